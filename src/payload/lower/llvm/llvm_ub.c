/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* ub to llvm. */
#include "dialect/ub/ub.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "payload/lower/llvm/llvm_sets.h"

static bool lower_poison(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (!jig_attr_is(jig_ub_poison_value_attr(op), JIG_UB_POISON_ATTR))
        return jig_no_match(rw, op, "a poisoned value of another kind");
    if (!type)
        return jig_no_match(rw, op, "a result has no type there");
    jig_rw_replace1(rw, op, jig_to_llvm_poison(rw, jig_op_loc(op), type));
    return true;
}

static bool lower_unreachable(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_replace_op(rw, op,
                      jig_llvm_unreachable_build(rw, jig_op_loc(op), &(JigLlvmUnreachable){0}));
    return true;
}

const JigPattern jig_to_llvm_ub_patterns[] = {
    {.name = "ub.poison to llvm", .root = "ub.poison", .converts = true, .fn = lower_poison},
    {.name = "ub.unreachable to llvm",
     .root = "ub.unreachable",
     .converts = true,
     .fn = lower_unreachable},
    {0},
};
