/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What can be done with an op, as text: lines of script that can be pasted as they are. */
#include "legal/listing.h"

#include "ir/diag/source.h"
#include "support/check.h"

#include <string.h>

typedef struct Text {
    const JigLegalFound *f;
    JigWriteFn write;
    void *user;
} Text;

static void put(const Text *t, JigStr s) {
    t->write(t->user, s.ptr, s.len);
}

#define PUT(t, ...) put(t, jig_arena_printf((t)->f->a, __VA_ARGS__))

/* ---- The head ---- */

static JigStr place(const JigOp *op, JigArena *a) {
    JigContext *ctx = jig_op_context(op);
    JigStr line = jig_wording_place(ctx, jig_op_loc(op), a);
    JigLoc at;
    if (!line.len || !jig_source_position(ctx, jig_op_loc(op), &at) || !jig_loc_line(ctx, at))
        return line;
    return jig_arena_printf(a, "%.*s:%u", JIG_FMT(line), jig_loc_column(ctx, at));
}

static void put_head(const Text *t) {
    JigArena *a = t->f->a;
    const JigOp *op = t->f->op;
    JigStr where = place(op, a), name = jig_op_name_of(op), symbol = jig_symbol_name(op),
           function = jig_legal_function(op, a);
    PUT(t, "%.*s%s%.*s", JIG_FMT(where), where.len ? ": " : "", JIG_FMT(name));
    if (symbol.len)
        PUT(t, " @%.*s", JIG_FMT(symbol));
    if (function.len)
        PUT(t, " in %.*s", JIG_FMT(function));
    PUT(t, "\n");
}

static void put_fact(const Text *t, const char *what, JigStr fact) {
    if (fact.len)
        PUT(t, "  %-10s%.*s\n", what, JIG_FMT(fact));
}

static void put_lines(const Text *t, JigStr lines, const char *head, const char *indent,
                      JigStr comment, const char *marked) {
    for (const char *lead = head; lines.len; lead = indent) {
        size_t n = jig_str_find(lines, JIG_STR("\n"));
        JigStr line = {lines.ptr, n};
        bool has_comment = comment.len && jig_str_find(line, jig_str(marked)) < line.len;
        PUT(t, "%s%.*s%s%.*s\n", lead, JIG_FMT(line), has_comment ? "  // " : "",
            has_comment ? (int)comment.len : 0, comment.ptr ? comment.ptr : "");
        if (has_comment)
            comment.len = 0;
        lines = jig_str_from(lines, n < lines.len ? n + 1 : n);
    }
}

static void put_about(const Text *t) {
    JigArena *a = t->f->a;
    JigOp *op = t->f->op;
    put_fact(t, "loops", jig_legal_loops(op, a));
    put_fact(t, "producers", jig_legal_producers(op, a));
    put_fact(t, "users", jig_legal_users(op, a));
    JigStr handle = jig_legal_handle(t->f->root, op, a);
    put_lines(t, handle, "  handle    ", "            ", (JigStr){0}, "");
}

/* ---- The steps ---- */

static void put_step(const Text *t, const JigLegalStep *step, size_t number) {
    JigStr head = jig_arena_printf(t->f->a, "%4zu  ", number),
           comment = step->changes || step->finds ? step->range : JIG_STR("changes nothing");
    put_lines(t, step->lines, head.ptr, "      ", comment, step->row->name);
}

static void put_refused(const Text *t, const JigLegalStep *step) {
    PUT(t, "      %s: %.*s\n", step->row->name, JIG_FMT(step->why));
    for (size_t i = 0; i < step->help.len; ++i)
        PUT(t, "        help: %.*s\n", JIG_FMT(step->help.data[i]));
}

static void put_steps(const Text *t) {
    const JigLegalSteps *steps = t->f->steps;
    size_t number = t->f->first, refused = 0;
    for (size_t i = 0; i < steps->of.len; ++i) {
        if (jig_legal_is_listed(t->f, &steps->of.data[i]))
            put_step(t, &steps->of.data[i], number++);
        refused += !steps->of.data[i].applies;
    }
    if (refused)
        PUT(t, "    not as it is:\n");
    for (size_t i = 0; i < steps->of.len; ++i)
        if (!steps->of.data[i].applies)
            put_refused(t, &steps->of.data[i]);
}

void jig_legal_put_text(const JigLegalFound *f, JigWriteFn write, void *user) {
    JIG_REQUIRE(f && write);
    Text t = {.f = f, .write = write, .user = user};
    put_head(&t);
    put_about(&t);
    put_steps(&t);
    PUT(&t, "\n");
}
