/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How control and values flow through the regions of affine ops. */
#include "dialect/affine/affine_int.h"

/* ---- affine.for ---- */

enum { FOR_INITS = 2 };

static int64_t constant_trip_count(const JigOp *op) {
    const JigMap *lower = jig_attr_map_value(jig_op_attr(op, "lowerBoundMap")),
                 *upper = jig_attr_map_value(jig_op_attr(op, "upperBoundMap"));
    int64_t from, to, step = jig_op_int_attr(op, "step", 1);
    if (!jig_map_is_single_constant(lower, &from) || !jig_map_is_single_constant(upper, &to) ||
        step <= 0)
        return -1;
    return to <= from ? 0 : (to - from - 1) / step + 1;
}

static void for_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                           JigRegionSuccs *out) {
    (void)consts;
    JigRegion *body = jig_op_region(op, 0);
    int64_t trips = constant_trip_count(op);
    size_t args = jig_region_is_empty(body) ? 0 : jig_block_num_args(jig_region_first(body));
    bool enters = from ? trips != 1 : trips != 0, leaves = from || trips <= 0;
    if (enters && args)
        jig_region_succs_add(out, body, 1, args - 1);
    if (leaves)
        jig_region_succs_add_exit(out, op);
}

static JigOperandRange for_inits(const JigOp *op) {
    return jig_operand_range(op, FOR_INITS);
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
static JigMixed bound(const JigOp *op, const char *name) {
    int64_t v;
    if (!jig_map_is_single_constant(jig_attr_map_value(jig_op_attr(op, name)), &v))
        return (JigMixed){0};
    return jig_mixed_attr(jig_attr_index(jig_op_context(op), v));
}
static JigMixed for_lower(const JigOp *op, size_t i) {
    (void)i;
    return bound(op, "lowerBoundMap");
}
static JigMixed for_upper(const JigOp *op, size_t i) {
    (void)i;
    return bound(op, "upperBoundMap");
}
static JigMixed for_step(const JigOp *op, size_t i) {
    (void)i;
    return jig_mixed_attr(jig_op_attr(op, "step"));
}
static JigOp *for_yield(const JigOp *op, JigOperandRange *yielded) {
    JigOp *yield = jig_block_last(jig_op_body(op));
    *yielded = jig_all_operands(yield);
    return yield;
}
static bool for_trip_count(const JigOp *op, int64_t *out) {
    *out = constant_trip_count(op);
    return *out >= 0;
}
static const JigLoopIface for_loop = {.num_vars = for_num_vars,
                                      .var = for_var,
                                      .lower = for_lower,
                                      .upper = for_upper,
                                      .step = for_step,
                                      .inits = for_inits,
                                      .first_iter_arg = for_first_iter_arg,
                                      .yield = for_yield,
                                      .trip_count = for_trip_count};
/* As for scf.for: steps of one always end. */
static JigSpeculation for_speculation(const JigOp *op) {
    return jig_op_int_attr(op, "step", 1) == 1 ? JIG_RECURSIVELY_SPECULATABLE
                                               : JIG_NOT_SPECULATABLE;
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
    jig_region_succs_add_region(out, jig_op_region(op, 0));
    if (jig_region_is_empty(jig_op_region(op, 1)))
        jig_region_succs_add_exit(out, op);
    else
        jig_region_succs_add_region(out, jig_op_region(op, 1));
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
static JigMixed unknown(const JigOp *op, size_t i) {
    (void)op, (void)i;
    return (JigMixed){0};
}
static const JigLoopIface parallel_loop = {.num_vars = parallel_rank,
                                           .var = parallel_var,
                                           .lower = unknown,
                                           .upper = unknown,
                                           .step = unknown};
const JigIface jig_affine_parallel_ifaces[] = {{&jig_iface_loop, &parallel_loop}, {0}};
