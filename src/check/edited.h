/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the steps of a run have edited by themselves, not by steps inside of them. */
#ifndef JIG_CHECK_EDITED_H
#define JIG_CHECK_EDITED_H

#include "jig/run.h"

/* A piece of a step's work: a step around others has one before each of them, and one behind. */
typedef struct JigEdited {
    size_t step;
    size_t from, to; /* places of the journal */
} JigEdited;

/* In the order of time; until `fn` is false. The run stands wherever. */
void jig_edited_each(JigRun *run, bool (*fn)(void *user, const JigEdited *e), void *user);

#endif
