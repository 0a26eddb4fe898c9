/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sizes and alignments of types. What a data layout does not say is as by default:
 * numbers take their bytes, aligned to a power of two of them, pointers 64 bits.
 */
#include "dialect/llvm/types/llvm_sizes.h"
#include "dialect/dlti/dlti.h"
#include "dialect/llvm/llvm_int.h"
#include "support/arena.h"
#include "support/map.h"
#include "support/vec.h"

/* Types that are nested deeper have no size. */
enum { DEEPEST = 64, MOST_BITS_SHIFT = 60 };

typedef struct Size {
    uint64_t bits, align; /* align in bytes */
} Size;
/* What a structure is like, and where its fields start. */
typedef struct Structure {
    Size size;
    uint64_t offsets[];
} Structure;

/* Types and layouts are unique and stay as they are, so that a structure is measured once. */
typedef struct Known {
    JigContext *ctx;
    JigPtrMap by_layouts; /* list of layouts -> map from types to Structure, of those with a size */
    JigArena arena;
} Known;

typedef struct Sizing {
    Known *known;
    const JigAttr *layouts; /* those around an op, innermost first */
    JigPtrMap *structures;  /* with these layouts */
    size_t depth;
} Sizing;

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

static void free_known(JigContext *ctx, void *slot) {
    (void)ctx;
    Known *known = slot;
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&known->by_layouts, &i));)
        jig_ptrmap_free(e->value);
    jig_ptrmap_free(&known->by_layouts);
    if (known->ctx)
        jig_arena_free(&known->arena);
}

static Sizing sizing_at(const JigOp *at) {
    static const JigContextKey key = {.size = sizeof(Known), .free = free_known};
    JigContext *ctx = jig_op_context(at);
    Known *known = jig_context_slot(ctx, &key);
    if (!known->ctx)
        jig_arena_init(&known->arena);
    known->ctx = ctx;
    JIG_VEC(const JigAttr *) layouts = {0};
    for (; at; at = jig_op_parent(at)) {
        const JigAttr *layout = layout_at(at);
        if (layout && jig_dlti_is_queryable(layout))
            jig_vec_push(&layouts, layout);
    }
    Sizing s = {.known = known, .layouts = jig_attr_array(ctx, layouts.data, layouts.len)};
    jig_vec_free(&layouts);
    void **slot = jig_ptrmap_slot(&known->by_layouts, s.layouts);
    if (!*slot)
        *slot = JIG_NEW(&known->arena, JigPtrMap);
    s.structures = *slot;
    return s;
}

/* The entry of the next layout that has one for `key`; of an integer, for any. */
static const JigAttr *entry_for(const Sizing *s, const JigAttr *key, const JigType *integer) {
    for (size_t i = 0; i < jig_attr_array_len(s->layouts); ++i) {
        const JigAttr *layout = jig_attr_array_at(s->layouts, i);
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
    const Sizing s = sizing_at(at);
    const JigAttr *x = entry_for(&s, key, NULL);
    return x && jig_attr_is_string(x) && jig_str_is(jig_attr_string_value(x), "big");
}

/* ---- Numbers, pointers, vectors ---- */

/* By default wide integers are aligned as words are. */
enum { WIDE = 64, WORD = 4 };

static bool integer_size(const Sizing *s, const JigType *t, Size *out) {
    out->bits = (uint64_t)jig_type_width(t);
    uint64_t natural = out->bits < WIDE ? power_from(bytes(out->bits)) : WORD;
    out->align = entry_align(entry_for(s, NULL, t), 0, natural);
    return true;
}

static bool float_size(const Sizing *s, const JigType *t, Size *out) {
    out->bits = (uint64_t)jig_type_width(t);
    const JigAttr *x = entry_for(s, jig_attr_of_type(t), NULL);
    out->align = entry_align(x, 0, power_from(bytes(out->bits)));
    return true;
}

/* Of a space that has no entry: as those of space 0. */
static bool pointer_size(const Sizing *s, const JigType *t, Size *out) {
    enum { SIZE, ABI, DEFAULT_BITS = 64, DEFAULT_ALIGN = 8 };
    const JigAttr *x = entry_for(s, jig_attr_of_type(t), NULL);
    if (!x)
        x = entry_for(s, jig_attr_of_type(jig_llvm_ptr(s->known->ctx, 0)), NULL);
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

/* False: a field has no size, or all of them are too large to be counted. */
static bool place_fields(Sizing *s, const JigType *t, Structure *out) {
    bool packed = jig_llvm_struct_is_packed(t);
    uint64_t at = 0, align = 1;
    for (size_t i = 0; i < jig_llvm_struct_len(t); ++i) {
        Size field;
        if (!size_of(s, jig_llvm_struct_element(t, i), &field))
            return false;
        uint64_t field_align = packed ? 1 : field.align;
        at = aligned(at, field_align);
        out->offsets[i] = at;
        at += bytes(field.bits);
        align = align < field_align ? field_align : align;
        if (!in_range(at))
            return false;
    }
    out->size = (Size){8 * aligned(at, align), align};
    if (!packed) {
        const JigType *any = jig_llvm_struct(s->known->ctx, NULL, 0, false);
        uint64_t least = entry_align(entry_for(s, jig_attr_of_type(any), NULL), 0, 1);
        out->size.align = align < least ? least : align;
    }
    return in_range(out->size.bits);
}

/* NULL: it has no size. One that has no body yet may have one later. */
static const Structure *structure_of(Sizing *s, const JigType *t) {
    const Structure *known = jig_ptrmap_get(s->structures, t);
    if (known || jig_llvm_struct_is_opaque(t))
        return known;
    size_t bytes = sizeof(Structure) + jig_llvm_struct_len(t) * sizeof(uint64_t);
    Structure *found = jig_calloc(1, bytes), *kept = NULL;
    if (place_fields(s, t, found)) {
        kept = jig_arena_calloc(&s->known->arena, bytes);
        memcpy(kept, found, bytes);
        jig_ptrmap_set(s->structures, t, kept);
    }
    jig_free(found);
    return kept;
}

static bool struct_size(Sizing *s, const JigType *t, Size *out) {
    const Structure *structure = structure_of(s, t);
    if (structure)
        *out = structure->size;
    return structure;
}

static bool size_of(Sizing *s, const JigType *t, Size *out) {
    if (s->depth >= DEEPEST)
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
        ok = struct_size(s, t, out);
    s->depth--;
    return ok;
}

bool jig_llvm_bits_of(const JigOp *at, const JigType *t, uint64_t *bits) {
    Sizing s = sizing_at(at);
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
    Sizing s = sizing_at(at);
    Size size;
    if (!size_of(&s, t, &size))
        return false;
    *n = bytes(size.bits);
    if (*n > 1) /* bytes follow each other, whatever the layout of numbers */
        *n = aligned(*n, size.align);
    return true;
}

bool jig_llvm_align_of(const JigOp *at, const JigType *t, uint64_t *n) {
    Sizing s = sizing_at(at);
    Size size;
    if (!size_of(&s, t, &size))
        return false;
    *n = size.align;
    return true;
}

const uint64_t *jig_llvm_offsets_of(const JigOp *at, const JigType *structure) {
    Sizing s = sizing_at(at);
    const Structure *known = structure_of(&s, structure);
    return known ? known->offsets : NULL;
}
