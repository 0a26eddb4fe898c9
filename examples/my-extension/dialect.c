/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect.h"

/* Without a .format, an op is written in its generic form. */
static const JigOpRow ops[] = {
    {.name = "my.mm4",
     .ins = "inputs: variadic<AnyType>",
     .outs = "outputs: variadic<AnyType>",
     .summary = "4x4 matrix multiplication in hardware"},
};

const JigDialect my_dialect = {.name = "my", .ops = ops, .num_ops = JIG_LEN(ops)};
