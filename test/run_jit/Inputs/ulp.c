/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How far compiled functions of math (ulp.py writes them) are off, in units in the last place,
 * beside those of the C library of the next wider format.
 *
 *     ulp NAME f32|f64 STEP    prints the largest error and where; of f32 with one operand at every
 *                              STEP-th of all numbers, else at 2^32 / STEP random ones
 *
 * What is no number, infinite or a zero has to be that, zeros with their sign.
 */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 1024 };
typedef struct Buffer {
    void *allocated, *aligned;
    int64_t offset, size, stride;
} Buffer;
typedef void Fn(Buffer *a, Buffer *b, Buffer *made);

#define FUNCTIONS                                                                                  \
    ONE(acos)                                                                                      \
    ONE(acosh)                                                                                     \
    ONE(asin)                                                                                      \
    ONE(asinh)                                                                                     \
    ONE(atan)                                                                                      \
    ONE(atanh)                                                                                     \
    ONE(cos)                                                                                       \
    ONE(cosh)                                                                                      \
    ONE(erf)                                                                                       \
    ONE(exp)                                                                                       \
    ONE(exp2)                                                                                      \
    ONE(expm1)                                                                                     \
    ONE(log)                                                                                       \
    ONE(log10)                                                                                     \
    ONE(log1p)                                                                                     \
    ONE(log2)                                                                                      \
    ONE(sin)                                                                                       \
    ONE(sinh)                                                                                      \
    ONE(tan)                                                                                       \
    ONE(tanh)                                                                                      \
    TWO(atan2, atan2, atan2l)                                                                      \
    TWO(powf, pow, powl)
#define ONE(name)                                                                                  \
    Fn _mlir_ciface_##name##_f32, _mlir_ciface_##name##_f64;                                       \
    static long double name##_wide(long double a, long double b, bool single) {                    \
        (void)b;                                                                                   \
        return single ? (long double)name((double)a) : name##l(a);                                 \
    }
#define TWO(name, of_double, of_long)                                                              \
    Fn _mlir_ciface_##name##_f32, _mlir_ciface_##name##_f64;                                       \
    static long double name##_wide(long double a, long double b, bool single) {                    \
        return single ? (long double)of_double((double)a, (double)b) : of_long(a, b);              \
    }
FUNCTIONS
#undef ONE
#undef TWO

static const struct {
    const char *name;
    Fn *f32, *f64;
    long double (*wide)(long double, long double, bool);
    bool two;
} functions[] = {
#define ONE(name) {#name, _mlir_ciface_##name##_f32, _mlir_ciface_##name##_f64, name##_wide, false},
#define TWO(name, of_double, of_long)                                                              \
    {#name, _mlir_ciface_##name##_f32, _mlir_ciface_##name##_f64, name##_wide, true},
    FUNCTIONS};

/* ---- Numbers ---- */
static uint64_t state = 0x9e3779b97f4a7c15;
static uint64_t random_bits(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state * 0x2545f4914f6cdd1d;
}

static double of_bits(uint64_t bits, bool single) {
    float f;
    double d;
    uint32_t low = (uint32_t)bits;
    memcpy(&f, &low, sizeof f);
    memcpy(&d, &bits, sizeof d);
    return single ? f : d;
}

/* Of any size, or, for most of those with many bits, of a size that functions have something to do
 * with; now and then a special one. */
static double any_number(bool single) {
    static const double special[] = {0,    1,        2,         0.5,  3,     INFINITY, NAN,
                                     1e30, 0x1p-149, 0x1p-1074, 88.5, 709.5, 0x1p24,   0x1.8p1};
    uint64_t bits = random_bits(), choice = random_bits() % 32;
    double sign = bits & 1 ? -1 : 1;
    if (choice == 0)
        return sign * special[(bits >> 8) % (sizeof special / sizeof *special)];
    if (choice < 8)
        return of_bits(bits, single);
    double x = sign * ldexp((double)(bits >> 11) * 0x1p-53, (int)(choice % 12) - 1);
    return single ? (double)(float)x : x;
}

/* ---- Errors ---- */
static double error_of(double got, long double is, bool single) {
    double rounded = single ? (double)(float)is : (double)is;
    if (isnan(rounded) || isnan(got))
        return isnan(rounded) && isnan(got) ? 0 : INFINITY;
    if (is == 0)
        return got == 0 && signbit(got) == signbit((double)is) ? 0 : INFINITY;
    if (isinf(is) || isinf(got)) /* the largest number is as near to infinity as one unit */
        return got == rounded || fabs(got) == (single ? 0x1.fffffep127 : 0x1.fffffffffffffp1023) ||
                       fabs(rounded) == (single ? 0x1.fffffep127 : 0x1.fffffffffffffp1023)
                   ? 0
                   : INFINITY;
    int exponent = ilogbl(is), least = single ? -126 : -1022;
    long double unit = ldexpl(1, (exponent < least ? least : exponent) - (single ? 23 : 52));
    return (double)(fabsl((long double)got - is) / unit);
}

int main(int argc, char **argv) {
    static union {
        float f32[BLOCK];
        double f64[BLOCK];
    } in[2], out;
    Buffer buffers[3] = {
        {&in[0], &in[0], 0, BLOCK, 1}, {&in[1], &in[1], 0, BLOCK, 1}, {&out, &out, 0, BLOCK, 1}};
    bool single = argc == 4 && strcmp(argv[2], "f32") == 0;
    size_t f = 0;
    while (argc == 4 && f < sizeof functions / sizeof *functions &&
           strcmp(argv[1], functions[f].name) != 0)
        ++f;
    if (argc != 4 || f == sizeof functions / sizeof *functions)
        return 2;
    uint64_t step = strtoull(argv[3], NULL, 10), at = 0;
    bool all = single && !functions[f].two;
    double worst = 0, where[2] = {0}, given = 0;
    for (uint64_t done = 0; done < ((uint64_t)1 << 32) / step; done += BLOCK) {
        for (size_t i = 0; i < BLOCK; ++i, at += step) {
            double a = all ? of_bits(at, true) : any_number(single), b = any_number(single);
            if (single)
                in[0].f32[i] = (float)a, in[1].f32[i] = (float)b;
            else
                in[0].f64[i] = a, in[1].f64[i] = b;
        }
        (single ? functions[f].f32 : functions[f].f64)(&buffers[0], &buffers[1], &buffers[2]);
        for (size_t i = 0; i < BLOCK; ++i) {
            double a = single ? in[0].f32[i] : in[0].f64[i],
                   b = single ? in[1].f32[i] : in[1].f64[i], got = single ? out.f32[i] : out.f64[i],
                   e = error_of(got, functions[f].wide(a, b, single), single);
            if (e > worst)
                worst = e, where[0] = a, where[1] = b, given = got;
        }
    }
    printf("%s %s %.2f", argv[1], argv[2], worst);
    printf(functions[f].two ? " at %a, %a: %a\n" : " at %a: %3$a\n", where[0], where[1], given);
    return 0;
}
