/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Arithmetic on mixed numbers, by composed and folded affine ops. The second
 * operand of products and divisions is a symbol, that of sums a dim.
 */
#ifndef JIG_AFFINE_MATH_H
#define JIG_AFFINE_MATH_H

#include "jig/iface.h"

typedef struct JigIndexMath {
    JigRewriter *rw;
    JigLoc loc;
} JigIndexMath;

JigMixed jig_affine_index_add(const JigIndexMath *m, JigMixed x, JigMixed y);
JigMixed jig_affine_index_sub(const JigIndexMath *m, JigMixed x, JigMixed y);
JigMixed jig_affine_index_mul(const JigIndexMath *m, JigMixed x, JigMixed y);
JigMixed jig_affine_index_floordiv(const JigIndexMath *m, JigMixed x, JigMixed y);
JigMixed jig_affine_index_ceildiv(const JigIndexMath *m, JigMixed x, JigMixed y);
JigMixed jig_affine_index_min(const JigIndexMath *m, JigMixed x, JigMixed y);
JigMixed jig_affine_index_max(const JigIndexMath *m, JigMixed x, JigMixed y);
/* A number that `x` is known not to exceed, from constants, affine.min and
 * affine.apply of such; false when none is known. */
bool jig_affine_index_upper_bound(JigMixed x, int64_t *out);
/* A number that is known to divide `x`, from constants, induction variables and affine.apply of
 * such; 0 divides only 0. */
uint64_t jig_affine_index_divisor(JigMixed x);

#endif
