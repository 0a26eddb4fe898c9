/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of transfers between memory spaces. */
#ifndef JIG_MEMREF_TRANSFER_H
#define JIG_MEMREF_TRANSFER_H

#include "jig/eval.h"

/* Numbers are of operands, of which the stride and what comes per stride follow each other (0:
 * there is none). */
typedef struct JigSpaceTransfer {
    size_t from, to, count, stride;
    const int64_t *from_index, *to_index;
} JigSpaceTransfer;
/* False after an error. */
bool jig_memref_eval_transfer(JigEvalCall *call, const JigSpaceTransfer *t);

#endif
