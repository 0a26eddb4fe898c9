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

#endif
