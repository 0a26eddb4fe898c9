/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* `kernel` (alternate.c) as a call of the function that `jig emit --object --lower` has made, of
 * two matrices, ROWS x INNER and INNER x COLUMNS. */
#include <stdint.h>

typedef struct Matrix {
    float *allocated, *aligned;
    int64_t offset, sizes[2], strides[2];
} Matrix;

void _mlir_ciface_gemm(Matrix *result, const Matrix *a, const Matrix *b, const Matrix *c);

static Matrix matrix(float *data, int64_t rows, int64_t columns) {
    return (Matrix){data, data, 0, {rows, columns}, {columns, 1}};
}

void kernel(float *a, float *b, float *c) {
    Matrix l = matrix(a, ROWS, INNER), r = matrix(b, INNER, COLUMNS),
           out = matrix(c, ROWS, COLUMNS), result;
    _mlir_ciface_gemm(&result, &l, &r, &out);
}
