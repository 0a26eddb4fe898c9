/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Interfaces of async ops, and patterns. */
#include "dialect/async/async_int.h"

/* ---- async.call, async.func ---- */

static const JigAttr *call_callee(const JigOp *op) {
    return jig_async_call_callee_attr(op);
}
static void set_call_callee(JigOp *op, const JigAttr *symbol) {
    jig_async_call_set_callee(NULL, op, symbol);
}

static const JigCallIface call = {
    .callee = call_callee, .set_callee = set_call_callee, .args = jig_all_operands};
static const JigSymbolUserIface call_symbol = {.verify = jig_async_verify_call_symbol};

const JigIface jig_async_call_ifaces[] = {
    {&jig_iface_call, &call}, {&jig_iface_symbol_user, &call_symbol}, {0}};
const JigIface jig_async_func_ifaces[] = {
    {&jig_iface_function, &jig_function_builtin_type},
    {&jig_iface_callable, &jig_callable_region0},
    {0},
};

/* ---- async.execute: into the body, and from it out of the op ---- */

/* The token is no edge's. */
static void execute_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                               JigRegionSuccs *out) {
    (void)consts;
    if (from)
        jig_region_succs_add(out, NULL, 1, jig_op_num_results(op) - 1);
    else
        jig_region_succs_add_region(out, jig_async_execute_body_region(op));
}
static JigOperandRange execute_entry(const JigOp *op, const JigRegionSucc *to) {
    (void)to;
    return jig_async_execute_body_operands(op);
}
/* What a value is flows along, as well as the value. */
static bool execute_compatible(const JigType *from, const JigType *to) {
    const JigType *a = jig_async_element(from), *b = jig_async_element(to);
    return (a ? a : from) == (b ? b : to);
}

static const JigRegionBranchIface execute_branch = {.successors = execute_successors,
                                                    .entry_operands = execute_entry,
                                                    .compatible = execute_compatible};
const JigIface jig_async_execute_ifaces[] = {{&jig_iface_region_branch, &execute_branch}, {0}};

/* ---- async.create_group ---- */

/* A group that is only waited for has no members. */
static bool erase_empty_group(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *group = jig_async_create_group_result(op);
    for (JigUse *u = jig_value_first_use(group); u; u = jig_use_next(u))
        if (!jig_op_is(jig_use_owner(u), JIG_ASYNC(AWAIT_ALL)))
            return jig_no_match(rw, jig_use_owner(u), "the group is not only waited for");
    for (JigUse *u; (u = jig_value_first_use(group));)
        jig_rw_erase(rw, jig_use_owner(u));
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_async_create_group_patterns[] = {
    {.name = "mlir::async::CreateGroupOp", .root = "async.create_group", .fn = erase_empty_group},
    {0},
};
