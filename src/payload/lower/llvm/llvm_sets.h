/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sets of patterns that lower one dialect to llvm, in the environment of a
 * JigLlvm (to_llvm.h), and the list of these dialects (llvm_dialects.c).
 */
#ifndef JIG_PAYLOAD_LOWER_LLVM_LLVM_SETS_H
#define JIG_PAYLOAD_LOWER_LLVM_LLVM_SETS_H

#include "payload/lower/llvm/to_llvm.h"
#include "payload/lower/machine_list.h"

extern const JigPattern jig_to_llvm_arith_patterns[], jig_to_llvm_cf_patterns[],
    jig_to_llvm_func_patterns[], jig_to_llvm_index_patterns[], jig_to_llvm_memref_patterns[],
    jig_to_llvm_ub_patterns[];
/* log1p as a logarithm, which is not exact for small numbers, is apart. */
extern const JigPattern jig_to_llvm_math_patterns[], jig_to_llvm_math_log1p_patterns[];
extern const JigPattern jig_to_llvm_complex_patterns[];
/* Division: [false] as in books, which overflows where the result does not; [true] with care. */
extern const JigPattern *const jig_to_llvm_complex_division_patterns[2];

typedef struct JigLlvmDialect {
    const char *name;
    const JigPattern *patterns; /* in the environment of the JigLlvm */
    const JigPattern *expanded; /* ops as others of the dialect first; or NULL */
    void (*add)(const JigConversionEnv *env, JigPatternSet *set); /* others; or NULL */
    void (*target)(JigLlvm *x, JigConversionTarget *target);      /* what has to go; or NULL */
    const JigMachine *machine;                                    /* in place of these; or NULL */
} JigLlvmDialect;
/* The table of llvm_dialects.c, and after it the machines that are always lowered. */
size_t jig_to_llvm_num_dialects(JigContext *ctx);
JigLlvmDialect jig_to_llvm_dialect_at(JigContext *ctx, size_t i);
/* `out` may be NULL. False: it is not lowered. */
bool jig_to_llvm_dialect_named(JigContext *ctx, JigStr name, JigLlvmDialect *out);
void jig_to_llvm_dialect_add(const JigLlvmDialect *dialect, const JigConversionEnv *env,
                             JigPatternSet *set);

#endif
