/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_text.h"

/* ---- Lines ---- */

static void find_lines(DocText *t) {
    t->lines.len = 0;
    jig_vec_push(&t->lines, 0);
    const char *begin = t->bytes.data, *end = begin + t->bytes.len;
    for (const char *c = begin; c && (c = memchr(c, '\n', (size_t)(end - c)));)
        jig_vec_push(&t->lines, (size_t)(++c - begin));
}

void text_replace(DocText *t, size_t begin, size_t end, JigStr text) {
    size_t behind = t->bytes.len - end, len = begin + text.len + behind;
    jig_vec_reserve(&t->bytes, len + 1);
    if (behind)
        memmove(t->bytes.data + begin + text.len, t->bytes.data + end, behind);
    if (text.len)
        memcpy(t->bytes.data + begin, text.ptr, text.len);
    t->bytes.data[len] = 0;
    t->bytes.len = len;
    find_lines(t);
}

void text_set(DocText *t, JigStr text) {
    t->bytes.len = 0;
    text_replace(t, 0, 0, text);
}

void text_free(DocText *t) {
    jig_vec_free(&t->bytes);
    jig_vec_free(&t->lines);
}

bool text_is_name_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$' || c == '.' || c == '-';
}

size_t text_line_of(const DocText *t, size_t offset) {
    size_t lo = 0, hi = t->lines.len;
    while (hi - lo > 1) {
        size_t mid = lo + (hi - lo) / 2;
        if (t->lines.data[mid] <= offset)
            lo = mid;
        else
            hi = mid;
    }
    return lo;
}

JigStr text_line(const DocText *t, size_t line) {
    size_t begin = t->lines.data[line];
    size_t end = line + 1 < t->lines.len ? t->lines.data[line + 1] - 1 : t->bytes.len;
    while (end > begin && t->bytes.data[end - 1] == '\r')
        --end;
    return (JigStr){text_str(t).ptr + begin, end - begin};
}

JigStr text_told(const DocText *t, const char *mark, size_t *from) {
    while (*from < t->lines.len) {
        JigStr line = text_line(t, (*from)++);
        if (!jig_str_starts_with(line, mark))
            continue;
        line = jig_str_from(line, strlen(mark));
        while (line.len && line.ptr[0] == ' ')
            line = jig_str_from(line, 1);
        while (line.len && line.ptr[line.len - 1] == ' ')
            line.len--;
        return line;
    }
    return (JigStr){0};
}

/* ---- Units of UTF-16 ---- */

/* How many bytes the character has that begins here, and how many units. Bytes that begin none are
 * characters by themselves, as editors show them. */
static size_t char_bytes(JigStr s, size_t at, size_t *units) {
    unsigned char c = (unsigned char)s.ptr[at];
    size_t n = c < 0xC0 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
    for (size_t i = 1; i < n; ++i)
        if (at + i >= s.len || ((unsigned char)s.ptr[at + i] & 0xC0) != 0x80)
            n = 1;
    *units = n == 4 ? 2 : 1;
    return n;
}

DocPlace text_place(const DocText *t, size_t offset) {
    if (offset > t->bytes.len)
        offset = t->bytes.len;
    size_t line = text_line_of(t, offset), unit = 0, units;
    JigStr s = text_line(t, line);
    for (size_t at = 0; at < s.len && t->lines.data[line] + at < offset; unit += units)
        at += char_bytes(s, at, &units);
    return (DocPlace){line, unit};
}

DocPlace text_place_after(const DocText *t, DocPlace from, size_t from_offset, size_t offset) {
    size_t next = from.line + 1 < t->lines.len ? t->lines.data[from.line + 1] : SIZE_MAX, units;
    JigStr s = text_str(t);
    if (offset >= next || offset < from_offset || offset > s.len)
        return text_place(t, offset);
    for (size_t at = from_offset; at < offset; from.unit += units)
        at += char_bytes(s, at, &units);
    return from;
}

size_t text_offset(const DocText *t, int64_t line, int64_t unit) {
    if (line < 0)
        return 0;
    if ((size_t)line >= t->lines.len)
        return t->bytes.len;
    JigStr s = text_line(t, (size_t)line);
    size_t at = 0, units;
    for (int64_t seen = 0; at < s.len; seen += (int64_t)units) {
        size_t n = char_bytes(s, at, &units);
        if (seen + (int64_t)units > unit)
            break;
        at += n;
    }
    return t->lines.data[line] + at;
}

size_t text_offset_of_bytes(const DocText *t, unsigned line, unsigned column) {
    if (!line)
        return 0;
    if (line > t->lines.len)
        return t->bytes.len;
    size_t offset = t->lines.data[line - 1] + (column ? column - 1 : 0);
    return offset < t->bytes.len ? offset : t->bytes.len;
}

/* ---- In messages ---- */

size_t text_read_position(const DocText *t, const Json *position) {
    return text_offset(t, json_int(json_get(position, "line")),
                       json_int(json_get(position, "character")));
}

void text_put_position(const DocText *t, JigJson *j, const char *key, size_t offset) {
    DocPlace at = text_place(t, offset);
    jig_json_begin(j, key, '{');
    jig_json_int(j, "line", (int64_t)at.line);
    jig_json_int(j, "character", (int64_t)at.unit);
    jig_json_end(j, '}');
}

void text_put_range(const DocText *t, JigJson *j, const char *key, size_t begin, size_t end) {
    jig_json_begin(j, key, '{');
    text_put_position(t, j, "start", begin);
    text_put_position(t, j, "end", end);
    jig_json_end(j, '}');
}
