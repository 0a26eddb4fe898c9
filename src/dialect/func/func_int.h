/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the func rows name. */
#ifndef JIG_DIALECT_FUNC_INT_H
#define JIG_DIALECT_FUNC_INT_H

#include "dialect/func/func.h"
#include "jig/iface.h"

bool jig_func_parse_func(JigParser *p, JigOpState *s);
void jig_func_print_func(JigPrinter *p, const JigOp *op);

#endif
