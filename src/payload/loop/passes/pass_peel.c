/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Peeling every scf.for. */
#include "dialect/scf/scf.h"
#include "jig/pass.h"
#include "jig/payload/loop.h"

static const char peeled[] = "__peeled_loop__", partial[] = "__partial_iteration__";

static const JigOptionRow options[] = {
    {.name = "peel-front",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Peel the first iteration instead of the last one"},
    {.name = "skip-partial",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Leave loops alone that are in what was left over by peeling"},
};

typedef struct Choice {
    bool first, skip_partial;
} Choice;

static bool is_in_partial(const JigOp *op) {
    while ((op = jig_op_parent_of(op, JIG_SCF(FOR))))
        if (jig_op_attr(op, partial))
            return true;
    return false;
}

static bool peel(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Choice *c = self->data;
    const JigAttr *unit = jig_attr_unit(rw->ctx);
    JigOp *other;
    if (jig_scf_for_unsigned_cmp(op))
        return jig_no_match(rw, op, "compares as unsigned");
    if (jig_op_attr(op, peeled))
        return false;
    if (!c->first && c->skip_partial && is_in_partial(op))
        return false;
    if (!(c->first ? jig_peel_first : jig_peel_last)(rw, op, &other, NULL))
        return false;
    jig_rw_set_attr(rw, other, peeled, unit);
    jig_rw_set_attr(rw, other, partial, unit);
    jig_rw_set_attr(rw, op, peeled, unit);
    return true;
}

static JigWalk drop_marks(JigOp *op, void *user) {
    if (jig_op_attr(op, peeled))
        jig_rw_set_attr(user, op, peeled, NULL);
    if (jig_op_attr(op, partial))
        jig_rw_set_attr(user, op, partial, NULL);
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    Choice choice = {jig_option_bool(call, "peel-front"), jig_option_bool(call, "skip-partial")};
    JigPattern pattern = {.name = "(anonymous namespace)::ForLoopPeelingPattern",
                          .root = "scf.for",
                          .fn = peel,
                          .data = &choice};
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add(set, &pattern);
    (void)jig_pass_apply(call, set, NULL);
    jig_walk_post(call->op, drop_marks, call->rw);
    return true;
}

const JigPassRow jig_pass_scf_for_loop_peeling = {
    .name = "scf-for-loop-peeling",
    .title = "SCFForLoopPeeling",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "last (or first) iterations of scf.for as loops of their own, of those that compare "
               "as signed",
};
