/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Waiting for devices, in the bodies of async.execute. */
#ifndef JIG_PAYLOAD_GPU_ASYNC_DEFER_H
#define JIG_PAYLOAD_GPU_ASYNC_DEFER_H

#include "jig/rewrite.h"

/* The op, a device's, waits for the token, too. */
void jig_offload_depend_on(JigRewriter *rw, JigOp *op, JigValue *token);
/* Where a body ends with waiting for tokens, they become results of its op, and who waits for the
 * op waits for them. */
void jig_offload_defer_waits(JigRewriter *rw, JigOp *function);
/* A token that such an op gives is used once: it gives as many as there are uses. */
void jig_offload_split_tokens(JigRewriter *rw, JigOp *function);

#endif
