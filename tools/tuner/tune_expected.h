/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where the results are kept that candidates of a tuner are held against: a temporary file for each
 * result and argument of the function. They have no names, so that nothing of them stays, however
 * the process ends. */
#ifndef JIG_TOOLS_TUNE_EXPECTED_H
#define JIG_TOOLS_TUNE_EXPECTED_H

#include "jig/arena.h"
#include "jig/op.h"

typedef struct TuneExpected {
    const char **paths; /* by which this process finds them */
    int *files;
    size_t num_files;
    JigArena *a;
} TuneExpected;

/* In the folder that TMPDIR names, or /tmp, as many as the function has results and arguments. `a`
 * is set. False after a message; to be ended in any case. */
bool tune_expected_begin(TuneExpected *x, const JigOp *function) JIG_NODISCARD;
void tune_expected_end(TuneExpected *x);

#endif
