/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parameters that satisfy constraints. The reference has the op, but no solver. */
#include "transform/ops/ops_int.h"

#include "dialect/smt/smt.h"
#include "transform/smt/solve.h"
#include "transform/handle_type.h"

static JigApplyFn constrain_params;
static bool verify_constrain_params(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.smt.constrain_params",
     .ins = "params: read variadic<Param>",
     .outs = "results: variadic<Param>",
     .regions = "body: sized<1>",
     .traits = "TransformOpInterface, SingleBlockImplicitTerminator<smt.yield>",
     .format = "`(` $params `)` attr-dict `:` functional-type(operands, results) $body",
     .verify = verify_constrain_params,
     .apply = constrain_params,
     .summary = "parameters that, with the given ones, satisfy constraints"},
};
const JigDialect jig_transform_smt = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- Verifying ---- */

/* The type of the attributes of a parameter type; NULL when it does not say. */
static const JigType *attribute_type(const JigType *param) {
    return jig_type_is(param, JIG_TRANSFORM_TYPE(PARAM))
               ? jig_attr_type_value(jig_type_param(param, 0))
               : NULL;
}

/* Can a value of `sort` be a parameter of type `param`? Reports at `op` of `what` #i if not. */
static bool verify_sort(const JigOp *op, const char *what, size_t i, const JigType *sort,
                        const char *other, const JigType *param) {
    const JigType *type = attribute_type(param);
    bool any = jig_type_is(param, JIG_TRANSFORM_TYPE(ANY_PARAM));
    bool integer = type && jig_type_is_any_integer(type);
    if (jig_type_is(sort, JIG_SMT_SORT(BOOL)))
        return any || (integer && jig_type_width(type) == 1) ||
               jig_op_error(op,
                            "the type of %s #%zu is !smt.bool though the corresponding %s type "
                            "(%s) is not wrapping i1",
                            what, i, other, jig_msg_type(param));
    if (jig_type_is(sort, JIG_SMT_SORT(INT)))
        return any || integer ||
               jig_op_error(op,
                            "the type of %s #%zu is !smt.int though the corresponding %s type "
                            "(%s) is not wrapping an integer type",
                            what, i, other, jig_msg_type(param));
    if (jig_type_is(sort, JIG_SMT_SORT(BV)))
        return any || (integer && jig_type_width(type) == jig_smt_bv_width(sort)) ||
               jig_op_error(op,
                            "the type of %s #%zu is %s though the corresponding %s type (%s) is "
                            "not wrapping an integer type of the same bitwidth",
                            what, i, jig_msg_type(sort), other, jig_msg_type(param));
    return jig_op_error(
        op, "the type of %s #%zu is expected to be either a !smt.bool, a !smt.int, or a !smt.bv",
        what, i);
}

static bool verify_constrain_params(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    JigOp *yield = jig_block_last(body);
    if (!jig_op_is(yield, JIG_SMT(YIELD)))
        return jig_op_error(op, "expected 'smt.yield' as terminator");
    if (jig_block_num_args(body) != jig_op_num_operands(op))
        return jig_op_error(op, "must have the same number of block arguments as operands");
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        JIG_CHECK(verify_sort(op, "block arg", i, jig_value_type(jig_block_arg(body, i)), "operand",
                              jig_op_operand_type(op, i)));
    for (JigOp *inner = jig_block_first(body); inner; inner = jig_op_next(inner))
        if (!jig_str_starts_with(jig_op_name_of(inner), "smt."))
            return jig_op_error(op, "ops contained in region should belong to SMT-dialect");
    if (jig_op_num_operands(yield) != jig_op_num_results(op))
        return jig_op_error(
            yield, "expected terminator to have as many operands as the parent op has results");
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        JIG_CHECK(verify_sort(yield, "terminator operand", i, jig_op_operand_type(yield, i),
                              "result", jig_op_result_type(op, i)));
    return true;
}

/* ---- Applying ---- */

/* The type of attributes for a result that is any parameter. */
static const JigType *type_for_sort(const JigType *sort) {
    JigContext *ctx = jig_type_context(sort);
    if (jig_type_is(sort, JIG_SMT_SORT(BV)))
        return jig_type_i(ctx, (uint32_t)jig_smt_bv_width(sort));
    return jig_type_i(ctx, jig_type_is(sort, JIG_SMT_SORT(BOOL)) ? 1 : 64);
}

/* Operands are solved for position by position: the first parameter of each, then the second. */
typedef struct Rounds {
    JigParams *params; /* of each operand */
    const JigAttr ***values;
    const JigType **types; /* of each result */
    size_t n;
} Rounds;

static JigStatus read_rounds(JigTransformCall *call, Rounds *r) {
    JigArena *a = call->arena;
    size_t num_params = jig_op_num_operands(call->op), num_results = jig_op_num_results(call->op);
    *r = (Rounds){.params = JIG_NEW_ARRAY(a, JigParams, num_params + 1),
                  .values = JIG_NEW_ARRAY(a, const JigAttr **, num_results + 1),
                  .types = JIG_NEW_ARRAY(a, const JigType *, num_results + 1),
                  .n = 1};
    for (size_t i = 0; i < num_params; i++) {
        r->params[i] = jig_payload_params(call, jig_op_operand(call->op, i));
        if (i > 0 && r->params[i].len != r->n)
            return jig_silenceable_op(call,
                                      "operands have different numbers of parameters: {} and {}",
                                      jig_fact_int(r->n), jig_fact_int(r->params[i].len));
        r->n = r->params[i].len;
    }
    JigOp *yield = jig_block_last(jig_op_body(call->op));
    for (size_t i = 0; i < num_results; i++) {
        const JigType *type = attribute_type(jig_op_result_type(call->op, i));
        r->types[i] = type ? type : type_for_sort(jig_op_operand_type(yield, i));
        r->values[i] = JIG_NEW_ARRAY(a, const JigAttr *, r->n + 1);
    }
    return JIG_OK;
}

static JigStatus solve_round(JigTransformCall *call, Rounds *r, size_t round) {
    JigArena *a = call->arena;
    size_t num_params = jig_op_num_operands(call->op), num_results = jig_op_num_results(call->op);
    const JigAttr **params = jig_arena_alloc(a, (num_params + 1) * sizeof *params);
    const JigAttr **values = jig_arena_alloc(a, (num_results + 1) * sizeof *values);
    for (size_t i = 0; i < num_params; i++)
        params[i] = r->params[i].items[round];
    JIG_TRY(jig_solver_solve(call, jig_op_body(call->op), params, r->types, values));
    for (size_t i = 0; i < num_results; i++)
        r->values[i][round] = values[i];
    return JIG_OK;
}

static JigStatus constrain_params(JigTransformCall *call) {
    Rounds r;
    JIG_TRY(read_rounds(call, &r));
    for (size_t i = 0; i < r.n; i++)
        JIG_TRY(solve_round(call, &r, i));
    for (size_t i = 0; i < jig_op_num_results(call->op); i++)
        jig_set_params(call, i, r.values[i], r.n);
    return JIG_OK;
}
