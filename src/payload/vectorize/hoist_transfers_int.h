/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What hoisting transfers asks of two of them (jig/payload/hoist.h). */
#ifndef JIG_PAYLOAD_VECTORIZE_HOIST_TRANSFERS_INT_H
#define JIG_PAYLOAD_VECTORIZE_HOIST_TRANSFERS_INT_H

#include "dialect/vector/vector_transfer.h"
#include "jig/payload/hoist.h"

/* Have the lanes of two transfers of one buffer no element in common, for certain? */
bool jig_vectorize_transfers_apart(const JigTransfer *x, const JigTransfer *y);

#endif
