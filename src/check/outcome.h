/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What an evaluation gave, kept when the evaluation is gone, and held against another. */
#ifndef JIG_CHECK_OUTCOME_H
#define JIG_CHECK_OUTCOME_H

#include "eval/evaluator.h"

/* A result, or what a buffer holds at the end: dense. */
typedef struct JigOutcomePart {
    JigStr name;     /* "result 0", "argument 1", "global @x" */
    bool is_unknown; /* nobody knows what this one is: nothing is held against it */
    JigElem elem;
    size_t rank;
    int64_t *sizes;
    uint8_t *bytes, *state; /* state NULL: all is written */
} JigOutcomePart;

/* Whether two buffers that the caller has afterwards share memory: who changes one of them sees it
 * in the other. */
typedef struct JigOutcomePair {
    JigStr name; /* "result 0 and argument 1" */
    bool is_unknown, shares;
    int64_t apart; /* bytes from the first element of one to that of the other */
} JigOutcomePair;

typedef struct JigTrialOutcome {
    JigArena arena;
    JIG_VEC(JigOutcomePart) parts;
    JIG_VEC(JigOutcomePair) pairs;
    JigCharVec printed;
    bool prints_any; /* what is printed depends on an order that nothing says */
} JigTrialOutcome;

JigTrialOutcome *jig_outcome_create(void);
void jig_outcome_destroy(JigTrialOutcome *o);
/* Adds a value of that type. False when it is none that can be compared. */
bool jig_outcome_add(JigTrialOutcome *o, JigEval *e, JigStr name, const JigType *type,
                     const JigEvalValue *v) JIG_NODISCARD;
void jig_outcome_add_unknown(JigTrialOutcome *o, JigStr name);
/* Adds a pair of buffers; of NULL nobody knows anything. */
void jig_outcome_add_pair(JigTrialOutcome *o, JigStr name, const JigEvalShaped *x,
                          const JigEvalShaped *y);
/* What differs in `other`, of the same call with iterations in another order, is not defined. */
void jig_outcome_leave_open(JigTrialOutcome *o, const JigTrialOutcome *other);
/* Could anything be held against another outcome: is a number defined, or something printed? */
bool jig_outcome_tells(const JigTrialOutcome *o);
/* The same of one part; *any: has it numbers? */
bool jig_outcome_tells_of(const JigTrialOutcome *o, size_t part, bool *any);
/* Is `after` what `before` is, where that is defined? False: in *why, in `a`, what is not. */
bool jig_outcome_refines(const JigTrialOutcome *before, const JigTrialOutcome *after, JigArena *a,
                         JigStr *why, uint64_t *num_compared);
/* How many numbers it has. */
size_t jig_outcome_count(const JigTrialOutcome *o);
/* Where `is` differs from `was`, both in the field: do the floats of `o` say anything, or are they
 * infinite, none, or 0, all of them, which different computations may give as well? */
bool jig_outcome_is_telling(const JigTrialOutcome *o, const JigTrialOutcome *was,
                            const JigTrialOutcome *is, JigArena *a);

#endif
