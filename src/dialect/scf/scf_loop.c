/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Building scf.for and scf.parallel, and replacing loops by their body when that
 * runs once.
 */
#include "dialect/common/slices.h"
#include "dialect/scf/scf_int.h"
#include "dialect/tensor/tensor.h"
#include "dialect/arith/arith.h"
#include "support/arena.h"
#include "support/check.h"

/* ---- Building ---- */

static JigOp *for_shell(JigRewriter *rw, JigLoc loc, JigValue *const bounds[3],
                        JigValue *const *inits, size_t num_inits, bool is_unsigned) {
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, num_inits + 1);
    for (size_t i = 0; i < num_inits; i++)
        types[i] = jig_value_type(inits[i]);
    JigScfFor parts = {.lower_bound = bounds[0],
                       .upper_bound = bounds[1],
                       .step = bounds[2],
                       .init_args = {inits, num_inits},
                       .result_types = {types, num_inits},
                       .unsigned_cmp = is_unsigned ? jig_attr_unit(rw->ctx) : NULL};
    return jig_scf_for_build(rw, loc, &parts);
}

static void for_body(JigRewriter *rw, JigOp *loop) {
    JigPoint after = jig_point(rw);
    const JigType *iv = jig_value_type(jig_scf_for_lower_bound(loop));
    JigBlock *body = jig_create_block(rw, jig_scf_for_region(loop), NULL, &iv, 1, jig_op_loc(loop));
    for (size_t i = 0; i < jig_scf_for_num_init_args(loop); i++) {
        const JigValue *init = jig_scf_for_init_args_at(loop, i);
        jig_block_add_arg(body, jig_value_type(init), jig_value_loc(init));
    }
    jig_set_point(rw, after);
}

JigOp *jig_scf_for_begin(JigRewriter *rw, JigLoc loc, JigValue *const bounds[3],
                         JigValue *const *inits, size_t num_inits, bool is_unsigned) {
    JigOp *loop = for_shell(rw, loc, bounds, inits, num_inits, is_unsigned);
    for_body(rw, loop);
    return loop;
}

/* Bounds that are attributes become constants; index is their only type then. */
JigOp *jig_scf_for_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                        JigValue *const *inits, size_t num_inits, bool body) {
    JigLoc loc = jig_op_loc(op);
    JigValue *values[] = {jig_scf_for_lower_bound(op), jig_scf_for_upper_bound(op),
                          jig_scf_for_step(op)};
    if (bounds && (bounds->n != 1 || !jig_type_is_index(jig_value_type(values[0]))))
        return NULL;
    if (bounds) {
        values[0] = jig_arith_mixed_to_value(rw, loc, bounds->lower[0]);
        values[1] = jig_arith_mixed_to_value(rw, loc, bounds->upper[0]);
        values[2] = jig_arith_mixed_to_value(rw, loc, bounds->step[0]);
    }
    JigOp *loop = for_shell(rw, loc, values, inits, num_inits, jig_scf_for_unsigned_cmp_attr(op));
    if (body)
        for_body(rw, loop);
    return loop;
}

static JigValueList values_of(JigRewriter *rw, JigLoc loc, const JigMixed *items, size_t n) {
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        values[i] = jig_arith_mixed_to_value(rw, loc, items[i]);
    return (JigValueList){values, n};
}

/* Nothing is carried: what is reduced starts as before. */
JigOp *jig_scf_parallel_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                             JigValue *const *inits, size_t num_inits, bool body) {
    JigLoopBounds own;
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_scf_parallel_num_init_vals(op);
    (void)inits;
    if (num_inits || (!bounds && !jig_loop_bounds(op, rw->arena, &own)))
        return NULL;
    bounds = bounds ? bounds : &own;
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + bounds->n + 1);
    for (size_t i = 0; i < n; i++) {
        values[i] = jig_scf_parallel_init_vals_at(op, i);
        types[i] = jig_value_type(values[i]);
    }
    JigScfParallel parts = {.lower_bound = values_of(rw, loc, bounds->lower, bounds->n),
                            .upper_bound = values_of(rw, loc, bounds->upper, bounds->n),
                            .step = values_of(rw, loc, bounds->step, bounds->n),
                            .init_vals = {values, n},
                            .result_types = {types, n}};
    JigOp *loop = jig_scf_parallel_build(rw, loc, &parts);
    if (!body)
        return loop;
    JigPoint after = jig_point(rw);
    for (size_t i = 0; i < bounds->n; i++)
        types[i] = jig_type_index(rw->ctx);
    jig_create_block(rw, jig_scf_parallel_region(loop), NULL, types, bounds->n, loc);
    jig_set_point(rw, after);
    return loop;
}

/* ---- Loops of at most one iteration ---- */

/* Of a loop that never runs. */
static void replace_by_inits(JigRewriter *rw, JigOp *op) {
    for (size_t i = 0; i < jig_scf_for_num_init_args(op); i++)
        jig_rw_replace_uses(rw, jig_op_result(op, i), jig_scf_for_init_args_at(op, i));
    jig_rw_erase(rw, op);
}

bool jig_scf_for_promote(JigRewriter *rw, JigOp *op) {
    uint64_t count;
    if (!jig_scf_for_trip_count(op, &count) || count > 1)
        return false;
    if (count == 0) {
        replace_by_inits(rw, op);
        return true;
    }
    JigBlock *body = jig_op_body(op);
    JigOp *yield = jig_block_last(body);
    size_t n = jig_scf_for_num_init_args(op);
    for (size_t i = 0; i < n; i++)
        jig_rw_replace_uses(rw, jig_op_result(op, i), jig_op_operand(yield, i));
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    args[0] = jig_scf_for_lower_bound(op);
    for (size_t i = 0; i < n; i++)
        args[i + 1] = jig_scf_for_init_args_at(op, i);
    jig_rw_inline_block(rw, body, jig_op_block(op), op, args, n + 1);
    jig_rw_erase(rw, yield);
    jig_rw_erase(rw, op);
    return true;
}

/* The ordinary insertion that does at once what a thread's insertion does at its end. */
static JigValue *insert_at_once(JigRewriter *rw, JigLoc loc, JigOp *insert, JigValue *dest) {
    JigSlice slice;
    size_t n;
    slice.offsets = jig_slice_offsets(insert, &slice.rank, rw->arena);
    slice.sizes = jig_slice_sizes(insert, &n, rw->arena);
    slice.strides = jig_slice_strides(insert, &n, rw->arena);
    return jig_op_result(jig_tensor_build_insert_slice(
                             rw, loc, jig_tensor_parallel_insert_slice_source(insert), dest, slice),
                         0);
}

void jig_scf_forall_promote(JigRewriter *rw, JigOp *op) {
    size_t rank = jig_scf_forall_rank(op), n = jig_scf_forall_num_outs(op);
    JigOp *end = jig_scf_forall_in_parallel(op);
    JigBlock *inserts = jig_op_body(end);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + n + 1), **results = args + rank;
    JigPoint outer = jig_point(rw);
    /* Which result each insertion is for, while destinations are arguments of the body. */
    size_t num_inserts = 0, k = 0;
    for (JigOp *o = jig_block_first(inserts); o; o = jig_op_next(o))
        num_inserts++;
    size_t *result_of = JIG_NEW_ARRAY(rw->arena, size_t, num_inserts + 1);
    for (JigOp *o = jig_block_first(inserts); o; o = jig_op_next(o))
        result_of[k++] = jig_value_index(jig_tensor_parallel_insert_slice_dest(o)) - rank;
    jig_at_before(rw, op);
    for (size_t i = 0; i < rank; i++)
        args[i] = jig_arith_mixed_to_value(rw, jig_op_loc(op),
                                           jig_scf_forall_bound(op, JIG_FORALL_LOWER, i));
    for (size_t i = 0; i < n; i++)
        results[i] = jig_scf_forall_out(op, i);
    jig_rw_inline_block(rw, jig_op_body(op), jig_op_block(op), op, args, rank + n);
    jig_at_after(rw, op);
    k = 0;
    for (JigOp *o = jig_block_first(inserts); o; o = jig_op_next(o), k++)
        if (jig_op_is(o, JIG_TENSOR(PARALLEL_INSERT_SLICE)))
            results[result_of[k]] = insert_at_once(rw, jig_op_loc(op), o, results[result_of[k]]);
    for (size_t i = 0; i < n; i++)
        jig_rw_replace_uses(rw, jig_op_result(op, i), results[i]);
    JigOp *next = jig_op_next(op);
    jig_rw_erase(rw, end);
    jig_rw_erase(rw, op);
    if (outer.before == op)
        outer.before = next;
    jig_set_point(rw, outer);
}

bool jig_scf_forall_promote_if_single(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(rw && jig_op_is(op, JIG_SCF(FORALL)));
    for (size_t i = 0; i < jig_scf_forall_rank(op); i++) {
        uint64_t count;
        if (!jig_scf_trip_count(jig_scf_forall_bound(op, JIG_FORALL_LOWER, i),
                                jig_scf_forall_bound(op, JIG_FORALL_UPPER, i),
                                jig_scf_forall_bound(op, JIG_FORALL_STEP, i), true, &count) ||
            count != 1)
            return false;
    }
    jig_scf_forall_promote(rw, op);
    return true;
}
