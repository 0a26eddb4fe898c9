/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions and tables that the index rows name. */
#ifndef JIG_DIALECT_INDEX_INT_H
#define JIG_DIALECT_INDEX_INT_H

#include "dialect/common/constfold.h"
#include "dialect/index/index.h"
#include "jig/iface.h"

/* Folding (index_fold.c). Results must be the same for indices of 32 and of 64 bits. */
JigFold jig_index_fold_binary(JigFoldCall *call);
JigFold jig_index_fold_casts(JigFoldCall *call);
JigFold jig_index_fold_castu(JigFoldCall *call);
JigFold jig_index_fold_cmp(JigFoldCall *call);

/* Patterns (index_canon.c). */
extern const JigPattern jig_index_add_patterns[];
extern const JigPattern jig_index_mul_patterns[];
extern const JigPattern jig_index_maxs_patterns[];
extern const JigPattern jig_index_maxu_patterns[];
extern const JigPattern jig_index_mins_patterns[];
extern const JigPattern jig_index_minu_patterns[];
extern const JigPattern jig_index_and_patterns[];
extern const JigPattern jig_index_or_patterns[];
extern const JigPattern jig_index_xor_patterns[];
extern const JigPattern jig_index_cmp_patterns[];

/* Names, materialization (index_ops.c). */
void jig_index_name_constant(const JigOp *op, JigNameSink *sink);
void jig_index_name_bool(const JigOp *op, JigNameSink *sink);
JigOp *jig_index_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type,
                             JigLoc loc);

/* Interfaces (index_range.c). */
extern const JigIface jig_index_binary_ifaces[], jig_index_cmp_ifaces[], jig_index_casts_ifaces[],
    jig_index_castu_ifaces[], jig_index_constant_ifaces[], jig_index_sizeof_ifaces[];

static inline int64_t jig_index_predicate(const JigOp *op) {
    return jig_attr_enum_value(jig_index_cmp_pred_attr(op));
}

/* Evaluation (index_eval.c). */
JigEvalOutcome jig_index_eval_binary(JigEvalCall *call);
JigEvalOutcome jig_index_eval_casts(JigEvalCall *call);
JigEvalOutcome jig_index_eval_castu(JigEvalCall *call);
JigEvalOutcome jig_index_eval_cmp(JigEvalCall *call);
JigEvalOutcome jig_index_eval_sizeof(JigEvalCall *call);
JigEvalOutcome jig_index_eval_constant(JigEvalCall *call);

#endif
