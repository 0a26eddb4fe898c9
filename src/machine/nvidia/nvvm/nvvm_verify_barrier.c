/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What rows do not say of barriers and fences. */
#include "machine/nvidia/nvvm/nvvm_int.h"

/* ---- Barriers in memory ---- */

/* Who arrives, or expects bytes: threads of a block, or of a cluster. A property of the same name
 * of each of these ops; some have a result, perhaps. */
static bool check_mbarrier(JigOp *op, const JigAttr *scope, const JigValue *addr) {
    if (jig_attr_enum_value(scope) > JIG_NVVM_SCOPE_CLUSTER)
        return jig_op_emit_error(op, "mbarrier scope must be either CTA or Cluster");
    if (jig_llvm_ptr_space(jig_value_type(addr)) == JIG_NVVM_SPACE_CLUSTER &&
        jig_op_num_results(op))
        return jig_op_emit_error(op, "mbarrier in shared_cluster space cannot return any value");
    return true;
}

#define CHECKED_MBARRIER(NAME)                                                                     \
    bool jig_nvvm_verify_mbarrier_##NAME(JigOp *op) {                                              \
        return check_mbarrier(op, jig_nvvm_mbarrier_##NAME##_scope_attr(op),                       \
                              jig_nvvm_mbarrier_##NAME##_addr(op));                                \
    }
CHECKED_MBARRIER(arrive)
CHECKED_MBARRIER(arrive_drop)
CHECKED_MBARRIER(arrive_drop_expect_tx)
CHECKED_MBARRIER(complete_tx)
CHECKED_MBARRIER(expect_tx)
CHECKED_MBARRIER(test_wait)
CHECKED_MBARRIER(try_wait)

bool jig_nvvm_verify_mbarrier_arrive_expect_tx(JigOp *op) {
    const JigAttr *scope = jig_nvvm_mbarrier_arrive_expect_tx_scope_attr(op);
    const JigValue *addr = jig_nvvm_mbarrier_arrive_expect_tx_addr(op);
    if (!jig_nvvm_mbarrier_arrive_expect_tx_predicate(op))
        return check_mbarrier(op, scope, addr);
    if (jig_op_num_results(op))
        return jig_op_emit_error(op, "return-value is not supported when using predicate");
    if (jig_nvvm_mbarrier_arrive_expect_tx_relaxed(op))
        return jig_op_emit_error(
            op, "mbarrier with relaxed semantics is not supported when using predicate");
    if (jig_attr_enum_value(scope) != JIG_NVVM_SCOPE_CTA)
        return jig_op_emit_error(op, "mbarrier scope must be CTA when using predicate");
    if (jig_llvm_ptr_space(jig_value_type(addr)) == JIG_NVVM_SPACE_CLUSTER)
        return jig_op_emit_error(
            op, "mbarrier in shared_cluster space is not supported when using predicate");
    return true;
}

/* ---- nvvm.barrier ---- */

bool jig_nvvm_verify_barrier(JigOp *op) {
    if (jig_nvvm_barrier_number_of_threads(op) && !jig_nvvm_barrier_barrier_id(op))
        return jig_op_error(op, "barrier id is missing, it should be set between 0 to 15");
    bool reduces = jig_nvvm_barrier_reduction_op_attr(op);
    if (jig_nvvm_barrier_barrier_id(op) && (reduces || jig_nvvm_barrier_reduction_predicate(op)))
        return jig_op_error(op, "reduction are only available when id is 0");
    return reduces == (jig_nvvm_barrier_reduction_predicate(op) != NULL) ||
           jig_op_error(op,
                        "reduction predicate and reduction operation must be specified together");
}

/* ---- Fences ---- */

static bool check_order(JigOp *op, const JigAttr *order) {
    int64_t value = jig_attr_enum_value(order);
    return value == JIG_NVVM_ORDER_ACQUIRE || value == JIG_NVVM_ORDER_RELEASE ||
           jig_op_error(op, "only acquire and release semantics are supported");
}

bool jig_nvvm_verify_fence_sync_restrict(JigOp *op) {
    return check_order(op, jig_nvvm_fence_sync_restrict_order_attr(op));
}

bool jig_nvvm_verify_fence_proxy(JigOp *op) {
    int64_t kind = jig_attr_enum_value(jig_nvvm_fence_proxy_kind_attr(op));
    bool has_space = jig_nvvm_fence_proxy_space_attr(op);
    if (kind == JIG_NVVM_PROXY_TENSORMAP)
        return jig_op_error(op, "tensormap proxy is not a supported proxy kind");
    if (kind == JIG_NVVM_PROXY_GENERIC)
        return jig_op_error(op, "generic proxy not a supported proxy kind");
    if (kind == JIG_NVVM_PROXY_ASYNC_SHARED && !has_space)
        return jig_op_error(op, "async_shared fence requires space attribute");
    if (kind != JIG_NVVM_PROXY_ASYNC_SHARED && has_space)
        return jig_op_error(op, "only async_shared fence can have space attribute");
    return true;
}

static bool check_direction(JigOp *op, const JigAttr *from, const JigAttr *to) {
    if (jig_attr_enum_value(from) != JIG_NVVM_PROXY_GENERIC)
        return jig_op_error(
            op, "uni-directional proxies only support generic for from_proxy attribute");
    return jig_attr_enum_value(to) == JIG_NVVM_PROXY_TENSORMAP ||
           jig_op_error(op,
                        "uni-directional proxies only support tensormap for to_proxy attribute");
}
bool jig_nvvm_verify_fence_proxy_acquire(JigOp *op) {
    return check_direction(op, jig_nvvm_fence_proxy_acquire_from_proxy_attr(op),
                           jig_nvvm_fence_proxy_acquire_to_proxy_attr(op));
}
bool jig_nvvm_verify_fence_proxy_release(JigOp *op) {
    return check_direction(op, jig_nvvm_fence_proxy_release_from_proxy_attr(op),
                           jig_nvvm_fence_proxy_release_to_proxy_attr(op));
}

bool jig_nvvm_verify_fence_proxy_sync_restrict(JigOp *op) {
    if (!check_order(op, jig_nvvm_fence_proxy_sync_restrict_order_attr(op)))
        return false;
    const JigAttr *from = jig_nvvm_fence_proxy_sync_restrict_from_proxy_attr(op),
                  *to = jig_nvvm_fence_proxy_sync_restrict_to_proxy_attr(op);
    if (jig_attr_enum_value(from) != JIG_NVVM_PROXY_GENERIC)
        return jig_op_error(op, "only generic is support for from_proxy attribute");
    return jig_attr_enum_value(to) == JIG_NVVM_PROXY_ASYNC ||
           jig_op_error(op, "only async is supported for to_proxy attribute");
}

/* ---- nvvm.clusterlaunchcontrol.query.cancel ---- */

bool jig_nvvm_verify_clusterlaunchcontrol_query_cancel(JigOp *op) {
    enum { WORD = 32 };
    bool asks_whether =
        jig_attr_enum_value(jig_nvvm_clusterlaunchcontrol_query_cancel_query_type_attr(op)) == 0;
    uint32_t width = jig_type_width(jig_op_result_type(op, 0));
    if (asks_whether)
        return width == 1 || jig_op_error(op, "is_canceled query type returns an i1");
    return width == WORD ||
           jig_op_error(op, "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query "
                            "types return an i32");
}
