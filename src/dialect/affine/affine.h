/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The affine dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_AFFINE_H
#define JIG_DIALECT_AFFINE_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_AFFINE_##id,
#include "dialect/affine/affine.def"
    JIG_AFFINE_NUM_OPS
};
extern const JigOpRow jig_affine_ops[];
#define JIG_AFFINE(id) (&jig_affine_ops[JIG_AFFINE_##id])
extern const JigDialect jig_affine_dialect;

#endif
