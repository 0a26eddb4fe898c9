/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Diagnostics as text: "file:line:column: error: message", the quoted line, a
 * caret, then the call stack of a callsite location and the notes.
 */
#include "ir/diag/source.h"
#include "support/check.h"

#include <stdio.h>

enum {
    TAB_STOP = 8,
    CALL_STACK_LIMIT = 10, /* "called from" lines */
};

typedef struct Out {
    JigContext *ctx;
    JigWriteFn write;
    void *user;
} Out;

static void put(Out *o, const char *text, size_t len) {
    if (len)
        o->write(o->user, text, len);
}

static void put_str(Out *o, JigStr s) {
    put(o, s.ptr, s.len);
}

/* ---- Colours, for terminals ---- */

static const char BOLD[] = "\033[1m", PLAIN[] = "\033[0m", MARK[] = "\033[32m";
static const char *const hues[] = {[JIG_NOTE] = "\033[1;36m",
                                   [JIG_REMARK] = "\033[1;34m",
                                   [JIG_WARNING] = "\033[1;35m",
                                   [JIG_ERROR] = "\033[1;31m"};

static void style(Out *o, const char *code) {
    if (o->ctx->colours)
        put_str(o, jig_str(code));
}

/* ---- Where a location points ---- */

bool jig_source_position(JigContext *ctx, JigLoc loc, JigLoc *out) {
    if (!jig_stack_ok(ctx))
        return false;
    switch (jig_loc_kind(ctx, loc)) {
    case JIG_ATTR_LOC_FILE:
        *out = loc;
        return true;
    case JIG_ATTR_LOC_NAME:
        return jig_source_position(ctx, jig_loc_child(ctx, loc), out);
    case JIG_ATTR_LOC_CALLSITE:
        return jig_source_position(ctx, jig_loc_child(ctx, loc), out) ||
               jig_source_position(ctx, jig_loc_caller(ctx, loc), out);
    case JIG_ATTR_LOC_FUSED:
        for (size_t i = 0, n = jig_loc_num_fused(ctx, loc); i < n; i++)
            if (jig_source_position(ctx, jig_loc_fused_at(ctx, loc, i), out))
                return true;
        return false;
    default:
        return false;
    }
}

void jig_source_fill_in(JigOp *root) {
    JIG_REQUIRE(root);
    JigContext *ctx = jig_op_context(root);
    JigLoc at;
    for (size_t r = 0; r < jig_op_num_regions(root) && jig_stack_ok(ctx); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(root, r)); b; b = jig_block_next(b)) {
            JigLoc before = jig_op_loc(root);
            for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op)) {
                if (!jig_source_position(ctx, jig_op_loc(op), &at))
                    jig_op_set_loc(op, before);
                before = jig_op_loc(op);
                jig_source_fill_in(op);
            }
        }
}

/* The call site whose callers are worth showing. */
static bool call_site(JigContext *ctx, JigLoc loc, JigLoc *out) {
    if (!jig_stack_ok(ctx))
        return false;
    switch (jig_loc_kind(ctx, loc)) {
    case JIG_ATTR_LOC_CALLSITE:
        *out = loc;
        return true;
    case JIG_ATTR_LOC_NAME:
        return call_site(ctx, jig_loc_child(ctx, loc), out);
    case JIG_ATTR_LOC_FUSED:
        for (size_t i = 0, n = jig_loc_num_fused(ctx, loc); i < n; i++)
            if (call_site(ctx, jig_loc_fused_at(ctx, loc, i), out))
                return true;
        return false;
    default:
        return false;
    }
}

/* ---- The quoted line ---- */

/* The line with tabs expanded, and below it the mark; a mark under a tab is as
 * wide as the tab. */
void jig_source_render_quote(JigStr line, size_t caret, size_t width, JigWriteFn write,
                             void *user) {
    JIG_REQUIRE(write && (line.ptr || !line.len));
    bool ascii = true;
    size_t column = 0;
    for (size_t i = 0; i < line.len; i++) {
        ascii &= (unsigned char)line.ptr[i] < 0x80;
        bool tab = line.ptr[i] == '\t';
        do {
            write(user, tab ? " " : &line.ptr[i], 1);
        } while (++column % TAB_STOP && tab);
    }
    write(user, "\n", 1);
    if (!ascii)
        return; /* bytes are not columns here */
    column = 0;
    size_t end = caret + width < line.len ? caret + width : line.len;
    for (size_t i = 0; i <= caret || i < end; i++) {
        bool tab = i < line.len && line.ptr[i] == '\t';
        do {
            write(user, i < caret ? " " : i > caret ? "~" : "^", 1);
        } while (++column % TAB_STOP && tab);
    }
    write(user, "\n", 1);
}

/* The mark in a colour, in its own line. */
static void put_quote(Out *o, JigStr line, size_t caret) {
    JigCharVec text = {0};
    if (!o->ctx->colours) {
        jig_source_render_quote(line, caret, 1, o->write, o->user);
        return;
    }
    jig_source_render_quote(line, caret, 1, jig_chars_write, &text);
    const char *end = memchr(text.data, '\n', text.len);
    size_t n = (size_t)(end - text.data) + 1;
    put(o, text.data, n);
    if (text.len > n) {
        style(o, MARK);
        put(o, text.data + n, text.len - n - 1);
        style(o, PLAIN);
        put(o, "\n", 1);
    }
    jig_vec_free(&text);
}

static void put_one(Out *o, JigLoc loc, JigSeverity severity, JigStr message, bool quote) {
    static const char *const names[] = {"note: ", "remark: ", "warning: ", "error: "};
    JigLoc at;
    JigStr file = JIG_STR("<unknown>"), line = {0};
    char position[32] = ":0: ";
    JigArena a;
    jig_arena_init(&a);
    JigStr prefix = {0};
    unsigned column = 0;
    if (jig_source_position(o->ctx, loc, &at)) {
        file = jig_loc_filename(o->ctx, at);
        column = jig_loc_column(o->ctx, at);
        quote = quote && jig_source_line(o->ctx, file, jig_loc_line(o->ctx, at), column, &line);
        snprintf(position, sizeof position, ":%u:%u: ", jig_loc_line(o->ctx, at), column);
    } else {
        quote = false;
        if (jig_loc_kind(o->ctx, loc) != JIG_ATTR_LOC_UNKNOWN)
            prefix = o->ctx->syntax->attr_text(jig_loc_attr(o->ctx, loc), &a);
    }
    style(o, BOLD);
    put_str(o, quote && jig_str_is(file, "-") ? JIG_STR("<stdin>") : file);
    put_str(o, jig_str(position));
    style(o, hues[severity]);
    put_str(o, jig_str(names[severity]));
    style(o, PLAIN);
    if (severity != JIG_NOTE)
        style(o, BOLD);
    if (prefix.len) {
        put_str(o, prefix);
        put_str(o, JIG_STR(": "));
    }
    put_str(o, message);
    style(o, PLAIN);
    put(o, "\n", 1);
    if (quote)
        put_quote(o, line, column - 1);
    jig_arena_free(&a);
}

void jig_diag_render(JigContext *ctx, const JigDiag *diag, JigWriteFn write, void *user) {
    JIG_REQUIRE(ctx && diag);
    Out o = {ctx, write, user};
    put_one(&o, diag->loc, diag->severity, diag->message, true);
    JigLoc shown = diag->loc, site;
    for (int i = 0; i < CALL_STACK_LIMIT && call_site(ctx, shown, &site); i++) {
        shown = jig_loc_caller(ctx, site);
        put_one(&o, shown, JIG_NOTE, JIG_STR("called from"), true);
    }
    /* A note at the place shown last is not worth another quote. */
    for (const JigDiag *n = diag->notes; n; n = n->next) {
        put_one(&o, n->loc, JIG_NOTE, n->message, !jig_loc_eq(ctx, shown, n->loc));
        shown = n->loc;
    }
}
