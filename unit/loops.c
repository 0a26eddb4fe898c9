/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The loop interface over all kinds of loops: what they say of themselves, and
 * that they are valid and print as they should after being rebuilt.
 */
#include "payload/loop/forall.h"

#include "dialect/common/slices.h"
#include "jig/asm.h"
#include "jig/context.h"
#include "support/arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static JigWalk find_loop(JigOp *op, void *user) {
    if (!jig_loop(op))
        return JIG_WALK_ADVANCE;
    *(JigOp **)user = op;
    return JIG_WALK_INTERRUPT;
}

typedef struct Payload {
    JigContext *ctx;
    JigOp *module, *loop;
    JigRewriter *rw;
} Payload;

/* A function around `text`, whose first loop is looked at. */
static Payload parse(const char *text) {
    char source[2048];
    snprintf(source, sizeof source,
             "func.func @f(%%n: index, %%m: index, %%x: f32, %%k: i32, %%t: tensor<8xf32>) {\n%s\n"
             "return\n}\n",
             text);
    Payload p = {.ctx = jig_context_create()};
    jig_register_all(p.ctx);
    jig_context_allow_unregistered(p.ctx, true);
    p.module = jig_parse_module(p.ctx, jig_str(source), JIG_STR("loop"), true);
    assert_non_null(p.module);
    jig_walk_pre(p.module, find_loop, &p.loop);
    assert_non_null(p.loop);
    p.rw = jig_rewriter_create(p.ctx);
    return p;
}

static void release(Payload *p) {
    jig_rewriter_destroy(p->rw);
    jig_op_destroy(p->module);
    jig_context_destroy(p->ctx);
}

static void expect(Payload *p, const char *wanted) {
    assert_true(jig_op_verify(p->module));
    JigArena *a = jig_arena_create();
    JigPrintFlags flags = jig_print_flags();
    JigStr text = jig_op_to_str(p->module, &flags, a);
    if (!strstr(text.ptr, wanted))
        fail_msg("expected\n%s\nin\n%s", wanted, text.ptr);
    jig_arena_destroy(a);
}

/* ---- What loops say ---- */

typedef struct Case {
    const char *text;
    size_t num_vars, num_carried;
    bool parallel, bounds;
    int64_t trips[2]; /* -1: unknown */
} Case;

#define FOR(bounds) "scf.for %i = " bounds " { }"
static const char whole_while[] =
    "scf.while (%a = %n) : (index) -> i32 {\n %c = arith.cmpi slt, %a, %m : index\n"
    " scf.condition(%c) %k : i32\n} do {\n^bb0(%b: i32):\n scf.yield %m : index\n}";

static const Case cases[] = {
    {FOR("%n to %m step %n"), 1, 0, false, true, {-1}},
    {FOR("%n to %n step %m"), 1, 0, false, true, {0}},
    {"scf.for %i = %k to %k step %k : i32 { }", 1, 0, false, true, {0}},
    {"scf.forall (%i, %j) = (0, %n) to (10, %m) step (3, 1) { }", 2, 0, true, true, {4, -1}},
    {"scf.forall (%i) in (0) { }", 1, 0, true, true, {0}},
    {"scf.forall (%i) in (5) shared_outs(%o = %t) -> tensor<8xf32> { scf.forall.in_parallel { } }",
     1,
     1,
     true,
     true,
     {5}},
    {"scf.parallel (%i, %j) = (%n, %n) to (%n, %m) step (%m, %m) { }", 2, 0, true, true, {0, -1}},
    {whole_while, 0, 1, false, false, {0}},
    {"affine.for %i = 3 to 10 step 4 { }", 1, 0, false, true, {2}},
    {"affine.for %i = 0 to %n { }", 1, 0, false, true, {-1}},
    {"affine.for %i = 0 to min affine_map<(d0) -> (d0, 4)>(%n) { }", 1, 0, false, false, {-1}},
    {"affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to 9 { }", 1, 0, false, false, {-1}},
    {"%r = affine.for %i = 0 to 1 iter_args(%a = %x) -> f32 { affine.yield %a : f32 }",
     1,
     1,
     false,
     true,
     {1}},
    {"affine.parallel (%i, %j) = (0, 2) to (10, %n) step (3, 1) { }", 2, 0, true, true, {4, -1}},
    {"affine.parallel (%i) = (max(0, %n)) to (10) { }", 1, 0, true, false, {-1}},
};

static void test_facts(void **state) {
    (void)state;
    for (size_t i = 0; i < JIG_LEN(cases); ++i) {
        const Case *c = &cases[i];
        Payload p = parse(c->text);
        JigLoopBounds b;
        assert_int_equal(jig_loop_num_vars(p.loop), c->num_vars);
        assert_int_equal(jig_loop_num_carried(p.loop), c->num_carried);
        assert_int_equal(jig_loop(p.loop)->parallel, c->parallel);
        assert_int_equal(jig_loop_bounds(p.loop, p.rw->arena, &b), c->bounds);
        for (size_t k = 0; k < c->num_vars; ++k) {
            uint64_t trips;
            bool known = jig_loop_trip_count(p.loop, k, &trips);
            assert_int_equal(known ? (int64_t)trips : -1, c->trips[k]);
        }
        release(&p);
    }
}

static void test_carried(void **state) {
    (void)state;
    Payload p = parse("%r:2 = scf.for %i = %n to %m step %n iter_args(%a = %x, %b = %k) -> (f32, "
                      "i32) { scf.yield %x, %b : f32, i32 }");
    assert_int_equal(jig_loop_num_carried(p.loop), 2);
    assert_ptr_equal(jig_loop_yielded(p.loop, 0), jig_loop_init(p.loop, 0));
    assert_ptr_equal(jig_loop_yielded(p.loop, 1), jig_loop_arg(p.loop, 1));
    assert_ptr_equal(jig_loop_result(p.loop, 1), jig_op_result(p.loop, 1));
    assert_false(jig_loop_combines(p.loop));
    release(&p);
    p = parse(whole_while);
    assert_null(jig_loop_result(p.loop, 0));
    assert_ptr_equal(jig_value_type(jig_loop_arg(p.loop, 0)), jig_type_index(p.ctx));
    assert_null(jig_loop_with_carried(p.rw, p.loop, NULL, 0));
    release(&p);
    p = parse("scf.forall (%i) in (5) shared_outs(%o = %t) -> tensor<8xf32> { "
              "scf.forall.in_parallel { } }");
    assert_null(jig_loop_yielded(p.loop, 0));
    assert_true(jig_loop_combines(p.loop));
    release(&p);
}

/* ---- More and fewer carried values ---- */

typedef struct Change {
    const char *text, *wanted;
} Change;

static const Change widened[] = {
    {"scf.for %i = %n to %m step %n { }",
     "%0 = scf.for %arg5 = %arg0 to %arg1 step %arg0 iter_args(%arg6 = %arg2) -> (f32) {\n"
     "      scf.yield %arg6 : f32\n"},
    {"%r = scf.for %i = %n to %m step %n iter_args(%a = %k) -> (i32) { scf.yield %a : i32 } "
     "{mark}\n\"test.use\"(%r) : (i32) -> ()",
     "%0:2 = scf.for %arg5 = %arg0 to %arg1 step %arg0 iter_args(%arg6 = %arg3, %arg7 = %arg2) -> "
     "(i32, f32) {\n      scf.yield %arg6, %arg7 : i32, f32\n    } {mark}\n    "
     "\"test.use\"(%0#0)"},
    {"affine.for %i = max affine_map<(d0) -> (d0, 3)>(%n) to %m step 2 { }",
     "%0 = affine.for %arg5 = max #map(%arg0) to %arg1 step 2 iter_args(%arg6 = %arg2) -> (f32) {"
     "\n      affine.yield %arg6 : f32\n"},
};

static void test_more(void **state) {
    (void)state;
    for (size_t i = 0; i < JIG_LEN(widened); ++i) {
        Payload p = parse(widened[i].text);
        size_t old = jig_loop_num_carried(p.loop);
        JigValue *init = jig_block_arg(jig_op_block(p.loop), 2), *results[2];
        JigOp *wide = jig_loop_with_carried(p.rw, p.loop, &init, 1);
        JigValue *arg = jig_loop_arg(wide, old);
        jig_loop_pass_on(p.rw, wide, &arg, 1);
        for (size_t k = 0; k < old; ++k)
            results[k] = jig_loop_result(wide, k);
        jig_rw_replace(p.rw, p.loop, results, old);
        expect(&p, widened[i].wanted);
        release(&p);
    }
}

static const Change narrowed[] = {
    {"%r:2 = scf.for %i = %n to %m step %n iter_args(%a = %x, %b = %k) -> (f32, i32) {\n"
     "  \"test.use\"(%a, %b) : (f32, i32) -> ()\n  scf.yield %a, %b : f32, i32\n} {mark}\n"
     "\"test.use\"(%r#0, %r#1) : (f32, i32) -> ()",
     "%0 = scf.for %arg5 = %arg0 to %arg1 step %arg0 iter_args(%arg6 = %arg3) -> (i32) {\n"
     "      \"test.use\"(%arg2, %arg6) : (f32, i32) -> ()\n      scf.yield %arg6 : i32\n    } "
     "{mark}\n    \"test.use\"(%arg2, %0)"},
    {"%r = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 { affine.yield %a : f32 }",
     "affine.for %arg5 = 0 to %arg0 {\n    }"},
    {"%r:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %t) -> (tensor<8xf32>, "
     "tensor<8xf32>) {\n  scf.forall.in_parallel {\n    tensor.parallel_insert_slice %t into "
     "%p[0] [8] [1] : tensor<8xf32> into tensor<8xf32>\n  }\n}",
     "scf.forall (%arg5) in (%arg0) shared_outs(%arg6 = %arg4) -> (tensor<8xf32>)"},
};

static void test_fewer(void **state) {
    (void)state;
    for (size_t i = 0; i < JIG_LEN(narrowed); ++i) {
        Payload p = parse(narrowed[i].text);
        const bool drop[] = {true, false};
        assert_non_null(jig_loop_without_carried(p.rw, p.loop, drop));
        expect(&p, narrowed[i].wanted);
        release(&p);
    }
}

/* ---- Normalising, and loops of one iteration ---- */

static const Change normalized[] = {
    {"%r = scf.for %i = %n to %m step %n iter_args(%a = %x) -> (f32) {\n"
     "  \"test.use\"(%i) : (index) -> ()\n  scf.yield %a : f32\n}",
     "%0 = affine.apply #map()[%arg0, %arg1]\n    %c0 = arith.constant 0 : index\n    %c1 = "
     "arith.constant 1 : index\n    %1 = scf.for %arg5 = %c0 to %0 step %c1"},
    {"scf.parallel (%i, %j) = (%n, %n) to (%m, %m) step (%n, %m) { }", "step (%c1, %c1"},
    {"affine.for %i = 3 to 10 step 4 { \"test.use\"(%i) : (index) -> () }",
     "affine.for %arg5 = 0 to 2 {\n      %0 = affine.apply #map(%arg5)\n      \"test.use\"(%0)"},
    {"affine.for %i = %m to %n step 4 { \"test.use\"(%i) : (index) -> () }",
     "affine.for %arg5 = 0 to %0 {"},
    {"scf.for %i = %k to %k step %k : i32 { }", "scf.for %arg5 = %arg3 to %arg3 step %arg3"},
    {"affine.for %i = 0 to min affine_map<(d0) -> (d0, 4)>(%n) step 2 { }", "step 2"},
};

static void test_normalized(void **state) {
    (void)state;
    for (size_t i = 0; i < JIG_LEN(normalized); ++i) {
        Payload p = parse(normalized[i].text);
        jig_normalize_loop(p.rw, p.loop);
        expect(&p, normalized[i].wanted);
        release(&p);
    }
}

static void test_promote(void **state) {
    (void)state;
    Payload p = parse("scf.forall (%i) in (1) { \"test.use\"(%i) : (index) -> () }");
    assert_true(jig_loop(p.loop)->promote(p.rw, p.loop));
    expect(&p, "%c0 = arith.constant 0 : index\n    \"test.use\"(%c0)");
    release(&p);
    p = parse("scf.for %i = %n to %m step %n { }");
    assert_false(jig_loop(p.loop)->promote(p.rw, p.loop));
    release(&p);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_facts),      cmocka_unit_test(test_carried),
        cmocka_unit_test(test_more),       cmocka_unit_test(test_fewer),
        cmocka_unit_test(test_normalized), cmocka_unit_test(test_promote),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
