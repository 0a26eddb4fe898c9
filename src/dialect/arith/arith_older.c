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
    const JigType *index = jig_type_index(jig_parser_context(p));
    return jig_older_value_before(p, loc, JIG_ARITH(CONSTANT), NULL, 0, index,
                                  jig_attr_int(index, n));
}

JigValue *jig_arith_older_quotient(JigParser *p, JigLoc loc, JigValue *v, int64_t by) {
    if (by == 1)
        return v;
    JigValue *operands[] = {v, jig_arith_older_index(p, loc, by)};
    return jig_older_value_before(p, loc, JIG_ARITH(DIVUI), operands, JIG_LEN(operands),
                                  jig_type_index(jig_parser_context(p)), NULL);
}
