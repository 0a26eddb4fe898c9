/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_CF_INT_H
#define JIG_DIALECT_CF_INT_H

#include "dialect/cf/cf.h"
#include "jig/iface.h"
#include "rows/cf.h"

bool jig_cf_parse_switch_cases(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
void jig_cf_print_switch_cases(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

/* The successor that cf.switch takes for a constant flag. */
size_t jig_cf_switch_successor(const JigOp *op, const JigAttr *flag);

bool jig_cf_may_inline_call(JigOp *call, JigOp *callable, bool clone);
bool jig_cf_may_inline_region(JigRegion *dest, JigRegion *source, bool clone);
bool jig_cf_may_inline_op(JigOp *op, JigRegion *dest, bool clone);

#endif
