/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "legal/listing.h"

#include "ir/diag/source.h"
#include "ir/journal.h"
#include "support/check.h"

/* ---- Which ops ---- */

typedef struct Selection {
    const JigLegalListing *r;
    JigOpVec ops;
    unsigned before, behind; /* the nearest lines with ops */
} Selection;

static bool is_there(Selection *s, const JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    JigLoc at;
    if (!s->r->line)
        return true;
    if (!jig_source_position(ctx, jig_op_loc(op), &at) ||
        !jig_str_eq(jig_loc_filename(ctx, at), s->r->file))
        return false;
    unsigned line = jig_loc_line(ctx, at);
    if (line < s->r->line && line > s->before)
        s->before = line;
    if (line > s->r->line && (!s->behind || line < s->behind))
        s->behind = line;
    return line == s->r->line && (!s->r->column || s->r->column == jig_loc_column(ctx, at));
}

/* Scripts that stand in the payload are none. */
static JigWalk select_op(JigOp *op, void *user) {
    Selection *s = user;
    JigStr name = jig_op_name_of(op);
    if (jig_str_starts_with(name, "transform."))
        return JIG_WALK_SKIP;
    if (is_there(s, op))
        jig_vec_push(&s->ops, op);
    return JIG_WALK_ADVANCE;
}

static void say(JigContext *ctx, JigStr text) {
    jig_stream_write(ctx, JIG_STREAM_MESSAGES, text.ptr, text.len);
    jig_stream_write(ctx, JIG_STREAM_MESSAGES, "\n", 1);
}

static bool no_op_there(const Selection *s, JigArena *a) {
    const JigLegalListing *r = s->r;
    JigStr column = r->column ? jig_arena_printf(a, ":%u", r->column) : (JigStr){0}, near = {0};
    if (s->before && s->behind)
        near = jig_arena_printf(a, "; the nearest begin at lines %u and %u", s->before, s->behind);
    else if (s->before || s->behind)
        near = jig_arena_printf(a, "; the nearest begins at line %u",
                                s->before ? s->before : s->behind);
    say(jig_op_context(r->root),
        jig_arena_printf(a, "no operation begins at %.*s:%u%.*s%.*s", JIG_FMT(r->file), r->line,
                         JIG_FMT(column), JIG_FMT(near)));
    return false;
}

/* ---- One after the other ---- */

typedef struct Writer {
    const JigLegalListing *r;
    JigWriteFn write;
    void *user;
    JigLegal legal;
    size_t next; /* number of the next step */
    bool pasted;
} Writer;

static void paste(Writer *w, const JigLegalFound *f) {
    size_t number = f->first;
    for (size_t i = 0; i < f->steps->of.len && !w->pasted; ++i) {
        const JigLegalStep *step = &f->steps->of.data[i];
        if (!jig_legal_is_listed(f, step) || number++ != w->r->paste)
            continue;
        JigStr text = jig_legal_script(f->root, f->op, step->lines, f->a);
        w->write(w->user, text.ptr, text.len);
        w->pasted = true;
    }
}

static size_t num_listed(const JigLegalFound *f) {
    size_t n = 0;
    for (size_t i = 0; i < f->steps->of.len; ++i)
        n += jig_legal_is_listed(f, &f->steps->of.data[i]);
    return n;
}

/* At a line that was asked for, ops are told of that nothing can be done with, too. */
static bool is_worth_it(const Writer *w, const JigLegalSteps *steps) {
    return w->r->all || (w->r->line ? steps->of.len : steps->num_useful);
}

static void report_one(Writer *w, JigOp *op) {
    JigArena *a = jig_arena_create();
    JigLegalSteps steps = {0};
    jig_legal_try(&w->legal, op, a, &steps);
    JigLegalFound f = {.root = w->r->root,
                       .op = op,
                       .steps = &steps,
                       .first = w->next,
                       .all = w->r->all,
                       .finds = w->r->line,
                       .a = a};
    if (w->r->paste)
        paste(w, &f);
    else if (is_worth_it(w, &steps))
        (w->r->json ? jig_legal_put_json : jig_legal_put_text)(&f, w->write, w->user);
    w->next += num_listed(&f);
    if (w->r->after_op)
        w->r->after_op(w->user, op, w->next - 1);
    jig_legal_steps_free(&steps);
    jig_arena_destroy(a);
}

static bool report_all(Writer *w, const JigOpVec *ops, JigArena *a) {
    jig_legal_init(&w->legal, w->r->root);
    for (size_t i = 0; i < ops->len && !w->pasted; ++i)
        report_one(w, ops->data[i]);
    jig_legal_free(&w->legal);
    if (!w->r->paste || w->pasted)
        return true;
    say(jig_op_context(w->r->root), jig_arena_printf(a, "there is no step %llu: there are %zu",
                                                     (unsigned long long)w->r->paste, w->next - 1));
    return false;
}

bool jig_legal_list(const JigLegalListing *r, JigWriteFn write, void *user) {
    JIG_REQUIRE(r && r->root && write);
    JigArena *a = jig_arena_create();
    Selection s = {.r = r};
    jig_walk_pre(r->root, select_op, &s);
    Writer w = {.r = r, .write = write, .user = user, .next = 1};
    bool ok = s.ops.len || !r->line ? report_all(&w, &s.ops, a) : no_op_there(&s, a);
    jig_vec_free(&s.ops);
    jig_arena_destroy(a);
    return ok;
}
