/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of scf.while. */
#include "dialect/arith/arith.h"
#include "dialect/scf/scf_canon.h"
#include "support/map.h"
#include "support/vec.h"

static JigBlock *before_block(const JigOp *op) {
    return jig_op_body(op);
}
static JigBlock *after_block(const JigOp *op) {
    return jig_region_first(jig_scf_while_after(op));
}
/* Operands: the condition, then what is passed along. */
static JigOp *condition_of(const JigOp *op) {
    return jig_block_last(before_block(op));
}
static size_t num_passed(const JigOp *op) {
    return jig_op_num_operands(condition_of(op)) - 1;
}
static JigValue *passed(const JigOp *op, size_t i) {
    return jig_op_operand(condition_of(op), i + 1);
}
static JigValue *after_arg(const JigOp *op, size_t i) {
    return jig_block_arg(after_block(op), i);
}

static JigOp *build_bool(JigRewriter *rw, JigLoc loc, bool value) {
    const JigType *i1 = jig_type_i(rw->ctx, 1);
    return jig_arith_constant_build(
        rw, loc, &(JigArithConstant){.result_type = i1, .value = jig_attr_bool(rw->ctx, value)});
}

/* A loop without blocks yet, in the place of `op`. */
static JigOp *build_while(JigRewriter *rw, JigOp *op, const JigType *const *types, size_t n) {
    size_t num_inits;
    JigValue **inits = jig_scf_operands(rw, op, 0, &num_inits);
    return jig_build_regions(rw, jig_op_loc(op), JIG_SCF(WHILE), inits, num_inits, types, n, 2,
                             NULL);
}

/* ---- In the body the condition is true, and comparisons like it are known ---- */

static bool propagate_truth(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *cond = jig_scf_condition_condition(condition_of(op)), *known = NULL;
    for (size_t i = 0; i < num_passed(op); i++) {
        if (passed(op, i) != cond || !jig_value_has_uses(after_arg(op, i)))
            continue;
        if (!known)
            known = jig_op_result(build_bool(rw, jig_op_loc(op), true), 0);
        jig_rw_replace_uses(rw, after_arg(op, i), known);
    }
    return known != NULL;
}

/* eq ne, slt sle sgt sge, ult ule ugt uge */
static int64_t inverse(int64_t predicate) {
    return predicate < 2 ? 1 - predicate : predicate < 6 ? 7 - predicate : 15 - predicate;
}

/* Replaces comparisons of the argument with the other side of `cmp`. */
static bool replace_comparisons(JigRewriter *rw, JigOp *cmp, size_t side, JigValue *arg) {
    int64_t predicate = jig_arith_cmpi_predicate(cmp);
    bool changed = false;
    for (JigUse *u = jig_value_first_use(arg), *next; u; u = next) {
        next = jig_use_next(u);
        JigOp *other = jig_use_owner(u);
        if (!jig_op_is(other, JIG_ARITH(CMPI)) ||
            jig_op_operand(other, 1 - side) != jig_op_operand(cmp, 1 - side))
            continue;
        int64_t theirs = jig_arith_cmpi_predicate(other);
        if (theirs != predicate && theirs != inverse(predicate))
            continue;
        while (next && jig_use_owner(next) == other)
            next = jig_use_next(next);
        jig_rw_replace_op(rw, other, build_bool(rw, jig_op_loc(other), theirs == predicate));
        changed = true;
    }
    return changed;
}

static bool known_comparisons(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cmp = jig_value_def(jig_scf_condition_condition(condition_of(op)));
    bool changed = false;
    if (!jig_op_is(cmp, JIG_ARITH(CMPI)))
        return jig_no_match(rw, op, "the condition is no comparison");
    for (size_t i = 0; i < num_passed(op); i++)
        for (size_t side = 0; side < 2; side++)
            if (passed(op, i) == jig_op_operand(cmp, side))
                changed |= replace_comparisons(rw, cmp, side, after_arg(op, i));
    return changed;
}

/* ---- Arguments passed along in another order ---- */

/* place[i]: where argument i of the first region stands among what is passed;
 * false when these are not the same values in another order. */
static bool passed_order(JigOp *op, size_t *place, size_t n) {
    const JigBlock *block = before_block(op);
    bool same = true;
    if (jig_block_num_args(block) != n)
        return false;
    for (size_t i = 0; i < n; i++)
        place[i] = SIZE_MAX;
    for (size_t i = 0; i < n; i++) {
        JigValue *v = passed(op, i);
        if (jig_value_owner_block(v) != block || place[jig_value_index(v)] != SIZE_MAX)
            return false;
        place[jig_value_index(v)] = i;
        same &= jig_value_index(v) == i;
    }
    return !same;
}

static bool align_before_args(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = num_passed(op), *place = JIG_NEW_ARRAY(rw->arena, size_t, n + 1);
    if (!passed_order(op, place, n))
        return jig_no_match(rw, op, "what is passed is not a permutation of the arguments");
    JigOp *end = condition_of(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    operands[0] = jig_scf_condition_condition(end);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n);
    for (size_t i = 0; i < n; i++) {
        operands[i + 1] = jig_block_arg(before_block(op), i);
        types[i] = jig_op_result_type(op, place[i]);
    }
    jig_at_before(rw, end);
    jig_rw_replace_with_new(rw, end, JIG_SCF(CONDITION), operands, n + 1, NULL, 0, NULL);
    jig_at_before(rw, op);
    JigOp *by = build_while(rw, op, types, n);
    JigPoint after = jig_point(rw);
    JigBlock *before_body =
        jig_create_block(rw, jig_scf_while_before(by), NULL, types, n, jig_op_loc(op));
    JigBlock *after_body =
        jig_create_block(rw, jig_scf_while_after(by), NULL, types, n, jig_op_loc(op));
    jig_set_point(rw, after);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n),
             **body_args = JIG_NEW_ARRAY(rw->arena, JigValue *, n),
             **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++) {
        args[i] = jig_block_arg(before_body, i);
        body_args[place[i]] = jig_block_arg(after_body, i);
        results[place[i]] = jig_op_result(by, i);
    }
    jig_rw_inline_block(rw, before_block(op), before_body, NULL, args, n);
    jig_rw_inline_block(rw, after_block(op), after_body, NULL, body_args, n);
    jig_rw_replace(rw, op, results, n);
    return true;
}

/* ---- An if on the loop's condition, right before it, belongs to the body ---- */

/* That if, when its else branch has no content. */
static JigOp *if_before_condition(JigOp *op) {
    JigOp *end = condition_of(op), *inner = jig_op_prev(end);
    if (!jig_op_is(inner, JIG_SCF(IF)) ||
        jig_scf_if_condition(inner) != jig_scf_condition_condition(end))
        return NULL;
    JigBlock *otherwise = jig_region_first(jig_scf_if_else_region(inner));
    return !otherwise || !jig_op_prev(jig_block_last(otherwise)) ? inner : NULL;
}

/* Its results are the else values when the loop ends, the then values in the body. One result may
 * be passed along in several places. */
static void replace_if_results(JigRewriter *rw, JigOp *op, JigOp *inner) {
    JigOp *held = jig_block_last(jig_op_body(inner));
    for (size_t i = 0; i < num_passed(op); i++)
        if (jig_value_def(passed(op, i)) == inner)
            jig_rw_replace_uses(rw, after_arg(op, i),
                                jig_op_operand(held, jig_value_index(passed(op, i))));
    for (size_t k = 0; k < jig_op_num_results(inner); k++)
        jig_rw_replace_uses(
            rw, jig_op_result(inner, k),
            jig_op_operand(jig_block_last(jig_region_first(jig_scf_if_else_region(inner))), k));
}

typedef struct Captures {
    const JigRegion *from;
    JigPtrMap seen;
    JigValueVec values;
} Captures;

static JigWalk add_captures(JigOp *op, void *user) {
    Captures *c = user;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        JigValue *v = jig_op_operand(op, i);
        if (jig_value_region(v) == c->from && jig_ptrset_add(&c->seen, v))
            jig_vec_push(&c->values, v);
    }
    return JIG_WALK_ADVANCE;
}

/* Uses in the if's branch, and in the body, where a yielded value took the place of a result. */
typedef struct Moved {
    const JigRegion *branch, *body;
} Moved;

static bool is_moved(JigUse *use, void *user) {
    const Moved *m = user;
    const JigRegion *where = jig_op_parent_region(jig_use_owner(use));
    return jig_region_is_ancestor(m->branch, where) || jig_region_is_ancestor(m->body, where);
}

/* Values of the first region that the if's branch uses, in order of use. */
static Captures captures_of(JigOp *op, JigOp *inner) {
    Captures c = {.from = jig_scf_while_before(op)};
    for (JigOp *o = jig_block_first(jig_op_body(inner)); o; o = jig_op_next(o))
        jig_walk_pre(o, add_captures, &c);
    return c;
}

static JigOp *pass_captures(JigRewriter *rw, JigOp *op, JigOp *inner, const Captures *c) {
    size_t old = jig_op_num_results(op), n = old + c->values.len;
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_value_type(i < old ? jig_op_result(op, i) : c->values.data[i - old]);
    JigOp *end = condition_of(op), *by = build_while(rw, op, types, n);
    jig_region_take_body(jig_scf_while_before(by), jig_scf_while_before(op));
    jig_region_take_body(jig_scf_while_after(by), jig_scf_while_after(op));
    for (size_t i = old; i < n; i++)
        jig_block_add_arg(after_block(by), types[i], jig_op_loc(op));
    jig_rw_modified(rw, by);
    jig_op_insert_operands(end, jig_op_num_operands(end), c->values.data, c->values.len);
    jig_rw_modified(rw, end);
    Moved moved = {jig_scf_if_then_region(inner), jig_scf_while_after(by)};
    for (size_t i = old; i < n; i++)
        jig_rw_replace_uses_if(rw, c->values.data[i - old], after_arg(by, i), is_moved, &moved);
    return by;
}

static bool move_if_down(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *inner = if_before_condition(op);
    if (!inner)
        return jig_no_match(rw, op, "no if right before the condition");
    replace_if_results(rw, op, inner);
    Captures c = captures_of(op, inner);
    JigOp *by = pass_captures(rw, op, inner, &c);
    jig_ptrmap_free(&c.seen);
    jig_vec_free(&c.values);
    JigBlock *branch = jig_op_body(inner);
    jig_rw_erase(rw, jig_block_last(branch));
    jig_rw_inline_block(rw, branch, after_block(by), jig_block_first(after_block(by)), NULL, 0);
    jig_rw_erase(rw, inner);
    size_t n = jig_op_num_results(op);
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        results[i] = jig_op_result(by, i);
    jig_rw_replace(rw, op, results, n);
    return true;
}

const JigPattern jig_scf_while_patterns[] = {
    {.name = "(anonymous namespace)::WhileConditionTruth",
     .root = "scf.while",
     .fn = propagate_truth},
    {.name = "(anonymous namespace)::WhileCmpCond", .root = "scf.while", .fn = known_comparisons},
    {.name = "(anonymous namespace)::WhileOpAlignBeforeArgs",
     .root = "scf.while",
     .fn = align_before_args},
    {.name = "(anonymous namespace)::WhileMoveIfDown", .root = "scf.while", .fn = move_if_down},
    JIG_REGION_BRANCH_PATTERNS("scf.while"),
    {0},
};
