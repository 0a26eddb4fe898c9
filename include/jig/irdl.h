/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dialects that are defined while the program runs, by irdl.dialect ops: their operations, types
 * and attributes are registered as if rows had been written for them. They have the generic syntax,
 * and operations are verified by what their definitions say.
 */
#ifndef JIG_IRDL_H
#define JIG_IRDL_H

#include "jig/dialect.h"

JIG_BEGIN_C

/* Registers every dialect that is defined in `module`, which verifies; a copy of the definitions
 * stays with the context. False after a diagnostic: a definition names what there is not, or
 * something of that name is registered already; but operations of dialects that only Jig has
 * (JigDialect.unlisted) are from then on what is defined here. */
JIG_API bool jig_irdl_load(JigOp *module) JIG_NODISCARD;
/* The row of an operation that was defined so, to be changed by whoever says in C, or in a language
 * of its own, what definitions can't: what members point to must outlive the context. The next
 * question about the operation sees the change. NULL: no operation of this name was defined so. */
JIG_API JigOpRow *jig_irdl_change_row(JigContext *ctx, JigStr name);
/* What .verify of such rows is at first: is the op as its definition says? For a .verify that is
 * put in its place and asks more. */
JIG_API bool jig_irdl_verify(JigOp *op) JIG_NODISCARD;

JIG_END_C

#endif
