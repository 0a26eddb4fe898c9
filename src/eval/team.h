/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Threads that run the same code and wait for each other: the blocks of a launch.
 *
 * They take turns in a defined order. A thread runs until it ends or comes to an op where it meets
 * others; then the next one goes on, the first one again after the last. So threads that never meet
 * run one after the other. Each has a frame, a scratch arena and a stack of its own.
 */
#ifndef JIG_EVAL_TEAM_H
#define JIG_EVAL_TEAM_H

#include "eval/evaluator.h"

/* Runs thread `i` from its first op to its last; false after an error. */
typedef bool JigEvalThreadFn(JigEvalCall *call, size_t i, void *user);
/* Runs n threads in copies of the frame of `call`, which stays as it is. False after an error: of
 * one of them, or when they wait for what never comes. Where races are looked for, they are strands
 * of the innermost fork. */
bool jig_eval_team(JigEvalCall *call, size_t n, JigEvalThreadFn *run, void *user) JIG_NODISCARD;

/* Frees the stacks of threads that ended. */
void jig_eval_free_stacks(JigEval *e);

/* What an op does for all who meet at it: calls[k] is that of the k-th one, whose operands are read
 * and whose results are set. False after an error. */
typedef bool JigEvalMeetFn(JigEvalCall *const *calls, size_t n);
/* The threads from `first` on, `n` of them, meet at the op of `call`, one of theirs: `all` is
 * called once for them when the last one has come. Outside of a team there is one thread. */
JigEvalOutcome jig_eval_meet(JigEvalCall *call, size_t first, size_t n, JigEvalMeetFn *all);

#endif
