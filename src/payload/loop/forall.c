/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/forall.h"

#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "dialect/scf/scf.h"

/* ---- Building ---- */

/* The op without its body's contents. */
static JigOp *build_shell(JigRewriter *rw, JigLoc loc, JigArena *a, const JigMixed *const bounds[3],
                          size_t rank, JigValue *const *outs, size_t num_outs,
                          const JigAttr *mapping) {
    static const char *const names[3] = {"staticLowerBound", "staticUpperBound", "staticStep"};
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, 3 * rank + num_outs);
    const JigType **types = JIG_NEW_ARRAY(a, const JigType *, num_outs);
    const JigAttr *numbers[3];
    int32_t segments[4];
    size_t n = 0;
    for (int b = 0; b < 3; ++b) {
        int64_t *constants = JIG_NEW_ARRAY(a, int64_t, rank);
        size_t dynamic = jig_split_mixed(bounds[b], rank, constants, operands + n);
        segments[b] = (int32_t)dynamic;
        n += dynamic;
        numbers[b] = jig_attr_dense_i64(rw->ctx, constants, rank);
    }
    segments[3] = (int32_t)num_outs;
    for (size_t i = 0; i < num_outs; ++i) {
        operands[n++] = outs[i];
        types[i] = jig_value_type(outs[i]);
    }
    JigOp *op =
        jig_build_regions(rw, loc, JIG_SCF(FORALL), operands, n, types, num_outs, 1, names[0],
                          numbers[0], names[1], numbers[1], names[2], numbers[2],
                          "operandSegmentSizes", jig_attr_dense_i32(rw->ctx, segments, 4), NULL);
    if (mapping)
        jig_op_set_attr(op, "mapping", mapping);
    return op;
}

static void build_body(JigRewriter *rw, JigLoc loc, JigArena *a, JigOp *op, size_t rank,
                       JigValue *const *outs, size_t num_outs) {
    const JigType **types = JIG_NEW_ARRAY(a, const JigType *, rank + num_outs);
    for (size_t i = 0; i < rank; ++i)
        types[i] = jig_type_index(rw->ctx);
    for (size_t i = 0; i < num_outs; ++i)
        types[rank + i] = jig_value_type(outs[i]);
    JigPoint point = jig_point(rw);
    jig_create_block(rw, jig_op_region(op, 0), NULL, types, rank + num_outs, loc);
    jig_at_end(rw, jig_op_body(op));
    JigOp *end = jig_build_regions(rw, loc, JIG_SCF(FORALL_IN_PARALLEL), NULL, 0, NULL, 0, 1, NULL);
    jig_create_block(rw, jig_op_region(end, 0), NULL, NULL, 0, loc);
    jig_set_point(rw, point);
}

JigOp *jig_build_forall(JigRewriter *rw, JigLoc loc, const JigMixed *lower, const JigMixed *upper,
                        const JigMixed *step, size_t rank, JigValue *const *outs, size_t num_outs,
                        const JigAttr *mapping) {
    JigArena *a = jig_arena_create();
    const JigMixed *bounds[3] = {lower, upper, step};
    JigOp *op = build_shell(rw, loc, a, bounds, rank, outs, num_outs, mapping);
    build_body(rw, loc, a, op, rank, outs, num_outs);
    jig_arena_destroy(a);
    return op;
}

/* ---- Normalising ---- */

/* ceil((upper - lower) / step) */
static JigMixed trip_count(JigRewriter *rw, JigLoc loc, JigMixed lower, JigMixed upper,
                           JigMixed step) {
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

/* Inside, the old number is iv * step + lower. */
static void denormalize(JigRewriter *rw, JigLoc loc, JigValue *iv, JigMixed lower, JigMixed step) {
    JigContext *ctx = rw->ctx;
    const JigExpr *e = jig_expr_add(jig_expr_mul(jig_expr_dim(ctx, 0), jig_expr_symbol(ctx, 1)),
                                    jig_expr_symbol(ctx, 0));
    JigMixed operands[3] = {jig_mixed_value(iv), lower, step};
    JigMixed m = jig_affine_apply_folded(rw, loc, jig_map(ctx, 1, 2, &e, 1), operands);
    JigValue *v = jig_mixed_to_value(rw, loc, m);
    if (v != iv)
        jig_rw_replace_uses_if(rw, iv, v, is_not, jig_value_def(v));
}

JigOp *jig_normalize_forall(JigRewriter *rw, JigOp *forall) {
    if (jig_forall_is_normalized(forall))
        return forall;
    JigArena *a = jig_arena_create();
    JigLoc loc = jig_op_loc(forall);
    size_t rank = jig_forall_rank(forall), num_outs = jig_forall_num_outs(forall);
    JigMixed *count = JIG_NEW_ARRAY(a, JigMixed, rank), *zero = JIG_NEW_ARRAY(a, JigMixed, rank),
             *one = JIG_NEW_ARRAY(a, JigMixed, rank), *lower = JIG_NEW_ARRAY(a, JigMixed, rank),
             *step = JIG_NEW_ARRAY(a, JigMixed, rank);
    JigValue **outs = JIG_NEW_ARRAY(a, JigValue *, num_outs);
    jig_at_before(rw, forall);
    for (size_t i = 0; i < rank; ++i) {
        lower[i] = jig_forall_bound(forall, JIG_FORALL_LOWER, i);
        step[i] = jig_forall_bound(forall, JIG_FORALL_STEP, i);
        count[i] =
            trip_count(rw, loc, lower[i], jig_forall_bound(forall, JIG_FORALL_UPPER, i), step[i]);
        zero[i] = jig_mixed_int(rw->ctx, 0);
        one[i] = jig_mixed_int(rw->ctx, 1);
    }
    for (size_t i = 0; i < num_outs; ++i)
        outs[i] = jig_forall_out(forall, i);
    const JigMixed *bounds[3] = {zero, count, one};
    JigOp *op =
        build_shell(rw, loc, a, bounds, rank, outs, num_outs, jig_op_attr(forall, "mapping"));
    jig_rw_inline_region(rw, jig_op_region(forall, 0), jig_op_region(op, 0), NULL);
    jig_at_start(rw, jig_op_body(op));
    for (size_t i = 0; i < rank; ++i)
        denormalize(rw, loc, jig_block_arg(jig_op_body(op), i), lower[i], step[i]);
    jig_rw_replace_op(rw, forall, op);
    jig_arena_destroy(a);
    return op;
}
