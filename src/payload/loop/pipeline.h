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

#endif
