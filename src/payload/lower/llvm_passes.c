/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes that lower to llvm, what they can of it. */
#include "payload/lower/llvm_sets.h"
#include "payload/lower/passes.h"

static const JigOptionRow index_options[] = {
    {.name = "index-bitwidth",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Bits of what an index becomes; 0: as the data layout says"},
};

bool jig_lower_to_llvm(JigPassCall *call, const JigLlvmOptions *options,
                       const JigPattern *const *sets, const JigLlvmMore *more) {
    JigLlvm *x = jig_llvm_create(call->ctx, options);
    JigConversionTarget *target = jig_conversion_target_create(call->ctx);
    JigPatternSet *patterns = jig_patterns_create(call->ctx);
    jig_target_dialect(target, JIG_STR("llvm"), JIG_LEGAL);
    if (more)
        more->add(x, patterns, target, more->user);
    for (; *sets; sets++)
        jig_patterns_add_converting(patterns, *sets, &x->env);
    bool ok = jig_convert(
        call->ctx, &call->op, 1,
        &(JigConversion){.target = target, .patterns = patterns, .mode = JIG_CONVERT_PARTIAL});
    jig_patterns_destroy(patterns);
    jig_conversion_target_destroy(target);
    jig_llvm_destroy(x);
    return ok;
}

JigLlvmOptions jig_llvm_pass_options(const JigPassCall *call) {
    JigLlvmOptions options = jig_llvm_options_for(call->op);
    int64_t bits = jig_option_int(call, "index-bitwidth");
    if (bits)
        options.index_bits = (uint32_t)bits;
    return options;
}

/* ---- convert-arith-to-llvm ---- */
static bool lower_arith(JigPassCall *call) {
    JigLlvmOptions options = jig_llvm_pass_options(call);
    return jig_lower_to_llvm(call, &options,
                             (const JigPattern *const[]){jig_llvm_arith_patterns, NULL}, NULL);
}

const JigPassRow jig_pass_convert_arith_to_llvm = {
    .name = "convert-arith-to-llvm",
    .title = "ArithToLLVMConversionPass",
    .options = index_options,
    .num_options = JIG_LEN(index_options),
    .run = lower_arith,
    .summary = "arith as llvm",
};

/* ---- convert-math-to-llvm ---- */
static const JigOptionRow math_options[] = {
    {.name = "approximate-log1p",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "log1p becomes log of one more"},
};

static bool lower_math(JigPassCall *call) {
    const JigLlvmOptions options = jig_llvm_options_for(call->op);
    bool logs = jig_option_bool(call, "approximate-log1p");
    return jig_lower_to_llvm(call, &options,
                             (const JigPattern *const[]){
                                 jig_llvm_math_patterns,
                                 logs ? jig_llvm_math_log1p_patterns : NULL,
                                 NULL,
                             },
                             NULL);
}

const JigPassRow jig_pass_convert_math_to_llvm = {
    .name = "convert-math-to-llvm",
    .title = "ConvertMathToLLVMPass",
    .options = math_options,
    .num_options = JIG_LEN(math_options),
    .run = lower_math,
    .summary = "math as llvm",
};

/* ---- convert-complex-to-llvm ---- */
static const char *const ranges[] = {"improved", "basic", "none", NULL};
enum { IMPROVED };
static const JigOptionRow complex_options[] = {
    {.name = "complex-range",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "basic",
     .choices = ranges,
     .help = "How division is computed: improved is with care for large numbers and infinities"},
};

static void forbid_complex(JigLlvm *x, JigPatternSet *patterns, JigConversionTarget *target,
                           void *user) {
    (void)x, (void)patterns, (void)user;
    jig_target_dialect(target, JIG_STR("complex"), JIG_ILLEGAL);
}

static bool lower_complex(JigPassCall *call) {
    const JigLlvmOptions options = jig_llvm_options_for(call->op);
    bool careful = jig_option_choice(call, "complex-range") == IMPROVED;
    return jig_lower_to_llvm(call, &options,
                             (const JigPattern *const[]){
                                 jig_llvm_complex_patterns,
                                 jig_llvm_complex_division_patterns[careful],
                                 NULL,
                             },
                             &(JigLlvmMore){.add = forbid_complex});
}

const JigPassRow jig_pass_convert_complex_to_llvm = {
    .name = "convert-complex-to-llvm",
    .title = "ConvertComplexToLLVMPass",
    .options = complex_options,
    .num_options = JIG_LEN(complex_options),
    .run = lower_complex,
    .summary = "complex as llvm",
};

/* ---- finalize-memref-to-llvm ---- */
static bool lower_memref(JigPassCall *call) {
    JigLlvmOptions options = jig_llvm_pass_options(call);
    return jig_lower_to_llvm(
        call, &options, (const JigPattern *const[]){jig_llvm_memref_access_patterns, NULL}, NULL);
}

const JigPassRow jig_pass_finalize_memref_to_llvm = {
    .name = "finalize-memref-to-llvm",
    .anchor = "builtin.module",
    .title = "FinalizeMemRefToLLVMConversionPass",
    .options = index_options,
    .num_options = JIG_LEN(index_options),
    .run = lower_memref,
    .summary = "memref as llvm",
};
