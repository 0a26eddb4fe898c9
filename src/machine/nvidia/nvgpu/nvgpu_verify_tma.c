/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tiles that are loaded as they are described, and matrices of groups of warps. */
#include "machine/nvidia/nvgpu/nvgpu_int.h"

enum { MOST_RANK = 5, MOST_SIZE = 256, NOT_SWIZZLED = 16 };

/* ---- Descriptors ---- */

static int64_t last_dim_bytes(const JigType *memref) {
    const JigType *element = jig_type_element(memref);
    size_t rank = jig_type_rank(memref);
    int64_t width = jig_type_is_int_or_index_or_float(element) ? jig_type_width(element) : 0;
    return rank ? width * jig_type_dim(memref, rank - 1) / 8 : 0;
}

static bool verify_tensor_map(JigOp *op, const JigType *type) {
    JigNvgpuTensorMap map = jig_nvgpu_tensor_map_parts(type);
    const JigType *t = map.tensor;
    if (map.interleave)
        return jig_op_emit_error(op, "Interleave options are not supported yet.");
    if (!jig_nvgpu_is_shared(t))
        return jig_op_emit_error(op,
                                 "the tensor map descriptor has incorrect address space, it must "
                                 "be shared memory address space.");
    if (!jig_type_has_static_shape(t))
        return jig_op_emit_error(op, "the tensor map descriptor must be static shaped");
    for (size_t i = 0; i < jig_type_rank(t); i++)
        if (jig_type_dim(t, i) <= 0 || jig_type_dim(t, i) > MOST_SIZE)
            return jig_op_emit_error(op,
                                     "the tensor map descriptor must have dimensions between 1 and "
                                     "%d but it is %lld",
                                     MOST_SIZE, (long long)jig_type_dim(t, i));
    int64_t swizzled = (int64_t)NOT_SWIZZLED << map.swizzle; /* 32, 64 or 128 bytes */
    if (jig_type_rank(t) > 1 && map.swizzle && last_dim_bytes(t) != swizzled)
        return jig_op_emit_error(op,
                                 "the tensormap descriptor must have last dimension of %lld bytes "
                                 "but it is %lld bytes",
                                 (long long)swizzled, (long long)last_dim_bytes(t));
    return true;
}

/* The tile is as the memory that it is loaded to or stored from. */
static bool verify_tile(JigOp *op, const JigType *map, const JigType *memref) {
    JIG_CHECK(verify_tensor_map(op, map));
    const JigType *t = jig_nvgpu_tensor_of(map);
    if (last_dim_bytes(t) % 16)
        return jig_op_emit_error(
            op, "the bytes in the last dimension of the tensor map must be a multiple of 16");
    if (jig_type_element(t) != jig_type_element(memref))
        return jig_op_emit_error(
            op, "the element type of tensor map descriptor and memref must be same");
    if (!jig_nvgpu_is_shared(memref))
        return jig_op_emit_error(op,
                                 "the destination memref has incorrect address space, it must be "
                                 "shared memory address space.");
    if (!jig_type_has_static_shape(memref))
        return jig_op_emit_error(op, "the destination memref must be static shaped");
    if (jig_type_rank(memref) != jig_type_rank(t))
        return jig_op_emit_error(
            op, "the shape of tensor map descriptor and memref must have same rank");
    for (size_t i = 0; i < jig_type_rank(t); i++)
        if (jig_type_dim(t, i) != jig_type_dim(memref, i))
            return jig_op_emit_error(op, "memref and tensor map shapes mismatch %s != %s",
                                     jig_msg_type(t), jig_msg_type(memref));
    return true;
}

static bool verify_coordinates(JigOp *op, size_t n, const JigType *map) {
    if (n > MOST_RANK)
        return jig_op_emit_error(op, "Maximum %d coordinates are supported.", MOST_RANK);
    return n == jig_type_rank(jig_nvgpu_tensor_of(map)) ||
           jig_op_emit_error(
               op, "number of coordinates do not match with the rank of tensor descriptor map.");
}

bool jig_nvgpu_verify_tma_load(JigOp *op) {
    const JigType *map = jig_value_type(jig_nvgpu_tma_async_load_tensor_map_descriptor(op));
    return verify_tile(op, map, jig_value_type(jig_nvgpu_tma_async_load_dst(op))) &&
           verify_coordinates(op, jig_nvgpu_tma_async_load_num_coordinates(op), map);
}

bool jig_nvgpu_verify_tma_store(JigOp *op) {
    const JigType *map = jig_value_type(jig_nvgpu_tma_async_store_tensor_map_descriptor(op));
    return verify_tile(op, map, jig_value_type(jig_nvgpu_tma_async_store_src(op))) &&
           verify_coordinates(op, jig_nvgpu_tma_async_store_num_coordinates(op), map);
}

bool jig_nvgpu_verify_tma_create(JigOp *op) {
    if (jig_nvgpu_tma_create_descriptor_num_box_dimensions(op) > MOST_RANK)
        return jig_op_emit_error(op, "Maximum %d coordinates are supported.", MOST_RANK);
    return verify_tensor_map(op, jig_op_result_type(op, 0));
}

bool jig_nvgpu_verify_generate_descriptor(JigOp *op) {
    enum { SWIZZLE_128B = 3 };
    const JigType *map = jig_value_type(jig_nvgpu_warpgroup_generate_descriptor_tensor_map(op));
    JIG_CHECK(verify_tensor_map(op, map));
    return jig_nvgpu_tensor_map_parts(map).swizzle == SWIZZLE_128B ||
           jig_op_emit_error(op, "supports only %s is supported for the time being",
                             jig_nvgpu_swizzle_name(SWIZZLE_128B));
}

/* ---- Groups of warps ---- */

static bool is_float(const JigType *t, JigFloatKind kind) {
    return t == jig_type_float(jig_type_context(t), kind);
}
static bool is_int(const JigType *t, uint32_t width) {
    return t == jig_type_i(jig_type_context(t), width);
}
static bool is_float8(const JigType *t) {
    return is_float(t, JIG_F8E5M2) || is_float(t, JIG_F8E4M3FN);
}

static bool may_multiply(const JigType *d, const JigType *a, const JigType *b) {
    bool to_float = is_float(d, JIG_F16) || is_float(d, JIG_F32);
    if (is_float8(a))
        return is_float8(b) && to_float;
    if (a != b)
        return false;
    return ((is_float(a, JIG_F16) || is_float(a, JIG_BF16)) && to_float) ||
           (is_float(a, JIG_TF32) && is_float(d, JIG_F32)) ||
           ((is_int(a, 16) || is_int(a, 1)) && is_int(d, 32));
}

static bool is_allowed_width(int64_t n, const JigType *element) {
    if (n <= 0 || n > 256)
        return false;
    if (is_int(element, 8) || is_int(element, 1))
        return n % 16 == 0 || n == 8 || n == 24;
    return n % 8 == 0 &&
           (is_float(element, JIG_BF16) || is_float(element, JIG_F16) ||
            is_float(element, JIG_F32) || is_float(element, JIG_TF32) || is_float8(element));
}

static bool verify_mma_shapes(JigOp *op, const JigType *a, const JigType *b, const JigType *c) {
    long long rows = jig_type_dim(a, 0), inner = jig_type_dim(a, 1), inner_b = jig_type_dim(b, 0),
              columns = jig_type_dim(b, 1), rows_c = jig_type_dim(c, 0),
              columns_c = jig_type_dim(c, 1);
    if (inner != inner_b)
        return jig_op_error(op, "2nd dim matrix-A (%lld)!= 1st dim matrix-B (%lld )", inner,
                            inner_b);
    if (rows != rows_c)
        return jig_op_error(op, "1st dim matrix-A ( %lld )!= 1st dim matrix-C ( %lld )", rows,
                            rows_c);
    return columns == columns_c ||
           jig_op_error(op, "2nd dim matrix-B ( %lld ) != 2nd dim matrix-C ( %lld )", columns,
                        columns_c);
}

static bool verify_mma_types(JigOp *op, const JigType *a, const JigType *b, const JigType *c) {
    const JigType *of_a = jig_type_element(a), *of_b = jig_type_element(b),
                  *of_c = jig_type_element(c);
    if (!may_multiply(of_c, of_a, of_b))
        return jig_op_error(op, "%s += %s * %s, it is not supported.", jig_msg_type(of_c),
                            jig_msg_type(of_a), jig_msg_type(of_b));
    if (!is_allowed_width(jig_type_dim(b, 1), of_a))
        return jig_op_error(op, "has input type %s n is set to %lld, it is not supported",
                            jig_msg_type(b), (long long)jig_type_dim(b, 1));
    return is_float(of_c, JIG_F32) || is_float(of_a, JIG_F16) || is_float(of_a, JIG_BF16) ||
           jig_op_error(op, "hit a limitation: %s += %s * %s, it is not supported yet",
                        jig_msg_type(of_c), jig_msg_type(of_a), jig_msg_type(of_b));
}

bool jig_nvgpu_verify_warpgroup_mma(JigOp *op) {
    const JigType *a =
                      jig_nvgpu_tensor_of(jig_value_type(jig_nvgpu_warpgroup_mma_descriptor_a(op))),
                  *b =
                      jig_nvgpu_tensor_of(jig_value_type(jig_nvgpu_warpgroup_mma_descriptor_b(op))),
                  *c = jig_nvgpu_fragmented(jig_value_type(jig_nvgpu_warpgroup_mma_matrix_c(op))),
                  *d = jig_nvgpu_fragmented(jig_op_result_type(op, 0));
    if (jig_nvgpu_warpgroup_mma_transpose_a(op) && !jig_nvgpu_warpgroup_mma_transpose_b(op))
        return jig_op_error(op,
                            "supports non-transpose A (Row Major) and transpose B (Column Major) "
                            "for the time being ");
    if (c != d)
        return jig_op_error(op, "type of matrix C and matrix D must be the same");
    if (jig_type_rank(a) != 2 || jig_type_rank(b) != 2 || jig_type_rank(c) != 2)
        return jig_op_error(op, "has matrices A, B, C and D, they must be 2 dimensional");
    return verify_mma_shapes(op, a, b, c) && verify_mma_types(op, a, b, c);
}

bool jig_nvgpu_verify_warpgroup_store(JigOp *op) {
    const JigType *v = jig_nvgpu_fragmented(
                      jig_value_type(jig_nvgpu_warpgroup_mma_store_matrix_d(op))),
                  *m = jig_value_type(jig_nvgpu_warpgroup_mma_store_dst_memref(op));
    if (!is_float(jig_type_element(v), JIG_F32))
        return jig_op_error(op, "hit a limitation: only f32 results for the time being");
    if (jig_type_rank(v) != 2 || jig_type_rank(m) != 2)
        return jig_op_error(op, "has matrices that are not 2 dimensional");
    bool same =
        jig_type_dim(v, 0) == jig_type_dim(m, 0) && jig_type_dim(v, 1) == jig_type_dim(m, 1);
    return same ||
           jig_op_error(op,
                        "results [%s][%lld] values. However, destination memref[%lld][%lld]  does "
                        "not have same size as results",
                        jig_msg_type(v), (long long)jig_type_dim(v, 1),
                        (long long)jig_type_dim(m, 0), (long long)jig_type_dim(m, 1));
}

bool jig_nvgpu_verify_warpgroup_init(JigOp *op) {
    enum { ROWS = 64 };
    const JigType *v = jig_nvgpu_fragmented(jig_op_result_type(op, 0));
    bool fits = jig_type_rank(v) == 2 && jig_type_dim(v, 0) % ROWS == 0 &&
                is_allowed_width(jig_type_dim(v, 1), jig_type_element(v));
    return fits || jig_op_error(op,
                                "has type %s. It does not fit into warp-group level (wgmma) matrix "
                                "multiplication instruction (or not supported yet)",
                                jig_msg_type(v));
}
