/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A script from a text, carried out on a payload and taken back: payload, handles, listeners and
 * open runs (jig/run.h) are afterwards as if nothing had been, and nothing is told.
 *
 *     JigOp *script = jig_trial_parse(ctx, text, JIG_STR("<mended>"), &why);
 *     JigTrial trial = jig_trial_begin(ctx);
 *     ... carry it out, look at the payload ...
 *     jig_trial_end(&trial);
 *     jig_trial_drop(script);
 *
 * The context keeps types and attributes that were made, once each. Not while a run is looked at
 * away from its last moment.
 */
#ifndef JIG_EXPLAIN_TRIAL_H
#define JIG_EXPLAIN_TRIAL_H

#include "jig/journal.h"

typedef struct JigTrial {
    JigContext *ctx;
    JigListener *listeners; /* that hear nothing */
    JigMark mark;
} JigTrial;

/* No journal that is open writes the script down, so that its memory goes with it. NULL: it is
 * none, and `why` has the first error. */
JigOp *jig_trial_parse(JigContext *ctx, JigStr text, JigStr name, JigReason *why);
void jig_trial_drop(JigOp *script);

JigTrial jig_trial_begin(JigContext *ctx);
void jig_trial_end(const JigTrial *t);

#endif
