/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Handles of the script, where the debugger stands. */
#include "dap/dap_session.h"

#include "jig/dialect.h"

static void add_of_block(const JigBlock *block, const JigOp *end, Handles *out) {
    for (size_t i = 0; i < jig_block_num_args(block); ++i)
        jig_vec_push(out, jig_block_arg(block, i));
    for (JigOp *op = jig_block_first(block); op && op != end; op = jig_op_next(op))
        for (size_t i = 0; i < jig_op_num_results(op); ++i)
            jig_vec_push(out, jig_op_result(op, i));
}

static const Typed *typed_of(const Session *s, const JigOp *op) {
    for (size_t i = 0; i < s->typed.len; ++i)
        if (s->typed.data[i].op == op)
            return &s->typed.data[i];
    return NULL;
}

/* The op of the script that comes behind what was typed, which has no place of its own there. */
static const JigOp *op_behind(const Session *s, const Typed *t) {
    const JigOp *op;
    size_t step = t->step;
    do {
        step += 1 + jig_run_step(s->run, step)->num_below;
        if (step >= jig_run_num_steps(s->run))
            return jig_block_last(jig_op_body(s->entry));
        op = jig_run_step_op(s->run, step);
    } while (typed_of(s, op));
    return op;
}

static void add_around(const Session *s, const JigOp *at, Handles *out) {
    const Typed *typed = typed_of(s, at);
    if (typed)
        at = op_behind(s, typed);
    const JigOp *parent = jig_op_parent(at);
    if (parent && !jig_op_has_trait(parent, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        add_around(s, parent, out);
    if (jig_op_block(at))
        add_of_block(jig_op_block(at), at, out);
}

/* Results of what was typed before: while they have something, or had. Not of what a step that
 * fails has inside: what is typed there comes before it. */
static void add_typed(const Session *s, Handles *out) {
    size_t now = session_stop(s)->step; /* JIG_NO_STEP is above all */
    for (size_t i = 0; i < s->typed.len && s->typed.data[i].step < now; ++i) {
        JigOp *op = s->typed.data[i].op;
        for (size_t r = 0; r < jig_op_num_results(op); ++r)
            if (session_binding(s, jig_op_result(op, r)) != JIG_NO_STEP)
                jig_vec_push(out, jig_op_result(op, r));
    }
}

void session_handles(const Session *s, const JigOp *at, Handles *out) {
    add_around(s, at, out);
    add_typed(s, out);
}

JigValue *session_handle_named(const Session *s, const JigOp *at, JigStr name) {
    Handles all = {0};
    JigValue *found = NULL;
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    session_handles(s, at, &all);
    for (size_t i = all.len; i-- > 0 && !found;)
        if (jig_str_eq(jig_wording_handle(all.data[i], a), name))
            found = all.data[i];
    jig_vec_free(&all);
    jig_arena_free(a);
    return found;
}

size_t session_binding(const Session *s, const JigValue *handle) {
    size_t bound = jig_run_bound(s->run, handle), now = session_stop(s)->moment;
    if (bound != SIZE_MAX)
        return bound;
    size_t b = (size_t)(uintptr_t)jig_ptrmap_get(&s->latest, handle);
    while (b && jig_run_binding(s->run, b - 1)->begin > now)
        b = s->earlier.data[b - 1];
    return b ? b - 1 : JIG_NO_STEP;
}

static bool is_at_failure_of(const Session *s, size_t step) {
    return session_stop(s)->kind == STOP_FAILURE && session_stop(s)->step == step;
}

bool session_items(const Session *s, const JigValue *handle, JigArena *a, JigItems *out) {
    size_t binding = session_binding(s, handle);
    *out = (JigItems){.kind = jig_handle_kind(handle)};
    if (binding == JIG_NO_STEP ||
        (jig_run_bound(s->run, handle) == SIZE_MAX &&
         !is_at_failure_of(s, jig_run_binding(s->run, binding)->spent_by)))
        return false;
    JigItems all = jig_run_items(s->run, binding);
    out->items = jig_arena_alloc(a, all.len * sizeof *all.items);
    for (size_t i = 0; i < all.len; ++i)
        if (all.items[i])
            out->items[out->len++] = all.items[i];
    return true;
}

static JigStr spent_words(const Session *s, const JigRunBinding *b, JigArena *a) {
    const JigOp *op = jig_run_step_op(s->run, b->spent_by);
    JigStr place = jig_wording_place(s->ctx, jig_op_loc(op), a);
    return jig_arena_printf(a, "spent by step %.*s, %.*s%s%.*s",
                            JIG_FMT(jig_run_step_number(s->run, b->spent_by, a)),
                            JIG_FMT(jig_wording_call(op, a)), place.len ? " " : "", JIG_FMT(place));
}

JigStr session_handle_words(Session *s, const JigValue *handle, JigArena *a) {
    enum { FEW = 3 };
    JigItems items;
    if (session_items(s, handle, a, &items))
        return jig_arena_str(a, jig_wording_items(items, FEW, a));
    size_t binding = session_binding(s, handle);
    const JigRunBinding *b = binding == JIG_NO_STEP ? NULL : jig_run_binding(s->run, binding);
    if (!b)
        return JIG_STR("not set");
    return b->spent_by == JIG_NO_STEP ? JIG_STR("no longer set") : spent_words(s, b, a);
}
