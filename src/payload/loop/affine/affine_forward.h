/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values instead of memory: reads at affine indices of what was written or read there before. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_AFFINE_FORWARD_H
#define JIG_PAYLOAD_LOOP_AFFINE_AFFINE_FORWARD_H

#include "jig/iface.h"

/* In all of `root`: what is read is the value that was written, if that is always so, and else
 * what was read before; writes that another one follows before anything reads go, and so does
 * memory that is only written afterwards. */
void jig_loop_affine_forward(JigRewriter *rw, JigOp *root);

#endif
