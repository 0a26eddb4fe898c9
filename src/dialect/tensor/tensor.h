/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The tensor dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_TENSOR_H
#define JIG_DIALECT_TENSOR_H

#include "jig/ops/tensor.h"

extern const JigDialect jig_tensor_dialect;

/* The type of a slice: sizes that are attributes are static. */
const JigType *jig_tensor_extract_slice_type(const JigType *source, const JigMixed *sizes,
                                             size_t rank);
/* `type` NULL: as above. */
JigOp *jig_tensor_build_extract_slice(JigRewriter *rw, JigLoc loc, const JigType *type,
                                      JigValue *source, JigSlice slice);
JigOp *jig_tensor_build_insert_slice(JigRewriter *rw, JigLoc loc, JigValue *source, JigValue *dest,
                                     JigSlice slice);
JigOp *jig_tensor_build_parallel_insert_slice(JigRewriter *rw, JigLoc loc, JigValue *source,
                                              JigValue *dest, JigSlice slice);
/* Marks the ones of the shape `full` that `reduced` does not have; false, and none, when it is
 * another shape. */
bool jig_tensor_dropped_dims(const int64_t *full, size_t n, const JigType *reduced,
                             bool match_dynamic, bool *dropped);
/* The slice of an op of that interface; lists are in `a`. `dropped`, when given, tells which of its
 * dimensions the part (result of an extraction, source of an insertion) has not. */
JigSlice jig_tensor_slice(const JigOp *op, JigArena *a, bool **dropped);
/* Dimension `i`: a number, or tensor.dim / memref.dim (folded) at the insertion point. */
JigMixed jig_tensor_build_dim(JigRewriter *rw, JigLoc loc, JigValue *shaped, size_t i);
/* Can a dense attribute of this element type have the constant `x`? Poison is none that it can, and
 * neither is NULL. */
bool jig_tensor_is_element(const JigAttr *x, const JigType *element);

#endif
