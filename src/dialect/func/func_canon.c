/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constants of function type, and calls of them. */
#include "dialect/func/func_int.h"
#include "rewrite/values.h"
#include "support/arena.h"

JigFold jig_func_fold_constant(JigFoldCall *call) {
    call->results[0].attr = jig_func_constant_value_attr(call->op);
    return JIG_FOLD_RESULTS;
}

JigOp *jig_func_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type,
                            JigLoc loc) {
    bool is_function = jig_attr_kind(value) == JIG_ATTR_SYMBOL_REF &&
                       jig_attr_symbol_len(value) == 1 && jig_type_kind(type) == JIG_TYPE_FUNCTION;
    return is_function ? jig_func_constant_build(
                             rw, loc, &(JigFuncConstant){.result_type = type, .value = value})
                       : NULL;
}

/* A call of a constant is a direct call. */
static bool call_known_callee(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *callee = jig_constant_of(jig_func_call_indirect_callee(op));
    if (!callee || jig_attr_kind(callee) != JIG_ATTR_SYMBOL_REF)
        return jig_no_match(rw, op, "the callee is not constant");
    JigValueList args =
        jig_values_of_operands(op, jig_func_call_indirect_callee_operands(op), rw->arena);
    JigTypeList types = jig_values_result_types(op, rw->arena);
    jig_rw_replace_with_new(rw, op, JIG_FUNC(CALL), args.items, args.n, types.items, types.n,
                            "callee", callee, NULL);
    return true;
}

const JigPattern jig_func_call_indirect_patterns[] = {
    {.name = "(anonymous namespace)::SimplifyIndirectCallWithKnownCallee",
     .root = "func.call_indirect",
     .fn = call_known_callee},
    {0},
};
