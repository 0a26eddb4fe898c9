/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts of aggregates, and descriptors of buffers made of them. */
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "support/check.h"

/* ---- Aggregates ---- */
static const JigType *part_type(const JigType *t, int64_t at) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT) ? jig_llvm_struct_element(t, (size_t)at)
                                                     : jig_llvm_array_element(t);
}

JigValue *jig_to_llvm_extract_along(JigRewriter *rw, JigLoc loc, JigValue *from,
                                    const int64_t *path, size_t n) {
    const JigType *type = jig_value_type(from);
    for (size_t i = 0; i < n; i++)
        type = part_type(type, path[i]);
    JigLlvmExtractvalue parts = {
        .container = from, .res_type = type, .position = jig_attr_dense_i64(rw->ctx, path, n)};
    return jig_op_result(jig_llvm_extractvalue_build(rw, loc, &parts), 0);
}

JigValue *jig_to_llvm_extract(JigRewriter *rw, JigLoc loc, JigValue *from, int64_t at) {
    return jig_to_llvm_extract_along(rw, loc, from, &at, 1);
}

JigValue *jig_to_llvm_insert_along(JigRewriter *rw, JigLoc loc, JigValue *into, JigValue *part,
                                   const int64_t *path, size_t n) {
    JigLlvmInsertvalue parts = {.container = into,
                                .value = part,
                                .res_type = jig_value_type(into),
                                .position = jig_attr_dense_i64(rw->ctx, path, n)};
    return jig_op_result(jig_llvm_insertvalue_build(rw, loc, &parts), 0);
}

JigValue *jig_to_llvm_insert(JigRewriter *rw, JigLoc loc, JigValue *into, JigValue *part,
                             int64_t at) {
    return jig_to_llvm_insert_along(rw, loc, into, part, &at, 1);
}

/* ---- Constants ---- */
JigValue *jig_to_llvm_poison(JigRewriter *rw, JigLoc loc, const JigType *type) {
    JIG_REQUIRE(rw && type);
    return jig_op_result(
        jig_llvm_mlir_poison_build(rw, loc, &(JigLlvmMlirPoison){.res_type = type}), 0);
}

JigValue *jig_to_llvm_constant(JigRewriter *rw, JigLoc loc, const JigType *type,
                               const JigAttr *value) {
    JIG_REQUIRE(rw && type && value);
    JigLlvmMlirConstant parts = {.res_type = type, .value = value};
    return jig_op_result(jig_llvm_mlir_constant_build(rw, loc, &parts), 0);
}

static JigValue *index_constant(JigRewriter *rw, JigLoc loc, const JigLlvm *x, int64_t n) {
    return jig_to_llvm_constant(rw, loc, x->index, jig_attr_index(x->ctx, n));
}

JigValue *jig_to_llvm_index(JigRewriter *rw, JigLoc loc, int64_t n) {
    return index_constant(rw, loc, jig_to_llvm_of(rw), n);
}

/* ---- Descriptors ---- */
JigValue *jig_descriptor_extent(JigRewriter *rw, JigLoc loc, JigValue *desc, int64_t field,
                                int64_t dim) {
    return jig_to_llvm_extract_along(rw, loc, desc, (const int64_t[]){field, dim}, 2);
}

JigValue *jig_descriptor_set_extent(JigRewriter *rw, JigLoc loc, JigValue *desc, JigValue *n,
                                    int64_t field, size_t dim) {
    return jig_to_llvm_insert_along(rw, loc, desc, n, (const int64_t[]){field, (int64_t)dim}, 2);
}

/* Of one without a rank: that, and the pointer. */
JigValue *jig_descriptor_pack_with(JigRewriter *rw, JigLoc loc, const JigLlvm *x,
                                   const JigType *memref, JigValueList fields) {
    size_t rank = jig_type_rank(memref);
    size_t heads = jig_type_is_memref(memref) ? JIG_DESC_SIZES : 2;
    JigValue *desc = jig_to_llvm_poison(rw, loc, jig_to_llvm_type(x, memref));
    for (size_t i = 0; i < heads; i++)
        desc = jig_to_llvm_insert(rw, loc, desc, fields.items[i], (int64_t)i);
    for (size_t i = 0; i < rank; i++) {
        desc = jig_descriptor_set_extent(rw, loc, desc, fields.items[heads + i], JIG_DESC_SIZES, i);
        desc = jig_descriptor_set_extent(rw, loc, desc, fields.items[heads + rank + i],
                                         JIG_DESC_STRIDES, i);
    }
    return desc;
}

JigValue *jig_descriptor_pack(JigRewriter *rw, JigLoc loc, const JigType *memref,
                              JigValueList fields) {
    return jig_descriptor_pack_with(rw, loc, jig_to_llvm_of(rw), memref, fields);
}

JigValueList jig_descriptor_unpack(JigRewriter *rw, JigLoc loc, JigValue *desc,
                                   const JigType *memref) {
    size_t rank = jig_type_rank(memref), n = 0;
    size_t heads = jig_type_is_memref(memref) ? JIG_DESC_SIZES : 2;
    JigValue **fields = JIG_NEW_ARRAY(rw->arena, JigValue *, heads + 2 * rank);
    for (size_t i = 0; i < heads; i++)
        fields[n++] = jig_to_llvm_extract(rw, loc, desc, (int64_t)i);
    for (int64_t field = JIG_DESC_SIZES; field <= JIG_DESC_STRIDES; field++)
        for (size_t i = 0; i < rank; i++)
            fields[n++] = jig_descriptor_extent(rw, loc, desc, field, (int64_t)i);
    return (JigValueList){fields, n};
}

JigValue *jig_descriptor_of_pointer_with(JigRewriter *rw, JigLoc loc, const JigLlvm *x,
                                         const JigType *memref, JigValue *ptr) {
    size_t rank = jig_type_rank(memref);
    int64_t *strides = jig_calloc(rank + 1, sizeof *strides), offset;
    JigValue *desc = NULL;
    if (jig_type_has_static_shape(memref) && jig_type_strides(memref, strides, &offset)) {
        desc = jig_to_llvm_poison(rw, loc, jig_to_llvm_type(x, memref));
        desc = jig_to_llvm_insert(rw, loc, desc, ptr, JIG_DESC_ALLOCATED);
        desc = jig_to_llvm_insert(rw, loc, desc, ptr, JIG_DESC_ALIGNED);
        desc =
            jig_to_llvm_insert(rw, loc, desc, index_constant(rw, loc, x, offset), JIG_DESC_OFFSET);
    }
    for (size_t i = 0; desc && i < rank; i++) {
        desc = jig_descriptor_set_extent(
            rw, loc, desc, index_constant(rw, loc, x, jig_type_dim(memref, i)), JIG_DESC_SIZES, i);
        desc = jig_descriptor_set_extent(rw, loc, desc, index_constant(rw, loc, x, strides[i]),
                                         JIG_DESC_STRIDES, i);
    }
    jig_free(strides);
    return desc;
}

JigValue *jig_descriptor_of_pointer(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                    JigValue *ptr) {
    return jig_descriptor_of_pointer_with(rw, loc, jig_to_llvm_of(rw), memref, ptr);
}
