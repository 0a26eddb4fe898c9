/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Loops over whole operands that do what an op's evaluator does element by element, and give the
 * same bit for bit: for the few things which most of the time goes into. Where they cannot (an
 * element is unwritten, poison or infinite, operands overlap) they say so before they change
 * anything.
 */
#ifndef JIG_EVAL_BULK_H
#define JIG_EVAL_BULK_H

#include "eval/evaluator.h"

/* An operand in the loops: its first element, and how far one step of each loop goes. All that the
 * loops reach is in the buffer. */
typedef struct JigBulkStream {
    JigEvalBuffer *buffer;
    const JigElem *elem;
    int64_t at;
    const int64_t *steps; /* in bytes */
} JigBulkStream;
typedef struct JigBulkLoops {
    size_t num_loops;
    const int64_t *sizes; /* none is 0 */
} JigBulkLoops;

typedef enum JigBulk {
    JIG_BULK_DONE,
    JIG_BULK_CANNOT, /* nothing was changed */
    JIG_BULK_FAILED  /* after an error */
} JigBulk;

/* to += x * y at each point, in the field. */
JigBulk jig_bulk_mul_add(JigEvalCall *call, const JigBulkLoops *loops, const JigBulkStream *to,
                         const JigBulkStream *x, const JigBulkStream *y);
/* to = from at each point. */
JigBulk jig_bulk_copy(JigEvalCall *call, const JigBulkLoops *loops, const JigBulkStream *to,
                      const JigBulkStream *from);

/* Off: no loop can anything, for tests that hold one way against the other. On at first. */
extern bool jig_bulk_is_on;

#endif
