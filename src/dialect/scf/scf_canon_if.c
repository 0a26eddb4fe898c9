/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folding and canonical forms of scf.if. */
#include "dialect/arith/arith.h"
#include "dialect/scf/scf_canon.h"
#include "rewrite/values.h"

static JigBlock *then_block(const JigOp *op) {
    return jig_op_body(op);
}
static JigBlock *else_block(const JigOp *op) {
    return jig_region_first(jig_scf_if_else_region(op));
} /* or NULL */
static JigOp *then_yield(const JigOp *op) {
    return jig_block_last(then_block(op));
}
static JigOp *else_yield(const JigOp *op) {
    return jig_block_last(else_block(op));
}
static JigValue *condition(const JigOp *op) {
    return jig_scf_if_condition(op);
}

/* `v` when the value is "not v", else NULL. */
static JigValue *negated(JigValue *value) {
    JigOp *def = jig_value_def(value);
    int64_t rhs;
    if (!jig_op_is(def, JIG_ARITH(XORI)) || !jig_constant_int(jig_arith_xori_rhs(def), &rhs) ||
        (rhs & 1) == 0)
        return NULL;
    return jig_arith_xori_lhs(def);
}

static JigValue *build1(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *const *operands,
                        size_t n, const JigType *type) {
    return jig_op_result(jig_build(rw, loc, row, operands, n, &type, 1, NULL), 0);
}

static JigValue *build_bool(JigRewriter *rw, JigLoc loc, bool value) {
    const JigType *i1 = jig_type_i(rw->ctx, 1);
    return jig_op_result(
        jig_arith_constant_build(
            rw, loc,
            &(JigArithConstant){.result_type = i1, .value = jig_attr_bool(rw->ctx, value)}),
        0);
}

static JigValue *build_select(JigRewriter *rw, JigLoc loc, JigValue *cond, JigValue *a,
                              JigValue *b) {
    return build1(rw, loc, JIG_ARITH(SELECT), (JigValue *[]){cond, a, b}, 3, jig_value_type(a));
}

/* An scf.if without blocks yet. */
static JigOp *build_if(JigRewriter *rw, JigLoc loc, JigValue *cond, const JigType *const *types,
                       size_t n) {
    return jig_build_regions(rw, loc, JIG_SCF(IF), &cond, 1, types, n, 2, NULL);
}

/* Replaces the yield at the end of `block`. */
static void replace_yield(JigRewriter *rw, JigBlock *block, JigValue *const *values, size_t n) {
    JigOp *old = jig_block_last(block);
    jig_at_end(rw, block);
    jig_rw_replace_op(rw, old, jig_scf_yield(rw, jig_op_loc(old), values, n));
}

/* ---- "if not c then A else B" is "if c then B else A" ---- */

JigFold jig_scf_fold_if(JigFoldCall *call) {
    JigOp *op = call->op;
    JigValue *inner = else_block(op) ? negated(condition(op)) : NULL;
    if (!inner)
        return JIG_FOLD_NONE;
    JigBlock *a = then_block(op), *b = else_block(op);
    jig_scf_if_set_condition(NULL, op, inner);
    jig_block_remove(a);
    jig_block_remove(b);
    jig_region_insert(jig_scf_if_then_region(op), NULL, b);
    jig_region_insert(jig_scf_if_else_region(op), NULL, a);
    return JIG_FOLD_IN_PLACE;
}

/* ---- Known conditions ---- */

static bool remove_static_condition(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    int64_t value;
    if (!jig_constant_int(condition(op), &value))
        return jig_no_match(rw, op, "the condition is not constant");
    if (value)
        jig_scf_replace_by_region(rw, op, jig_scf_if_then_region(op), NULL, 0);
    else if (else_block(op))
        jig_scf_replace_by_region(rw, op, jig_scf_if_else_region(op), NULL, 0);
    else
        jig_rw_erase(rw, op);
    return true;
}

typedef struct Place {
    JigOp *user;
    size_t operand;
} Place;

/* Uses of the condition in the branches: found among its uses or among the ops of the branches,
 * whichever are fewer. */
typedef struct Search {
    const JigOp *op;
    const JigUse *left; /* as many uses as there may be more ops */
    JIG_VEC(Place) found;
} Search;

static JigWalk find_among_operands(JigOp *op, void *user) {
    Search *s = user;
    if (op == s->op)
        return JIG_WALK_ADVANCE;
    if (!s->left)
        return JIG_WALK_INTERRUPT;
    s->left = jig_use_next(s->left);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand(op, i) == condition(s->op))
            jig_vec_push(&s->found, ((Place){op, i}));
    return JIG_WALK_ADVANCE;
}

/* Of the branch that the op is in: 0 or 1; 2: in none. */
static size_t branch_of(const JigOp *op, const JigOp *user) {
    const JigRegion *where = jig_op_parent_region(user);
    size_t i = 0;
    while (i < 2 && !jig_region_is_ancestor(jig_op_region(op, i), where))
        ++i;
    return i;
}

/* The last one of the program first, as uses are listed. */
static void find_in_branches(JigOp *op, Search *s) {
    *s = (Search){.op = op, .left = jig_value_first_use(condition(op))};
    if (jig_walk_pre(op, find_among_operands, s) != JIG_WALK_INTERRUPT) {
        for (size_t i = 0; i < s->found.len / 2; ++i) {
            Place x = s->found.data[i];
            s->found.data[i] = s->found.data[s->found.len - 1 - i];
            s->found.data[s->found.len - 1 - i] = x;
        }
        return;
    }
    s->found.len = 0;
    for (JigUse *u = jig_value_first_use(condition(op)); u; u = jig_use_next(u))
        if (branch_of(op, jig_use_owner(u)) < 2)
            jig_vec_push(&s->found, ((Place){jig_use_owner(u), jig_use_index(u)}));
}

/* In the branches, the condition is what led there. */
static bool propagate_condition(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *known[2] = {NULL, NULL};
    Search s;
    if (jig_constant_of(condition(op)))
        return jig_no_match(rw, op, "the condition is constant");
    find_in_branches(op, &s);
    for (size_t i = 0; i < s.found.len; ++i) {
        size_t branch = branch_of(op, s.found.data[i].user);
        if (!known[branch])
            known[branch] = build_bool(rw, jig_op_loc(op), branch == 0);
        jig_rw_set_operand(rw, s.found.data[i].user, s.found.data[i].operand, known[branch]);
    }
    jig_vec_free(&s.found);
    return known[0] || known[1];
}

/* ---- Results that need no branch ---- */

static bool is_in(const JigRegion *region, const JigValue *v) {
    return jig_value_region(v) == region;
}

static bool stays(const JigOp *op, size_t i) {
    return is_in(jig_scf_if_then_region(op), jig_op_operand(then_yield(op), i)) ||
           is_in(jig_scf_if_else_region(op), jig_op_operand(else_yield(op), i));
}

static bool convert_to_select(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_results(op), kept = 0;
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; i++)
        if (stays(op, i))
            types[kept++] = jig_op_operand_type(then_yield(op), i);
    if (kept == n)
        return jig_no_match(rw, op, "no result is yielded from outside");
    JigLoc loc = jig_op_loc(op);
    JigOp *by = build_if(rw, loc, condition(op), types, kept);
    jig_at_before(rw, by);
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n),
             **a = JIG_NEW_ARRAY(rw->arena, JigValue *, n),
             **b = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    kept = 0;
    for (size_t i = 0; i < n; i++) {
        JigValue *x = jig_op_operand(then_yield(op), i), *y = jig_op_operand(else_yield(op), i);
        if (stays(op, i)) {
            a[kept] = x;
            b[kept] = y;
            results[i] = jig_op_result(by, kept++);
        } else {
            results[i] = x == y ? x : build_select(rw, loc, condition(op), x, y);
        }
    }
    jig_region_take_body(jig_scf_if_then_region(by), jig_scf_if_then_region(op));
    jig_region_take_body(jig_scf_if_else_region(by), jig_scf_if_else_region(op));
    replace_yield(rw, then_block(by), a, kept);
    replace_yield(rw, else_block(by), b, kept);
    jig_rw_replace(rw, op, results, n);
    return true;
}

/* The value that a result always is: the same in both branches, the condition or its negation. */
static JigValue *always(JigRewriter *rw, JigOp *op, JigValue *x, JigValue *y) {
    if (x == y)
        return x;
    const JigAttr *a = jig_constant_of(x), *b = jig_constant_of(y);
    if (!a || !b || !jig_attr_is_bool(a) || !jig_attr_is_bool(b) || a == b)
        return NULL;
    if (jig_attr_bool_value(a))
        return condition(op);
    JigValue *operands[] = {condition(op), build_bool(rw, jig_op_loc(op), true)};
    return build1(rw, jig_op_loc(op), JIG_ARITH(XORI), operands, 2, jig_value_type(operands[0]));
}

static bool replace_by_condition(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    bool changed = false;
    for (size_t i = 0; i < jig_op_num_results(op); i++) {
        JigValue *result = jig_op_result(op, i);
        if (!jig_value_has_uses(result))
            continue;
        JigValue *v =
            always(rw, op, jig_op_operand(then_yield(op), i), jig_op_operand(else_yield(op), i));
        if (!v)
            continue;
        jig_rw_replace_uses(rw, result, v);
        changed = true;
    }
    return changed;
}

static bool remove_empty_else(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (jig_op_num_results(op) || !else_block(op) || jig_op_prev(else_yield(op)))
        return jig_no_match(rw, op, "no empty else");
    JigValue *cond = condition(op);
    JigOp *by = build_if(rw, jig_op_loc(op), cond, NULL, 0);
    jig_op_set_attrs(by, jig_op_attrs(op));
    jig_rw_inline_region(rw, jig_scf_if_then_region(op), jig_scf_if_then_region(by), NULL);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Neighbours on the same condition ---- */

/* The blocks of `next` that run when prev's condition holds, and when not; false when
 * the conditions cannot be compared. */
static bool blocks_under(JigOp *prev, JigOp *next, JigBlock *out[2]) {
    JigValue *c = condition(prev), *d = condition(next);
    if (c == d) {
        out[0] = then_block(next);
        out[1] = else_block(next);
    } else if (negated(d) == c || negated(c) == d) {
        out[0] = else_block(next);
        out[1] = then_block(next);
    } else {
        return false;
    }
    return true;
}

/* In the blocks of the second op, the results of the first are what its branch yields. */
static void forward_results(JigRewriter *rw, JigOp *prev, JigBlock *const next[2]) {
    for (size_t i = 0; i < jig_op_num_results(prev); i++)
        for (JigUse *u = jig_value_first_use(jig_op_result(prev, i)), *following; u;
             u = following) {
            following = jig_use_next(u);
            JigOp *user = jig_use_owner(u);
            for (size_t k = 0; k < 2; k++) {
                JigRegion *region = next[k] ? jig_block_region(next[k]) : NULL;
                if (!region || !jig_region_is_ancestor(region, jig_op_parent_region(user)))
                    continue;
                JigOp *yield = k == 0 ? then_yield(prev) : else_yield(prev);
                jig_rw_set_operand(rw, user, jig_use_index(u), jig_op_operand(yield, i));
                break;
            }
        }
}

/* Appends `more` to `block`, with one yield of what both yield. */
static void append_branch(JigRewriter *rw, JigBlock *block, JigBlock *more) {
    JigOp *y1 = jig_block_last(block), *y2 = jig_block_last(more);
    size_t n1, n2;
    jig_rw_merge_blocks(rw, more, block, NULL, 0);
    JigValue **a = jig_scf_operands(rw, y1, 0, &n1), **b = jig_scf_operands(rw, y2, 0, &n2);
    JigValue **all = JIG_NEW_ARRAY(rw->arena, JigValue *, n1 + n2 + 1);
    for (size_t i = 0; i < n1 + n2; i++)
        all[i] = i < n1 ? a[i] : b[i - n1];
    jig_at_end(rw, block);
    jig_scf_yield(rw, jig_op_loc(y2), all, n1 + n2);
    jig_rw_erase(rw, y1);
    jig_rw_erase(rw, y2);
}

static bool combine_ifs(JigRewriter *rw, JigOp *next, const JigPattern *self) {
    (void)self;
    JigOp *prev = jig_op_prev(next);
    JigBlock *blocks[2];
    if (!jig_op_is(prev, JIG_SCF(IF)) || !blocks_under(prev, next, blocks))
        return jig_no_match(rw, next, "not behind an if whose condition decides this one");
    forward_results(rw, prev, blocks);
    size_t n1 = jig_op_num_results(prev), n2 = jig_op_num_results(next);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n1 + n2 + 1);
    for (size_t i = 0; i < n1 + n2; i++)
        types[i] = jig_value_type(i < n1 ? jig_op_result(prev, i) : jig_op_result(next, i - n1));
    jig_at_before(rw, next);
    JigOp *both = build_if(rw, jig_op_loc(next), condition(prev), types, n1 + n2);
    for (size_t k = 0; k < 2; k++) {
        JigRegion *region = jig_op_region(both, k);
        jig_rw_inline_region(rw, jig_op_region(prev, k), region, NULL);
        if (!blocks[k])
            continue;
        if (jig_region_is_empty(region))
            jig_rw_inline_region(rw, jig_block_region(blocks[k]), region, NULL);
        else
            append_branch(rw, jig_region_first(region), blocks[k]);
    }
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n1 + n2 + 1);
    for (size_t i = 0; i < n1 + n2; i++)
        results[i] = jig_op_result(both, i);
    jig_rw_replace(rw, prev, results, n1);
    jig_rw_replace(rw, next, results + n1, n2);
    return true;
}

/* ---- An if that is all of a branch ---- */

static bool only_yields(const JigBlock *block) {
    return !block || !jig_op_prev(jig_block_last(block));
}

/* The op in the then branch that may be merged with `op`, or NULL. */
static JigOp *nested_if(const JigOp *op) {
    JigOp *inner = jig_block_first(then_block(op));
    if (!jig_op_is(inner, JIG_SCF(IF)) || jig_op_next(inner) != then_yield(op))
        return NULL;
    return only_yields(else_block(op)) && only_yields(else_block(inner)) ? inner : NULL;
}

/* What is yielded when both conditions hold; `select[i]` where the outer
 * condition alone decides. */
static bool combined_yields(JigOp *op, JigOp *inner, JigValue **yields, bool *select, size_t n) {
    for (size_t i = 0; i < n; i++) {
        yields[i] = jig_op_operand(then_yield(op), i);
        select[i] = jig_value_def(yields[i]) != inner;
        if (select[i]) {
            if (is_in(jig_scf_if_then_region(op), yields[i]))
                return false;
            continue;
        }
        size_t k = jig_value_index(yields[i]);
        if (jig_op_operand(else_yield(inner), k) != jig_op_operand(else_yield(op), i))
            return false;
        yields[i] = jig_op_operand(then_yield(inner), k);
    }
    return true;
}

static bool combine_nested_ifs(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *inner = nested_if(op);
    size_t n = jig_op_num_results(op), num_else = 0;
    JigValue **yields = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
             **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    bool *select = JIG_NEW_ARRAY(rw->arena, bool, n + 1);
    if (!inner || !combined_yields(op, inner, yields, select, n))
        return jig_no_match(rw, op, "the body is no single if with the same else");
    JigValue **otherwise =
        else_block(op) ? jig_scf_operands(rw, else_yield(op), 0, &num_else) : NULL;
    JigLoc loc = jig_op_loc(op);
    JigValue *conditions[] = {condition(op), condition(inner)};
    JigValue *cond = build1(rw, loc, JIG_ARITH(ANDI), conditions, 2, jig_value_type(conditions[0]));
    JigOp *both = build_if(rw, loc, cond, jig_values_result_types(op, rw->arena).items, n);
    JigBlock *block = jig_create_block(rw, jig_scf_if_then_region(both), NULL, NULL, 0, loc);
    jig_at_before(rw, both);
    for (size_t i = 0; i < n; i++)
        results[i] = select[i] ? build_select(rw, loc, condition(op), yields[i], otherwise[i])
                               : jig_op_result(both, i);
    jig_rw_merge_blocks(rw, then_block(inner), block, NULL, 0);
    replace_yield(rw, block, yields, n);
    if (num_else) {
        jig_create_block(rw, jig_scf_if_else_region(both), NULL, NULL, 0, loc);
        jig_scf_yield(rw, loc, otherwise, num_else);
    }
    jig_rw_replace(rw, op, results, n);
    return true;
}

const JigPattern jig_scf_if_patterns[] = {
    {.name = "(anonymous namespace)::CombineIfs", .root = "scf.if", .fn = combine_ifs},
    {.name = "(anonymous namespace)::CombineNestedIfs", .root = "scf.if", .fn = combine_nested_ifs},
    {.name = "(anonymous namespace)::ConditionPropagation",
     .root = "scf.if",
     .fn = propagate_condition},
    {.name = "(anonymous namespace)::ConvertTrivialIfToSelect",
     .root = "scf.if",
     .fn = convert_to_select},
    {.name = "(anonymous namespace)::RemoveEmptyElseBranch",
     .root = "scf.if",
     .fn = remove_empty_else},
    {.name = "(anonymous namespace)::RemoveStaticCondition",
     .root = "scf.if",
     .fn = remove_static_condition},
    {.name = "(anonymous namespace)::ReplaceIfYieldWithConditionOrValue",
     .root = "scf.if",
     .fn = replace_by_condition},
    JIG_REGION_BRANCH_PATTERNS("scf.if"),
    {0},
};
