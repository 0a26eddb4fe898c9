/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Vectors from and to memory, to llvm. What these ops have in common is read
 * into an Access: where it is, and how that is aligned.
 */
#include "dialect/llvm/llvm_types.h"
#include "dialect/vector/vector_util.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "payload/lower/llvm/vector/llvm_vector.h"

/* ---- Accesses ---- */
typedef struct Access {
    JigOp *op;
    const JigType *vector; /* of the old op */
    const JigType *type;   /* what it becomes */
    const JigType *memref;
    JigValue *base;
    JigValue *const *indices;
    uint64_t alignment;
} Access;

/* The operands that have become `n` values from `first` on. NULL: not each is one. */
static JigValue *const *converted(JigRewriter *rw, size_t first, size_t n) {
    JigValue **items = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++) {
        JigValueList each = jig_converted_at(rw, first + i);
        if (each.n != 1)
            return NULL;
        items[i] = each.items[0];
    }
    return items;
}

/* `self->data`: is memory aligned as the vector? */
static uint64_t alignment_of(JigRewriter *rw, const Access *a, const JigAttr *said,
                             const JigPattern *self) {
    if (said && jig_attr_int_value(said))
        return (uint64_t)jig_attr_int_value(said);
    if (*(const bool *)self->data)
        return jig_to_llvm_alignment(a->type);
    const JigType *element = jig_to_llvm_type(jig_to_llvm_of(rw), jig_type_element(a->memref));
    return element ? jig_to_llvm_alignment(element) : 0;
}

/* The op reads or writes a vector of this type at operand `base`, indexed by the `n` after it. */
static bool read_access(JigRewriter *rw, JigOp *op, const JigType *vector, JigValue *base,
                        size_t base_at, const JigPattern *self, Access *a) {
    *a = (Access){.op = op, .vector = vector, .memref = jig_value_type(base)};
    if (!jig_type_is_memref(a->memref))
        return jig_no_match(rw, op, "of no buffer");
    if (jig_type_rank(vector) > 1)
        return jig_no_match(rw, op, "only 1-D vectors can be lowered to LLVM");
    a->type = jig_to_llvm_type(jig_to_llvm_of(rw), vector);
    a->base = jig_converted(rw, base);
    a->indices = converted(rw, base_at + 1, jig_type_rank(a->memref));
    if (!a->type || !a->base || !a->indices)
        return jig_no_match(rw, op, "an operand is not one value now");
    a->alignment = alignment_of(rw, a, jig_vector_load_alignment_attr(op), self);
    return a->alignment || jig_no_match(rw, op, "could not resolve alignment");
}

static JigValue *address(JigRewriter *rw, const Access *a) {
    return jig_descriptor_element_ptr(rw, jig_op_loc(a->op), a->memref, a->base,
                                      (JigValueList){a->indices, jig_type_rank(a->memref)}, false);
}

static const JigAttr *alignment_word(JigRewriter *rw, const Access *a) {
    return jig_attr_int(jig_type_i(rw->ctx, 32), (int64_t)a->alignment);
}

/* ---- load, store ---- */
static bool load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Access a;
    if (!read_access(rw, op, jig_op_result_type(op, 0), jig_vector_load_base(op), 0, self, &a))
        return false;
    JigLlvmLoad parts = {.addr = address(rw, &a),
                         .res_type = a.type,
                         .alignment = jig_attr_i64(rw->ctx, (int64_t)a.alignment)};
    if (jig_vector_load_nontemporal(op))
        parts.nontemporal = jig_attr_unit(rw->ctx);
    jig_rw_replace_op(rw, op, jig_llvm_load_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Access a;
    JigValue *vector = jig_vector_store_value_to_store(op);
    if (!read_access(rw, op, jig_value_type(vector), jig_vector_store_base(op), 1, self, &a))
        return false;
    JigLlvmStore parts = {.addr = address(rw, &a),
                          .value = jig_converted(rw, vector),
                          .alignment = jig_attr_i64(rw->ctx, (int64_t)a.alignment)};
    if (jig_vector_store_nontemporal(op))
        parts.nontemporal = jig_attr_unit(rw->ctx);
    jig_llvm_store_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Under a mask ---- */
static bool masked_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Access a;
    if (!read_access(rw, op, jig_op_result_type(op, 0), jig_vector_maskedload_base(op), 0, self,
                     &a))
        return false;
    JigLlvmIntrMaskedLoad parts = {.data = address(rw, &a),
                                   .mask = jig_converted(rw, jig_vector_maskedload_mask(op)),
                                   .pass_thru =
                                       jig_converted(rw, jig_vector_maskedload_pass_thru(op)),
                                   .res_type = a.type,
                                   .alignment = alignment_word(rw, &a)};
    jig_rw_replace_op(rw, op, jig_llvm_intr_masked_load_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool masked_store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Access a;
    JigValue *vector = jig_vector_maskedstore_value_to_store(op);
    if (!read_access(rw, op, jig_value_type(vector), jig_vector_maskedstore_base(op), 0, self, &a))
        return false;
    JigLlvmIntrMaskedStore parts = {.data = address(rw, &a),
                                    .mask = jig_converted(rw, jig_vector_maskedstore_mask(op)),
                                    .value = jig_converted(rw, vector),
                                    .alignment = alignment_word(rw, &a)};
    jig_llvm_intr_masked_store_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Many places ---- */
static bool is_scattered(JigRewriter *rw, const Access *a) {
    size_t rank = jig_type_rank(a->memref);
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset;
    if (!jig_type_rank(a->vector) || !jig_type_strides(a->memref, strides, &offset) ||
        (rank && strides[rank - 1] != 1))
        return jig_no_match(rw, a->op, "memref type not supported");
    return true;
}

/* A pointer for each lane of `indices`. */
static JigValue *addresses(JigRewriter *rw, const Access *a, JigValue *indices) {
    JigValue *first = address(rw, a), *steps = jig_converted(rw, indices);
    const JigType *lanes = jig_value_type(steps);
    const JigType *element = jig_to_llvm_type(jig_to_llvm_of(rw), jig_type_element(a->memref));
    JigLlvmGetelementptr parts = {
        .base = first,
        .dynamic_indices = {&steps, 1},
        .res_type = jig_type_vector(jig_type_shape(lanes), jig_type_scalable_dims(lanes), 1,
                                    jig_value_type(first)),
        .raw_constant_indices = jig_attr_dense_i32(rw->ctx, (const int32_t[]){INT32_MIN}, 1),
        .elem_type = jig_attr_of_type(element)};
    return jig_op_result(jig_llvm_getelementptr_build(rw, jig_op_loc(a->op), &parts), 0);
}

static bool gather(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Access a;
    if (!read_access(rw, op, jig_op_result_type(op, 0), jig_vector_gather_base(op), 0, self, &a) ||
        !is_scattered(rw, &a))
        return false;
    JigValue *before = jig_converted(rw, jig_vector_gather_pass_thru(op));
    JigLlvmIntrMaskedGather parts = {.ptrs = addresses(rw, &a, jig_vector_gather_indices(op)),
                                     .mask = jig_converted(rw, jig_vector_gather_mask(op)),
                                     .pass_thru = {&before, 1},
                                     .res_type = a.type,
                                     .alignment = alignment_word(rw, &a)};
    jig_rw_replace_op(rw, op, jig_llvm_intr_masked_gather_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool scatter(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Access a;
    JigValue *vector = jig_vector_scatter_value_to_store(op);
    if (!read_access(rw, op, jig_value_type(vector), jig_vector_scatter_base(op), 0, self, &a) ||
        !is_scattered(rw, &a))
        return false;
    JigLlvmIntrMaskedScatter parts = {.ptrs = addresses(rw, &a, jig_vector_scatter_indices(op)),
                                      .mask = jig_converted(rw, jig_vector_scatter_mask(op)),
                                      .value = jig_converted(rw, vector),
                                      .alignment = alignment_word(rw, &a)};
    jig_llvm_intr_masked_scatter_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Lanes one after the other ---- */
/* Attributes of three arguments, of which the pointer is number `at`; NULL: no alignment is said.
 */
static const JigAttr *argument_attrs(JigRewriter *rw, const JigOp *op, size_t at) {
    const JigAttr *said = jig_vector_load_alignment_attr(op);
    if (!said)
        return NULL;
    const JigAttr *each[3], *none = jig_attr_dict(rw->ctx, NULL, 0);
    for (size_t i = 0; i < 3; i++)
        each[i] = none;
    JigNamedAttr align = {jig_ident(rw->ctx, JIG_STR("llvm.align")),
                          jig_attr_i64(rw->ctx, jig_attr_int_value(said))};
    each[at] = jig_attr_dict(rw->ctx, &align, 1);
    return jig_attr_array(rw->ctx, each, 3);
}

static bool expand_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Access a;
    if (!read_access(rw, op, jig_op_result_type(op, 0), jig_vector_expandload_base(op), 0, self,
                     &a))
        return false;
    JigLlvmIntrMaskedExpandload parts = {.ptr = address(rw, &a),
                                         .mask = jig_converted(rw, jig_vector_expandload_mask(op)),
                                         .passthru =
                                             jig_converted(rw, jig_vector_expandload_pass_thru(op)),
                                         .res_type = a.type,
                                         .arg_attrs = argument_attrs(rw, op, 0)};
    jig_rw_replace_op(rw, op, jig_llvm_intr_masked_expandload_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool compress_store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Access a;
    JigValue *vector = jig_vector_compressstore_value_to_store(op);
    if (!read_access(rw, op, jig_value_type(vector), jig_vector_compressstore_base(op), 0, self,
                     &a))
        return false;
    JigLlvmIntrMaskedCompressstore parts = {
        .ptr = address(rw, &a),
        .mask = jig_converted(rw, jig_vector_compressstore_mask(op)),
        .value = jig_converted(rw, vector),
        .arg_attrs = argument_attrs(rw, op, 1)};
    jig_llvm_intr_masked_compressstore_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- A buffer of elements as one of vectors ---- */
/* Several vectors in memory lie apart where their bytes are no power of two; elements, and one
 * vector alone, do not. */
static bool lies_apart(const JigLlvm *x, const JigType *memref) {
    const JigType *vector = jig_type_element(memref), *row = jig_to_llvm_type(x, vector);
    bool many = jig_type_num_elements(memref) != 1;
    for (; row && jig_llvm_is_type(row, JIG_LLVM_TYPE_ARRAY); row = jig_llvm_array_element(row))
        many |= jig_llvm_array_len(row) > 1;
    if (!many || !row || !jig_type_is_vector(row))
        return false;
    uint64_t bits = (uint64_t)jig_type_dim(row, 0) * jig_type_width(jig_type_element(row));
    return bits != 8 * jig_to_llvm_alignment(row);
}

static bool type_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *source = jig_vector_type_cast_memref(op);
    const JigType *from = jig_value_type(source), *to = jig_op_result_type(op, 0);
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), to);
    size_t rank = jig_type_rank(to);
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset;
    if (!type || !jig_type_has_static_shape(from) || !jig_type_has_static_shape(to) ||
        !jig_type_strides(to, strides, &offset))
        return jig_no_match(rw, op, "not of static shape");
    if (lies_apart(jig_to_llvm_of(rw), from) != lies_apart(jig_to_llvm_of(rw), to))
        return jig_no_match(rw, op, "elements lie otherwise in memory than vectors of them");
    JigValue *desc = jig_converted(rw, source), *made = jig_to_llvm_poison(rw, loc, type);
    for (int64_t i = JIG_DESC_ALLOCATED; i <= JIG_DESC_ALIGNED; i++)
        made = jig_to_llvm_insert(rw, loc, made, jig_to_llvm_extract(rw, loc, desc, i), i);
    made = jig_to_llvm_insert(rw, loc, made, jig_to_llvm_index(rw, loc, 0), JIG_DESC_OFFSET);
    for (size_t i = 0; i < rank; i++)
        for (int64_t field = JIG_DESC_SIZES; field <= JIG_DESC_STRIDES; field++) {
            int64_t n = field == JIG_DESC_SIZES ? jig_type_dim(to, i) : strides[i];
            made = jig_to_llvm_insert_along(rw, loc, made, jig_to_llvm_index(rw, loc, n),
                                            (const int64_t[]){field, (int64_t)i}, 2);
        }
    jig_rw_replace1(rw, op, made);
    return true;
}

/* ---- The sets ---- */
#define CONVERSION(pattern, op_name, function, flag)                                               \
    {                                                                                              \
        .name = "(anonymous namespace)::" pattern, .root = "vector." op_name, .converts = true,    \
        .fn = function, .data = &(const bool) {                                                    \
            flag                                                                                   \
        }                                                                                          \
    }
#define SET(flag)                                                                                  \
    {                                                                                              \
        CONVERSION("VectorLoadStoreConversion<mlir::vector::LoadOp>", "load", load, flag),         \
            CONVERSION("VectorLoadStoreConversion<mlir::vector::MaskedLoadOp>", "maskedload",      \
                       masked_load, flag),                                                         \
            CONVERSION("VectorLoadStoreConversion<mlir::vector::StoreOp>", "store", store, flag),  \
            CONVERSION("VectorLoadStoreConversion<mlir::vector::MaskedStoreOp>", "maskedstore",    \
                       masked_store, flag),                                                        \
            CONVERSION("VectorGatherOpConversion", "gather", gather, flag),                        \
            CONVERSION("VectorScatterOpConversion", "scatter", scatter, flag),                     \
            CONVERSION("VectorExpandLoadOpConversion", "expandload", expand_load, flag),           \
            CONVERSION("VectorCompressStoreOpConversion", "compressstore", compress_store, flag),  \
            CONVERSION("VectorTypeCastOpConversion", "type_cast", type_cast, flag), {0},           \
    }
static const JigPattern of_elements[] = SET(false), of_vectors[] = SET(true);
const JigPattern *const jig_to_llvm_vector_memory_patterns[2] = {of_elements, of_vectors};
