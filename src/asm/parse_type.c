/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builtin types. */
#include "asm/parser_int.h"
#include "ir/storage.h"
#include "ir/verify/verify.h"
#include "jig/iface.h"

#include <stdio.h>

/* ---- Lists ---- */

typedef struct TypeList {
    const JigType **data;
    size_t len, cap;
} TypeList;

static bool type_element(JigParser *p, void *user) {
    TypeList *list = user;
    const JigType *t = jig_parser_type(p);
    if (!t)
        return false;
    JIG_P_PUSH(p, list->data, list->len, list->cap, t);
    return true;
}

static bool take_list(TypeList *list, const JigType ***types, size_t *n) {
    *types = list->data;
    *n = list->len;
    return true;
}

bool jig_parser_type_list_parens(JigParser *p, const JigType ***types, size_t *n) {
    TypeList list = {0};
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_LPAREN, "expected '('"));
    if (!jig_parser_try(p, JIG_TOK_RPAREN)) {
        JIG_CHECK(jig_parser_list(p, type_element, &list));
        JIG_CHECK(jig_parser_expect(p, JIG_TOK_RPAREN, "expected ')'"));
    }
    return take_list(&list, types, n);
}

bool jig_parser_function_results(JigParser *p, const JigType ***types, size_t *n) {
    if (jig_parser_is(p, JIG_TOK_LPAREN))
        return jig_parser_type_list_parens(p, types, n);
    TypeList list = {0};
    const JigType *t = jig_parser_non_function_type(p);
    if (!t)
        return false;
    JIG_P_PUSH(p, list.data, list.len, list.cap, t);
    return take_list(&list, types, n);
}

const JigType *jig_parser_function_type(JigParser *p) {
    const JigType **inputs, **results;
    size_t num_inputs, num_results;
    if (!jig_parser_type_list_parens(p, &inputs, &num_inputs) ||
        !jig_parser_expect(p, JIG_TOK_ARROW, "expected '->' in function type") ||
        !jig_parser_function_results(p, &results, &num_results))
        return NULL;
    return jig_type_function(p->ctx, inputs, num_inputs, results, num_results);
}

/* ---- Scalars ---- */

static const JigType *parse_integer_type(JigParser *p) {
    JigStr word = jig_token_str(&p->tok);
    JigSign sign = word.ptr[0] == 'i'   ? JIG_SIGNLESS
                   : word.ptr[0] == 's' ? JIG_SIGNED
                                        : JIG_UNSIGNED;
    size_t prefix = sign == JIG_SIGNLESS ? 1 : 2;
    uint64_t width = 0;
    for (size_t i = prefix; i < word.len; ++i) {
        width = width * 10 + (uint64_t)(word.ptr[i] - '0');
        if (width > UINT32_MAX) {
            jig_parser_error_here(p, "invalid integer width");
            return NULL;
        }
    }
    if (width > JIG_MAX_INT_WIDTH) {
        jig_parser_error_here(p, "integer bitwidth is limited to %d bits", JIG_MAX_INT_WIDTH);
        return NULL;
    }
    jig_parser_next(p);
    return jig_type_integer(p->ctx, (uint32_t)width, sign);
}

static const JigType *parse_float_type(JigParser *p) {
    JigFloatKind kind;
    if (!jig_lexer_float_of_word(jig_token_str(&p->tok), &kind))
        return NULL;
    jig_parser_next(p);
    return jig_type_float(p->ctx, kind);
}

static const JigType *parse_complex_type(JigParser *p) {
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LESS, "expected '<' in complex type"))
        return NULL;
    JigSpot spot = p->tok.ptr;
    const JigType *element = jig_parser_type(p);
    if (!element || !jig_parser_expect(p, JIG_TOK_GREATER, "expected '>' in complex type"))
        return NULL;
    if (!jig_type_is_float(element) && !jig_type_is_any_integer(element)) {
        jig_parser_error(p, spot, "invalid element type for complex");
        return NULL;
    }
    return jig_type_complex(element);
}

static const JigType *parse_tuple_type(JigParser *p) {
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LESS, "expected '<' in tuple type"))
        return NULL;
    TypeList list = {0};
    if (!jig_parser_try(p, JIG_TOK_GREATER) &&
        (!jig_parser_list(p, type_element, &list) ||
         !jig_parser_expect(p, JIG_TOK_GREATER, "expected '>' in tuple type")))
        return NULL;
    return jig_type_tuple(p->ctx, list.data, list.len);
}

/* ---- Dimensions ---- */

typedef struct Dims {
    int64_t *data;
    size_t len, cap;
} Dims;

/* The value of a dimension and where its text ends: the token `0x10` of a shape is the
 * dimension 0, an x and 10. */
static bool read_dim(JigParser *p, bool allow_dynamic, int64_t *out, const char **end) {
    *end = p->tok.ptr + p->tok.len;
    *out = JIG_DYNAMIC;
    if (jig_parser_is(p, JIG_TOK_QUESTION))
        return allow_dynamic || jig_parser_error(p, p->tok.ptr, "expected static shape");
    if (jig_parser_is(p, JIG_TOK_INT) && p->tok.len > 1 && p->tok.ptr[1] == 'x') {
        *out = 0;
        *end = p->tok.ptr + 1;
        return true;
    }
    uint64_t value;
    if (!jig_parser_is(p, JIG_TOK_INT) || !jig_parser_u64(&p->tok, &value) || value > INT64_MAX)
        return jig_parser_error_here(p, "invalid dimension");
    *out = (int64_t)value;
    return true;
}

/* Takes the x between dimensions off the word that it starts. */
static bool parse_x(JigParser *p) {
    if (!jig_parser_is(p, JIG_TOK_BARE) || p->tok.ptr[0] != 'x')
        return jig_parser_wrong_token(p, "expected 'x' in dimension list");
    jig_parser_reset(p, p->tok.ptr + 1);
    return true;
}

/* Goes on behind a dimension that ends at `end`, and behind the x that follows at once: what
 * comes then is one word to the lexer, which must not be read again for each dimension. */
static void skip_dim(JigParser *p, const char *end, bool *had_x) {
    *had_x = *end == 'x';
    if (*had_x)
        jig_parser_reset(p, end + 1);
    else
        jig_parser_next(p);
}

/* One dimension; *more tells whether an x follows, which is taken, too. */
static bool parse_dim(JigParser *p, bool allow_dynamic, Dims *dims, bool *more) {
    int64_t value;
    const char *end;
    JIG_CHECK(read_dim(p, allow_dynamic, &value, &end));
    skip_dim(p, end, more);
    JIG_P_PUSH(p, dims->data, dims->len, dims->cap, value);
    if (!*more && jig_parser_is(p, JIG_TOK_BARE) && p->tok.ptr[0] == 'x')
        *more = parse_x(p);
    return true;
}

static bool at_dim(const JigParser *p) {
    return jig_parser_is(p, JIG_TOK_INT) || jig_parser_is(p, JIG_TOK_QUESTION);
}

bool jig_parser_dims(JigParser *p, bool allow_dynamic, bool with_trailing_x, int64_t **out,
                     size_t *n) {
    Dims dims = {0};
    bool more = at_dim(p);
    while (more && (!with_trailing_x || at_dim(p))) {
        JIG_CHECK(parse_dim(p, allow_dynamic, &dims, &more));
        if (with_trailing_x && !more)
            return jig_parser_wrong_token(p, "expected 'x' in dimension list");
    }
    *out = dims.data;
    *n = dims.len;
    return true;
}

/* ---- Shaped types ---- */

/* "4, ?, 8" as messages list dimensions. */
static const char *dims_text(JigParser *p, const Dims *dims) {
    char *text = jig_arena_alloc(&p->scratch, dims->len * 22 + 1), *end = text;
    *end = 0;
    for (size_t i = 0; i < dims->len; ++i)
        end += sprintf(end, "%s%lld", i ? ", " : "", (long long)dims->data[i]);
    return text;
}

typedef struct VectorDims {
    Dims sizes;
    bool *scalable;
    size_t len, cap; /* of scalable */
} VectorDims;

/* 4x or [4]x. */
static bool parse_vector_dim(JigParser *p, VectorDims *dims) {
    bool scales = jig_parser_try(p, JIG_TOK_LSQUARE), had_x = false;
    int64_t value;
    const char *end;
    if (jig_parser_is(p, JIG_TOK_QUESTION))
        return jig_parser_error_here(p, "invalid dimension");
    JIG_CHECK(read_dim(p, false, &value, &end));
    if (scales)
        jig_parser_reset(p, end);
    else
        skip_dim(p, end, &had_x);
    if (scales && !jig_parser_try(p, JIG_TOK_RSQUARE))
        return jig_parser_wrong_token(p, "missing ']' closing scalable dimension");
    JIG_CHECK(had_x || parse_x(p));
    JIG_P_PUSH(p, dims->sizes.data, dims->sizes.len, dims->sizes.cap, value);
    JIG_P_PUSH(p, dims->scalable, dims->len, dims->cap, scales);
    return true;
}

static const JigType *parse_vector_type(JigParser *p) {
    JigSpot spot = p->tok.ptr;
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LESS, "expected '<' in vector type"))
        return NULL;
    VectorDims dims = {0};
    while (jig_parser_is(p, JIG_TOK_INT) || jig_parser_is(p, JIG_TOK_LSQUARE))
        if (!parse_vector_dim(p, &dims))
            return NULL;
    const JigType *element = jig_parser_type(p);
    if (!element || !jig_parser_expect(p, JIG_TOK_GREATER, "expected '>' in vector type"))
        return NULL;
    if (!jig_type_valid_vector_element(element)) {
        jig_parser_error(p, spot,
                         "failed to verify 'elementType': VectorElementTypeInterface instance");
        return NULL;
    }
    for (size_t i = 0; i < dims.len; ++i)
        if (dims.sizes.data[i] <= 0) {
            jig_parser_error(p, spot, "vector types must have positive constant sizes but got %s",
                             dims_text(p, &dims.sizes));
            return NULL;
        }
    return jig_type_vector(dims.sizes.data, dims.scalable, dims.len, element);
}

static bool encoding_fits(JigParser *p, const JigAttr *encoding, size_t rank,
                          const JigType *element) {
    const JigTensorEncodingIface *iface =
        encoding ? jig_attr_iface(encoding, &jig_iface_tensor_encoding) : NULL;
    return !iface || iface->verify(p->ctx, jig_parse_loc(p, p->tok.ptr), encoding, rank, element);
}

static const JigType *parse_tensor_type(JigParser *p) {
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LESS, "expected '<' in tensor type"))
        return NULL;
    Dims dims = {0};
    bool unranked = jig_parser_try(p, JIG_TOK_STAR);
    if (unranked ? !parse_x(p) : !jig_parser_dims(p, true, true, &dims.data, &dims.len))
        return NULL;
    JigSpot spot = p->tok.ptr;
    const JigType *element = jig_parser_type(p);
    if (!element)
        return NULL;
    const JigAttr *encoding = NULL;
    if (jig_parser_try(p, JIG_TOK_COMMA) && (jig_parser_try_attr(p, NULL, &encoding) < 0 ||
                                             !encoding_fits(p, encoding, dims.len, element)))
        return NULL;
    if (!jig_parser_expect(p, JIG_TOK_GREATER, "expected '>' in tensor type"))
        return NULL;
    if (!jig_type_valid_tensor_element(element)) {
        jig_parser_error(p, spot, "invalid tensor element type");
        return NULL;
    }
    if (!unranked)
        return jig_type_tensor(dims.data, dims.len, element, encoding);
    if (encoding) {
        jig_parser_error_here(p, "cannot apply encoding to unranked tensor");
        return NULL;
    }
    return jig_type_unranked_tensor(element);
}

typedef struct MemRefParts {
    bool unranked;
    const JigAttr *layout, *space;
} MemRefParts;

/* One of layout and memory space, in this order. */
static bool parse_memref_part(JigParser *p, void *user) {
    MemRefParts *parts = user;
    const JigAttr *x = jig_parser_attr(p, NULL);
    if (!x)
        return false;
    bool is_layout = x->kind == JIG_ATTR_MAP || x->kind == JIG_ATTR_STRIDED_LAYOUT;
    if (!is_layout) {
        if (parts->space)
            return jig_parser_error_here(p, "multiple memory spaces specified in memref type");
        parts->space = x;
        return true;
    }
    parts->layout = x;
    if (parts->unranked)
        return jig_parser_error_here(p, "cannot have affine map for unranked memref type");
    if (parts->space)
        return jig_parser_error_here(p, "expected memory space to be last in memref type");
    return true;
}

static bool check_memref(JigParser *p, JigSpot spot, size_t rank, const MemRefParts *parts) {
    const JigAttr *layout = parts->layout, *space = parts->space;
    if (layout && layout->kind == JIG_ATTR_MAP && jig_map_num_dims(layout->u.map) != rank)
        return jig_parser_error(p, spot,
                                "memref layout mismatch between rank and affine map: %zu != %u",
                                rank, jig_map_num_dims(layout->u.map));
    if (layout && layout->kind == JIG_ATTR_STRIDED_LAYOUT && layout->u.layout.n != rank)
        return jig_parser_error(p, spot, "expected the number of strides to match the rank");
    if (!jig_verify_is_memory_space(space))
        return jig_parser_error(p, spot, "unsupported memory space Attribute");
    return true;
}

static const JigType *parse_memref_type(JigParser *p) {
    JigSpot spot = p->tok.ptr;
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LESS, "expected '<' in memref type"))
        return NULL;
    Dims dims = {0};
    MemRefParts parts = {.unranked = jig_parser_try(p, JIG_TOK_STAR)};
    if (parts.unranked ? !parse_x(p) : !jig_parser_dims(p, true, true, &dims.data, &dims.len))
        return NULL;
    JigSpot element_spot = p->tok.ptr;
    const JigType *element = jig_parser_type(p);
    if (!element)
        return NULL;
    if (!jig_type_valid_memref_element(element)) {
        jig_parser_error(p, element_spot, "invalid memref element type");
        return NULL;
    }
    if (!jig_parser_try(p, JIG_TOK_GREATER)) {
        if (!jig_parser_expect(p, JIG_TOK_COMMA, "expected ',' or '>' in memref type"))
            return NULL;
        if (jig_parser_is(p, JIG_TOK_GREATER)) {
            jig_parser_wrong_token(p, "expected list element");
            return NULL;
        }
        if (!jig_parser_list(p, parse_memref_part, &parts) ||
            !jig_parser_expect(p, JIG_TOK_GREATER, "expected ',' or '>'"))
            return NULL;
    }
    if (!check_memref(p, spot, dims.len, &parts))
        return NULL;
    if (parts.unranked)
        return jig_type_unranked_memref(element, parts.space);
    return jig_type_memref(dims.data, dims.len, element, parts.layout, parts.space);
}

/* ---- Any type ---- */

static const JigType *parse_word_type(JigParser *p, JigKeyword keyword) {
    switch (keyword) {
    case JIG_KW_INTTYPE:
        return parse_integer_type(p);
    case JIG_KW_FLOAT:
        return parse_float_type(p);
    case JIG_KW_COMPLEX:
        return parse_complex_type(p);
    case JIG_KW_TUPLE:
        return parse_tuple_type(p);
    case JIG_KW_VECTOR:
        return parse_vector_type(p);
    case JIG_KW_TENSOR:
        return parse_tensor_type(p);
    case JIG_KW_MEMREF:
        return parse_memref_type(p);
    case JIG_KW_INDEX:
        jig_parser_next(p);
        return p->ctx->index_type;
    case JIG_KW_NONE_TYPE:
        jig_parser_next(p);
        return p->ctx->none_type;
    default:
        jig_parser_wrong_token(p, "expected non-function type");
        return NULL;
    }
}

/* The same text is the same type within a file, and files repeat themselves:
 * where a type with parameters begins, the entry for what stands there, or
 * NULL when there is too little text left. */
static JigTypeText *type_text_at(JigParser *p, const char *at) {
    uint64_t words[2];
    if ((size_t)(p->lex.end - at) < sizeof words)
        return NULL;
    memcpy(words, at, sizeof words);
    return &p->type_texts[jig_hash_mix(words[0], words[1]) % JIG_TYPE_TEXTS];
}

static const JigType *parse_type_with_text(JigParser *p, JigKeyword keyword) {
    const char *start = p->tok.ptr;
    JigTypeText *known = type_text_at(p, start);
    /* Within its own body, the text of a type may mean something else. */
    if (p->bodies_of.len)
        known = NULL;
    if (known && known->type && known->text.len <= (size_t)(p->lex.end - start) &&
        memcmp(known->text.ptr, start, known->text.len) == 0) {
        const JigType *type = known->type;
        jig_parser_reset(p, start + known->text.len);
        return type;
    }
    const JigType *type = parse_word_type(p, keyword);
    if (type && known && p->prev_end[-1] == '>')
        *known = (JigTypeText){{start, (size_t)(p->prev_end - start)}, type};
    return type;
}

static bool starts_type(JigKeyword keyword) {
    switch (keyword) {
    case JIG_KW_INTTYPE:
    case JIG_KW_FLOAT:
    case JIG_KW_COMPLEX:
    case JIG_KW_TUPLE:
    case JIG_KW_VECTOR:
    case JIG_KW_TENSOR:
    case JIG_KW_MEMREF:
    case JIG_KW_INDEX:
    case JIG_KW_NONE_TYPE:
        return true;
    default:
        return false;
    }
}

/* The entry for a word, which is not empty. */
static JigTypeText *type_word_of(JigParser *p, JigStr word) {
    size_t mixed = (size_t)word.ptr[0] * 8 + (size_t)word.ptr[word.len - 1] + word.len;
    return &p->type_words[mixed % JIG_TYPE_WORDS];
}

static const JigType *parse_bare_type(JigParser *p) {
    JigStr word = jig_token_str(&p->tok);
    JigTypeText *known = type_word_of(p, word);
    if (jig_str_eq(known->text, word)) {
        jig_parser_next(p);
        return known->type;
    }
    JigKeyword keyword = jig_token_keyword_of(word);
    if (keyword == JIG_KW_TENSOR || keyword == JIG_KW_MEMREF || keyword == JIG_KW_VECTOR)
        return parse_type_with_text(p, keyword);
    const JigType *type = parse_word_type(p, keyword);
    if (type && p->prev_end == word.ptr + word.len)
        *known = (JigTypeText){word, type};
    return type;
}

const JigType *jig_parser_non_function_type(JigParser *p) {
    if (!jig_parser_deep(p))
        return NULL;
    if (jig_parser_is(p, JIG_TOK_EXCLAIM))
        return jig_parser_extended_type(p);
    return jig_parser_is(p, JIG_TOK_BARE) ? parse_bare_type(p) : parse_word_type(p, JIG_KW_NONE);
}

const JigType *jig_parser_type(JigParser *p) {
    if (!jig_parser_is(p, JIG_TOK_LPAREN))
        return jig_parser_non_function_type(p);
    return jig_parser_deep(p) ? jig_parser_function_type(p) : NULL;
}

int jig_parser_try_type(JigParser *p, const JigType **out) {
    bool there = jig_parser_is(p, JIG_TOK_LPAREN) || jig_parser_is(p, JIG_TOK_EXCLAIM) ||
                 (jig_parser_is(p, JIG_TOK_BARE) &&
                  starts_type(jig_token_keyword_of(jig_token_str(&p->tok))));
    if (!there)
        return 0;
    *out = jig_parser_type(p);
    return *out ? 1 : -1;
}
