/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns that lower vector ops to simpler ones. */
#include "payload/vector_lower/vector_lower.h"
#include "transform/ops/ops_int.h"

static void contraction(const JigOp *op, JigPatternSet *set);
static void multi_reduction(const JigOp *op, JigPatternSet *set);
static void transpose(const JigOp *op, JigPatternSet *set);

static const JigEnumCase contraction_cases[] = {
    {JIG_CONTRACTION_DOT, "dot"},
    {JIG_CONTRACTION_LLVM, "llvmintr"},
    {JIG_CONTRACTION_OUTERPRODUCT, "outerproduct"},
    {JIG_CONTRACTION_PARALLELARITH, "parallelarith"},
    {0},
};
static const JigEnumCase multi_reduction_cases[] = {
    {JIG_MULTI_REDUCTION_INNER_PARALLEL, "innerparallel"},
    {JIG_MULTI_REDUCTION_INNER_REDUCTION, "innerreduction"},
    {0},
};
static const JigEnumCase transpose_cases[] = {
    {JIG_TRANSPOSE_ELTWISE, "eltwise"},
    {JIG_TRANSPOSE_LLVM, "llvmintr"},
    {JIG_TRANSPOSE_SHUFFLE_1D, "shuffle_1d"},
    {JIG_TRANSPOSE_SHUFFLE_16X16, "shuffle_16x16"},
    {0},
};
static const JigEnumRow enums[] = {
    {.name = "transform.vector_contract_lowering",
     .message_name = "::mlir::vector::VectorContractLowering",
     .cases = contraction_cases,
     .storage = "i32",
     .summary = "control the lowering of `vector.contract` operations."},
    {.name = "transform.vector_multi_reduction_lowering",
     .message_name = "::mlir::vector::VectorMultiReductionLowering",
     .cases = multi_reduction_cases,
     .storage = "i32",
     .summary = "control the lowering of `vector.multi_reduction`."},
    {.name = "transform.vector_transpose_lowering",
     .message_name = "::mlir::vector::VectorTransposeLowering",
     .cases = transpose_cases,
     .storage = "i32",
     .summary = "control the lowering of `vector.transpose` operations."},
};

#define SET(...)                                                                                   \
    ((const JigIface[]){{&jig_iface_patterns, &(const JigPatternsIface){__VA_ARGS__}}, {0}})
static const JigOpRow rows[] = {
    {.name = "transform.apply_patterns.vector.lower_bitcast",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_vector_lower_bitcast_patterns),
     .summary = "bitcasts of one vector at a time"},
    {.name = "transform.apply_patterns.vector.lower_broadcast",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_vector_lower_broadcast_patterns),
     .summary = "broadcasts as insertions of smaller ones"},
    {.name = "transform.apply_patterns.vector.lower_contraction",
     .props = "lowering_strategy: transform.vector_contract_lowering = outerproduct",
     .format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict",
     .ifaces = SET(.populate = contraction),
     .summary = "contractions loop by loop"},
    {.name = "transform.apply_patterns.vector.lower_create_mask",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_vector_lower_mask_patterns),
     .summary = "masks of several dimensions as masks of one"},
    {.name = "transform.apply_patterns.vector.lower_masks",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_vector_lower_mask_patterns),
     .summary = "masks of several dimensions as masks of one"},
    {.name = "transform.apply_patterns.vector.materialize_masks",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_materialize_mask_patterns),
     .summary = "masks as comparisons, transfers in bounds by masks"},
    {.name = "transform.apply_patterns.vector.lower_multi_reduction",
     .props = "lowering_strategy: transform.vector_multi_reduction_lowering = innerparallel",
     .format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict",
     .ifaces = SET(.populate = multi_reduction),
     .summary = "reductions of several dimensions row by row"},
    {.name = "transform.apply_patterns.vector.lower_outerproduct",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_vector_lower_outerproduct_patterns),
     .summary = "outer products row by row"},
    {.name = "transform.apply_patterns.vector.lower_gather",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_vector_lower_gather_patterns),
     .summary = "gathers of one vector at a time"},
    {.name = "transform.apply_patterns.vector.lower_scan",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_vector_lower_scan_patterns),
     .summary = "scans as steps of arithmetic"},
    {.name = "transform.apply_patterns.vector.lower_shape_cast",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_vector_lower_shape_cast_patterns),
     .summary = "casts of shapes piece by piece"},
    {.name = "transform.apply_patterns.vector.lower_transpose",
     .props = "lowering_strategy: transform.vector_transpose_lowering = eltwise, "
              "avx2_lowering_strategy: Bool = false",
     .format = "oilist(`lowering_strategy` `=` $lowering_strategy | `avx2_lowering_strategy` `=` "
               "$avx2_lowering_strategy) attr-dict",
     .ifaces = SET(.populate = transpose),
     .summary = "transpositions lane by lane, or as shuffles"},
    {.name = "transform.apply_patterns.vector.lower_interleave",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_vector_lower_interleave_patterns),
     .summary = "interleaving of one vector at a time"},
    {.name = "transform.apply_patterns.vector.interleave_to_shuffle",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_interleave_to_shuffle_patterns),
     .summary = "interleaved vectors as shuffles"},
    {.name = "transform.apply_patterns.vector.elementwise_to_vector",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_elementwise_to_vector_patterns),
     .summary = "products of broadcasts as outer products"},
};
const JigDialect jig_transform_patterns_vector_lower = {
    .name = "transform", JIG_TABLE(ops, rows), JIG_TABLE(enums, enums)};

static void contraction(const JigOp *op, JigPatternSet *set) {
    const JigAttr *how =
        jig_transform_apply_patterns_vector_lower_contraction_lowering_strategy_attr(op);
    jig_patterns_add_list(set, jig_vector_lower_contraction_patterns[jig_attr_enum_value(how)]);
}

static void multi_reduction(const JigOp *op, JigPatternSet *set) {
    const JigAttr *how =
        jig_transform_apply_patterns_vector_lower_multi_reduction_lowering_strategy_attr(op);
    jig_patterns_add_list(set, jig_vector_lower_multi_reduction_patterns[jig_attr_enum_value(how)]);
}

static void transpose(const JigOp *op, JigPatternSet *set) {
    const JigAttr *how =
        jig_transform_apply_patterns_vector_lower_transpose_lowering_strategy_attr(op);
    jig_patterns_add_list(set, jig_vector_lower_transpose_patterns[jig_attr_enum_value(how)]);
    if (jig_transform_apply_patterns_vector_lower_transpose_avx2_lowering_strategy(op))
        jig_patterns_add_list(set, jig_vector_lower_transpose_avx2_patterns);
}
