/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Bounds of the operand of "test.ask", in functions of which %a, %b, %c are indices, %t a
 * tensor<?x?xf32>, %m a memref<?x?xf32> and %cond an i1. The answers are what the reference's
 * reification prints.
 */
#include "analysis/bounds.h"

#include "jig/context.h"
#include "jig/plugin.h"
#include "support/arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static JigWalk find_ask(JigOp *op, void *user) {
    if (!jig_op_has_name(op, "test.ask"))
        return JIG_WALK_ADVANCE;
    *(JigOp **)user = op;
    return JIG_WALK_INTERRUPT;
}

static JigContext *context(void) {
    JigContext *ctx = jig_context_create();
    assert_true(jig_plugin_register(ctx, &jig_builtin_plugin));
    jig_context_allow_unregistered(ctx, true);
    return ctx;
}

static JigOp *parse(JigContext *ctx, const char *body, JigArena *a, JigOp **ask) {
    JigStr text =
        jig_arena_printf(a,
                         "func.func @f(%%a: index, %%b: index, %%c: index, %%t: tensor<?x?xf32>, "
                         "%%m: memref<?x?xf32>, %%cond: i1) {\n%s\n  return\n}\n",
                         body);
    JigOp *module = jig_parse_module(ctx, text, JIG_STR("case"), true);
    assert_non_null(module);
    *ask = NULL;
    jig_walk_pre(module, find_ask, ask);
    assert_non_null(*ask);
    return module;
}

static bool other_than(JigBounds *b, JigExtent x, void *user) {
    (void)b;
    return x.value != user;
}

static const char *const kinds[] = {"=", ">=", "<="};

/* The map and its items: "(s0 + 1) of %a", a dimension as %t:0. */
static JigStr answer(const JigOp *ask, JigBound kind, JigArena *a) {
    JigValue *v = jig_op_operand(ask, 0);
    int64_t dim = jig_op_int_attr(ask, "dim", JIG_NO_DIM), constant;
    JigQuantity q = jig_bounds_quantity_of_extent((JigExtent){v, dim}, a), bound;
    JigStr text = JIG_STR("-");
    if (jig_bounds_find(q, kind, other_than, v, a, &bound)) {
        text = jig_expr_to_str(jig_map_result(bound.map, 0), a);
        for (size_t i = 0; i < bound.n; ++i) {
            JigExtent x = bound.items[i];
            bool is_arg = !jig_value_is_result(x.value);
            text = jig_arena_printf(a, "%.*s %s%zu", JIG_FMT(text), is_arg ? "arg" : "result",
                                    jig_value_index(x.value));
            if (x.dim != JIG_NO_DIM)
                text = jig_arena_printf(a, "%.*s:%d", JIG_FMT(text), (int)x.dim);
        }
    }
    if (jig_bounds_find_constant(q, kind, NULL, NULL, &constant))
        text = jig_arena_printf(a, "%.*s (%lld)", JIG_FMT(text), (long long)constant);
    return jig_arena_printf(a, "%s %.*s", kinds[kind], JIG_FMT(text));
}

typedef struct Case {
    const char *body, *equal, *lower, *upper;
} Case;

static const Case cases[] = {
    {"%0 = arith.addi %a, %b : index \"test.ask\"(%0) : (index) -> ()", "= s0 + s1 arg0 arg1",
     ">= s0 + s1 arg0 arg1", "<= s0 + s1 arg0 arg1"},
    {"%c5 = arith.constant 5 : index %0 = arith.muli %c5, %a : index %1 = arith.subi %0, %b : "
     "index "
     "\"test.ask\"(%1) : (index) -> ()",
     "= s0 - s1 result0 arg1", ">= s0 - s1 result0 arg1", "<= s0 - s1 result0 arg1"},
    {"%c5 = arith.constant 5 : index %0 = arith.floordivsi %a, %c5 : index "
     "\"test.ask\"(%0) : (index) -> ()",
     "= s0 floordiv 5 arg0", ">= s0 floordiv 5 arg0", "<= s0 floordiv 5 arg0"},
    {"%0 = affine.min affine_map<(d0) -> (8, d0 + 2)>(%a) \"test.ask\"(%0) : (index) -> ()", "= -",
     ">= -", "<= 8 (8)"},
    {"%c0 = arith.constant 0 : index %c5 = arith.constant 5 : index %c17 = arith.constant 17 : "
     "index\n"
     "scf.for %i = %c0 to %c17 step %c5 { \"test.ask\"(%i) : (index) -> () }",
     "= -", ">= 0 (0)", "<= 15 (15)"},
    {"%c1 = arith.constant 1 : index scf.for %i = %a to %b step %c1 { \"test.ask\"(%i) : (index) "
     "-> "
     "() }",
     "= -", ">= s0 arg0", "<= s0 - 1 arg1"},
    {"scf.forall (%i) in (40) { \"test.ask\"(%i) : (index) -> () }", "= -", ">= 0 (0)",
     "<= 39 (39)"},
    {"%0 = tensor.extract_slice %t[0, 0] [%a, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32> "
     "\"test.ask\"(%0) {dim = 0} : (tensor<?x4xf32>) -> ()",
     "= s0 arg0", ">= s0 arg0", "<= s0 arg0"},
    {"%0 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32> "
     "\"test.ask\"(%0) {dim = 0} : (memref<?xf32>) -> ()",
     "= -", ">= -", "<= -"},
    {"%c4 = arith.constant 4 : index %c7 = arith.constant 7 : index "
     "%0 = arith.select %cond, %c7, %c4 : index \"test.ask\"(%0) : (index) -> ()",
     "= -", ">= 4 (4)", "<= 7 (7)"},
};

static void bounds_are_found(void **state) {
    (void)state;
    JigContext *ctx = context();
    for (size_t i = 0; i < JIG_LEN(cases); ++i) {
        JigArena *a = jig_arena_create();
        JigOp *ask, *module = parse(ctx, cases[i].body, a, &ask);
        const char *const expected[] = {cases[i].equal, cases[i].lower, cases[i].upper};
        for (int kind = JIG_BOUND_EQ; kind <= JIG_BOUND_UPPER; ++kind)
            assert_string_equal(answer(ask, (JigBound)kind, a).ptr, expected[kind]);
        jig_op_destroy(module);
        jig_arena_destroy(a);
    }
    jig_context_destroy(ctx);
}

static JigTruth compare(JigOp *ask, JigCompare relation, JigArena *a) {
    return jig_bounds_compare(jig_quantity(jig_mixed_value(jig_op_operand(ask, 0)), a), relation,
                              jig_quantity(jig_mixed_value(jig_op_operand(ask, 1)), a));
}

static void indices_are_compared(void **state) {
    (void)state;
    JigContext *ctx = context();
    JigArena *a = jig_arena_create();
    JigOp *ask, *module = parse(ctx,
                                "%c4 = arith.constant 4 : index %0 = arith.addi %a, %c4 : index "
                                "\"test.ask\"(%0, %a) : (index, index) -> ()",
                                a, &ask);
    assert_int_equal(compare(ask, JIG_GREATER, a), JIG_TRUE);
    assert_int_equal(compare(ask, JIG_AT_MOST, a), JIG_FALSE);
    assert_int_equal(compare(ask, JIG_EQUAL, a), JIG_FALSE);
    int64_t difference;
    assert_true(jig_bounds_find_difference(jig_extent(jig_op_operand(ask, 0)),
                                           jig_extent(jig_op_operand(ask, 1)), &difference));
    assert_int_equal(difference, 4);
    jig_op_destroy(module);
    module = parse(ctx, "\"test.ask\"(%b, %a) : (index, index) -> ()", a, &ask);
    assert_int_equal(compare(ask, JIG_LESS, a), JIG_UNKNOWN);
    jig_op_destroy(module);
    jig_arena_destroy(a);
    jig_context_destroy(ctx);
}

/* In terms of %a alone, the sum of %a and a loop's variable below 8. */
static void bounds_are_independent(void **state) {
    (void)state;
    JigContext *ctx = context();
    JigArena *a = jig_arena_create();
    JigOp *ask, *module = parse(ctx,
                                "%c0 = arith.constant 0 : index %c8 = arith.constant 8 : index "
                                "%c1 = arith.constant 1 : index\n"
                                "scf.for %i = %c0 to %c8 step %c1 {\n"
                                "%0 = arith.addi %i, %a : index\n"
                                "\"test.ask\"(%0, %i) : (index, index) -> () }",
                                a, &ask);
    JigValue *of[] = {jig_op_operand(ask, 1)};
    JigQuantity q = jig_quantity(jig_mixed_value(jig_op_operand(ask, 0)), a), bound;
    assert_true(jig_bounds_find_independent(q, JIG_BOUND_UPPER, of, 1, a, &bound));
    assert_string_equal(jig_expr_to_str(jig_map_result(bound.map, 0), a).ptr, "s0 + 7");
    assert_int_equal(bound.n, 1);
    jig_op_destroy(module);
    jig_arena_destroy(a);
    jig_context_destroy(ctx);
}

/* ---- The system itself ---- */

static void systems_are_solved(void **state) {
    (void)state;
    JigSystem s = {0};
    jig_linear_add_columns(&s, JIG_COLUMN_DIM, 2);
    /* 2 x = y, 3 <= y <= 9 */
    jig_linear_add_row(&s, true, (int64_t[]){2, -1, 0});
    jig_linear_add_row(&s, false, (int64_t[]){0, 1, -3});
    jig_linear_add_row(&s, false, (int64_t[]){0, -1, 9});
    int64_t bound;
    assert_true(jig_linear_constant_bound(&s, JIG_BOUND_LOWER, 0, &bound));
    assert_int_equal(bound, 2);
    assert_true(jig_linear_constant_bound(&s, JIG_BOUND_UPPER, 0, &bound));
    assert_int_equal(bound, 4);
    assert_false(jig_linear_is_empty(&s));
    jig_linear_add_row(&s, false, (int64_t[]){1, 0, -5});
    assert_true(jig_linear_is_empty(&s));
    jig_linear_free(&s);
}

/* What needs more than 64 bits is unknown. */
static void systems_can_be_lost(void **state) {
    (void)state;
    JigSystem s = {0};
    jig_linear_add_columns(&s, JIG_COLUMN_DIM, 3);
    jig_linear_add_row(&s, true, (int64_t[]){INT64_MAX, -3, 0, 0});
    jig_linear_add_row(&s, true, (int64_t[]){0, INT64_MAX - 1, -5, 0});
    jig_linear_add_row(&s, false, (int64_t[]){0, 0, -1, 7});
    int64_t bound;
    assert_false(jig_linear_constant_bound(&s, JIG_BOUND_UPPER, 0, &bound));
    assert_false(jig_linear_is_empty(&s));
    jig_linear_add_row(&s, false, (int64_t[]){0, 0, 1, INT64_MIN});
    assert_true(s.lost);
    jig_linear_free(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bounds_are_found),       cmocka_unit_test(indices_are_compared),
        cmocka_unit_test(bounds_are_independent), cmocka_unit_test(systems_are_solved),
        cmocka_unit_test(systems_can_be_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
