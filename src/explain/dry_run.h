/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A script from a text, carried out on a payload and taken back: payload, handles, listeners and
 * open runs (jig/run.h) are afterwards as if nothing had been, and nothing is told.
 *
 *     JigOp *script = jig_dry_run_parse(ctx, text, JIG_STR("<mended>"), &why);
 *     JigDryRun dry = jig_dry_run_begin(ctx);
 *     ... carry it out, look at the payload ...
 *     jig_dry_run_end(&dry);
 *     jig_dry_run_drop(script);
 *
 * The context keeps types and attributes that were made, once each. A run may stand anywhere.
 */
#ifndef JIG_EXPLAIN_DRY_RUN_H
#define JIG_EXPLAIN_DRY_RUN_H

#include "jig/journal.h"

typedef struct JigDryRun {
    JigContext *ctx;
    JigListener *listeners; /* that hear nothing */
    size_t ahead;           /* edits of the journal that are not done where a run stands */
    JigMark mark;
} JigDryRun;

/* No journal that is open writes the script down, so that its memory goes with it. NULL: it is
 * none, and `why` has the first error. */
JigOp *jig_dry_run_parse(JigContext *ctx, JigStr text, JigStr name, JigReason *why);
void jig_dry_run_drop(JigOp *script);

JigDryRun jig_dry_run_begin(JigContext *ctx);
void jig_dry_run_end(const JigDryRun *t);

#endif
