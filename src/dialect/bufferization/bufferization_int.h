/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the bufferization rows name. */
#ifndef JIG_DIALECT_BUFFERIZATION_INT_H
#define JIG_DIALECT_BUFFERIZATION_INT_H

#include "dialect/bufferization/bufferization.h"
#include "jig/asm.h"

bool jig_bufferization_tensor_matches_buffer(const JigOp *op);

/* bufferization_syntax.c */
bool jig_bufferization_parse_alloc_tensor(JigParser *p, JigOpState *s);
void jig_bufferization_print_alloc_tensor(JigPrinter *p, const JigOp *op);
bool jig_bufferization_verify_alloc_tensor(JigOp *op);

#endif
