/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* convert-gpu-to-nvvm, and the set of patterns of it that scripts have. */
#include "machine/nvidia/lower/nvvm_lower.h"
#include "machine/nvidia/nvidia_int.h"
#include "payload/gpu/simpler.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "payload/lower/passes.h"
#include "payload/vector_memory/vector_memory_patterns.h"

#include "rewrite/pattern.h"

static const JigPattern *const sets[] = {
    jig_to_llvm_gpu_func_patterns,    jig_to_llvm_gpu_id_patterns,
    jig_to_llvm_gpu_shuffle_patterns, jig_to_llvm_gpu_runtime_patterns,
    jig_to_llvm_libdevice_patterns,
};

void jig_nvidia_add_gpu_patterns(const JigConversionEnv *env, JigPatternSet *set,
                                 uint16_t benefit) {
    size_t first = jig_patterns_len(set);
    for (size_t i = 0; i < JIG_LEN(sets); i++)
        jig_patterns_add_converting(set, sets[i], env);
    jig_patterns_set_benefit(set, first, benefit);
}

/* ---- The target ---- */
/* Instructions of numbers that the machine lacks: math goes to functions instead. */
static const char lacking[] =
    "llvm.frem, llvm.intr.ceil, llvm.intr.copysign, llvm.intr.cos, llvm.intr.exp, llvm.intr.exp2, "
    "llvm.intr.fabs, llvm.intr.floor, llvm.intr.log, llvm.intr.log10, llvm.intr.log2, "
    "llvm.intr.pow, llvm.intr.round, llvm.intr.roundeven, llvm.intr.sin, llvm.intr.sincos, "
    "llvm.intr.sqrt";
static const JigLegalityRow legality[] = {
    {"func.func, cf.assert, gpu", .is = JIG_ILLEGAL},
    {"nvvm, gpu.module, gpu.yield", .is = JIG_LEGAL},
    {lacking, .is = JIG_ILLEGAL},
    {0},
};

/* ---- Dialects ---- */
typedef struct Wanted {
    JigGpuWanted dialects;
    bool redux;
} Wanted;

enum { BEFORE_OTHERS = 10 };

static void add_patterns(JigLlvm *x, JigPatternSet *set, JigConversionTarget *target, void *user) {
    const Wanted *wanted = user;
    jig_nvidia_add_gpu_types(x);
    (void)target;
    jig_nvidia_add_gpu_patterns(&x->env, set, BEFORE_OTHERS);
    for (size_t i = 0; i < jig_to_llvm_num_dialects(x->ctx); i++) {
        JigLlvmDialect d = jig_to_llvm_dialect_at(x->ctx, i);
        if (strcmp(d.name, "math") != 0 && jig_to_llvm_gpu_wants(&wanted->dialects, d.name))
            jig_to_llvm_dialect_add(&d, &x->env, set);
    }
    jig_patterns_add_converting(set, jig_to_llvm_gpu_matrix_patterns, &x->env);
    if (wanted->redux)
        jig_patterns_add_converting(set, jig_to_llvm_gpu_reduce_patterns, &x->env);
}

void jig_nvidia_add_nvvm_target(const JigConversionEnv *env, JigPatternSet *set,
                                JigConversionTarget *target) {
    JigLlvm *x = (JigLlvm *)(uintptr_t)env->options;
    jig_target_say(target, legality, x);
    jig_nvidia_add_gpu_types(x);
    jig_nvidia_add_gpu_patterns(&x->env, set, 1);
}

/* ---- convert-gpu-to-nvvm ---- */
static bool simplify(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, jig_gpu_simpler_ops);
    jig_patterns_add_list(set, jig_unroll_from_elements_patterns);
    return jig_pass_apply(call, set, NULL);
}

static bool lower(JigPassCall *call) {
    JigLlvmOptions options = jig_lower_llvm_pass_options(call);
    Wanted wanted = {.redux = jig_option_bool(call, "has-redux")};
    options.bare_pointers = jig_option_bool(call, "use-bare-ptr-memref-call-conv");
    jig_to_llvm_gpu_request_interfaces(call);
    if (!simplify(call) || !jig_to_llvm_gpu_read_wanted(call, "nvvm", &wanted.dialects))
        return false;
    return jig_lower_to_llvm(
        call, &options,
        &(JigLlvmLowering){.legality = legality,
                           .more = add_patterns,
                           .user = &wanted,
                           .at_once = !jig_option_bool(call, "allow-pattern-rollback")});
}

static const JigOptionRow options[] = {
    {.name = "allow-pattern-rollback",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Old values stay until all is converted; else new ones take their place at once"},
    {.name = "allowed-dialects",
     .kind = JIG_OPTION_LIST,
     .otherwise = "",
     .help = "Beside gpu and math, only these dialects; none: all"},
    {.name = "has-redux",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "The device has an instruction for reductions"},
    {.name = "index-bitwidth",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Bits of what an index becomes; 0: as the data layout says"},
    {.name = "use-bare-ptr-memref-call-conv",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Functions take and give buffers of static shape as pointers"},
};

const JigPassRow jig_pass_convert_gpu_to_nvvm = {
    .name = "convert-gpu-to-nvvm",
    .title = "ConvertGpuOpsToNVVMOps",
    .anchor = "gpu.module",
    .options = options,
    .num_options = JIG_LEN(options),
    .run = lower,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "gpu as the instructions of NVIDIA's GPUs",
};
