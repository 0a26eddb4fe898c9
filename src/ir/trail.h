/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Walks from a value to what makes it, and on from there. In a graph region
 * values may depend on themselves, and the walk comes back to where it was:
 * each loop of this kind takes its steps along a trail.
 */
#ifndef JIG_IR_TRAIL_H
#define JIG_IR_TRAIL_H

#include "jig/op.h"

/* {0} before the first step. */
typedef struct JigTrail {
    const void *met; /* a place of the walk, a later one after each doubling of its length */
    size_t steps;
} JigTrail;

/* The next step, to `at`; false when the walk goes in a circle (said within three rounds of it). */
static inline bool jig_trail_step(JigTrail *trail, const void *at) {
    if (at && trail->met == at)
        return false;
    if ((trail->steps & (trail->steps + 1)) == 0)
        trail->met = at;
    trail->steps++;
    return true;
}

/* Does op need its own result, by way of ops of its name alone? What merges such ops into those
 * that use them would not come to an end. */
bool jig_trail_depends_on_itself(const JigOp *op);

#endif
