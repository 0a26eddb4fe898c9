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

/* "name=value" of each choice of the best candidate that is known on this machine, however it was
 * called; none where none is known. Texts are in `a`. False after a message. */
bool tune_known(const char *path, JigOp *payload, JigOp *entry, JigArena *a,
                StrList *out) JIG_NODISCARD;

#endif
