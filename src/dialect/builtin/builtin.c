/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/builtin/builtin_int.h"
#include "jig/eval.h"

const JigOpRow jig_builtin_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/builtin/builtin.def"
};

const JigDialect jig_builtin_dialect = {
    .name = "builtin",
    .ops = jig_builtin_ops,
    .num_ops = JIG_BUILTIN_NUM_OPS,
};
