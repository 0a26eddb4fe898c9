/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which ops of a block depend on which: affine loop nests and whatever else has effects on memory,
 * or results. An edge goes from an op to a later one that must stay behind it, because of a value:
 * a memref of which both touch an element, one of them changing it, or a result that a nest uses.
 */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_NEST_GRAPH_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_NEST_GRAPH_H

#include "analysis/view_flow.h"
#include "payload/loop/affine_fuse/loop_slice.h"
#include "payload/loop/affine_fuse/node_order.h"

typedef struct JigNestEdge {
    unsigned other;  /* the op at the other end */
    bool order_only; /* the later one has its own copy of the earlier one: a dependence of order
               alone */
    JigValue *value;
} JigNestEdge;

/* A memref that ops touch in another way than by affine accesses. */
typedef struct JigTouch {
    JigOp *op;
    JigValue *memref; /* NULL: any that escapes */
    bool writes;      /* or frees */
} JigTouch;

typedef struct JigNest {
    unsigned id;
    JigOp *op;
    bool is_loop;
    JIG_VEC(const JigAffineAccessInfo *) loads, stores;
    JIG_VEC(JigTouch) others;
    JIG_VEC(JigNestEdge) in, out;
} JigNest;

typedef struct JigNestGraph JigNestGraph;

/* `flow` is of what is around the block. NULL: the block has ops that can't be told about. The
 * caller destroys it. */
JigNestGraph *jig_nest_graph_create(JigBlock *block, const JigViewFlow *flow);
void jig_nest_graph_destroy(JigNestGraph *g);
JigBlock *jig_nest_graph_block(const JigNestGraph *g);
JigArena *jig_nest_graph_arena(const JigNestGraph *g);
/* The nest of that number. Find: NULL when it was removed. At: it is there, as at either end of an
 * edge. */
JigNest *jig_nest_find(const JigNestGraph *g, unsigned id);
JigNest *jig_nest_at(const JigNestGraph *g, unsigned id);
/* Of the op; NULL: there is none. */
JigNest *jig_nest_of(const JigNestGraph *g, const JigOp *op);
/* Appends all, in the order in which they are gone through. */
void jig_nest_graph_order(const JigNestGraph *g, JigIdVec *out);

/* ---- Accesses ---- */
/* One by one: what is read, then what is written. */
size_t jig_nest_num_accesses(const JigNest *x);
const JigAffineAccessInfo *jig_nest_access(const JigNest *x, size_t i);
size_t jig_nest_num_loads(const JigNest *x, const JigValue *memref);
size_t jig_nest_num_stores(const JigNest *x, const JigValue *memref); /* in any way */
/* Both in one list, in the order of the program. */
JigAccessList jig_nest_accesses(const JigNestGraph *g, const JigNest *x, JigArena *a);
/* Reads the nest again after it was changed; `root` is its op. */
void jig_nest_reread(JigNestGraph *g, JigNest *x, JigOp *root);
/* How many bytes the nest touches; false: unknown. As jig_loop_affine_footprint, but what accesses
 * touch is found out once. */
bool jig_nest_footprint(JigNestGraph *g, const JigNest *x, int64_t *out);
/* Before the op of an access is erased, or when loops around it have changed. */
void jig_nest_forget_access(JigNestGraph *g, const JigOp *access);
void jig_nest_forget_accesses(JigNestGraph *g, JigOp *root); /* all in it */
/* May the memrefs be, or have parts of, the same memory without being the same value? */
bool jig_nest_graph_may_alias(const JigNestGraph *g, JigValue *a, JigValue *b);
/* Does it escape: may an op that tells no effects touch it? */
bool jig_nest_memref_escapes(JigValue *memref);

/* ---- Edges ---- */
/* Those of order alone don't count. */
size_t jig_nest_num_out(const JigNest *x, const JigValue *value); /* NULL: all */
size_t jig_nest_num_in_stores(const JigNestGraph *g, const JigNest *x, const JigValue *memref);
void jig_nest_add_edge(JigNestGraph *g, JigNest *from, JigNest *to, JigValue *value);
/* Is one op behind the other, or the other behind the one, by edges? Quick for the same `b`. */
bool jig_nest_is_related(JigNestGraph *g, const JigNest *a, const JigNest *b);
/* Before which op a nest made of both may stand; `first` stands first. NULL: nowhere. */
JigOp *jig_nest_place(JigNestGraph *g, const JigNest *first, const JigNest *second);

/* Memrefs that there were edges because of, and are none now. */
void jig_nest_graph_unrelated(const JigNestGraph *g, JigValueVec *out);

/* ---- Changes ---- */
JigNest *jig_nest_add(JigNestGraph *g, JigOp *op);
void jig_nest_remove(JigNestGraph *g, JigNest *x);
/* Memrefs of which a fused nest only uses what it wrote itself. Made: new ones, its own, stand in
 * their place, so that it has no edges because of them. Kept: no new one could be made, and its
 * edges are left, of order alone. */
typedef struct JigPrivates {
    JigValue *const *made, *const *kept;
    size_t num_made, num_kept;
} JigPrivates;
/* What the source needs the destination needs, too. Where the source goes, what needs it needs the
 * destination; else their edges are of order alone. */
void jig_nest_fused(JigNestGraph *g, JigNest *source, JigNest *into, const JigPrivates *privates,
                    bool source_goes);
/* All edges of the source become those of the destination. */
void jig_nest_fused_sibling(JigNestGraph *g, JigNest *source, JigNest *into);

#endif
