/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/json.h"
#include "support/check.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static void put(JigJson *j, const char *text, size_t len) {
    if (len)
        j->write(j->user, text, len);
}

static void put_text(JigJson *j, const char *text) {
    put(j, text, strlen(text));
}

/* How many bytes the character at `s` has; 0: it is none of UTF-8. */
static size_t utf8_length(const unsigned char *s, size_t len) {
    static const struct {
        unsigned char mask, lead, least, most; /* of the second byte */
        size_t length;
    } forms[] = {
        {0xE0, 0xC0, 0x80, 0xBF, 2}, {0xFF, 0xE0, 0xA0, 0xBF, 3}, {0xFF, 0xED, 0x80, 0x9F, 3},
        {0xF0, 0xE0, 0x80, 0xBF, 3}, {0xFF, 0xF0, 0x90, 0xBF, 4}, {0xFF, 0xF4, 0x80, 0x8F, 4},
        {0xFC, 0xF0, 0x80, 0xBF, 4},
    };
    if (s[0] < 0x80)
        return 1;
    for (size_t i = 0; s[0] > 0xC1 && i < JIG_LEN(forms); ++i) {
        if ((s[0] & forms[i].mask) != forms[i].lead)
            continue;
        if (len < forms[i].length || s[1] < forms[i].least || s[1] > forms[i].most)
            return 0;
        for (size_t k = 2; k < forms[i].length; ++k)
            if ((s[k] & 0xC0) != 0x80)
                return 0;
        return forms[i].length;
    }
    return 0;
}

static void put_char(JigJson *j, const char *at, size_t length) {
    char code[8];
    unsigned char c = (unsigned char)at[0];
    if (!length) {
        put_text(j, "\\ufffd");
    } else if (c == '"' || c == '\\') {
        put(j, "\\", 1);
        put(j, at, 1);
    } else if (c == '\n') {
        put_text(j, "\\n");
    } else if (c < 0x20 || c == 0x7F) {
        snprintf(code, sizeof code, "\\u%04x", c);
        put_text(j, code);
    } else {
        put(j, at, length);
    }
}

static void put_quoted(JigJson *j, JigStr s) {
    put(j, "\"", 1);
    for (size_t i = 0, length; i < s.len; i += length ? length : 1) {
        length = utf8_length((const unsigned char *)s.ptr + i, s.len - i);
        put_char(j, s.ptr + i, length);
    }
    put(j, "\"", 1);
}

static void begin_member(JigJson *j, const char *key) {
    if (j->follows)
        put_text(j, ", ");
    j->follows = true;
    if (!key)
        return;
    put_quoted(j, (JigStr){key, strlen(key)});
    put_text(j, ": ");
}

void jig_json_begin(JigJson *j, const char *key, char bracket) {
    JIG_REQUIRE(j && (bracket == '{' || bracket == '['));
    begin_member(j, key);
    put(j, &bracket, 1);
    j->follows = false;
}

void jig_json_end(JigJson *j, char bracket) {
    JIG_REQUIRE(j && (bracket == '}' || bracket == ']'));
    put(j, &bracket, 1);
    j->follows = true;
}

void jig_json_str(JigJson *j, const char *key, JigStr s) {
    JIG_REQUIRE(j && (s.ptr || !s.len));
    begin_member(j, key);
    put_quoted(j, s);
}

void jig_json_int(JigJson *j, const char *key, int64_t n) {
    JIG_REQUIRE(j);
    char text[24];
    begin_member(j, key);
    snprintf(text, sizeof text, "%" PRId64, n);
    put_text(j, text);
}

void jig_json_real(JigJson *j, const char *key, double x) {
    JIG_REQUIRE(j);
    char text[400];
    begin_member(j, key);
    snprintf(text, sizeof text, "%.9f", x);
    put_text(j, isfinite(x) ? text : "null");
}

void jig_json_bool(JigJson *j, const char *key, bool b) {
    JIG_REQUIRE(j);
    begin_member(j, key);
    put_text(j, b ? "true" : "false");
}

void jig_json_raw(JigJson *j, const char *key, JigStr text) {
    JIG_REQUIRE(j && text.len);
    begin_member(j, key);
    put(j, text.ptr, text.len);
}

void jig_json_line_end(JigJson *j) {
    JIG_REQUIRE(j);
    put(j, "\n", 1);
    j->follows = false;
}
