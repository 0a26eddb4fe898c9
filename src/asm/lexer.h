/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The lexer: bytes to tokens, one at a time, without allocation. A token is a
 * slice of the input; decoding (escapes, numbers) happens where it is needed.
 *
 * Bare words are one kind of token: whether one is a keyword matters in few
 * places, which ask jig_token_keyword_of.
 */
#ifndef JIG_ASM_LEXER_H
#define JIG_ASM_LEXER_H

#include "jig/num.h"

typedef enum JigTokenKind {
    JIG_TOK_EOF,
    JIG_TOK_ERROR, /* reported by the lexer already */
    JIG_TOK_BARE,
    JIG_TOK_INT,
    JIG_TOK_FLOAT,
    JIG_TOK_STRING,
    JIG_TOK_AT,      /* @name, @"name" */
    JIG_TOK_HASH,    /* #name */
    JIG_TOK_EXCLAIM, /* !name */
    JIG_TOK_PERCENT, /* %name */
    JIG_TOK_CARET,   /* ^name */
    JIG_TOK_ARROW,
    JIG_TOK_COLON,
    JIG_TOK_COMMA,
    JIG_TOK_ELLIPSIS,
    JIG_TOK_EQUAL,
    JIG_TOK_GREATER,
    JIG_TOK_LESS,
    JIG_TOK_LBRACE,
    JIG_TOK_RBRACE,
    JIG_TOK_LPAREN,
    JIG_TOK_RPAREN,
    JIG_TOK_LSQUARE,
    JIG_TOK_RSQUARE,
    JIG_TOK_MINUS,
    JIG_TOK_PLUS,
    JIG_TOK_QUESTION,
    JIG_TOK_SLASH,
    JIG_TOK_STAR,
    JIG_TOK_BAR,
    JIG_TOK_META_BEGIN, /* {-# */
    JIG_TOK_META_END,   /* #-} */
} JigTokenKind;

typedef struct JigToken {
    JigTokenKind kind;
    bool escaped; /* a string with escapes */
    const char *ptr;
    size_t len;
} JigToken;

static inline JigStr jig_token_str(const JigToken *t) {
    return (JigStr){t->ptr, t->len};
}
static inline const char *jig_token_end(const JigToken *t) {
    return t->ptr + t->len;
}

typedef struct JigLexer {
    const char *begin, *end, *cur;
    void (*error)(void *user, const char *at, const char *message);
    void *user;
} JigLexer;

void jig_lexer_next(JigLexer *l, JigToken *t);
/* The kind of a mark such as "->"; JIG_TOK_BARE for what is none, a keyword. */
JigTokenKind jig_token_kind_of_mark(const char *text);

/* The contents of a string token (or of @"..."), unescaped, in `a` unless
 * they can be a slice of the input. */
JigStr jig_token_string(const JigToken *t, JigArena *a);

/* The words that cannot be names of values in affine maps, and that start
 * types and attributes. */
typedef enum JigKeyword {
    JIG_KW_NONE,    /* an ordinary identifier */
    JIG_KW_INTTYPE, /* i32, si8, ui1: no keyword, but no identifier either */
    JIG_KW_AFFINE_MAP,
    JIG_KW_AFFINE_SET,
    JIG_KW_ARRAY,
    JIG_KW_CEILDIV,
    JIG_KW_COMPLEX,
    JIG_KW_DENSE,
    JIG_KW_DENSE_RESOURCE,
    JIG_KW_DISTINCT,
    JIG_KW_FALSE,
    JIG_KW_FLOAT /* a float type */,
    JIG_KW_FLOORDIV,
    JIG_KW_FOR,
    JIG_KW_FUNC,
    JIG_KW_INDEX,
    JIG_KW_LOC,
    JIG_KW_MAX,
    JIG_KW_MEMREF,
    JIG_KW_MIN,
    JIG_KW_MOD,
    JIG_KW_NONE_TYPE,
    JIG_KW_OFFSET,
    JIG_KW_SIZE,
    JIG_KW_SPARSE,
    JIG_KW_STEP,
    JIG_KW_STRIDED,
    JIG_KW_SYMBOL,
    JIG_KW_TENSOR,
    JIG_KW_TO,
    JIG_KW_TRUE,
    JIG_KW_TUPLE,
    JIG_KW_TYPE,
    JIG_KW_UNIT,
    JIG_KW_VECTOR,
} JigKeyword;
JigKeyword jig_token_keyword_of(JigStr word);
/* i32, si8, ...: is it JIG_KW_INTTYPE? */
bool jig_lexer_word_is_int_type(JigStr word);
bool jig_lexer_float_of_word(JigStr word, JigFloatKind *kind);

#endif
