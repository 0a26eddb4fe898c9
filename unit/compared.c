/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers that comparisons say: of many some from all over the payload, of few also what is beside
 * them. */
#include "check/compared.h"

#include "jig/asm.h"
#include "jig/context.h"
#include "support/arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmocka.h>

enum { EVERY = 100 }; /* constants are so far apart */

/* Sees a function that compares with 0, 100, 200, ... */
static void see(JigCompared *n, int64_t count) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    JigArena *a = jig_arena_create();
    JigStr text = jig_arena_printf(a, "func.func @f(%%x: i32) {\n");
    for (int64_t i = 0; i < count; ++i)
        text = jig_arena_printf(a,
                                "%.*s %%c%d = arith.constant %d : i32\n"
                                " %%r%d = arith.cmpi eq, %%x, %%c%d : i32\n",
                                JIG_FMT(text), (int)i, (int)(i * EVERY), (int)i, (int)i);
    text = jig_arena_printf(a, "%.*s return\n}\n", JIG_FMT(text));
    JigOp *module = jig_parse_module(ctx, text, JIG_STR("case"), true);
    assert_non_null(module);
    jig_compared_see(n, module);
    jig_op_destroy(module);
    jig_arena_destroy(a);
    jig_context_destroy(ctx);
}

static bool is_tried(const JigCompared *n, int64_t x) {
    for (size_t i = 0; i < n->ints.len; ++i)
        if (n->ints.data[i] == x)
            return true;
    return false;
}

static void test_few(void **state) {
    (void)state;
    JigCompared n = {0};
    see(&n, 3);
    assert_int_equal(n.ints.len, 9);
    for (int64_t i = 0; i < 3; ++i)
        for (int64_t d = -1; d <= 1; ++d)
            assert_true(is_tried(&n, i * EVERY + d));
    jig_compared_free(&n);
}

static void test_several(void **state) {
    (void)state;
    JigCompared n = {0};
    see(&n, 15);
    for (int64_t i = 0; i < 15; ++i)
        assert_true(is_tried(&n, i * EVERY));
    jig_compared_free(&n);
}

static void test_many(void **state) {
    (void)state;
    JigCompared n = {0};
    int64_t last = 0;
    see(&n, 180);
    for (size_t i = 0; i < n.ints.len; ++i)
        last = n.ints.data[i] > last ? n.ints.data[i] : last;
    assert_true(last >= (int64_t)160 * EVERY);
    jig_compared_free(&n);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_few),
        cmocka_unit_test(test_several),
        cmocka_unit_test(test_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
