/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Convolutions and poolings with one dimension less. */
#ifndef JIG_PAYLOAD_STRUCTURED_DOWNSCALE_H
#define JIG_PAYLOAD_STRUCTURED_DOWNSCALE_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Replaces a 2-D convolution or pooling on tensors, whose window does not extend and does not move
 * in one of the two dimensions, by the 1-D one on slices. The latter; NULL, and why, when there is
 * no such dimension or no such op. */
JigOp *jig_structured_downscale(JigRewriter *rw, JigOp *op, JigReason *why);

#endif
