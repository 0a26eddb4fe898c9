/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a database of `jig tune` knows of a payload and a script. */
#ifndef JIG_TOOLS_TUNE_KNOWN_H
#define JIG_TOOLS_TUNE_KNOWN_H

#include "command.h"
#include "tuner/tune_db.h"

/* A number of a text, the same in all processes; in `a`. */
JigStr tune_fingerprint(JigStr text, JigArena *a);
/* As it is printed, in `a`. */
JigStr tune_text_of(JigOp *op, JigArena *a);
/* Payload, script, with libraries, and machine of a job, in `a`: before libraries are linked to the
 * script, and it has changed anything. */
TuneJob tune_job_of(JigOp *payload, JigOp *entry, JigArena *a);

/* Choices that were best. */
typedef struct TuneKnown {
    bool found;
    bool is_exact;     /* for this payload; else for one alike, of other sizes */
    JigStr assignment; /* "tile=16 order=1" */
    JigStr sizes;      /* of the other one: "64x32, 32x16" */
} TuneKnown;

/* Of a payload alike that is nearest in sizes. Texts are in `a`. False after a message. */
bool tune_known_near(TuneDb *db, const TuneJob *job, JigArena *a, TuneKnown *out) JIG_NODISCARD;
/* The best candidate that is known on this machine, however it was called, else the one of the
 * nearest payload. Texts are in `a`. False after a message. */
bool tune_known(const char *path, JigOp *payload, JigOp *entry, JigArena *a,
                TuneKnown *out) JIG_NODISCARD;

#endif
