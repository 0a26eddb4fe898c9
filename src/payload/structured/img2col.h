/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Convolutions as matrix products. */
#ifndef JIG_PAYLOAD_STRUCTURED_IMG2COL_H
#define JIG_PAYLOAD_STRUCTURED_IMG2COL_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigImg2col {
    JigOp *columns; /* makes a column of each window of the input */
    JigOp *last;    /* whose result is that of the convolution */
} JigImg2col;

/* Replaces a 2-D convolution on tensors of static shape, without dilation, by a product of its
 * filter and a tensor with the elements of each window. False, and why, for other ops. */
bool jig_structured_img2col(JigRewriter *rw, JigOp *conv, JigImg2col *out, JigReason *why);

#endif
