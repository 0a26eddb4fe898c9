/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Affine expressions as linear forms (affine_flatten.c). */
#ifndef JIG_IR_AFFINE_AFFINE_FLAT_H
#define JIG_IR_AFFINE_AFFINE_FLAT_H

#include "jig/affine.h"
#include "support/map.h"
#include "support/vec.h"

typedef JIG_VEC(const JigExpr *) JigExprVec;

/* `coef` times a column: dims, then symbols, then locals. */
typedef struct JigLinearTerm {
    unsigned column;
    int64_t coef;
} JigLinearTerm;

/* constant + sum of terms. Normalized: columns ascend, no coefficient is zero. */
typedef struct JigLinear {
    JIG_VEC(JigLinearTerm) terms;
    int64_t constant;
} JigLinear;

/* What a local is: the quotient, rounded down, of a form over the columns before it by a positive
 * constant. Divisor 0: a product or remainder by a symbol. */
typedef struct JigFlatDivision {
    JigLinear dividend;
    int64_t divisor;
} JigFlatDivision;

/*
 * A linear form of an expression over its dims and symbols and over locals:
 * expressions, each in terms of what comes before it, that stand for what is
 * not linear (divisions; products and remainders by symbols).
 */
typedef struct JigFlat {
    unsigned num_dims, num_symbols;
    JigExprVec locals;
    JIG_VEC(JigFlatDivision) divisions; /* one per local */
    JigPtrMap local_index;              /* local -> index + 1 */
    JigLinear result;                   /* normalized */
} JigFlat;

/* False when a divisor is a constant below one, a coefficient would overflow, a
 * position is not below the counts, or the tree is beyond reason. Free `flat` in either case. */
bool jig_flat_of(JigFlat *flat, const JigExpr *e, unsigned num_dims,
                 unsigned num_symbols) JIG_NODISCARD;
/* The same with coefficients modulo 2^64, as code computes them. */
bool jig_flat_of_modulo(JigFlat *flat, const JigExpr *e, unsigned num_dims,
                        unsigned num_symbols) JIG_NODISCARD;
void jig_flat_free(JigFlat *flat);
/* The expression of one column. */
const JigExpr *jig_flat_column(const JigFlat *flat, JigContext *ctx, unsigned column);
/* The sum as an expression, terms in the order of their columns. */
const JigExpr *jig_flat_to_expr(const JigFlat *flat, const JigLinear *form, JigContext *ctx);

#endif
