/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/run/makers.h"

#include "support/check.h"

static void inserted(JigListener *l, JigOp *op, JigBlock *from, JigOp *before_from) {
    JigMakers *m = (JigMakers *)l;
    (void)before_from;
    if (from || m->current == JIG_NO_STEP)
        return;
    jig_ptrmap_set(&m->steps, op, (void *)(uintptr_t)(m->current + 1));
    jig_vec_push(&m->made, op);
}

static void began(void *user, JigRun *run, size_t step) {
    (void)run;
    ((JigMakers *)user)->current = step;
}

static void ended(void *user, JigRun *run, size_t step) {
    ((JigMakers *)user)->current = jig_run_step(run, step)->parent;
}

JigRunListener jig_makers_begin(JigMakers *m, JigContext *ctx) {
    JIG_REQUIRE(m && ctx);
    *m = (JigMakers){.listener = {.inserted = inserted}, .ctx = ctx, .current = JIG_NO_STEP};
    jig_listen(ctx, &m->listener);
    return (JigRunListener){.began = began, .ended = ended, .user = m};
}

void jig_makers_end(JigMakers *m) {
    JIG_REQUIRE(m);
    jig_unlisten(m->ctx, &m->listener);
    jig_vec_free(&m->made);
    jig_ptrmap_free(&m->steps);
}

size_t jig_makers_step_of(const JigMakers *m, const JigOp *op) {
    JIG_REQUIRE(m);
    for (; op; op = jig_op_parent(op)) {
        uintptr_t step = (uintptr_t)jig_ptrmap_get(&m->steps, op);
        if (step)
            return step - 1;
    }
    return JIG_NO_STEP;
}
