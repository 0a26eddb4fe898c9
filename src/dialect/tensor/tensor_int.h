/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions and tables that the tensor rows name. */
#ifndef JIG_DIALECT_TENSOR_INT_H
#define JIG_DIALECT_TENSOR_INT_H

#include "dialect/tensor/tensor.h"
#include "jig/iface.h"

/* tensor_fold.c */
JigFold jig_tensor_fold_dim(JigFoldCall *call);
JigFold jig_tensor_fold_rank(JigFoldCall *call);
JigFold jig_tensor_fold_splat(JigFoldCall *call);
JigFold jig_tensor_fold_from_elements(JigFoldCall *call);
JigFold jig_tensor_fold_gather(JigFoldCall *call);
JigFold jig_tensor_fold_extract(JigFoldCall *call);
JigFold jig_tensor_fold_insert(JigFoldCall *call);
/* The same value in all of the static shape `type`; NULL when `source` is no such constant. */
const JigAttr *jig_tensor_resize_splat(const JigAttr *source, const JigType *type);
/* tensor_fold_shape.c */
JigFold jig_tensor_fold_extract_slice(JigFoldCall *call);
JigFold jig_tensor_fold_insert_slice(JigFoldCall *call);
JigFold jig_tensor_fold_expand_shape(JigFoldCall *call);
JigFold jig_tensor_fold_collapse_shape(JigFoldCall *call);
JigFold jig_tensor_fold_reshape(JigFoldCall *call);
JigFold jig_tensor_fold_concat(JigFoldCall *call);
JigFold jig_tensor_fold_pad(JigFoldCall *call);
/* Of no op in particular (tensor_canon_cast.c). */
extern const JigPattern jig_tensor_dialect_patterns[];

/* tensor_verify.c */
/* Are there as many operands in `group` as the i64 array `name` needs? The reference does not ask.
 */
bool jig_tensor_verify_dynamic(JigOp *op, const char *name, size_t group);
extern const JigIface jig_tensor_cast_ifaces[], jig_tensor_bitcast_ifaces[];
bool jig_tensor_verify_concat(JigOp *op);
bool jig_tensor_verify_empty(JigOp *op);
bool jig_tensor_verify_extract(JigOp *op);
bool jig_tensor_verify_gather(JigOp *op);
bool jig_tensor_verify_generate(JigOp *op);
bool jig_tensor_verify_generate_body(JigOp *op);
bool jig_tensor_verify_insert(JigOp *op);
bool jig_tensor_verify_pad(JigOp *op);
bool jig_tensor_verify_pad_body(JigOp *op);
bool jig_tensor_verify_scatter(JigOp *op);
bool jig_tensor_verify_splat(JigOp *op);
/* Of the operands; *clash: a dimension where static sizes differ that must not, or SIZE_MAX. */
const JigType *jig_tensor_concat_type(const JigOp *op, size_t *clash);
/* NULL: the number of paddings is not the rank. */
const JigType *jig_tensor_pad_type(const JigType *source, const int64_t *low, size_t num_low,
                                   const int64_t *high, size_t num_high);
/* tensor_verify_shape.c */
bool jig_tensor_verify_extract_slice(JigOp *op);
bool jig_tensor_verify_insert_slice(JigOp *op);
bool jig_tensor_verify_parallel_insert_slice(JigOp *op);
bool jig_tensor_verify_reshape(JigOp *op);
bool jig_tensor_verify_expand_shape(JigOp *op);
bool jig_tensor_verify_collapse_shape(JigOp *op);

/* tensor_canon.c, tensor_canon_slice.c */
extern const JigPattern jig_tensor_bitcast_patterns[];
extern const JigPattern jig_tensor_cast_patterns[];
extern const JigPattern jig_tensor_empty_patterns[];
extern const JigPattern jig_tensor_dim_patterns[];
extern const JigPattern jig_tensor_extract_patterns[];
extern const JigPattern jig_tensor_from_elements_patterns[];
extern const JigPattern jig_tensor_generate_patterns[];
extern const JigPattern jig_tensor_concat_patterns[];
extern const JigPattern jig_tensor_extract_slice_patterns[];
extern const JigPattern jig_tensor_insert_slice_patterns[];
extern const JigPattern jig_tensor_parallel_insert_slice_patterns[];
/* tensor_canon_reshape.c */
extern const JigPattern jig_tensor_expand_shape_patterns[];
extern const JigPattern jig_tensor_collapse_shape_patterns[];
/* tensor_canon_pad.c */
extern const JigPattern jig_tensor_pad_patterns[];
/* Replaces op by a tensor of another type, cast to op's. */
void jig_tensor_replace_with_cast(JigRewriter *rw, JigOp *op, JigValue *v);

extern const JigIface jig_tensor_parallel_insert_slice_ifaces[];
extern const JigIface jig_tensor_extract_slice_ifaces[], jig_tensor_reshape_ifaces[];
extern const JigIface jig_tensor_expand_shape_ifaces[], jig_tensor_collapse_shape_ifaces[];
extern const JigIface jig_tensor_insert_ifaces[];
/* tensor_bounds.c */
extern const JigBoundsIface jig_tensor_slice_bounds, jig_tensor_empty_bounds, jig_tensor_pad_bounds;
extern const JigIface jig_tensor_empty_ifaces[], jig_tensor_rank_ifaces[];
extern const JigIface jig_tensor_insert_slice_ifaces[];

extern const JigIface jig_tensor_expand_shape_ifaces[], jig_tensor_collapse_shape_ifaces[];
extern const JigIface jig_tensor_concat_ifaces[], jig_tensor_pad_ifaces[];
extern const JigIface jig_tensor_sized_ifaces[], jig_tensor_splat_ifaces[];
/* tensor_reify.c */
extern const JigReifyIface jig_tensor_reify_extract_slice, jig_tensor_reify_insert_slice,
    jig_tensor_reify_expand_shape, jig_tensor_reify_collapse_shape, jig_tensor_reify_concat,
    jig_tensor_reify_pad, jig_tensor_reify_sized, jig_tensor_reify_splat;

/* Evaluation (tensor_eval.c, tensor_eval_build.c). */
JigEvalOutcome jig_tensor_eval_cast(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_bitcast(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_extract(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_insert(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_extract_slice(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_insert_slice(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_parallel_insert_slice(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_expand_shape(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_collapse_shape(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_reshape(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_empty(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_splat(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_from_elements(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_concat(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_generate(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_pad(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_gather(JigEvalCall *call);
JigEvalOutcome jig_tensor_eval_scatter(JigEvalCall *call);

/* ---- tensor_older.c ---- */
extern const JigOlderText jig_tensor_older[];

#endif
