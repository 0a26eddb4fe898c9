/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Cuts that put in place of an op what is in it, or behind it. */
#include "dialect/arith/arith.h"
#include "jig/iface.h"
#include "reduce/cuts.h"

/* ---- Calls ---- */

static JigWalk find_call(JigOp *op, void *out) {
    if (jig_call(op))
        jig_reduce_cut_place(out, op, 0, 0);
    return JIG_WALK_ADVANCE;
}
static void find_calls(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_call, out);
}

static bool cut_call(JigRewriter *rw, const JigReducePlace *at) {
    JigOp *call = at->op.op, *callee = jig_call_resolve(call);
    if (!callee || jig_op_is_ancestor(callee, call) ||
        !jig_inline_call(rw, call, callee, true, NULL, NULL))
        return false;
    jig_rw_erase(rw, call);
    JigOp *table = jig_nearest_symbol_table(jig_op_parent(callee));
    if (table && !jig_symbol_has_uses(callee, table))
        jig_rw_erase(rw, callee);
    return true;
}
const JigReduceCut jig_reduce_cut_calls = {"calls, by what they call", find_calls, cut_call, true};

/* ---- Regions ---- */

static JigWalk find_region(JigOp *op, void *out) {
    if (!jig_op_parent(op) || jig_function(op))
        return JIG_WALK_ADVANCE;
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        if (jig_region_has_one_block(jig_op_region(op, i)))
            jig_reduce_cut_place(out, op, i, 0);
    return JIG_WALK_ADVANCE;
}
static void find_regions(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_region, out);
}

/* Where the variable starts; NULL: it is none, or that is not one number. */
static JigValue *start_of(JigRewriter *rw, const JigOp *op, const JigLoopIface *loop,
                          const JigValue *arg) {
    for (size_t i = 0; loop->num_vars && i < loop->num_vars(op); ++i) {
        JigMixed lower = loop->lower(op, i);
        if (loop->var(op, i) == arg && (lower.attr || lower.value))
            return jig_arith_mixed_to_value(rw, jig_op_loc(op), lower);
    }
    return NULL;
}

static JigValue *init_of(const JigOp *op, const JigLoopIface *loop, size_t arg) {
    JigOperandRange inits = loop->inits ? loop->inits(op) : jig_no_operands();
    size_t first = loop->first_iter_arg ? loop->first_iter_arg(op) : 0;
    return arg >= first && arg - first < inits.count ? jig_op_operand(op, inits.start + arg - first)
                                                     : NULL;
}

/* Of a loop: what it starts with. Of others: an operand of the type. */
static JigValue *value_of_arg(JigRewriter *rw, JigOp *op, const JigValue *arg) {
    const JigLoopIface *loop = jig_loop(op);
    jig_at_before(rw, op);
    JigValue *v = loop ? start_of(rw, op, loop, arg) : NULL;
    if (!v && loop)
        v = init_of(op, loop, jig_value_index(arg));
    return v ? v : jig_reduce_cut_value_for(op, jig_value_type(arg));
}

/* What its results become, the operands of the terminator where types agree. False: something has
 * no value. */
static bool pass_results(JigRewriter *rw, JigOp *op, const JigOp *end) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        JigValue *result = jig_op_result(op, i);
        const JigType *type = jig_value_type(result);
        if (!jig_value_has_uses(result))
            continue;
        JigValue *v = end && i < jig_op_num_operands(end) && jig_op_operand_type(end, i) == type
                          ? jig_op_operand(end, i)
                          : jig_reduce_cut_value_for(op, type);
        if (!v)
            return false;
        jig_rw_replace_uses(rw, result, v);
    }
    return true;
}

static bool cut_region(JigRewriter *rw, const JigReducePlace *at) {
    JigOp *op = at->op.op;
    JigBlock *body = jig_region_first(jig_op_region(op, at->i));
    JIG_VEC(JigValue *) values = {0};
    bool ok = true;
    for (size_t i = 0; ok && i < jig_block_num_args(body); ++i) {
        JigValue *v = value_of_arg(rw, op, jig_block_arg(body, i));
        ok = v != NULL;
        jig_vec_push(&values, v);
    }
    if (ok) {
        JigOp *end = jig_block_last(body);
        jig_rw_inline_block(rw, body, jig_op_block(op), op, values.data, values.len);
        bool ends = end && jig_op_maybe_terminator(end);
        ok = pass_results(rw, op, ends ? end : NULL);
        if (ok && ends)
            jig_rw_erase(rw, end);
        if (ok)
            jig_rw_erase(rw, op);
    }
    jig_vec_free(&values);
    return true; /* if not ok, it does not verify */
}
const JigReduceCut jig_reduce_cut_regions = {"ops with regions, by what is in these", find_regions,
                                             cut_region, true};

/* ---- Conditions ---- */

static JigWalk find_condition(JigOp *op, void *out) {
    if (!jig_op_num_regions(op) && !jig_op_num_successors(op))
        return JIG_WALK_ADVANCE;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_integer(jig_op_operand_type(op, i), 1))
            for (int64_t to = 0; to < 2; ++to)
                jig_reduce_cut_place(out, op, i, to);
    return JIG_WALK_ADVANCE;
}
static void find_conditions(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_condition, out);
}

static bool simplify(JigOp *op) {
    bool changed = false;
    (void)!jig_apply_greedily(op, jig_canonicalization_patterns(jig_op_context(op)), NULL,
                              &changed);
    return changed;
}

static bool cut_condition(JigRewriter *rw, const JigReducePlace *at) {
    JigOp *op = at->op.op, *around = jig_op_parent(op);
    const JigType *i1 = jig_op_operand_type(op, at->i);
    jig_at_before(rw, op);
    JigValue *known = jig_arith_constant(rw, jig_op_loc(op), i1, jig_attr_int(i1, at->n));
    jig_rw_set_operand(rw, op, at->i, known);
    return !around || simplify(around);
}
const JigReduceCut jig_reduce_cut_conditions = {"conditions", find_conditions, cut_condition, true};

/* ---- Canonicalization ---- */

static JigWalk find_scope(JigOp *op, void *out) {
    if (jig_function(op))
        jig_reduce_cut_place(out, op, 0, 0);
    return JIG_WALK_ADVANCE;
}
static void find_scopes(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_scope, out);
}
static bool cut_simplify(JigRewriter *rw, const JigReducePlace *at) {
    (void)rw;
    return simplify(at->op.op);
}
const JigReduceCut jig_reduce_cut_simplify = {"what canonicalization takes away", find_scopes,
                                              cut_simplify, true};
