/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns as passes. */
#include "jig/pass.h"

#include "jig/convert.h"
#include "jig/iface.h"
#include "jig/ops/memref.h"
#include "payload/lower/machine_list.h"
#include "payload/patterns/patterns.h"

static bool apply_list(JigPassCall *call, const JigPattern *patterns) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    jig_lower_machines_join(call->ctx, jig_str(call->pass->name), set);
    return jig_pass_apply(call, set, NULL);
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
    (void)jig_pass_apply(call, set, NULL);
    return true;
}

const JigPassRow jig_pass_linalg_fold_unit_extent_dims = {
    .name = "linalg-fold-unit-extent-dims",
    .title = "LinalgFoldUnitExtentDimsPass",
    JIG_TABLE(options, unit_dims_options),
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
    JIG_TABLE(options, resolve_options),
    .run = resolve_dims,
    .summary = "dimensions of results in terms of operands",
};
const JigPassRow jig_pass_resolve_shaped_type_result_dims = {
    .name = "resolve-shaped-type-result-dims",
    .title = "ResolveShapedTypeResultDimsPass",
    JIG_TABLE(options, resolve_options),
    .run = resolve_dims,
    .summary = "dimensions of results in terms of operands",
};

/* ---- Loops ---- */

static bool canonicalize_for_loops(JigPassCall *call) {
    return apply_list(call, jig_patterns_loop_bounds);
}

const JigPassRow jig_pass_scf_for_loop_canonicalization = {
    .name = "scf-for-loop-canonicalization",
    .title = "SCFForLoopCanonicalization",
    .run = canonicalize_for_loops,
    .summary = "simplify by the bounds of loops, and by what they carry",
};

/* ---- affine ---- */

static bool simplify_min_max(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_affine_extrema(set);
    return jig_pass_apply(call, set, NULL);
}

const JigPassRow jig_pass_affine_simplify_min_max = {
    .name = "affine-simplify-min-max",
    .title = "SimplifyAffineMinMaxPass",
    .iface = &jig_iface_function,
    .run = simplify_min_max,
    .summary = "affine.min, affine.max and affine.apply by bounds of their operands",
};

/* ---- Those without options, which do what they can ---- */

#define PASS(id, name_, title_, patterns, text)                                                    \
    static bool run_##id(JigPassCall *call) {                                                      \
        (void)apply_list(call, patterns);                                                          \
        return true;                                                                               \
    }                                                                                              \
    const JigPassRow jig_pass_##id = {                                                             \
        .name = name_, .title = title_, .run = run_##id, .summary = text}

PASS(affine_fold_memref_alias_ops, "affine-fold-memref-alias-ops", "AffineFoldMemRefAliasOps",
     jig_patterns_fold_affine_alias, "affine accesses of views are accesses of what they view");
PASS(affine_expand_index_ops, "affine-expand-index-ops", "AffineExpandIndexOps",
     jig_patterns_expand_index, "indices split and joined by arithmetic");
PASS(affine_expand_index_ops_as_affine, "affine-expand-index-ops-as-affine",
     "AffineExpandIndexOpsAsAffine", jig_patterns_expand_index_as_affine,
     "indices split and joined by affine.apply");
PASS(expand_strided_metadata, "expand-strided-metadata", "ExpandStridedMetadataPass",
     jig_patterns_expand_strided_metadata, "views as casts of the base buffer");
PASS(fold_memref_alias_ops, "fold-memref-alias-ops", "FoldMemRefAliasOpsPass",
     jig_patterns_fold_memref_alias, "accesses of views are accesses of what they view");

PASS(flatten_memref, "flatten-memref", "FlattenMemrefsPass", jig_patterns_flatten_memrefs,
     "buffers of several dimensions as rows of their elements");
PASS(fold_tensor_subset_ops, "fold-tensor-subset-ops", "FoldTensorSubsetOpsPass",
     jig_patterns_fold_subsets, "slices into transfers of vectors, and into one another");
PASS(linalg_inline_scalar_operands, "linalg-inline-scalar-operands",
     "LinalgInlineScalarOperandsPass", jig_patterns_inline_scalars,
     "read inputs that never change in the body");
PASS(linalg_fold_into_elementwise, "linalg-fold-into-elementwise", "LinalgFoldIntoElementwisePass",
     jig_patterns_fold_into_elementwise, "transpositions within elementwise ops");

/* ---- Conversions ---- */

static JigLegality reshape_legality(const JigOp *op, void *user) {
    (void)user;
    const JigType *sizes = jig_value_type(jig_memref_reshape_shape(op));
    return jig_type_has_static_shape(sizes) ? JIG_ILLEGAL : JIG_LEGAL;
}

static const JigConversionRow expand_memref = {
    .patterns = {jig_patterns_expand_memref},
    .legality =
        (const JigLegalityRow[]){
            {"arith, memref", .is = JIG_LEGAL},
            {"memref.reshape", .fn = reshape_legality},
            {0},
        },
};

const JigPassRow jig_pass_memref_expand = {
    .name = "memref-expand",
    .title = "ExpandOpsPass",
    .conversion = &expand_memref,
    .summary = "buffer ops in terms of simpler ones",
};
