/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lowerings of vector ops as passes. */
#include "jig/pass.h"

#include "payload/vector_lower/vector_lower.h"

static bool apply(JigPassCall *call, const JigPattern *patterns) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    return jig_pass_apply(call, set, NULL);
}

/* In the order of the enum. */
static const char *const strategies[] = {"inner-parallel", "inner-reduction", NULL};
static const JigOptionRow multi_reduction_options[] = {
    {.name = "lowering-strategy",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "inner-parallel",
     .choices = strategies,
     .help = "Combine rows, or reduce each"},
};

static bool multi_reduction(JigPassCall *call) {
    size_t how = jig_option_choice(call, "lowering-strategy");
    (void)apply(call, jig_vector_lower_multi_reduction_patterns[how]);
    return true;
}

const JigPassRow jig_pass_lower_vector_multi_reduction = {
    .name = "lower-vector-multi-reduction",
    .title = "LowerVectorMultiReduction",
    .anchor = "func.func",
    JIG_TABLE(options, multi_reduction_options),
    .run = multi_reduction,
    .summary = "reductions of several dimensions row by row",
};

static const JigOptionRow lanes_options[] = {
    {.name = "reassoc",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Floats may be added and multiplied in any order, too"},
};
static bool reduce_lanes(JigPassCall *call) {
    return apply(call, jig_vector_lower_lanes_patterns[jig_option_bool(call, "reassoc")]);
}

const JigPassRow jig_pass_reduce_vector_lanes = {
    .name = "reduce-vector-lanes",
    .title = "ReduceVectorLanes",
    JIG_TABLE(options, lanes_options),
    .run = reduce_lanes,
    .summary = "reductions along the last dimension row by row, where the order is free",
};

static bool elements_to_shuffles(JigPassCall *call) {
    return apply(call, jig_elements_to_shuffle_patterns);
}

const JigPassRow jig_pass_lower_vector_to_from_elements_to_shuffle_tree = {
    .name = "lower-vector-to-from-elements-to-shuffle-tree",
    .title = "LowerVectorToFromElementsToShuffleTree",
    .anchor = "func.func",
    .run = elements_to_shuffles,
    .summary = "vectors of elements of others as shuffles",
};
