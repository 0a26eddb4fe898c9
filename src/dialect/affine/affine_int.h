/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the affine rows name. */
#ifndef JIG_DIALECT_AFFINE_INT_H
#define JIG_DIALECT_AFFINE_INT_H

#include "dialect/affine/affine.h"

/* affine_syntax.c */
bool jig_affine_parse_apply(JigParser *p, JigOpState *state);
bool jig_affine_parse_extremum(JigParser *p, JigOpState *state);
void jig_affine_print_value_op(JigPrinter *p, const JigOp *op);

#endif
