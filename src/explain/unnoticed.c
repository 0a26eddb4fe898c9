/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/unnoticed.h"
#include "explain/wording.h"
#include "ir/context.h"
#include "support/check.h"
#include "transform/ops/ops.h"
#include "transform/traits.h"

#include <stdlib.h>

const char *const jig_unnoticed_names[] = {[JIG_UNNOTICED_EMPTY] = "empty",
                                           [JIG_UNNOTICED_SUPPRESSED] = "suppressed",
                                           [JIG_UNNOTICED_NO_ACTION] = "no-action"};

/* Of one op of the script, however often it is carried out. */
typedef struct JigFinding {
    JigUnnoticedKind kind;
    size_t step; /* the first */
    const JigOp *op;
    JigStr text;
    JigLines notes;   /* at the op */
    size_t times;     /* that it was so */
    size_t followers; /* steps that did nothing because of it */
    JigStr follower;  /* the first */
} JigFinding;

static const char expected[] = "jig.expected";

void jig_unnoticed_init(JigUnnoticed *u) {
    JIG_REQUIRE(u);
    *u = (JigUnnoticed){.idle = JIG_NO_STEP};
    jig_arena_init(&u->arena);
}

void jig_unnoticed_free(JigUnnoticed *u) {
    JIG_REQUIRE(u);
    for (size_t i = 0; i < u->findings.len; ++i)
        jig_vec_free(&u->findings.data[i]->notes);
    jig_vec_free(&u->findings);
    jig_ptrmap_free(&u->of_op);
    jig_ptrmap_free(&u->of_handle);
    jig_arena_free(&u->arena);
}

/* NULL: it was found before, or is expected. */
static JigFinding *find(JigUnnoticed *u, JigUnnoticedKind kind, const JigRun *run, size_t step,
                        JigStr text) {
    const JigOp *op = jig_run_step_op(run, step);
    JigFinding *f = jig_ptrmap_get(&u->of_op, op);
    if (f) {
        f->times++;
        return NULL;
    }
    f = JIG_NEW(&u->arena, JigFinding);
    *f = (JigFinding){.kind = kind, .step = step, .op = op, .text = text, .times = 1};
    jig_ptrmap_set(&u->of_op, op, f);
    if (jig_op_attr(op, expected))
        return NULL; /* what follows from it is not told, either */
    jig_vec_push(&u->findings, f);
    return f;
}

/* ---- Nothing to do ---- */

/* The first of its handles to payload, when none has any; NULL: it has something, or needs
 * nothing. */
static const JigValue *empty_operand(const JigRun *run, const JigOp *op) {
    const JigValue *first = NULL;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigValue *v = jig_op_operand(op, i);
        if (jig_handle_kind(v) == JIG_HANDLE_PARAMS)
            continue;
        if (jig_run_has_payload(run, v))
            return NULL;
        first = first ? first : v;
    }
    return first;
}

static void follow(JigUnnoticed *u, JigFinding *f, const JigOp *op) {
    if (!f->followers++)
        f->follower = jig_wording_place(jig_op_context(op), jig_op_loc(op), &u->arena);
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_ptrmap_set(&u->of_handle, jig_op_result(op, i), f);
}

void jig_unnoticed_began(JigUnnoticed *u, JigRun *run, size_t step) {
    const JigValue *empty = empty_operand(run, jig_run_step_op(run, step));
    if (!empty)
        return;
    u->idle = step;
    u->empty = empty;
}

/* What the handle of a step is empty because of: an argument stands for the operand in its place of
 * the step around. NULL: that is not known. */
static JigFinding *cause_of(const JigUnnoticed *u, const JigRun *run, size_t step,
                            const JigValue *handle) {
    JigFinding *cause = jig_ptrmap_get(&u->of_handle, handle);
    size_t around = jig_run_step(run, step)->parent, i = jig_value_index(handle);
    if (cause || jig_value_is_result(handle) || around == JIG_NO_STEP)
        return cause;
    const JigOp *op = jig_run_step(run, around)->op;
    return i < jig_op_num_operands(op) ? cause_of(u, run, around, jig_op_operand(op, i)) : NULL;
}

/* It went well, as it had nothing to do. */
static void was_idle(JigUnnoticed *u, JigRun *run, size_t step) {
    const JigOp *op = jig_run_step_op(run, step);
    JigFinding *cause = cause_of(u, run, step, u->empty);
    if (cause) {
        follow(u, cause, op);
        return;
    }
    JigStr name = jig_wording_handle(u->empty, &u->arena);
    find(u, JIG_UNNOTICED_EMPTY, run, step,
         jig_arena_printf(&u->arena, "there is nothing to do this to: %.*s is empty",
                          JIG_FMT(name)));
    cause = jig_ptrmap_get(&u->of_op, op);
    for (size_t i = 0; cause && i < jig_op_num_results(op); ++i)
        jig_ptrmap_set(&u->of_handle, jig_op_result(op, i), cause);
}

/* ---- Nothing found ---- */

/* It asks and changes nothing, and its handles are all empty. */
static bool finds_nothing(const JigRun *run, const JigOp *op) {
    bool has_handle = false;
    if (jig_transform_modifies_payload(op) || jig_op_num_regions(op))
        return false;
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        const JigValue *v = jig_op_result(op, i);
        bool is_handle = jig_handle_kind(v) != JIG_HANDLE_PARAMS;
        has_handle |= is_handle;
        if (is_handle && jig_run_has_payload(run, v))
            return false;
    }
    return has_handle;
}

/* Names in a match op that no op has. */
static void note_unknown_names(JigUnnoticed *u, JigFinding *f) {
    const JigAttr *names = jig_transform_structured_match_ops_attr(f->op);
    JigContext *ctx = jig_op_context(f->op);
    for (size_t i = 0; names && i < jig_attr_array_len(names); ++i) {
        JigStr name = jig_attr_string_value(jig_attr_array_at(names, i));
        if (jig_op_name_row(jig_op_name(ctx, name)))
            continue;
        JigStr best = jig_wording_closest_op(ctx, name, SIZE_MAX);
        if (best.len)
            jig_vec_push(&f->notes,
                         jig_arena_printf(&u->arena,
                                          "no op is registered as '%.*s'; did you mean '%.*s'?",
                                          JIG_FMT(name), JIG_FMT(best)));
    }
}

static void found_nothing(JigUnnoticed *u, JigRun *run, size_t step) {
    const JigOp *op = jig_run_step_op(run, step);
    bool matches = jig_op_has_name(op, "transform.structured.match");
    JigFinding *f =
        find(u, JIG_UNNOTICED_EMPTY, run, step,
             matches ? JIG_STR("nothing in the payload matches") : JIG_STR("nothing was found"));
    JigItems root =
        matches ? jig_run_handle(run, jig_transform_structured_match_target(op)) : (JigItems){0};
    if (f && root.len) {
        jig_matching_account(op, root.items[0], &u->arena, &f->notes);
        note_unknown_names(u, f);
    }
    f = f ? f : jig_ptrmap_get(&u->of_op, op);
    for (size_t i = 0; f && i < jig_op_num_results(op); ++i)
        jig_ptrmap_set(&u->of_handle, jig_op_result(op, i), f);
}

/* ---- What was found ---- */

static void tell_match(JigRun *run, const JigOp *op) {
    JigArena *a = jig_arena_create();
    JigLines lines = {0};
    JigItems root = jig_run_handle(run, jig_transform_structured_match_target(op));
    jig_matching_account(op, root.items[0], a, &lines);
    size_t n = jig_run_handle(run, jig_op_result(op, 0)).len;
    jig_remark(jig_op_context(op), jig_op_loc(op), "%zu op%s: %.*s", n,
               n == 1 ? " matches" : "s match", JIG_FMT(lines.data[0]));
    for (size_t i = 1; i < lines.len; ++i)
        jig_note(jig_op_context(op), jig_op_loc(op), "not %.*s", JIG_FMT(lines.data[i]));
    jig_diag_flush(jig_op_context(op));
    jig_vec_free(&lines);
    jig_arena_destroy(a);
}

static size_t num_passes(const JigRun *run, size_t step) {
    return jig_run_step(run, step)->num_passes;
}

static void tell_actions(const JigOp *op, size_t n) {
    jig_remark(jig_op_context(op), jig_op_loc(op), "%zu action%s carried out", n,
               n == 1 ? " was" : "s were");
    jig_diag_flush(jig_op_context(op));
}

static void tell_what_was_found(JigRun *run, size_t step, const JigOp *op) {
    if (jig_op_has_name(op, "transform.structured.match") &&
        jig_run_has_payload(run, jig_op_result(op, 0)))
        tell_match(run, op);
    if (jig_op_has_name(op, "transform.foreach_match"))
        tell_actions(op, num_passes(run, step));
}

/* Had it nothing to do itself? Steps inside of it speak for themselves. */
static bool is_idle(const JigUnnoticed *u, const JigRun *run, size_t step) {
    return u->idle == step && !jig_run_step(run, step)->num_below;
}

void jig_unnoticed_ended(JigUnnoticed *u, JigRun *run, size_t step) {
    const JigOp *op = jig_run_step_op(run, step);
    if (jig_run_step_status(run, step) != JIG_OK)
        return;
    if (u->tells_matches)
        tell_what_was_found(run, step, op);
    if (is_idle(u, run, step)) {
        was_idle(u, run, step);
        return;
    }
    if (finds_nothing(run, op))
        found_nothing(u, run, step);
    if (jig_op_has_name(op, "transform.foreach_match") && !num_passes(run, step))
        find(u, JIG_UNNOTICED_NO_ACTION, run, step, JIG_STR("none of its matchers takes anything"));
}

/* ---- What is known at the end ---- */

/* Trying is what alternatives are for. */
static bool is_tried(const JigRun *run, const JigRunStep *s) {
    for (; s->parent != JIG_NO_STEP; s = jig_run_step(run, s->parent))
        if (jig_op_has_name(jig_run_step_op(run, s->parent), "transform.alternatives"))
            return true;
    return false;
}

/* The payload that the reason has notes about. */
static void note_payload(JigUnnoticed *u, const JigReason *why, JigFinding *f) {
    for (size_t i = 0; why && i < why->num_notes; ++i) {
        const JigOp *op = jig_blamed_op(&why->notes[i].blame);
        if (!op || jig_op_is_ancestor(f->op, op))
            continue;
        JigStr words = jig_wording_op(op, &u->arena);
        jig_vec_push(&f->notes, jig_arena_printf(&u->arena, "on %.*s", JIG_FMT(words)));
        return;
    }
}

static bool suppresses(const JigOp *op) {
    return jig_op_is(op, JIG_TRANSFORM(INCLUDE))
               ? jig_transform_include_failure_propagation_mode(op) == JIG_FAILURES_SUPPRESS
           : jig_op_is(op, JIG_TRANSFORM(SEQUENCE))
               ? jig_transform_sequence_failure_propagation_mode(op) == JIG_FAILURES_SUPPRESS
               : false;
}

/* The step around it that made nothing of the failure: where to look and what to write. */
static void note_who_suppresses(JigUnnoticed *u, const JigRun *run, size_t step, JigFinding *f) {
    for (size_t i = step; i != JIG_NO_STEP; i = jig_run_step(run, i)->parent) {
        const JigOp *op = jig_run_step(run, i)->op;
        if (!suppresses(op))
            continue;
        JigStr call = jig_wording_call(op, &u->arena),
               place = jig_wording_place(jig_op_context(op), jig_op_loc(op), &u->arena);
        jig_vec_push(&f->notes, jig_arena_printf(
                                    &u->arena,
                                    "%.*s %.*s says failures(suppress): failures(propagate) makes "
                                    "an error of it, {jig.expected} at the step keeps this quiet",
                                    JIG_FMT(call), JIG_FMT(place)));
        return;
    }
}

static void add_suppressed(JigUnnoticed *u, const JigRun *run, size_t step) {
    if (jig_run_step_status(run, step) == JIG_OK)
        return;
    const JigRunStep *s = jig_run_step(run, step);
    const JigRunStep *inner = s->num_below ? jig_run_step(run, step + s->num_below) : NULL;
    if (!s->silenced || is_tried(run, s) || (inner && inner->why == s->why))
        return;
    JigStr why = s->why ? jig_wording_reason(s->why, &u->arena) : JIG_STR("it failed");
    JigFinding *f = find(
        u, JIG_UNNOTICED_SUPPRESSED, run, step,
        jig_arena_printf(&u->arena, "this failed, and the script went on: %.*s", JIG_FMT(why)));
    if (f)
        note_payload(u, s->why, f);
    if (f)
        note_who_suppresses(u, run, step, f);
}

/* The last alternative that was carried out had no step, and others came before it. */
static void add_empty_alternative(JigUnnoticed *u, const JigRun *run, size_t step) {
    if (!jig_op_has_name(jig_run_step_op(run, step), "transform.alternatives"))
        return;
    const JigRunStep *s = jig_run_step(run, step);
    if (s->status != JIG_OK || s->num_passes < 2)
        return;
    for (size_t i = step + 1; i <= step + s->num_below; ++i)
        if (jig_run_step(run, i)->parent == step && jig_run_step(run, i)->pass == s->num_passes)
            return;
    find(u, JIG_UNNOTICED_NO_ACTION, run, step,
         JIG_STR("all alternatives failed but an empty one: nothing was done"));
}

static void tell(const JigFinding *f, bool as_error, JigArena *a) {
    JigContext *ctx = jig_op_context(f->op);
    JigLoc loc = jig_op_loc(f->op);
    JigStr times = f->times > 1 ? jig_arena_printf(a, " (%zu times)", f->times) : JIG_STR("");
    if (as_error)
        jig_error(ctx, loc, "%.*s%.*s", JIG_FMT(f->text), JIG_FMT(times));
    else
        jig_warning(ctx, loc, "%.*s%.*s", JIG_FMT(f->text), JIG_FMT(times));
    for (size_t i = 0; i < f->notes.len; ++i)
        jig_note(ctx, loc, "%.*s", JIG_FMT(f->notes.data[i]));
    if (f->followers)
        jig_note(ctx, loc, "so %zu step%s did nothing, from %.*s on", f->followers,
                 f->followers == 1 ? "" : "s", JIG_FMT(f->follower));
}

static int by_step(const void *a, const void *b) {
    const JigFinding *x = *(JigFinding *const *)a, *y = *(JigFinding *const *)b;
    return x->step < y->step ? -1 : x->step > y->step;
}

void jig_unnoticed_tell(JigUnnoticed *u, const JigRun *run, unsigned errors) {
    JIG_REQUIRE(u && run);
    for (size_t i = 0; i < jig_run_num_steps(run); ++i) {
        add_suppressed(u, run, i);
        add_empty_alternative(u, run, i);
    }
    if (u->findings.len)
        qsort(u->findings.data, u->findings.len, sizeof *u->findings.data, by_step);
    for (size_t i = 0; i < u->findings.len; ++i)
        tell(u->findings.data[i], errors >> u->findings.data[i]->kind & 1, &u->arena);
    jig_diag_flush(jig_run_context(run));
}

bool jig_unnoticed_has(const JigUnnoticed *u, unsigned kinds) {
    JIG_REQUIRE(u);
    for (size_t i = 0; i < u->findings.len; ++i)
        if (kinds >> u->findings.data[i]->kind & 1)
            return true;
    return false;
}
