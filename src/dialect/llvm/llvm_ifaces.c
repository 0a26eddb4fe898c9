/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Instructions as interfaces see them: branches, calls, views; effects; what may run early. */
#include "dialect/common/constfold.h"
#include "dialect/common/targets.h"
#include "dialect/llvm/llvm_int.h"
#include "dialect/llvm/slots/llvm_slots.h"
#include "support/check.h"

/* ---- Divisions may run early when the divisor is a constant that cannot trap ---- */

static JigSpeculation speculate_udiv(const JigOp *op) {
    return jig_const_is_safe_divisor(jig_llvm_udiv_rhs(op), false) ? JIG_SPECULATABLE
                                                                   : JIG_NOT_SPECULATABLE;
}
static JigSpeculation speculate_sdiv(const JigOp *op) {
    return jig_const_is_safe_divisor(jig_llvm_sdiv_rhs(op), true) ? JIG_SPECULATABLE
                                                                  : JIG_NOT_SPECULATABLE;
}
static const JigSpeculationIface udiv = {.speculation = speculate_udiv},
                                 sdiv = {.speculation = speculate_sdiv};
const JigIface jig_llvm_udiv_ifaces[] = {{&jig_iface_speculation, &udiv}, {0}};
const JigIface jig_llvm_sdiv_ifaces[] = {{&jig_iface_speculation, &sdiv}, {0}};

/* ---- Values ---- */

static const JigSelectIface select_parts = {.condition = 0, .if_true = 1, .if_false = 2};
const JigIface jig_llvm_select_ifaces[] = {{&jig_iface_select, &select_parts}, {0}};

static JigValue *cast_source(const JigOp *op) {
    return jig_llvm_addrspacecast_arg(op);
}
static JigValue *gep_source(const JigOp *op) {
    return jig_llvm_getelementptr_base(op);
}
const JigViewIface jig_llvm_cast_view = {.source = cast_source},
                   jig_llvm_gep_view = {.source = gep_source};

/* Pointers only may be said to be good to read through. */
static bool verify_dereferenceable(JigOp *op) {
    const JigType *t = jig_op_num_results(op) == 1 ? jig_op_result_type(op, 0) : NULL;
    return !jig_llvm_load_dereferenceable_attr(op) ||
           (t && jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR)) ||
           jig_op_error(op, "expected op to return a single LLVM pointer type");
}
const JigIfaceId jig_llvm_dereferenceable = {.name = "DereferenceableOpInterface",
                                             .verify = verify_dereferenceable};
const JigIface jig_llvm_dereferenceable_ifaces[] = {
    {&jig_llvm_dereferenceable, &jig_llvm_dereferenceable}, {0}};

/* ---- Effects ---- */

/* Volatile accesses, and atomic ones that order others, may do anything. */
static void access_effects(const JigOp *op, JigEffectKind kind, JigValue *address,
                           JigEffects *out) {
    jig_effects_add(out, kind, address, NULL);
    if (!jig_llvm_load_volatile_(op) && jig_llvm_load_ordering(op, JIG_NOT_ATOMIC) <= JIG_UNORDERED)
        return;
    jig_effects_add(out, JIG_EFFECT_WRITE, NULL, NULL);
    jig_effects_add(out, JIG_EFFECT_READ, NULL, NULL);
}
void jig_llvm_load_effects(const JigOp *op, JigEffects *out) {
    access_effects(op, JIG_EFFECT_READ, jig_llvm_load_addr(op), out);
}
void jig_llvm_store_effects(const JigOp *op, JigEffects *out) {
    access_effects(op, JIG_EFFECT_WRITE, jig_llvm_store_addr(op), out);
}

/* ---- Branches: nothing is known of which successor is taken ---- */

static JigSuccOperands br_operands(const JigOp *op, size_t successor) {
    (void)successor;
    return (JigSuccOperands){0, jig_llvm_br_dest_operands(op)};
}
static const JigBranchIface br = {.operands = br_operands};
const JigIface jig_llvm_br_ifaces[] = {{&jig_iface_branch, &br}, {0}};

static JigSuccOperands cond_br_operands(const JigOp *op, size_t successor) {
    return (JigSuccOperands){0, successor ? jig_llvm_cond_br_false_dest_operands(op)
                                          : jig_llvm_cond_br_true_dest_operands(op)};
}
static const JigBranchIface cond_br = {.operands = cond_br_operands};
const JigIface jig_llvm_cond_br_ifaces[] = {
    {&jig_iface_branch, &cond_br}, {&jig_iface_weighted_branch, &cond_br}, {0}};

static JigSuccOperands switch_operands(const JigOp *op, size_t successor) {
    if (successor == 0)
        return (JigSuccOperands){0, jig_llvm_switch_default_operands(op)};
    return (JigSuccOperands){0, jig_targets_operands(op, jig_llvm_switch_case_operands(op),
                                                     jig_llvm_switch_case_operand_segments_attr(op),
                                                     successor - 1)};
}
static void switch_set_forwarded(JigOp *op, size_t successor, JigValue *const *values, size_t n) {
    if (successor == 0)
        jig_llvm_switch_set_default_operands(NULL, op, values, n);
    else
        jig_targets_set_operands(op, jig_llvm_switch_case_operands(op),
                                 jig_llvm_switch_case_operand_segments_attr(op), successor - 1,
                                 values, n);
}
static const JigBranchIface switch_branch = {.operands = switch_operands,
                                             .set_forwarded = switch_set_forwarded};
const JigIface jig_llvm_switch_ifaces[] = {
    {&jig_iface_branch, &switch_branch}, {&jig_iface_weighted_branch, &switch_branch}, {0}};

static JigSuccOperands indirectbr_operands(const JigOp *op, size_t successor) {
    return (JigSuccOperands){
        0, jig_targets_operands(op, jig_llvm_indirectbr_succ_operands(op),
                                jig_llvm_indirectbr_indbr_operand_segments_attr(op), successor)};
}
static void indirectbr_set_forwarded(JigOp *op, size_t successor, JigValue *const *values,
                                     size_t n) {
    jig_targets_set_operands(op, jig_llvm_indirectbr_succ_operands(op),
                             jig_llvm_indirectbr_indbr_operand_segments_attr(op), successor, values,
                             n);
}
static const JigBranchIface indirectbr = {.operands = indirectbr_operands,
                                          .set_forwarded = indirectbr_set_forwarded};
const JigIface jig_llvm_indirectbr_ifaces[] = {{&jig_iface_branch, &indirectbr}, {0}};

/* ---- Calls: of a symbol, or of the first operand ---- */

JigOperandRange jig_llvm_call_args(const JigOp *op) {
    JIG_REQUIRE(jig_op_is(op, JIG_LLVM(CALL)) || jig_op_is(op, JIG_LLVM(INVOKE)));
    JigOperandRange r = jig_llvm_call_callee_operands(op);
    if (jig_llvm_call_callee_attr(op) || !r.count)
        return r;
    return (JigOperandRange){r.start + 1, r.count - 1, -1};
}
static const JigAttr *callee(const JigOp *op) {
    return jig_llvm_call_callee_attr(op);
}
static JigValue *callee_value(const JigOp *op) {
    JigOperandRange r = jig_llvm_call_callee_operands(op);
    return r.count && !jig_llvm_call_callee_attr(op) ? jig_op_operand(op, r.start) : NULL;
}
static void set_callee(JigOp *op, const JigAttr *symbol) {
    jig_llvm_call_set_callee(NULL, op, symbol);
}
static const JigCallIface call = {.callee = callee,
                                  .callee_value = callee_value,
                                  .set_callee = set_callee,
                                  .args = jig_llvm_call_args};
static const JigSymbolUserIface call_symbol = {.verify = jig_llvm_verify_call_symbol};
const JigIface jig_llvm_call_ifaces[] = {
    {&jig_iface_call, &call}, {&jig_iface_symbol_user, &call_symbol}, {0}};

static JigSuccOperands invoke_operands(const JigOp *op, size_t successor) {
    return (JigSuccOperands){0, successor ? jig_llvm_invoke_unwind_dest_operands(op)
                                          : jig_llvm_invoke_normal_dest_operands(op)};
}
static const JigBranchIface invoke = {.operands = invoke_operands};
const JigIface jig_llvm_invoke_ifaces[] = {{&jig_iface_branch, &invoke},
                                           {&jig_iface_call, &call},
                                           {&jig_iface_weighted_branch, &invoke},
                                           {0}};
