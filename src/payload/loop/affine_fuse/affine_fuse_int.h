/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of fusing share. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_AFFINE_FUSE_INT_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_AFFINE_FUSE_INT_H

#include "payload/loop/affine_fuse/affine_fuse.h"
#include "payload/loop/affine_fuse/fuse_order.h"

typedef struct JigFuser {
    JigRewriter *rw;
    JigNestGraph *graph;
    const JigFuseOptions *options;
} JigFuser;

/* A source, a destination, and what is found out about them. */
typedef struct JigAttempt {
    const JigFuser *by;
    JigArena *arena; /* of the attempt */
    JigNest *source, *into;
    JigValue *shared;     /* what siblings read; NULL: the source produces */
    JigValueVec memrefs;  /* that are handed on */
    JigValueVec escaping; /* of those that the source writes */
    JigOp *place;         /* where the destination will stand */
    size_t around;        /* variables of loops around both */
    size_t n;             /* depths */
    JigLoopSlice *slices; /* by depth, from 1; without loops where it can't be */
    bool *source_goes;    /* as well */
    size_t deepest;       /* that can be; 0: none */
} JigAttempt;

JigAttempt jig_loop_fuse_attempt(const JigFuser *f, JigNest *source, JigNest *into);
void jig_loop_fuse_attempt_free(JigAttempt *t);
/* fuse_depths.c: finds the slices for all depths up to n. */
void jig_loop_fuse_attempt_all_depths(JigAttempt *t);
/* Which of these depths; 0: none that pays, or it would change what is computed. `access` is that
 * of the source which matters; NULL: there is more than one. *stop: nor may anything else go into
 * this destination. */
size_t jig_loop_fuse_attempt_best_depth(const JigAttempt *t, JigOp *access, bool *stop);
/* Copies the source, and moves the destination to its place. True: loops of that were made anew. */
bool jig_loop_fuse_attempt_copy(const JigAttempt *t, size_t depth);

/* Nests into this one. */
void jig_loop_fuse_producers_into(const JigFuser *f, JigNest *into, size_t max_users);
void jig_loop_fuse_siblings_into(const JigFuser *f, JigNest *into);

#endif
