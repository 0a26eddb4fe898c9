/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Elements attributes. The literal stands before its type, so it is read
 * twice: first for its shape and its syntax, then, once the type is known, for
 * the values. Nothing is stored between.
 */
#include "asm/number.h"
#include "ir/storage.h"

#include <stdio.h>

/* A literal after the first reading. */
typedef struct Literal {
    JigSpot begin;
    size_t count; /* values: numbers, words, strings; two for a complex one */
    const int64_t *shape;
    size_t rank;
    bool is_string; /* a lone string, perhaps hexadecimal data: `string` */
    JigToken string;
} Literal;

/* ---- First reading ---- */

static bool scan_value(JigParser *p, Literal *lit);

static bool scan_complex(JigParser *p, Literal *lit) {
    JIG_CHECK(jig_parser_deep(p));
    jig_parser_next(p);
    JIG_CHECK(scan_value(p, lit));
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_COMMA, "expected ',' between complex elements"));
    JIG_CHECK(scan_value(p, lit));
    return jig_parser_expect(p, JIG_TOK_RPAREN, "expected ')' after complex elements");
}

static bool scan_value(JigParser *p, Literal *lit) {
    switch (p->tok.kind) {
    case JIG_TOK_MINUS:
        jig_parser_next(p);
        if (!jig_parser_is(p, JIG_TOK_INT) && !jig_parser_is(p, JIG_TOK_FLOAT))
            return jig_parser_error_here(p, "expected integer or floating point literal");
        break;
    case JIG_TOK_INT:
    case JIG_TOK_FLOAT:
    case JIG_TOK_STRING:
        break;
    case JIG_TOK_LPAREN:
        return scan_complex(p, lit);
    default:
        if (jig_parser_is_word(p, "true") || jig_parser_is_word(p, "false"))
            break;
        return jig_parser_error_here(p, "expected element literal of primitive type");
    }
    jig_parser_next(p);
    lit->count++;
    return true;
}

/* The shape of a list: its size and the shape of its items; NULL is that of a
 * value. Shapes are unique within a literal, so that a comparison of siblings
 * is one of pointers, however deep they are. */
typedef struct Shape {
    int64_t size;
    struct Shape *items;
    struct Shape *lists;   /* of items of this shape */
    struct Shape *sibling; /* in `lists` of its items */
} Shape;

static Shape *shape_of_list(JigParser *p, Shape *root, int64_t size, Shape *items) {
    Shape **lists = items ? &items->lists : &root->lists;
    for (Shape *s = *lists; s; s = s->sibling)
        if (s->size == size)
            return s;
    Shape *s = JIG_NEW(&p->scratch, Shape);
    *s = (Shape){.size = size, .items = items, .sibling = *lists};
    return *lists = s;
}

/* `root` holds the lists of plain values. */
static bool scan_list(JigParser *p, Literal *lit, Shape *root, Shape **shape) {
    JIG_CHECK(jig_parser_deep(p));
    jig_parser_next(p);
    Shape *items = NULL;
    int64_t size = 0;
    if (!jig_parser_try(p, JIG_TOK_RSQUARE)) {
        do {
            Shape *item = NULL;
            JIG_CHECK(jig_parser_is(p, JIG_TOK_LSQUARE) ? scan_list(p, lit, root, &item)
                                                        : scan_value(p, lit));
            if (size++ == 0)
                items = item;
            else if (item != items)
                return jig_parser_error_here(
                    p, "tensor literal is invalid; ranks are not consistent between elements");
        } while (jig_parser_try(p, JIG_TOK_COMMA));
        JIG_CHECK(jig_parser_expect(p, JIG_TOK_RSQUARE, "expected ']'"));
    }
    *shape = shape_of_list(p, root, size, items);
    return true;
}

static void set_shape(JigParser *p, Literal *lit, const Shape *shape) {
    for (const Shape *s = shape; s; s = s->items)
        lit->rank++;
    int64_t *dims = jig_arena_alloc(&p->scratch, lit->rank * sizeof *dims), *dim = dims;
    for (const Shape *s = shape; s; s = s->items)
        *dim++ = s->size;
    lit->shape = dims;
}

static bool scan_literal(JigParser *p, bool allow_hex, Literal *lit) {
    *lit = (Literal){.begin = p->tok.ptr};
    if (allow_hex && jig_parser_is(p, JIG_TOK_STRING)) {
        lit->is_string = true;
        lit->string = p->tok;
        jig_parser_next(p);
        return true;
    }
    if (!jig_parser_is(p, JIG_TOK_LSQUARE))
        return scan_value(p, lit);
    Shape root = {0}, *shape = NULL;
    JIG_CHECK(scan_list(p, lit, &root, &shape));
    set_shape(p, lit, shape);
    return true;
}

/* ---- Second reading ---- */

/* Values of a literal, one after another; its syntax is known to be right. */
typedef struct Values {
    JigLexer lex;
    bool negative;
    JigToken tok;
} Values;

static Values values_of(const JigParser *p, const Literal *lit) {
    Values v = {.lex = p->lex};
    v.lex.cur = lit->begin;
    return v;
}

static void next_value(Values *v) {
    v->negative = false;
    for (;;) {
        jig_lexer_next(&v->lex, &v->tok);
        switch (v->tok.kind) {
        case JIG_TOK_MINUS:
            v->negative = true;
            break;
        case JIG_TOK_LSQUARE:
        case JIG_TOK_RSQUARE:
        case JIG_TOK_LPAREN:
        case JIG_TOK_RPAREN:
        case JIG_TOK_COMMA:
            break;
        default:
            return;
        }
    }
}

static bool is_bool_word(const JigToken *t) {
    return t->kind == JIG_TOK_BARE;
}

static bool store_int(JigParser *p, const Values *v, const JigType *type, uint8_t *out) {
    const JigToken *t = &v->tok;
    if (v->negative && type->kind == JIG_TYPE_INTEGER && jig_type_sign(type) == JIG_UNSIGNED)
        return jig_parser_error(p, t->ptr,
                                "expected unsigned integer elements, but parsed negative value");
    if (t->kind == JIG_TOK_FLOAT)
        return jig_parser_error(p, t->ptr, "expected integer elements, but parsed floating-point");
    if (is_bool_word(t)) {
        if (!jig_type_is_integer(type, 1))
            return jig_parser_error(p, t->ptr, "expected i1 type for 'true' or 'false' values");
        *out = t->ptr[0] == 't';
        return true;
    }
    JigInt value;
    if (!jig_number_int(t, v->negative, type, &p->scratch, &value))
        return jig_parser_error(p, t->ptr, "integer constant out of range for type");
    jig_int_to_bytes(value, out);
    return true;
}

static bool store_float(JigParser *p, const Values *v, const JigType *type, uint8_t *out) {
    const JigToken *t = &v->tok;
    JigFloatKind kind = jig_type_float_kind(type);
    JigFloat value;
    if (t->kind == JIG_TOK_INT)
        JIG_CHECK(jig_number_float_bits(p, t, v->negative, kind, &value));
    else if (t->kind != JIG_TOK_FLOAT)
        return jig_parser_error(p, t->ptr, "expected floating point literal");
    else
        value = jig_number_float(t, v->negative, kind);
    memcpy(out, value.bits, jig_dense_element_size(type));
    return true;
}

enum { MOST_DIGITS = 22 /* of a number in a list, with sign and comma */ };

static const char *shape_text(JigParser *p, const int64_t *shape, size_t rank) {
    char *text = jig_arena_alloc(&p->scratch, MOST_DIGITS * rank + 1), *end = text;
    *end = 0;
    for (size_t i = 0; i < rank; ++i)
        end += sprintf(end, "%s%lld", i ? ", " : "", (long long)shape[i]);
    return text;
}

/* Hexadecimal data as raw elements, or one for all, also where there are none. Those of i1 are
 * packed bits. Bits behind the last one do not count, but that one alone is true if any is; the
 * reference keeps them, and so does not see then that all elements are one. */
static const JigAttr *hex_attr(JigParser *p, JigSpot spot, const Literal *lit,
                               const JigType *type) {
    uint8_t *bytes;
    size_t n;
    if (!jig_number_hex_bytes(jig_token_string(&lit->string, &p->scratch), &p->scratch, &bytes,
                              &n)) {
        jig_parser_error(p, lit->string.ptr,
                         "expected string containing hex digits starting with `0x`");
        return NULL;
    }
    const JigType *element = jig_type_element(type);
    size_t count = (size_t)jig_type_num_elements(type), size = jig_dense_element_size(element);
    bool is_bits = jig_type_is_any_integer(element) && jig_type_width(element) == 1, splat = false,
         fits;
    if (is_bits) {
        splat = n == 1 && (bytes[0] == 0 || bytes[0] == 0xFF || count == 1);
        fits = splat || n == (count + 7) / 8;
    } else {
        splat = n == size && size > 0; /* an i0 has no bytes */
        fits = splat || (size ? n % size == 0 && n / size == count : n == 0);
    }
    if (!fits) {
        jig_parser_error(p, spot, "elements hex data size is invalid for provided type: %s",
                         jig_msg_type(type));
        return NULL;
    }
    if (!is_bits)
        return jig_attr_dense(type, bytes, splat);
    size_t stored = splat ? 1 : count;
    uint8_t *bits = jig_arena_alloc(&p->scratch, stored);
    for (size_t i = 0; i < stored; ++i)
        bits[i] = splat ? bytes[0] != 0 : bytes[i / 8] >> i % 8 & 1;
    return jig_attr_dense(type, bits, splat);
}

static const JigAttr *string_elements(JigParser *p, JigSpot spot, const Literal *lit,
                                      const JigType *type) {
    size_t n = lit->is_string ? 1 : lit->count;
    JigStr *strings = jig_arena_alloc(&p->scratch, n * sizeof *strings);
    if (lit->is_string) {
        strings[0] = jig_token_string(&lit->string, &p->scratch);
        return jig_attr_dense_strings(type, strings, n);
    }
    Values v = values_of(p, lit);
    for (size_t i = 0; i < n; ++i) {
        next_value(&v);
        if (v.tok.kind != JIG_TOK_STRING) {
            jig_parser_error(p, spot, "expected string token, got %.*s",
                             JIG_FMT(jig_token_str(&v.tok)));
            return NULL;
        }
        strings[i] = jig_token_string(&v.tok, &p->scratch);
    }
    return jig_attr_dense_strings(type, strings, n);
}

static const JigAttr *number_elements(JigParser *p, const Literal *lit, const JigType *type,
                                      bool splat) {
    const JigType *part = jig_type_element(type);
    if (part->kind == JIG_TYPE_COMPLEX)
        part = jig_type_element(part);
    bool is_float = jig_type_is_float(part);
    size_t size = jig_dense_element_size(part);
    uint8_t *data = jig_arena_alloc(&p->scratch, lit->count * size);
    Values v = values_of(p, lit);
    for (size_t i = 0; i < lit->count; ++i) {
        next_value(&v);
        uint8_t *out = data + i * size;
        if (is_float ? !store_float(p, &v, part, out) : !store_int(p, &v, part, out))
            return NULL;
    }
    return jig_attr_dense(type, data, splat);
}

static bool check_shape(JigParser *p, JigSpot spot, const Literal *lit, const JigType *type) {
    if (lit->rank &&
        (lit->rank != jig_type_rank(type) ||
         memcmp(lit->shape, jig_type_shape(type), lit->rank * sizeof *lit->shape) != 0))
        return jig_parser_error(
            p, spot, "inferred shape of elements literal ([%s]) does not match type ([%s])",
            shape_text(p, lit->shape, lit->rank),
            shape_text(p, jig_type_shape(type), jig_type_rank(type)));
    if (!lit->is_string && lit->count == 0 && jig_type_num_elements(type))
        return jig_parser_error(p, spot, "parsed zero elements, but type (%s) expected at least 1",
                                jig_msg_type(type));
    return true;
}

/* The values of `lit` as elements of `type`. */
static const JigAttr *literal_attr(JigParser *p, JigSpot spot, const Literal *lit,
                                   const JigType *type) {
    const JigType *element = jig_type_element(type);
    bool is_complex = element->kind == JIG_TYPE_COMPLEX;
    bool is_number = is_complex || jig_type_is_int_or_index_or_float(element);
    if (lit->is_string && is_number)
        return hex_attr(p, spot, lit, type);
    if (!check_shape(p, spot, lit, type))
        return NULL;
    size_t count = lit->count, parts = is_complex ? 2 : 1,
           all = (size_t)jig_type_num_elements(type) * parts;
    bool splat = lit->is_string || (lit->rank == 0 && count == parts);
    if (!splat && count != all) {
        bool scalar = is_complex && lit->rank == 0;
        jig_parser_error(p, spot, "parsed %zu elements, but type (%s) expected %zu elements", count,
                         jig_msg_type(scalar ? element : type), scalar ? parts : all);
        return NULL;
    }
    return is_number ? number_elements(p, lit, type, splat) : string_elements(p, spot, lit, type);
}

/* ---- dense, sparse ---- */

/* `: type` (or the type given), shaped and static. */
static const JigType *elements_type(JigParser *p, JigSpot spot, const JigType *type) {
    if (!type &&
        (!jig_parser_expect(p, JIG_TOK_COLON, "expected ':'") || !(type = jig_parser_type(p))))
        return NULL;
    if (!jig_type_is_shaped(type)) {
        jig_parser_error(p, spot, "elements literal must be a shaped type");
        return NULL;
    }
    if (!jig_type_has_static_shape(type)) {
        jig_parser_error(p, spot, "elements literal type must have static shape");
        return NULL;
    }
    return type;
}

const JigAttr *jig_parser_dense(JigParser *p, const JigType *type) {
    JigSpot spot = p->tok.ptr;
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LESS, "expected '<' after 'dense'"))
        return NULL;
    Literal lit = {.begin = p->tok.ptr};
    if (!jig_parser_try(p, JIG_TOK_GREATER) &&
        (!scan_literal(p, true, &lit) || !jig_parser_expect(p, JIG_TOK_GREATER, "expected '>'")))
        return NULL;
    type = elements_type(p, spot, type);
    return type ? literal_attr(p, spot, &lit, type) : NULL;
}

static bool sparse_shapes_differ(JigParser *p, JigSpot spot, const JigType *type,
                                 const JigType *indices, const JigType *values) {
    return jig_parser_error(
        p, spot,
        "expected shape ([%s]); inferred shape of indices literal ([%s]); inferred shape of values "
        "literal ([%s])",
        shape_text(p, jig_type_shape(type), jig_type_rank(type)),
        shape_text(p, jig_type_shape(indices), jig_type_rank(indices)),
        shape_text(p, jig_type_shape(values), jig_type_rank(values)));
}

static uint64_t sparse_index(const JigAttr *indices, int64_t i, size_t dim) {
    const JigType *t = indices->type;
    int64_t rank = jig_type_rank(t) == 2 ? jig_type_dim(t, 1) : 1;
    return (uint64_t)jig_attr_dense_int(indices, i * rank + (int64_t)dim);
}

/* "1, 2" of index `i`. */
static const char *index_text(JigParser *p, const JigAttr *indices, int64_t i, size_t rank) {
    char *text = jig_arena_calloc(&p->scratch, MOST_DIGITS * rank + 1), *end = text;
    for (size_t d = 0; d < rank; ++d)
        end +=
            sprintf(end, "%s%llu", d ? ", " : "", (unsigned long long)sparse_index(indices, i, d));
    return text;
}

static bool check_sparse(JigParser *p, JigSpot spot, const JigType *type, const JigAttr *indices,
                         const JigAttr *values) {
    const JigType *it = indices->type, *vt = values->type;
    size_t rank = jig_type_rank(type);
    bool matrix = jig_type_rank(it) == 2;
    if (jig_type_rank(vt) != 1)
        return jig_parser_error(p, spot, "expected 1-d tensor for sparse element values");
    if (matrix ? (size_t)jig_type_dim(it, 1) != rank : jig_type_rank(it) != 1 || rank != 1)
        return sparse_shapes_differ(p, spot, type, it, vt);
    if (jig_type_dim(vt, 0) != jig_type_dim(it, 0))
        return sparse_shapes_differ(p, spot, type, it, vt);
    for (int64_t i = 0; i < jig_type_dim(it, 0); ++i) {
        bool inside = true;
        for (size_t d = 0; d < rank; ++d)
            inside &= sparse_index(indices, i, d) < (uint64_t)jig_type_dim(type, d);
        if (!inside)
            return jig_parser_error(
                p, spot,
                "sparse index #%lld is not contained within the value shape, with "
                "index=[%s], and type=%s",
                (long long)i, index_text(p, indices, i, rank), jig_msg_type(type));
    }
    return true;
}

/* The tensor type of one of the two literals: its own shape, or `length` (and `width`). */
static const JigType *sparse_part_type(const Literal *lit, const JigType *element, int64_t length,
                                       int64_t width, bool has_width) {
    if (lit->rank)
        return jig_type_tensor(lit->shape, lit->rank, element, NULL);
    int64_t shape[2] = {length, width};
    return jig_type_tensor(shape, has_width ? 2 : 1, element, NULL);
}

const JigAttr *jig_parser_sparse(JigParser *p, const JigType *type) {
    JigSpot spot = p->tok.ptr;
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LESS, "Expected '<' after 'sparse'"))
        return NULL;
    Literal indices, values;
    bool empty = jig_parser_try(p, JIG_TOK_GREATER);
    if (!empty &&
        (!scan_literal(p, false, &indices) ||
         !jig_parser_expect(p, JIG_TOK_COMMA, "expected ','") || !scan_literal(p, true, &values) ||
         !jig_parser_expect(p, JIG_TOK_GREATER, "expected '>'")))
        return NULL;
    type = elements_type(p, spot, type);
    if (!type)
        return NULL;
    int64_t rank = (int64_t)jig_type_rank(type);
    if (empty) {
        int64_t shape[2] = {0, rank};
        const JigType *it = jig_type_tensor(shape, 2, p->ctx->i64, NULL);
        const JigType *vt = jig_type_tensor(shape, 1, jig_type_element(type), NULL);
        bool numbers = jig_type_element(type)->kind == JIG_TYPE_COMPLEX ||
                       jig_type_is_int_or_index_or_float(jig_type_element(type));
        return jig_attr_sparse(type, jig_attr_dense(it, "", false),
                               numbers ? jig_attr_dense(vt, "", false)
                                       : jig_attr_dense_strings(vt, NULL, 0));
    }
    const JigType *it = sparse_part_type(&indices, p->ctx->i64, 1, rank, true);
    const JigAttr *index_attr = literal_attr(p, spot, &indices, it);
    if (!index_attr)
        return NULL;
    const JigType *vt =
        sparse_part_type(&values, jig_type_element(type), jig_type_dim(it, 0), 0, false);
    const JigAttr *value_attr = literal_attr(p, spot, &values, vt);
    if (!value_attr || !check_sparse(p, spot, type, index_attr, value_attr))
        return NULL;
    return jig_attr_sparse(type, index_attr, value_attr);
}

/* ---- dense_resource ---- */

const JigAttr *jig_parser_dense_resource(JigParser *p, const JigType *type) {
    jig_parser_next(p);
    JigStr key;
    if (!jig_parser_expect(p, JIG_TOK_LESS, "expected '<' after 'dense_resource'") ||
        !jig_parser_key(p, "expected identifier key for 'resource' entry", &key))
        return NULL;
    const JigIdent *resource = jig_parser_resource_key(p, key);
    if (!jig_parser_expect(p, JIG_TOK_GREATER, "expected '>'"))
        return NULL;
    JigSpot spot = p->tok.ptr;
    if (!type) {
        if (!jig_parser_expect(p, JIG_TOK_COLON, "expected ':'") || !(type = jig_parser_type(p)))
            return NULL;
    }
    if (!jig_type_is_shaped(type)) {
        jig_parser_error(p, spot, "`dense_resource` expected a shaped type");
        return NULL;
    }
    return jig_attr_resource(type, jig_ident_str(resource));
}

/* ---- array<i32: 1, 2> ---- */

typedef struct ArrayData {
    const JigType *element;
    uint8_t *bytes;
    size_t size, len, cap;
} ArrayData;

static bool array_int(JigParser *p, const JigType *type, bool negative, uint8_t *out) {
    bool is_bool = jig_type_is_integer(type, 1);
    if (jig_parser_is(p, JIG_TOK_INT)) {
        JigToken t = p->tok;
        jig_parser_next(p);
        if (is_bool)
            return jig_parser_error_here(p, "expected 'true' or 'false' values for i1 type");
        JigInt value;
        if (!jig_number_int(&t, negative, type, &p->scratch, &value))
            return jig_parser_error_here(p, "integer constant out of range");
        jig_int_to_bytes(value, out);
        return true;
    }
    bool is_true = jig_parser_is_word(p, "true");
    if (!is_true && !jig_parser_is_word(p, "false"))
        return jig_parser_error_here(p, "expected integer literal");
    if (!is_bool)
        return jig_parser_error_here(p, "expected i1 type for 'true' or 'false' values");
    *out = is_true;
    jig_parser_next(p);
    return true;
}

static bool array_float(JigParser *p, const JigType *type, bool negative, uint8_t *out) {
    JigFloatKind kind = jig_type_float_kind(type);
    JigFloat value;
    if (jig_parser_is(p, JIG_TOK_INT))
        JIG_CHECK(jig_number_float_bits(p, &p->tok, negative, kind, &value));
    else if (jig_parser_is(p, JIG_TOK_FLOAT))
        value = jig_number_float(&p->tok, negative, kind);
    else
        return jig_parser_error_here(p, "expected floating point literal");
    jig_parser_next(p);
    memcpy(out, value.bits, jig_dense_element_size(type));
    return true;
}

static bool array_element(JigParser *p, void *user) {
    ArrayData *a = user;
    if (a->len == a->cap)
        a->bytes = jig_arena_grow(&p->scratch, a->bytes, &a->cap, a->len + 1, a->size);
    uint8_t *out = a->bytes + a->len * a->size;
    bool negative = jig_parser_try(p, JIG_TOK_MINUS);
    JIG_CHECK(jig_type_is_float(a->element) ? array_float(p, a->element, negative, out)
                                            : array_int(p, a->element, negative, out));
    a->len++;
    return true;
}

const JigAttr *jig_parser_dense_array(JigParser *p) {
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LESS, "expected '<' after 'array'"))
        return NULL;
    JigSpot spot = p->tok.ptr;
    const JigType *element = jig_parser_type(p);
    if (!element) {
        jig_parser_error(p, spot, "expected an integer or floating point type");
        return NULL;
    }
    if (!jig_type_is_int_or_float(element)) {
        jig_parser_error(p, spot, "expected integer or float type, got: %s", jig_msg_type(element));
        return NULL;
    }
    uint32_t width = jig_type_width(element);
    if (!jig_type_is_integer(element, 1) && width % 8) {
        jig_parser_error(p, spot, "element type bitwidth must be a multiple of 8");
        return NULL;
    }
    ArrayData a = {.element = element, .size = jig_dense_element_size(element)};
    if (jig_parser_try(p, JIG_TOK_GREATER))
        return jig_attr_dense_array(element, "", 0);
    if (!jig_parser_expect(p, JIG_TOK_COLON, "expected ':' after dense array type") ||
        !jig_parser_list(p, array_element, &a) ||
        !jig_parser_expect(p, JIG_TOK_GREATER, "expected '>' to close an array attribute"))
        return NULL;
    return jig_attr_dense_array(element, a.bytes, a.len);
}
