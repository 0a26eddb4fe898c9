/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_IR_DIAG_STREAM_H
#define JIG_IR_DIAG_STREAM_H

#include "jig/context.h"
#include "support/file.h"

/* A buffered output on a context's stream, for much text; to be closed by the caller. */
void jig_stream_open(JigContext *ctx, JigStream which, JigOutput *out);

#endif
