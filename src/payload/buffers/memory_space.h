/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values in a memory space that is asked for. */
#ifndef JIG_PAYLOAD_BUFFERS_MEMORY_SPACE_H
#define JIG_PAYLOAD_BUFFERS_MEMORY_SPACE_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Tensors get an allocation of their own there (jig_promote_tensor), buffers are allocated there in
 * place of where they were, and cast for those who use them. Returns what has taken the value's
 * place; NULL, and why: a buffer that is not the result of memref.alloc or memref.alloca, or
 * neither tensor nor buffer. */
JigValue *jig_assign_memory_space(JigRewriter *rw, JigValue *value, const JigAttr *space,
                                  JigReason *why);

#endif
