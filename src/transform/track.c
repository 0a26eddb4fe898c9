/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tracking: a listener that keeps handles true while the payload changes. What
 * is erased leaves its handles; what is replaced is followed to the op that
 * takes its place, when there is one: of the same name, unless told otherwise.
 */
#include "transform/state.h"
#include "transform/handle_type.h"

#include "jig/iface.h"
#include "ir/trail.h"
#include "support/check.h"

#include <stddef.h>

static JigTransformState *state_of(JigListener *l) {
    return (JigTransformState *)((char *)l - offsetof(JigTransformState, tracker));
}

/* ---- Erasure ---- */

static void on_erased(JigListener *l, JigOp *op) {
    JigTransformState *st = state_of(l);
    if (jig_is_transform_op(op))
        for (size_t i = 0; i < jig_op_num_results(op); ++i)
            jig_handle_forget(st, jig_op_result(op, i));
    if (!st->targets.len)
        return;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_state_move_target(st, jig_op_result(op, i), NULL);
    jig_state_move_target(st, op, NULL);
}

static void on_arg_erased(JigListener *l, JigValue *arg) {
    JigTransformState *st = state_of(l);
    if (!st->targets.len)
        return;
    jig_handle_forget(st, arg);
    jig_state_move_target(st, arg, NULL);
}

/* ---- Is a handle still needed? ---- */

/* The ancestor of `op` in the block that has the value. */
static JigOp *beside(const JigValue *v, JigOp *op) {
    return jig_block_ancestor(jig_value_block(v), op);
}

/* Is the user over since its sequence went on to what is being applied, maybe by an include? What
 * stands in a loop with that comes again. */
static bool is_over(const JigApplication *app, const JigValue *handle, JigOp *user) {
    JigOp *then = beside(handle, user);
    for (; app; app = app->around) {
        JigOp *now = beside(handle, (JigOp *)app->call.op);
        if (then && now && then != now)
            return jig_op_is_before(then, now);
    }
    return false;
}

static bool is_used_later(const JigApplication *app, const JigHandle *h) {
    const JigOp *now = app->call.op;
    for (JigUse *u = jig_value_first_use(h->value); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        if (user != now && !is_over(app, h->value, user))
            return true;
    }
    return false;
}

/* ---- Finding what takes the place of an op ---- */

/* The op that defines all of the values, or NULL. Results that were dropped have none, and
 * arguments of blocks that stand before the results do not count. */
static JigOp *common_def(JigValue *const *values, size_t n) {
    JigOp *def = NULL;
    for (size_t i = 0; i < n; ++i) {
        if (!values[i])
            continue;
        JigOp *of_this = jig_value_def(values[i]);
        if (def && of_this != def)
            return NULL;
        def = of_this;
    }
    return def;
}

typedef struct Search {
    bool any_name; /* need not be named as what it replaces */
    JigOp *found;
    const char *why;         /* it was not found */
    JIG_VEC(JigOp *) passed; /* ops that were seen through */
} Search;

static bool may_replace(const Search *s, const JigOp *op, const JigOp *by) {
    return !jig_cast(by) && (s->any_name || jig_op_name_record(by) == jig_op_name_record(op) ||
                             jig_op_has_trait(by, JIG_TRAIT_CONSTANT_LIKE));
}

/* What stands before the values of a cast, or of an op that hands on what it gets. */
static bool step_back(JigOp *def, JigArena *a, JigValue *const **values, size_t *n) {
    const JigHandsOnIface *hands_on = jig_hands_on(def);
    if (!hands_on && !jig_cast(def))
        return false;
    JigOperandRange r = jig_cast(def) ? jig_all_operands(def) : hands_on->next(def);
    JigValue **next = jig_arena_alloc(a, r.count * sizeof *next);
    for (size_t i = 0; i < r.count; ++i)
        next[i] = jig_op_operand(def, r.start + i);
    *values = next;
    *n = r.count;
    return true;
}

/* Casts are never what takes the place of an op; ops that hand on what they get may be. */
static void find_replacement(Search *s, const JigOp *op, JigArena *a, JigValue *const *values,
                             size_t n) {
    JigTrail trail = {0};
    do {
        JigOp *def = common_def(values, n);
        if (!def) {
            s->why = "replacement values belong to different ops";
            return;
        }
        if (may_replace(s, op, def)) {
            s->found = def;
            return;
        }
        if (!jig_trail_step(&trail, def) || !step_back(def, a, &values, &n))
            break;
        jig_vec_push(&s->passed, def);
    } while (n);
    s->why = "ran out of suitable replacement values";
}

static void note_lost(JigApplication *app, const JigOp *op, const Search *s,
                      const JigHandle *needed, JigValue *const *values, size_t n) {
    JigLoc here = jig_op_loc(app->call.op);
    JigFailure *lost = jig_failure_make(&app->call);
    jig_refuse(&lost->why, here,
               "tracking listener failed to find replacement op during "
               "application of this transform op");
    lost->next = app->lost;
    app->lost = lost;
    if (!app->first_lost)
        app->first_lost = lost;
    for (size_t i = 0; i < s->passed.len; ++i)
        jig_refuse_note(&lost->why, s->passed.data[i],
                        jig_cast(s->passed.data[i])
                            ? "using output of 'CastOpInterface' op"
                            : "using operands provided by 'FindPayloadReplacementOpInterface'");
    jig_refuse_note(&lost->why, here, "{}", jig_fact_text(s->why));
    jig_refuse_note(&lost->why, needed->value,
                    "replacement is required because this handle must be updated");
    jig_refuse_note(&app->first_lost->why, op, "[{}] replaced op", jig_fact_int(app->num_lost));
    for (size_t i = 0; i < n; ++i)
        if (values[i])
            jig_refuse_note(&app->first_lost->why, values[i], "[{}] replacement value {}",
                            jig_fact_int(app->num_lost), jig_fact_int(i));
    app->num_lost++;
}

/* Does somebody still ask the handle? In a conversion all have to follow. */
static bool has_to_follow(const JigApplication *app, const JigHandle *h) {
    return app->converts || is_used_later(app, h);
}

/* Of the handles to op that have to follow it the one that messages name: the earliest of the
 * innermost scope. NULL when there is none, or when op is being consumed anyway. */
static const JigHandle *handle_in_need(const JigApplication *app, const JigOp *op) {
    const JigHandle *needed = NULL;
    for (JigEntry *e = jig_state_entries_of(app->call.state, op); e; e = e->next) {
        if (e->handle->pending == app->pending)
            return NULL;
        if ((!needed || e->handle->depth >= needed->depth) && has_to_follow(app, e->handle))
            needed = e->handle;
    }
    return needed;
}

/* Will a pending handle be usable afterwards, if its payload is still there? */
static bool may_outlive(const JigApplication *app, const JigOp *op) {
    for (JigEntry *e = jig_state_entries_of(app->call.state, op); e; e = e->next)
        if (e->handle->pending && !e->handle->pending_reason->for_good)
            return true;
    return false;
}

static void replace_op(JigApplication *app, JigOp *op, JigValue *const *values, size_t n) {
    JigTransformState *st = app->call.state;
    const JigHandle *needed = handle_in_need(app, op);
    if (!needed && !may_outlive(app, op)) {
        jig_state_move_target(st, op, NULL);
        return;
    }
    Search s = {.any_name = app->converts};
    find_replacement(&s, op, app->call.arena, values, n);
    if (!s.found && needed)
        note_lost(app, op, &s, needed, values, n);
    jig_state_move_target(st, op, s.found);
    jig_vec_free(&s.passed);
}

static void on_replaced(JigListener *l, JigOp *op, JigValue *const *values, size_t n) {
    JigTransformState *st = state_of(l);
    if (!st->targets.len || (st->current && st->current->minds_erasures_only))
        return;
    for (size_t i = 0; i < n; ++i)
        jig_state_move_target(st, jig_op_result(op, i), values[i]);
    if (st->current && jig_state_entries_of(st, op))
        replace_op(st->current, op, values, n);
}

/* A narrow handle does not go where its type does not. */
static void on_taken_over(JigListener *l, JigOp *op, JigOp *by) {
    JigTransformState *st = state_of(l);
    if (!st->targets.len || st->options->strict_handles)
        return;
    for (JigEntry *e = jig_state_entries_of(st, op), *next; e; e = next) {
        next = e->next;
        if (!jig_transform_type_admits(jig_value_type(e->handle->value), jig_op_name_of(by)))
            jig_state_drop_entry(st, e);
    }
    jig_state_move_target(st, op, by);
}

void jig_track_conversion(JigTransformCall *call) {
    JIG_REQUIRE(call);
    ((JigApplication *)call)->converts = true;
}

void jig_track_nothing(JigTransformCall *call) {
    JIG_REQUIRE(call);
    ((JigApplication *)call)->follows_nothing = true;
}

void jig_track_erasures_only(JigTransformCall *call) {
    JIG_REQUIRE(call);
    ((JigApplication *)call)->minds_erasures_only = call->state->options->strict_handles;
}

bool jig_track_is_lost(const JigTransformCall *call) {
    JIG_REQUIRE(call);
    return ((const JigApplication *)call)->lost != NULL;
}

const JigListener jig_track_listener = {.erased = on_erased,
                                        .arg_erased = on_arg_erased,
                                        .replaced = on_replaced,
                                        .taken_over = on_taken_over};
