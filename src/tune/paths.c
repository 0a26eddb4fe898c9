/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/paths.h"

#include "support/arena.h"
#include "support/check.h"
#include "support/vec.h"
#include "transform/cursor.h"
#include "transform/passes/passes.h"

enum { NEVER = SIZE_MAX };

struct JigTunePaths {
    const JigTuneSpace *space;
    JigScriptOptions options;
    JigChooser chooser;
    JigCursor *cursor;
    uint64_t *point;
    size_t *asked_at;      /* of each axis, the first step that asked for it on this way; NEVER */
    size_t step;           /* the one to come, or that failed */
    JIG_VEC(size_t) forks; /* of each place, the step behind it */
    bool arrived;          /* `arrival` is about `point` */
    JigTuneArrival arrival;
    JigReason why;
    JigArena *arena;   /* of all */
    JigArena *reasons; /* of `why` */
    JigTuneCounts counts;
};

/* ---- What the script asks ---- */

static const JigAttr *choose(void *user, const JigOp *op) {
    JigTunePaths *p = user;
    const JigTuneAxis *axis = jig_tune_axis_of(p->space, op);
    if (!axis)
        return NULL;
    size_t i = (size_t)(axis - p->space->axes);
    if (p->asked_at[i] == NEVER)
        p->asked_at[i] = axis->late ? axis->step : p->step;
    return jig_knob_value_at(&axis->values, p->point[i]);
}

static bool is_argument(const JigTuneAxis *axis) {
    return axis->knob.kind == JIG_KNOB_ARGUMENT;
}

static bool give(JigTunePaths *p, size_t i, const JigValue *handle) {
    const JigAttr *value = jig_knob_value_at(&p->space->axes[i].values, p->point[i]);
    return jig_cursor_give(p->cursor, handle, &value, 1);
}

/* Arguments are given before the first step, knobs that were read since to those that come. */
static bool give_choices(JigTunePaths *p) {
    JigBlock *body = jig_op_body(p->space->entry);
    bool ok = true;
    for (size_t i = 0; ok && i < p->space->num_axes; ++i) {
        const JigTuneAxis *axis = &p->space->axes[i];
        if (is_argument(axis) && p->step == 0) {
            p->asked_at[i] = 0;
            ok = give(p, i, jig_block_arg(body, axis->knob.arg));
        } else if (axis->late && axis->said < p->step && p->step <= axis->step) {
            p->asked_at[i] = axis->step;
            ok = give(p, i, axis->late);
        }
    }
    return ok;
}

/* ---- Beginning and end ---- */

JigTunePaths *jig_tune_paths_create(JigOp *payload, const JigTuneSpace *space,
                                    const JigScriptOptions *options) {
    JIG_REQUIRE(payload && space && options);
    JigArena *a = jig_arena_create();
    JigTunePaths *p = JIG_NEW(a, JigTunePaths);
    size_t num_args = jig_block_num_args(jig_op_body(space->entry)), n = space->num_axes;
    p->arena = a;
    p->reasons = jig_arena_create();
    p->space = space;
    p->options = *options;
    p->options.num_trailing = num_args ? num_args - 1 : 0;
    p->options.trailing = JIG_NEW_ARRAY(a, JigItems, num_args);
    p->point = JIG_NEW_ARRAY(a, uint64_t, n + 1);
    p->asked_at = JIG_NEW_ARRAY(a, size_t, n + 1);
    p->chooser = (JigChooser){choose, p};
    JigOp *entry = jig_script_prepare(payload, space->entry, &p->options);
    p->cursor = entry ? jig_cursor_create(payload, entry, &p->options, &p->chooser) : NULL;
    if (!p->cursor) {
        jig_tune_paths_destroy(p);
        return NULL;
    }
    jig_cursor_keep_place(p->cursor);
    jig_vec_push(&p->forks, 0);
    return p;
}

void jig_tune_paths_destroy(JigTunePaths *p) {
    JIG_REQUIRE(p);
    if (p->cursor)
        jig_cursor_destroy(p->cursor);
    jig_vec_free(&p->forks);
    jig_arena_destroy(p->reasons);
    jig_arena_destroy(p->arena);
}

/* ---- Back to where two points part ---- */

/* The first step that has asked for what is another value now; NEVER: none. Behind a failure
 * nothing was read. */
static size_t parting(const JigTunePaths *p, const uint64_t *point) {
    size_t first = NEVER;
    for (size_t i = 0; i < p->space->num_axes; ++i)
        if (p->point[i] != point[i] && p->asked_at[i] <= p->step && p->asked_at[i] < first)
            first = p->asked_at[i];
    return first;
}

static void go_back(JigTunePaths *p, size_t step) {
    size_t place = p->forks.len - 1;
    while (p->forks.data[place] > step)
        --place;
    jig_cursor_go_back(p->cursor, place);
    p->forks.len = place + 1;
    p->step = p->forks.data[place];
    for (size_t i = 0; i < p->space->num_axes; ++i)
        if (p->asked_at[i] >= p->step)
            p->asked_at[i] = NEVER;
}

/* ---- Forth ---- */

static bool is_fork(const JigTunePaths *p) {
    if (jig_vec_last(&p->forks) >= p->step)
        return false;
    for (size_t i = 0; i < p->space->num_axes; ++i)
        if (p->space->axes[i].step == p->step && p->space->axes[i].values.count > 1)
            return true;
    return false;
}

static JigStatus go_on(JigTunePaths *p) {
    if (!give_choices(p)) {
        jig_refuse(&p->why, p->space->entry, "a value is not of its parameter's type");
        return JIG_DEFINITE;
    }
    for (JigStatus status; jig_cursor_next(p->cursor); p->step++) {
        if (is_fork(p)) {
            jig_cursor_keep_place(p->cursor);
            jig_vec_push(&p->forks, p->step);
        }
        p->counts.done++;
        status = jig_cursor_step(p->cursor, &p->why);
        if (status != JIG_OK)
            return status;
    }
    return JIG_OK;
}

static void take(JigTunePaths *p, const uint64_t *point) {
    memcpy(p->point, point, p->space->num_axes * sizeof *point);
}

JigTuneArrival jig_tune_paths_go(JigTunePaths *p, const uint64_t *point) {
    JIG_REQUIRE(p && (point || !p->space->num_axes));
    size_t step = p->arrived ? parting(p, point) : 0;
    take(p, point);
    p->counts.points++;
    p->arrival.is_same = step == NEVER;
    if (step != NEVER) {
        go_back(p, step);
        jig_arena_reset(p->reasons);
        p->why = JIG_REASON(p->reasons);
        p->arrival.status = go_on(p);
        p->arrival.why = p->arrival.status == JIG_OK ? NULL : &p->why;
        p->arrived = true;
    }
    p->counts.steps += p->step + (p->arrival.status != JIG_OK);
    return p->arrival;
}

bool jig_tune_paths_asked(const JigTunePaths *p, size_t axis) {
    JIG_REQUIRE(p && axis < p->space->num_axes);
    return p->asked_at[axis] != NEVER;
}

void jig_tune_paths_all_asked(const JigTunePaths *p, bool *out) {
    JIG_REQUIRE(p && (out || !p->space->num_axes));
    for (size_t i = 0; i < p->space->num_axes; ++i)
        out[i] = p->asked_at[i] != NEVER;
}

void jig_tune_paths_go_to_start(JigTunePaths *p) {
    JIG_REQUIRE(p);
    go_back(p, 0);
    p->arrived = false;
}

JigTuneCounts jig_tune_paths_counts(const JigTunePaths *p) {
    JIG_REQUIRE(p);
    return p->counts;
}
