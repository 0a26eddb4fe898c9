/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The dominator tree of one region, for those who walk it.
 *
 * Invariants: nodes are numbered in preorder of a depth-first walk from the
 * entry, which is node 0; only reachable blocks have nodes; a node dominates
 * another iff its interval [in, out] contains the other's.
 */
#ifndef JIG_IR_DOMINANCE_H
#define JIG_IR_DOMINANCE_H

#include "ir/cfg.h"

typedef struct JigDomNode {
    JigBlock *block;
    uint32_t idom;           /* of the entry: itself */
    uint32_t child, sibling; /* first child, next child of the same parent; 0: none */
    uint32_t in, out;
} JigDomNode;

typedef struct JigDomTree {
    JigDomNode *nodes;
    size_t len;
} JigDomTree;

/* The tree of a region that is not empty; kept until invalidated. */
const JigDomTree *jig_dominance_tree(JigDominance *d, const JigRegion *region);
/* The node of a block in its region's tree; NULL: it is not reachable. */
const JigDomNode *jig_dominance_node(JigDominance *d, const JigBlock *block);
/* Nothing changes from here on: then questions in deep nests are cheap, too, for those who walk
 * depth first. */
void jig_dominance_hold(JigDominance *d);

#endif
