/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The printer on IR that no parser makes: detached, incomplete, very deep.
 */
#include "jig/asm.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

typedef struct World {
    JigContext *ctx;
    JigArena *arena;
    const JigType *i32;
} World;

static int open_world(void **state) {
    World *w = calloc(1, sizeof *w);
    w->ctx = jig_context_create();
    jig_context_allow_unregistered(w->ctx, true);
    w->arena = jig_arena_create();
    w->i32 = jig_type_i(w->ctx, 32);
    *state = w;
    return 0;
}

static int close_world(void **state) {
    World *w = *state;
    jig_arena_destroy(w->arena);
    jig_context_destroy(w->ctx);
    free(w);
    return 0;
}

static JigOp *make(World *w, const char *name, JigValue *operand, size_t num_results,
                   size_t num_regions) {
    const JigType *types[8];
    for (size_t i = 0; i < num_results; ++i)
        types[i] = w->i32;
    JigOpState s = {.loc = jig_loc_unknown(w->ctx),
                    .name = jig_op_name(w->ctx, jig_str(name)),
                    .operands = &operand,
                    .num_operands = operand ? 1 : 0,
                    .types = types,
                    .num_types = num_results,
                    .num_regions = num_regions};
    return jig_op_create(&s);
}

static JigBlock *add_block(World *w, JigOp *op, size_t region) {
    JigBlock *b = jig_block_create(w->ctx);
    jig_region_insert(jig_op_region(op, region), NULL, b);
    return b;
}

static void expect(World *w, JigOp *op, const char *text) {
    JigPrintFlags flags = jig_print_flags();
    flags.assume_verified = true;
    assert_string_equal(jig_op_to_str(op, &flags, w->arena).ptr, text);
}

static void detached_op(void **state) {
    World *w = *state;
    JigOp *op = make(w, "t.op", NULL, 3, 0);
    expect(w, op, "%0:3 = \"t.op\"() : () -> (i32, i32, i32)\n");
    assert_string_equal(jig_value_to_str(jig_op_result(op, 2), w->arena).ptr, "%0#2");
    JigOp *user = make(w, "t.use", jig_op_result(op, 1), 0, 0);
    expect(w, user, "\"t.use\"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()\n");
    jig_op_set_operand(user, 0, NULL);
    expect(w, user, "\"t.use\"(<<NULL VALUE>>) : (<<NULL TYPE>>) -> ()\n");
    jig_op_destroy(user);
    jig_op_destroy(op);
}

/* A value of a region that is not around its use is found all the same. */
static void value_out_of_scope(void **state) {
    World *w = *state;
    JigOp *top = make(w, "t.top", NULL, 0, 2);
    JigBlock *a = add_block(w, top, 0), *b = add_block(w, top, 1);
    JigOp *x = make(w, "t.x", NULL, 1, 0), *y = make(w, "t.y", NULL, 1, 0);
    JigOp *use = make(w, "t.use", jig_op_result(y, 0), 0, 0);
    jig_block_insert(a, NULL, x);
    jig_block_insert(a, NULL, use);
    jig_block_insert(b, NULL, make(w, "t.z", NULL, 1, 0));
    jig_block_insert(b, NULL, y);
    expect(w, top,
           "\"t.top\"() ({\n  %0 = \"t.x\"() : () -> i32\n  \"t.use\"(%1) : (i32) -> ()\n}, {\n"
           "  %0 = \"t.z\"() : () -> i32\n  %1 = \"t.y\"() : () -> i32\n}) : () -> ()\n");
    expect(w, use, "\"t.use\"(%1) : (i32) -> ()");
    assert_string_equal(jig_value_to_str(jig_op_result(y, 0), w->arena).ptr, "%1");
    jig_op_destroy(use);
    jig_op_destroy(top);
}

static void argument_names(void **state) {
    World *w = *state;
    JigOp *top = make(w, "t.top", NULL, 1, 1);
    JigBlock *b = add_block(w, top, 0);
    JigValue *arg = jig_block_add_arg(b, w->i32, jig_loc_unknown(w->ctx));
    jig_block_insert(b, NULL, make(w, "t.use", arg, 0, 0));
    assert_string_equal(jig_value_to_str(arg, w->arena).ptr, "%arg0");
    expect(w, top,
           "%0 = \"t.top\"() ({\n^bb0(%arg0: i32):\n  \"t.use\"(%arg0) : (i32) -> ()\n}) : () -> "
           "i32\n");
    jig_op_destroy(top);
}

static void count(void *user, const char *text, size_t len) {
    (void)text;
    *(size_t *)user += len;
}

/* Too deep for the stack: the text is cut short, and that is told. */
static void deep_regions(void **state) {
    World *w = *state;
    enum { LEVELS = 20000 };
    JigOp *top = make(w, "t.op", NULL, 0, 1), *at = top;
    for (int i = 0; i < LEVELS; ++i) {
        JigBlock *b = add_block(w, at, 0);
        at = make(w, "t.op", NULL, 0, 1);
        jig_block_insert(b, NULL, at);
    }
    JigPrintFlags flags = jig_print_flags();
    flags.assume_verified = true;
    size_t written = 0;
    jig_context_set_stack(w->ctx, 64 * 1024);
    assert_false(jig_op_print(top, &flags, count, &written));
    flags.local_scope = true; /* without the pass that collects aliases */
    assert_false(jig_op_print(top, &flags, count, &written));
    assert_true(written > 1000);
}

static void deep_types(void **state) {
    World *w = *state;
    const JigType *t = w->i32;
    for (int i = 0; i < 20000; ++i)
        t = jig_type_tuple(w->ctx, &t, 1);
    jig_context_set_stack(w->ctx, 64 * 1024);
    assert_true(jig_type_to_str(t, w->arena).len > 100);
    const JigAttr *x = jig_attr_unit(w->ctx);
    for (int i = 0; i < 20000; ++i)
        x = jig_attr_array(w->ctx, &x, 1);
    assert_true(jig_attr_to_str(x, w->arena).len > 100);
}

static void texts(void **state) {
    World *w = *state;
    JigContext *ctx = w->ctx;
    int64_t shape[] = {4, JIG_DYNAMIC};
    bool scalable[] = {false, true};
    int64_t fixed[] = {2, 4};
#define TYPE(t, text) assert_string_equal(jig_type_to_str(t, w->arena).ptr, text)
#define ATTR(x, text) assert_string_equal(jig_attr_to_str(x, w->arena).ptr, text)
    TYPE(jig_type_tensor(shape, 2, w->i32, NULL), "tensor<4x?xi32>");
    TYPE(jig_type_vector(fixed, scalable, 2, w->i32), "vector<2x[4]xi32>");
    TYPE(jig_type_memref(shape, 2, w->i32, NULL, jig_attr_i64(ctx, 3)), "memref<4x?xi32, 3>");
    TYPE(jig_type_function(ctx, &w->i32, 1, NULL, 0), "(i32) -> ()");
    TYPE(jig_type_opaque(ctx, JIG_STR("foo"), JIG_STR("a > b")), "!foo<a > b>");
    ATTR(jig_attr_i64(ctx, -3), "-3 : i64");
    ATTR(jig_attr_bool(ctx, true), "true");
    ATTR(jig_attr_string(ctx, JIG_STR("a\n\"\\\x80")), "\"a\\0A\\22\\\\\\80\"");
    ATTR(jig_attr_flat_symbol(ctx, JIG_STR("a b")), "@\"a b\"");
    int32_t values[] = {1, 2, 3, 4, 5, 6};
    int64_t matrix[] = {2, 3};
    ATTR(jig_attr_dense(jig_type_tensor(matrix, 2, w->i32, NULL), values, false),
         "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>");
    ATTR(jig_attr_dense_i32(ctx, values, 2), "array<i32: 1, 2>");
}

int main(void) {
    const struct CMUnitTest tests[] = {
#define TEST(f) cmocka_unit_test_setup_teardown(f, open_world, close_world)
        TEST(detached_op),  TEST(value_out_of_scope), TEST(argument_names),
        TEST(deep_regions), TEST(deep_types),         TEST(texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
