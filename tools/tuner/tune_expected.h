/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where the results are kept that candidates of a tuner are held against: a temporary folder with a
 * file for each result and argument of the function. */
#ifndef JIG_TOOLS_TUNE_EXPECTED_H
#define JIG_TOOLS_TUNE_EXPECTED_H

#include "jig/arena.h"
#include "jig/base.h"
#include "support/leftovers.h"

typedef struct TuneExpected {
    char path[32];
    JigLeftover folder, *files;
    size_t num_files;
    JigArena *a;
} TuneExpected;

/* Makes the folder, whose path and files go with the process. `a` is set. False after a message. */
bool tune_expected_begin(TuneExpected *x) JIG_NODISCARD;
/* Files are going to be there, as many as the function has results and arguments. */
void tune_expected_note(TuneExpected *x, const JigOp *function);
/* Removes what there is. */
void tune_expected_end(TuneExpected *x);

#endif
