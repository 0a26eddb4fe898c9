/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Conversions of ops on tensors to structured ones. */
#include "jig/convert.h"
#include "payload/passes/passes.h"
#include "payload/patterns/patterns.h"
#include "payload/structured/forms.h"

/* Partial; destroys the target. */
static bool convert(JigPassCall *call, JigConversionTarget *target, const JigPattern *patterns) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    JigConversion how = {.target = target, .patterns = set, .mode = JIG_CONVERT_PARTIAL};
    bool ok = jig_convert(call->ctx, &call->op, 1, &how);
    jig_patterns_destroy(set);
    jig_conversion_target_destroy(target);
    return ok;
}

/* ---- convert-elementwise-to-linalg ---- */

static JigLegality elementwise_legality(const JigOp *op, void *user) {
    (void)user;
    return jig_is_elementwise_on_tensors(op) ? JIG_ILLEGAL : JIG_LEGAL;
}

static bool convert_elementwise(JigPassCall *call) {
    JigConversionTarget *target = jig_conversion_target_create(call->ctx);
    jig_target_unknown_fn(target, elementwise_legality, NULL);
    return convert(call, target, jig_elementwise_to_generic_patterns);
}

const JigPassRow jig_pass_convert_elementwise_to_linalg = {
    .name = "convert-elementwise-to-linalg",
    .title = "ConvertElementwiseToLinalgPass",
    .run = convert_elementwise,
    .summary = "elementwise ops on tensors as structured ops",
};

/* ---- convert-tensor-to-linalg ---- */

static bool convert_tensor(JigPassCall *call) {
    JigConversionTarget *target = jig_conversion_target_create(call->ctx);
    jig_target_dialect(target, JIG_STR("arith"), JIG_LEGAL);
    jig_target_dialect(target, JIG_STR("linalg"), JIG_LEGAL);
    jig_target_dialect(target, JIG_STR("tensor"), JIG_LEGAL);
    jig_target_op(target, JIG_STR("tensor.pad"), JIG_ILLEGAL);
    return convert(call, target, jig_patterns_decompose_pad);
}

const JigPassRow jig_pass_convert_tensor_to_linalg = {
    .name = "convert-tensor-to-linalg",
    .anchor = "builtin.module",
    .title = "ConvertTensorToLinalgPass",
    .run = convert_tensor,
    .summary = "tensor.pad as fill and insertion",
};

/* ---- simplify-depthwise-conv ---- */

static bool simplify_depthwise(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, jig_simplify_depthwise_patterns);
    (void)jig_pass_apply(call, set, NULL);
    return true;
}

const JigPassRow jig_pass_simplify_depthwise_conv = {
    .name = "simplify-depthwise-conv",
    .title = "SimplifyDepthwiseConvPass",
    .run = simplify_depthwise,
    .summary = "depthwise convolutions with a multiplier of 1 without it",
};
