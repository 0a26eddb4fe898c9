/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Matchers and actions: named sequences that are applied to one payload op
 * after the other. A matcher consists of match ops only and says by a silenceable
 * failure, of which nobody hears, that an op does not match.
 */
#ifndef JIG_TRANSFORM_MATCHER_H
#define JIG_TRANSFORM_MATCHER_H

#include "jig/transform.h"

/* Is it said of each argument whether it is consumed? */
bool jig_verify_called_sequence(JigOp *sequence);
/* Have both types handles of the same kind? */
bool jig_same_handle_kind(const JigType *a, const JigType *b);
/* The types of a named sequence. */
const JigType *jig_sequence_type(const JigOp *sequence);
/* Fails when the sequence has no body. */
JigStatus jig_resolve_body(JigTransformCall *call, const JigAttr *symbol,
                           JigBlock **out) JIG_NODISCARD;

#endif
