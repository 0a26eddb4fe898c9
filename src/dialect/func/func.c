/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/func/func_int.h"
#include "jig/eval.h"

const JigOpRow jig_func_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/func/func.def"
};

static const char *const depends[] = {"cf", NULL};
const JigDialect jig_func_dialect = {
    .name = "func",
    .ops = jig_func_ops,
    .num_ops = JIG_FUNC_NUM_OPS,
    .materialize = jig_func_materialize,
    .may_inline_call = jig_func_may_inline_call,
    .may_inline_region = jig_func_may_inline_region,
    .may_inline_op = jig_func_may_inline_op,
    .inline_terminator = jig_func_inline_terminator,
    .depends = depends,
};
