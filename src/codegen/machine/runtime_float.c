/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Small floats, where the machine has no instructions for them: what LLVM calls then, and printing.
 * Their bits are passed as a half's are, in the low bits of a vector register.
 */
#include "codegen/machine/runtime.h"

#include <stdio.h>

static float f32_of_bits(uint32_t bits) {
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static float f32_of_f16(uint16_t half) {
    uint32_t sign = (uint32_t)(half & 0x8000) << 16, exponent = half >> 10 & 31,
             fraction = half & 1023;
    if (exponent == 31)
        return f32_of_bits(sign | 0x7f800000u | fraction << 13 | (fraction ? 0x400000u : 0));
    if (exponent)
        return f32_of_bits(sign | (exponent + 112) << 23 | fraction << 13);
    float x = (float)fraction * 0x1p-24f;
    return sign ? -x : x;
}

void printF16(uint16_t bits) {
    printf("%g", (double)f32_of_f16(bits));
}
void printBF16(uint16_t bits) {
    printf("%g", (double)f32_of_bits((uint32_t)bits << 16));
}

/* A double's bits to a float of `exponents` and `fractions` bits, to nearest even; at most 16 bits
 * in all. Rounds once, from the full precision of the double. */
static uint16_t narrow(uint64_t bits, int exponents, int fractions) {
    uint16_t sign = (uint16_t)(bits >> 63 << (exponents + fractions));
    int bias = (1 << (exponents - 1)) - 1, top = (1 << exponents) - 1;
    int exponent = (int)(bits >> 52 & 2047) - 1023 + bias;
    uint64_t fraction = bits & (((uint64_t)1 << 52) - 1);
    uint16_t infinity = (uint16_t)(top << fractions);
    if ((bits >> 52 & 2047) == 2047)
        return (uint16_t)(sign | infinity |
                          (fraction ? 1 << (fractions - 1) | (fraction >> (52 - fractions)) : 0));
    if (exponent >= top)
        return sign | infinity;
    uint64_t whole = fraction | (uint64_t)1 << 52;
    int drop = 52 - fractions + (exponent <= 0 ? 1 - exponent : 0);
    if (drop > 54)
        return sign;
    uint64_t kept = whole >> drop, rest = whole & (((uint64_t)1 << drop) - 1),
             half = (uint64_t)1 << (drop - 1);
    kept += rest > half || (rest == half && (kept & 1));
    /* The leading one adds to the exponent, as does what carries over. */
    return (uint16_t)(sign + kept + ((uint64_t)(exponent > 0 ? exponent - 1 : 0) << fractions));
}

static uint64_t bits_of(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

#if defined(__x86_64__) || defined(__aarch64__)
/* Not every compiler knows halves; this is passed in the same registers. */
typedef uint16_t Half __attribute__((vector_size(16)));

static Half as_half(uint16_t bits) {
    return (Half){bits};
}

static Half to_bf16_from_f32(float x) {
    return as_half(narrow(bits_of((double)x), 8, 7));
}
static Half to_bf16_from_f64(double x) {
    return as_half(narrow(bits_of(x), 8, 7));
}
static Half to_f16_from_f32(float x) {
    return as_half(narrow(bits_of((double)x), 5, 10));
}
static Half to_f16_from_f64(double x) {
    return as_half(narrow(bits_of(x), 5, 10));
}
static float to_f32_from_f16(Half x) {
    return f32_of_f16(x[0]);
}
#endif

const RuntimeSymbol float_symbols[] = {
    {"printF16", (void *)(uintptr_t)printF16},
    {"printBF16", (void *)(uintptr_t)printBF16},
#if defined(__x86_64__) || defined(__aarch64__)
    {"__truncsfbf2", (void *)(uintptr_t)to_bf16_from_f32},
    {"__truncdfbf2", (void *)(uintptr_t)to_bf16_from_f64},
    {"__truncsfhf2", (void *)(uintptr_t)to_f16_from_f32},
    {"__truncdfhf2", (void *)(uintptr_t)to_f16_from_f64},
    {"__extendhfsf2", (void *)(uintptr_t)to_f32_from_f16},
#endif
    {0},
};
