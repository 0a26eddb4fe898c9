/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops that LLVM IR cannot say: what lowers them. */
#ifndef JIG_CODEGEN_UNLOWERED_H
#define JIG_CODEGEN_UNLOWERED_H

#include "jig/op.h"

/* Of an op that no pass lowers: what does, as a sentence; NULL: nothing is known of it. */
const char *jig_codegen_unlowered_way(const JigOp *op);

#endif
