/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The tensor dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_TENSOR_H
#define JIG_DIALECT_TENSOR_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_TENSOR_##id,
#include "dialect/tensor/tensor.def"
    JIG_TENSOR_NUM_OPS
};
extern const JigOpRow jig_tensor_ops[];
#define JIG_TENSOR(id) (&jig_tensor_ops[JIG_TENSOR_##id])
extern const JigDialect jig_tensor_dialect;

#endif
