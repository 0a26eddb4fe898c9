/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of scf.parallel. */
#include "dialect/scf/scf_canon.h"
#include "rewrite/rewriter.h"

void jig_scf_clone_region(JigRewriter *rw, JigRegion *from, JigRegion *to, JigIRMap *map) {
    jig_region_clone_into(from, to, NULL, map);
    for (JigBlock *b = jig_region_first(to); b; b = jig_block_next(b)) {
        jig_rw_tell_block_inserted(rw, b, NULL, NULL);
        for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
            jig_rw_tell_inserted_tree(rw, op);
    }
}

/* ---- Dimensions of one iteration, or none ---- */

static void clone_without_end(JigRewriter *rw, JigBlock *block, JigIRMap *map) {
    for (JigOp *op = jig_block_first(block), *end = jig_block_last(block); op != end;
         op = jig_op_next(op))
        jig_rw_clone(rw, op, map);
}

/* The body once, and each reduction of its value with the initial one. */
static void replace_by_one_iteration(JigRewriter *rw, JigOp *op, JigIRMap *map) {
    JigOperandRange inits = jig_scf_parallel_init_vals(op);
    JigOp *reduce = jig_block_last(jig_op_body(op));
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, inits.count + 1);
    clone_without_end(rw, jig_op_body(op), map);
    for (size_t i = 0; i < inits.count; i++) {
        JigBlock *block = jig_region_first(jig_op_region(reduce, i));
        jig_irmap_value(map, jig_block_arg(block, 0), jig_op_operand(op, inits.start + i));
        jig_irmap_value(map, jig_block_arg(block, 1),
                        jig_irmap_get(map, jig_op_operand(reduce, i)));
        clone_without_end(rw, block, map);
        results[i] = jig_irmap_get(map, jig_scf_reduce_operands_at(jig_block_last(block), 0));
    }
    jig_rw_replace(rw, op, results, inits.count);
}

static void replace_by_fewer_dims(JigRewriter *rw, JigOp *op, const JigLoopBounds *kept,
                                  JigIRMap *map) {
    JigOp *by = jig_loop_like(rw, op, kept, NULL, 0, false);
    jig_scf_clone_region(rw, jig_scf_parallel_region(op), jig_scf_parallel_region(by), map);
    jig_rw_replace_op(rw, op, by);
}

static bool fold_dims(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoopBounds kept;
    JigIRMap *map = jig_irmap_create();
    bool changed = true;
    if (!jig_scf_split_dims(rw, op, &kept, map)) {
        size_t n;
        JigValue **inits = jig_scf_operands(rw, op, jig_scf_parallel_init_vals(op).start, &n);
        jig_rw_replace(rw, op, inits, n);
    } else if (kept.n == jig_loop_num_vars(op)) {
        changed = false;
    } else if (kept.n == 0) {
        replace_by_one_iteration(rw, op, map);
    } else {
        replace_by_fewer_dims(rw, op, &kept, map);
    }
    jig_irmap_destroy(map);
    return changed;
}

/* ---- A loop that is all of a loop ---- */

static bool uses_ivs(const JigOp *inner, const JigBlock *outer_body) {
    for (size_t i = 0; i < jig_op_num_operands(inner); i++)
        if (jig_value_owner_block(jig_op_operand(inner, i)) == outer_body)
            return true;
    return false;
}

static JigLoopBounds joined_bounds(JigRewriter *rw, const JigOp *outer, const JigOp *inner) {
    JigLoopBounds of[2];
    jig_loop_bounds(outer, rw->arena, &of[0]);
    jig_loop_bounds(inner, rw->arena, &of[1]);
    JigMixed *m[3];
    for (size_t k = 0; k < 3; k++)
        m[k] = JIG_NEW_ARRAY(rw->arena, JigMixed, of[0].n + of[1].n);
    JigLoopBounds both = {m[0], m[1], m[2], 0};
    for (size_t l = 0; l < 2; l++)
        for (size_t i = 0; i < of[l].n; i++, both.n++) {
            m[0][both.n] = of[l].lower[i];
            m[1][both.n] = of[l].upper[i];
            m[2][both.n] = of[l].step[i];
        }
    return both;
}

static bool merge_nested(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigBlock *outer = jig_op_body(op);
    JigOp *inner = jig_block_first(outer);
    if (!jig_op_is(inner, JIG_SCF(PARALLEL)) || jig_op_next(inner) != jig_block_last(outer) ||
        uses_ivs(inner, outer) || jig_op_num_results(op) || jig_op_num_results(inner))
        return jig_no_match(rw, op,
                            "the body is not one nest of independent loops without results");
    JigBlock *body = jig_op_body(inner);
    size_t n1 = jig_block_num_args(outer), n2 = jig_block_num_args(body);
    JigLoopBounds both = joined_bounds(rw, op, inner);
    JigOp *by = jig_loop_like(rw, op, &both, NULL, 0, true);
    JigBlock *to = jig_op_body(by);
    jig_at_end(rw, to);
    JigIRMap *map = jig_irmap_create();
    for (size_t i = 0; i < n1 + n2; i++)
        jig_irmap_value(map, i < n1 ? jig_block_arg(outer, i) : jig_block_arg(body, i - n1),
                        jig_block_arg(to, i));
    clone_without_end(rw, body, map);
    jig_irmap_destroy(map);
    jig_build(rw, jig_op_loc(op), JIG_SCF(REDUCE), NULL, 0, NULL, 0, NULL);
    jig_rw_replace_op(rw, op, by);
    return true;
}

const JigPattern jig_scf_parallel_patterns[] = {
    {.name = "(anonymous namespace)::ParallelOpSingleOrZeroIterationDimsFolder",
     .root = "scf.parallel",
     .fn = fold_dims},
    {.name = "(anonymous namespace)::MergeNestedParallelLoops",
     .root = "scf.parallel",
     .fn = merge_nested},
    {0},
};
