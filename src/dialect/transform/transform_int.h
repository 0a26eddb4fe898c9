/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the transform rows name. */
#ifndef JIG_DIALECT_TRANSFORM_INT_H
#define JIG_DIALECT_TRANSFORM_INT_H

#include "dialect/transform/transform.h"

/* Types and constraints (transform_types.c). */
bool jig_transform_param_verify(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                size_t n);
bool jig_transform_is_handle(const JigType *t);
bool jig_transform_is_value_handle(const JigType *t);
bool jig_transform_is_param(const JigType *t);

#endif
