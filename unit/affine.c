/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Affine expressions, maps and sets through their public interface. Expected
 * texts are those of MLIR 22 unless a comment says otherwise.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "ir/context.h"
#include "jig/affine.h"

static JigContext ctx;
static const JigExpr *d0, *d1, *d2, *s0, *s1, *s2;

static const JigExpr *c(int64_t value) {
    return jig_expr_constant(&ctx, value);
}

static int setup(void **state) {
    (void)state;
    jig_arena_init(&ctx.perm);
    d0 = jig_expr_dim(&ctx, 0), d1 = jig_expr_dim(&ctx, 1), d2 = jig_expr_dim(&ctx, 2);
    s0 = jig_expr_symbol(&ctx, 0), s1 = jig_expr_symbol(&ctx, 1), s2 = jig_expr_symbol(&ctx, 2);
    return 0;
}

static int teardown(void **state) {
    (void)state;
    jig_uniquer_free(&ctx.affine);
    jig_arena_free(&ctx.perm);
    return 0;
}

#define ADD  jig_expr_add
#define SUB  jig_expr_sub
#define MUL  jig_expr_mul
#define MOD  jig_expr_mod
#define DIV  jig_expr_floordiv
#define CEIL jig_expr_ceildiv

#define assert_expr(e, text)       assert_string_equal(jig_expr_to_str(e, &ctx.perm).ptr, text)
#define assert_map(m, text)        assert_string_equal(jig_map_to_str(m, &ctx.perm).ptr, text)
#define assert_set(s, text)        assert_string_equal(jig_set_to_str(s, &ctx.perm).ptr, text)
#define assert_simplified(e, text) assert_expr(jig_expr_simplify(e, 3, 3), text)

/* ---- Constructors ---- */

static void test_unique(void **state) {
    (void)state;
    assert_ptr_equal(jig_expr_dim(&ctx, 0), d0);
    assert_ptr_not_equal(jig_expr_symbol(&ctx, 0), d0);
    assert_ptr_equal(ADD(d0, s0), ADD(s0, d0));
    assert_ptr_equal(c(INT64_MIN), c(INT64_MIN));
    assert_ptr_equal(jig_map_identity(&ctx, 2), jig_map_minor_identity(&ctx, 2, 2));
    assert_ptr_equal(jig_set_empty(&ctx, 1, 0), jig_set_empty(&ctx, 1, 0));
    assert_ptr_not_equal(jig_set_empty(&ctx, 1, 0), jig_set_empty(&ctx, 0, 1));
}

static void test_sums(void **state) {
    (void)state;
    assert_expr(ADD(c(4), d0), "d0 + 4");
    assert_expr(ADD(s0, d0), "d0 + s0");
    assert_expr(ADD(d1, d0), "d0 + d1");
    assert_expr(ADD(ADD(d0, c(2)), c(3)), "d0 + 5");
    assert_expr(ADD(ADD(d0, c(2)), d1), "d0 + d1 + 2");
    assert_expr(ADD(d0, MUL(d0, c(3))), "d0 * 4");
    assert_expr(SUB(MUL(d0, c(3)), MUL(d0, c(3))), "0");
    assert_expr(ADD(d0, c(-1)), "d0 - 1");
    assert_expr(ADD(jig_expr_neg(d0), c(1)), "-d0 + 1");
    assert_expr(SUB(d0, MUL(d1, c(2))), "d0 - d1 * 2");
    assert_expr(SUB(d0, ADD(d1, s0)), "d0 - (d1 + s0)");
    assert_expr(SUB(d0, DIV(d1, c(2))), "d0 - d1 floordiv 2");
    assert_expr(ADD(MUL(d0, c(2)), DIV(s0, c(4))), "d0 * 2 + s0 floordiv 4");
}

static void test_products(void **state) {
    (void)state;
    assert_expr(MUL(c(2), d0), "d0 * 2");
    assert_expr(MUL(s1, s0), "s0 * s1");
    assert_expr(MUL(MUL(d0, c(2)), c(3)), "d0 * 6");
    assert_expr(MUL(MUL(d0, c(2)), s0), "(d0 * s0) * 2");
    assert_expr(MUL(d0, c(0)), "0");
    assert_expr(MUL(ADD(d0, c(1)), c(3)), "(d0 + 1) * 3");
    assert_expr(MUL(jig_expr_neg(ADD(d0, d1)), s0), "-((d0 + d1) * s0)");
}

static void test_divisions(void **state) {
    (void)state;
    assert_expr(DIV(MUL(d0, c(128)), c(64)), "d0 * 2");
    assert_expr(CEIL(MUL(d0, c(128)), c(64)), "d0 * 2");
    assert_expr(DIV(ADD(MUL(d0, c(4)), d1), c(4)), "d0 + d1 floordiv 4");
    assert_expr(CEIL(ADD(MUL(d0, c(4)), d1), c(4)), "(d0 * 4 + d1) ceildiv 4");
    assert_expr(MOD(ADD(d0, c(4)), c(4)), "d0 mod 4");
    assert_expr(MOD(MUL(d0, c(8)), c(4)), "0");
    assert_expr(MOD(MOD(d0, c(8)), c(4)), "d0 mod 4");
    assert_expr(DIV(c(-7), c(2)), "-4");
    assert_expr(CEIL(c(-7), c(2)), "-3");
    assert_expr(MOD(c(-7), c(2)), "1");
    assert_expr(DIV(c(7), c(-2)), "-4");
    assert_expr(DIV(d0, c(0)), "d0 floordiv 0");
    assert_expr(MOD(c(5), c(0)), "5 mod 0");
    assert_expr(MOD(d0, c(-2)), "d0 mod -2");
    assert_expr(DIV(MUL(d0, c(4)), c(-2)), "d0 * -2");
}

static void test_remainders_form(void **state) {
    (void)state;
    assert_expr(SUB(d0, MUL(DIV(d0, c(8)), c(8))), "d0 mod 8");
    assert_expr(SUB(d0, MUL(DIV(d0, s0), s0)), "d0 mod s0");
    assert_expr(SUB(ADD(d0, d1), MUL(DIV(d1, c(3)), c(3))), "d0 + d1 mod 3");
    assert_expr(SUB(ADD(d0, s0), MUL(DIV(d1, c(6)), c(6))), "d0 + (d1 floordiv 6) * -6 + s0");
}

static void test_overflow(void **state) {
    (void)state;
    const JigExpr *max = c(INT64_MAX), *min = c(INT64_MIN);
    assert_expr(ADD(max, c(1)), "9223372036854775807 + 1");
    assert_expr(DIV(min, c(-1)), "-9223372036854775808 floordiv -1");
    /* Nested constants merge modulo 2^64, as the reference's. */
    assert_expr(ADD(ADD(d0, max), max), "d0 - 2");
    assert_expr(ADD(ADD(ADD(d0, max), max), d1), "d0 + d1 - 2");
    assert_expr(MUL(MUL(d0, max), c(2)), "d0 * -2");
    assert_expr(ADD(d0, min), "d0 - -9223372036854775808");
    assert_expr(MUL(d0, min), "d0 * -9223372036854775808");
    assert_int_equal(jig_expr_largest_divisor(min), (int64_t)1 << 62);
    jig_expr_simplify(ADD(MUL(d0, max), MUL(ADD(d0, d1), max)), 2, 0);
    jig_expr_simplify(DIV(ADD(MUL(d0, min), min), c(6)), 2, 0);
}

/* ---- Queries ---- */

static void test_queries(void **state) {
    (void)state;
    const JigExpr *far = jig_expr_dim(&ctx, 40);
    assert_true(jig_expr_is_pure_affine(MOD(ADD(d0, s0), c(3))));
    assert_false(jig_expr_is_pure_affine(MUL(d0, s0)));
    assert_true(jig_expr_is_symbolic_or_constant(ADD(s0, c(3))));
    assert_false(jig_expr_is_symbolic_or_constant(ADD(d0, c(3))));
    const JigExpr *sum = ADD(ADD(far, d1), jig_expr_dim(&ctx, 50));
    assert_true(jig_expr_uses_dim(sum, 40) && jig_expr_uses_dim(sum, 50));
    assert_false(jig_expr_uses_dim(sum, 45) || jig_expr_uses_dim(sum, 0));
    assert_false(jig_expr_uses_symbol(sum, 1));
    assert_int_equal(jig_expr_largest_divisor(ADD(MUL(d0, c(8)), c(12))), 4);
    assert_int_equal(jig_expr_largest_divisor(DIV(ADD(MUL(d0, c(8)), c(12)), c(2))), 2);
    assert_true(jig_expr_is_multiple_of(MUL(d0, c(6)), 3));
    assert_true(jig_expr_is_multiple_of(c(0), 7));
    assert_false(jig_expr_is_multiple_of(DIV(MUL(d0, c(4)), c(8)), 4));
    assert_int_equal(jig_expr_size(sum), 5);
}

static void test_values(void **state) {
    (void)state;
    int64_t dims[] = {7, -3}, symbols[] = {5}, out;
    assert_true(jig_expr_eval(ADD(MUL(d0, s0), MOD(d1, c(4))), dims, symbols, &out));
    assert_int_equal(out, 36);
    assert_true(jig_expr_eval(CEIL(d1, c(2)), dims, symbols, &out));
    assert_int_equal(out, -1);
    assert_false(jig_expr_eval(DIV(d0, ADD(s0, c(-5))), dims, symbols, &out));
    assert_false(jig_expr_eval(MOD(d0, ADD(s0, c(-6))), dims, symbols, &out));
    assert_false(jig_expr_eval(MUL(d0, c(INT64_MAX)), dims, symbols, &out));
    assert_true(jig_expr_eval_modulo(MUL(d0, c(INT64_MAX)), dims, symbols, &out));
    assert_int_equal(out, INT64_MAX - 6);
    /* What is between may be larger; what is divided may not. */
    const JigExpr *far = ADD(MUL(d0, c(INT64_MAX)), MUL(s0, c(-INT64_MAX)));
    assert_false(jig_expr_eval(far, dims, symbols, &out));
    assert_true(jig_expr_eval(ADD(far, c(-INT64_MAX)), dims, symbols, &out));
    assert_false(jig_expr_eval(DIV(MUL(d0, c(INT64_MAX)), c(10)), dims, symbols, &out));
}

static void test_bounds(void **state) {
    (void)state;
    int64_t lower[] = {0, JIG_DYNAMIC, -2}, upper[] = {10, 7, 2}, out;
    const JigExpr *e = SUB(MUL(d0, c(2)), s0);
    assert_true(jig_expr_bound(e, 2, 1, lower, upper, true, &out));
    assert_int_equal(out, 22);
    assert_true(jig_expr_bound(e, 2, 1, lower, upper, false, &out));
    assert_int_equal(out, -2);
    assert_false(jig_expr_bound(ADD(d0, d1), 2, 1, lower, upper, false, &out));
    assert_true(jig_expr_bound(ADD(d0, d1), 2, 1, lower, upper, true, &out));
    assert_int_equal(out, 17);
    assert_true(jig_expr_bound(MOD(d1, c(5)), 2, 1, lower, upper, true, &out));
    assert_int_equal(out, 4);
    assert_true(jig_expr_bound(MOD(d0, c(16)), 2, 1, lower, upper, true, &out));
    assert_int_equal(out, 10);
    assert_true(jig_expr_bound(CEIL(d0, c(3)), 2, 1, lower, upper, true, &out));
    assert_int_equal(out, 4);
    assert_false(jig_expr_bound(ADD(d0, MOD(d1, c(5))), 2, 1, lower, upper, true, &out));
}

/* ---- Rewriting ---- */

static void test_replace(void **state) {
    (void)state;
    const JigExpr *dims[] = {ADD(d1, c(1)), c(4)}, *symbols[] = {d0};
    assert_expr(jig_expr_replace(ADD(MUL(d0, c(2)), MUL(d1, s0)), dims, 2, symbols, 1),
                "(d1 + 1) * 2 + d0 * 4");
    const JigExpr *from[] = {DIV(d0, c(2))}, *to[] = {s1};
    assert_expr(jig_expr_substitute(ADD(DIV(d0, c(2)), d0), from, to, 1), "d0 + s1");
    assert_expr(jig_expr_shift_dims(ADD(d0, d1), 2, 3, 1), "d0 + d4");
    assert_expr(jig_expr_shift_symbols(ADD(s0, s1), 2, 2, 0), "s2 + s3");
}

static void test_simplify(void **state) {
    (void)state;
    assert_simplified(SUB(ADD(d0, d1), d0), "d1");
    assert_simplified(MOD(ADD(SUB(d0, MOD(d0, c(4))), c(4)), c(4)), "0");
    assert_simplified(ADD(DIV(ADD(ADD(MUL(d0, c(3)), MUL(d1, c(2))), d0), c(2)), d1),
                      "d0 * 2 + d1 * 2");
    assert_simplified(SUB(MOD(d1, c(6)), s1), "d1 + (d1 floordiv 6) * -6 - s1");
    assert_simplified(SUB(ADD(ADD(MUL(s0, d1), MUL(d0, s1)), ADD(d1, d2)), d2),
                      "d0 * s1 + d1 + d1 * s0");
    /* Poison stays as it is. */
    assert_simplified(ADD(SUB(ADD(d0, d1), d0), DIV(d0, c(-2))), "d0 + d1 - d0 + d0 floordiv -2");
}

static void test_simplify_by_symbol(void **state) {
    (void)state;
    assert_simplified(DIV(MUL(d0, s0), s0), "d0");
    assert_simplified(DIV(DIV(MUL(d0, s0), s2), s0), "d0 floordiv s2");
    assert_simplified(MOD(MUL(s0, s1), s0), "0");
    assert_simplified(DIV(MUL(DIV(s0, c(3)), c(16)), s0), "((s0 floordiv 3) * 16) floordiv s0");
    /* The reference gives 0 for these two and 2 * (d0 * s0) for the third,
     * which are other values. */
    assert_simplified(DIV(ADD(DIV(MUL(s0, c(2)), c(3)), DIV(MUL(s0, c(3)), c(4))), s0),
                      "((s0 * 2) floordiv 3 + (s0 * 3) floordiv 4) floordiv s0");
    assert_simplified(DIV(MUL(DIV(MUL(s0, c(2)), c(3)), s0), s0), "(s0 * 2) floordiv 3");
    assert_simplified(SUB(ADD(MUL(d0, s0), DIV(d0, s0)), MUL(d1, c(3))),
                      "d0 * s0 + d0 floordiv s0 - d1 * 3");
}

/* ---- Depth ---- */

enum { DEEP = 200000 };

static void test_deep_left(void **state) {
    (void)state;
    const JigExpr *e = d0;
    for (unsigned i = 1; i < DEEP; ++i)
        e = ADD(e, MUL(jig_expr_dim(&ctx, i), c(2)));
    assert_int_equal(jig_expr_size(e), 4u * DEEP - 3);
    assert_true(jig_expr_uses_dim(e, DEEP / 2));
    assert_ptr_equal(jig_expr_simplify(e, DEEP, 0), e);
    assert_ptr_equal(jig_expr_shift_dims(jig_expr_shift_dims(e, DEEP, 0, 0), DEEP, 0, 0), e);
    e = DIV(e, c(2));
    assert_int_equal(jig_expr_kind(e), JIG_EXPR_ADD);
    assert_true(jig_expr_to_str(e, &ctx.perm).len > DEEP);
}

static void test_deep_nested(void **state) {
    (void)state;
    const JigExpr *e = d0;
    for (unsigned i = 1; i < DEEP; ++i)
        e = DIV(ADD(e, s0), i % 2 ? s1 : c(3));
    int64_t dims[] = {1000}, symbols[] = {1, 2, 3}, out;
    assert_true(jig_expr_eval(e, dims, symbols, &out));
    assert_ptr_equal(jig_expr_simplify(e, 1, 3), e);
    assert_true(jig_expr_to_str(e, &ctx.perm).len > DEEP);
}

static void test_shared(void **state) {
    (void)state;
    const JigExpr *e = d0; /* a tree of 2^100 nodes */
    for (unsigned i = 0; i < 100; ++i)
        e = ADD(DIV(e, c(2)), MUL(e, s0));
    assert_int_equal(jig_expr_size(e), UINT32_MAX);
    assert_true(jig_expr_uses_dim(e, 0));
    const JigExpr *moved = jig_expr_shift_dims(e, 1, 1, 0);
    assert_true(jig_expr_uses_dim(moved, 1) && !jig_expr_uses_dim(moved, 0));
    assert_ptr_equal(jig_expr_simplify(e, 1, 1), e);
}

/* ---- Maps ---- */

static const JigMap *map_of(unsigned dims, unsigned symbols, const JigExpr *a, const JigExpr *b,
                            const JigExpr *e) {
    const JigExpr *results[] = {a, b, e};
    return jig_map(&ctx, dims, symbols, results, a ? b ? e ? 3 : 2 : 1 : 0);
}

static void test_map_text(void **state) {
    (void)state;
    assert_map(map_of(0, 0, NULL, NULL, NULL), "() -> ()");
    assert_map(map_of(0, 1, NULL, NULL, NULL), "()[s0] -> ()");
    assert_map(map_of(2, 1, ADD(d0, s0), d1, NULL), "(d0, d1)[s0] -> (d0 + s0, d1)");
    assert_map(jig_map_constant(&ctx, -3), "() -> (-3)");
    assert_map(jig_map_minor_identity(&ctx, 4, 2), "(d0, d1, d2, d3) -> (d2, d3)");
    assert_map(jig_map_permutation(&ctx, (int64_t[]){2, 0, 1}, 3), "(d0, d1, d2) -> (d2, d0, d1)");
}

static void test_map_shapes(void **state) {
    (void)state;
    const JigExpr *zero = c(0);
    assert_true(jig_map_is_identity(jig_map_identity(&ctx, 3)));
    assert_true(jig_map_is_minor_identity(jig_map_minor_identity(&ctx, 4, 2)));
    assert_false(jig_map_is_minor_identity(map_of(1, 1, d0, NULL, NULL)));
    assert_true(jig_map_is_empty(map_of(0, 0, NULL, NULL, NULL)));
    assert_true(jig_map_is_permutation(map_of(2, 0, d1, d0, NULL)));
    assert_true(jig_map_is_projected_permutation(map_of(3, 0, d2, d0, NULL), false));
    assert_false(jig_map_is_projected_permutation(map_of(3, 0, d2, d2, NULL), false));
    assert_false(jig_map_is_projected_permutation(map_of(3, 0, d2, zero, NULL), false));
    assert_true(jig_map_is_projected_permutation(map_of(3, 0, d2, zero, NULL), true));
    unsigned out[3], num;
    assert_true(jig_map_is_minor_identity_with_broadcast(map_of(3, 0, zero, d2, NULL), out, &num));
    assert_int_equal(num, 1);
    assert_int_equal(out[0], 0);
    assert_false(jig_map_is_minor_identity_with_broadcast(map_of(3, 0, d2, zero, NULL), out, &num));
    assert_true(jig_map_is_permutation_of_minor_identity_with_broadcast(map_of(2, 0, d1, zero, d0),
                                                                        out, &num));
    assert_int_equal(num, 3);
    assert_int_equal(out[0], 2);
    assert_int_equal(out[1], 0);
    assert_int_equal(out[2], 1);
    assert_false(jig_map_is_permutation_of_minor_identity_with_broadcast(
        map_of(3, 0, d0, zero, NULL), out, &num));
    assert_int_equal(jig_map_result_position(map_of(3, 0, d2, d0, NULL), d0), 1);
    assert_int_equal(jig_map_result_position(map_of(3, 0, d2, d0, NULL), d1), -1);
}

static void test_map_transforms(void **state) {
    (void)state;
    const JigMap *outer = map_of(2, 2, ADD(ADD(d0, c(1)), s1), SUB(SUB(d1, c(1)), s0), NULL);
    const JigMap *inner = map_of(1, 1, ADD(d0, s0), SUB(d0, s0), NULL);
    assert_map(jig_map_compose(outer, inner),
               "(d0)[s0, s1, s2] -> (d0 + s2 + s1 + 1, d0 - s2 - s0 - 1)");
    const JigMap *m = map_of(3, 0, d2, d0, d1);
    assert_map(jig_map_drop_result(m, 1), "(d0, d1, d2) -> (d2, d1)");
    assert_map(jig_map_insert_result(m, c(0), 3), "(d0, d1, d2) -> (d2, d0, d1, 0)");
    assert_map(jig_map_sub(m, (unsigned[]){2, 2}, 2), "(d0, d1, d2) -> (d1, d1)");
    assert_map(jig_map_major_sub(m, 1), "(d0, d1, d2) -> (d2)");
    assert_map(jig_map_minor_sub(m, 2), "(d0, d1, d2) -> (d0, d1)");
    assert_map(jig_map_shift_dims(m, 1, 1), "(d0, d1, d2, d3) -> (d3, d0, d2)");
    assert_map(jig_map_remove_duplicate_results(map_of(1, 0, d0, d0, c(5))), "(d0) -> (d0, 5)");
    assert_map(jig_map_simplify(map_of(2, 0, SUB(ADD(d0, d1), d0), d0, NULL)),
               "(d0, d1) -> (d1, d0)");
    const JigMap *both[] = {map_of(2, 1, ADD(d0, s0), NULL, NULL), map_of(3, 1, s0, d2, NULL)};
    assert_map(jig_map_concat(&ctx, both, 2), "(d0, d1, d2)[s0, s1] -> (d0 + s0, s1, d2)");
    jig_maps_compress_unused_dims(both, 1);
    assert_map(both[0], "(d0)[s0] -> (d0 + s0)");
    assert_map(jig_map_compress_symbols(map_of(1, 3, ADD(d0, s2), NULL, NULL),
                                        (bool[]){true, true, false}),
               "(d0)[s0] -> (d0 + s0)");
}

static void test_map_inverses(void **state) {
    (void)state;
    assert_map(jig_map_inverse_permutation(map_of(2, 0, d1, ADD(d0, d1), d0)),
               "(d0, d1, d2) -> (d2, d0)");
    assert_null(jig_map_inverse_permutation(map_of(2, 0, d1, NULL, NULL)));
    assert_map(jig_map_inverse_and_broadcast_projected_permutation(map_of(4, 0, d2, d0, NULL)),
               "(d0, d1) -> (d1, 0, d0, 0)");
    int64_t values[] = {10, 20, 30}, results[3];
    jig_map_apply_permutation(map_of(3, 0, d2, c(0), d0), values, results);
    assert_int_equal(results[0], 30);
    assert_int_equal(results[1], 0);
    assert_true(jig_map_eval(map_of(2, 1, ADD(d0, s0), d1, NULL), values, results));
    assert_int_equal(results[0], 40);
}

static void test_sets(void **state) {
    (void)state;
    const JigExpr *constraints[] = {SUB(s0, c(2)), ADD(d0, s0)};
    bool is_equality[] = {true, false};
    const JigSet *s = jig_set(&ctx, 1, 1, constraints, is_equality, 2);
    assert_set(s, "(d0)[s0] : (s0 - 2 == 0, d0 + s0 >= 0)");
    assert_set(jig_set_empty(&ctx, 1, 0), "(d0) : (1 == 0)");
    assert_true(jig_set_is_empty(jig_set_empty(&ctx, 1, 0)));
    assert_false(jig_set_is_empty(s));
    const JigExpr *dims[] = {c(4)}, *symbols[] = {d0};
    assert_set(jig_set_replace(s, dims, 1, symbols, 1, 1, 0), "(d0) : (d0 - 2 == 0, d0 + 4 >= 0)");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_unique),          TEST(test_sums),
        TEST(test_products),        TEST(test_divisions),
        TEST(test_remainders_form), TEST(test_overflow),
        TEST(test_queries),         TEST(test_values),
        TEST(test_bounds),          TEST(test_replace),
        TEST(test_simplify),        TEST(test_simplify_by_symbol),
        TEST(test_deep_left),       TEST(test_deep_nested),
        TEST(test_shared),          TEST(test_map_text),
        TEST(test_map_shapes),      TEST(test_map_transforms),
        TEST(test_map_inverses),    TEST(test_sets),
    };
    return cmocka_run_group_tests_name("affine", tests, NULL, NULL);
}
