/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes: lower what there is of `num`; tell what ops cost. */
#include "num.h"

/* ---- --convert-num-to-arith ---- */

static void add_lowering(JigPatternSet *set, JigConversionTarget *target, void *env) {
    num_lowering(set, env, target);
}

static bool lower(JigPassCall *call) {
    JigConversionEnv env = {.types = num_types_create(call->ctx)};
    const JigConversionRow row = {
        .legality = (const JigLegalityRow[]){{"builtin", .is = JIG_LEGAL}, {0}},
        .more = add_lowering,
        .user = &env,
        .full = jig_option_bool(call, "whole"),
    };
    bool ok = jig_convert_by_row(call->op, &row);
    jig_type_converter_destroy((JigTypeConverter *)env.types);
    return ok;
}

static const JigOptionRow lower_options[] = {
    {"whole", JIG_OPTION_BOOL, "false", .help = "Fail where anything else is left"},
};
const JigPassRow num_lower_pass = {
    .name = "convert-num-to-arith",
    .title = "ConvertNumToArith",
    JIG_TABLE(options, lower_options),
    .run = lower,
    .summary = "numbers with a fixed point as integers",
};

/* ---- --num-cost ---- */

static JigWalk add_cost(JigOp *op, void *sum) {
    const NumCost *cost = jig_op_iface(op, &num_iface_cost);
    if (cost)
        *(int64_t *)sum += cost->cycles(op);
    return JIG_WALK_ADVANCE;
}

static bool tell_cost(JigPassCall *call) {
    int64_t sum = 0;
    jig_walk_pre(call->op, add_cost, &sum);
    jig_remark(call->ctx, jig_op_loc(call->op), "costs %lld cycles", (long long)sum);
    call->unchanged = true;
    return true;
}

const JigPassRow num_cost_pass = {
    .name = "num-cost",
    .title = "NumCost",
    .anchor = "func.func",
    .run = tell_cost,
    .summary = "say what a function costs",
};
