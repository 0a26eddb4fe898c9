/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops of former releases. */
#include "asm/older.h"
#include "dialect/scf/scf_int.h"
#include "support/vec.h"

/* clang-format off */
const JigOlderText jig_scf_older[] = {
    {"scf.foreach_thread", .op = "scf.forall", .until = "16", .what = "it is scf.forall"},
    {"scf.foreach_thread.perform_concurrently", .op = "scf.forall.in_parallel", .until = "16",
     .what = "it is scf.forall.in_parallel"},
    {"scf.reduce", .format = "`(` $operands `)` `:` type($operands) $reductions attr-dict",
     .until = "17", .what = "types stand in the parentheses"},
    {0}};
/* clang-format on */

static bool ends_with_yield(JigBlock *block) {
    JigOp *last = jig_block_last(block);
    return jig_op_is(last, JIG_SCF(YIELD)) && !jig_op_num_operands(last);
}

/* The reductions of a body, each of which combined one value; then its scf.yield. */
static void collect_reductions(JigBlock *block, JigOpVec *out) {
    for (JigOp *op = jig_block_first(block); op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_SCF(REDUCE)))
            jig_vec_push(out, op);
}

static void erase(JigParser *p, JigRewriter *rw, JigOp *op) {
    jig_older_forget(p, op);
    jig_rw_erase(rw, op);
}

static void join(JigParser *p, JigRewriter *rw, const JigOpVec *reductions, JigLoc loc) {
    JIG_VEC(JigValue *) values = {0};
    size_t n = 0;
    for (size_t i = 0; i < reductions->len; ++i) {
        const JigOp *op = reductions->data[i];
        for (size_t k = 0; k < jig_op_num_operands(op); ++k)
            jig_vec_push(&values, jig_op_operand(op, k));
        n += jig_op_num_regions(op);
    }
    JigOp *all = jig_create(rw, &(JigOpState){.loc = loc,
                                              .name = jig_op_name_of_row(rw->ctx, JIG_SCF(REDUCE)),
                                              .operands = values.data,
                                              .num_operands = values.len,
                                              .attrs = jig_attr_dict(rw->ctx, NULL, 0),
                                              .num_regions = n});
    n = 0;
    for (size_t i = 0; i < reductions->len; ++i) {
        JigOp *op = reductions->data[i];
        for (size_t k = 0; k < jig_op_num_regions(op); ++k)
            jig_rw_inline_region(rw, jig_op_region(op, k), jig_op_region(all, n++), NULL);
        erase(p, rw, op);
    }
    jig_vec_free(&values);
}

void jig_scf_join_older_reductions(JigParser *p, JigRegion *body, JigLoc loc) {
    static const JigOlderText apart = {
        .name = "scf.parallel",
        .until = "17",
        .what = "its body ends with one scf.reduce, which combines all values"};
    JigBlock *block = jig_region_first(body);
    if (!block || jig_region_last(body) != block || !jig_block_last(block))
        return;
    JigOpVec reductions = {0};
    collect_reductions(block, &reductions);
    bool yields = ends_with_yield(block), joins = reductions.len > 1 || (yields && reductions.len);
    if (yields || joins) {
        JigRewriter *rw = jig_rewriter_create(jig_parser_context(p));
        jig_at_end(rw, block);
        if (joins)
            join(p, rw, &reductions, loc);
        if (yields)
            erase(p, rw, joins ? jig_op_prev(jig_block_last(block)) : jig_block_last(block));
        jig_rewriter_destroy(rw);
        jig_older_note(p, &apart, true);
    }
    jig_vec_free(&reductions);
}
