/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    float a[] = {0, 1, 2, 3, 4, 5}, b[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    double d[] = {1, 2, 3, 4, 5};
    jig_f32_2 left = jig_f32_2_at(a, 2, 3), right = jig_f32_2_at(b, 3, 3), product;
    _mlir_ciface_product(&product, &left, &right);
    const float *first = product.aligned + product.offset;
    printf("product %.1f %.1f %.1f\n", (double)first[0], (double)first[product.strides[1]],
           (double)first[2]);
    free(product.allocated);
    jig_f64_1 numbers = jig_f64_1_at(d, 5);
    int64_t n = _mlir_ciface_scaled(&numbers, 1.5, 2);
    printf("scaled %.1f of %d\n", d[1], (int)n);
    jig_f32_3 cube = jig_f32_3_at(a + 1, 2, 2, 1);
    both_results both;
    _mlir_ciface_both(&both, &cube);
    printf("both %.1f %d\n", (double)both.result0.aligned[both.result0.offset], (int)both.result1);
    free(both.result0.allocated);
    _mlir_ciface_nothing();
    puts("nothing");
    return 0;
}
