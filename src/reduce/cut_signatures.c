/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Cuts of what functions take and return. */
#include "jig/iface.h"
#include "reduce/cuts.h"

/* A dropped one of `n`. */
static bool *only(JigRewriter *rw, size_t i, size_t n) {
    bool *drop = JIG_NEW_ARRAY(rw->arena, bool, n + 1);
    drop[i] = true;
    return drop;
}

/* ---- Results ---- */

static JigWalk find_result(JigOp *op, void *out) {
    size_t n = 0;
    if (jig_function(op))
        jig_function_results(op, &n);
    for (size_t i = 0; i < n; ++i)
        jig_reduce_cut_place(out, op, i, 0);
    return JIG_WALK_ADVANCE;
}
static void find_results(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_result, out);
}

/* Whoever calls it does not verify any more, and the cut is taken back. */
static bool cut_result(JigRewriter *rw, const JigReducePlace *at) {
    JigOp *function = at->op.op;
    size_t n;
    jig_function_results(function, &n);
    if (!jig_reduce_cut_entry(function))
        return false;
    for (JigBlock *b = jig_reduce_cut_entry(function); b; b = jig_block_next(b)) {
        JigOp *end = jig_block_last(b);
        if (!end || jig_op_num_successors(end) || jig_op_num_operands(end) != n)
            continue;
        jig_op_erase_operands(end, at->i, 1);
        jig_rw_modified(rw, end);
    }
    jig_function_erase_results(function, only(rw, at->i, n));
    jig_rw_modified(rw, function);
    return true;
}
const JigReduceCut jig_reduce_cut_results = {"results of functions", find_results, cut_result,
                                             false};

/* ---- Arguments ---- */

static JigWalk find_argument(JigOp *op, void *out) {
    if (!jig_function(op) || !jig_reduce_cut_entry(op))
        return JIG_WALK_ADVANCE;
    for (size_t i = 0; i < jig_block_num_args(jig_reduce_cut_entry(op)); ++i)
        if (!jig_value_has_uses(jig_block_arg(jig_reduce_cut_entry(op), i)))
            jig_reduce_cut_place(out, op, i, 0);
    return JIG_WALK_ADVANCE;
}
static void find_arguments(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_argument, out);
}
static bool cut_argument(JigRewriter *rw, const JigReducePlace *at) {
    JigOp *function = at->op.op;
    jig_function_erase_args(function,
                            only(rw, at->i, jig_block_num_args(jig_reduce_cut_entry(function))));
    jig_rw_modified(rw, function);
    return true;
}
const JigReduceCut jig_reduce_cut_arguments = {"arguments of functions", find_arguments,
                                               cut_argument, false};

/* ---- What is behind an op, whose results the function returns then ---- */

static JigOp *end_of(const JigOp *function) {
    JigBlock *entry = jig_reduce_cut_entry(function);
    JigOp *end = entry ? jig_block_last(entry) : NULL;
    return entry && !jig_block_next(entry) && end && jig_op_is_terminator(end) ? end : NULL;
}

static JigWalk find_tail(JigOp *function, void *out) {
    if (!jig_function(function) || !end_of(function))
        return JIG_WALK_ADVANCE;
    for (JigOp *op = jig_block_first(jig_reduce_cut_entry(function)); op; op = jig_op_next(op))
        if (op != end_of(function))
            jig_reduce_cut_place(out, op, 0, 0);
    return JIG_WALK_ADVANCE;
}
static void find_tails(JigOp *root, JigReducePlaces *out) {
    jig_walk_pre(root, find_tail, out);
}

static bool *all(JigRewriter *rw, size_t n) {
    bool *drop = JIG_NEW_ARRAY(rw->arena, bool, n + 1);
    for (size_t i = 0; i < n; ++i)
        drop[i] = true;
    return drop;
}

/* They may be of other types than before. */
static void return_results(JigRewriter *rw, JigOp *function, JigOp *op) {
    size_t num_inputs, num_before, n = jig_op_num_results(op);
    jig_function_results(function, &num_before);
    jig_function_erase_results(function, all(rw, num_before));
    const JigType *const *inputs = jig_function_inputs(function, &num_inputs);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        values[i] = jig_op_result(op, i);
        types[i] = jig_value_type(values[i]);
    }
    jig_op_set_operands(end_of(function), values, n);
    jig_function_set_signature(function, inputs, num_inputs, types, n);
    jig_rw_modified(rw, end_of(function));
    jig_rw_modified(rw, function);
}

static bool cut_tail(JigRewriter *rw, const JigReducePlace *at) {
    JigOp *op = at->op.op, *function = jig_op_parent(op);
    return_results(rw, function, op);
    while (jig_op_next(op) != end_of(function))
        jig_rw_erase(rw, jig_op_prev(end_of(function)));
    return true;
}
const JigReduceCut jig_reduce_cut_tails = {"what comes after an op", find_tails, cut_tail, true};
