/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sizes and alignments of types. What a data layout does not say is as by default:
 * numbers take their bytes, aligned to a power of two of them, pointers 64 bits.
 */
#include "dialect/llvm/llvm_sizes.h"
#include "dialect/dlti/dlti.h"
#include "dialect/llvm/llvm_int.h"

/* Types of more parts, or nested deeper, have no size. */
enum { MOST_PARTS = 1 << 16, DEEPEST = 64, MOST_BITS_SHIFT = 60 };

typedef struct Sizing {
    const JigOp *at;
    size_t parts, depth;
} Sizing;
typedef struct Size {
    uint64_t bits, align; /* align in bytes */
} Size;

static bool size_of(Sizing *s, const JigType *t, Size *out);

static uint64_t bytes(uint64_t bits) {
    return (bits + 7) / 8;
}
static uint64_t power_from(uint64_t n) {
    uint64_t p = 1;
    while (p < n)
        p *= 2;
    return p;
}
static uint64_t aligned(uint64_t n, uint64_t align) {
    return (n + align - 1) / align * align;
}
static bool in_range(uint64_t n) {
    return n < (uint64_t)1 << MOST_BITS_SHIFT;
}

/* ---- What layouts say ---- */

static const JigAttr *layout_at(const JigOp *op) {
    const JigDataLayoutIface *says = jig_op_iface(op, &jig_iface_data_layout);
    return says ? says->layout(op) : NULL;
}

/* The entry of the next layout that has one for `key`; of an integer, for any. */
static const JigAttr *entry_for(const JigOp *op, const JigAttr *key, const JigType *integer) {
    for (; op; op = jig_op_parent(op)) {
        const JigAttr *layout = layout_at(op);
        if (!layout || !jig_dlti_is_queryable(layout))
            continue;
        const JigAttr *x = integer
                               ? jig_dlti_query_integer(layout, (uint32_t)jig_type_width(integer))
                               : jig_dlti_query(layout, key);
        if (x)
            return x;
    }
    return NULL;
}

/* Number `i` of an entry, which counts bits. */
static bool entry_number(const JigAttr *x, int64_t i, uint64_t *out) {
    if (!jig_attr_is_dense(x) || jig_type_num_elements(jig_attr_type(x)) <= i)
        return false;
    int64_t n = jig_attr_dense_int(x, i);
    *out = (uint64_t)n;
    return n > 0 && in_range((uint64_t)n);
}

/* Bytes of an alignment in bits, which is a power of two, or `otherwise`. */
static uint64_t entry_align(const JigAttr *x, int64_t i, uint64_t otherwise) {
    uint64_t bits;
    if (!x || !entry_number(x, i, &bits) || bits < 8)
        return otherwise;
    return power_from(bits / 8);
}

bool jig_llvm_is_big_endian(const JigOp *at) {
    const JigAttr *key = jig_attr_string(jig_op_context(at), JIG_STR("dlti.endianness"));
    const JigAttr *x = entry_for(at, key, NULL);
    return x && jig_attr_is_string(x) && jig_str_is(jig_attr_string_value(x), "big");
}

/* ---- Numbers, pointers, vectors ---- */

/* By default wide integers are aligned as words are. */
enum { WIDE = 64, WORD = 4 };

static bool integer_size(const Sizing *s, const JigType *t, Size *out) {
    out->bits = (uint64_t)jig_type_width(t);
    uint64_t natural = out->bits < WIDE ? power_from(bytes(out->bits)) : WORD;
    out->align = entry_align(entry_for(s->at, NULL, t), 0, natural);
    return true;
}

static bool float_size(const Sizing *s, const JigType *t, Size *out) {
    out->bits = (uint64_t)jig_type_width(t);
    const JigAttr *x = entry_for(s->at, jig_attr_of_type(t), NULL);
    out->align = entry_align(x, 0, power_from(bytes(out->bits)));
    return true;
}

/* Of a space that has no entry: as those of space 0. */
static bool pointer_size(const Sizing *s, const JigType *t, Size *out) {
    enum { SIZE, ABI, DEFAULT_BITS = 64, DEFAULT_ALIGN = 8 };
    const JigAttr *x = entry_for(s->at, jig_attr_of_type(t), NULL);
    if (!x)
        x = entry_for(s->at, jig_attr_of_type(jig_llvm_ptr(jig_op_context(s->at), 0)), NULL);
    if (!x || !entry_number(x, SIZE, &out->bits))
        out->bits = DEFAULT_BITS;
    out->align = entry_align(x, ABI, DEFAULT_ALIGN);
    return true;
}

/* The last dimension takes a power of two of elements. */
static bool vector_size(Sizing *s, const JigType *t, Size *out) {
    Size element;
    size_t rank = jig_type_rank(t);
    if (jig_llvm_is_scalable_vector(t) || !rank || !size_of(s, jig_type_element(t), &element))
        return false;
    uint64_t n = 8 * bytes(element.bits);
    for (size_t i = 0; i < rank; ++i) {
        uint64_t dim = (uint64_t)jig_type_dim(t, i);
        if (!in_range(dim))
            return false;
        dim = i + 1 == rank ? power_from(dim) : dim;
        if (__builtin_mul_overflow(n, dim, &n) || !in_range(n))
            return false;
    }
    *out = (Size){n, power_from(bytes(n))};
    return true;
}

/* ---- Aggregates ---- */

static bool array_size(Sizing *s, const JigType *t, Size *out) {
    Size element;
    if (!size_of(s, jig_llvm_array_element(t), &element))
        return false;
    uint64_t each = aligned(bytes(element.bits), element.align) * 8;
    *out = (Size){.align = element.align};
    return !__builtin_mul_overflow(each, jig_llvm_array_len(t), &out->bits) && in_range(out->bits);
}

/* With the places of its fields, unless `offsets` is NULL. */
static bool struct_size(Sizing *s, const JigType *t, uint64_t *offsets, Size *out) {
    bool packed = jig_llvm_struct_is_packed(t);
    uint64_t at = 0, align = 1;
    if (jig_llvm_struct_is_opaque(t))
        return false;
    for (size_t i = 0; i < jig_llvm_struct_len(t); ++i) {
        Size field;
        if (!size_of(s, jig_llvm_struct_element(t, i), &field))
            return false;
        uint64_t field_align = packed ? 1 : field.align;
        at = aligned(at, field_align);
        if (offsets)
            offsets[i] = at;
        at += bytes(field.bits);
        align = align < field_align ? field_align : align;
        if (!in_range(at))
            return false;
    }
    *out = (Size){8 * aligned(at, align), align};
    if (packed)
        return in_range(out->bits);
    const JigType *any = jig_llvm_struct(jig_op_context(s->at), NULL, 0, false);
    uint64_t least = entry_align(entry_for(s->at, jig_attr_of_type(any), NULL), 0, 1);
    out->align = align < least ? least : align;
    return in_range(out->bits);
}

static bool size_of(Sizing *s, const JigType *t, Size *out) {
    if (++s->parts > MOST_PARTS || s->depth >= DEEPEST)
        return false;
    s->depth++;
    bool ok = false;
    if (jig_type_is_any_integer(t))
        ok = integer_size(s, t, out);
    else if (jig_type_is_float(t))
        ok = float_size(s, t, out);
    else if (jig_type_is_vector(t))
        ok = vector_size(s, t, out);
    else if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR))
        ok = pointer_size(s, t, out);
    else if (jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY))
        ok = array_size(s, t, out);
    else if (jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT))
        ok = struct_size(s, t, NULL, out);
    s->depth--;
    return ok;
}

bool jig_llvm_bits_of(const JigOp *at, const JigType *t, uint64_t *bits) {
    Sizing s = {.at = at};
    Size size;
    if (!size_of(&s, t, &size))
        return false;
    *bits = size.bits;
    return true;
}

bool jig_llvm_bytes_of(const JigOp *at, const JigType *t, uint64_t *n) {
    uint64_t bits;
    if (!jig_llvm_bits_of(at, t, &bits))
        return false;
    *n = bytes(bits);
    return true;
}

bool jig_llvm_stride_of(const JigOp *at, const JigType *t, uint64_t *n) {
    Sizing s = {.at = at};
    Size size;
    if (!size_of(&s, t, &size))
        return false;
    *n = bytes(size.bits);
    if (*n > 1) /* bytes follow each other, whatever the layout of numbers */
        *n = aligned(*n, size.align);
    return true;
}

bool jig_llvm_offsets_of(const JigOp *at, const JigType *structure, uint64_t *offsets) {
    Sizing s = {.at = at};
    Size size;
    return struct_size(&s, structure, offsets, &size);
}
