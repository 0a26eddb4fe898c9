/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes over transformations of src/payload; src/all.c registers them. */
#ifndef JIG_PAYLOAD_PASSES_H
#define JIG_PAYLOAD_PASSES_H

#include "jig/pass.h"

/* ---- patterns.c ---- */
extern const JigPassRow jig_pass_expand_strided_metadata, jig_pass_fold_tensor_subset_ops,
    jig_pass_memref_expand, jig_pass_linalg_fold_into_elementwise,
    jig_pass_linalg_inline_scalar_operands, jig_pass_fold_memref_alias_ops,
    jig_pass_affine_expand_index_ops, jig_pass_affine_expand_index_ops_as_affine,
    jig_pass_linalg_fold_unit_extent_dims, jig_pass_resolve_ranked_shaped_type_result_dims,
    jig_pass_resolve_shaped_type_result_dims, jig_pass_scf_for_loop_canonicalization,
    jig_pass_flatten_memref, jig_pass_affine_fold_memref_alias_ops,
    jig_pass_affine_simplify_min_max;

/* ---- result_shapes.c ---- */
extern const JigPassRow jig_pass_reify_result_shapes;

/* ---- to_linalg.c ---- */
extern const JigPassRow jig_pass_convert_elementwise_to_linalg, jig_pass_convert_tensor_to_linalg,
    jig_pass_simplify_depthwise_conv;

/* ---- fuse_elementwise.c ---- */
extern const JigPassRow jig_pass_linalg_fuse_elementwise_ops;

/* ---- pipeline_globals.c ---- */
extern const JigPassRow jig_pass_mlprogram_pipeline_globals;

#endif
