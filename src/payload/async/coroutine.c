/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The frame of a coroutine: its entry, its ends, and where it gives control back. */
#include "payload/async/coroutine.h"

#include "dialect/async/async.h"
#include "dialect/cf/cf.h"
#include "dialect/func/func.h"

JigCoroutine *jig_coroutine_around(const JigCoroutines *all, const JigOp *op) {
    const JigOp *function = jig_op_parent_of(op, JIG_FUNC(FUNC));
    return function ? jig_ptrmap_get(&all->by_function, function) : NULL;
}

static JigValue *create(JigRewriter *rw, JigLoc loc, const JigType *type) {
    return jig_async_runtime_create_result(
        jig_async_runtime_create_build(rw, loc, &(JigAsyncRuntimeCreate){.result_type = type}));
}

static void jump(JigRewriter *rw, JigLoc loc, JigBlock *to) {
    jig_cf_br_build(rw, loc, &(JigCfBr){.dest = to});
}

/* What it returns, and its frame. */
static void build_entry(JigRewriter *rw, JigLoc loc, JigCoroutine *c, JigArena *a) {
    size_t n;
    const JigType *const *types = jig_function_results(c->function, &n);
    size_t tokens = n && jig_async_is_token(types[0]);
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        values[i] = create(rw, loc, types[i]);
    c->token = tokens ? values[0] : NULL;
    c->values = (JigValueList){values + tokens, n - tokens};
    c->id = jig_async_coro_id_id(jig_async_coro_id_build(rw, loc, &(JigAsyncCoroId){0}));
    c->handle = jig_async_coro_begin_handle(
        jig_async_coro_begin_build(rw, loc, &(JigAsyncCoroBegin){.id = c->id}));
}

static JigBlock *add_block(JigRewriter *rw, JigLoc loc, JigRegion *body) {
    return jig_create_block(rw, body, NULL, NULL, 0, loc);
}

static void build_cleanup(JigRewriter *rw, JigLoc loc, const JigCoroutine *c, JigBlock *block) {
    jig_at_end(rw, block);
    jig_async_coro_free_build(rw, loc, &(JigAsyncCoroFree){.id = c->id, .handle = c->handle});
    jump(rw, loc, c->suspended);
}

static void build_suspended(JigRewriter *rw, JigLoc loc, const JigCoroutine *c, JigArena *a) {
    jig_at_end(rw, c->suspended);
    jig_async_coro_end_build(rw, loc, &(JigAsyncCoroEnd){.handle = c->handle});
    JigValue **all = JIG_NEW_ARRAY(a, JigValue *, c->values.n + 1);
    size_t n = 0;
    if (c->token)
        all[n++] = c->token;
    for (size_t i = 0; i < c->values.n; i++)
        all[n++] = c->values.items[i];
    jig_func_return_build(rw, loc, &(JigFuncReturn){.operands = {all, n}});
}

JigCoroutine *jig_coroutine_create(JigRewriter *rw, JigCoroutines *all, JigOp *function) {
    JigCoroutine *c = JIG_NEW(all->arena, JigCoroutine);
    JigRegion *body = jig_func_func_body(function);
    JigLoc loc = jig_op_loc(function);
    *c = (JigCoroutine){.function = function, .entry = jig_region_first(body)};
    JigBlock *begin = jig_rw_split_block(rw, c->entry, jig_block_first(c->entry));
    jig_at_end(rw, c->entry);
    build_entry(rw, loc, c, all->arena);
    jump(rw, loc, begin);
    c->cleanup = add_block(rw, loc, body);
    c->destroyed = add_block(rw, loc, body);
    c->suspended = add_block(rw, loc, body);
    build_cleanup(rw, loc, c, c->cleanup);
    build_cleanup(rw, loc, c, c->destroyed);
    build_suspended(rw, loc, c, all->arena);
    static const char for_llvm[] = "passthrough";
    const JigAttr *mark = jig_attr_string(rw->ctx, JIG_STR("presplitcoroutine"));
    jig_rw_set_attr(rw, function, for_llvm, jig_attr_array(rw->ctx, &mark, 1));
    jig_ptrmap_set(&all->by_function, function, c);
    return c;
}

void jig_coroutine_start_suspended(JigRewriter *rw, JigLoc loc, const JigCoroutine *c) {
    JigOp *jump_on = jig_block_last(c->entry);
    JigBlock *begin = jig_cf_br_dest(jump_on);
    jig_at_before(rw, jump_on);
    JigOp *save = jig_async_coro_save_build(rw, loc, &(JigAsyncCoroSave){.handle = c->handle});
    jig_async_runtime_resume_build(rw, loc, &(JigAsyncRuntimeResume){.handle = c->handle});
    jig_async_coro_suspend_build(rw, loc,
                                 &(JigAsyncCoroSuspend){.state = jig_async_coro_save_state(save),
                                                        .suspend_dest = c->suspended,
                                                        .resume_dest = begin,
                                                        .cleanup_dest = c->destroyed});
    jig_rw_erase(rw, jump_on);
}

static void fail(JigRewriter *rw, JigLoc loc, JigValue *operand) {
    jig_async_runtime_set_error_build(rw, loc, &(JigAsyncRuntimeSetError){.operand = operand});
}

JigBlock *jig_coroutine_failed(JigRewriter *rw, JigCoroutine *c) {
    if (c->failed)
        return c->failed;
    JigPoint point = jig_point(rw);
    JigLoc loc = jig_op_loc(c->function);
    c->failed = jig_create_block(rw, jig_func_func_body(c->function), c->cleanup, NULL, 0, loc);
    jig_at_end(rw, c->failed);
    if (c->token)
        fail(rw, loc, c->token);
    for (size_t i = 0; i < c->values.n; i++)
        fail(rw, loc, c->values.items[i]);
    jump(rw, loc, c->cleanup);
    jig_set_point(rw, point);
    return c->failed;
}

static void succeed(JigRewriter *rw, JigLoc loc, JigValue *operand) {
    jig_async_runtime_set_available_build(rw, loc,
                                          &(JigAsyncRuntimeSetAvailable){.operand = operand});
}

void jig_coroutine_finish(JigRewriter *rw, JigLoc loc, const JigCoroutine *c,
                          JigValueList results) {
    for (size_t i = 0; i < results.n && i < c->values.n; i++) {
        jig_async_runtime_store_build(
            rw, loc,
            &(JigAsyncRuntimeStore){.value = results.items[i], .storage = c->values.items[i]});
        succeed(rw, loc, c->values.items[i]);
    }
    if (c->token)
        succeed(rw, loc, c->token);
    jump(rw, loc, c->cleanup);
}
