/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/rewrite.h"
#include "dialect/complex/complex.h"

const JigOpRow jig_complex_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/complex/complex.def"
};

const JigDialect jig_complex_dialect = {
    .name = "complex",
    .ops = jig_complex_ops, .num_ops = JIG_COMPLEX_NUM_OPS,
    .may_inline_op = jig_may_inline_any_op,
};
