/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_advice.h"

#include "ir/context.h"
#include "lsp/lsp_mends.h"

const JigRunListener *advice_begin(Advice *a, Reading *script, JigOp *payload) {
    JigLintMachine machine = {0};
    jig_lint_machine_read(&machine, NULL, NULL);
    a->script = script;
    a->listeners[0] = jig_unnoticed_begin(&a->unnoticed);
    a->listeners[1] = jig_lint_begin(&a->lint, payload, &machine);
    a->listeners[0].next = &a->listeners[1];
    return a->listeners;
}

void advice_end(Advice *a) {
    jig_lint_end(&a->lint);
    jig_unnoticed_free(&a->unnoticed);
    jig_vec_free(&a->problems);
}

/* ---- What there is ---- */

static bool take(void *user, JigContext *ctx, const JigDiag *diag) {
    Reading *script = user;
    (void)ctx;
    problem_add(script, diag, diag, NULL, 0);
    return true;
}

static void find_unnoticed(Advice *a) {
    JigContext *ctx = a->script->ctx;
    jig_context_push_handler(ctx, take, a->script);
    jig_unnoticed_tell(&a->unnoticed, a->run, 0);
    jig_diag_flush(ctx);
    jig_context_pop_handler(ctx);
}

/* At the step that made it; what was there from the beginning is told where the payload is named.
 */
static size_t place_of(const Advice *a, const JigLintFinding *f, size_t *end) {
    const Reading *r = a->script;
    for (size_t step = f->step; step != JIG_NO_STEP; step = jig_run_step(a->run, step)->parent) {
        const JigOpText *t = reading_text_of(r, jig_run_step_op(a->run, step));
        if (t) {
            *end = t->name_end;
            return t->name;
        }
    }
    JigStr text = text_str(r->text);
    size_t begin = jig_str_find(text, JIG_STR("// payload:"));
    *end = begin + jig_str_find(jig_str_from(text, begin), JIG_STR("\n"));
    return begin;
}

static void add_finding(Advice *a, const JigLintFinding *f) {
    Reading *r = a->script;
    JigArena *scratch = jig_arena_create();
    JigLines lines = {0};
    JigStr at = jig_wording_place(r->ctx, f->loc, scratch);
    JigStr message = jig_arena_printf(r->arena, "%.*s: %.*s [%s]", JIG_FMT(at), JIG_FMT(f->text),
                                      jig_lint_rule_name(f));
    jig_lint_lines(&a->lint, a->run, f, scratch, &lines);
    for (size_t i = 0; i < lines.len; ++i)
        message =
            jig_arena_printf(r->arena, "%.*s\n%.*s", JIG_FMT(message), JIG_FMT(lines.data[i]));
    Problem p = {.severity = PROBLEM_WARNING, .message = message, .complaint = message};
    p.begin = place_of(a, f, &p.end);
    jig_vec_push(&a->problems, r->problems.len);
    jig_vec_push(&r->problems, p);
    jig_vec_free(&lines);
    jig_arena_destroy(scratch);
}

void advice_find(Advice *a, JigRun *run, bool is_whole) {
    a->run = run;
    find_unnoticed(a);
    if (!is_whole || jig_run_result(run)->status != JIG_SCRIPT_OK)
        return;
    jig_lint_look(&a->lint, run);
    for (size_t i = 0; i < a->lint.findings.len; ++i)
        add_finding(a, &a->lint.findings.data[i]);
}

/* ---- Changes ---- */

/* "before FILE:8", "in place of FILE:5", "in place of FILE:5-7": the lines, from 0, and how many
 * are replaced. False: it is about another file. */
static bool read_where(const Reading *r, JigStr where, size_t *first, size_t *num) {
    static const char before[] = "before ", in_place[] = "in place of ";
    bool inserts = jig_str_starts_with(where, before);
    if (!inserts && !jig_str_starts_with(where, in_place))
        return false;
    JigStr file = jig_str_from(where, inserts ? sizeof before - 1 : sizeof in_place - 1);
    size_t colon = file.len;
    while (colon && file.ptr[colon - 1] != ':')
        --colon;
    if (!colon || r->name.len < colon - 1 ||
        memcmp(r->name.ptr + r->name.len - (colon - 1), file.ptr, colon - 1) != 0)
        return false;
    size_t numbers[2] = {0}, which = 0;
    for (size_t i = colon; i < file.len; ++i) {
        if (file.ptr[i] == '-')
            which = 1;
        else
            numbers[which] = 10 * numbers[which] + (size_t)(file.ptr[i] - '0');
    }
    size_t last = which ? numbers[1] : numbers[0];
    *first = numbers[0] - 1;
    *num = inserts ? 0 : last - numbers[0] + 1;
    return numbers[0] && last >= numbers[0] && last <= r->text->lines.len;
}

static size_t line_begin(const DocText *t, size_t line) {
    return line < t->lines.len ? t->lines.data[line] : t->bytes.len;
}

/* The lines of a change, as far to the right as what stands there. */
static bool make_edit(const Reading *r, const JigLintChange *c, Edit *out) {
    size_t first, num;
    if (!read_where(r, c->where, &first, &num))
        return false;
    JigStr line = text_line(r->text, first), text = JIG_STR("");
    size_t indent = 0;
    while (indent < line.len && (line.ptr[indent] == ' ' || line.ptr[indent] == '\t'))
        ++indent;
    for (size_t i = 0; i < c->lines.len; ++i)
        text = jig_arena_printf(r->arena, "%.*s%.*s%.*s\n", JIG_FMT(text), (int)indent, line.ptr,
                                JIG_FMT(c->lines.data[i]));
    *out = (Edit){line_begin(r->text, first), line_begin(r->text, first + num), text};
    return true;
}

static void give_mend(Advice *a, const JigLintFinding *f, Problem *p) {
    Reading *r = a->script;
    Edit *edits = JIG_NEW_ARRAY(r->arena, Edit, f->mend.len + 1);
    for (size_t i = 0; i < f->mend.len; ++i)
        if (!make_edit(r, &f->mend.data[i], &edits[i]))
            return;
    JigStr title = jig_arena_printf(r->arena, "Mend [%s]", jig_lint_rule_name(f));
    if (f->share > 0 && f->share < 1)
        title = jig_arena_printf(r->arena, "%.*s: %.1f times fewer cycles by the model",
                                 JIG_FMT(title), 1 / f->share);
    if (f->mend.len)
        mend_add(p, (Mend){.title = title, .edits = edits, .num_edits = f->mend.len});
}

static bool say_nothing(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user, (void)ctx, (void)diag;
    return true;
}

void advice_mend(Advice *a, const JigScript *script, size_t begin, size_t end) {
    static const double most_seconds = 2;
    JigContext *ctx = a->script->ctx;
    bool is_asked = false;
    for (size_t i = 0; i < a->problems.len; ++i) {
        const Problem *p = &a->script->problems.data[a->problems.data[i]];
        is_asked |= p->begin <= end && p->end >= begin;
    }
    if (!is_asked || a->has_tried)
        return;
    a->has_tried = true;
    a->lint.most_seconds = most_seconds;
    jig_run_go(a->run, jig_run_num_moments(a->run) - 1);
    jig_context_push_handler(ctx, say_nothing, NULL);
    jig_lint_mend(&a->lint, a->run, script);
    jig_diag_flush(ctx);
    jig_context_pop_handler(ctx);
    for (size_t i = 0; i < a->problems.len; ++i)
        give_mend(a, &a->lint.findings.data[i], &a->script->problems.data[a->problems.data[i]]);
}
