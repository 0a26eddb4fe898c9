/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A build without omp: loops are not shared out, and nothing is left to become calls. */
#include "payload/lower/llvm/llvm_omp.h"
#include "payload/omp/omp_parallel.h"
#include "payload/omp/omp_runtime.h"

const JigPattern jig_to_llvm_omp_patterns[1];

void jig_to_llvm_omp_target(JigLlvm *x, JigConversionTarget *target) {
    (void)x, (void)target;
}

void jig_openmp_share_loops(JigRewriter *rw, JigOp *payload) {
    (void)rw, (void)payload;
}

bool jig_openmp_to_calls(JigOp *module) {
    (void)module;
    return true;
}
