/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies and matrices of warps. */
#include "machine/nvidia/nvgpu/nvgpu_int.h"
#include "support/arena.h"

#include <stdio.h>

/* ---- Copies ---- */

static bool has_unit_stride(const JigType *memref) {
    size_t rank = jig_type_rank(memref);
    int64_t offset, *strides = jig_malloc((rank + 1) * sizeof *strides);
    bool unit = jig_type_strides(memref, strides, &offset) && (!rank || strides[rank - 1] == 1);
    jig_free(strides);
    return unit;
}

static int64_t bits_of(const JigType *t) {
    const JigType *element = jig_type_element_or_self(t);
    return jig_type_is_int_or_index_or_float(element) ? jig_type_width(element) : 0;
}

/* 4, 8 or 16 bytes are copied. */
static bool verify_copy_size(JigOp *op, const JigType *dst) {
    int64_t n = jig_nvgpu_device_async_copy_dst_elements(op), width = bits_of(dst), bytes;
    if (!width || __builtin_mul_overflow(n, width, &bytes))
        bytes = -1;
    else
        bytes /= 8;
    if (bytes != 4 && bytes != 8 && bytes != 16) {
        char text[96] = "";
        size_t len = 0;
        for (int64_t size = 32; width && size <= 128; size *= 2)
            if (size / width > 0)
                len += (size_t)snprintf(text + len, sizeof text - len, "%lld%s",
                                        (long long)(size / width), size < 128 ? ", " : ".");
        return jig_op_emit_error(op,
                                 "Requested copy elements is %lld with width %lld. But copy "
                                 "elements could be one of %s",
                                 (long long)n, (long long)width, text);
    }
    if (jig_nvgpu_device_async_copy_bypass_l1(op) && bytes != 16)
        return jig_op_error(op,
                            "bypassL1 does not satify alignment for %s with destination element "
                            "%lld. Unset bypassL1, or set destination element to %lld",
                            jig_msg_type(dst), (long long)n, (long long)(128 / width));
    return true;
}

bool jig_nvgpu_verify_async_copy(JigOp *op) {
    const JigType *src = jig_value_type(jig_nvgpu_device_async_copy_src(op)),
                  *dst = jig_value_type(jig_nvgpu_device_async_copy_dst(op));
    if (!has_unit_stride(src))
        return jig_op_emit_error(op, "source memref most minor dim must have unit stride");
    if (!has_unit_stride(dst))
        return jig_op_emit_error(op, "destination memref most minor dim must have unit stride");
    if (!jig_nvgpu_is_shared(dst))
        return jig_op_emit_error(op, "destination memref must have a memory space attribute of "
                                     "IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)");
    if (jig_type_element(src) != jig_type_element(dst))
        return jig_op_emit_error(op, "source and destination must have the same element type");
    size_t num_src = jig_nvgpu_device_async_copy_num_src_indices(op),
           num_dst = jig_nvgpu_device_async_copy_num_dst_indices(op);
    if (num_src != jig_type_rank(src))
        return jig_op_error(op, "expected %zu source indices, got %zu", jig_type_rank(src),
                            num_src);
    if (num_dst != jig_type_rank(dst))
        return jig_op_error(op, "expected %zu destination indices, got %zu", jig_type_rank(dst),
                            num_dst);
    return verify_copy_size(op, dst);
}

/* ---- Matrices of warps ---- */

bool jig_nvgpu_verify_ldmatrix(JigOp *op) {
    const JigType *res = jig_op_result_type(op, 0);
    int64_t width = bits_of(res), per_register = width ? 32 / width : 0;
    if (!jig_nvgpu_is_shared(jig_value_type(jig_nvgpu_ldmatrix_src_memref(op))))
        return jig_op_emit_error(op,
                                 "expected nvgpu.ldmatrix srcMemref must have a memory space "
                                 "attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)");
    if (width > 32)
        return jig_op_emit_error(op, "nvgpu.ldmatrix works for 32b or lower");
    if (jig_nvgpu_ldmatrix_transpose(op) && width != 16)
        return jig_op_emit_error(op, "nvgpu.ldmatrix transpose works only at 16b granularity");
    if (jig_type_rank(res) != 2)
        return jig_op_emit_error(op, "results must be 2 dimensional vector");
    if (jig_type_dim(res, 1) != per_register)
        return jig_op_emit_error(op, "expected vector register shape[1] = %lld",
                                 (long long)per_register);
    return jig_type_dim(res, 0) == (int32_t)jig_nvgpu_ldmatrix_num_tiles(op) ||
           jig_op_emit_error(op, "expected vector register shape[0] and numTiles to match");
}

/* What a thread has of a tile, the least that a tensor core computes: 8 by 8 by k. */
typedef struct Tile {
    int64_t k, of_factor;
} Tile;

static bool read_tile(JigOp *op, const JigType *element, bool sparse, Tile *out) {
    JigContext *ctx = jig_op_context(op);
    if (element == jig_type_float(ctx, JIG_F64)) {
        *out = (Tile){4, 1};
        return !sparse || jig_op_emit_error(op, "f64 is not supported for sparse mode");
    }
    const JigType *const known[] = {jig_type_float(ctx, JIG_F32), jig_type_float(ctx, JIG_BF16),
                                    jig_type_float(ctx, JIG_F16), jig_type_i(ctx, 8),
                                    jig_type_i(ctx, 4)};
    for (size_t i = 0; i < JIG_LEN(known); i++)
        if (element == known[i]) {
            int64_t width = jig_type_width(element);
            *out = (Tile){128 / width, 32 / width};
            return true;
        }
    JigStr name = jig_op_name_of(op);
    return jig_op_emit_error(
        op, "expected input data type (i4,i8,f16,bf16,tf32,f64) supported by %.*s", JIG_FMT(name));
}

/* One of the three operands: how many elements a warp has, and how a thread holds them. */
typedef struct Matrix {
    char name;
    int64_t whole, counted; /* what is said, what there is: fewer where zeros are left out */
    int64_t rows, counted_rows, columns;
} Matrix;

static bool verify_count(JigOp *op, size_t operand, const Matrix *m) {
    enum { WARP = 32 };
    const JigType *t = jig_op_operand_type(op, operand);
    return (uint64_t)jig_type_dim(t, 0) * (uint64_t)jig_type_dim(t, 1) * WARP ==
               (uint64_t)m->counted ||
           jig_op_error(op, "expected %lld warp-wide matrix %c elements", (long long)m->whole,
                        m->name);
}

static bool verify_shape(JigOp *op, size_t operand, const Matrix *m) {
    const JigType *t = jig_op_operand_type(op, operand);
    return (jig_type_dim(t, 0) == m->counted_rows && jig_type_dim(t, 1) == m->columns) ||
           jig_op_error(op, "expected matrix %c to be shaped (%lld x %lld)", m->name,
                        (long long)m->rows, (long long)m->columns);
}

static int64_t times(int64_t a, int64_t b) {
    return (int64_t)((uint64_t)a * (uint64_t)b);
}

static bool verify_mma(JigOp *op, const JigAttr *shape, bool tf32, bool sparse) {
    const JigType *element = jig_type_element(jig_value_type(jig_nvgpu_matrix_a(op)));
    Tile tile = {0};
    JIG_CHECK(read_tile(op, element, sparse, &tile));
    for (size_t i = 0; i < 3; i++)
        if (jig_type_rank(jig_op_operand_type(op, i)) != 2)
            return jig_op_emit_error(op, "matrix%c must be 2 dimensional vector", (char)('A' + i));
    if (jig_attr_array_len(shape) != 3)
        return jig_op_error(op, "expected 3 numbers in mmaShape");
    int64_t m = jig_attr_int_value(jig_attr_array_at(shape, 0)),
            n = jig_attr_int_value(jig_attr_array_at(shape, 1)),
            k = jig_attr_int_value(jig_attr_array_at(shape, 2)), part = sparse ? 2 : 1;
    int64_t mt = m / 8, nt = n / 8, kt = k / tile.k;
    const Matrix of[] = {
        {'A', times(m, k), times(m, k) / part, times(mt, kt), times(mt, kt) / part, tile.of_factor},
        {'B', times(k, n), times(k, n), times(kt, nt), times(kt, nt), tile.of_factor},
        {'C', times(m, n), times(m, n), times(mt, nt), times(mt, nt), 2}};
    for (size_t i = 0; i < 3; i++)
        JIG_CHECK(verify_count(op, i, &of[i]));
    if (tf32 && element != jig_type_float(jig_op_context(op), JIG_F32))
        return jig_op_error(op, "expected tf32 tensor cores only for F32 operands");
    for (size_t i = 0; i < 3; i++)
        JIG_CHECK(verify_shape(op, i, &of[i]));
    return true;
}

bool jig_nvgpu_verify_mma_sync(JigOp *op) {
    return verify_mma(op, jig_nvgpu_mma_sync_mma_shape_attr(op),
                      jig_nvgpu_mma_sync_tf32_enabled(op), false);
}

bool jig_nvgpu_verify_mma_sp_sync(JigOp *op) {
    if ((uint32_t)jig_nvgpu_mma_sp_sync_sparsity_selector(op) > 1)
        return jig_op_error(op, "sparsity selector should be 0 or 1");
    return verify_mma(op, jig_nvgpu_mma_sp_sync_mma_shape_attr(op),
                      jig_nvgpu_mma_sp_sync_tf32_enabled(op), true);
}

bool jig_nvgpu_verify_rcp(JigOp *op) {
    const JigAttr *rounding = jig_nvgpu_rcp_rounding_attr(op);
    return (!jig_attr_enum_value(rounding) && jig_nvgpu_rcp_ftz(op)) ||
           jig_op_error(op, "has a limitation. %s or non-ftz is not supported yet.",
                        jig_msg_attr(rounding));
}
