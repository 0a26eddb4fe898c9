/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The text of affine expressions, maps and sets, appended to a buffer.
 */
#ifndef JIG_IR_AFFINE_AFFINE_PRINT_H
#define JIG_IR_AFFINE_AFFINE_PRINT_H

#include "jig/affine.h"
#include "support/vec.h"

/* Appends the text of a dim or symbol: how operands of an op are shown in
 * place of d0, s0 (`affine.load %m[%i + 1]`). */
typedef void (*JigAffineNamer)(const JigExpr *leaf, JigCharVec *out, void *user);

/* `namer` NULL: d0, s0. */
void jig_expr_print(const JigExpr *e, JigCharVec *out, JigAffineNamer namer, void *user);
void jig_map_print(const JigMap *m, JigCharVec *out);
void jig_set_print(const JigSet *s, JigCharVec *out);

#endif
