/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Kernels: launches, device functions, and that the ones call the others as they are. */
#include "dialect/gpu/gpu_int.h"
#include "dialect/builtin/builtin.h"
#include "jig/iface.h"

/* ---- Memory of the block and of threads ---- */

static const char *space_name(int64_t space) {
    return space == JIG_GPU_WORKGROUP ? "workgroup" : "private";
}

static bool verify_attributions(JigOp *op, size_t first, size_t end, int64_t space) {
    const JigBlock *body = jig_op_body(op);
    for (size_t i = first; i < end; i++) {
        const JigType *type = jig_value_type(jig_block_arg(body, i));
        if (!jig_type_is_memref(type))
            return jig_op_error(op, "expected memref type in attribution");
        const JigAttr *x = jig_type_space(type);
        if (x && jig_attr_is(x, JIG_GPU_ATTR(ADDRESS_SPACE)) && jig_attr_enum_value(x) != space)
            return jig_op_error(op, "expected memory space %s in attribution", space_name(space));
    }
    return true;
}

static bool verify_memory(JigOp *op, size_t first) {
    size_t n = jig_block_num_args(jig_op_body(op)), middle = first + jig_gpu_num_workgroup(op);
    return verify_attributions(op, first, middle, JIG_GPU_WORKGROUP) &&
           verify_attributions(op, middle, n, JIG_GPU_PRIVATE);
}

/* ---- gpu.launch ---- */

bool jig_gpu_verify_launch(JigOp *op) {
    bool any = jig_gpu_launch_cluster_size_x(op) || jig_gpu_launch_cluster_size_y(op) ||
               jig_gpu_launch_cluster_size_z(op);
    return !any || jig_gpu_launch_has_clusters(op) ||
           jig_op_error(op, "cluster size must be all present");
}

static bool verify_launch_end(JigOp *op, JigBlock *block) {
    JigOp *last = jig_block_last(block);
    if (!last || jig_op_num_successors(last) || jig_op_is(last, JIG_GPU(TERMINATOR)))
        return true;
    jig_op_emit_error(last, "expected 'gpu.terminator' or a terminator with successors");
    jig_note(jig_op_context(op), jig_op_loc(op), "in 'gpu.launch' body region");
    return false;
}

bool jig_gpu_verify_launch_region(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    if (!body)
        return jig_op_error(op, "expects a body");
    size_t ids = jig_gpu_launch_num_ids(op), memory = jig_gpu_num_workgroup(op);
    if (jig_block_num_args(body) < ids || jig_block_num_args(body) - ids < memory)
        return jig_op_error(op, "unexpected number of region arguments");
    JIG_CHECK(verify_memory(op, ids));
    for (JigBlock *b = body; b; b = jig_block_next(b))
        JIG_CHECK(verify_launch_end(op, b));
    return true;
}

/* ---- gpu.func, gpu.return, gpu.module ---- */

bool jig_gpu_verify_func_type(JigOp *op) {
    return !jig_gpu_is_kernel(op) || !jig_type_num_results(jig_gpu_func_function_type(op)) ||
           jig_op_error(op, "expected void return type for kernel function");
}

bool jig_gpu_verify_func_body(JigOp *op) {
    const JigType *type = jig_gpu_func_function_type(op);
    const JigBlock *body = jig_op_body(op);
    size_t args = jig_type_num_inputs(type), memory = jig_gpu_num_workgroup(op);
    if (!body)
        return jig_op_error(op, "expected body with at least one block");
    if (jig_block_num_args(body) < args || jig_block_num_args(body) - args < memory)
        return jig_op_error(op, "expected at least %zu arguments to body region", args + memory);
    for (size_t i = 0; i < args; i++) {
        const JigType *want = jig_type_inputs(type)[i],
                      *have = jig_value_type(jig_block_arg(body, i));
        if (want != have)
            return jig_op_error(op, "expected body region argument #%zu to be of type %s, got %s",
                                i, jig_msg_type(want), jig_msg_type(have));
    }
    return verify_memory(op, args);
}

bool jig_gpu_verify_return(JigOp *op) {
    JigOp *func = jig_op_parent_of(op, JIG_GPU(FUNC));
    const JigType *type = jig_gpu_func_function_type(func);
    size_t n = jig_type_num_results(type);
    if (n != jig_op_num_operands(op)) {
        jig_op_error(op, "expected %zu result operands", n);
        jig_note(jig_op_context(op), jig_op_loc(func), "return type declared here");
        return false;
    }
    for (size_t i = 0; i < n; i++) {
        const JigType *have = jig_op_operand_type(op, i);
        if (have != jig_type_results(type)[i])
            return jig_op_error(op, "unexpected type `%s' for operand #%zu", jig_msg_type(have), i);
    }
    return true;
}

/* Targets have been looked at as attributes. */
/* Before its body is, which may be anything: machines are asked by the kind of an op alone. */
bool jig_gpu_verify_module_targets(JigOp *op) {
    const JigAttr *targets = jig_gpu_module_targets_attr(op);
    for (size_t i = 0; targets && i < jig_attr_array_len(targets); i++) {
        const JigAttr *target = jig_attr_array_at(targets, i);
        const JigGpuTargetIface *iface = jig_attr_iface(target, &jig_iface_gpu_target);
        JIG_CHECK(!iface || !iface->verify || iface->verify(target, op));
    }
    return true;
}

/* ---- gpu.launch_func ---- */

bool jig_gpu_verify_launch_func(JigOp *op) {
    JigOp *module = jig_op_parent_of(op, JIG_BUILTIN(MODULE));
    if (!module)
        return jig_op_error(op, "expected to belong to a module");
    const JigAttr *mark = jig_op_attr(module, "gpu.container_module");
    if (!mark || jig_attr_kind(mark) != JIG_ATTR_UNIT)
        return jig_op_error(op, "expected the closest surrounding module to have the "
                                "'gpu.container_module' attribute");
    JigValue *x = jig_gpu_launch_func_cluster_size_x(op),
             *y = jig_gpu_launch_func_cluster_size_y(op),
             *z = jig_gpu_launch_func_cluster_size_z(op);
    if (x && y && z &&
        (jig_value_type(y) != jig_value_type(x) || jig_value_type(z) != jig_value_type(x)))
        return jig_op_error(op, "expects types of the cluster dimensions must be the same");
    return true;
}

static bool verify_kernel_operands(JigOp *launch, JigOp *kernel) {
    const JigType *type = jig_gpu_func_function_type(kernel);
    JigOperandRange have = jig_gpu_launch_func_kernel_operands(launch);
    size_t want = jig_type_num_inputs(type);
    if (have.count != want)
        return jig_op_error(launch, "got %zu kernel operands but expected %zu", have.count, want);
    for (size_t i = 0; i < want; i++)
        if (jig_op_operand_type(launch, have.start + i) != jig_type_inputs(type)[i])
            return jig_op_error(launch, "type of function argument %zu does not match", i);
    return true;
}

static bool verify_kernel(JigOp *launch, JigOp *kernel) {
    const JigAttr *name = jig_gpu_launch_func_kernel_attr(launch);
    if (!kernel)
        return jig_op_error(launch, "kernel function '%s' is undefined", jig_msg_attr(name));
    if (!jig_function(kernel)) {
        jig_op_error(launch, "referenced kernel '%s' is not a function", jig_msg_attr(name));
        jig_note(jig_op_context(launch), jig_op_loc(kernel), "see the kernel definition here");
        return false;
    }
    if (!jig_gpu_is_kernel(kernel))
        return jig_op_error(launch, "kernel function is missing the 'gpu.kernel' attribute");
    return !jig_op_is(kernel, JIG_GPU(FUNC)) || verify_kernel_operands(launch, kernel);
}

/* A launch right in a function of the module. */
static JigWalk verify_launch_in(JigOp *op, void *user) {
    JigOp *module = user;
    if (!jig_op_is(op, JIG_GPU(LAUNCH_FUNC)) || !jig_op_parent(op) ||
        jig_op_parent(jig_op_parent(op)) != module)
        return JIG_WALK_ADVANCE;
    const JigAttr *kernel = jig_gpu_launch_func_kernel_attr(op);
    if (!kernel || jig_attr_kind(kernel) != JIG_ATTR_SYMBOL_REF)
        return JIG_WALK_ADVANCE;
    JigStr name = jig_attr_symbol_part(kernel, 0);
    JigOp *container = jig_symbol_lookup_in(module, name);
    bool ok = true;
    if (!container)
        ok = jig_op_error(op, "kernel container '%.*s' is undefined", JIG_FMT(name));
    else if (jig_op_is(container, JIG_GPU(BINARY)))
        return JIG_WALK_ADVANCE;
    else if (!jig_op_is(container, JIG_GPU(MODULE)))
        ok = jig_op_error(op, "kernel module '%.*s' is undefined", JIG_FMT(name));
    else
        ok = verify_kernel(op, jig_symbol_lookup_ref_in(module, kernel));
    return ok ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

static bool verify_sizes(JigOp *op, JigStr name, const JigAttr *value) {
    if (!jig_attr_is_dense_array(value, jig_type_i(jig_op_context(op), 32)))
        return jig_op_error(op, "%.*s must be a dense i32 array", JIG_FMT(name));
    return jig_attr_dense_array_len(value) == 3 ||
           jig_op_error(op, "%.*s must contain exactly 3 elements", JIG_FMT(name));
}

bool jig_gpu_verify_op_attr(JigOp *op, const JigIdent *ident, const JigAttr *value) {
    JigStr name = jig_ident_str(ident);
    if (jig_str_is(name, "gpu.known_block_size") || jig_str_is(name, "gpu.known_grid_size") ||
        jig_str_is(name, "gpu.known_cluster_size"))
        return verify_sizes(op, name, value);
    if (!jig_str_is(name, "gpu.container_module") || jig_attr_kind(value) != JIG_ATTR_UNIT)
        return true;
    if (!jig_op_is(op, JIG_BUILTIN(MODULE)))
        return jig_op_emit_error(op, "expected 'gpu.container_module' attribute to be attached to "
                                     "'builtin.module'");
    return jig_walk_post(op, verify_launch_in, op) != JIG_WALK_INTERRUPT;
}
