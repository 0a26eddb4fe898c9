/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns about the shapes and element types of vectors. Each is an array that ends with
 * an empty pattern. */
#ifndef JIG_PAYLOAD_VECTOR_SHAPE_VECTOR_SHAPE_PATTERNS_H
#define JIG_PAYLOAD_VECTOR_SHAPE_VECTOR_SHAPE_PATTERNS_H

#include "jig/rewrite.h"

/* Ops on vectors whose first dimensions are 1: on vectors without these, between extractions and
 * broadcasts (leading_ones.c, leading_ones_contract.c). */
extern const JigPattern jig_cast_away_leading_ones_patterns[];
/* Elementwise ops, transpositions and loops on vectors with dimensions of 1: on vectors without
 * any, between shape casts (drop_unit_dims.c). */
extern const JigPattern jig_drop_unit_dims_patterns[];
/* Transfers from and to buffers whose last dimensions are 1: of a view without these
 * (inner_ones.c). */
extern const JigPattern jig_drop_inner_ones_patterns[];
/* What becomes, or comes from, integers of less than a byte: by shuffles, masks and shifts of whole
 * bytes (narrow_bitcast.c, narrow_aligned.c). Transpositions of such go by bytes, too. */
extern const JigPattern jig_narrow_type_patterns[];
extern const JigPattern jig_narrow_aligned_patterns[];

#endif
