/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builtin attributes, without elements. */
#include "asm/number.h"
#include "asm/parser_int.h"
#include "ir/storage.h"

typedef struct AttrList {
    const JigAttr **data;
    size_t len, cap;
} AttrList;

/* ---- Dictionaries ---- */

typedef struct DictItems {
    JigNamedAttr *data;
    size_t len, cap;
    JigPtrMap seen; /* names, once there are many */
} DictItems;

enum { FEW_KEYS = 16 };

static bool has_key(DictItems *items, const JigIdent *name) {
    if (items->len < FEW_KEYS) {
        for (size_t i = 0; i < items->len; ++i)
            if (items->data[i].name == name)
                return true;
        return false;
    }
    if (items->len == FEW_KEYS && items->seen.len == 0)
        for (size_t i = 0; i < items->len; ++i)
            jig_ptrset_add(&items->seen, items->data[i].name);
    return !jig_ptrset_add(&items->seen, name);
}

static bool parse_entry(JigParser *p, void *user) {
    DictItems *items = user;
    JigStr key;
    if (jig_parser_is(p, JIG_TOK_STRING))
        key = jig_token_string(&p->tok, &p->scratch);
    else if (jig_parser_is(p, JIG_TOK_BARE))
        key = jig_token_str(&p->tok);
    else
        return jig_parser_wrong_token(p, "expected attribute name");
    if (key.len == 0)
        return jig_parser_error_here(p, "expected valid attribute name");
    const JigIdent *name = jig_ident(p->ctx, key);
    if (has_key(items, name))
        return jig_parser_error_here(p, "duplicate key '%.*s' in dictionary attribute",
                                     JIG_FMT(key));
    jig_parser_next(p);
    if (memchr(key.ptr, '.', key.len))
        jig_context_load(p->ctx, jig_context_dialect_of(p->ctx, key));
    const JigAttr *value = p->ctx->unit;
    if (jig_parser_try(p, JIG_TOK_EQUAL) && !(value = jig_parser_attr(p, NULL)))
        return false;
    JIG_P_PUSH(p, items->data, items->len, items->cap, ((JigNamedAttr){name, value}));
    return true;
}

bool jig_parser_attr_dict(JigParser *p, JigNamedAttr **out, size_t *n) {
    DictItems items = {0};
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_LBRACE, "expected '{' in attribute dictionary"));
    bool ok = jig_parser_try(p, JIG_TOK_RBRACE) ||
              (jig_parser_list(p, parse_entry, &items) &&
               jig_parser_expect(p, JIG_TOK_RBRACE, "expected '}' in attribute dictionary"));
    jig_ptrmap_free(&items.seen);
    *out = items.data;
    *n = items.len;
    return ok;
}

static const JigAttr *parse_dict(JigParser *p) {
    JigNamedAttr *items;
    size_t n;
    return jig_parser_attr_dict(p, &items, &n) ? jig_attr_dict(p->ctx, items, n) : NULL;
}

/* ---- Arrays ---- */

static bool attr_element(JigParser *p, void *user) {
    AttrList *list = user;
    const JigAttr *x = jig_parser_attr(p, NULL);
    if (!x)
        return false;
    JIG_P_PUSH(p, list->data, list->len, list->cap, x);
    return true;
}

static const JigAttr *parse_array(JigParser *p) {
    jig_parser_next(p);
    AttrList list = {0};
    if (!jig_parser_try(p, JIG_TOK_RSQUARE) &&
        (!jig_parser_list(p, attr_element, &list) ||
         !jig_parser_expect(p, JIG_TOK_RSQUARE, "expected ',' or ']'")))
        return NULL;
    return jig_attr_array(p->ctx, list.data, list.len);
}

/* ---- Numbers ---- */

/* The type of a literal: `type`, or what follows a colon, or `otherwise`. */
static const JigType *literal_type(JigParser *p, const JigType *type, const JigType *otherwise) {
    if (type)
        return type;
    return jig_parser_try(p, JIG_TOK_COLON) ? jig_parser_type(p) : otherwise;
}

static const JigAttr *parse_int_literal(JigParser *p, const JigType *type, bool negative) {
    JigToken t = p->tok;
    jig_parser_next(p);
    if (!(type = literal_type(p, type, p->ctx->i64)))
        return NULL;
    if (jig_type_is_float(type)) {
        JigFloat value;
        return jig_number_float_bits(p, &t, negative, jig_type_float_kind(type), &value)
                   ? jig_attr_float(type, value)
                   : NULL;
    }
    if (!jig_type_is_int_or_index(type)) {
        jig_parser_error(p, t.ptr, "integer literal not valid for specified type");
        return NULL;
    }
    if (negative && type->kind == JIG_TYPE_INTEGER && jig_type_sign(type) == JIG_UNSIGNED) {
        jig_parser_error(p, t.ptr, "negative integer literal not valid for unsigned integer type");
        return NULL;
    }
    JigInt value;
    if (!jig_number_int(&t, negative, type, &p->scratch, &value)) {
        jig_parser_error(p, t.ptr, "integer constant out of range for attribute");
        return NULL;
    }
    return jig_attr_big_int(type, value);
}

static const JigAttr *parse_float_literal(JigParser *p, const JigType *type, bool negative) {
    JigToken t = p->tok;
    jig_parser_next(p);
    if (!(type = literal_type(p, type, jig_type_float(p->ctx, JIG_F64))))
        return NULL;
    if (!jig_type_is_float(type)) {
        jig_parser_error_here(p, "floating point value not valid for specified type");
        return NULL;
    }
    return jig_attr_float(type, jig_number_float(&t, negative, jig_type_float_kind(type)));
}

static const JigAttr *parse_negative(JigParser *p, const JigType *type) {
    jig_parser_next(p);
    if (jig_parser_is(p, JIG_TOK_INT))
        return parse_int_literal(p, type, true);
    if (jig_parser_is(p, JIG_TOK_FLOAT))
        return parse_float_literal(p, type, true);
    jig_parser_wrong_token(p, "expected constant integer or floating point value");
    return NULL;
}

/* ---- Strings and symbols ---- */

static const JigAttr *parse_string_attr(JigParser *p, const JigType *type) {
    JigStr value = jig_token_string(&p->tok, &p->scratch);
    jig_parser_next(p);
    if (!type && jig_parser_try(p, JIG_TOK_COLON) && !(type = jig_parser_type(p)))
        return NULL;
    return type ? jig_attr_typed_string(value, type) : jig_attr_string(p->ctx, value);
}

const JigAttr *jig_parser_symbol_ref(JigParser *p) {
    JigStr *path = NULL;
    size_t n = 0, cap = 0;
    JIG_P_PUSH(p, path, n, cap, jig_token_string(&p->tok, &p->scratch));
    jig_parser_next(p);
    while (jig_parser_is(p, JIG_TOK_COLON)) {
        const char *colon = p->tok.ptr;
        jig_parser_next(p);
        if (!jig_parser_try(p, JIG_TOK_COLON)) {
            if (!jig_parser_is(p, JIG_TOK_EOF) && !jig_parser_is(p, JIG_TOK_ERROR))
                jig_parser_reset(p, colon);
            break;
        }
        if (!jig_parser_is(p, JIG_TOK_AT)) {
            jig_parser_error_here(p, "expected nested symbol reference identifier");
            return NULL;
        }
        JIG_P_PUSH(p, path, n, cap, jig_token_string(&p->tok, &p->scratch));
        jig_parser_next(p);
    }
    return jig_attr_symbol(p->ctx, path, n);
}

/* ---- What starts with a word ---- */

static const JigAttr *parse_affine_map_attr(JigParser *p) {
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LESS, "expected '<' in affine map"))
        return NULL;
    const JigMap *map = jig_parse_map(p);
    if (!map || !jig_parser_expect(p, JIG_TOK_GREATER, "expected '>' in affine map"))
        return NULL;
    return jig_attr_of_map(map);
}

static const JigAttr *parse_affine_set_attr(JigParser *p) {
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LESS, "expected '<' in integer set"))
        return NULL;
    const JigSet *set = jig_parse_set(p);
    if (!set || !jig_parser_expect(p, JIG_TOK_GREATER, "expected '>' in integer set"))
        return NULL;
    return jig_attr_of_set(set);
}

/* An integer, or `?`. */
static bool parse_stride(JigParser *p, int64_t *out) {
    if (jig_parser_try(p, JIG_TOK_QUESTION)) {
        *out = JIG_DYNAMIC;
        return true;
    }
    JigSpot spot = p->tok.ptr;
    bool negative = jig_parser_try(p, JIG_TOK_MINUS);
    uint64_t value;
    if (!jig_parser_is(p, JIG_TOK_INT) || !jig_parser_u64(&p->tok, &value) || value > INT64_MAX)
        return jig_parser_error(p, spot, "expected a 64-bit signed integer or '?'");
    *out = negative ? -(int64_t)value : (int64_t)value;
    jig_parser_next(p);
    return true;
}

typedef struct Strides {
    int64_t *data;
    size_t len, cap;
} Strides;

static bool stride_element(JigParser *p, void *user) {
    Strides *list = user;
    int64_t value;
    JIG_CHECK(parse_stride(p, &value));
    JIG_P_PUSH(p, list->data, list->len, list->cap, value);
    return true;
}

static const JigAttr *parse_strided(JigParser *p) {
    jig_parser_next(p);
    Strides strides = {0};
    int64_t offset = 0;
    if (!jig_parser_expect(p, JIG_TOK_LESS, "expected '<' after 'strided'") ||
        !jig_parser_expect(p, JIG_TOK_LSQUARE, "expected '['"))
        return NULL;
    if (!jig_parser_try(p, JIG_TOK_RSQUARE) &&
        (!jig_parser_list(p, stride_element, &strides) ||
         !jig_parser_expect(p, JIG_TOK_RSQUARE, "expected ']'")))
        return NULL;
    if (!jig_parser_try(p, JIG_TOK_GREATER)) {
        if (!jig_parser_expect(p, JIG_TOK_COMMA, "expected ','"))
            return NULL;
        if (!jig_parser_is_word(p, "offset")) {
            jig_parser_wrong_token(p, "expected 'offset' after comma");
            return NULL;
        }
        jig_parser_next(p);
        if (!jig_parser_expect(p, JIG_TOK_COLON, "expected ':' after 'offset'") ||
            !parse_stride(p, &offset) || !jig_parser_expect(p, JIG_TOK_GREATER, "expected '>'"))
            return NULL;
    }
    return jig_attr_strided_layout(p->ctx, offset, strides.data, strides.len);
}

/* distinct[N]<attr>: the same N is the same attribute within a file. */
static const JigAttr *parse_distinct(JigParser *p) {
    JigSpot spot = p->tok.ptr;
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LSQUARE, "expected '[' after 'distinct'"))
        return NULL;
    JigToken id = p->tok;
    uint64_t number;
    if (!jig_parser_expect(p, JIG_TOK_INT, "expected distinct ID"))
        return NULL;
    if (!jig_parser_u64(&id, &number)) {
        jig_parser_error_here(p, "expected an unsigned 64-bit integer");
        return NULL;
    }
    if (!jig_parser_expect(p, JIG_TOK_RSQUARE, "expected ']' to close distinct ID") ||
        !jig_parser_expect(p, JIG_TOK_LESS, "expected '<' after distinct ID"))
        return NULL;
    const JigAttr *inner = p->ctx->unit;
    if (!jig_parser_try(p, JIG_TOK_GREATER)) {
        inner = jig_parser_attr(p, NULL);
        if (!inner) {
            jig_parser_error_here(p, "expected attribute");
            return NULL;
        }
        if (!jig_parser_expect(p, JIG_TOK_GREATER, "expected '>' to close distinct attribute"))
            return NULL;
    }
    /* The map's keys are pointers; the number is interned to be one. */
    const JigIdent *key = jig_ident(
        p->ctx, jig_arena_printf(&p->scratch, "distinct %llu", (unsigned long long)number));
    void **slot = jig_ptrmap_slot(&p->distinct, key);
    if (!*slot)
        *slot = (void *)jig_attr_distinct(inner);
    const JigAttr *x = *slot;
    if (x->u.distinct != inner) {
        jig_parser_error(p, spot, "referenced attribute does not match previous definition: %s",
                         jig_msg_attr(x->u.distinct));
        return NULL;
    }
    return x;
}

static const JigAttr *parse_loc_attr(JigParser *p) {
    jig_parser_next(p);
    JigLoc loc;
    if (!jig_parser_expect(p, JIG_TOK_LPAREN, "expected '(' in inline location") ||
        !jig_parser_location(p, &loc) ||
        !jig_parser_expect(p, JIG_TOK_RPAREN, "expected ')' in inline location"))
        return NULL;
    return jig_loc_attr(p->ctx, loc);
}

static const JigAttr *parse_type_attr(JigParser *p) {
    const JigType *type = NULL;
    int there = jig_parser_try_type(p, &type);
    if (there == 0)
        jig_parser_wrong_token(p, "expected attribute value");
    return there == 1 ? jig_attr_of_type(type) : NULL;
}

static const JigAttr *parse_word_attr(JigParser *p, const JigType *type) {
    switch (jig_token_keyword_of(jig_token_str(&p->tok))) {
    case JIG_KW_AFFINE_MAP:
        return parse_affine_map_attr(p);
    case JIG_KW_AFFINE_SET:
        return parse_affine_set_attr(p);
    case JIG_KW_ARRAY:
        return jig_parser_dense_array(p);
    case JIG_KW_DENSE:
        return jig_parser_dense(p, type);
    case JIG_KW_DENSE_RESOURCE:
        return jig_parser_dense_resource(p, type);
    case JIG_KW_DISTINCT:
        return parse_distinct(p);
    case JIG_KW_SPARSE:
        return jig_parser_sparse(p, type);
    case JIG_KW_STRIDED:
        return parse_strided(p);
    case JIG_KW_LOC:
        return parse_loc_attr(p);
    case JIG_KW_TRUE:
        jig_parser_next(p);
        return jig_attr_bool(p->ctx, true);
    case JIG_KW_FALSE:
        jig_parser_next(p);
        return jig_attr_bool(p->ctx, false);
    case JIG_KW_UNIT:
        jig_parser_next(p);
        return p->ctx->unit;
    default:
        return parse_type_attr(p);
    }
}

const JigAttr *jig_parser_attr(JigParser *p, const JigType *type) {
    if (!jig_parser_deep(p))
        return NULL;
    switch (p->tok.kind) {
    case JIG_TOK_BARE:
        return parse_word_attr(p, type);
    case JIG_TOK_INT:
        return parse_int_literal(p, type, false);
    case JIG_TOK_FLOAT:
        return parse_float_literal(p, type, false);
    case JIG_TOK_MINUS:
        return parse_negative(p, type);
    case JIG_TOK_STRING:
        return parse_string_attr(p, type);
    case JIG_TOK_AT:
        return jig_parser_symbol_ref(p);
    case JIG_TOK_HASH:
        return jig_parser_extended_attr(p, type);
    case JIG_TOK_LSQUARE:
        return parse_array(p);
    case JIG_TOK_LBRACE:
        return parse_dict(p);
    default:
        return parse_type_attr(p);
    }
}

/* Is an attribute here, for syntax in which it may be absent? Some words that
 * start one are not asked for. */
static bool starts_attr(const JigParser *p) {
    switch (p->tok.kind) {
    case JIG_TOK_INT:
    case JIG_TOK_FLOAT:
    case JIG_TOK_MINUS:
    case JIG_TOK_STRING:
    case JIG_TOK_AT:
    case JIG_TOK_HASH:
    case JIG_TOK_LSQUARE:
    case JIG_TOK_LBRACE:
        return true;
    case JIG_TOK_BARE:
        break;
    default:
        return false;
    }
    switch (jig_token_keyword_of(jig_token_str(&p->tok))) {
    case JIG_KW_AFFINE_MAP:
    case JIG_KW_AFFINE_SET:
    case JIG_KW_DENSE:
    case JIG_KW_DENSE_RESOURCE:
    case JIG_KW_SPARSE:
    case JIG_KW_LOC:
    case JIG_KW_TRUE:
    case JIG_KW_FALSE:
    case JIG_KW_UNIT:
        return true;
    default:
        return false;
    }
}

int jig_parser_try_attr(JigParser *p, const JigType *type, const JigAttr **out) {
    if (starts_attr(p)) {
        *out = jig_parser_attr(p, type);
        return *out ? 1 : -1;
    }
    const JigType *t = NULL;
    int there = jig_parser_try_type(p, &t);
    if (there == 1)
        *out = jig_attr_of_type(t);
    return there;
}
