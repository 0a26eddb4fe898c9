/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Nests next to those that read what they read. */
#include "payload/loop/affine_fuse/affine_fuse_int.h"

#include "support/map.h"

/* ---- Candidates ---- */

typedef struct Search {
    const JigFuser *f;
    JigNest *into;
    JigPtrMap seen; /* siblings that were tried */
} Search;

/* Does it write to what it reads, and an earlier one, too? */
static bool updates(const JigFuser *f, const JigNest *x) {
    for (size_t i = 0; i < x->loads.len; ++i) {
        JigValue *memref = x->loads.data[i]->memref;
        for (size_t k = 0; k < x->stores.len; ++k)
            if (x->stores.data[k]->memref == memref)
                return jig_nest_num_in_stores(f->graph, x, memref) > 0;
    }
    return false;
}

static bool writes_several(const JigNest *x) {
    for (size_t i = 1; i < x->stores.len; ++i)
        if (x->stores.data[i]->memref != x->stores.data[0]->memref)
            return true;
    return false;
}

static bool is_sibling(const Search *s, const JigNest *x, const JigValue *memref) {
    return jig_nest_num_loads(x, memref) == 1 && !jig_nest_is_related(s->f->graph, x, s->into) &&
           !updates(s->f, x) && !writes_several(x);
}

/* The affine.for of the block that the op is in, by affine loops only. */
static JigNest *nest_around(const JigFuser *f, JigOp *op) {
    JigOp *top = jig_block_ancestor(jig_nest_graph_block(f->graph), op);
    JigNest *x = top && jig_affine_is_around(top, op) ? jig_nest_of(f->graph, top) : NULL;
    return x && x->is_loop ? x : NULL;
}

/* By arguments of the block that both read. */
static JigNest *find_by_argument(Search *s, JigValue **memref) {
    JigBlock *block = jig_op_block(s->into->op);
    for (size_t i = 0; i < jig_block_num_args(block); ++i) {
        *memref = jig_block_arg(block, i);
        if (!jig_nest_num_loads(s->into, *memref))
            continue;
        for (JigUse *u = jig_value_first_use(*memref); u; u = jig_use_next(u)) {
            JigOp *op = jig_use_owner(u);
            JigNest *x = jig_affine_memory(op) && !jig_affine_memory(op)->writes
                             ? nest_around(s->f, op)
                             : NULL;
            if (x && x != s->into && !jig_ptrmap_has(&s->seen, x) && is_sibling(s, x, *memref))
                return x;
        }
    }
    return NULL;
}

/* By what one nest writes and both read. */
static JigNest *find_by_producer(Search *s, JigValue **memref) {
    for (size_t i = 0; i < s->into->in.len; ++i) {
        const JigNestEdge *e = &s->into->in.data[i];
        const JigNest *from = jig_nest_at(s->f->graph, e->other);
        if (e->order_only || !jig_type_is_memref(jig_value_type(e->value)) ||
            !jig_nest_num_loads(s->into, e->value) ||
            (!jig_nest_num_stores(from, e->value) && jig_value_def(e->value) != from->op))
            continue;
        *memref = e->value;
        for (size_t k = 0; k < from->out.len; ++k) {
            JigNest *x = jig_nest_at(s->f->graph, from->out.data[k].other);
            if (!from->out.data[k].order_only && from->out.data[k].value == e->value &&
                x != s->into && x->is_loop && !jig_ptrmap_has(&s->seen, x) &&
                is_sibling(s, x, e->value))
                return x;
        }
    }
    return NULL;
}

static JigNest *find_sibling(Search *s, JigValue **memref) {
    JigNest *x = find_by_argument(s, memref);
    if (!x)
        x = find_by_producer(s, memref);
    if (x)
        jig_ptrset_add(&s->seen, x);
    return x;
}

/* ---- One sibling ---- */

static const JigAffineAccessInfo *first_read(const JigNest *x, const JigValue *memref) {
    for (size_t i = 0; i < x->loads.len; ++i)
        if (x->loads.data[i]->memref == memref)
            return x->loads.data[i];
    return NULL;
}

static void fuse(JigAttempt *t, size_t depth) {
    JigNestGraph *g = t->by->graph;
    JigOp *op = t->source->op;
    bool anew = jig_loop_fuse_attempt_copy(t, depth);
    jig_nest_fused_sibling(g, t->source, t->into);
    if (anew)
        jig_nest_forget_accesses(g, t->into->op);
    jig_nest_reread(g, t->into, t->into->op);
    jig_nest_forget_accesses(g, op);
    jig_nest_remove(g, t->source);
    jig_rw_erase(t->by->rw, op);
}

static void fuse_sibling(const JigFuser *f, JigNest *source, JigNest *into, JigValue *memref,
                         bool *stop) {
    bool ahead = jig_op_is_before(source->op, into->op);
    JigOp *place = jig_nest_place(f->graph, ahead ? source : into, ahead ? into : source);
    if (!place || jig_op_num_results(source->op))
        return;
    JigAttempt t = jig_loop_fuse_attempt(f, source, into);
    t.shared = memref;
    t.place = place;
    t.n = first_read(into, memref)->access.num_loops - t.around;
    jig_loop_fuse_attempt_all_depths(&t);
    size_t depth = jig_loop_fuse_attempt_best_depth(&t, first_read(source, memref)->op, stop);
    if (depth)
        fuse(&t, depth);
    jig_loop_fuse_attempt_free(&t);
}

void jig_loop_fuse_siblings_into(const JigFuser *f, JigNest *into) {
    Search s = {.f = f, .into = into};
    JigValue *memref;
    bool stop = false;
    for (JigNest *x; !stop && (x = find_sibling(&s, &memref));)
        fuse_sibling(f, x, into, memref, &stop);
    jig_ptrmap_free(&s.seen);
}
