/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How deep a nest can go into another one. */
#include "payload/loop/affine/access_forms.h"
#include "payload/loop/affine_fuse/affine_fuse_int.h"
#include "payload/loop/affine_fuse/fuse_copy.h"
#include "payload/loop/affine_fuse/fuse_cost.h"

#include "rewrite/values.h"
#include "support/map.h"

/* ---- Places in the block ---- */

/* What a nest touches: a memref is mapped to whether it is written. */
static void note_accesses(const JigNest *x, JigPtrMap *out) {
    for (size_t i = 0; i < x->loads.len; ++i)
        jig_ptrmap_slot(out, x->loads.data[i]->memref);
    for (size_t i = 0; i < x->stores.len; ++i)
        jig_ptrmap_set(out, x->stores.data[i]->memref, (void *)x);
}

static bool touches(const JigNest *x, const JigPtrMap *memrefs) {
    for (size_t i = 0; i < x->loads.len; ++i)
        if (jig_ptrmap_get(memrefs, x->loads.data[i]->memref))
            return true;
    for (size_t i = 0; i < x->stores.len; ++i)
        if (jig_ptrmap_has(memrefs, x->stores.data[i]->memref))
            return true;
    return false;
}

static JigWalk has_user(JigOp *op, void *user) {
    if (jig_affine_memory(op))
        return JIG_WALK_ADVANCE;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u))
            if (jig_op_is_proper_ancestor(user, jig_use_owner(u)))
                return JIG_WALK_INTERRUPT;
    return JIG_WALK_ADVANCE;
}

/* Is there no op that the second nest needs at or behind one that needs the first? */
static bool has_place(const JigAttempt *t) {
    bool ahead = jig_op_is_before(t->source->op, t->into->op);
    const JigNest *first = ahead ? t->source : t->into, *second = ahead ? t->into : t->source;
    JigPtrMap of_first = {0}, of_second = {0};
    bool needs_first = false, ok = true;
    note_accesses(first, &of_first);
    note_accesses(second, &of_second);
    for (JigOp *op = jig_op_next(first->op); ok && op != second->op; op = jig_op_next(op)) {
        const JigNest *x = jig_nest_of(t->by->graph, op);
        needs_first |= x && touches(x, &of_first);
        ok = !needs_first || !((x && touches(x, &of_second)) ||
                               jig_walk_post(op, has_user, second->op) == JIG_WALK_INTERRUPT);
    }
    jig_ptrmap_free(&of_first);
    jig_ptrmap_free(&of_second);
    return ok;
}

/* ---- What carries dependences in the destination ---- */

/* Within the loops around both nests. */
static bool depends(const JigAffineAccessInfo *x, const JigAffineAccessInfo *y, size_t around) {
    size_t common = jig_dependence_common_loops(&x->access, &y->access);
    for (size_t depth = around + 1; depth <= common + 1; ++depth)
        if (jig_affine_depends(x, y, depth, false, NULL) != JIG_DEPENDS_NOT)
            return true;
    return false;
}

/* The first loop that a dependence between the two needs to run in order, from 1. */
static size_t first_carrying(const JigAffineAccessInfo *x, const JigAffineAccessInfo *y) {
    size_t common = jig_dependence_common_loops(&x->access, &y->access);
    for (size_t depth = 1; depth <= common + 1; ++depth)
        if (jig_affine_depends(x, y, depth, false, NULL) != JIG_DEPENDS_NOT)
            return depth;
    return SIZE_MAX;
}

/* Of accesses to what is handed on: loops around all of them but those that carry dependences among
 * them, and those within. */
static size_t max_depth(const JigAttempt *t, JigAccessList all) {
    JigAccessList some = {0};
    const JigAffineAccessInfo **at =
        JIG_NEW_ARRAY(t->arena, const JigAffineAccessInfo *, all.n + 1);
    JigOpVec loops = {0};
    bool writes = false;
    for (size_t i = 0; i < all.n; ++i)
        if (jig_values_have(t->memrefs.data, t->memrefs.len, all.at[i]->memref)) {
            writes |= all.at[i]->writes;
            at[some.n++] = all.at[i];
        }
    some.at = at;
    some = jig_loop_affine_accesses_of_forms(some, t->arena);
    size_t depth = jig_loop_slice_common_loops(some, &loops);
    for (size_t i = 0; writes && i < some.n; ++i)
        for (size_t k = 0; k < some.n; ++k) {
            size_t at_loop = first_carrying(some.at[i], some.at[k]);
            if (at_loop - 1 < depth)
                depth = at_loop - 1;
        }
    jig_vec_free(&loops);
    return depth;
}

/* ---- Does the source go? ---- */

/* It does if whatever else needs it stands behind the copies, and they do all that it did, unless
 * nobody would notice. */
static bool source_goes(const JigAttempt *t, const JigLoopSlice *slice) {
    bool needed = t->escaping.len > 0;
    for (size_t i = 0; i < t->source->out.len; ++i) {
        JigOp *op = jig_nest_at(t->by->graph, t->source->out.data[i].other)->op;
        if (op == t->into->op)
            continue;
        if (t->place != op && !jig_op_is_before(t->place, op))
            return false;
        needed = true;
    }
    return !needed || jig_loop_slice_is_whole(slice, t->arena);
}

/* ---- All depths ---- */

typedef struct Lists {
    JigAccessList first, second; /* as for jig_loop_slice_find */
    bool first_is_source;
} Lists;

/* Of the first nest: what is stored, or the shared reads. */
static Lists lists_of(const JigAttempt *t) {
    Lists l = {.first_is_source = jig_op_is_before(t->source->op, t->into->op)};
    const JigNest *first = l.first_is_source ? t->source : t->into,
                  *second = l.first_is_source ? t->into : t->source;
    JigAccessList all = jig_nest_accesses(t->by->graph, first, t->arena);
    const JigAffineAccessInfo **at =
        JIG_NEW_ARRAY(t->arena, const JigAffineAccessInfo *, all.n + 1);
    for (size_t i = 0; i < all.n; ++i)
        if (t->shared ? !all.at[i]->writes && all.at[i]->memref == t->shared : all.at[i]->writes)
            at[l.first.n++] = all.at[i];
    l.first.at = at;
    l.second = jig_nest_accesses(t->by->graph, second, t->arena);
    return l;
}

static JigWalk find_if(JigOp *op, void *user) {
    (void)user;
    return jig_op_is(op, JIG_AFFINE(IF)) ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

static bool has_if(const JigNest *x) {
    return jig_walk_pre(x->op, find_if, NULL) == JIG_WALK_INTERRUPT;
}

static JigFusion fusion_at(const JigAttempt *t, const JigLoopSlice *slice, bool goes) {
    return (JigFusion){.graph = t->by->graph,
                       .source = t->source,
                       .into = t->into,
                       .slice = slice,
                       .source_goes = goes,
                       .is_sibling = t->shared,
                       .arena = t->arena};
}

static bool try_depth(JigAttempt *t, const Lists *l, size_t depth) {
    JigLoopSlice *slice = &t->slices[depth - 1];
    if (!jig_loop_slice_find(l->first, l->second, t->around + depth, l->first_is_source, t->arena,
                             slice))
        return false;
    t->source_goes[depth - 1] =
        t->shared ? jig_loop_slice_is_whole(slice, t->arena) : source_goes(t, slice);
    return true;
}

/* Of the depth that is chosen: it is asked last, so that depths which would change what is computed
 * have their part in the choice, as for the reference, and nothing else is chosen in their place.
 */
static bool is_right(const JigAttempt *t, size_t depth) {
    JigFusion f = fusion_at(t, &t->slices[depth - 1], t->source_goes[depth - 1]);
    if (!jig_loop_fuse_copy_keeps_carried(t->source->op, f.slice, t->shared && depth == t->n,
                                          t->into->op))
        return false;
    return (!t->shared || t->source_goes[depth - 1]) && jig_loop_fuse_is_plain(&f) &&
           jig_loop_fuse_keeps_values(&f);
}

void jig_loop_fuse_attempt_all_depths(JigAttempt *t) {
    t->slices = JIG_NEW_ARRAY(t->arena, JigLoopSlice, t->n + 1);
    t->source_goes = JIG_NEW_ARRAY(t->arena, bool, t->n + 1);
    if (!t->n || !has_place(t) || has_if(t->source) || has_if(t->into))
        return;
    Lists l = lists_of(t);
    size_t most = t->around + t->n;
    if (!t->shared)
        most = max_depth(t, l.second);
    for (size_t depth = 1; depth <= t->n; ++depth) {
        if (t->around + depth <= most && try_depth(t, &l, depth))
            t->deepest = depth;
        else
            t->slices[depth - 1] = (JigLoopSlice){0};
    }
}

JigAttempt jig_loop_fuse_attempt(const JigFuser *f, JigNest *source, JigNest *into) {
    return (JigAttempt){.by = f,
                        .arena = jig_arena_create(),
                        .source = source,
                        .into = into,
                        .around = jig_affine_num_vars_around(into->op)};
}

/* ---- Which one ---- */

/* Does an access depend on itself, maybe by way of others, in loops of the nest? Then nothing of it
 * may run twice. */
static bool has_cycle(const JigAttempt *t, const JigNest *x) {
    JigAccessList l = jig_nest_accesses(t->by->graph, x, t->arena);
    size_t *waits = JIG_NEW_ARRAY(t->arena, size_t, l.n + 1), left = l.n;
    JigIdVec *behind = JIG_NEW_ARRAY(t->arena, JigIdVec, l.n + 1), free_ones = {0};
    for (unsigned i = 0; i < l.n; ++i)
        for (unsigned k = 0; k < l.n; ++k)
            if (l.at[i]->memref == l.at[k]->memref && depends(l.at[i], l.at[k], t->around)) {
                jig_vec_push(&behind[i], k);
                waits[k]++;
            }
    for (unsigned i = 0; i < l.n; ++i)
        if (!waits[i])
            jig_vec_push(&free_ones, i);
    for (; free_ones.len; --left) {
        unsigned i = jig_vec_pop(&free_ones);
        for (size_t k = 0; k < behind[i].len; ++k)
            if (!--waits[behind[i].data[k]])
                jig_vec_push(&free_ones, behind[i].data[k]);
    }
    for (size_t i = 0; i < l.n; ++i)
        jig_vec_free(&behind[i]);
    jig_vec_free(&free_ones);
    return left > 0;
}

size_t jig_loop_fuse_attempt_best_depth(const JigAttempt *t, JigOp *access, bool *stop) {
    size_t depth = t->deepest;
    const JigFuseOptions *o = t->by->options;
    double more, tolerance = o->tolerance;
    if (!depth)
        return 0;
    if (has_cycle(t, t->source)) {
        tolerance = 0;
        *stop = o->maximal &&
                (!jig_loop_fuse_adds(t->source->op, t->into->op, &t->slices[depth - 1], &more) ||
                 more > 0);
    }
    if (o->maximal ? *stop
                   : !jig_loop_fuse_pays(t->by->graph, t->source, access, t->into, t->slices, depth,
                                         tolerance, t->arena, &depth))
        return 0;
    return is_right(t, depth) ? depth : 0;
}

bool jig_loop_fuse_attempt_copy(const JigAttempt *t, size_t depth) {
    JigRewriter *rw = t->by->rw;
    bool anew = jig_loop_fuse_copy_slice(rw, t->source->op, &t->slices[depth - 1],
                                         t->shared && depth == t->n, t->into->op);
    if (t->place != t->into->op)
        jig_rw_move_before(rw, t->into->op, t->place);
    return anew;
}

void jig_loop_fuse_attempt_free(JigAttempt *t) {
    jig_vec_free(&t->memrefs);
    jig_vec_free(&t->escaping);
    jig_arena_destroy(t->arena);
}
