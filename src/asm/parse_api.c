/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What .parse functions call: tokens, literals, attributes and types. Errors of
 * an op's own syntax begin with "custom op 'name' "; those about a missing
 * token do not.
 */
#include "asm/format.h"
#include "asm/number.h"
#include "asm/parser_int.h"
#include "ir/storage.h"
#include "support/check.h"

/* ---- Where the parser stands ---- */

JigContext *jig_parser_context(JigParser *p) {
    JIG_REQUIRE(p);
    return p->ctx;
}
JigArena *jig_parser_arena(JigParser *p) {
    JIG_REQUIRE(p);
    return &p->scratch;
}
JigSpot jig_parse_spot(JigParser *p) {
    JIG_REQUIRE(p);
    return p->tok.ptr;
}
JigSpot jig_parse_end_spot(JigParser *p) {
    JIG_REQUIRE(p);
    return p->prev_end;
}
char jig_parse_peek_char(JigParser *p) {
    JIG_REQUIRE(p);
    return jig_parser_is(p, JIG_TOK_EOF) ? 0 : *p->tok.ptr;
}
JigLoc jig_parse_loc(JigParser *p, JigSpot spot) {
    JIG_REQUIRE(p);
    return jig_parser_loc(p, spot);
}
JigSpot jig_parse_name_spot(JigParser *p) {
    JIG_REQUIRE(p);
    if (p->in_dialect)
        return p->dialect_spot;
    return p->frame ? p->frame->spot : p->tok.ptr;
}

JigStr jig_parse_op_name(JigParser *p) {
    JIG_REQUIRE(p);
    return p->frame ? p->frame->name : JIG_STR("");
}

size_t jig_parse_num_bound_results(JigParser *p) {
    JIG_REQUIRE(p);
    size_t n = 0;
    for (size_t i = 0; p->frame && i < p->frame->num_bound; ++i)
        n += p->frame->bound[i].num;
    return n;
}

JigStr jig_parse_bound_result(JigParser *p, size_t i, size_t *index) {
    JIG_REQUIRE(p && index);
    for (size_t k = 0; p->frame && k < p->frame->num_bound; ++k) {
        const JigBinding *b = &p->frame->bound[k];
        if (i < b->num) {
            *index = i;
            return b->name;
        }
        i -= b->num;
    }
    *index = 0;
    return JIG_STR("");
}

bool jig_parse_error(JigParser *p, JigSpot spot, const char *fmt, ...) {
    JIG_REQUIRE(p && fmt);
    if (jig_parser_is(p, JIG_TOK_ERROR))
        return false;
    va_list args;
    va_start(args, fmt);
    const char *text = jig_parser_vformat(p, fmt, args);
    va_end(args);
    if (p->frame && p->frame->custom && !p->in_dialect)
        return jig_parser_error(p, spot, "custom op '%.*s' %s", JIG_FMT(p->frame->state.name->name),
                                text);
    return jig_parser_error(p, spot, "%s", text);
}

/* ---- Tokens ---- */

bool jig_parse_peek_token(JigParser *p, const char *text) {
    JIG_REQUIRE(p);
    JigTokenKind kind = jig_token_kind_of_mark(text);
    return kind == JIG_TOK_BARE ? jig_parser_is_word(p, text) : jig_parser_is(p, kind);
}

bool jig_parse_try_token(JigParser *p, const char *text) {
    JIG_REQUIRE(p && text);
    if (!jig_parse_peek_token(p, text))
        return false;
    jig_parser_next(p);
    return true;
}

bool jig_parse_token(JigParser *p, const char *text) {
    JIG_REQUIRE(p && text);
    if (jig_token_kind_of_mark(text) == JIG_TOK_BARE)
        return jig_parse_keyword(p, text);
    return jig_parse_try_token(p, text) || jig_parser_wrong_token(p, "expected '%s'", text);
}

bool jig_parse_token_or_tell(JigParser *p, const char *text) {
    size_t errors = p->errors;
    bool there = jig_parse_token(p, text);
    p->errors = errors;
    return there;
}

bool jig_parse_try_keyword(JigParser *p, const char *keyword) {
    JIG_REQUIRE(p && keyword);
    if (!jig_parser_is_word(p, keyword))
        return false;
    jig_parser_next(p);
    return true;
}

bool jig_parse_keyword(JigParser *p, const char *keyword) {
    return jig_parse_try_keyword(p, keyword) ||
           jig_parse_error(p, p->tok.ptr, "expected '%s'", keyword);
}

bool jig_parse_try_any_keyword(JigParser *p, JigStr *out) {
    JIG_REQUIRE(p && out);
    if (!jig_parser_is(p, JIG_TOK_BARE))
        return false;
    *out = jig_token_str(&p->tok);
    jig_parser_next(p);
    return true;
}

bool jig_parse_any_keyword(JigParser *p, JigStr *out) {
    return jig_parse_try_any_keyword(p, out) ||
           jig_parse_error(p, p->tok.ptr, "expected valid keyword");
}

bool jig_parse_try_string(JigParser *p, JigStr *out) {
    JIG_REQUIRE(p && out);
    if (!jig_parser_is(p, JIG_TOK_STRING))
        return false;
    *out = jig_token_string(&p->tok, &p->scratch);
    jig_parser_next(p);
    return true;
}

/* ---- Bodies that the type itself may stand in ---- */

bool jig_parse_is_in_body(const JigParser *p, const JigType *t) {
    JIG_REQUIRE(p && t);
    for (size_t i = 0; i < p->bodies_of.len; ++i)
        if (p->bodies_of.data[i] == t)
            return true;
    return false;
}
bool jig_parse_enter_body(JigParser *p, const JigType *t) {
    JIG_REQUIRE(p && t);
    if (jig_parse_is_in_body(p, t))
        return false;
    jig_vec_push(&p->bodies_of, t);
    return true;
}
void jig_parse_leave_body(JigParser *p) {
    JIG_REQUIRE(p);
    (void)jig_vec_pop(&p->bodies_of);
}

/* ---- More tokens ---- */

bool jig_parse_string(JigParser *p, JigStr *out) {
    return jig_parse_try_string(p, out) || jig_parse_error(p, p->tok.ptr, "expected string");
}

bool jig_parse_try_keyword_or_string(JigParser *p, JigStr *out) {
    return jig_parse_try_any_keyword(p, out) || jig_parse_try_string(p, out);
}

bool jig_parse_keyword_or_string(JigParser *p, JigStr *out) {
    return jig_parse_try_keyword_or_string(p, out) ||
           jig_parse_error(p, p->tok.ptr, "expected valid keyword or string");
}

bool jig_parse_try_keyword_of(JigParser *p, const char *const *keywords, size_t *index) {
    JIG_REQUIRE(p && keywords && index);
    for (size_t i = 0; keywords[i]; ++i)
        if (jig_parse_try_keyword(p, keywords[i])) {
            *index = i;
            return true;
        }
    return false;
}

/* ---- Numbers ---- */

/* The bits of digits: four for each, and one for the sign where the first of them is set. */
static size_t bits_as_written(const JigToken *t, const JigInt *value) {
    size_t digits = t->len, i = t->len > 1 && t->ptr[1] == 'x' ? 2 : 0;
    while (i < digits && t->ptr[i] == '0')
        i++;
    size_t bits = 4 * (digits - i);
    return bits + (bits && jig_int_active_bits(*value) == bits);
}

/* Sign and digits; the width leaves room for the sign. `true` and `false` are numbers of one bit,
 * which is the sign. `bits`: as many as were written, however small the number is. */
static int parse_big(JigParser *p, JigInt *out, size_t *bits) {
    *bits = 1;
    bool yes = jig_parse_try_keyword(p, "true");
    if (yes || jig_parse_try_keyword(p, "false")) {
        *out = jig_int(1, yes, &p->scratch);
        return 1;
    }
    if (!jig_parser_is(p, JIG_TOK_INT) && !jig_parser_is(p, JIG_TOK_MINUS))
        return 0;
    bool negative = jig_parser_try(p, JIG_TOK_MINUS);
    JigToken t = p->tok;
    if (!jig_parser_expect(p, JIG_TOK_INT, "expected integer value"))
        return -1;
    JigInt value;
    if (!jig_parser_big_int(&t, &p->scratch, &value)) {
        jig_parse_error(p, t.ptr, "integer value too large");
        return -1;
    }
    *bits = bits_as_written(&t, &value);
    value = jig_int_zext(value, value.width + 1, &p->scratch);
    *out = negative ? jig_int_neg(value, &p->scratch) : value;
    return 1;
}

int jig_parse_try_big_integer(JigParser *p, JigInt *out) {
    size_t written;
    return parse_big(p, out, &written);
}

int jig_parse_try_unsigned(JigParser *p, unsigned bits, uint64_t *out) {
    JIG_REQUIRE(p && out);
    JigSpot spot = p->tok.ptr;
    JigInt value;
    size_t written;
    int there = parse_big(p, &value, &written);
    if (there <= 0)
        return there;
    uint64_t most = bits < 64 ? (UINT64_C(1) << bits) - 1 : UINT64_MAX;
    bool negative = jig_int_is_negative(value);
    if (negative ? written > bits : !jig_int_fits_u64(value) || jig_int_u64(value) > most) {
        jig_parse_error(p, spot, "integer value too large");
        return -1;
    }
    *out = negative ? (uint64_t)jig_int_s64(value) & most : jig_int_u64(value);
    return 1;
}

int jig_parse_try_integer(JigParser *p, int64_t *out) {
    JIG_REQUIRE(p && out);
    JigSpot spot = p->tok.ptr;
    uint64_t small;
    if (jig_parser_is(p, JIG_TOK_INT) && jig_parser_u64(&p->tok, &small) && small <= INT64_MAX) {
        *out = (int64_t)small;
        jig_parser_next(p);
        return 1;
    }
    JigInt value;
    size_t written;
    int there = parse_big(p, &value, &written);
    if (there <= 0)
        return there;
    if (!jig_int_fits_s64(value)) {
        jig_parse_error(p, spot, "integer value too large");
        return -1;
    }
    *out = jig_int_s64(value);
    return 1;
}

bool jig_parse_integer(JigParser *p, int64_t *out) {
    JIG_REQUIRE(p && out);
    JigSpot spot = p->tok.ptr;
    int there = jig_parse_try_integer(p, out);
    if (there == 0)
        jig_parse_error(p, spot, "expected integer value");
    return there == 1;
}

bool jig_parse_float(JigParser *p, JigFloatKind kind, JigFloat *out) {
    JIG_REQUIRE(p && out);
    JIG_REQUIRE(kind < JIG_FLOAT_KINDS);
    bool negative = jig_parser_try(p, JIG_TOK_MINUS);
    if (jig_parser_is(p, JIG_TOK_INT))
        JIG_CHECK(jig_number_float_bits(p, &p->tok, negative, kind, out));
    else if (jig_parser_is(p, JIG_TOK_FLOAT))
        *out = jig_number_float(&p->tok, negative, kind);
    else
        return jig_parser_error_here(p, "expected floating point literal");
    jig_parser_next(p);
    return true;
}

/* ---- Lists ---- */

static const struct {
    JigTokenKind open, close;
    const char *open_text, *close_text;
} delimiters[] = {
    {JIG_TOK_EOF, JIG_TOK_EOF, "", ""},           {JIG_TOK_LPAREN, JIG_TOK_RPAREN, "(", ")"},
    {JIG_TOK_LSQUARE, JIG_TOK_RSQUARE, "[", "]"}, {JIG_TOK_LESS, JIG_TOK_GREATER, "<", ">"},
    {JIG_TOK_LBRACE, JIG_TOK_RBRACE, "{", "}"},
};

bool jig_parse_list(JigParser *p, JigDelimiter delimiter, bool (*fn)(JigParser *p, void *user),
                    void *user, const char *context) {
    JIG_REQUIRE(p);
    if (delimiter == JIG_DELIM_NONE)
        return jig_parser_list(p, fn, user);
    bool optional = delimiter >= JIG_DELIM_OPTIONAL_PAREN;
    size_t i = optional ? (size_t)(delimiter - JIG_DELIM_OPTIONAL_PAREN) + 1 : (size_t)delimiter;
    if (!jig_parser_try(p, delimiters[i].open)) {
        if (optional)
            return true;
        return jig_parser_wrong_token(p, "expected '%s'%s", delimiters[i].open_text,
                                      context ? context : "");
    }
    if (jig_parser_try(p, delimiters[i].close))
        return true;
    JIG_CHECK(jig_parser_list(p, fn, user));
    return jig_parser_try(p, delimiters[i].close) ||
           jig_parser_wrong_token(p, "expected '%s'%s", delimiters[i].close_text,
                                  context ? context : "");
}

/* ---- Attributes ---- */

const JigAttr *jig_parse_attr(JigParser *p, const JigType *type) {
    return jig_parser_attr(p, type);
}

int jig_parse_try_attr(JigParser *p, const JigType *type, const JigAttr **out) {
    return jig_parser_try_attr(p, type, out);
}

const JigAttr *jig_parse_symbol(JigParser *p) {
    JIG_REQUIRE(p);
    JigSpot spot = p->tok.ptr;
    const JigAttr *x = jig_parser_attr(p, p->ctx->none_type);
    if (x && x->kind != JIG_ATTR_SYMBOL_REF) {
        jig_parse_error(p, spot, "invalid kind of attribute specified");
        return NULL;
    }
    return x;
}

const JigAttr *jig_parse_try_symbol_name(JigParser *p) {
    JIG_REQUIRE(p);
    if (!jig_parser_is(p, JIG_TOK_AT))
        return NULL;
    const JigAttr *x = jig_attr_string(p->ctx, jig_token_string(&p->tok, &p->scratch));
    jig_parser_next(p);
    return x;
}

const JigAttr *jig_parse_symbol_name(JigParser *p) {
    JIG_REQUIRE(p);
    const JigAttr *x = jig_parse_try_symbol_name(p);
    if (!x)
        jig_parse_error(p, p->tok.ptr, "expected valid '@'-identifier for symbol name");
    return x;
}

const JigAttr *jig_parse_dict(JigParser *p) {
    JIG_REQUIRE(p);
    bool angles = jig_parser_try(p, JIG_TOK_LESS);
    if (!angles && !jig_parser_is(p, JIG_TOK_LBRACE))
        return NULL;
    JigNamedAttr *items;
    size_t n;
    if (!jig_parser_attr_dict(p, &items, &n) ||
        (angles && !jig_parser_expect(p, JIG_TOK_GREATER, "expected '>' to close properties")))
        return NULL;
    return jig_attr_dict(p->ctx, items, n);
}

bool jig_parse_optional_loc(JigParser *p, JigLoc *loc) {
    JIG_REQUIRE(p && loc);
    return jig_parser_trailing_loc(p, loc);
}

/* ---- Types ---- */

const JigType *jig_parse_rest_of_type(JigParser *p, const JigTypeRow *row) {
    JIG_REQUIRE(p && row);
    return jig_format_parse_type(p, row);
}

const JigType *jig_parse_type(JigParser *p) {
    JIG_REQUIRE(p);
    return jig_parser_type(p);
}

int jig_parse_try_type(JigParser *p, const JigType **out) {
    JIG_REQUIRE(p && out);
    return jig_parser_try_type(p, out);
}

const JigType *jig_parse_colon_type(JigParser *p) {
    JIG_REQUIRE(p);
    return jig_parser_expect(p, JIG_TOK_COLON, "expected ':'") ? jig_parser_type(p) : NULL;
}

static const JigType *type_of(JigParser *p, JigSpot spot, bool (*test)(const JigType *t),
                              const char *kind) {
    const JigType *t = jig_parse_type(p);
    if (!t || test(t))
        return t;
    (void)(kind ? jig_parse_error(p, spot,
                                  "invalid kind of type specified: expected %s, but found %s", kind,
                                  jig_msg_type(t))
                : jig_parse_error(p, spot, "invalid kind of type specified"));
    return NULL;
}

const JigType *jig_parse_type_of(JigParser *p, bool (*test)(const JigType *t), const char *kind) {
    return type_of(p, jig_parse_spot(p), test, kind);
}

const JigType *jig_parse_colon_type_of(JigParser *p, bool (*test)(const JigType *t),
                                       const char *kind) {
    JIG_REQUIRE(p);
    JigSpot colon = jig_parse_spot(p);
    return jig_parse_token(p, ":") ? type_of(p, colon, test, kind) : NULL;
}

const JigType *jig_parse_memref_type(JigParser *p) {
    return jig_parse_type_of(p, jig_type_is_memref, "builtin.memref");
}

const JigType *jig_parse_colon_memref_type(JigParser *p) {
    return jig_parse_colon_type_of(p, jig_type_is_memref, "builtin.memref");
}

const JigType *jig_parse_vector_type(JigParser *p) {
    return jig_parse_type_of(p, jig_type_is_vector, "builtin.vector");
}

bool jig_parse_type_list(JigParser *p, const JigType ***out, size_t *n) {
    JIG_REQUIRE(p && out && n);
    size_t cap = 0;
    *out = NULL;
    *n = 0;
    do {
        const JigType *t = jig_parser_type(p);
        if (!t)
            return false;
        JIG_P_PUSH(p, *out, *n, cap, t);
    } while (jig_parser_try(p, JIG_TOK_COMMA));
    return true;
}

bool jig_parse_colon_type_list(JigParser *p, const JigType ***out, size_t *n) {
    return jig_parser_expect(p, JIG_TOK_COLON, "expected ':'") && jig_parse_type_list(p, out, n);
}

bool jig_parse_optional_colon_type_list(JigParser *p, const JigType ***out, size_t *n) {
    JIG_REQUIRE(p && out && n);
    *out = NULL;
    *n = 0;
    return !jig_parser_try(p, JIG_TOK_COLON) || jig_parse_type_list(p, out, n);
}

bool jig_parse_arrow_type_list(JigParser *p, const JigType ***out, size_t *n) {
    JIG_REQUIRE(p && out && n);
    return jig_parser_expect(p, JIG_TOK_ARROW, "expected '->'") &&
           jig_parser_function_results(p, out, n);
}

bool jig_parse_optional_arrow_type_list(JigParser *p, const JigType ***out, size_t *n) {
    JIG_REQUIRE(p && out && n);
    *out = NULL;
    *n = 0;
    return !jig_parser_try(p, JIG_TOK_ARROW) || jig_parser_function_results(p, out, n);
}

bool jig_parse_dims(JigParser *p, bool allow_dynamic, bool with_trailing_x, int64_t **dims,
                    size_t *n) {
    JIG_REQUIRE(p && dims && n);
    return jig_parser_dims(p, allow_dynamic, with_trailing_x, dims, n);
}
