/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the predicates of transform.match.structured share. */
#ifndef JIG_TRANSFORM_MATCH_STRUCTURED_H
#define JIG_TRANSFORM_MATCH_STRUCTURED_H

/* The trait of an op that asks something of the op that a transform.match.structured around it is
 * about. It has the traits that follow from this. */
#define JIG_STRUCTURED_PREDICATE                                                                   \
    "StructuredPredicate, MatchOpInterface, TransformOpInterface, ReadsPayload"

#endif
