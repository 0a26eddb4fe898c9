/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Loops rebuilt with other bounds, and with more or fewer carried values,
 * through the loop interface.
 */
#include "rewrite/rewriter.h"
#include "support/check.h"

void jig_loop_set_init(JigRewriter *rw, JigOp *op, size_t i, JigValue *init) {
    JIG_REQUIRE(rw && op);
    JIG_REQUIRE(jig_loop(op) && i < jig_loop(op)->inits(op).count);
    jig_rw_set_operand(rw, op, jig_loop(op)->inits(op).start + i, init);
}

JigOp *jig_loop_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                     JigValue *const *inits, size_t num_inits, bool body) {
    JIG_REQUIRE(rw);
    const JigLoopIface *l = jig_loop(op);
    return l->like ? l->like(rw, op, bounds, inits, num_inits, body) : NULL;
}

static JigValue **inits_of(JigRewriter *rw, const JigOp *op, size_t room) {
    size_t n = jig_loop_num_carried(op);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + room + 1);
    for (size_t i = 0; i < n; i++)
        values[i] = jig_loop_init(op, i);
    return values;
}

JigOp *jig_loop_with_carried(JigRewriter *rw, JigOp *op, JigValue *const *inits, size_t n) {
    JIG_REQUIRE(rw && (inits || !n));
    size_t old = jig_loop_num_carried(op);
    JigValue **all = inits_of(rw, op, n);
    for (size_t i = 0; i < n; i++)
        all[old + i] = inits[i];
    jig_at_before(rw, op);
    JigOp *by = jig_loop_like(rw, op, NULL, all, old + n, false);
    if (!by)
        return NULL;
    jig_op_copy_discardable_attrs(by, op);
    JigRegion *body = jig_loop_region(by, 0);
    jig_rw_inline_region(rw, jig_loop_region(op, 0), body, NULL);
    for (size_t i = 0; i < n; i++)
        jig_block_add_arg(body->first, jig_value_type(inits[i]), jig_value_loc(inits[i]));
    return by;
}

void jig_loop_pass_on(JigRewriter *rw, JigOp *op, JigValue *const *values, size_t n) {
    JIG_REQUIRE(rw && (values || !n));
    JigOperandRange yielded;
    JigOp *end = jig_loop(op)->yield(op, &yielded);
    jig_op_insert_operands(end, yielded.start + yielded.count, values, n);
    jig_rw_modified(rw, end);
}

/* ---- Fewer ---- */

static void drop_yielded(JigRewriter *rw, JigOp *loop, const bool *drop, size_t n) {
    JigOperandRange yielded;
    JigOp *end = jig_loop(loop)->yield ? jig_loop(loop)->yield(loop, &yielded) : NULL;
    if (!end)
        return;
    for (size_t i = n; i-- > 0;)
        if (drop[i])
            jig_op_erase_operands(end, yielded.start + i, 1);
    jig_rw_modified(rw, end);
}

JigOp *jig_loop_without_carried(JigRewriter *rw, JigOp *op, const bool *drop) {
    JIG_REQUIRE(rw && drop);
    size_t n = jig_loop_num_carried(op), kept = 0, first = jig_loop(op)->first_iter_arg(op);
    JigValue **inits = inits_of(rw, op, 0), **left = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
             **args = JIG_NEW_ARRAY(rw->arena, JigValue *, first + n + 1),
             **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        if (!drop[i])
            left[kept++] = inits[i];
    jig_at_before(rw, op);
    JigOp *by = jig_loop_like(rw, op, NULL, left, kept, true);
    if (!by)
        return NULL;
    jig_op_copy_discardable_attrs(by, op);
    JigBlock *body = jig_op_body(by);
    for (size_t i = 0; i < first; i++)
        args[i] = jig_block_arg(body, i);
    kept = 0;
    for (size_t i = 0; i < n; i++) {
        args[first + i] = drop[i] ? inits[i] : jig_loop_arg(by, kept);
        results[i] = drop[i] ? inits[i] : jig_op_result(by, kept);
        kept += !drop[i];
    }
    drop_yielded(rw, op, drop, n);
    jig_rw_merge_blocks(rw, jig_op_body(op), body, args, first + n);
    jig_rw_replace(rw, op, results, n);
    return by;
}
