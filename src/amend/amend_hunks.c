/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The lines around pieces of the text that are others. */
#include "amend/amend_int.h"

#include "ir/context.h"
#include "support/check.h"

/* From 0. */
static size_t line_of(const JigAmend *am, size_t at) {
    size_t low = 0, high = am->lines.len;
    while (high - low > 1) {
        size_t mid = low + (high - low) / 2;
        if (am->lines.data[mid] <= at)
            low = mid;
        else
            high = mid;
    }
    return low;
}

static size_t end_of_line(const JigAmend *am, size_t line) {
    return line + 1 < am->lines.len ? am->lines.data[line + 1] - 1 : am->text.len;
}

/* Lines `first` up to `end` are others; none, when steps are only put before a line. */
static void lines_of(const JigAmend *am, const JigAmendPiece *p, size_t *first, size_t *end) {
    *first = line_of(am, p->begin);
    bool before = p->begin == p->end &&
                  am->lines.data[*first] + jig_amend_indent_at(am, p->begin).len == p->begin;
    size_t last = p->end > p->begin ? p->end - 1 : p->end;
    *end = before ? *first : line_of(am, last) + 1;
}

static JigStr base_name(JigStr file) {
    for (size_t i = file.len; i-- > 0;)
        if (file.ptr[i] == '/')
            return jig_str_from(file, i + 1);
    return file;
}

static void split(JigStr text, JigAmendHunk *h, JigArena *a) {
    size_t cap = 0;
    JigStr *lines = NULL;
    while (text.len) {
        size_t n = jig_str_find(text, JIG_STR("\n"));
        JigStr line = {text.ptr, n};
        if (line.len && line.ptr[line.len - 1] == '\r')
            line.len--;
        JIG_ARENA_PUSH(a, lines, h->num_lines, cap, line);
        text = jig_str_from(text, n + (n < text.len));
    }
    h->lines = lines;
}

static JigStr where(const JigAmend *am, const JigAmendHunk *h, JigArena *a) {
    JigStr file = base_name(am->file);
    if (!h->num)
        return jig_arena_printf(a, "before %.*s:%zu", JIG_FMT(file), h->first);
    if (h->num == 1)
        return jig_arena_printf(a, "in place of %.*s:%zu", JIG_FMT(file), h->first);
    return jig_arena_printf(a, "in place of %.*s:%zu-%zu", JIG_FMT(file), h->first,
                            h->first + h->num - 1);
}

static JigAmendHunk hunk_of(const JigAmend *am, size_t first, size_t end,
                            const JigAmendPiece *pieces, size_t n, JigArena *a) {
    JigAmendHunk h = {.first = first + 1, .num = end - first};
    size_t from = am->lines.data[first], to = pieces[n - 1].end;
    if (h.num && to < end_of_line(am, end - 1)) /* else its line break goes with it */
        to = end_of_line(am, end - 1);
    JigStr text = jig_amend_assemble(am, from, to, pieces, n, a);
    while (!h.num && text.len && strchr(" \t", text.ptr[text.len - 1]))
        text.len--; /* of the line that it stands before */
    h.where = where(am, &h, a);
    split(text, &h, a);
    return h;
}

typedef struct Cutting {
    JigAmend *am;
    JigArena *a;
    JigReason *why;
    JigAmendHunk *out;
    size_t len, cap;
    bool ok;
} Cutting;

static void cut(void *user) {
    Cutting *c = user;
    JigAmend *am = c->am;
    JigAmendPieces pieces = {0};
    c->ok = jig_amend_pieces(am, c->a, &pieces, c->why);
    for (size_t i = 0, n; c->ok && i < pieces.len; i += n) {
        size_t first, end;
        lines_of(am, &pieces.data[i], &first, &end);
        for (n = 1; i + n < pieces.len; ++n) {
            size_t next, next_end;
            lines_of(am, &pieces.data[i + n], &next, &next_end);
            if (next > end)
                break;
            end = next_end > end ? next_end : end;
        }
        JigAmendHunk h = hunk_of(am, first, end, &pieces.data[i], n, c->a);
        JIG_ARENA_PUSH(c->a, c->out, c->len, c->cap, h);
    }
    jig_vec_free(&pieces);
}

bool jig_amend_hunks(JigAmend *am, JigArena *a, const JigAmendHunk **hunks, size_t *n,
                     JigReason *why) {
    JIG_REQUIRE(am && a && hunks && n);
    Cutting c = {.am = am, .a = a, .why = why};
    bool ok = jig_context_recovers(am->ctx, cut, &c) && c.ok;
    *hunks = c.out;
    *n = ok ? c.len : 0;
    return ok;
}
