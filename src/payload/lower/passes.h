/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_LOWER_PASSES_H
#define JIG_PAYLOAD_LOWER_PASSES_H

#include "payload/lower/llvm/llvm.h"

/* A lowering to llvm: what of that dialect there is, and casts, are legal. */
typedef struct JigLlvmLowering {
    const JigPattern *patterns[JIG_CONVERSION_LISTS]; /* these, `legality` as in JigConversionRow */
    const JigLegalityRow *legality;                   /* the functions get the JigLlvm */
    void (*more)(JigLlvm *x, JigPatternSet *patterns, JigConversionTarget *target, void *user);
    void *user;
    bool at_once; /* JigConversion.at_once */
} JigLlvmLowering;
/* Partial; the patterns of `more` come before the others. */
bool jig_lower_to_llvm(JigPassCall *call, const JigLlvmOptions *options,
                       const JigLlvmLowering *how);
/* By the data layout, and the option index-bitwidth. */
JigLlvmOptions jig_llvm_pass_options(const JigPassCall *call);
/* By the option alone. */
JigLlvmOptions jig_llvm_width_options(const JigPassCall *call);

extern const JigPassRow jig_pass_reconcile_unrealized_casts, jig_pass_convert_scf_to_cf,
    jig_pass_lift_cf_to_scf, jig_pass_lower_affine, jig_pass_arith_expand,
    jig_pass_convert_arith_to_llvm, jig_pass_finalize_memref_to_llvm;
extern const JigPassRow jig_pass_convert_async_to_llvm, jig_pass_gpu_to_llvm;
extern const JigPassRow jig_pass_convert_math_to_llvm, jig_pass_convert_math_to_libm,
    jig_pass_convert_math_to_funcs;
extern const JigPassRow jig_pass_convert_complex_to_llvm, jig_pass_convert_complex_to_standard,
    jig_pass_convert_complex_to_libm, jig_pass_arith_emulate_unsupported_floats,
    jig_pass_convert_arith_to_apfloat, jig_pass_convert_math_to_apfloat,
    jig_pass_arith_emulate_wide_int, jig_pass_memref_emulate_wide_int, jig_pass_math_expand_ops,
    jig_pass_math_extend_to_supported_types, jig_pass_math_sincos_fusion,
    jig_pass_math_uplift_to_fma;
extern const JigPassRow jig_pass_llvm_legalize_for_export, jig_pass_llvm_add_comdats,
    jig_pass_llvm_use_default_visibility, jig_pass_ensure_debug_info_scope;

extern const JigPassRow jig_pass_convert_cf_to_llvm, jig_pass_convert_func_to_llvm,
    jig_pass_convert_index_to_llvm, jig_pass_convert_ub_to_llvm, jig_pass_convert_to_llvm,
    jig_pass_llvm_request_c_wrappers, jig_pass_set_llvm_module_datalayout,
    jig_pass_convert_openmp_to_llvm;
extern const JigPassRow jig_pass_convert_linalg_to_std;

#endif
