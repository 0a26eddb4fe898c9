/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/dim.h"
#include "dialect/complex/complex.h"
#include "jig/rewrite.h"
#include "dialect/tensor/tensor_int.h"
#include "eval/eval_views.h"

const JigOpRow jig_tensor_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/tensor/tensor.def"
};

static const char *const depends[] = {"affine", "arith", "complex", "linalg", NULL};
const JigDialect jig_tensor_dialect = {
    .name = "tensor",
    .ops = jig_tensor_ops,
    .num_ops = JIG_TENSOR_NUM_OPS,
    .materialize = jig_complex_materialize,
    .canonicalize = jig_tensor_dialect_patterns,
    .may_inline_op = jig_may_inline_any_op,
    .may_inline_region = jig_may_inline_any_region,
    .depends = depends,
    .older_texts = jig_tensor_older,
};
