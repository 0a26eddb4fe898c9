/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes, strides and descriptors of buffers that lie together, and of buffers without a rank. */
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "dialect/llvm/llvm_types.h"
#include "dialect/memref/memref.h"
#include "payload/lower/llvm/llvm_build.h"
#include "support/check.h"

/* ---- Types ---- */
const JigType *jig_descriptor_element_type(const JigRewriter *rw, const JigType *memref) {
    return jig_to_llvm_type(jig_to_llvm_of(rw), jig_type_element(memref));
}

bool jig_descriptor_lies_together(const JigRewriter *rw, const JigType *memref) {
    return jig_memref_identity_layout(memref) && jig_to_llvm_type(jig_to_llvm_of(rw), memref);
}

/* ---- Extents ---- */
/* Number of elements from a dimension on. */
typedef struct Count {
    int64_t number; /* JIG_DYNAMIC: not known */
    JigValue *value;
} Count;

/* `size` more dimensions of what was counted. */
static Count times(JigRewriter *rw, JigLoc loc, Count so_far, int64_t size, JigValue *value) {
    bool first = so_far.number == 1;
    if (size == JIG_DYNAMIC)
        so_far.number = JIG_DYNAMIC;
    else if (so_far.number != JIG_DYNAMIC)
        so_far.number = (int64_t)((uint64_t)so_far.number * (uint64_t)size);
    if (first)
        so_far.value = value;
    else if (so_far.number == JIG_DYNAMIC)
        so_far.value = jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), so_far.value, value);
    else
        so_far.value = jig_to_llvm_index(rw, loc, so_far.number);
    return so_far;
}

JigExtents jig_descriptor_extents(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                  JigValueList dynamic) {
    size_t rank = jig_type_rank(memref), known = 0;
    JigExtents e = {.sizes = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1),
                    .strides = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1),
                    .rank = rank};
    for (size_t i = 0; i < rank; i++)
        e.sizes[i] = jig_type_is_dynamic_dim(memref, i)
                         ? dynamic.items[known++]
                         : jig_to_llvm_index(rw, loc, jig_type_dim(memref, i));
    Count count = {1, jig_to_llvm_index(rw, loc, 1)};
    for (size_t i = rank; i-- > 0;) {
        e.strides[i] = count.value;
        count = times(rw, loc, count, jig_type_dim(memref, i), e.sizes[i]);
    }
    e.elements = count.value;
    return e;
}

JigValue *jig_descriptor_describe(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                  JigValue *allocated, JigValue *aligned, const JigExtents *e) {
    JigValue *desc = jig_to_llvm_poison(rw, loc, jig_to_llvm_type(jig_to_llvm_of(rw), memref));
    desc = jig_to_llvm_insert(rw, loc, desc, allocated, JIG_DESC_ALLOCATED);
    desc = jig_to_llvm_insert(rw, loc, desc, aligned, JIG_DESC_ALIGNED);
    desc = jig_to_llvm_insert(rw, loc, desc, jig_to_llvm_index(rw, loc, 0), JIG_DESC_OFFSET);
    for (size_t i = 0; i < e->rank; i++)
        desc = jig_descriptor_set_extent(rw, loc, desc, e->sizes[i], JIG_DESC_SIZES, i);
    for (size_t i = 0; i < e->rank; i++)
        desc = jig_descriptor_set_extent(rw, loc, desc, e->strides[i], JIG_DESC_STRIDES, i);
    return desc;
}

/* The room is counted in 64 bits, however many an index has. */
JigValue *jig_descriptor_on_stack(JigRewriter *rw, JigLoc loc, JigValue *desc) {
    JigValue *one =
        jig_to_llvm_constant(rw, loc, jig_type_i(rw->ctx, 64), jig_attr_index(rw->ctx, 1));
    JigValue *at = jig_to_llvm_stack(rw, loc, jig_value_type(desc), one, 0, 0);
    jig_to_llvm_store(rw, loc, desc, at);
    return at;
}

/* ---- Without a rank ---- */
enum { RANK, AT };

JigValue *jig_descriptor_unranked_rank(JigRewriter *rw, JigLoc loc, JigValue *desc) {
    return jig_to_llvm_extract(rw, loc, desc, RANK);
}

JigValue *jig_descriptor_unranked_at(JigRewriter *rw, JigLoc loc, JigValue *desc) {
    return jig_to_llvm_extract(rw, loc, desc, AT);
}

JigValue *jig_descriptor_unranked_of(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                     JigValue *rank, JigValue *at) {
    JigValue *desc = jig_to_llvm_poison(rw, loc, jig_to_llvm_type(jig_to_llvm_of(rw), memref));
    desc = jig_to_llvm_insert(rw, loc, desc, rank, RANK);
    return jig_to_llvm_insert(rw, loc, desc, at, AT);
}

/* Bytes of the ranked descriptor: two pointers (of 64 bits, whatever the data layout says) and an
 * index for the offset, each size and each stride. */
static JigValue *ranked_bytes(JigRewriter *rw, JigLoc loc, JigValue *desc) {
    JigValue *one = jig_to_llvm_index(rw, loc, 1), *two = jig_to_llvm_index(rw, loc, 2),
             *of_index =
                 jig_to_llvm_index(rw, loc, (jig_to_llvm_of(rw)->options.index_bits + 7) / 8),
             *of_pointer = jig_to_llvm_index(rw, loc, 8);
    JigValue *pointers = jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), two, of_pointer);
    JigValue *n = jig_descriptor_unranked_rank(rw, loc, desc);
    n = jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), two, n);
    n = jig_to_llvm_binary(rw, loc, JIG_LLVM(ADD), n, one);
    JigValue *indices = jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), n, of_index);
    return jig_to_llvm_binary(rw, loc, JIG_LLVM(ADD), pointers, indices);
}

JigUnranked jig_descriptor_unranked_on_stack(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                             JigValue *rank) {
    JigUnranked u = {.desc =
                         jig_to_llvm_poison(rw, loc, jig_to_llvm_type(jig_to_llvm_of(rw), memref))};
    u.desc = jig_to_llvm_insert(rw, loc, u.desc, rank, RANK);
    u.bytes = ranked_bytes(rw, loc, u.desc);
    u.at = jig_to_llvm_stack(rw, loc, jig_type_i(rw->ctx, 8), u.bytes, 0, 0);
    u.desc = jig_to_llvm_insert(rw, loc, u.desc, u.at, AT);
    return u;
}

/* ---- Fields of the ranked descriptor ---- */
static JigValue *pointer_at(JigRewriter *rw, JigLoc loc, JigValue *at, const JigType *ptr,
                            int32_t i) {
    return jig_to_llvm_part_ptr(rw, loc, ptr, at, &i, 1);
}

JigValue *jig_descriptor_unranked_allocated(JigRewriter *rw, JigLoc loc, JigValue *at,
                                            const JigType *ptr) {
    JIG_REQUIRE(rw && at && ptr);
    return jig_to_llvm_load(rw, loc, ptr, at);
}

JigValue *jig_descriptor_unranked_aligned(JigRewriter *rw, JigLoc loc, JigValue *at,
                                          const JigType *ptr) {
    return jig_to_llvm_load(rw, loc, ptr, pointer_at(rw, loc, at, ptr, JIG_DESC_ALIGNED));
}

JigValue *jig_descriptor_unranked_offset(JigRewriter *rw, JigLoc loc, JigValue *at,
                                         const JigType *ptr) {
    return jig_to_llvm_load(rw, loc, jig_to_llvm_of(rw)->index,
                            jig_descriptor_unranked_offset_ptr(rw, loc, at, ptr));
}

void jig_descriptor_unranked_set_pointers(JigRewriter *rw, JigLoc loc, JigValue *at,
                                          JigValue *allocated, JigValue *aligned) {
    jig_to_llvm_store(rw, loc, allocated, at);
    JigValue *second = pointer_at(rw, loc, at, jig_value_type(aligned), JIG_DESC_ALIGNED);
    jig_to_llvm_store(rw, loc, aligned, second);
}

JigValue *jig_descriptor_unranked_offset_ptr(JigRewriter *rw, JigLoc loc, JigValue *at,
                                             const JigType *ptr) {
    return pointer_at(rw, loc, at, ptr, JIG_DESC_OFFSET);
}

JigValue *jig_descriptor_unranked_sizes_ptr(JigRewriter *rw, JigLoc loc, JigValue *at,
                                            const JigType *ptr) {
    const JigType *index = jig_to_llvm_of(rw)->index;
    const JigType *upto =
        jig_llvm_struct(rw->ctx, (const JigType *[]){ptr, ptr, index, index}, 4, false);
    return jig_to_llvm_part_ptr(rw, loc, upto, at, (const int32_t[]){0, JIG_DESC_SIZES}, 2);
}

/* ---- Bytes ---- */
static uint64_t next_pow2(uint64_t n) {
    uint64_t p = 1;
    while (p && p < n)
        p <<= 1;
    return p;
}

/* Where bits are counted: an index is what the data layout says, but for fields of descriptors. */
typedef struct Machine {
    uint32_t value_index_bits, field_index_bits, pointer_bits;
} Machine;

static bool bits_of(const Machine *m, const JigType *t, uint64_t *bits);

/* The second part starts where the first could be followed by one like it. */
static bool complex_bits(const Machine *m, const JigType *t, uint64_t *bits) {
    uint64_t part;
    if (!bits_of(m, jig_type_element(t), &part))
        return false;
    uint64_t align = 8 * next_pow2((part + 7) / 8);
    *bits = (part + align - 1) / align * align + part;
    return true;
}

/* Rows are as long as the next power of two. */
static bool vector_bits(const Machine *m, const JigType *t, uint64_t *bits) {
    size_t rank = jig_type_rank(t);
    if (jig_type_is_scalable(t) || !bits_of(m, jig_type_element(t), bits))
        return false;
    *bits = (*bits + 7) / 8 * 8;
    for (size_t i = 0; i < rank; i++) {
        uint64_t n = (uint64_t)jig_type_dim(t, i);
        *bits *= i + 1 == rank ? next_pow2(n) : n;
    }
    return true;
}

/* The descriptor. */
static uint64_t memref_bits(const Machine *m, const JigType *t) {
    uint64_t index = m->field_index_bits, ptr = m->pointer_bits;
    return jig_type_is_memref(t) ? 2 * ptr + (1 + 2 * jig_type_rank(t)) * index : index + ptr;
}

static bool bits_of(const Machine *m, const JigType *t, uint64_t *bits) {
    switch (jig_type_kind(t)) {
    case JIG_TYPE_INTEGER:
    case JIG_TYPE_FLOAT:
        *bits = jig_type_width(t);
        return true;
    case JIG_TYPE_INDEX:
        *bits = m->value_index_bits;
        return true;
    case JIG_TYPE_COMPLEX:
        return complex_bits(m, t, bits);
    case JIG_TYPE_VECTOR:
        return vector_bits(m, t, bits);
    default:
        *bits = jig_type_is_any_memref(t) ? memref_bits(m, t) : 0;
        return *bits != 0;
    }
}

bool jig_descriptor_element_bytes(const JigLlvm *x, const JigOp *op, const JigType *memref,
                                  uint64_t *bytes) {
    Machine m = {.value_index_bits = jig_to_llvm_options_for(op).index_bits,
                 .field_index_bits = x->options.index_bits,
                 .pointer_bits = 64};
    bool ok =
        m.value_index_bits <= JIG_MAX_INT_WIDTH && bits_of(&m, jig_type_element(memref), bytes);
    *bytes = (*bytes + 7) / 8;
    return ok;
}
