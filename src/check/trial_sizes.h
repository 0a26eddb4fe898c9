/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which sizes dynamic dimensions and index arguments get: those at which the script's tiles are cut
 * in another way, as far as they do not take long. */
#ifndef JIG_CHECK_TRIAL_SIZES_H
#define JIG_CHECK_TRIAL_SIZES_H

#include "check/dims.h"
#include "check/tiles.h"
#include "check/trial.h"

/* For all functions of a payload. */
typedef struct JigTrialSizing {
    JigChecker *c;
    JigTiles tiles; /* of the script */
    JigTiles own;   /* of the payload */
    JigDims dims;   /* of the payload, once a function has arguments of different sizes */
    bool has_dims;
} JigTrialSizing;

/* JigTrial.size and .offsets */
typedef struct JigTrialSize {
    int64_t size;
    const int64_t *offsets;
} JigTrialSize;
typedef JIG_VEC(JigTrialSize) JigTrialSizes;

/* For a trial of the function, which gets its groups of dimensions; one size where it depends on
 * none. */
void jig_trial_choose_sizes(JigTrialSizing *s, JigOp *function, JigTrial *t, JigTrialSizes *out);

/* Beside these, as far as the function takes few steps: sizes that the payload compares with, and
 * such as are more than two of its own tiles. */
void jig_trial_sizes_of_payload(JigTrialSizing *s, const JigTrial *t, JigTrialSizes *out);

#endif
