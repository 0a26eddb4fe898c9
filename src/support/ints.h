/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Arithmetic on machine integers that C's operators don't have. */
#ifndef JIG_SUPPORT_INTS_H
#define JIG_SUPPORT_INTS_H

#include <stdint.h>

/* Rounding division and remainder for b != 0, not INT64_MIN / -1. */
static inline int64_t jig_i64_floordiv(int64_t a, int64_t b) {
    int64_t q = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}
static inline int64_t jig_i64_ceildiv(int64_t a, int64_t b) {
    int64_t q = a / b;
    return a % b != 0 && (a < 0) == (b < 0) ? q + 1 : q;
}
/* In [0, b) for b > 0. */
static inline int64_t jig_i64_mod(int64_t a, int64_t b) {
    int64_t r = a % b;
    return r < 0 ? r + b : r;
}

/* Sums and products modulo 2^64, as addresses are computed. */
static inline int64_t jig_i64_wrapping_add(int64_t a, int64_t b) {
    return (int64_t)((uint64_t)a + (uint64_t)b);
}
static inline int64_t jig_i64_wrapping_mul(int64_t a, int64_t b) {
    return (int64_t)((uint64_t)a * (uint64_t)b);
}

/* |v|, also of INT64_MIN. */
static inline uint64_t jig_i64_magnitude(int64_t v) {
    return v < 0 ? -(uint64_t)v : (uint64_t)v;
}
/* The greatest common divisor; what divides 0 is anything, so that of 0 and b is b. */
static inline uint64_t jig_u64_gcd(uint64_t a, uint64_t b) {
    while (b) {
        uint64_t r = a % b;
        a = b;
        b = r;
    }
    return a;
}
/* Not of INT64_MIN and 0, or itself. */
static inline int64_t jig_i64_gcd(int64_t a, int64_t b) {
    return (int64_t)jig_u64_gcd(jig_i64_magnitude(a), jig_i64_magnitude(b));
}

#endif
