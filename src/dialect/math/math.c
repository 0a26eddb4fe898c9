/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/rewrite.h"
#include "dialect/math/math_int.h"

const JigOpRow jig_math_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/math/math.def"
};

static const char *const depends[] = {"arith", NULL};
const JigDialect jig_math_dialect = {
    .name = "math",
    .ops = jig_math_ops,
    .num_ops = JIG_MATH_NUM_OPS,
    .may_inline_op = jig_may_inline_any_op,
    .materialize = jig_arith_materialize,
    .depends = depends,
};
