/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of sizes that transform ops take (tile sizes, vector sizes, ...): integers in an array
 * attribute, where JIG_DYNAMIC stands for the next operand of a group: a parameter, or a handle to
 * payload ops that compute the size. Lists are in the call's arena. */
#ifndef JIG_TRANSFORM_SIZES_H
#define JIG_TRANSFORM_SIZES_H

#include "jig/iface.h"
#include "jig/transform.h"

typedef struct JigSizes {
    const JigAttr *constants; /* i64 array with JIG_DYNAMIC, or NULL: none */
    size_t first, count;      /* operands of the dynamic ones */
} JigSizes;

JigSizes jig_sizes_of(const JigOp *op, size_t group, const char *static_name);
size_t jig_sizes_len(const JigSizes *s);
/* Are all parameters among the op's operands but the first integers? */
JigStatus jig_sizes_check_integers(JigTransformCall *call, const JigValue *packed) JIG_NODISCARD;

/* Each target has its own: is there one for each of `n` targets in every operand? Then, those of
 * one target. */
JigStatus jig_sizes_check_each(JigTransformCall *call, const JigSizes *s, size_t n) JIG_NODISCARD;
JigMixed *jig_sizes_for(JigTransformCall *call, const JigSizes *s, size_t target);

/* All targets share them: a handle has one payload op. Or `packed` (NULL: there is none) has them
 * all, an op or a parameter each. */
JigStatus jig_sizes_shared(JigTransformCall *call, const JigSizes *s, const JigValue *packed,
                           JigMixed **out, size_t *n) JIG_NODISCARD;

/* All as numbers, which parameters and the constants that handles name give. */
JigStatus jig_sizes_constant(JigTransformCall *call, const JigSizes *s,
                             int64_t **out) JIG_NODISCARD;

/* All that a handle has, a parameter or a constant op each. */
JigStatus jig_sizes_packed_constant(JigTransformCall *call, const JigValue *packed, int64_t **out,
                                    size_t *n) JIG_NODISCARD;

/* Has `op` loops to tile, as many as there are sizes at least? */
bool jig_sizes_fit(const JigOp *op, size_t n);

#endif
