/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Elements of memrefs and tensors, as ops of several dialects read and write them. */
#ifndef JIG_EVAL_ACCESS_H
#define JIG_EVAL_ACCESS_H

#include "eval/evaluator.h"

/* Operand i, a memref, tensor or vector; NULL after an error. */
JigEvalShaped *jig_eval_shaped(JigEvalCall *call, size_t i);
/* Result 0 becomes the element at `index`; an error when it was never written. */
JigEvalOutcome jig_eval_load(JigEvalCall *call, const JigEvalShaped *s, const int64_t *index);
/* The element becomes the value of an operand. */
JigEvalOutcome jig_eval_store(JigEvalCall *call, size_t value, JigEvalShaped *s,
                              const int64_t *index);
/* A vector of `type` from (into) the trailing dimensions of `s`, element for element from `index`
 * on. */
JigEvalOutcome jig_eval_load_vector(JigEvalCall *call, const JigEvalShaped *s, const int64_t *index,
                                    const JigType *type);
JigEvalOutcome jig_eval_store_vector(JigEvalCall *call, const JigEvalShaped *vector,
                                     JigEvalShaped *s, const int64_t *index);
/* A new vector (tensor) of `type` with elements to be written; NULL after an error. `written`: they
 * are zero. `dynamic`: sizes of the dynamic dimensions. */
JigEvalShaped *jig_eval_new(JigEvalCall *call, const JigType *type, const int64_t *dynamic,
                            bool written);
/* A new shaped value on the same buffer, of the type's rank; sizes and strides are to be set. */
JigEvalShaped *jig_eval_alias(JigEvalCall *call, const JigEvalShaped *s, size_t rank);
/* Result i, which has to have the sizes that its type says; NULL: after an error. */
JigEvalOutcome jig_eval_give(JigEvalCall *call, size_t i, JigEvalShaped *s);
/* Is operand i poison as a whole? Then so become all results. */
bool jig_eval_spread_poison(JigEvalCall *call, size_t i);

#endif
