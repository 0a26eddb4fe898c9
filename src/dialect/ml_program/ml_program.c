/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/ml_program/ml_program_int.h"

static const JigTypeRow types[] = {
    {.name = "ml_program.token", .summary = "Token for establishing execution ordering in a graph"},
};

static const JigAttr *parse_extern(JigParser *p, const JigType *type) {
    JigContext *ctx = jig_parser_context(p);
    return jig_attr_get_typed(type ? type : jig_type_none(ctx), JIG_ML_PROGRAM_EXTERN, NULL, 0);
}

static void print_extern(JigPrinter *p, const JigAttr *x) {
    (void)p, (void)x; /* all that there is to it is the type, which is written behind it */
}

const JigAttrRow jig_ml_program_attrs[] = {
    {.name = "ml_program.extern",
     .parse = parse_extern,
     .print = print_extern,
     .alias = "extern",
     .summary = "a value that is found elsewhere"},
};

const JigOpRow jig_ml_program_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/ml_program/ml_program.def"
};

const JigDialect jig_ml_program_dialect = {
    .name = "ml_program",
    .ops = jig_ml_program_ops,
    .num_ops = JIG_ML_PROGRAM_NUM_OPS,
    JIG_TABLE(types, types),
    JIG_TABLE(attrs, jig_ml_program_attrs),
    .customs = jig_ml_program_customs,
    .num_customs = JIG_ML_PROGRAM_NUM_CUSTOMS,
    .may_inline_op = jig_may_inline_any_op,
};
