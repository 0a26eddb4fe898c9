/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The product of two matrices, ROWS x INNER and INNER x COLUMNS, by OpenBLAS. */
#include <cblas.h>

void kernel(float *a, float *b, float *c) {
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, ROWS, COLUMNS, INNER, 1.0f, a, INNER, b,
                COLUMNS, 0.0f, c, COLUMNS);
}
