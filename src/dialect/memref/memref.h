/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The memref dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_MEMREF_H
#define JIG_DIALECT_MEMREF_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_MEMREF_##id,
#include "dialect/memref/memref.def"
    JIG_MEMREF_NUM_OPS
};
extern const JigOpRow jig_memref_ops[];
#define JIG_MEMREF(id) (&jig_memref_ops[JIG_MEMREF_##id])
extern const JigDialect jig_memref_dialect;

/* Operands are taken from before a memref.cast, which only hides what is known of a buffer; not
 * the first one of a store, which is a value. */
JigFold jig_memref_fold_casts(JigFoldCall *call);
JigFold jig_memref_fold_store(JigFoldCall *call);

#endif
