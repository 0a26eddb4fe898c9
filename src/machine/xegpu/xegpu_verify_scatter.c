/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scattered elements: chunks at offsets that a vector tells, of those lanes that a mask lets in. */
#include "machine/xegpu/xegpu_int.h"
#include "support/arena.h"

#include <string.h>

static bool same_dims(const int64_t *a, size_t num_a, const int64_t *b, size_t num_b) {
    return num_a == num_b && (!num_a || memcmp(a, b, num_a * sizeof *a) == 0);
}

/* Is it `shape` without the dimension of the chunk, where there is one? */
static bool is_without_chunk(const JigType *vector, const int64_t *shape, size_t rank,
                             int64_t chunk) {
    return same_dims(jig_type_shape(vector), jig_type_rank(vector), shape,
                     chunk > 1 && rank ? rank - 1 : rank);
}

static const JigType *vector_or_null(const JigValue *v) {
    const JigType *t = v ? jig_value_type(v) : NULL;
    return t && jig_type_is_vector(t) ? t : NULL;
}

/* ---- create_tdesc, update_offset ---- */

bool jig_xegpu_verify_create_tdesc(JigOp *op) {
    const JigType *source = jig_value_type(jig_xegpu_create_tdesc_source(op)),
                  *offsets = jig_value_type(jig_xegpu_create_tdesc_offsets(op)),
                  *desc = jig_op_result_type(op, 0);
    if (!jig_xegpu_is_scattered(desc))
        return jig_op_error(op, "Expects a scattered TensorDesc.\n");
    JIG_CHECK(jig_xegpu_verify_space(op, source, desc));
    int64_t chunk = jig_xegpu_chunk_of(desc);
    size_t rank = jig_type_rank(offsets);
    JigArena a;
    jig_arena_init(&a);
    int64_t *expected = JIG_NEW_ARRAY(&a, int64_t, rank + 1);
    memcpy(expected, jig_type_shape(offsets), rank * sizeof *expected);
    if (chunk != 1)
        expected[rank++] = (int32_t)chunk;
    bool same = same_dims(expected, rank, jig_xegpu_shape(desc), jig_xegpu_rank(desc));
    if (!same)
        jig_op_error(op, "Incorrect TensorDesc shape. Expected is %s\n",
                     jig_xegpu_shape_text(expected, rank, &a));
    jig_arena_free(&a);
    return same;
}

bool jig_xegpu_verify_update_offset(JigOp *op) {
    const JigType *desc = jig_value_type(jig_xegpu_update_offset_tensor_desc(op)),
                  *offsets = jig_value_type(jig_xegpu_update_offset_offsets(op));
    if (!jig_xegpu_is_scattered(desc))
        return jig_op_error(op, "Expects a scattered TensorDesc.\n");
    return is_without_chunk(offsets, jig_xegpu_shape(desc), jig_xegpu_rank(desc),
                            jig_xegpu_chunk_of(desc)) ||
           jig_op_error(op, "Offsets should match TensorDesc except the chunk size dim.");
}

/* ---- prefetch ---- */

/* Offsets are in the descriptor, or beside what is none. */
static bool verify_offsets_given(JigOp *op, const JigType *source, const JigValue *offsets) {
    bool described = jig_xegpu_is_desc(source);
    if (!described && !offsets)
        return jig_op_error(op, "Expects offsets.");
    if (described && offsets)
        return jig_op_error(op, "offsets not allowed.");
    return !described || jig_xegpu_is_scattered(source) ||
           jig_op_error(op, "Expects a scattered TensorDesc.");
}

bool jig_xegpu_verify_prefetch(JigOp *op) {
    const JigType *source = jig_value_type(jig_xegpu_prefetch_source(op));
    const JigAttr *const hints[] = {jig_xegpu_prefetch_l1_hint_attr(op),
                                    jig_xegpu_prefetch_l2_hint_attr(op),
                                    jig_xegpu_prefetch_l3_hint_attr(op)};
    JIG_CHECK(verify_offsets_given(op, source, jig_xegpu_prefetch_offsets(op)) &&
              jig_xegpu_verify_hints(op, hints, jig_xegpu_is_read_hint));
    bool integer = jig_type_is_any_integer(source),
         aligned = jig_xegpu_prefetch_offset_align_byte_attr(op) != NULL;
    if (integer && !aligned)
        return jig_op_error(op, "offset_align_byte is required with integer source.");
    return integer || !aligned ||
           jig_op_error(op, "offset_align_byte only allowed with integer source.");
}

/* ---- load, store ---- */

typedef struct Access {
    const JigType *source, *value;
    const JigValue *offsets, *mask;
    const JigAttr *const *hints;
    bool (*is_hint)(const JigAttr *hint);
    const JigAttr *chunk_size; /* or NULL */
} Access;

static bool verify_described(JigOp *op, const Access *x) {
    const JigType *desc = x->source, *mask = vector_or_null(x->mask),
                  *value = jig_type_is_vector(x->value) ? x->value : NULL;
    int64_t chunk = jig_xegpu_chunk_of(desc);
    const int64_t *shape = jig_xegpu_shape(desc);
    size_t rank = jig_xegpu_rank(desc);
    if (!value)
        return jig_op_error(op, chunk > 1 ? "Expecting chunk size == 1 for scalar result"
                                          : "Expecting a vector type result.");
    if (jig_type_element(value) != jig_xegpu_element(desc))
        return jig_op_error(op, "Value should have the same element type as TensorDesc.");
    /* A mask that is no vector is as one of one lane. */
    static const int64_t one = 1;
    size_t lanes = chunk > 1 ? rank - 1 : rank;
    if (mask ? !is_without_chunk(mask, shape, rank, chunk) : !same_dims(&one, 1, shape, lanes))
        return jig_op_error(op, "Mask should match TensorDesc except the chunk size dim.");
    if (jig_type_rank(value) == 1 && jig_type_num_elements(value) == chunk)
        return !jig_attr_is(jig_xegpu_layout_of(desc), JIG_XEGPU_ATTR(LAYOUT)) ||
               jig_op_error(op, "TensorDesc doesn't need LayoutAttr for SIMT code");
    if (same_dims(shape, rank, jig_type_shape(value), jig_type_rank(value)))
        return true;
    JigArena a;
    jig_arena_init(&a);
    jig_op_error(op,
                 "Value shape %s is neither a valid distribution for SIMT nor consistent with the "
                 "tensor descriptor for SIMD %s",
                 jig_xegpu_shape_text(jig_type_shape(value), jig_type_rank(value), &a),
                 jig_msg_type(desc));
    jig_arena_free(&a);
    return false;
}

static bool verify_scalar(JigOp *op, const Access *x, int64_t chunk) {
    if (chunk > 1)
        return jig_op_error(op, "Expecting chunk size == 1 for scalar result");
    return (!vector_or_null(x->mask) && !vector_or_null(x->offsets)) ||
           jig_op_error(op, "Expecting scalar mask and offsets.");
}

/* Offsets without a descriptor. */
static bool verify_bare(JigOp *op, const Access *x) {
    const JigType *mask = vector_or_null(x->mask), *value = x->value;
    int64_t chunk = x->chunk_size ? jig_attr_int_value(x->chunk_size) : 1;
    if (!jig_type_is_vector(value))
        return verify_scalar(op, x, chunk);
    int64_t size = jig_type_num_elements(value);
    bool one_lane = !mask && !vector_or_null(x->offsets);
    if ((one_lane || (mask && chunk > 1 && jig_type_rank(value) == 1)) && size != chunk)
        return jig_op_error(op, "value elements must match chunk size %lld", (long long)chunk);
    if (one_lane)
        return true;
    if (!mask)
        return jig_op_error(op, "Expecting a vector type mask.");
    int64_t lanes = jig_type_num_elements(mask);
    bool same = chunk > 1 || size == lanes;
    if (same && lanes != 1)
        same = is_without_chunk(mask, jig_type_shape(value), jig_type_rank(value), chunk);
    return same || jig_op_error(op, "Mask should match value except the chunk size dim.");
}

static bool verify_access(JigOp *op, const Access *x) {
    JIG_CHECK(verify_offsets_given(op, x->source, x->offsets) &&
              jig_xegpu_verify_hints(op, x->hints, x->is_hint));
    if (jig_xegpu_is_desc(x->source))
        return verify_described(op, x);
    if (jig_type_is_memref(x->source) &&
        jig_type_element(x->source) != jig_type_element_or_self(x->value))
        return jig_op_emit_error(op, "Value should have the same element type as MemRef.");
    return verify_bare(op, x);
}

bool jig_xegpu_verify_load(JigOp *op) {
    const JigAttr *const hints[] = {jig_xegpu_load_l1_hint_attr(op),
                                    jig_xegpu_load_l2_hint_attr(op),
                                    jig_xegpu_load_l3_hint_attr(op)};
    const Access x = {.source = jig_value_type(jig_xegpu_load_source(op)),
                      .value = jig_op_result_type(op, 0),
                      .offsets = jig_xegpu_load_offsets(op),
                      .mask = jig_xegpu_load_mask(op),
                      .hints = hints,
                      .is_hint = jig_xegpu_is_read_hint,
                      .chunk_size = jig_xegpu_load_chunk_size_attr(op)};
    return verify_access(op, &x);
}

bool jig_xegpu_verify_store(JigOp *op) {
    const JigAttr *const hints[] = {jig_xegpu_store_l1_hint_attr(op),
                                    jig_xegpu_store_l2_hint_attr(op),
                                    jig_xegpu_store_l3_hint_attr(op)};
    const Access x = {.source = jig_value_type(jig_xegpu_store_dest(op)),
                      .value = jig_value_type(jig_xegpu_store_value(op)),
                      .offsets = jig_xegpu_store_offsets(op),
                      .mask = jig_xegpu_store_mask(op),
                      .hints = hints,
                      .is_hint = jig_xegpu_is_write_hint,
                      .chunk_size = jig_xegpu_store_chunk_size_attr(op)};
    return verify_access(op, &x);
}
