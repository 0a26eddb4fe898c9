/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/watch.h"

#include "support/check.h"
#include "support/vec.h"

/* ---- Is it still there? ---- */

static bool move_item(JigPtrMap *from, JigPtrMap *to, const void *item) {
    void *number = jig_ptrmap_get(from, item);
    if (!number)
        return false;
    jig_ptrmap_remove(from, item);
    jig_ptrmap_set(to, item, number);
    return true;
}

/* Something else at the place of what went before: that can't come back any more. */
static void leave(JigWatch *w, const void *item) {
    if (!move_item(&w->there, &w->gone, item))
        jig_ptrmap_remove(&w->gone, item);
}

static void come_back(JigWatch *w, const void *item) {
    move_item(&w->gone, &w->there, item);
}

static void watch_erased(JigListener *l, JigOp *op) {
    JigWatch *w = (JigWatch *)l;
    leave(w, op);
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        leave(w, jig_op_result(op, i));
}

static void watch_arg_erased(JigListener *l, JigValue *arg) {
    leave((JigWatch *)l, arg);
}

static void watch_revived(JigListener *l, JigOp *op) {
    JigWatch *w = (JigWatch *)l;
    come_back(w, op);
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        come_back(w, jig_op_result(op, i));
}

static void watch_arg_revived(JigListener *l, JigValue *arg) {
    come_back((JigWatch *)l, arg);
}

void jig_watch_start(JigWatch *w, JigTransformCall *call) {
    JIG_REQUIRE(w && call);
    *w = (JigWatch){.listener = {.erased = watch_erased,
                                 .arg_erased = watch_arg_erased,
                                 .revived = watch_revived,
                                 .arg_revived = watch_arg_revived}};
    jig_listen(call->rw->ctx, &w->listener);
}

void jig_watch_add(JigWatch *w, void *const *items, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (!jig_watch_has(w, items[i]))
            jig_ptrmap_set(&w->there, items[i], (void *)++w->count);
}

bool jig_watch_has(const JigWatch *w, const void *item) {
    return jig_ptrmap_has(&w->there, item);
}

uintptr_t jig_watch_number(const JigWatch *w, const void *item) {
    return (uintptr_t)jig_ptrmap_get(&w->there, item);
}

void jig_watch_stop(JigWatch *w, JigTransformCall *call) {
    JIG_REQUIRE(w && call);
    jig_unlisten(call->rw->ctx, &w->listener);
    jig_ptrmap_free(&w->there);
    jig_ptrmap_free(&w->gone);
}

/* ---- Walking ---- */

/* An op whose regions are being walked, and what comes next there. */
typedef struct Frame {
    JigOp *op;
    size_t region; /* the next one to enter */
    JigBlock *block, *next_block;
    JigOp *next;
} Frame;

typedef struct Walker {
    JigListener listener;
    JIG_VEC(Frame) frames;
    const void *lost; /* the first thing on the way that went; NULL: none */
    JigLoc where;     /* it stood */
} Walker;

static void lose(Walker *w, const void *what, JigLoc where) {
    w->lost = what;
    w->where = where;
}

static void walker_erased(JigListener *l, JigOp *op) {
    Walker *w = (Walker *)l;
    for (size_t i = 0; !w->lost && i < w->frames.len; ++i)
        if (w->frames.data[i].op == op || w->frames.data[i].next == op)
            lose(w, op, jig_op_loc(op));
}

static void walker_block_erased(JigListener *l, JigBlock *block) {
    Walker *w = (Walker *)l;
    for (size_t i = 0; !w->lost && i < w->frames.len; ++i)
        if (w->frames.data[i].block == block || w->frames.data[i].next_block == block)
            lose(w, block, jig_op_loc(w->frames.data[i].op));
}

/* The last to come back is the first that went: then all are back. */
static void walker_revived(JigListener *l, JigOp *op) {
    if (((Walker *)l)->lost == op)
        ((Walker *)l)->lost = NULL;
}

static void walker_block_revived(JigListener *l, JigBlock *block) {
    if (((Walker *)l)->lost == block)
        ((Walker *)l)->lost = NULL;
}

/* Sets `next`, in the next block that has an op; false: there is none. */
static bool find_next(Frame *f) {
    while (!f->next) {
        while (!f->next_block) {
            if (f->region == jig_op_num_regions(f->op))
                return false;
            f->next_block = jig_region_first(jig_op_region(f->op, f->region++));
        }
        f->block = f->next_block;
        f->next_block = jig_block_next(f->block);
        f->next = jig_block_first(f->block);
    }
    return true;
}

/* An op that comes next must not have moved elsewhere either. */
static void check_way(Walker *w, const Frame *f) {
    if (f->next && jig_op_block(f->next) != f->block)
        lose(w, f->next, jig_op_loc(f->next));
}

static JigStatus visit_all(Walker *w, JigVisitFn fn, void *user) {
    while (w->frames.len && !w->lost) {
        Frame *f = &w->frames.data[w->frames.len - 1];
        check_way(w, f);
        if (w->lost)
            break;
        if (find_next(f)) {
            Frame inner = {.op = f->next};
            f->next = jig_op_next(f->next);
            jig_vec_push(&w->frames, inner);
            continue;
        }
        JigOp *op = f->op;
        (void)jig_vec_pop(&w->frames);
        JIG_TRY(fn(op, user));
    }
    return JIG_OK;
}

JigStatus jig_watch_walk(JigTransformCall *call, JigOp *root, JigVisitFn fn, void *user) {
    JIG_REQUIRE(call && root && fn);
    Walker w = {.listener = {.erased = walker_erased,
                             .block_erased = walker_block_erased,
                             .revived = walker_revived,
                             .block_revived = walker_block_revived}};
    jig_vec_push(&w.frames, ((Frame){.op = root}));
    jig_listen(call->rw->ctx, &w.listener);
    JigStatus status = visit_all(&w, fn, user);
    jig_unlisten(call->rw->ctx, &w.listener);
    jig_vec_free(&w.frames);
    if (status != JIG_OK || !w.lost)
        return status;
    jig_definite(call, call->op, "payload that was still to be visited has been erased or moved");
    jig_failure_note(call, w.where, "payload op");
    return JIG_DEFINITE;
}
