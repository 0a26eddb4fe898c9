/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/machine.h"
#include "dialect/builtin/builtin_int.h"

/* Values that are kept alike pass as they are. */
static bool passes(const JigElem *a, const JigElem *b) {
    return a->kind == b->kind && a->width == b->width && a->float_kind == b->float_kind;
}

JigEvalOutcome jig_builtin_eval_cast(JigEvalCall *call) {
    JigEvalStep *step = call->step;
    if (step->num_operands != step->num_results)
        return jig_eval_error(call, "cannot be evaluated: numbers of operands and results differ");
    for (size_t i = 0; i < step->num_results; ++i) {
        JigOp *op = step->op;
        bool shaped = jig_type_is_shaped(jig_op_operand_type(op, i));
        if (shaped != jig_type_is_shaped(jig_op_result_type(op, i)) ||
            !passes(jig_operand_elem(call, i), jig_result_elem(call, i)))
            return jig_eval_error(call, "cannot be evaluated: nothing says how the value changes");
        jig_eval_set(call, i, jig_slot(call, i));
    }
    return JIG_EVAL_NEXT;
}
