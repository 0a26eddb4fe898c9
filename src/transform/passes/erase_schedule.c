/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The pass that drops scripts from the IR, leaving the payload: --transform-erase-schedule. */
#include "support/map.h"
#include "support/vec.h"
#include "transform/passes/passes.h"

typedef struct Schedule {
    JigOpVec ops;     /* outermost transform ops */
    JigPtrMap inside; /* set of all ops at or below them */
} Schedule;

static JigWalk note_inside(JigOp *op, void *user) {
    jig_ptrset_add(user, op);
    return JIG_WALK_ADVANCE;
}

static JigWalk collect(JigOp *op, void *user) {
    Schedule *s = user;
    if (!jig_is_transform_op(op))
        return JIG_WALK_ADVANCE;
    jig_vec_push(&s->ops, op);
    jig_walk_pre(op, note_inside, &s->inside);
    return JIG_WALK_SKIP;
}

static bool check_unused(const Schedule *s, const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u)) {
            if (jig_ptrmap_has(&s->inside, jig_use_owner(u)))
                continue;
            jig_op_error(op, "cannot be erased while result #%zu is used", i);
            jig_op_note(jig_use_owner(u), "used here");
            return false;
        }
    return true;
}

static JigWalk drop_operands(JigOp *op, void *user) {
    (void)user;
    jig_op_erase_operands(op, 0, jig_op_num_operands(op));
    return JIG_WALK_ADVANCE;
}

static bool erase_all(const Schedule *s, const JigOp *root) {
    for (size_t i = 0; i < s->ops.len; ++i) {
        if (s->ops.data[i] == root)
            return jig_op_error(root, "cannot be erased by a pass that runs on it");
        JIG_CHECK(check_unused(s, s->ops.data[i]));
    }
    /* In a graph region uses come before definitions. */
    for (size_t i = 0; i < s->ops.len; ++i)
        jig_walk_pre(s->ops.data[i], drop_operands, NULL);
    for (size_t i = 0; i < s->ops.len; ++i)
        jig_op_destroy(s->ops.data[i]);
    return true;
}

static bool run(JigPassCall *call) {
    Schedule s = {0};
    jig_walk_pre(call->op, collect, &s);
    bool ok = erase_all(&s, call->op);
    jig_vec_free(&s.ops);
    jig_ptrmap_free(&s.inside);
    return ok;
}

const JigPassRow jig_pass_transform_erase_schedule = {
    .name = "transform-erase-schedule",
    .title = "EraseSchedulePass",
    .run = run,
    .summary = "erase transform ops, leaving the payload",
};

/* As the reference's tool names it. */
const JigPassRow jig_pass_test_erase_schedule = {
    .name = "test-transform-dialect-erase-schedule",
    .title = "(anonymous namespace)::TestTransformDialectEraseSchedulePass",
    .anchor = "builtin.module",
    .run = run,
    .summary = "erase transform ops, leaving the payload",
};
