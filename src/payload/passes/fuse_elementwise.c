/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Fusion of elementwise ops on tensors, with what makes more of them meet. */
#include "dialect/affine/affine.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "payload/fuse/elementwise_fusion.h"
#include "jig/pass.h"
#include "payload/patterns/patterns.h"

static bool fuse_elementwise_ops(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, jig_patterns_fuse_elementwise);
    jig_patterns_add_list(set, jig_patterns_start_from_empty);
    jig_patterns_add_list(set, jig_patterns_erase_operands);
    jig_patterns_add_list(set, jig_patterns_expand_structured);
    jig_patterns_add_list(set, jig_patterns_bubble_expand);
    jig_patterns_add_list(set, JIG_AFFINE(APPLY)->canonicalize);
    jig_patterns_add_list(set, JIG_LINALG(GENERIC)->canonicalize);
    jig_patterns_add_list(set, JIG_TENSOR(EXPAND_SHAPE)->canonicalize);
    jig_patterns_add_list(set, JIG_TENSOR(COLLAPSE_SHAPE)->canonicalize);
    jig_patterns_add_list(set, jig_linalg_dialect.canonicalize);
    jig_patterns_add_list(set, jig_patterns_fold_transposed_constant);
    JigGreedyOptions greedy = jig_greedy_options();
    greedy.bottom_up = false;
    (void)jig_pass_apply(call, set, &greedy); /* what goes on and on is left as it is then */
    return true;
}

const JigPassRow jig_pass_linalg_fuse_elementwise_ops = {
    .name = "linalg-fuse-elementwise-ops",
    .title = "LinalgElementwiseOpFusionPass",
    .run = fuse_elementwise_ops,
    .summary = "fuse elementwise producers and reshapes into structured ops on tensors",
};
