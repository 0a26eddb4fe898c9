/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tables as they are exported: CSV (RFC 4180) with a line of names, or JSON, a list of objects of
 * texts and numbers. Columns that nobody knows are passed over. */
#include "tuner/tune_table_int.h"

#include "support/vec.h"

#include <string.h>

typedef struct Reader {
    const char *at, *end;
    size_t line;
    JigArena *a;
    JigStr *why;
    TuneRowFn fn;
    void *user;
    JigCharVec cells[NUM_COLUMNS], other; /* `other`: names, and cells of unknown columns */
} Reader;

static bool fail(Reader *r, const char *what) {
    *r->why = jig_str(what);
    return false;
}

/* NUM_COLUMNS: nobody knows it. */
static size_t column_named(JigStr name) {
    for (size_t i = 0; i < NUM_COLUMNS; ++i)
        if (jig_str_is(name, tune_columns[i]))
            return i;
    return NUM_COLUMNS;
}

static JigCharVec *cell_of(Reader *r, size_t column) {
    JigCharVec *cell = column < NUM_COLUMNS ? &r->cells[column] : &r->other;
    cell->len = 0;
    return cell;
}

/* What all versions write. */
static bool has_columns(Reader *r, const bool *has) {
    for (size_t i = 0; i < COLUMN_AT; ++i)
        if (!has[i]) {
            *r->why = jig_arena_printf(
                r->a, "this is no table that jig tune has exported: there is no column '%s'",
                tune_columns[i]);
            return false;
        }
    return true;
}

static bool give(Reader *r, TuneRow *row) {
    JIG_CHECK(has_columns(r, row->has));
    for (size_t i = 0; i < NUM_COLUMNS; ++i)
        row->cells[i] = row->has[i] ? jig_chars_str(&r->cells[i]) : (JigStr){0};
    return r->fn(r->user, row);
}

/* ---- CSV ---- */

static bool read_quoted(Reader *r, JigCharVec *out) {
    for (r->at++;; r->at++) {
        if (r->at == r->end)
            return fail(r, "a quoted text does not end");
        if (*r->at == '"' && (r->at + 1 == r->end || r->at[1] != '"')) {
            r->at++;
            return true;
        }
        r->at += *r->at == '"'; /* two are one */
        r->line += *r->at == '\n';
        jig_vec_push(out, *r->at);
    }
}

static bool is_at_end_of_line(const Reader *r) {
    return r->at == r->end || *r->at == '\n' ||
           (*r->at == '\r' && r->at + 1 < r->end && r->at[1] == '\n');
}

static bool read_cell(Reader *r, JigCharVec *out) {
    if (r->at < r->end && *r->at == '"')
        JIG_CHECK(read_quoted(r, out));
    else
        for (; !is_at_end_of_line(r) && *r->at != ','; r->at++)
            jig_vec_push(out, *r->at);
    return is_at_end_of_line(r) || *r->at == ',' || fail(r, "something follows a quoted text");
}

static void end_line(Reader *r) {
    while (r->at < r->end && *r->at != '\n')
        r->at++;
    if (r->at < r->end)
        r->at++;
    r->line++;
}

enum { MOST_IN_FILE = 64 };

static bool read_names(Reader *r, size_t *columns, size_t *n) {
    bool has[NUM_COLUMNS + 1] = {false};
    for (*n = 0;; r->at++) {
        JigCharVec *name = cell_of(r, NUM_COLUMNS);
        JIG_CHECK(read_cell(r, name));
        if (*n == MOST_IN_FILE)
            return fail(r, "there are too many columns");
        columns[*n] = column_named(jig_chars_str(name));
        has[columns[(*n)++]] = true;
        if (is_at_end_of_line(r))
            break;
    }
    JIG_CHECK(has_columns(r, has));
    end_line(r);
    return true;
}

static bool read_line(Reader *r, const size_t *columns, size_t n) {
    TuneRow row = {.line = r->line};
    for (size_t i = 0; i < n; ++i) {
        JIG_CHECK(read_cell(r, cell_of(r, columns[i])));
        if (columns[i] < NUM_COLUMNS)
            row.has[columns[i]] = true;
        bool is_last = i + 1 == n;
        if (is_at_end_of_line(r) != is_last)
            return fail(r, is_last ? "it has more fields than there are columns"
                                   : "it has fewer fields than there are columns");
        r->at += !is_last;
    }
    end_line(r);
    return give(r, &row);
}

static bool read_csv(Reader *r) {
    size_t columns[MOST_IN_FILE], n;
    JIG_CHECK(read_names(r, columns, &n));
    while (r->at < r->end)
        if (is_at_end_of_line(r)) /* an empty line at the end */
            end_line(r);
        else
            JIG_CHECK(read_line(r, columns, n));
    return true;
}

/* ---- JSON ---- */

static char skip_blanks(Reader *r) {
    for (; r->at < r->end && strchr(" \t\r\n", *r->at) && *r->at; r->at++)
        r->line += *r->at == '\n';
    return r->at < r->end ? *r->at : 0;
}

static bool expect(Reader *r, char c, const char *what) {
    if (skip_blanks(r) != c)
        return fail(r, what);
    r->at++;
    return true;
}

static void push_utf8(JigCharVec *out, uint32_t c) {
    static const unsigned char heads[] = {0, 0, 0xc0, 0xe0, 0xf0};
    int n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    jig_vec_push(out, (char)(heads[n == 1 ? 0 : n] | c >> 6 * (n - 1)));
    for (int i = n - 2; i >= 0; --i)
        jig_vec_push(out, (char)(0x80 | (c >> 6 * i & 0x3f)));
}

static bool read_hex(Reader *r, uint32_t *out) {
    *out = 0;
    for (int i = 0; i < 4; ++i, r->at++) {
        static const char digits[] = "0123456789abcdef";
        const char *digit =
            r->at < r->end && *r->at ? strchr(digits, *r->at | (*r->at >= 'A' ? 0x20 : 0)) : NULL;
        if (!digit)
            return fail(r, "\\u takes four digits");
        *out = *out << 4 | (uint32_t)(digit - digits);
    }
    return true;
}

/* Behind "\u"; two halves are one. */
static bool read_code(Reader *r, JigCharVec *out) {
    uint32_t c, low;
    JIG_CHECK(read_hex(r, &c));
    if (c >= 0xd800 && c < 0xdc00 && r->end - r->at >= 6 && r->at[0] == '\\' && r->at[1] == 'u') {
        r->at += 2;
        JIG_CHECK(read_hex(r, &low));
        c = 0x10000 + ((c - 0xd800) << 10) + ((low - 0xdc00) & 0x3ff);
    }
    push_utf8(out, c);
    return true;
}

static bool read_escape(Reader *r, JigCharVec *out) {
    static const char names[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    if (r->at == r->end)
        return fail(r, "a text does not end");
    char c = *r->at++;
    if (c == 'u')
        return read_code(r, out);
    const char *name = c ? strchr(names, c) : NULL;
    if (!name)
        return fail(r, "there is no such escape in a text");
    jig_vec_push(out, meant[name - names]);
    return true;
}

static bool read_text(Reader *r, JigCharVec *out) {
    for (r->at++;;) {
        if (r->at == r->end || *r->at == '\n')
            return fail(r, "a text does not end");
        char c = *r->at++;
        if (c == '"')
            return true;
        if (c == '\\')
            JIG_CHECK(read_escape(r, out));
        else
            jig_vec_push(out, c);
    }
}

static bool read_value(Reader *r, JigCharVec *out) {
    char c = skip_blanks(r);
    if (c == '"')
        return read_text(r, out);
    const char *start = r->at;
    while (r->at < r->end && *r->at && strchr("+-.0123456789eE", *r->at))
        r->at++;
    jig_vec_append(out, start, (size_t)(r->at - start));
    return r->at > start || fail(r, "a text or a number is expected");
}

static bool read_object(Reader *r) {
    TuneRow row = {.line = r->line};
    JIG_CHECK(expect(r, '{', "'{' is expected"));
    row.line = r->line;
    if (skip_blanks(r) == '}')
        return fail(r, "there is nothing in it");
    for (char c = ','; c == ','; r->at++) {
        JigCharVec *name = cell_of(r, NUM_COLUMNS);
        if (skip_blanks(r) != '"')
            return fail(r, "a name in quotes is expected");
        JIG_CHECK(read_text(r, name));
        size_t column = column_named(jig_chars_str(name));
        JIG_CHECK(expect(r, ':', "':' is expected"));
        JIG_CHECK(read_value(r, cell_of(r, column)));
        if (column < NUM_COLUMNS)
            row.has[column] = true;
        c = skip_blanks(r);
        if (c != ',' && c != '}')
            return fail(r, "',' or '}' is expected");
    }
    return give(r, &row);
}

static bool read_json(Reader *r) {
    r->at++;
    bool is_empty = skip_blanks(r) == ']';
    for (char c = ','; c == ',' && !is_empty;) {
        JIG_CHECK(read_object(r));
        c = skip_blanks(r);
        if (c == ',')
            r->at++;
        else if (c != ']')
            return fail(r, "',' or ']' is expected");
    }
    r->at++;
    return skip_blanks(r) == 0 || fail(r, "something follows the list");
}

/* ---- Either ---- */

bool tune_table_read(JigStr text, TuneRowFn fn, void *user, JigArena *a, size_t *line,
                     JigStr *why) {
    Reader r = {.at = text.ptr,
                .end = text.ptr + text.len,
                .line = 1,
                .a = a,
                .why = why,
                .fn = fn,
                .user = user};
    *why = (JigStr){0};
    bool ok = skip_blanks(&r) == '[' ? read_json(&r)
              : r.at == r.end        ? fail(&r, "there is nothing in it")
                                     : read_csv(&r);
    *line = r.line;
    for (size_t i = 0; i < NUM_COLUMNS; ++i)
        jig_vec_free(&r.cells[i]);
    jig_vec_free(&r.other);
    return ok;
}
