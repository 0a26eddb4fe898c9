/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the bufferization rows name. */
#ifndef JIG_DIALECT_BUFFERIZATION_INT_H
#define JIG_DIALECT_BUFFERIZATION_INT_H

#include "dialect/bufferization/bufferization.h"
#include "jig/rewrite.h"

bool jig_bufferization_tensor_matches_buffer(const JigOp *op);

/* bufferization_syntax.c */
bool jig_bufferization_parse_alloc_tensor(JigParser *p, JigOpState *s);
void jig_bufferization_print_alloc_tensor(JigPrinter *p, const JigOp *op);

/* bufferization_verify.c */
bool jig_bufferization_verify_alloc_tensor(JigOp *op);
bool jig_bufferization_verify_materialize(JigOp *op);
bool jig_bufferization_verify_dealloc(JigOp *op);
void jig_bufferization_materialize_effects(const JigOp *op, JigEffects *out);
bool jig_bufferization_infer_dealloc(JigInferCall *call);
extern const JigIface jig_bufferization_materialize_ifaces[], jig_bufferization_clone_ifaces[];
/* bufferization_reify.c */
extern const JigIface jig_bufferization_alloc_tensor_ifaces[];
extern const JigReifyIface jig_bufferization_reify_materialize;

/* bufferization_attrs.c */
bool jig_bufferization_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value);
bool jig_bufferization_verify_arg_attr(JigOp *op, size_t region, size_t arg, const JigIdent *name,
                                       const JigAttr *value);

/* bufferization_fold.c */
JigFold jig_bufferization_fold_to_tensor(JigFoldCall *call);
JigFold jig_bufferization_fold_to_buffer(JigFoldCall *call);
JigFold jig_bufferization_fold_clone(JigFoldCall *call);
extern const JigPattern jig_bufferization_alloc_tensor_patterns[];
extern const JigPattern jig_bufferization_to_tensor_patterns[];
extern const JigPattern jig_bufferization_to_buffer_patterns[];
extern const JigPattern jig_bufferization_clone_patterns[];

/* Evaluation (bufferization_eval.c). */
JigEvalOutcome jig_bufferization_eval_alloc_tensor(JigEvalCall *call);
JigEvalOutcome jig_bufferization_eval_to_tensor(JigEvalCall *call);
JigEvalOutcome jig_bufferization_eval_to_buffer(JigEvalCall *call);
JigEvalOutcome jig_bufferization_eval_clone(JigEvalCall *call);
JigEvalOutcome jig_bufferization_eval_materialize(JigEvalCall *call);
JigEvalOutcome jig_bufferization_eval_dealloc(JigEvalCall *call);

extern const JigOlderText jig_bufferization_older[];

#endif
