/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Groups of structured ops that can share their loops: an op that stays in loops of its own (a
 * barrier), elementwise ops before it, and what is computed of its result, as long as sizes of
 * tiles agree on the tensors between them (group_sizes.h).
 */
#ifndef JIG_PAYLOAD_FUSE_GROUPS_H
#define JIG_PAYLOAD_FUSE_GROUPS_H

#include "payload/fuse/group_sizes.h"

typedef struct JigOpList {
    JigOp **items;
    size_t len;
} JigOpList;

/* Gives the sizes of `roots` to what works on the same tensors: first to what reads their results,
 * and so on, then to what makes what all these read. Barriers and ops that have sizes keep what
 * they have; where these disagree, the reader is marked as the beginning of another group. All that
 * have sizes then, roots first, each once. */
JigOpList jig_fuse_group_propagate(JigRewriter *rw, JigOp *const *roots, size_t n, JigArena *a);

/* Those of the ops that are the last of their group: tiled, each of them can have its producers
 * fused into the loops. Each once, in the order of the program. */
JigOpList jig_fuse_group_roots(JigOp *const *ops, size_t n, JigArena *a);

/* Removes sizes and marks from the op and all in it. */
void jig_fuse_group_forget(JigRewriter *rw, JigOp *op);

/* What the ops are computed from, the nearest first, without these ops themselves: through the
 * operands, up to arguments of blocks. */
JigOpList jig_fuse_group_trace_producers(JigOp *const *ops, size_t n, JigArena *a);

/* The chain of ops each of which is the only one to read the only result of the one before, as long
 * as they can be tiled with it: linalg.generic, linalg.fill, and what computes element by element.
 */
JigOpList jig_fuse_group_consumers(const JigOp *op, JigArena *a);

#endif
