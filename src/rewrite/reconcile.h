/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_REWRITE_RECONCILE_H
#define JIG_REWRITE_RECONCILE_H

#include "rewrite/rewriter.h"

/* Of these casts (ops that give each of their operands' values another type, all at once) those
 * that lead back to a type that there was before are passed by, and those that only serve other
 * such casts go. `casts` is left with those that stay. `rw` NULL: nobody is told. */
void jig_reconcile_casts(JigOpVec *casts, JigRewriter *rw);

#endif
