/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A build without LLVM IR: there are no tables of intrinsics. */
#include "codegen/check_intrinsics.h"

bool jig_codegen_check_intrinsics(JigContext *ctx) {
    (void)ctx;
    return true;
}
