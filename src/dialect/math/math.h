/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The math dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_MATH_H
#define JIG_DIALECT_MATH_H

#include "jig/ops/math.h"

extern const JigDialect jig_math_dialect;

/* Evaluates an op of any dialect as the one of this dialect with the id. */
JigEvalOutcome jig_math_eval_as(JigEvalCall *call, size_t id);
/* Evaluates a call of a function of the C library, whose operands are those of the op. *known
 * false: there is none of that name for such operands. */
JigEvalOutcome jig_math_eval_named(JigEvalCall *call, JigStr name, bool *known);

#endif
