/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_TRANSFORM_STATE_CHECK_H
#define JIG_TRANSFORM_STATE_CHECK_H

#include "transform/state.h"

#ifdef JIG_STRESS
/* Ends the program (JIG_BUG) where an invariant of the state does not hold. */
void jig_state_check(const JigTransformState *st);
#else
static inline void jig_state_check(const JigTransformState *st) {
    (void)st;
}
#endif

#endif
