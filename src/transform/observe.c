/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A step that is watched: how long it took, what it did to the payload, what its handles hold. */
#include "transform/state.h"

#include <stdlib.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

typedef struct Counter {
    JigListener listener;
    JigStep step;
} Counter;

static void count_inserted(JigListener *l, JigOp *op, JigBlock *from, JigOp *before) {
    (void)op, (void)before;
    ((Counter *)l)->step.created += from == NULL;
}
static void count_erased(JigListener *l, JigOp *op) {
    (void)op;
    ((Counter *)l)->step.erased++;
}
static void count_modified(JigListener *l, JigOp *op) {
    (void)op;
    ((Counter *)l)->step.modified++;
}

JigStatus jig_apply_observed(JigTransformCall *call, JigOp *op, const JigStepObserver *o) {
    Counter c = {.listener = {.inserted = count_inserted,
                              .erased = count_erased,
                              .modified = count_modified},
                 .step.op = op};
    jig_rewriter_listen(call->rw, &c.listener);
    JigOpRef ref = jig_op_ref(op);
    double start = now();
    c.step.status = jig_apply_op(call, op);
    c.step.seconds = now() - start;
    jig_rewriter_unlisten(call->rw, &c.listener);
    if (!jig_op_ref_holds(&ref))
        return c.step.status;
    size_t n = jig_op_num_results(op), *payload = jig_calloc(n, sizeof *payload);
    for (size_t i = 0; i < n; ++i)
        payload[i] = jig_payload_len(call, jig_op_result(op, i));
    c.step.payload = payload;
    o->step(o->user, &c.step);
    free(payload);
    return c.step.status;
}
