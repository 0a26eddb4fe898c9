/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Of Jig's own: sums of structured ops in any order, for who does not mind how they are rounded. */
#include "jig/pass.h"

#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "jig/lower.h"

/* Of named ops nobody would see the flag: they are their loops, written or not. */
static bool shows_body(const JigOp *op) {
    return jig_op_is(op, JIG_LINALG(GENERIC)) || jig_op_is(op, JIG_LINALG(REDUCE));
}

static bool reduces(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; i < s->num_loops(op); ++i)
        if (s->iterator(op, i) == JIG_REDUCTION)
            return true;
    return false;
}

static const JigAttr *freed(JigRewriter *rw, const JigAttr *had) {
    int64_t flags = (had ? (int64_t)jig_attr_enum_value(had) : 0) | JIG_FAST_MATH_REASSOC;
    return jig_attr_enum(rw->ctx, JIG_ARITH_FASTMATH_ATTR, flags);
}

static JigWalk set_flags(JigOp *op, void *user) {
    JigRewriter *rw = user;
    if (!shows_body(op) || !reduces(op))
        return JIG_WALK_ADVANCE;
    for (size_t i = 0; jig_linalg_num_ins(op) + i < jig_op_num_operands(op); ++i) {
        JigOp *sum = jig_linalg_init_combiner(op, i);
        if (sum && jig_op_is(sum, JIG_ARITH(ADDF)))
            jig_arith_addf_set_fastmath(rw, sum, freed(rw, jig_arith_addf_fastmath_attr(sum)));
        else if (sum && jig_op_is(sum, JIG_ARITH(MULF)))
            jig_arith_mulf_set_fastmath(rw, sum, freed(rw, jig_arith_mulf_fastmath_attr(sum)));
    }
    return JIG_WALK_ADVANCE;
}

static bool run_reassociate(JigPassCall *call) {
    jig_walk_pre(call->op, set_flags, call->rw);
    return true;
}
const JigPassRow jig_pass_reassociate_reductions = {
    .name = "reassociate-reductions",
    .title = "ReassociateReductionsPass",
    .run = run_reassociate,
    .summary = "sums and products of linalg.generic and linalg.reduce in any order (reassoc)",
};
