/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the rows name, and the machine. */
#ifndef JIG_MACHINE_X86VECTOR_X86VECTOR_INT_H
#define JIG_MACHINE_X86VECTOR_X86VECTOR_INT_H

#include "jig/convert.h"
#include "machine/x86vector/x86vector.h"

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

/* ---- Sets of patterns ---- */
/* A row of numbers times one number, added to a row (x86vector_products.c). */
extern const JigPattern jig_x86vector_fma_patterns[];
/* The same of pairs of bf16 and fours of i8 (x86vector_products.c). */
extern const JigPattern jig_x86vector_dot_patterns[];
/* The same of pairs of bf16 that are in memory, by conversions from there (x86vector_bf16.c). */
extern const JigPattern jig_x86vector_bf16_fma_patterns[];
/* Reads of vectors go to where they are first needed (x86vector_sink.c). */
extern const JigPattern jig_sink_vector_producer_patterns[];

/* x86vector_lower.c */
void jig_x86vector_lower(const JigConversionEnv *env, JigPatternSet *set,
                         JigConversionTarget *target);

#endif
