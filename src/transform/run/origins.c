/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/run/origins.h"

#include "ir/diag/source.h"
#include "support/check.h"

#include <stdio.h>

#define PREFIX "jig.step "

/* ---- Writing ---- */

typedef struct Marking {
    JigOrigins *origins;
    JigStr name; /* empty: what is there is known, and nobody made it */
} Marking;

static JigWalk mark_op(JigOp *op, void *user) {
    Marking *m = user;
    if (!jig_ptrset_add(&m->origins->known, op) || !m->name.len)
        return JIG_WALK_ADVANCE;
    jig_op_set_loc(op, jig_loc_name(jig_op_context(op), m->name, jig_op_loc(op)));
    return JIG_WALK_ADVANCE;
}

void jig_origins_begin(JigOrigins *o, JigOp *payload) {
    JIG_REQUIRE(o && payload);
    *o = (JigOrigins){.payload = payload};
    jig_source_fill_in(payload);
    jig_walk_pre(payload, mark_op, &(Marking){.origins = o});
}

void jig_origins_ended(JigOrigins *o, const JigRun *run, size_t step) {
    JIG_REQUIRE(o && o->payload);
    char name[64];
    if (!jig_run_step(run, step)->changes.created)
        return;
    int n = snprintf(name, sizeof name, PREFIX "%zu", step);
    jig_source_fill_in(o->payload);
    jig_walk_pre(o->payload, mark_op, &(Marking){o, {name, (size_t)n}});
}

void jig_origins_free(JigOrigins *o) {
    JIG_REQUIRE(o);
    jig_ptrmap_free(&o->known);
}

/* ---- Reading ---- */

static void add_step(JigSteps *steps, JigStr name) {
    size_t n = 0;
    for (size_t i = sizeof PREFIX - 1; i < name.len; ++i)
        n = 10 * n + (size_t)(name.ptr[i] - '0');
    for (size_t i = 0; i < steps->len; ++i)
        if (steps->data[i] == n)
            return;
    jig_vec_push(steps, n);
}

static JigLoc read_fused(JigContext *ctx, JigLoc loc, JigSteps *steps) {
    JigLoc first = loc;
    for (size_t i = 0; i < jig_loc_num_fused(ctx, loc); ++i) {
        JigLoc part = jig_origins_read(ctx, jig_loc_fused_at(ctx, loc, i), steps);
        first = i ? first : part;
    }
    return first;
}

JigLoc jig_origins_read(JigContext *ctx, JigLoc loc, JigSteps *steps) {
    JIG_REQUIRE(ctx && steps);
    if (!jig_stack_ok(ctx))
        return loc;
    switch (jig_loc_kind(ctx, loc)) {
    case JIG_ATTR_LOC_NAME:
        if (!jig_str_starts_with(jig_loc_name_of(ctx, loc), PREFIX))
            return loc;
        add_step(steps, jig_loc_name_of(ctx, loc));
        return jig_origins_read(ctx, jig_loc_child(ctx, loc), steps);
    case JIG_ATTR_LOC_FUSED:
        return read_fused(ctx, loc, steps);
    case JIG_ATTR_LOC_CALLSITE:
        return jig_origins_read(ctx, jig_loc_child(ctx, loc), steps);
    default:
        return loc;
    }
}
