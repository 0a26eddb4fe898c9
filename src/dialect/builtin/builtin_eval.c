/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/evaluator.h"
#include "dialect/builtin/builtin_int.h"

JigEvalOutcome jig_builtin_eval_cast(JigEvalCall *call) {
    JigEvalStep *step = call->step;
    if (step->num_operands != step->num_results)
        return jig_eval_unknown(call,
                                "cannot be evaluated: numbers of operands and results differ");
    for (size_t i = 0; i < step->num_results; ++i) {
        JigEvalValue v;
        if (!jig_eval_convert(call, jig_op_operand_type(step->op, i), jig_eval_slot(call, i),
                              jig_op_result_type(step->op, i), &v))
            return JIG_EVAL_STOP;
        jig_eval_set_slot(jig_eval_result_slot(call, i), v);
    }
    return JIG_EVAL_NEXT;
}
