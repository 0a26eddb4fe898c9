/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/body_copies.h"

#include "dialect/scf/scf.h"
#include "payload/loop/index_math.h"

static JigWalk count(JigOp *op, void *user) {
    (void)op;
    return ++*(uint64_t *)user > JIG_MAX_COPIED_OPS ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

bool jig_loop_may_copy(const JigOp *loop, uint64_t n, JigReason *why) {
    uint64_t ops = 0;
    for (JigOp *op = jig_block_first(jig_op_body(loop)); op; op = jig_op_next(op))
        if (jig_walk_pre(op, count, &ops) == JIG_WALK_INTERRUPT)
            break;
    if (n < 2 || ops <= JIG_MAX_COPIED_OPS / n)
        return true;
    return jig_refuse(why, loop, "would make more than {} operations",
                      jig_fact_int(JIG_MAX_COPIED_OPS));
}

/* The ops from the first up to `end`, before the terminator. */
static void copy_ops(JigRewriter *rw, JigOp *first, const JigOp *last, JigIRMap *map) {
    for (JigOp *op = first;; op = jig_op_next(op)) {
        jig_rw_clone(rw, op, map);
        if (op == last)
            return;
    }
}

void jig_loop_append_copies(JigRewriter *rw, JigOp *loop, uint64_t n, JigCopyVarFn *var,
                            const void *user) {
    JigBlock *body = jig_op_body(loop);
    JigOp *first = jig_block_first(body), *end = jig_block_last(body), *last = jig_op_prev(end);
    size_t carried = jig_loop_num_carried(loop);
    JigValue *iv = jig_loop(loop)->var(loop, 0);
    JigValue **yielded = JIG_NEW_ARRAY(rw->arena, JigValue *, carried + 1),
             **next = JIG_NEW_ARRAY(rw->arena, JigValue *, carried + 1);
    for (size_t i = 0; i < carried; ++i)
        next[i] = yielded[i] = jig_loop_yielded(loop, i);
    jig_at_before(rw, end);
    JigIRMap *map = jig_irmap_create();
    for (uint64_t k = 1; k < n; ++k) {
        for (size_t i = 0; i < carried; ++i)
            jig_irmap_value(map, jig_loop_arg(loop, i), next[i]);
        if (jig_value_has_uses(iv))
            jig_irmap_value(map, iv, var(rw, jig_op_loc(loop), iv, k, user));
        if (last)
            copy_ops(rw, first, last, map);
        for (size_t i = 0; i < carried; ++i)
            next[i] = jig_irmap_get(map, yielded[i]);
        jig_irmap_clear(map);
    }
    jig_irmap_destroy(map);
    for (size_t i = 0; i < carried; ++i)
        if (next[i] != yielded[i])
            jig_rw_set_operand(rw, end, i, next[i]);
}

bool jig_loop_copies_step(const JigOp *loop, int64_t step, uint64_t factor, int64_t *out,
                          JigReason *why) {
    const JigType *type = jig_value_type(jig_scf_for_lower_bound(loop));
    uint32_t width = jig_type_is_index(type) ? 64 : jig_type_width(type);
    int64_t most = width > 63 ? INT64_MAX : (INT64_C(1) << (width - 1)) - 1, lower, upper;
    if (factor <= INT64_MAX && !__builtin_mul_overflow(step, (int64_t)factor, out) && *out <= most)
        return true;
    *out = most;
    uint64_t trips;
    bool known = jig_constant_int(jig_scf_for_lower_bound(loop), &lower) &&
                 jig_constant_int(jig_scf_for_upper_bound(loop), &upper) &&
                 jig_scf_for_trip_count(loop, &trips);
    return (known && (!trips || (uint64_t)upper - (uint64_t)lower <= (uint64_t)most)) ||
           jig_refuse(why, loop, "the new step does not fit its type");
}

JigOp *jig_loop_copy_behind(JigRewriter *rw, JigOp *loop) {
    jig_at_after(rw, loop);
    JigOp *rest = jig_rw_clone(rw, loop, NULL);
    for (size_t i = 0; i < jig_op_num_results(loop); ++i) {
        jig_rw_replace_uses(rw, jig_op_result(loop, i), jig_op_result(rest, i));
        jig_loop_set_init(rw, rest, i, jig_op_result(loop, i));
    }
    return rest;
}
