/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers of a finite field (support/field.h): laws that rewrites rest on, and what is known. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/field.h"

#define F32 jig_field_kind(JIG_F32)

static JigFloat any(uint64_t seed) {
    return jig_field_random(F32, seed);
}
static JigFloat number(double d) {
    return jig_float_from_double(F32, d);
}
static JigFloat add(JigFloat x, JigFloat y) {
    return jig_float_add(x, y, JIG_ROUND_NEAREST_EVEN);
}
static JigFloat mul(JigFloat x, JigFloat y) {
    return jig_float_mul(x, y, JIG_ROUND_NEAREST_EVEN);
}
static JigFloat quotient(JigFloat x, JigFloat y) {
    return jig_float_div(x, y, JIG_ROUND_NEAREST_EVEN);
}

static void expect_same(JigFloat x, JigFloat y) {
    assert_true(jig_field_same(x, y));
}

static void expect_known(JigFloat x, double d) {
    JigFloat f64;
    assert_true(jig_field_known(x, &f64));
    assert_true(jig_float_to_double(f64) == d);
}

static void has_the_laws_of_a_field(void **state) {
    (void)state;
    for (uint64_t i = 0; i < 1000; i += 3) {
        JigFloat x = any(i), y = any(i + 1), z = any(i + 2);
        expect_same(add(add(x, y), z), add(x, add(y, z)));
        expect_same(mul(mul(x, y), z), mul(x, mul(y, z)));
        expect_same(mul(x, add(y, z)), add(mul(x, y), mul(x, z)));
        expect_same(add(x, jig_float_neg(x)), number(0));
        expect_same(mul(quotient(x, y), y), x);
        assert_false(jig_field_same(x, y));
        assert_false(jig_field_same(add(x, y), add(x, z)));
    }
}

static void has_the_laws_of_exponentials_and_roots(void **state) {
    (void)state;
    size_t roots = 0;
    for (uint64_t i = 0; i < 100; i += 2) {
        JigFloat x = any(i), y = any(i + 1);
        expect_same(jig_field_exp(add(x, y)), mul(jig_field_exp(x), jig_field_exp(y)));
        expect_same(mul(jig_field_exp2(x), jig_field_exp2(jig_float_neg(x))), number(1));
        assert_false(jig_field_same(jig_field_exp(x), jig_field_exp(y)));
        JigFloat root = jig_float_sqrt(x);
        roots += jig_field_same(mul(root, root), x);
        expect_same(jig_float_sqrt(x), root);
    }
    assert_in_range(roots, 10, 40); /* a half has one */
    expect_known(jig_field_exp2(number(5)), 32);
    expect_known(jig_float_sqrt(number(9)), 3);
    expect_same(jig_field_power(number(2), -2), number(0.25));
}

static void knows_constants(void **state) {
    (void)state;
    static const double some[] = {0,    1,        -1,      0.5,    -0.75,   3,
                                  1024, 16777215, 0x1p-30, 0x1p60, -0x1p100};
    for (size_t i = 0; i < sizeof some / sizeof *some; ++i)
        expect_known(number(some[i]), some[i]);
    JigFloat f64;
    assert_false(jig_field_known(any(1), &f64));
    JigFloat third = jig_field_of_constant(F32, jig_float_from_double(JIG_F32, 1.0 / 3));
    expect_same(mul(third, number(3)), number(1));
    expect_known(third, 1.0 / 3);
    expect_known(quotient(number(-7), number(5)), -1.4);
    JigFloatKind f16 = jig_field_kind(JIG_F16);
    JigFloat short_one = jig_field_of_constant(f16, jig_float_from_double(JIG_F16, -1.4));
    expect_known(short_one, -1.4); /* not -717/512 */
    JigFloat root = jig_field_of_constant(F32, jig_float_from_double(JIG_F32, 0.70710678118));
    assert_false(jig_field_same(mul(root, root), number(0.5)));
}

static void orders_what_it_has(void **state) {
    (void)state;
    assert_int_equal(jig_float_cmp(number(-0.5), number(0.25)), -1);
    assert_int_equal(jig_float_cmp(number(3), jig_float_inf(F32, false)), -1);
    JigFloat tenth = quotient(number(1), number(10));
    assert_int_equal(jig_float_cmp(tenth, number(-60)), 1);
    assert_int_equal(jig_float_cmp(tenth, number(0.125)), -1);
    assert_int_equal(jig_float_cmp(jig_float_nan(F32), number(1)), 2);
    for (uint64_t i = 0; i < 300; i += 3) {
        JigFloat x = any(i), y = any(i + 1), z = any(i + 2);
        assert_int_equal(jig_float_cmp(x, y), -jig_float_cmp(y, x));
        assert_int_equal(jig_float_cmp(jig_float_neg(x), jig_float_neg(y)), jig_float_cmp(y, x));
        JigFloat most = jig_float_maximum(jig_float_maximum(x, y), z);
        expect_same(most, jig_float_maximum(z, jig_float_maximum(y, x)));
    }
}

static void has_infinities(void **state) {
    (void)state;
    JigFloat inf = jig_float_inf(F32, false), x = any(7);
    expect_same(add(x, jig_float_inf(F32, true)), jig_float_inf(F32, true));
    assert_true(jig_float_is_nan(add(inf, jig_float_neg(inf))));
    assert_true(jig_float_is_nan(mul(inf, number(0))));
    expect_same(quotient(x, inf), number(0));
    expect_same(jig_field_exp(jig_float_inf(F32, true)), number(0));
    assert_true(jig_float_is_inf(quotient(x, number(0))));
}

static void rounds_what_is_known(void **state) {
    (void)state;
    JigFloatKind bf16 = jig_field_kind(JIG_BF16);
    JigFloat x = jig_field_random(bf16, 3);
    JigFloat wide = jig_float_convert(x, F32, JIG_ROUND_NEAREST_EVEN, NULL);
    expect_same(jig_float_convert(wide, bf16, JIG_ROUND_NEAREST_EVEN, NULL), x);
    JigFloat y = any(4);
    JigFloat narrow = jig_float_convert(y, bf16, JIG_ROUND_NEAREST_EVEN, NULL);
    assert_false(jig_field_same(narrow, y));
    expect_same(narrow, jig_float_convert(y, bf16, JIG_ROUND_NEAREST_EVEN, NULL));
    expect_known(jig_float_convert(number(257), bf16, JIG_ROUND_NEAREST_EVEN, NULL), 256);
    /* To a format that is not of the field, it is of the field. */
    expect_same(jig_float_convert(y, JIG_BF16, JIG_ROUND_NEAREST_EVEN, NULL), narrow);
    expect_known(jig_float_round_to_integral(number(2.5), JIG_ROUND_UP), 3);
}

static void has_residues_of_two_kinds(void **state) {
    (void)state;
    JigFloat x = any(5), y = jig_field_random_q(x, 1);
    assert_false(jig_field_same(x, y));
    expect_same(jig_field_forget_q(x), y);
    expect_same(jig_field_random_q(jig_field_forget_q(x), 1), y);
    JigFloat inf = jig_float_inf(F32, true);
    expect_same(jig_field_forget_q(inf), inf);
    expect_same(jig_field_random_q(inf, 3), inf);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(has_the_laws_of_a_field),
        cmocka_unit_test(has_the_laws_of_exponentials_and_roots),
        cmocka_unit_test(knows_constants),
        cmocka_unit_test(orders_what_it_has),
        cmocka_unit_test(has_infinities),
        cmocka_unit_test(rounds_what_is_known),
        cmocka_unit_test(has_residues_of_two_kinds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
