/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constraints of scripts, solved by Z3. */
#ifndef JIG_TRANSFORM_SMT_SOLVE_H
#define JIG_TRANSFORM_SMT_SOLVE_H

#include "jig/transform.h"

/* With the arguments of `body` bound to the integers `params`, gives what `body` yields values that
 * its assertions allow: the i-th an integer attribute of the i-th type. The README says which.
 * Fails silenceably when there are none or Z3 does not find out. */
JigStatus jig_solver_solve(JigTransformCall *call, JigBlock *body, const JigAttr *const *params,
                           const JigType *const *types, const JigAttr **values) JIG_NODISCARD;

#endif
