/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Interfaces of func ops, and how functions are inlined. */
#include "dialect/cf/cf.h"
#include "dialect/func/func_int.h"
#include "support/arena.h"

/* ---- func.call, func.call_indirect, func.constant ---- */

static const JigAttr *call_callee(const JigOp *op) {
    return jig_func_call_callee_attr(op);
}
static void set_call_callee(JigOp *op, const JigAttr *symbol) {
    jig_func_call_set_callee(NULL, op, symbol);
}

static const JigAttr *no_callee(const JigOp *op) {
    (void)op;
    return NULL;
}
static JigValue *indirect_callee(const JigOp *op) {
    return jig_func_call_indirect_callee(op);
}
static JigOperandRange indirect_args(const JigOp *op) {
    return jig_func_call_indirect_callee_operands(op);
}

static const JigCallIface call = {
    .callee = call_callee, .set_callee = set_call_callee, .args = jig_all_operands};
static const JigCallIface call_indirect = {
    .callee = no_callee, .callee_value = indirect_callee, .args = indirect_args};
static const JigSymbolUserIface call_symbol = {.verify = jig_func_verify_call_symbol};
static const JigSymbolUserIface constant_symbol = {.verify = jig_func_verify_constant_symbol};

const JigIface jig_func_call_ifaces[] = {
    {&jig_iface_call, &call}, {&jig_iface_symbol_user, &call_symbol}, {0}};
const JigIface jig_func_call_indirect_ifaces[] = {{&jig_iface_call, &call_indirect}, {0}};
const JigIface jig_func_constant_ifaces[] = {{&jig_iface_symbol_user, &constant_symbol}, {0}};
const JigIface jig_func_func_ifaces[] = {
    {&jig_iface_function, &jig_function_builtin_type},
    {&jig_iface_callable, &jig_callable_region0},
    {0},
};

/* ---- Inlining ---- */

bool jig_func_may_inline_call(JigOp *op, JigOp *callable, bool clone) {
    (void)clone;
    return !(jig_op_is(op, JIG_FUNC(CALL)) && jig_func_call_no_inline_attr(op)) &&
           !(jig_op_is(callable, JIG_FUNC(FUNC)) && jig_func_func_no_inline_attr(callable));
}

bool jig_func_may_inline_op(JigOp *op, JigRegion *dest, bool clone) {
    (void)op, (void)dest, (void)clone;
    return true;
}

bool jig_func_may_inline_region(JigRegion *dest, JigRegion *source, bool clone) {
    (void)dest, (void)source, (void)clone;
    return true;
}

/* What is returned goes to the block after the call, or replaces the call's results. */
void jig_func_inline_terminator(JigRewriter *rw, JigOp *op, JigBlock *dest, JigValue *const *values,
                                size_t n) {
    if (!jig_op_is(op, JIG_FUNC(RETURN)))
        return;
    size_t num_operands = jig_op_num_operands(op);
    if (!dest) {
        for (size_t i = 0; i < n && i < num_operands; i++)
            jig_rw_replace_uses(rw, values[i], jig_op_operand(op, i));
        return;
    }
    JigValue **operands = jig_malloc((num_operands + 1) * sizeof *operands);
    for (size_t i = 0; i < num_operands; i++)
        operands[i] = jig_op_operand(op, i);
    JigOpState state = {
        .loc = jig_op_loc(op),
        .name = jig_op_name_of_row(rw->ctx, JIG_CF(BR)),
        .operands = operands,
        .num_operands = num_operands,
        .successors = &dest,
        .num_successors = 1,
    };
    jig_create(rw, &state);
    jig_free(operands);
    jig_rw_erase(rw, op);
}
