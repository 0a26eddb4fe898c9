/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Powers whose exponents are integers, by repeated products. */
#include "payload/lower/math/complex_exact.h"

#include "dialect/math/math.h"
#include "dialect/scf/scf.h"

#include <string.h>

/* ---- Factors ---- */
/* z 2^e: its squares neither overflow nor vanish. */
typedef struct Factor {
    JigComplex z;
    JigValue *e; /* a multiple of 300, of f64 */
} Factor;

/* Where the exponent stays 0, nothing is changed. What is not 0 is between 2^-200 and 2^200 then,
 * if it was between 2^-500 and 2^500. */
static Factor fitting(const JigExact *e, Factor f) {
    JigValue *most = jig_lower_exact_larger(e, f.z.re, f.z.im);
    JigValue *is_large = jig_numbers_is(e->x, JIG_CMPF_OGT, most, number(e, 0x1p200)),
             *is_small = jig_numbers_is(e->x, JIG_CMPF_OLT, most, number(e, 0x1p-200));
    JigValue *by = select(e, is_small, number(e, 0x1p300), number(e, 1));
    by = select(e, is_large, number(e, 0x1p-300), by);
    JigValue *more = select(e, is_small, number(e, -300), number(e, 0));
    more = select(e, is_large, number(e, 300), more);
    return (Factor){{mul(e, f.z.re, by), mul(e, f.z.im, by)}, add(e, f.e, more)};
}

/* Numbers of smaller formats fit as they are. */
static Factor factor_of(const JigExact *e, JigComplex z) {
    Factor f = {z, number(e, 0)};
    for (int i = 0; i < 3 && !e->narrow; i++)
        f = fitting(e, f);
    return f;
}

static Factor times(const JigExact *e, Factor a, Factor b) {
    return fitting(e, (Factor){jig_numbers_complex_product(e->x, a.z, b.z), add(e, a.e, b.e)});
}

/* What is out of the range of f64 by far is as good as what is out of it. */
static JigComplex value_of(const JigExact *e, Factor f) {
    JigValue *most = number(e, 1800), *least = number(e, -1800);
    JigValue *n = jig_numbers_binary(e->x, JIG_ARITH(MINNUMF), f.e, most);
    n = jig_numbers_binary(e->x, JIG_ARITH(MAXNUMF), n, least);
    JigValue *root = math(e, JIG_MATH(EXP2), mul(e, n, number(e, 0.5)));
    return (JigComplex){mul(e, mul(e, f.z.re, root), root), mul(e, mul(e, f.z.im, root), root)};
}

/* ---- Repeated products ---- */
enum { NUM_CARRIED = 7 };

/* What the loop carries. */
typedef struct Factors {
    Factor base, made;
    JigValue *n; /* what is left of the exponent */
} Factors;

static Factors factors_of(JigBlock *block) {
    JigValue *v[NUM_CARRIED];
    for (size_t i = 0; i < JIG_LEN(v); i++)
        v[i] = jig_block_arg(block, i);
    return (Factors){{{v[0], v[1]}, v[2]}, {{v[3], v[4]}, v[5]}, v[6]};
}

static void list_factors(const Factors *f, JigValue *v[NUM_CARRIED]) {
    JigValue *all[NUM_CARRIED] = {f->base.z.re, f->base.z.im, f->base.e, f->made.z.re,
                                  f->made.z.im, f->made.e,    f->n};
    memcpy(v, all, sizeof all);
}

static JigValue *of_ints(const JigExact *e, const JigOpRow *row, JigValue *a, JigValue *b) {
    return jig_op_result(jig_build(e->x->rw, e->x->loc, row, (JigValue *[]){a, b}, 2,
                                   &(const JigType *){jig_value_type(a)}, 1, NULL),
                         0);
}

static JigValue *int_constant(const JigExact *e, const JigType *type, int64_t n) {
    JigArithConstant parts = {.value = jig_attr_int(type, n), .result_type = type};
    return jig_op_result(jig_arith_constant_build(e->x->rw, e->x->loc, &parts), 0);
}

static JigValue *compare_ints(const JigExact *e, JigIntCompare what, JigValue *a, JigValue *b) {
    JigArithCmpi parts = {.predicate = jig_attr_i64(e->x->rw->ctx, what), .lhs = a, .rhs = b};
    return jig_op_result(jig_arith_cmpi_build(e->x->rw, e->x->loc, &parts), 0);
}

/* One bit of the exponent. */
static void build_step(const JigExact *e, Factors f) {
    const JigType *bit = jig_type_i(e->x->rw->ctx, 1);
    Factor more = times(e, f.made, f.base);
    JigValue *odd = f.n, *next[NUM_CARRIED];
    if (jig_value_type(f.n) != bit) {
        JigArithTrunci low = {.in = f.n, .out_type = bit};
        odd = jig_op_result(jig_arith_trunci_build(e->x->rw, e->x->loc, &low), 0);
    }
    f.made = (Factor){where(e, odd, more.z, f.made.z), select(e, odd, more.e, f.made.e)};
    f.base = times(e, f.base, f.base);
    JigValue *one = int_constant(e, jig_value_type(f.n), 1);
    f.n = jig_value_type(f.n) == bit ? int_constant(e, bit, 0)
                                     : of_ints(e, JIG_ARITH(SHRUI), f.n, one);
    list_factors(&f, next);
    JigScfYield yield = {.results = {next, NUM_CARRIED}};
    jig_scf_yield_build(e->x->rw, e->x->loc, &yield);
}

static Factor product_of_squares(const JigExact *e, JigComplex base, JigValue *n) {
    JigRewriter *rw = e->x->rw;
    Factors f = {factor_of(e, base), {{number(e, 1), number(e, 0)}, number(e, 0)}, n};
    JigValue *v[NUM_CARRIED], *zero = int_constant(e, jig_value_type(n), 0);
    const JigType *types[NUM_CARRIED];
    list_factors(&f, v);
    for (size_t i = 0; i < JIG_LEN(v); i++)
        types[i] = jig_value_type(v[i]);
    JigScfWhile parts = {.inits = {v, NUM_CARRIED}, .result_types = {types, NUM_CARRIED}};
    JigOp *loop = jig_scf_while_build(rw, e->x->loc, &parts);
    JigPoint back = jig_point(rw);
    JigBlock *before =
        jig_create_block(rw, jig_scf_while_before(loop), NULL, types, NUM_CARRIED, e->x->loc);
    jig_at_end(rw, before);
    f = factors_of(before);
    list_factors(&f, v);
    JigScfCondition condition = {.condition = compare_ints(e, JIG_COMPARE_NE, f.n, zero),
                                 .args = {v, NUM_CARRIED}};
    jig_scf_condition_build(rw, e->x->loc, &condition);
    JigBlock *after =
        jig_create_block(rw, jig_scf_while_after(loop), NULL, types, NUM_CARRIED, e->x->loc);
    jig_at_end(rw, after);
    build_step(e, factors_of(after));
    jig_set_point(rw, back);
    return (Factor){{jig_op_result(loop, 3), jig_op_result(loop, 4)}, jig_op_result(loop, 5)};
}

/* Negative powers are reciprocals. */
JigComplex jig_lower_exact_int_power(const JigExact *e, JigComplex base, JigValue *n) {
    JigValue *zero = int_constant(e, jig_value_type(n), 0);
    JigValue *is_negative = compare_ints(e, JIG_COMPARE_SLT, n, zero);
    JigValue *size = select(e, is_negative, of_ints(e, JIG_ARITH(SUBI), zero, n), n);
    Factor power = product_of_squares(e, base, size);
    JigComplex one = {number(e, 1), number(e, 0)};
    JigComplex inverse = jig_numbers_complex_careful_quotient(e->x, one, power.z);
    power.z = where(e, is_negative, inverse, power.z);
    power.e = select(e, is_negative, negative(e, power.e), power.e);
    return value_of(e, power);
}
