/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of canonicalization patterns share. */
#ifndef JIG_DIALECT_ARITH_CANON_H
#define JIG_DIALECT_ARITH_CANON_H

#include "dialect/arith/arith_int.h"

/* A scalar integer constant, or NULL: splats do not count. */
static inline const JigAttr *jig_arith_int_operand(const JigOp *op, size_t i) {
    const JigAttr *x = jig_constant_of(jig_op_operand(op, i));
    return jig_attr_is_int(x) ? x : NULL;
}

/* The location of what replaces several ops; `b` and `c` may be NULL. */
JigLoc jig_arith_fused(const JigOp *a, const JigOp *b, const JigOp *c);
/* The op of `row` with one result of root's type in place of `root`. */
bool jig_arith_replace(JigRewriter *rw, JigOp *root, JigLoc loc, const JigOpRow *row,
                       JigValue *const *operands, size_t n);
/* The same with one attribute, of which NULL is none. */
bool jig_arith_replace_with(JigRewriter *rw, JigOp *root, JigLoc loc, const JigOpRow *row,
                            JigValue *const *operands, size_t n, const char *attr_name,
                            const JigAttr *attr);

#endif
