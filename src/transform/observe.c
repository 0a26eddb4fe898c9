/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A step that is watched: how long it took, what it did to the payload, what its handles hold. */
#include "transform/state.h"
#include "support/check.h"

#include <stdlib.h>
#include <time.h>

double jig_observe_clock(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

JigChangeCounts jig_observe_changes(const JigContext *ctx, JigChangeCounts before) {
    JIG_REQUIRE(ctx);
    JigChangeCounts after = jig_change_counts(ctx);
    return (JigChangeCounts){after.created - before.created, after.erased - before.erased,
                             after.modified - before.modified};
}

JigStatus jig_observe_apply(JigTransformCall *call, JigOp *op, const JigStepObserver *o) {
    JIG_REQUIRE(call && op && o);
    JigStep step = {.op = op};
    JigOpRef ref = jig_op_ref(op);
    JigChangeCounts before = jig_change_counts(call->state->ctx);
    double start = jig_observe_clock();
    step.status = jig_apply_op(call, op);
    step.seconds = jig_observe_clock() - start;
    JigChangeCounts changes = jig_observe_changes(call->state->ctx, before);
    step.created = changes.created;
    step.erased = changes.erased;
    step.modified = changes.modified;
    if (!jig_op_ref_holds(&ref))
        return step.status;
    size_t n = jig_op_num_results(op), *payload = jig_calloc(n, sizeof *payload);
    for (size_t i = 0; i < n; ++i)
        payload[i] = jig_payload_len(call, jig_op_result(op, i));
    step.payload = payload;
    o->step(o->user, &step);
    jig_free(payload);
    return step.status;
}
