/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A temporary file that other programs read, written anew for each candidate. It goes with the
 * process. */
#ifndef JIG_TOOLS_TUNE_FILE_H
#define JIG_TOOLS_TUNE_FILE_H

#include "jig/base.h"
#include "support/leftovers.h"

typedef struct TuneFile {
    char path[256];
    JigLeftover leftover;
} TuneFile;

/* In TMPDIR, or /tmp. It does not move. False after a message. */
bool tune_file_begin(TuneFile *f, const char *suffix) JIG_NODISCARD;
/* In place of what was in it. False: errno says why. */
bool tune_file_write(const TuneFile *f, JigStr text) JIG_NODISCARD;
void tune_file_end(TuneFile *f); /* one that was not made: nothing */

#endif
