/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Payload ops replaced by an op that stands in the script. */
#include "transform/ops/ops_int.h"

static JigApplyFn apply;
static bool verify(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.structured.replace",
     .ins = "target: consume Handle",
     .outs = "replacement: Handle",
     .regions = "bodyRegion: sized<1>",
     .traits = "IsolatedFromAbove, TransformOpInterface, ModifiesPayload, ReportTrackingFailures, "
               "NoTerminator, SingleBlock, GraphRegion",
     .format = "$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), "
               "type($replacement), \"false\")",
     .verify = verify,
     .apply = apply,
     .summary = "an op of the script in place of payload ops"},
};
const JigDialect jig_transform_structured_replace = {.name = "transform", JIG_TABLE(ops, rows)};

/* The op that replaces. */
static JigOp *model(const JigOp *op) {
    return jig_block_first(jig_op_body(op));
}

/* Does nothing in the op's regions refer to what is around it? */
static bool is_closed(const JigOp *op) {
    return !jig_op_num_regions(op) || jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE);
}

static bool verify(JigOp *op) {
    const JigRegion *region = jig_transform_structured_replace_body_region(op);
    if (!jig_region_has_one_block(region))
        return jig_op_error(op, "expected one block");
    JigOp *replacement = model(op);
    if (!replacement || jig_op_next(replacement))
        return jig_op_error(op, "expected one operation in block");
    if (jig_op_num_operands(replacement))
        return jig_op_error(replacement, "expected replacement without operands");
    return is_closed(replacement) ||
           jig_op_error(replacement, "expect op that is isolated from above");
}

static bool same_results(const JigOp *a, const JigOp *b) {
    if (jig_op_num_results(a) != jig_op_num_results(b))
        return false;
    for (size_t i = 0; i < jig_op_num_results(a); ++i)
        if (jig_op_result_type(a, i) != jig_op_result_type(b, i))
            return false;
    return true;
}

static JigStatus check(JigTransformCall *call, const JigOp *target, const JigOp *replacement) {
    if (jig_op_num_operands(target))
        return jig_definite(call, call->op, "expected target without operands");
    if (!is_closed(target))
        return jig_definite(call, call->op, "expected target that is isolated from above");
    if (jig_op_has_uses(target) && !same_results(target, replacement)) {
        jig_definite(call, call->op, "expected replacement with the results of the target");
        jig_failure_note(call, target, "target op");
        return JIG_DEFINITE;
    }
    return JIG_OK;
}

static JigStatus apply(JigTransformCall *call) {
    const JigValue *handle = jig_transform_structured_replace_target(call->op);
    const JigOp *replacement = model(call->op);
    JigOps targets = jig_payload_ops(call, handle), made = {0};
    for (size_t i = 0; i < targets.len; ++i)
        JIG_TRY(check(call, targets.items[i], replacement));
    made.items = JIG_NEW_ARRAY(call->arena, JigOp *, targets.len + 1);
    JigOp *target;
    for (size_t at = 0; (target = jig_payload_next_op(call, handle, &at));) {
        if (jig_op_is_ancestor(call->op, target))
            continue;
        JIG_TRY(jig_check_not_script(call, target));
        jig_at_before(call->rw, target);
        JigOp *copy = jig_rw_clone(call->rw, replacement, NULL);
        made.items[made.len++] = copy;
        if (same_results(target, copy))
            jig_rw_replace_op(call->rw, target, copy);
        else
            jig_rw_erase(call->rw, target);
    }
    jig_set_ops(call, 0, made.items, made.len);
    return JIG_OK;
}
