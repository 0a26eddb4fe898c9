/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Programs of others, and files that they read and write. */
#ifndef JIG_CODEGEN_RUN_PROGRAM_H
#define JIG_CODEGEN_RUN_PROGRAM_H

#include "jig/arena.h"
#include "jig/base.h"

/* The first that can be run of FOLDER/bin/NAME for each folder that is not NULL, NAME in PATH, and
 * LAST/bin/NAME, if `last` is not NULL; in `a`. NULL: there is none. */
const char *jig_run_program_find(const char *first, const char *name, const char *last,
                                 JigArena *a);
/* Runs it with arguments up to a NULL, the first of which is its path, and waits for its end. What
 * it writes to standard output and error is in *said, in `a`. True: it exited with 0. */
bool jig_run_program_run(const char *const *argv, JigArena *a, JigStr *said) JIG_NODISCARD;

/* One that may take too long, or ask others to. */
typedef struct JigProgram {
    const char *const *argv;
    const char *const *env; /* "NAME=value" up to a NULL, beside those of this process; or NULL */
    double max_seconds;     /* 0: any time */
} JigProgram;
typedef struct JigProgramEnd {
    bool late;     /* it was ended */
    int signal;    /* that ended it; 0: none */
    int status;    /* else, that it exited with; -1: it was not started, as `errors` say */
    JigStr output; /* what it wrote, in the arena; the last MiB */
    JigStr errors; /* to standard error */
} JigProgramEnd;
/* Runs it in a process group of its own, which is killed when it has ended or is late. It reads
 * nothing. */
void jig_run_program_within(const JigProgram *p, JigArena *a, JigProgramEnd *end);

#endif
