/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The arith dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_ARITH_H
#define JIG_DIALECT_ARITH_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_ARITH_##id,
#include "dialect/arith/arith.def"
    JIG_ARITH_NUM_OPS
};
extern const JigOpRow jig_arith_ops[];
#define JIG_ARITH(id) (&jig_arith_ops[JIG_ARITH_##id])
extern const JigDialect jig_arith_dialect;

#endif
