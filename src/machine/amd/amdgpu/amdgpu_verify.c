/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows do not say of packed floats, buffers, values of other threads, copies. */
#include "machine/amd/amdgpu/amdgpu_int.h"

static int64_t number(const JigAttr *x) {
    return jig_attr_int_value(x);
}

/* ---- Packed floats ---- */

bool jig_amdgpu_verify_scaled_ext_packed_matrix(JigOp *op) {
    enum { LARGE = 32, BYTE = 8, UPPER_LANES = 16 };
    int64_t block = number(jig_amdgpu_scaled_ext_packed_matrix_block_size_attr(op)),
            lane = number(jig_amdgpu_scaled_ext_packed_matrix_first_scale_lane_attr(op)),
            byte = number(jig_amdgpu_scaled_ext_packed_matrix_first_scale_byte_attr(op));
    const JigType *source = jig_value_type(jig_amdgpu_scaled_ext_packed_matrix_source(op));
    bool is_f8 = jig_type_width(jig_type_element(source)) == BYTE;
    if (block == LARGE)
        return is_f8 || byte == 0 || byte == 2 ||
               jig_op_error(op, "blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 "
                                "and f6.");
    if (is_f8)
        return (lane == 0 && byte == 0) || (lane == UPPER_LANES && byte == 2) ||
               jig_op_error(op, "blockSize of 16 can only have (firstScaleLane, firstScaleByte) "
                                "be (0, 0) or (16, 2) for f8.");
    return byte <= 1 || jig_op_error(op, "blockSize of 16 can only have firstScaleByte be 0 or 1 "
                                         "for f4 and f6.");
}

bool jig_amdgpu_verify_existing(JigOp *op) {
    const JigValue *existing = jig_op_is(op, JIG_AMDGPU(PACKED_TRUNC_2XFP8))
                                   ? jig_amdgpu_packed_trunc_2xfp8_existing(op)
                               : jig_op_is(op, JIG_AMDGPU(PACKED_SCALED_TRUNC))
                                   ? jig_amdgpu_packed_scaled_trunc_existing(op)
                                   : jig_amdgpu_packed_stoch_round_fp8_existing(op);
    return !existing || jig_value_type(existing) == jig_op_result_type(op, 0) ||
           jig_op_error(op, "existing values must have same type as result");
}

/* ---- Buffers ---- */

/* Loads begin with the buffer, writes have one value before it, one of them two. */
#define RAW(part, op)                                                                              \
    (jig_op_is(op, JIG_AMDGPU(RAW_BUFFER_LOAD)) ? jig_amdgpu_raw_buffer_load_##part(op)            \
     : jig_op_is(op, JIG_AMDGPU(RAW_BUFFER_ATOMIC_CMPSWAP))                                        \
         ? jig_amdgpu_raw_buffer_atomic_cmpswap_##part(op)                                         \
         : jig_amdgpu_raw_buffer_store_##part(op))
JigValue *jig_amdgpu_raw_memref(const JigOp *op) {
    return RAW(memref, op);
}
JigOperandRange jig_amdgpu_raw_indices(const JigOp *op) {
    return RAW(indices, op);
}
JigValue *jig_amdgpu_raw_sgpr_offset(const JigOp *op) {
    return RAW(sgpr_offset, op);
}
const JigAttr *jig_amdgpu_raw_bounds_check(const JigOp *op) {
    return jig_amdgpu_raw_buffer_load_bounds_check_attr(op);
}
const JigAttr *jig_amdgpu_raw_offset(const JigOp *op) {
    return jig_amdgpu_raw_buffer_load_index_offset_attr(op);
}

bool jig_amdgpu_verify_raw_buffer(JigOp *op) {
    const JigType *memref = jig_value_type(jig_amdgpu_raw_memref(op));
    if (!jig_amdgpu_is_global(memref))
        return jig_op_error(op, "Buffer ops must operate on a memref in global memory");
    size_t rank = jig_type_rank(memref);
    return jig_amdgpu_raw_indices(op).count == rank ||
           jig_op_error(op, "Expected %zu indices to memref", rank);
}

/* ---- Values of other threads ---- */

/* What is no number stands for none; lowering refuses it. */
static bool verify_quad(JigOp *op, const JigAttr *said) {
    enum { QUAD = 4 };
    if (!said || jig_attr_kind(said) != JIG_ATTR_ARRAY || jig_attr_array_len(said) != QUAD)
        return jig_op_error(op, "quad_perm attribute must have exactly 4 elements");
    for (size_t i = 0; i < QUAD; i++) {
        const JigAttr *x = jig_attr_array_at(said, i);
        int64_t lane = jig_attr_is_int(x) ? jig_attr_int_value(x) : 0;
        if (lane < 0 || lane >= QUAD)
            return jig_op_error(op, "Each element of quad_perm must be in the range [0, 3]");
    }
    return true;
}

static bool verify_row(JigOp *op, const JigAttr *said, const char *kind) {
    enum { LANES = 16 };
    if (!said)
        return jig_op_error(op, "Attribute '%s' value not specified", kind);
    int64_t by = jig_attr_is_int(said) ? jig_attr_int_value(said) : 1;
    return (by > 0 && by < LANES) || jig_op_error(op, "Attribute value must be between 1 and 15");
}

bool jig_amdgpu_verify_dpp(JigOp *op) {
    enum { MOST_BITS = 64 };
    const JigType *type = jig_op_result_type(op, 0);
    if (!jig_type_is_int_or_float(type))
        return jig_op_error(op, "is of %s, which is no integer and no float", jig_msg_type(type));
    if (jig_type_width(type) > MOST_BITS)
        return jig_op_error(op, "integer and floating point types larger than 64 bits are not "
                                "supported");
    const JigAttr *said = jig_amdgpu_dpp_perm_argument_attr(op);
    switch (jig_attr_enum_value(jig_amdgpu_dpp_kind_attr(op))) {
    case JIG_AMDGPU_QUAD_PERM:
        return verify_quad(op, said);
    case JIG_AMDGPU_ROW_SHL:
        return verify_row(op, said, "row_shl");
    case JIG_AMDGPU_ROW_SHR:
        return verify_row(op, said, "row_shr");
    case JIG_AMDGPU_ROW_ROR:
        return verify_row(op, said, "row_ror");
    default:
        return !said || jig_attr_kind(said) == JIG_ATTR_UNIT ||
               jig_op_error(op, "Expected unit attribute for permArgument, but found non-trivial "
                                "argument");
    }
}

bool jig_amdgpu_verify_permlane_swap(JigOp *op) {
    enum { SHORT_ROW = 16, LONG_ROW = 32 };
    int64_t row = jig_amdgpu_permlane_swap_row_length(op);
    return row == SHORT_ROW || row == LONG_ROW ||
           jig_op_error(op, "row_length attribute must either be 16 or 32.");
}

/* ---- Copies ---- */

/* 0: it has none that is known, or more than anybody transfers. */
static uint64_t bits_of(const JigType *t) {
    enum { MANY = 1 << 20 };
    const JigType *element = jig_type_element_or_self(t);
    if (!jig_type_is_int_or_float(element))
        return 0;
    uint64_t bits = jig_type_width(element);
    if (!jig_type_is_vector(t))
        return bits;
    for (size_t i = 0; i < jig_type_rank(t); i++) {
        bits *= (uint64_t)jig_type_dim(t, i);
        if (bits > MANY)
            return 0;
    }
    return bits;
}

static bool can_be_transferred(uint64_t bits) {
    static const uint64_t sizes[] = {8, 16, 32, 96, 128};
    for (size_t i = 0; i < JIG_LEN(sizes); i++)
        if (sizes[i] == bits)
            return true;
    return false;
}

bool jig_amdgpu_verify_gather_to_lds(JigOp *op) {
    const JigType *from = jig_value_type(jig_amdgpu_gather_to_lds_src(op)),
                  *to = jig_value_type(jig_amdgpu_gather_to_lds_dst(op));
    if (jig_type_element(from) != jig_type_element(to))
        return jig_op_error(op, "source and destination element types must match");
    if (!can_be_transferred(bits_of(jig_amdgpu_gather_to_lds_transfer_type(op))))
        return jig_op_error(op, "Transfering type size must be 8, 16, 32, 96 or 128 bits");
    if (!jig_amdgpu_is_global(from) && !jig_amdgpu_is_fat_raw_buffer(from))
        return jig_op_error(op, "source memory address space must be global or fat raw buffer");
    return jig_amdgpu_is_shared(to) ||
           jig_op_error(op, "destination memory address space must be Workgroup");
}

bool jig_amdgpu_verify_transpose_load(JigOp *op) {
    static const struct {
        uint32_t bits;
        int64_t n; /* that a thread gets */
    } elements[] = {{4, 16}, {6, 16}, {8, 8}, {16, 4}};
    const JigType *to = jig_op_result_type(op, 0),
                  *from = jig_value_type(jig_amdgpu_transpose_load_src(op));
    if (!jig_amdgpu_is_shared(from))
        return jig_op_error(op, "source memory address space must be Workgroup");
    const JigType *element = jig_type_element(to);
    uint32_t bits = jig_type_is_int_or_float(element) ? jig_type_width(element) : 0;
    for (size_t i = 0; i < JIG_LEN(elements); i++)
        if (elements[i].bits == bits)
            return jig_type_num_elements(to) == elements[i].n ||
                   jig_op_error(op,
                                "Transferring type size mismatch: expected num of elements: %lld",
                                (long long)elements[i].n);
    return jig_op_error(op, "Unsupported element type size for transpose load: %u bits", bits);
}
