/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_live.h"

#include "lsp/lsp_advice.h"
#include "lsp/lsp_libraries.h"

#include "explain/failure.h"
#include "explain/wording.h"
#include "ir/context.h"
#include "jig/op.h"
#include "jig/run.h"
#include "support/file.h"
#include "transform/passes/passes.h"

#include <time.h>

struct Live {
    DocText text; /* the script, or what of it stands before what is being written */
    size_t cut;   /* up to here it is the document's */
    bool is_whole;
    Reading *script;
    DocText payload_text;
    JigOp *payload;
    JigRun *run;       /* NULL: it could not be carried out */
    StrList libraries; /* in the script's arena */
    JigScript how;
    Advice advice; /* of the run, if there is one */
    size_t first_problem;
    double begun;
};

/* ---- The payload ---- */

/* Beside the script, unless it is said from the root on; empty: it is not said. */
static JigStr payload_path(const Document *d, JigArena *a) {
    size_t line = 0;
    return path_from(d, text_told(&d->text, "// payload:", &line), a);
}

/* As an editor has it, or as it is stored. False: it can't be read. */
static bool read_payload(const Server *s, JigStr path, DocText *out) {
    JigFile file;
    for (const Document *d = s->documents; d; d = d->next)
        if (jig_str_eq(d->path, path)) {
            text_set(out, text_str(&d->text));
            return true;
        }
    if (!jig_file_is_regular(path.ptr) || !jig_file_read(path.ptr, JIG_FILE_COPY, &file))
        return false;
    text_set(out, file.text);
    jig_file_close(&file);
    return true;
}

/* ---- The script ---- */

static bool is_sequence(const JigOp *op) {
    return jig_op_has_name(op, "transform.named_sequence");
}

/* Where what can't be read or does not verify begins. */
static size_t begin_of_error(const Reading *r, size_t offset) {
    for (size_t i = 0; i < r->map.gaps.len; ++i)
        if (r->map.gaps.data[i].begin <= offset && offset < r->map.gaps.data[i].end)
            return r->map.gaps.data[i].begin;
    const JigOpText *t = reading_op_at(r, offset);
    return t && !is_sequence(t->op) ? t->begin : r->text->lines.data[text_line_of(r->text, offset)];
}

/* The sequence around, in whose text the brace at its end is. */
static const JigOpText *sequence_around(const Reading *r, size_t offset) {
    const JigOpText *t = reading_op_at(r, offset);
    while (t && !is_sequence(t->op))
        t = jig_op_parent(t->op) ? reading_text_of(r, jig_op_parent(t->op)) : NULL;
    bool closed = t && t->last_region && t->last_region->begin < offset &&
                  text_str(r->text).ptr[t->last_region->end - 1] == '}';
    return closed ? t : NULL;
}

static size_t first_error(const Reading *r) {
    size_t first = SIZE_MAX;
    for (size_t i = 0; i < r->problems.len; ++i)
        if (r->problems.data[i].severity == PROBLEM_ERROR && r->problems.data[i].begin < first)
            first = r->problems.data[i].begin;
    return first;
}

/* The text up to the first error, with the ends of what it stands in. False: it can't be cut. */
static bool cut(Live *l, const Reading *r) {
    static const char end[] = "transform.yield\n";
    l->cut = text_str(r->text).len;
    text_set(&l->text, text_str(r->text));
    l->is_whole = r->map.is_valid;
    if (l->is_whole)
        return true;
    size_t error = first_error(r);
    const JigOpText *sequence = error != SIZE_MAX ? sequence_around(r, error) : NULL;
    if (!sequence)
        return false;
    l->cut = begin_of_error(r, error);
    text_replace(&l->text, l->cut, sequence->last_region->end - 1, jig_str(end));
    return true;
}

/* ---- Carrying out ---- */

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Nobody waits longer for what was not asked for. */
static bool takes_long(void *user, JigRun *run, size_t step) {
    const Live *l = user;
    (void)run, (void)step;
    return now() - l->begun > 2;
}

/* What is said in words of steps is said when the run has ended. */
static void add_failures(Live *l) {
    Reading *r = l->script;
    l->first_problem = r->problems.len;
    for (const JigDiag *d = jig_run_result(l->run)->diags; d; d = d->next) {
        if (d->severity != JIG_ERROR)
            continue;
        JigArena *a = jig_arena_create();
        JigLines lines = {0};
        const JigDiag *told = jig_failure_explain(l->run, d, a, &lines);
        problem_add(r, d, told, lines.data, lines.len);
        jig_vec_free(&lines);
        jig_arena_destroy(a);
    }
}

static void carry_out(Live *l, JigOp *entry) {
    enum { MOST_STEPS = 1 << 18 };
    l->begun = now();
    const JigRunListener listener = {
        .stops = takes_long, .user = l, .next = advice_begin(&l->advice, l->script, l->payload)};
    const JigRunOptions options = {.listeners = &listener, .untimed = true};
    l->how = (JigScript){.start = entry,
                         .libraries = l->libraries.data,
                         .num_libraries = l->libraries.len,
                         .quiet = true,
                         .options = {.max_steps = MOST_STEPS}};
    l->run = jig_run_script(l->payload, &l->how, &options);
    if (!l->run) {
        advice_end(&l->advice);
        return;
    }
    add_failures(l);
    advice_find(&l->advice, l->run, l->is_whole);
}

static bool say_nothing(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user, (void)ctx, (void)diag;
    return true;
}

/* What former releases wrote is rewritten before it runs, and has no place in the text then. */
static void start(Live *l, JigStr path) {
    JigContext *ctx = l->script->ctx;
    if (!l->script->map.is_valid || l->script->has_older)
        return;
    JigOp *entry = jig_script_find_entry(l->script->op, JIG_STR("__transform_main"));
    if (!entry)
        return;
    jig_context_push_handler(ctx, say_nothing, NULL);
    l->payload = jig_parse_module(ctx, text_str(&l->payload_text), path, true);
    if (l->payload)
        carry_out(l, entry);
    jig_diag_flush(ctx);
    jig_context_pop_handler(ctx);
}

void live_destroy(Live *l) {
    if (!l)
        return;
    if (l->script && !jig_context_is_exhausted(l->script->ctx)) {
        if (l->run) {
            jig_run_go(l->run, jig_run_num_moments(l->run) - 1);
            advice_end(&l->advice);
        }
        jig_run_destroy(l->run);
        if (l->payload)
            jig_op_destroy(l->payload);
    }
    reading_destroy(l->script);
    text_free(&l->text);
    text_free(&l->payload_text);
    jig_vec_free(&l->libraries);
    jig_free(l);
}

void live_cut(Document *d, size_t offset) {
    if (d->live && d->live->cut > offset)
        d->live->cut = offset;
}

static bool has_run(const Document *d) {
    return d->live && d->live->run;
}

static bool is_alike(const DocText *a, const DocText *b) {
    return jig_str_eq(text_str(a), text_str(b));
}

/* The same steps on the same payload, as while a line behind them is being written: the run stays,
 * and is of as much of the text. */
static bool goes_on(Live *before, const Live *l) {
    if (!before || !before->run || before->libraries.len || !is_alike(&before->text, &l->text) ||
        !is_alike(&before->payload_text, &l->payload_text))
        return false;
    before->cut = l->cut;
    return true;
}

/* What is known of the script as it is now. NULL: it names no payload. */
static Live *make(Server *s, Document *d, Live *before, JigArena *a) {
    JigStr path = payload_path(d, a);
    const Reading *r = path.len ? document_reading(s, d) : NULL;
    if (!r || !r->has_script)
        return NULL;
    Live *l = jig_calloc(1, sizeof *l);
    bool can_start = cut(l, r);
    can_start = read_payload(s, path, &l->payload_text) && can_start;
    if (can_start && goes_on(before, l)) {
        live_destroy(l);
        return before;
    }
    l->script = reading_create(&s->maker, &l->text, d->path, READING_WHOLE);
    library_paths(s, d, l->script->arena, &l->libraries);
    if (can_start)
        start(l, path);
    return l;
}

void live_renew(Server *s, Document *d) {
    JigArena *a = jig_arena_create();
    size_t had, num;
    (void)live_problems(d, &had);
    d->is_live_stale = false;
    Live *before = d->live;
    d->live = make(s, d, before, a);
    if (before != d->live)
        live_destroy(before);
    (void)live_problems(d, &num);
    if (num || had)
        problems_tell(s, d, TOLD_ALL);
    if (has_run(d) && s->has_hint_refresh)
        server_request(s, "workspace/inlayHint/refresh", (JigStr){0});
    jig_arena_destroy(a);
}

/* ---- Answers ---- */

const Problem *live_problems(const Document *d, size_t *num) {
    *num = has_run(d) ? d->live->script->problems.len - d->live->first_problem : 0;
    return *num ? d->live->script->problems.data + d->live->first_problem : NULL;
}

bool live_knows(const Document *d, size_t offset) {
    return d->live && offset < d->live->cut;
}

typedef struct NamesOf {
    void (*fn)(void *user, JigStr name);
    void *user;
    JigPtrMap told;
} NamesOf;

static JigWalk tell_name(JigOp *op, void *user) {
    NamesOf *n = user;
    JigStr name = jig_op_name_of(op);
    void **slot = jig_ptrmap_slot(&n->told, name.ptr);
    if (!*slot)
        n->fn(n->user, name);
    *slot = n;
    return JIG_WALK_ADVANCE;
}

void live_each_op_name(const Document *d, void (*fn)(void *user, JigStr name), void *user) {
    NamesOf n = {.fn = fn, .user = user};
    if (d->live && d->live->payload)
        jig_walk_pre(d->live->payload, tell_name, &n);
    jig_ptrmap_free(&n.told);
}

void live_mend(Document *d, size_t begin, size_t end) {
    if (has_run(d) && !d->is_live_stale)
        advice_mend(&d->live->advice, &d->live->how, begin, end);
}

static size_t step_of(const JigRun *run, const JigOp *op) {
    for (size_t i = 0; i < jig_run_num_steps(run); ++i)
        if (jig_run_step_op(run, i) == op)
            return i;
    return JIG_NO_STEP;
}

static size_t binding_of(const JigRun *run, const JigValue *v) {
    for (size_t i = 0; i < jig_run_num_bindings(run); ++i)
        if (jig_run_binding_handle(run, i) == v)
            return i;
    return SIZE_MAX;
}

/* Where it is used, it has what it has before that step; where it is defined, what it got. False:
 * no step came so far. */
static bool go_to(Live *l, const JigNamePlace *at, const JigValue *v) {
    const JigOpText *t = reading_op_at(l->script, at->offset);
    bool defines = l->script->map.named.data[at->named].defined == at->offset;
    size_t step = t && !defines ? step_of(l->run, t->op) : JIG_NO_STEP;
    if (step != JIG_NO_STEP) {
        jig_run_go(l->run, jig_run_step(l->run, step)->begin);
        return true;
    }
    size_t binding = defines ? binding_of(l->run, v) : SIZE_MAX;
    if (binding == SIZE_MAX)
        return false;
    jig_run_go(l->run, jig_run_binding(l->run, binding)->begin);
    return true;
}

static bool items_at(const Document *d, const JigNamePlace *place, JigItems *out) {
    Live *l = d->live;
    if (!has_run(d) || place->offset >= l->cut)
        return false;
    const JigNamePlace *at = reading_name_at(l->script, place->offset);
    JigValue *v = at && at->offset == place->offset ? reading_value_at(l->script, at) : NULL;
    if (!v || !go_to(l, at, v) || jig_run_bound(l->run, v) == SIZE_MAX)
        return false;
    *out = jig_run_handle(l->run, v);
    return true;
}

JigStr live_words(Document *d, const JigNamePlace *place, size_t most, JigArena *a) {
    JigItems items;
    return items_at(d, place, &items) ? jig_arena_str(a, jig_wording_items(items, most, a))
                                      : (JigStr){0};
}

JigStr live_summary(Document *d, const JigNamePlace *place, JigArena *a) {
    JigItems items;
    if (!items_at(d, place, &items))
        return (JigStr){0};
    if (!items.len)
        return JIG_STR("nothing");
    if (items.kind != JIG_HANDLE_OPS)
        return jig_wording_items(items, 3, a);
    JigStr name = jig_op_name_of(items.items[0]);
    for (size_t i = 1; i < items.len; ++i)
        if (!jig_str_eq(jig_op_name_of(items.items[i]), name))
            return jig_arena_printf(a, "%zu ops", items.len);
    return jig_arena_printf(a, "%zu %.*s", items.len, JIG_FMT(name));
}

static const JigOp *sequence_of(const JigOp *op) {
    while (op && !is_sequence(op))
        op = jig_op_parent(op);
    return op;
}

/* The moment behind the last step that begins on this line or before it, of those of the sequence
 * there; outside of all, of the one that the script begins with. */
static size_t moment_at(const Live *l, size_t line) {
    size_t moment = 0, last = l->text.lines.len - 1;
    JigStr s = text_line(&l->text, line < last ? line : last);
    const JigOpText *at = reading_op_at(l->script, (size_t)(s.ptr + s.len - l->text.bytes.data));
    const JigOp *sequence = at ? sequence_of(at->op) : NULL;
    if (!sequence)
        sequence = jig_script_find_entry(l->script->op, JIG_STR("__transform_main"));
    for (size_t i = 0; i < jig_run_num_steps(l->run); ++i) {
        const JigOpText *t = reading_text_of(l->script, jig_run_step_op(l->run, i));
        size_t end = jig_run_step(l->run, i)->end;
        if (t && sequence_of(t->op) == sequence && text_line_of(&l->text, t->name) <= line &&
            end > moment)
            moment = end;
    }
    return moment;
}

JigStr live_payload(Document *d, size_t line, JigArena *a) {
    if (!has_run(d))
        return (JigStr){0};
    jig_run_go(d->live->run, moment_at(d->live, line));
    return jig_op_to_str(d->live->payload, NULL, a);
}
