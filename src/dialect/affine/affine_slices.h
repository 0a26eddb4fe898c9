/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Slices of slices: offsets, sizes and strides of what two make together, by affine ops. */
#ifndef JIG_AFFINE_SLICES_H
#define JIG_AFFINE_SLICES_H

#include "dialect/affine/affine_math.h"

/* offset + index * stride. */
JigMixed jig_affine_slice_index(const JigIndexMath *m, JigMixed offset, JigMixed index,
                                JigMixed stride);
/* The slice `inner` of what `outer` is, where `dropped` marks the dimensions of `outer` that it has
 * not; of the rank of `outer`. Lists are in `a`. */
JigSlice jig_affine_slice_compose(const JigIndexMath *m, JigSlice outer, const bool *dropped,
                                  JigSlice inner, JigArena *a);
/* Where `indices` of the slice are in what it is a part of; none for dropped dimensions. They
 * become values. */
JigMixed *jig_affine_slice_resolve(const JigIndexMath *m, JigSlice outer, const bool *dropped,
                                   const JigMixed *indices, JigArena *a);

#endif
