/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names and interfaces; reading launches and functions. */
#include "dialect/gpu/gpu_int.h"
#include "dialect/dlti/dlti.h"
#include "jig/iface.h"
#include "support/check.h"

#include <string.h>

/* ---- Launches and functions ---- */

bool jig_gpu_launch_has_clusters(const JigOp *op) {
    JIG_REQUIRE(jig_op_is(op, JIG_GPU(LAUNCH)));
    return jig_gpu_launch_cluster_size_x(op) && jig_gpu_launch_cluster_size_y(op) &&
           jig_gpu_launch_cluster_size_z(op);
}
size_t jig_gpu_launch_num_ids(const JigOp *op) {
    JIG_REQUIRE(jig_op_is(op, JIG_GPU(LAUNCH)));
    return jig_gpu_launch_has_clusters(op) ? 18 : 12;
}
size_t jig_gpu_num_workgroup(const JigOp *op) {
    int64_t n = jig_op_int_attr(op, "workgroup_attributions", 0);
    return n < 0 ? SIZE_MAX / 2 : (size_t)n;
}
bool jig_gpu_is_kernel(const JigOp *op) {
    const JigAttr *mark = jig_op_attr(op, "gpu.kernel");
    return mark && jig_attr_kind(mark) == JIG_ATTR_UNIT;
}

static const JigFunctionIface function = {.public_declarations = true,
                                          .verify_type = jig_gpu_verify_func_type,
                                          .verify_body = jig_gpu_verify_func_body};
const JigIface jig_gpu_func_ifaces[] = {
    {&jig_iface_function, &function}, {&jig_iface_callable, &jig_callable_region0}, {0}};
const JigIface jig_gpu_module_ifaces[] = {{&jig_iface_data_layout, &jig_dlti_scope}, {0}};

static const char async_vtable;
const JigIface jig_gpu_async_ifaces[] = {{&jig_iface_gpu_async, &async_vtable}, {0}};

/* ---- Names of ids and sizes ---- */

/* thread_id_x */
void jig_gpu_id_names(const JigOp *op, JigNameSink *sink) {
    static const char *const dims[] = {"x", "y", "z"};
    const JigAttr *dim = jig_gpu_dimension_attr(op);
    JigStr name = jig_op_name_of(op);
    size_t prefix = strlen("gpu.");
    jig_name_set(sink, jig_op_result(op, 0), "%.*s_%s", (int)(name.len - prefix), name.ptr + prefix,
                 dims[jig_attr_enum_value(dim)]);
}

/* ---- gpu.subgroup_broadcast ---- */

/* Who the first thread is depends on where the op stands. */
static JigSpeculation broadcast_speculation(const JigOp *op) {
    return jig_gpu_subgroup_broadcast_lane(op) ? JIG_SPECULATABLE : JIG_NOT_SPECULATABLE;
}
static JigIntRange broadcast_range(const JigOp *op, const JigIntRange *operands) {
    (void)op;
    return operands[0];
}
static const JigSpeculationIface speculation = {.speculation = broadcast_speculation};
static const JigIntRangeIface range_of_source = {.result = broadcast_range};
const JigIface jig_gpu_broadcast_ifaces[] = {
    {&jig_iface_int_range, &range_of_source}, {&jig_iface_speculation, &speculation}, {0}};

/* ---- gpu.warp_execute_on_lane_0 ---- */

static void warp_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                            JigRegionSuccs *out) {
    (void)consts;
    if (from)
        jig_region_succs_add_exit(out, op);
    else
        jig_region_succs_add(out, jig_gpu_warp_execute_on_lane_0_warp_region(op), 0, 0);
}
/* Parts of vectors become whole ones and back: .verify looks at the types. */
static bool any_types(const JigType *from, const JigType *to) {
    (void)from, (void)to;
    return true;
}
static const JigRegionBranchIface warp = {.successors = warp_successors, .compatible = any_types};
const JigIface jig_gpu_warp_ifaces[] = {{&jig_iface_region_branch, &warp}, {0}};

/* ---- gpu.terminator ---- */

static const JigOwnershipIface terminator_ownership = {.kind = JIG_OWNERSHIP_ENDS};
const JigIface jig_gpu_terminator_ifaces[] = {{&jig_iface_ownership, &terminator_ownership}, {0}};
