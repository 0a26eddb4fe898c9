/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Times two functions of a library in turn:
 *
 *     beside ROUNDS LIMIT NAME LIBRARY.so
 *
 * Prints the least microseconds of `cliff` and `good`, and their ratio. Status 1: it is above
 * LIMIT.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef void Kernel(void);

/* Time of this thread: others who want the processor do not count. */
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return 1e6 * (double)t.tv_sec + 1e-3 * (double)t.tv_nsec;
}

static void time_once(Kernel *f, double *least) {
    double start = now();
    f();
    double took = now() - start;
    if (took < *least)
        *least = took;
}

int main(int argc, char **argv) {
    if (argc != 5)
        return 2;
    void *library = dlopen(argv[4], RTLD_NOW);
    Kernel *cliff = NULL, *good = NULL;
    if (library) {
        *(void **)&cliff = dlsym(library, "_mlir_ciface_cliff");
        *(void **)&good = dlsym(library, "_mlir_ciface_good");
    }
    if (!cliff || !good) {
        fprintf(stderr, "beside: %s\n", dlerror());
        return 2;
    }
    double a = 1e30, b = 1e30;
    for (int i = 0, n = atoi(argv[1]); i < n; i++) {
        time_once(cliff, &a);
        time_once(good, &b);
    }
    printf("%-24s %10.1f us  %10.1f us  %5.2f\n", argv[3], a, b, a / b);
    return a / b > atof(argv[2]);
}
