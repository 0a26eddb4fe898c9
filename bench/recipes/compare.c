/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Times a recipe's kernel beside the same in C, in turn:
 *
 *     compare ROUNDS RECIPE JIG.so C.so
 *
 * JIG.so has `_mlir_ciface_RECIPE`, C.so `RECIPE_c` (loops.c). Both get buffers of their own with
 * the same numbers; all of what they write is compared. Prints the least milliseconds of both,
 * their ratio, and the rate of the first.
 */
#include <dlfcn.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_ARGS = 4, MAX_RANK = 4 };

typedef struct Arg {
    int rank;
    int64_t sizes[MAX_RANK];
} Arg;

/* `bytes` is 1 for i8, 4 for f32. */
typedef struct Recipe {
    const char *name;
    int bytes, num_args;
    Arg args[MAX_ARGS];
    double operations, tolerance;
} Recipe;

static const Recipe recipes[] = {
    {"gemm",
     4,
     4,
     {{2, {500, 777}}, {2, {777, 333}}, {1, {333}}, {2, {500, 333}}},
     2. * 500 * 333 * 777,
     1e-3},
    {"conv",
     4,
     3,
     {{4, {1, 56, 56, 64}}, {4, {3, 3, 64, 128}}, {4, {1, 28, 28, 128}}},
     2. * 28 * 28 * 128 * 64 * 9,
     1e-3},
    {"softmax", 4, 2, {{2, {1024, 1000}}, {2, {1024, 1000}}}, 5. * 1024 * 1000, 1e-5},
    {"layernorm",
     4,
     4,
     {{2, {1024, 768}}, {1, {768}}, {1, {768}}, {2, {1024, 768}}},
     8. * 1024 * 768,
     1e-3},
    {"attention",
     4,
     4,
     {{2, {512, 64}}, {2, {512, 64}}, {2, {512, 64}}, {2, {512, 64}}},
     4. * 512 * 512 * 64,
     1e-4},
    {"int8", 1, 3, {{2, {512, 512}}, {2, {512, 512}}, {2, {512, 512}}}, 2. * 512 * 512 * 512, 0},
    {"stencil", 4, 2, {{2, {1024, 1024}}, {2, {1024, 1024}}}, 6. * 10 * 1022 * 1022, 1e-5},
    {"dynamic",
     4,
     3,
     {{2, {501, 257}}, {2, {257, 389}}, {2, {501, 389}}},
     2. * 501 * 257 * 389,
     1e-3},
    {"depthwise",
     4,
     3,
     {{4, {1, 58, 58, 128}}, {3, {3, 3, 128}}, {4, {1, 56, 56, 128}}},
     2. * 9 * 56 * 56 * 128,
     1e-4},
    {"bmm",
     4,
     3,
     {{3, {16, 256, 64}}, {3, {16, 256, 64}}, {3, {16, 256, 256}}},
     2. * 16 * 256 * 256 * 64,
     1e-3},
    {"reduction", 4, 2, {{1, {16777216}}, {0}}, 16777216, 0.5},
};

/* A strided memref: sizes, then strides, of as many dimensions as it has. */
typedef struct Memref {
    void *allocated, *aligned;
    int64_t offset, dims[2 * MAX_RANK];
} Memref;

typedef struct Side {
    void *data[MAX_ARGS];
    Memref refs[MAX_ARGS];
    void *written; /* what the last call computed */
    double least;
} Side;

/* Time of this thread: others who want the processor do not count. */
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return 1e3 * (double)t.tv_sec + 1e-6 * (double)t.tv_nsec;
}

static int64_t length(const Arg *arg) {
    int64_t n = 1;
    for (int i = 0; i < arg->rank; i++)
        n *= arg->sizes[i];
    return n;
}

static void *buffer(const Recipe *r, const Arg *arg, unsigned seed) {
    int64_t n = length(arg);
    uint8_t *data = aligned_alloc(64, ((size_t)(n * r->bytes) + 63) / 64 * 64);
    for (int64_t i = 0; i < n; i++) {
        seed = seed * 1664525 + 1013904223;
        float f = ((float)(seed >> 20) - 2048) / 2048;
        if (r->bytes == 1)
            data[i] = (uint8_t)(seed >> 24);
        else
            memcpy(data + i * 4, &f, 4);
    }
    return data;
}

static Memref memref(const Arg *arg, void *data) {
    Memref m = {.allocated = data, .aligned = data};
    int64_t stride = 1;
    for (int i = arg->rank - 1; i >= 0; i--) {
        m.dims[i] = arg->sizes[i];
        m.dims[arg->rank + i] = stride;
        stride *= arg->sizes[i];
    }
    return m;
}

static void fill(const Recipe *r, Side *side) {
    for (int i = 0; i < r->num_args; i++) {
        side->data[i] = buffer(r, &r->args[i], (unsigned)i + 1);
        side->refs[i] = memref(&r->args[i], side->data[i]);
    }
    /* The stencil goes back and forth between both: their borders are the same. */
    if (!strcmp(r->name, "stencil"))
        memcpy(side->data[1], side->data[0], (size_t)length(&r->args[0]) * 4);
    side->least = INFINITY;
}

static void call_jig(void *f, const Recipe *r, Side *side) {
    Memref result = {0}, *a = side->refs;
    if (side->written && side->written != side->data[r->num_args - 1] &&
        side->written != side->data[0])
        free(side->written);
    if (r->num_args == 2)
        ((void (*)(Memref *, Memref *, Memref *))f)(&result, a, a + 1);
    else if (r->num_args == 3)
        ((void (*)(Memref *, Memref *, Memref *, Memref *))f)(&result, a, a + 1, a + 2);
    else
        ((void (*)(Memref *, Memref *, Memref *, Memref *, Memref *))f)(&result, a, a + 1, a + 2,
                                                                        a + 3);
    side->written = result.aligned;
}

static void call_c(void *f, const Recipe *r, Side *side) {
    void **d = side->data;
    const Arg *args = r->args;
    side->written = d[r->num_args - 1];
    if (!strcmp(r->name, "dynamic"))
        ((void (*)(void *, void *, void *, int, int, int))f)(
            d[0], d[1], d[2], (int)args[0].sizes[0], (int)args[1].sizes[1], (int)args[1].sizes[0]);
    else if (r->num_args == 2)
        ((void (*)(void *, void *))f)(d[0], d[1]);
    else if (r->num_args == 3)
        ((void (*)(void *, void *, void *))f)(d[0], d[1], d[2]);
    else
        ((void (*)(void *, void *, void *, void *))f)(d[0], d[1], d[2], d[3]);
    if (!strcmp(r->name, "stencil"))
        side->written = d[0];
}

static bool alike(const Recipe *r, const void *a, const void *b) {
    int64_t n = length(&r->args[r->num_args - 1]), wrong = 0;
    double worst = 0;
    for (int64_t i = 0; i < n; i++) {
        double x = r->bytes == 1 ? ((const int8_t *)a)[i] : ((const float *)a)[i];
        double y = r->bytes == 1 ? ((const int8_t *)b)[i] : ((const float *)b)[i];
        double off = fabs(x - y) / fmax(1, fabs(y));
        wrong += !(off <= r->tolerance);
        worst = off > worst ? off : worst;
    }
    if (wrong)
        fprintf(stderr, "compare: %s: %lld of %lld numbers differ, by up to %g\n", r->name,
                (long long)wrong, (long long)n, worst);
    return !wrong;
}

static void *symbol(const char *library, const char *format, const char *name) {
    char text[64];
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    snprintf(text, sizeof text, format, name);
    void *f = handle ? dlsym(handle, text) : NULL;
    if (!f)
        fprintf(stderr, "compare: %s\n", dlerror());
    return f;
}

int main(int argc, char **argv) {
    const Recipe *r = NULL;
    for (size_t i = 0; argc == 5 && i < sizeof recipes / sizeof *recipes; i++)
        r = strcmp(argv[2], recipes[i].name) ? r : &recipes[i];
    if (!r) {
        fprintf(stderr, "usage: compare ROUNDS RECIPE JIG.so C.so\n");
        return 1;
    }
    void *jig = symbol(argv[3], "_mlir_ciface_%s", r->name), *c = symbol(argv[4], "%s_c", r->name);
    if (!jig || !c)
        return 1;
    Side sides[2] = {0};
    fill(r, &sides[0]);
    fill(r, &sides[1]);
    for (int i = 0, n = atoi(argv[1]); i <= n; i++) {
        double t0 = now();
        call_jig(jig, r, &sides[0]);
        double t1 = now();
        call_c(c, r, &sides[1]);
        double t2 = now();
        if (!i && !alike(r, sides[0].written, sides[1].written))
            return 1;
        sides[0].least = i && t1 - t0 < sides[0].least ? t1 - t0 : sides[0].least;
        sides[1].least = i && t2 - t1 < sides[1].least ? t2 - t1 : sides[1].least;
    }
    printf("%-10s jig %9.3f ms  C %9.3f ms  %6.2f times as fast  %7.1f G/s\n", r->name,
           sides[0].least, sides[1].least, sides[1].least / sides[0].least,
           r->operations / sides[0].least * 1e-6);
    return 0;
}
