/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* All ops of a program on buffers. */
#include "analysis/buffering.h"
#include "dialect/bufferization/bufferization.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

/* Ops with tensors, those that come on the way last; those that went are known by their stamps. */
typedef struct Work {
    JigListener listener;
    JigBuffering *b;
    JIG_VEC(JigOpRef) ops, bridges; /* bridges: bufferization.to_buffer */
} Work;

static void add(Work *w, JigOp *op) {
    if (jig_op_is(op, JIG_BUFFERIZATION(TO_BUFFER)))
        jig_vec_push(&w->bridges, jig_op_ref(op));
    else if (!jig_op_is(op, JIG_BUFFERIZATION(TO_TENSOR)) && jig_buffer_has_tensors(op) &&
             jig_buffer_is_allowed(op, w->b->options))
        jig_vec_push(&w->ops, jig_op_ref(op));
}

static void inserted(JigListener *l, JigOp *op, JigBlock *from, JigOp *before) {
    (void)before;
    if (!from)
        add((Work *)l, op);
}

static void erased(JigListener *l, JigOp *op) {
    Work *w = (Work *)l;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_ptrmap_remove(&w->b->types, jig_op_result(op, i));
}

static void arg_erased(JigListener *l, JigValue *arg) {
    jig_ptrmap_remove(&((Work *)l)->b->types, arg);
}

static JigWalk collect(JigOp *op, void *user) {
    Work *w = user;
    if (jig_op_is(op, JIG_BUFFERIZATION(TO_BUFFER)))
        jig_vec_push(&w->bridges, jig_op_ref(op));
    if (jig_buffer_has_tensors(op) && jig_buffer_is_allowed(op, w->b->options))
        jig_vec_push(&w->ops, jig_op_ref(op));
    return JIG_WALK_ADVANCE;
}

static bool has_several_blocks(JigOp *op) {
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        if (!jig_region_is_empty(jig_op_region(op, r)) &&
            !jig_region_has_one_block(jig_op_region(op, r)))
            return true;
    return false;
}

static bool rewrite_one(JigRewriter *rw, JigOp *op, JigBuffering *b) {
    const JigBufferIface *iface = jig_buffer_of(op, b);
    if (!iface || !iface->bufferize || !jig_buffer_has_tensors(op))
        return true;
    if (!iface->many_blocks && has_several_blocks(op))
        return jig_op_error(op, "op or BufferizableOpInterface implementation does not support "
                                "unstructured control flow, but at least one region has multiple "
                                "blocks");
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    jig_at_before(rw, op);
    bool ok = iface->bufferize(rw, op, b, &why);
    if (!ok) {
        JigOp *blamed = jig_reason_given(&why) ? jig_blamed_op(&why.what.blame) : NULL;
        if (blamed)
            jig_op_emit_error(blamed, "%.*s", JIG_FMT(jig_reason_text(&why, a)));
        jig_op_emit_error(op, "failed to bufferize op");
    }
    jig_arena_destroy(a);
    return ok;
}

static JigWalk erase_dead_bridge(JigOp *op, void *rw) {
    if (jig_op_is(op, JIG_BUFFERIZATION(TO_TENSOR)) && !jig_op_has_uses(op))
        jig_rw_erase(rw, op);
    return JIG_WALK_ADVANCE;
}

/* Is op no longer there, or may it be there as it is? */
static bool is_done(const JigOpRef *ref, const JigBufferOptions *o) {
    if (!jig_op_ref_holds(ref))
        return true;
    JigOp *op = ref->op;
    const JigBufferIface *iface = jig_buffer(op);
    return !jig_buffer_has_tensors(op) || !jig_buffer_is_allowed(op, o) ||
           (!jig_op_has_uses(op) && jig_op_is_memory_effect_free(op)) || (iface && iface->between);
}

static bool rewrite_all(JigRewriter *rw, Work *w) {
    for (size_t i = 0; i < w->ops.len; ++i) {
        JigOpRef ref = w->ops.data[i];
        if (jig_op_ref_holds(&ref) && !rewrite_one(rw, ref.op, w->b))
            return false;
    }
    return true;
}

static bool clean_up(JigRewriter *rw, JigOpRef root, Work *w) {
    if (!jig_op_ref_holds(&root))
        return true;
    for (size_t i = 0; i < w->bridges.len; ++i) {
        JigOpRef ref = w->bridges.data[i];
        if (!jig_op_ref_holds(&ref))
            continue;
        jig_at_before(rw, ref.op);
        (void)jig_bufferize_fold_pair(rw, ref.op, w->b);
    }
    jig_walk_post(root.op, erase_dead_bridge, rw);
    for (size_t i = 0; i < w->ops.len && !w->b->options->unknown_ops; ++i)
        if (!is_done(&w->ops.data[i], w->b->options))
            return jig_op_emit_error(w->ops.data[i].op, "op was not bufferized");
    return true;
}

bool jig_bufferize_ops(JigRewriter *rw, JigOp *root, JigBuffering *b) {
    jig_buffering_forget(b);
    if (b->options->copy_first)
        JIG_CHECK(jig_bufferize_resolve_conflicts(rw, root, b));
    jig_buffering_forget(b);
    Work w = {.listener = {.inserted = inserted, .erased = erased, .arg_erased = arg_erased},
              .b = b};
    JigOpRef ref = jig_op_ref(root);
    jig_walk_post(root, collect, &w);
    jig_listen(rw->ctx, &w.listener);
    bool ok = rewrite_all(rw, &w) && clean_up(rw, ref, &w);
    jig_unlisten(rw->ctx, &w.listener);
    jig_vec_free(&w.ops);
    jig_vec_free(&w.bridges);
    jig_buffering_forget(b);
    return ok;
}
