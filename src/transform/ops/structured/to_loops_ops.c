/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Structured ops as loops: around a scalar op, or around what it computes. */
#include "jig/payload/tile.h"
#include "payload/tile/to_loops.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/state.h"
#include "transform/ops/proposals.h"

static JigApplyFn apply_scalarize, apply_convert_to_loops;

static const JigOpRow rows[] = {
    {.name = "transform.structured.scalarize",
     .ins = "target: consume Handle",
     .outs = "result: Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), "
               "\"false\")",
     .apply = apply_scalarize,
     .needs = "target: structured.op<any>",
     .more = JIG_MORE(.propose = jig_propose_scalarize),
     .summary = "tile by one where loops are of unknown length"},
    {.name = "transform.structured.convert_to_loops",
     .ins = "target: consume Handle",
     .outs = "result: Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_convert_to_loops,
     .needs = "target: interface<TilingInterface>",
     .more = JIG_MORE(.propose = jig_propose_to_loops),
     .summary = "loops around what an op on buffers does"},
};
const JigDialect jig_transform_to_loops = {.name = "transform", JIG_TABLE(ops, rows)};

static JigStatus scalarize(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    if (!jig_structured(target))
        return jig_wrong_kind(call, target);
    JigTileResult r;
    JigReason *why = JIG_WHY(call);
    const JigTileOptions by_one = {.by_one = true,
                                   .as_reference = call->state->options->as_reference};
    if (!jig_tile_with_for(call->rw, target, &by_one, call->arena, &r, why)) {
        JigStatus status = jig_failed_for_good(call, target);
        jig_failure_because(call, why);
        return status;
    }
    jig_tile_replace(call->rw, target, &r);
    for (size_t i = 0; i < r.num_tiled; ++i)
        jig_each_add(each, 0, r.tiled[i]);
    return JIG_OK;
}

static JigStatus apply_scalarize(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_scalarize_target(call->op), scalarize);
}

static JigStatus apply_convert_to_loops(JigTransformCall *call) {
    JigOps targets =
        jig_payload_ops(call, jig_transform_structured_convert_to_loops_target(call->op));
    JigGather made;
    jig_gather_init(&made, call, 0);
    for (size_t i = 0; i < targets.len; ++i) {
        JigOp *target = targets.items[i], **loops;
        size_t n;
        if (!jig_tiling(target))
            return jig_silenceable_about(call, target, "payload op",
                                         "expected the payload to implement TilingInterface");
        JigReason *why = JIG_WHY(call);
        if (!jig_tile_lower_to_loops(call->rw, target, call->arena, &loops, &n, why)) {
            JigStatus status = jig_failed_for_good(call, target);
            jig_failure_because(call, why);
            return status;
        }
        jig_gather_add(&made, 0, (void *const *)loops, n);
    }
    jig_gather_finish(&made);
    return JIG_OK;
}
