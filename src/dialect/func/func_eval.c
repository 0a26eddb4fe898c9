/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/evaluator.h"
#include "jig/iface.h"
#include "dialect/func/func_int.h"
#include "dialect/math/math.h"
#include "support/check.h"

JigEvalOutcome jig_func_eval_call_of(JigEvalCall *call, JigOp *callee, size_t first) {
    JIG_REQUIRE(call && callee && first <= call->step->num_operands);
    JigEvalStep *step = call->step;
    JigArena *a = &call->eval->scratch;
    JigArenaMark mark = jig_arena_mark(a);
    size_t n = step->num_operands - first;
    JigEvalValue *args = JIG_NEW_ARRAY(a, JigEvalValue, n),
                 *results = JIG_NEW_ARRAY(a, JigEvalValue, step->num_results);
    for (size_t i = 0; i < n; ++i)
        args[i] = jig_eval_take(call, first + i);
    bool ok = jig_eval_invoke(call, callee, args, n, results);
    for (size_t i = 0; i < n; ++i)
        jig_eval_release(&args[i]);
    for (size_t i = 0; ok && i < step->num_results; ++i)
        jig_eval_set_slot(&call->frame[step->first_result + i], results[i]);
    jig_arena_rewind(a, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

static JigOp *function_named(JigEvalCall *call, const char *attr) {
    if (!call->step->memo)
        call->step->memo =
            jig_symbol_lookup_nearest(call->step->op, jig_op_attr(call->step->op, attr));
    return call->step->memo;
}

/* One without a body may be the C library's. */
JigEvalOutcome jig_func_eval_call(JigEvalCall *call) {
    JigOp *callee = function_named(call, "callee");
    bool known = false;
    if (!callee)
        return jig_eval_error(call, "calls what is not there");
    if (jig_op_is(callee, JIG_FUNC(FUNC)) && jig_region_is_empty(jig_func_func_body(callee))) {
        JigEvalOutcome outcome = jig_math_eval_named(call, jig_symbol_name(callee), &known);
        if (known)
            return outcome;
    }
    return jig_func_eval_call_of(call, callee, 0);
}

JigEvalOutcome jig_func_eval_call_indirect(JigEvalCall *call) {
    if (!jig_eval_need(call, 0))
        return JIG_EVAL_STOP;
    const JigEvalValue *callee = jig_eval_slot(call, 0);
    if (callee->tag != JIG_EVAL_FUNCTION)
        return jig_eval_error(call, "calls what is no function");
    return jig_func_eval_call_of(call, callee->function, 1);
}

JigEvalOutcome jig_func_eval_constant(JigEvalCall *call) {
    JigOp *function = function_named(call, "value");
    if (!function)
        return jig_eval_error(call, "names what is not there");
    jig_eval_set_slot(jig_eval_result_slot(call, 0),
                      (JigEvalValue){.tag = JIG_EVAL_FUNCTION, .function = function});
    return JIG_EVAL_NEXT;
}
