/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the evaluators of the vector ops share. */
#ifndef JIG_DIALECT_VECTOR_EVAL_H
#define JIG_DIALECT_VECTOR_EVAL_H

#include "dialect/vector/vector_util.h"
#include "eval/kernels.h"
#include "eval/eval_views.h"

/* Operand i, a vector; one that is poison as a whole becomes one of poison lanes. NULL after an
 * error. */
JigEvalShaped *jig_vector_operand(JigEvalCall *call, size_t i);
/* A new vector for result i, set already; NULL after an error. */
JigEvalShaped *jig_vector_result(JigEvalCall *call, size_t i);
/* Takes operand `i` as the vector that becomes result 0, to be changed. */
JigEvalShaped *jig_vector_change(JigEvalCall *call, size_t i);
/* Number of the element at `index` of a dense one. */
static inline size_t jig_vector_lane_of(const JigEvalShaped *s, const int64_t *index) {
    int64_t lane = 0;
    for (size_t d = 0; d < s->rank; ++d)
        lane += index[d] * s->strides[d];
    return (size_t)lane;
}
/* Copies one lane. */
static inline void jig_vector_copy_lane(JigEvalShaped *to, size_t i, const JigEvalShaped *from,
                                        size_t k) {
    size_t size = to->elem.size;
    jig_eval_buffer_copy(to->buffer, i * size, from->buffer, k * size, size);
}
/* The lane as a value, and back. */
static inline void jig_vector_load_lane(JigEvalCall *call, const JigEvalShaped *s, size_t i,
                                        JigEvalValue *out) {
    jig_eval_load_elem(call->eval, jig_eval_loc(call->step->op), s, i * s->elem.size, out);
}
static inline void jig_vector_store_lane(JigEvalShaped *s, size_t i, const JigEvalValue *v) {
    jig_eval_store_elem(s, i * s->elem.size, v);
}
/* Does a mask select the lane? False after an error when nobody knows. */
bool jig_vector_mask_selects(JigEvalCall *call, const JigEvalShaped *mask, size_t lane,
                             bool *selects) JIG_NODISCARD;
/* The function of a combining kind, for elements that are floats or not. */
const JigEvalKernel *jig_vector_kernel(int64_t kind, const JigElem *elem);
/* Runs `fn`, giving back the scratch memory that it takes. */
JigEvalOutcome jig_vector_scratch(JigEvalCall *call, bool (*fn)(JigEvalCall *call));

#endif
