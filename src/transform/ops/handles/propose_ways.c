/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* From an op to its neighbours: to what makes its operands, to what uses its results, outwards. */
#include "transform/ops/proposals.h"

static void find(JigProposals *to, const char *lines, const JigOp *found) {
    JigStr name = jig_op_name_of(found);
    jig_propose(
        to, &(JigProposal){.lines = lines, .finds = jig_propose_text(to, "%.*s", JIG_FMT(name))});
}

/* An op that is tiled, fused or iterated, and not one that computes an index or a constant. */
static bool is_of_interest(const JigOp *op) {
    return op && (jig_tiling(op) || jig_loop(op) || jig_dps(op));
}

void jig_propose_producers(JigProposals *to, JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigOp *def = jig_op_operand_def(op, i);
        if (is_of_interest(op) && is_of_interest(def))
            find(to,
                 jig_propose_text(to,
                                  "%%producer = transform.get_producer_of_operand %%op[%zu] : (!t) "
                                  "-> !t\n",
                                  i),
                 def);
    }
}

void jig_propose_consumers(JigProposals *to, JigOp *op) {
    for (size_t i = 0; is_of_interest(op) && i < jig_op_num_results(op); ++i) {
        const JigUse *use = jig_value_first_use(jig_op_result(op, i));
        if (use && is_of_interest(jig_use_owner(use)))
            find(to,
                 jig_propose_text(to,
                                  "%%consumers = transform.get_consumers_of_result %%op[%zu] : "
                                  "(!t) -> !t\n",
                                  i),
                 jig_use_owner(use));
    }
}

/* The nearest loop. */
void jig_propose_parent(JigProposals *to, JigOp *op) {
    for (JigOp *at = jig_op_parent(op); is_of_interest(op) && at; at = jig_op_parent(at)) {
        JigStr name = jig_op_name_of(at);
        if (!jig_loop(at))
            continue;
        find(to,
             jig_propose_text(to,
                              "%%parent = transform.get_parent_op %%op {op_name = \"%.*s\"} : (!t) "
                              "-> !t\n",
                              JIG_FMT(name)),
             at);
        return;
    }
}
