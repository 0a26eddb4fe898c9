/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/mistake_int.h"
#include "ir/context.h"
#include "ir/diag/source.h"
#include "support/check.h"

#include <stdarg.h>
#include <string.h>

/* ---- What rows say ---- */

void jig_mistake_title(JigMistake *x, const char *format, ...) {
    va_list args;
    va_start(args, format);
    x->told->message = jig_arena_vprintf(x->a, format, args);
    va_end(args);
}

void jig_mistake_help(JigMistake *x, const char *format, ...) {
    va_list args;
    va_start(args, format);
    jig_wording_help(x->lines, x->a, format, args);
    va_end(args);
}

void jig_mistake_note(JigMistake *x, const char *format, ...) {
    va_list args;
    JigDiag *note = JIG_NEW(x->a, JigDiag), **end = &x->told->notes;
    *note = (JigDiag){.severity = JIG_NOTE, .loc = x->told->loc};
    va_start(args, format);
    note->message = jig_arena_vprintf(x->a, format, args);
    va_end(args);
    while (*end)
        end = &(*end)->next;
    *end = note;
}

/* ---- Reading text ---- */

size_t jig_mistake_number(const JigMistake *x, size_t i) {
    size_t n = 0;
    for (size_t k = 0; k < x->parts[i].len && n < UINT32_MAX; ++k) {
        char c = x->parts[i].ptr[k];
        if (c < '0' || c > '9')
            return 0;
        n = 10 * n + (size_t)(c - '0');
    }
    return n;
}

static bool is_word_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-' || c == '.' || c == '$';
}

JigStr jig_mistake_word(JigStr text) {
    size_t n = 0;
    while (n < text.len && is_word_char(text.ptr[n]))
        n++;
    return (JigStr){text.ptr, n};
}

JigStr jig_mistake_handle(JigStr text, size_t i) {
    for (size_t at = 0; at < text.len; ++at) {
        if (text.ptr[at] != '%')
            continue;
        size_t n = 1 + jig_mistake_word(jig_str_from(text, at + 1)).len;
        if (n > 1 && i-- == 0)
            return (JigStr){text.ptr + at, n};
        at += n - 1;
    }
    return (JigStr){0};
}

/* Does the text say this, with something in place of each {}? */
static bool says(JigStr text, const char *pattern, JigStr *parts) {
    for (size_t n = 0;;) {
        const char *hole = strstr(pattern, "{}");
        size_t fixed = hole ? (size_t)(hole - pattern) : strlen(pattern);
        if (fixed > text.len || memcmp(text.ptr, pattern, fixed) != 0)
            return false;
        text = jig_str_from(text, fixed);
        if (!hole)
            return !text.len;
        pattern = hole + 2;
        hole = strstr(pattern, "{}");
        size_t next = hole ? (size_t)(hole - pattern) : strlen(pattern);
        size_t end = next ? jig_str_find(text, (JigStr){pattern, next}) : text.len;
        if (n == JIG_MISTAKE_PARTS || (next && end == text.len))
            return false;
        parts[n++] = (JigStr){text.ptr, end};
        text = jig_str_from(text, end);
    }
}

static void find_source(JigMistake *x) {
    JigLoc at;
    JigStr line;
    if (!jig_source_position(x->ctx, x->error->loc, &at))
        return;
    unsigned column = jig_loc_column(x->ctx, at), number = jig_loc_line(x->ctx, at);
    x->file = jig_loc_filename(x->ctx, at);
    if (!column || !jig_source_line(x->ctx, x->file, number, column, &line))
        return;
    x->line = number;
    x->before = (JigStr){line.ptr, column - 1};
    x->from = jig_str_from(line, column - 1);
}

/* ---- The whole ---- */

/* The name in "see current operation: %1 = linalg.matmul ...", the custom form. */
static JigStr custom_name(JigStr dump) {
    size_t at = jig_str_find(dump, JIG_STR(" = "));
    JigStr text =
        jig_str_from(dump, at < dump.len ? at + 3 : jig_str_find(dump, JIG_STR(": ")) + 2);
    return jig_mistake_word(text);
}

/* Verifiers show the op that they are about: where it is written it is there to be read. */
static bool is_written(const JigMistake *x, JigStr dump) {
    JigStr custom = custom_name(dump);
    bool is_name = jig_str_find(custom, JIG_STR(".")) < custom.len;
    if (is_name && jig_str_find(x->from, custom) < x->from.len)
        return true;
    size_t start = jig_str_find(dump, JIG_STR("\"")), end;
    JigStr name = jig_str_from(dump, start);
    if (name.len)
        name = jig_str_from(name, 1);
    end = jig_str_find(name, JIG_STR("\""));
    name.len = end;
    /* Some are written without their dialect: module, func. */
    JigStr bare = jig_str_from(name, jig_str_find(name, JIG_STR(".")));
    bare = bare.len ? jig_str_from(bare, 1) : bare;
    return name.len && (jig_str_find(x->from, name) < x->from.len ||
                        (bare.len && jig_str_find(x->from, bare) == 0));
}

static void drop_dumps(const JigMistake *x, JigDiag *shown) {
    for (JigDiag **at = &shown->notes; *at;) {
        JigStr text = (*at)->message;
        if (jig_str_starts_with(text, "see current operation: ") && is_written(x, text))
            *at = (*at)->next;
        else
            at = &(*at)->next;
    }
}

const JigDiag *jig_mistake_explain(JigContext *ctx, const JigDiag *error, JigArena *a,
                                   JigLines *lines) {
    JIG_REQUIRE(ctx && error && a && lines);
    JigMistake x = {.ctx = ctx, .error = error, .a = a, .lines = lines};
    x.told = jig_diag_copy(error, a);
    find_source(&x);
    drop_dumps(&x, x.told);
    if (error->severity != JIG_ERROR)
        return x.told;
    for (const JigMistakeRow *row = jig_mistake_rows; row->text; ++row)
        if (says(error->message, row->text, x.parts)) {
            row->explain(&x);
            break;
        }
    return x.told;
}
