/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Conversions of ops on tensors to structured ones. */
#include "jig/convert.h"
#include "jig/pass.h"
#include "payload/patterns/patterns.h"
#include "payload/structured/forms.h"

/* ---- convert-elementwise-to-linalg ---- */

static JigLegality elementwise_legality(const JigOp *op, void *user) {
    (void)user;
    return jig_structured_is_elementwise_on_tensors(op) ? JIG_ILLEGAL : JIG_LEGAL;
}

static const JigConversionRow convert_elementwise = {
    .patterns = {jig_elementwise_to_generic_patterns},
    .legality = (const JigLegalityRow[]){{"*", .fn = elementwise_legality}, {0}},
};

const JigPassRow jig_pass_convert_elementwise_to_linalg = {
    .name = "convert-elementwise-to-linalg",
    .title = "ConvertElementwiseToLinalgPass",
    .conversion = &convert_elementwise,
    .summary = "elementwise ops on tensors as structured ops",
};

/* ---- convert-tensor-to-linalg ---- */

static const JigConversionRow convert_tensor = {
    .patterns = {jig_patterns_decompose_pad},
    .legality =
        (const JigLegalityRow[]){
            {"arith, linalg, tensor", .is = JIG_LEGAL},
            {"tensor.pad", .is = JIG_ILLEGAL},
            {0},
        },
};

const JigPassRow jig_pass_convert_tensor_to_linalg = {
    .name = "convert-tensor-to-linalg",
    .anchor = "builtin.module",
    .title = "ConvertTensorToLinalgPass",
    .conversion = &convert_tensor,
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
