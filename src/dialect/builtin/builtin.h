/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The builtin dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_BUILTIN_H
#define JIG_DIALECT_BUILTIN_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_BUILTIN_##id,
#include "dialect/builtin/builtin.def"
    JIG_BUILTIN_NUM_OPS
};
extern const JigOpRow jig_builtin_ops[];
#define JIG_BUILTIN(id) (&jig_builtin_ops[JIG_BUILTIN_##id])
extern const JigDialect jig_builtin_dialect;

#endif
