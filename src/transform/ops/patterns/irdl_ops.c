/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finding payload ops by a definition of irdl. */
#include "transform/ops/ops_int.h"
#include "transform/state.h"

#include "dialect/irdl/irdl.h"

static JigApplyFn collect_matching;
static bool verify_collect_matching(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.irdl.collect_matching",
     .ins = "root: read Handle",
     .outs = "matched: Handle",
     .regions = "body: sized<1>",
     .traits = "TransformOpInterface, SymbolTable, NoTerminator, ReadsPayload",
     .format = "`in` $root `:` functional-type(operands, results) attr-dict-with-keyword regions",
     .verify = verify_collect_matching,
     .apply = collect_matching,
     .summary = "ops in the target that an irdl.operation describes, whatever their names"},
};
const JigDialect jig_transform_irdl = {.name = "transform", JIG_TABLE(ops, rows)};

static bool verify_collect_matching(JigOp *op) {
    JigOp *dialect = jig_block_first(jig_op_body(op));
    if (!dialect || jig_op_next(dialect))
        return jig_op_error(op, "expects a single operation in the body");
    if (!jig_op_is(dialect, JIG_IRDL(DIALECT)))
        return jig_op_error(op, "expects the body operation to be irdl.dialect");
    size_t operations = 0, others = 0;
    for (JigOp *o = jig_block_first(jig_op_body(dialect)); o; o = jig_op_next(o)) {
        operations += jig_op_is(o, JIG_IRDL(OPERATION));
        others += jig_op_is(o, JIG_IRDL(TYPE)) || jig_op_is(o, JIG_IRDL(ATTRIBUTE));
    }
    if (operations != 1)
        return jig_op_error(op, "expects IRDL to contain exactly one operation");
    return !others || jig_op_error(op, "IRDL types and attributes are not yet supported");
}

typedef struct Collect {
    JigTransformCall *call;
    const JigOp *operation;
    JigOp **found;
    size_t len, cap;
    bool gave_up;
    JigReason why; /* it did */
} Collect;

static JigWalk visit(JigOp *op, void *user) {
    Collect *c = user;
    if (!jig_irdl_matches(c->operation, op, &c->gave_up, &c->why))
        return c->gave_up ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
    JIG_ARENA_PUSH(c->call->arena, c->found, c->len, c->cap, op);
    return c->len > JIG_MAX_HANDLED ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

static JigStatus collect_matching(JigTransformCall *call) {
    JigOp *operation = jig_block_first(jig_op_body(jig_block_first(jig_op_body(call->op))));
    while (!jig_op_is(operation, JIG_IRDL(OPERATION)))
        operation = jig_op_next(operation);
    if (!jig_irdl_check(operation))
        return JIG_DEFINITE;
    Collect c = {.call = call, .operation = operation, .why = JIG_REASON(call->arena)};
    JigOps roots = jig_payload_ops(call, jig_transform_irdl_collect_matching_root(call->op));
    for (size_t i = 0; i < roots.len && !c.gave_up && c.len <= JIG_MAX_HANDLED; i++)
        jig_walk_post(roots.items[i], visit, &c);
    if (c.gave_up)
        return jig_definite(call, operation, "{}",
                            jig_fact_str(jig_reason_text(&c.why, call->arena)));
    jig_set_ops(call, 0, c.found, c.len);
    return JIG_OK;
}
