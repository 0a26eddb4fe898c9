/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* May a read of memory be moved, or be done again, further down its block? */
#ifndef JIG_MACHINE_X86VECTOR_MOVES_H
#define JIG_MACHINE_X86VECTOR_MOVES_H

#include "jig/dialect.h"

/* As far as is looked: what is longer counts as unknown, so that time does not grow with it. */
enum { JIG_MOVES_MOST_OPS = 1024 };

/* Does the op leave the memory of `base` (NULL: all memory) as it is? */
bool jig_x86vector_leaves_memory(const JigOp *op, JigValue *base);
/* Do all ops between two of one block, the first of which comes first? */
bool jig_x86vector_memory_stays(const JigOp *first, const JigOp *second, JigValue *base);

#endif
