# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Two objects of one kernel in one process, in turn: what else the machine does touches both alike."""
import importlib.machinery
import importlib.util
import math
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
KERNELS = os.path.join(HERE, "../kernels")
sys.path.insert(0, KERNELS)
import kernels


def of_kernels():
    """bench/kernels/run, which knows how a kernel is called from C."""
    loader = importlib.machinery.SourceFileLoader("kernels_run", os.path.join(KERNELS, "run"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("kernels_run", loader))
    loader.exec_module(module)
    return module


DRIVER = r"""
#include <dlfcn.h>
#include <malloc.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
%(structs)s
typedef void Kernel(%(params)s);
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
static int by_size(const void *x, const void *y) {
    double a = *(const double *)x, b = *(const double *)y;
    return a < b ? -1 : a > b;
}
enum { ROUNDS = %(rounds)d };
static int calls = 1; /* Timed together. */
static Kernel *kernel[2];
%(arguments)s
static double timed(int which) {
    double start = now();
    for (int i = 0; i < calls; ++i) {
        R result;
        kernel[which](%(call)s);
        if (result.allocated != d_out.allocated)
            free(result.allocated);
    }
    return (now() - start) / calls;
}
int main(int argc, char **argv) {
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    for (int i = 0; i < 2; ++i) {
        void *library = argc > 2 ? dlopen(argv[1 + i], RTLD_NOW | RTLD_LOCAL) : NULL;
        kernel[i] = library ? (Kernel *)dlsym(library, "_mlir_ciface_%(name)s") : NULL;
        if (!kernel[i])
            return fprintf(stderr, "%%s\n", dlerror()), 1;
    }
%(allocate)s
    while (timed(0) * calls < 2e-3)
        calls *= 2;
    timed(1);
    static double seconds[2][ROUNDS], ratios[ROUNDS];
    for (int round = 0; round < ROUNDS; ++round) {
        int first = round & 1;
        seconds[first][round] = timed(first);
        seconds[!first][round] = timed(!first);
        ratios[round] = seconds[0][round] / seconds[1][round];
    }
    qsort(seconds[0], ROUNDS, sizeof(double), by_size);
    qsort(seconds[1], ROUNDS, sizeof(double), by_size);
    qsort(ratios, ROUNDS, sizeof(double), by_size);
    printf("%%.9f %%.9f %%.4f\n", seconds[0][ROUNDS / 2], seconds[1][ROUNDS / 2], ratios[ROUNDS / 2]);
    return 0;
}
"""


def driver(k, rounds):
    """What bench/kernels makes of a kernel, with arguments that functions see."""
    template = of_kernels()
    kept, template.DRIVER = template.DRIVER, "%(structs)s@@%(params)s@@%(allocate)s@@%(call)s"
    structs, params, allocate, call = template.driver(k, rounds, {}).split("@@")
    template.DRIVER = kept
    arguments, lines = [], []
    for line in allocate.splitlines():
        # "M_a d_a = {...};" is seen by functions, and set where arguments are allocated.
        words = line.split()
        if words and words[0].startswith("M_"):
            arguments.append(f"static {words[0]} {words[1]};")
            line = f"    {words[1]} = ({words[0]}){line.split('=', 1)[1]}"
        lines.append(line)
    return DRIVER % {"structs": structs, "params": params, "allocate": "\n".join(lines), "call": call, "name": k.name, "rounds": rounds, "arguments": "\n".join(arguments)}


def shared(payload, build, path, *how):
    """A payload as a shared library."""
    subprocess.run([f"{build}/bin/jig", "emit", "--mcpu", "host", "--object", *how, payload, "-o", path + ".o"], check=True)
    subprocess.run(["gcc", "-shared", path + ".o", "-o", path + ".so", f"-L{build}/lib", f"-Wl,-rpath,{os.path.abspath(build)}/lib", "-ljigcodegen", "-lm"], check=True)
    return path + ".so"


def compare(k, base, libraries, rounds):
    """Seconds of both (medians), and the median of the ratios of each round: above 1, the second is faster."""
    with open(base + ".beside.c", "w") as f:
        f.write(driver(k, rounds))
    subprocess.run(["gcc", "-O1", "-w", base + ".beside.c", "-o", base + ".beside", "-ldl", "-lm"], check=True)
    out = subprocess.run([base + ".beside", *libraries], check=True, capture_output=True, text=True).stdout
    return tuple(map(float, out.split()))


def arguments(k):
    """As jig takes them."""
    out = []
    for i, t in enumerate(k.args):
        value = "zeros" if t == k.out else "iota" if k.largest and k.tensors[t][0].startswith("i") else f"random:{i + 1}"
        out += ["--arg", f"{k.type(t)}={value}"]
    return out


def geometric_mean(values):
    return math.exp(sum(map(math.log, values)) / len(values))
