/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tiling of ops whose loops are the dimensions of their only result: members of a JigTilingIface.
 */
#ifndef JIG_DIALECT_COMMON_TILING_H
#define JIG_DIALECT_COMMON_TILING_H

#include "jig/iface.h"

JigIterator jig_tiling_parallel_iterator(const JigOp *op, size_t loop);
/* The tile of the loops is that of the result, and back. */
bool jig_tiling_result_is_tile(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile,
                               JigArena *a, JigSlice *out);

/* Just this op and its results. */
void jig_tiling_tiled_op(JigOp *op, JigArena *a, JigTiled *out);

#endif
