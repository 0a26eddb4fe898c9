/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "asm/lexer.h"
#include "support/check.h"

/* ---- Classes of bytes ---- */
enum {
    DIGIT = 1,
    LETTER = 2, /* begins a bare word: letters, _ */
    HEX = 4,
    SPACE = 8,
    WORD = 16,   /* continues a bare word: letters, digits, _ $ . */
    SUFFIX = 32, /* continues a name after % # ! ^: WORD and - */
    LONGER = 64, /* may begin one of longer_marks */
};

#define LETTERS(lo, hi, extra) [lo... hi] = LETTER | WORD | SUFFIX | (extra)
static const uint8_t classes[256] = {
    ['0' ... '9'] = DIGIT | HEX | WORD | SUFFIX,
    LETTERS('a', 'f', HEX),
    LETTERS('g', 'z', 0),
    LETTERS('A', 'F', HEX),
    LETTERS('G', 'Z', 0),
    ['_'] = LETTER | WORD | SUFFIX,
    ['$'] = WORD | SUFFIX,
    ['.'] = WORD | SUFFIX | LONGER,
    ['-'] = SUFFIX | LONGER,
    ['{'] = LONGER,
    ['#'] = LONGER,
    [' '] = SPACE,
    ['\t'] = SPACE,
    ['\n'] = SPACE,
    ['\r'] = SPACE,
    ['\0'] = SPACE, /* in the middle of the input; the end is known by position */
};

static const uint8_t marks[256] = {
    [':'] = JIG_TOK_COLON,  [','] = JIG_TOK_COMMA,    ['='] = JIG_TOK_EQUAL,
    ['<'] = JIG_TOK_LESS,   ['>'] = JIG_TOK_GREATER,  ['('] = JIG_TOK_LPAREN,
    [')'] = JIG_TOK_RPAREN, ['['] = JIG_TOK_LSQUARE,  [']'] = JIG_TOK_RSQUARE,
    ['{'] = JIG_TOK_LBRACE, ['}'] = JIG_TOK_RBRACE,   ['+'] = JIG_TOK_PLUS,
    ['*'] = JIG_TOK_STAR,   ['?'] = JIG_TOK_QUESTION, ['|'] = JIG_TOK_BAR,
    ['/'] = JIG_TOK_SLASH,  ['-'] = JIG_TOK_MINUS,
};
static const struct {
    const char *text;
    JigTokenKind kind;
} longer_marks[] = {
    {"->", JIG_TOK_ARROW},
    {"...", JIG_TOK_ELLIPSIS},
    {"{-#", JIG_TOK_META_BEGIN},
    {"#-}", JIG_TOK_META_END},
};

static inline bool is(const JigLexer *l, const char *p, unsigned cls) {
    return p < l->end && (classes[(uint8_t)*p] & cls) != 0;
}
static inline bool at(const JigLexer *l, const char *p, char c) {
    return p < l->end && *p == c;
}
/* What is rare stays out of the function that every token goes through. */
#define RARE __attribute__((noinline))

/* Where the bytes of a class end that stand at `p`. */
static inline const char *skip(const JigLexer *l, const char *p, unsigned cls) {
    const char *end = l->end;
    while (p < end && classes[(uint8_t)*p] & cls)
        ++p;
    return p;
}

static bool starts_with(const JigLexer *l, const char *p, const char *text) {
    size_t n = strlen(text);
    return (size_t)(l->end - p) >= n && memcmp(p, text, n) == 0;
}

/* ---- Tokens ----
 * Each function is called behind the first byte of a token, at t->ptr; it moves l->cur to the
 * token's end and says what it is. */

static JigTokenKind fail(const JigLexer *l, JigToken *t, const char *where, const char *message) {
    l->error(l->user, where, message);
    t->ptr = where;
    return JIG_TOK_ERROR;
}

/* 1.5e-3 from the dot on. */
static const char *skip_fraction(const JigLexer *l, const char *dot) {
    const char *p = skip(l, dot + 1, DIGIT);
    if (!at(l, p, 'e') && !at(l, p, 'E'))
        return p;
    const char *q = p + 1;
    if (at(l, q, '+') || at(l, q, '-'))
        ++q;
    return is(l, q, DIGIT) ? skip(l, q, DIGIT) : p;
}

/* 12, 0x1F, 1.5e-3; `0x` without digits is 0 and a word. */
static JigTokenKind lex_number(JigLexer *l, const JigToken *t) {
    const char *p = l->cur;
    if (*t->ptr == '0' && at(l, p, 'x') && is(l, p + 1, HEX)) {
        l->cur = skip(l, p + 2, HEX);
        return JIG_TOK_INT;
    }
    l->cur = skip(l, p, DIGIT);
    if (!at(l, l->cur, '.'))
        return JIG_TOK_INT;
    l->cur = skip_fraction(l, l->cur);
    return JIG_TOK_FLOAT;
}

/* Behind the opening quote; before it there may be an @. */
static JigTokenKind lex_string(JigLexer *l, JigToken *t, JigTokenKind kind) {
    for (const char *p = l->cur;; ++p) {
        if (p >= l->end) {
            l->cur = p;
            return fail(l, t, p, "expected '\"' in string literal");
        }
        switch (*p) {
        case '"':
            l->cur = p + 1;
            return kind;
        case '\n':
        case '\v':
        case '\f':
            l->cur = p;
            return fail(l, t, p, "expected '\"' in string literal");
        case '\\':
            t->escaped = true;
            if (at(l, p + 1, '"') || at(l, p + 1, '\\') || at(l, p + 1, 'n') || at(l, p + 1, 't')) {
                ++p;
            } else if (is(l, p + 1, HEX) && is(l, p + 2, HEX)) {
                p += 2;
            } else {
                l->cur = p + 1;
                return fail(l, t, p, "unknown escape in string literal");
            }
            break;
        default:
            break;
        }
    }
}

static JigTokenKind lex_at(JigLexer *l, JigToken *t) {
    if (at(l, l->cur, '"')) {
        ++l->cur;
        return lex_string(l, t, JIG_TOK_AT);
    }
    if (!is(l, l->cur, LETTER))
        return fail(l, t, l->cur, "@ identifier expected to start with letter or '_'");
    l->cur = skip(l, l->cur, WORD);
    return JIG_TOK_AT;
}

/* After one of % # ! ^: digits, or a name that does not start with a digit. */
static JigTokenKind lex_prefixed(JigLexer *l, JigToken *t, JigTokenKind kind, const char *message) {
    const char *p = l->cur;
    l->cur = skip(l, p, is(l, p, DIGIT) ? DIGIT : SUFFIX);
    return l->cur > p ? kind : fail(l, t, t->ptr, message);
}

static const char *skip_line(const JigLexer *l, const char *p) {
    const char *newline = memchr(p, '\n', (size_t)(l->end - p));
    return newline ? newline : l->end;
}

/* From a slash on: past comments, and white space behind them. */
static RARE const char *skip_comments(const JigLexer *l, const char *p) {
    while (at(l, p, '/') && at(l, p + 1, '/'))
        p = skip(l, skip_line(l, p), SPACE);
    return p;
}

/* A number, or what begins with a mark: one that stands alone, or for more, or before a name. */
static RARE JigTokenKind lex_other(JigLexer *l, JigToken *t) {
    uint8_t c = (uint8_t)*t->ptr;
    if (classes[c] & DIGIT)
        return lex_number(l, t);
    if (classes[c] & LONGER)
        for (size_t i = 0; i < JIG_LEN(longer_marks); ++i)
            if (longer_marks[i].text[0] == *t->ptr &&
                starts_with(l, t->ptr, longer_marks[i].text)) {
                l->cur = t->ptr + strlen(longer_marks[i].text);
                return longer_marks[i].kind;
            }
    if (marks[c])
        return marks[c];
    switch (c) {
    case '%':
        return lex_prefixed(l, t, JIG_TOK_PERCENT, "invalid SSA name");
    case '#':
        return lex_prefixed(l, t, JIG_TOK_HASH, "invalid attribute name");
    case '!':
        return lex_prefixed(l, t, JIG_TOK_EXCLAIM, "invalid type identifier");
    case '^':
        return lex_prefixed(l, t, JIG_TOK_CARET, "invalid block name");
    case '@':
        return lex_at(l, t);
    case '"':
        return lex_string(l, t, JIG_TOK_STRING);
    case '.':
        return fail(l, t, l->cur, "expected three consecutive dots for an ellipsis");
    default:
        return fail(l, t, t->ptr, "unexpected character");
    }
}

JigTokenKind jig_token_kind_of_mark(const char *text) {
    JIG_REQUIRE(text && *text);
    if (text[1] && classes[(uint8_t)text[0]] & LONGER)
        for (size_t i = 0; i < JIG_LEN(longer_marks); ++i)
            if (strcmp(text, longer_marks[i].text) == 0)
                return longer_marks[i].kind;
    JigTokenKind kind = marks[(uint8_t)text[0]];
    return kind ? kind : JIG_TOK_BARE;
}

/* Words, names of values and blocks, and marks that are one byte are most of a text. */
void jig_lexer_next(JigLexer *l, JigToken *t) {
    JIG_REQUIRE(l && t);
    const char *start = skip(l, l->cur, SPACE);
    if (at(l, start, '/'))
        start = skip_comments(l, start);
    *t = (JigToken){.kind = JIG_TOK_EOF, .ptr = start};
    l->cur = start;
    if (start == l->end)
        return;
    uint8_t c = (uint8_t)*start;
    const char *end = start + 1;
    if (classes[c] & LETTER) {
        t->kind = JIG_TOK_BARE;
        end = skip(l, end, WORD);
    } else if ((c == '%' || c == '^') && is(l, end, SUFFIX)) {
        t->kind = c == '%' ? JIG_TOK_PERCENT : JIG_TOK_CARET;
        end = skip(l, end, classes[(uint8_t)*end] & DIGIT ? DIGIT : SUFFIX);
    } else if (marks[c] && !(classes[c] & LONGER)) {
        t->kind = marks[c];
    } else {
        l->cur = end;
        t->kind = lex_other(l, t);
        end = t->kind == JIG_TOK_ERROR ? t->ptr : l->cur;
    }
    t->len = (size_t)(end - t->ptr);
    if (t->kind != JIG_TOK_ERROR)
        l->cur = end;
}

/* ---- Strings ---- */
static unsigned hex_value(char c) {
    return (classes[(uint8_t)c] & DIGIT) ? (unsigned)(c - '0') : (unsigned)((c | 0x20) - 'a' + 10);
}

JigStr jig_token_string(const JigToken *t, JigArena *a) {
    JIG_REQUIRE(t && t->len && a);
    JigStr raw = jig_token_str(t);
    if (raw.ptr[0] == '@') {
        ++raw.ptr;
        --raw.len;
        if (raw.len == 0 || raw.ptr[0] != '"')
            return raw;
    }
    raw.ptr += 1;
    raw.len -= 2;
    if (!t->escaped)
        return raw;
    char *out = jig_arena_alloc(a, raw.len);
    size_t n = 0;
    for (size_t i = 0; i < raw.len; ++i) {
        char c = raw.ptr[i];
        if (c == '\\') {
            c = raw.ptr[++i];
            if (c == 'n')
                c = '\n';
            else if (c == 't')
                c = '\t';
            else if (c != '"' && c != '\\') {
                c = (char)(hex_value(c) << 4 | hex_value(raw.ptr[i + 1]));
                ++i;
            }
        }
        out[n++] = c;
    }
    return (JigStr){out, n};
}

/* ---- Keywords ---- */
/* Sorted; `first_of` says where the words with an initial letter begin. */
static const struct {
    JigStr word;
    JigKeyword keyword;
} keywords[] = {
#define WORD_ROW(text, id)                                                                         \
    { {text, sizeof(text) - 1}, JIG_KW_##id }
    WORD_ROW("affine_map", AFFINE_MAP),
    WORD_ROW("affine_set", AFFINE_SET),
    WORD_ROW("array", ARRAY),
    WORD_ROW("ceildiv", CEILDIV),
    WORD_ROW("complex", COMPLEX),
    WORD_ROW("dense", DENSE),
    WORD_ROW("dense_resource", DENSE_RESOURCE),
    WORD_ROW("distinct", DISTINCT),
    WORD_ROW("false", FALSE),
    WORD_ROW("floordiv", FLOORDIV),
    WORD_ROW("for", FOR),
    WORD_ROW("func", FUNC),
    WORD_ROW("index", INDEX),
    WORD_ROW("loc", LOC),
    WORD_ROW("max", MAX),
    WORD_ROW("memref", MEMREF),
    WORD_ROW("min", MIN),
    WORD_ROW("mod", MOD),
    WORD_ROW("none", NONE_TYPE),
    WORD_ROW("offset", OFFSET),
    WORD_ROW("size", SIZE),
    WORD_ROW("sparse", SPARSE),
    WORD_ROW("step", STEP),
    WORD_ROW("strided", STRIDED),
    WORD_ROW("symbol", SYMBOL),
    WORD_ROW("tensor", TENSOR),
    WORD_ROW("to", TO),
    WORD_ROW("true", TRUE),
    WORD_ROW("tuple", TUPLE),
    WORD_ROW("type", TYPE),
    WORD_ROW("unit", UNIT),
    WORD_ROW("vector", VECTOR),
#undef WORD_ROW
};

static const uint8_t first_of[128] = {
    ['a'] = 0,  ['c'] = 3,  ['d'] = 5,  ['f'] = 8,  ['i'] = 12, ['l'] = 13, ['m'] = 14,
    ['n'] = 18, ['o'] = 19, ['s'] = 20, ['t'] = 25, ['u'] = 30, ['v'] = 31,
};

static bool all_digits(const char *p, size_t n) {
    if (n == 0)
        return false;
    for (size_t i = 0; i < n; ++i)
        if (!(classes[(uint8_t)p[i]] & DIGIT))
            return false;
    return true;
}

bool jig_lexer_float_of_word(JigStr word, JigFloatKind *kind) {
    JIG_REQUIRE(word.ptr && kind);
    /* f32, bf16, tf32: a digit stands behind the f. */
    const char *p = word.ptr;
    if (word.len < 3 || (p[0] != 'f' && ((p[0] != 'b' && p[0] != 't') || p[1] != 'f')))
        return false;
    char digit = p[0] == 'f' ? p[1] : p[2];
    if (digit < '0' || digit > '9')
        return false;
    if (word.len == 3 && word.ptr[0] == 'f') {
        *kind = word.ptr[1] == '3'   ? JIG_F32
                : word.ptr[1] == '6' ? JIG_F64
                : word.ptr[1] == '1' ? JIG_F16
                                     : JIG_F80;
        return memcmp(word.ptr, jig_float_format(*kind)->name, 3) == 0;
    }
    for (int k = 0; k < JIG_FLOAT_KINDS; ++k)
        if (jig_str_is(word, jig_float_format((JigFloatKind)k)->name)) {
            *kind = (JigFloatKind)k;
            return true;
        }
    return false;
}

bool jig_lexer_word_is_int_type(JigStr word) {
    JIG_REQUIRE(word.len);
    const char *p = word.ptr;
    if (p[0] == 'i')
        return all_digits(p + 1, word.len - 1);
    return word.len > 2 && (p[0] == 's' || p[0] == 'u') && p[1] == 'i' &&
           all_digits(p + 2, word.len - 2);
}

JigKeyword jig_token_keyword_of(JigStr word) {
    JIG_REQUIRE(word.len);
    const char *p = word.ptr;
    if (jig_lexer_word_is_int_type(word))
        return JIG_KW_INTTYPE;
    for (size_t i = first_of[p[0] & 0x7F]; i < JIG_LEN(keywords) && keywords[i].word.ptr[0] == p[0];
         ++i)
        if (jig_str_eq(keywords[i].word, word))
            return keywords[i].keyword;
    JigFloatKind kind;
    return jig_lexer_float_of_word(word, &kind) ? JIG_KW_FLOAT : JIG_KW_NONE;
}
