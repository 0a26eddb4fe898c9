/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a structured op computes, as far as the form of its body shows. */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/complex/complex.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/tensor/tensor.h"
#include "ir/trail.h"
#include "support/check.h"

/* ---- Copies ---- */

bool jig_linalg_forwards_inputs(const JigOp *op) {
    JigBlock *body = jig_op_body(op);
    const JigOp *yield = body ? jig_block_last(body) : NULL;
    size_t n = jig_linalg_num_ins(op);
    if (!yield || jig_op_num_operands(yield) != n)
        return false;
    for (size_t i = 0; i < n; ++i)
        if (jig_op_operand(yield, i) != jig_block_arg(body, i))
            return false;
    return true;
}

/* ---- Elementwise ---- */

static bool is_elementwise_step(const JigOp *op) {
    return jig_op_is_elementwise_mappable(op) || jig_op_is(op, JIG_ARITH(CONSTANT)) ||
           jig_op_is(op, JIG_TENSOR(EXTRACT)) || jig_op_is(op, JIG_AFFINE(APPLY)) ||
           jig_op_is(op, JIG_LINALG(INDEX)) || jig_op_is(op, JIG_LINALG(YIELD));
}

static bool has_scalar_results(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        const JigType *t = jig_op_result_type(op, i);
        if (!jig_type_is_any_integer(t) && !jig_type_is_index(t) && !jig_type_is_float(t))
            return false;
    }
    return true;
}

bool jig_linalg_is_elementwise(const JigOp *op) {
    JIG_REQUIRE(op && jig_structured(op));
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; i < s->num_loops(op); ++i)
        if (s->iterator(op, i) != JIG_PARALLEL)
            return false;
    size_t first_init = jig_linalg_num_ins(op);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigMap *map = s->map(op, i);
        if (!jig_map_is_projected_permutation(map, true) ||
            (i >= first_init && !jig_map_is_permutation(map)))
            return false;
    }
    JigBlock *body = jig_op_body(op);
    for (const JigOp *step = body ? jig_block_first(body) : NULL; step; step = jig_op_next(step))
        if (!is_elementwise_step(step) || !has_scalar_results(step))
            return false;
    return body != NULL;
}

/* ---- Reductions ---- */

static JigOp *only_user(const JigValue *v) {
    JigUse *use = jig_value_first_use(v);
    return use && !jig_use_next(use) ? jig_use_owner(use) : NULL;
}

/* Both operands of `op` are elements of inits. */
static bool combines_inits(const JigOp *op, JigBlock *body, size_t first_init) {
    size_t n = 0;
    for (size_t i = first_init; i < jig_block_num_args(body); ++i)
        for (size_t k = 0; k < jig_op_num_operands(op); ++k)
            n += jig_op_operand(op, k) == jig_block_arg(body, i);
    return n > 1;
}

/* What takes the combined value out may be any terminator, also that of a region inside the body,
 * or an op of which nothing is known. */
JigOp *jig_linalg_init_combiner(const JigOp *op, size_t init) {
    JigBlock *body = jig_op_body(op);
    size_t first_init = jig_linalg_num_ins(op), carried = first_init + init;
    JigOp *combiner =
        carried < jig_block_num_args(body) ? only_user(jig_block_arg(body, carried)) : NULL;
    if (!combiner || jig_op_block(combiner) != body || jig_op_num_operands(combiner) != 2 ||
        jig_op_num_results(combiner) != 1 || jig_op_maybe_terminator(combiner) ||
        !jig_op_is_memory_effect_free(combiner) || combines_inits(combiner, body, first_init))
        return NULL;
    const JigValue *combined = jig_op_result(combiner, 0);
    const JigOp *exit = only_user(combined);
    bool leaves = exit && jig_op_maybe_terminator(exit) && init < jig_op_num_operands(exit) &&
                  jig_op_operand(exit, init) == combined;
    return leaves ? combiner : NULL;
}

bool jig_linalg_combination(const JigOp *op, size_t init, bool as_reference, JigCombination *out,
                            JigReason *why) {
    const JigOp *step = jig_linalg_init_combiner(op, init);
    if (!step)
        return jig_refuse(why, op,
                          "init operand {} is not reduced by one op of two operands: "
                          "structured.tile_using_for keeps the order of what it does",
                          jig_fact_int((int64_t)init));
    const JigValue *carried = jig_block_arg(jig_op_body(op), jig_linalg_num_ins(op) + init);
    return jig_arith_combination(step, jig_arith_lhs(step) == carried ? 0 : 1, out, why) &&
           (!as_reference || out->by == jig_op_row(step));
}

/* ---- Contractions ---- */

/* A value without the ops of one operand around it. */
static JigValue *without_casts(JigValue *v) {
    JigTrail trail = {0};
    for (JigOp *def; (def = jig_value_def(v)) && jig_op_num_operands(def) == 1 &&
                     jig_op_is_memory_effect_free(def) && jig_trail_step(&trail, def);)
        v = jig_op_operand(def, 0);
    return v;
}

static JigOp *binary_def(const JigValue *v) {
    JigOp *def = v ? jig_value_def(v) : NULL;
    return def && jig_op_num_operands(def) == 2 && jig_op_num_results(def) == 1 ? def : NULL;
}

bool jig_linalg_check_contraction(JigBlock *body, JigLinalgPair *allowed, const void *user,
                                  JigReason *why) {
    const JigOp *op = jig_block_parent_op(body);
    if (jig_block_num_args(body) != 3)
        return jig_refuse(why, op, "expected block with 3 arguments");
    const JigOp *yield = jig_block_last(body);
    if (!yield || jig_op_num_operands(yield) != 1)
        return jig_refuse(why, op, "expected terminator with 1 operand");
    const JigOp *sum = binary_def(without_casts(jig_linalg_yield_values_at(yield, 0)));
    if (!sum)
        return jig_refuse(why, op, "expected reduction op to be binary");
    JigValue *left = without_casts(jig_op_operand(sum, 0)),
             *right = without_casts(jig_op_operand(sum, 1)), *carried = jig_block_arg(body, 2);
    if (left != carried && right != carried)
        return jig_refuse(
            why, op,
            "expected reduction to take block argument #2 as one of the operands (modulo unary "
            "casts)");
    const JigOp *product = binary_def(left == carried ? right : left);
    if (!product)
        return jig_refuse(why, op, "expected elementwise op to be binary");
    if (!allowed(product, sum, user))
        return jig_refuse(why, op, "expected reduction/elementwise op kind not satisfied");
    JigValue *x = without_casts(jig_op_operand(product, 0)),
             *y = without_casts(jig_op_operand(product, 1));
    JigValue *lhs = jig_block_arg(body, 0), *rhs = jig_block_arg(body, 1);
    if (!((x == lhs && y == rhs) || (x == rhs && y == lhs)))
        return jig_refuse(
            why, op, "expected elementwise op to apply to block arguments (modulo unary casts)");
    return true;
}

static bool is_ring(const JigOp *product, const JigOp *sum, const void *user) {
    (void)user;
    const JigOpRow *const pairs[][2] = {
        {JIG_ARITH(MULF), JIG_ARITH(ADDF)},
        {JIG_ARITH(MULI), JIG_ARITH(ADDI)},
        {JIG_COMPLEX(MUL), JIG_COMPLEX(ADD)},
        {JIG_ARITH(ANDI), JIG_ARITH(ORI)},
    };
    for (size_t i = 0; i < JIG_LEN(pairs); i++)
        if (jig_op_is(product, pairs[i][0]) && jig_op_is(sum, pairs[i][1]))
            return true;
    return false;
}

bool jig_linalg_is_contraction_body(JigBlock *body) {
    return jig_linalg_check_contraction(body, is_ring, NULL, NULL);
}

bool jig_linalg_is_named_contraction(const JigOp *op) {
    const JigOpRow *row = jig_op_row(op);
    return row && row->traits && strstr(row->traits, "ContractionOpInterface") &&
           jig_structured(op);
}

bool jig_linalg_is_contraction(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    if (!s || jig_op_num_operands(op) != 3 || jig_linalg_num_ins(op) != 2)
        return false;
    bool reduces = false;
    for (size_t i = 0; i < s->num_loops(op); i++)
        reduces |= s->iterator(op, i) == JIG_REDUCTION;
    for (size_t i = 0; i < 3; i++)
        if (!jig_map_is_projected_permutation(s->map(op, i), false))
            return false;
    return reduces && jig_linalg_is_contraction_body(jig_op_body(op));
}

bool jig_linalg_overwrites(const JigOp *op, size_t operand) {
    const JigStructuredIface *s = jig_structured(op);
    if (!jig_range_has(jig_dps_inits(op), operand))
        return false;
    const JigMap *map = s->map(op, operand);
    const JigType *type = jig_op_operand_type(op, operand);
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        const JigExpr *e = jig_map_result(map, i);
        bool loop =
            jig_expr_kind(e) == JIG_EXPR_DIM && jig_map_result_position(map, e) == (int64_t)i;
        if (!loop && !(jig_expr_is_constant(e, NULL) && jig_type_dim(type, i) == 1))
            return false;
    }
    for (size_t i = 0; i < s->num_loops(op); ++i)
        if (!jig_map_uses_dim(map, (unsigned)i) && jig_linalg_static_loop_size(op, i) <= 0)
            return false;
    return true;
}
