/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_LOWER_PASSES_H
#define JIG_PAYLOAD_LOWER_PASSES_H

#include "payload/lower/llvm/to_llvm.h"

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
JigLlvmOptions jig_lower_llvm_pass_options(const JigPassCall *call);
/* By the option alone. */
JigLlvmOptions jig_lower_llvm_width_options(const JigPassCall *call);

#endif
