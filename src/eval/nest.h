/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Iterations that have no order run in one: the lexicographic one, or, in an evaluation that goes
 * backwards, from the last to the first. What both give is what any order gives, or nearly so:
 * whoever compares them learns what depends on it (JigEval.depends_on_order says whether to ask).
 */
#ifndef JIG_EVAL_NEST_H
#define JIG_EVAL_NEST_H

#include "eval/evaluator.h"

typedef struct JigEvalNest {
    int64_t *lower, *upper, *step, *now; /* steps are above 0 */
    size_t rank;
    bool backwards;
} JigEvalNest;

/* Goes to the first iteration; false when there is none. */
bool jig_eval_nest_begin(const JigEval *e, JigEvalNest *n) JIG_NODISCARD;
bool jig_eval_nest_next(const JigEvalNest *n) JIG_NODISCARD;

/* Something happens now that another order of what runs around it may change: it is printed, or
 * done under a guard, or handed over to be combined. */
void jig_eval_note_order(JigEval *e);

#endif
