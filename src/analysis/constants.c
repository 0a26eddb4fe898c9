/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/constants.h"

/* attr NULL: may be anything. */
typedef struct Constant {
    const JigAttr *attr;
    const JigDialect *dialect;
} Constant;

static bool join(void *state, const void *with) {
    Constant *c = state;
    if (!c->attr || c->attr == ((const Constant *)with)->attr)
        return false;
    *c = (Constant){0};
    return true;
}

static void unknown(const JigValue *v, void *out) {
    (void)v;
    *(Constant *)out = (Constant){0};
}

static const JigAttr *constant(const JigValue *v, const void *state, const void *user) {
    (void)v, (void)user;
    return ((const Constant *)state)->attr;
}

static bool same_operands(const JigOp *op, JigValue *const *values, size_t n) {
    for (size_t i = 0; i < n && n == op->num_operands; i++)
        if (op->operands[i].value != values[i])
            return false;
    return n == op->num_operands;
}

/* Folding may change the op on its way, by what may not hold in the end. A mark takes that back
 * exactly, uses in their order included, and nobody hears of it: listeners hear rewriters only.
 * What it changes elsewhere holds, and shows in the reference's output. */
static JigFold fold(JigOp *op, const JigAttr *const *consts, JigFoldResult *results,
                    JigArena *scratch) {
    const JigAttr *attrs = op->attrs;
    size_t n = op->num_operands;
    JigValue **before = JIG_NEW_ARRAY(scratch, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        before[i] = op->operands[i].value;
    JigMark mark = jig_mark(op->name->ctx);
    JigFold kind = jig_op_fold(op, consts, results, scratch);
    if (kind != JIG_FOLD_RESULTS && (op->attrs != attrs || !same_operands(op, before, n)))
        jig_rollback(op->name->ctx, mark);
    jig_commit(op->name->ctx, mark);
    return kind;
}

static void transfer(JigForwardFlow *flow, JigOp *op) {
    const JigAttr **consts;
    if (!op->num_results || !jig_forward_constants(flow, op, &consts))
        return;
    JigArena scratch;
    jig_arena_init(&scratch);
    JigFoldResult *results = JIG_NEW_ARRAY(&scratch, JigFoldResult, op->num_results + 1);
    JigFold kind = fold(op, consts, results, &scratch);
    for (size_t i = 0; i < op->num_results; i++) {
        const JigValue *v = &jig_op_results(op)[i];
        if (kind != JIG_FOLD_RESULTS || (!results[i].attr && !results[i].value))
            jig_forward_set_unknown(flow, v);
        else if (results[i].attr)
            jig_forward_join(flow, v, &(Constant){results[i].attr, op->name->dialect});
        else
            jig_forward_join_value(flow, v, results[i].value);
    }
    jig_arena_free(&scratch);
    jig_free(consts);
}

const JigForward jig_constants = {
    .lattice = {.size = sizeof(Constant), .join = join, .unknown = unknown},
    .transfer = transfer,
    .constant = constant,
};

const JigAttr *jig_constants_find(const JigForwardFlow *flow, const JigValue *v,
                                  const JigDialect **dialect) {
    const Constant *c = jig_forward_state(flow, v);
    *dialect = c ? c->dialect : NULL;
    return c ? c->attr : NULL;
}
