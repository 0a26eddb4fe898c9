/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of jumps. Which operands go where is found out when an op is first executed. */
#include "eval/evaluator.h"
#include "jig/iface.h"
#include "dialect/cf/cf_int.h"

JigEvalOutcome jig_cf_eval_assert(JigEvalCall *call) {
    if (!jig_eval_need(call, 0))
        return JIG_EVAL_STOP;
    if (jig_eval_slot(call, 0)->w[0] & 1)
        return JIG_EVAL_NEXT;
    JigStr message = jig_cf_assert_msg(call->step->op);
    return jig_eval_error(call, "failed: %.*s", JIG_FMT(message));
}

JigEvalOutcome jig_cf_eval_br(JigEvalCall *call) {
    return jig_eval_jump(call, 0, 0, call->step->num_operands);
}

typedef struct Edge {
    size_t first, n;
} Edge;

static const Edge *edges_of(JigEvalCall *call) {
    JigOp *op = call->step->op;
    bool is_new;
    size_t n = jig_op_num_successors(op);
    Edge *edges = jig_eval_memo(call, n * sizeof *edges, &is_new);
    for (size_t i = 0; is_new && i < n; ++i) {
        JigSuccOperands operands = jig_branch_operands(op, i);
        edges[i] = (Edge){operands.forwarded.start, operands.forwarded.count};
    }
    return edges;
}

JigEvalOutcome jig_cf_eval_cond_br(JigEvalCall *call) {
    if (!jig_eval_need(call, 0))
        return JIG_EVAL_STOP;
    const Edge *edges = edges_of(call);
    size_t i = jig_eval_slot(call, 0)->w[0] & 1 ? 0 : 1;
    return jig_eval_jump(call, i, edges[i].first, edges[i].n);
}

JigEvalOutcome jig_cf_eval_switch(JigEvalCall *call) {
    JigInt flag;
    if (!jig_eval_get_int(call, 0, &flag))
        return JIG_EVAL_STOP;
    const JigAttr *cases = jig_cf_switch_case_values_attr(call->step->op);
    const Edge *edges = edges_of(call);
    size_t n = jig_op_num_successors(call->step->op), found = 0;
    for (size_t i = 1; i < n && !found && cases; ++i)
        if (jig_int_eq(jig_attr_big_int_value(jig_attr_element(cases, (int64_t)i - 1)), flag))
            found = i;
    return jig_eval_jump(call, found, edges[found].first, edges[found].n);
}
