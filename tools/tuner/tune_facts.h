/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a call computes and touches, and what the machine can do at most. */
#ifndef JIG_TOOLS_TUNE_FACTS_H
#define JIG_TOOLS_TUNE_FACTS_H

#include "jig/op.h"
#include "tuner/tune_db.h"

/* Operations on floats of the function's structured ops, bytes of its arguments and results; 0
 * where that cannot be told. Before a script changes it. */
void tune_facts_of(JigOp *function, TuneFacts *out);
/* What this machine does at most, on as many threads and on the kind of floats that the job's call
 * says, where its times are of this machine; takes half a second. */
void tune_facts_measure(const TuneJob *job, TuneFacts *out);

#endif
