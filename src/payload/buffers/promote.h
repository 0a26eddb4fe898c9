/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts of buffers that a structured op works on get memory of their own. */
#ifndef JIG_PAYLOAD_BUFFERS_PROMOTE_H
#define JIG_PAYLOAD_BUFFERS_PROMOTE_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigPromotion {
    const bool *operands; /* as many as the op has; NULL: all */
    /* Which operands the op shall see with the size that the part has at most, filled with zeros,
     * rather than with the size that it has. */
    const bool *full_tiles;
    bool part_size; /* memory of the size that the part has, not that it has at most */
    enum JigPromoteTo {
        JIG_PROMOTE_BYTES,     /* bytes from memref.alloc, which are freed after op */
        JIG_PROMOTE_WORKGROUP, /* shared by threads, with barriers around copies */
        JIG_PROMOTE_PRIVATE
    } to;
    bool on_stack;            /* bytes from memref.alloca */
    const JigAttr *alignment; /* of the bytes; or NULL */
    const JigAttr *space;     /* of the bytes; NULL: the default one */
} JigPromotion;

/* Of the operands asked for, those that are memref.subviews are copied to memory of their own
 * before `op`, a structured op on buffers, which works there, and the inits are copied back behind
 * it. False, and why, when none is a subview, memory of a fixed size is wanted for a part of
 * unknown size, or zeros around a part would change what op computes; something may have been built
 * then. */
bool jig_promote(JigRewriter *rw, JigOp *op, const JigPromotion *how, JigReason *why) JIG_NODISCARD;

#endif
