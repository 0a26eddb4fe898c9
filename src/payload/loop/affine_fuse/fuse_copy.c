/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine_fuse/fuse_copy.h"

#include "payload/loop/affine/affine_parallelize.h"
#include "payload/loop/affine_fuse/loop_slice_int.h"
#include "support/map.h"

/* ---- Bounds ---- */

static void set_bound(JigRewriter *rw, JigOp *loop, const JigLoopSlice *slice, size_t i,
                      bool upper) {
    JigAffineValue m = jig_loop_slice_bound(slice, i, upper);
    if (!m.map)
        return;
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, m.n + 1);
    memcpy(operands, m.operands, m.n * sizeof *operands);
    m.operands = operands;
    jig_affine_canonicalize(&m, rw->arena);
    if (upper) {
        jig_affine_for_set_upper_bound_operands(rw, loop, m.operands, m.n);
        jig_affine_for_set_upper_bound_map(rw, loop, jig_attr_of_map(m.map));
    } else {
        jig_affine_for_set_lower_bound_operands(rw, loop, m.operands, m.n);
        jig_affine_for_set_lower_bound_map(rw, loop, jig_attr_of_map(m.map));
    }
}

/* ---- Reductions that go on in the loop around ---- */

/* Users of the values, and theirs: those that stand in the block, or what is around them there. */
static void collect_users(JigBlock *block, JigValue *v, JigPtrMap *seen) {
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        JigOp *op = jig_block_ancestor(block, jig_use_owner(u));
        if (!op || !jig_ptrset_add(seen, op))
            continue;
        for (size_t i = 0; i < jig_op_num_results(op); ++i)
            collect_users(block, jig_op_result(op, i), seen);
    }
}

/* Ops that use the results go behind the loop that has them now, in their order. */
static void move_users(JigRewriter *rw, JigOp *loop, JigOp *behind) {
    JigPtrMap users = {0};
    JigOp *end = behind;
    for (size_t i = 0; i < jig_op_num_results(loop); ++i)
        collect_users(jig_op_block(loop), jig_op_result(loop, i), &users);
    for (JigOp *op = jig_op_next(loop), *next; op; op = next) {
        next = jig_op_next(op);
        if (!jig_ptrmap_has(&users, op) || jig_op_is_terminator(op))
            continue;
        jig_rw_move_after(rw, op, end);
        end = op;
    }
    jig_ptrmap_free(&users);
}

/* Does the terminator of the block need a result? */
static bool is_passed_on(const JigOp *loop) {
    for (size_t i = 0; i < jig_op_num_results(loop); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(loop, i)); u; u = jig_use_next(u))
            if (jig_op_is_terminator(jig_use_owner(u)))
                return true;
    return false;
}

/* `around`: where it goes on; `source`: what it is defined in, now. */
static bool may_join(const JigOp *loop, const JigOp *around, const JigOp *source,
                     const JigOp *root) {
    bool ok = around != root && jig_op_is(around, JIG_AFFINE(FOR)) && !is_passed_on(loop);
    for (size_t i = 0; ok && i < jig_loop_num_carried(loop); ++i)
        ok = jig_loop_is_defined_outside(source, jig_loop_init(loop, i));
    return ok;
}

static bool is_whole(const JigLoopSlice *slice, size_t i) {
    const JigOp *loop = jig_loop_slice_affine_for(slice->ivs[i]);
    int64_t from, to, start, end;
    if (!slice->lower[i] || !slice->upper[i])
        return !slice->lower[i] && !slice->upper[i];
    return jig_map_is_single_constant(slice->lower[i], &from) &&
           jig_map_is_single_constant(slice->upper[i], &to) &&
           jig_map_is_single_constant(jig_affine_for_lower_bound_map(loop), &start) &&
           jig_map_is_single_constant(jig_affine_for_upper_bound_map(loop), &end) &&
           from == start && to == end;
}

static bool uses(const JigLoopSlice *slice, const JigMap *m, const JigValue *v) {
    for (unsigned k = 0; m && k < jig_map_num_dims(m); ++k)
        if (slice->operands[k] == v && jig_map_uses_dim(m, k))
            return true;
    return false;
}

/* Does loop i run along with the destination's loop, and no other one? */
static bool runs_along(const JigLoopSlice *slice, size_t i) {
    const JigValue *iv = jig_block_arg(jig_op_body(slice->loop), 0);
    const JigExpr *e =
        jig_loop_slice_is_point(slice, i) ? jig_map_result(slice->lower[i], 0) : NULL;
    if (!e || jig_expr_kind(e) != JIG_EXPR_DIM || slice->operands[jig_expr_position(e)] != iv)
        return false;
    for (size_t k = 0; k < slice->n; ++k)
        if (k != i && (uses(slice, slice->lower[k], iv) || uses(slice, slice->upper[k], iv)))
            return false;
    return true;
}

bool jig_loop_fuse_copy_keeps_carried(const JigOp *source, const JigLoopSlice *slice, bool joins,
                                      const JigOp *root) {
    for (size_t i = 0; i < slice->n; ++i) {
        JigOp *loop = jig_loop_slice_affine_for(slice->ivs[i]);
        if (!jig_op_is_ancestor(source, loop) || !jig_loop_num_carried(loop) || is_whole(slice, i))
            continue;
        JigArena *a = jig_arena_create();
        bool ok = joins && jig_loop_slice_iterations(slice) == 1 && runs_along(slice, i) &&
                  may_join(loop, slice->loop, source, root) &&
                  jig_loop_affine_may_be_parallel(loop, true, a, NULL);
        jig_arena_destroy(a);
        if (!ok)
            return false;
    }
    return true;
}

/* The loop around carries what this one did. */
static void join(JigRewriter *rw, JigOp *loop) {
    JigOp *around = jig_op_parent(loop);
    size_t n = jig_loop_num_carried(loop), old = jig_loop_num_carried(around);
    JigValue **inits = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
             **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
             **yielded = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
             **results = JIG_NEW_ARRAY(rw->arena, JigValue *, old + 1);
    for (size_t i = 0; i < n; ++i) {
        inits[i] = jig_loop_init(loop, i);
        yielded[i] = jig_loop_yielded(loop, i);
    }
    JigOp *by = jig_loop_with_carried(rw, around, inits, n);
    for (size_t i = 0; i < old; ++i)
        results[i] = jig_op_result(by, i);
    move_users(rw, loop, by);
    args[0] = jig_block_arg(jig_op_body(by), 0);
    for (size_t i = 0; i < n; ++i) {
        jig_rw_replace_uses(rw, jig_op_result(loop, i), jig_op_result(by, old + i));
        args[i + 1] = jig_loop_arg(by, old + i);
    }
    jig_loop_pass_on(rw, by, yielded, n);
    jig_rw_erase(rw, jig_block_last(jig_op_body(loop)));
    jig_rw_inline_block(rw, jig_op_body(loop), jig_op_block(loop), loop, args, n + 1);
    jig_rw_erase(rw, loop);
    jig_rw_replace(rw, around, results, old);
}

/* ---- The copy ---- */

bool jig_loop_fuse_copy_slice(JigRewriter *rw, JigOp *source, const JigLoopSlice *slice, bool joins,
                              const JigOp *root) {
    JigBlock *body = jig_op_body(slice->loop);
    JigIRMap *map = jig_irmap_create();
    JigOpVec loops = {0};
    bool joined = false;
    if (slice->at_end)
        jig_at_before(rw, jig_block_last(body));
    else
        jig_at_start(rw, body);
    jig_rw_clone(rw, source, map);
    for (size_t i = 0; i < slice->n; ++i) {
        JigOp *loop = jig_loop_slice_affine_for(jig_irmap_find(map, slice->ivs[i]));
        if (!loop)
            continue;
        jig_vec_push(&loops, loop);
        set_bound(rw, loop, slice, i, false);
        set_bound(rw, loop, slice, i, true);
    }
    jig_irmap_destroy(map);
    for (size_t i = 0; i < loops.len; ++i) {
        JigOp *loop = loops.data[i];
        if (joins && jig_loop_num_carried(loop) &&
            jig_loop_affine_may_be_parallel(loop, true, rw->arena, NULL) &&
            jig_loop_slice_iterations(slice) == 1) {
            uint64_t trips;
            if (jig_affine_trip_count(loop, &trips) && trips == 1 &&
                may_join(loop, jig_op_parent(loop), jig_op_parent(loop), root)) {
                join(rw, loop);
                joined = true;
            }
        } else {
            jig_affine_for_promote(rw, loop);
        }
    }
    jig_vec_free(&loops);
    return joined;
}
