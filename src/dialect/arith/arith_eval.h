/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What evaluators of other dialects have in common with those of arith. */
#ifndef JIG_DIALECT_ARITH_EVAL_H
#define JIG_DIALECT_ARITH_EVAL_H

#include "dialect/arith/arith.h"
#include "eval/kernels.h"

/* The function as "overflowFlags" and "isExact" of the op have it. */
const JigEvalKernel *jig_arith_int_kernel(const JigOp *op, JigIntFn fn);
/* A cast as the arith op with this id does it; flags are those of the op that is evaluated. */
const JigEvalKernel *jig_arith_cast_kernel(size_t id);
/* Of ops with operands and results like those of arith.bitcast (not of memrefs), arith.select. */
JigEvalOutcome jig_arith_eval_same_bits(JigEvalCall *call);
JigEvalOutcome jig_arith_eval_select(JigEvalCall *call);

#endif
