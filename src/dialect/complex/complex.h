/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The complex dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_COMPLEX_H
#define JIG_DIALECT_COMPLEX_H

#include "jig/ops/complex.h"

extern const JigDialect jig_complex_dialect;

/* The constant of a complex number, or of what arith has constants of; NULL: there is none. */
JigOp *jig_complex_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type,
                               JigLoc loc);

#endif
