/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Waiting for devices, in the bodies of async.execute: the second half of gpu-async-region
 * (async_region.c). A device op is one with AsyncOpInterface (gpu.launch_func, gpu.memcpy): it may
 * wait for tokens, and give one. */
#ifndef JIG_PAYLOAD_GPU_ASYNC_DEFER_H
#define JIG_PAYLOAD_GPU_ASYNC_DEFER_H

#include "jig/rewrite.h"

/* The device op waits for the token, besides those that it has. */
void jig_offload_depend_on(JigRewriter *rw, JigOp *op, JigValue *token);
/* Where a body ends with waiting for tokens, they become results of its op, and who waits for the
 * op waits for them. */
void jig_offload_defer_waits(JigRewriter *rw, JigOp *function);
/* A device's token that an async.execute gives may be used once: for several uses it gives several.
 */
void jig_offload_split_tokens(JigRewriter *rw, JigOp *function);

#endif
