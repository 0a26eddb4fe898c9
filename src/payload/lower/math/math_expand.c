/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions of math by simpler ones: hyperbolic functions by exponentials,
 * powers by logarithms or products, counts of leading zeros by comparisons.
 * Rounding stands in math_expand_round.c, and the pass below.
 */
#include "payload/lower/math/math_expand.h"

#include "dialect/math/math.h"
#include "payload/lower/passes.h"

/* ---- Building ---- */

JigValue *jig_lower_math_expand_unary(const JigExpandArith *x, const JigOpRow *row, JigValue *a) {
    const JigType *type = jig_value_type(a);
    return jig_op_result(jig_build(x->rw, x->loc, row, &a, 1, &type, 1, NULL), 0);
}

JigValue *jig_lower_math_expand_binary(const JigExpandArith *x, const JigOpRow *row, JigValue *a,
                                       JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_op_result(jig_build(x->rw, x->loc, row, (JigValue *[]){a, b}, 2, &type, 1, NULL), 0);
}

JigValue *jig_lower_math_expand_float(const JigExpandArith *x, double value) {
    const JigType *element = jig_type_element_or_self(x->like);
    const JigAttr *n = jig_attr_float_double(element, value);
    return jig_arith_constant(x->rw, x->loc, x->like,
                              x->like == element ? n : jig_attr_dense_of(x->like, &n, 1));
}

#define UNARY(row, a) jig_lower_math_expand_unary(&x, JIG_MATH(row), a)
#define NEG(a)        jig_lower_math_expand_unary(&x, JIG_ARITH(NEGF), a)
#define ADD(a, b)     jig_lower_math_expand_binary(&x, JIG_ARITH(ADDF), a, b)
#define SUB(a, b)     jig_lower_math_expand_binary(&x, JIG_ARITH(SUBF), a, b)
#define MUL(a, b)     jig_lower_math_expand_binary(&x, JIG_ARITH(MULF), a, b)
#define DIV(a, b)     jig_lower_math_expand_binary(&x, JIG_ARITH(DIVF), a, b)

/* ---- Hyperbolic functions and their inverses ---- */

/* (e^a + e^-a) / 2, or the difference: `self->data` is the row. */
static bool half_of_exponentials(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigExpandArith x;
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    JigValue *a = jig_math_operand(op), *e = UNARY(EXP, a), *minus = NEG(a),
             *inverse = UNARY(EXP, minus),
             *both = jig_lower_math_expand_binary(&x, self->data, e, inverse),
             *half = jig_lower_math_expand_float(&x, 0.5);
    jig_rw_replace1(rw, op, MUL(both, half));
    return true;
}

static bool tangent(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x = {rw, jig_op_loc(op), jig_op_result_type(op, 0)};
    jig_at_before(rw, op);
    JigValue *a = jig_math_operand(op), *sine = UNARY(SIN, a), *cosine = UNARY(COS, a);
    jig_rw_replace1(rw, op, DIV(sine, cosine));
    return true;
}

/* Of |a|, (1 - e^-2|a|) / (1 + e^-2|a|), with the sign of a. */
static bool hyperbolic_tangent(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    JigValue *a = jig_math_operand(op), *zero = jig_lower_math_expand_float(&x, 0),
             *one = jig_lower_math_expand_float(&x, 1),
             *minus_two = jig_lower_math_expand_float(&x, -2),
             *negative = jig_lower_expand_cmpf(&x, JIG_CMPF_OLT, a, zero),
             *as_float = jig_lower_expand_cast(&x, JIG_ARITH(UITOFP), negative,
                                               jig_type_element_or_self(x.like)),
             *twice = MUL(as_float, minus_two), *sign = ADD(twice, one), *size = MUL(sign, a),
             *exponent = MUL(minus_two, size), *e = UNARY(EXP, exponent), *above = SUB(one, e),
             *below = ADD(one, e), *quotient = DIV(above, below);
    jig_rw_replace1(rw, op, MUL(sign, quotient));
    return true;
}

/* The logarithm of a + sqrt(a * a + c): `self->data` is c. */
static bool log_of_root(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigExpandArith x;
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    JigValue *a = jig_math_operand(op),
             *c = jig_lower_math_expand_float(&x, *(const double *)self->data), *square = MUL(a, a),
             *sum = ADD(square, c), *root = UNARY(SQRT, sum), *all = ADD(a, root);
    jig_rw_replace1(rw, op, UNARY(LOG, all));
    return true;
}

/* Half the logarithm of (1 + a) / (1 - a). */
static bool inverse_tangent(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    JigValue *a = jig_math_operand(op), *one = jig_lower_math_expand_float(&x, 1),
             *above = ADD(a, one), *minus = NEG(a), *below = ADD(minus, one),
             *quotient = DIV(above, below), *log = UNARY(LOG, quotient),
             *half = jig_lower_math_expand_float(&x, 0.5);
    jig_rw_replace1(rw, op, MUL(log, half));
    return true;
}

/* ---- Powers and roots ---- */

static bool power_of_two(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    static const double ln2 = 0.693147180559945309417;
    JigExpandArith x;
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    JigValue *factor = jig_lower_math_expand_float(&x, ln2),
             *exponent = MUL(jig_math_operand(op), factor);
    jig_rw_replace1(rw, op, UNARY(EXP, exponent));
    return true;
}

static bool inverse_root(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    JigValue *one = jig_lower_math_expand_float(&x, 1), *root = UNARY(SQRT, jig_math_operand(op));
    jig_rw_replace1(rw, op, DIV(one, root));
    return true;
}

/* The scalar, or what all elements are; NULL: neither. */
static const JigAttr *constant_of(const JigValue *v) {
    const JigAttr *c = jig_constant_of(v);
    return c && jig_attr_is_dense(c) && jig_attr_is_splat(c) ? jig_attr_element(c, 0) : c;
}

/* a^exponent, where that is simple; else NULL. */
static JigValue *simple_power(JigExpandArith x, JigValue *a, double exponent) {
    if (exponent == 1)
        return a;
    if (exponent == 2)
        return MUL(a, a);
    if (exponent == 0.5)
        return UNARY(SQRT, a);
    if (exponent == -0.5)
        return UNARY(RSQRT, a);
    if (exponent == 3) {
        JigValue *square = MUL(a, a);
        return MUL(square, a);
    }
    bool has_constants = !jig_type_element(x.like) || jig_type_has_static_shape(x.like);
    if (!has_constants || (exponent != 0 && exponent != -1 && exponent != -2))
        return NULL;
    JigValue *one = jig_lower_math_expand_float(&x, 1);
    return exponent == 0 ? one : exponent == -1 ? DIV(one, a) : DIV(one, MUL(a, a));
}

/* By its exponent, if that is constant, or e^(b log a). */
static bool power(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x = {rw, jig_op_loc(op), jig_op_result_type(op, 0)};
    JigValue *a = jig_math_lhs(op), *b = jig_math_rhs(op);
    const JigAttr *constant = constant_of(b);
    JigFloat exponent;
    jig_at_before(rw, op);
    JigValue *simple = NULL;
    if (constant && jig_attr_is_float(constant)) {
        exponent = jig_attr_float_value(constant);
        simple = simple_power(x, a, jig_float_to_double(exponent));
    }
    if (!simple) {
        JigValue *log = UNARY(LOG, a), *product = MUL(b, log);
        simple = UNARY(EXP, product);
    }
    jig_rw_replace1(rw, op, simple);
    return true;
}

/* By squares of squares; the exponent is not 0. */
static JigValue *product_of_squares(JigExpandArith x, JigValue *a, uint64_t exponent) {
    JigValue *all = NULL;
    for (; exponent; exponent >>= 1) {
        if (exponent & 1)
            all = all ? MUL(a, all) : a;
        if (exponent > 1)
            a = MUL(a, a);
    }
    return all;
}

static bool constant_power(JigRewriter *rw, JigOp *op, int64_t exponent) {
    JigExpandArith x;
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    JigValue *a = jig_math_lhs(op),
             *one = exponent <= 0 ? jig_lower_math_expand_float(&x, 1) : NULL;
    if (!exponent) {
        jig_rw_replace1(rw, op, one);
        return true;
    }
    uint64_t size = exponent < 0 ? -(uint64_t)exponent : (uint64_t)exponent;
    JigValue *all = product_of_squares(x, a, size);
    jig_rw_replace1(rw, op, one ? DIV(one, all) : all);
    return true;
}

static bool whole_power(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *constant = constant_of(jig_math_rhs(op));
    if (constant && jig_attr_is_int(constant) && jig_type_width(jig_attr_type(constant)) <= 64)
        return constant_power(rw, op, jig_attr_int_value(constant));
    JigExpandArith x = {rw, jig_op_loc(op), jig_op_result_type(op, 0)};
    jig_at_before(rw, op);
    JigValue *exponent = jig_lower_expand_cast(&x, JIG_ARITH(SITOFP), jig_math_rhs(op),
                                               jig_type_element_or_self(x.like)),
             *log = UNARY(LOG, jig_math_lhs(op)), *product = MUL(exponent, log);
    jig_rw_replace1(rw, op, UNARY(EXP, product));
    return true;
}

/* ---- Of three numbers ---- */

static bool product_and_sum(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x = {rw, jig_op_loc(op), jig_op_result_type(op, 0)};
    jig_at_before(rw, op);
    JigValue *product = MUL(jig_math_fma_a(op), jig_math_fma_b(op));
    jig_rw_replace1(rw, op, ADD(product, jig_math_fma_c(op)));
    return true;
}

/* The first bound limits from above, as the op is evaluated. */
bool jig_lower_math_expand_clamp(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *flags = jig_math_clampf_fastmath_attr(op);
    jig_at_before(rw, op);
    JigArithMinimumf least = {
        .lhs = jig_math_clampf_value(op), .rhs = jig_math_clampf_min(op), .fastmath = flags};
    JigArithMaximumf most = {
        .lhs = jig_op_result(jig_arith_minimumf_build(rw, jig_op_loc(op), &least), 0),
        .rhs = jig_math_clampf_max(op),
        .fastmath = flags};
    jig_rw_replace_op(rw, op, jig_arith_maximumf_build(rw, jig_op_loc(op), &most));
    return true;
}

/* ---- Leading zeros ---- */

/* Half by half: where the upper one is zero, it counts, and the lower one takes its place. */
static bool leading_zeros(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigExpandArith x;
    const JigType *element = jig_type_element_or_self(jig_op_result_type(op, 0));
    uint32_t width = jig_type_is_index(element) ? 0 : jig_type_width(element);
    if (!width || width > 64 || (width & (width - 1)))
        return jig_no_match(rw, op, "halves of its bits are not halved again");
    JIG_CHECK(jig_lower_expand_begin(&x, rw, op));
    JigValue *from = jig_math_operand(op), *a = from,
             *zero = jig_lower_expand_constant(&x, element, 0), *count = zero;
    uint64_t all = UINT64_MAX >> (64 - width);
    for (uint32_t half = width / 2; half; half /= 2) {
        JigValue *bits = jig_lower_expand_constant(&x, element, half),
                 *mask = jig_lower_expand_constant(&x, element, (int64_t)(all >> half)),
                 *is_low = jig_loop_int_compare(rw, x.loc, JIG_COMPARE_ULE, a, mask),
                 *more = jig_lower_math_expand_binary(&x, JIG_ARITH(ADDI), count, bits),
                 *shifted = jig_lower_math_expand_binary(&x, JIG_ARITH(SHLI), a, bits);
        a = jig_loop_int_select(rw, x.loc, is_low, shifted, a);
        count = jig_loop_int_select(rw, x.loc, is_low, more, count);
    }
    JigValue *is_zero = jig_loop_int_compare(rw, x.loc, JIG_COMPARE_EQ, from, zero),
             *every = jig_lower_expand_constant(&x, element, width);
    jig_rw_replace1(rw, op, jig_loop_int_select(rw, x.loc, is_zero, every, count));
    return true;
}

/* ---- The lists ---- */

static const double plus_one = 1, minus_one = -1;
#define PATTERN(op, function, ...)                                                                 \
    { .name = op, .root = op, .fn = function, __VA_ARGS__ }
const JigPattern jig_math_expand_functions[] = {
    PATTERN("math.ctlz", leading_zeros),
    PATTERN("math.sinh", half_of_exponentials, .data = JIG_ARITH(SUBF)),
    PATTERN("math.cosh", half_of_exponentials, .data = JIG_ARITH(ADDF)),
    PATTERN("math.tan", tangent),
    PATTERN("math.tanh", hyperbolic_tangent),
    PATTERN("math.asinh", log_of_root, .data = &plus_one),
    PATTERN("math.acosh", log_of_root, .data = &minus_one),
    PATTERN("math.atanh", inverse_tangent),
    PATTERN("math.fma", product_and_sum),
    PATTERN("math.exp2", power_of_two),
    PATTERN("math.powf", power),
    PATTERN("math.fpowi", whole_power),
    PATTERN("math.rsqrt", inverse_root),
    PATTERN("math.clampf", jig_lower_math_expand_clamp),
    {0},
};

/* ---- The pass ---- */

/* By the mnemonic of its op; no names: all. */
static bool is_asked_for(const JigPattern *p, const JigStr *names, size_t n) {
    JigStr mnemonic = jig_str(p->root + strlen("math."));
    for (size_t i = 0; i < n; i++)
        if (jig_str_eq(names[i], mnemonic))
            return true;
    return !n;
}

static void add(JigPatternSet *set, const JigPattern *list, const JigStr *names, size_t n) {
    for (; list->fn; list++)
        if (is_asked_for(list, names, n))
            jig_patterns_add(set, list);
}

static bool run(JigPassCall *call) {
    const JigStr *names;
    size_t n = jig_option_list(call, "ops", &names);
    JigPatternSet *set = jig_patterns_create(call->ctx);
    add(set, jig_math_expand_functions, names, n);
    add(set, jig_math_expand_rounding, names, n);
    return jig_pass_apply(call, set, NULL);
}

static const JigOptionRow options[] = {
    {.name = "ops",
     .kind = JIG_OPTION_LIST,
     .help = "Mnemonics of what is to be expanded; none: all"},
};

const JigPassRow jig_pass_math_expand_ops = {
    .name = "math-expand-ops",
    .title = "MathExpandOpsPass",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "functions of math by simpler ones",
};
