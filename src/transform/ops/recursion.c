/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* No named sequence may include itself, not by way of others either. */
#include "transform/ops/ops_int.h"

#include "support/map.h"
#include "support/vec.h"

#include <stdlib.h>

enum { ON_STACK = 1, DONE = 2 };

/* A sequence being looked at, and how many of its includes were followed. */
typedef struct Frame {
    JigOp *sequence;
    JigOpVec includes;
    size_t next;
} Frame;

/* Depth first, with a stack of its own: chains of includes may be long. A sequence met again while
 * on the stack includes itself. */
typedef struct Search {
    JigOp *table;
    JigPtrMap marks;
    JIG_VEC(Frame) stack;
    JigOp *culprit, *from;
} Search;

static JigWalk collect_includes(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_TRANSFORM(INCLUDE)))
        jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

static void enter(Search *s, JigOp *sequence) {
    Frame frame = {.sequence = sequence};
    jig_ptrmap_set(&s->marks, sequence, (void *)(uintptr_t)ON_STACK);
    jig_walk_pre(sequence, collect_includes, &frame.includes);
    jig_vec_push(&s->stack, frame);
}

static void leave(Search *s) {
    Frame frame = jig_vec_pop(&s->stack);
    jig_ptrmap_set(&s->marks, frame.sequence, (void *)(uintptr_t)DONE);
    jig_vec_free(&frame.includes);
}

static void follow(Search *s, JigOp *include) {
    JigOp *callee = jig_symbol_lookup_ref_in(s->table, jig_op_attr(include, "target"));
    if (!callee || !jig_op_is(callee, JIG_TRANSFORM(NAMED_SEQUENCE)))
        return;
    uintptr_t mark = (uintptr_t)jig_ptrmap_get(&s->marks, callee);
    if (!mark)
        enter(s, callee);
    if (mark != ON_STACK)
        return;
    s->culprit = callee;
    s->from = jig_op_parent_of(include, JIG_TRANSFORM(NAMED_SEQUENCE));
}

static void search(Search *s, JigOp *sequence) {
    if (jig_ptrmap_has(&s->marks, sequence))
        return;
    enter(s, sequence);
    while (s->stack.len && !s->culprit) {
        Frame *top = &jig_vec_last(&s->stack);
        if (top->next < top->includes.len)
            follow(s, top->includes.data[top->next++]);
        else
            leave(s);
    }
    while (s->stack.len)
        leave(s);
}

bool jig_verify_no_recursion(JigOp *table) {
    Search s = {.table = table};
    JigBlock *body = jig_region_first(jig_op_region(table, 0));
    for (JigOp *op = body ? jig_block_first(body) : NULL; op && !s.culprit; op = jig_op_next(op))
        if (jig_op_is(op, JIG_TRANSFORM(NAMED_SEQUENCE)))
            search(&s, op);
    jig_ptrmap_free(&s.marks);
    jig_vec_free(&s.stack);
    if (!s.culprit)
        return true;
    JigContext *ctx = jig_op_context(table);
    jig_error(ctx, jig_op_loc(s.from), "recursion not allowed in named sequences");
    if (s.from != s.culprit)
        jig_note(ctx, jig_op_loc(s.culprit), "operation on recursion stack");
    return false;
}
