/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Allowed points of a part that is too large for a diagram, found by halving its box: halves of
 * which nothing is allowed, by ranges of terms or by the solver's word, are not entered, and small
 * boxes are looked through.
 *
 * A point is drawn by a way down that takes a half as often as its number of points is thought to
 * be (Jerrum, Valiant, Vazirani 1986, on drawing by counting), and kept as often as makes up for
 * how likely the way was: 1 over that is, on average, the number of points (Knuth 1975), and what
 * ways have found is what halves are thought to have. So points are the more uniform the more were
 * drawn; what is counted exactly is exact.
 */
#ifndef JIG_TUNE_BOXES_H
#define JIG_TUNE_BOXES_H

#include "tune/rule_part.h"

typedef struct JigTuneBoxes JigTuneBoxes;

/* `solver`, who is asked about `rules` of its own (by numbers), may be NULL. All live as long. */
JigTuneBoxes *jig_tune_boxes_create(JigTunePart *part, JigTuneSolver *solver, const size_t *rules,
                                    size_t num_rules);
void jig_tune_boxes_destroy(JigTuneBoxes *b); /* NULL: none */

/* Points that are known to be allowed: there may be more. */
double jig_tune_boxes_least(const JigTuneBoxes *b);
/* What is written to `point` are the part's axes. False: none was found in a while, which does
 * not say that there is none. */
bool jig_tune_boxes_draw(JigTuneBoxes *b, uint64_t *random, uint64_t *point);
bool jig_tune_boxes_first(JigTuneBoxes *b, const JigTuneBox *box, uint64_t *point);
/* One that is near `point`, in the box. */
bool jig_tune_boxes_near(JigTuneBoxes *b, const JigTuneBox *box, uint64_t *point);

#endif
