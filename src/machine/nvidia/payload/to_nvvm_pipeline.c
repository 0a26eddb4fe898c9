/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* gpu-lower-to-nvvm-pipeline: a program with launches, to the host's code and the device's. */
#include "machine/nvidia/nvidia_int.h"
#include "jig/pass.h"
#include "support/arena.h"

static const char *flag(const JigPassCall *call, const char *name) {
    return jig_option_bool(call, name) ? "true" : "false";
}

static JigStr text_of(const JigPassCall *call) {
    JigStr chip = jig_option_string(call, "cubin-chip"),
           features = jig_option_string(call, "cubin-features"),
           triple = jig_option_string(call, "cubin-triple"),
           format = jig_option_string(call, "cubin-format"),
           assembler = jig_option_string(call, "ptxas-cmd-options");
    long long level = jig_option_int(call, "opt-level"),
              bits = (uint32_t)jig_option_int(call, "index-bitwidth"); /* what passes take */
    return jig_arena_printf(
        call->arena,
        "convert-nvgpu-to-nvvm,gpu-kernel-outlining,convert-vector-to-scf,convert-scf-to-cf,"
        "convert-nvvm-to-llvm,convert-func-to-llvm,expand-strided-metadata,"
        "nvvm-attach-target{O=%lld chip={%.*s} features={%.*s} triple={%.*s} "
        "ptxas-cmd-options={%.*s}},"
        "lower-affine,convert-arith-to-llvm,convert-index-to-llvm{index-bitwidth=%lld},"
        "canonicalize,cse,"
        "gpu.module(convert-gpu-to-nvvm{allow-pattern-rollback=%s index-bitwidth=%lld "
        "use-bare-ptr-memref-call-conv=%s}),"
        "gpu.module(canonicalize),gpu.module(cse),gpu.module(reconcile-unrealized-casts),"
        "gpu-to-llvm{use-bare-pointers-for-host=%s use-bare-pointers-for-kernels=%s},"
        "gpu-module-to-binary{format={%.*s}},"
        "convert-math-to-llvm,canonicalize,cse,reconcile-unrealized-casts",
        level, JIG_FMT(chip), JIG_FMT(features), JIG_FMT(triple), JIG_FMT(assembler), bits,
        flag(call, "allow-pattern-rollback"), bits,
        flag(call, "kernel-bare-ptr-calling-convention"),
        flag(call, "host-bare-ptr-calling-convention"),
        flag(call, "kernel-bare-ptr-calling-convention"), JIG_FMT(format));
}

#define TEXT(option, value, what)                                                                  \
    { .name = option, .kind = JIG_OPTION_STRING, .otherwise = value, .help = what }
#define FLAG(option, value, what)                                                                  \
    { .name = option, .kind = JIG_OPTION_BOOL, .otherwise = value, .help = what }
static const JigOptionRow options[] = {
    FLAG("allow-pattern-rollback", "true", "Conversions may take back what they tried"),
    TEXT("cubin-chip", "sm_50", "The machine"),
    TEXT("cubin-features", "+ptx60", "What the machine can do"),
    TEXT("cubin-format", "fatbin", "Of device code: isa, llvm, bin or fatbin"),
    TEXT("cubin-triple", "nvptx64-nvidia-cuda", "The machine in LLVM's words"),
    FLAG("host-bare-ptr-calling-convention", "false", "Memrefs as pointers on the host"),
    {.name = "index-bitwidth",
     .kind = JIG_OPTION_LONG,
     .otherwise = "64",
     .help = "Bits of what an index becomes"},
    FLAG("kernel-bare-ptr-calling-convention", "false", "Memrefs as pointers in kernels"),
    {.name = "opt-level",
     .kind = JIG_OPTION_INT,
     .otherwise = "2",
     .help = "How far device code is optimized"},
    TEXT("ptxas-cmd-options", "", "Options of the assembler"),
};

const JigPassRow jig_pass_gpu_lower_to_nvvm_pipeline = {
    .name = "gpu-lower-to-nvvm-pipeline",
    .title = "gpu-lower-to-nvvm-pipeline",
    .options = options,
    .num_options = JIG_LEN(options),
    .pipeline = text_of,
    .summary = "programs with launches as code of the host and of NVIDIA's devices",
};
