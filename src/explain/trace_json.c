/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A trace as JSON, one object a line: docs/trace.md says what is in it. */
#include "explain/trace.h"
#include "explain/wording.h"
#include "ir/diag/source.h"
#include "support/check.h"
#include "support/json.h"

enum { VERSION = 1 };

/* ---- Members ---- */

static void put_op(JigJson *j, const JigOp *op) {
    JigStr symbol = jig_symbol_name(op);
    jig_json_str(j, "op", jig_op_name_of(op));
    if (symbol.len)
        jig_json_str(j, "symbol", symbol);
    jig_source_put_place(j, "at", jig_op_context(op), jig_op_loc(op));
}

static void put_value(JigJson *j, const JigValue *v) {
    const JigOp *def = jig_value_def(v);
    jig_json_int(j, def ? "result" : "argument", (int64_t)jig_value_index(v));
    if (def)
        put_op(j, def);
    else
        jig_source_put_place(j, "at", jig_value_context(v), jig_value_loc(v));
}

static void put_item(JigJson *j, JigHandleKind kind, const void *item) {
    jig_json_begin(j, NULL, '{');
    if (kind == JIG_HANDLE_OPS)
        put_op(j, item);
    else if (kind == JIG_HANDLE_VALUES)
        put_value(j, item);
    else
        jig_json_str(j, "attribute", jig_str(jig_msg_attr(item)));
    jig_json_end(j, '}');
}

static void put_handle(JigJson *j, JigRun *run, const JigValue *v, JigArena *a) {
    static const char *const kinds[] = {[JIG_HANDLE_OPS] = "ops",
                                        [JIG_HANDLE_VALUES] = "values",
                                        [JIG_HANDLE_PARAMS] = "parameters"};
    JigItems items = jig_run_handle(run, v);
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "handle", jig_wording_handle(v, a));
    jig_json_begin(j, kinds[jig_handle_kind(v)], '[');
    for (size_t i = 0; i < items.len; ++i)
        put_item(j, items.kind, items.items[i]);
    jig_json_end(j, ']');
    jig_json_end(j, '}');
}

static void put_clause(JigJson *j, JigContext *ctx, const JigClause *c, JigArena *a) {
    jig_json_str(j, "message", jig_clause_text(c, a));
    jig_source_put_place(j, "at", ctx, c->blame.loc);
}

static void put_reason(JigJson *j, JigContext *ctx, const JigReason *why, JigArena *a) {
    jig_json_begin(j, "reason", '{');
    if (why->kind)
        jig_json_str(j, "kind", jig_str(why->kind));
    if (why->what.text)
        put_clause(j, ctx, &why->what, a);
    jig_json_begin(j, "notes", '[');
    for (size_t i = 0; i < why->num_notes; ++i) {
        jig_json_begin(j, NULL, '{');
        put_clause(j, ctx, &why->notes[i], a);
        jig_json_end(j, '}');
    }
    jig_json_end(j, ']');
    jig_json_end(j, '}');
}

/* ---- Steps ----
 * The object of a step is written when it ends. What its handles had at its beginning is written
 * to a text of its own until then. */

typedef struct Text {
    char *chars;
    size_t len, cap;
} Text;

static void add_text(void *user, const char *text, size_t len) {
    Text *t = user;
    jig_vec_append((JigCharVec *)t, text, len);
}

static void began(void *user, JigRun *run, size_t step) {
    JigTrace *t = user;
    const JigRunStep *s = jig_run_step(run, step);
    Text text = {0};
    JigJson j = {.write = add_text, .user = &text};
    jig_json_str(&j, "step", jig_run_step_number(run, step, &t->arena));
    if (s->pass)
        jig_json_int(&j, "pass", (int64_t)s->pass);
    put_op(&j, s->op);
    jig_json_str(&j, "text", jig_wording_step(s->op, &t->arena));
    jig_json_begin(&j, "operands", '[');
    for (size_t i = 0; i < jig_op_num_operands(s->op); ++i)
        put_handle(&j, run, jig_op_operand(s->op, i), &t->arena);
    jig_json_end(&j, ']');
    add_text(&text, "", 1);
    jig_vec_push(&t->begun, text.chars);
    jig_arena_reset(&t->arena);
}

static void put_end(JigTrace *t, JigJson *j, JigRun *run, const JigRunStep *s) {
    static const char *const statuses[] = {
        [JIG_OK] = "ok", [JIG_SILENCEABLE] = "silenceable", [JIG_DEFINITE] = "definite"};
    jig_json_begin(j, "results", '[');
    for (size_t i = 0; s->status == JIG_OK && i < jig_op_num_results(s->op); ++i)
        put_handle(j, run, jig_op_result(s->op, i), &t->arena);
    jig_json_end(j, ']');
    jig_json_begin(j, "spent", '[');
    for (size_t i = 0; i < s->num_spent; ++i) {
        const JigRunBinding *b = jig_run_binding(run, jig_run_spent(run, s->first_spent + i));
        jig_json_str(j, NULL, jig_wording_handle(b->handle, &t->arena));
    }
    jig_json_end(j, ']');
    jig_json_str(j, "status", jig_str(statuses[s->status]));
    if (s->stopped)
        jig_json_bool(j, "stopped", true);
    if (s->why)
        put_reason(j, jig_op_context(s->op), s->why, &t->arena);
    jig_json_int(j, "created", (int64_t)s->changes.created);
    jig_json_int(j, "erased", (int64_t)s->changes.erased);
    jig_json_int(j, "modified", (int64_t)s->changes.modified);
    jig_json_bool(j, "taken_back", s->failed != s->end);
    jig_json_real(j, "seconds", s->seconds);
}

static void ended(void *user, JigRun *run, size_t step) {
    JigTrace *t = user;
    JigJson j = {.write = t->write, .user = t->user};
    char *begun = jig_vec_pop(&t->begun);
    jig_json_begin(&j, NULL, '{');
    t->write(t->user, begun, strlen(begun));
    j.follows = true;
    put_end(t, &j, run, jig_run_step(run, step));
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
    jig_free(begun);
    jig_arena_reset(&t->arena);
}

/* ---- The whole ---- */

JigRunListener jig_trace_json(JigTrace *t, JigWriteFn write, void *user) {
    JIG_REQUIRE(t && write);
    *t = (JigTrace){.write = write, .user = user};
    jig_arena_init(&t->arena);
    JigJson j = {.write = write, .user = user};
    jig_json_begin(&j, NULL, '{');
    jig_json_int(&j, "jig_trace", VERSION);
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
    return (JigRunListener){.began = began, .ended = ended, .user = t};
}

void jig_trace_json_end(JigTrace *t, const JigRun *run) {
    static const char *const ends[] = {[JIG_SCRIPT_OK] = "ok",
                                       [JIG_SCRIPT_SILENCEABLE] = "silenceable",
                                       [JIG_SCRIPT_DEFINITE] = "definite",
                                       [JIG_SCRIPT_INVALID] = "invalid",
                                       [JIG_SCRIPT_STOPPED] = "stopped"};
    JIG_REQUIRE(t);
    JigJson j = {.write = t->write, .user = t->user};
    if (run) {
        jig_json_begin(&j, NULL, '{');
        jig_json_str(&j, "end", jig_str(ends[jig_run_result(run)->status]));
        jig_json_int(&j, "steps", (int64_t)jig_run_num_steps(run));
        jig_json_end(&j, '}');
        jig_json_line_end(&j);
    }
    while (t->begun.len)
        jig_free(jig_vec_pop(&t->begun));
    jig_vec_free(&t->begun);
    jig_arena_free(&t->arena);
}
