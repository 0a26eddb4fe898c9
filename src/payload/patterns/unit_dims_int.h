/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values with and without their dimensions of 1. */
#ifndef JIG_PAYLOAD_UNIT_DIMS_INT_H
#define JIG_PAYLOAD_UNIT_DIMS_INT_H

#include "dialect/common/reshape.h"
#include "jig/rewrite.h"

/* How a value of rank `rank` loses dimensions of 1: each that goes belongs to the group of the one
 * before that stays, those at the front to the first that stays. Without any that stays there are
 * no groups. */
typedef struct JigUnitDims {
    int64_t *shape; /* what stays */
    size_t rank;
    JigGroups groups;
} JigUnitDims;
JigUnitDims jig_patterns_unit_dims(const int64_t *shape, size_t rank, const bool *goes,
                                   JigArena *a);

/* The value without them, by a reshape or a slice; NULL: it can't be viewed so. */
JigValue *jig_patterns_collapse_unit_dims(JigRewriter *rw, JigLoc loc, JigValue *v,
                                          const JigUnitDims *u, bool by_slice);
/* And back, as the type of `dest`, into which a slice is put. */
JigValue *jig_patterns_expand_unit_dims(JigRewriter *rw, JigLoc loc, JigValue *v, JigValue *dest,
                                        const JigUnitDims *u, bool by_slice);
/* An expand_shape whose sizes follow from those of `v`. */
JigValue *jig_patterns_build_expand_shape(JigRewriter *rw, JigLoc loc, const JigType *t,
                                          JigValue *v, JigGroups groups);

/* tensor.pad, and slices that have such dimensions (unit_dims_tensor.c). */
JigPatternFn jig_patterns_unit_dims_of_pad, jig_patterns_unit_dims_of_extract,
    jig_patterns_unit_dims_of_insert;

#endif
