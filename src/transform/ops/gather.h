/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Results that come bit by bit, target by target or run by run of a block: lists that grow. Ops
 * that are erased before the last bit came are left out, and with a watch values, too. */
#ifndef JIG_TRANSFORM_GATHER_H
#define JIG_TRANSFORM_GATHER_H

#include "transform/watch.h"

typedef struct JigGather {
    JigTransformCall *call; /* its arena holds the lists */
    size_t first, n;        /* for results first .. first + n - 1 of the op */
    JigWatch *watch;        /* or NULL */
    struct JigGathered {
        JigHandleKind kind;
        struct JigGatheredItem {
            void *item;
            uintptr_t number; /* that tells whether it is still there; 0: nobody asks */
        } * items;
        size_t len, cap;
    } * results;
} JigGather;

void jig_gather_init(JigGather *g, JigTransformCall *call, size_t first_result);
/* Appends to the i-th of the results. */
void jig_gather_add(JigGather *g, size_t i, void *const *items, size_t n);
void jig_gather_op(JigGather *g, size_t i, JigOp *op);
/* Makes them the op's results. */
void jig_gather_finish(const JigGather *g);

#endif
