/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns that lower vector ops to simpler ones. Each is an array that ends with an empty
 * pattern, or an array of such, by strategy. */
#ifndef JIG_PAYLOAD_VECTOR_LOWER_H
#define JIG_PAYLOAD_VECTOR_LOWER_H

#include "jig/rewrite.h"

/* Broadcasts as insertions of smaller ones (broadcast.c). */
extern const JigPattern jig_vector_lower_broadcast_patterns[];
/* Outer products row by row (outerproduct.c). */
extern const JigPattern jig_vector_lower_outerproduct_patterns[];
/* Broadcast vectors that are multiplied, as outer products (outerproduct.c). */
extern const JigPattern jig_elementwise_to_vector_patterns[];
/* Shapes change piece by piece (shape_cast.c). */
extern const JigPattern jig_vector_lower_shape_cast_patterns[];
/* Ops along the last dimension, vector by vector (unroll_last_dim.c). */
extern const JigPattern jig_vector_lower_bitcast_patterns[], jig_vector_lower_interleave_patterns[],
    jig_vector_lower_gather_patterns[];
/* Arithmetic with two results, and what llvm has for one row only, row by row (unroll_last_dim.c).
 */
extern const JigPattern jig_vector_lower_extended_patterns[];
/* Interleaved vectors as shuffles, and vectors taken apart again (unroll_last_dim.c). */
extern const JigPattern jig_interleave_to_shuffle_patterns[],
    jig_deinterleave_to_shuffle_patterns[];
/* vector.step as a constant, of indices in so many bits; 0: those stay (unroll_last_dim.c). */
const JigPattern *jig_vector_lower_step_patterns(JigContext *ctx, uint32_t index_bits);
/* Scans as steps of arithmetic (scan.c). */
extern const JigPattern jig_vector_lower_scan_patterns[];
/* Masks of several dimensions as masks of one, and constants (masks.c). */
extern const JigPattern jig_vector_lower_mask_patterns[];
/* Masks of one dimension as comparisons, transfers in bounds by a mask (materialize.c); lanes are
 * counted in 64 bits, or in 32. */
extern const JigPattern jig_materialize_mask_patterns[], jig_materialize_narrow_mask_patterns[];
/* Slices dimension by dimension, as shuffles; fused multiplications row by row (lower_slices.c). */
extern const JigPattern jig_vector_lower_slice_patterns[], jig_vector_lower_fma_patterns[];
/* Elements taken apart and put together, as shuffles (shuffle_tree.c). */
extern const JigPattern jig_elements_to_shuffle_patterns[];

/* By the values of the enum in a script. */
typedef enum JigTransposeLowering {
    JIG_TRANSPOSE_ELTWISE,
    JIG_TRANSPOSE_LLVM, /* as ELTWISE */
    JIG_TRANSPOSE_SHUFFLE_1D,
    JIG_TRANSPOSE_SHUFFLE_16X16,
} JigTransposeLowering;
/* Transpositions lane by lane, or as shuffles (lower_transpose.c). */
extern const JigPattern *const jig_vector_lower_transpose_patterns[];
/* Those of 4 or 8 rows of 8 floats by AVX2, before others (transpose_avx2.c). */
extern const JigPattern jig_vector_lower_transpose_avx2_patterns[];

typedef enum JigMultiReductionLowering {
    JIG_MULTI_REDUCTION_INNER_PARALLEL,
    JIG_MULTI_REDUCTION_INNER_REDUCTION,
} JigMultiReductionLowering;
/* Reductions of several dimensions row by row: rows are combined, or each is reduced
 * (multi_reduction.c). */
extern const JigPattern *const jig_vector_lower_multi_reduction_patterns[];
/* Of Jig's own: those along the last dimension whose order is free, each row by itself; with [true]
 * that of floats is free, too. The others are for those above. */
extern const JigPattern *const jig_vector_lower_lanes_patterns[];
/* The same in parts: dimensions in order, joined, those of two dimensions row by row. */
extern const JigPattern *const jig_order_multi_reduction_patterns[],
    *const jig_flatten_multi_reduction_patterns[], *const jig_unroll_multi_reduction_patterns[];

typedef enum JigContractionLowering {
    JIG_CONTRACTION_DOT,
    JIG_CONTRACTION_LLVM, /* only what all have in common */
    JIG_CONTRACTION_OUTERPRODUCT,
    JIG_CONTRACTION_PARALLELARITH,
} JigContractionLowering;
/* Contractions loop by loop, or as the strategy says (lower_contract.c). */
extern const JigPattern *const jig_vector_lower_contraction_patterns[];
/* Factors of contractions with the elements of their sums (lower_contract.c). */
extern const JigPattern jig_promote_contraction_patterns[];
/* Contractions of other kinds than sums: products that a reduction combines (contract_any.c). */
extern const JigPattern jig_reduce_products_patterns[];

#endif
