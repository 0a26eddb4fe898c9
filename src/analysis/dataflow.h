/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which blocks run, from where control reaches them, and which values are
 * constant: the three depend on each other and are found together, going up
 * from "nothing runs" to a fixpoint. Works through the branch, region branch
 * and call interfaces, across calls within the analysed op.
 */
#ifndef JIG_ANALYSIS_DATAFLOW_H
#define JIG_ANALYSIS_DATAFLOW_H

#include "ir/op.h"
#include "jig/iface.h"

typedef struct JigDataflow JigDataflow;

/* Of what is in the regions of `top`. */
JigDataflow *jig_dataflow_run(JigOp *top);
void jig_dataflow_free(JigDataflow *d);

bool jig_dataflow_runs(const JigDataflow *d, const JigBlock *block);

typedef enum JigKnown {
    JIG_KNOWN_NOTHING, /* never computed */
    JIG_KNOWN_CONSTANT,
    JIG_KNOWN_UNKNOWN, /* may be anything */
} JigKnown;
/* `dialect` is the one to make the constant with. */
JigKnown jig_dataflow_value(const JigDataflow *d, const JigValue *v, const JigAttr **constant,
                            const JigDialect **dialect);

/* The calls of a callable op, or the returns that a call's results come from.
 * False when not all are known. */
bool jig_dataflow_predecessors(const JigDataflow *d, const JigOp *op, JigOp *const **ops,
                               size_t *n);

#endif
