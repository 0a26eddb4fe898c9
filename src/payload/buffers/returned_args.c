/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/callers.h"
#include "dialect/func/func.h"
#include "dialect/memref/memref.h"
#include "payload/buffers/results.h"
#include "support/map.h"
#include "support/vec.h"

static JigOp *callee_of(JigOp *op) {
    return jig_op_is(op, JIG_FUNC(CALL)) ? jig_call_resolve(op) : NULL;
}

/* The number of the argument that `v` is, or is a cast of; -1: of none. */
static int64_t arg_of(JigValue *v, const JigOp *f) {
    for (JigOp *cast; (cast = jig_value_def_of(v, JIG_MEMREF(CAST)));)
        v = jig_memref_cast_source(cast);
    return jig_value_owner_block(v) == jig_op_body(f) ? (int64_t)jig_value_index(v) : -1;
}

/* For each result the argument that all blocks return; -1: it is not dropped. False: none is. */
static bool returned_args(JigOp *f, const JigOpVec *ends, int64_t *args, size_t n) {
    bool any = false;
    for (size_t i = 0; i < n; ++i) {
        args[i] = -1;
        for (size_t k = 0; k < ends->len; ++k) {
            int64_t arg = arg_of(jig_op_operand(ends->data[k], i), f);
            args[i] = k == 0 || args[i] == arg ? arg : -1;
        }
        any = any || args[i] >= 0;
    }
    return any;
}

static void shorten_return(JigRewriter *rw, JigOp *end, const int64_t *args, size_t n) {
    JigValueVec kept = {0};
    for (size_t i = 0; i < n; ++i)
        if (args[i] < 0)
            jig_vec_push(&kept, jig_op_operand(end, i));
    jig_func_return_set_operands(rw, end, kept.data, kept.len);
    jig_vec_free(&kept);
}

/* The call without the results, whose users get the operands. */
static void shorten_call(JigRewriter *rw, JigOp *call, const int64_t *args, size_t n) {
    JigLoc loc = jig_op_loc(call);
    JigTypeVec types = {0};
    JigValueVec operands = {0}, by = {0};
    for (size_t i = 0; i < jig_op_num_operands(call); ++i)
        jig_vec_push(&operands, jig_op_operand(call, i));
    for (size_t i = 0; i < n; ++i)
        if (args[i] < 0)
            jig_vec_push(&types, jig_op_result_type(call, i));
    JigFuncCall parts = {.operands = {operands.data, operands.len},
                         .result_types = {types.data, types.len},
                         .callee = jig_func_call_callee_attr(call)};
    jig_at_before(rw, call);
    JigOp *made = jig_func_call_build(rw, loc, &parts);
    for (size_t i = 0, k = 0; i < n; ++i) {
        JigValue *v = args[i] < 0 ? jig_op_result(made, k++) : operands.data[args[i]];
        JigMemrefCast cast = {.source = v, .dest_type = jig_op_result_type(call, i)};
        if (jig_value_type(v) != cast.dest_type)
            v = jig_op_result(jig_memref_cast_build(rw, loc, &cast), 0);
        jig_vec_push(&by, v);
    }
    jig_rw_replace(rw, call, by.data, by.len);
    jig_vec_free(&types);
    jig_vec_free(&operands);
    jig_vec_free(&by);
}

static void find_returns(JigOp *f, JigOpVec *out) {
    for (JigBlock *b = jig_op_body(f); b; b = jig_block_next(b)) {
        JigOp *end = jig_block_terminator(b);
        if (end && jig_op_is(end, JIG_FUNC(RETURN)))
            jig_vec_push(out, end);
    }
}

static void drop_results(JigRewriter *rw, JigOp *f, const JigOpVec *ends, const JigCallRefs *calls,
                         const int64_t *args, size_t n) {
    bool *drop = jig_calloc(n + 1, sizeof *drop);
    for (size_t i = 0; i < n; ++i)
        drop[i] = args[i] >= 0;
    for (size_t i = 0; i < ends->len; ++i)
        shorten_return(rw, ends->data[i], args, n);
    jig_function_erase_results(f, drop);
    jig_rw_modified(rw, f);
    for (size_t i = 0; calls && i < calls->len; ++i)
        shorten_call(rw, calls->data[i].op, args, n);
    jig_free(drop);
}

void jig_buffers_drop_returned_args(JigRewriter *rw, JigOp *module) {
    JigCallers callers = {.callee = callee_of};
    jig_callers_add(&callers, module);
    for (JigOp *f = jig_block_first(jig_op_body(module)); f; f = jig_op_next(f)) {
        JigOpVec ends = {0};
        size_t n;
        if (!jig_op_is(f, JIG_FUNC(FUNC)) || !jig_op_body(f) || jig_symbol_is_public(f))
            continue;
        jig_function_results(f, &n);
        int64_t *args = jig_malloc((n + 1) * sizeof *args);
        find_returns(f, &ends);
        if (ends.len && returned_args(f, &ends, args, n))
            drop_results(rw, f, &ends, jig_callers_of(&callers, f), args, n);
        jig_free(args);
        jig_vec_free(&ends);
    }
    jig_callers_free(&callers);
}
