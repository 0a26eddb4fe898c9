/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transform ops on calls, and the type of handles to them. */
#include "calls.h"
#include "jig/ops/func.h"
#include "jig/ops/my.h"
#include "transform.h"

static JigApplyFn change_call_target, call_to_op;
static void propose_targets(JigProposals *to, JigOp *payload);
static void propose_op(JigProposals *to, JigOp *payload);

/* `read` leaves the handle as it is, `consume` ends it: its payload is gone afterwards. */
static const JigOpRow ops[] = {
    {.name = "transform.my.change_call_target",
     .ins = "call: read Handle",
     .props = "new_target: Str",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$call `,` $new_target attr-dict `:` type($call)",
     .apply = change_call_target,
     .more = JIG_MORE(.propose = propose_targets),
     .summary = "make func.call ops call another function"},
    {.name = "transform.my.call_to_op",
     .ins = "call: consume !transform.my.call_op_interface",
     .outs = "transformed: Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$call attr-dict `:` functional-type(operands, results)",
     .apply = call_to_op,
     .more = JIG_MORE(.propose = propose_op),
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

/* ---- What `jig legal` tries on a call ---- */

typedef struct Callees {
    JigProposals *to;
    JigOp *call;
} Callees;

/* A function of the same type. */
static JigWalk propose_callee(JigOp *op, void *user) {
    Callees *c = user;
    JigStr name = jig_symbol_name(op);
    if (!jig_op_is(op, JIG_FUNC(FUNC)) || jig_str_eq(name, jig_func_call_callee(c->call)))
        return JIG_WALK_ADVANCE;
    jig_propose(c->to, &(JigProposal){.arguments = jig_propose_text(c->to, ", \"%.*s\"",
                                                                    (int)name.len, name.ptr),
                                      .range = "the name of a function of that type"});
    return JIG_WALK_SKIP;
}

static void propose_targets(JigProposals *to, JigOp *payload) {
    Callees c = {to, payload};
    if (jig_op_is(payload, JIG_FUNC(CALL)))
        jig_walk_pre(jig_propose_root(to), propose_callee, &c);
}

/* The handle has to be of the type that the row asks for. */
static void propose_op(JigProposals *to, JigOp *payload) {
    if (jig_call(payload))
        jig_propose(to, &(JigProposal){.lines = "%call = transform.cast %op : !t to "
                                                "!transform.my.call_op_interface\n"
                                                "%new = transform.my.call_to_op %call : "
                                                "(!transform.my.call_op_interface) -> !t\n"});
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
