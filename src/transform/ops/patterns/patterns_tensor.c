/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns of the tensor dialect. */
#include "payload/patterns/patterns.h"
#include "transform/ops/ops_int.h"

static void fold_empty(const JigOp *op, JigPatternSet *set);
static void as_constant(const JigOp *op, JigPatternSet *set);

#define SET(...)                                                                                   \
    ((const JigIface[]){{&jig_iface_patterns, &(const JigPatternsIface){__VA_ARGS__}}, {0}})
static const JigOpRow rows[] = {
    {.name = "transform.apply_patterns.tensor.bubble_up_extract_slice",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_bubble_slices),
     .summary = "slices of reshapes as reshapes of slices"},
    {.name = "transform.apply_patterns.tensor.decompose_concat",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_decompose_concat),
     .summary = "tensor.concat as insertions into an empty tensor"},
    {.name = "transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_drop_rank_expansion),
     .summary = "drop dimensions that are added before they are dropped"},
    {.name = "transform.apply_patterns.tensor.fold_tensor_empty",
     .props = "fold_single_use_only: Bool = false",
     .format = "attr-dict",
     .ifaces = SET(.populate = fold_empty),
     .summary = "slices and reshapes of empty tensors are empty tensors"},
    {.name = "transform.apply_patterns.tensor.fold_tensor_subset_ops",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_fold_subsets),
     .summary = "slices into transfers of vectors, and into one another"},
    {.name = "transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_fold_subsets_into_transfers),
     .summary = "slices into transfers of vectors"},
    {.name = "transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_merge_slices),
     .summary = "slices of slices as one"},
    {.name = "transform.apply_patterns.tensor.reassociative_reshape_folding",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_fold_reshapes),
     .summary = "reshapes that add or drop ones, into slices"},
    {.name = "transform.apply_patterns.tensor.rewrite_as_constant",
     .props = "aggressive: Unit",
     .format = "(`aggressive` $aggressive^)? attr-dict",
     .ifaces = SET(.populate = as_constant),
     .summary = "tensors that are known as constants"},
    {.name = "transform.apply_patterns.tensor.fold_whole_subsets",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_whole_slices),
     .summary = "slices that are all of a tensor as the tensor"},
};
const JigDialect jig_transform_patterns_tensor = {.name = "transform", JIG_TABLE(ops, rows)};

static void fold_empty(const JigOp *op, JigPatternSet *set) {
    bool single = jig_transform_apply_patterns_tensor_fold_tensor_empty_fold_single_use_only(op);
    jig_patterns_add_list(set,
                          single ? jig_patterns_fold_single_use_empty : jig_patterns_fold_empty);
}

static void as_constant(const JigOp *op, JigPatternSet *set) {
    bool always = jig_transform_apply_patterns_tensor_rewrite_as_constant_aggressive(op);
    jig_patterns_add_list(set, always ? jig_patterns_as_constant_always : jig_patterns_as_constant);
}
