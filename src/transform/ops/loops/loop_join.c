/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Several loops as one. */
#include "dialect/affine/affine.h"
#include "dialect/scf/scf.h"
#include "ir/diag/kinds.h"
#include "jig/payload/loop.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"
#include "transform/state.h"

static JigApplyFn apply_coalesce, apply_coalesce_nested, fuse_sibling;

static const JigOpRow rows[] = {
    {.name = "transform.loop.coalesce",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` functional-type($target, $transformed)",
     .apply = apply_coalesce,
     .more = JIG_MORE(.propose = jig_propose_coalesce),
     .summary = "perfectly nested loops as one"},
    {.name = "transform.loop.coalesce_nested",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` functional-type($target, $transformed)",
     .apply = apply_coalesce_nested,
     .more = JIG_MORE(.propose = jig_propose_coalesce),
     .summary = "nested loops as one, with the computations between them"},
    {.name = "transform.loop.fuse_sibling",
     .ins = "target: consume Handle, source: consume Handle",
     .outs = "fused_loop: Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target `into` $source attr-dict `:` functional-type(operands, results)",
     .apply = fuse_sibling,
     .more = JIG_MORE(.propose = jig_propose_fuse_sibling),
     .summary = "loops next to each other as one"},
};
const JigDialect jig_transform_loop_join = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- transform.loop.coalesce, coalesce_nested ---- */

typedef bool Coalesce(JigRewriter *rw, JigOp *loop, JigOp **by, JigReason *why);

static JigStatus coalesce_with(JigEach *each, JigOp *target, Coalesce *fn) {
    JigTransformCall *call = each->call;
    JigReason *why = JIG_WHY(call);
    bool is_loop = jig_op_is(target, JIG_SCF(FOR)) || jig_op_is(target, JIG_AFFINE(FOR));
    JigOp *by = target;
    bool done = is_loop && fn(call->rw, target, &by, why);
    jig_each_add(each, 0, by);
    if (done)
        return JIG_OK;
    jig_silenceable(call, call->op, "failed to coalesce", jig_fact_kind(JIG_KIND_LOOP));
    if (is_loop)
        jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus coalesce(JigEach *each, JigOp *target) {
    return coalesce_with(each, target, jig_coalesce);
}

static JigStatus apply_coalesce(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_loop_coalesce_target(call->op), coalesce);
}

static JigStatus coalesce_nested(JigEach *each, JigOp *target) {
    return coalesce_with(each, target, jig_coalesce_nested);
}

static JigStatus apply_coalesce_nested(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_loop_coalesce_nested_target(call->op),
                           coalesce_nested);
}

/* ---- transform.loop.fuse_sibling ---- */

static JigStatus fuse_sibling(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_transform_loop_fuse_sibling_target(call->op)),
           sources = jig_payload_ops(call, jig_transform_loop_fuse_sibling_source(call->op));
    if (targets.len != 1 || sources.len != 1)
        return jig_definite(
            call, call->op,
            "requires exactly one target handle (got {}) and exactly one source handle (got {})",
            jig_fact_kind(JIG_KIND_NOT_ONE), jig_fact_int((int64_t)targets.len),
            jig_fact_int((int64_t)sources.len));
    JigOp *target = targets.items[0], *source = sources.items[0];
    JigReason *why = JIG_WHY(call);
    if (!jig_may_fuse_siblings(target, source, why))
        return jig_refused(call, why ? why->what.blame.loc : jig_op_loc(target), why);
    bool keeps = call->state->options->as_reference || !jig_loop(target) || !jig_loop(source) ||
                 jig_fused_siblings_keep_order(target, source, why);
    JigOp *by = keeps ? jig_fuse_siblings(call->rw, target, source, why) : NULL;
    if (!by) {
        jig_silenceable(call, target, "operations cannot be fused",
                        jig_fact_kind(JIG_KIND_NOT_FUSED));
        jig_failure_because(call, why);
        return JIG_SILENCEABLE;
    }
    jig_set_ops(call, 0, &by, 1);
    return JIG_OK;
}
