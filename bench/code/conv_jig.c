/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* `kernel` (alternate.c) as a call of the function that `jig emit --object --lower` has made. */
#include <stdint.h>

typedef struct Buffer1 {
    float *allocated, *aligned;
    int64_t offset, sizes[1], strides[1];
} Buffer1;

typedef struct Buffer4 {
    float *allocated, *aligned;
    int64_t offset, sizes[4], strides[4];
} Buffer4;

void _mlir_ciface_conv(Buffer4 *result, const Buffer4 *filter, const Buffer4 *input,
                       const Buffer1 *bias, const Buffer4 *output);

static Buffer4 buffer(float *data, int64_t n, int64_t y, int64_t x, int64_t c) {
    return (Buffer4){data, data, 0, {n, y, x, c}, {y * x * c, x * c, c, 1}};
}

void kernel(float *filter, float *input, float *bias, float *output) {
    Buffer4 f = buffer(filter, 128, 3, 3, 128), i = buffer(input, 5, 82, 102, 128),
            o = buffer(output, 5, 80, 100, 128), result;
    Buffer1 b = {bias, bias, 0, {128}, {1}};
    _mlir_ciface_conv(&result, &f, &i, &b, &o);
}
