/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operands of structured ops transposed, so that the ops become others. */
#ifndef JIG_PAYLOAD_STRUCTURED_TRANSPOSE_STRUCTURED_H
#define JIG_PAYLOAD_STRUCTURED_TRANSPOSE_STRUCTURED_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Replaces a linalg.matmul or linalg.batch_matmul on tensors by one that takes its operand number
 * `operand` transposed, on what a linalg.transpose makes of it. NULL, and why, for other ops and
 * for those with maps of their own. */
JigOp *jig_structured_transpose_matmul(JigRewriter *rw, JigOp *op, size_t operand, JigReason *why);

/* Replaces a 2-D convolution NHWC with a filter FHWC by that with a filter HWCF. */
JigOp *jig_structured_transpose_conv2d(JigRewriter *rw, JigOp *op, JigReason *why);

#endif
