/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files that pipeline share. */
#ifndef JIG_PAYLOAD_LOOP_PIPELINE_LOOP_INT_H
#define JIG_PAYLOAD_LOOP_PIPELINE_LOOP_INT_H

#include "jig/payload/loop.h"
#include "support/map.h"

typedef struct JigScheduled {
    JigOp *op;
    uint64_t stage, slot; /* which iteration later, and when in it */
    size_t position;      /* in the body */
} JigScheduled;

/* One value that a later stage needs: defined in stage `from`, needed up to stage `to`. */
typedef struct JigCrossing {
    JigValue *value;
    uint64_t from, to;
    size_t first_arg; /* the first of its to - from carried values, the oldest one */
} JigCrossing;

typedef struct JigPipelining {
    JigRewriter *rw;
    JigOp *loop;
    JigValue *lower, *upper, *step, *iv;
    JigScheduled *ops; /* in the order that they run */
    size_t n;
    uint64_t last_stage;
    const JigPipelineSchedule *given; /* NULL: none was */
    bool as_reference;
    JigPtrMap stages;      /* op -> stage + 1 */
    JigPtrMap versions;    /* value of the body -> JigValue *[last_stage + 1] */
    JigPtrMap crossing_of; /* value -> JigCrossing, number + 1 */
    JigCrossing *crossings;
    size_t num_crossings;
} JigPipelining;

/* Fills in the schedule; false, and why, when the loop can't be pipelined by it. */
bool jig_loop_pipeline_plan(JigPipelining *p, const JigLoopPipelineOptions *options,
                            JigReason *why);
/* The same for one that is given, in two steps. */
void jig_loop_pipeline_take(JigPipelining *p);
bool jig_loop_pipeline_check(const JigPipelining *p, JigReason *why);
bool jig_loop_pipeline_stage(const JigPipelining *p, const JigOp *op, uint64_t *stage);
/* Do accesses to memory keep their order? (order_stages.c) */
bool jig_loop_stages_keep_order(const JigPipelining *p, JigReason *why);
/* What carried argument `v` is in the next iteration; NULL: it is none of the loop's. */
JigValue *jig_loop_pipeline_yielded(const JigPipelining *p, const JigValue *v);

#endif
