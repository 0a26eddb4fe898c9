/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bounds as ops. */
#ifndef JIG_PAYLOAD_BOUNDS_REIFY_H
#define JIG_PAYLOAD_BOUNDS_REIFY_H

#include "jig/bounds.h"

/* The quantity at the insertion point: a number, one of its values, or an affine.apply of them;
 * sizes are read by dim ops. */
JigMixed jig_reify_quantity(JigRewriter *rw, JigLoc loc, JigQuantity q);
/* The inclusive upper bound of `m` in terms of values that none of n others is needed to compute;
 * an attribute stays. False: none is known. */
bool jig_reify_independent(JigRewriter *rw, JigLoc loc, JigMixed m, JigValue *const *of, size_t n,
                           JigMixed *out);

#endif
