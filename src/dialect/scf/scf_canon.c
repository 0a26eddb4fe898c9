/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of scf.for, scf.execute_region and scf.index_switch, and helpers. */
#include "dialect/cf/cf.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/scf/scf_canon.h"
#include "dialect/tensor/tensor.h"

/* ---- Helpers ---- */

JigValue **jig_scf_operands(JigRewriter *rw, const JigOp *op, size_t start, size_t *n) {
    *n = jig_op_num_operands(op) - start;
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, *n + 1);
    for (size_t i = 0; i < *n; i++)
        values[i] = jig_op_operand(op, start + i);
    return values;
}

void jig_scf_replace_by_region(JigRewriter *rw, JigOp *op, JigRegion *region, JigValue *const *args,
                               size_t n) {
    JigBlock *block = jig_region_first(region);
    JigOp *end = jig_block_last(block);
    jig_rw_inline_block(rw, block, jig_op_block(op), op, args, n);
    size_t num_results;
    JigValue **results = jig_scf_operands(rw, end, 0, &num_results);
    jig_rw_replace(rw, op, results, num_results);
    jig_rw_erase(rw, end);
}

JigOp *jig_scf_yield(JigRewriter *rw, JigLoc loc, JigValue *const *values, size_t n) {
    return jig_build(rw, loc, JIG_SCF(YIELD), values, n, NULL, 0, NULL);
}

bool jig_scf_keeps_static_shape(const JigType *from, const JigType *to) {
    if (!jig_type_is_ranked_tensor(from) || !jig_type_is_ranked_tensor(to) ||
        jig_type_rank(from) != jig_type_rank(to) ||
        jig_type_element(from) != jig_type_element(to) ||
        jig_type_encoding(from) != jig_type_encoding(to))
        return false;
    for (size_t i = 0; i < jig_type_rank(from); i++)
        if (!jig_type_is_dynamic_dim(from, i) && jig_type_is_dynamic_dim(to, i))
            return false;
    return true;
}

JigValue *jig_scf_tensor_cast(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *v) {
    return jig_op_result(jig_build(rw, loc, JIG_TENSOR(CAST), &v, 1, &type, 1, NULL), 0);
}

bool jig_scf_split_dims(JigRewriter *rw, JigOp *op, JigLoopBounds *kept, JigIRMap *map) {
    JigLoopBounds all = {0};
    jig_loop_bounds(op, rw->arena, &all);
    JigMixed *lower = JIG_NEW_ARRAY(rw->arena, JigMixed, all.n + 1),
             *upper = JIG_NEW_ARRAY(rw->arena, JigMixed, all.n + 1),
             *step = JIG_NEW_ARRAY(rw->arena, JigMixed, all.n + 1);
    *kept = (JigLoopBounds){lower, upper, step, 0};
    for (size_t i = 0; i < all.n; i++) {
        uint64_t count;
        bool known = jig_loop_trip_count(op, i, &count);
        if (known && count == 0)
            return false;
        if (known && count == 1) {
            jig_irmap_value(map, jig_loop(op)->var(op, i),
                            jig_arith_mixed_to_value(rw, jig_op_loc(op), all.lower[i]));
            continue;
        }
        lower[kept->n] = all.lower[i];
        upper[kept->n] = all.upper[i];
        step[kept->n++] = all.step[i];
    }
    return true;
}

/* ---- scf.for ---- */

/* Does the loop only pass on values from outside? */
static bool only_yields_outer_values(const JigOp *op) {
    JigOp *end = jig_block_last(jig_op_body(op));
    if (jig_op_prev(end))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(end); i++)
        if (!jig_loop_is_defined_outside(op, jig_op_operand(end, i)))
            return false;
    return true;
}

static bool simplify_trivial_for(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    uint64_t count;
    if (!jig_scf_for_trip_count(op, &count))
        return jig_no_match(rw, op, "can't compute constant trip count");
    size_t n;
    JigValue **inits = jig_scf_operands(rw, op, jig_scf_for_init_args(op).start, &n);
    if (count == 0) {
        jig_rw_replace(rw, op, inits, n);
        return true;
    }
    if (count == 1) {
        JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
        args[0] = jig_scf_for_lower_bound(op);
        if (n)
            memcpy(args + 1, inits, n * sizeof *args);
        jig_scf_replace_by_region(rw, op, jig_scf_for_region(op), args, n + 1);
        return true;
    }
    if (!only_yields_outer_values(op))
        return jig_no_match(rw, op, "the body does something, or yields values of its own");
    JigValue **yielded = jig_scf_operands(rw, jig_block_last(jig_op_body(op)), 0, &n);
    jig_rw_replace(rw, op, yielded, n);
    return true;
}

/* Init `i` when it is a cast that forgets sizes, and the result has one use. */
static JigOp *forgetful_init_cast(const JigOp *op, size_t i) {
    JigOp *cast = jig_value_def(jig_scf_for_init_args_at(op, i));
    if (!jig_op_is(cast, JIG_TENSOR(CAST)) || !jig_value_has_one_use(jig_op_result(op, i)))
        return NULL;
    const JigType *from = jig_value_type(jig_tensor_cast_source(cast)),
                  *to = jig_op_result_type(cast, 0);
    return from != to && jig_scf_keeps_static_shape(to, from) ? cast : NULL;
}

JigOp *jig_scf_for_recast(JigRewriter *rw, JigOp *op, size_t i, JigValue *init, JigCastFn *cast) {
    JigLoc loc = jig_op_loc(op);
    const JigType *inside = jig_value_type(init), *outside = jig_op_result_type(op, i);
    size_t n;
    JigValue **inits = jig_scf_operands(rw, op, jig_scf_for_init_args(op).start, &n);
    inits[i] = init;
    JigOp *loop = jig_loop_like(rw, op, NULL, inits, n, true);
    jig_op_copy_discardable_attrs(loop, op);
    JigBlock *body = jig_op_body(loop);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t k = 0; k <= n; k++)
        args[k] = jig_block_arg(body, k);
    jig_at_start(rw, body);
    args[i + 1] = cast(rw, loc, outside, args[i + 1]);
    jig_rw_merge_blocks(rw, jig_op_body(op), body, args, n + 1);
    JigOp *end = jig_block_last(body);
    jig_at_before(rw, end);
    JigValue **yielded = jig_scf_operands(rw, end, 0, &n);
    yielded[i] = cast(rw, loc, inside, yielded[i]);
    jig_scf_yield(rw, loc, yielded, n);
    jig_rw_erase(rw, end);
    jig_at_after(rw, loop);
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t k = 0; k < n; k++)
        results[k] = jig_op_result(loop, k);
    results[i] = cast(rw, loc, outside, results[i]);
    jig_rw_replace(rw, op, results, n);
    return loop;
}

static bool fold_tensor_cast_of_for(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    for (size_t i = 0; i < jig_scf_for_num_init_args(op); i++) {
        JigOp *cast = forgetful_init_cast(op, i);
        if (!cast)
            continue;
        jig_scf_for_recast(rw, op, i, jig_tensor_cast_source(cast), jig_scf_tensor_cast);
        return true;
    }
    return jig_no_match(rw, op, "no cast of what is carried");
}

const JigPattern jig_scf_for_patterns[] = {
    {.name = "(anonymous namespace)::SimplifyTrivialLoops",
     .root = "scf.for",
     .fn = simplify_trivial_for},
    {.name = "(anonymous namespace)::ForOpTensorCastFolder",
     .root = "scf.for",
     .fn = fold_tensor_cast_of_for},
    JIG_REGION_BRANCH_PATTERNS("scf.for"),
    {0},
};

/* ---- scf.execute_region ---- */

static bool inline_single_block(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_region_has_one_block(jig_scf_execute_region_region(op)) ||
        jig_scf_execute_region_no_inline_attr(op))
        return jig_no_match(rw, op, "several blocks, or inlining is not wanted");
    jig_scf_replace_by_region(rw, op, jig_scf_execute_region_region(op), NULL, 0);
    return true;
}

static void build_br(JigRewriter *rw, JigLoc loc, JigBlock *dest, JigValue **operands, size_t n) {
    JigOpState state = {
        .loc = loc,
        .name = jig_op_name_of_row(rw->ctx, JIG_CF(BR)),
        .operands = operands,
        .num_operands = n,
        .successors = &dest,
        .num_successors = 1,
    };
    jig_create(rw, &state);
}

/* Only where the region around may have several blocks. */
static bool inline_blocks(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *parent = jig_op_parent(op);
    if (jig_scf_execute_region_no_inline_attr(op) || !parent ||
        (!jig_function(parent) && !jig_op_is(parent, JIG_SCF(EXECUTE_REGION))))
        return jig_no_match(rw, op, "inlining is not wanted, or the op around takes no blocks");
    JigRegion *region = jig_scf_execute_region_region(op);
    JigBlock *before = jig_op_block(op), *after = jig_rw_split_block(rw, before, op);
    jig_at_end(rw, before);
    build_br(rw, jig_op_loc(op), jig_region_first(region), NULL, 0);
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b)) {
        JigOp *end = jig_block_last(b);
        if (!jig_op_is(end, JIG_SCF(YIELD)))
            continue;
        size_t n;
        JigValue **values = jig_scf_operands(rw, end, 0, &n);
        jig_at_before(rw, end);
        build_br(rw, jig_op_loc(end), after, values, n);
        jig_rw_erase(rw, end);
    }
    jig_rw_inline_region(rw, region, jig_block_region(after), after);
    size_t n = jig_op_num_results(op);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        args[i] = jig_block_add_arg(after, jig_op_result_type(op, i), jig_op_loc(op));
    jig_rw_replace(rw, op, args, n);
    return true;
}

const JigPattern jig_scf_execute_region_patterns[] = {
    {.name = "SingleBlockExecuteInliner", .root = "scf.execute_region", .fn = inline_single_block},
    {.name = "MultiBlockExecuteInliner", .root = "scf.execute_region", .fn = inline_blocks},
    JIG_REGION_BRANCH_PATTERNS("scf.execute_region"),
    {0},
};

/* ---- scf.index_switch ---- */

static bool fold_constant_case(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    int64_t value;
    if (!jig_constant_int(jig_scf_index_switch_arg(op), &value))
        return jig_no_match(rw, op, "the argument is not constant");
    jig_scf_replace_by_region(rw, op, jig_op_region(op, jig_scf_index_switch_region(op, value)),
                              NULL, 0);
    return true;
}

const JigPattern jig_scf_index_switch_patterns[] = {
    {.name = "FoldConstantCase", .root = "scf.index_switch", .fn = fold_constant_case},
    JIG_REGION_BRANCH_PATTERNS("scf.index_switch"),
    {0},
};
