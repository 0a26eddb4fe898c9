/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Results of functions that callers write to, themselves or by handing them on to callers of their
 * own. What is returned then has to be a buffer that nobody else has.
 */
#include "analysis/buffering.h"
#include "payload/bufferize/bufferize_int.h"

typedef struct Search {
    JigBuffering *b;
    JIG_VEC(JigUse *) work; /* operands of returns, whose buffers are to be looked at */
} Search;

static bool is_call(const JigOp *op) {
    const JigBufferIface *iface = op ? jig_buffer(op) : NULL;
    return iface && iface->boundary && jig_call(op);
}

/* The result is written to: so is what the callee returns for it. */
static void add_result(Search *s, JigOp *call, size_t result) {
    JigOp *callee = jig_buffer_callee(call);
    JigOpVec returns = {0};
    if (callee && jig_op_body(callee))
        jig_function_returns(callee, &returns);
    for (size_t i = 0; i < returns.len; ++i) {
        if (result >= jig_op_num_operands(returns.data[i]))
            continue;
        JigUse *use = jig_op_use(returns.data[i], result);
        if (jig_ptrset_add(&s->b->written_results, use))
            jig_vec_push(&s->work, use);
    }
    jig_vec_free(&returns);
}

static JigWalk add_written(JigOp *op, void *user) {
    Search *s = user;
    for (size_t i = 0; is_call(op) && i < jig_op_num_results(op); ++i)
        if (jig_type_is_tensor(jig_op_result_type(op, i)) &&
            jig_in_place_is_written(s->b->analysis, jig_op_result(op, i)))
            add_result(s, op, i);
    return JIG_WALK_ADVANCE;
}

static void hand_on(JigValue *v, void *user) {
    JigOp *def = jig_value_def(v);
    if (is_call(def))
        add_result(user, def, jig_value_index(v));
}

static void find_all(JigOp *module, JigBuffering *b) {
    Search s = {.b = b};
    jig_ptrmap_clear(&b->written_results);
    b->written_in = module;
    jig_walk_post(module, add_written, &s);
    while (s.work.len)
        jig_in_place_each_alias(b->analysis, jig_use_value(jig_vec_pop(&s.work)), hand_on, &s);
    jig_vec_free(&s.work);
}

static bool is_written(JigOp *ret, size_t i, JigBuffering *b) {
    JigOp *module = jig_op_parent(jig_op_parent(ret));
    if (b->written_in != module)
        find_all(module, b);
    return jig_ptrmap_has(&b->written_results, jig_op_use(ret, i));
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

bool jig_return_needs_copy(JigOp *ret, size_t i, JigBuffering *b) {
    JigValue *v = jig_op_operand(ret, i);
    if (!jig_type_is_ranked_tensor(jig_value_type(v)))
        return false;
    bool written = is_written(ret, i, b);
    if (written && is_fixed(v, b))
        return true;
    for (size_t k = 0; k < i; ++k) {
        JigValue *before = jig_op_operand(ret, k);
        if (jig_type_is_tensor(jig_value_type(before)) && (written || is_written(ret, k, b)) &&
            jig_buffer_may_share(before, v, b))
            return true;
    }
    return false;
}
