/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The cf dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_CF_H
#define JIG_DIALECT_CF_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_CF_##id,
#include "dialect/cf/cf.def"
    JIG_CF_NUM_OPS
};
extern const JigOpRow jig_cf_ops[];
#define JIG_CF(id) (&jig_cf_ops[JIG_CF_##id])
extern const JigDialect jig_cf_dialect;

#endif
