/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/mp.h"
#include "support/check.h"

size_t jig_mp_bits(const uint64_t *x, size_t n) {
    n = jig_mp_trim(x, n);
    return n ? (n - 1) * 64 + jig_mp_bits_u64(x[n - 1]) : 0;
}

int jig_mp_cmp(const uint64_t *x, const uint64_t *y, size_t n) {
    for (size_t i = n; i-- > 0;)
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    return 0;
}

uint64_t jig_mp_add(uint64_t *r, const uint64_t *x, const uint64_t *y, size_t n) {
    JigU128 carry = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (JigU128)x[i] + y[i];
        r[i] = (uint64_t)carry;
        carry >>= 64;
    }
    return (uint64_t)carry;
}

uint64_t jig_mp_sub(uint64_t *r, const uint64_t *x, const uint64_t *y, size_t n) {
    uint64_t borrow = 0;
    for (size_t i = 0; i < n; i++) {
        JigU128 d = (JigU128)x[i] - y[i] - borrow;
        r[i] = (uint64_t)d;
        borrow = (uint64_t)(d >> 64) & 1;
    }
    return borrow;
}

void jig_mp_neg(uint64_t *r, const uint64_t *x, size_t n) {
    uint64_t carry = 1;
    for (size_t i = 0; i < n; i++) {
        r[i] = ~x[i] + carry;
        carry = carry && !r[i];
    }
}

uint64_t jig_mp_mul1(uint64_t *r, const uint64_t *x, size_t n, uint64_t m, uint64_t add) {
    JigU128 carry = add;
    for (size_t i = 0; i < n; i++) {
        carry += (JigU128)x[i] * m;
        r[i] = (uint64_t)carry;
        carry >>= 64;
    }
    return (uint64_t)carry;
}

/* r += x * m; the word beyond is returned. */
static uint64_t add_mul1(uint64_t *r, const uint64_t *x, size_t n, uint64_t m) {
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        JigU128 t = (JigU128)x[i] * m + r[i] + carry;
        r[i] = (uint64_t)t;
        carry = (uint64_t)(t >> 64);
    }
    return carry;
}

/* r -= x * m; the borrow beyond is returned. */
static uint64_t sub_mul1(uint64_t *r, const uint64_t *x, size_t n, uint64_t m) {
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        JigU128 t = (JigU128)x[i] * m + carry;
        carry = (uint64_t)(t >> 64) + (r[i] < (uint64_t)t);
        r[i] -= (uint64_t)t;
    }
    return carry;
}

void jig_mp_mul(uint64_t *r, const uint64_t *x, size_t nx, const uint64_t *y, size_t ny) {
    memset(r, 0, (nx + ny) * sizeof *r);
    for (size_t i = 0; i < ny; i++)
        r[i + nx] = add_mul1(r + i, x, nx, y[i]);
}

void jig_mp_mul_low(uint64_t *r, const uint64_t *x, const uint64_t *y, size_t n) {
    memset(r, 0, n * sizeof *r);
    for (size_t i = 0; i < n; i++)
        if (y[i])
            add_mul1(r + i, x, n - i, y[i]);
}

uint64_t jig_mp_divrem1(uint64_t *q, const uint64_t *x, size_t n, uint64_t d) {
    JIG_REQUIRE(d);
    uint64_t rem = 0;
    for (size_t i = n; i-- > 0;) {
        JigU128 t = (JigU128)rem << 64 | x[i];
        /* The common leading part of small numbers needs no wide division. */
        uint64_t digit = rem ? (uint64_t)(t / d) : x[i] / d;
        rem = (uint64_t)(t - (JigU128)digit * d);
        q[i] = digit;
    }
    return rem;
}

void jig_mp_shl(uint64_t *r, const uint64_t *x, size_t n, size_t s) {
    size_t words = s / 64, bits = s % 64;
    for (size_t i = n; i-- > 0;) {
        uint64_t high = i >= words ? x[i - words] : 0;
        uint64_t low = i > words ? x[i - words - 1] : 0;
        r[i] = bits ? high << bits | low >> (64 - bits) : high;
    }
}

void jig_mp_lshr(uint64_t *r, const uint64_t *x, size_t n, size_t s) {
    size_t words = s / 64, bits = s % 64;
    for (size_t i = 0; i < n; i++) {
        uint64_t low = i + words < n ? x[i + words] : 0;
        uint64_t high = i + words + 1 < n ? x[i + words + 1] : 0;
        r[i] = bits ? low >> bits | high << (64 - bits) : low;
    }
}

bool jig_mp_any_below(const uint64_t *x, size_t n, size_t s) {
    size_t words = s / 64;
    for (size_t i = 0; i < n && i < words; i++)
        if (x[i])
            return true;
    return words < n && s % 64 && x[words] << (64 - s % 64);
}

/* One quotient digit of Knuth's algorithm D: an estimate from the two leading
 * words of the remainder `u` (nv + 1 words) that is at most one too large. */
static uint64_t estimate_digit(const uint64_t *u, const uint64_t *v, size_t nv) {
    uint64_t top = v[nv - 1];
    if (u[nv] >= top)
        return UINT64_MAX;
    JigU128 head = (JigU128)u[nv] << 64 | u[nv - 1];
    uint64_t digit = (uint64_t)(head / top);
    JigU128 rest = head - (JigU128)digit * top;
    while (rest >> 64 == 0 && (JigU128)digit * v[nv - 2] > (rest << 64 | u[nv - 2])) {
        digit--;
        rest += top;
    }
    return digit;
}

/* Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D, with
 * words as digits: `u` (nu + 1 words) becomes the remainder; the leading bit of
 * `v` is set. */
static void divide_normalized(uint64_t *q, uint64_t *u, size_t nu, const uint64_t *v, size_t nv) {
    for (size_t j = nu - nv + 1; j-- > 0;) {
        uint64_t digit = estimate_digit(u + j, v, nv);
        uint64_t borrow = sub_mul1(u + j, v, nv, digit);
        bool too_large = u[j + nv] < borrow;
        u[j + nv] -= borrow;
        while (too_large) {
            digit--;
            uint64_t carry = jig_mp_add(u + j, u + j, v, nv);
            u[j + nv] += carry;
            too_large = !(carry && u[j + nv] == 0);
        }
        if (q)
            q[j] = digit;
    }
}

void jig_mp_divrem(uint64_t *q, uint64_t *r, const uint64_t *u, size_t nu, const uint64_t *v,
                   size_t nv, JigArena *scratch) {
    size_t mu = jig_mp_trim(u, nu), mv = jig_mp_trim(v, nv);
    if (q)
        memset(q, 0, nu * sizeof *q);
    if (r)
        memset(r, 0, nv * sizeof *r);
    if (mu < mv) {
        if (r)
            memcpy(r, u, mu * sizeof *r);
        return;
    }
    uint64_t *rest = jig_arena_alloc(scratch, (mu + 1 + mv) * sizeof *rest);
    if (mv == 1) {
        uint64_t rem = jig_mp_divrem1(q ? q : rest, u, mu, v[0]);
        if (r)
            r[0] = rem;
        return;
    }
    uint64_t *divisor = rest + mu + 1;
    size_t shift = (size_t)__builtin_clzll(v[mv - 1]);
    memcpy(rest, u, mu * sizeof *rest);
    rest[mu] = 0;
    jig_mp_shl(rest, rest, mu + 1, shift);
    jig_mp_shl(divisor, v, mv, shift);
    divide_normalized(q, rest, mu, divisor, mv);
    if (r)
        jig_mp_lshr(r, rest, mv, shift);
}
