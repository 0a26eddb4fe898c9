/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the host does about devices, as calls of a runtime. Launches stay, on operands that are of
 * the llvm dialect. */
#include "dialect/gpu/gpu.h"
#include "ir/context.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_gpu_host.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "payload/lower/llvm/vector/llvm_vector.h"
#include "payload/lower/passes.h"
#include "payload/lower/retype_results.h"
#include "payload/vector_memory/vector_memory_patterns.h"
#include "rewrite/values.h"

/* ---- Launches ---- */

/* What kernels are given; options of the pass. */
typedef struct Kernels {
    bool bare, with_sizes;
} Kernels;

/* Bytes of a buffer that is passed as one pointer; 0: it is none, as said. */
static int64_t bytes_of(JigRewriter *rw, const JigOp *op, const JigType *type) {
    if (!jig_type_is_memref(type))
        return jig_no_match(rw, op, "Operand to launch op is not a memref.");
    const JigType *element = jig_type_element(type);
    bool is_number = jig_type_is_float(element) || jig_type_kind(element) == JIG_TYPE_INTEGER;
    if (!jig_type_has_static_shape(type) || !is_number)
        return jig_no_match(rw, op,
                            "Operand to launch op is not a memref with a static shape and an "
                            "integer or float element type.");
    if (jig_type_width(element) % 8)
        return jig_no_match(rw, op,
                            "Operand to launch op is not a memref with a byte-aligned element "
                            "type.");
    return (int64_t)jig_type_width(element) / 8;
}

/* Behind each pointer the size of what it points to. NULL items: it can't be. */
static JigValueList add_sizes(JigRewriter *rw, const JigOp *op, JigValueList old,
                              JigValueList args) {
    JigValue **all = JIG_NEW_ARRAY(rw->arena, JigValue *, 2 * args.n + 1);
    if (old.n != args.n) {
        jig_no_match(rw, op, "Cannot add sizes to arguments with one-to-many LLVM IR expansion.");
        return (JigValueList){0};
    }
    for (size_t i = 0; i < args.n; i++) {
        const JigType *type = jig_value_type(old.items[i]);
        int64_t bytes = bytes_of(rw, op, type);
        if (!bytes)
            return (JigValueList){0};
        all[2 * i] = args.items[i];
        all[2 * i + 1] = jig_to_llvm_index(
            rw, jig_op_loc(op), (int64_t)((uint64_t)bytes * (uint64_t)jig_type_num_elements(type)));
    }
    return (JigValueList){all, 2 * args.n};
}

/* The stream that it runs in; NULL: none. */
static JigValue *stream_of_launch(JigRewriter *rw, JigOp *op, JigValueList now) {
    if (jig_gpu_async_dependencies(op).count)
        return now.items[0];
    return jig_gpu_launch_func_async_token(op)
               ? jig_to_llvm_host_call(rw, op, JIG_HOST_STREAM_CREATE, NULL)
               : NULL;
}

static JigValue *now_at(const JigOp *op, JigValueList now, size_t group) {
    JigOperandRange range = jig_operand_range(op, group);
    return range.count ? now.items[range.start] : NULL;
}

static JigGpuLaunchFunc launch_parts(const JigOp *op, JigValueList now, JigValueList args,
                                     JigValue *stream) {
    enum { GRID = 1, BLOCK = GRID + 3, CLUSTER = BLOCK + 3, SHARED = CLUSTER + 3 };
    return (JigGpuLaunchFunc){.grid_size_x = now_at(op, now, GRID),
                              .grid_size_y = now_at(op, now, GRID + 1),
                              .grid_size_z = now_at(op, now, GRID + 2),
                              .block_size_x = now_at(op, now, BLOCK),
                              .block_size_y = now_at(op, now, BLOCK + 1),
                              .block_size_z = now_at(op, now, BLOCK + 2),
                              .cluster_size_x = now_at(op, now, CLUSTER),
                              .cluster_size_y = now_at(op, now, CLUSTER + 1),
                              .cluster_size_z = now_at(op, now, CLUSTER + 2),
                              .dynamic_shared_memory_size = now_at(op, now, SHARED),
                              .kernel_operands = args,
                              .async_object = stream,
                              .kernel = jig_gpu_launch_func_kernel_attr(op)};
}

static bool lower_launch(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Kernels *kernels = self->data;
    JigValue *token = jig_gpu_launch_func_async_token(op);
    size_t tokens = jig_gpu_async_dependencies(op).count;
    JigValueList now;
    if (!jig_to_llvm_host_lowered(rw, op, &now))
        return false;
    if (tokens > 1)
        return jig_no_match(rw, op, "Cannot convert with more than one async dependency.");
    if (!token && tokens)
        return jig_no_match(rw, op, "Cannot convert non-async op with async dependencies.");
    JigValue *stream = stream_of_launch(rw, op, now);
    JigOperandRange range = jig_gpu_launch_func_kernel_operands(op);
    JigValueList old = jig_values_of_operands(op, range, rw->arena);
    JigValueList args = jig_to_llvm_arguments(
        rw, jig_op_loc(op), old, (JigValueList){now.items + range.start, range.count},
        kernels->bare || jig_to_llvm_of(rw)->options.bare_pointers);
    if (kernels->with_sizes && args.n) {
        args = add_sizes(rw, op, old, args);
        if (!args.items)
            return false;
    }
    JigGpuLaunchFunc parts = launch_parts(op, now, args, stream);
    jig_gpu_launch_func_build(rw, jig_op_loc(op), &parts);
    if (token)
        jig_rw_replace1(rw, op, stream);
    else
        jig_rw_erase(rw, op);
    return true;
}

/* ---- gpu-to-llvm ---- */

typedef struct Lowering {
    Kernels kernels;
    JigPattern launch[2];
} Lowering;

/* Tokens, and what the library of sparse matrices calls its things by, are addresses. */
static JigTypeRule handle_type(const JigType *type, const JigValue *value, JigTypeSink *to,
                               void *user) {
    (void)value, (void)user;
    bool is_handle = jig_type_is(type, JIG_GPU_TYPE(ASYNC_TOKEN)) ||
                     jig_type_is(type, JIG_GPU_TYPE(DN_TENSOR)) ||
                     jig_type_is(type, JIG_GPU_TYPE(SPMAT)) ||
                     jig_type_is(type, JIG_GPU_TYPE(SPGEMM_OP));
    return is_handle ? jig_type_becomes(to, jig_llvm_ptr(jig_type_context(type), 0))
                     : JIG_TYPE_PASSED;
}

static JigLegality has_legal_types(const JigOp *op, void *x) {
    return jig_op_has_legal_types(((const JigLlvm *)x)->types, op) ? JIG_LEGAL : JIG_ILLEGAL;
}

static void add_host(JigLlvm *x, JigPatternSet *set, JigConversionTarget *target, void *user) {
    const Lowering *lowering = user;
    jig_type_rule(x->types, handle_type, NULL);
    for (size_t i = 0; i < jig_to_llvm_num_dialects(x->ctx); i++) {
        JigLlvmDialect dialect = jig_to_llvm_dialect_at(x->ctx, i);
        jig_to_llvm_dialect_add(&dialect, &x->env, set);
    }
    jig_lower_convert_async_types(set, x->types, &x->env, target);
    jig_patterns_add_converting(set, jig_to_llvm_host_memory_patterns, &x->env);
    jig_patterns_add_converting(set, jig_to_llvm_host_stream_patterns, &x->env);
    jig_patterns_add_converting(set, jig_to_llvm_host_sparse_patterns, &x->env);
    jig_patterns_add_converting(set, lowering->launch, &x->env);
}

static const JigLegalityRow host_legality[] = {
    {"gpu.module, gpu.binary", .is = JIG_LEGAL},
    {"builtin.unrealized_conversion_cast", .is = JIG_UNKNOWN_LEGALITY},
    {"gpu.launch_func", .fn = has_legal_types},
    {0},
};

static bool lower_host(JigPassCall *call) {
    Lowering lowering = {
        .kernels = {.bare = jig_option_bool(call, "use-bare-pointers-for-kernels"),
                    .with_sizes = jig_option_bool(call, "intersperse-sizes-for-kernels")}};
    lowering.launch[0] = (JigPattern){.name = "gpu.launch_func on llvm",
                                      .root = "gpu.launch_func",
                                      .converts = true,
                                      .fn = lower_launch,
                                      .data = &lowering.kernels};
    JigPatternSet *transfers = jig_patterns_create(call->ctx);
    jig_patterns_add_list(transfers, jig_vector_memory_lower_transfers(call->ctx, 1));
    (void)jig_pass_apply(call, transfers, NULL);
    jig_context_load(call->ctx, jig_context_dialect(call->ctx, JIG_STR("llvm")));
    JigLlvmOptions options = {.index_bits = 64,
                              .bare_pointers = jig_option_bool(call, "use-bare-pointers-for-host")};
    return jig_lower_to_llvm(
        call, &options,
        &(JigLlvmLowering){.legality = host_legality, .more = add_host, .user = &lowering});
}

static const JigOptionRow options[] = {
    {.name = "intersperse-sizes-for-kernels",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help =
         "Behind each buffer, which has to be one pointer, a kernel is given its size in bytes"},
    {.name = "use-bare-pointers-for-host",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Functions take buffers of static shape as pointers"},
    {.name = "use-bare-pointers-for-kernels",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Kernels take buffers of static shape as pointers"},
};

const JigPassRow jig_pass_gpu_to_llvm = {
    .name = "gpu-to-llvm",
    .title = "GpuToLLVMConversionPass",
    .anchor = "builtin.module",
    JIG_TABLE(options, options),
    .run = lower_host,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "what the host does about devices as llvm, and calls of a runtime",
};
