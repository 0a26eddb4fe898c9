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
extern const JigPattern *const jig_index_canon_add[];
extern const JigPattern *const jig_index_canon_mul[];
extern const JigPattern *const jig_index_canon_maxs[];
extern const JigPattern *const jig_index_canon_maxu[];
extern const JigPattern *const jig_index_canon_mins[];
extern const JigPattern *const jig_index_canon_minu[];
extern const JigPattern *const jig_index_canon_and[];
extern const JigPattern *const jig_index_canon_or[];
extern const JigPattern *const jig_index_canon_xor[];
extern const JigPattern *const jig_index_canon_cmp[];

/* Names, materialization, interfaces (index_ops.c). */
void jig_index_name_constant(const JigOp *op, JigNameSink *sink);
void jig_index_name_bool(const JigOp *op, JigNameSink *sink);
JigOp *jig_index_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type,
                             JigLoc loc);
extern const JigIface jig_index_cast_ifaces[];

static inline int64_t jig_index_predicate(const JigOp *op) {
    return jig_attr_enum_value(jig_op_attr(op, "pred"));
}

#endif
