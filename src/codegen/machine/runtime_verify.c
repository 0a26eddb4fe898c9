/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Comparing two memrefs of one shape: how many elements differ, the first ten on standard error. */
#include "codegen/machine/runtime.h"

#include <math.h>
#include <stdio.h>

typedef struct Check {
    const char *actual, *expected;
    int64_t rank, size; /* bytes of an element */
    const int64_t *sizes, *strides;
    bool (*same)(const void *actual, const void *expected);
    void (*put)(const void *at);
    int64_t wrong;
} Check;

/* Floats may be off by a little, relative to the expected one; a NaN is always wrong. */
static bool near(double actual, double expected, double limit) {
    return fabs(actual - expected) <= limit * fabs(expected);
}

#define INTEGER(name, T, format, as)                                                               \
    static bool same_##name(const void *actual, const void *expected) {                            \
        return memcmp(actual, expected, sizeof(T)) == 0;                                           \
    }                                                                                              \
    static void put_##name(const void *at) {                                                       \
        T x;                                                                                       \
        memcpy(&x, at, sizeof x);                                                                  \
        fprintf(stderr, format, (as)x);                                                            \
    }
INTEGER(I8, char, "%c", int)
INTEGER(I16, int16_t, "%d", int)
INTEGER(I32, int32_t, "%d", int)
INTEGER(I64, int64_t, "%lld", long long)
INTEGER(Ind, int64_t, "%lld", long long)

#define FLOAT(name, T, limit)                                                                      \
    static bool same_##name(const void *actual, const void *expected) {                            \
        T x, y;                                                                                    \
        memcpy(&x, actual, sizeof x);                                                              \
        memcpy(&y, expected, sizeof y);                                                            \
        return near((double)x, (double)y, limit);                                                  \
    }                                                                                              \
    static void put_##name(const void *at) {                                                       \
        T x;                                                                                       \
        memcpy(&x, at, sizeof x);                                                                  \
        fprintf(stderr, "%g", (double)x);                                                          \
    }
FLOAT(F32, float, (double)1e-6f)
FLOAT(F64, double, 1e-12)

#define COMPLEX(name, T)                                                                           \
    static bool same_##name(const void *actual, const void *expected) {                            \
        T x[2], y[2];                                                                              \
        memcpy(x, actual, sizeof x);                                                               \
        memcpy(y, expected, sizeof y);                                                             \
        return x[0] == y[0] && x[1] == y[1];                                                       \
    }                                                                                              \
    static void put_##name(const void *at) {                                                       \
        T x[2];                                                                                    \
        memcpy(x, at, sizeof x);                                                                   \
        fprintf(stderr, "(%g,%g)", (double)x[0], (double)x[1]);                                    \
    }
COMPLEX(C32, float)
COMPLEX(C64, double)

static void check_dim(Check *c, int64_t d, int64_t at) {
    enum { TOLD = 10 };
    for (int64_t i = 0; d < c->rank && i < c->sizes[d]; ++i)
        check_dim(c, d + 1, at + i * c->strides[d]);
    const char *actual = c->actual + at * c->size, *expected = c->expected + at * c->size;
    if (d < c->rank || c->same(actual, expected))
        return;
    if (c->wrong++ >= TOLD)
        return;
    c->put(actual);
    fputs(" != ", stderr);
    c->put(expected);
    fprintf(stderr, " offset = %lld\n", (long long)at);
}

static int64_t verify(int64_t rank, const Descriptor *actual, const Descriptor *expected, Check c) {
    c.rank = rank;
    c.actual = actual->aligned;
    c.expected = expected->aligned;
    c.sizes = actual->dims;
    c.strides = actual->dims + rank;
    check_dim(&c, 0, actual->offset);
    return c.wrong;
}

#define ELEMENTS(X)                                                                                \
    X(F32, 4)                                                                                      \
    X(F64, 8)                                                                                      \
    X(I8, 1)                                                                                       \
    X(I16, 2)                                                                                      \
    X(I32, 4)                                                                                      \
    X(I64, 8)                                                                                      \
    X(Ind, 8)                                                                                      \
    X(C32, 8)                                                                                      \
    X(C64, 16)

#define DEFINE(name, bytes)                                                                        \
    JIG_API int64_t verifyMemRef##name(int64_t rank, void *actual, int64_t rank_too,               \
                                       void *expected);                                            \
    int64_t verifyMemRef##name(int64_t rank, void *actual, int64_t rank_too, void *expected) {     \
        (void)rank_too;                                                                            \
        return verify(rank, actual, expected,                                                      \
                      (Check){.size = (bytes), .same = same_##name, .put = put_##name});           \
    }                                                                                              \
    JIG_API int64_t _mlir_ciface_verifyMemRef##name(const Unranked *actual,                        \
                                                    const Unranked *expected);                     \
    int64_t _mlir_ciface_verifyMemRef##name(const Unranked *actual, const Unranked *expected) {    \
        return verifyMemRef##name(actual->rank, actual->descriptor, expected->rank,                \
                                  expected->descriptor);                                           \
    }
ELEMENTS(DEFINE)

#define ADDRESS(f) (void *)(uintptr_t)(f)
#define SYMBOL(name, bytes)                                                                        \
    {"verifyMemRef" #name, ADDRESS(verifyMemRef##name)},                                           \
        {"_mlir_ciface_verifyMemRef" #name, ADDRESS(_mlir_ciface_verifyMemRef##name)},
const RuntimeSymbol verify_symbols[] = {
    ELEMENTS(SYMBOL){0},
};
