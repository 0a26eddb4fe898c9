/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of the graph of nests share. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_NEST_GRAPH_INT_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_NEST_GRAPH_INT_H

#include "payload/loop/affine_fuse/nest_graph.h"
#include "payload/loop/affine/touched.h"
#include "support/map.h"

typedef JIG_VEC(JigNest *) JigNestVec;

/* What is known of an access. */
typedef struct JigKnownAccess {
    JigAffineAccessInfo info;
    bool is_known;      /* the next one */
    JigTouched touched; /* whatever the loops of the nest do */
} JigKnownAccess;
void jig_nest_access_free(JigKnownAccess *x);

/* What can be reached from a nest by edges, or reaches it, as of a version of the graph. */
typedef struct JigReach {
    const JigNest *from;
    uint64_t version;
    JIG_VEC(bool) met; /* by number */
} JigReach;

struct JigNestGraph {
    JigBlock *block;
    size_t around; /* loops around the block */
    const JigViewFlow *flow;
    JigArena *arena;
    JigNestVec nests; /* by number; NULL: gone */
    JigNodeOrder order;
    JigPtrMap of_op;     /* op of the block -> nest */
    JigPtrMap infos;     /* access -> JigKnownAccess */
    JigPtrMap aliased;   /* memrefs that others may share memory with */
    JigPtrMap edges_of;  /* memref -> number of edges because of it */
    JigValueVec related; /* its keys, in the order in which they came */
    uint64_t version;
    JigReach reach[2]; /* against the edges, along them */
};

/* All dependences among what is in the graph. */
void jig_nest_graph_add_edges(JigNestGraph *g);
void jig_nest_drop_edges(JigNestGraph *g, JigNest *x);

#endif
