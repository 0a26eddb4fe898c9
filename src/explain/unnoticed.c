/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/unnoticed.h"
#include "explain/as_expected.h"
#include "explain/failure.h"
#include "explain/names.h"
#include "explain/tidying.h"
#include "explain/wording.h"
#include "ir/context.h"
#include "ir/diag/source.h"
#include "jig/iface.h"
#include "support/check.h"
#include "transform/ops/ops.h"
#include "transform/traits.h"

#include <stdlib.h>

const char *const jig_unnoticed_names[] = {
    [JIG_UNNOTICED_EMPTY] = "empty",         [JIG_UNNOTICED_SUPPRESSED] = "suppressed",
    [JIG_UNNOTICED_NO_ACTION] = "no-action", [JIG_UNNOTICED_CLONED] = "cloned",
    [JIG_UNNOTICED_UNFUSED] = "unfused",     [JIG_UNNOTICED_GIVEN_UP] = "given-up"};

/* Of one op of the script, however often it is carried out. */
typedef struct JigFinding JigFinding;
struct JigFinding {
    JigFinding *other; /* of the op, of another kind */
    JigUnnoticedKind kind;
    size_t step; /* the first */
    const JigOp *op;
    JigStr text;
    JigLines notes;          /* at the op */
    size_t times;            /* that it was so */
    const JigValue *emptied; /* the handle that had nothing; NULL: it is not about one */
    size_t followers;        /* steps that did nothing because of it */
    JigStr follower;         /* the first */
    JIG_VEC(const JigOp *)
    while_needed; /* it is told if one of these still is; none: in any case */
};

void jig_unnoticed_free(JigUnnoticed *u) {
    JIG_REQUIRE(u);
    for (size_t i = 0; i < u->findings.len; ++i) {
        jig_vec_free(&u->findings.data[i]->notes);
        jig_vec_free(&u->findings.data[i]->while_needed);
    }
    while (u->tallies.current)
        jig_tally_free(jig_tally_ended(&u->tallies, u->tallies.current->step));
    jig_vec_free(&u->findings);
    jig_ptrmap_free(&u->of_op);
    jig_ptrmap_free(&u->of_handle);
    jig_ptrmap_free(&u->unmoved);
    jig_arena_free(&u->arena);
    jig_arena_free(&u->before);
}

static JigFinding *finding_of(const JigUnnoticed *u, const JigOp *op, JigUnnoticedKind kind) {
    JigFinding *f = jig_ptrmap_get(&u->of_op, op);
    while (f && f->kind != kind)
        f = f->other;
    return f;
}

/* NULL: it was found before, or is expected. */
static JigFinding *find_at(JigUnnoticed *u, JigUnnoticedKind kind, size_t step, const JigOp *op,
                           JigStr text) {
    JigFinding *f = finding_of(u, op, kind);
    if (f) {
        f->times++;
        return NULL;
    }
    f = JIG_NEW(&u->arena, JigFinding);
    *f = (JigFinding){.other = jig_ptrmap_get(&u->of_op, op),
                      .kind = kind,
                      .step = step,
                      .op = op,
                      .text = text,
                      .times = 1};
    jig_ptrmap_set(&u->of_op, op, f);
    if (jig_explain_is_expected(op, jig_unnoticed_names[kind]))
        return NULL; /* what follows from it is not told, either */
    jig_vec_push(&u->findings, f);
    return f;
}

static JigFinding *find(JigUnnoticed *u, JigUnnoticedKind kind, const JigRun *run, size_t step,
                        JigStr text) {
    return find_at(u, kind, step, jig_run_step_op(run, step), text);
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

/* What is empty among its results is so because of what was found of the step. */
static void mark_results(JigUnnoticed *u, const JigOp *op, JigUnnoticedKind kind) {
    JigFinding *f = finding_of(u, op, kind);
    for (size_t i = 0; f && i < jig_op_num_results(op); ++i)
        jig_ptrmap_set(&u->of_handle, jig_op_result(op, i), f);
}

static void began(void *user, JigRun *run, size_t step) {
    JigUnnoticed *u = user;
    const JigValue *empty = empty_operand(run, jig_run_step_op(run, step));
    jig_tally_began(&u->tallies, run, step);
    jig_arena_reset(&u->before);
    u->fusing = jig_fused_began(run, step, &u->before);
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
    const JigOp *op = jig_run_step_op(run, around);
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
    JigFinding *f =
        find(u, JIG_UNNOTICED_EMPTY, run, step,
             jig_arena_printf(&u->arena, "there is nothing to do this to: %.*s is empty",
                              JIG_FMT(name)));
    if (f)
        f->emptied = u->empty;
    mark_results(u, op, JIG_UNNOTICED_EMPTY);
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

/* "no op is registered as 'linalg.matmull'; did you mean 'linalg.matmul'?"; empty: it is. */
static JigStr unknown_name(JigUnnoticed *u, JigContext *ctx, JigStr name) {
    if (jig_op_name_row(jig_op_name(ctx, name)))
        return (JigStr){0};
    JigStr near = jig_names_words(ctx, JIG_NAME_OP, name, &u->arena);
    return jig_arena_printf(&u->arena, "no op is registered as '%.*s'%s%.*s%s", JIG_FMT(name),
                            near.len ? "; did you mean " : "", JIG_FMT(near), near.len ? "?" : "");
}

static JigStr name_at(const JigAttr *names, size_t i) {
    return jig_attr_string_value(jig_attr_array_at(names, i));
}

/* Names in a match op that no op has. */
static void note_unknown_names(JigUnnoticed *u, JigFinding *f) {
    const JigAttr *names = jig_transform_structured_match_ops_attr(f->op);
    for (size_t i = 0; names && i < jig_attr_array_len(names); ++i) {
        JigStr text = unknown_name(u, jig_op_context(f->op), name_at(names, i));
        if (text.len)
            jig_vec_push(&f->notes, text);
    }
}

static void found_nothing(JigUnnoticed *u, JigRun *run, size_t step, const JigTally *tally) {
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
    if (f && tally)
        jig_tally_lines(tally, &u->arena, &f->notes);
    mark_results(u, op, JIG_UNNOTICED_EMPTY);
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

static void tell_matchers(const JigRunStep *s, const JigTally *tally) {
    JigContext *ctx = jig_op_context(s->op);
    JigArena *a = jig_arena_create();
    JigLines lines = {0};
    jig_tally_lines(tally, a, &lines);
    if (jig_op_has_name(s->op, "transform.foreach_match"))
        jig_remark(ctx, jig_op_loc(s->op), "%zu action%s carried out", s->num_passes,
                   s->num_passes == 1 ? " was" : "s were");
    else
        jig_remark(ctx, jig_op_loc(s->op), "a matcher was tried");
    for (size_t i = 0; i < lines.len; ++i)
        jig_note(ctx, jig_op_loc(s->op), "%.*s", JIG_FMT(lines.data[i]));
    jig_diag_flush(ctx);
    jig_vec_free(&lines);
    jig_arena_destroy(a);
}

/* ---- Matchers ---- */

static void asked(void *user, JigRun *run, const JigOp *match, bool through) {
    JigUnnoticed *u = user;
    (void)run;
    jig_tally_asked(&u->tallies, match, through);
}

static bool tried(void *user, JigRun *run, const JigOp *matcher, const JigOp *payload, bool taken,
                  const JigReason *why) {
    JigUnnoticed *u = user;
    (void)run;
    return jig_tally_tried(&u->tallies, matcher, payload, taken, why);
}

typedef struct VainName {
    JigUnnoticed *u;
    size_t step;
} VainName;

/* One that is not there in this payload is nothing to wonder at; one that is nowhere is. */
static void find_vain_name(void *user, const JigOp *match) {
    VainName *v = user;
    const JigAttr *names = jig_transform_match_operation_name_op_names_attr(match);
    for (size_t i = 0; i < jig_attr_array_len(names); ++i) {
        JigStr text = unknown_name(v->u, jig_op_context(match), name_at(names, i));
        if (text.len)
            (void)find_at(v->u, JIG_UNNOTICED_EMPTY, v->step, match, text);
    }
}

static void judge_matchers(JigUnnoticed *u, JigRun *run, size_t step, const JigTally *tally) {
    const JigRunStep *s = jig_run_step(run, step);
    if (u->tells_matches)
        tell_matchers(s, tally);
    if (!s->num_passes && jig_op_has_name(s->op, "transform.foreach_match")) {
        JigFinding *f = find(u, JIG_UNNOTICED_NO_ACTION, run, step,
                             JIG_STR("none of its matchers takes anything"));
        if (f)
            jig_tally_lines(tally, &u->arena, &f->notes);
        mark_results(u, s->op, JIG_UNNOTICED_NO_ACTION);
    }
    jig_tally_each_vain_name(tally, find_vain_name, &(VainName){u, step});
}

/* ---- Not fused ---- */

static JigFinding *add_verdict(JigUnnoticed *u, JigRun *run, size_t step, JigUnnoticedKind kind,
                               JigStr text, JigLines *notes) {
    JigFinding *f = text.len ? find(u, kind, run, step, text) : NULL;
    for (size_t i = 0; f && i < notes->len; ++i)
        jig_vec_push(&f->notes, notes->data[i]);
    jig_vec_free(notes);
    return f;
}

static void judge_fusion(JigUnnoticed *u, JigRun *run, size_t step) {
    JigFusedVerdict v = jig_fused_ended(u->fusing, run, &u->arena);
    JigFinding *f = add_verdict(u, run, step, JIG_UNNOTICED_CLONED, v.cloned, &v.cloned_notes);
    for (size_t i = 0; f && !v.whole && i < v.again.len; ++i)
        jig_vec_push(&f->while_needed, v.again.data[i]);
    jig_vec_free(&v.again);
    (void)add_verdict(u, run, step, JIG_UNNOTICED_UNFUSED, v.unfused, &v.unfused_notes);
}

/* ---- Nothing changed ---- */

/* Is it about just that? Steps that consume their payload are, and so are passes and sets of
 * patterns, as long as they do more than tidy up. */
static bool is_to_change(const JigOp *op) {
    bool consumes = jig_op_has_name(op, "transform.apply_patterns");
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        consumes |= jig_operand_is_consumed(op, i);
    return consumes && jig_transform_modifies_payload(op) && !jig_explain_tidies(op);
}

/* It is enough that the step's op changes something once. Steps inside of it speak for themselves.
 */
static void judge_change(JigUnnoticed *u, const JigRun *run, size_t step) {
    const JigRunStep *s = jig_run_step(run, step);
    bool changes = s->changes.created || s->changes.erased || s->changes.modified;
    if (!is_to_change(s->op))
        return;
    void **unmoved = jig_ptrmap_slot(&u->unmoved, s->op);
    if (changes || s->num_passes)
        *unmoved = u; /* no step */
    else if (!*unmoved)
        *unmoved = (void *)(uintptr_t)(step + 1);
}

/* Had it nothing to do itself? Steps inside of it speak for themselves. */
static bool is_idle(const JigUnnoticed *u, const JigRun *run, size_t step) {
    return u->idle == step && !jig_run_step(run, step)->num_below;
}

static void judge(JigUnnoticed *u, JigRun *run, size_t step, const JigTally *tally) {
    const JigOp *op = jig_run_step_op(run, step);
    if (u->tells_matches && jig_op_has_name(op, "transform.structured.match") &&
        jig_run_has_payload(run, jig_op_result(op, 0)))
        tell_match(run, op);
    if (is_idle(u, run, step)) {
        was_idle(u, run, step);
        return;
    }
    judge_change(u, run, step);
    if (finds_nothing(run, op))
        found_nothing(u, run, step, tally);
    if (tally)
        judge_matchers(u, run, step, tally);
    if (u->fusing)
        judge_fusion(u, run, step);
    u->fusing = NULL;
}

static void ended(void *user, JigRun *run, size_t step) {
    JigUnnoticed *u = user;
    JigTally *tally = jig_tally_ended(&u->tallies, step);
    if (jig_run_step_status(run, step) == JIG_OK)
        judge(u, run, step, tally);
    jig_tally_free(tally);
}

JigRunListener jig_unnoticed_begin(JigUnnoticed *u) {
    static const JigMatchListener matching = {.asked = asked, .tried = tried};
    JIG_REQUIRE(u);
    *u = (JigUnnoticed){.idle = JIG_NO_STEP};
    jig_arena_init(&u->arena);
    jig_arena_init(&u->before);
    return (JigRunListener){.began = began, .ended = ended, .user = u, .matching = &matching};
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
        const JigOp *op = jig_run_step_op(run, i);
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

/* What an error would say below: the loops, and what would do. */
static void note_help(JigUnnoticed *u, JigRun *run, const JigReason *why, JigFinding *f) {
    static const char help[] = "help: ";
    JigDiag error = {.severity = JIG_ERROR, .loc = jig_op_loc(f->op), .reason = why};
    JigLines lines = {0};
    (void)jig_failure_explain(run, &error, &u->arena, &lines);
    for (size_t i = 0; i < lines.len; ++i) {
        JigStr line = lines.data[i];
        if (jig_str_starts_with(line, help))
            jig_vec_push(&f->notes, jig_str_from(line, sizeof help - 1));
        else if (jig_str_starts_with(line, "loops of "))
            jig_vec_push(&f->notes, line);
    }
    jig_vec_free(&lines);
}

static void add_suppressed(JigUnnoticed *u, JigRun *run, size_t step) {
    if (jig_run_step_status(run, step) == JIG_OK)
        return;
    const JigRunStep *s = jig_run_step(run, step);
    const JigRunStep *inner = s->num_below ? jig_run_step(run, step + s->num_below) : NULL;
    if (!s->silenced || is_tried(run, s) || (inner && inner->why == s->why))
        return;
    JigStr why = s->why ? jig_wording_reason(s->why, &u->arena) : JIG_STR("it failed");
    const JigReason *behind = s->why ? s->why->because : NULL;
    if (behind && behind->what.text)
        why = jig_arena_printf(&u->arena, "%.*s: %.*s", JIG_FMT(why),
                               JIG_FMT(jig_wording_reason(behind, &u->arena)));
    JigFinding *f = find(
        u, JIG_UNNOTICED_SUPPRESSED, run, step,
        jig_arena_printf(&u->arena, "this failed, and the script went on: %.*s", JIG_FMT(why)));
    if (!f)
        return;
    note_payload(u, s->why, f);
    if (s->why)
        note_help(u, run, s->why, f);
    note_who_suppresses(u, run, step, f);
}

/* ---- Handles that were emptied ---- */

/* What the handle was bound to before the step; SIZE_MAX: nothing. */
static size_t binding_before(const JigRun *run, const JigValue *handle, size_t step) {
    for (size_t i = jig_run_num_bindings(run); i-- > 0;)
        if (jig_run_binding_handle(run, i) == handle &&
            jig_run_binding(run, i)->begin <= jig_run_step(run, step)->begin)
            return i;
    return SIZE_MAX;
}

static void note_erased(JigUnnoticed *u, const JigRun *run, JigFinding *f, const JigRunMove *m) {
    const JigOp *by = jig_run_step_op(run, m->step);
    JigStr op = jig_wording_op(m->from, &u->arena), call = jig_wording_call(by, &u->arena),
           place = jig_wording_place(jig_op_context(by), jig_op_loc(by), &u->arena);
    jig_vec_push(&f->notes,
                 jig_arena_printf(&u->arena, "it had %.*s, which %.*s %.*s has erased or replaced",
                                  JIG_FMT(op), JIG_FMT(call), JIG_FMT(place)));
}

/* Where steps erased what the handle had: what, and which. */
static void note_emptied(JigUnnoticed *u, const JigRun *run, JigFinding *f) {
    enum { MOST = 3 };
    size_t binding = binding_before(run, f->emptied, f->step), n = 0;
    if (binding == SIZE_MAX || jig_run_binding(run, binding)->items.kind != JIG_HANDLE_OPS)
        return;
    for (size_t i = 0; i < jig_run_num_moves(run); ++i) {
        const JigRunMove m = *jig_run_move(run, i);
        if (m.binding == binding && m.from && !m.to && n++ < MOST)
            note_erased(u, run, f, &m);
    }
    if (n > MOST)
        jig_vec_push(&f->notes, jig_arena_printf(&u->arena, "and %zu more", n - MOST));
    if (n)
        jig_vec_push(&f->notes, JIG_STR("match what is needed again behind that step, or use the "
                                        "handle before it"));
}

/* ---- Alternatives that were given up ---- */

/* Did the steps of that alternative change anything? */
static bool has_changed(const JigRun *run, size_t step, size_t pass) {
    const JigRunStep *s = jig_run_step(run, step);
    for (size_t i = step + 1; i <= step + s->num_below; ++i) {
        const JigRunStep *in = jig_run_step(run, i);
        if (in->parent == step && in->pass == pass &&
            (in->changes.created || in->changes.erased || in->changes.modified))
            return true;
    }
    return false;
}

/* The one that was taken had no step. */
static bool is_left_empty(const JigRun *run, size_t step) {
    const JigRunStep *s = jig_run_step(run, step);
    for (size_t i = step + 1; i <= step + s->num_below; ++i)
        if (jig_run_step(run, i)->parent == step && jig_run_step(run, i)->pass == s->num_passes)
            return false;
    return true;
}

/* Why each one before was given up. */
static void note_given_up(JigUnnoticed *u, JigRun *run, size_t step, JigLines *notes) {
    size_t last = step + jig_run_step(run, step)->num_below;
    for (size_t i = step + 1; i <= last; ++i) {
        const JigRunStep s = *jig_run_step(run, i);
        if (s.parent != step || s.status == JIG_OK)
            continue;
        JigStr call = jig_wording_call(s.op, &u->arena),
               place = jig_wording_place(jig_op_context(s.op), jig_op_loc(s.op), &u->arena),
               why = jig_failure_words(run, s.why, &u->arena);
        jig_vec_push(notes, jig_arena_printf(&u->arena, "alternative %zu: %.*s %.*s: %.*s", s.pass,
                                             JIG_FMT(call), JIG_FMT(place), JIG_FMT(why)));
    }
}

/* That another one was taken is what alternatives are for, and a remark: unless that one changed
 * nothing, either. */
static void judge_alternatives(JigUnnoticed *u, JigRun *run, size_t step) {
    const JigRunStep s = *jig_run_step(run, step);
    if (!jig_op_has_name(s.op, "transform.alternatives") || s.status != JIG_OK || s.num_passes < 2)
        return;
    if (has_changed(run, step, s.num_passes)) {
        JigStr text = jig_arena_printf(&u->arena, "alternative %zu was taken", s.num_passes);
        JigFinding *f = find(u, JIG_UNNOTICED_GIVEN_UP, run, step, text);
        if (f)
            note_given_up(u, run, step, &f->notes);
        return;
    }
    JigFinding *f =
        find(u, JIG_UNNOTICED_NO_ACTION, run, step,
             is_left_empty(run, step)
                 ? JIG_STR("all alternatives failed but an empty one: nothing was done")
                 : jig_arena_printf(&u->arena, "alternative %zu was taken, and changed nothing",
                                    s.num_passes));
    if (f)
        note_given_up(u, run, step, &f->notes);
}

static void tell(const JigFinding *f, bool as_error, JigArena *a) {
    JigContext *ctx = jig_op_context(f->op);
    JigLoc loc = jig_op_loc(f->op);
    JigStr times = f->times > 1 ? jig_arena_printf(a, " (%zu times)", f->times) : JIG_STR("");
    if (as_error)
        jig_error(ctx, loc, "%.*s%.*s", JIG_FMT(f->text), JIG_FMT(times));
    else if (f->kind == JIG_UNNOTICED_GIVEN_UP)
        jig_remark(ctx, loc, "%.*s%.*s", JIG_FMT(f->text), JIG_FMT(times));
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

/* Findings that later steps have mended are not worth a word. */
static void drop_mended(JigUnnoticed *u) {
    size_t n = 0;
    for (size_t i = 0; i < u->findings.len; ++i) {
        JigFinding *f = u->findings.data[i];
        bool stands = !f->while_needed.len;
        for (size_t k = 0; k < f->while_needed.len; ++k)
            stands |= jig_fused_is_needed(f->while_needed.data[k]);
        if (stands) {
            u->findings.data[n++] = f;
            continue;
        }
        jig_vec_free(&f->notes);
        jig_vec_free(&f->while_needed);
    }
    u->findings.len = n;
}

static JigWalk find_on_tensors(JigOp *op, void *user) {
    const JigOp **found = user;
    if (!jig_structured(op) || !jig_op_num_results(op))
        return JIG_WALK_ADVANCE;
    *found = op;
    return JIG_WALK_INTERRUPT;
}

/* Loops are made of structured ops on buffers: those on tensors are left. */
static void note_tensors(JigUnnoticed *u, JigRun *run, JigFinding *f) {
    if (!jig_op_has_name(f->op, "transform.apply_registered_pass") ||
        !jig_str_starts_with(jig_transform_apply_registered_pass_pass_name(f->op),
                             "convert-linalg-to-"))
        return;
    jig_run_go(run, jig_run_step(run, f->step)->begin);
    JigItems items = jig_run_handle(run, jig_transform_apply_registered_pass_target(f->op));
    const JigOp *op = NULL;
    for (size_t i = 0; !op && items.kind == JIG_HANDLE_OPS && i < items.len; ++i)
        jig_walk_pre(items.items[i], find_on_tensors, &op);
    if (op)
        jig_vec_push(&f->notes,
                     jig_arena_printf(&u->arena,
                                      "it takes structured ops on buffers, and %.*s makes a "
                                      "tensor: transform.bufferization.one_shot_bufferize goes "
                                      "before it",
                                      JIG_FMT(jig_wording_op(op, &u->arena))));
    jig_run_go(run, jig_run_num_moments(run) - 1);
}

/* Of patterns by name: what they rewrite begins with another step. */
static void note_patterns(JigUnnoticed *u, JigFinding *f) {
    if (!jig_op_has_name(f->op, "transform.apply_patterns") || !jig_op_body(f->op))
        return;
    for (const JigOp *set = jig_block_first(jig_op_body(f->op)); set; set = jig_op_next(set)) {
        JigStr name = jig_op_name_of(set);
        if (!jig_str_starts_with(name, "transform.apply_patterns.vector."))
            continue;
        jig_vec_push(&f->notes, jig_arena_printf(
                                    &u->arena,
                                    "%.*s rewrites ops on vectors: transform.structured.vectorize "
                                    "makes them",
                                    JIG_FMT(name)));
        return;
    }
}

/* Where the step was never of use and nothing else is said of it. */
static void add_unmoved(JigUnnoticed *u, JigRun *run, size_t step) {
    const JigOp *op = jig_run_step_op(run, step);
    if (jig_ptrmap_get(&u->unmoved, op) != (void *)(uintptr_t)(step + 1) ||
        jig_ptrmap_get(&u->of_op, op))
        return;
    JigFinding *f = find(u, JIG_UNNOTICED_NO_ACTION, run, step,
                         JIG_STR("this changed nothing: the payload is as it was"));
    if (f) {
        note_tensors(u, run, f);
        note_patterns(u, f);
    }
}

/* ---- Nothing changed at all ---- */

/* Without handles and change it is about what it tells: transform.print, a remark. */
static bool tells(const JigOp *op) {
    return !jig_op_num_results(op) && !jig_op_num_regions(op) &&
           !jig_transform_modifies_payload(op);
}

/* What the script has found last; NULL: nothing. */
static const JigOp *last_found(const JigRun *run) {
    for (size_t i = jig_run_num_bindings(run); i-- > 0;) {
        const JigRunBinding *b = jig_run_binding(run, i);
        if (b->step != JIG_NO_STEP && b->items.kind == JIG_HANDLE_OPS && b->items.len &&
            b->items.items[0])
            return b->items.items[0];
    }
    return NULL;
}

static JigWalk is_to_do_something(JigOp *op, void *user) {
    (void)user;
    return jig_transform_modifies_payload(op) || tells(op) ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

/* All of its steps went well and none is there to change or to tell something, nor would be if
 * something else were chosen. */
static bool only_finds(const JigRun *run) {
    for (size_t i = 0; i < jig_run_num_steps(run); ++i) {
        const JigRunStep *s = jig_run_step(run, i);
        if (s->status != JIG_OK || s->changes.created || s->changes.erased || s->changes.modified ||
            jig_walk_pre(s->op, is_to_do_something, NULL) == JIG_WALK_INTERRUPT)
            return false;
    }
    return jig_run_num_steps(run) > 0;
}

static void note_legal(JigUnnoticed *u, JigFinding *f, const JigOp *found) {
    JigLoc at;
    JigContext *ctx = jig_op_context(f->op);
    if (!jig_source_position(ctx, jig_op_loc(found), &at) || !jig_loc_line(ctx, at))
        return;
    jig_vec_push(&f->notes,
                 jig_arena_printf(&u->arena, "'jig legal %.*s:%u' lists what can be done to %.*s",
                                  JIG_FMT(jig_loc_filename(ctx, at)), jig_loc_line(ctx, at),
                                  JIG_FMT(jig_wording_op_name(found, &u->arena))));
}

/* Who asks what matches have found wants no more than that. */
static void add_idle_script(JigUnnoticed *u, JigRun *run) {
    const JigScriptResult *result = jig_run_result(run);
    if (result->status != JIG_SCRIPT_OK || u->findings.len || u->tells_matches || !only_finds(run))
        return;
    size_t n = jig_run_num_steps(run);
    const JigOp *sequence = jig_op_parent(jig_run_step_op(run, 0)), *found = last_found(run);
    JigFinding *f =
        sequence ? find_at(u, JIG_UNNOTICED_NO_ACTION, 0, sequence,
                           jig_arena_printf(&u->arena,
                                            "this script does nothing: of its %zu step%s none "
                                            "changes the payload",
                                            n, n == 1 ? "" : "s"))
                 : NULL;
    if (f && found)
        note_legal(u, f, found);
}

void jig_unnoticed_tell(JigUnnoticed *u, JigRun *run, unsigned errors) {
    JIG_REQUIRE(u && run);
    for (size_t i = 0; i < jig_run_num_steps(run); ++i) {
        add_suppressed(u, run, i);
        judge_alternatives(u, run, i);
    }
    for (size_t i = 0; i < jig_run_num_steps(run); ++i)
        add_unmoved(u, run, i);
    for (size_t i = 0; i < u->findings.len; ++i)
        if (u->findings.data[i]->emptied)
            note_emptied(u, run, u->findings.data[i]);
    drop_mended(u);
    add_idle_script(u, run);
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
