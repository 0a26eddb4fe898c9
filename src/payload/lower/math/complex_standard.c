/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* convert-complex-to-standard: arithmetic on complex numbers, and the pass. */
#include "payload/lower/math/complex_parts.h"

#include "dialect/arith/arith.h"
#include "dialect/complex/complex.h"
#include "dialect/math/math.h"
#include "payload/lower/passes.h"

/* ---- Parts ---- */
/* Ops of one operand have it in the same place. */
JigValue *jig_lower_complex_left(const JigOp *op) {
    return jig_op_num_operands(op) == 1 ? jig_complex_neg_complex(op) : jig_complex_lhs(op);
}

JigValue *jig_lower_complex_right(const JigOp *op) {
    return jig_complex_rhs(op);
}

JigComplex jig_lower_complex_parts(const JigNumbers *x, JigValue *z) {
    JigComplex c;
    JigComplexRe re = {.complex = z, .real_type = x->type};
    c.re = jig_op_result(jig_complex_re_build(x->rw, x->loc, &re), 0);
    JigComplexIm im = {.complex = z, .imaginary_type = x->type};
    c.im = jig_op_result(jig_complex_im_build(x->rw, x->loc, &im), 0);
    return c;
}

JigValue *jig_lower_complex_join(const JigNumbers *x, JigComplex z) {
    JigComplexCreate parts = {
        .real = z.re, .imaginary = z.im, .complex_type = jig_type_complex(x->type)};
    return jig_op_result(jig_complex_create_build(x->rw, x->loc, &parts), 0);
}

JigValue *jig_lower_complex_op(const JigNumbers *x, const JigOpRow *row, const JigType *type,
                               JigValue *a, JigValue *b) {
    return jig_op_result(jig_build(x->rw, x->loc, row, (JigValue *[]){a, b}, b ? 2 : 1, &type, 1,
                                   "fastmath", x->flags, NULL),
                         0);
}

/* ---- Flags ---- */
enum { NO_NANS = 2, NO_INFINITIES = 4 };

bool jig_lower_complex_may_be_special(const JigNumbers *x) {
    return (jig_attr_enum_value(x->flags) & (NO_NANS | NO_INFINITIES)) != (NO_NANS | NO_INFINITIES);
}

JigNumbers jig_lower_complex_numbers_special(const JigNumbers *x) {
    JigNumbers y = *x;
    int64_t flags = jig_attr_enum_value(x->flags) & ~(NO_NANS | NO_INFINITIES);
    y.flags = jig_attr_enum(x->rw->ctx, jig_attr_row(x->flags), flags);
    return y;
}

/* ---- Magnitude and angle ---- */
/* The larger part times sqrt(1 + ratio^2) does not overflow. Where there is no ratio, of zeros and
 * of infinities, the smaller part is the answer, too. */
JigValue *jig_lower_complex_magnitude(const JigNumbers *x, JigComplex z, JigMagnitude what) {
    JigValue *one = jig_numbers_constant(x, 1);
    JigValue *re = jig_numbers_abs(x, z.re), *im = jig_numbers_abs(x, z.im);
    JigValue *large = jig_numbers_binary(x, JIG_ARITH(MAXIMUMF), re, im),
             *small = jig_numbers_binary(x, JIG_ARITH(MINIMUMF), re, im), *made;
    JigNumbers s = jig_lower_complex_numbers_special(x);
    JigValue *ratio = jig_numbers_div(&s, small, large);
    JigValue *norm = jig_numbers_add(&s, jig_numbers_mul(&s, ratio, ratio), one);
    if (what == JIG_ITSELF) {
        made = jig_numbers_mul(&s, large, jig_numbers_unary(&s, JIG_MATH(SQRT), norm));
    } else if (what == JIG_ITS_ROOT) {
        JigValue *quarter = jig_numbers_constant(x, 0.25),
                 *root = jig_numbers_unary(&s, JIG_MATH(SQRT), large);
        made = jig_numbers_mul(&s, root, jig_numbers_binary(&s, JIG_MATH(POWF), norm, quarter));
    } else {
        norm = jig_numbers_unary(&s, JIG_MATH(RSQRT), norm);
        small = jig_numbers_unary(&s, JIG_MATH(RSQRT), small);
        large = jig_numbers_unary(&s, JIG_MATH(RSQRT), large);
        made = jig_numbers_mul(&s, large, jig_numbers_unary(&s, JIG_MATH(SQRT), norm));
    }
    JigValue *is_none = jig_numbers_is(&s, JIG_CMPF_UNO, made, made);
    return jig_numbers_select(x, is_none, small, made);
}

JigValue *jig_lower_complex_angle(const JigNumbers *x, JigComplex z) {
    return jig_numbers_binary(x, JIG_MATH(ATAN2), z.im, z.re);
}

static JigValue *magnitude(const JigNumbers *x, const JigOp *op) {
    return jig_lower_complex_magnitude(x, jig_lower_complex_parts(x, jig_lower_complex_left(op)),
                                       JIG_ITSELF);
}

static JigValue *angle(const JigNumbers *x, const JigOp *op) {
    return jig_lower_complex_angle(x, jig_lower_complex_parts(x, jig_lower_complex_left(op)));
}

/* z by its magnitude; 0 stays. */
static JigValue *sign(const JigNumbers *x, const JigOp *op) {
    JigValue *value = jig_lower_complex_left(op);
    JigComplex z = jig_lower_complex_parts(x, value);
    JigNumbers plain = jig_numbers_plain(x);
    JigValue *zero = jig_numbers_constant(x, 0);
    JigValue *re = jig_numbers_is(&plain, JIG_CMPF_OEQ, z.re, zero);
    JigValue *im = jig_numbers_is(&plain, JIG_CMPF_OEQ, z.im, zero);
    JigValue *is_zero = jig_numbers_and(x, re, im);
    JigValue *abs = jig_lower_complex_op(x, JIG_COMPLEX(ABS), x->type, value, NULL);
    z.re = jig_numbers_div(x, z.re, abs);
    z.im = jig_numbers_div(x, z.im, abs);
    return jig_numbers_select(x, is_zero, value, jig_lower_complex_join(x, z));
}

/* ---- Arithmetic ---- */
static JigValue *part(const JigNumbers *x, JigValue *z, bool imaginary) {
    const JigOpRow *row = imaginary ? JIG_COMPLEX(IM) : JIG_COMPLEX(RE);
    return jig_op_result(jig_build(x->rw, x->loc, row, &z, 1, &x->type, 1, NULL), 0);
}

static JigValue *by_parts(const JigNumbers *x, const JigOp *op, const JigOpRow *row) {
    JigValue *made[2];
    for (size_t i = 0; i < 2; i++) {
        JigValue *a = part(x, jig_lower_complex_left(op), i),
                 *b = part(x, jig_lower_complex_right(op), i);
        made[i] = jig_numbers_binary(x, row, a, b);
    }
    return jig_lower_complex_join(x, (JigComplex){made[0], made[1]});
}

static JigValue *sum(const JigNumbers *x, const JigOp *op) {
    return by_parts(x, op, x->rows->add);
}

static JigValue *difference(const JigNumbers *x, const JigOp *op) {
    return by_parts(x, op, x->rows->sub);
}

static JigValue *combined(const JigNumbers *x, const JigOp *op,
                          JigComplex (*fn)(const JigNumbers *, JigComplex, JigComplex)) {
    JigComplex a = jig_lower_complex_parts(x, jig_lower_complex_left(op)),
               b = jig_lower_complex_parts(x, jig_lower_complex_right(op));
    return jig_lower_complex_join(x, fn(x, a, b));
}

static JigValue *product(const JigNumbers *x, const JigOp *op) {
    return combined(x, op, jig_numbers_complex_product);
}

static JigValue *quotient(const JigNumbers *x, const JigOp *op) {
    return combined(x, op, jig_numbers_complex_quotient);
}

static JigValue *careful_quotient(const JigNumbers *x, const JigOp *op) {
    return combined(x, op, jig_numbers_complex_careful_quotient);
}

static JigValue *negated(const JigNumbers *x, const JigOp *op) {
    JigNumbers plain = jig_numbers_plain(x);
    JigComplex z = jig_lower_complex_parts(x, jig_lower_complex_left(op));
    if (jig_op_is(op, JIG_COMPLEX(NEG)))
        z.re = jig_numbers_unary(&plain, JIG_ARITH(NEGF), z.re);
    z.im = jig_numbers_unary(&plain, JIG_ARITH(NEGF), z.im);
    return jig_lower_complex_join(x, z);
}

static JigValue *compared(const JigNumbers *x, const JigOp *op) {
    JigNumbers plain = jig_numbers_plain(x);
    JigComplex a = jig_lower_complex_parts(x, jig_lower_complex_left(op)),
               b = jig_lower_complex_parts(x, jig_lower_complex_right(op));
    bool equal = jig_op_is(op, JIG_COMPLEX(EQ));
    JigFloatCompare what = equal ? JIG_CMPF_OEQ : JIG_CMPF_UNE;
    JigValue *re = jig_numbers_is(&plain, what, a.re, b.re),
             *im = jig_numbers_is(&plain, what, a.im, b.im);
    return equal ? jig_numbers_and(x, re, im) : jig_numbers_or(x, re, im);
}

/* ---- The patterns ---- */
/* `self->data` is the formula. */
static bool expand(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *t = jig_type_element(jig_value_type(jig_lower_complex_left(op)));
    if (!jig_type_is_float(t))
        return jig_no_match(rw, op, "its parts are no floats");
    JigNumbers x = {.rw = rw,
                    .loc = jig_op_loc(op),
                    .rows = &jig_numbers_arith,
                    .type = t,
                    .flags = jig_complex_fastmath_attr(op)};
    jig_rw_replace1(rw, op, (*(JigComplexFormula *const *)self->data)(&x, op));
    return true;
}

#define FORMULA(op_name, formula)                                                                  \
    {                                                                                              \
        .name = "complex." op_name " by parts", .root = "complex." op_name, .fn = expand,          \
        .data = &(JigComplexFormula *const) {                                                      \
            formula                                                                                \
        }                                                                                          \
    }
static const JigPattern patterns[] = {
    FORMULA("abs", magnitude),
    FORMULA("add", sum),
    FORMULA("angle", angle),
    FORMULA("atan2", jig_lower_complex_atan2),
    FORMULA("conj", negated),
    FORMULA("cos", jig_lower_complex_cosine),
    FORMULA("eq", compared),
    FORMULA("exp", jig_lower_complex_exp),
    FORMULA("expm1", jig_lower_complex_expm1),
    FORMULA("log", jig_lower_complex_log),
    FORMULA("log1p", jig_lower_complex_log1p),
    FORMULA("mul", product),
    FORMULA("neg", negated),
    FORMULA("neq", compared),
    FORMULA("pow", jig_lower_complex_pow),
    FORMULA("powi", jig_lower_complex_powi),
    FORMULA("rsqrt", jig_lower_complex_rsqrt),
    FORMULA("sign", sign),
    FORMULA("sin", jig_lower_complex_sine),
    FORMULA("sqrt", jig_lower_complex_sqrt),
    FORMULA("sub", difference),
    FORMULA("tan", jig_lower_complex_tangent),
    FORMULA("tanh", jig_lower_complex_tangent),
    {0},
};
static const JigPattern quick[] = {FORMULA("div", quotient), {0}},
                        careful[] = {FORMULA("div", careful_quotient), {0}};

/* ---- The pass ---- */
static const char *const ranges[] = {"improved", "basic", "none", NULL};
enum { IMPROVED };
static const JigOptionRow options[] = {
    {.name = "complex-range",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "improved",
     .choices = ranges,
     .help = "How division is computed: improved is with care for large numbers and infinities"},
};

static bool lower(JigPassCall *call) {
    bool with_care = jig_option_choice(call, "complex-range") == IMPROVED;
    const JigConversionRow row = {
        .patterns = {patterns, with_care ? careful : quick},
        .legality =
            (const JigLegalityRow[]){
                {"arith, math, complex.create, complex.im, complex.re", .is = JIG_LEGAL},
                {0},
            },
    };
    return jig_convert_by_row(call->op, &row);
}

const JigPassRow jig_pass_convert_complex_to_standard = {
    .name = "convert-complex-to-standard",
    .title = "ConvertComplexToStandardPass",
    JIG_TABLE(options, options),
    .run = lower,
    .summary = "complex as arith and math",
};
