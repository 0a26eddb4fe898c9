/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files that verify share. */
#ifndef JIG_DIALECT_OMP_VERIFY_H
#define JIG_DIALECT_OMP_VERIFY_H

#include "dialect/omp/omp_int.h"

/* Each variable has its allocator? Else an error. */
bool jig_omp_check_allocate(JigOp *op, JigOperandRange vars, JigOperandRange allocators);

#endif
