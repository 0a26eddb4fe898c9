/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The vector dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_VECTOR_H
#define JIG_DIALECT_VECTOR_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_VECTOR_##id,
#include "dialect/vector/vector.def"
    JIG_VECTOR_NUM_OPS
};
extern const JigOpRow jig_vector_ops[];
#define JIG_VECTOR(id) (&jig_vector_ops[JIG_VECTOR_##id])
extern const JigDialect jig_vector_dialect;

#endif
