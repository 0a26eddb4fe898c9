/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/expand_affine.h"

#include "dialect/affine/affine.h"
#include "payload/loop/index_math.h"
#include "support/check.h"

typedef struct Expansion {
    JigRewriter *rw;
    JigLoc loc;
    JigValue *const *dims, *const *symbols;
    JigReason *why;
} Expansion;

static JigValue *binary(const Expansion *x, const JigOpRow *row, JigValue *lhs, JigValue *rhs) {
    return jig_loop_int_op(x->rw, x->loc, row, lhs, rhs);
}
static JigValue *product(const Expansion *x, JigValue *lhs, JigValue *rhs) {
    const JigAttr *no_signed_wrap =
        jig_attr_enum(x->rw->ctx, JIG_ARITH_OVERFLOW_ATTR, JIG_NO_SIGNED_WRAP);
    JigArithMuli parts = {.lhs = lhs, .rhs = rhs, .overflow_flags = no_signed_wrap};
    return jig_op_result(jig_arith_muli_build(x->rw, x->loc, &parts), 0);
}
static JigValue *compare(const Expansion *x, JigIntCompare how, JigValue *lhs, JigValue *rhs) {
    return jig_loop_int_compare(x->rw, x->loc, how, lhs, rhs);
}
static JigValue *choose(const Expansion *x, JigValue *condition, JigValue *yes, JigValue *no) {
    return jig_loop_int_select(x->rw, x->loc, condition, yes, no);
}
static JigValue *number(const Expansion *x, int64_t value) {
    return jig_arith_index(x->rw, x->loc, value);
}

/* n floordiv d is n / d, or -1 - (-1 - n) / d of a negative n. */
static JigValue *floor_division(const Expansion *x, JigValue *lhs, JigValue *rhs) {
    JigValue *zero = number(x, 0), *minus_one = number(x, -1),
             *negative = compare(x, JIG_COMPARE_SLT, lhs, zero),
             *other = binary(x, JIG_ARITH(SUBI), minus_one, lhs),
             *dividend = choose(x, negative, other, lhs),
             *quotient = binary(x, JIG_ARITH(DIVSI), dividend, rhs),
             *of_negative = binary(x, JIG_ARITH(SUBI), minus_one, quotient);
    return choose(x, negative, of_negative, quotient);
}

/* n ceildiv d is (n - 1) / d + 1, or -(-n / d) where n is not positive. */
static JigValue *ceil_division(const Expansion *x, JigValue *lhs, JigValue *rhs) {
    JigValue *zero = number(x, 0), *one = number(x, 1),
             *negative = compare(x, JIG_COMPARE_SLE, lhs, zero),
             *negated = binary(x, JIG_ARITH(SUBI), zero, lhs),
             *less = binary(x, JIG_ARITH(SUBI), lhs, one),
             *dividend = choose(x, negative, negated, less),
             *quotient = binary(x, JIG_ARITH(DIVSI), dividend, rhs),
             *of_negative = binary(x, JIG_ARITH(SUBI), zero, quotient),
             *of_positive = binary(x, JIG_ARITH(ADDI), quotient, one);
    return choose(x, negative, of_negative, of_positive);
}

static JigValue *expand(const Expansion *x, const JigExpr *e);

/* A divisor that is a constant is positive. */
static JigValue *divide(const Expansion *x, const JigExpr *e) {
    int64_t divisor;
    bool remainder = jig_expr_kind(e) == JIG_EXPR_MOD;
    if (jig_expr_is_constant(jig_expr_rhs(e), &divisor) && divisor <= 0) {
        if (remainder)
            jig_refuse(x->why, x->loc, "modulo by non-positive value is not supported");
        else
            jig_refuse(x->why, x->loc, "division by non-positive value is not supported");
        return NULL;
    }
    JigValue *lhs = expand(x, jig_expr_lhs(e)), *rhs = lhs ? expand(x, jig_expr_rhs(e)) : NULL;
    if (!rhs)
        return NULL;
    return remainder ? jig_loop_index_modulo(x->rw, x->loc, lhs, rhs, NULL, false)
           : jig_expr_kind(e) == JIG_EXPR_FLOORDIV ? floor_division(x, lhs, rhs)
                                                   : ceil_division(x, lhs, rhs);
}

static JigValue *expand(const Expansion *x, const JigExpr *e) {
    JigValue *lhs, *rhs;
    if (!jig_stack_ok(x->rw->ctx)) {
        jig_refuse(x->why, x->loc, "the affine expression is nested too deeply");
        return NULL;
    }
    switch (jig_expr_kind(e)) {
    case JIG_EXPR_CONSTANT:
        return number(x, jig_expr_value(e));
    case JIG_EXPR_DIM:
        return x->dims[jig_expr_position(e)];
    case JIG_EXPR_SYMBOL:
        return x->symbols[jig_expr_position(e)];
    case JIG_EXPR_ADD:
    case JIG_EXPR_MUL:
        lhs = expand(x, jig_expr_lhs(e));
        rhs = lhs ? expand(x, jig_expr_rhs(e)) : NULL;
        if (!rhs)
            return NULL;
        return jig_expr_kind(e) == JIG_EXPR_ADD ? binary(x, JIG_ARITH(ADDI), lhs, rhs)
                                                : product(x, lhs, rhs);
    default:
        return divide(x, e);
    }
}

JigValue *jig_loop_expand_affine_expr(JigRewriter *rw, JigLoc loc, const JigExpr *e,
                                      JigValue *const *dims, JigValue *const *symbols,
                                      JigReason *why) {
    enum { LARGEST = 1 << 13 };
    Expansion x = {rw, loc, dims, symbols, why};
    if (jig_expr_size(e) > LARGEST) {
        jig_refuse(why, loc, "the affine expression is too large");
        return NULL;
    }
    return expand(&x, e);
}

JigValue *jig_loop_expand_affine_bound(JigRewriter *rw, const JigOp *loop, bool upper, JigArena *a,
                                       JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(loop, JIG_AFFINE(FOR)) && a);
    const JigMap *map =
        upper ? jig_affine_for_upper_bound_map(loop) : jig_affine_for_lower_bound_map(loop);
    JigOperandRange range = upper ? jig_affine_for_upper_bound_operands(loop)
                                  : jig_affine_for_lower_bound_operands(loop);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, range.count), *bound = NULL;
    size_t n = jig_map_num_results(map);
    JigValue **results = JIG_NEW_ARRAY(a, JigValue *, n);
    for (size_t i = 0; i < range.count; ++i)
        operands[i] = jig_op_operand(loop, range.start + i);
    for (size_t i = 0; i < n; ++i) {
        results[i] =
            jig_loop_expand_affine_expr(rw, jig_op_loc(loop), jig_map_result(map, (unsigned)i),
                                        operands, operands + jig_map_num_dims(map), why);
        if (!results[i])
            return NULL;
    }
    Expansion x = {.rw = rw, .loc = jig_op_loc(loop)};
    for (size_t i = 0; i < n; ++i)
        bound = bound ? binary(&x, upper ? JIG_ARITH(MINSI) : JIG_ARITH(MAXSI), bound, results[i])
                      : results[i];
    return bound;
}
