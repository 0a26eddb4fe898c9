/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The threads of a launch, as evaluators of this dialect and of those above see them. */
#ifndef JIG_DIALECT_GPU_EVAL_H
#define JIG_DIALECT_GPU_EVAL_H

#include "dialect/gpu/gpu.h"
#include "eval/team.h"
#include "eval/eval_views.h"

enum { JIG_SUBGROUP_SIZE = 32 };
/* Ids of the block and the thread, sizes of the grid and the block: as the arguments of a launch.
 */
enum { JIG_GPU_NUM_PLACE = 12 };

/* A copy that was started: what comes to stand at byte `at` of `to` once it is waited for. */
typedef struct JigGpuCopy {
    JigEvalBuffer *to, *data; /* references */
    size_t at;
} JigGpuCopy;
typedef struct JigGpuThread {
    int64_t place[JIG_GPU_NUM_PLACE];
    size_t index, num;      /* among the threads of the block */
    JigEvalShaped *dynamic; /* the block's memory whose size the launch says, or NULL */
    JIG_VEC(JigGpuCopy) copies;
    JIG_VEC(size_t) groups; /* how many copies each has that was not waited for, oldest first */
    size_t num_grouped;     /* copies in groups; they come first */
} JigGpuThread;

/* Of the launch that runs; NULL: none does. */
static inline JigGpuThread *jig_gpu_thread(const JigEvalCall *call) {
    return call->eval->thread;
}
/* Does the copies of the oldest groups, so that `left` remain. */
void jig_gpu_finish_copies(JigGpuThread *t, size_t left);
/* Meets the first `most` threads of the subgroup, of which this is one, or all that there are. */
JigEvalOutcome jig_gpu_meet_lanes(JigEvalCall *call, size_t most, JigEvalMeetFn *all);
/* Meets the other threads of the subgroup. */
JigEvalOutcome jig_gpu_meet_subgroup(JigEvalCall *call, JigEvalMeetFn *all);
/* Runs `fn`; what it takes of the scratch arena is given back. */
JigEvalOutcome jig_gpu_scratch(JigEvalCall *call, bool (*fn)(JigEvalCall *call));

#endif
