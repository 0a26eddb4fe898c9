/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the cf rows name. */
#ifndef JIG_DIALECT_CF_INT_H
#define JIG_DIALECT_CF_INT_H

#include "dialect/cf/cf.h"
#include "jig/iface.h"

bool jig_cf_parse_switch_cases(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
void jig_cf_print_switch_cases(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

#endif
