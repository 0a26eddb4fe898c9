/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * From one base to another by halves: high * from^k + low, where both halves and the power are
 * numbers of the new base already. All arithmetic is in the new base, so that writing needs no
 * division of long numbers. Products are Karatsuba's, which makes it n^1.6 for n digits.
 */
#include "support/radix.h"
#include "support/check.h"
#include "support/mp.h"

/* Below, the plain ways take less time. SHORT products of digits must fit 128 bits. */
enum { SHORT = 32, MAX_POWERS = 64 };

/* ---- Arithmetic in one base ---- */

/* The last digit of `sum`, which becomes what is before it. */
static uint64_t take_digit(JigU128 *sum, uint64_t base) {
    JigU128 rest = *sum / base;
    uint64_t digit = (uint64_t)(*sum - rest * base);
    *sum = rest;
    return digit;
}

/* r = x + y, of nx >= ny digits; the carry is returned. */
static uint64_t add(uint64_t *r, const uint64_t *x, size_t nx, const uint64_t *y, size_t ny,
                    uint64_t base) {
    uint64_t carry = 0;
    for (size_t i = 0; i < nx; i++) {
        uint64_t sum = x[i] + (i < ny ? y[i] : 0) + carry;
        carry = sum >= base;
        r[i] = carry ? sum - base : sum;
    }
    return carry;
}

/* r = x - y, of nx >= ny digits, where x >= y. */
static void subtract(uint64_t *r, const uint64_t *x, size_t nx, const uint64_t *y, size_t ny,
                     uint64_t base) {
    uint64_t borrow = 0;
    for (size_t i = 0; i < nx; i++) {
        uint64_t less = (i < ny ? y[i] : 0) + borrow;
        borrow = x[i] < less;
        r[i] = borrow ? x[i] + base - less : x[i] - less;
    }
}

static bool is_less(const uint64_t *x, size_t nx, const uint64_t *y, size_t ny) {
    for (size_t i = nx > ny ? nx : ny; i-- > 0;) {
        uint64_t a = i < nx ? x[i] : 0, b = i < ny ? y[i] : 0;
        if (a != b)
            return a < b;
    }
    return false;
}

/* r = the distance of x and y, of nx >= ny digits. Is x the smaller one? */
static bool distance(uint64_t *r, const uint64_t *x, size_t nx, const uint64_t *y, size_t ny,
                     uint64_t base) {
    if (!is_less(x, nx, y, ny)) {
        subtract(r, x, nx, y, ny, base);
        return false;
    }
    subtract(r, y, ny, x, ny, base); /* the digits of x beyond are zeros */
    memset(r + ny, 0, (nx - ny) * sizeof *r);
    return true;
}

/* One digit of the product after the other. */
static void multiply_short(uint64_t *r, const uint64_t *x, size_t nx, const uint64_t *y, size_t ny,
                           uint64_t base) {
    JigU128 sum = 0;
    for (size_t k = 0; k + 1 < nx + ny; k++) {
        size_t first = k < ny ? 0 : k - ny + 1, end = k < nx ? k + 1 : nx;
        for (size_t i = first; i < end; i++)
            sum += (JigU128)x[i] * y[k - i];
        r[k] = take_digit(&sum, base);
    }
    r[nx + ny - 1] = (uint64_t)sum;
}

/* r = x * y, of n digits each. `scratch` has 8 n + 512 digits. */
static void multiply_same(uint64_t *r, const uint64_t *x, const uint64_t *y, size_t n,
                          uint64_t base, uint64_t *scratch) {
    if (n <= SHORT) {
        multiply_short(r, x, n, y, n, base);
        return;
    }
    size_t low = n - n / 2, high = n / 2;
    uint64_t *cross = scratch, *middle = cross + 2 * low;
    scratch = middle + 2 * low + 1;
    bool opposite = distance(r, x, low, x + low, high, base);
    opposite ^= distance(r + low, y, low, y + low, high, base);
    multiply_same(cross, r, r + low, low, base, scratch);
    multiply_same(r, x, y, low, base, scratch);
    multiply_same(r + 2 * low, x + low, y + low, high, base, scratch);
    middle[2 * low] = add(middle, r, 2 * low, r + 2 * low, 2 * high, base);
    if (opposite)
        middle[2 * low] += add(middle, middle, 2 * low, cross, 2 * low, base);
    else
        subtract(middle, middle, 2 * low + 1, cross, 2 * low, base);
    size_t rest = 2 * n - low, num_middle = 2 * low + 1 < rest ? 2 * low + 1 : rest;
    add(r + low, r + low, rest, middle, num_middle, base);
}

/* r = x * y in nx + ny digits. */
static void multiply(uint64_t *r, const uint64_t *x, size_t nx, const uint64_t *y, size_t ny,
                     uint64_t base, uint64_t *scratch) {
    if (nx < ny) {
        multiply(r, y, ny, x, nx, base, scratch);
        return;
    }
    if (ny <= SHORT) {
        multiply_short(r, x, nx, y, ny, base);
        return;
    }
    memset(r, 0, (nx + ny) * sizeof *r);
    uint64_t *part = scratch;
    scratch += 2 * ny;
    for (size_t i = 0; i < nx; i += ny) {
        size_t n = nx - i < ny ? nx - i : ny;
        if (n == ny)
            multiply_same(part, x + i, y, n, base, scratch);
        else
            multiply(part, y, ny, x + i, n, base, scratch);
        add(r + i, r + i, n + ny, part, n + ny, base); /* what is done so far has no more */
    }
}

/* ---- From base to base ---- */

typedef struct Change {
    uint64_t from, to;
    uint64_t *powers[MAX_POWERS]; /* from^(SHORT 2^k) */
    size_t lens[MAX_POWERS];
    uint64_t *scratch;
    JigArena arena;
} Change;

static size_t change_short(const Change *c, uint64_t *r, const uint64_t *x, size_t n) {
    size_t len = 0;
    for (size_t i = n; i-- > 0;) {
        JigU128 carry = x[i];
        for (size_t k = 0; k < len; k++) {
            carry += (JigU128)r[k] * c->from;
            r[k] = take_digit(&carry, c->to);
        }
        while (carry)
            r[len++] = take_digit(&carry, c->to);
    }
    return len;
}

/* from^SHORT is what one and SHORT zeros mean; each further power is the square of the one before.
 */
static void find_powers(Change *c, size_t n) {
    const uint64_t one[SHORT + 1] = {[SHORT] = 1};
    c->powers[0] = JIG_NEW_ARRAY(&c->arena, uint64_t, jig_radix_room(SHORT + 1));
    c->lens[0] = change_short(c, c->powers[0], one, SHORT + 1);
    for (size_t k = 0, covers = SHORT; covers * 2 < n; k++, covers *= 2) {
        size_t len = c->lens[k];
        c->powers[k + 1] = JIG_NEW_ARRAY(&c->arena, uint64_t, 2 * len);
        multiply_same(c->powers[k + 1], c->powers[k], c->powers[k], len, c->to, c->scratch);
        c->lens[k + 1] = jig_mp_trim(c->powers[k + 1], 2 * len);
    }
}

/* `n` is at most SHORT 2^k. */
static size_t change(Change *c, uint64_t *r, const uint64_t *x, size_t n, size_t k) {
    if (n <= SHORT)
        return change_short(c, r, x, n);
    size_t half = (size_t)SHORT << (k - 1);
    if (n <= half)
        return change(c, r, x, n, k - 1);
    JigArenaMark mark = jig_arena_mark(&c->arena);
    uint64_t *low = JIG_NEW_ARRAY(&c->arena, uint64_t, jig_radix_room(half));
    uint64_t *high = JIG_NEW_ARRAY(&c->arena, uint64_t, jig_radix_room(n - half));
    size_t num_low = change(c, low, x, half, k - 1);
    size_t num_high = change(c, high, x + half, n - half, k - 1);
    size_t num_power = c->lens[k - 1], len = num_power + num_high;
    uint64_t *product = JIG_NEW_ARRAY(&c->arena, uint64_t, len);
    multiply(product, c->powers[k - 1], num_power, high, num_high, c->to, c->scratch);
    add(product, product, len, low, num_low, c->to); /* low is less than the power: no carry */
    len = jig_mp_trim(product, len);
    memcpy(r, product, len * sizeof *r);
    jig_arena_rewind(&c->arena, mark);
    return len;
}

size_t jig_radix_change(uint64_t *r, const uint64_t *x, size_t n, uint64_t from, uint64_t to) {
    JIG_REQUIRE(from > 1 && to > 1);
    Change c = {.from = from, .to = to};
    size_t k = 0;
    while ((size_t)SHORT << k < n)
        k++;
    jig_arena_init(&c.arena);
    c.scratch = JIG_NEW_ARRAY(&c.arena, uint64_t, n > SHORT ? 12 * jig_radix_room(n) + 512 : 1);
    if (k)
        find_powers(&c, n);
    size_t len = change(&c, r, x, n, k);
    jig_arena_free(&c.arena);
    return len;
}
