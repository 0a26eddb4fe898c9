/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Addresses of elements of buffers, and how values are aligned in memory. */
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm_int.h"

/* ---- Addresses ---- */
JigValue *jig_llvm_step(JigRewriter *rw, JigLoc loc, JigValue *base, const JigType *element,
                        JigValue *by) {
    const int32_t dynamic = INT32_MIN;
    const JigType *type = jig_value_type(base), *steps = jig_value_type(by);
    if (jig_type_is_vector(steps)) /* a pointer in each lane */
        type = jig_type_vector(jig_type_shape(steps), jig_type_scalable_dims(steps), 1, type);
    JigLlvmGetelementptr parts = {.base = base,
                                  .dynamic_indices = {&by, 1},
                                  .res_type = type,
                                  .raw_constant_indices = jig_attr_dense_i32(rw->ctx, &dynamic, 1),
                                  .elem_type = jig_attr_of_type(element)};
    return jig_op_result(jig_llvm_getelementptr_build(rw, loc, &parts), 0);
}

static JigValue *binary(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a,
                        JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_op_result(jig_build(rw, loc, row, (JigValue *[]){a, b}, 2, &type, 1, NULL), 0);
}

/* The aligned pointer behind the offset. */
static JigValue *first_element(JigRewriter *rw, JigLoc loc, JigValue *desc, const JigType *element,
                               int64_t offset) {
    JigValue *ptr = jig_llvm_extract(rw, loc, desc, JIG_DESC_ALIGNED);
    if (!offset)
        return ptr;
    JigValue *by = offset == JIG_DYNAMIC ? jig_llvm_extract(rw, loc, desc, JIG_DESC_OFFSET)
                                         : jig_llvm_index(rw, loc, offset);
    return jig_llvm_step(rw, loc, ptr, element, by);
}

static JigValue *stride_of(JigRewriter *rw, JigLoc loc, JigValue *desc, int64_t stride,
                           size_t dim) {
    return stride == JIG_DYNAMIC ? jig_memref_extent(rw, loc, desc, JIG_DESC_STRIDES, (int64_t)dim)
                                 : jig_llvm_index(rw, loc, stride);
}

JigValue *jig_memref_address(JigRewriter *rw, JigLoc loc, JigValue *desc, const JigType *memref,
                             JigValue *const *indices) {
    size_t rank = jig_type_rank(memref);
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset;
    const JigType *element = jig_llvm_type(jig_llvm_of(rw), jig_type_element(memref));
    if (!element || !jig_type_strides(memref, strides, &offset))
        return NULL;
    JigValue *base = first_element(rw, loc, desc, element, offset), *at = NULL;
    for (size_t i = 0; i < rank; i++) {
        JigValue *part = indices[i];
        if (strides[i] != 1)
            part = binary(rw, loc, JIG_LLVM(MUL), part, stride_of(rw, loc, desc, strides[i], i));
        at = at ? binary(rw, loc, JIG_LLVM(ADD), at, part) : part;
    }
    return at ? jig_llvm_step(rw, loc, base, element, at) : base;
}

/* ---- Alignment ---- */
static uint64_t power_above(uint64_t n) {
    uint64_t p = 1;
    while (p < n && p < (uint64_t)1 << 32)
        p *= 2;
    return p;
}

/* Integers are aligned up to 8 bytes. */
static uint64_t of_scalar(const JigType *t) {
    uint64_t bytes = power_above(((uint64_t)jig_type_width(t) + 7) / 8);
    return jig_type_is_float(t) || bytes < 8 ? bytes : 8;
}

static uint64_t bits_of_vector(const JigType *t) {
    const JigType *element = jig_type_element(t);
    uint64_t bits = jig_llvm_is_type(element, JIG_LLVM_TYPE_PTR) ? 64 : jig_type_width(element);
    uint64_t n = (uint64_t)jig_type_dim(t, 0);
    return n && bits > ((uint64_t)1 << 40) / n ? (uint64_t)1 << 40 : bits * n;
}

uint64_t jig_llvm_alignment(const JigType *t) {
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY))
        return jig_llvm_alignment(jig_llvm_array_element(t));
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR) || jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT))
        return 8;
    if (jig_type_is_vector(t))
        return power_above((bits_of_vector(t) + 7) / 8);
    return jig_type_is_any_integer(t) || jig_type_is_float(t) ? of_scalar(t) : 0;
}
