/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How the blocks of a parallel loop are given to threads. */
#include "payload/async/async_parallel_int.h"

/* ---- Functions and calls ---- */

JigOp *jig_task_function(JigTasks *t, const char *name, const JigType *const *inputs, size_t n) {
    JigRewriter *rw = t->rw;
    size_t *taken = (size_t *)jig_ptrmap_slot(t->options->names, name);
    JigStr free_name = jig_str(name);
    while (jig_symbol_lookup_in(t->module, free_name))
        free_name = jig_arena_printf(rw->arena, "%s_%zu", name, (*taken)++);
    jig_at_end(rw, jig_op_body(t->module));
    JigFuncFunc parts = {.sym_name = jig_attr_string(rw->ctx, free_name),
                         .function_type =
                             jig_attr_of_type(jig_type_function(rw->ctx, inputs, n, NULL, 0)),
                         .sym_visibility = jig_attr_string(rw->ctx, JIG_STR("private"))};
    JigOp *function = jig_func_func_build(rw, t->loc, &parts);
    jig_at_end(rw, jig_create_block(rw, jig_func_func_body(function), NULL, inputs, n, t->loc));
    return function;
}

JigRegion *jig_task_region(const JigTasks *t, size_t num_args) {
    JigRegion *region = jig_region_create(t->rw->ctx);
    const JigType *index = jig_type_index(t->rw->ctx), *types[] = {index, index};
    jig_at_end(t->rw, jig_create_block(t->rw, region, NULL, types, num_args, t->loc));
    return region;
}

void jig_task_call(const JigTasks *t, JigOp *function, JigValueList operands) {
    JigStr name = jig_symbol_name(function);
    jig_func_call_build(
        t->rw, t->loc,
        &(JigFuncCall){.callee = jig_attr_flat_symbol(t->rw->ctx, name), .operands = operands});
}

void jig_task_return(const JigTasks *t) {
    jig_func_return_build(t->rw, t->loc, &(JigFuncReturn){0});
}

void jig_task_end(const JigTasks *t) {
    jig_scf_yield_build(t->rw, t->loc, &(JigScfYield){0});
}

void jig_task_execute(const JigTasks *t, JigOp *function, JigValueList operands, JigValue *group) {
    JigPoint point = jig_point(t->rw);
    JigAsyncExecute parts = {.token_type = jig_async_token(t->rw->ctx)};
    parts.body_region = jig_task_region(t, 0);
    jig_task_call(t, function, operands);
    jig_async_yield_build(t->rw, t->loc, &(JigAsyncYield){0});
    jig_set_point(t->rw, point);
    JigOp *made = jig_async_execute_build(t->rw, t->loc, &parts);
    jig_region_destroy(parts.body_region); /* empty now */
    JigAsyncAddToGroup add = {.operand = jig_async_execute_token(made), .group = group};
    jig_async_add_to_group_build(t->rw, t->loc, &add);
}

/* ---- A function that halves its blocks ---- */

/* Arguments: the group, then the first block, the one behind the last, and those of `compute` but
 * the block. */
enum { GROUP, BEGIN, END, REST };

static void build_condition(const JigTasks *t, JigOp *loop, const JigType *const *types,
                            JigValue *one) {
    JigBlock *before = jig_create_block(t->rw, jig_scf_while_before(loop), NULL, types, 2, t->loc);
    jig_at_end(t->rw, before);
    JigValue *args[] = {jig_block_arg(before, 0), jig_block_arg(before, 1)};
    JigValue *left = jig_task_op(t, JIG_ARITH(SUBI), args[1], args[0]);
    JigScfCondition parts = {.condition =
                                 jig_loop_int_compare(t->rw, t->loc, JIG_COMPARE_SGT, left, one),
                             .args = {args, 2}};
    jig_scf_condition_build(t->rw, t->loc, &parts);
}

static void build_halving(const JigTasks *t, JigOp *loop, const JigType *const *types,
                          JigOp *function, JigValue *two) {
    const JigBlock *entry = jig_op_body(function);
    JigBlock *after = jig_create_block(t->rw, jig_scf_while_after(loop), NULL, types, 2, t->loc);
    jig_at_end(t->rw, after);
    JigValue *begin = jig_block_arg(after, 0), *end = jig_block_arg(after, 1);
    JigValue *left = jig_task_op(t, JIG_ARITH(SUBI), end, begin);
    JigValue *half = jig_task_op(t, JIG_ARITH(DIVSI), left, two);
    JigValue *middle = jig_task_op(t, JIG_ARITH(ADDI), begin, half);
    size_t n = jig_block_num_args(entry);
    JigValue **operands = JIG_NEW_ARRAY(t->rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        operands[i] = i == BEGIN ? middle : i == END ? end : jig_block_arg(entry, i);
    jig_task_execute(t, function, (JigValueList){operands, n}, operands[GROUP]);
    JigValue *next[] = {begin, middle};
    jig_scf_yield_build(t->rw, t->loc, &(JigScfYield){.results = {next, 2}});
}

JigOp *jig_task_dispatch(JigTasks *t, JigOp *compute) {
    JigRewriter *rw = t->rw;
    JigPoint point = jig_point(rw);
    size_t num_inputs;
    const JigType *const *inputs = jig_function_inputs(compute, &num_inputs);
    size_t n = num_inputs + BEGIN + 1;
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n);
    types[GROUP] = jig_type_get(rw->ctx, JIG_ASYNC_TYPE(GROUP), NULL, 0);
    types[BEGIN] = jig_type_index(rw->ctx);
    for (size_t i = 0; i < num_inputs; i++)
        types[END + i] = inputs[i];
    JigOp *function = jig_task_function(t, "async_dispatch_fn", types, n);
    const JigBlock *entry = jig_op_body(function);
    JigValue *one = jig_task_index(t, 1), *two = jig_task_index(t, 2);
    JigValue *range[] = {jig_block_arg(entry, BEGIN), jig_block_arg(entry, END)};
    JigScfWhile parts = {.inits = {range, 2}, .result_types = {types + BEGIN, 2}};
    JigOp *loop = jig_scf_while_build(rw, t->loc, &parts);
    build_condition(t, loop, types + BEGIN, one);
    build_halving(t, loop, types + BEGIN, function, two);
    jig_at_after(rw, loop);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, num_inputs);
    for (size_t i = 0; i < num_inputs; i++)
        operands[i] = jig_block_arg(entry, i == JIG_TASK_BLOCK ? BEGIN : i + REST - 1);
    jig_task_call(t, compute, (JigValueList){operands, num_inputs});
    jig_task_return(t);
    jig_set_point(rw, point);
    return function;
}

/* ---- Calling it ---- */

static void append(JigValueVec *v, JigValue *const *items, size_t n) {
    jig_vec_append(v, items, n);
}

/* `head`, then what all of these functions take. */
static JigValueVec with_shared(const JigTasks *t, JigValue *const *head, size_t n) {
    JigValueVec v = {0};
    append(&v, head, n);
    append(&v, t->trips, t->rank);
    append(&v, t->lower, t->rank);
    append(&v, t->upper, t->rank);
    append(&v, t->step, t->rank);
    append(&v, t->captures.data, t->captures.len);
    return v;
}

static void call(const JigTasks *t, JigOp *function, JigValue *const *head, size_t n) {
    JigValueVec operands = with_shared(t, head, n);
    jig_task_call(t, function, (JigValueList){operands.data, operands.len});
    jig_vec_free(&operands);
}

/* The first block is the caller's own. */
static JigValue *create_group(const JigTasks *t, JigValue *num_blocks, JigValue *one) {
    JigValue *size = jig_task_op(t, JIG_ARITH(SUBI), num_blocks, one);
    JigAsyncCreateGroup parts = {
        .size = size, .result_type = jig_type_get(t->rw->ctx, JIG_ASYNC_TYPE(GROUP), NULL, 0)};
    return jig_async_create_group_result(jig_async_create_group_build(t->rw, t->loc, &parts));
}

static void wait(const JigTasks *t, JigValue *group) {
    jig_async_await_all_build(t->rw, t->loc, &(JigAsyncAwaitAll){.operand = group});
}

static void launch_by_halving(JigTasks *t, JigOp *compute, JigValue *num_blocks) {
    JigRewriter *rw = t->rw;
    JigOp *dispatch = jig_task_dispatch(t, compute);
    JigValue *zero = jig_task_index(t, 0), *one = jig_task_index(t, 1);
    JigScfIf parts = {.condition =
                          jig_loop_int_compare(rw, t->loc, JIG_COMPARE_EQ, num_blocks, one)};
    JigPoint point = jig_point(rw);
    parts.then_region = jig_task_region(t, 0);
    call(t, compute, (JigValue *[]){zero, t->block_size}, 2);
    jig_task_end(t);
    parts.else_region = jig_task_region(t, 0);
    JigValue *group = create_group(t, num_blocks, one);
    call(t, dispatch, (JigValue *[]){group, zero, num_blocks, t->block_size}, 4);
    wait(t, group);
    jig_task_end(t);
    jig_set_point(rw, point);
    jig_scf_if_build(rw, t->loc, &parts);
    jig_region_destroy(parts.then_region); /* empty now */
    jig_region_destroy(parts.else_region);
}

static void launch_one_by_one(const JigTasks *t, JigOp *compute, JigValue *num_blocks) {
    JigRewriter *rw = t->rw;
    JigValue *zero = jig_task_index(t, 0), *one = jig_task_index(t, 1);
    JigValue *group = create_group(t, num_blocks, one);
    JigPoint point = jig_point(rw);
    JigScfFor parts = {.lower_bound = one, .upper_bound = num_blocks, .step = one};
    parts.region = jig_task_region(t, 1);
    JigValue *block = jig_block_arg(jig_region_first(parts.region), 0);
    JigValueVec operands = with_shared(t, (JigValue *[]){block, t->block_size}, 2);
    jig_task_execute(t, compute, (JigValueList){operands.data, operands.len}, group);
    jig_vec_free(&operands);
    jig_task_end(t);
    jig_set_point(rw, point);
    jig_scf_for_build(rw, t->loc, &parts);
    jig_region_destroy(parts.region); /* empty now */
    call(t, compute, (JigValue *[]){zero, t->block_size}, 2);
    wait(t, group);
}

void jig_task_launch(JigTasks *t, JigOp *compute, JigValue *num_blocks) {
    if (t->options->split)
        launch_by_halving(t, compute, num_blocks);
    else
        launch_one_by_one(t, compute, num_blocks);
}
