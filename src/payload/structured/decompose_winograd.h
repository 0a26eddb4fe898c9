/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Convolutions by Winograd's method. */
#ifndef JIG_PAYLOAD_STRUCTURED_DECOMPOSE_WINOGRAD_H
#define JIG_PAYLOAD_STRUCTURED_DECOMPOSE_WINOGRAD_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Replaces a linalg.conv_2d_nhwc_fhwc of floats, of static shape, by transforms of filter and input
 * to tiles, their product, and the transform of that to the output; the last op. `fmr` is a value
 * of linalg.winograd_fmr: how many outputs of how large a window a tile has. NULL, and why, for
 * other ops and windows. */
JigOp *jig_structured_winograd_conv2d(JigRewriter *rw, JigOp *conv, int64_t fmr, JigReason *why);

bool jig_structured_is_winograd_transform(const JigOp *op);
/* Replaces a transform of floats by loops over its tiles, in which a tile is multiplied by constant
 * matrices; the outermost loop. NULL, and why: for others, and where the sizes of tiles are not
 * known. */
JigOp *jig_structured_decompose_winograd(JigRewriter *rw, JigOp *op, JigReason *why);

#endif
