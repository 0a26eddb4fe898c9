/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* In a table of named sequences, nothing may include or call itself, not by way of others either.
 */
#include "transform/ops/ops_int.h"

#include "analysis/callgraph.h"
#include "support/check.h"

static bool reaches_itself(const JigCallNode *n) {
    for (size_t i = 0; i < n->edges.len; ++i)
        if (n->edges.data[i].to == n)
            return true;
    return false;
}

/* The members of a component that is a cycle, the last one entered first. */
static bool report(JigCallNode *const *members, size_t n) {
    JigContext *ctx = jig_op_context(members[0]->op);
    jig_error(ctx, jig_op_loc(members[0]->op), "recursion not allowed in named sequences");
    for (size_t i = 1; i < n; ++i)
        jig_note(ctx, jig_op_loc(members[i]->op), "operation on recursion stack");
    return false;
}

bool jig_transform_verify_no_recursion(JigOp *table) {
    JIG_REQUIRE(table);
    JigCallGraph graph;
    JigCallNodeVec nodes = {0};
    JigI64Vec ends = {0};
    jig_callgraph_init(&graph, table);
    jig_callgraph_sccs(&graph, &nodes, &ends);
    bool ok = true;
    for (size_t i = 0, begin = 0; ok && i < ends.len; begin = (size_t)ends.data[i++]) {
        JigCallNode *const *members = nodes.data + begin;
        size_t n = (size_t)ends.data[i] - begin;
        if (n > 1 || reaches_itself(members[0]))
            ok = report(members, n);
    }
    jig_vec_free(&nodes);
    jig_vec_free(&ends);
    jig_callgraph_free(&graph);
    return ok;
}
