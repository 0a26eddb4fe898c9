/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What formulas share: ops on numbers and their bits, polynomials. */
#include "payload/lower/math/approximate.h"

#include "support/check.h"

JigApprox jig_lower_approx_begin(JigRewriter *rw, JigLoc loc, const JigType *type) {
    JIG_REQUIRE(rw && type);
    bool single = jig_type_float_kind(jig_type_element_or_self(type)) == JIG_F32;
    /* Flags that an op has are all that it gets when more are asked for of a whole program
     * (fast_math.h): sums stay in order, or what rounds would be nothing. */
    return (JigApprox){
        .n = {.rw = rw,
              .loc = loc,
              .rows = &jig_numbers_arith,
              .type = type,
              .flags = jig_attr_enum(rw->ctx, JIG_ARITH_FASTMATH_ATTR, JIG_FAST_CONTRACT)},
        .precision = single ? JIG_F32_PRECISION : JIG_F64_PRECISION};
}

/* The type with the same shape, if there is one. */
static const JigType *shaped(const JigApprox *x, const JigType *element) {
    const JigType *t = x->n.type;
    return jig_type_is_vector(t) ? jig_type_clone_shaped(t, NULL, 0, element) : element;
}

JigApprox jig_lower_approx_middle(const JigApprox *x) {
    JIG_REQUIRE(x);
    JigApprox wide = *x;
    wide.n.type = shaped(x, jig_type_float(x->n.rw->ctx, JIG_F64));
    wide.precision = JIG_MIDDLE_PRECISION;
    return wide;
}

/* ---- Bits ---- */
const JigType *jig_lower_approx_ints(const JigApprox *x) {
    JIG_REQUIRE(x);
    return shaped(x, jig_type_i(x->n.rw->ctx, x->precision == JIG_F32_PRECISION ? 32 : 64));
}

JigValue *jig_lower_approx_int(const JigApprox *x, int64_t n) {
    const JigType *type = jig_lower_approx_ints(x);
    const JigAttr *value = jig_attr_int(jig_type_element_or_self(type), n);
    return jig_arith_constant(x->n.rw, x->n.loc, type,
                              jig_type_is_vector(type) ? jig_attr_dense_of(type, &value, 1)
                                                       : value);
}

JigValue *jig_lower_approx_cast(const JigApprox *x, const JigOpRow *row, JigValue *a,
                                const JigType *type) {
    JIG_REQUIRE(x && row && a && type);
    return jig_op_result(jig_build(x->n.rw, x->n.loc, row, &a, 1, &type, 1, NULL), 0);
}

JigValue *jig_lower_approx_bits(const JigApprox *x, JigValue *a) {
    return jig_lower_approx_cast(x, JIG_ARITH(BITCAST), a, jig_lower_approx_ints(x));
}

JigValue *jig_lower_approx_of_bits(const JigApprox *x, JigValue *a) {
    JIG_REQUIRE(x);
    return jig_lower_approx_cast(x, JIG_ARITH(BITCAST), a, x->n.type);
}

JigValue *jig_lower_approx_rounder(const JigApprox *x) {
    JIG_REQUIRE(x);
    return either(x, 0x1.8p23, 0x1.8p52);
}

/* ---- Polynomials ---- */
enum { MOST_COEFFICIENTS = 21 };
typedef struct Coefficients {
    double c[MOST_COEFFICIENTS];
    uint32_t n;
} Coefficients;
static const Coefficients polynomials[JIG_NUM_POLYNOMIALS][JIG_F64_PRECISION + 1] = {
#define POLYNOMIAL(name, precision, ...)                                                           \
    [JIG_POLYNOMIAL_##name][JIG_##precision##_PRECISION] = {                                       \
        {__VA_ARGS__}, sizeof((const double[]){__VA_ARGS__}) / sizeof(double)},
#include "payload/lower/math/polynomials.def"
};

/* By Horner's rule: numbers of many lanes, or of several iterations, are on the way at once. */
JigValue *jig_lower_approx_polynomial(const JigApprox *x, JigPolynomial p, JigValue *at) {
    JIG_REQUIRE(x && at && polynomials[p][x->precision].n);
    const Coefficients *c = &polynomials[p][x->precision];
    JigValue *sum = number(x, c->c[c->n - 1]);
    for (uint32_t i = c->n - 1; i-- > 0;)
        sum = madd(x, sum, at, number(x, c->c[i]));
    return sum;
}
