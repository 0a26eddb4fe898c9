/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A payload as a few numbers that its time may depend on: what a model of costs (tune/model.h)
 * learns from. They are logarithms, base 2 and of one more than what is counted, so that twice as
 * much is one more everywhere.
 *
 * Most are about the hottest innermost loop, that with most instructions over all of its
 * iterations, and the loops around it.
 */
#ifndef JIG_TUNE_PAYLOAD_FEATURES_H
#define JIG_TUNE_PAYLOAD_FEATURES_H

#include "lint/lint.h"
#include "tune/paths.h"

enum { JIG_TUNE_LEVELS = 5 }; /* loops, from the hottest innermost one outwards */

typedef enum JigTuneFeature {
    JIG_FEATURE_CYCLES,       /* by the model that needs no measuring (lint/facts.h) */
    JIG_FEATURE_OPS,          /* of the functions */
    JIG_FEATURE_INSTRUCTIONS, /* that they become: unrolled bodies are large */
    JIG_FEATURE_LOOPS,
    JIG_FEATURE_DEPTH,    /* of loops around the hottest one, and it */
    JIG_FEATURE_ROUNDS,   /* of it, in all */
    JIG_FEATURE_BODY,     /* instructions in it */
    JIG_FEATURE_CARRIED,  /* registers from one iteration to the next */
    JIG_FEATURE_LANES,    /* bits of the widest row that is computed with, anywhere */
    JIG_FEATURE_VECTORS,  /* registers that are computed, in all */
    JIG_FEATURE_NUMBERS,  /* the same of single numbers */
    JIG_FEATURE_CALLS,    /* of functions of math */
    JIG_FEATURE_LOADS,    /* in all */
    JIG_FEATURE_STORES,   /* in all */
    JIG_FEATURE_APART,    /* lanes that lie apart in memory, in all */
    JIG_FEATURE_BYTES,    /* read and written, in all */
    JIG_FEATURE_WORK,     /* what is computed for a byte */
    JIG_FEATURE_LEFT,     /* points of structured ops that are none of the script's loops */
    JIG_FEATURE_NEW,      /* bytes of new buffers, in all */
    JIG_FEATURE_COPIED,   /* bytes */
    JIG_FEATURE_PARALLEL, /* iterations that threads may share */
    /* Of each level its iterations, and bytes that are touched while it runs once. */
    JIG_FEATURE_TRIPS,
    JIG_FEATURE_FOOTPRINT = JIG_FEATURE_TRIPS + JIG_TUNE_LEVELS,
    JIG_NUM_FEATURES = JIG_FEATURE_FOOTPRINT + JIG_TUNE_LEVELS,
} JigTuneFeature;

/* Of the functions below `payload`; out[0] to out[JIG_NUM_FEATURES - 1], all finite. */
void jig_tune_features(const JigLintMachine *machine, JigOp *payload, double *out);
/* Of what the script makes of the payload at a point, where `paths` is then, and for each axis
 * whether it was asked for: what a JigTuneGuide looks at. False: the script refuses the point. */
bool jig_tune_features_at(const JigLintMachine *machine, JigTunePaths *paths, JigOp *payload,
                          const uint64_t *point, double *out, bool *asked);
/* Cycles that a call takes by the same model that gives JIG_FEATURE_CYCLES; nothing is run. */
double jig_tune_cycles(const JigLintMachine *machine, JigOp *payload);

#endif
