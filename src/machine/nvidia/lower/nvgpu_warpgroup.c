/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * nvgpu to nvvm: products by four warps, of matrices that lie in the memory of the
 * block in rows of 128 bytes. Each instruction takes 64 rows of the sum, which
 * each thread has a structure of, and 32 bytes of the rows of the first factor.
 */
#include "dialect/arith/arith.h"
#include "dialect/llvm/llvm_types.h"
#include "dialect/memref/memref.h"
#include "machine/nvidia/nvgpu/nvgpu.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "machine/nvidia/lower/nvgpu_lower.h"

enum { WORD = 32, LONG = 64, BYTE = 8 };
enum { ROWS_AT_ONCE = 64, BYTES_OF_ROW = 128, BYTES_AT_ONCE = 32, ALIGNMENT = 16 };

static JigValue *constant(JigRewriter *rw, JigLoc loc, uint32_t bits, int64_t n) {
    const JigType *t = jig_type_i(rw->ctx, bits);
    return jig_to_llvm_constant(rw, loc, t, jig_attr_int(t, n));
}

static const JigType *tensor_of(const JigType *descriptor) {
    return jig_attr_type_value(jig_type_param(descriptor, 0));
}

/* ---- Descriptors ---- */
/* A field of it, where its bits begin. */
static JigValue *with_field(JigRewriter *rw, JigLoc loc, JigValue *descriptor, JigValue *field,
                            int64_t at) {
    JigValue *by = constant(rw, loc, LONG, at);
    JigValue *moved = jig_to_llvm_binary(rw, loc, JIG_LLVM(SHL), field, by);
    return jig_to_llvm_binary(rw, loc, JIG_LLVM(OR), descriptor, moved);
}

/* Bits 4 to 17 of the address. */
static JigValue *address_bits(JigRewriter *rw, JigLoc loc, JigValue *ptr) {
    enum { UP = 46, DOWN = 50 };
    JigLlvmPtrtoint parts = {.arg = ptr, .res_type = jig_type_i(rw->ctx, LONG)};
    JigValue *bits = jig_op_result(jig_llvm_ptrtoint_build(rw, loc, &parts), 0);
    bits = jig_to_llvm_binary(rw, loc, JIG_LLVM(SHL), bits, constant(rw, loc, LONG, UP));
    return jig_to_llvm_binary(rw, loc, JIG_LLVM(LSHR), bits, constant(rw, loc, LONG, DOWN));
}

static bool generate(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { SWIZZLE_128 = 3, SWIZZLED_BY_128 = 1, ROWS_OF_PATTERN = 8 };
    enum { AT_BASE = 0, AT_LEAD = 16, AT_STRIDE = 32, AT_OFFSET = 49, AT_SWIZZLE = 62 };
    JigLoc loc = jig_op_loc(op);
    const JigValue *tensor = jig_nvgpu_warpgroup_generate_descriptor_tensor(op);
    JigNvgpuTensorMap map = jig_nvgpu_tensor_map_parts(
        jig_value_type(jig_nvgpu_warpgroup_generate_descriptor_tensor_map(op)));
    int64_t rows = jig_type_rank(map.tensor) ? jig_type_dim(map.tensor, 0) : JIG_DYNAMIC;
    if (map.swizzle != SWIZZLE_128 || rows < 0 || rows > INT32_MAX)
        return jig_no_match(rw, op, "does not lie in rows of 128 bytes that are swizzled");
    JigValue *stride = constant(rw, loc, LONG, ROWS_OF_PATTERN * BYTES_OF_ROW / ALIGNMENT);
    JigValue *lead = constant(rw, loc, LONG, rows * BYTES_OF_ROW / ALIGNMENT);
    JigValue *ptr =
        jig_descriptor_start(rw, loc, jig_value_type(tensor), jig_converted(rw, tensor));
    JigValue *base = address_bits(rw, loc, ptr);
    JigValue *d = constant(rw, loc, LONG, 0);
    d = with_field(rw, loc, d, constant(rw, loc, LONG, SWIZZLED_BY_128), AT_SWIZZLE);
    d = with_field(rw, loc, d, constant(rw, loc, LONG, 0), AT_OFFSET);
    d = with_field(rw, loc, d, stride, AT_STRIDE);
    d = with_field(rw, loc, d, lead, AT_LEAD);
    jig_rw_replace1(rw, op, with_field(rw, loc, d, base, AT_BASE));
    return true;
}

/* ---- Sums ---- */
static bool init(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (!type)
        return jig_no_match(rw, op, "has no registers");
    size_t n = jig_llvm_struct_len(type);
    const JigType *part = jig_llvm_struct_element(type, 0),
                  *element = jig_llvm_struct_element(part, 0);
    JigValue *zero = jig_to_llvm_constant(rw, loc, element, jig_attr_zero(element));
    JigValue *made = jig_to_llvm_poison(rw, loc, type);
    JigValue **parts = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++) {
        parts[i] = jig_to_llvm_extract(rw, loc, made, (int64_t)i);
        for (size_t k = 0; k < jig_llvm_struct_len(part); k++)
            parts[i] = jig_to_llvm_insert(rw, loc, parts[i], zero, (int64_t)k);
    }
    for (size_t i = 0; i < n; i++)
        made = jig_to_llvm_insert(rw, loc, made, parts[i], (int64_t)i);
    jig_rw_replace1(rw, op, made);
    return true;
}

/* ---- Products ---- */
/* A JigNvvmWgmmaType; -1: none. */
static int64_t wgmma_type(const JigType *t) {
    if (!jig_type_is_float(t))
        return -1;
    switch (jig_type_float_kind(t)) {
    case JIG_F16:
        return JIG_NVVM_WGMMA_F16;
    case JIG_BF16:
        return JIG_NVVM_WGMMA_BF16;
    case JIG_F8E4M3FN:
        return JIG_NVVM_WGMMA_E4M3;
    case JIG_F8E5M2:
        return JIG_NVVM_WGMMA_E5M2;
    case JIG_F32:
        return JIG_NVVM_WGMMA_F32;
    default:
        return -1;
    }
}

/* What all instructions of a product have in common. */
typedef struct Product {
    JigNvvmWgmmaMmaAsync parts;
    JigValue *a, *b; /* descriptors */
    int64_t steps;   /* along the rows of the first factor */
} Product;

static bool read_product(JigRewriter *rw, JigOp *op, Product *p) {
    enum { ONE = 1, WRAPPED = 0 };
    JigContext *ctx = rw->ctx;
    JigValue *a = jig_nvgpu_warpgroup_mma_descriptor_a(op),
             *b = jig_nvgpu_warpgroup_mma_descriptor_b(op);
    const JigType *from = tensor_of(jig_value_type(a)), *element = jig_type_element(from);
    const JigType *sum = jig_attr_type_value(jig_type_param(jig_op_result_type(op, 0), 0));
    int64_t factor = wgmma_type(element), total = wgmma_type(jig_type_element(sum));
    int64_t bytes = jig_type_is_float(element) ? jig_type_width(element) / BYTE : 0;
    if (factor < 0 || total < 0 || bytes > 2 || jig_type_rank(from) != 2 ||
        jig_type_dim(from, 1) * bytes != BYTES_OF_ROW)
        return jig_no_match(rw, op, "is not of floats of at most 16 bits in rows of 128 bytes");
    const JigAttr *one = jig_nvvm_enum_attr(ctx, JIG_NVVM_ATTR_WGMMA_SCALE_IN, ONE);
    bool columns_a = jig_nvgpu_warpgroup_mma_transpose_a(op),
         rows_b = jig_nvgpu_warpgroup_mma_transpose_b(op);
    *p = (Product){
        .parts = {.shape = jig_nvvm_shape(ctx, ROWS_AT_ONCE, jig_type_dim(sum, 1),
                                          BYTES_AT_ONCE / bytes),
                  .type_a = jig_nvvm_enum_attr(ctx, JIG_NVVM_ATTR_WGMMA_TYPE, factor),
                  .type_b = jig_nvvm_enum_attr(ctx, JIG_NVVM_ATTR_WGMMA_TYPE, factor),
                  .type_d = jig_nvvm_enum_attr(ctx, JIG_NVVM_ATTR_WGMMA_TYPE, total),
                  .scale_d = jig_nvvm_enum_attr(ctx, JIG_NVVM_ATTR_WGMMA_SCALE_OUT, ONE),
                  .scale_a = one,
                  .scale_b = one,
                  .layout_a = jig_nvvm_enum_attr(ctx, JIG_NVVM_ATTR_MMA_LAYOUT,
                                                 columns_a ? JIG_NVVM_COL : JIG_NVVM_ROW),
                  .layout_b = jig_nvvm_enum_attr(ctx, JIG_NVVM_ATTR_MMA_LAYOUT,
                                                 rows_b ? JIG_NVVM_ROW : JIG_NVVM_COL),
                  .satfinite = jig_nvvm_enum_attr(ctx, JIG_NVVM_ATTR_MMA_INT_OVERFLOW, WRAPPED)},
        .a = jig_converted(rw, a),
        .b = jig_converted(rw, b),
        .steps = BYTES_OF_ROW / BYTES_AT_ONCE};
    return true;
}

/* The descriptor of what lies so many bytes on. */
static JigValue *moved(JigRewriter *rw, JigLoc loc, JigValue *descriptor, int64_t bytes) {
    return bytes ? jig_to_llvm_binary(rw, loc, JIG_LLVM(ADD), descriptor,
                                      jig_nvgpu_long(rw, loc, bytes / ALIGNMENT))
                 : descriptor;
}

/* Rows `i` of the sum. */
static JigValue *multiply(JigRewriter *rw, JigLoc loc, Product *p, JigValue *sum, int64_t i,
                          int64_t inner) {
    for (int64_t k = 0; k < p->steps; k++) {
        p->parts.descriptor_a =
            moved(rw, loc, p->a, i * ROWS_AT_ONCE * BYTES_OF_ROW + k * BYTES_AT_ONCE);
        p->parts.descriptor_b = moved(rw, loc, p->b, k * inner * BYTES_OF_ROW);
        p->parts.inouts = sum;
        p->parts.result_type = jig_value_type(sum);
        sum = jig_op_result(jig_nvvm_wgmma_mma_async_build(rw, loc, &p->parts), 0);
    }
    return sum;
}

static bool multiply_all(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *c = jig_converted(rw, jig_nvgpu_warpgroup_mma_matrix_c(op));
    const JigType *type = jig_value_type(c);
    Product p;
    if (!read_product(rw, op, &p))
        return false;
    /* Rows of the second factor that an instruction takes. */
    int64_t inner =
        jig_type_dim(tensor_of(jig_value_type(jig_nvgpu_warpgroup_mma_descriptor_a(op))), 1) /
        p.steps;
    size_t n = jig_llvm_struct_len(type);
    JigValue **sums = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    jig_nvvm_wgmma_fence_aligned_build(rw, loc, &(JigNvvmWgmmaFenceAligned){0});
    JigValue *made = jig_to_llvm_poison(rw, loc, type);
    for (size_t i = 0; i < n; i++)
        sums[i] =
            multiply(rw, loc, &p, jig_to_llvm_extract(rw, loc, c, (int64_t)i), (int64_t)i, inner);
    for (size_t i = 0; i < n; i++)
        made = jig_to_llvm_insert(rw, loc, made, sums[i], (int64_t)i);
    jig_nvvm_wgmma_commit_group_sync_aligned_build(rw, loc,
                                                   &(JigNvvmWgmmaCommitGroupSyncAligned){0});
    JigNvvmWgmmaWaitGroupSyncAligned wait = {
        .group = jig_attr_i64(rw->ctx, jig_nvgpu_warpgroup_mma_wait_group(op))};
    jig_nvvm_wgmma_wait_group_sync_aligned_build(rw, loc, &wait);
    jig_rw_replace1(rw, op, made);
    return true;
}

/* ---- Stores ---- */
/* Where a thread's elements are: eight rows of a warp at once, four threads to a row, each with two
 * elements next to one another. */
typedef struct Share {
    JigValue *one, *eight, *row, *column;
} Share;

static JigValue *binary(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a,
                        JigValue *b) {
    return jig_to_llvm_binary(rw, loc, row, a, b);
}

static Share share_of(JigRewriter *rw, JigLoc loc, int64_t first_row) {
    const JigType *word = jig_type_i(rw->ctx, WORD);
    JigValue *n[6];
    for (size_t i = 0; i < JIG_LEN(n); i++)
        n[i] = constant(rw, loc, WORD, (int64_t)1 << i);
    JigNvvmReadPtxSregTidX thread_id = {.res_type = word};
    JigValue *thread = jig_op_result(jig_nvvm_read_ptx_sreg_tid_x_build(rw, loc, &thread_id), 0);
    JigValue *lane = binary(rw, loc, JIG_LLVM(UREM), thread, n[5]);
    JigValue *warp = binary(rw, loc, JIG_LLVM(UDIV), thread, n[5]);
    JigValue *row = binary(rw, loc, JIG_LLVM(UDIV), lane, n[2]);
    JigValue *of_row = binary(rw, loc, JIG_LLVM(UREM), lane, n[2]);
    JigValue *column = binary(rw, loc, JIG_LLVM(MUL), of_row, n[1]);
    JigValue *first = binary(rw, loc, JIG_LLVM(MUL), warp, n[4]);
    row = binary(rw, loc, JIG_LLVM(ADD), row, first);
    if (first_row)
        row = binary(rw, loc, JIG_LLVM(ADD), row, constant(rw, loc, WORD, first_row));
    return (Share){.one = n[0], .eight = n[3], .row = row, .column = column};
}

static JigValue *eights(JigRewriter *rw, JigLoc loc, const Share *s, JigValue *from, int64_t n) {
    JigValue *times = constant(rw, loc, WORD, n);
    return binary(rw, loc, JIG_LLVM(ADD), from, binary(rw, loc, JIG_LLVM(MUL), times, s->eight));
}

static JigValue *as_index(JigRewriter *rw, JigLoc loc, JigValue *word) {
    JigArithIndexCast parts = {.in = word, .out_type = jig_type_index(rw->ctx)};
    return jig_op_result(jig_arith_index_cast_build(rw, loc, &parts), 0);
}

/* Two elements, the first of which is `at` of the structure. */
static void store_pair(JigRewriter *rw, JigOp *op, const Share *s, JigValue *part, JigValue *row,
                       JigValue *column, int64_t at) {
    JigLoc loc = jig_op_loc(op);
    JigValue *to = jig_nvgpu_warpgroup_mma_store_dst_memref(op);
    JigValue *x = as_index(rw, loc, row), *y = as_index(rw, loc, column);
    JigValue *next = as_index(rw, loc, binary(rw, loc, JIG_LLVM(ADD), column, s->one));
    JigValue *first = jig_to_llvm_extract(rw, loc, part, at),
             *second = jig_to_llvm_extract(rw, loc, part, at + 1);
    jig_memref_build_store(rw, loc, first, to, JIG_VALUES(x, y));
    jig_memref_build_store(rw, loc, second, to, JIG_VALUES(x, next));
}

static bool store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { HALVES = 2, PAIR = 2, OF_EIGHT = 4 };
    JigLoc loc = jig_op_loc(op);
    JigValue *all = jig_converted(rw, jig_nvgpu_warpgroup_mma_store_matrix_d(op));
    size_t n = jig_llvm_struct_len(jig_value_type(all));
    for (size_t i = 0; i < n; i++) {
        JigValue *part = jig_to_llvm_extract(rw, loc, all, (int64_t)i);
        Share s = share_of(rw, loc, (int64_t)i * ROWS_AT_ONCE);
        int64_t eight = (int64_t)jig_llvm_struct_len(jig_value_type(part)) / OF_EIGHT;
        for (int64_t half = 0; half < HALVES; half++) {
            JigValue *row = eights(rw, loc, &s, s.row, half);
            for (int64_t k = 0; k < eight; k++)
                store_pair(rw, op, &s, part, row, eights(rw, loc, &s, s.column, k),
                           half * PAIR + k * OF_EIGHT);
        }
    }
    jig_rw_erase(rw, op);
    return true;
}

#define CONVERSION(op_name, function)                                                              \
    {                                                                                              \
        .name = "nvgpu.warpgroup." op_name " to nvvm", .root = "nvgpu.warpgroup." op_name,         \
        .converts = true, .fn = function                                                           \
    }
const JigPattern jig_to_llvm_nvgpu_warpgroup_patterns[] = {
    CONVERSION("generate.descriptor", generate),
    CONVERSION("mma", multiply_all),
    CONVERSION("mma.init.accumulator", init),
    CONVERSION("mma.store", store),
    {0},
};
