/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Constraints in which nothing is unknown: with the parameters that are given, all terms are
 * numbers of 64 bits or truth values. Where all assertions hold then, no solver is needed.
 */
#ifndef JIG_TRANSFORM_SMT_PLAIN_H
#define JIG_TRANSFORM_SMT_PLAIN_H

#include "jig/transform.h"

/* What `body` yields, as jig_solver_solve has it. False: an assertion does not hold, or it takes a
 * solver to know. */
bool jig_solver_plain(JigTransformCall *call, JigBlock *body, const JigAttr *const *params,
                      const JigType *const *types, const JigAttr **values);

#endif
