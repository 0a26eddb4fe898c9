/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tensors as former releases wrote them. */
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor_int.h"

static bool parse_expand(JigParser *p, JigOpState *state);

/* clang-format off */
const JigOlderText jig_tensor_older[] = {
    {"tensor.expand_shape", .parse = parse_expand, .until = "18", .what = "it says `output_shape`"},
    {0}};
/* clang-format on */

static bool parse_expand(JigParser *p, JigOpState *state) {
    return jig_memref_parse_older_expand(p, state, JIG_TENSOR(DIM), jig_type_is_ranked_tensor);
}
