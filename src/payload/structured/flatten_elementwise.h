/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Elementwise structured ops with one loop. */
#ifndef JIG_PAYLOAD_STRUCTURED_FLATTEN_ELEMENTWISE_H
#define JIG_PAYLOAD_STRUCTURED_FLATTEN_ELEMENTWISE_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Replaces an elementwise op, whose operands are each read in the order of the loops or are the
 * same everywhere, by the op on collapsed operands; its results are expanded again. An op of at
 * most one loop stays. NULL, and why, when it can't be done. */
JigOp *jig_structured_flatten_elementwise(JigRewriter *rw, JigOp *op, JigReason *why);

#endif
