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

/* Indices go through ops that compute them, which stay where what is computed of them does, too:
 * so the reference leaves them behind. */
void jig_loop_affine_redirect_access(JigRewriter *rw, JigOp *op, const JigMoved *to) {
    size_t rank = jig_map_num_results(to->map);
    const JigMap *map = to->map;
    JigAffineValue old = jig_affine_indices(op, rw->arena);
    size_t outer = to->num_outer, n = 0;
    JigValue **in = JIG_NEW_ARRAY(rw->arena, JigValue *, outer + rank + old.n + 1),
             **out = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1);
    jig_at_before(rw, op);
    for (; n < outer; ++n)
        in[n] = to->outer[n];
    bool plain = jig_map_num_symbols(old.map) == 0 && jig_map_is_identity(old.map),
         moved = outer || !jig_map_is_identity(map);
    for (unsigned i = 0; i < rank; ++i, ++n)
        in[n] =
            plain ? old.operands[i] : apply(rw, jig_op_loc(op), old.map, i, old.operands, old.n);
    for (unsigned i = 0; i < rank; ++i)
        out[i] = moved ? apply(rw, jig_op_loc(op), map, i, in, n) : in[i];
    JigAffineValue new = {.map = jig_map_identity(rw->ctx, (unsigned)rank),
                          .operands = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1),
                          .n = rank};
    memcpy(new.operands, out, rank * sizeof *out);
    jig_affine_compose(&new, rw->arena);
    new.map = jig_map_simplify(new.map);
    jig_affine_canonicalize(&new, rw->arena);
    size_t memref = jig_affine_memory(op)->memref;
    for (unsigned i = 0; moved ? i < rank : !plain && i < rank; ++i)
        if (!jig_value_has_uses(out[i]))
            jig_rw_erase(rw, jig_value_def(out[i]));
    jig_rw_set_operand(rw, op, memref, to->memref);
    jig_rw_set_operands(rw, op, memref + 1, new.operands, new.n);
    jig_affine_set_map(rw, op, jig_attr_of_map(new.map));
}
