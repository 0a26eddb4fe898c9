/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Nests into those that read what they write. */
#include "payload/loop/affine_fuse/affine_fuse_int.h"

#include "payload/loop/affine_fuse/sink_sequential.h"
#include "payload/loop/affine/touched.h"
#include "rewrite/values.h"
#include "support/map.h"

/* ---- Candidates ---- */

static int by_number(const void *a, const void *b) {
    unsigned x = *(const unsigned *)a, y = *(const unsigned *)b;
    return (x > y) - (x < y);
}

static bool writes_any(const JigNest *x, const JigPtrMap *memrefs) {
    for (size_t i = 0; i < x->stores.len; ++i)
        if (jig_ptrmap_has(memrefs, x->stores.data[i]->memref))
            return true;
    return false;
}

static void find_producers(const JigFuser *f, const JigNest *into, JigIdVec *out) {
    JigPtrMap read = {0}, seen = {0};
    for (size_t i = 0; i < into->loads.len; ++i)
        jig_ptrset_add(&read, into->loads.data[i]->memref);
    for (size_t i = 0; i < into->in.len; ++i) {
        JigNest *x = jig_nest_at(f->graph, into->in.data[i].other);
        if (x->is_loop && !into->in.data[i].order_only && writes_any(x, &read) &&
            jig_ptrset_add(&seen, x))
            jig_vec_push(out, x->id);
    }
    if (out->len)
        qsort(out->data, out->len, sizeof *out->data, by_number);
    jig_ptrmap_free(&read);
    jig_ptrmap_free(&seen);
}

/* ---- What is handed on, and who sees it ---- */

static void collect_memrefs(JigAttempt *t) {
    JigPtrMap written = {0}, seen = {0};
    for (size_t i = 0; i < t->source->stores.len; ++i)
        jig_ptrset_add(&written, t->source->stores.data[i]->memref);
    for (size_t i = 0; i < t->into->loads.len; ++i) {
        JigValue *memref = t->into->loads.data[i]->memref;
        if (jig_ptrmap_has(&written, memref) && jig_ptrset_add(&seen, memref))
            jig_vec_push(&t->memrefs, memref);
    }
    jig_ptrmap_free(&written);
    jig_ptrmap_free(&seen);
}

/* An access at affine indices, by whatever op. */
static bool is_affine_use(const JigOp *op) {
    return jig_affine_memory(op) || jig_op_is(op, JIG_AFFINE(PREFETCH)) ||
           jig_op_is(op, JIG_AFFINE(DMA_START)) || jig_op_is(op, JIG_AFFINE(DMA_WAIT));
}

/* May others than affine accesses in the block see it? */
static bool escapes(const JigBlock *block, JigValue *memref) {
    JigOp *def = jig_value_def(memref);
    if (!def || !jig_alias_only_affects(def, memref, JIG_EFFECT_ALLOC))
        return true;
    for (JigUse *u = jig_value_first_use(memref); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        JigOp *up = jig_region_ancestor_op(jig_block_region(block), user);
        if (!up || (jig_op_block(up) == block && !is_affine_use(user)))
            return true;
    }
    return false;
}

static void collect_escaping(JigAttempt *t) {
    JigPtrMap seen = {0};
    for (size_t i = 0; i < t->source->stores.len; ++i) {
        JigValue *memref = t->source->stores.data[i]->memref;
        if (jig_ptrset_add(&seen, memref) && escapes(jig_nest_graph_block(t->by->graph), memref))
            jig_vec_push(&t->escaping, memref);
    }
    jig_ptrmap_free(&seen);
}

static bool is_listed(const JigValueVec *list, const JigValue *v) {
    return jig_values_have(list->data, list->len, v);
}

/* Variables of loops of the destination around all its accesses to what is handed on. */
static size_t loops_around_uses(const JigAttempt *t) {
    const JigNest *d = t->into;
    JigOpVec loops = {0};
    JigAccessList l = {0};
    const JigAffineAccessInfo **at =
        JIG_NEW_ARRAY(t->arena, const JigAffineAccessInfo *, jig_nest_num_accesses(d) + 1);
    for (size_t i = 0; i < jig_nest_num_accesses(d); ++i) {
        const JigAffineAccessInfo *x = jig_nest_access(d, i);
        if (is_listed(&t->memrefs, x->memref))
            at[l.n++] = x;
    }
    l.at = at;
    size_t n = jig_loop_slice_common_loops(l, &loops);
    jig_vec_free(&loops);
    return n;
}

/* The only store of the source to what is handed on; NULL: there are several. */
static JigOp *only_store(const JigAttempt *t) {
    JigOp *found = NULL;
    for (size_t i = 0; i < t->source->stores.len; ++i) {
        if (!is_listed(&t->memrefs, t->source->stores.data[i]->memref))
            continue;
        if (found)
            return NULL;
        found = t->source->stores.data[i]->op;
    }
    return found;
}

/* ---- Private memory ---- */

static bool others_need(const JigAttempt *t, const JigValue *memref) {
    for (size_t i = 0; i < t->source->out.len; ++i)
        if (!t->source->out.data[i].order_only && t->source->out.data[i].value == memref &&
            t->source->out.data[i].other != t->into->id)
            return true;
    return false;
}

static bool may_be_private(const JigAttempt *t, size_t depth, JigValue *memref) {
    bool goes = t->source_goes[depth - 1], escaping = is_listed(&t->escaping, memref);
    JigFusion f = {.graph = t->by->graph,
                   .source = t->source,
                   .into = t->into,
                   .slice = &t->slices[depth - 1],
                   .source_goes = goes,
                   .arena = t->arena};
    if (!jig_loop_affine_element_bytes(jig_value_type(memref)))
        return false;
    if (escaping && (goes || jig_nest_num_stores(t->into, memref)))
        return false;
    if (jig_nest_num_in_stores(t->by->graph, t->source, memref) ||
        jig_nest_num_out(t->into, memref) || (goes && others_need(t, memref)))
        return false;
    return jig_loop_fuse_may_privatize(&f, memref, escaping);
}

typedef struct Stores {
    const JigValue *memref;
    JigOpVec found;
} Stores;

static JigWalk find_store(JigOp *op, void *user) {
    Stores *s = user;
    if (jig_affine_memory(op) && jig_affine_memory(op)->writes &&
        jig_affine_memory_of(op) == s->memref)
        jig_vec_push(&s->found, op);
    return JIG_WALK_ADVANCE;
}

/* False: it stays where it is. */
static bool make_private(const JigAttempt *t, size_t depth, JigValue *memref, JigValue **out) {
    Stores s = {.memref = memref};
    jig_walk_post(t->into->op, find_store, &s);
    *out = s.found.len
               ? jig_loop_fuse_make_private(t->by->rw, t->by->graph, t->into->op,
                                            jig_op_body(t->slices[depth - 1].loop), s.found.data,
                                            s.found.len, depth, &t->by->options->memory)
               : NULL;
    jig_vec_free(&s.found);
    return *out;
}

/* ---- One producer ---- */

static void remove_source(const JigFuser *f, JigNest *source) {
    JigOp *op = source->op;
    jig_nest_forget_accesses(f->graph, op);
    jig_nest_remove(f->graph, source);
    jig_rw_erase(f->rw, op);
}

static void fuse(JigAttempt *t, size_t depth) {
    JigNestGraph *g = t->by->graph;
    JigValueVec privates = {0}, made = {0}, kept = {0}, new = {0};
    for (size_t i = 0; i < t->memrefs.len; ++i)
        if (may_be_private(t, depth, t->memrefs.data[i]))
            jig_vec_push(&privates, t->memrefs.data[i]);
    jig_loop_fuse_attempt_copy(t, depth);
    for (size_t i = 0; i < privates.len; ++i) {
        JigValue *memref;
        if (make_private(t, depth, privates.data[i], &memref)) {
            jig_vec_push(&made, privates.data[i]);
            jig_vec_push(&new, memref);
        } else {
            jig_vec_push(&kept, privates.data[i]);
        }
    }
    JigPrivates p = {made.data, kept.data, made.len, kept.len};
    jig_nest_fused(g, t->source, t->into, &p, t->source_goes[depth - 1]);
    for (size_t i = 0; i < new.len; ++i)
        jig_nest_add_edge(g, jig_nest_add(g, jig_value_def(new.data[i])), t->into, new.data[i]);
    jig_nest_reread(g, t->into, t->into->op);
    if (t->source_goes[depth - 1])
        remove_source(t->by, t->source);
    jig_vec_free(&privates);
    jig_vec_free(&made);
    jig_vec_free(&kept);
    jig_vec_free(&new);
}

static bool has_many_users(const JigAttempt *t, size_t max_users) {
    for (size_t i = 0; i < t->memrefs.len; ++i)
        if (jig_nest_num_out(t->source, t->memrefs.data[i]) > max_users)
            return true;
    return false;
}

static bool fuse_producer(const JigFuser *f, JigNest *source, JigNest *into, size_t max_users,
                          bool *stop) {
    if (jig_op_num_results(source->op))
        return false;
    JigAttempt t = jig_loop_fuse_attempt(f, source, into);
    size_t depth = 0;
    collect_memrefs(&t);
    if (t.memrefs.len && !has_many_users(&t, max_users))
        t.place = jig_nest_place(f->graph, source, into);
    if (t.place) {
        collect_escaping(&t);
        t.n = loops_around_uses(&t) - t.around;
        jig_loop_fuse_attempt_all_depths(&t);
        depth = jig_loop_fuse_attempt_best_depth(&t, only_store(&t), stop);
    }
    if (depth)
        fuse(&t, depth);
    jig_loop_fuse_attempt_free(&t);
    return depth;
}

void jig_loop_fuse_producers_into(const JigFuser *f, JigNest *into, size_t max_users) {
    if (jig_op_num_results(into->op))
        return;
    JigOp *root = jig_loop_fuse_sink_sequential(f->rw, into->op);
    if (root != into->op) {
        jig_nest_forget_accesses(f->graph, root);
        jig_nest_reread(f->graph, into, root);
    }
    JigIdVec sources = {0};
    bool stop = false;
    for (bool changed = true; changed && !stop;) {
        changed = false;
        sources.len = 0;
        find_producers(f, into, &sources);
        while (sources.len && !stop) {
            JigNest *source = jig_nest_find(f->graph, jig_vec_pop(&sources));
            if (source)
                changed |= fuse_producer(f, source, into, max_users, &stop);
        }
    }
    jig_vec_free(&sources);
}
