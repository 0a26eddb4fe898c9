/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tensor.pad: what it pads with, and the sizes of its result. */
#ifndef JIG_TENSOR_PAD_H
#define JIG_TENSOR_PAD_H

#include "jig/iface.h"
#include "jig/rewrite.h"

/* The value that pads everywhere: a constant of the region or a value from outside; else NULL. */
JigValue *jig_tensor_pad_value(JigOp *pad);
/* low + source + high of every dimension, in the arena; dims are built at the insertion point. */
JigMixed *jig_tensor_pad_sizes(JigRewriter *rw, JigOp *pad, JigArena *a);
/* A pad with `value` everywhere, from outside; low and high have an item per dimension. */
JigOp *jig_tensor_build_pad(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *source,
                            const JigMixed *low, const JigMixed *high, JigValue *value,
                            bool nofold);

#endif
