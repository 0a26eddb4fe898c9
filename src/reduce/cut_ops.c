/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Cuts of whole ops. */
#include "ir/op.h"
#include "jig/iface.h"
#include "reduce/cuts.h"
#include "support/check.h"

static bool is_end_of_block(const JigOp *op) {
    return !jig_op_next(op) && jig_op_maybe_terminator(op);
}

/* ---- Symbols ---- */

static JigWalk find_symbol(JigOp *op, void *out) {
    if (jig_op_is_symbol(op) && jig_op_parent(op))
        jig_reduce_cut_place(out, op, 0, 0);
    return JIG_WALK_ADVANCE;
}
static void find_symbols(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_symbol, out);
}
static bool cut_symbol(JigRewriter *rw, const JigReducePlace *at) {
    JigOp *table = jig_nearest_symbol_table(jig_op_parent(at->op.op));
    if (table && jig_symbol_has_uses(at->op.op, table))
        return false;
    jig_rw_erase(rw, at->op.op);
    return true;
}
const JigReduceCut jig_reduce_cut_symbols = {"functions", find_symbols, cut_symbol, false};

/* ---- Ops with those that use them ---- */

typedef JIG_VEC(JigOpRef) Refs;

static JigWalk find_op(JigOp *op, void *out) {
    if (jig_op_parent(op) && !jig_op_is_symbol(op) && !is_end_of_block(op))
        jig_reduce_cut_place(out, op, 0, 0);
    return JIG_WALK_ADVANCE;
}
static void find_ops(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_op, out);
}

static bool is_among(const Refs *ops, const JigOp *op) {
    for (size_t i = 0; i < ops->len; ++i)
        if (ops->data[i].op == op)
            return true;
    return false;
}

/* False: what ends a block needs it. */
static bool collect_users(Refs *ops) {
    enum { MOST = 200 };
    for (size_t i = 0; i < ops->len; ++i)
        for (size_t r = 0; r < jig_op_num_results(ops->data[i].op); ++r)
            for (const JigUse *u = jig_value_first_use(jig_op_result(ops->data[i].op, r)); u;
                 u = jig_use_next(u)) {
                JigOp *user = jig_use_owner(u);
                if (is_end_of_block(user) || ops->len > MOST)
                    return false;
                if (!is_among(ops, user))
                    jig_vec_push(ops, jig_op_ref(user));
            }
    return true;
}

static bool cut_with_users(JigRewriter *rw, const JigReducePlace *at) {
    Refs ops = {0};
    jig_vec_push(&ops, at->op);
    bool ok = collect_users(&ops);
    for (size_t i = ops.len; ok && i-- > 0;)
        if (jig_op_ref_holds(&ops.data[i]))
            jig_rw_erase(rw, ops.data[i].op);
    jig_vec_free(&ops);
    return ok;
}
const JigReduceCut jig_reduce_cut_with_users = {"ops and their users", find_ops, cut_with_users,
                                                false};

/* ---- Ops that pass on what they get ---- */

static JigOp *function_around(JigOp *op) {
    JigOp *f = jig_op_parent(op);
    while (f && !jig_function(f))
        f = jig_op_parent(f);
    return f;
}

JigBlock *jig_reduce_cut_entry(const JigOp *function) {
    const JigCallableIface *callable = function ? jig_callable(function) : NULL;
    JigRegion *body = callable ? callable->region(function) : NULL;
    return body ? jig_region_first(body) : NULL;
}

JigValue *jig_reduce_cut_value_for(JigOp *op, const JigType *type) {
    JIG_REQUIRE(op && type);
    for (size_t i = jig_op_num_operands(op); i-- > 0;)
        if (jig_op_operand_type(op, i) == type)
            return jig_op_operand(op, i);
    JigOp *function = function_around(op);
    const JigBlock *entry = jig_reduce_cut_entry(function);
    for (size_t i = 0; entry && i < jig_block_num_args(entry); ++i)
        if (jig_value_type(jig_block_arg(entry, i)) == type)
            return jig_block_arg(entry, i);
    return entry && !jig_op_is_of_scripts(function) ? jig_function_add_arg(function, type) : NULL;
}

static bool cut_passing_on(JigRewriter *rw, const JigReducePlace *at) {
    JigOp *op = at->op.op;
    if (!jig_op_has_uses(op))
        return false;
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        JigValue *result = jig_op_result(op, i);
        if (!jig_value_has_uses(result))
            continue;
        JigValue *v = jig_reduce_cut_value_for(op, jig_value_type(result));
        if (!v)
            return i > 0; /* the attempt is taken back */
        jig_rw_replace_uses(rw, result, v);
    }
    jig_rw_erase(rw, op);
    return true;
}
const JigReduceCut jig_reduce_cut_passing_on = {"ops whose users take what they had", find_ops,
                                                cut_passing_on, false};

/* ---- Ops, one of whose operands stands for the result ---- */

static JigWalk find_operand(JigOp *op, void *out) {
    if (is_end_of_block(op) || jig_op_num_results(op) != 1)
        return JIG_WALK_ADVANCE;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand_type(op, i) == jig_op_result_type(op, 0))
            jig_reduce_cut_place(out, op, i, 0);
    return JIG_WALK_ADVANCE;
}
static void find_operands(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_operand, out);
}
static bool cut_to_operand(JigRewriter *rw, const JigReducePlace *at) {
    JigOp *op = at->op.op;
    if (jig_op_operand(op, at->i) == jig_op_result(op, 0))
        return false;
    jig_rw_replace1(rw, op, jig_op_operand(op, at->i));
    return true;
}
const JigReduceCut jig_reduce_cut_to_operand = {"ops, by one of their operands", find_operands,
                                                cut_to_operand, true};
