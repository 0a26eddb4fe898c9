/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/cf/cf_int.h"

static const JigCustomRow customs[] = {
    {.name = "SwitchOpCases",
     .written = "default: ^block(%operand, ... : type, ...), integer: ^block(%operand, ... : type, "
                "...), ...",
     .parse = jig_cf_parse_switch_cases,
     .print = jig_cf_print_switch_cases},
};

const JigOpRow jig_cf_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/cf/cf.def"
};

static const char *const depends[] = {"arith", NULL};
const JigDialect jig_cf_dialect = {
    .name = "cf",
    .ops = jig_cf_ops,
    .num_ops = JIG_CF_NUM_OPS,
    JIG_TABLE(customs, customs),
    .may_inline_call = jig_cf_may_inline_call,
    .may_inline_region = jig_cf_may_inline_region,
    .may_inline_op = jig_cf_may_inline_op,
    .depends = depends,
};
