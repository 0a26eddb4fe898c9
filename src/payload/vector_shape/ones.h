/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Leading dimensions of one lane. */
#ifndef JIG_PAYLOAD_VECTOR_SHAPE_ONES_H
#define JIG_PAYLOAD_VECTOR_SHAPE_ONES_H

#include "dialect/vector/vector_util.h"

/* The vector type without the dimensions from `first` on that are not below `end`. */
const JigType *jig_vector_shape_without_dims(const JigType *vector, size_t first, size_t end);
/* Number of leading dimensions of one lane; the last dimension does not count. */
size_t jig_vector_shape_leading_ones(const JigType *vector);
/* Element 0 of the `n` first dimensions. */
JigValue *jig_vector_shape_drop_leading(JigRewriter *rw, JigLoc loc, JigValue *vector, size_t n);

#endif
