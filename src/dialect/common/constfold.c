/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/constfold.h"

#include "jig/iface.h"
#include "support/check.h"

/* ---- Scalars ---- */

/* Does an element of type `t` have a value of this kind? */
static bool has_kind(const JigType *t, JigConstKind kind) {
    switch (kind) {
    case JIG_CONST_INT:
        return jig_type_is_int_or_index(t);
    case JIG_CONST_FLOAT:
        return jig_type_is_float(t);
    case JIG_CONST_COMPLEX:
        return jig_type_kind(t) == JIG_TYPE_COMPLEX && jig_type_is_float(jig_type_element(t));
    }
    return false;
}

bool jig_const_from_attr(const JigAttr *x, JigConstKind kind, JigConst *out) {
    JIG_REQUIRE(out);
    if (!x)
        return false;
    out->kind = kind;
    switch (kind) {
    case JIG_CONST_INT:
        if (!jig_attr_is_int(x))
            return false;
        out->i = jig_attr_big_int_value(x);
        return true;
    case JIG_CONST_FLOAT:
        if (!jig_attr_is_float(x))
            return false;
        out->f = jig_attr_float_value(x);
        return true;
    case JIG_CONST_COMPLEX: {
        if (jig_attr_kind(x) != JIG_ATTR_ARRAY || jig_attr_array_len(x) != 2)
            return false;
        const JigAttr *re = jig_attr_array_at(x, 0), *im = jig_attr_array_at(x, 1);
        if (!jig_attr_is_float(re) || !jig_attr_is_float(im))
            return false;
        out->re = jig_attr_float_value(re);
        out->im = jig_attr_float_value(im);
        return true;
    }
    }
    return false;
}

const JigAttr *jig_const_to_attr(const JigConst *c, const JigType *type) {
    switch (c->kind) {
    case JIG_CONST_INT:
        return jig_attr_big_int(type, c->i);
    case JIG_CONST_FLOAT:
        return jig_attr_float(type, c->f);
    case JIG_CONST_COMPLEX: {
        const JigType *part = jig_type_element(type);
        const JigAttr *parts[2] = {jig_attr_float(part, c->re), jig_attr_float(part, c->im)};
        return jig_attr_array(jig_type_context(type), parts, 2);
    }
    }
    return NULL;
}

/* ---- Raw elements ---- */

static JigFloat load_float(JigFloatKind kind, const char *bytes, size_t size) {
    uint64_t bits[2] = {0, 0};
    memcpy(bits, bytes, size);
    return jig_float_from_bits(kind, bits[0], bits[1]);
}

static void load(const JigType *element, JigConstKind kind, const char *bytes, JigArena *arena,
                 JigConst *out) {
    size_t size = jig_dense_element_size(element);
    out->kind = kind;
    if (kind == JIG_CONST_INT) {
        out->i = jig_int_from_bytes(jig_type_width(element), bytes, arena);
    } else if (kind == JIG_CONST_FLOAT) {
        out->f = load_float(jig_type_float_kind(element), bytes, size);
    } else {
        JigFloatKind part = jig_type_float_kind(jig_type_element(element));
        out->re = load_float(part, bytes, size / 2);
        out->im = load_float(part, bytes + size / 2, size / 2);
    }
}

static void store(const JigConst *c, char *bytes, size_t size) {
    if (c->kind == JIG_CONST_INT) {
        jig_int_to_bytes(c->i, bytes);
    } else if (c->kind == JIG_CONST_FLOAT) {
        memcpy(bytes, c->f.bits, size);
    } else {
        memcpy(bytes, c->re.bits, size / 2);
        memcpy(bytes + size / 2, c->im.bits, size / 2);
    }
}

/* Element `i` of a dense or sparse attribute. */
static bool element_at(const JigAttr *x, JigConstKind kind, int64_t i, JigArena *arena,
                       JigConst *out) {
    if (!jig_attr_is_dense(x))
        return jig_const_from_attr(jig_attr_element(x, i), kind, out);
    const JigType *element = jig_type_element(jig_attr_type(x));
    size_t at = jig_attr_is_splat(x) ? 0 : (size_t)i * jig_dense_element_size(element);
    load(element, kind, (const char *)jig_attr_dense_data(x) + at, arena, out);
    return true;
}

/* ---- Folding ---- */

enum { MAX_OPERANDS = 4 };

static bool is_elements(const JigAttr *x, JigConstKind kind) {
    return (jig_attr_is_dense(x) || jig_attr_kind(x) == JIG_ATTR_SPARSE) &&
           has_kind(jig_type_element(jig_attr_type(x)), kind);
}

static const JigAttr *fold_scalars(const JigConstFold *f, const JigType *type) {
    JigConst in[MAX_OPERANDS], out = {0};
    for (size_t i = 0; i < f->num_operands; i++)
        if (!jig_const_from_attr(f->operands[i], f->kind, &in[i]))
            return NULL;
    return f->fn(in, &out, f->arena, f->user) ? jig_const_to_attr(&out, type) : NULL;
}

bool jig_const_is_too_long(const JigAttr *x, int64_t n) {
    enum { MANY = 1 << 24 };
    bool written = jig_attr_is_dense(x) && !jig_attr_is_splat(x) &&
                   jig_dense_element_size(jig_type_element(jig_attr_type(x)));
    return n > MANY && !written;
}

/* `n` results, of which one stands for all when the operands are splats. */
static const JigAttr *fold_elements(const JigConstFold *f, const JigType *type) {
    bool splat = true, too_long = true;
    for (size_t i = 0; i < f->num_operands; i++) {
        if (!is_elements(f->operands[i], f->kind))
            return NULL;
        splat &= jig_attr_is_splat(f->operands[i]);
    }
    if (!jig_type_is_shaped(type) || !jig_type_has_static_shape(type))
        return NULL;
    size_t size = jig_dense_element_size(jig_type_element(type));
    int64_t n = splat ? 1 : jig_type_num_elements(type);
    for (size_t i = 0; i < f->num_operands; i++)
        too_long &= jig_const_is_too_long(f->operands[i], n);
    if (too_long)
        return NULL;
    char *data = jig_arena_calloc(f->arena, (size_t)n * size + 1);
    for (int64_t e = 0; e < n; e++) {
        JigConst in[MAX_OPERANDS], out = {0};
        for (size_t i = 0; i < f->num_operands; i++)
            if (!element_at(f->operands[i], f->kind, e, f->arena, &in[i]))
                return NULL;
        if (!f->fn(in, &out, f->arena, f->user))
            return NULL;
        store(&out, data + (size_t)e * size, size);
    }
    return jig_attr_dense(type, data, splat);
}

const JigAttr *jig_constfold(const JigConstFold *f) {
    JIG_REQUIRE(f && f->num_operands);
    for (size_t i = 0; !f->keep_poison && i < f->num_operands; i++)
        if (jig_const_match_poison(f->operands[i]))
            return f->operands[i];
    const JigType *first = NULL;
    for (size_t i = 0; i < f->num_operands; i++) {
        const JigType *t = f->operands[i] ? jig_attr_type(f->operands[i]) : NULL;
        if (!t || (i > 0 && t != first && !f->mixed_types))
            return NULL;
        first = i > 0 ? first : t;
    }
    const JigType *type = f->type ? f->type : first;
    if (!type || f->num_operands > MAX_OPERANDS)
        return NULL;
    const JigAttr *x = f->operands[0];
    bool scalar = jig_attr_is_int(x) || jig_attr_is_float(x);
    return scalar ? fold_scalars(f, type) : fold_elements(f, type);
}

/* ---- Matchers ---- */

/* The scalar itself or the element of a splat; NULL when it is neither. */
static const JigAttr *scalar_of(const JigAttr *x) {
    return jig_attr_is_dense(x) && jig_attr_is_splat(x) ? jig_attr_element(x, 0) : x;
}

bool jig_const_match_int(const JigAttr *x, JigInt *out) {
    x = scalar_of(x);
    if (!jig_attr_is_int(x))
        return false;
    *out = jig_attr_big_int_value(x);
    return true;
}

bool jig_const_match_float(const JigAttr *x, JigFloat *out) {
    x = scalar_of(x);
    if (!jig_attr_is_float(x))
        return false;
    *out = jig_attr_float_value(x);
    return true;
}

bool jig_const_match_zero(const JigAttr *x) {
    JigInt i;
    return jig_const_match_int(x, &i) && jig_int_is_zero(i);
}
bool jig_const_match_one(const JigAttr *x) {
    JigInt i;
    return jig_const_match_int(x, &i) && jig_int_is_one(i);
}
bool jig_const_match_all_ones(const JigAttr *x) {
    JigInt i;
    return jig_const_match_int(x, &i) && jig_int_is_all_ones(i);
}
bool jig_const_match_any_zero(const JigAttr *x) {
    JigFloat f;
    return jig_const_match_float(x, &f) && jig_float_is_zero(f);
}
bool jig_const_match_pos_zero(const JigAttr *x) {
    JigFloat f;
    return jig_const_match_float(x, &f) && jig_float_is_zero(f) && !jig_float_is_negative(f);
}
bool jig_const_match_neg_zero(const JigAttr *x) {
    JigFloat f;
    return jig_const_match_float(x, &f) && jig_float_is_zero(f) && jig_float_is_negative(f);
}
bool jig_const_match_one_float(const JigAttr *x) {
    JigFloat f;
    return jig_const_match_float(x, &f) && jig_float_bits_eq(f, jig_float_from_double(f.kind, 1.0));
}

bool jig_const_match_poison(const JigAttr *x) {
    return jig_attr_iface(x, &jig_iface_poison) != NULL;
}

const JigAttr *jig_const_splat(const JigType *type, const JigAttr *value) {
    if (!jig_type_is_shaped(type))
        return value;
    return jig_type_has_static_shape(type) ? jig_attr_dense_of(type, &value, 1) : NULL;
}

JigFold jig_const_fold_constant(JigFoldCall *call) {
    JIG_REQUIRE(call);
    return jig_const_fold_attr(call, jig_op_attr(call->op, "value"));
}

/* ---- Divisors ---- */

/* The least and the greatest element, each read as the division reads them. */
static bool range_of_elements(const JigAttr *x, bool is_signed, JigInt *low, JigInt *high) {
    int64_t n = jig_attr_is_splat(x) ? 1 : jig_type_num_elements(jig_attr_type(x));
    if (n == 0)
        return false;
    *low = *high = jig_attr_big_int_value(jig_attr_element(x, 0));
    for (int64_t i = 1; i < n; i++) {
        JigInt e = jig_attr_big_int_value(jig_attr_element(x, i));
        *low = (is_signed ? jig_int_scmp(e, *low) : jig_int_ucmp(e, *low)) < 0 ? e : *low;
        *high = (is_signed ? jig_int_scmp(e, *high) : jig_int_ucmp(e, *high)) > 0 ? e : *high;
    }
    return true;
}

bool jig_const_is_safe_divisor(const JigValue *v, bool is_signed) {
    const JigAttr *x = jig_constant_of(v);
    JigInt low, high;
    if (jig_attr_is_int(x))
        low = high = jig_attr_big_int_value(x);
    else if (!jig_attr_is_dense(x) ||
             !jig_type_is_int_or_index(jig_type_element(jig_attr_type(x))) ||
             !range_of_elements(x, is_signed, &low, &high))
        return false;
    if (!is_signed)
        return !jig_int_is_zero(low);
    bool positive = !jig_int_is_negative(low) && !jig_int_is_zero(low);
    bool below_minus_one = jig_int_is_negative(high) && !jig_int_is_all_ones(high);
    return positive || below_minus_one;
}
