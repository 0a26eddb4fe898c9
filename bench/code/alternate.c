/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Times several programs that compute the same, in turn, and the machine's rate of multiply-adds
 * beside them: what else the machine does meanwhile touches all alike.
 *
 *     alternate ROUNDS conv|gemm:MxNxK NAME=LIBRARY...
 *
 * Each library has `kernel`, which takes its buffers: of a convolution filter, input, bias, output
 * (128 channels, 5 pictures of 80x100, 3x3); of a product a, b, c. Every output is compared with
 * that of plain loops. Prints, per program, the least and the median milliseconds and GFLOP/s.
 */
#include <dlfcn.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N = 5, CI = 128, CO = 128, W = 100, H = 80, MAX_PROGRAMS = 16, MAX_ROUNDS = 1000 };

typedef struct Work {
    float *buffers[4]; /* the last one is written */
    size_t num_buffers, lengths[4];
    float *expected;
    double operations, bound; /* of one run; of the absolute error */
} Work;

typedef struct Program {
    const char *name;
    void *kernel;
    double ms[MAX_ROUNDS];
} Program;

/* Time of this thread: others who want the processor do not count. */
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return 1e3 * (double)t.tv_sec + 1e-6 * (double)t.tv_nsec;
}

static float *buffer(size_t n, unsigned step, unsigned range) {
    float *x = aligned_alloc(64, (n * sizeof *x + 63) / 64 * 64);
    for (size_t i = 0; i < n; i++)
        x[i] = ((float)((i * step + 1) % range) - (float)(range / 2)) / 16;
    return x;
}

/* ---- What is computed ---- */

static void convolve(const float *filter, const float *input, const float *bias, float *output) {
    for (size_t p = 0; p < (size_t)N * H * W; p++) {
        size_t x = p % W, y = p / W % H, n = p / W / H;
        float *out = output + p * CO;
        memcpy(out, bias, CO * sizeof *out);
        for (size_t r = 0; r < 9 * CI; r++) {
            size_t rx = r / 9, rz = r / 3 % 3, ry = r % 3;
            float in = input[((n * (H + 2) + y + rz) * (W + 2) + x + ry) * CI + rx];
            for (size_t c = 0; c < CO; c++)
                out[c] += filter[r * CO + c] * in;
        }
        for (size_t c = 0; c < CO; c++)
            out[c] = out[c] > 0 ? out[c] : 0;
    }
}

static Work convolution(void) {
    Work w = {.num_buffers = 4,
              .lengths = {(size_t)CI * 9 * CO, (size_t)N * (H + 2) * (W + 2) * CI, CO,
                          (size_t)N * H * W * CO},
              .operations = 2.0 * N * H * W * CO * CI * 9,
              .bound = 1e-2};
    for (size_t i = 0; i < 4; i++)
        w.buffers[i] = buffer(w.lengths[i], 7 - 2 * (unsigned)i, 13 + 4 * (unsigned)i);
    w.expected = buffer(w.lengths[3], 1, 3);
    convolve(w.buffers[0], w.buffers[1], w.buffers[2], w.expected);
    return w;
}

static Work product(size_t m, size_t n, size_t k) {
    Work w = {.num_buffers = 3,
              .lengths = {m * k, k * n, m * n},
              .operations = 2.0 * (double)m * (double)n * (double)k,
              .bound = 1e-2};
    for (size_t i = 0; i < 3; i++)
        w.buffers[i] = buffer(w.lengths[i], 7 - 2 * (unsigned)i, 13 + 4 * (unsigned)i);
    w.expected = buffer(m * n, 1, 3);
    memset(w.expected, 0, m * n * sizeof(float));
    for (size_t i = 0; i < m; i++)
        for (size_t l = 0; l < k; l++)
            for (size_t j = 0; j < n; j++)
                w.expected[i * n + j] += w.buffers[0][i * k + l] * w.buffers[1][l * n + j];
    return w;
}

static void call(const Work *w, void *kernel) {
    float *const *b = w->buffers;
    if (w->num_buffers == 4)
        ((void (*)(float *, float *, float *, float *))kernel)(b[0], b[1], b[2], b[3]);
    else
        ((void (*)(float *, float *, float *))kernel)(b[0], b[1], b[2]);
}

static void check(const Work *w, const char *name) {
    const float *got = w->buffers[w->num_buffers - 1];
    for (size_t i = 0; i < w->lengths[w->num_buffers - 1]; i++)
        if (!(fabs((double)got[i] - (double)w->expected[i]) <= w->bound)) {
            fprintf(stderr, "%s: element %zu is %g, not %g\n", name, i, (double)got[i],
                    (double)w->expected[i]);
            exit(1);
        }
}

/* ---- The most that the machine can do: multiply-adds between registers, in 12 chains ---- */

enum { CHAINS = 12, STEPS = 4000000 };

/* clang-format off */
#define EACH(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11)
#define CLEAR(I) "vxorps %%xmm" #I ", %%xmm" #I ", %%xmm" #I "\n"
#define FMA_512(I) "vfmadd231ps %%zmm15, %%zmm14, %%zmm" #I "\n"
#define FMA_256(I) "vfmadd231ps %%ymm15, %%ymm14, %%ymm" #I "\n"
#define USED                                                                                       \
    "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10",       \
        "xmm11", "xmm14", "xmm15"
/* clang-format on */

static double rate(bool wide) {
    __asm__ volatile(EACH(CLEAR) CLEAR(14) CLEAR(15)::: USED);
    double start = now();
    if (wide)
        for (int s = 0; s < STEPS; s++)
            __asm__ volatile(EACH(FMA_512)::: USED);
    else
        for (int s = 0; s < STEPS; s++)
            __asm__ volatile(EACH(FMA_256)::: USED);
    return 2.0 * (wide ? 16 : 8) * CHAINS * STEPS / 1e6 / (now() - start);
}

/* GFLOP/s. */
static double peak(void) {
    return rate(__builtin_cpu_supports("avx512f"));
}

/* ---- Telling ---- */

static int less(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *x, size_t n) {
    qsort(x, n, sizeof *x, less);
    return n % 2 ? x[n / 2] : (x[n / 2 - 1] + x[n / 2]) / 2;
}

static size_t load(char **args, size_t n, Program *programs) {
    for (size_t i = 0; i < n; i++) {
        char *path = strchr(args[i], '=');
        if (!path) {
            fprintf(stderr, "expected NAME=LIBRARY, got %s\n", args[i]);
            exit(2);
        }
        *path++ = 0;
        void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        programs[i].name = args[i];
        programs[i].kernel = library ? dlsym(library, "kernel") : NULL;
        if (!programs[i].kernel) {
            fprintf(stderr, "%s\n", dlerror());
            exit(2);
        }
    }
    return n;
}

int main(int argc, char **argv) {
    static Program programs[MAX_PROGRAMS];
    static double peaks[MAX_ROUNDS];
    size_t rounds = argc > 2 ? (size_t)atoi(argv[1]) : 0, m, n, k;
    if (rounds == 0 || rounds > MAX_ROUNDS || argc - 3 > MAX_PROGRAMS) {
        fprintf(stderr, "usage: %s ROUNDS conv|gemm:MxNxK NAME=LIBRARY...\n", argv[0]);
        return 2;
    }
    Work w =
        sscanf(argv[2], "gemm:%zux%zux%zu", &m, &n, &k) == 3 ? product(m, n, k) : convolution();
    size_t num = load(argv + 3, (size_t)argc - 3, programs);
    for (size_t i = 0; i < num; i++) { /* also what is done once */
        memset(w.buffers[w.num_buffers - 1], 0, w.lengths[w.num_buffers - 1] * sizeof(float));
        call(&w, programs[i].kernel);
        check(&w, programs[i].name);
    }
    for (size_t r = 0; r < rounds; r++) {
        peaks[r] = peak();
        for (size_t i = 0; i < num; i++) {
            double start = now();
            call(&w, programs[i].kernel);
            programs[i].ms[r] = now() - start;
        }
    }
    double most = median(peaks, rounds);
    printf("%-19s %8s %8s %10s %8s\n", argv[2], "least ms", "median", "GFLOP/s", "of peak");
    for (size_t i = 0; i < num; i++) {
        double middle = median(programs[i].ms, rounds), rate = w.operations / 1e6 / middle;
        printf("%-19s %8.3f %8.3f %10.1f %8.3f\n", programs[i].name, programs[i].ms[0], middle,
               rate, rate / most);
    }
    printf("%-19s %8s %8s %10.1f %8.3f\n", "peak", "", "", most, 1.0);
    return 0;
}
