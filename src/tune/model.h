/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a point costs, as learned from those that were measured: ridge regression in the space of a
 * kernel, which is a Gaussian process (Rasmussen, Williams: Gaussian Processes for Machine
 * Learning, 2006). It says how sure it is, too: little is known far from all examples.
 *
 * How much each feature matters is learned by what makes the examples likely. Of many examples the
 * best ones and the latest ones are looked at. The same ones in the same order are learned the same
 * way.
 */
#ifndef JIG_TUNE_MODEL_H
#define JIG_TUNE_MODEL_H

#include "jig/base.h"

typedef struct JigTuneModel JigTuneModel;

/* Of a cost, or, while all are above 0, of its logarithm: what is twice as much is as far off then
 * as what is half of it. */
typedef struct JigTuneGuess {
    double mean, spread; /* a standard deviation */
} JigTuneGuess;

/* is_kind[i]: values of feature i are the same or not, and no nearer to each other than that. */
JigTuneModel *jig_tune_model_create(size_t num_features, const bool *is_kind);
void jig_tune_model_destroy(JigTuneModel *m);

/* `features`, finite, are copied. INFINITY: the point is of no use, which counts as the worst. */
void jig_tune_model_add(JigTuneModel *m, const double *features, double cost);
/* Is it an example? */
bool jig_tune_model_has(const JigTuneModel *m, const double *features);
/* Of points like this one, by all examples; without a finite one: 0. */
JigTuneGuess jig_tune_model_guess(JigTuneModel *m, const double *features);

#endif
