/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Generic structured ops as named ones. */
#ifndef JIG_PAYLOAD_STRUCTURED_SPECIALIZE_STRUCTURED_H
#define JIG_PAYLOAD_STRUCTURED_SPECIALIZE_STRUCTURED_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Replaces a linalg.generic by the named op that computes the same: a copy, fill, broadcast,
 * transpose, one function or operation of elements, a matrix product, a convolution or a pooling.
 * NULL, and why, when it is none of these. */
JigOp *jig_structured_specialize(JigRewriter *rw, JigOp *generic, JigReason *why);
/* Replaces a linalg.generic by the linalg.elementwise or linalg.contract that has the same body.
 * NULL, and why, when none has. */
JigOp *jig_structured_to_category(JigRewriter *rw, JigOp *generic, JigReason *why);
/* The same, but what moves elements, windows and others get their names. */
JigOp *jig_structured_specialize_to_category(JigRewriter *rw, JigOp *generic, JigReason *why);

#endif
