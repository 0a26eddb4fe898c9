/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine_fuse/fuse_cost.h"

#include "payload/loop/affine_fuse/loop_slice_int.h"
#include "payload/loop/affine/touched.h"
#include "support/map.h"

/* ---- Ops that are carried out ---- */

/* Numbers wrap around, as those of the reference do. */
typedef struct Cost {
    const JigLoopSlice *slice; /* loops of it run as often as it says; or NULL */
    JigPtrMap extra;           /* loop -> how many more ops in each iteration of it, or fewer */
} Cost;

static uint64_t extra_of(const Cost *c, const JigOp *loop) {
    return (uint64_t)(intptr_t)jig_ptrmap_get(&c->extra, loop);
}

static bool trips_of(const Cost *c, const JigOp *loop, uint64_t *out) {
    for (size_t i = 0; c->slice && i < c->slice->n; ++i)
        if (jig_loop_slice_affine_for(c->slice->ivs[i]) == loop)
            return jig_loop_slice_trips(c->slice, i, out);
    return jig_affine_trip_count(loop, out);
}

/* Ops of the body but for its end, how often it runs. */
static uint64_t cost_of(const Cost *c, const JigOp *loop) {
    uint64_t ops = extra_of(c, loop), trips = 0;
    for (JigOp *op = jig_block_first(jig_op_body(loop)); op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_AFFINE(FOR)))
            ops += cost_of(c, op);
        else if (!jig_op_is(op, JIG_AFFINE(IF)))
            ops += jig_op_next(op) != NULL;
    return trips_of(c, loop, &trips) ? trips * ops : 0;
}

/* Is the number of ops known? */
static JigWalk check_loop(JigOp *op, void *user) {
    uint64_t trips;
    if (!jig_op_is(op, JIG_AFFINE(FOR)))
        return JIG_WALK_ADVANCE;
    bool nested = op == user || jig_op_is(jig_op_parent(op), JIG_AFFINE(FOR));
    return nested && jig_affine_trip_count(op, &trips) ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

static bool is_countable(JigOp *loop) {
    return jig_walk_post(loop, check_loop, loop) != JIG_WALK_INTERRUPT;
}

/* ---- Ops of the copy ---- */

static void less(Cost *c, const JigOp *loop) {
    void **slot = jig_ptrmap_slot(&c->extra, loop);
    *slot = (void *)((uintptr_t)*slot - 1);
}

typedef struct Stores {
    Cost *cost;
    const JigOp *loop;
    JigPtrMap memrefs;
    uint64_t n;
} Stores;

static JigWalk count_store(JigOp *op, void *user) {
    Stores *s = user;
    if (!jig_affine_memory(op) || !jig_affine_memory(op)->writes)
        return JIG_WALK_ADVANCE;
    s->n++;
    JigValue *memref = jig_affine_memory_of(op);
    if (!jig_ptrset_add(&s->memrefs, memref))
        return JIG_WALK_ADVANCE;
    for (JigUse *u = jig_value_first_use(memref); u; u = jig_use_next(u)) {
        JigOp *read = jig_use_owner(u);
        if (jig_affine_memory(read) && !jig_affine_memory(read)->writes &&
            jig_op_is(jig_op_parent(read), JIG_AFFINE(FOR)) && jig_affine_is_around(s->loop, read))
            less(s->cost, jig_op_parent(read));
    }
    return JIG_WALK_ADVANCE;
}

/* A copy of one iteration hands on values: its stores will go, and the reads of what they write. */
static void count_forwarded(Cost *c, JigOp *source, const JigOp *loop) {
    Stores s = {.cost = c, .loop = loop};
    jig_walk_post(source, count_store, &s);
    for (uint64_t i = 0; i < s.n; ++i)
        less(c, loop);
    jig_ptrmap_free(&s.memrefs);
}

static bool fused_cost(JigOp *source, JigOp *into, const JigLoopSlice *slice, int64_t *out) {
    uint64_t iterations = jig_loop_slice_iterations(slice);
    if (!iterations)
        return false;
    Cost c = {.slice = slice};
    if (iterations == 1)
        count_forwarded(&c, source, slice->loop);
    uint64_t copy = cost_of(&c, source);
    c.slice = NULL;
    jig_ptrmap_set(&c.extra, slice->loop, (void *)(uintptr_t)copy);
    *out = (int64_t)cost_of(&c, into);
    jig_ptrmap_free(&c.extra);
    return true;
}

bool jig_loop_fuse_adds(JigOp *source, JigOp *into, const JigLoopSlice *slice, double *out) {
    Cost none = {0};
    int64_t cost;
    if (!is_countable(source) || !is_countable(into) || !fused_cost(source, into, slice, &cost))
        return false;
    *out = (double)cost / ((double)cost_of(&none, source) + (double)cost_of(&none, into)) - 1;
    return true;
}

/* ---- Memory that is touched ---- */

static bool bytes_of(JigOp *access, const JigLoopSlice *slice, JigArena *a, int64_t *out) {
    JigTouched t;
    bool ok = (slice ? jig_loop_affine_touched_in_slice(access, slice, a, &t)
                     : jig_loop_affine_touched_by(access, 0, a, &t)) &&
              jig_loop_affine_touched_bytes(&t, a, out);
    jig_loop_affine_touched_free(&t);
    return ok;
}

typedef struct Best {
    size_t depth;
    double reduction;
    int64_t bytes;
} Best;

static void choose_depth(JigOp *source, JigOp *access, JigOp *into, const JigLoopSlice *slices,
                         size_t n, double tolerance, JigArena *a, Best *best) {
    int64_t all, bytes;
    double more;
    if (!bytes_of(access, NULL, a, &all))
        return;
    for (size_t i = n; i > 0; --i) {
        if (!slices[i - 1].n || !jig_loop_fuse_adds(source, into, &slices[i - 1], &more) ||
            !bytes_of(access, &slices[i - 1], a, &bytes) || !bytes)
            continue;
        double reduction = (double)all / (double)bytes;
        if (reduction > best->reduction && more <= tolerance)
            *best = (Best){i, reduction, bytes};
    }
}

bool jig_loop_fuse_pays(JigNestGraph *g, const JigNest *source, JigOp *access, const JigNest *into,
                        const JigLoopSlice *slices, size_t n, double tolerance, JigArena *a,
                        size_t *depth) {
    Best best = {0};
    int64_t into_bytes, source_bytes, fused, apart;
    double more;
    *depth = n;
    if (!access)
        return jig_loop_fuse_adds(source->op, into->op, &slices[n - 1], &more) && more <= tolerance;
    choose_depth(source->op, access, into->op, slices, n, tolerance, a, &best);
    *depth = best.depth;
    return best.depth && jig_nest_footprint(g, into, &into_bytes) &&
           jig_nest_footprint(g, source, &source_bytes) &&
           !__builtin_add_overflow(into_bytes, best.bytes, &fused) &&
           !__builtin_add_overflow(into_bytes, source_bytes, &apart) && fused <= apart;
}
