/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the host does about devices: functions of a runtime, and patterns that call them. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_GPU_LLVM_GPU_HOST_H
#define JIG_PAYLOAD_LOWER_LLVM_GPU_LLVM_GPU_HOST_H

#include "payload/lower/llvm/to_llvm_int.h"

typedef enum JigHostFn {
    JIG_HOST_STREAM_CREATE,
    JIG_HOST_STREAM_DESTROY,
    JIG_HOST_STREAM_SYNCHRONIZE,
    JIG_HOST_STREAM_WAIT,
    JIG_HOST_EVENT_CREATE,
    JIG_HOST_EVENT_DESTROY,
    JIG_HOST_EVENT_SYNCHRONIZE,
    JIG_HOST_EVENT_RECORD,
    JIG_HOST_REGISTER,
    JIG_HOST_UNREGISTER,
    JIG_HOST_ALLOCATE,
    JIG_HOST_FREE,
    JIG_HOST_COPY,
    JIG_HOST_FILL_16,
    JIG_HOST_FILL_32,
    JIG_HOST_SET_DEVICE,
} JigHostFn;
/* Its result, or NULL. */
JigValue *jig_to_llvm_host_call(JigRewriter *rw, JigOp *op, JigHostFn fn,
                                JigValue *const *operands);
/* At most 12 operands. */
JigValue *jig_to_llvm_host_call_fn(JigRewriter *rw, JigOp *op, const JigRuntimeFn *fn,
                                   JigValue *const *operands);
/* The operands as they are now; NULL: one is not of the llvm dialect. */
const JigValueList *jig_to_llvm_host_lowered(JigRewriter *rw, const JigOp *op, JigValueList *now);
/* Does it wait for one token, and give one? */
bool jig_to_llvm_host_is_in_stream(JigRewriter *rw, const JigOp *op);

/* Tokens as streams and events; memory of devices; matrices by a library of sparse ones. */
extern const JigPattern jig_to_llvm_host_stream_patterns[], jig_to_llvm_host_memory_patterns[],
    jig_to_llvm_host_sparse_patterns[];

#endif
