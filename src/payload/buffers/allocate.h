/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* One op on buffers, while the program around it stays on tensors. */
#ifndef JIG_PAYLOAD_BUFFERS_ALLOCATE_H
#define JIG_PAYLOAD_BUFFERS_ALLOCATE_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigAllocation {
    bool on_stack; /* memref.alloca, which nobody frees; else memref.alloc */
    bool free;     /* at the end of the block */
    enum JigCopyBy { JIG_COPY_LATER, JIG_COPY_MEMREF, JIG_COPY_LINALG } copy;
    const JigAttr *space; /* or NULL: the default one */
} JigAllocation;

/* Gives each buffer that `op` writes to an allocation of its own before op, with what op reads of
 * it, and replaces op by one that works there; its results are tensors of these buffers. Of
 * tensor.pad the padding is written first, and then the source. `*buffer` gets the allocation.
 * False, and why, when op is of no kind that can live in buffers, or has not exactly one result. */
bool jig_bufferize_to_allocation(JigRewriter *rw, JigOp *op, const JigAllocation *how,
                                 JigValue **buffer, JigReason *why) JIG_NODISCARD;
/* The same, but op stays on tensors: those of the allocations. */
bool jig_bufferize_destinations(JigRewriter *rw, JigOp *op, const JigAllocation *how,
                                JigValue **buffer, JigReason *why) JIG_NODISCARD;

#endif
