/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies and matrices on devices of one vendor. */
#include "payload/gpu/async_copy.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"

static JigApplyFn create_async_groups;

static const JigOpRow rows[] = {
    {.name = "transform.nvgpu.create_async_groups",
     .ins = "target: consume Handle",
     .outs = "result: Handle",
     .props = "bypass_l1: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = create_async_groups,
     .summary = "copies to shared memory that run beside the program"},
};
const JigDialect jig_transform_nvgpu = {.name = "transform", .ops = rows, .num_ops = JIG_LEN(rows)};

/* ---- transform.nvgpu.create_async_groups ---- */

static JigStatus make_async_copies(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    jig_gpu_make_async_copies(call->rw, target,
                              jig_transform_nvgpu_create_async_groups_bypass_l1(call->op));
    jig_each_add(each, 0, target);
    return JIG_OK;
}

static JigStatus create_async_groups(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_nvgpu_create_async_groups_target(call->op),
                           make_async_copies);
}
