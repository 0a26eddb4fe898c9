/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The complex dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_COMPLEX_H
#define JIG_DIALECT_COMPLEX_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_COMPLEX_##id,
#include "dialect/complex/complex.def"
    JIG_COMPLEX_NUM_OPS
};
extern const JigOpRow jig_complex_ops[];
#define JIG_COMPLEX(id) (&jig_complex_ops[JIG_COMPLEX_##id])
extern const JigDialect jig_complex_dialect;

#endif
