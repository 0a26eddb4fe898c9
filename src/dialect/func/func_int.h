/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_FUNC_INT_H
#define JIG_DIALECT_FUNC_INT_H

#include "dialect/func/func.h"
#include "jig/iface.h"
#include "rows/func.h"

bool jig_func_verify_call_symbol(JigOp *op);
bool jig_func_verify_constant_symbol(JigOp *op);

JigOp *jig_func_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type, JigLoc loc);

bool jig_func_may_inline_call(JigOp *op, JigOp *callable, bool clone);
bool jig_func_may_inline_op(JigOp *op, JigRegion *dest, bool clone);
bool jig_func_may_inline_region(JigRegion *dest, JigRegion *source, bool clone);
void jig_func_inline_terminator(JigRewriter *rw, JigOp *op, JigBlock *dest, JigValue *const *values,
                                size_t n);

#endif
