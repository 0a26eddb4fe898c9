/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation: a global has the value that was stored last, or its initial one. */
#include "dialect/ml_program/ml_program_int.h"
#include "eval/evaluator.h"

/* Where the value of the global of this op is kept; NULL: after an error. */
static JigEvalValue *place_of(JigEvalCall *call) {
    JigEvalStep *step = call->step;
    if (!step->memo)
        step->memo = jig_ml_program_global_of(step->op);
    if (!step->memo) {
        jig_eval_fail(call, "names what is no global");
        return NULL;
    }
    return jig_eval_kept_value(call->eval, step->memo);
}

static const JigType *type_of(const JigOp *global) {
    return jig_attr_type_value(jig_ml_program_global_type_attr(global));
}

static bool initialize(JigEvalCall *call, const JigOp *global, JigEvalValue *place) {
    const JigAttr *value = jig_ml_program_global_value_attr(global);
    if (!value)
        return jig_eval_fail(call, "reads a global that nothing was stored to");
    if (jig_attr_is(value, JIG_ML_PROGRAM_EXTERN))
        return jig_eval_fail(call, "reads a global whose value is elsewhere");
    return jig_eval_value_of_attr(call->eval, type_of(global), value, place) ||
           jig_eval_unknown_fail(call, "reads a global whose initial value cannot be evaluated");
}

static bool is_variable(const JigOp *global) {
    return jig_ml_program_global_is_mutable(global);
}
static bool global_value(JigEvalCall *call, JigOp *global, JigEvalValue *out,
                         const JigType **type) {
    JigEvalValue *place = jig_eval_kept_value(call->eval, global);
    if (place->tag == JIG_EVAL_NONE && !initialize(call, global, place))
        return false;
    *type = type_of(global);
    jig_eval_copy_value(out, place);
    return true;
}
static const JigEvalGlobalIface of_value = {is_variable, global_value};
const JigIface jig_ml_program_global_ifaces[] = {{&jig_iface_eval_global, &of_value}, {0}};

JigEvalOutcome jig_ml_program_eval_load(JigEvalCall *call) {
    JigEvalValue *place = place_of(call);
    if (!place || (place->tag == JIG_EVAL_NONE && !initialize(call, call->step->memo, place)))
        return JIG_EVAL_STOP;
    jig_eval_set(call, 0, place);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_ml_program_eval_store(JigEvalCall *call) {
    JigEvalValue *place = place_of(call);
    if (!place)
        return JIG_EVAL_STOP;
    JigEvalValue value = *jig_eval_operand(call, 0);
    jig_eval_retain(&value);
    jig_eval_set_slot(place, value);
    return JIG_EVAL_NEXT;
}

/* ---- Tokens, which say nothing but that they are there ---- */

JigEvalOutcome jig_ml_program_eval_token(JigEvalCall *call) {
    size_t last = call->step->num_results - 1;
    jig_eval_set_slot(jig_eval_result_slot(call, last), (JigEvalValue){.tag = JIG_EVAL_NUMBER});
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_ml_program_eval_load_graph(JigEvalCall *call) {
    JigEvalOutcome outcome = jig_ml_program_eval_load(call);
    return outcome == JIG_EVAL_NEXT ? jig_ml_program_eval_token(call) : outcome;
}

JigEvalOutcome jig_ml_program_eval_store_graph(JigEvalCall *call) {
    JigEvalOutcome outcome = jig_ml_program_eval_store(call);
    return outcome == JIG_EVAL_NEXT ? jig_ml_program_eval_token(call) : outcome;
}
