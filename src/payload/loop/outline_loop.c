/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/loop.h"

#include "dialect/arith/arith.h"
#include "dialect/func/func.h"
#include "dialect/scf/scf.h"
#include "rewrite/region.h"
#include "rewrite/values.h"
#include "support/check.h"

/* ---- Building ---- */

/* An scf.execute_region in place of op, with one inside that takes op's region. */
static JigOp *wrap(JigRewriter *rw, JigOp *op, JigArena *a) {
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_results(op);
    JigTypeList types = jig_values_result_types(op, a);
    JigValue **results = JIG_NEW_ARRAY(a, JigValue *, n);
    jig_at_before(rw, op);
    JigOp *exec =
        jig_build_regions(rw, loc, JIG_SCF(EXECUTE_REGION), NULL, 0, types.items, types.n, 1, NULL);
    jig_create_block(rw, jig_scf_execute_region_region(exec), NULL, NULL, 0, loc);
    jig_at_end(rw, jig_op_body(exec));
    JigOp *copy = jig_rw_clone_without_regions(rw, op);
    jig_rw_inline_region(rw, jig_op_region(op, 0), jig_op_region(copy, 0), NULL);
    for (size_t i = 0; i < n; ++i)
        results[i] = jig_op_result(copy, i);
    jig_build(rw, loc, JIG_SCF(YIELD), results, n, NULL, 0, NULL);
    jig_rw_replace_op(rw, op, exec);
    return exec;
}

static JigOp *build_function(JigRewriter *rw, JigLoc loc, JigStr name, const JigValueVec *captured,
                             const JigOp *exec, JigArena *a) {
    size_t n = captured->len, num_results = jig_op_num_results(exec);
    const JigType **inputs = JIG_NEW_ARRAY(a, const JigType *, n),
                  **results = JIG_NEW_ARRAY(a, const JigType *, num_results);
    for (size_t i = 0; i < n; ++i)
        inputs[i] = jig_value_type(captured->data[i]);
    for (size_t i = 0; i < num_results; ++i)
        results[i] = jig_op_result_type(exec, i);
    const JigAttr *type =
        jig_attr_of_type(jig_type_function(rw->ctx, inputs, n, results, num_results));
    JigOp *function =
        jig_build_regions(rw, loc, JIG_FUNC(FUNC), NULL, 0, NULL, 0, 1, "sym_name",
                          jig_attr_string(rw->ctx, name), "function_type", type, NULL);
    jig_create_block(rw, jig_func_func_body(function), NULL, inputs, n, loc);
    return function;
}

static bool is_below(JigUse *u, void *op) {
    return jig_op_is_proper_ancestor(op, jig_use_owner(u));
}

static bool is_index_constant(const JigValue *v) {
    return jig_value_def_is(v, JIG_ARITH(CONSTANT)) && jig_type_is_index(jig_value_type(v));
}

/* The op moves; what it took from outside becomes arguments, constants copies. */
static void move_body(JigRewriter *rw, JigOp *function, JigOp *exec, const JigValueVec *captured) {
    JigBlock *body = jig_op_body(function), *old = jig_op_body(exec);
    JigOp *op = jig_block_first(old), *yield = jig_block_last(old);
    jig_rw_move_to_end(rw, op, body);
    JigArena *a = jig_arena_create();
    size_t n = jig_op_num_results(op);
    JigValue **results = JIG_NEW_ARRAY(a, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        results[i] = jig_op_operand(yield, i);
    jig_at_end(rw, body);
    jig_build(rw, jig_op_loc(yield), JIG_FUNC(RETURN), results, n, NULL, 0, NULL);
    for (size_t i = 0; i < captured->len; ++i) {
        JigValue *v = captured->data[i], *inside = jig_block_arg(body, i);
        jig_at_start(rw, body);
        if (is_index_constant(v))
            inside = jig_op_result(jig_rw_clone(rw, jig_value_def(v), NULL), 0);
        jig_rw_replace_uses_if(rw, v, inside, is_below, function);
    }
    jig_arena_destroy(a);
}

/* The call, and the yield of its results, in place of the op. */
static JigOp *build_call(JigRewriter *rw, JigLoc loc, JigStr name, JigOp *exec,
                         const JigValueVec *captured, JigArena *a) {
    JigOp *yield = jig_block_last(jig_op_body(exec));
    size_t n = jig_op_num_results(exec);
    const JigType **types = JIG_NEW_ARRAY(a, const JigType *, n);
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_op_result_type(exec, i);
    jig_at_before(rw, yield);
    JigOp *call =
        jig_func_call_build(rw, loc,
                            &(JigFuncCall){.operands = {captured->data, captured->len},
                                           .result_types = {types, n},
                                           .callee = jig_attr_flat_symbol(rw->ctx, name)});
    for (size_t i = 0; i < n; ++i)
        jig_rw_set_operand(rw, yield, i, jig_op_result(call, i));
    return call;
}

bool jig_outline(JigRewriter *rw, JigOp *op, JigStr name, JigArena *a, JigOutlined *out,
                 JigReason *why) {
    JIG_REQUIRE(rw && op && a && out);
    JigOp *around = jig_op_parent_of(op, JIG_FUNC(FUNC));
    if (jig_op_num_regions(op) != 1)
        return jig_refuse(why, op, "expected an op with one region, got {}",
                          jig_fact_int((int64_t)jig_op_num_regions(op)));
    if (!around)
        return jig_refuse(why, op, "expected to be in a function");
    JigLoc loc = jig_op_loc(op);
    JigOp *exec = wrap(rw, op, a);
    JigValueVec captured = {0};
    jig_regions_values_from_above(jig_scf_execute_region_region(exec), &captured);
    jig_at_before(rw, around);
    out->function = build_function(rw, loc, name, &captured, exec, a);
    move_body(rw, out->function, exec, &captured);
    out->call = build_call(rw, loc, name, exec, &captured, a);
    jig_vec_free(&captured);
    return true;
}
