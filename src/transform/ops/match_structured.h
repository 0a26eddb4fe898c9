/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the ops that look at one structured op share. */
#ifndef JIG_TRANSFORM_MATCH_STRUCTURED_H
#define JIG_TRANSFORM_MATCH_STRUCTURED_H

#include "jig/transform.h"

/* The trait of an op that asks something of the op that a transform.match.structured around it is
 * about. It has the traits that follow from this. */
#define JIG_STRUCTURED_PREDICATE                                                                   \
    "StructuredPredicate, MatchOpInterface, TransformOpInterface, ReadsPayload"

/* The payload op of a matcher that takes just one. */
JigStatus jig_match_single_op(JigTransformCall *call, JigOp **out) JIG_NODISCARD;

/* Sets a result to numbers, as i64 attributes. */
void jig_set_numbers(JigTransformCall *call, size_t result, const int64_t *numbers, size_t n);

#endif
