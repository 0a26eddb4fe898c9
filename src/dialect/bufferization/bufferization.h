/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The bufferization dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_BUFFERIZATION_H
#define JIG_DIALECT_BUFFERIZATION_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_BUFFERIZATION_##id,
#include "dialect/bufferization/bufferization.def"
    JIG_BUFFERIZATION_NUM_OPS
};
extern const JigOpRow jig_bufferization_ops[];
#define JIG_BUFFERIZATION(id) (&jig_bufferization_ops[JIG_BUFFERIZATION_##id])
extern const JigDialect jig_bufferization_dialect;

#endif
