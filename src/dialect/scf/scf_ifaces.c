/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Interfaces of scf ops: where control goes, and what is a loop.
 */
#include "dialect/scf/scf_int.h"
#include "support/check.h"

/* Exit without values: what the results get does not flow along edges. */
static void add_bare_exit(JigRegionSuccs *out, const JigOp *op) {
    jig_region_succs_add(out, NULL, jig_op_num_results(op), 0);
}

/* The constant in operand 0, as far as known. */
static const JigAttr *first_constant(const JigAttr *const *consts) {
    return consts && consts[0] && jig_attr_is_int(consts[0]) ? consts[0] : NULL;
}

static JigRegion *region_of(const JigOp *terminator) {
    return jig_block_region(jig_op_block(terminator));
}

/* ---- scf.for ---- */

static void add_for_body(const JigOp *op, JigRegionSuccs *out) {
    size_t n = jig_block_num_args(jig_op_body(op));
    jig_region_succs_add(out, jig_scf_for_region(op), 1, n ? n - 1 : 0);
}

/* The body may not run at all, and may always run again. */
static void for_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                           JigRegionSuccs *out) {
    (void)from, (void)consts;
    add_for_body(op, out);
    jig_region_succs_add_exit(out, op);
}

static JigOperandRange for_inits(const JigOp *op) {
    return jig_scf_for_init_args(op);
}
static JigOperandRange for_entry(const JigOp *op, const JigRegionSucc *to) {
    (void)to;
    return for_inits(op);
}
static size_t one_var(const JigOp *op) {
    (void)op;
    return 1;
}
static JigValue *for_var(const JigOp *op, size_t i) {
    (void)i;
    return jig_scf_for_iv(op);
}
static JigMixed for_lower(const JigOp *op, size_t i) {
    (void)i;
    return jig_mixed_value(jig_scf_for_lower_bound(op));
}
static JigMixed for_upper(const JigOp *op, size_t i) {
    (void)i;
    return jig_mixed_value(jig_scf_for_upper_bound(op));
}
static JigMixed for_step(const JigOp *op, size_t i) {
    (void)i;
    return jig_mixed_value(jig_scf_for_step(op));
}

/* The last op of the first region, all of whose operands are yielded. */
static JigOp *body_yield(const JigOp *op, JigOperandRange *yielded) {
    JigOp *yield = jig_block_last(jig_op_body(op));
    *yielded = yield ? jig_all_operands(yield) : jig_no_operands();
    return yield;
}

static bool for_trip_count(const JigOp *op, size_t i, uint64_t *out) {
    (void)i;
    return jig_scf_for_trip_count(op, out);
}

/* Of loops over index, from their bounds in dimension `i`. */
static bool index_trip_count(const JigOp *op, size_t i, uint64_t *out) {
    const JigLoopIface *l = jig_loop(op);
    return jig_scf_trip_count(l->lower(op, i), l->upper(op, i), l->step(op, i), true, out);
}

static bool for_is_unsigned(const JigOp *op) {
    return jig_scf_for_unsigned_cmp_attr(op);
}

/* Steps of one always end. */
static JigSpeculation for_speculation(const JigOp *op) {
    int64_t step;
    bool ends = jig_constant_int(jig_scf_for_step(op), &step) && step == 1;
    return ends ? JIG_RECURSIVELY_SPECULATABLE : JIG_NOT_SPECULATABLE;
}

static const JigRegionBranchIface for_branch = {.successors = for_successors,
                                                .entry_operands = for_entry};
static const JigLoopIface for_loop = {
    .promote = jig_scf_for_promote,
    .num_vars = one_var,
    .var = for_var,
    .lower = for_lower,
    .upper = for_upper,
    .step = for_step,
    .inits = for_inits,
    .first_iter_arg = one_var,
    .yield = body_yield,
    .trip_count = for_trip_count,
    .is_unsigned = for_is_unsigned,
    .like = jig_scf_for_like,
};
static const JigSpeculationIface for_speculates = {.speculation = for_speculation};
const JigIface jig_scf_for_ifaces[] = {
    {&jig_iface_region_branch, &for_branch},
    {&jig_iface_loop, &for_loop},
    {&jig_iface_speculation, &for_speculates},
    {&jig_iface_bounds, &jig_scf_for_bounds},
    {0},
};

/* ---- scf.forall ---- */

static void forall_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                              JigRegionSuccs *out) {
    (void)consts;
    if (from)
        add_bare_exit(out, op);
    else
        jig_region_succs_add(out, jig_scf_forall_region(op), jig_scf_forall_rank(op),
                             jig_scf_forall_num_outs(op));
}

static JigOperandRange forall_outs(const JigOp *op) {
    return jig_scf_forall_outputs(op);
}
static JigOperandRange forall_entry(const JigOp *op, const JigRegionSucc *to) {
    (void)to;
    return forall_outs(op);
}
static JigValue *body_arg(const JigOp *op, size_t i) {
    return jig_block_arg(jig_op_body(op), i);
}
static JigMixed forall_lower(const JigOp *op, size_t i) {
    return jig_scf_forall_bound(op, JIG_FORALL_LOWER, i);
}
static JigMixed forall_upper(const JigOp *op, size_t i) {
    return jig_scf_forall_bound(op, JIG_FORALL_UPPER, i);
}
static JigMixed forall_step(const JigOp *op, size_t i) {
    return jig_scf_forall_bound(op, JIG_FORALL_STEP, i);
}

static const JigRegionBranchIface forall_branch = {.successors = forall_successors,
                                                   .entry_operands = forall_entry};
static const JigLoopIface forall_loop = {
    .promote = jig_scf_forall_promote_if_single,
    .num_vars = jig_scf_forall_rank,
    .var = body_arg,
    .lower = forall_lower,
    .upper = forall_upper,
    .step = forall_step,
    .trip_count = index_trip_count,
    .parallel = true,
    .inits = forall_outs,
    .first_iter_arg = jig_scf_forall_rank,
    .like = jig_scf_forall_like,
};
static const JigDpsIface forall_dps = {.inits = forall_outs};
const JigIface jig_scf_forall_ifaces[] = {
    {&jig_iface_region_branch, &forall_branch},
    {&jig_iface_loop, &forall_loop},
    {&jig_iface_dps, &forall_dps},
    {&jig_iface_bounds, &jig_scf_forall_bounds},
    {0},
};

/* ---- scf.parallel, scf.reduce ---- */

static void parallel_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                                JigRegionSuccs *out) {
    (void)from, (void)consts;
    jig_region_succs_add(out, jig_scf_parallel_region(op), 0, 0);
    add_bare_exit(out, op);
}

static size_t parallel_num_vars(const JigOp *op) {
    return jig_block_num_args(jig_op_body(op));
}
static JigMixed parallel_bound(const JigOp *op, size_t group, size_t i) {
    return jig_mixed_value(jig_op_operand(op, jig_operand_range(op, group).start + i));
}
static JigMixed parallel_lower(const JigOp *op, size_t i) {
    return parallel_bound(op, 0, i);
}
static JigMixed parallel_upper(const JigOp *op, size_t i) {
    return parallel_bound(op, 1, i);
}
static JigMixed parallel_step(const JigOp *op, size_t i) {
    return parallel_bound(op, 2, i);
}

static JigOperandRange nothing_passed(const JigOp *op, const JigRegionSucc *to) {
    (void)op, (void)to;
    return jig_no_operands();
}

static const JigRegionBranchIface parallel_branch = {.successors = parallel_successors};
static const JigLoopIface parallel_loop = {
    .num_vars = parallel_num_vars,
    .var = body_arg,
    .lower = parallel_lower,
    .upper = parallel_upper,
    .step = parallel_step,
    .trip_count = index_trip_count,
    .parallel = true,
    .like = jig_scf_parallel_like,
};
static const JigRegionTermIface reduce_terminator = {.operands = nothing_passed};
const JigIface jig_scf_parallel_ifaces[] = {
    {&jig_iface_region_branch, &parallel_branch},
    {&jig_iface_loop, &parallel_loop},
    {0},
};
const JigIface jig_scf_reduce_ifaces[] = {{&jig_iface_region_terminator, &reduce_terminator}, {0}};

/* ---- scf.while, scf.condition ---- */

static void while_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                             JigRegionSuccs *out) {
    (void)consts;
    if (!from || region_of(from) == jig_scf_while_after(op)) {
        jig_region_succs_add_region(out, jig_scf_while_before(op));
        return;
    }
    jig_region_succs_add_exit(out, op);
    jig_region_succs_add_region(out, jig_scf_while_after(op));
}

static JigOperandRange while_entry(const JigOp *op, const JigRegionSucc *to) {
    (void)to;
    return jig_all_operands(op);
}

static size_t no_args(const JigOp *op) {
    (void)op;
    return 0;
}
static JigOp *while_yield(const JigOp *op, JigOperandRange *yielded) {
    JigOp *yield = jig_block_last(jig_region_first(jig_scf_while_after(op)));
    *yielded = yield ? jig_all_operands(yield) : jig_no_operands();
    return yield;
}
/* The results are what the condition passes along. */
static bool results_differ(const JigOp *op) {
    (void)op;
    return false;
}

static JigOperandRange condition_operands(const JigOp *op, const JigRegionSucc *to) {
    (void)to;
    return jig_scf_condition_args(op);
}

static void condition_successors(const JigOp *op, const JigAttr *const *consts,
                                 JigRegionSuccs *out) {
    const JigOp *loop = jig_op_parent(op);
    const JigAttr *known = first_constant(consts);
    if (!known || jig_attr_int_value(known))
        jig_region_succs_add_region(out, jig_scf_while_after(loop));
    if (!known || !jig_attr_int_value(known))
        jig_region_succs_add_exit(out, loop);
}

static const JigRegionBranchIface while_branch = {.successors = while_successors,
                                                  .entry_operands = while_entry};
static const JigLoopIface while_loop = {
    .inits = jig_all_operands,
    .first_iter_arg = no_args,
    .yield = while_yield,
    .has_results = results_differ,
};
static const JigRegionTermIface condition_terminator = {.operands = condition_operands,
                                                        .successors = condition_successors};
const JigIface jig_scf_while_ifaces[] = {
    {&jig_iface_region_branch, &while_branch}, {&jig_iface_loop, &while_loop}, {0}};
const JigIface jig_scf_condition_ifaces[] = {{&jig_iface_region_terminator, &condition_terminator},
                                             {0}};

/* ---- scf.if ---- */

static void add_else(const JigOp *op, JigRegionSuccs *out) {
    if (jig_region_is_empty(jig_scf_if_else_region(op)))
        jig_region_succs_add_exit(out, op);
    else
        jig_region_succs_add_region(out, jig_scf_if_else_region(op));
}

static void if_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                          JigRegionSuccs *out) {
    if (from) {
        jig_region_succs_add_exit(out, op);
        return;
    }
    const JigAttr *known = first_constant(consts);
    if (!known || jig_attr_int_value(known))
        jig_region_succs_add_region(out, jig_scf_if_then_region(op));
    if (!known || !jig_attr_int_value(known))
        add_else(op, out);
}

static void if_invocations(const JigOp *op, const JigAttr *const *consts, JigInvocations *out) {
    (void)op;
    const JigAttr *known = first_constant(consts);
    bool taken = known && jig_attr_int_value(known);
    out[0] = (JigInvocations){0, !known || taken};
    out[1] = (JigInvocations){0, !known || !taken};
}

static const JigRegionBranchIface if_branch = {.successors = if_successors,
                                               .invocations = if_invocations};
const JigIface jig_scf_if_ifaces[] = {
    {&jig_iface_region_branch, &if_branch}, {&jig_iface_bounds, &jig_scf_if_bounds}, {0}};

/* ---- scf.index_switch ---- */

size_t jig_scf_index_switch_region(const JigOp *op, int64_t value) {
    JIG_REQUIRE(jig_op_is(op, JIG_SCF(INDEX_SWITCH)));
    const JigAttr *cases = jig_scf_index_switch_cases_attr(op);
    for (size_t i = 0; i < jig_attr_dense_array_len(cases); i++)
        if (jig_attr_dense_array_int(cases, i) == value)
            return i + 1;
    return 0;
}

static void switch_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                              JigRegionSuccs *out) {
    const JigAttr *known = first_constant(consts);
    if (from) {
        jig_region_succs_add_exit(out, op);
    } else if (known) {
        jig_region_succs_add_region(
            out, jig_op_region(op, jig_scf_index_switch_region(op, jig_attr_int_value(known))));
    } else {
        for (size_t i = 0; i < jig_op_num_regions(op); i++)
            jig_region_succs_add_region(out, jig_op_region(op, i));
    }
}

static void switch_invocations(const JigOp *op, const JigAttr *const *consts, JigInvocations *out) {
    const JigAttr *known = first_constant(consts);
    size_t taken = known ? jig_scf_index_switch_region(op, jig_attr_int_value(known)) : 0;
    for (size_t i = 0; i < jig_op_num_regions(op); i++)
        out[i] = (JigInvocations){0, !known || i == taken};
}

static const JigRegionBranchIface switch_branch = {.successors = switch_successors,
                                                   .invocations = switch_invocations};
const JigIface jig_scf_index_switch_ifaces[] = {{&jig_iface_region_branch, &switch_branch}, {0}};

/* ---- scf.execute_region ---- */

const JigIface jig_scf_execute_region_ifaces[] = {
    {&jig_iface_region_branch, &jig_region_branch_once}, {0}};

/* ---- Ends that pass no buffer on ---- */

static bool in_parallel_is_empty(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    return !body || jig_block_is_empty(body) ||
           jig_op_emit_error(op, "only supported when nested region is empty");
}
static bool returns_no_buffer(JigOp *op) {
    return !jig_type_is_any_memref(jig_value_type(jig_scf_reduce_return_result(op))) ||
           jig_op_emit_error(op, "only supported when operand is not a MemRef");
}
static const JigOwnershipIface in_parallel_ownership = {.kind = JIG_OWNERSHIP_ENDS,
                                                        .supported = in_parallel_is_empty},
                               reduce_return_ownership = {.kind = JIG_OWNERSHIP_ENDS,
                                                          .supported = returns_no_buffer};
const JigIface jig_scf_in_parallel_ifaces[] = {{&jig_iface_ownership, &in_parallel_ownership}, {0}};
const JigIface jig_scf_reduce_return_ifaces[] = {{&jig_iface_ownership, &reduce_return_ownership},
                                                 {0}};
