/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine/redirect.h"
#include "support/check.h"

static JigValue *apply(JigRewriter *rw, JigLoc loc, const JigMap *map, unsigned result,
                       JigValue *const *operands, size_t n) {
    const JigExpr *e = jig_map_result(map, result);
    const JigMap *one = jig_map(rw->ctx, jig_map_num_dims(map), jig_map_num_symbols(map), &e, 1);
    JigAffineApply parts = {.map_operands = {operands, n}, .map = jig_attr_of_map(one)};
    return jig_op_result(jig_affine_apply_build(rw, loc, &parts), 0);
}

/* Of the region's symbols and then an index each, all as dims. */
const JigMap *jig_loop_affine_moved_map(JigRewriter *rw, const JigMap *const *offsets, size_t rank,
                                        size_t num_outer) {
    JIG_REQUIRE(rw && (offsets || !rank));
    unsigned outer = (unsigned)num_outer, n = outer + (unsigned)rank;
    JigContext *ctx = rw->ctx;
    const JigExpr **results = JIG_NEW_ARRAY(rw->arena, const JigExpr *, rank + 1),
                  **dims = JIG_NEW_ARRAY(rw->arena, const JigExpr *, outer + 1);
    for (unsigned i = 0; i < outer; ++i)
        dims[i] = jig_expr_dim(ctx, i);
    for (unsigned i = 0; i < rank; ++i) {
        const JigExpr *offset =
            jig_expr_replace(jig_map_result(offsets[i], 0), NULL, 0, dims, outer);
        results[i] = jig_expr_simplify(jig_expr_sub(jig_expr_dim(ctx, outer + i), offset), n, 0);
    }
    return jig_map(ctx, n, 0, results, rank);
}

/* A value for each result of a map of operands, which is not composed with what computes them. */
static void apply_all(JigRewriter *rw, JigLoc loc, const JigMap *map, JigValue *const *operands,
                      size_t n, JigValue **out) {
    for (unsigned i = 0; i < jig_map_num_results(map); ++i)
        out[i] = apply(rw, loc, map, i, operands, n);
}

/* Indices go through ops that compute them, which stay where what is computed of them does, too:
 * so the reference leaves them behind. */
void jig_loop_affine_redirect(JigRewriter *rw, JigOp *op, size_t memref, const JigMoved *to) {
    JIG_REQUIRE(rw && op && to);
    const JigMap *map = to->map;
    JigAffineValue old = jig_affine_indices_behind(op, memref, rw->arena);
    size_t outer = to->num_outer, rank = jig_map_num_results(old.map),
           rank_new = jig_map_num_results(map);
    JigValue **in = JIG_NEW_ARRAY(rw->arena, JigValue *, outer + rank + old.n + 1),
             **out = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + rank_new + 1);
    jig_at_before(rw, op);
    if (outer)
        memcpy(in, to->outer, outer * sizeof *in);
    bool plain = jig_map_num_symbols(old.map) == 0 && jig_map_is_identity(old.map),
         moved = outer || !jig_map_is_identity(map);
    if (plain)
        memcpy(in + outer, old.operands, rank * sizeof *in);
    else
        apply_all(rw, jig_op_loc(op), old.map, old.operands, old.n, in + outer);
    if (moved)
        apply_all(rw, jig_op_loc(op), map, in, outer + rank, out);
    else
        memcpy(out, in, rank * sizeof *in);
    JigAffineValue new = {.map = jig_map_identity(rw->ctx, (unsigned)rank_new),
                          .operands = JIG_NEW_ARRAY(rw->arena, JigValue *, rank_new + 1),
                          .n = rank_new};
    memcpy(new.operands, out, rank_new * sizeof *out);
    jig_affine_compose(&new, rw->arena);
    new.map = jig_map_simplify(new.map);
    jig_affine_canonicalize(&new, rw->arena);
    for (unsigned i = 0; (moved || !plain) && i < rank_new; ++i)
        if (!jig_value_has_uses(out[i]))
            jig_rw_erase(rw, jig_value_def(out[i]));
    jig_rw_set_operand(rw, op, memref, to->memref);
    jig_rw_set_operands(rw, op, memref + 1, new.operands, new.n);
    jig_affine_set_map(rw, op, jig_attr_of_map(new.map));
}

void jig_loop_affine_redirect_access(JigRewriter *rw, JigOp *access, const JigMoved *to) {
    jig_loop_affine_redirect(rw, access, jig_affine_memory(access)->memref, to);
}
