/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_ASYNC_INT_H
#define JIG_DIALECT_ASYNC_INT_H

#include "dialect/async/async.h"
#include "jig/iface.h"
#include "rows/async.h"

/* Types. */
const JigType *jig_async_parse_value(JigParser *p);
void jig_async_print_value(JigPrinter *p, const JigType *t);

/* Verifiers. */
bool jig_async_verify_call_symbol(JigOp *op);

/* Syntax. */
bool jig_async_parse_await_result(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
void jig_async_print_await_result(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

#endif
