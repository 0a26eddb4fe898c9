/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How former releases wrote numbers, and numbers that their texts leave out. */
#include "asm/older.h"
#include "dialect/arith/arith_int.h"

/* clang-format off */
const JigOlderText jig_arith_older[] = {
    {"arith.maxf", .op = "arith.maximumf", .until = "16", .what = "it is arith.maximumf"},
    {"arith.minf", .op = "arith.minimumf", .until = "16", .what = "it is arith.minimumf"},
    {0}};
/* clang-format on */

JigValue *jig_arith_older_index(JigParser *p, JigLoc loc, int64_t n) {
    JigContext *ctx = jig_parser_context(p);
    const JigType *index = jig_type_index(ctx);
    JigNamedAttr value = {jig_ident(ctx, JIG_STR("value")), jig_attr_int(index, n)};
    JigOp *op =
        jig_older_op_before(p, &(JigOpState){.loc = loc,
                                             .name = jig_op_name_of_row(ctx, JIG_ARITH(CONSTANT)),
                                             .types = &index,
                                             .num_types = 1,
                                             .attrs = jig_attr_dict(ctx, &value, 1)});
    return jig_op_result(op, 0);
}

JigValue *jig_arith_older_quotient(JigParser *p, JigLoc loc, JigValue *v, int64_t by) {
    if (by == 1)
        return v;
    JigContext *ctx = jig_parser_context(p);
    const JigType *index = jig_type_index(ctx);
    JigValue *operands[] = {v, jig_arith_older_index(p, loc, by)};
    JigOp *op =
        jig_older_op_before(p, &(JigOpState){.loc = loc,
                                             .name = jig_op_name_of_row(ctx, JIG_ARITH(DIVUI)),
                                             .operands = operands,
                                             .num_operands = JIG_LEN(operands),
                                             .types = &index,
                                             .num_types = 1,
                                             .attrs = jig_attr_dict(ctx, NULL, 0)});
    return jig_op_result(op, 0);
}
