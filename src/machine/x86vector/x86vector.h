/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The x86vector dialect: instructions of x86 on vectors. */
#ifndef JIG_MACHINE_X86VECTOR_X86VECTOR_H
#define JIG_MACHINE_X86VECTOR_X86VECTOR_H

#include "jig/ops/x86vector.h"

extern const JigDialect jig_x86vector_dialect;

#endif
