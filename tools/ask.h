/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Outside commands that are asked about IR. */
#ifndef JIG_TOOLS_ASK_H
#define JIG_TOOLS_ASK_H

#include "jig/op.h"

/* A file that the command is given: IR as text. */
typedef struct AskFile {
    JigOp *op;
    const char *name; /* without a folder: "payload.mlir" */
} AskFile;

/* Writes the files to a folder of their own, runs `command FILE...` by the shell, and removes them.
 * The exit status, 128 + N where signal N ended it, as SIGKILL does after `seconds` (0: never); -1
 * after a message: it could not be run. */
int ask_command(const char *command, const AskFile *files, size_t n, double seconds);

#endif
