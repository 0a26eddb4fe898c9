/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is asked of files that are written, before the work that would be lost. */
#ifndef JIG_TOOLS_OUTPUTS_H
#define JIG_TOOLS_OUTPUTS_H

#include "command.h"
#include "jig/op.h"
#include "support/file.h"

/* Can the file be written? Nothing of it changes. False after a message. NULL and "-": yes. */
bool output_can_be_written(const char *path) JIG_NODISCARD;
/* A file that appears when it is closed; NULL and "-" are standard output. False after a message.
 */
bool output_open(JigOutput *out, const char *path) JIG_NODISCARD;
/* With what all else came to; who reads may have seen enough. False also after a message. */
bool output_close(JigOutput *out, const char *path, bool ok) JIG_NODISCARD;
bool output_write_module(JigOutput *out, JigOp *module) JIG_NODISCARD;
/* The same file, whether it is there or not. NULL and "-" are none. */
bool output_is_same(const char *a, const char *b);
/* `option` writes the file, which must be none of those that are read or written, too. False after
 * a message. */
typedef struct OtherFile {
    const char *path; /* or NULL */
    const char *what; /* "the payload" */
} OtherFile;
bool output_is_no_other(const char *option, const char *path, const OtherFile *others,
                        size_t n) JIG_NODISCARD;
/* Did a write fail since nobody reads any more? Who closes a pipe has seen enough. */
bool output_is_closed(int fd);
/* Has standard error taken all that it was given? Nobody need know where it is closed. */
bool output_told_all(void);

#endif
