/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The product of two matrices, ROWS x INNER and INNER x COLUMNS, by oneDNN. */
#include <dnnl.h>
#include <stdio.h>
#include <stdlib.h>

void kernel(float *a, float *b, float *c) {
    dnnl_status_t status =
        dnnl_sgemm('N', 'N', ROWS, COLUMNS, INNER, 1.0f, a, INNER, b, COLUMNS, 0.0f, c, COLUMNS);
    if (status != dnnl_success) {
        fprintf(stderr, "onednn: dnnl_sgemm: %d\n", status);
        exit(1);
    }
}
