/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The func dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_FUNC_H
#define JIG_DIALECT_FUNC_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_FUNC_##id,
#include "dialect/func/func.def"
    JIG_FUNC_NUM_OPS
};
extern const JigOpRow jig_func_ops[];
#define JIG_FUNC(id) (&jig_func_ops[JIG_FUNC_##id])
extern const JigDialect jig_func_dialect;

#endif
