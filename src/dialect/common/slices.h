/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Slices as lists of mixed numbers, as tensor.extract_slice, tensor.insert_slice,
 * tensor.parallel_insert_slice and memref.subview have them. The row order of
 * operands is source (and dest), offsets, sizes, strides.
 */
#ifndef JIG_DIALECT_COMMON_SLICES_H
#define JIG_DIALECT_COMMON_SLICES_H

#include "jig/parts.h"

/* Attributes go to `constants` (room for n; JIG_DYNAMIC for the others), values
 * to `values`; returns how many values. */
size_t jig_mixed_split(const JigMixed *mixed, size_t n, int64_t *constants, JigValue **values);
/* The same as two parts of an op, in `a`. */
typedef struct JigMixedParts {
    JigValueList values;
    int64_t *numbers;
    const JigAttr *attr; /* the numbers as an array of i64 */
} JigMixedParts;
JigMixedParts jig_mixed_parts(JigContext *ctx, const JigMixed *mixed, size_t n, JigArena *a);
/* A constant of the mixed number, looking through constant ops; false if unknown. */
bool jig_mixed_constant(JigMixed m, int64_t *out);
bool jig_mixed_is(JigMixed m, int64_t value);
bool jig_mixed_all_are(const JigMixed *list, size_t n, int64_t value);
bool jig_mixed_equal(JigMixed a, JigMixed b);
JigMixed jig_mixed_int(JigContext *ctx, int64_t value);

/* Are all strides (offsets) of the op's slice known to be 1 (0)? */
bool jig_slice_has_unit_strides(const JigOp *op, JigArena *a);
bool jig_slice_has_zero_offsets(const JigOp *op, JigArena *a);
/* Are the sizes of two slices known to be the same? */
bool jig_slice_same_sizes(const JigOp *x, const JigOp *y, JigArena *a);

/* A slice as parts of an op; no strides are ones. */
typedef struct JigSliceParts {
    JigMixedParts offsets, sizes, strides;
} JigSliceParts;
JigSliceParts jig_slice_parts(JigContext *ctx, JigSlice s, JigArena *a);
/* Their members in the structure of any of the slice ops. */
#define JIG_SLICE_PARTS(p)                                                                         \
    .offsets = (p).offsets.values, .sizes = (p).sizes.values, .strides = (p).strides.values,       \
    .static_offsets = (p).offsets.attr, .static_sizes = (p).sizes.attr,                            \
    .static_strides = (p).strides.attr

/* No entry known to lie outside of `whole`; the first reports. */
bool jig_slice_verify_in_bounds(JigOp *op, const JigType *whole);
bool jig_slice_in_bounds(JigSlice slice, const JigType *whole);

/* What to do about strides of 0. */
typedef enum JigZeroStrides {
    JIG_ZERO_STRIDES_FOLD,  /* as any other */
    JIG_ZERO_STRIDES_STAY,  /* as values */
    JIG_ZERO_STRIDES_REFUSE /* with such a stride nothing becomes constant */
} JigZeroStrides;

/* Values that are constants become attributes: of the first list that has such, offsets before
 * sizes before strides. Negative offsets and sizes stay values. False: there are none, or the slice
 * would not lie within `whole`. */
bool jig_slice_fold_constants(JigContext *ctx, JigMixed *offsets, JigMixed *sizes,
                              JigMixed *strides, size_t rank, const JigType *whole,
                              JigZeroStrides zero);

#endif
