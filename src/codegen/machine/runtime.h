/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What programs in MLIR call by name. The names, the arguments and what is printed are those of
 * MLIR's runner libraries; objects can be linked with libjigcodegen.so in their place.
 *
 * A memref comes as a pointer to its descriptor: two pointers, offset, sizes, strides. One without
 * a rank is its rank and a pointer to that.
 */
#ifndef JIG_CODEGEN_MACHINE_RUNTIME_H
#define JIG_CODEGEN_MACHINE_RUNTIME_H

#include "jig/base.h"

typedef struct Unranked {
    int64_t rank;
    void *descriptor;
} Unranked;
typedef struct Descriptor {
    char *allocated, *aligned;
    int64_t offset;
    int64_t dims[]; /* sizes, then strides */
} Descriptor;

/* One name and what it means. */
typedef struct RuntimeSymbol {
    const char *name;
    void *address;
} RuntimeSymbol;

/* Of runtime_memref.c and the others; each ends with a NULL name. */
extern const RuntimeSymbol memref_symbols[], verify_symbols[], memory_symbols[], float_symbols[],
    async_symbols[];

/* Of the thread that calls the program: no other one is in its code any more. */
void runtime_wait_for_tasks(void);
/* Is it a name of OpenMP's runtime, which is a library of its own? */
bool runtime_is_of_threads(const char *name);
/* Can that be loaded? */
bool runtime_has_threads(void);

JIG_API void printF16(uint16_t bits);
JIG_API void printBF16(uint16_t bits);

#endif
