/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_cursor.h"

#include "jig/op.h"

static bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

/* "builtin.module" is written without its dialect, too, and so are func's ops. */
static const JigSpec *spec_of(JigContext *ctx, JigStr name, JigArena *a) {
    const JigSpec *spec = pages_spec(ctx, name);
    if (spec || memchr(name.ptr, '.', name.len))
        return spec;
    spec = pages_spec(ctx, jig_arena_printf(a, "builtin.%.*s", JIG_FMT(name)));
    if (!spec)
        spec = pages_spec(ctx, jig_arena_printf(a, "func.%.*s", JIG_FMT(name)));
    return spec;
}

/* Where the op begins that goes on to the offset: the last line before it that begins with results
 * or with a name of an op, not more than so many lines above. */
static size_t begin_of_op(const Reading *r, size_t offset) {
    enum { MOST_LINES = 8 };
    size_t line = text_line_of(r->text, offset), last = line;
    for (size_t n = 0; n < MOST_LINES; ++n, --line) {
        JigStr s = text_line(r->text, line);
        size_t i = 0;
        while (i < s.len && is_blank(s.ptr[i]))
            ++i;
        size_t end = i;
        while (end < s.len && text_is_name_char(s.ptr[end]))
            ++end;
        JigStr word = {s.ptr + i, end - i};
        bool results = i < s.len && s.ptr[i] == '%' && memchr(s.ptr, '=', s.len);
        bool begins = results || (word.len && spec_of(r->ctx, word, r->arena)) ||
                      (word.len && memchr(word.ptr, '.', word.len)) ||
                      (i < s.len && (s.ptr[i] == '}' || s.ptr[i] == '^'));
        if (begins || !line || (!s.len && line < last))
            return r->text->lines.data[line] + i;
    }
    return r->text->lines.data[last];
}

/* 3 of `%a, %b:2`. */
static size_t num_names(JigStr text) {
    size_t n = 0;
    for (size_t i = 0; i < text.len; ++i) {
        n += text.ptr[i] == '%';
        if (text.ptr[i] == ':' && i + 1 < text.len && text.ptr[i + 1] > '0' &&
            text.ptr[i + 1] <= '9')
            n += (size_t)(text.ptr[i + 1] - '1');
    }
    return n;
}

/* Behind `%a, %b:2 = `. */
static JigStr behind_results(JigStr text, size_t *results) {
    size_t i = 0;
    if (!text.len || text.ptr[0] != '%')
        return text;
    while (i < text.len && text.ptr[i] != '=' && text.ptr[i] != '(')
        ++i;
    if (i == text.len || text.ptr[i] != '=')
        return text;
    *results = num_names((JigStr){text.ptr, i});
    for (++i; i < text.len && is_blank(text.ptr[i]);)
        ++i;
    return jig_str_from(text, i);
}

/* What begins a line is a new op, most likely. */
static bool is_first_on_line(const Reading *r, size_t offset) {
    size_t line = r->text->lines.data[text_line_of(r->text, offset)];
    const char *text = text_str(r->text).ptr;
    while (line < offset && is_blank(text[line]))
        ++line;
    return line == offset;
}

/* What the line before the offset is in, of what is not code. */
static void look_around(Cursor *c, JigStr line) {
    for (size_t i = 0; i < line.len && !c->in_comment; ++i) {
        c->in_string ^= line.ptr[i] == '"';
        c->in_comment =
            !c->in_string && i + 1 < line.len && line.ptr[i] == '/' && line.ptr[i + 1] == '/';
    }
}

Cursor cursor_at(const Reading *r, size_t offset) {
    JigStr all = text_str(r->text);
    if (offset > all.len)
        offset = all.len;
    size_t begin = offset;
    while (begin && text_is_name_char(all.ptr[begin - 1]))
        --begin;
    Cursor c = {.r = r, .offset = offset, .prefix = {all.ptr + begin, offset - begin}};
    if (begin && all.ptr[begin - 1] && strchr("%@!#^", all.ptr[begin - 1]))
        c.sigil = all.ptr[begin - 1];
    size_t line = r->text->lines.data[text_line_of(r->text, begin)];
    look_around(&c, (JigStr){all.ptr + line, begin - line});
    if (is_first_on_line(r, begin)) {
        c.begin = begin;
        return c;
    }
    size_t op = c.begin = begin_of_op(r, offset);
    JigStr text =
        op < begin ? behind_results((JigStr){all.ptr + op, begin - op}, &c.results) : (JigStr){0};
    size_t n = 0;
    while (n < text.len && text_is_name_char(text.ptr[n]))
        ++n;
    if (!n)
        return c;
    c.op = (JigStr){text.ptr, n};
    c.spec = spec_of(r->ctx, c.op, r->arena);
    for (size_t i = n; i + (c.sigil == '%') < text.len; ++i)
        c.values += text.ptr[i] == '%';
    return c;
}
