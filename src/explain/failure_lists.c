/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of what there is, in help lines. */
#include "explain/failure_int.h"

enum { MOST_LISTED = 4 };

/* ---- Lists ---- */

void jig_named_add(JigNamed *list, JigStr words) {
    if (list->n++ < MOST_LISTED)
        list->text = jig_arena_printf(list->x->a, "%.*s%s%.*s", JIG_FMT(list->text),
                                      list->n > 1 ? ", " : "", JIG_FMT(words));
}

JigStr jig_named_counts(JigExplained *x) {
    JigNamed list = {.x = x};
    for (size_t i = 0; i < jig_op_num_operands(x->at->op); ++i) {
        const JigValue *v = jig_op_operand(x->at->op, i);
        JigStr name = jig_wording_handle(v, x->a);
        jig_named_add(&list, jig_arena_printf(x->a, "%.*s has %zu", JIG_FMT(name),
                                              jig_run_handle(x->run, v).len));
    }
    return jig_named_text(&list);
}

JigStr jig_named_text(const JigNamed *list) {
    return list->n > MOST_LISTED ? jig_arena_printf(list->x->a, "%.*s, and %zu more",
                                                    JIG_FMT(list->text), list->n - MOST_LISTED)
                                 : list->text;
}

static JigWalk list_op(JigOp *op, void *user) {
    JigNamed *list = user;
    if (list->takes(list, op))
        jig_named_add(list, jig_wording_op(op, list->x->a));
    return JIG_WALK_ADVANCE;
}

/* What the step works on: its first operand, in all of them. NULL: it has none. */
const JigValue *jig_failure_target(const JigExplained *x) {
    return jig_op_num_operands(x->at->op) ? jig_op_operand(x->at->op, 0) : NULL;
}

JigItems jig_failure_targets(const JigExplained *x) {
    return jig_failure_target(x) ? jig_failure_items(x, jig_failure_target(x)) : (JigItems){0};
}

/* A copy: what the run gives is its own until the next handle is asked for. */
JigItems jig_failure_items(const JigExplained *x, const JigValue *handle) {
    JigItems items = jig_run_handle(x->run, handle);
    void **copy = JIG_NEW_ARRAY(x->a, void *, items.len + 1);
    for (size_t i = 0; i < items.len; ++i)
        copy[i] = items.items[i];
    items.items = copy;
    return items;
}

/* Below the targets, those of which `takes` says so. */
JigNamed jig_named_below(JigExplained *x, bool (*takes)(const JigNamed *, const JigOp *),
                         JigStr name) {
    JigNamed list = {.x = x, .takes = takes, .name = name};
    JigItems items = jig_failure_targets(x);
    for (size_t i = 0; items.kind == JIG_HANDLE_OPS && i < items.len; ++i)
        jig_walk_pre(items.items[i], list_op, &list);
    return list;
}

JigStr jig_failure_target_name(const JigExplained *x) {
    return jig_failure_target(x) ? jig_wording_handle(jig_failure_target(x), x->a)
                                 : JIG_STR("the payload");
}

JigStr jig_failure_around(JigExplained *x, const JigOp *op) {
    JigNamed list = {.x = x};
    for (const JigOp *p = jig_op_parent(op); p; p = jig_op_parent(p))
        if (jig_op_parent(p)) /* the whole payload says nothing */
            jig_named_add(&list, jig_wording_op(p, x->a));
    return list.n ? jig_named_text(&list) : JIG_STR("nothing but the payload as a whole");
}
