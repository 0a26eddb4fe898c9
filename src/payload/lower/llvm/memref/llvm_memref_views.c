/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * memref to llvm: other descriptors of the same memory, and what is asked of a
 * descriptor.
 */
#include "dialect/llvm/llvm_types.h"
#include "dialect/memref/memref.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"

static const JigType *operand_type(const JigOp *op, size_t i) {
    return jig_value_type(jig_op_operand(op, i));
}

static JigValue *operand(const JigRewriter *rw, size_t i) {
    return jig_converted_at(rw, i).items[0];
}

/* ---- Casts ---- */
static JigValue *without_rank(JigRewriter *rw, const JigOp *op) {
    JigLoc loc = jig_op_loc(op);
    JigValue *at = jig_descriptor_on_stack(rw, loc, operand(rw, 0));
    JigValue *rank = jig_to_llvm_index(rw, loc, (int64_t)jig_type_rank(operand_type(op, 0)));
    return jig_descriptor_unranked_of(rw, loc, jig_op_result_type(op, 0), rank, at);
}

bool jig_lower_memref_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *from = operand_type(op, 0), *to = jig_op_result_type(op, 0);
    const JigType *becomes = jig_to_llvm_type(jig_to_llvm_of(rw), to);
    bool had_rank = jig_type_is_memref(from), has_rank = jig_type_is_memref(to);
    JigValue *desc = operand(rw, 0);
    if (!becomes || (had_rank == has_rank && becomes != jig_value_type(desc)))
        return jig_no_match(rw, op, "the descriptors are of different types");
    if (had_rank && !has_rank)
        desc = without_rank(rw, op);
    else if (!had_rank && has_rank)
        desc = jig_to_llvm_load(rw, jig_op_loc(op), becomes,
                                jig_descriptor_unranked_at(rw, jig_op_loc(op), desc));
    jig_rw_replace1(rw, op, desc);
    return true;
}

/* ---- Casts to other memory spaces ---- */
static JigValue *ranked_in_space(JigRewriter *rw, const JigOp *op, uint32_t space) {
    JigLoc loc = jig_op_loc(op);
    JigValueList fields = jig_descriptor_unpack(rw, loc, operand(rw, 0), operand_type(op, 0));
    JigValue **items = JIG_NEW_ARRAY(rw->arena, JigValue *, fields.n);
    for (size_t i = 0; i < fields.n; i++)
        items[i] = i <= JIG_DESC_ALIGNED ? jig_to_llvm_cast_space(rw, loc, fields.items[i], space)
                                         : fields.items[i];
    return jig_descriptor_pack(rw, loc, jig_op_result_type(op, 0), (JigValueList){items, fields.n});
}

/* A copy of the ranked descriptor with other pointers. */
static JigValue *unranked_in_space(JigRewriter *rw, const JigOp *op, uint32_t from, uint32_t to) {
    JigLoc loc = jig_op_loc(op);
    JigValue *desc = operand(rw, 0), *rank = jig_descriptor_unranked_rank(rw, loc, desc),
             *at = jig_descriptor_unranked_at(rw, loc, desc);
    JigUnranked made = jig_descriptor_unranked_on_stack(rw, loc, jig_op_result_type(op, 0), rank);
    const JigType *old_ptr = jig_llvm_ptr(rw->ctx, from), *new_ptr = jig_llvm_ptr(rw->ctx, to);
    JigValue *allocated = jig_descriptor_unranked_allocated(rw, loc, at, old_ptr),
             *aligned = jig_descriptor_unranked_aligned(rw, loc, at, old_ptr);
    allocated = jig_to_llvm_cast_space(rw, loc, allocated, to);
    aligned = jig_to_llvm_cast_space(rw, loc, aligned, to);
    jig_descriptor_unranked_set_pointers(rw, loc, made.at, allocated, aligned);
    JigValue *source = jig_descriptor_unranked_offset_ptr(rw, loc, at, old_ptr),
             *target = jig_descriptor_unranked_offset_ptr(rw, loc, made.at, new_ptr);
    JigValue *pointers = jig_to_llvm_index(rw, loc, 16);
    JigValue *rest = jig_to_llvm_binary(rw, loc, JIG_LLVM(SUB), made.bytes, pointers);
    jig_to_llvm_copy_bytes(rw, loc, target, source, rest);
    return made.desc;
}

bool jig_lower_memref_memory_space_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    uint32_t from, to;
    if (!jig_to_llvm_type(jig_to_llvm_of(rw), type) ||
        !jig_to_llvm_has_space(jig_to_llvm_of(rw), operand_type(op, 0), &from) ||
        !jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &to))
        return jig_no_match(rw, op, "a memory space is no number");
    jig_rw_replace1(rw, op,
                    jig_type_is_memref(type) ? ranked_in_space(rw, op, to)
                                             : unranked_in_space(rw, op, from, to));
    return true;
}

/* ---- Given sizes and strides ---- */
/* Numbers, or the operands from `next` on. */
typedef struct Mixed {
    const int64_t *numbers;
    size_t next;
} Mixed;

static JigValue *take(JigRewriter *rw, JigLoc loc, Mixed *m, size_t i) {
    return m->numbers[i] == JIG_DYNAMIC ? operand(rw, m->next++)
                                        : jig_to_llvm_index(rw, loc, m->numbers[i]);
}

static JigValue *pointers_of(JigRewriter *rw, const JigOp *op, JigValue *desc) {
    JigLoc loc = jig_op_loc(op);
    const JigType *from = operand_type(op, 0);
    JigValue *source = operand(rw, 0), *allocated, *aligned;
    uint32_t space;
    if (jig_type_is_memref(from)) {
        allocated = jig_to_llvm_extract(rw, loc, source, JIG_DESC_ALLOCATED);
        aligned = jig_to_llvm_extract(rw, loc, source, JIG_DESC_ALIGNED);
    } else {
        jig_to_llvm_has_space(jig_to_llvm_of(rw), from, &space);
        const JigType *ptr = jig_llvm_ptr(rw->ctx, space);
        JigValue *at = jig_descriptor_unranked_at(rw, loc, source);
        allocated = jig_descriptor_unranked_allocated(rw, loc, at, ptr);
        aligned = jig_descriptor_unranked_aligned(rw, loc, at, ptr);
    }
    desc = jig_to_llvm_insert(rw, loc, desc, allocated, JIG_DESC_ALLOCATED);
    return jig_to_llvm_insert(rw, loc, desc, aligned, JIG_DESC_ALIGNED);
}

bool jig_lower_memref_reinterpret_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0),
                  *becomes = jig_to_llvm_type(jig_to_llvm_of(rw), type);
    if (!becomes)
        return jig_no_match(rw, op, "its result has no type there");
    Mixed offsets = {jig_attr_dense_i64_data(jig_memref_reinterpret_cast_static_offsets_attr(op)),
                     jig_memref_reinterpret_cast_offsets(op).start},
          sizes = {jig_attr_dense_i64_data(jig_memref_reinterpret_cast_static_sizes_attr(op)),
                   jig_memref_reinterpret_cast_sizes(op).start},
          strides = {jig_attr_dense_i64_data(jig_memref_reinterpret_cast_static_strides_attr(op)),
                     jig_memref_reinterpret_cast_strides(op).start};
    JigValue *desc = pointers_of(rw, op, jig_to_llvm_poison(rw, loc, becomes));
    desc = jig_to_llvm_insert(rw, loc, desc, take(rw, loc, &offsets, 0), JIG_DESC_OFFSET);
    for (size_t i = 0; i < jig_type_rank(type); i++) {
        JigValue *size = take(rw, loc, &sizes, i);
        desc = jig_descriptor_set_extent(rw, loc, desc, size, JIG_DESC_SIZES, i);
        JigValue *stride = take(rw, loc, &strides, i);
        desc = jig_descriptor_set_extent(rw, loc, desc, stride, JIG_DESC_STRIDES, i);
    }
    jig_rw_replace1(rw, op, desc);
    return true;
}

/* ---- Permuted dimensions ---- */
bool jig_lower_memref_transpose(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigMap *permutation = jig_memref_transpose_permutation(op);
    const JigType *becomes = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    JigValue *source = operand(rw, 0), *desc = source;
    if (!becomes)
        return jig_no_match(rw, op, "its result has no type there");
    if (!jig_map_is_identity(permutation)) {
        desc = jig_to_llvm_poison(rw, loc, becomes);
        for (int64_t i = JIG_DESC_ALLOCATED; i <= JIG_DESC_OFFSET; i++)
            desc = jig_to_llvm_insert(rw, loc, desc, jig_to_llvm_extract(rw, loc, source, i), i);
        for (unsigned i = 0; i < jig_map_num_results(permutation); i++) {
            int64_t from = jig_map_dim_position(permutation, i);
            JigValue *size = jig_descriptor_extent(rw, loc, source, JIG_DESC_SIZES, from);
            desc = jig_descriptor_set_extent(rw, loc, desc, size, JIG_DESC_SIZES, i);
            JigValue *stride = jig_descriptor_extent(rw, loc, source, JIG_DESC_STRIDES, from);
            desc = jig_descriptor_set_extent(rw, loc, desc, stride, JIG_DESC_STRIDES, i);
        }
    }
    jig_rw_replace1(rw, op, desc);
    return true;
}

/* ---- Bytes as elements ---- */
/* The stride of dimension i: a number where it is known, else what the dimensions after it come to:
 * the stride of the next one, `next`, times its size. */
static JigValue *view_stride(JigRewriter *rw, JigLoc loc, int64_t known, JigValue *next,
                             JigValue *next_size) {
    if (known != JIG_DYNAMIC)
        return jig_to_llvm_index(rw, loc, known);
    return next ? jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), next, next_size)
                : jig_to_llvm_index(rw, loc, 1);
}

static JigValue *view_extents(JigRewriter *rw, const JigOp *op, JigValue *desc) {
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(type), sizes = jig_memref_view_sizes(op).start;
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset;
    JigValue *stride = NULL, *size = NULL;
    jig_type_strides(type, strides, &offset); /* it lies together */
    for (size_t i = rank; i-- > 0;) {
        JigValue *next_size = size;
        size = jig_type_is_dynamic_dim(type, i)
                   ? operand(rw, sizes + jig_type_dynamic_before(type, i))
                   : jig_to_llvm_index(rw, loc, jig_type_dim(type, i));
        desc = jig_descriptor_set_extent(rw, loc, desc, size, JIG_DESC_SIZES, i);
        stride = view_stride(rw, loc, strides[i], stride, next_size);
        desc = jig_descriptor_set_extent(rw, loc, desc, stride, JIG_DESC_STRIDES, i);
    }
    return desc;
}

bool jig_lower_memref_view(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    if (!jig_descriptor_lies_together(rw, type))
        return jig_no_match(rw, op, "incompatible memref type");
    JigValue *source = operand(rw, 0);
    JigValue *desc = jig_to_llvm_poison(rw, loc, jig_to_llvm_type(jig_to_llvm_of(rw), type));
    JigValue *allocated = jig_to_llvm_extract(rw, loc, source, JIG_DESC_ALLOCATED);
    desc = jig_to_llvm_insert(rw, loc, desc, allocated, JIG_DESC_ALLOCATED);
    JigValue *aligned = jig_to_llvm_extract(rw, loc, source, JIG_DESC_ALIGNED);
    aligned = jig_to_llvm_element_ptr(rw, loc, jig_descriptor_element_type(rw, operand_type(op, 0)),
                                      aligned, operand(rw, 1));
    desc = jig_to_llvm_insert(rw, loc, desc, aligned, JIG_DESC_ALIGNED);
    desc = jig_to_llvm_insert(rw, loc, desc, jig_to_llvm_index(rw, loc, 0), JIG_DESC_OFFSET);
    jig_rw_replace1(rw, op, view_extents(rw, op, desc));
    return true;
}

/* ---- Fields ---- */
bool jig_lower_memref_extract_strided_metadata(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *source = operand(rw, 0);
    const JigType *base = jig_op_result_type(op, 0);
    size_t n = 0, rank = jig_type_rank(operand_type(op, 0));
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, jig_op_num_results(op));
    JigValue *allocated = jig_to_llvm_extract(rw, loc, source, JIG_DESC_ALLOCATED),
             *aligned = jig_to_llvm_extract(rw, loc, source, JIG_DESC_ALIGNED);
    results[n++] = jig_descriptor_describe(rw, loc, base, allocated, aligned, &(JigExtents){0});
    results[n++] = jig_to_llvm_extract(rw, loc, source, JIG_DESC_OFFSET);
    for (int64_t field = JIG_DESC_SIZES; field <= JIG_DESC_STRIDES; field++)
        for (size_t i = 0; i < rank; i++)
            results[n++] = jig_descriptor_extent(rw, loc, source, field, (int64_t)i);
    jig_rw_replace(rw, op, results, n);
    return true;
}

bool jig_lower_memref_extract_aligned_pointer_as_index(JigRewriter *rw, JigOp *op,
                                                       const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = operand_type(op, 0);
    JigValue *desc = operand(rw, 0), *ptr;
    uint32_t space;
    if (!jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &space))
        return jig_no_match(rw, op, "its memory space is no number");
    ptr = jig_type_is_memref(type)
              ? jig_to_llvm_extract(rw, loc, desc, JIG_DESC_ALIGNED)
              : jig_descriptor_unranked_aligned(rw, loc, jig_descriptor_unranked_at(rw, loc, desc),
                                                jig_llvm_ptr(rw->ctx, space));
    jig_rw_replace1(rw, op, jig_to_llvm_ptr_to_int(rw, loc, ptr));
    return true;
}

/* ---- Assumptions ---- */
bool jig_lower_memref_assume_alignment(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *desc = operand(rw, 0);
    JigValue *start = jig_descriptor_start(rw, loc, operand_type(op, 0), desc);
    JigValue *holds = jig_to_llvm_true(rw, loc);
    JigValue *alignment = jig_to_llvm_index(rw, loc, jig_memref_assume_alignment_alignment(op));
    jig_to_llvm_assume(rw, loc, holds, "align", JIG_VALUES(start, alignment));
    jig_rw_replace1(rw, op, desc);
    return true;
}

/* Each pair is separate. */
bool jig_lower_memref_distinct_objects(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValueList all = jig_converted_operands(rw);
    JigValue **starts = JIG_NEW_ARRAY(rw->arena, JigValue *, all.n + 1);
    for (size_t i = 0; all.n > 1 && i < all.n; i++)
        starts[i] = jig_descriptor_start(rw, loc, operand_type(op, i), all.items[i]);
    JigValue *holds = all.n > 1 ? jig_to_llvm_true(rw, loc) : NULL;
    for (size_t i = 0; i < all.n; i++)
        for (size_t k = i + 1; k < all.n; k++)
            jig_to_llvm_assume(rw, loc, holds, "separate_storage",
                               JIG_VALUES(starts[i], starts[k]));
    jig_rw_replace(rw, op, all.items, all.n);
    return true;
}
