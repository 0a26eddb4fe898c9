/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of cf.assert, cf.br and cf.cond_br. */
#include "dialect/arith/arith.h"
#include "dialect/cf/cf_edge.h"
#include "dialect/ub/ub.h"
#include "support/arena.h"

/* ---- cf.assert ---- */

static bool drop_true_assert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    int64_t value;
    if (!jig_constant_int(jig_cf_assert_arg(op), &value) || !value)
        return jig_no_match(rw, op, "the argument is not known to be true");
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_cf_assert_patterns[] = {
    {.name = "(anonymous namespace)::EraseRedundantAssertions",
     .root = "cf.assert",
     .fn = drop_true_assert},
    {0},
};

/* ---- cf.br ---- */

/* A block that is only reached from here continues this one. */
static bool merge_with_dest(JigRewriter *rw, JigOp *op) {
    JigBlock *block = jig_op_block(op), *dest = jig_op_successor(op, 0);
    if (dest == block || !jig_block_single_pred(dest))
        return jig_no_match(rw, op, "the destination has other predecessors");
    JigEdge e = jig_cf_edge(rw, op, 0);
    jig_rw_erase(rw, op);
    jig_rw_merge_blocks(rw, dest, block, e.operands, e.n);
    return true;
}

static bool simplify_br(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (merge_with_dest(rw, op))
        return true;
    JigEdge e = jig_cf_edge(rw, op, 0);
    if (e.dest == jig_op_block(op) || !jig_cf_collapse(rw, &e))
        return jig_no_match(rw, op, "the destination does more than branch on");
    jig_cf_replace_with_br(rw, op, &e);
    return true;
}

const JigPattern jig_cf_br_patterns[] = {
    {.name = "cf.br", .root = "cf.br", .fn = simplify_br},
    {0},
};

/* ---- cf.cond_br: successor 0 is taken when the condition holds ---- */

static void replace_by_successor(JigRewriter *rw, JigOp *op, size_t successor) {
    JigEdge e = jig_cf_edge(rw, op, successor);
    jig_cf_replace_with_br(rw, op, &e);
}

static bool known_condition(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    int64_t value;
    if (!jig_constant_int(jig_cf_cond_br_condition(op), &value))
        return jig_no_match(rw, op, "the condition is not constant");
    replace_by_successor(rw, op, value ? 0 : 1);
    return true;
}

static JigOp *build_cond_br(JigRewriter *rw, JigOp *like, const JigEdge e[2]) {
    JigCfCondBr parts = {.condition = jig_cf_cond_br_condition(like),
                         .true_dest_operands = {e[0].operands, e[0].n},
                         .false_dest_operands = {e[1].operands, e[1].n},
                         .branch_weights = jig_cf_cond_br_branch_weights_attr(like),
                         .true_dest = e[0].dest,
                         .false_dest = e[1].dest};
    return jig_cf_cond_br_build(rw, jig_op_loc(like), &parts);
}

static bool pass_through(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigEdge e[] = {jig_cf_edge(rw, op, 0), jig_cf_edge(rw, op, 1)};
    bool on_true = jig_cf_collapse(rw, &e[0]), on_false = jig_cf_collapse(rw, &e[1]);
    if (!on_true && !on_false)
        return jig_no_match(rw, op, "no destination only branches on");
    jig_rw_replace_op(rw, op, build_cond_br(rw, op, e));
    return true;
}

/* Do all edges into `block` come from `from`? */
static bool only_reached_from(const JigBlock *block, const JigBlock *from) {
    for (JigSuccUse *u = jig_block_first_pred(block); u; u = jig_succ_use_next(u))
        if (jig_op_block(jig_succ_use_owner(u)) != from)
            return false;
    return true;
}

static bool identical_successors(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigEdge t = jig_cf_edge(rw, op, 0), f = jig_cf_edge(rw, op, 1);
    if (t.dest != f.dest)
        return jig_no_match(rw, op, "the destinations differ");
    if (!jig_cf_edges_equal(&t, &f) && !only_reached_from(t.dest, jig_op_block(op)))
        return jig_no_match(rw, op, "the operands differ, and others come to the destination");
    for (size_t i = 0; i < t.n; i++) {
        JigValue *values[] = {jig_cf_cond_br_condition(op), t.operands[i], f.operands[i]};
        const JigType *type = jig_value_type(t.operands[i]);
        if (t.operands[i] != f.operands[i])
            t.operands[i] = jig_op_result(
                jig_build(rw, jig_op_loc(op), JIG_ARITH(SELECT), values, 3, &type, 1, NULL), 0);
    }
    jig_cf_replace_with_br(rw, op, &t);
    return true;
}

/* Reached only through a branch on the same condition: that decides. */
static bool same_condition(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigBlock *pred = jig_block_single_pred(jig_op_block(op));
    JigOp *before = pred ? jig_block_last(pred) : NULL;
    if (!jig_op_is(before, JIG_CF(COND_BR)) ||
        jig_cf_cond_br_condition(before) != jig_cf_cond_br_condition(op))
        return jig_no_match(rw, op, "not reached through a branch on the same condition");
    replace_by_successor(rw, op, jig_op_successor(before, 0) == jig_op_block(op) ? 0 : 1);
    return true;
}

/* In a block reached only through `successor`, the condition is known. */
static bool propagate_to(JigRewriter *rw, JigOp *op, size_t successor) {
    JigBlock *dest = jig_op_successor(op, successor);
    const JigType *i1 = jig_type_i(rw->ctx, 1);
    JigValue *known = NULL;
    if (!jig_block_single_pred(dest))
        return false;
    for (JigUse *u = jig_value_first_use(jig_cf_cond_br_condition(op)), *next; u; u = next) {
        next = jig_use_next(u);
        JigOp *user = jig_use_owner(u);
        if (jig_op_block(user) != dest)
            continue;
        if (!known)
            known = jig_op_result(
                jig_arith_constant_build(
                    rw, jig_op_loc(op),
                    &(JigArithConstant){.result_type = i1,
                                        .value = jig_attr_bool(rw->ctx, successor == 0)}),
                0);
        jig_rw_set_operand(rw, user, jig_use_index(u), known);
    }
    return known != NULL;
}

static bool propagate_condition(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    bool on_true = propagate_to(rw, op, 0), on_false = propagate_to(rw, op, 1);
    return on_true || on_false;
}

static bool is_unreachable(const JigBlock *block) {
    JigOp *op = jig_block_first(block);
    return op && !jig_op_next(op) && jig_op_is(op, JIG_UB(UNREACHABLE));
}

static bool drop_unreachable(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    for (size_t i = 0; i < 2; i++)
        if (is_unreachable(jig_op_successor(op, i))) {
            replace_by_successor(rw, op, 1 - i);
            return true;
        }
    return jig_no_match(rw, op, "no destination is unreachable");
}

const JigPattern jig_cf_cond_br_patterns[] = {
    {.name = "(anonymous namespace)::SimplifyConstCondBranchPred",
     .root = "cf.cond_br",
     .fn = known_condition},
    {.name = "(anonymous namespace)::SimplifyPassThroughCondBranch",
     .root = "cf.cond_br",
     .fn = pass_through},
    {.name = "(anonymous namespace)::SimplifyCondBranchIdenticalSuccessors",
     .root = "cf.cond_br",
     .fn = identical_successors},
    {.name = "(anonymous namespace)::SimplifyCondBranchFromCondBranchOnSameCondition",
     .root = "cf.cond_br",
     .fn = same_condition},
    {.name = "(anonymous namespace)::CondBranchTruthPropagation",
     .root = "cf.cond_br",
     .fn = propagate_condition},
    {.name = "(anonymous namespace)::DropUnreachableCondBranch",
     .root = "cf.cond_br",
     .fn = drop_unreachable},
    {0},
};
