/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What rows do not say of copies. */
#include "machine/nvidia/nvvm/nvvm_int.h"

static uint32_t space_of(const JigValue *ptr) {
    return jig_llvm_ptr_space(jig_value_type(ptr));
}

/* ---- A few bytes ---- */

bool jig_nvvm_verify_cp_async_shared_global(JigOp *op) {
    int64_t modifier = jig_attr_enum_value(jig_nvvm_cp_async_shared_global_modifier_attr(op)),
            n = jig_nvvm_cp_async_shared_global_size(op);
    enum { WHOLE = 16 };
    if (modifier != JIG_NVVM_CACHE_CG && modifier != JIG_NVVM_CACHE_CA)
        return jig_op_emit_error(op, "Only CG and CA cache modifiers are supported.");
    if (n != 4 && n != 8 && n != WHOLE)
        return jig_op_emit_error(op, "expected byte size to be either 4, 8 or 16.");
    return modifier != JIG_NVVM_CACHE_CG || n == WHOLE ||
           jig_op_emit_error(op, "CG cache modifier is only support for 16 bytes copy.");
}

bool jig_nvvm_verify_st_bulk(JigOp *op) {
    int64_t value = jig_attr_int_value(jig_nvvm_st_bulk_init_val_attr(op));
    return value == 0 ||
           jig_op_error(op, "only 0 is supported for initVal, got %lld", (long long)value);
}

bool jig_nvvm_verify_cp_async_bulk_shared_cluster_global(JigOp *op) {
    bool in_block =
        space_of(jig_nvvm_cp_async_bulk_shared_cluster_global_dst_mem(op)) == JIG_NVVM_SPACE_SHARED;
    return !in_block || !jig_nvvm_cp_async_bulk_shared_cluster_global_multicast_mask(op) ||
           jig_op_emit_error(op, "Multicast is not supported with shared::cta mode.");
}

/* ---- Tiles of tensors ---- */

/* Complaints about them do not show the op. */
#define REFUSE(op, ...) jig_error(jig_op_context(op), jig_op_loc(op), __VA_ARGS__)

enum { MOST_DIMS = 5, FEWEST_FOR_IM2COL = 3, ROWS_AND_ONE = 5 };

/* `im2col`: the mode's name where it is one of convolutions, else NULL. */
static bool check_dims(JigOp *op, size_t dims, const char *im2col) {
    if (dims < 1 || dims > MOST_DIMS)
        return REFUSE(op, "expects coordinates between 1 to 5 dimension");
    return !im2col || dims >= FEWEST_FOR_IM2COL ||
           REFUSE(op, "to use %s mode, the tensor has to be at least 3-dimensional", im2col);
}

/* Offsets that modes of convolutions need. */
static bool check_load(JigOp *op, int64_t mode, size_t dims, size_t offsets) {
    static const char *const names[] = {[JIG_NVVM_LOAD_IM2COL] = "im2col",
                                        [JIG_NVVM_LOAD_IM2COL_W] = "im2col_w",
                                        [JIG_NVVM_LOAD_IM2COL_W_128] = "im2col_w_128"};
    const char *im2col = (size_t)mode < JIG_LEN(names) ? names[mode] : NULL;
    if (!check_dims(op, dims, im2col))
        return false;
    if (mode == JIG_NVVM_LOAD_GATHER4 && dims != ROWS_AND_ONE)
        return REFUSE(op, "Gather4 mode expects 5 coordinates");
    size_t expected = !im2col ? 0 : mode == JIG_NVVM_LOAD_IM2COL ? dims - 2 : 2;
    return offsets == expected ||
           REFUSE(op, " im2col offsets expected %zu (provided %zu)", expected, offsets);
}

/* Loads that depend on a predicate are text of PTX, which takes any shared memory. */
static bool check_predicated_load(JigOp *op, int64_t mode, bool in_block) {
    if (in_block)
        return jig_op_emit_error(op, "Predicate is supported only for shared::cluster mode.");
    return mode == JIG_NVVM_LOAD_TILE || mode == JIG_NVVM_LOAD_IM2COL ||
           jig_op_emit_error(op, "Predicate is supported only for Tile and Im2col modes.");
}

/* To the shared memory of the block alone, or of the cluster. */
static bool check_plain_load(JigOp *op, bool in_block) {
    uint32_t space = space_of(jig_nvvm_cp_async_bulk_tensor_shared_cluster_global_dst_mem(op));
    if (!in_block)
        return space == JIG_NVVM_SPACE_CLUSTER ||
               jig_op_emit_error(op, "Shared::cluster destination requires address-space 7.");
    if (space != JIG_NVVM_SPACE_SHARED)
        return jig_op_emit_error(op, "Shared::cta destination requires address-space 3.");
    if (jig_nvvm_cp_async_bulk_tensor_shared_cluster_global_multicast_mask(op))
        return jig_op_emit_error(op, "Multicast is not supported with shared::cta mode.");
    return !jig_nvvm_cp_async_bulk_tensor_shared_cluster_global_group_attr(op) ||
           jig_op_emit_error(op, "CTAGroup is not supported with shared::cta mode.");
}

bool jig_nvvm_verify_cp_async_bulk_tensor_shared_cluster_global(JigOp *op) {
    int64_t mode =
        jig_attr_enum_value(jig_nvvm_cp_async_bulk_tensor_shared_cluster_global_mode_attr(op));
    bool in_block = jig_nvvm_cp_async_bulk_tensor_shared_cluster_global_is_ctaonly(op);
    bool fine = jig_nvvm_cp_async_bulk_tensor_shared_cluster_global_predicate(op)
                    ? check_predicated_load(op, mode, in_block)
                    : check_plain_load(op, in_block);
    return fine &&
           check_load(op, mode,
                      jig_nvvm_cp_async_bulk_tensor_shared_cluster_global_num_coordinates(op),
                      jig_nvvm_cp_async_bulk_tensor_shared_cluster_global_num_im2col_offsets(op));
}

bool jig_nvvm_verify_cp_async_bulk_tensor_prefetch(JigOp *op) {
    return check_load(op, jig_attr_enum_value(jig_nvvm_cp_async_bulk_tensor_prefetch_mode_attr(op)),
                      jig_nvvm_cp_async_bulk_tensor_prefetch_num_coordinates(op),
                      jig_nvvm_cp_async_bulk_tensor_prefetch_num_im2col_offsets(op));
}

bool jig_nvvm_verify_cp_async_bulk_tensor_global_shared_cta(JigOp *op) {
    int64_t mode =
        jig_attr_enum_value(jig_nvvm_cp_async_bulk_tensor_global_shared_cta_mode_attr(op));
    size_t dims = jig_nvvm_cp_async_bulk_tensor_global_shared_cta_num_coordinates(op);
    if (jig_nvvm_cp_async_bulk_tensor_global_shared_cta_predicate(op)) {
        if (mode != JIG_NVVM_STORE_TILE)
            return jig_op_emit_error(op, "Inline-ptx lowering supported only for Tile mode.");
        if (jig_nvvm_cp_async_bulk_tensor_global_shared_cta_l2_cache_hint(op))
            return jig_op_emit_error(op, "Inline-ptx lowering unsupported with L2 cache-hint.");
    }
    if (mode == JIG_NVVM_STORE_SCATTER4)
        return dims == ROWS_AND_ONE || jig_op_emit_error(op, "Scatter4 mode expects 5 coordinates");
    return check_dims(op, dims, mode == JIG_NVVM_STORE_IM2COL ? "im2col" : NULL);
}

bool jig_nvvm_verify_cp_async_bulk_tensor_reduce(JigOp *op) {
    int64_t mode = jig_attr_enum_value(jig_nvvm_cp_async_bulk_tensor_reduce_mode_attr(op));
    if (mode == JIG_NVVM_STORE_SCATTER4)
        return jig_op_emit_error(op, "Scatter mode unsupported for CpAsyncBulkTensorReduceOp");
    return check_dims(op, jig_nvvm_cp_async_bulk_tensor_reduce_num_coordinates(op),
                      mode == JIG_NVVM_STORE_IM2COL ? "im2col" : NULL);
}

/* ---- nvvm.prefetch ---- */

static bool check_tensormap_prefetch(JigOp *op, uint32_t space) {
    if (space != JIG_NVVM_SPACE_GENERIC && space != JIG_NVVM_SPACE_CONSTANT)
        return jig_op_error(op, "prefetch tensormap requires a generic or constant pointer");
    if (jig_nvvm_prefetch_evict_priority_attr(op))
        return jig_op_error(op, "prefetch tensormap does not support eviction priority");
    if (jig_nvvm_prefetch_in_param_space(op) && space != JIG_NVVM_SPACE_GENERIC)
        return jig_op_error(op, "in_param_space can only be specified for a generic pointer");
    return true;
}

static bool check_eviction(JigOp *op, const JigAttr *priority, int64_t level, uint32_t space) {
    int64_t value = jig_attr_enum_value(priority);
    if (level != JIG_NVVM_CACHE_L2)
        return jig_op_error(op, "cache eviction priority supported only for cache level L2");
    if (space != JIG_NVVM_SPACE_GLOBAL)
        return jig_op_error(op, "cache eviction priority requires a global pointer");
    return value == JIG_NVVM_EVICT_NORMAL || value == JIG_NVVM_EVICT_LAST ||
           jig_op_error(op, "unsupported cache eviction priority, only evict_last and "
                            "evict_normal are supported");
}

static bool check_cache_prefetch(JigOp *op, int64_t level, uint32_t space) {
    if (space == JIG_NVVM_SPACE_CONSTANT)
        return jig_op_error(op, "prefetch to cache level requires a generic, global, or local "
                                "pointer");
    if (jig_nvvm_prefetch_uniform(op)) {
        if (level != JIG_NVVM_CACHE_L1)
            return jig_op_error(op,
                                "unsupported cache level, the only supported uniform cache level "
                                "is L1");
        if (space != JIG_NVVM_SPACE_GENERIC)
            return jig_op_error(op, "prefetch to uniform cache requires a generic pointer");
    }
    const JigAttr *priority = jig_nvvm_prefetch_evict_priority_attr(op);
    return !priority || check_eviction(op, priority, level, space);
}

bool jig_nvvm_verify_prefetch(JigOp *op) {
    const JigAttr *level = jig_nvvm_prefetch_cache_level_attr(op);
    bool tensormap = jig_nvvm_prefetch_tensormap(op);
    uint32_t space = space_of(jig_nvvm_prefetch_addr(op));
    if (!tensormap && !level)
        return jig_op_error(op, "requires specification of either cache level or tensormap");
    if (tensormap && level)
        return jig_op_error(op, "cannot specify both tensormap and cache level");
    if (tensormap)
        return check_tensormap_prefetch(op, space);
    return check_cache_prefetch(op, jig_attr_enum_value(level), space) &&
           (!jig_nvvm_prefetch_predicate(op) ||
            jig_op_error(op, "predicate supported only on prefetch tensormap"));
}
