/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_LOWER_LIBRARY_CALLS_H
#define JIG_PAYLOAD_LOWER_LIBRARY_CALLS_H
/* Ops on floats as calls of the C library's functions. */
#include "jig/rewrite.h"

/* A call in the place of `op`, whose first operand is an f64, or an f32, for which the name has an
 * f behind it, or a complex number of these. The function is declared in the nearest symbol table,
 * with `attrs`, when it is not there. */
bool jig_call_library(JigRewriter *rw, JigOp *op, const char *name, const JigAttr *attrs);

#endif
