/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* memref.load and memref.store as affine accesses. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_AFFINE_RAISE_H
#define JIG_PAYLOAD_LOOP_AFFINE_AFFINE_RAISE_H

#include "jig/rewrite.h"

/* Replaces a memref.load or memref.store, of whose indices each is an affine expression of sums and
 * products, by an affine access; false: the op is none, and stays. Attributes do not go with it. */
bool jig_loop_affine_raise(JigRewriter *rw, JigOp *op, JigArena *a);

#endif
