/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A jump: where to, and with what. Patterns take branches apart and put them together from these.
 */
#ifndef JIG_DIALECT_CF_EDGE_H
#define JIG_DIALECT_CF_EDGE_H

#include "dialect/cf/cf_int.h"

typedef struct JigEdge {
    JigBlock *dest;
    JigValue **operands; /* in the rewriter's arena */
    size_t n;
} JigEdge;

JigEdge jig_cf_edge(JigRewriter *rw, const JigOp *op, size_t successor);
bool jig_cf_edges_equal(const JigEdge *a, const JigEdge *b);
/* When the destination does nothing but jump on: the edge to where it jumps. */
bool jig_cf_collapse(JigRewriter *rw, JigEdge *e);
/* Replaces `op` by a jump along the edge. */
void jig_cf_replace_with_br(JigRewriter *rw, JigOp *op, const JigEdge *e);

#endif
