/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where running code finds what it calls; printing of single values, clocks, random numbers. */
#define _GNU_SOURCE /* RTLD_DEFAULT */
#include "codegen/machine/runtime.h"

#include "codegen/machine/module.h"

#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* ---- Single values ---- */

JIG_API void printI64(int64_t x);
void printI64(int64_t x) {
    printf("%" PRId64, x);
}
JIG_API void printU64(uint64_t x);
void printU64(uint64_t x) {
    printf("%" PRIu64, x);
}
JIG_API void printF32(float x);
void printF32(float x) {
    printf("%g", (double)x);
}
JIG_API void printF64(double x);
void printF64(double x) {
    printf("%lg", x);
}
JIG_API void printString(const char *s);
void printString(const char *s) {
    fputs(s, stdout);
}
JIG_API void printOpen(void);
void printOpen(void) {
    fputs("( ", stdout);
}
JIG_API void printClose(void);
void printClose(void) {
    fputs(" )", stdout);
}
JIG_API void printComma(void);
void printComma(void) {
    fputs(", ", stdout);
}
JIG_API void printNewline(void);
void printNewline(void) {
    putchar('\n');
}
JIG_API void printFlops(double flops);
void printFlops(double flops) {
    fprintf(stderr, "%lf GFLOPS\n", flops / 1e9);
}

/* ---- Clocks ---- */

JIG_API double rtclock(void);
double rtclock(void) {
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (double)t.tv_sec + (double)(t.tv_nsec / 1000) * 1e-6;
}
JIG_API int64_t nanoTime(void);
int64_t nanoTime(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* ---- Random numbers: the Mersenne twister of 32 bits, as C++ has it ---- */

enum { TWISTER = 624, TWIST = 397 };
typedef struct Twister {
    uint32_t words[TWISTER];
    uint32_t next;
} Twister;

JIG_API void *rtsrand(uint64_t seed);
void *rtsrand(uint64_t seed) {
    Twister *t = malloc(sizeof *t);
    if (!t)
        return NULL;
    t->words[0] = (uint32_t)seed;
    for (uint32_t i = 1; i < TWISTER; ++i)
        t->words[i] = 1812433253u * (t->words[i - 1] ^ (t->words[i - 1] >> 30)) + i;
    t->next = TWISTER;
    return t;
}

static uint32_t draw(Twister *t) {
    if (t->next == TWISTER) {
        for (uint32_t i = 0; i < TWISTER; ++i) {
            uint32_t y = (t->words[i] & 0x80000000u) | (t->words[(i + 1) % TWISTER] & 0x7fffffffu);
            t->words[i] = t->words[(i + TWIST) % TWISTER] ^ (y >> 1) ^ (y & 1 ? 0x9908b0dfu : 0);
        }
        t->next = 0;
    }
    uint32_t y = t->words[t->next++];
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680u;
    y ^= (y << 15) & 0xefc60000u;
    return y ^ (y >> 18);
}

/* 0 to `last`, all as likely. */
static uint64_t draw_up_to(Twister *t, uint64_t last) {
    if (last == UINT32_MAX)
        return draw(t);
    if (last < UINT32_MAX) {
        uint32_t range = (uint32_t)last + 1, least = -range % range;
        for (;;) {
            uint64_t product = (uint64_t)draw(t) * range;
            if ((uint32_t)product >= least)
                return product >> 32;
        }
    }
    for (;;) {
        uint64_t high = draw_up_to(t, last >> 32) << 32;
        uint64_t x = high + draw(t);
        if (x <= last && x >= high)
            return x;
    }
}

JIG_API uint64_t rtrand(void *generator, uint64_t last);
uint64_t rtrand(void *generator, uint64_t last) {
    return draw_up_to(generator, last);
}
JIG_API void rtdrand(void *generator);
void rtdrand(void *generator) {
    free(generator);
}

/* ---- By name ---- */

#define SYMBOL(name)                                                                               \
    { #name, (void *)(uintptr_t)name }
static const RuntimeSymbol own_symbols[] = {
    SYMBOL(printI64),
    SYMBOL(printU64),
    SYMBOL(printF32),
    SYMBOL(printF64),
    SYMBOL(printString),
    SYMBOL(printOpen),
    SYMBOL(printClose),
    SYMBOL(printComma),
    SYMBOL(printNewline),
    SYMBOL(printFlops),
    SYMBOL(rtclock),
    SYMBOL(nanoTime),
    {"_mlir_ciface_nanoTime", (void *)(uintptr_t)nanoTime},
    SYMBOL(rtsrand),
    SYMBOL(rtrand),
    SYMBOL(rtdrand),
    {0},
};

static void *find_in(const RuntimeSymbol *list, const char *name) {
    for (; list->name; ++list)
        if (strcmp(list->name, name) == 0)
            return list->address;
    return NULL;
}

/* Functions of numbers, and what compilers call. */
static void *find_in_libraries(const char *name) {
    static const char *const libraries[] = {"libm.so.6", "libgcc_s.so.1"};
    void *found = dlsym(RTLD_DEFAULT, name);
    for (size_t i = 0; i < JIG_LEN(libraries) && !found; ++i) {
        void *library = dlopen(libraries[i], RTLD_LAZY | RTLD_LOCAL); /* stays */
        found = library ? dlsym(library, name) : NULL;
    }
    return found;
}

bool runtime_is_of_threads(const char *name) {
    return strncmp(name, "__kmpc_", 7) == 0 || strncmp(name, "omp_", 4) == 0;
}

/* OpenMP's runtime, of LLVM; it stays. */
static void *library_of_threads(void) {
    static const char *const libraries[] = {"libomp.so.5", "libomp.so", "libiomp5.so"};
    void *library = NULL;
    for (size_t i = 0; i < JIG_LEN(libraries) && !library; ++i)
        library = dlopen(libraries[i], RTLD_LAZY | RTLD_LOCAL);
    return library;
}

bool runtime_has_threads(void) {
    return library_of_threads() != NULL;
}

static void *find_of_threads(const char *name) {
    void *library = library_of_threads();
    return library ? dlsym(library, name) : NULL;
}

void *runtime_symbol(const char *name) {
    const RuntimeSymbol *const lists[] = {own_symbols,    memref_symbols, verify_symbols,
                                          memory_symbols, float_symbols,  async_symbols};
    for (size_t i = 0; i < JIG_LEN(lists); ++i) {
        void *found = find_in(lists[i], name);
        if (found)
            return found;
    }
    return runtime_is_of_threads(name) ? find_of_threads(name) : find_in_libraries(name);
}
