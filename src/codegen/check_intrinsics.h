/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_CODEGEN_CHECK_INTRINSICS_H
#define JIG_CODEGEN_CHECK_INTRINSICS_H

#include "jig/context.h"

/* Do all tables of intrinsics fit the rows of their ops? False after diagnostics. */
bool jig_codegen_check_intrinsics(JigContext *ctx) JIG_NODISCARD;

#endif
