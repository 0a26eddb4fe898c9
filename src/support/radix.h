/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Natural numbers as digits in any base, least significant first, and the way from one base to
 * another. A base is at most 2^60, so that 256 products of digits fit 128 bits.
 */
#ifndef JIG_SUPPORT_RADIX_H
#define JIG_SUPPORT_RADIX_H

#include "support/arena.h"

enum { JIG_RADIX_BITS = 60 };
static const uint64_t jig_radix_decimal = 1000000000000000000u; /* 18 digits */

/* How many digits of a base n digits of another are at most. Both are near 2^60. */
static inline size_t jig_radix_room(size_t n) {
    return n + n / 128 + 2;
}

/* The n digits of `x` in the base `from` as digits in the base `to`, leading zeros among them;
 * `r` has the room of n digits. The number of digits is returned. */
size_t jig_radix_change(uint64_t *r, const uint64_t *x, size_t n, uint64_t from, uint64_t to);

#endif
