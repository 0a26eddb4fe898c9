/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Numbers of a finite field in the place of floats: sums and products of them are equal whatever
 * their order, or they differ, but for a probability of about 2^-60 (Schwartz, Zippel). That is how
 * programs can be compared that round differently, without a tolerance.
 *
 * A float of a kind with the bit JIG_IN_FIELD is a pair of residues: modulo the prime p, and modulo
 * the prime q = (p - 1) / 2. 2 has order q modulo p, so that 2^x is a function of the residue
 * modulo q, and 2^(x+y) = 2^x * 2^y (after Wu et al., "Mirage", arXiv 2405.05751,
 * who have e for 2). What has passed through an exponential has no residue modulo q any more.
 * Infinities and NaN are elements of their own; there is one zero.
 *
 * What is no function of the field (tanh, rounding) is any function of the residue modulo p, a
 * hash, but where the real number is known: a number m * 2^e with few bits or a fraction with a
 * small denominator, as constants are, stands for itself. The order is that of these, between the
 * other elements, which are negative when their residue is above p/2: negation turns it round.
 *
 * In memory (JigFloat.bits) 0 is all zeros. Word 0 has the residue modulo p in its lower 61 bits,
 * above it what else the number is (infinity, NaN). Word 1 has that modulo q in its lower 60 bits,
 * above it which format the number was extended from (bits 60 to 63, 0: none); all ones in the 60
 * bits: it has none.
 */
#ifndef JIG_SUPPORT_FIELD_H
#define JIG_SUPPORT_FIELD_H

#include "jig/num.h"

/* The first such prime above 2^61 pi / 3.2: of a prime close to a power of two, powers of two were
 * small numbers. */
#define JIG_FIELD_P UINT64_C(0x1f6a7a29553860d7)
#define JIG_FIELD_Q UINT64_C(0x0fb53d14aa9c306b) /* (p - 1) / 2 */

/* The bit that makes a kind of floats one of the field, with the name of the same format. */
enum { JIG_IN_FIELD = 64 };
static inline JigFloatKind jig_field_kind(JigFloatKind kind) {
    return (JigFloatKind)(kind | JIG_IN_FIELD);
}
static inline bool jig_is_in_field(JigFloatKind kind) {
    return (kind & JIG_IN_FIELD) != 0;
}
/* The format that it is named after. */
static inline JigFloatKind jig_field_format(JigFloatKind kind) {
    return (JigFloatKind)(kind & ~JIG_IN_FIELD);
}

/* ---- Elements; `kind` and those of floats are of the field ---- */
JigFloat jig_field_zero(JigFloatKind kind);
JigFloat jig_field_inf(JigFloatKind kind, bool negative);
JigFloat jig_field_nan(JigFloatKind kind);
/* A float of any format, exactly. */
JigFloat jig_field_of(JigFloatKind kind, JigFloat x);
/* A constant of a program: one that is the float nearest to a fraction with a small denominator
 * that is no power of two stands for that fraction. */
JigFloat jig_field_of_constant(JigFloatKind kind, JigFloat x);
JigFloat jig_field_of_int(JigFloatKind kind, JigInt x, bool is_signed);
/* Any element, by a random number. */
JigFloat jig_field_random(JigFloatKind kind, uint64_t seed);
/* The same modulo p; modulo q it has no residue, or a random one. */
JigFloat jig_field_forget_q(JigFloat x), jig_field_random_q(JigFloat x, uint64_t seed);
/* The real number that it stands for, as f64 or f128 would have it exactly. False: it is any. */
bool jig_field_known(JigFloat x, JigFloat *f64);

bool jig_field_is_zero(JigFloat x);
bool jig_field_is_nan(JigFloat x);
bool jig_field_is_inf(JigFloat x);
/* Are they the same number? Of what has both residues in both, both. NaN is NaN. */
bool jig_field_same(JigFloat x, JigFloat y);
bool jig_field_is_negative(JigFloat x); /* below zero */
/* -1, 0, 1; 2 when unordered. */
int jig_field_cmp(JigFloat x, JigFloat y);

/* ---- Functions ---- */
JigFloat jig_field_neg(JigFloat x);
JigFloat jig_field_add(JigFloat x, JigFloat y);
JigFloat jig_field_mul(JigFloat x, JigFloat y);
JigFloat jig_field_div(JigFloat x, JigFloat y);
JigFloat jig_field_exp(JigFloat x), jig_field_exp2(JigFloat x), jig_field_sqrt(JigFloat x);
JigFloat jig_field_power(JigFloat x, int64_t power);
/* Rounded to the format of `to`: exactly what was extended from it; what is known is rounded as
 * floats are. */
JigFloat jig_field_convert(JigFloat x, JigFloatKind to);
/* Any function, called `name`, of up to 4 numbers; of known ones `exact`, where it has a value
 * there that is known, too (NULL: it is any function of these as well). */
typedef bool JigFieldFn(const void *user, const JigFloat *f64, JigFloat *out);
JigFloat jig_field_call(const char *name, const JigFloat *x, size_t n, JigFieldFn *exact,
                        const void *user);
/* The same as a number of `width` bits. */
uint64_t jig_field_hash(const char *name, const JigFloat *x, size_t n);

/* In hexadecimal: "p:1f3c...". */
JigStr jig_field_to_str(JigFloat x, JigArena *a);

#endif
