/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What this machine can do at most: multiply-adds on vectors that stay in registers, and reading of
 * memory in order. The loops are LLVM IR for vectors of 16, 32 and 64 bytes, of which the fastest
 * counts.
 */
#include "codegen/machine/jit.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { LANES = 12 }; /* that are under way at a time: enough for all units, and for 16 registers */

/* ---- The loops ---- */

typedef struct Text {
    char *data;
    size_t len, cap;
} Text;

static void put(Text *t, const char *format, ...) JIG_PRINTF(2, 3);
static void put(Text *t, const char *format, ...) {
    va_list args;
    va_start(args, format);
    int n = vsnprintf(t->data + t->len, t->cap - t->len, format, args);
    va_end(args);
    t->len += n > 0 && t->len + (size_t)n < t->cap ? (size_t)n : 0;
}

/* A loop of %n rounds over LANES values; `step` writes what a round makes of %a<i>: %b<i>. What
 * comes of it goes to %out, so that it is not left out. */
static void put_loop(Text *t, const char *name, const char *type,
                     void (*step)(Text *t, const char *type, int i)) {
    put(t,
        "define void @%s(ptr %%p, i64 %%n, ptr %%out) {\nentry:\n  br label %%loop\nloop:\n"
        "  %%i = phi i64 [ 0, %%entry ], [ %%next, %%loop ]\n",
        name);
    for (int i = 0; i < LANES; ++i)
        put(t, "  %%a%d = phi %s [ zeroinitializer, %%entry ], [ %%b%d, %%loop ]\n", i, type, i);
    put(t, "  %%q = getelementptr [%d x %s], ptr %%p, i64 %%i\n", LANES, type);
    for (int i = 0; i < LANES; ++i)
        step(t, type, i);
    put(t, "  %%next = add i64 %%i, 1\n  %%more = icmp ult i64 %%next, %%n\n"
           "  br i1 %%more, label %%loop, label %%end\nend:\n");
    for (int i = 0; i < LANES; ++i)
        put(t,
            "  %%o%d = getelementptr %s, ptr %%out, i64 %d\n  store %s %%b%d, ptr %%o%d, align "
            "4\n",
            i, type, i, type, i, i);
    put(t, "  ret void\n}\n");
}

static void put_fma(Text *t, const char *type, int i) {
    bool is_double = strstr(type, "double");
    put(t, "  %%b%d = call %s @llvm.fma.%s%s(%s %%a%d, %s splat (%s 0.5), %s splat (%s 1.0))\n", i,
        type,
        strstr(type, "<16")  ? "v16"
        : strstr(type, "<8") ? "v8"
        : strstr(type, "<4") ? "v4"
                             : "v2",
        is_double ? "f64" : "f32", type, i, type, is_double ? "double" : "float", type,
        is_double ? "double" : "float");
}

static void put_load(Text *t, const char *type, int i) {
    put(t, "  %%q%d = getelementptr %s, ptr %%q, i64 %d\n  %%v%d = load %s, ptr %%q%d, align 4\n",
        i, type, i, i, type, i);
    put(t, "  %%b%d = xor %s %%a%d, %%v%d\n", i, type, i, i);
}

static const struct {
    const char *f32, *f64, *i32;
    int bytes;
} widths[] = {
    {"<4 x float>", "<2 x double>", "<4 x i32>", 16},
    {"<8 x float>", "<4 x double>", "<8 x i32>", 32},
    {"<16 x float>", "<8 x double>", "<16 x i32>", 64},
};

static Text make_text(void) {
    enum { ENOUGH = 1 << 17 };
    Text t = {.data = calloc(1, ENOUGH), .cap = ENOUGH};
    char name[16];
    for (size_t w = 0; t.data && w < JIG_LEN(widths); ++w) {
        snprintf(name, sizeof name, "f32_%zu", w);
        put_loop(&t, name, widths[w].f32, put_fma);
        snprintf(name, sizeof name, "f64_%zu", w);
        put_loop(&t, name, widths[w].f64, put_fma);
        snprintf(name, sizeof name, "read_%zu", w);
        put_loop(&t, name, widths[w].i32, put_load);
    }
    return t;
}

/* ---- Running them ---- */

typedef struct Job {
    JigMachineFn call;
    char *memory;
    uint64_t rounds;
    char out[LANES * 64];
} Job;

static void *work(void *user) {
    Job *job = user;
    void *p = job->memory, *out = job->out;
    void *packed[] = {(void *)&p, (void *)&job->rounds, (void *)&out};
    job->call(packed);
    return NULL;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double run_once(Job *jobs, uint32_t n) {
    pthread_t threads[64];
    double start = now();
    uint32_t started = 0;
    for (; started + 1 < n; ++started)
        if (pthread_create(&threads[started], NULL, work, &jobs[started]) != 0)
            break;
    work(&jobs[n - 1]);
    for (uint32_t i = 0; i < started; ++i)
        pthread_join(threads[i], NULL);
    return started + 1 == n ? now() - start : 0;
}

/* Rounds per second of all threads, the best of some times; each reads its part of `memory`. */
static double rate(JigMachineFn call, uint32_t n, char *memory, size_t bytes, uint64_t rounds) {
    enum { TIMES = 4 };
    double best = 0;
    Job *jobs = calloc(n, sizeof *jobs);
    for (uint32_t i = 0; jobs && i < n; ++i)
        jobs[i] = (Job){.call = call, .memory = memory + bytes / n * i, .rounds = rounds};
    for (int i = 0; jobs && i < TIMES; ++i) {
        double seconds = run_once(jobs, n), r = seconds > 0 ? n * (double)rounds / seconds : 0;
        best = r > best ? r : best;
    }
    free(jobs);
    return best;
}

static JigMachineFn find(const JigMachineJit *jit, const char *kind, size_t w) {
    char name[16];
    JigMachineFunction f;
    snprintf(name, sizeof name, "%s_%zu", kind, w);
    return jit_find(jit, name, &f) ? f.call : NULL;
}

static void raise_to(double *most, double x) {
    *most = x > *most ? x : *most;
}

static void measure_width(const JigMachineJit *jit, size_t w, uint32_t n, char *memory,
                          size_t bytes, JigMachinePeaks *out) {
    enum { FMA_ROUNDS = 1 << 20, CACHED = 1 << 14, AGAIN = 1 << 10, SHARE = LANES * 64 };
    JigMachineFn f32 = find(jit, "f32", w), f64 = find(jit, "f64", w), read = find(jit, "read", w);
    double round = LANES * widths[w].bytes; /* bytes */
    if (!f32 || !f64 || !read)
        return;
    raise_to(&out->f32, rate(f32, n, memory, 0, FMA_ROUNDS) * round / sizeof(float) * 2);
    raise_to(&out->f64, rate(f64, n, memory, 0, FMA_ROUNDS) * round / sizeof(double) * 2);
    if (!bytes)
        return;
    uint64_t rounds = (uint64_t)((double)(bytes / n) / round);
    raise_to(&out->memory, rate(read, n, memory, bytes, rounds) * round);
    /* Of what the cache holds, again and again: short calls, which cost little beside it. */
    double seconds = now();
    for (int i = 0; i < AGAIN; ++i)
        work(&(Job){.call = read, .memory = memory, .rounds = (uint64_t)(CACHED / round)});
    seconds = now() - seconds;
    raise_to(&out->cache, n * (double)AGAIN * (uint64_t)(CACHED / round) * round / seconds);
}

/* More than caches hold, or what there is. */
static char *take_memory(size_t *bytes) {
    for (*bytes = (size_t)256 << 20; *bytes >= (size_t)8 << 20; *bytes /= 2) {
        char *memory = malloc(*bytes);
        if (memory) {
            memset(memory, 1, *bytes);
            return memory;
        }
    }
    *bytes = 0;
    return NULL;
}

static void be_quiet(void *user, const char *text, size_t len) {
    (void)user, (void)text, (void)len;
}

void jit_measure_peaks(uint32_t threads, JigMachinePeaks *out) {
    enum { MOST = 64 };
    uint32_t n = threads < 1 ? 1 : threads > MOST ? MOST : threads;
    Text text = make_text();
    JigMachineJob job = {.ir = {text.data, text.len}, .name = "peaks", .cpu = "host", .level = 2};
    *out = (JigMachinePeaks){0};
    JigMachineJit *jit = text.data ? jit_create(&job, (JigMachineSay){be_quiet, NULL}) : NULL;
    size_t bytes;
    char *memory = take_memory(&bytes);
    for (size_t w = 0; jit && w < JIG_LEN(widths); ++w)
        measure_width(jit, w, n, memory, bytes, out);
    free(memory);
    jit_destroy(jit);
    free(text.data);
}
