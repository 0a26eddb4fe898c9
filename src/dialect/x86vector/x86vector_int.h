/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the x86vector rows name. */
#ifndef JIG_DIALECT_X86VECTOR_INT_H
#define JIG_DIALECT_X86VECTOR_INT_H

#include "dialect/x86vector/x86vector.h"

bool jig_x86vector_verify_compress(JigOp *op);

/* Evaluation (x86vector_eval.c). */
JigEvalOutcome jig_x86vector_eval_compress(JigEvalCall *call);
JigEvalOutcome jig_x86vector_eval_rndscale(JigEvalCall *call);
JigEvalOutcome jig_x86vector_eval_scalef(JigEvalCall *call);
JigEvalOutcome jig_x86vector_eval_intersect(JigEvalCall *call);
JigEvalOutcome jig_x86vector_eval_dot_bf16(JigEvalCall *call);
JigEvalOutcome jig_x86vector_eval_to_bf16(JigEvalCall *call);
JigEvalOutcome jig_x86vector_eval_rsqrt(JigEvalCall *call);
JigEvalOutcome jig_x86vector_eval_dot_f32(JigEvalCall *call);
JigEvalOutcome jig_x86vector_eval_dot_i8(JigEvalCall *call);
JigEvalOutcome jig_x86vector_eval_load_splat(JigEvalCall *call);
JigEvalOutcome jig_x86vector_eval_load_even(JigEvalCall *call);
JigEvalOutcome jig_x86vector_eval_load_odd(JigEvalCall *call);

extern const JigOlderText jig_x86vector_newer[]; /* x86vector_newer.c */

#endif
