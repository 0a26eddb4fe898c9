/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Integers and floats. Printed floats are what mlir-opt 22.1 prints for the bits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "jig/num.h"

static JigArena *arena;

static int setup(void **state) {
    (void)state;
    arena = jig_arena_create();
    return 0;
}

static int teardown(void **state) {
    (void)state;
    jig_arena_destroy(arena);
    return 0;
}

/* ---- Integers ------------------------------------------------------------ */

static JigInt i8(int64_t v) {
    return jig_int_s(8, v, arena);
}

/* A value of any width from its decimal digits, with an optional minus. */
static JigInt wide(uint32_t width, const char *text) {
    bool negative = *text == '-';
    JigInt x;
    assert_true(jig_int_parse(jig_str(text + negative), 10, arena, &x));
    x = jig_int_zext(x, width, arena);
    return negative ? jig_int_neg(x, arena) : x;
}

static void expect_int(JigInt x, const char *text) {
    JigStr s = jig_int_to_str(x, 10, true, arena);
    assert_string_equal(s.ptr, text);
}

static void int_construction(void **state) {
    (void)state;
    expect_int(jig_int(8, 255, arena), "-1");
    expect_int(jig_int(8, 256, arena), "0");
    expect_int(jig_int_s(128, -5, arena), "-5");
    expect_int(jig_int(128, UINT64_MAX, arena), "18446744073709551615");
    expect_int(jig_int(0, 7, arena), "0");
    uint64_t words[2] = {0, 1};
    JigInt x = jig_int_from_words(100, words, 2, arena);
    expect_int(x, "18446744073709551616");
    assert_int_equal(jig_int_word(&x, 1), 1);
    assert_int_equal(jig_int_word(&x, 2), 0);
    unsigned char bytes[13];
    jig_int_to_bytes(x, bytes);
    assert_int_equal(bytes[8], 1);
    assert_true(jig_int_eq(jig_int_from_bytes(100, bytes, arena), x));
    jig_int_to_bytes(i8(-2), bytes);
    assert_true(jig_int_eq(jig_int_from_bytes(8, bytes, arena), i8(-2)));
}

static void int_text(void **state) {
    (void)state;
    JigInt x;
    assert_true(jig_int_parse(JIG_STR("00ff"), 16, arena, &x));
    assert_int_equal(x.width, 8);
    assert_int_equal(x.val, 255);
    assert_true(jig_int_parse(JIG_STR("0"), 2, arena, &x));
    assert_int_equal(x.width, 1);
    assert_true(jig_int_parse(JIG_STR("777777777777777777777777"), 8, arena, &x));
    assert_int_equal(x.width, 72);
    assert_false(jig_int_parse(JIG_STR(""), 10, arena, &x));
    assert_false(jig_int_parse(JIG_STR("12a"), 10, arena, &x));
    assert_false(jig_int_parse(JIG_STR("8"), 8, arena, &x));
    x = wide(200, "123456789012345678901234567890123456789000000000000000");
    expect_int(x, "123456789012345678901234567890123456789000000000000000");
    assert_string_equal(jig_int_to_str(wide(128, "-1"), 16, false, arena).ptr,
                        "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF");
    assert_string_equal(jig_int_to_str(wide(70, "-8"), 8, true, arena).ptr, "-10");
    assert_string_equal(jig_int_to_str(i8(-3), 2, false, arena).ptr, "11111101");
    assert_string_equal(jig_int_to_str(jig_int_s(64, INT64_MIN, arena), 10, true, arena).ptr,
                        "-9223372036854775808");
}

/* Long numbers go from base to base by halves: what comes back is the same, and each is ten times
 * the one before and a digit, however its digits were taken apart. */
static void int_long_text(void **state) {
    (void)state;
    enum { MAX = 2500 };
    static char digits[MAX + 1];
    JigInt ten = jig_int(4 * MAX, 10, arena), before = jig_int(4 * MAX, 0, arena);
    for (size_t n = 1; n <= MAX; n++) {
        digits[n - 1] = (char)('0' + (n < 1200 ? (n * 7 + n / 19 + 1) % 10 : n < 1800 ? 9 : 0));
        JigInt x = wide(4 * MAX, digits);
        JigInt sum = jig_int_mul(before, ten, arena);
        sum = jig_int_add(sum, jig_int(4 * MAX, (uint64_t)(digits[n - 1] - '0'), arena), arena);
        assert_true(jig_int_eq(x, sum));
        if (n % 7 == 0 || n < 100)
            expect_int(x, digits);
        before = x;
    }
}

static void int_questions(void **state) {
    (void)state;
    assert_int_equal(jig_int_u64(i8(-1)), 255);
    assert_int_equal(jig_int_s64(i8(-1)), -1);
    assert_true(jig_int_fits_s64(wide(128, "-9223372036854775808")));
    assert_false(jig_int_fits_s64(wide(128, "-9223372036854775809")));
    assert_true(jig_int_fits_u64(wide(128, "18446744073709551615")));
    assert_false(jig_int_fits_u64(wide(128, "18446744073709551616")));
    assert_true(jig_int_ucmp(i8(-1), i8(1)) > 0);
    assert_true(jig_int_scmp(i8(-1), i8(1)) < 0);
    assert_true(jig_int_scmp(wide(90, "-7"), wide(90, "-8")) > 0);
    assert_true(jig_int_eq(wide(90, "7"), wide(90, "7")));
    assert_false(jig_int_eq(jig_int(8, 1, arena), jig_int(9, 1, arena)));
    assert_true(jig_int_is_zero(wide(90, "0")));
    assert_true(jig_int_is_one(wide(90, "1")));
    assert_false(jig_int_is_one(wide(90, "18446744073709551617")));
    assert_true(jig_int_is_all_ones(wide(90, "-1")));
    assert_true(jig_int_is_negative(wide(90, "-1")));
    assert_true(jig_int_is_smin(i8(-128)));
    assert_true(jig_int_is_smax(i8(127)));
    assert_true(jig_int_is_smin(jig_int_smin_of(77, arena)));
    assert_true(jig_int_is_smax(jig_int_smax_of(77, arena)));
    assert_true(jig_int_is_all_ones(jig_int_umax_of(77, arena)));
    assert_true(jig_int_is_pow2(wide(90, "36893488147419103232")));
    assert_int_equal(jig_int_clz(wide(90, "1")), 89);
    assert_int_equal(jig_int_ctz(wide(90, "36893488147419103232")), 65);
    assert_int_equal(jig_int_popcount(wide(90, "-1")), 90);
    assert_int_equal(jig_int_active_bits(i8(0)), 0);
    assert_int_equal(jig_int_active_bits(wide(90, "36893488147419103232")), 66);
    assert_int_equal(jig_int_signed_bits(i8(-1)), 1);
    assert_int_equal(jig_int_signed_bits(wide(200, "-129")), 9);
    assert_true(jig_int_hash(wide(90, "5")) == jig_int_hash(wide(90, "5")));
    assert_true(jig_int_hash(wide(90, "5")) != jig_int_hash(wide(91, "5")));
}

static void int_arithmetic(void **state) {
    (void)state;
    JigInt x = wide(128, "-100000000000000000000000000000000007");
    JigInt y = wide(128, "30000000000000000000001");
    expect_int(jig_int_add(i8(100), i8(100), arena), "-56");
    expect_int(jig_int_add(x, y, arena), "-99999999999970000000000000000000006");
    expect_int(jig_int_sub(y, x, arena), "100000000000030000000000000000000008");
    expect_int(jig_int_mul(wide(128, "10000000000000000000"), wide(128, "-7"), arena),
               "-70000000000000000000");
    expect_int(jig_int_sdiv(x, y, arena), "-3333333333333");
    expect_int(jig_int_srem(x, y, arena), "-9999999996666666666674");
    expect_int(jig_int_udiv(wide(128, "-1"), y, arena), "11342745564031282");
    expect_int(jig_int_urem(wide(128, "-1"), wide(128, "1000"), arena), "455");
    expect_int(jig_int_sdiv(i8(-128), i8(-1), arena), "-128");
    expect_int(jig_int_srem(i8(-128), i8(-1), arena), "0");
    expect_int(jig_int_udiv(i8(-1), i8(16), arena), "15");
    expect_int(jig_int_neg(i8(-128), arena), "-128");
}

/* A quotient digit whose estimate is too large (Knuth D, step D6). */
static void int_division_add_back(void **state) {
    (void)state;
    uint64_t u[3] = {0, 0x8000000000000000u, 0x7FFFFFFFFFFFFFFFu};
    uint64_t v[2] = {1, 0x8000000000000000u};
    uint64_t low[3] = {0, UINT64_MAX, 0x7FFFFFFFFFFFFFFFu}, one_and_top[3] = {1, 0, 1ull << 63};
    JigInt x = jig_int_from_words(192, u, 3, arena), y = jig_int_from_words(192, v, 2, arena);
    JigInt q = jig_int_udiv(x, y, arena), r = jig_int_urem(x, y, arena);
    assert_true(jig_int_ucmp(r, y) < 0);
    assert_true(jig_int_eq(jig_int_add(jig_int_mul(q, y, arena), r, arena), x));
    x = jig_int_from_words(192, low, 3, arena);
    y = jig_int_from_words(192, one_and_top, 3, arena);
    assert_true(jig_int_is_zero(jig_int_udiv(x, y, arena)));
    assert_true(jig_int_eq(jig_int_urem(x, y, arena), x));
}

static void int_bits(void **state) {
    (void)state;
    JigInt x = wide(100, "-18446744073709551616"), y = wide(100, "5");
    expect_int(jig_int_and(x, y, arena), "0");
    expect_int(jig_int_or(x, y, arena), "-18446744073709551611");
    expect_int(jig_int_xor(x, x, arena), "0");
    expect_int(jig_int_not(y, arena), "-6");
    expect_int(jig_int_shl(y, 70, arena), "5902958103587056517120");
    expect_int(jig_int_shl(y, 100, arena), "0");
    expect_int(jig_int_lshr(x, 99, arena), "1");
    expect_int(jig_int_ashr(x, 60, arena), "-16");
    expect_int(jig_int_ashr(x, 1000, arena), "-1");
    expect_int(jig_int_ashr(i8(-128), 3, arena), "-16");
    expect_int(jig_int_lshr(i8(-128), 3, arena), "16");
    expect_int(jig_int_zext(i8(-1), 100, arena), "255");
    expect_int(jig_int_sext(i8(-1), 100, arena), "-1");
    expect_int(jig_int_sext(x, 300, arena), "-18446744073709551616");
    expect_int(jig_int_zext(y, 2, arena), "1");
}

#define EXPECT_OVERFLOW(op, x, y, result, expected)                                                \
    do {                                                                                           \
        bool overflow_;                                                                            \
        expect_int(op(x, y, &overflow_, arena), result);                                           \
        assert_int_equal(overflow_, expected);                                                     \
    } while (0)

static void int_overflow(void **state) {
    (void)state;
    JigInt smin = jig_int_smin_of(100, arena), smax = jig_int_smax_of(100, arena);
    JigInt one = jig_int(100, 1, arena), minus_one = jig_int_s(100, -1, arena);
    EXPECT_OVERFLOW(jig_int_sadd_ov, i8(100), i8(28), "-128", true);
    EXPECT_OVERFLOW(jig_int_sadd_ov, smax, minus_one, "633825300114114700748351602686", false);
    EXPECT_OVERFLOW(jig_int_uadd_ov, i8(-1), i8(1), "0", true);
    EXPECT_OVERFLOW(jig_int_ssub_ov, smin, one, "633825300114114700748351602687", true);
    EXPECT_OVERFLOW(jig_int_usub_ov, i8(1), i8(2), "-1", true);
    EXPECT_OVERFLOW(jig_int_smul_ov, i8(-128), i8(-1), "-128", true);
    EXPECT_OVERFLOW(jig_int_smul_ov, smin, one, "-633825300114114700748351602688", false);
    EXPECT_OVERFLOW(jig_int_smul_ov, smin, minus_one, "-633825300114114700748351602688", true);
    EXPECT_OVERFLOW(jig_int_umul_ov, i8(16), i8(16), "0", true);
    EXPECT_OVERFLOW(jig_int_umul_ov, i8(15), i8(17), "-1", false);
    EXPECT_OVERFLOW(jig_int_umul_ov, minus_one, minus_one, "1", true);
    EXPECT_OVERFLOW(jig_int_sdiv_ov, smin, minus_one, "-633825300114114700748351602688", true);
    EXPECT_OVERFLOW(jig_int_sdiv_ov, i8(-128), i8(2), "-64", false);
}

/* ---- Floats: text -------------------------------------------------------- */

typedef struct Golden {
    JigFloatKind kind;
    uint64_t high, low;
    const char *text;
} Golden;

static const Golden printed[] = {
    {JIG_F32, 0, 0x3F800000, "1.000000e+00"},
    {JIG_F32, 0, 0x80000000, "-0.000000e+00"},
    {JIG_F32, 0, 0x3DCCCCCD, "1.000000e-01"},
    {JIG_F32, 0, 0x00000001, "1.401300e-45"},
    {JIG_F32, 0, 0x7F7FFFFF, "3.40282347E+38"},
    {JIG_F32, 0, 0x7F800000, "0x7F800000"},
    {JIG_F32, 0, 0xFFC00000, "0xFFC00000"},
    {JIG_F64, 0, 0x400921FB54442D11, "3.14159265358979"},
    {JIG_F64, 0, 0x7E37E43C8800759C, "1.000000e+300"},
    {JIG_F64, 0, 0x4206FEE0E1A80000, "0x4206FEE0E1A80000"},
    {JIG_F64, 0, 0x0000000000000001, "4.940660e-324"},
    {JIG_F64, 0, 0x7FEFFFFFFFFFFFFF, "1.7976931348623157E+308"},
    {JIG_F64, 0, 0x4170000010000000, "0x4170000010000000"},
    {JIG_BF16, 0, 0x3F8C, "1.093750e+00"},
    {JIG_F16, 0, 0x3555, "3.332520e-01"},
    {JIG_F16, 0, 0x0001, "5.960460e-08"},
    {JIG_TF32, 0, 0x12345, "5.044250e-17"},
    {JIG_F8E5M2, 0, 0x7B, "5.734400e+04"},
    {JIG_F8E4M3FN, 0, 0x7F, "0x7F"},
    {JIG_F8E4M3FNUZ, 0, 0x80, "0x80"},
    {JIG_F8E4M3B11FNUZ, 0, 0x01, "1.220700e-04"},
    {JIG_F8E8M0FNU, 0, 0x7F, "1.000000e+00"},
    {JIG_F8E8M0FNU, 0, 0x00, "5.877470e-39"},
    {JIG_F4E2M1FN, 0, 0x7, "6.000000e+00"},
    {JIG_F6E3M2FN, 0, 0x01, "6.250000e-02"},
    {JIG_F6E2M3FN, 0, 0x01, "1.250000e-01"},
    {JIG_F80, 0x3FFB, 0xCCCCCCCCCCCCCCCD, "1.000000e-01"},
    {JIG_F80, 0x3FFF, 0xC000000000000001, "1.50000000000000000011"},
    {JIG_F80, 0x0000, 0x8000000000000001, "3.36210314311209350663E-4932"},
    {JIG_F80, 0x0000, 0x0000000000000001, "3.645200e-4951"},
    {JIG_F80, 0x7FFF, 0x8000000000000000, "0x7FFF8000000000000000"},
    {JIG_F80, 0x3FFF, 0x0000000000000001, "0x7FFF0000000000000001"},
    {JIG_F128, 0x3FFB999999999999, 0x999999999999999A, "1.000000e-01"},
    {JIG_F128, 0x3FFB999999999999, 0xA000000000000000, "0.100000000000000005551115123125782702"},
};

static void float_printing(void **state) {
    (void)state;
    for (size_t i = 0; i < JIG_LEN(printed); i++) {
        const Golden *g = &printed[i];
        JigFloat x = jig_float_from_bits(g->kind, g->low, g->high), y;
        assert_string_equal(jig_float_to_str(x, arena).ptr, g->text);
        if (g->text[1] == 'x')
            continue;
        assert_true(jig_float_parse(g->kind, jig_str(g->text), &y));
        assert_true(jig_float_bits_eq(x, y));
    }
}

static void expect_parsed(JigFloatKind kind, const char *text, uint64_t bits) {
    JigFloat x;
    assert_true(jig_float_parse(kind, jig_str(text), &x));
    assert_int_equal(x.bits[0], bits);
}

static void float_parsing(void **state) {
    (void)state;
    expect_parsed(JIG_F64, "0.1", 0x3FB999999999999A);
    expect_parsed(JIG_F64, "+1", 0x3FF0000000000000);
    expect_parsed(JIG_F64, "-1.", 0xBFF0000000000000);
    expect_parsed(JIG_F64, "100.0e-2", 0x3FF0000000000000);
    expect_parsed(JIG_F64, "0.00", 0);
    expect_parsed(JIG_F64, "-0.0e99999999999999999999", 0x8000000000000000);
    expect_parsed(JIG_F64, "1.0e99999999999999999999", 0x7FF0000000000000);
    expect_parsed(JIG_F64, "1.0e-99999999999999999999", 0);
    expect_parsed(JIG_F64, "2.4703282292062327e-324", 0);
    expect_parsed(JIG_F64, "2.4703282292062328e-324", 1);
    expect_parsed(JIG_F64, "9007199254740993.0", 0x4340000000000000);
    expect_parsed(JIG_F64, "9007199254740993.00000000000000000000000001", 0x4340000000000001);
    expect_parsed(JIG_F16, "65519.99999999999999999", 0x7BFF);
    expect_parsed(JIG_F16, "65520.0", 0x7C00);
    expect_parsed(JIG_F8E4M3FN, "1.0e-3", 0x01);
    expect_parsed(JIG_F8E4M3FN, "464.0", 0x7E);
    expect_parsed(JIG_F8E4M3FN, "464.1", 0x7F);
    expect_parsed(JIG_F8E4M3FNUZ, "-0.0", 0x00);
    expect_parsed(JIG_F4E2M1FN, "1.0e30", 0x7);
    expect_parsed(JIG_F8E8M0FNU, "0.0", 0x00);
    expect_parsed(JIG_F8E8M0FNU, "1.5", 0x80);
    JigFloat x;
    static const char *const wrong[] = {"", "-", ".", "1e", "1e+", "1.0f", "0x10", "1..0", "e5"};
    for (size_t i = 0; i < JIG_LEN(wrong); i++)
        assert_false(jig_float_parse(JIG_F64, jig_str(wrong[i]), &x));
}

/* A digit far behind the last useful one still decides a tie. */
static void float_parsing_long(void **state) {
    (void)state;
    enum { LEN = 30000 };
    static char text[LEN + 1];
    memset(text, '0', LEN);
    memcpy(text, "9007199254740993.", 17);
    expect_parsed(JIG_F64, text, 0x4340000000000000);
    text[LEN - 1] = '1';
    expect_parsed(JIG_F64, text, 0x4340000000000001);
}

/* The reference prints the sign that f8E8M0FNU cannot store. */
static void float_e8m0_sign(void **state) {
    (void)state;
    JigFloat x;
    uint64_t bits[2];
    assert_true(jig_float_parse(JIG_F8E8M0FNU, JIG_STR("-1.0"), &x));
    assert_string_equal(jig_float_to_str(x, arena).ptr, "-1.000000e+00");
    jig_float_storage(x, bits);
    assert_int_equal(bits[0], 0xFF);
    jig_float_storage(jig_float_neg(x), bits);
    assert_int_equal(bits[0], 0x7F);
}

/* ---- Floats: values ------------------------------------------------------ */

static JigFloat f32(double d) {
    return jig_float_from_double(JIG_F32, d);
}

static void expect_float(JigFloat x, const char *text) {
    assert_string_equal(jig_float_to_str(x, arena).ptr, text);
}

static void float_formats(void **state) {
    (void)state;
    assert_string_equal(jig_float_format(JIG_F8E4M3B11FNUZ)->name, "f8E4M3B11FNUZ");
    for (JigFloatKind k = 0; k < JIG_FLOAT_KINDS; k++) {
        const JigFloatFormat *f = jig_float_format(k);
        JigFloat largest = jig_float_largest(k, false), smallest = jig_float_smallest(k, false);
        assert_true(jig_float_cmp(largest, smallest) == 1);
        assert_int_equal(jig_float_is_zero(jig_float_zero(k, false)), f->has_zero);
        assert_int_equal(jig_float_is_inf(jig_float_inf(k, false)), f->has_inf);
        assert_int_equal(jig_float_is_nan(jig_float_nan(k)), f->has_nan);
        if (f->has_sign)
            assert_true(jig_float_is_negative(jig_float_largest(k, true)));
    }
    expect_float(jig_float_largest(JIG_F8E4M3FN, true), "-4.480000e+02");
    expect_float(jig_float_largest(JIG_F8E5M2FNUZ, false), "5.734400e+04");
    expect_float(jig_float_inf(JIG_F4E2M1FN, true), "-6.000000e+00");
    expect_float(jig_float_inf(JIG_F16, true), "0xFC00");
    expect_float(jig_float_nan(JIG_F80), "0x7FFFC000000000000000");
}

static void float_conversion(void **state) {
    (void)state;
    bool lost;
    JigFloat x = jig_float_from_double(JIG_F64, 0.1);
    assert_true(jig_float_to_double(x) == 0.1);
    JigFloat y = jig_float_convert(x, JIG_F32, JIG_ROUND_NEAREST_EVEN, &lost);
    assert_true(lost);
    assert_int_equal(y.bits[0], 0x3DCCCCCD);
    assert_int_equal(jig_float_convert(x, JIG_F32, JIG_ROUND_TO_ZERO, NULL).bits[0], 0x3DCCCCCC);
    y = jig_float_convert(y, JIG_F128, JIG_ROUND_NEAREST_EVEN, &lost);
    assert_false(lost);
    assert_true(jig_float_to_double(y) == (double)0.1f);
    expect_float(jig_float_convert(f32(1e10), JIG_F16, JIG_ROUND_NEAREST_EVEN, NULL), "0x7C00");
    expect_float(jig_float_convert(f32(1e10), JIG_F16, JIG_ROUND_TO_ZERO, NULL), "6.550400e+04");
    expect_float(jig_float_convert(f32(1e10), JIG_F8E4M3FN, JIG_ROUND_NEAREST_EVEN, NULL), "0x7F");
    x = jig_float_from_bits(JIG_F32, 0x7F800001, 0); /* signaling */
    y = jig_float_convert(x, JIG_F64, JIG_ROUND_NEAREST_EVEN, &lost);
    assert_true(lost);
    assert_int_equal(y.bits[0], 0x7FF8000020000000);
}

static void float_sign(void **state) {
    (void)state;
    expect_float(jig_float_neg(f32(1.0)), "-1.000000e+00");
    expect_float(jig_float_abs(f32(-1.0)), "1.000000e+00");
    expect_float(jig_float_copysign(f32(2.0), f32(-0.0)), "-2.000000e+00");
    expect_float(jig_float_neg(jig_float_nan(JIG_F8E4M3FNUZ)), "0x80");
    expect_float(jig_float_neg(jig_float_zero(JIG_F8E4M3FNUZ, false)), "0.000000e+00");
}

static void float_arithmetic(void **state) {
    (void)state;
    const JigRounding even = JIG_ROUND_NEAREST_EVEN;
    JigFloat inf = jig_float_inf(JIG_F32, false);
    expect_float(jig_float_add(f32(0.1), f32(0.2), even), "3.000000e-01");
    expect_float(jig_float_add(f32(1.0), f32(1e-30), JIG_ROUND_UP), "1.00000012");
    expect_float(jig_float_sub(f32(1.0), f32(1e-30), JIG_ROUND_TO_ZERO), "0.99999994");
    expect_float(jig_float_sub(f32(1.0), f32(1.0), JIG_ROUND_DOWN), "-0.000000e+00");
    expect_float(jig_float_sub(inf, inf, even), "0x7FC00000");
    expect_float(jig_float_mul(f32(1e30), f32(1e30), even), "0x7F800000");
    expect_float(jig_float_mul(f32(1e30), f32(1e30), JIG_ROUND_TO_ZERO), "3.40282347E+38");
    expect_float(jig_float_mul(inf, f32(0.0), even), "0x7FC00000");
    expect_float(jig_float_div(f32(1.0), f32(3.0), even), "0.333333343");
    expect_float(jig_float_div(f32(1.0), f32(-0.0), even), "0xFF800000");
    expect_float(jig_float_div(f32(0.0), f32(0.0), even), "0x7FC00000");
    /* (1 + 2^-12)^2 - (1 + 2^-11) is 2^-24 only when it is rounded once. */
    JigFloat x = f32(1.0 + 0x1p-12);
    expect_float(jig_float_fma(x, x, f32(-(1.0 + 0x1p-11)), even), "5.96046448E-8");
    expect_float(jig_float_fmod(f32(-7.5), f32(2.0)), "-1.500000e+00");
    expect_float(jig_float_fmod(f32(1e30), f32(3.0)), "0.000000e+00");
    expect_float(jig_float_fmod(f32(1.0), inf), "1.000000e+00");
    expect_float(jig_float_sqrt(f32(2.0)), "1.41421354");
    expect_float(jig_float_sqrt(f32(-0.0)), "-0.000000e+00");
    expect_float(jig_float_sqrt(f32(-1.0)), "0x7FC00000");
    expect_float(jig_float_sqrt(jig_float_from_double(JIG_F64, 2.0)), "1.4142135623730951");
    expect_float(jig_float_sqrt(jig_float_from_double(JIG_F128, 9.0)), "3.000000e+00");
}

static void float_comparison(void **state) {
    (void)state;
    JigFloat nan = jig_float_nan(JIG_F32), minus_zero = f32(-0.0), zero = f32(0.0);
    assert_int_equal(jig_float_cmp(f32(1.0), f32(2.0)), -1);
    assert_int_equal(jig_float_cmp(f32(-1.0), f32(-2.0)), 1);
    assert_int_equal(jig_float_cmp(minus_zero, zero), 0);
    assert_int_equal(jig_float_cmp(nan, nan), 2);
    assert_true(jig_float_bits_eq(jig_float_minimum(zero, minus_zero), minus_zero));
    assert_true(jig_float_bits_eq(jig_float_maximum(minus_zero, zero), zero));
    assert_true(jig_float_is_nan(jig_float_minimum(f32(1.0), nan)));
    assert_true(jig_float_is_nan(jig_float_maximum(nan, f32(1.0))));
    expect_float(jig_float_minnum(nan, f32(1.0)), "1.000000e+00");
    expect_float(jig_float_maxnum(f32(1.0), f32(2.0)), "2.000000e+00");
}

static void float_integers(void **state) {
    (void)state;
    JigInt i;
    expect_float(jig_float_round_to_integral(f32(2.5), JIG_ROUND_NEAREST_EVEN), "2.000000e+00");
    expect_float(jig_float_round_to_integral(f32(2.5), JIG_ROUND_NEAREST_AWAY), "3.000000e+00");
    expect_float(jig_float_round_to_integral(f32(-0.5), JIG_ROUND_UP), "-0.000000e+00");
    expect_float(jig_float_round_to_integral(f32(-0.5), JIG_ROUND_DOWN), "-1.000000e+00");
    assert_true(jig_float_to_int(f32(-128.9), 8, true, arena, &i));
    expect_int(i, "-128");
    assert_false(jig_float_to_int(f32(128.0), 8, true, arena, &i));
    assert_true(jig_float_to_int(f32(255.9), 8, false, arena, &i));
    assert_int_equal(i.val, 255);
    assert_true(jig_float_to_int(f32(-0.9), 8, false, arena, &i));
    assert_true(jig_int_is_zero(i));
    assert_false(jig_float_to_int(f32(-1.0), 8, false, arena, &i));
    assert_false(jig_float_to_int(jig_float_nan(JIG_F32), 8, true, arena, &i));
    assert_true(jig_float_to_int(f32(0x1p100), 128, true, arena, &i));
    expect_int(i, "1267650600228229401496703205376");
    expect_float(jig_float_from_int(i8(-1), true, JIG_F32, JIG_ROUND_NEAREST_EVEN),
                 "-1.000000e+00");
    expect_float(jig_float_from_int(i8(-1), false, JIG_F32, JIG_ROUND_NEAREST_EVEN),
                 "2.550000e+02");
    JigInt tie = jig_int_add(jig_int_shl(jig_int(300, 0x1000001, arena), 200, arena),
                             jig_int(300, 1, arena), arena);
    JigFloat x = jig_float_from_int(tie, true, JIG_F64, JIG_ROUND_NEAREST_EVEN);
    assert_true(jig_float_to_double(x) == 0x1.000001p224);
    x = jig_float_from_int(tie, true, JIG_F16, JIG_ROUND_NEAREST_EVEN);
    assert_true(jig_float_is_inf(x));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(int_construction),   cmocka_unit_test(int_text),
        cmocka_unit_test(int_long_text),      cmocka_unit_test(int_questions),
        cmocka_unit_test(int_arithmetic),     cmocka_unit_test(int_division_add_back),
        cmocka_unit_test(int_bits),           cmocka_unit_test(int_overflow),
        cmocka_unit_test(float_printing),     cmocka_unit_test(float_parsing),
        cmocka_unit_test(float_parsing_long), cmocka_unit_test(float_e8m0_sign),
        cmocka_unit_test(float_formats),      cmocka_unit_test(float_conversion),
        cmocka_unit_test(float_sign),         cmocka_unit_test(float_arithmetic),
        cmocka_unit_test(float_comparison),   cmocka_unit_test(float_integers),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
