/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * nvgpu to nvvm: tiles of tensors that the machine copies by itself, and their
 * descriptors, which the host's runtime makes.
 */
#include "dialect/llvm/llvm_types.h"
#include "machine/nvidia/nvgpu/nvgpu.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "machine/nvidia/lower/nvgpu_lower.h"
#include "support/check.h"

enum { WORD = 32, LONG = 64 };

/* ---- Copies ---- */
static JigValueList words(JigRewriter *rw, JigOp *op, JigOperandRange range) {
    JigValue **items = JIG_NEW_ARRAY(rw->arena, JigValue *, range.count + 1);
    for (size_t i = 0; i < range.count; i++)
        items[i] = jig_nvgpu_word(rw, jig_op_loc(op),
                                  jig_converted(rw, jig_op_operand(op, range.start + i)));
    return (JigValueList){items, range.count};
}

static JigValue *start_of(JigRewriter *rw, JigOp *op, const JigValue *buffer) {
    return jig_descriptor_start(rw, jig_op_loc(op), jig_value_type(buffer),
                                jig_converted(rw, buffer));
}

static bool load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *to = start_of(rw, op, jig_nvgpu_tma_async_load_dst(op));
    JigNvvmCpAsyncBulkTensorSharedClusterGlobal parts = {
        .dst_mem = jig_to_llvm_cast_space(rw, loc, to, JIG_NVVM_SPACE_CLUSTER),
        .tma_descriptor = jig_converted(rw, jig_nvgpu_tma_async_load_tensor_map_descriptor(op)),
        .mbar = jig_nvgpu_barrier(rw, loc, jig_nvgpu_tma_async_load_barriers(op),
                                  jig_nvgpu_tma_async_load_mbar_id(op)),
        .multicast_mask = jig_converted(rw, jig_nvgpu_tma_async_load_multicast_mask(op)),
        .predicate = jig_converted(rw, jig_nvgpu_tma_async_load_predicate(op))};
    parts.coordinates = words(rw, op, jig_nvgpu_tma_async_load_coordinates(op));
    jig_nvvm_cp_async_bulk_tensor_shared_cluster_global_build(rw, loc, &parts);
    jig_rw_erase(rw, op);
    return true;
}

static bool store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigNvvmCpAsyncBulkTensorGlobalSharedCta parts = {
        .src_mem = start_of(rw, op, jig_nvgpu_tma_async_store_src(op)),
        .tma_descriptor = jig_converted(rw, jig_nvgpu_tma_async_store_tensor_map_descriptor(op)),
        .predicate = jig_converted(rw, jig_nvgpu_tma_async_store_predicate(op))};
    parts.coordinates = words(rw, op, jig_nvgpu_tma_async_store_coordinates(op));
    jig_nvvm_cp_async_bulk_tensor_global_shared_cta_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Descriptors ---- */
static bool prefetch(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigNvvmPrefetch parts = {
        .addr = jig_converted(rw, jig_nvgpu_tma_prefetch_descriptor_tensor_map_descriptor(op)),
        .predicate = jig_converted(rw, jig_nvgpu_tma_prefetch_descriptor_predicate(op)),
        .tensormap = jig_attr_unit(rw->ctx)};
    jig_nvvm_prefetch_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
    return true;
}

static bool fence(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { BYTES = 128, SYSTEM = 3 };
    JigLoc loc = jig_op_loc(op);
    const JigType *word = jig_type_i(rw->ctx, WORD);
    JigNvvmFenceProxyAcquire parts = {
        .addr = jig_converted(rw, jig_nvgpu_tma_fence_descriptor_tensor_map_descriptor(op)),
        .size = jig_to_llvm_constant(rw, loc, word, jig_attr_int(word, BYTES)),
        .scope = jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_MEM_SCOPE, SYSTEM)};
    jig_nvvm_fence_proxy_acquire_build(rw, loc, &parts);
    jig_rw_erase(rw, op);
    return true;
}

/* Numbers that the driver has for types of elements; -1: none. */
static int64_t driver_type(const JigType *t) {
    enum { UINT8, UINT16, UINT32, INT32, UINT64, INT64, FLOAT16, FLOAT32, FLOAT64, BFLOAT16 };
    bool is_unsigned = jig_type_is_any_integer(t) && jig_type_sign(t) == JIG_UNSIGNED;
    if (jig_type_is_float(t))
        switch (jig_type_float_kind(t)) {
        case JIG_F16:
            return FLOAT16;
        case JIG_F32:
            return FLOAT32;
        case JIG_F64:
            return FLOAT64;
        case JIG_BF16:
            return BFLOAT16;
        default:
            return -1;
        }
    if (!jig_type_is_any_integer(t))
        return -1;
    switch (jig_type_width(t)) {
    case 8:
        return UINT8;
    case 16:
        return UINT16;
    case WORD:
        return is_unsigned ? UINT32 : INT32;
    case LONG:
        return is_unsigned ? UINT64 : INT64;
    default:
        return -1;
    }
}

JigValue *jig_nvgpu_long(JigRewriter *rw, JigLoc loc, int64_t n) {
    JIG_REQUIRE(rw);
    return jig_to_llvm_constant(rw, loc, jig_type_i(rw->ctx, LONG),
                                jig_attr_i32(rw->ctx, (int32_t)n));
}

/* The sizes of the tile in an array of five. */
static JigValue *box_on_stack(JigRewriter *rw, JigOp *op, JigLoc loc) {
    enum { MOST_DIMS = 5 };
    JigOperandRange box = jig_nvgpu_tma_create_descriptor_box_dimensions(op);
    JigValue *n = jig_nvgpu_long(rw, loc, MOST_DIMS);
    JigValue *at = jig_to_llvm_stack(rw, loc, jig_type_i(rw->ctx, LONG), n, 0, 0);
    for (size_t i = 0; i < box.count; i++) {
        JigValue *slot = jig_to_llvm_element_ptr(rw, loc, jig_to_llvm_of(rw)->ptr, at,
                                                 jig_nvgpu_long(rw, loc, (int64_t)i));
        jig_to_llvm_store(rw, loc, jig_converted(rw, jig_op_operand(op, box.start + i)), slot);
    }
    return at;
}

/* Declared at the end of the module. */
static JigOp *encoder(JigRewriter *rw, JigOp *op) {
    JigOp *module = op;
    const JigType *i64 = jig_type_i(rw->ctx, LONG), *ptr = jig_to_llvm_of(rw)->ptr;
    while (module && !jig_op_is(module, JIG_BUILTIN(MODULE)))
        module = jig_op_parent(module);
    static const char name[] = "mgpuTensorMapEncodeTiledMemref";
    JigOp *known = module ? jig_symbol_lookup_in(module, jig_str(name)) : NULL;
    if (!module || (known && jig_op_is(known, JIG_LLVM(FUNC))))
        return known;
    const JigType *params[] = {i64, ptr, i64, i64, i64, i64, i64, ptr};
    JigPoint point = jig_point(rw);
    jig_at_end(rw, jig_region_first(jig_builtin_module_body_region(module)));
    JigLlvmFunc parts = {.sym_name = jig_attr_string(rw->ctx, jig_str(name)),
                         .function_type =
                             jig_attr_of_type(jig_llvm_func(ptr, params, JIG_LEN(params), false))};
    JigOp *made = jig_llvm_func_build(rw, jig_op_loc(op), &parts);
    jig_set_point(rw, point);
    return made;
}

static bool create(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { RANK, AT };
    JigLoc loc = jig_op_loc(op);
    const JigValue *tensor = jig_nvgpu_tma_create_descriptor_tensor(op);
    JigNvgpuTensorMap map = jig_nvgpu_tensor_map_parts(jig_op_result_type(op, 0));
    int64_t type = driver_type(jig_type_element(jig_value_type(tensor)));
    JigOp *function = type < 0 ? NULL : encoder(rw, op);
    if (!function)
        return jig_no_match(rw, op, "is in no module, or of elements that the driver has none of");
    JigValue *desc = jig_converted(rw, tensor), *kind = jig_nvgpu_long(rw, loc, type);
    JigValue *rank = jig_to_llvm_extract(rw, loc, desc, RANK),
             *at = jig_to_llvm_extract(rw, loc, desc, AT), *box = box_on_stack(rw, op, loc);
    JigValue *interleave = jig_nvgpu_long(rw, loc, map.interleave),
             *swizzle = jig_nvgpu_long(rw, loc, map.swizzle),
             *promo = jig_nvgpu_long(rw, loc, map.l2promo), *oob = jig_nvgpu_long(rw, loc, map.oob);
    JigValue *args[] = {rank, at, kind, interleave, swizzle, promo, oob, box};
    jig_rw_replace1(rw, op, jig_to_llvm_call_runtime(rw, loc, function, args, JIG_LEN(args)));
    return true;
}

#define CONVERSION(op_name, function)                                                              \
    {                                                                                              \
        .name = "nvgpu." op_name " to nvvm", .root = "nvgpu." op_name, .converts = true,           \
        .fn = function                                                                             \
    }
const JigPattern jig_to_llvm_nvgpu_tensor_patterns[] = {
    CONVERSION("tma.async.load", load),
    CONVERSION("tma.async.store", store),
    CONVERSION("tma.create.descriptor", create),
    CONVERSION("tma.fence.descriptor", fence),
    CONVERSION("tma.prefetch.descriptor", prefetch),
    {0},
};
