/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Conversions that are data: a target and patterns made of a row, and gone afterwards. */
#include "jig/convert.h"
#include "support/check.h"

static void add_patterns(JigPatternSet *set, JigConversionTarget *target,
                         const JigConversionRow *row) {
    for (size_t i = 0; i < JIG_CONVERSION_LISTS; i++) {
        const JigPattern *list = row->patterns[i];
        if (!list)
            continue;
        jig_patterns_add_converting(set, list, row->env);
        for (const JigPattern *p = list; row->roots_are_illegal && p->fn; p++)
            jig_target_op(target, jig_str(p->root), JIG_ILLEGAL);
    }
}

bool jig_convert_by_row(JigOp *root, const JigConversionRow *row) {
    JIG_REQUIRE(root && row);
    JigContext *ctx = jig_op_context(root);
    JigConversionTarget *target = jig_conversion_target_create(ctx);
    JigPatternSet *patterns = jig_patterns_create(ctx);
    add_patterns(patterns, target, row);
    jig_target_say(target, row->legality, row->user);
    if (row->more)
        row->more(patterns, target, row->user);
    bool ok =
        jig_convert(ctx, &root, 1,
                    &(JigConversion){.target = target,
                                     .patterns = patterns,
                                     .mode = row->full ? JIG_CONVERT_FULL : JIG_CONVERT_PARTIAL,
                                     .backwards = row->backwards,
                                     .roots_stay = true,
                                     .at_once = row->at_once});
    jig_patterns_destroy(patterns);
    jig_conversion_target_destroy(target);
    return ok;
}
