/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Axes that rules tie to each other, with these rules: what is chosen on others makes no difference
 * to them.
 */
#ifndef JIG_TUNE_RULE_PART_H
#define JIG_TUNE_RULE_PART_H

#include "tune/rule_solver.h"

typedef struct JigTunePart {
    const JigTuneTerms *t;
    size_t *axes; /* ascending */
    size_t num_axes;
    JigTerm *rules;
    size_t num_rules;
    JigTerm *needed; /* the terms of the rules, operands first */
    size_t num_needed;
    double size; /* how many points there are, allowed or not */
    /* By the numbers of terms, for whoever computes: of one part after the other. */
    int64_t *numbers;
    JigTuneRange *ranges;
} JigTunePart;

/* `axes` and `rules` are the part's; all in `a`. `numbers` and `ranges` may be those of another
 * part of the same terms; NULL: it gets its own. */
void jig_tune_part_make(JigTunePart *p, const JigTuneTerms *t, JigArena *a);
/* At this point of the whole space. */
bool jig_tune_part_allows(JigTunePart *p, const uint64_t *point);
/* Are points of the box (of the whole space) allowed: none, all, or it is not seen. */
JigTuneTruth jig_tune_part_judge(JigTunePart *p, const JigTuneBox *box);
/* How many points of the part's axes there are in it. */
double jig_tune_part_volume(const JigTunePart *p, const JigTuneBox *box);

/* How far it is from one value of an axis to another: what is changed at all counts most. */
double jig_tune_part_distance(const JigTunePart *p, size_t axis, uint64_t from, uint64_t to);

#endif
