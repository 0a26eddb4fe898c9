/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Natural numbers as arrays of 64-bit words, least significant first. The
 * caller gives the length and the room of every number; nothing is allocated
 * except by jig_mp_divrem, which takes its scratch memory from an arena.
 * A result may be the same array as the first operand unless it says otherwise.
 */
#ifndef JIG_SUPPORT_MP_H
#define JIG_SUPPORT_MP_H

#include "support/arena.h"
#include "support/wide.h"

/* The length without leading zero words. */
static inline size_t jig_mp_trim(const uint64_t *x, size_t n) {
    while (n && !x[n - 1])
        n--;
    return n;
}

/* Position of the highest set bit plus one; 0 for 0. */
static inline uint32_t jig_mp_bits_u64(uint64_t x) {
    return x ? 64 - (uint32_t)__builtin_clzll(x) : 0;
}
static inline uint32_t jig_mp_bits_u128(JigU128 x) {
    uint64_t high = (uint64_t)(x >> 64);
    return high ? 64 + jig_mp_bits_u64(high) : jig_mp_bits_u64((uint64_t)x);
}
size_t jig_mp_bits(const uint64_t *x, size_t n);

/* <0, 0, >0 */
int jig_mp_cmp(const uint64_t *x, const uint64_t *y, size_t n);
/* Sum and difference of n words; the carry or borrow is returned. */
uint64_t jig_mp_add(uint64_t *r, const uint64_t *x, const uint64_t *y, size_t n);
uint64_t jig_mp_sub(uint64_t *r, const uint64_t *x, const uint64_t *y, size_t n);
/* r = -x modulo 2^(64 n). */
void jig_mp_neg(uint64_t *r, const uint64_t *x, size_t n);
/* r = x * m + add; the word beyond r is returned. */
uint64_t jig_mp_mul1(uint64_t *r, const uint64_t *x, size_t n, uint64_t m, uint64_t add);
/* r = x * y, nx + ny words; r overlaps neither. */
void jig_mp_mul(uint64_t *r, const uint64_t *x, size_t nx, const uint64_t *y, size_t ny);
/* The low n words of the product of two n-word numbers; r overlaps neither. */
void jig_mp_mul_low(uint64_t *r, const uint64_t *x, const uint64_t *y, size_t n);
/* q = x / d; the remainder is returned. */
uint64_t jig_mp_divrem1(uint64_t *q, const uint64_t *x, size_t n, uint64_t d);
/* q = u / v (nu words), r = u % v (nv words); v is not 0, q and r may be NULL,
 * and neither overlaps an operand. */
void jig_mp_divrem(uint64_t *q, uint64_t *r, const uint64_t *u, size_t nu, const uint64_t *v,
                   size_t nv, JigArena *scratch);
/* Shifts within n words; bits that leave are lost. `s` is below 64 n. */
void jig_mp_shl(uint64_t *r, const uint64_t *x, size_t n, size_t s);
void jig_mp_lshr(uint64_t *r, const uint64_t *x, size_t n, size_t s);
/* Is any of the low `s` bits set? */
bool jig_mp_any_below(const uint64_t *x, size_t n, size_t s);

#endif
