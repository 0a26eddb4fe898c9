/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_INDEX_INT_H
#define JIG_DIALECT_INDEX_INT_H

#include "dialect/common/constfold.h"
#include "dialect/index/index.h"
#include "jig/iface.h"
#include "rows/index.h"

/* Names, materialization (index_ops.c). */
JigOp *jig_index_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type,
                             JigLoc loc);

/* Interfaces (index_range.c). */
static inline int64_t jig_index_predicate(const JigOp *op) {
    return jig_attr_enum_value(jig_index_cmp_pred_attr(op));
}

#endif
