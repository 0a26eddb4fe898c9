/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tensor.cast: when one may be taken into the op before or after it. */
#ifndef JIG_TENSOR_CAST_H
#define JIG_TENSOR_CAST_H

#include "jig/iface.h"

/* Ranked tensors of one element type, rank and encoding, where no dimension
 * known in `source` is unknown in `target`. */
bool jig_tensor_keeps_static_info(const JigType *source, const JigType *target);
/* May a consumer use the source of this tensor.cast instead, and a producer
 * make the type that it casts to? */
bool jig_tensor_cast_folds_into_consumer(const JigOp *cast);
bool jig_tensor_cast_folds_into_producer(const JigOp *cast);
/* Does any operand come from a cast that folds into its consumer? */
bool jig_tensor_has_foldable_cast(const JigOp *op);
/* Operands of a destination style op without such casts, and result types
 * that follow; arrays have room for all operands and results. */
void jig_tensor_operands_without_casts(const JigOp *op, JigValue **operands, const JigType **types);
/* The value itself when it is of the type, else cast. */
JigValue *jig_tensor_as_type(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *type);
JigValue *jig_tensor_build_cast(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *type);

#endif
