/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sequences, by place and by name, and their inclusion. */
#include "transform/ops/ops_int.h"

#include "ir/diag/kinds.h"
#include "jig/iface.h"
#include "support/check.h"

/* ---- Named sequences, from where they are asked for ---- */

JigOp *jig_find_sequence(JigOp *from, const JigAttr *symbol) {
    JigOp *found = jig_symbol_lookup_nearest(from, symbol);
    return jig_op_is(found, JIG_TRANSFORM(NAMED_SEQUENCE)) ? found : NULL;
}

const JigType *jig_transform_sequence_type(const JigOp *sequence) {
    JIG_REQUIRE(sequence);
    return jig_attr_type_value(jig_transform_named_sequence_function_type_attr(sequence));
}

JigStatus jig_transform_resolve_body(JigTransformCall *call, const JigAttr *symbol,
                                     JigBlock **out) {
    JigOp *found = jig_find_sequence(call->op, symbol);
    *out = found ? jig_op_body(found) : NULL;
    return *out ? JIG_OK
                : jig_definite(call, call->op, "unresolved external symbol {}",
                               jig_fact_attr(symbol));
}

/* ---- Carrying out ---- */

bool jig_transform_sequence_suppresses(const JigOp *op) {
    JIG_REQUIRE(op);
    return jig_transform_sequence_failure_propagation_mode(op) == JIG_FAILURES_SUPPRESS;
}

JigStatus jig_transform_bind_operands(JigTransformCall *call, JigBlock *body) {
    JIG_REQUIRE(call && body);
    size_t n = jig_op_num_operands(call->op);
    for (size_t i = 0; i < n; ++i)
        JIG_TRY(jig_bind_like(call, jig_block_arg(body, i), jig_op_operand(call->op, i)));
    if (n || !jig_block_num_args(body))
        return JIG_OK;
    JigOp *root = jig_payload_root(call);
    return root ? jig_bind_ops(call, jig_block_arg(body, 0), &root, 1) : JIG_DEFINITE;
}

/* Runs `body` on what the operands have. */
static JigStatus run_body(JigTransformCall *call, JigBlock *body) {
    jig_scope_open(call, body);
    JigStatus status = jig_transform_bind_operands(call, body);
    if (status == JIG_OK)
        status = jig_apply_block(call, body, jig_transform_sequence_suppresses(call->op));
    if (status == JIG_OK)
        status = jig_forward_yield(call, body);
    jig_scope_close(call);
    return status;
}

JigStatus jig_transform_apply_sequence(JigTransformCall *call) {
    return run_body(call, jig_op_body(call->op));
}

static const JigRegionBranchIface sequence_branch = {
    .successors = jig_nested_body_successors, .entry_operands = jig_nested_body_entry_operands};
const JigIface jig_sequence_ifaces[] = {{&jig_iface_region_branch, &sequence_branch}, {0}};

static const JigFunctionIface named_sequence_function = {.public_declarations = true};
static void warn_of_marks(const JigOp *op) {
    for (size_t i = 0; i < jig_type_num_inputs(jig_transform_sequence_type(op)); ++i)
        jig_marks_warn(op, i);
}
static const JigWarnsIface named_sequence_warns = {warn_of_marks};
const JigIface jig_named_sequence_ifaces[] = {{&jig_iface_function, &named_sequence_function},
                                              {&jig_iface_callable, &jig_callable_region0},
                                              {&jig_iface_warns, &named_sequence_warns},
                                              {0}};

static const JigAttr *included(const JigOp *op) {
    return jig_transform_include_target_attr(op);
}
static void set_included(JigOp *op, const JigAttr *symbol) {
    jig_transform_include_set_target(NULL, op, symbol);
}
static const JigCallIface include_call = {
    .callee = included, .set_callee = set_included, .args = jig_all_operands};
const JigIface jig_include_ifaces[] = {
    {&jig_iface_call, &include_call}, {&jig_iface_symbol_user, &jig_include_user}, {0}};

/* A definition: met in a sequence, it does nothing. */
JigStatus jig_transform_apply_named_sequence(JigTransformCall *call) {
    JIG_REQUIRE(call);
    (void)call;
    return JIG_OK;
}

static JigStatus unresolved(JigTransformCall *call, const JigOp *declared) {
    jig_definite(call, call->op, "unresolved external named sequence",
                 jig_fact_kind(JIG_KIND_UNRESOLVED));
    JigReason why = JIG_REASON(call->arena);
    jig_refuse(&why, declared ? declared : call->op,
               "{} is only declared here: --library names files that define it",
               jig_fact_attr(jig_transform_include_target_attr(call->op)));
    jig_failure_because(call, &why);
    return JIG_DEFINITE;
}

JigStatus jig_transform_apply_include(JigTransformCall *call) {
    JigOp *callee = jig_find_sequence(call->op, jig_transform_include_target_attr(call->op));
    if (!callee || !jig_op_body(callee))
        return unresolved(call, callee);
    return run_body(call, jig_op_body(callee));
}
