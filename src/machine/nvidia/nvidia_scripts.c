/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* For scripts: copies and matrices by nvgpu, and sets of patterns that lower to nvvm. */
#include "dialect/linalg/linalg.h"
#include "dialect/scf/scf.h"
#include "jig/ops/transform.h"
#include "jig/payload/gpu.h"
#include "machine/nvidia/lower/nvgpu_lower.h"
#include "machine/nvidia/lower/nvvm_lower.h"
#include "machine/nvidia/nvidia_int.h"
#include "transform/ops/gather.h"
#include "transform/ops/proposals.h"

static JigApplyFn create_async_groups, pipeline_shared_memory_copies, rewrite_matmul_as_mma_sync,
    rewrite_copy_as_tma;

/* ---- Sets of patterns ---- */

static void add_gpu(const JigOp *op, const JigConversionEnv *env, JigPatternSet *set,
                    JigConversionTarget *target) {
    (void)target;
    const JigAttr *benefit =
        jig_transform_apply_conversion_patterns_gpu_gpu_to_nvvm_benefit_attr(op);
    jig_nvidia_add_gpu_types((JigLlvm *)(uintptr_t)env->options);
    if (jig_attr_int_value(benefit) != -1) /* that of patterns that are never tried */
        jig_nvidia_add_gpu_patterns(env, set, (uint16_t)jig_attr_int_value(benefit));
}

static void add_nvgpu(const JigOp *op, const JigConversionEnv *env, JigPatternSet *set,
                      JigConversionTarget *target) {
    (void)op, (void)target;
    jig_nvidia_add_nvgpu_types((JigLlvm *)(uintptr_t)env->options);
    jig_nvidia_add_nvgpu_patterns(env, set);
}

#define SET(...)                                                                                   \
    ((const JigIface[]){                                                                           \
        {&jig_iface_conversion_patterns,                                                           \
         &(const JigConversionPatternsIface){.needs = "LLVMTypeConverter", __VA_ARGS__}},          \
        {0}})

/* ---- Proposals ---- */

static bool is_transfer(const JigOp *op) {
    return jig_op_has_name(op, "vector.transfer_write") || jig_op_has_name(op, "vector.store");
}

static void propose_async(JigProposals *to, JigOp *op) {
    bool is_kernel = jig_propose_is_function(op) || jig_op_has_name(op, "gpu.launch");
    if (is_kernel && jig_propose_is_below(op, is_transfer))
        jig_propose(to, &(JigProposal){.range = "{bypass_l1}"});
}

static bool is_async_copy(const JigOp *op) {
    return jig_op_has_name(op, "nvgpu.device_async_copy");
}

static void propose_pipeline(JigProposals *to, JigOp *op) {
    if (jig_op_has_name(op, "scf.for") && jig_propose_is_below(op, is_async_copy))
        jig_propose(to, &(JigProposal){.lines =
                                           "%piped = transform.nvgpu.pipeline_shared_memory_copies "
                                           "failures(propagate) %op {depth = 2} : (!t) -> !t\n",
                                       .range = "depth: from 1; {peel_epilogue}"});
}

static bool is_in_kernel(const JigOp *op) {
    for (const JigOp *at = jig_op_parent(op); at; at = jig_op_parent(at))
        if (jig_op_has_name(at, "gpu.launch") || jig_op_has_name(at, "gpu.func"))
            return true;
    return false;
}

static void propose_mma(JigProposals *to, JigOp *op) {
    if (jig_op_has_name(op, "linalg.matmul") && is_in_kernel(op))
        jig_propose(to, &(JigProposal){0});
}

static void propose_tma(JigProposals *to, JigOp *op) {
    if (jig_op_has_name(op, "linalg.copy") && is_in_kernel(op))
        jig_propose(to, &(JigProposal){0});
}

static const JigOpRow rows[] = {
    {.name = "transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_to_llvm_gpu_reduce_patterns),
     .summary = "reductions among the threads of a subgroup as instructions of the nvvm dialect"},
    {.name = "transform.apply_conversion_patterns.gpu.gpu_to_nvvm",
     .props = "benefit: I16 = 1",
     .format = "attr-dict",
     .ifaces = SET(.convert = add_gpu),
     .summary = "kernels and what they do as ops of the llvm and nvvm dialects"},
    {.name = "transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_to_llvm_gpu_matrix_patterns),
     .summary = "matrices of subgroups as instructions of the nvvm dialect"},
    {.name = "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm",
     .format = "attr-dict",
     .ifaces = SET(.convert = add_nvgpu),
     .summary = "nvgpu as instructions of the nvvm dialect"},
    {.name = "transform.nvgpu.create_async_groups",
     .ins = "target: consume Handle",
     .outs = "result: Handle",
     .props = "bypass_l1: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = create_async_groups,
     .more = JIG_MORE(.propose = propose_async),
     .summary = "copies to shared memory that run beside the program"},
    {.name = "transform.nvgpu.pipeline_shared_memory_copies",
     .ins = "for_op: consume Handle",
     .outs = "result: Handle",
     .props = "depth: I64, peel_epilogue: Unit, "
              "failure_propagation_mode: transform.failure_propagation_mode = suppress",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "`failures` `(` $failure_propagation_mode `)` $for_op attr-dict `:` "
               "functional-type(operands, results)",
     .apply = pipeline_shared_memory_copies,
     .more = JIG_MORE(.propose = propose_pipeline),
     .summary = "copies to shared memory of later iterations beside the work of this one"},
    {.name = "transform.nvgpu.rewrite_matmul_as_mma_sync",
     .ins = "target: consume Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = rewrite_matmul_as_mma_sync,
     .more = JIG_MORE(.propose = propose_mma),
     .summary = "products of small matrices by what a warp computes at once"},
    {.name = "transform.nvgpu.rewrite_copy_as_tma",
     .ins = "target: consume Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = rewrite_copy_as_tma,
     .more = JIG_MORE(.propose = propose_tma),
     .summary = "copies to shared memory as loads of tiles that the host describes"},
};
static const char *const depends[] = {"nvgpu", "nvvm", NULL};
const JigDialect jig_nvidia_scripts = {
    .name = "transform", JIG_TABLE(ops, rows), .depends = depends};

/* ---- transform.nvgpu.create_async_groups ---- */

static JigStatus make_async_copies(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    jig_gpu_make_async_copies(call->rw, target,
                              jig_transform_nvgpu_create_async_groups_bypass_l1(call->op));
    jig_each_add(each, 0, target);
    return JIG_OK;
}

static JigStatus create_async_groups(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_nvgpu_create_async_groups_target(call->op),
                           make_async_copies);
}

/* ---- transform.nvgpu.pipeline_shared_memory_copies ---- */

/* Not even failures(suppress) makes this a success, as it does not in the reference. */
static JigStatus not_pipelined(JigTransformCall *call, const JigOp *target, JigGpuPipelined how,
                               const JigReason *why) {
    if (how == JIG_GPU_NO_COPIES)
        return jig_refused(call, jig_op_loc(target), why);
    if (how == JIG_GPU_LOOP_NOT_FIT) {
        jig_silenceable(call, target, "pipelining preconditions failed");
        jig_failure_because(call, why);
        return JIG_SILENCEABLE;
    }
    jig_definite(call, call->op, "irreversible pipelining failure");
    jig_failure_note(call, target, "couldn't predicate?");
    jig_failure_note(call, call->op, "try setting \"peel_epilogue\"");
    return JIG_DEFINITE;
}

static JigStatus pipeline_copies(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    const JigGpuPipelineOptions options = {
        .depth = jig_transform_nvgpu_pipeline_shared_memory_copies_depth(call->op),
        .peel_epilogue = jig_transform_nvgpu_pipeline_shared_memory_copies_peel_epilogue(call->op),
        .as_reference = true};
    JigReason *why = JIG_WHY(call);
    if (!jig_op_is(target, JIG_SCF(FOR)))
        return jig_wrong_kind(call, target);
    JigOp *loop = target;
    JigGpuPipelined how = jig_gpu_pipeline_copies(call->rw, &loop, &options, why);
    if (how != JIG_GPU_PIPELINED)
        return not_pipelined(call, target, how, why);
    jig_each_add(each, 0, loop);
    return JIG_OK;
}

static JigStatus pipeline_shared_memory_copies(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_nvgpu_pipeline_shared_memory_copies_for_op(call->op),
                           pipeline_copies);
}

/* ---- transform.nvgpu.rewrite_matmul_as_mma_sync ---- */

static JigStatus matmul_as_mma(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    if (!jig_structured(target))
        return jig_wrong_kind(call, target);
    bool is_matmul = jig_op_is(target, JIG_LINALG(MATMUL));
    if (is_matmul && !jig_gpu_is_plain_product(target))
        return jig_silenceable(call, call->op,
                               "only matmul ops with non-extended semantics are supported");
    JigReason *why = JIG_WHY(call);
    if (is_matmul && jig_gpu_matmul_as_mma(call->rw, target, why))
        return JIG_OK;
    jig_silenceable(call, call->op, "unsupported target op: {}", jig_fact_op(target));
    jig_failure_note(call, target, "target op");
    if (is_matmul)
        jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus rewrite_matmul_as_mma_sync(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_nvgpu_rewrite_matmul_as_mma_sync_target(call->op),
                           matmul_as_mma);
}

/* ---- transform.nvgpu.rewrite_copy_as_tma ---- */

static JigStatus rewrite_copy_as_tma(JigTransformCall *call) {
    JigOps copies = jig_payload_ops(call, jig_transform_nvgpu_rewrite_copy_as_tma_target(call->op));
    JigOp *other;
    if (!copies.len)
        return JIG_OK;
    JigOp *launch = jig_gpu_common_launch(copies.items, copies.len, &other);
    if (!launch)
        return jig_silenceable(
            call, call->op,
            "target ops must be linalg::CopyOp nested under a common gpu.LaunchOp to be rewritten "
            "because the tma descriptors need to be created on the host.\nBut got: {}\nand {}",
            jig_fact_op(copies.items[0]), jig_fact_op(other));
    JigReason *why = JIG_WHY(call);
    if (jig_gpu_copies_as_tma(call->rw, jig_op_loc(call->op), copies.items, copies.len, launch,
                              why))
        return JIG_OK;
    return jig_refused(call, jig_op_loc(copies.items[0]), why);
}
