/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of cf.switch. Edge 0 is the default, edge i + 1 that of case i. */
#include "dialect/cf/cf_edge.h"
#include "support/arena.h"

typedef struct Switch {
    JigValue *flag;
    JigEdge *edges;         /* num_cases + 1 */
    const JigAttr **values; /* num_cases */
    size_t num_cases;
} Switch;

static Switch take_apart(JigRewriter *rw, const JigOp *op) {
    size_t n = jig_op_num_successors(op) - 1;
    Switch s = {jig_cf_switch_flag(op), JIG_NEW_ARRAY(rw->arena, JigEdge, n + 1),
                JIG_NEW_ARRAY(rw->arena, const JigAttr *, n + 1), n};
    const JigAttr *values = jig_cf_switch_case_values_attr(op);
    for (size_t i = 0; i <= n; i++)
        s.edges[i] = jig_cf_edge(rw, op, i);
    for (size_t i = 0; i < n; i++)
        s.values[i] = jig_attr_element(values, (int64_t)i);
    return s;
}

static const JigAttr *case_values(const Switch *s) {
    int64_t n = (int64_t)s->num_cases;
    return n ? jig_attr_dense_of(jig_type_vector(&n, NULL, 1, jig_value_type(s->flag)), s->values,
                                 s->num_cases)
             : NULL;
}

static void replace_switch(JigRewriter *rw, JigOp *op, const Switch *s) {
    JigValueList *operands = JIG_NEW_ARRAY(rw->arena, JigValueList, s->num_cases + 1);
    JigBlock **dests = JIG_NEW_ARRAY(rw->arena, JigBlock *, s->num_cases + 1);
    for (size_t i = 0; i < s->num_cases; i++) {
        operands[i] = (JigValueList){s->edges[i + 1].operands, s->edges[i + 1].n};
        dests[i] = s->edges[i + 1].dest;
    }
    JigCfSwitch parts = {.flag = s->flag,
                         .default_operands = {s->edges[0].operands, s->edges[0].n},
                         .case_operands = {operands, s->num_cases},
                         .case_values = case_values(s),
                         .default_destination = s->edges[0].dest,
                         .case_destinations = {dests, s->num_cases}};
    jig_rw_replace_op(rw, op, jig_cf_switch_build(rw, jig_op_loc(op), &parts));
}

/* Keeps the cases that are not dropped; false when none is. */
static bool drop_cases(JigRewriter *rw, JigOp *op, Switch *s, const bool *drop) {
    size_t len = 0;
    for (size_t i = 0; i < s->num_cases; i++) {
        if (drop[i])
            continue;
        s->values[len] = s->values[i];
        s->edges[++len] = s->edges[i + 1];
    }
    if (len == s->num_cases)
        return jig_no_match(rw, op, "no case to drop");
    s->num_cases = len;
    replace_switch(rw, op, s);
    return true;
}

static void take_constant(JigRewriter *rw, JigOp *op, const JigAttr *flag) {
    JigEdge e = jig_cf_edge(rw, op, jig_cf_switch_successor(op, flag));
    jig_cf_replace_with_br(rw, op, &e);
}

/* ---- The patterns ---- */

static bool only_default(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (jig_op_num_successors(op) > 1)
        return jig_no_match(rw, op, "there are cases");
    JigEdge e = jig_cf_edge(rw, op, 0);
    jig_cf_replace_with_br(rw, op, &e);
    return true;
}

static bool cases_like_default(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Switch s = take_apart(rw, op);
    bool *drop = JIG_NEW_ARRAY(rw->arena, bool, s.num_cases + 1);
    for (size_t i = 0; i < s.num_cases; i++)
        drop[i] = jig_cf_edges_equal(&s.edges[i + 1], &s.edges[0]);
    return drop_cases(rw, op, &s, drop);
}

static bool known_flag(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *flag = jig_constant_of(jig_cf_switch_flag(op));
    if (!flag || !jig_attr_is_int(flag))
        return jig_no_match(rw, op, "the flag is not constant");
    take_constant(rw, op, flag);
    return true;
}

static bool pass_through(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Switch s = take_apart(rw, op);
    bool changed = false;
    for (size_t i = 0; i <= s.num_cases; i++)
        changed |= jig_cf_collapse(rw, &s.edges[i]);
    if (changed)
        replace_switch(rw, op, &s);
    return changed;
}

/* The switch on the same flag that is the only way here, or NULL. */
static JigOp *switch_before(JigOp *op) {
    JigBlock *pred = jig_block_single_pred(jig_op_block(op));
    JigOp *before = pred ? jig_block_last(pred) : NULL;
    return jig_op_is(before, JIG_CF(SWITCH)) && jig_cf_switch_flag(before) == jig_cf_switch_flag(op)
               ? before
               : NULL;
}

static bool case_of_same_flag(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *before = switch_before(op);
    if (!before || jig_op_successor(before, 0) == jig_op_block(op))
        return jig_no_match(rw, op, "not reached as a case of a switch on the same flag");
    size_t i = 1;
    while (jig_op_successor(before, i) != jig_op_block(op))
        i++;
    take_constant(rw, op, jig_attr_element(jig_cf_switch_case_values_attr(before), (int64_t)i - 1));
    return true;
}

/* Reached by default: the other switch's cases cannot be. */
static bool default_of_same_flag(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *before = switch_before(op);
    if (!before || jig_op_successor(before, 0) != jig_op_block(op))
        return jig_no_match(rw, op, "not reached as the default of a switch on the same flag");
    Switch s = take_apart(rw, op);
    bool *drop = JIG_NEW_ARRAY(rw->arena, bool, s.num_cases + 1);
    for (size_t i = 0; i < s.num_cases; i++)
        drop[i] = jig_cf_switch_successor(before, s.values[i]) != 0;
    return drop_cases(rw, op, &s, drop);
}

const JigPattern jig_cf_switch_patterns[] = {
    {.name = "simplifySwitchWithOnlyDefault", .root = "cf.switch", .fn = only_default},
    {.name = "dropSwitchCasesThatMatchDefault", .root = "cf.switch", .fn = cases_like_default},
    {.name = "simplifyConstSwitchValue", .root = "cf.switch", .fn = known_flag},
    {.name = "simplifyPassThroughSwitch", .root = "cf.switch", .fn = pass_through},
    {.name = "simplifySwitchFromSwitchOnSameCondition",
     .root = "cf.switch",
     .fn = case_of_same_flag},
    {.name = "simplifySwitchFromDefaultSwitchOnSameCondition",
     .root = "cf.switch",
     .fn = default_of_same_flag},
    {0},
};
