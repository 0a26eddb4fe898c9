/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Matrix products on blocks. */
#ifndef JIG_PAYLOAD_BLOCK_PACK_H
#define JIG_PAYLOAD_BLOCK_PACK_H

#include "jig/iface.h"
#include "jig/pass.h"
#include "jig/reason.h"

/* Of m, n and k: sizes of blocks, or, where multiples[i] is not 0, the size of the loop rounded up
 * to a multiple; the order that the innermost loops get. Blocks of a matrix, and what is in one,
 * stand as in the matrix, or transposed. */
typedef struct JigBlockPacking {
    const int64_t *factors, *order;
    const int64_t *multiples; /* NULL: zeros */
    bool allow_padding;       /* else sizes are known, and divided by blocks */
    bool transpose_lhs_outer, transpose_lhs_inner, transpose_rhs_outer, transpose_rhs_inner;
} JigBlockPacking;

/* Packs the operands of a product of matrices on tensors (jig_pack_matmul). False: it is none, or
 * can't be packed so; nothing is changed. */
bool jig_pack_matmul_blocks(JigRewriter *rw, JigOp *op, const JigBlockPacking *how, JigReason *why);

/* Is it such a product, of sizes that are not known, so that blocks may need padding? */
bool jig_pack_has_open_blocks(const JigOp *op);

#endif
