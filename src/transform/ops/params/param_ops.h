/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parameters as numbers. */
#ifndef JIG_TRANSFORM_PARAM_OPS_H
#define JIG_TRANSFORM_PARAM_OPS_H

#include "jig/transform.h"

/* Sets a result to numbers, as i64 attributes. */
void jig_transform_set_numbers(JigTransformCall *call, size_t result, const int64_t *numbers,
                               size_t n);

/* Does each pair compare so? The predicate is one of transform.match_cmpi_predicate. */
JigStatus jig_transform_compare_params(JigTransformCall *call, const JigValue *param,
                                       const JigValue *reference, int64_t predicate,
                                       bool *all_hold) JIG_NODISCARD;

#endif
