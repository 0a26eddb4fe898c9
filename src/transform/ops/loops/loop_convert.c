/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops of one kind as loops of another, and loops and conditions that go. */
#include "dialect/scf/scf.h"
#include "ir/diag/kinds.h"
#include "jig/payload/loop.h"
#include "jig/payload/hoist.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"

static JigApplyFn forall_to_for, forall_to_parallel, parallel_to_nested, apply_promote,
    apply_take_branch, apply_hoist_subsets;

static const JigOpRow rows[] = {
    {.name = "transform.loop.forall_to_for",
     .ins = "target: consume Handle",
     .outs = "transformed: variadic<Handle>",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = forall_to_for,
     .more = JIG_MORE(.propose = jig_propose_forall_to_for),
     .summary = "scf.forall as a nest of scf.for"},
    {.name = "transform.loop.forall_to_parallel",
     .ins = "target: consume Handle",
     .outs = "transformed: variadic<Handle>",
     .traits = "TransformOpInterface, ModifiesPayload, CarriesOn",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = forall_to_parallel,
     .more = JIG_MORE(.propose = jig_propose_forall_to_parallel),
     .summary = "scf.forall as scf.parallel"},
    {.name = "transform.loop.parallel_for_to_nested_fors",
     .ins = "target: consume Handle",
     .outs = "transformed: variadic<Handle>",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = parallel_to_nested,
     .more = JIG_MORE(.propose = jig_propose_parallel_to_fors),
     .summary = "scf.parallel as a nest of scf.for"},
    {.name = "transform.loop.promote_if_one_iteration",
     .ins = "target: consume Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` type($target)",
     .apply = apply_promote,
     .more = JIG_MORE(.propose = jig_propose_promote_loop),
     .summary = "a loop that runs once as its body"},
    {.name = "transform.loop.hoist_loop_invariant_subsets",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` type($target)",
     .apply = apply_hoist_subsets,
     .more = JIG_MORE(.propose = jig_propose_for_loops),
     .summary = "carry parts of tensors instead of reading and writing them in each iteration"},
    {.name = "transform.scf.take_assumed_branch",
     .ins = "target: read Handle",
     .props = "take_else_branch: Unit",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target (`take_else_branch` $take_else_branch^)? attr-dict `:` "
               "functional-type(operands, results)",
     .apply = apply_take_branch,
     .summary = "an scf.if as one of its branches, which is known to be taken"},
};
const JigDialect jig_transform_loop_convert = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- Of one loop ---- */

/* The only payload op, which must be one of `row`. */
static JigStatus single_loop(JigTransformCall *call, const JigValue *handle, const JigOpRow *row,
                             const char *otherwise, JigOp **out) {
    JigOps targets = jig_payload_ops(call, handle);
    if (targets.len != 1)
        return jig_silenceable(call, call->op, "expected a single payload op");
    *out = targets.items[0];
    if (jig_op_is(*out, row))
        return JIG_OK;
    return jig_silenceable_about(call, *out, "payload op", otherwise);
}

static JigStatus check_num_results(JigTransformCall *call, const JigOp *target, size_t expected) {
    size_t n = jig_op_num_results(call->op);
    if (n == expected)
        return JIG_OK;
    return jig_silenceable_about(
        call, target, "payload op",
        "op expects as many results ({}) as payload has induction variables ({})",
        jig_fact_int((int64_t)n), jig_fact_int((int64_t)expected));
}

static JigStatus check_one_result(JigTransformCall *call, const JigOp *target) {
    size_t n = jig_op_num_results(call->op);
    if (n == 1)
        return JIG_OK;
    return jig_silenceable_about(call, target, "payload op", "op expects one result, given {}",
                                 jig_fact_int((int64_t)n));
}

static JigStatus failed(JigTransformCall *call, const char *text, const JigReason *why) {
    jig_silenceable(call, call->op, text);
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus forall_to_for(JigTransformCall *call) {
    JigOp *target;
    JigForNest nest;
    JigReason *why = JIG_WHY(call);
    JIG_TRY(single_loop(call, jig_transform_loop_forall_to_for_target(call->op), JIG_SCF(FORALL),
                        "expected the payload to be scf.forall", &target));
    if (jig_op_num_results(target))
        return jig_silenceable(call, call->op, "unsupported shared outputs (didn't bufferize?)",
                               jig_fact_kind(JIG_KIND_SHARED_OUTPUTS));
    JIG_TRY(check_num_results(call, target, jig_loop_num_vars(target)));
    if (!jig_parallel_to_for(call->rw, target, call->arena, &nest, why))
        return failed(call, "failed to convert forall into for", why);
    for (size_t i = 0; i < nest.n; ++i)
        jig_set_ops(call, i, &nest.loops[i], 1);
    return JIG_OK;
}

static JigStatus forall_to_parallel(JigTransformCall *call) {
    JigOp *target, *by;
    JigReason *why = JIG_WHY(call);
    JIG_TRY(single_loop(call, jig_transform_loop_forall_to_parallel_target(call->op),
                        JIG_SCF(FORALL), "expected the payload to be scf.forall", &target));
    if (jig_op_num_results(target))
        return jig_silenceable(call, call->op, "unsupported shared outputs (didn't bufferize?)",
                               jig_fact_kind(JIG_KIND_SHARED_OUTPUTS));
    JIG_TRY(check_one_result(call, target));
    if (!jig_forall_to_parallel(call->rw, target, &by, why))
        return failed(call, "failed to convert forall into parallel", why);
    jig_set_ops(call, 0, &by, 1);
    return JIG_OK;
}

static JigStatus parallel_to_nested(JigTransformCall *call) {
    JigOp *target;
    JigForNest nest;
    JigReason *why = JIG_WHY(call);
    JIG_TRY(single_loop(call, jig_transform_loop_parallel_for_to_nested_fors_target(call->op),
                        JIG_SCF(PARALLEL), "expected the payload to be scf.parallel", &target));
    JIG_TRY(check_one_result(call, target));
    if (!jig_parallel_to_for(call->rw, target, call->arena, &nest, why))
        return failed(call, "failed to convert parallel into nested fors", why);
    jig_set_ops(call, 0, &nest.loops[0], 1);
    return JIG_OK;
}

/* ---- transform.loop.promote_if_one_iteration ---- */

static JigStatus promote(JigEach *each, JigOp *target) {
    const JigLoopIface *loop = jig_loop(target);
    if (!loop)
        return jig_wrong_kind(each->call, target);
    if (loop->promote)
        (void)loop->promote(each->call->rw, target);
    return JIG_OK;
}

static JigStatus apply_promote(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_loop_promote_if_one_iteration_target(call->op),
                           promote);
}

/* ---- transform.loop.hoist_loop_invariant_subsets ---- */

static JigStatus hoist_subsets(JigEach *each, JigOp *target) {
    if (!jig_loop(target))
        return jig_wrong_kind(each->call, target);
    jig_hoist_subsets(each->call->rw, target);
    return JIG_OK;
}

static JigStatus apply_hoist_subsets(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_loop_hoist_loop_invariant_subsets_target(call->op),
                           hoist_subsets);
}

/* ---- transform.scf.take_assumed_branch ---- */

static JigStatus take_branch(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    bool otherwise = jig_transform_scf_take_assumed_branch_take_else_branch(call->op);
    if (!jig_op_is(target, JIG_SCF(IF)))
        return jig_wrong_kind(call, target);
    JigRegion *region = otherwise ? jig_scf_if_else_region(target) : jig_scf_if_then_region(target);
    if (!jig_region_has_one_block(region))
        return jig_definite(call, call->op, "requires an scf.if op with a single-block {} region",
                            jig_fact_text(otherwise ? "`else`" : "`then`"));
    JigBlock *block = jig_region_first(region);
    JigOp *end = jig_block_last(block);
    size_t n = jig_op_num_results(target);
    JigValue **values = JIG_NEW_ARRAY(call->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        values[i] = jig_op_operand(end, i);
    jig_rw_inline_block(call->rw, block, jig_op_block(target), target, NULL, 0);
    jig_rw_replace(call->rw, target, values, n);
    jig_rw_erase(call->rw, end);
    return JIG_OK;
}

static JigStatus apply_take_branch(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_scf_take_assumed_branch_target(call->op),
                           take_branch);
}
