/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Async ops as coroutines and calls of a runtime. */
#include "jig/pass.h"

#include "dialect/async/async.h"
#include "dialect/func/func.h"
#include "dialect/scf/scf.h"
#include "payload/async/coroutine.h"
#include "payload/lower/lowerings.h"
#include "support/vec.h"

/* ---- What is legal ---- */

static bool is_async(const JigOp *op) {
    return jig_str_starts_with(jig_op_name_of(op), "async.");
}

static JigLegality outside_coroutines(const JigOp *op, void *all) {
    return jig_coroutine_around(all, op) ? JIG_ILLEGAL : JIG_LEGAL;
}

static JigWalk find_async(JigOp *op, void *user) {
    (void)user;
    return is_async(op) ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

/* Where a coroutine may be suspended, or fail, there are only jumps. */
static JigLegality scf_legality(const JigOp *op, void *all) {
    return jig_coroutine_around(all, op) &&
                   jig_walk_pre((JigOp *)(uintptr_t)op, find_async, NULL) == JIG_WALK_INTERRUPT
               ? JIG_ILLEGAL
               : JIG_LEGAL;
}

/* Of scf, only these become what is legal here. */
static JigWalk find_refused(JigOp *op, void *all) {
    static const JigOpRow *const rows[] = {JIG_SCF(IF), JIG_SCF(WHILE), JIG_SCF(EXECUTE_REGION)};
    bool taken = !jig_str_starts_with(jig_op_name_of(op), "scf.") || jig_op_is_terminator(op);
    for (size_t i = 0; i < JIG_LEN(rows); i++)
        taken = taken || jig_op_is(op, rows[i]);
    return taken || scf_legality(op, all) == JIG_LEGAL ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

static const char built[] =
    "async, func, arith.xori, arith.constant, func.constant, cf.br, cf.cond_br";

/* ---- async-to-async-runtime ---- */

static JigWalk collect_execute(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_ASYNC(EXECUTE)))
        jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

/* Inner ones first. */
static void outline_all(JigPassCall *call, JigCoroutines *all) {
    JigOpVec ops = {0};
    jig_walk_post(call->op, collect_execute, &ops);
    size_t taken = 0;
    for (size_t i = 0; i < ops.len; i++)
        jig_coroutine_outline(call->rw, call->op, ops.data[i], all, &taken);
    jig_vec_free(&ops);
}

static bool to_runtime(JigPassCall *call) {
    static const JigLegalityRow legality[] = {
        {built, .is = JIG_LEGAL},
        {"async.create_group, async.add_to_group, async.execute, async.await, async.await_all, "
         "async.yield",
         .is = JIG_ILLEGAL},
        {"scf", .fn = scf_legality},
        {"cf.assert", .fn = outside_coroutines},
        {0},
    };
    JigCoroutines all = {.arena = call->arena, .threads_block = true};
    JigConversionEnv env = {.options = &all};
    outline_all(call, &all);
    /* From the last op of a block on, what follows an op is moved once. A complaint is about the
     * first one. */
    bool backwards = jig_walk_pre(call->op, find_refused, &all) != JIG_WALK_INTERRUPT;
    const JigConversionRow row = {
        .patterns = {jig_scf_to_cf_patterns, jig_async_group_patterns, jig_async_wait_patterns,
                     jig_async_yield_patterns},
        .env = &env,
        .legality = legality,
        .user = &all,
        .backwards = backwards,
    };
    bool ok = jig_convert_by_row(call->op, &row);
    jig_ptrmap_free(&all.by_function);
    return ok;
}

const JigPassRow jig_pass_async_to_async_runtime = {
    .name = "async-to-async-runtime",
    .title = "AsyncToAsyncRuntimePass",
    .anchor = "builtin.module",
    .run = to_runtime,
    .breaks = JIG_HOLDS_ONE_BLOCK,
    .summary = "async.execute and what waits for it as coroutines and calls of a runtime",
};

/* ---- async-func-to-async-runtime ---- */

/* What waits in an async.execute is left to the other pass. */
static JigLegality in_execute(const JigOp *op, void *all) {
    return jig_op_parent_of(op, JIG_ASYNC(EXECUTE)) ? JIG_LEGAL : outside_coroutines(op, all);
}

static bool func_to_runtime(JigPassCall *call) {
    static const JigLegalityRow legality[] = {
        {built, .is = JIG_LEGAL},
        {"async.func, async.call, async.return", .is = JIG_ILLEGAL},
        {"async.await, async.await_all, async.yield, cf.assert", .fn = in_execute},
        {0},
    };
    JigCoroutines all = {.arena = call->arena};
    JigConversionEnv env = {.options = &all};
    const JigConversionRow row = {
        .patterns = {jig_async_function_patterns, jig_async_wait_patterns},
        .env = &env,
        .legality = legality,
        .user = &all,
    };
    bool ok = jig_convert_by_row(call->op, &row);
    jig_ptrmap_free(&all.by_function);
    return ok;
}

const JigPassRow jig_pass_async_func_to_async_runtime = {
    .name = "async-func-to-async-runtime",
    .title = "AsyncFuncToAsyncRuntimePass",
    .anchor = "builtin.module",
    .run = func_to_runtime,
    .breaks = JIG_HOLDS_ONE_BLOCK,
    .summary = "async.func as coroutines",
};
