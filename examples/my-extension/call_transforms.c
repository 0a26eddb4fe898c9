/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transform ops on calls, and the type of handles to them. */
#include "calls.h"
#include "jig/ops/func.h"
#include "jig/ops/my.h"
#include "transform.h"

static JigApplyFn change_call_target, call_to_op;

/* `read` leaves the handle as it is, `consume` ends it: its payload is gone afterwards. */
static const JigOpRow ops[] = {
    {.name = "transform.my.change_call_target",
     .ins = "call: read Handle",
     .props = "new_target: Str",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$call `,` $new_target attr-dict `:` type($call)",
     .apply = change_call_target,
     .summary = "make func.call ops call another function"},
    {.name = "transform.my.call_to_op",
     .ins = "call: consume !transform.my.call_op_interface",
     .outs = "transformed: Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$call attr-dict `:` functional-type(operands, results)",
     .apply = call_to_op,
     .summary = "replace calls by my.mm4"},
};

/* ---- Changing callees: all targets in one loop ---- */

static JigStatus change_call_target(JigTransformCall *call) {
    JigStr target = jig_transform_my_change_call_target_new_target(call->op);
    JigOps calls = jig_payload_ops(call, jig_transform_my_change_call_target_call(call->op));
    /* A silenceable failure leaves the payload as it was: look before changing anything. */
    for (size_t i = 0; i < calls.len; ++i) {
        if (jig_op_is(calls.items[i], JIG_FUNC(CALL)))
            continue;
        jig_silenceable(call, call->op, "only applies to func.call payloads");
        jig_failure_note(call, calls.items[i], "offending payload");
        return JIG_SILENCEABLE;
    }
    for (size_t i = 0; i < calls.len; ++i)
        my_update_callee(call->rw, calls.items[i], target);
    return JIG_OK;
}

/* ---- Calls to ops: one target at a time ---- */

/* The type of the handle has seen to it that the target is a call. */
static JigStatus call_to_op_of(JigEach *each, JigOp *target) {
    jig_each_add(each, 0, my_replace_call_with_op(each->call->rw, target));
    return JIG_OK;
}

static JigStatus call_to_op(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_my_call_to_op_call(call->op), call_to_op_of);
}

/* ---- Handles to calls ---- */

static JigStatus check_calls(JigTransformCall *call, const JigType *type, JigLoc loc,
                             JigOp *const *ops, size_t n) {
    (void)type;
    for (size_t i = 0; i < n; ++i) {
        if (jig_call(ops[i]))
            continue;
        jig_silenceable(call, loc, "expected the payload operation to implement CallOpInterface");
        jig_failure_note(call, ops[i], "offending operation");
        return JIG_SILENCEABLE;
    }
    return JIG_OK;
}
static const JigHandleType call_handle = {.kind = JIG_HANDLE_OPS, .check_ops = check_calls};

static const JigTypeRow types[] = {
    {.name = "transform.my.call_op_interface",
     .ifaces = (const JigIface[]){{&jig_iface_handle, &call_handle}, {0}},
     .summary = "handle to ops that implement CallOpInterface"},
};

const JigDialect my_call_transforms = {
    .name = "transform", JIG_TABLE(ops, ops), JIG_TABLE(types, types)};
