/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Views: other sizes and strides on the same memory, for memrefs; tensors copy out of them, or are
 * changed through them. What comes back is the caller's to release, NULL after an error.
 */
#ifndef JIG_EVAL_VIEWS_H
#define JIG_EVAL_VIEWS_H

#include "eval/access.h"

/* Offsets, sizes and strides of an op: attributes static_offsets, static_sizes, static_strides and
 * the operand groups from `group` on. In the scratch arena. */
typedef struct JigEvalSlice {
    int64_t *offsets, *sizes, *strides;
    const int64_t *static_sizes;
    size_t rank;
} JigEvalSlice;
bool jig_eval_slice(JigEvalCall *call, JigEvalSlice *out) JIG_NODISCARD;

/* The part of `s`, which must be within it; of `result`'s rank, that is, without dimensions of size
 * 1 that the result's type leaves out. */
JigEvalShaped *jig_eval_view_slice(JigEvalCall *call, const JigEvalShaped *s,
                                   const JigEvalSlice *slice, const JigType *result);
/* The same, but what to leave out follows from the sizes that are wanted. */
JigEvalShaped *jig_eval_view_slice_like(JigEvalCall *call, const JigEvalShaped *s,
                                        const JigEvalSlice *slice, const JigEvalShaped *like);
/* Dimension groups split to the given sizes, or merged. */
JigEvalShaped *jig_eval_view_expand(JigEvalCall *call, const JigEvalShaped *s,
                                    const JigAttr *groups, const int64_t *sizes, size_t rank);
JigEvalShaped *jig_eval_view_collapse(JigEvalCall *call, const JigEvalShaped *s,
                                      const JigAttr *groups);
/* A dense one with other sizes; an error when it is not dense or has another number of elements. */
JigEvalShaped *jig_eval_view_reshape(JigEvalCall *call, const JigEvalShaped *s,
                                     const int64_t *sizes, size_t rank);
/* Does `s` have the static sizes, strides and offset of `type`? An error when not. */
bool jig_eval_check_type(JigEvalCall *call, const JigEvalShaped *s,
                         const JigType *type) JIG_NODISCARD;
/* Result 0: the size of the dimension that operand 1 says, of operand 0; or its rank. */
JigEvalOutcome jig_eval_dim(JigEvalCall *call);
JigEvalOutcome jig_eval_rank(JigEvalCall *call);
/* The numbers of operand i, which is of rank 1, in the scratch arena. NULL after an error. */
int64_t *jig_eval_list_of(JigEvalCall *call, size_t i, size_t *n);
/* New memory for a memref of `type`, laid out as it says. `dynamic` are its dynamic sizes. */
JigEvalShaped *jig_eval_alloc(JigEval *e, JigLoc loc, const JigType *type, const int64_t *sizes,
                              JigBufferKind kind, bool written);

#endif
