/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Arithmetic on floats as ops of one dialect or another: a formula is written
 * once, and says in which order its ops are made, which is visible.
 */
#ifndef JIG_PAYLOAD_LOWER_NUMBERS_NUMBERS_H
#define JIG_PAYLOAD_LOWER_NUMBERS_NUMBERS_H

#include "jig/rewrite.h"

typedef struct JigNumberRows {
    const char *flags; /* the property that holds them */
    const JigOpRow *constant, *add, *sub, *mul, *div, *abs, *copysign, *compare, *select, *both,
        *either;
} JigNumberRows;
extern const JigNumberRows jig_numbers_arith; /* and math */
extern const JigNumberRows jig_numbers_llvm;

/* The number by which the runtime library knows the format (apfloat.c); -1: by none. */
int jig_numbers_runtime_format(JigFloatKind kind);

/* How ops are made. */
typedef struct JigNumbers {
    JigRewriter *rw;
    JigLoc loc;
    const JigNumberRows *rows;
    const JigType *type;  /* a number, or a vector of them */
    const JigAttr *flags; /* in the words of the dialect; NULL: as it stands in the row */
} JigNumbers;
/* The same, with no flags. */
JigNumbers jig_numbers_plain(const JigNumbers *x);

JigValue *jig_numbers_constant(const JigNumbers *x, double n);
JigValue *jig_numbers_infinity(const JigNumbers *x, bool negative);
JigValue *jig_numbers_nan(const JigNumbers *x);
/* An op of this row with flags. */
JigValue *jig_numbers_unary(const JigNumbers *x, const JigOpRow *row, JigValue *a);
JigValue *jig_numbers_binary(const JigNumbers *x, const JigOpRow *row, JigValue *a, JigValue *b);
JigValue *jig_numbers_ternary(const JigNumbers *x, const JigOpRow *row, JigValue *a, JigValue *b,
                              JigValue *c);
JigValue *jig_numbers_add(const JigNumbers *x, JigValue *a, JigValue *b);
JigValue *jig_numbers_sub(const JigNumbers *x, JigValue *a, JigValue *b);
JigValue *jig_numbers_mul(const JigNumbers *x, JigValue *a, JigValue *b);
JigValue *jig_numbers_div(const JigNumbers *x, JigValue *a, JigValue *b);
JigValue *jig_numbers_abs(const JigNumbers *x, JigValue *a);
JigValue *jig_numbers_copysign(const JigNumbers *x, JigValue *a, JigValue *sign);
JigValue *jig_numbers_is(const JigNumbers *x, JigFloatCompare what, JigValue *a, JigValue *b);
/* `a` if the condition holds, else `b`: of any type. */
JigValue *jig_numbers_select(const JigNumbers *x, JigValue *condition, JigValue *a, JigValue *b);
JigValue *jig_numbers_and(const JigNumbers *x, JigValue *a, JigValue *b);
JigValue *jig_numbers_or(const JigNumbers *x, JigValue *a, JigValue *b);

/* ---- Complex numbers ---- */
typedef struct JigComplex {
    JigValue *re, *im;
} JigComplex;
JigComplex jig_numbers_complex_product(const JigNumbers *x, JigComplex a, JigComplex b);
/* As in books, which may overflow; and by Smith's method, with what C's annex G says of zeros and
 * infinities. */
JigComplex jig_numbers_complex_quotient(const JigNumbers *x, JigComplex a, JigComplex b);
JigComplex jig_numbers_complex_careful_quotient(const JigNumbers *x, JigComplex a, JigComplex b);
/* The same of numbers whose squares do not overflow. */
JigComplex jig_numbers_complex_narrow_quotient(const JigNumbers *x, JigComplex a, JigComplex b);

#endif
