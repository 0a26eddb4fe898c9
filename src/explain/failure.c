/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/failure_int.h"
#include "ir/context.h"
#include "ir/diag/source.h"
#include "support/check.h"

#include <stdarg.h>
#include <string.h>

enum {
    MOST_ITEMS = 4,   /* of a handle */
    MOST_ORIGINS = 8, /* steps that a handle came through */
};

/* ---- What rows say ---- */

static JigDiag *new_diag(JigExplained *x, JigSeverity severity, JigLoc loc, const char *format,
                         va_list args) {
    JigDiag *d = JIG_NEW(x->a, JigDiag);
    *d = (JigDiag){.severity = severity, .loc = loc};
    d->message = jig_arena_vprintf(x->a, format, args);
    return d;
}

bool jig_failure_is(const JigReason *why, const char *kind) {
    JIG_REQUIRE(kind);
    return why && why->kind && strcmp(why->kind, kind) == 0;
}

void jig_failure_title(JigExplained *x, const char *format, ...) {
    va_list args;
    va_start(args, format);
    x->told = new_diag(x, JIG_ERROR, jig_op_loc(x->at->op), format, args);
    va_end(args);
}

void jig_failure_at(JigExplained *x, JigLoc loc, const char *format, ...) {
    va_list args;
    JIG_REQUIRE(x->told);
    JigDiag **end = &x->told->notes;
    while (*end)
        end = &(*end)->next;
    va_start(args, format);
    *end = new_diag(x, JIG_NOTE, loc, format, args);
    va_end(args);
}

void jig_failure_help(JigExplained *x, const char *format, ...) {
    va_list args;
    va_start(args, format);
    jig_wording_help(x->lines, x->a, format, args);
    va_end(args);
}

static JigStr line_of(JigContext *ctx, JigLoc loc, JigLoc beside, JigArena *a) {
    JigLoc at, other;
    if (!loc.bits || !jig_source_position(ctx, loc, &at))
        return (JigStr){0};
    if (jig_source_position(ctx, beside, &other) &&
        jig_str_eq(jig_loc_filename(ctx, at), jig_loc_filename(ctx, other)))
        return jig_arena_printf(a, ":%u", jig_loc_line(ctx, at));
    return jig_wording_place(ctx, loc, a);
}

JigStr jig_failure_step(const JigExplained *x, const JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    JigStr line = line_of(ctx, jig_op_loc(op), jig_op_loc(x->at->op), x->a),
           name = jig_wording_call(op, x->a);
    return jig_arena_printf(x->a, "%.*s%s%.*s", JIG_FMT(name), line.len ? " " : "", JIG_FMT(line));
}

int64_t jig_failure_number(const JigExplained *x, size_t i) {
    const JigClause *c = &x->why->what;
    return i < c->num_facts && c->facts[i].kind == JIG_FACT_INT ? c->facts[i].of.num : 0;
}

/* ---- Through which steps ---- */

/* Of a long way the beginning and the end. */
static void tell_steps(JigExplained *x) {
    enum { FIRST = 5, LAST = 5 };
    JigStr way = {0};
    size_t depth = x->at->depth + 1, n = depth; /* steps from the outermost on */
    if (x->at->parent == JIG_NO_STEP)
        return;
    for (size_t i = x->step; i != JIG_NO_STEP; i = jig_run_step(x->run, i)->parent) {
        bool left_out = n > FIRST && depth - n >= LAST;
        if (!left_out || n == FIRST + 1) {
            JigStr step = left_out ? jig_arena_printf(x->a, "... %zu more", depth - FIRST - LAST)
                                   : jig_failure_step(x, jig_run_step(x->run, i)->op);
            way = jig_arena_printf(x->a, "%.*s%s%.*s", JIG_FMT(step), way.len ? " > " : "",
                                   JIG_FMT(way));
        }
        n--;
    }
    jig_vec_push(x->lines, jig_arena_printf(x->a, "in %.*s", JIG_FMT(way)));
}

/* ---- Where handles came from ---- */

/* The handle that the one of the binding was made from: the first operand of the step that bound
 * it, or the operand that a body's argument stands for. NULL: none. */
static const JigValue *made_from(const JigExplained *x, const JigRunBinding *b) {
    if (b->step == JIG_NO_STEP)
        return NULL;
    const JigOp *op = jig_run_step(x->run, b->step)->op;
    size_t i = jig_value_is_result(b->handle) ? 0 : jig_value_index(b->handle);
    return i < jig_op_num_operands(op) ? jig_op_operand(op, i) : NULL;
}

/* The latest binding of a handle at that moment. */
static const JigRunBinding *bound_at(const JigExplained *x, const JigValue *handle, size_t moment) {
    for (size_t i = jig_run_num_bindings(x->run); i-- > 0;) {
        if (jig_run_binding_handle(x->run, i) == handle &&
            jig_run_binding(x->run, i)->begin <= moment)
            return jig_run_binding(x->run, i);
    }
    return NULL;
}

/* " <- transform.cast :15 <- transform.structured.match :14". The payload as a whole needs no
 * words. */
static JigStr origins(const JigExplained *x, const JigValue *handle, size_t moment) {
    JigStr text = {0};
    for (size_t i = 0; handle && i < MOST_ORIGINS; ++i) {
        const JigRunBinding *b = bound_at(x, handle, moment);
        if (!b || b->step == JIG_NO_STEP)
            break;
        JigStr step = jig_failure_step(x, jig_run_step(x->run, b->step)->op);
        text = jig_arena_printf(x->a, "%.*s <- %.*s", JIG_FMT(text), JIG_FMT(step));
        moment = b->begin;
        handle = made_from(x, b);
    }
    return text;
}

/* What the handle has, and how much of what it was bound to is gone. */
static JigStr has_words(const JigExplained *x, const JigValue *v) {
    JigItems now = jig_run_handle(x->run, v);
    size_t then = jig_run_binding(x->run, jig_run_bound(x->run, v))->items.len;
    JigStr text = jig_wording_items(now, MOST_ITEMS, x->a);
    return now.len < then ? jig_arena_printf(x->a, "%.*s; what it had besides is gone (%zu)",
                                             JIG_FMT(text), then - now.len)
                          : text;
}

static void tell_handles(JigExplained *x) {
    for (size_t i = 0; i < jig_op_num_operands(x->at->op); ++i) {
        const JigValue *v = jig_op_operand(x->at->op, i);
        bool again = false;
        for (size_t k = 0; k < i; ++k)
            again |= jig_op_operand(x->at->op, k) == v;
        if (again || jig_run_bound(x->run, v) == SIZE_MAX)
            continue;
        JigStr name = jig_wording_handle(v, x->a), from = origins(x, v, x->at->begin),
               has = has_words(x, v);
        jig_vec_push(x->lines, jig_arena_printf(x->a, "%.*s%.*s: %.*s", JIG_FMT(name),
                                                JIG_FMT(from), JIG_FMT(has)));
    }
}

/* ---- The whole ---- */

/* The reason says of which op. */
size_t jig_failure_step_of(const JigRun *run, const JigReason *why) {
    JIG_REQUIRE(run);
    const JigOp *op = why ? jig_blamed_op(&why->script) : NULL;
    for (size_t i = jig_run_num_steps(run); op && i-- > 0;)
        if (jig_run_step_op(run, i) == op && jig_run_step_status(run, i) != JIG_OK)
            return i;
    return JIG_NO_STEP;
}

static void explain_row(JigExplained *x) {
    for (const JigFailureRow *row = jig_failure_rows; row->kind; ++row)
        if (jig_failure_is(x->why, row->kind)) {
            row->explain(x);
            return;
        }
}

/* Where in the script, and what its handles had. */
static void tell_place(JigExplained *x, size_t step) {
    x->step = step;
    x->at = jig_run_step(x->run, step);
    jig_run_go(x->run, x->at->begin);
    tell_steps(x);
    tell_handles(x);
}

const JigDiag *jig_failure_explain(JigRun *run, const JigDiag *error, JigArena *a,
                                   JigLines *lines) {
    JIG_REQUIRE(run && error && a && lines);
    size_t moment = jig_run_moment(run), step = jig_failure_step_of(run, error->reason);
    JigExplained x = {.run = run, .why = error->reason, .a = a, .lines = lines};
    if (step == JIG_NO_STEP)
        return error;
    tell_place(&x, step);
    jig_explain_loops(&x);
    explain_row(&x);
    jig_explain_what_it_takes(&x);
    jig_run_go(run, moment);
    return x.told ? x.told : error;
}

JigStr jig_failure_words(JigRun *run, const JigReason *why, JigArena *a) {
    JIG_REQUIRE(run && a);
    if (!why)
        return JIG_STR("it failed");
    JigLines lines = {0};
    JigDiag error = {.severity = JIG_ERROR, .reason = why};
    const JigDiag *told = jig_failure_explain(run, &error, a, &lines);
    jig_vec_free(&lines);
    if (told != &error)
        return told->message;
    return jig_wording_reason(why->because && why->because->what.text ? why->because : why, a);
}

void jig_failure_place(JigRun *run, size_t step, JigArena *a, JigLines *lines) {
    JIG_REQUIRE(run && a && lines);
    size_t moment = jig_run_moment(run);
    JigExplained x = {.run = run, .a = a, .lines = lines};
    tell_place(&x, step);
    jig_run_go(run, moment);
}
