/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the vector rows name. */
#ifndef JIG_DIALECT_VECTOR_INT_H
#define JIG_DIALECT_VECTOR_INT_H

#include "dialect/vector/vector.h"

/* Predicates and type functions (vector_types.c). */
bool jig_vector_has_even_trailing_dim(const JigOp *op);
bool jig_vector_prints_string_alone(const JigOp *op);
bool jig_vector_is_source_aligned(const JigOp *op);
bool jig_vector_is_result_aligned(const JigOp *op);
bool jig_vector_infer_shuffle(JigInferCall *call);
const JigType *jig_vector_half(const JigType *from);
const JigType *jig_vector_double(const JigType *from);

#endif
