/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Slices as lists of mixed numbers, and the ops that take and put them:
 * tensor.extract_slice, tensor.insert_slice, tensor.parallel_insert_slice,
 * memref.subview. The row order of operands is source (and dest), offsets,
 * sizes, strides.
 */
#ifndef JIG_DIALECT_COMMON_SLICES_H
#define JIG_DIALECT_COMMON_SLICES_H

#include "jig/iface.h"

/* Attributes go to `constants` (room for n; JIG_DYNAMIC for the others), values
 * to `values`; returns how many values. */
size_t jig_split_mixed(const JigMixed *mixed, size_t n, int64_t *constants, JigValue **values);
/* A constant of the mixed number, looking through constant ops; false if unknown. */
bool jig_mixed_constant(JigMixed m, int64_t *out);
bool jig_mixed_is(JigMixed m, int64_t value);
bool jig_mixed_all_are(const JigMixed *list, size_t n, int64_t value);
bool jig_mixed_equal(JigMixed a, JigMixed b);
/* The number as a value: an arith.constant at the insertion point when needed. */
JigValue *jig_mixed_to_value(JigRewriter *rw, JigLoc loc, JigMixed m);
JigMixed jig_mixed_int(JigContext *ctx, int64_t value);

/* Are all strides (offsets) of the op's slice known to be 1 (0)? */
bool jig_slice_has_unit_strides(const JigOp *op, JigArena *a);
bool jig_slice_has_zero_offsets(const JigOp *op, JigArena *a);

/* The slice's type: sizes that are attributes are static. */
const JigType *jig_extract_slice_type(const JigType *source, const JigMixed *sizes, size_t rank);
/* `type` NULL: as above. */
JigOp *jig_build_extract_slice(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *source,
                               JigSlice slice);
JigOp *jig_build_insert_slice(JigRewriter *rw, JigLoc loc, JigValue *source, JigValue *dest,
                              JigSlice slice);
JigOp *jig_build_parallel_insert_slice(JigRewriter *rw, JigLoc loc, JigValue *source,
                                       JigValue *dest, JigSlice slice);
/* Layout of the subview from those of the source; NULL when the source is not strided. */
const JigType *jig_subview_type(const JigType *source, const int64_t *offsets, const int64_t *sizes,
                                const int64_t *strides);
JigOp *jig_build_subview(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *source,
                         JigSlice slice);

/* No entry known to lie outside of `whole`; the first reports. */
bool jig_verify_slice_in_bounds(JigOp *op, const JigType *whole);
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
