/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share. */
#ifndef JIG_PAYLOAD_STRUCTURED_INT_H
#define JIG_PAYLOAD_STRUCTURED_INT_H

#include "jig/iface.h"

/* Strides and dilations of an op with a window of two dimensions, as a dictionary. */
const JigAttr *jig_structured_window_attrs(const JigOp *op);
/* linalg.transpose to a tensor.empty, or an allocation, made for it before; the moved value.
 * Dimension i of it is dimension permutation[i] of `v`. `transpose` gets the op, or is NULL. */
JigValue *jig_structured_transposed(JigRewriter *rw, JigLoc loc, JigValue *v,
                                    const int64_t *permutation, JigOp **transpose);

#endif
