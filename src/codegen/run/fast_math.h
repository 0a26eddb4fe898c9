/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Flags of arithmetic on floats that the command line asks for. */
#ifndef JIG_CODEGEN_RUN_FAST_MATH_H
#define JIG_CODEGEN_RUN_FAST_MATH_H

#include "jig/lower.h"

/* The bit of that name, added to *flags; "fast" is all of them. False: there is none. */
bool jig_run_fast_math_flag(JigStr name, uint32_t *flags);

/* Every op that has such flags has these, too; with `only_without` only where it has none: what was
 * made since they were given to all. */
void jig_run_set_fast_math(JigOp *payload, uint32_t flags, bool only_without);

#endif
