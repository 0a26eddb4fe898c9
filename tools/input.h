/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What `jig apply` and `jig eval` read: payload, script, libraries. */
#ifndef JIG_TOOLS_INPUT_H
#define JIG_TOOLS_INPUT_H

#include "jig/asm.h"
#include "support/file.h"

/* Parses a file, or standard input when it is "-". NULL after a message; `file` is the caller's to
 * close, whatever happened. */
JigOp *input_parse(JigContext *ctx, const char *path, JigFile *file);
/* What transform.payload holds, in a builtin.module, becomes the payload's own: functions in there
 * can be run and written. What has a name that the payload has already stays. */
void input_unwrap(JigOp *payload);
/* Loads the libraries and finds the named sequence to start with; NULL after a diagnostic.
 * `is_payload`: the script is looked for in the payload, as no file was named. */
JigOp *input_entry(JigOp *script, const char *name, const JigStr *libraries, size_t num_libraries,
                   bool is_payload);

#endif
