/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How many of the lowest bits of a number are zero for certain: found from the operands of what
 * computes it. Since it is said of the lowest bits, it holds where arithmetic wraps around as well.
 */
#include "machine/nvidia/payload/multiple.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "jig/affine.h"
#include "support/arena.h"

enum {
    MAX_VISITS = 256, /* numbers that are looked at for one */
    MAX_ZEROS = 32,   /* more are not asked for */
};

static int zeros_of(JigValue *v, unsigned *visits);

static int capped(int64_t n) {
    return n < MAX_ZEROS ? (int)n : MAX_ZEROS;
}

static int zeros_of_constant(int64_t x) {
    return x ? capped(__builtin_ctzll((unsigned long long)x)) : MAX_ZEROS;
}

/* ---- Arithmetic ---- */

typedef enum Rule {
    NONE,
    COMMON,  /* as all operands have */
    EITHER,  /* as one of the operands has */
    PRODUCT, /* of the operands together */
} Rule;

static Rule rule_of(const JigOp *op) {
    const struct {
        const JigOpRow *row;
        Rule rule;
    } rules[] = {
        {JIG_ARITH(ADDI), COMMON},         {JIG_ARITH(SUBI), COMMON},
        {JIG_ARITH(ORI), COMMON},          {JIG_ARITH(XORI), COMMON},
        {JIG_ARITH(MAXSI), COMMON},        {JIG_ARITH(MAXUI), COMMON},
        {JIG_ARITH(MINSI), COMMON},        {JIG_ARITH(MINUI), COMMON},
        {JIG_ARITH(REMSI), COMMON},        {JIG_ARITH(REMUI), COMMON},
        {JIG_ARITH(EXTSI), COMMON},        {JIG_ARITH(EXTUI), COMMON},
        {JIG_ARITH(TRUNCI), COMMON},       {JIG_ARITH(ANDI), EITHER},
        {JIG_ARITH(MULI), PRODUCT},        {JIG_ARITH(INDEX_CAST), COMMON},
        {JIG_ARITH(INDEX_CASTUI), COMMON},
    };
    for (size_t i = 0; i < JIG_LEN(rules); ++i)
        if (jig_op_is(op, rules[i].row))
            return rules[i].rule;
    return NONE;
}

static int combined(Rule rule, int x, int y) {
    switch (rule) {
    case COMMON:
        return x < y ? x : y;
    case EITHER:
        return x > y ? x : y;
    case PRODUCT:
        return capped((int64_t)x + y);
    case NONE:
        break;
    }
    return 0;
}

static int of_arithmetic(const JigOp *op, unsigned *visits) {
    Rule rule = rule_of(op);
    int found = rule == COMMON ? MAX_ZEROS : 0;
    for (size_t i = 0; rule != NONE && i < jig_op_num_operands(op); ++i)
        found = combined(rule, found, zeros_of(jig_op_operand(op, i), visits));
    return found;
}

static int of_shift(const JigOp *op, unsigned *visits) {
    int64_t by;
    bool known = jig_mixed_constant(jig_mixed_value(jig_arith_shli_rhs(op)), &by) && by >= 0;
    return combined(PRODUCT, zeros_of(jig_arith_shli_lhs(op), visits), known ? capped(by) : 0);
}

static int of_select(const JigOp *op, unsigned *visits) {
    return combined(COMMON, zeros_of(jig_arith_select_true_value(op), visits),
                    zeros_of(jig_arith_select_false_value(op), visits));
}

/* ---- Affine maps ---- */

/* The operand, written as its known factor times a new number. */
static const JigExpr *factored(JigContext *ctx, JigValue *v, unsigned number, unsigned *visits) {
    return jig_expr_mul_const(jig_expr_dim(ctx, number), INT64_C(1) << zeros_of(v, visits));
}

static int of_map(const JigOp *op, unsigned *visits) {
    JigArena *a = jig_arena_create();
    JigContext *ctx = jig_op_context(op);
    JigAffineValue m = jig_affine_map_of(op, a);
    unsigned n = jig_map_num_dims(m.map) + jig_map_num_symbols(m.map);
    const JigExpr **items = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    for (unsigned i = 0; i < n; ++i)
        items[i] = factored(ctx, m.operands[i], i, visits);
    int found = MAX_ZEROS;
    for (unsigned i = 0; i < jig_map_num_results(m.map); ++i) {
        const JigExpr *e =
            jig_expr_replace(jig_map_result(m.map, i), items, jig_map_num_dims(m.map),
                             items + jig_map_num_dims(m.map), jig_map_num_symbols(m.map));
        int zeros = zeros_of_constant(jig_expr_largest_divisor(e));
        found = zeros < found ? zeros : found;
    }
    jig_arena_destroy(a);
    return found;
}

static bool has_map(const JigOp *op) {
    return jig_op_is(op, JIG_AFFINE(APPLY)) || jig_op_is(op, JIG_AFFINE(MIN)) ||
           jig_op_is(op, JIG_AFFINE(MAX));
}

/* ---- Loops ---- */

static int zeros_of_mixed(JigMixed m, unsigned *visits) {
    int64_t x;
    if (jig_mixed_constant(m, &x))
        return zeros_of_constant(x);
    return m.value ? zeros_of(m.value, visits) : 0;
}

/* An induction variable: the lower bound and some steps. */
static int of_argument(JigValue *v, unsigned *visits) {
    JigOp *loop = jig_block_parent_op(jig_value_block(v));
    const JigLoopIface *iface = loop ? jig_loop(loop) : NULL;
    for (size_t i = 0; iface && i < jig_loop_num_vars(loop); ++i)
        if (iface->var(loop, i) == v) {
            int first = zeros_of_mixed(iface->lower(loop, i), visits),
                step = zeros_of_mixed(iface->step(loop, i), visits);
            return first < step ? first : step;
        }
    return 0;
}

/* ---- Any number ---- */

static int zeros_of(JigValue *v, unsigned *visits) {
    int64_t x;
    if (jig_mixed_constant(jig_mixed_value(v), &x))
        return zeros_of_constant(x);
    if (*visits == 0)
        return 0;
    --*visits;
    const JigOp *op = jig_value_def(v);
    if (!op)
        return of_argument(v, visits);
    if (has_map(op))
        return of_map(op, visits);
    if (jig_op_is(op, JIG_ARITH(SHLI)))
        return of_shift(op, visits);
    return jig_op_is(op, JIG_ARITH(SELECT)) ? of_select(op, visits) : of_arithmetic(op, visits);
}

bool jig_nvidia_is_multiple(JigValue *v, int64_t factor) {
    unsigned visits = MAX_VISITS;
    return zeros_of(v, &visits) >= zeros_of_constant(factor);
}
