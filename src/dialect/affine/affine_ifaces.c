/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How control and values flow through the regions of affine ops. */
#include "dialect/affine/affine_int.h"

/* ---- affine.for ---- */

enum { FOR_INITS = 2 };

/* -1 when unknown; INT64_MAX stands for larger ones too. */
static int64_t constant_trip_count(const JigOp *op) {
    const JigMap *lower = jig_attr_map_value(jig_affine_for_lower_bound_map_attr(op)),
                 *upper = jig_attr_map_value(jig_affine_for_upper_bound_map_attr(op));
    int64_t from, to, step = jig_affine_for_step(op);
    if (!jig_map_is_single_constant(lower, &from) || !jig_map_is_single_constant(upper, &to) ||
        step <= 0)
        return -1;
    if (to <= from)
        return 0;
    uint64_t distance = (uint64_t)to - (uint64_t)from, more = (distance - 1) / (uint64_t)step;
    return more < INT64_MAX ? (int64_t)more + 1 : INT64_MAX;
}

static void for_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                           JigRegionSuccs *out) {
    (void)consts;
    JigRegion *body = jig_affine_for_region(op);
    int64_t trips = constant_trip_count(op);
    size_t args = jig_region_is_empty(body) ? 0 : jig_block_num_args(jig_region_first(body));
    bool enters = from ? trips != 1 : trips != 0, leaves = from || trips <= 0;
    if (enters && args)
        jig_region_succs_add(out, body, 1, args - 1);
    if (leaves)
        jig_region_succs_add_exit(out, op);
}

static JigOperandRange for_inits(const JigOp *op) {
    return jig_affine_for_inits(op);
}
static JigOperandRange for_entry(const JigOp *op, const JigRegionSucc *to) {
    (void)to;
    return for_inits(op);
}
static const JigRegionBranchIface for_branch = {.successors = for_successors,
                                                .entry_operands = for_entry};

static size_t for_num_vars(const JigOp *op) {
    (void)op;
    return 1;
}
static JigValue *for_var(const JigOp *op, size_t i) {
    (void)i;
    return jig_block_arg(jig_op_body(op), 0);
}
static size_t for_first_iter_arg(const JigOp *op) {
    (void)op;
    return 1;
}
/* The constant or the operand that a bound is; neither when it is computed, or an extremum. */
static JigMixed plain_bound(const JigOp *op, const JigMap *map, unsigned result,
                            size_t first_operand) {
    const JigExpr *e = jig_map_result(map, result);
    int64_t v;
    if (jig_expr_is_constant(e, &v))
        return jig_mixed_attr(jig_attr_index(jig_op_context(op), v));
    if (jig_expr_kind(e) == JIG_EXPR_DIM)
        return jig_mixed_value(jig_op_operand(op, first_operand + jig_expr_position(e)));
    if (jig_expr_kind(e) == JIG_EXPR_SYMBOL)
        return jig_mixed_value(
            jig_op_operand(op, first_operand + jig_map_num_dims(map) + jig_expr_position(e)));
    return (JigMixed){0};
}
static JigMixed bound(const JigOp *op, const JigAttr *x, JigOperandRange operands) {
    const JigMap *map = jig_attr_map_value(x);
    return jig_map_num_results(map) == 1 ? plain_bound(op, map, 0, operands.start) : (JigMixed){0};
}
static JigMixed for_lower(const JigOp *op, size_t i) {
    (void)i;
    return bound(op, jig_affine_for_lower_bound_map_attr(op),
                 jig_affine_for_lower_bound_operands(op));
}
static JigMixed for_upper(const JigOp *op, size_t i) {
    (void)i;
    return bound(op, jig_affine_for_upper_bound_map_attr(op),
                 jig_affine_for_upper_bound_operands(op));
}
static JigMixed for_step(const JigOp *op, size_t i) {
    (void)i;
    return jig_mixed_attr(jig_affine_for_step_attr(op));
}
static JigOp *for_yield(const JigOp *op, JigOperandRange *yielded) {
    JigOp *yield = jig_block_last(jig_op_body(op));
    *yielded = jig_all_operands(yield);
    return yield;
}
static bool for_trip_count(const JigOp *op, size_t i, uint64_t *out) {
    (void)i;
    int64_t count = constant_trip_count(op);
    *out = (uint64_t)count;
    return count >= 0;
}

/* A bound as a map of at most one operand. */
typedef struct Bound {
    const JigMap *map;
    JigValue *operand; /* or NULL */
} Bound;

static Bound bound_of(JigMixed m, const JigOp *loop) {
    JigContext *ctx = jig_op_context(loop);
    if (m.attr)
        return (Bound){jig_map_constant(ctx, jig_attr_int_value(m.attr)), NULL};
    bool symbol = jig_affine_is_symbol_in(m.value, jig_affine_scope(loop));
    const JigExpr *e = symbol ? jig_expr_symbol(ctx, 0) : jig_expr_dim(ctx, 0);
    return (Bound){jig_map(ctx, !symbol, symbol, &e, 1), m.value};
}

/* The bounds' maps and operands; false when these can't be bounds of an affine loop. */
static bool read_bounds(const JigOp *op, const JigLoopBounds *b, Bound out[2],
                        const JigAttr **step) {
    if (b->n != 1 || !b->step[0].attr || jig_attr_int_value(b->step[0].attr) <= 0)
        return false;
    const JigMixed bounds[] = {b->lower[0], b->upper[0]};
    for (size_t k = 0; k < 2; k++) {
        if (bounds[k].value && !jig_affine_is_dim_in(bounds[k].value, jig_affine_scope(op)))
            return false;
        out[k] = bound_of(bounds[k], op);
    }
    *step = b->step[0].attr;
    return true;
}

static JigValueList operands_in(JigRewriter *rw, const JigOp *op, JigOperandRange r) {
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, r.count + 1);
    for (size_t i = 0; i < r.count; i++)
        values[i] = jig_op_operand(op, r.start + i);
    return (JigValueList){values, r.count};
}

static JigOp *for_shell(JigRewriter *rw, const JigOp *op, const JigLoopBounds *b,
                        JigValue *const *inits, size_t num_inits) {
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, num_inits + 1);
    for (size_t i = 0; i < num_inits; i++)
        types[i] = jig_value_type(inits[i]);
    JigAffineFor parts = {
        .lower_bound_operands = operands_in(rw, op, jig_affine_for_lower_bound_operands(op)),
        .upper_bound_operands = operands_in(rw, op, jig_affine_for_upper_bound_operands(op)),
        .inits = {inits, num_inits},
        .result_types = {types, num_inits},
        .lower_bound_map = jig_affine_for_lower_bound_map_attr(op),
        .upper_bound_map = jig_affine_for_upper_bound_map_attr(op),
        .step = jig_affine_for_step_attr(op)};
    Bound given[2];
    if (b) {
        if (!read_bounds(op, b, given, &parts.step))
            return NULL;
        parts.lower_bound_map = jig_attr_of_map(given[0].map);
        parts.lower_bound_operands = (JigValueList){&given[0].operand, given[0].operand != NULL};
        parts.upper_bound_map = jig_attr_of_map(given[1].map);
        parts.upper_bound_operands = (JigValueList){&given[1].operand, given[1].operand != NULL};
    }
    return jig_affine_for_build(rw, jig_op_loc(op), &parts);
}

static JigOp *for_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                       JigValue *const *inits, size_t num_inits, bool body) {
    JigOp *loop = for_shell(rw, op, bounds, inits, num_inits);
    if (!loop || !body)
        return loop;
    JigPoint after = jig_point(rw);
    const JigType *iv = jig_type_index(rw->ctx);
    JigBlock *block =
        jig_create_block(rw, jig_affine_for_region(loop), NULL, &iv, 1, jig_op_loc(op));
    for (size_t i = 0; i < num_inits; i++)
        jig_block_add_arg(block, jig_value_type(inits[i]), jig_value_loc(inits[i]));
    jig_set_point(rw, after);
    return loop;
}

JigOp *jig_affine_for_new(JigRewriter *rw, JigLoc loc, const JigAffineValue *lower,
                          const JigAffineValue *upper, int64_t step) {
    JigOp *loop =
        jig_affine_for_build(rw, loc,
                             &(JigAffineFor){.lower_bound_operands = {lower->operands, lower->n},
                                             .upper_bound_operands = {upper->operands, upper->n},
                                             .lower_bound_map = jig_attr_of_map(lower->map),
                                             .upper_bound_map = jig_attr_of_map(upper->map),
                                             .step = jig_attr_index(rw->ctx, step)});
    JigPoint after = jig_point(rw);
    const JigType *iv = jig_type_index(rw->ctx);
    jig_at_end(rw, jig_create_block(rw, jig_affine_for_region(loop), NULL, &iv, 1, loc));
    jig_affine_yield_build(rw, loc, &(JigAffineYield){0});
    jig_set_point(rw, after);
    return loop;
}

static const JigLoopIface for_loop = {.num_vars = for_num_vars,
                                      .var = for_var,
                                      .lower = for_lower,
                                      .upper = for_upper,
                                      .step = for_step,
                                      .inits = for_inits,
                                      .first_iter_arg = for_first_iter_arg,
                                      .yield = for_yield,
                                      .trip_count = for_trip_count,
                                      .like = for_like};
/* As for scf.for: steps of one always end. */
static JigSpeculation for_speculation(const JigOp *op) {
    return jig_affine_for_step(op) == 1 ? JIG_RECURSIVELY_SPECULATABLE : JIG_NOT_SPECULATABLE;
}
static const JigSpeculationIface for_speculates = {.speculation = for_speculation};
const JigIface jig_affine_for_ifaces[] = {
    {&jig_iface_region_branch, &for_branch},
    {&jig_iface_loop, &for_loop},
    {&jig_iface_speculation, &for_speculates},
    {0},
};

/* ---- affine.if ---- */

static void if_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                          JigRegionSuccs *out) {
    (void)consts;
    if (from) {
        jig_region_succs_add_exit(out, op);
        return;
    }
    jig_region_succs_add_region(out, jig_affine_if_then_region(op));
    if (jig_region_is_empty(jig_affine_if_else_region(op)))
        jig_region_succs_add_exit(out, op);
    else
        jig_region_succs_add_region(out, jig_affine_if_else_region(op));
}
static const JigRegionBranchIface if_branch = {.successors = if_successors};
const JigIface jig_affine_if_ifaces[] = {{&jig_iface_region_branch, &if_branch}, {0}};

/* ---- affine.parallel ---- */

static size_t parallel_rank(const JigOp *op) {
    return jig_block_num_args(jig_op_body(op));
}
static JigValue *parallel_var(const JigOp *op, size_t i) {
    return jig_block_arg(jig_op_body(op), i);
}
/* Which result of the map is the bound of variable `i`; false: there are several. */
static bool group_start(const JigAttr *sizes, size_t i, unsigned *out) {
    *out = 0;
    for (size_t k = 0; k < i; k++)
        *out += (unsigned)jig_attr_dense_int(sizes, (int64_t)k);
    return jig_attr_dense_int(sizes, (int64_t)i) == 1;
}
static JigMixed parallel_bound(const JigOp *op, const JigAttr *map, const JigAttr *groups, size_t i,
                               size_t first_operand) {
    unsigned result;
    if (!group_start(groups, i, &result))
        return (JigMixed){0};
    return plain_bound(op, jig_attr_map_value(map), result, first_operand);
}
static JigMixed parallel_lower(const JigOp *op, size_t i) {
    return parallel_bound(op, jig_affine_parallel_lower_bounds_map_attr(op),
                          jig_affine_parallel_lower_bounds_groups_attr(op), i, 0);
}
/* The operands of the lower bounds' map come first. */
static JigMixed parallel_upper(const JigOp *op, size_t i) {
    const JigMap *lower = jig_attr_map_value(jig_affine_parallel_lower_bounds_map_attr(op));
    return parallel_bound(op, jig_affine_parallel_upper_bounds_map_attr(op),
                          jig_affine_parallel_upper_bounds_groups_attr(op), i,
                          jig_map_num_inputs(lower));
}
static JigMixed parallel_step(const JigOp *op, size_t i) {
    return jig_mixed_attr(jig_attr_array_at(jig_affine_parallel_steps_attr(op), i));
}
static bool parallel_trip_count(const JigOp *op, size_t i, uint64_t *out) {
    JigMixed lower = parallel_lower(op, i), upper = parallel_upper(op, i);
    if (!lower.attr || !upper.attr)
        return false;
    int64_t from = jig_attr_int_value(lower.attr), to = jig_attr_int_value(upper.attr),
            step = jig_attr_int_value(parallel_step(op, i).attr);
    if (step <= 0)
        return false;
    *out = to <= from ? 0 : ((uint64_t)to - (uint64_t)from - 1) / (uint64_t)step + 1;
    return true;
}
static const JigLoopIface parallel_loop = {.num_vars = parallel_rank,
                                           .var = parallel_var,
                                           .lower = parallel_lower,
                                           .upper = parallel_upper,
                                           .step = parallel_step,
                                           .trip_count = parallel_trip_count,
                                           .parallel = true};
const JigIface jig_affine_parallel_ifaces[] = {{&jig_iface_loop, &parallel_loop}, {0}};
