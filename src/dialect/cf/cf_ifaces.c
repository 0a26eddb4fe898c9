/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Branches as the interfaces see them, effects, inlining, verification. */
#include "dialect/cf/cf_int.h"
#include "dialect/common/targets.h"

/* ---- cf.assert ---- */

/* Ending the program is a write to everything. */
void jig_cf_assert_effects(const JigOp *op, JigEffects *out) {
    (void)op;
    jig_effects_add(out, JIG_EFFECT_WRITE, NULL, NULL);
}

/* ---- cf.br ---- */

static JigSuccOperands br_operands(const JigOp *op, size_t successor) {
    (void)successor;
    return (JigSuccOperands){0, jig_cf_br_dest_operands(op)};
}
static JigBlock *br_taken(const JigOp *op, const JigAttr *const *consts) {
    (void)consts;
    return jig_op_successor(op, 0);
}
static const JigBranchIface br = {.operands = br_operands, .taken = br_taken};
const JigIface jig_cf_br_ifaces[] = {{&jig_iface_branch, &br}, {0}};

/* ---- cf.cond_br ---- */

static JigSuccOperands cond_br_operands(const JigOp *op, size_t successor) {
    return (JigSuccOperands){0, jig_operand_range(op, 1 + successor)};
}
static JigBlock *cond_br_taken(const JigOp *op, const JigAttr *const *consts) {
    if (!consts || !consts[0] || !jig_attr_is_int(consts[0]))
        return NULL;
    return jig_op_successor(op, jig_attr_int_value(consts[0]) ? 0 : 1);
}
static const JigBranchIface cond_br = {.operands = cond_br_operands, .taken = cond_br_taken};
static const JigOwnershipIface cond_br_ownership = {.kind = JIG_OWNERSHIP_FORKS, .condition = 0};
const JigIface jig_cf_cond_br_ifaces[] = {{&jig_iface_branch, &cond_br},
                                          {&jig_iface_weighted_branch, &cond_br},
                                          {&jig_iface_ownership, &cond_br_ownership},
                                          {0}};

/* ---- cf.switch: successor 0 is the default ---- */

bool jig_cf_verify_switch(JigOp *op) {
    const JigAttr *values = jig_cf_switch_case_values_attr(op);
    size_t num_dests = jig_op_num_successors(op) - 1;
    if (!values && num_dests == 0)
        return true;
    const JigType *flag = jig_value_type(jig_cf_switch_flag(op));
    const JigType *type = values ? jig_type_element(jig_attr_type(values)) : flag;
    if (type != flag)
        return jig_op_error(op, "'flag' type (%s) should match case value type (%s)",
                            jig_msg_type(flag), jig_msg_type(type));
    size_t n = values ? (size_t)jig_type_num_elements(jig_attr_type(values)) : 0;
    if (n != num_dests)
        return jig_op_error(
            op, "number of case values (%zu) should match number of case destinations (%zu)", n,
            num_dests);
    if (jig_attr_dense_array_len(jig_cf_switch_case_operand_segments_attr(op)) < num_dests)
        return jig_op_error(op, "expects a number of operands for each case destination");
    return true;
}

static JigSuccOperands switch_operands(const JigOp *op, size_t successor) {
    if (successor == 0)
        return (JigSuccOperands){0, jig_cf_switch_default_operands(op)};
    return (JigSuccOperands){0, jig_targets_operands(op, jig_cf_switch_case_operands(op),
                                                     jig_cf_switch_case_operand_segments_attr(op),
                                                     successor - 1)};
}

static void switch_set_forwarded(JigOp *op, size_t successor, JigValue *const *values, size_t n) {
    if (successor == 0)
        jig_cf_switch_set_default_operands(NULL, op, values, n);
    else
        jig_targets_set_operands(op, jig_cf_switch_case_operands(op),
                                 jig_cf_switch_case_operand_segments_attr(op), successor - 1,
                                 values, n);
}

size_t jig_cf_switch_successor(const JigOp *op, const JigAttr *flag) {
    const JigAttr *values = jig_cf_switch_case_values_attr(op);
    size_t n = jig_op_num_successors(op) - 1;
    for (size_t i = 0; values && i < n; i++)
        if (jig_attr_element(values, (int64_t)i) == flag)
            return i + 1;
    return 0;
}

static JigBlock *switch_taken(const JigOp *op, const JigAttr *const *consts) {
    if (!consts || !consts[0] || !jig_attr_is_int(consts[0]))
        return NULL;
    return jig_op_successor(op, jig_cf_switch_successor(op, consts[0]));
}
static const JigBranchIface switch_branch = {
    .operands = switch_operands,
    .set_forwarded = switch_set_forwarded,
    .taken = switch_taken,
};
const JigIface jig_cf_switch_ifaces[] = {{&jig_iface_branch, &switch_branch}, {0}};

/* ---- Inlining: branches move as they are ---- */

bool jig_cf_may_inline_call(JigOp *call, JigOp *callable, bool clone) {
    (void)call, (void)callable, (void)clone;
    return true;
}
bool jig_cf_may_inline_region(JigRegion *dest, JigRegion *source, bool clone) {
    (void)dest, (void)source, (void)clone;
    return true;
}
bool jig_cf_may_inline_op(JigOp *op, JigRegion *dest, bool clone) {
    (void)op, (void)dest, (void)clone;
    return true;
}
