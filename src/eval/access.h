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
/* Is the element at `index` (NULL: the first one) at a multiple of so many bytes, as somebody says?
 * An error when it is known not to be: memory that the program has made itself begins at such a
 * multiple, where what it was given begins is not known. `alignment` 0: nothing is said. */
bool jig_eval_check_alignment(JigEvalCall *call, const JigEvalShaped *s, const int64_t *index,
                              int64_t alignment) JIG_NODISCARD;
/* What the attribute of this op says, kept with its step; NULL: nothing. */
static inline int64_t jig_eval_alignment(JigEvalCall *call,
                                         const JigAttr *(*attr)(const JigOp *op)) {
    if (!call->step->memo) {
        const JigAttr *said = attr(call->step->op);
        call->step->memo = (void *)(uintptr_t)(1 + (said ? jig_attr_int_value(said) : 0));
    }
    return (int64_t)(uintptr_t)call->step->memo - 1;
}
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
