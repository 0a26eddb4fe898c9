/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Software pipelining of scf.for: what one iteration does is spread over several. */
#ifndef JIG_PAYLOAD_LOOP_PIPELINE_H
#define JIG_PAYLOAD_LOOP_PIPELINE_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigPipelineOptions {
    int64_t interval;     /* cycles from one iteration's start to the next one's; at least 1 */
    int64_t read_latency; /* cycles that reading a vector takes; other ops take one */
} JigPipelineOptions;

/* Replaces a loop of constant bounds by one in which op after op of an iteration runs as many
 * iterations later as cycles say; iterations begin before it and end behind it. Ops must not depend
 * on each other through memory. NULL, and why: the loop is as before. */
JigOp *jig_pipeline_loop(JigRewriter *rw, JigOp *loop, const JigPipelineOptions *options,
                         JigReason *why);

/* ---- By a given schedule ---- */

typedef struct JigStagedOp {
    JigOp *op;
    uint64_t stage; /* so many iterations later */
} JigStagedOp;

typedef enum JigPipelinePart {
    JIG_PIPELINE_BEGIN,
    JIG_PIPELINE_LOOP,
    JIG_PIPELINE_END
} JigPipelinePart;

typedef struct JigPipelineSchedule {
    const JigStagedOp *ops; /* all of the body but its end, in the order that they run */
    size_t n;
    /* NULL: iterations end behind the loop. Otherwise they end in it, where ops that would belong
     * to iterations that there are not have no effect: what takes the place of `op`, which runs
     * only if `cond` holds. */
    JigOp *(*guard)(JigRewriter *rw, JigOp *op, JigValue *cond);
    /* Hears of each copy; `iteration` counts those before or behind the loop. May be NULL. */
    void (*made)(JigRewriter *rw, JigOp *copy, JigPipelinePart part, uint64_t iteration,
                 const void *user);
    const void *user;
} JigPipelineSchedule;

/* Is there such a loop? Otherwise, why. */
bool jig_can_pipeline_by(JigRewriter *rw, JigOp *loop, const JigPipelineSchedule *schedule,
                         JigReason *why) JIG_NODISCARD;
/* The loop gives way to that one. `guard` can do what it is asked for: it gets copies of all ops
 * but those of the last stage. */
JigOp *jig_pipeline_by(JigRewriter *rw, JigOp *loop, const JigPipelineSchedule *schedule);

#endif
