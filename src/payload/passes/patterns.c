/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns as passes. */
#include "payload/passes/passes.h"
#include "payload/patterns/patterns.h"

/* Applies and destroys the set; false: it goes on and on. */
static bool apply(JigPassCall *call, JigPatternSet *set) {
    bool converged = jig_apply_greedily(call->op, set, NULL, NULL);
    jig_patterns_destroy(set);
    return converged;
}

static bool apply_list(JigPassCall *call, const JigPattern *patterns) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    return apply(call, set);
}

/* ---- linalg ---- */

static const JigOptionRow unit_dims_options[] = {
    {.name = "use-rank-reducing-slices",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Slices instead of reshapes"},
};

static bool fold_unit_extent_dims(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    bool slices = jig_option_bool(call, "use-rank-reducing-slices");
    jig_patterns_add_list(set, slices ? jig_patterns_unit_dims_by_slices
                                      : jig_patterns_unit_dims_by_reshapes);
    jig_patterns_add_unit_dims_canonicalization(set, slices);
    jig_patterns_add_list(set, jig_patterns_inits_to_inputs);
    (void)apply(call, set);
    return true;
}

const JigPassRow jig_pass_linalg_fold_unit_extent_dims = {
    .name = "linalg-fold-unit-extent-dims",
    .title = "LinalgFoldUnitExtentDimsPass",
    .options = unit_dims_options,
    .num_options = JIG_LEN(unit_dims_options),
    .run = fold_unit_extent_dims,
    .summary = "drop loops over one iteration from structured ops",
};

/* ---- Sizes of results ---- */

static const JigOptionRow resolve_options[] = {
    {.name = "error-on-pattern-iteration-limit",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Fail when patterns go on and on"},
};

static bool resolve_dims(JigPassCall *call) {
    return apply_list(call, jig_patterns_resolve_dims) ||
           !jig_option_bool(call, "error-on-pattern-iteration-limit");
}

const JigPassRow jig_pass_resolve_ranked_shaped_type_result_dims = {
    .name = "resolve-ranked-shaped-type-result-dims",
    .title = "ResolveRankedShapeTypeResultDimsPass",
    .options = resolve_options,
    .num_options = JIG_LEN(resolve_options),
    .run = resolve_dims,
    .summary = "dimensions of results in terms of operands",
};
const JigPassRow jig_pass_resolve_shaped_type_result_dims = {
    .name = "resolve-shaped-type-result-dims",
    .title = "ResolveShapedTypeResultDimsPass",
    .options = resolve_options,
    .num_options = JIG_LEN(resolve_options),
    .run = resolve_dims,
    .summary = "dimensions of results in terms of operands",
};
