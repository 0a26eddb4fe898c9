/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/watch.h"

#include "support/vec.h"

/* ---- Is it still there? ---- */

static void watch_erased(JigListener *l, JigOp *op) {
    JigWatch *w = (JigWatch *)l;
    jig_ptrmap_remove(&w->there, op);
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_ptrmap_remove(&w->there, jig_op_result(op, i));
}

static void watch_arg_erased(JigListener *l, JigValue *arg) {
    jig_ptrmap_remove(&((JigWatch *)l)->there, arg);
}

void jig_watch_start(JigWatch *w, JigTransformCall *call) {
    *w = (JigWatch){.listener = {.erased = watch_erased, .arg_erased = watch_arg_erased}};
    jig_rewriter_listen(call->rw, &w->listener);
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
    jig_rewriter_unlisten(call->rw, &w->listener);
    jig_ptrmap_free(&w->there);
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
    bool lost;
    JigLoc where; /* what was lost stood */
} Walker;

static void walker_erased(JigListener *l, JigOp *op) {
    Walker *w = (Walker *)l;
    for (size_t i = 0; !w->lost && i < w->frames.len; ++i)
        if (w->frames.data[i].op == op || w->frames.data[i].next == op) {
            w->lost = true;
            w->where = jig_op_loc(op);
        }
}

static void walker_block_erased(JigListener *l, JigBlock *block) {
    Walker *w = (Walker *)l;
    for (size_t i = 0; !w->lost && i < w->frames.len; ++i)
        if (w->frames.data[i].block == block || w->frames.data[i].next_block == block) {
            w->lost = true;
            w->where = jig_op_loc(w->frames.data[i].op);
        }
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
static bool is_astray(Walker *w, const Frame *f) {
    if (!f->next || jig_op_block(f->next) == f->block)
        return false;
    w->where = jig_op_loc(f->next);
    return true;
}

static JigStatus visit_all(Walker *w, JigVisitFn fn, void *user) {
    while (w->frames.len && !w->lost) {
        Frame *f = &w->frames.data[w->frames.len - 1];
        w->lost = is_astray(w, f);
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

JigStatus jig_walk_payload(JigTransformCall *call, JigOp *root, JigVisitFn fn, void *user) {
    Walker w = {.listener = {.erased = walker_erased, .block_erased = walker_block_erased}};
    jig_vec_push(&w.frames, ((Frame){.op = root}));
    jig_rewriter_listen(call->rw, &w.listener);
    JigStatus status = visit_all(&w, fn, user);
    jig_rewriter_unlisten(call->rw, &w.listener);
    jig_vec_free(&w.frames);
    if (status != JIG_OK || !w.lost)
        return status;
    jig_definite(call, jig_op_loc(call->op),
                 "payload that was still to be visited has been erased or moved");
    jig_failure_note(call, w.where, "payload op");
    return JIG_DEFINITE;
}
