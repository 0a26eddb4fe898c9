/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/run/origins.h"

#include "ir/diag/source.h"
#include "support/check.h"

#include <stdio.h>

#define PREFIX "jig.step "

/* ---- Writing ---- */

static JigWalk know(JigOp *op, void *user) {
    jig_ptrmap_set(&((JigOrigins *)user)->known, op, op);
    return JIG_WALK_ADVANCE;
}

static bool has_place(const JigOp *op) {
    JigLoc at;
    return jig_source_position(jig_op_context(op), jig_op_loc(op), &at);
}

/* As jig_source_fill_in does for all. */
static void fill_in(JigOp *op) {
    const JigOp *near = op;
    while (near && !has_place(near))
        near = jig_op_prev(near) ? jig_op_prev(near) : jig_op_parent(near);
    if (near && near != op)
        jig_op_set_loc(op, jig_op_loc(near));
}

/* What was put there as a whole is told of as one op, and may have others in it that were there
 * before. Those that were made inside of these are told of themselves. */
static JigWalk fill_in_new(JigOp *op, void *user) {
    const JigOrigins *o = user;
    if (jig_ptrmap_get(&o->known, op))
        return JIG_WALK_SKIP;
    fill_in(op);
    return JIG_WALK_ADVANCE;
}

typedef struct Marking {
    JigOrigins *origins;
    JigStr name;
} Marking;

static JigWalk mark_new(JigOp *op, void *user) {
    const Marking *m = user;
    if (jig_ptrmap_get(&m->origins->known, op))
        return JIG_WALK_SKIP;
    jig_ptrmap_set(&m->origins->known, op, op);
    jig_op_set_loc(op, jig_loc_name(jig_op_context(op), m->name, jig_op_loc(op)));
    return JIG_WALK_ADVANCE;
}

static void mark(JigOrigins *o, JigOp *op) {
    char name[64];
    int n = snprintf(name, sizeof name, PREFIX "%zu", jig_makers_step_of(&o->makers, op));
    jig_walk_pre(op, mark_new, &(Marking){o, {name, (size_t)n}});
}

/* A place is that of what stands before, or around, which may be new, too: names come behind. */
static void mark_made(JigOrigins *o) {
    size_t n = o->makers.made.len;
    for (size_t i = o->num_marked; i < n; ++i)
        if (jig_op_is_ancestor(o->payload, o->makers.made.data[i]))
            jig_walk_pre(o->makers.made.data[i], fill_in_new, o);
    for (; o->num_marked < n; ++o->num_marked)
        if (jig_op_is_ancestor(o->payload, o->makers.made.data[o->num_marked]))
            mark(o, o->makers.made.data[o->num_marked]);
}

static void began(void *user, JigRun *run, size_t step) {
    const JigOrigins *o = user;
    o->hears.began(o->hears.user, run, step);
}

static void ended(void *user, JigRun *run, size_t step) {
    JigOrigins *o = user;
    o->hears.ended(o->hears.user, run, step);
    mark_made(o);
}

JigRunListener jig_origins_begin(JigOrigins *o, JigOp *payload) {
    JIG_REQUIRE(o && payload);
    *o = (JigOrigins){.payload = payload};
    jig_source_fill_in(payload);
    jig_walk_pre(payload, know, o);
    o->hears = jig_makers_begin(&o->makers, jig_op_context(payload));
    return (JigRunListener){.began = began, .ended = ended, .user = o};
}

void jig_origins_free(JigOrigins *o) {
    JIG_REQUIRE(o);
    if (!o->payload)
        return; /* it has not begun */
    jig_makers_end(&o->makers);
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
