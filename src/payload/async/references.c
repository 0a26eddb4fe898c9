/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is counted, and ops that count. */
#include "payload/async/references.h"

#include "dialect/async/async.h"
#include "rewrite/values.h"

/* ---- What is counted ---- */

static void push_counted(JigValueVec *out, JigValue *v) {
    if (jig_async_is_counted(jig_value_type(v)))
        jig_vec_push(out, v);
}

static JigWalk push_args(JigOp *op, void *out) {
    for (size_t i = 0; i < jig_op_num_regions(op); i++)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            for (size_t k = 0; k < jig_block_num_args(b); k++)
                push_counted(out, jig_block_arg(b, k));
    return JIG_WALK_ADVANCE;
}

static JigWalk push_results(JigOp *op, void *out) {
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        push_counted(out, jig_op_result(op, i));
    return JIG_WALK_ADVANCE;
}

bool jig_refcount_each(JigRewriter *rw, JigOp *top, JigCountedFn *fn, JigReason *why) {
    JigValueVec values = {0};
    jig_walk_post(top, push_args, &values);
    jig_walk_post(top, push_results, &values);
    bool ok = true;
    for (size_t i = 0; ok && i < values.len; i++)
        ok = fn(rw, values.data[i], why);
    jig_vec_free(&values);
    return ok;
}

static JigWalk find_high_level(JigOp *op, void *found) {
    static const JigOpRow *const rows[] = {JIG_ASYNC(EXECUTE), JIG_ASYNC(AWAIT),
                                           JIG_ASYNC(AWAIT_ALL), JIG_ASYNC(YIELD)};
    for (size_t i = 0; i < JIG_LEN(rows); i++)
        if (jig_op_is(op, rows[i])) {
            *(JigOp **)found = op;
            return JIG_WALK_INTERRUPT;
        }
    return JIG_WALK_ADVANCE;
}

bool jig_refcount_insert(JigRewriter *rw, JigOp *top, JigCountedFn *fn, JigReason *why) {
    JigOp *found;
    if (jig_walk_post(top, find_high_level, &found) == JIG_WALK_INTERRUPT)
        return jig_refuse(why, found,
                          "async operations must be lowered to async runtime operations");
    return jig_refcount_each(rw, top, fn, why);
}

/* ---- Counting ---- */

void jig_refcount_add(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t count) {
    jig_async_runtime_add_ref_build(
        rw, loc, &(JigAsyncRuntimeAddRef){.operand = v, .count = jig_attr_i64(rw->ctx, count)});
}

void jig_refcount_drop(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t count) {
    jig_async_runtime_drop_ref_build(
        rw, loc, &(JigAsyncRuntimeDropRef){.operand = v, .count = jig_attr_i64(rw->ctx, count)});
}

bool jig_refcount_drop_unused(JigRewriter *rw, JigValue *v) {
    if (jig_value_has_uses(v))
        return false;
    jig_at_after_value(rw, v);
    jig_refcount_drop(rw, jig_value_loc(v), v, 1);
    return true;
}

/* ---- By policy ---- */

static bool drops(const JigOp *user, const JigType *type) {
    if (jig_op_is(user, JIG_ASYNC(RUNTIME_IS_ERROR)))
        return !jig_async_element(type);
    if (jig_op_is(user, JIG_ASYNC(RUNTIME_LOAD)))
        return true;
    return jig_op_is(user, JIG_ASYNC(RUNTIME_ADD_TO_GROUP)) && jig_async_is_token(type);
}

bool jig_refcount_by_policy(JigRewriter *rw, JigValue *v, JigReason *why) {
    (void)why;
    if (jig_refcount_drop_unused(rw, v))
        return true;
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        if (!drops(user, jig_value_type(v)))
            continue;
        jig_at_after(rw, user);
        jig_refcount_drop(rw, jig_op_loc(user), v, 1);
    }
    return true;
}
