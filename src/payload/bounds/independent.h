/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Making the sizes of what an op makes independent of loop variables: the op makes as much as is
 * ever needed, and a slice of it is what it made before. So the op can be moved out of the loops.
 */
#ifndef JIG_PAYLOAD_BOUNDS_INDEPENDENT_H
#define JIG_PAYLOAD_BOUNDS_INDEPENDENT_H

#include "jig/bounds.h"

/* Of tensor.pad and tensor.empty. The slice, for the caller to put in op's place; op itself where
 * it is independent of the n values already; NULL: there is no bound. */
JigOp *jig_independent_tensor(JigRewriter *rw, JigOp *op, JigValue *const *of, size_t n);
bool jig_independent_can_be_tensor(const JigOp *op);
/* Of memref.alloca, whose users get the slice; op stays behind. */
JigOp *jig_independent_alloca(JigRewriter *rw, JigOp *op, JigValue *const *of, size_t n);

#endif
