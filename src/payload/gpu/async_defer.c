/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the host waits for at the end of an async.execute, who waits for that can wait for. */
#include "payload/gpu/async_defer.h"

#include "dialect/async/async.h"
#include "dialect/gpu/gpu.h"
#include "rewrite/values.h"
#include "support/vec.h"

enum { TOKENS }; /* the operand group of ops that wait for any */

/* The tokens of such ops are their first operands. */
void jig_offload_depend_on(JigRewriter *rw, JigOp *op, JigValue *token) {
    JigOperandRange deps = jig_operand_range(op, TOKENS);
    JigArena *a = jig_arena_create();
    JigValue **tokens = JIG_NEW_ARRAY(a, JigValue *, deps.count + 1);
    tokens[0] = token;
    bool known = false;
    for (size_t i = 0; i < deps.count; ++i) {
        tokens[1 + i] = jig_op_operand(op, deps.start + i);
        known |= tokens[1 + i] == token;
    }
    if (!known)
        jig_rw_set_operands(rw, op, TOKENS, tokens, deps.count + 1);
    jig_arena_destroy(a);
}

static bool is_token(const JigType *t) {
    return t && jig_type_is(t, JIG_GPU_TYPE(ASYNC_TOKEN));
}

/* ---- Results of async.execute ---- */

static void yield_more(JigRewriter *rw, JigOp *execute, JigValue *const *tokens, size_t n) {
    JigOp *yield = jig_block_last(jig_op_body(execute));
    jig_op_insert_operands(yield, jig_op_num_operands(yield), tokens, n);
    jig_rw_modified(rw, yield);
}

/* The op around the same body, which gives n tokens more: those in `tokens`. */
static JigOp *with_results(JigRewriter *rw, JigOp *op, JigValue *const *tokens, size_t n) {
    JigArena *a = jig_arena_create();
    size_t old = jig_op_num_results(op);
    const JigType **types = JIG_NEW_ARRAY(a, const JigType *, old + n);
    for (size_t i = 0; i < n; ++i)
        types[old + i] = jig_async_value(jig_value_type(tokens[i]));
    for (size_t i = 1; i < old; ++i)
        types[i] = jig_op_result_type(op, i);
    yield_more(rw, op, tokens, n);
    jig_at_before(rw, op);
    JigAsyncExecute parts = {
        .dependencies = jig_values_of_operands(op, jig_async_execute_dependencies(op), a),
        .body_operands = jig_values_of_operands(op, jig_async_execute_body_operands(op), a),
        .token_type = jig_op_result_type(op, 0),
        .body_result_types = {types + 1, old + n - 1},
        .body_region = jig_async_execute_body_region(op)};
    JigOp *made = jig_async_execute_build(rw, jig_op_loc(op), &parts);
    for (size_t i = 0; i < old; ++i)
        jig_rw_replace_uses(rw, jig_op_result(op, i), jig_op_result(made, i));
    jig_rw_erase(rw, op);
    jig_arena_destroy(a);
    return made;
}

/* ---- Waits ---- */

/* Its users wait, and nothing else: no terminator passes it on to who knows whom. */
static bool is_only_waited_for(const JigValue *token) {
    for (JigUse *u = jig_value_first_use(token); u; u = jig_use_next(u))
        if (!jig_op_is(jig_use_owner(u), JIG_ASYNC(EXECUTE)) &&
            !jig_op_is(jig_use_owner(u), JIG_ASYNC(AWAIT)))
            return false;
    return jig_value_has_uses(token);
}

/* The wait that is the last op with effects; NULL: there is none. */
static JigOp *last_wait(const JigOp *execute) {
    JigOp *op = jig_block_last(jig_op_body(execute));
    while ((op = jig_op_prev(op)))
        if (jig_op_is(op, JIG_GPU(WAIT)))
            return jig_gpu_wait_async_token(op) ? NULL : op;
        else if (!jig_op_is_memory_effect_free(op))
            return NULL;
    return NULL;
}

static JigWalk collect_waits(JigOp *op, void *user) {
    JigOp *wait = NULL;
    if (jig_op_is(op, JIG_ASYNC(EXECUTE)) && is_only_waited_for(jig_async_execute_token(op)))
        wait = last_wait(op);
    if (wait)
        jig_vec_push((JigOpVec *)user, wait);
    return JIG_WALK_ADVANCE;
}

/* What the tokens that `user` waits for are where it goes on, and the first op there. */
static JigOp *receive(JigRewriter *rw, JigOp *user, JigValueList given, JigValue **tokens) {
    JigLoc loc = jig_op_loc(user);
    if (jig_op_is(user, JIG_ASYNC(AWAIT))) {
        jig_at_after(rw, user);
        JigOp *after = jig_op_next(user);
        for (size_t i = 0; i < given.n; ++i) {
            JigAsyncAwait parts = {.operand = given.items[i],
                                   .result_type =
                                       jig_async_element(jig_value_type(given.items[i]))};
            tokens[i] = jig_async_await_result(jig_async_await_build(rw, loc, &parts));
        }
        return after;
    }
    JigArena *a = jig_arena_create();
    JigOperandRange range = jig_async_execute_body_operands(user);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, range.count + given.n);
    for (size_t i = 0; i < range.count; ++i)
        operands[i] = jig_op_operand(user, range.start + i);
    for (size_t i = 0; i < given.n; ++i) {
        operands[range.count + i] = given.items[i];
        tokens[i] = jig_block_add_arg(jig_op_body(user),
                                      jig_async_element(jig_value_type(given.items[i])), loc);
    }
    jig_async_execute_set_body_operands(rw, user, operands, range.count + given.n);
    jig_arena_destroy(a);
    return jig_block_first(jig_op_body(user));
}

/* The next op that can notice waits for the tokens, or the host does before it. A wait at the end
 * of a body may be deferred in turn. */
static void wait_after(JigRewriter *rw, JigOp *user, JigValueList given, JigOpVec *work) {
    JigArena *a = jig_arena_create();
    JigValue **tokens = JIG_NEW_ARRAY(a, JigValue *, given.n);
    JigOp *op = receive(rw, user, given, tokens);
    while (jig_op_next(op) && !jig_op_is_terminator(op) && jig_op_is_memory_effect_free(op))
        op = jig_op_next(op);
    if (jig_op_iface(op, &jig_iface_gpu_async)) {
        for (size_t i = 0; i < given.n; ++i)
            jig_offload_depend_on(rw, op, tokens[i]);
    } else {
        jig_at_before(rw, op);
        JigOp *wait = jig_gpu_wait_build(rw, jig_op_loc(user),
                                         &(JigGpuWait){.async_dependencies = {tokens, given.n}});
        const JigOp *around = jig_op_parent(op);
        if (jig_op_is(around, JIG_ASYNC(EXECUTE)) && !jig_op_next(op) &&
            is_only_waited_for(jig_async_execute_token(around)))
            jig_vec_push(work, wait);
    }
    jig_arena_destroy(a);
}

static void defer(JigRewriter *rw, JigOp *wait, JigOpVec *work) {
    JigArena *a = jig_arena_create();
    JigOp *execute = jig_op_parent_of(wait, JIG_ASYNC(EXECUTE));
    JigValueList tokens = jig_values_of_operands(wait, jig_all_operands(wait), a);
    jig_rw_erase(rw, wait);
    execute = with_results(rw, execute, tokens.items, tokens.n);
    JigValue **given = JIG_NEW_ARRAY(a, JigValue *, tokens.n);
    size_t first = jig_op_num_results(execute) - tokens.n;
    for (size_t i = 0; i < tokens.n; ++i)
        given[i] = jig_op_result(execute, first + i);
    JigOpVec users = {0};
    for (JigUse *u = jig_value_first_use(jig_async_execute_token(execute)); u; u = jig_use_next(u))
        jig_vec_push(&users, jig_use_owner(u));
    for (size_t i = 0; i < users.len; ++i)
        wait_after(rw, users.data[i], (JigValueList){given, tokens.n}, work);
    jig_vec_free(&users);
    jig_arena_destroy(a);
}

void jig_offload_defer_waits(JigRewriter *rw, JigOp *function) {
    JigOpVec work = {0};
    jig_walk_post(function, collect_waits, &work);
    for (size_t i = 0; i < work.len; ++i)
        defer(rw, work.data[i], &work);
    jig_vec_free(&work);
}

/* ---- Tokens that are used more than once ---- */

/* Yields the token of body result i once more for each use but the first. */
static JigOp *split_token(JigRewriter *rw, JigOp *execute, size_t i) {
    size_t n = 0;
    for (JigUse *u = jig_value_first_use(jig_async_execute_body_results_at(execute, i));
         (u = jig_use_next(u));)
        n++;
    JigArena *a = jig_arena_create();
    JigValue **again = JIG_NEW_ARRAY(a, JigValue *, n);
    for (size_t k = 0; k < n; ++k)
        again[k] = jig_op_operand(jig_block_last(jig_op_body(execute)), i);
    execute = with_results(rw, execute, again, n);
    size_t first = jig_async_execute_num_body_results(execute) - n;
    JigUse *u = jig_use_next(jig_value_first_use(jig_async_execute_body_results_at(execute, i)));
    for (size_t k = 0; k < n; ++k) {
        JigUse *next = jig_use_next(u);
        jig_rw_set_operand(rw, jig_use_owner(u), jig_use_index(u),
                           jig_async_execute_body_results_at(execute, first + k));
        u = next;
    }
    jig_arena_destroy(a);
    return execute;
}

static JigWalk collect_execute(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_ASYNC(EXECUTE)))
        jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

void jig_offload_split_tokens(JigRewriter *rw, JigOp *function) {
    JigOpVec work = {0};
    jig_walk_post(function, collect_execute, &work);
    for (size_t k = 0; k < work.len; ++k) {
        JigOp *execute = work.data[k];
        size_t n = jig_async_execute_num_body_results(execute);
        for (size_t i = 0; i < n; ++i) {
            const JigValue *result = jig_async_execute_body_results_at(execute, i);
            if (jig_value_has_uses(result) && !jig_value_has_one_use(result) &&
                is_token(jig_async_element(jig_value_type(result))))
                execute = split_token(rw, execute, i);
        }
    }
    jig_vec_free(&work);
}
