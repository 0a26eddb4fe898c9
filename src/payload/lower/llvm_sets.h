/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sets of patterns that lower one dialect to llvm, in the environment of a
 * JigLlvm (llvm.h).
 */
#ifndef JIG_PAYLOAD_LOWER_LLVM_SETS_H
#define JIG_PAYLOAD_LOWER_LLVM_SETS_H

#include "payload/lower/llvm.h"

extern const JigPattern jig_llvm_arith_patterns[], jig_llvm_complex_patterns[],
    jig_llvm_cf_patterns[], jig_llvm_math_patterns[], jig_llvm_memref_access_patterns[];
/* log1p as a logarithm, which is not exact for small numbers. */
extern const JigPattern jig_llvm_math_log1p_patterns[];

/* Division of complex numbers as in books, and with care. */
extern const JigPattern *const jig_llvm_complex_division_patterns[2];

#endif
