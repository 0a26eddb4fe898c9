/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a script demands of its choices: it is gone through as if it was carried out, with terms for
 * parameters, and where a step would fail unless something is true of them, that is a rule.
 *
 * Followed are steps that are certain to come, in the script's own body, in what it includes and in
 * sequences whose failures are failures of the script; and in the regions of alternatives and of
 * execute_if_cmpi, where a rule is one under the condition that the region is chosen. What depends
 * on the payload, or on bit-vectors, arrays, functions and quantifiers, is not known, and rules
 * about it are left out: whoever obeys the rules may still be refused by a step.
 */
#ifndef JIG_TUNE_RULES_H
#define JIG_TUNE_RULES_H

#include "tune/space.h"
#include "tune/rule_terms.h"

typedef struct JigTuneRule {
    JigTerm term;    /* a truth value that must not be false */
    const JigOp *at; /* who demands it */
} JigTuneRule;

typedef JIG_VEC(JigTuneRule) JigTuneRules;

/* Pushes the rules of the space's script, in its order. */
void jig_tune_rules_find(const JigTuneSpace *space, JigTuneTerms *terms, JigTuneRules *out);

#endif
