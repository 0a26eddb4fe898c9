/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What several dialects do to numbers: integer arithmetic of two operands and float arithmetic.
 * Divisions by zero and overflowing ones stop with an error; shifts that are too far are poison.
 */
#ifndef JIG_EVAL_KERNELS_H
#define JIG_EVAL_KERNELS_H

#include "eval/evaluator.h"

typedef enum JigIntFn {
    JIG_ADD,
    JIG_SUB,
    JIG_MUL,
    JIG_AND,
    JIG_OR,
    JIG_XOR,
    JIG_MAXS,
    JIG_MAXU,
    JIG_MINS,
    JIG_MINU,
    JIG_DIVS,
    JIG_DIVU,
    JIG_CEILDIVS,
    JIG_CEILDIVU,
    JIG_FLOORDIVS,
    JIG_REMS,
    JIG_REMU,
    JIG_SHL,
    JIG_SHRS,
    JIG_SHRU,
    JIG_INT_FNS
} JigIntFn;
extern const JigEvalKernel jig_int_kernels[JIG_INT_FNS];
/* Comparisons: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge. The result is an i1. */
extern const JigEvalKernel jig_compare_kernels[10];
bool jig_eval_compare_ints(int64_t predicate, JigInt x, JigInt y);
/* Casts of integers: sign- or zero-extended, or truncated. */
extern const JigEvalKernel jig_extend_signed, jig_extend_unsigned;

typedef enum JigFloatFn {
    JIG_ADDF,
    JIG_SUBF,
    JIG_MULF,
    JIG_DIVF,
    JIG_REMF,
    JIG_MAXIMUMF,
    JIG_MINIMUMF,
    JIG_MAXNUMF,
    JIG_MINNUMF,
    JIG_FLOAT_FNS
} JigFloatFn;
extern const JigEvalKernel jig_float_kernels[JIG_FLOAT_FNS];

/* Combines two numbers of a kind outside of any elementwise op, poison included: `acc` becomes
 * k(acc, x). For reductions. */
bool jig_eval_combine(JigEvalCall *call, const JigEvalKernel *k, const JigElem *elem,
                      JigEvalValue *acc, const JigEvalValue *x) JIG_NODISCARD;

#endif
