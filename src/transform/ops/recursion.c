/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* In a table of named sequences, nothing may include or call itself, not by way of others either.
 */
#include "transform/ops/ops_int.h"

#include "jig/iface.h"
#include "support/map.h"
#include "support/vec.h"

#include <stdlib.h>

enum { ON_STACK = 1, DONE = 2 };

/* A callable being looked at, and how many of its calls were followed. */
typedef struct Frame {
    JigOp *callable;
    JigOpVec calls;
    size_t next;
} Frame;

/* Depth first, with a stack of its own: chains of includes may be long. What is met again while on
 * the stack calls itself. */
typedef struct Search {
    JigPtrMap marks;
    JIG_VEC(Frame) stack;
    JigOp *culprit, *from;
} Search;

/* What is defined inside calls for itself. */
static JigWalk collect_calls(JigOp *op, void *user) {
    Frame *frame = user;
    if (op != frame->callable && jig_callable(op))
        return JIG_WALK_SKIP;
    if (jig_call(op))
        jig_vec_push(&frame->calls, op);
    return JIG_WALK_ADVANCE;
}

static void enter(Search *s, JigOp *callable) {
    Frame frame = {.callable = callable};
    jig_ptrmap_set(&s->marks, callable, (void *)(uintptr_t)ON_STACK);
    jig_walk_pre(callable, collect_calls, &frame);
    jig_vec_push(&s->stack, frame);
}

static void leave(Search *s) {
    Frame frame = jig_vec_pop(&s->stack);
    jig_ptrmap_set(&s->marks, frame.callable, (void *)(uintptr_t)DONE);
    jig_vec_free(&frame.calls);
}

static void follow(Search *s, JigOp *caller, JigOp *call) {
    JigOp *callee = jig_call_resolve(call);
    if (!callee)
        return;
    uintptr_t mark = (uintptr_t)jig_ptrmap_get(&s->marks, callee);
    if (!mark)
        enter(s, callee);
    if (mark != ON_STACK)
        return;
    s->culprit = callee;
    s->from = caller;
}

static void search(Search *s, JigOp *callable) {
    enter(s, callable);
    while (s->stack.len && !s->culprit) {
        Frame *top = &jig_vec_last(&s->stack);
        if (top->next < top->calls.len)
            follow(s, top->callable, top->calls.data[top->next++]);
        else
            leave(s);
    }
    while (s->stack.len)
        leave(s);
}

static JigWalk search_from(JigOp *op, void *user) {
    Search *s = user;
    if (jig_callable(op) && !jig_ptrmap_has(&s->marks, op))
        search(s, op);
    return s->culprit ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

bool jig_verify_no_recursion(JigOp *table) {
    Search s = {0};
    jig_walk_pre(table, search_from, &s);
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
