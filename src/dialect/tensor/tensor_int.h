/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_TENSOR_INT_H
#define JIG_DIALECT_TENSOR_INT_H

#include "dialect/tensor/tensor.h"
#include "jig/iface.h"
#include "rows/tensor.h"

/* The same value in all of the static shape `type`; NULL when `source` is no such constant. */
const JigAttr *jig_tensor_resize_splat(const JigAttr *source, const JigType *type);
/* Of no op in particular (tensor_canon_cast.c). */
extern const JigPattern jig_tensor_dialect_patterns[];

/* Are there as many operands in `group` as the i64 array `name` needs? The reference does not ask.
 */
bool jig_tensor_verify_dynamic(JigOp *op, const char *name, size_t group);

/* Of the operands; *clash: a dimension where static sizes differ that must not, or SIZE_MAX. */
const JigType *jig_tensor_concat_type(const JigOp *op, size_t *clash);
/* NULL: the number of paddings is not the rank. */
const JigType *jig_tensor_pad_type(const JigType *source, const int64_t *low, size_t num_low,
                                   const int64_t *high, size_t num_high);
/* Replaces op by a tensor of another type, cast to op's. */
void jig_tensor_replace_with_cast(JigRewriter *rw, JigOp *op, JigValue *v);

/* tensor_bounds.c */
extern const JigBoundsIface jig_tensor_slice_bounds, jig_tensor_empty_bounds, jig_tensor_pad_bounds;

/* tensor_reify.c */
extern const JigReifyIface jig_tensor_reify_extract_slice, jig_tensor_reify_insert_slice,
    jig_tensor_reify_expand_shape, jig_tensor_reify_collapse_shape, jig_tensor_reify_concat,
    jig_tensor_reify_pad, jig_tensor_reify_sized, jig_tensor_reify_splat;

/* ---- tensor_older.c ---- */
extern const JigOlderText jig_tensor_older[];

#endif
