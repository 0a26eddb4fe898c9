/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/report.h"

#include "explain/diff.h"
#include "ir/diag/source.h"
#include "ir/op.h"
#include "support/check.h"

#include <ctype.h>

enum {
    VERSION = 2,
    MOST_ELEMENTS = 32,    /* of a constant that are shown */
    MOST_SOURCE = 4 << 20, /* longer files are not quoted */
};

/* ---- Records ----
 * The element around the records ends with "</script", and behind "<!--" and "<script" it would end
 * elsewhere. In JSON a '<' stands in strings only, where it can be written as its code. */

static bool is_harmless(unsigned char behind) {
    return isalnum(behind) && behind != 's' && behind != 'S';
}

static void write_escaped(void *user, const char *text, size_t len) {
    const JigReport *r = user;
    size_t done = 0;
    for (const char *at = text; (at = memchr(at, '<', len - (size_t)(at - text))); ++at) {
        size_t i = (size_t)(at - text);
        if (i + 1 < len && is_harmless((unsigned char)at[1]))
            continue;
        if (i > done)
            r->write(r->user, text + done, i - done);
        r->write(r->user, "\\u003c", 6);
        done = i + 1;
    }
    if (len > done)
        r->write(r->user, text + done, len - done);
}

static JigJson begin_record(JigReport *r) {
    JigJson j = {.write = write_escaped, .user = r};
    jig_json_begin(&j, NULL, '{');
    return j;
}

static void end_record(JigJson *j) {
    jig_json_end(j, '}');
    jig_json_line_end(j);
}

static void put_int(JigJson *j, size_t n) {
    jig_json_int(j, NULL, (int64_t)n);
}

/* ---- Files ---- */

static const JigSource *source_of(JigContext *ctx, JigStr name) {
    JigStr line;
    (void)!jig_source_line(ctx, name, 1, 1, &line); /* reads it, if nobody has */
    for (size_t i = ctx->sources.len; i-- > 0;)
        if (jig_str_eq(ctx->sources.data[i].name, name))
            return &ctx->sources.data[i];
    return NULL;
}

static void put_file(JigReport *r, JigContext *ctx, JigStr name) {
    const JigSource *s = source_of(ctx, name);
    JigJson j = begin_record(r);
    jig_json_str(&j, "file", name);
    if (s && s->text.ptr && !s->hidden && s->text.len <= MOST_SOURCE) {
        jig_json_int(&j, "first", s->first_line);
        jig_json_str(&j, "text", s->text);
    }
    end_record(&j);
}

/* A file is written before the first record with a place in it. */
static void tell_file_of(JigReport *r, JigContext *ctx, JigLoc loc) {
    JigLoc at;
    if (!loc.bits || !jig_source_position(ctx, loc, &at))
        return;
    JigStr name = jig_loc_filename(ctx, at);
    if (jig_strmap_get(&r->files, name))
        return;
    put_file(r, ctx, name);
    jig_strmap_set(&r->files, jig_arena_str(&r->names, name), r);
}

/* ---- Payload ---- */

/* The number of an op, which is told of when it is met first. */
static size_t op_number(JigReport *r, const JigOp *op) {
    void **slot = jig_ptrmap_slot(&r->ops, op);
    if (*slot)
        return (size_t)(uintptr_t)*slot;
    size_t number = r->ops.len;
    *slot = (void *)(uintptr_t)number;
    tell_file_of(r, jig_op_context(op), jig_op_loc(op));
    JigJson j = begin_record(r);
    jig_json_int(&j, "op", (int64_t)number);
    jig_json_str(&j, "name", jig_wording_op_name(op, &r->arena));
    jig_source_put_place(&j, "at", jig_op_context(op), jig_op_loc(op));
    end_record(&j);
    return number;
}

static void put_new_lines(JigReport *r) {
    const JigPayloadText *t = &r->text;
    for (; r->num_lines < t->known.len; ++r->num_lines) {
        const JigPayloadLine *line = &t->known.data[r->num_lines];
        size_t op = line->op ? op_number(r, line->op) : 0;
        JigJson j = begin_record(r);
        jig_json_str(&j, "line", line->text);
        if (op)
            jig_json_int(&j, "op", (int64_t)op);
        end_record(&j);
    }
}

static void put_splice(JigJson *j, const JigLineChange *c, const JigLineVec *lines) {
    jig_json_begin(j, NULL, '[');
    put_int(j, c->new);
    put_int(j, c->gone);
    for (size_t i = 0; i < c->come; ++i)
        put_int(j, lines->data[c->new + i]);
    jig_json_end(j, ']');
}

static uint64_t *keys_of(const JigLineVec *lines, JigArena *a) {
    uint64_t *keys = jig_arena_alloc(a, lines->len * sizeof *keys);
    for (size_t i = 0; i < lines->len; ++i)
        keys[i] = lines->data[i];
    return keys;
}

/* What has become another since the last moment that was looked at. */
static void put_text(JigReport *r, size_t moment, bool is_verified) {
    JigPayloadText *t = &r->text;
    if (!jig_payload_text_update(t, is_verified))
        return;
    put_new_lines(r);
    JigLineChanges changes = jig_diff_lines(keys_of(&t->before, &r->arena), t->before.len,
                                            keys_of(&t->lines, &r->arena), t->lines.len);
    JigJson j = begin_record(r);
    jig_json_int(&j, "patch", (int64_t)moment);
    jig_json_begin(&j, "lines", '[');
    for (size_t i = 0; i < changes.len; ++i)
        put_splice(&j, &changes.data[i], &t->lines);
    jig_json_end(&j, ']');
    end_record(&j);
    jig_vec_free(&changes);
}

/* ---- Handles ---- */

static JigOp *op_of_value(const JigValue *v) {
    JigOp *def = jig_value_def(v);
    return def ? def : jig_block_parent_op(jig_arg_block(v));
}

/* An op is its number, a value [number of its op, "#0"], a parameter its text; nothing is 0. */
typedef struct Item {
    size_t op;
    JigStr words;
} Item;

static Item item_of(JigReport *r, JigHandleKind kind, const void *item) {
    if (!item)
        return (Item){0};
    if (kind == JIG_HANDLE_OPS)
        return (Item){op_number(r, item), {0}};
    if (kind == JIG_HANDLE_PARAMS)
        return (Item){0, jig_arena_str(&r->arena, jig_str(jig_msg_attr(item)))};
    const JigOp *op = op_of_value(item);
    const char *what = jig_value_is_result(item) ? "result" : "argument";
    return (Item){op ? op_number(r, op) : 0,
                  jig_arena_printf(&r->arena, "%s #%zu", what, jig_value_index(item))};
}

static void put_item(JigJson *j, const char *key, const Item *item) {
    if (!item->words.len) {
        jig_json_int(j, key, (int64_t)item->op);
    } else if (!item->op) {
        jig_json_str(j, key, item->words);
    } else {
        jig_json_begin(j, key, '[');
        put_int(j, item->op);
        jig_json_str(j, NULL, item->words);
        jig_json_end(j, ']');
    }
}

static void put_binding(JigReport *r, const JigRun *run, size_t i, size_t moment) {
    static const char *const kinds[] = {
        [JIG_HANDLE_OPS] = "op", [JIG_HANDLE_VALUES] = "value", [JIG_HANDLE_PARAMS] = "parameter"};
    const JigRunBinding *b = jig_run_binding(run, i);
    Item *items = jig_arena_alloc(&r->arena, b->items.len * sizeof *items);
    for (size_t k = 0; k < b->items.len; ++k)
        items[k] = item_of(r, b->items.kind, b->items.items[k]);
    JigJson j = begin_record(r);
    jig_json_int(&j, "bind", (int64_t)i);
    jig_json_str(&j, "handle", jig_wording_handle(b->handle, &r->arena));
    jig_json_str(&j, "kind", jig_str(kinds[b->items.kind]));
    if (b->step != JIG_NO_STEP)
        jig_json_int(&j, "step", (int64_t)b->step);
    jig_json_int(&j, "moment", (int64_t)moment);
    jig_json_begin(&j, "items", '[');
    for (size_t k = 0; k < b->items.len; ++k)
        put_item(&j, NULL, &items[k]);
    jig_json_end(&j, ']');
    end_record(&j);
}

static void put_move(JigReport *r, const JigRun *run, size_t i, size_t moment) {
    const JigRunMove *m = jig_run_move(run, i);
    Item to = item_of(r, jig_run_binding(run, m->binding)->items.kind, m->to);
    JigJson j = begin_record(r);
    jig_json_int(&j, "move", (int64_t)m->binding);
    jig_json_int(&j, "item", (int64_t)m->item);
    jig_json_int(&j, "moment", (int64_t)moment);
    put_item(&j, "to", &to);
    end_record(&j);
}

static void put_unbound(JigReport *r, const JigRun *run) {
    size_t binding = jig_run_next_ended(run, &r->at_ended);
    if (binding == SIZE_MAX)
        return;
    JigJson j = begin_record(r);
    jig_json_begin(&j, "unbound", '[');
    for (; binding != SIZE_MAX; binding = jig_run_next_ended(run, &r->at_ended)) {
        put_int(&j, binding);
        put_int(&j, jig_run_binding(run, binding)->end);
    }
    jig_json_end(&j, ']');
    end_record(&j);
}

static void put_handles(JigReport *r, const JigRun *run, size_t moment) {
    for (; r->num_bindings < jig_run_num_bindings(run); ++r->num_bindings)
        put_binding(r, run, r->num_bindings, moment);
    for (; r->num_moves < jig_run_num_moves(run); ++r->num_moves)
        put_move(r, run, r->num_moves, moment);
    put_unbound(r, run);
}

/* Payload and handles as they are now. */
static void put_state(JigReport *r, const JigRun *run, bool is_verified) {
    size_t moment = jig_run_moment(run);
    put_text(r, moment, is_verified);
    put_handles(r, run, moment);
}

/* ---- Steps ---- */

/* [["%m", binding], ...]; -1: it is not bound. */
static void put_uses(JigReport *r, JigJson *j, const char *key, const JigRun *run, const JigOp *op,
                     bool results) {
    size_t n = results ? jig_op_num_results(op) : jig_op_num_operands(op);
    jig_json_begin(j, key, '[');
    for (size_t i = 0; i < n; ++i) {
        const JigValue *v = results ? jig_op_result(op, i) : jig_op_operand(op, i);
        size_t binding = jig_run_bound(run, v);
        jig_json_begin(j, NULL, '[');
        jig_json_str(j, NULL, jig_wording_handle(v, &r->arena));
        jig_json_int(j, NULL, binding == SIZE_MAX ? -1 : (int64_t)binding);
        jig_json_end(j, ']');
    }
    jig_json_end(j, ']');
}

static void began(void *user, JigRun *run, size_t step) {
    JigReport *r = user;
    const JigRunStep *s = jig_run_step(run, step);
    put_state(r, run, true);
    tell_file_of(r, jig_op_context(s->op), jig_op_loc(s->op));
    JigJson j = begin_record(r);
    jig_json_int(&j, "begin", (int64_t)step);
    if (s->parent != JIG_NO_STEP)
        jig_json_int(&j, "in", (int64_t)s->parent);
    jig_json_str(&j, "number", jig_run_step_number(run, step, &r->arena));
    if (s->pass)
        jig_json_int(&j, "pass", (int64_t)s->pass);
    jig_json_str(&j, "name", jig_op_name_of(s->op));
    jig_json_str(&j, "text", jig_wording_step(s->op, &r->arena));
    jig_source_put_place(&j, "at", jig_op_context(s->op), jig_op_loc(s->op));
    put_uses(r, &j, "operands", run, s->op, false);
    jig_json_int(&j, "moment", (int64_t)jig_run_moment(run));
    end_record(&j);
    jig_vec_push(&r->current, step);
    jig_arena_reset(&r->arena);
}

static void failed(void *user, JigRun *run, size_t step) {
    JigReport *r = user;
    put_state(r, run, false);
    JigJson j = begin_record(r);
    jig_json_int(&j, "fail", (int64_t)step);
    jig_json_int(&j, "moment", (int64_t)jig_run_moment(run));
    end_record(&j);
    jig_arena_reset(&r->arena);
}

static void put_spent(JigJson *j, const JigRun *run, const JigRunStep *s) {
    jig_json_begin(j, "spent", '[');
    for (size_t i = 0; i < s->num_spent; ++i)
        put_int(j, jig_run_spent(run, s->first_spent + i));
    jig_json_end(j, ']');
}

static void put_changes(JigJson *j, const JigRunStep *s) {
    jig_json_begin(j, "changes", '[');
    put_int(j, s->changes.created);
    put_int(j, s->changes.erased);
    put_int(j, s->changes.modified);
    jig_json_end(j, ']');
}

static void ended(void *user, JigRun *run, size_t step) {
    static const char *const statuses[] = {
        [JIG_OK] = "ok", [JIG_SILENCEABLE] = "silenceable", [JIG_DEFINITE] = "definite"};
    JigReport *r = user;
    const JigRunStep *s = jig_run_step(run, step);
    put_state(r, run, s->status == JIG_OK);
    JigJson j = begin_record(r);
    jig_json_int(&j, "end", (int64_t)step);
    jig_json_str(&j, "status", jig_str(s->stopped ? "stopped" : statuses[s->status]));
    if (s->why)
        jig_json_str(&j, "reason", jig_wording_reason(s->why, &r->arena));
    if (s->status == JIG_OK)
        put_uses(r, &j, "results", run, s->op, true);
    put_spent(&j, run, s);
    put_changes(&j, s);
    jig_json_real(&j, "seconds", s->seconds);
    jig_json_int(&j, "moment", (int64_t)jig_run_moment(run));
    end_record(&j);
    if (r->current.len)
        r->current.len--;
    jig_arena_reset(&r->arena);
}

/* ---- What is said ---- */

/* As on a terminal that has no colours. */
static void render(JigContext *ctx, const JigDiag *diag, JigCharVec *to) {
    bool colours = ctx->colours;
    ctx->colours = false;
    jig_diag_render(ctx, diag, jig_chars_write, to);
    ctx->colours = colours;
}

void jig_report_said(JigReport *r, JigContext *ctx, const JigDiag *diag, size_t step) {
    static const char *const severities[] = {[JIG_NOTE] = "note",
                                             [JIG_REMARK] = "remark",
                                             [JIG_WARNING] = "warning",
                                             [JIG_ERROR] = "error"};
    JIG_REQUIRE(r && ctx && diag);
    JigCharVec text = {0};
    render(ctx, diag, &text);
    tell_file_of(r, ctx, diag->loc);
    if (step == JIG_NO_STEP && r->current.len)
        step = jig_vec_last(&r->current);
    JigJson j = begin_record(r);
    jig_json_str(&j, "said", jig_chars_str(&text));
    jig_json_str(&j, "severity", jig_str(severities[diag->severity]));
    jig_source_put_place(&j, "at", ctx, diag->loc);
    if (step != JIG_NO_STEP)
        jig_json_int(&j, "step", (int64_t)step);
    end_record(&j);
    jig_vec_free(&text);
}

void jig_report_lines(JigReport *r, const JigLines *lines) {
    JIG_REQUIRE(r && lines);
    JigJson j = begin_record(r);
    jig_json_begin(&j, "below", '[');
    for (size_t i = 0; i < lines->len; ++i)
        jig_json_str(&j, NULL, lines->data[i]);
    jig_json_end(&j, ']');
    end_record(&j);
}

/* ---- The whole ---- */

JigRunListener jig_report_begin(JigReport *r, JigStr page, JigOp *payload, JigWriteFn write,
                                void *user) {
    JIG_REQUIRE(r && payload && write);
    *r = (JigReport){.write = write, .user = user};
    jig_arena_init(&r->arena);
    jig_arena_init(&r->names);
    jig_payload_text_init(&r->text, payload, MOST_ELEMENTS);
    write(user, page.ptr, page.len);
    JigJson j = begin_record(r);
    jig_json_int(&j, "jig_report", VERSION);
    end_record(&j);
    put_text(r, 0, false);
    return (JigRunListener){.began = began, .failed = failed, .ended = ended, .user = r};
}

void jig_report_begin_section(JigReport *r, JigStr section, JigJson *j) {
    JIG_REQUIRE(r && j);
    *j = begin_record(r);
    jig_json_str(j, "section", section);
}

void jig_report_end_section(JigReport *r, JigJson *j) {
    JIG_REQUIRE(r && j);
    end_record(j);
}

static void put_silenced(JigJson *j, const JigRun *run) {
    jig_json_begin(j, "silenced", '[');
    for (size_t i = 0; i < jig_run_num_steps(run); ++i)
        if (jig_run_step(run, i)->silenced)
            put_int(j, i);
    jig_json_end(j, ']');
}

void jig_report_ended(JigReport *r, const JigRun *run) {
    static const char *const ends[] = {[JIG_SCRIPT_OK] = "the script came to its end",
                                       [JIG_SCRIPT_SILENCEABLE] = "the script failed",
                                       [JIG_SCRIPT_DEFINITE] = "the script failed",
                                       [JIG_SCRIPT_INVALID] = "the script was not carried out",
                                       [JIG_SCRIPT_STOPPED] = "the script was stopped"};
    JIG_REQUIRE(r && run);
    put_state(r, run, false);
    JigJson j = begin_record(r);
    jig_json_str(&j, "done", jig_str(ends[jig_run_result(run)->status]));
    put_silenced(&j, run);
    end_record(&j);
    jig_arena_reset(&r->arena);
}

void jig_report_end(JigReport *r) {
    JIG_REQUIRE(r);
    r->write(r->user, "</script>\n", 10);
    jig_payload_text_free(&r->text);
    jig_ptrmap_free(&r->ops);
    jig_strmap_free(&r->files);
    jig_vec_free(&r->current);
    jig_arena_free(&r->arena);
    jig_arena_free(&r->names);
}
