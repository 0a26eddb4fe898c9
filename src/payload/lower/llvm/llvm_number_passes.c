/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes that lower functions of numbers and complex numbers to llvm. */
#include "payload/lower/llvm/llvm_sets.h"
#include "payload/lower/passes.h"

/* ---- convert-math-to-llvm ---- */
static const JigOptionRow math_options[] = {
    {.name = "approximate-log1p",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "log1p becomes log of one more"},
};

static bool lower_math(JigPassCall *call) {
    const JigLlvmOptions options = jig_to_llvm_options_for(call->op);
    bool logs = jig_option_bool(call, "approximate-log1p");
    return jig_lower_to_llvm(
        call, &options,
        &(JigLlvmLowering){.patterns = {jig_to_llvm_math_patterns,
                                        logs ? jig_to_llvm_math_log1p_patterns : NULL}});
}

const JigPassRow jig_pass_convert_math_to_llvm = {
    .name = "convert-math-to-llvm",
    .title = "ConvertMathToLLVMPass",
    JIG_TABLE(options, math_options),
    .run = lower_math,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
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

static bool lower_complex(JigPassCall *call) {
    const JigLlvmOptions options = jig_to_llvm_options_for(call->op);
    bool careful = jig_option_choice(call, "complex-range") == IMPROVED;
    return jig_lower_to_llvm(
        call, &options,
        &(JigLlvmLowering){
            .patterns = {jig_to_llvm_complex_patterns,
                         jig_to_llvm_complex_division_patterns[careful]},
            .legality = (const JigLegalityRow[]){{"complex", .is = JIG_ILLEGAL}, {0}},
        });
}

const JigPassRow jig_pass_convert_complex_to_llvm = {
    .name = "convert-complex-to-llvm",
    .title = "ConvertComplexToLLVMPass",
    JIG_TABLE(options, complex_options),
    .run = lower_complex,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "complex as llvm",
};
