/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a step that changes the order of accesses to memory rests on: pairs of accesses, of which at
 * least one writes, and whether they keep their order where they touch the same element. Who
 * changes the order asks, and a run (jig/run.h) keeps questions and answers.
 */
#ifndef JIG_ORDER_H
#define JIG_ORDER_H

#include "jig/op.h"

JIG_BEGIN_C

/* How what is asked about changes the order. */
typedef enum JigOrderChange {
    JIG_ORDER_ITERATIONS, /* iterations of a nest run in another order: tiles, other loops outside
                           */
    JIG_ORDER_JAMMED,     /* iterations of a loop run side by side in the loops within */
    JIG_ORDER_STAGES,     /* an iteration begins before others have ended */
    JIG_ORDER_FUSED,      /* iterations of two loops in turn, instead of one loop after the other */
    JIG_ORDER_PARALLEL,   /* iterations run at once */
    JIG_ORDER_MOVED       /* an op runs before or behind others */
} JigOrderChange;

/* The later the worse. */
typedef enum JigOrderAnswer {
    JIG_ORDER_KEPT,
    JIG_ORDER_UNKNOWN, /* they may touch the same element the other way round */
    JIG_ORDER_LOST     /* they do so, if both run */
} JigOrderAnswer;

/* "iterations", "jammed", ...; "kept", "unknown", "lost" */
JIG_API const char *jig_order_change_name(JigOrderChange change);
JIG_API const char *jig_order_answer_name(JigOrderAnswer answer);

#define JIG_NO_OPERAND ((size_t)-1)

/* An op as it was when the question was asked; it may be gone. */
typedef struct JigOrderAccess {
    JigOp *op;
    JigStr name; /* of the op */
    JigLoc loc;
    size_t operand; /* the buffer, of an op that has several; JIG_NO_OPERAND: it has not */
    bool writes;
    JIG_RESERVED(1);
} JigOrderAccess;

typedef struct JigOrderAsked {
    JigOrderChange change;
    JigOrderAnswer answer;
    JigOrderAccess of;            /* what is changed: a loop, a structured op */
    JigOrderAccess first, second; /* the first one ran before the second one until now */
    const char *by; /* what decided: "different allocations", "never the same element"; for good */
    bool at_distance; /* lost: the least one is known, */
    int64_t distance; /* of the loop's variable from the first one's iteration to the second's */
    JIG_RESERVED(4);
} JigOrderAsked;

JIG_END_C

#endif
