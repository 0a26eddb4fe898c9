/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What is known of ownership while a function is being worked on.
 *
 * Invariants: what is known of a buffer is known in a block; nothing about it in one block follows
 * from what is known in another. An owner is a bit, or a mark that is no value, and only to be
 * compared, where several bits met: ask jig_dealloc_owner_is_bit before it is used.
 */
#ifndef JIG_PAYLOAD_DEALLOC_OWNERSHIP_INT_H
#define JIG_PAYLOAD_DEALLOC_OWNERSHIP_INT_H

#include "analysis/live_blocks.h"
#include "jig/payload/bufferize.h"
#include "support/map.h"

typedef struct JigOwners {
    JigRewriter *rw;
    JigLiveBlocks *live;
    JigPtrMap blocks; /* block -> BlockOwners */
    bool private_bits;
} JigOwners;

/* The bit of a buffer in a block; NULL: nothing is known yet. */
JigValue *jig_dealloc_owner(const JigOwners *o, const JigValue *buffer, const JigBlock *block);
/* Is that one bit? */
bool jig_dealloc_owner_is_bit(const JigValue *owner);
/* Joined with what is known; or in place of that. */
void jig_dealloc_owner_join(JigOwners *o, const JigValue *buffer, JigValue *owner, JigBlock *block);
void jig_dealloc_owner_set(JigOwners *o, const JigValue *buffer, JigValue *owner, JigBlock *block);
/* The block has to free the buffer at its end if the bit says so. */
void jig_dealloc_owner_free_later(JigOwners *o, JigValue *buffer, JigBlock *block);
void jig_dealloc_owners_clear(JigOwners *o);

/* ---- At the insertion point ---- */
JigValue *jig_dealloc_owner_bit(JigRewriter *rw, JigLoc loc, bool value);
/* `buffer` with its bit: a copy that the block owns where there is no bit. */
typedef struct JigOwned {
    JigValue *buffer, *owner;
} JigOwned;
JigOwned jig_dealloc_owned(JigOwners *o, JigValue *buffer, JigBlock *block);

/* What the block frees at its end: bases of allocations, and their bits. False after a diagnostic.
 */
typedef struct JigFrees {
    JigValueVec buffers, owners;
} JigFrees;
bool jig_dealloc_frees_of(JigOwners *o, JigLoc loc, JigBlock *block, JigFrees *out) JIG_NODISCARD;
void jig_dealloc_free_frees(JigFrees *f);
/* The dealloc that keeps what `passed` has of buffers and what else is live into `to` (NULL: just
 * live out of the block), whose bits are its results from then on; those of `passed` come first and
 * are appended to `bits`. */
JigOp *jig_dealloc_free_but_keep(JigOwners *o, JigLoc loc, JigBlock *block, const JigFrees *frees,
                                 JigValue *const *owners, JigBlock *to, const JigValueVec *passed,
                                 JigValueVec *bits);

/* ownership_ops.c: does what `op` needs; *next gets what stands in its place. False after a
 * diagnostic. */
bool jig_dealloc_own_op(JigOwners *o, JigOp *op, JigOp **next) JIG_NODISCARD;
/* Buffers that op defines and of which nothing is known yet may be any of its operands. */
void jig_dealloc_own_the_rest(JigOwners *o, JigOp *op);

static inline bool jig_dealloc_is_buffer(const JigValue *v) {
    return jig_type_is_any_memref(jig_value_type(v));
}
/* Does the function always own what it returns? */
static inline bool jig_dealloc_returns_owned(const JigOwners *o, const JigOp *op) {
    return jig_function(op) && (!o->private_bits || !jig_symbol_is_private(op));
}

#endif
