/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which points of a space its script's own demands on choices allow (rules.h). A point that is
 * forbidden would fail; one that is allowed may still fail, by what depends on the payload.
 *
 * Axes that rules tie to each other are a part. A part's points are a diagram (diagram.h), exact
 * and fast, or, where that would be too large, boxes of which Z3 says which are empty (boxes.h).
 * What is asked of a solver in the script itself (smt.declare_fun) is a table, filled in by Z3.
 */
#ifndef JIG_TUNE_CONSTRAINTS_H
#define JIG_TUNE_CONSTRAINTS_H

#include "jig/reason.h"
#include "tune/space.h"

typedef struct JigTuneConstraints JigTuneConstraints;

/* What diagrams may look at, altogether (diagram.h): a few seconds at most. */
#define JIG_TUNE_BUDGET 16000000

/* Of a space whose axes live as long. NULL: no point is allowed, and `why` names demands that
 * contradict each other, none of which could be left out, and the choices. What only trying can
 * tell is told in a remark, where it could be told with Z3, or in a smaller space. */
JigTuneConstraints *jig_tune_constraints_create(const JigTuneSpace *space, uint64_t budget,
                                                JigReason *why) JIG_NODISCARD;
/* All points are allowed: what the script demands is found by trying. */
JigTuneConstraints *jig_tune_constraints_none(const JigTuneSpace *space) JIG_NODISCARD;
void jig_tune_constraints_destroy(JigTuneConstraints *c); /* NULL: none */

/* How many points are allowed; not exact: at least so many. */
double jig_tune_constraints_count(const JigTuneConstraints *c, bool *is_exact);
bool jig_tune_constraints_allow(const JigTuneConstraints *c, const uint64_t *point);
/* Each allowed point as likely (boxes.h says how nearly). False: none was found. */
bool jig_tune_constraints_draw(JigTuneConstraints *c, uint64_t *random, uint64_t *point);
/* The first allowed one, and the next one behind an allowed one, in the order of the axes: the last
 * ones change most often. False: there is none. Where the count is not exact: none was found in a
 * while; and some may be left out. */
bool jig_tune_constraints_first(JigTuneConstraints *c, uint64_t *point);
bool jig_tune_constraints_next(JigTuneConstraints *c, uint64_t *point);
/* Makes the nearest allowed point of `point`: of those with as few other values as possible, one
 * whose values are near. Axes that are to be kept (NULL: none) change only if there is no other
 * way. False: none was found. */
bool jig_tune_constraints_repair(JigTuneConstraints *c, const bool *kept, uint64_t *random,
                                 uint64_t *point);

#endif
