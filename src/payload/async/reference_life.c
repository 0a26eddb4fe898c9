/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * References that are dropped where a value is used for the last time. Blocks where it is live are
 * found anew for each value, from its uses backwards: the work is as long as its life, and blocks
 * that were made for another value count.
 */
#include "dialect/async/async.h"
#include "dialect/cf/cf.h"
#include "dialect/func/func.h"
#include "payload/async/references.h"
#include "rewrite/values.h"
#include "support/map.h"

typedef struct Life {
    JigValue *value;
    JigRegion *home;
    JigPtrMap last; /* block of `home` -> the last op in it that uses the value, or in which
                       something does */
    JigBlockVec used;
    JigPtrMap in, out; /* blocks into which, and out of which, it is live */
    JigBlockVec ends;  /* those of `out` */
} Life;

static void life_free(Life *l) {
    jig_ptrmap_free(&l->last);
    jig_ptrmap_free(&l->in);
    jig_ptrmap_free(&l->out);
    jig_vec_free(&l->used);
    jig_vec_free(&l->ends);
}

static void note_use(Life *l, JigOp *user) {
    JigOp *op = jig_region_ancestor_op(l->home, user);
    void **last = jig_ptrmap_slot(&l->last, jig_op_block(op));
    if (!*last)
        jig_vec_push(&l->used, jig_op_block(op));
    if (!*last || jig_op_is_before(*last, op))
        *last = op;
}

static void find_life(Life *l) {
    for (JigUse *u = jig_value_first_use(l->value); u; u = jig_use_next(u))
        note_use(l, jig_use_owner(u));
    const JigBlock *def = jig_value_block(l->value);
    JigBlockVec work = {0};
    for (size_t i = 0; i < l->used.len; i++)
        if (l->used.data[i] != def && jig_ptrset_add(&l->in, l->used.data[i]))
            jig_vec_push(&work, l->used.data[i]);
    while (work.len) {
        const JigBlock *at = jig_vec_pop(&work);
        for (JigSuccUse *u = jig_block_first_pred(at); u; u = jig_succ_use_next(u)) {
            JigBlock *before = jig_op_block(jig_succ_use_owner(u));
            if (jig_ptrset_add(&l->out, before))
                jig_vec_push(&l->ends, before);
            if (before != def && jig_ptrset_add(&l->in, before))
                jig_vec_push(&work, before);
        }
    }
    jig_vec_free(&work);
}

/* ---- What cannot be counted ---- */

static bool has_counted_result(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        if (jig_async_is_counted(jig_op_result_type(op, i)))
            return true;
    return false;
}

/* Would the value go on under another name, of whose references nobody knows that they are its own?
 * Calls take one. */
static bool hands_on(const Life *l, const JigOp *user) {
    if (jig_op_is(user, JIG_FUNC(CALL)))
        return false;
    bool is_stored = jig_op_is(user, JIG_ASYNC(RUNTIME_STORE)) &&
                     jig_async_runtime_store_value(user) == l->value;
    if (is_stored || has_counted_result(user))
        return true;
    const JigOp *around = jig_op_parent(user);
    return jig_op_is_terminator(user) && jig_op_parent_region(user) != l->home &&
           has_counted_result(around);
}

static bool check_uses(const Life *l, JigReason *why) {
    for (JigUse *u = jig_value_first_use(l->value); u; u = jig_use_next(u))
        if (hands_on(l, jig_use_owner(u)))
            return jig_refuse(
                why, jig_use_owner(u),
                "async reference counting can't follow a reference that is passed on");
    return true;
}

/* ---- Where it ends ---- */

static bool drop_after_last_use(JigRewriter *rw, const Life *l, JigReason *why) {
    for (size_t i = 0; i < l->used.len; i++) {
        JigOp *last = jig_ptrmap_get(&l->last, l->used.data[i]);
        if (jig_ptrmap_has(&l->out, l->used.data[i]) ||
            jig_op_has_trait(last, JIG_TRAIT_RETURN_LIKE))
            continue;
        if (jig_op_is_terminator(last))
            return jig_refuse(
                why, last,
                "async reference counting can't handle terminators that are not ReturnLike");
        jig_at_after(rw, last);
        jig_refcount_drop(rw, jig_op_loc(last), l->value, 1);
    }
    return true;
}

static void add_before_calls(JigRewriter *rw, JigValue *v) {
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        if (!jig_op_is(user, JIG_FUNC(CALL)))
            continue;
        jig_at_before(rw, user);
        jig_refcount_add(rw, jig_op_loc(user), v, 1);
    }
}

/* ---- Where ways part ---- */

/* A block of its own on the edges from `end` to `to`. */
static JigBlock *split_edges(JigRewriter *rw, JigOp *end, JigBlock *to, JigLoc loc) {
    JigBlock *made = jig_create_block(rw, jig_block_region(to), to, NULL, 0, loc);
    jig_at_end(rw, made);
    jig_cf_br_build(rw, loc, &(JigCfBr){.dest = to});
    for (size_t i = 0; i < jig_op_num_successors(end); i++)
        if (jig_op_successor(end, i) == to)
            jig_op_set_successor(end, i, made);
    jig_rw_modified(rw, end);
    return made;
}

static bool comes_only_from(const JigBlock *block, const JigOp *end) {
    JigSuccUse *u = jig_block_first_pred(block);
    for (; u && jig_succ_use_owner(u) == end; u = jig_succ_use_next(u))
        ;
    return !u;
}

/* The value goes on to some successors, and not to others. A suspended coroutine keeps all that it
 * has. */
static bool parts(const Life *l, const JigOp *end) {
    bool lives = false, dies = false;
    for (size_t i = 0; i < jig_op_num_successors(end); i++)
        if (jig_ptrmap_has(&l->in, jig_op_successor(end, i)))
            lives = true;
        else
            dies = true;
    return lives && dies && !jig_op_is(end, JIG_ASYNC(CORO_SUSPEND));
}

static bool drop_where_it_parts(JigRewriter *rw, const Life *l, JigOp *end, JigReason *why) {
    JigLoc loc = jig_value_loc(l->value);
    for (size_t i = 0; i < jig_op_num_successors(end); i++) {
        const JigBlock *to = jig_op_successor(end, i);
        if (!jig_ptrmap_has(&l->in, to) && jig_block_num_args(to))
            return jig_refuse(
                why, end,
                "'{}' op successor have different `liveIn` property of the reference counted value",
                jig_fact_str(jig_op_name_of(end)));
    }
    JigPtrMap done = {0};
    for (size_t i = 0; i < jig_op_num_successors(end); i++) {
        JigBlock *to = jig_op_successor(end, i);
        if (jig_ptrmap_has(&l->in, to) || !jig_ptrset_add(&done, to))
            continue;
        JigBlock *place = comes_only_from(to, end) ? to : split_edges(rw, end, to, loc);
        jig_ptrset_add(&done, place);
        jig_at_start(rw, place);
        jig_refcount_drop(rw, loc, l->value, 1);
    }
    jig_ptrmap_free(&done);
    return true;
}

bool jig_refcount_by_life(JigRewriter *rw, JigValue *v, JigReason *why) {
    if (jig_refcount_drop_unused(rw, v))
        return true;
    Life life = {.value = v, .home = jig_value_region(v)};
    bool ok = check_uses(&life, why);
    if (ok) {
        find_life(&life);
        ok = drop_after_last_use(rw, &life, why);
    }
    if (ok)
        add_before_calls(rw, v);
    for (size_t i = 0; ok && i < life.ends.len; i++) {
        JigOp *end = jig_block_last(life.ends.data[i]);
        ok = !parts(&life, end) || drop_where_it_parts(rw, &life, end, why);
    }
    life_free(&life);
    return ok;
}
