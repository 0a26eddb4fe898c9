/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ops that wait and groups as calls of the runtime. In a coroutine who waits is suspended, and what
 * fails is an error of all that it returns; elsewhere the thread blocks, and what fails ends the
 * program.
 */
#include "payload/async/coroutine.h"

#include "dialect/arith/arith.h"
#include "dialect/async/async.h"
#include "dialect/cf/cf.h"
#include "dialect/func/func.h"
#include "jig/iface.h"
#include "rewrite/values.h"

static JigCoroutines *coroutines(const JigRewriter *rw) {
    return (JigCoroutines *)(uintptr_t)jig_options_of(rw);
}

/* ---- Waiting ---- */

static JigValue *is_error(JigRewriter *rw, JigLoc loc, JigValue *operand) {
    return jig_async_runtime_is_error_is_error(
        jig_async_runtime_is_error_build(rw, loc, &(JigAsyncRuntimeIsError){.operand = operand}));
}

static void block_thread(JigRewriter *rw, JigLoc loc, JigValue *operand) {
    jig_async_runtime_await_build(rw, loc, &(JigAsyncRuntimeAwait){.operand = operand});
    JigValue *error = is_error(rw, loc, operand);
    JigOp *yes = jig_arith_constant_build(
        rw, loc, &(JigArithConstant){.value = jig_attr_bool(rw->ctx, true)});
    JigOp *none =
        jig_arith_xori_build(rw, loc, &(JigArithXori){.lhs = error, .rhs = jig_op_result(yes, 0)});
    jig_cf_assert_build(
        rw, loc,
        &(JigCfAssert){
            .arg = jig_op_result(none, 0),
            .msg = jig_attr_string(rw->ctx, JIG_STR("Awaited async operand is in error state"))});
}

/* Afterwards the insertion point is where it goes on, before op. */
static void suspend(JigRewriter *rw, JigOp *op, JigCoroutine *c, JigValue *operand) {
    JigLoc loc = jig_op_loc(op);
    JigBlock *block = jig_op_block(op);
    JigBlock *resumed = jig_rw_split_block(rw, block, op);
    jig_at_end(rw, block);
    JigOp *save = jig_async_coro_save_build(rw, loc, &(JigAsyncCoroSave){.handle = c->handle});
    jig_async_runtime_await_and_resume_build(
        rw, loc, &(JigAsyncRuntimeAwaitAndResume){.operand = operand, .handle = c->handle});
    jig_async_coro_suspend_build(rw, loc,
                                 &(JigAsyncCoroSuspend){.state = jig_async_coro_save_state(save),
                                                        .suspend_dest = c->suspended,
                                                        .resume_dest = resumed,
                                                        .cleanup_dest = c->destroyed});
    JigBlock *goes_on = jig_rw_split_block(rw, resumed, op);
    jig_at_end(rw, resumed);
    JigValue *error = is_error(rw, loc, operand);
    jig_cf_cond_br_build(rw, loc,
                         &(JigCfCondBr){.condition = error,
                                        .true_dest = jig_coroutine_failed(rw, c),
                                        .false_dest = goes_on});
    jig_at_before(rw, op);
}

static bool lower_await(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigCoroutines *all = coroutines(rw);
    JigCoroutine *c = jig_coroutine_around(all, op);
    JigValue *operand = jig_async_operand(op);
    if (!c && !all->threads_block)
        return jig_no_match(rw, op, "the op is not in a coroutine");
    jig_at_before(rw, op);
    if (c)
        suspend(rw, op, c, operand);
    else
        block_thread(rw, jig_op_loc(op), operand);
    if (!jig_op_num_results(op)) {
        jig_rw_erase(rw, op);
        return true;
    }
    JigOp *load = jig_async_runtime_load_build(rw, jig_op_loc(op),
                                               &(JigAsyncRuntimeLoad){.storage = operand});
    jig_rw_replace_op(rw, op, load);
    return true;
}

static bool lower_assert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigCoroutine *c = jig_coroutine_around(coroutines(rw), op);
    if (!c)
        return jig_no_match(rw, op, "the op is not in a coroutine");
    JigBlock *block = jig_op_block(op);
    JigBlock *goes_on = jig_rw_split_block(rw, block, op);
    jig_at_end(rw, block);
    jig_cf_cond_br_build(rw, jig_op_loc(op),
                         &(JigCfCondBr){.condition = jig_cf_assert_arg(op),
                                        .true_dest = goes_on,
                                        .false_dest = jig_coroutine_failed(rw, c)});
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_async_wait_patterns[] = {
    {.name = "async.await to the runtime", .root = "async.await", .fn = lower_await},
    {.name = "async.await_all to the runtime", .root = "async.await_all", .fn = lower_await},
    {.name = "cf.assert in a coroutine", .root = "cf.assert", .fn = lower_assert},
    {0},
};

/* ---- Groups ---- */

static bool lower_create_group(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_at_before(rw, op);
    JigAsyncRuntimeCreateGroup parts = {.size = jig_async_create_group_size(op)};
    jig_rw_replace_op(rw, op, jig_async_runtime_create_group_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool lower_add_to_group(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_at_before(rw, op);
    JigAsyncRuntimeAddToGroup parts = {.operand = jig_async_add_to_group_operand(op),
                                       .group = jig_async_add_to_group_group(op)};
    jig_rw_replace_op(rw, op, jig_async_runtime_add_to_group_build(rw, jig_op_loc(op), &parts));
    return true;
}

const JigPattern jig_async_group_patterns[] = {
    {.name = "async.create_group to the runtime",
     .root = "async.create_group",
     .fn = lower_create_group},
    {.name = "async.add_to_group to the runtime",
     .root = "async.add_to_group",
     .fn = lower_add_to_group},
    {0},
};

/* ---- Ends of bodies ---- */

static bool lower_end(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigCoroutine *c = jig_coroutine_around(coroutines(rw), op);
    if (!c)
        return jig_no_match(rw, op, "the op is not in a coroutine");
    jig_at_before(rw, op);
    jig_coroutine_finish(rw, jig_op_loc(op), c,
                         jig_values_of_operands(op, jig_all_operands(op), rw->arena));
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_async_yield_patterns[] = {
    {.name = "async.yield in a coroutine", .root = "async.yield", .fn = lower_end},
    {0},
};

/* ---- Functions ---- */

static bool lower_func(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (jig_region_is_empty(jig_async_func_body(op)))
        return jig_no_match(rw, op, "the function has no body that could be a coroutine");
    jig_at_before(rw, op);
    JigOp *function =
        jig_func_func_build(rw, jig_op_loc(op),
                            &(JigFuncFunc){.sym_name = jig_async_func_sym_name_attr(op),
                                           .function_type = jig_async_func_function_type_attr(op),
                                           .sym_visibility = jig_async_func_sym_visibility_attr(op),
                                           .arg_attrs = jig_async_func_arg_attrs_attr(op),
                                           .res_attrs = jig_async_func_res_attrs_attr(op)});
    jig_op_copy_discardable_attrs(function, op);
    jig_rw_inline_region(rw, jig_async_func_body(op), jig_func_func_body(function), NULL);
    jig_coroutine_create(rw, coroutines(rw), function);
    jig_rw_erase(rw, op);
    return true;
}

static bool lower_call(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_at_before(rw, op);
    JigFuncCall parts = {.operands = jig_values_of_operands(op, jig_all_operands(op), rw->arena),
                         .result_types = jig_values_result_types(op, rw->arena),
                         .callee = jig_async_call_callee_attr(op)};
    jig_rw_replace_op(rw, op, jig_func_call_build(rw, jig_op_loc(op), &parts));
    return true;
}

const JigPattern jig_async_function_patterns[] = {
    {.name = "async.func as a coroutine", .root = "async.func", .fn = lower_func},
    {.name = "async.call to func.call", .root = "async.call", .fn = lower_call},
    {.name = "async.return in a coroutine", .root = "async.return", .fn = lower_end},
    {0},
};
