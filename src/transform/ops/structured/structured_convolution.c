/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Matrix products and convolutions in another form. */
#include "dialect/linalg/linalg.h"
#include "payload/structured/img2col.h"
#include "payload/structured/transpose_structured.h"
#include "payload/structured/decompose_winograd.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"

static JigApplyFn apply_transpose_matmul, apply_transpose_conv2d, apply_img2col;
static JigApplyFn apply_winograd, apply_decompose_winograd;

static const JigEnumCase matmul_inputs[] = {{0, "lhs"}, {1, "rhs"}, {0}};
static const JigEnumRow enums[] = {
    {.name = "transform.transpose_matmul_input",
     .message_name = "::mlir::transform::TransposeMatmulInput",
     .cases = matmul_inputs,
     .storage = "i32",
     .summary = "Input to transpose when converting matmul ops to transposed variants"},
};

#define ON_EACH           "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, GuardsTargets"
#define FORMAT_FUNCTIONAL "attr-dict `:` functional-type($target, results)"

static const JigOpRow rows[] = {
    {.name = "transform.structured.transpose_matmul",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "inputToTranspose: transform.transpose_matmul_input = lhs",
     .traits = ON_EACH,
     .format = "$target (`<` $inputToTranspose^ `>`)? " FORMAT_FUNCTIONAL,
     .apply = apply_transpose_matmul,
     .needs = "target: structured.op<any>",
     .more = JIG_MORE(.propose = jig_propose_transpose_matmul),
     .summary = "a product that takes one matrix transposed"},
    {.name = "transform.structured.transpose_conv2d",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = ON_EACH,
     .format = "$target " FORMAT_FUNCTIONAL,
     .apply = apply_transpose_conv2d,
     .needs = "target: structured.op<any>",
     .more = JIG_MORE(.propose = jig_propose_transpose_conv),
     .summary = "a 2-D convolution with its filter's channels last"},
    {.name = "transform.structured.convert_conv2d_to_img2col",
     .ins = "target: consume Handle",
     .outs = "img2col_tensor: Handle, transformed: Handle",
     .traits = ON_EACH,
     .format = "$target " FORMAT_FUNCTIONAL,
     .apply = apply_img2col,
     .needs = "target: structured.op<any>",
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_img2col),
     .summary = "a 2-D convolution as a matrix product"},
    {.name = "transform.structured.winograd_conv2d",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "fmr: linalg.winograd_fmr",
     .traits = ON_EACH,
     .format = "$target " FORMAT_FUNCTIONAL,
     .apply = apply_winograd,
     .needs = "target: structured.op<any>",
     .more = JIG_MORE(.propose = jig_propose_winograd),
     .summary = "a 2-D convolution by Winograd's method"},
    {.name = "transform.structured.decompose_winograd_op",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = ON_EACH,
     .format = "$target " FORMAT_FUNCTIONAL,
     .apply = apply_decompose_winograd,
     .more = JIG_MORE(.propose = jig_propose_decompose_winograd),
     .summary = "a Winograd transform as loops over tiles"},
};
const JigDialect jig_transform_structured_convolution = {
    .name = "transform", JIG_TABLE(ops, rows), JIG_TABLE(enums, enums)};

/* ---- transform.structured.transpose_matmul ---- */

static JigStatus transpose_matmul(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    if (!jig_structured(target))
        return jig_wrong_kind(call, target);
    size_t input =
        (size_t)jig_transform_structured_transpose_matmul_input_to_transpose(call->op, 0);
    JigReason *why = JIG_WHY(call);
    JigOp *product = jig_structured_transpose_matmul(call->rw, target, input, why);
    if (!product) {
        jig_silenceable(call, target, "not supported");
        jig_failure_because(call, why);
        return JIG_SILENCEABLE;
    }
    jig_each_add(each, 0, product);
    return JIG_OK;
}

static JigStatus apply_transpose_matmul(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_transpose_matmul_target(call->op),
                           transpose_matmul);
}

/* ---- transform.structured.transpose_conv2d ---- */

static JigStatus transpose_conv2d(JigEach *each, JigOp *target) {
    if (!jig_structured(target))
        return jig_wrong_kind(each->call, target);
    JigReason *why = JIG_WHY(each->call);
    JigOp *conv = jig_structured_transpose_conv2d(each->call->rw, target, why);
    if (!conv)
        return jig_transform_failed_to_apply(each->call, target, why);
    jig_each_add(each, 0, conv);
    return JIG_OK;
}

static JigStatus apply_transpose_conv2d(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_transpose_conv2d_target(call->op),
                           transpose_conv2d);
}

/* ---- transform.structured.convert_conv2d_to_img2col ---- */

static JigStatus img2col(JigEach *each, JigOp *target) {
    enum { COLUMNS, LAST };
    if (!jig_structured(target))
        return jig_wrong_kind(each->call, target);
    JigImg2col r;
    JigReason *why = JIG_WHY(each->call);
    if (!jig_structured_img2col(each->call->rw, target, &r, why))
        return jig_transform_failed_to_apply(each->call, target, why);
    jig_each_add(each, COLUMNS, r.columns);
    jig_each_add(each, LAST, r.last);
    return JIG_OK;
}

static JigStatus apply_img2col(JigTransformCall *call) {
    return jig_each_target(
        call, jig_transform_structured_convert_conv2d_to_img2col_target(call->op), img2col);
}

/* ---- transform.structured.winograd_conv2d ---- */

static JigStatus winograd(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    if (!jig_structured(target))
        return jig_wrong_kind(call, target);
    int64_t fmr = jig_transform_structured_winograd_conv2d_fmr(call->op);
    JigReason *why = JIG_WHY(call);
    JigOp *last = jig_structured_winograd_conv2d(call->rw, target, fmr, why);
    if (last) {
        jig_each_add(each, 0, last);
        return JIG_OK;
    }
    jig_silenceable(call, call->op,
                    jig_op_is(target, JIG_LINALG(CONV_2D_NHWC_FHWC))
                        ? "apply Winograd Conv2D failed"
                        : "this operation is not supported to convert to Winograd Conv2D");
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus apply_winograd(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_winograd_conv2d_target(call->op),
                           winograd);
}

/* ---- transform.structured.decompose_winograd_op ---- */

static JigStatus decompose_winograd(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    JigReason *why = JIG_WHY(call);
    JigOp *loops = jig_structured_decompose_winograd(call->rw, target, why);
    if (loops) {
        jig_each_add(each, 0, loops);
        return JIG_OK;
    }
    jig_silenceable(call, call->op,
                    jig_structured_is_winograd_transform(target)
                        ? "decompose Winograd operations failed"
                        : "this operation is not supported to decompose into other operations");
    jig_failure_note(call, target, "target op");
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus apply_decompose_winograd(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_decompose_winograd_op_target(call->op),
                           decompose_winograd);
}
