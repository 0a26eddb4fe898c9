/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine_fuse/sink_sequential.h"

#include "dialect/affine/affine_domain.h"

typedef struct Band {
    JigArena *arena;
    JigOpVec loops; /* perfectly nested */
    size_t first;   /* which of a dependence's distances is that of the first one */
    JIG_VEC(JigAffineAccessInfo) accesses;
    JIG_VEC(JigDistance *) distances; /* of each dependence, by all loops around */
    bool unknown;
} Band;

static void collect_band(Band *b, JigOp *loop) {
    for (;;) {
        jig_vec_push(&b->loops, loop);
        JigOp *first = jig_block_first(jig_op_body(loop));
        if (!jig_op_is(first, JIG_AFFINE(FOR)) ||
            jig_op_next(first) != jig_block_last(jig_op_body(loop)))
            return;
        loop = first;
    }
}

static JigWalk collect_access(JigOp *op, void *user) {
    Band *b = user;
    JigAffineAccessInfo x;
    if (jig_affine_memory(op)) {
        jig_affine_access_info(op, b->arena, &x);
        jig_vec_push(&b->accesses, x);
    } else if (!jig_op_is(op, JIG_AFFINE(FOR)) && !jig_op_is_terminator(op) &&
               !jig_op_is_memory_effect_free(op)) {
        b->unknown = true;
    }
    return JIG_WALK_ADVANCE;
}

/* Those at `depth` loops, from the outermost around the nest. */
static void collect_distances(Band *b, size_t depth) {
    for (size_t i = 0; i < b->accesses.len; ++i)
        for (size_t k = 0; k < b->accesses.len; ++k) {
            const JigAffineAccessInfo *x = &b->accesses.data[i], *y = &b->accesses.data[k];
            size_t n = jig_dependence_common_loops(&x->access, &y->access);
            if (depth > n)
                continue;
            JigArenaMark mark = jig_arena_mark(b->arena);
            JigDistance *d = JIG_NEW_ARRAY(b->arena, JigDistance, n + 1);
            JigDepends depends = jig_affine_depends(x, y, depth, false, d);
            b->unknown |= depends == JIG_DEPENDS_UNKNOWN;
            if (depends == JIG_DEPENDS)
                jig_vec_push(&b->distances, d);
            else
                jig_arena_rewind(b->arena, mark);
        }
}

/* Where each loop goes: parallel ones first, else as they are. */
static void permute(const Band *b, size_t *to) {
    size_t n = b->loops.len, at = 0;
    for (int parallel = 1; parallel >= 0; --parallel)
        for (size_t i = 0; i < n; ++i) {
            bool is = true;
            for (size_t k = 0; k < b->distances.len; ++k)
                is &= !b->distances.data[k][b->first + i].least &&
                      !b->distances.data[k][b->first + i].most;
            if (is == parallel)
                to[i] = at++;
        }
}

/* Does every dependence still go forward? */
static bool is_allowed(const Band *b, const size_t *to) {
    size_t n = b->loops.len;
    for (size_t k = 0; k < b->distances.len; ++k)
        for (size_t at = 0; at < n; ++at) {
            size_t i = 0;
            while (to[i] != at)
                ++i;
            int64_t least = b->distances.data[k][b->first + i].least;
            if (least < 0)
                return false;
            if (least > 0)
                break;
        }
    return true;
}

static size_t loop_of(const Band *b, const JigValue *v) {
    for (size_t i = 0; i < b->loops.len; ++i)
        if (jig_block_arg(jig_op_body(b->loops.data[i]), 0) == v)
            return i;
    return SIZE_MAX;
}

/* Bounds may be in terms of loops that stay around. */
static bool bounds_allow(const Band *b, const size_t *to) {
    for (size_t i = 1; i < b->loops.len; ++i) {
        const JigOp *loop = b->loops.data[i];
        for (size_t k = 0; k < jig_loop(loop)->inits(loop).start; ++k) {
            size_t other = loop_of(b, jig_op_operand(loop, k));
            if (other != SIZE_MAX && to[other] > to[i])
                return false;
        }
    }
    return true;
}

/* The loops are taken apart from the inside, and put into each other again. */
static JigOp *reorder(JigRewriter *rw, const Band *b, const size_t *to) {
    size_t n = b->loops.len;
    JigOp **order = JIG_NEW_ARRAY(rw->arena, JigOp *, n + 1), *inner = b->loops.data[n - 1];
    for (size_t i = 0; i < n; ++i)
        order[to[i]] = b->loops.data[i];
    JigOp *last = order[n - 1], *where = b->loops.data[0];
    JigOpVec body = {0};
    for (JigOp *op = jig_block_first(jig_op_body(inner)); jig_op_next(op); op = jig_op_next(op))
        jig_vec_push(&body, op);
    for (size_t i = 1; i < n; ++i)
        jig_rw_move_before(rw, b->loops.data[i], where);
    for (size_t i = 1; i < n; ++i)
        jig_rw_move_before(rw, order[i], jig_block_last(jig_op_body(order[i - 1])));
    for (size_t i = 0; last != inner && i < body.len; ++i)
        jig_rw_move_before(rw, body.data[i], jig_block_last(jig_op_body(last)));
    jig_vec_free(&body);
    return order[0];
}

/* The reference counts loops from the outermost one, also in a nest that others are around. Which
 * order it would choose is visible; whether that is allowed is asked of the nest's own loops. */
static bool find_order(Band *b, size_t *to) {
    size_t n = b->loops.len, around = jig_affine_num_vars_around(b->loops.data[0]);
    bool changes = false, ok = true;
    for (size_t depth = 1; depth <= n; ++depth)
        collect_distances(b, depth);
    permute(b, to);
    for (size_t i = 0; i < n; ++i) {
        changes |= to[i] != i;
        ok = ok && !jig_loop_num_carried(b->loops.data[i]);
    }
    if (!changes || !ok || !is_allowed(b, to))
        return false;
    for (size_t depth = n + 1; depth <= around + n; ++depth)
        collect_distances(b, depth);
    b->first = around;
    return !b->unknown && (!around || is_allowed(b, to)) && bounds_allow(b, to);
}

JigOp *jig_loop_fuse_sink_sequential(JigRewriter *rw, JigOp *loop) {
    Band b = {.arena = rw->arena};
    collect_band(&b, loop);
    size_t *to = JIG_NEW_ARRAY(rw->arena, size_t, b.loops.len + 1);
    if (b.loops.len > 1)
        jig_walk_post(loop, collect_access, &b);
    if (b.loops.len > 1 && find_order(&b, to))
        loop = reorder(rw, &b, to);
    for (size_t i = 0; i < b.accesses.len; ++i)
        jig_affine_access_free(&b.accesses.data[i]);
    jig_vec_free(&b.accesses);
    jig_vec_free(&b.distances);
    jig_vec_free(&b.loops);
    return loop;
}
