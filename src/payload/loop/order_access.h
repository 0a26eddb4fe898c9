/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What an op and all that is in it do to memory, as boxes of elements: of loads and stores at
 * indices that are linear in the variables of the loops around them, of ops on views, and of ops
 * that nothing is known of. Views are seen through to the buffer that they are of.
 */
#ifndef JIG_PAYLOAD_LOOP_ORDER_ACCESS_H
#define JIG_PAYLOAD_LOOP_ORDER_ACCESS_H

#include "analysis/dependence.h"
#include "jig/order.h"

typedef struct JigLoopAccess {
    JigOp *op;
    bool writes;
    size_t operand;   /* where the op has several buffers, else JIG_NO_OPERAND */
    JigValue *memref; /* that the box is in; NULL: any memory */
    bool has_box;     /* else it may be any element of it */
    bool is_exact;    /* just the elements of the box are touched, by some iteration */
    JigAccess access; /* where there is a box. Dims are variables of the loops from the root on, the
                         outermost first, and numbers of which nothing is known */
} JigLoopAccess;

typedef struct JigLoopAccesses {
    JIG_VEC(JigLoopAccess) list; /* in the order of the program */
    JigOp *root;
    JigArena *arena;
} JigLoopAccesses;

/* Of what `root` does, but for memory that is allocated in it. The caller frees it. */
void jig_loop_accesses(JigOp *root, JigArena *a, JigLoopAccesses *out);
void jig_loop_accesses_free(JigLoopAccesses *all);

#endif
