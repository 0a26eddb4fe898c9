/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the float files share: a value taken apart into sign, significand and
 * exponent, and the one function that rounds an exact result back into a format.
 * Every operation is: unpack, settle the special cases, compute exactly (or
 * exactly but for a sticky bit), round once.
 */
#ifndef JIG_SUPPORT_FLOAT_INT_H
#define JIG_SUPPORT_FLOAT_INT_H

#include "jig/num.h"
#include "support/mp.h"

typedef enum JigFpClass { JIG_FP_ZERO, JIG_FP_FINITE, JIG_FP_INF, JIG_FP_NAN } JigFpClass;

/* JIG_FP_FINITE: the value is sig * 2^exp with sig != 0, of at most `precision`
 * bits and not necessarily normalized. JIG_FP_NAN: sig holds the stored payload. */
typedef struct JigFp {
    JigFpClass cls;
    bool sign;
    int32_t exp;
    JigU128 sig;
} JigFp;

extern const JigFloatFormat jig_float_formats[JIG_FLOAT_KINDS];

/* Stored bits of the significand: f80 stores the leading one. */
static inline unsigned jig_fp_mantissa_bits(JigFloatKind kind) {
    return jig_float_formats[kind].precision - (kind != JIG_F80);
}

JigFp jig_fp_unpack(JigFloat x);

/*
 * The value of the format nearest to sig * 2^exp in the given direction.
 * The lowest bit of `sig` may be sticky, that is, stand for any non-zero rest,
 * if `sig` has at least precision + 2 bits. `inexact` may be NULL.
 */
JigFloat jig_fp_round(JigFloatKind kind, bool sign, JigU128 sig, int32_t exp, JigRounding mode,
                      bool *inexact);

/* sig / 2^shift as an integer, rounded. */
JigU128 jig_fp_round_shift(JigU128 sig, uint32_t shift, bool sign, JigRounding mode, bool *inexact);

/* The NaN `x` made quiet where the format tells quiet from signaling. */
JigFloat jig_fp_quiet(JigFloat x);
bool jig_fp_is_signaling(JigFloat x);
/* The quiet NaN without payload, with a sign where the format has one. */
JigFloat jig_fp_make_nan(JigFloatKind kind, bool sign);

/* x >> n, with the lowest bit set when a bit was lost. */
static inline JigU128 jig_fp_shift_right_sticky(JigU128 x, uint32_t n) {
    if (n >= 128)
        return x != 0;
    JigU128 shifted = x >> n;
    return shifted | (shifted << n != x);
}

#endif
