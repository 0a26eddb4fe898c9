/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Nested affine.for as one. */
#include "dialect/affine/affine.h"
#include "payload/loop/coalesce_int.h"

static bool check(const JigBand *band, JigReason *why) {
    for (size_t i = 0; i < band->n; ++i) {
        const JigOp *loop = band->loops[i];
        int64_t from;
        if (jig_affine_for_step(loop) != 1 ||
            !jig_map_is_single_constant(jig_affine_for_lower_bound_map(loop), &from) || from)
            return jig_refuse(why, loop, "does not count from 0 in steps of 1");
        if (jig_loop_num_carried(loop))
            return jig_refuse(why, loop, "carries values");
    }
    return true;
}

static JigValue *apply(JigRewriter *rw, JigLoc loc, const JigMap *map, JigValue *const *operands,
                       size_t n) {
    JigAffineApply parts = {.map_operands = {operands, n}, .map = jig_attr_of_map(map)};
    return jig_op_result(jig_affine_apply_build(rw, loc, &parts), 0);
}

/* Of `x` and `y`, a dim and a symbol. */
static JigValue *apply_to_two(JigRewriter *rw, JigLoc loc, JigExprKind kind, JigValue *x,
                              JigValue *y) {
    const JigExpr *e = jig_expr_binary(kind, jig_expr_dim(rw->ctx, 0), jig_expr_symbol(rw->ctx, 0));
    return apply(rw, loc, jig_map(rw->ctx, 1, 1, &e, 1), (JigValue *[]){x, y}, 2);
}

static JigValue *upper_bound(JigRewriter *rw, JigLoc loc, const JigOp *loop) {
    JigOperandRange r = jig_affine_for_upper_bound_operands(loop);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, r.count + 1);
    for (size_t i = 0; i < r.count; ++i)
        operands[i] = jig_op_operand(loop, r.start + i);
    const JigMap *map = jig_affine_for_upper_bound_map(loop);
    if (jig_map_num_results(map) == 1)
        return apply(rw, loc, map, operands, r.count);
    JigAffineMin parts = {.operands = {operands, r.count}, .map = jig_attr_of_map(map)};
    return jig_op_result(jig_affine_min_build(rw, loc, &parts), 0);
}

static bool is_below(JigUse *use, void *loop) {
    return jig_op_is_proper_ancestor(loop, jig_use_owner(use));
}

/* From the innermost loop to the outermost one, what is left is divided by what the inner ones
 * take. */
static void split(JigRewriter *rw, JigLoc loc, const JigBand *band, JigValue *const *counts) {
    JigOp *innermost = band->loops[band->n - 1];
    JigValue *left = jig_block_arg(jig_op_body(band->loops[0]), 0);
    for (size_t i = band->n; i-- > 0;) {
        JigValue *iv = jig_block_arg(jig_op_body(band->loops[i]), 0), *number;
        if (i + 1 < band->n)
            left = apply_to_two(rw, loc, JIG_EXPR_FLOORDIV, left, counts[i + 1]);
        number = i ? apply_to_two(rw, loc, JIG_EXPR_MOD, left, counts[i]) : left;
        jig_rw_replace_uses_if(rw, iv, number, is_below, innermost);
    }
}

bool jig_loop_coalesce_affine(JigRewriter *rw, const JigBand *band, JigReason *why) {
    size_t n = band->n;
    JigOp *outermost = band->loops[0], *innermost = band->loops[n - 1];
    JigLoc loc = jig_op_loc(outermost);
    JIG_CHECK(check(band, why));
    jig_loop_sink_between(rw, band);
    JigValue **counts = JIG_NEW_ARRAY(rw->arena, JigValue *, n), *all;
    jig_at_before(rw, outermost);
    all = counts[0] = upper_bound(rw, loc, outermost);
    for (size_t i = 1; i < n; ++i) {
        counts[i] = upper_bound(rw, loc, band->loops[i]);
        all = apply_to_two(rw, loc, JIG_EXPR_MUL, all, counts[i]);
    }
    const JigExpr *e = jig_expr_symbol(rw->ctx, 0);
    jig_affine_for_set_upper_bound_operands(rw, outermost, &all, 1);
    jig_affine_for_set_upper_bound_map(rw, outermost,
                                       jig_attr_of_map(jig_map(rw->ctx, 0, 1, &e, 1)));
    jig_at_start(rw, jig_op_body(outermost));
    split(rw, loc, band, counts);
    jig_rw_erase(rw, jig_block_last(jig_op_body(innermost)));
    JigValue *args[] = {jig_block_arg(jig_op_body(outermost), 0)};
    jig_rw_inline_block(rw, jig_op_body(innermost), jig_op_body(outermost), band->loops[1], args,
                        1);
    jig_rw_erase(rw, band->loops[1]);
    return true;
}
