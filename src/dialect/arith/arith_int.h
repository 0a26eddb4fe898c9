/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_ARITH_INT_H
#define JIG_DIALECT_ARITH_INT_H

#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "jig/iface.h"
#include "rows/arith.h"

/* Predicates (arith_types.c). */
bool jig_arith_same_tensor_dims(const JigOp *op);
bool jig_arith_bool_or_same_shape(const JigOp *op);

/* The op's id, the index of its row. */
static inline size_t jig_arith_id(const JigOp *op) {
    return (size_t)(jig_op_row(op) - jig_arith_ops);
}

/* arith_range.c */
extern const JigIntRangeIface jig_arith_int_range, jig_arith_signed_cast_range,
    jig_arith_unsigned_cast_range, jig_arith_cmpi_range, jig_arith_select_range;

/* arith_bounds.c */
extern const JigBoundsIface jig_arith_sum_bounds, jig_arith_sub_bounds, jig_arith_product_bounds,
    jig_arith_quotient_bounds, jig_arith_select_bounds;

/* ---- arith_older.c ---- */
extern const JigOlderText jig_arith_older[];

#endif
