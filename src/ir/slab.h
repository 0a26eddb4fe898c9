/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory of ops; see slab.c. */
#ifndef JIG_IR_SLAB_H
#define JIG_IR_SLAB_H

#include "ir/op.h"

/* A slot of at least `size` bytes. Only its stamp is meaningful. */
JigOp *jig_slab_alloc_op(JigContext *ctx, size_t size);
void jig_slab_free_op(JigContext *ctx, JigOp *op, size_t size);

#endif
