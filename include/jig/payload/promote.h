/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Memory of their own for what ops work on: parts of buffers, tensors, the copies of a buffer that
 * iterations take turns with. The insertion point is anywhere afterwards.
 */
#ifndef JIG_PAYLOAD_PROMOTE_H
#define JIG_PAYLOAD_PROMOTE_H

#include "jig/iface.h"
#include "jig/reason.h"

JIG_BEGIN_C

/* ---- Parts of buffers ---- */
typedef enum JigPromoteTo {
    JIG_PROMOTE_BYTES,     /* bytes from memref.alloc, which are freed after the op */
    JIG_PROMOTE_WORKGROUP, /* shared by threads of a device, with barriers around copies */
    JIG_PROMOTE_PRIVATE,   /* of one thread of a device */
} JigPromoteTo;
/* Arrays have an entry for each operand of the op. */
typedef struct JigPromoteOptions {
    const bool *operands; /* which; NULL: all */
    /* Which operands the op shall see with the size that the part has at most, filled with zeros,
     * rather than with the size that it has; NULL: none. */
    const bool *full_tiles;
    bool part_size; /* memory of the size that the part has, not that it has at most */
    bool on_stack;  /* bytes from memref.alloca */
    JigPromoteTo to;
    const JigAttr *alignment; /* of the bytes, an integer; or NULL */
    const JigAttr *space;     /* memory space of the bytes; NULL: the default one */
    JIG_RESERVED(3);
} JigPromoteOptions;
/* Of the operands asked for, those that are memref.subviews are copied to memory of their own
 * before `op`, a structured op on buffers, which works there, and the inits are copied back behind
 * it. False when none is a subview, memory of a fixed size is wanted for a part of unknown size, or
 * zeros around a part would change what op computes; something may have been built then
 * (jig/journal.h takes it back). */
JIG_API bool jig_promote(JigRewriter *rw, JigOp *op, const JigPromoteOptions *options,
                         JigReason *why) JIG_NODISCARD;

/* ---- Values ---- */
/* Behind the definition of `tensor`, of a ranked tensor type: a bufferization.alloc_tensor of its
 * sizes in memory space `space` (NULL: the default one), what the tensor has when somebody may read
 * it, and all its uses from there. Returns what has taken its place. */
JIG_API JigValue *jig_promote_tensor(JigRewriter *rw, JigValue *tensor, const JigAttr *space);
/* Tensors get an allocation of their own there (jig_promote_tensor), buffers are allocated there in
 * place of where they were, and cast for those who use them. Returns what has taken the value's
 * place; NULL: a buffer that is not the result of memref.alloc or memref.alloca, or neither tensor
 * nor buffer; then nothing is changed. */
JIG_API JigValue *jig_assign_memory_space(JigRewriter *rw, JigValue *value, const JigAttr *space,
                                          JigReason *why);

/* ---- A buffer several times ---- */
typedef struct JigMultibufferOptions {
    int64_t factor;     /* how many copies, at least 1 */
    bool skip_analysis; /* iterations may read what others wrote, as far as the caller cares */
    bool as_reference;  /* also where a user can't take a part of a larger buffer: it is not valid
                           then */
    JIG_RESERVED(2);
} JigMultibufferOptions;
/* Is the memref.alloc used in loops only (and freed anywhere)? */
JIG_API bool jig_is_used_in_loops(const JigOp *alloc);
/* Replaces a memref.alloc that each iteration of a loop overwrites by one that is `factor` times as
 * large, of which iteration i has part i modulo factor. The new allocation; NULL: nothing was
 * changed. Calls, ends of blocks, and ops other than memref.subview that give buffers of it need
 * one of the type that it has: they can't be among its users, nor those of its subviews. */
JIG_API JigOp *jig_multibuffer(JigRewriter *rw, JigOp *alloc, const JigMultibufferOptions *options,
                               JigReason *why);

JIG_END_C

#endif
