/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What terminators hand on and is written to by those who get it: by callers of a function, in the
 * next iteration of a loop or behind it, or by whom these hand it on to. It has to be a buffer that
 * nobody else has.
 */
#include "analysis/buffering.h"
#include "payload/bufferize/bufferize_int.h"

typedef struct Search {
    JigBuffering *b;
    JIG_VEC(JigUse *) work; /* operands of terminators, whose buffers are to be looked at */
} Search;

static bool is_call(const JigOp *op) {
    const JigBufferIface *iface = op ? jig_buffer(op) : NULL;
    return iface && iface->boundary && jig_call(op);
}

static void add(Search *s, JigUse *use) {
    if (jig_ptrset_add(&s->b->written_later, use))
        jig_vec_push(&s->work, use);
}

/* The result is written to: so is what the callee returns for it. */
static void add_result(Search *s, JigOp *call, size_t result) {
    JigOp *callee = jig_in_place_callee(call);
    JigOpVec returns = {0};
    if (callee && jig_op_body(callee))
        jig_in_place_returns(callee, &returns);
    for (size_t i = 0; i < returns.len; ++i)
        if (result < jig_op_num_operands(returns.data[i]))
            add(s, jig_op_use(returns.data[i], result));
    jig_vec_free(&returns);
}

/* The argument or result is written to: so is what the iteration before yields for it. */
static void add_yielded(Search *s, JigOp *loop, size_t i) {
    JigOperandRange yielded;
    JigOp *end = jig_loop(loop)->yield ? jig_loop(loop)->yield(loop, &yielded) : NULL;
    if (end)
        add(s, jig_op_use(end, yielded.start + i));
}

static bool is_written(JigValue *v, JigBuffering *b) {
    return v && jig_in_place_is_changed(b->analysis, v);
}

/* Iterations write to the argument: to what comes from the one before, and, first, to what the loop
 * starts from, which is of another class where iterations yield other buffers. */
static void add_carried(Search *s, JigOp *loop, size_t i) {
    add_yielded(s, loop, i);
    add(s, jig_op_use(loop, jig_loop(loop)->inits(loop).start + i));
}

/* What is written to is a value that came from elsewhere. */
static void hand_on(JigValue *v, void *user) {
    JigOp *def = jig_value_def(v), *owner = def ? def : jig_block_parent_op(jig_value_block(v));
    size_t i = jig_value_index(v), n = jig_loop_num_carried(owner);
    if (is_call(def))
        add_result(user, def, i);
    if (def && i < n && jig_loop_result(def, i) == v)
        add_yielded(user, def, i);
    for (size_t k = 0; !def && k < n; ++k)
        if (jig_loop_arg(owner, k) == v)
            add_carried(user, owner, k);
}

static JigWalk add_written(JigOp *op, void *user) {
    Search *s = user;
    for (size_t i = 0; is_call(op) && i < jig_op_num_results(op); ++i)
        if (jig_type_is_tensor(jig_op_result_type(op, i)) && is_written(jig_op_result(op, i), s->b))
            add_result(s, op, i);
    for (size_t i = 0; i < jig_loop_num_carried(op); ++i) {
        if (!jig_type_is_tensor(jig_value_type(jig_loop_arg(op, i))))
            continue;
        if (is_written(jig_loop_arg(op, i), s->b))
            add_carried(s, op, i);
        else if (is_written(jig_loop_result(op, i), s->b))
            add_yielded(s, op, i);
    }
    return JIG_WALK_ADVANCE;
}

void jig_bufferize_find_written_later(JigOp *root, JigBuffering *b) {
    Search s = {.b = b};
    jig_ptrmap_clear(&b->written_later);
    if (b->analysis)
        jig_walk_post(root, add_written, &s);
    while (s.work.len)
        jig_in_place_each_alias(b->analysis, jig_use_value(jig_vec_pop(&s.work)), hand_on, &s);
    jig_vec_free(&s.work);
}

bool jig_bufferize_is_written_later(JigOp *end, size_t operand, const JigBuffering *b) {
    return jig_ptrmap_has(&b->written_later, jig_op_use(end, operand));
}

/* ---- What is returned, and may be written to ---- */

typedef struct Fixed {
    JigBuffering *b;
    bool found;
} Fixed;

/* Of arguments callers know. */
static void find_fixed(JigValue *v, void *user) {
    Fixed *fixed = user;
    fixed->found |= jig_value_is_result(v) && !jig_buffer_is_writable(v, fixed->b);
}

static bool is_fixed(JigValue *v, JigBuffering *b) {
    Fixed fixed = {b, false};
    jig_in_place_each_alias(b->analysis, v, find_fixed, &fixed);
    return fixed.found;
}

bool jig_bufferize_return_needs_copy(JigOp *ret, size_t i, JigBuffering *b) {
    JigValue *v = jig_op_operand(ret, i);
    if (!jig_type_is_ranked_tensor(jig_value_type(v)))
        return false;
    bool written = jig_bufferize_is_written_later(ret, i, b);
    if (written && is_fixed(v, b))
        return true;
    for (size_t k = 0; k < i; ++k) {
        JigValue *before = jig_op_operand(ret, k);
        if (jig_type_is_tensor(jig_value_type(before)) &&
            (written || jig_bufferize_is_written_later(ret, k, b)) &&
            jig_buffer_may_share(before, v, b))
            return true;
    }
    return false;
}
