/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/spec/rowtext.h"
#include "support/check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void jig_rowtext_init(JigRowText *t, JigArena *arena, const char *text) {
    JIG_REQUIRE(t && arena);
    const char *s = text ? text : "";
    *t = (JigRowText){.arena = arena, .start = s, .p = s};
}

bool jig_rowtext_fail(JigRowText *t, const char *fmt, ...) {
    JIG_REQUIRE(t && fmt);
    if (t->error)
        return false;
    char buffer[256];
    va_list args;
    va_start(args, fmt);
    vsnprintf(buffer, sizeof buffer, fmt, args);
    va_end(args);
    t->error = jig_arena_str(t->arena, jig_str(buffer)).ptr;
    t->error_column = (size_t)(t->p - t->start) + 1;
    return false;
}

char jig_rowtext_peek(JigRowText *t) {
    JIG_REQUIRE(t);
    while (*t->p == ' ' || *t->p == '\n' || *t->p == '\t')
        t->p++;
    return *t->p;
}

bool jig_rowtext_at_end(JigRowText *t) {
    JIG_REQUIRE(t);
    return jig_rowtext_peek(t) == 0;
}

bool jig_rowtext_try(JigRowText *t, const char *token) {
    JIG_REQUIRE(t && token);
    size_t n = strlen(token);
    jig_rowtext_peek(t);
    if (t->error || strncmp(t->p, token, n) != 0)
        return false;
    t->p += n;
    return true;
}

bool jig_rowtext_expect(JigRowText *t, const char *token) {
    JIG_REQUIRE(t && token);
    return jig_rowtext_try(t, token) || jig_rowtext_fail(t, "expected '%s'", token);
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
static bool is_word(char c) {
    return is_letter(c) || is_digit(c);
}

bool jig_rowtext_try_word(JigRowText *t, JigStr *out) {
    JIG_REQUIRE(t && out);
    jig_rowtext_peek(t);
    const char *p = t->p;
    if (t->error || !is_letter(*p))
        return false;
    while (is_word(*p) || ((*p == '.' || *p == '-') && is_word(p[1])))
        p++;
    *out = (JigStr){t->p, (size_t)(p - t->p)};
    t->p = p;
    return true;
}

bool jig_rowtext_word(JigRowText *t, const char *what, JigStr *out) {
    JIG_REQUIRE(t && what && out);
    return jig_rowtext_try_word(t, out) || jig_rowtext_fail(t, "expected %s", what);
}

bool jig_rowtext_try_int(JigRowText *t, int64_t *out) {
    JIG_REQUIRE(t && out);
    char c = jig_rowtext_peek(t);
    if (t->error || !(is_digit(c) || (c == '-' && is_digit(t->p[1]))))
        return false;
    char *end;
    *out = strtoll(t->p, &end, 10);
    if (is_letter(*end))
        return false;
    t->p = end;
    return true;
}

bool jig_rowtext_try_string(JigRowText *t, JigStr *out) {
    JIG_REQUIRE(t && out);
    if (t->error || jig_rowtext_peek(t) != '"')
        return false;
    const char *p = t->p + 1, *end = p;
    while (*end && *end != '"')
        end += *end == '\\' && end[1] ? 2 : 1;
    if (!*end)
        return jig_rowtext_fail(t, "string does not end");
    char *text = jig_arena_alloc(t->arena, (size_t)(end - p) + 1);
    size_t n = 0;
    for (; p < end; p++)
        text[n++] = *p == '\\' ? *++p : *p;
    text[n] = 0;
    *out = (JigStr){text, n};
    t->p = end + 1;
    return true;
}

JigStr jig_rowtext_until(JigRowText *t, const char *stops) {
    JIG_REQUIRE(t && stops);
    jig_rowtext_peek(t);
    const char *p = t->p;
    int depth = 0;
    for (; *p; p++) {
        if (*p == '"') {
            for (p++; *p && *p != '"'; p++)
                if (*p == '\\' && p[1])
                    p++;
            if (!*p)
                break;
        } else if (depth == 0 && strchr(stops, *p)) {
            break;
        } else if (strchr("<([{", *p)) {
            depth++;
        } else if (strchr(">)]}", *p)) {
            depth--;
        }
    }
    JigStr out = {t->p, (size_t)(p - t->p)};
    t->p = p;
    while (out.len && (out.ptr[out.len - 1] == ' ' || out.ptr[out.len - 1] == '\n'))
        out.len--;
    return out;
}
