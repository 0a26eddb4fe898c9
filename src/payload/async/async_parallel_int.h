/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files about loops as tasks share. */
#ifndef JIG_PAYLOAD_ASYNC_PARALLEL_INT_H
#define JIG_PAYLOAD_ASYNC_PARALLEL_INT_H

#include "dialect/async/async.h"
#include "dialect/func/func.h"
#include "dialect/scf/scf.h"
#include "payload/async/async_parallel.h"
#include "payload/loop/index_math.h"
#include "rewrite/values.h"

typedef struct JigTasks {
    JigRewriter *rw;
    JigOp *op, *module;
    JigLoc loc;
    const JigTaskOptions *options;
    size_t rank;
    JigValue *const *lower, *const *upper, *const *step;
    JigValue **trips;     /* iterations of each dimension */
    JigValueVec captures; /* what the body uses from outside */
    JigValue *block_size; /* iterations of one task */
} JigTasks;

/* Arguments of the function that computes a block. */
enum {
    JIG_TASK_BLOCK,      /* its number */
    JIG_TASK_BLOCK_SIZE, /* of all blocks but the last one */
    JIG_TASK_TRIPS,      /* then lower bounds, upper bounds, steps, and what it captures */
};

/* A private function at the end of the module; the insertion point is in its body. Numbered by
 * `names`. */
JigOp *jig_task_function(JigTasks *t, const char *name, const JigType *const *inputs, size_t n);
/* The function that computes a block. Of `aligned` inner loops blocks have all iterations. */
JigOp *jig_task_compute(JigTasks *t, size_t aligned);
/* The function that gives half of its blocks away until one is left, and computes that. */
JigOp *jig_task_dispatch(JigTasks *t, JigOp *compute);
/* Calls `compute` for all blocks, and waits. */
void jig_task_launch(JigTasks *t, JigOp *compute, JigValue *num_blocks);

/* An index op; regions that are built before their op (it can be seen from where constants go in
 * the end). */
static inline JigValue *jig_task_op(const JigTasks *t, const JigOpRow *row, JigValue *a,
                                    JigValue *b) {
    return jig_loop_int_op(t->rw, t->loc, row, a, b);
}
static inline JigValue *jig_task_index(const JigTasks *t, int64_t n) {
    return jig_arith_index(t->rw, t->loc, n);
}
JigRegion *jig_task_region(const JigTasks *t, size_t num_args);
void jig_task_call(const JigTasks *t, JigOp *function, JigValueList operands);
void jig_task_return(const JigTasks *t);
void jig_task_end(const JigTasks *t); /* scf.yield */
/* An async.execute that calls, and whose token goes into the group. */
void jig_task_execute(const JigTasks *t, JigOp *function, JigValueList operands, JigValue *group);

#endif
