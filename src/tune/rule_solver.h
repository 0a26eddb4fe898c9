/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Z3, asked about rules (transform/smt/z3.h): whether some of them can hold together in a box of
 * points, and which of them contradict each other.
 */
#ifndef JIG_TUNE_RULE_SOLVER_H
#define JIG_TUNE_RULE_SOLVER_H

#include "jig/reason.h"
#include "tune/rules.h"

/* On each axis the least and the greatest number of a value. */
typedef struct JigTuneBox {
    uint64_t *low, *high;
} JigTuneBox;

typedef enum JigTuneTruth { JIG_TUNE_NO, JIG_TUNE_MAYBE, JIG_TUNE_YES } JigTuneTruth;

typedef struct JigTuneSolver JigTuneSolver;

/* `terms` and `rules` live as long. NULL: there is no Z3, and `why` says so. */
JigTuneSolver *jig_tune_solver_create(const JigTuneTerms *terms, const JigTuneRule *rules, size_t n,
                                      JigReason *why);
void jig_tune_solver_destroy(JigTuneSolver *s); /* NULL: none */

/* Is there a point in the box (NULL: anywhere) at which these rules, by their numbers, hold? */
JigTuneTruth jig_tune_solver_ask(JigTuneSolver *s, const size_t *rules, size_t n,
                                 const JigTuneBox *box);
/* After the answer NO without a box: leaves only those that Z3 found in contradiction. */
void jig_tune_solver_read_core(JigTuneSolver *s, size_t *rules, size_t *n);

#endif
