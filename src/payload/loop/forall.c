/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/forall.h"

#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "dialect/scf/scf.h"
#include "dialect/arith/arith.h"
#include "support/check.h"

/* ---- Building ---- */

JigOp *jig_loop_build_forall(JigRewriter *rw, JigLoc loc, const JigLoopBounds *bounds,
                             JigValue *const *outs, size_t num_outs, const JigAttr *mapping) {
    JigOp *op = jig_scf_forall_begin(rw, loc, bounds, outs, num_outs, mapping, true);
    JigPoint point = jig_point(rw);
    jig_at_end(rw, jig_op_body(op));
    JigOp *end = jig_build_regions(rw, loc, JIG_SCF(FORALL_IN_PARALLEL), NULL, 0, NULL, 0, 1, NULL);
    jig_create_block(rw, jig_scf_forall_in_parallel_region(end), NULL, NULL, 0, loc);
    jig_set_point(rw, point);
    return op;
}

/* ---- Normalising ---- */

JigMixed jig_loop_index_trip_count(JigRewriter *rw, JigLoc loc, JigMixed lower, JigMixed upper,
                                   JigMixed step) {
    JIG_REQUIRE(rw);
    JigContext *ctx = rw->ctx;
    const JigExpr *length = jig_expr_sub(jig_expr_symbol(ctx, 1), jig_expr_symbol(ctx, 0));
    const JigExpr *e = jig_expr_ceildiv(length, jig_expr_symbol(ctx, 2));
    JigMixed operands[3] = {lower, upper, step};
    JigMixed n = jig_affine_apply_folded(rw, loc, jig_map(ctx, 0, 3, &e, 1), operands);
    int64_t constant;
    return jig_mixed_constant(n, &constant) ? jig_mixed_int(ctx, constant) : n;
}

static bool is_not(JigUse *use, void *user) {
    return jig_use_owner(use) != user;
}

void jig_loop_denormalize_index(JigRewriter *rw, JigLoc loc, JigValue *iv, JigMixed lower,
                                JigMixed step) {
    JIG_REQUIRE(rw && iv);
    JigContext *ctx = rw->ctx;
    const JigExpr *e = jig_expr_add(jig_expr_mul(jig_expr_dim(ctx, 0), jig_expr_symbol(ctx, 1)),
                                    jig_expr_symbol(ctx, 0));
    JigMixed operands[3] = {jig_mixed_value(iv), lower, step};
    JigMixed m = jig_affine_apply_folded(rw, loc, jig_map(ctx, 1, 2, &e, 1), operands);
    JigValue *v = jig_arith_mixed_to_value(rw, loc, m);
    if (v != iv)
        jig_rw_replace_uses_if(rw, iv, v, is_not, jig_value_def(v));
}

static bool is_normal(const JigLoopBounds *b) {
    return jig_mixed_all_are(b->lower, b->n, 0) && jig_mixed_all_are(b->step, b->n, 1);
}

static bool is_over_index(const JigLoopBounds *b) {
    const JigMixed *const bounds[] = {b->lower, b->upper, b->step};
    for (size_t k = 0; k < JIG_LEN(bounds); ++k)
        for (size_t i = 0; i < b->n; ++i)
            if (bounds[k][i].value && !jig_type_is_index(jig_value_type(bounds[k][i].value)))
                return false;
    return true;
}

JigOp *jig_normalize_loop(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(rw && jig_loop(op));
    JigLoopBounds old;
    JigLoc loc = jig_op_loc(op);
    if (!jig_loop_bounds(op, rw->arena, &old) || is_normal(&old) || !is_over_index(&old) ||
        !jig_loop(op)->like)
        return op;
    size_t num_carried = jig_loop_num_carried(op);
    JigMixed *count = JIG_NEW_ARRAY(rw->arena, JigMixed, old.n),
             *zero = JIG_NEW_ARRAY(rw->arena, JigMixed, old.n),
             *one = JIG_NEW_ARRAY(rw->arena, JigMixed, old.n);
    JigValue **inits = JIG_NEW_ARRAY(rw->arena, JigValue *, num_carried + 1);
    jig_at_before(rw, op);
    for (size_t i = 0; i < old.n; ++i) {
        count[i] = jig_loop_index_trip_count(rw, loc, old.lower[i], old.upper[i], old.step[i]);
        zero[i] = jig_mixed_int(rw->ctx, 0);
        one[i] = jig_mixed_int(rw->ctx, 1);
    }
    for (size_t i = 0; i < num_carried; ++i)
        inits[i] = jig_loop_init(op, i);
    const JigLoopBounds bounds = {zero, count, one, old.n};
    JigOp *by = jig_loop_like(rw, op, &bounds, inits, num_carried, false);
    if (!by)
        return op;
    jig_rw_inline_region(rw, jig_loop_region(op, 0), jig_loop_region(by, 0), NULL);
    jig_at_start(rw, jig_op_body(by));
    for (size_t i = 0; i < old.n; ++i)
        jig_loop_denormalize_index(rw, loc, jig_loop(by)->var(by, i), old.lower[i], old.step[i]);
    jig_rw_replace_op(rw, op, by);
    return by;
}
