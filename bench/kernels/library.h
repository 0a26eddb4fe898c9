/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a kernel is to a library: one of its operations, on tensors that are described by strides.
 * libraries.py finds it out, and writes it down as data. */
#ifndef BENCH_LIBRARY_H
#define BENCH_LIBRARY_H

enum { LIBRARY_DIMS = 5, LIBRARY_INPUTS = 3 };

/* Dimensions stand in the order of the operation: a matrix that lies transposed has other strides,
 * not other sizes. `type`: f (float), d (double), b (int8_t), u (uint8_t), i (int32_t), h
 * (bfloat16). */
typedef struct {
    char type;
    int rank;
    long sizes[LIBRARY_DIMS], strides[LIBRARY_DIMS];
    void *data;
} LibraryTensor;

typedef struct {
    const char *operation; /* "product", "convolution", "max", "softmax", ... */
    const char *then;      /* What follows element by element, or NULL. */
    LibraryTensor in[LIBRARY_INPUTS], out;
    long stride, dilation, groups; /* Of convolutions and pooling. */
    long window[2];
    float epsilon;
    int has_bias; /* in[2], of a product. */
} LibraryProblem;

/* False where the library has no such operation. */
typedef int LibraryPrepare(const LibraryProblem *problem);
typedef void LibraryRun(void);
/* With the instructions that it uses. */
typedef const char *LibraryName(void);

LibraryPrepare onednn_prepare, openblas_prepare;
LibraryRun onednn_run, openblas_run;
LibraryName onednn_name, openblas_name;

#endif
