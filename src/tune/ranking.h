/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which of many points are worth trying, by those that were: a model of what they cost
 * (tune/model.h) of the values on their axes and, where there is a guide, of what they make.
 */
#ifndef JIG_TUNE_RANKING_H
#define JIG_TUNE_RANKING_H

#include "tune/model.h"
#include "tune/space.h"

/* Knows more of a point than its values, without trying it. */
typedef struct JigTuneGuide {
    /* Numbers of what the point makes, finite, `num_features` of them; asked[i]: axis i made a
     * difference. False: it makes nothing, and is not worth trying. */
    bool (*look)(void *user, const uint64_t *point, double *features, bool *asked);
    size_t num_features;
    void *user;
} JigTuneGuide;

typedef struct JigTuneRanking JigTuneRanking;

/* The space lives as long. `guide` NULL: the values are all that is known. */
JigTuneRanking *jig_tune_ranking_create(const JigTuneSpace *space, const JigTuneGuide *guide);
void jig_tune_ranking_destroy(JigTuneRanking *r);

/* How many points with a cost it has heard of. */
size_t jig_tune_ranking_known(const JigTuneRanking *r);
void jig_tune_ranking_tell(JigTuneRanking *r, const uint64_t *point, double cost);
/* What the point costs, by those that are known. False: it makes nothing, or what one of them
 * makes.
 */
bool jig_tune_ranking_guess(JigTuneRanking *r, const uint64_t *point, JigTuneGuess *out);

#endif
