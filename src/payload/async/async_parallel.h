/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Parallel loops as tasks: the iterations, counted in one dimension, are cut into blocks of one
 * size, which a function computes each; other threads are given some of them.
 */
#ifndef JIG_PAYLOAD_ASYNC_PARALLEL_H
#define JIG_PAYLOAD_ASYNC_PARALLEL_H

#include "jig/rewrite.h"
#include "support/map.h"

typedef struct JigTaskOptions {
    bool split; /* tasks begin others, each with half of what they have; else the caller begins all
                 */
    int64_t workers;       /* threads; negative: the runtime is asked */
    int64_t min_task_size; /* iterations */
    JigPtrMap *names; /* how many functions of a name there are: name in this program -> number */
} JigTaskOptions;

/* Replaces an scf.parallel without results. */
void jig_task_from_parallel(JigRewriter *rw, JigOp *loop, const JigTaskOptions *options);

#endif
