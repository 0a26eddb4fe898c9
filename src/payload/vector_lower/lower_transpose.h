/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transpositions of rows by shuffles, for those who know more of a machine's shuffles. */
#ifndef JIG_PAYLOAD_VECTOR_LOWER_TRANSPOSE_H
#define JIG_PAYLOAD_VECTOR_LOWER_TRANSPOSE_H

#include "jig/rewrite.h"

/* Do exactly two dimensions have more than one lane, and change places? These are they. */
bool jig_vector_lower_is_transposed_plane(const JigOp *op, size_t dims[2]);
/* The lanes with these numbers, which count on from a to b. */
JigValue *jig_vector_lower_shuffle_lanes(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b,
                                         const int64_t *lanes, size_t n);
/* Of rows of 8 or 16 lanes: in each group of 4, runs of lanes of the first or the second half, in
 * turn of a and of b. */
JigValue *jig_vector_lower_shuffle_unpack(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b,
                                          int64_t run, int64_t half);
/* In each group of 8, the first or the second 4, all of a, then all of b. */
JigValue *jig_vector_lower_shuffle_quarters(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b,
                                            int64_t half);
/* Unpacks single lanes of two neighbours; runs of two lanes of rows that are 2 apart. */
void jig_vector_lower_shuffle_unpack_pairs(JigRewriter *rw, JigLoc loc, JigValue **rows, size_t n);
void jig_vector_lower_shuffle_unpack_fours(JigRewriter *rw, JigLoc loc, JigValue **rows, size_t n);

#endif
