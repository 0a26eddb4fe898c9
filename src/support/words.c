/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/words.h"

#include "support/arena.h"
#include "support/check.h"

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* One word, from *at on. */
static JigStr take_word(JigStr line, size_t *at, JigArena *a) {
    char *out = JIG_NEW_ARRAY(a, char, line.len + 1), quote = 0;
    size_t n = 0;
    for (; *at < line.len; ++*at) {
        char c = line.ptr[*at];
        bool escapes = c == '\\' && quote != '\'' && *at + 1 < line.len;
        if (escapes)
            out[n++] = line.ptr[++*at];
        else if (quote ? c == quote : c == '"' || c == '\'')
            quote = quote ? 0 : c;
        else if (!quote && is_blank(c))
            break;
        else
            out[n++] = c;
    }
    out[n] = 0;
    return (JigStr){out, n};
}

JigWords jig_words_split(JigStr line, JigArena *a) {
    JIG_REQUIRE(a);
    JigWords words = {0};
    for (size_t at = 0; at < line.len;) {
        if (is_blank(line.ptr[at])) {
            at++;
            continue;
        }
        JigStr word = take_word(line, &at, a);
        JIG_ARENA_PUSH(a, words.items, words.n, words.cap, word);
    }
    return words;
}

static bool is_space(char c) {
    return is_blank(c) || c == '\v' || c == '\f';
}

JigStr jig_words_trimmed(JigStr s) {
    JIG_REQUIRE(s.ptr || !s.len);
    for (; s.len && is_space(s.ptr[0]); s.ptr++)
        s.len--;
    while (s.len && is_space(s.ptr[s.len - 1]))
        s.len--;
    return s;
}
