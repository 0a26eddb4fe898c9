/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Linking of symbol tables, and libraries of scripts: one per context. */
#include "jig/asm.h"
#include "transform/library.h"
#include "transform/merge.h"
#include "transform/passes/passes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

static JigContext *new_context(void) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    return ctx;
}

static JigOp *parse(JigContext *ctx, const char *text) {
    JigOp *module = jig_parse_module(ctx, jig_str(text), JIG_STR("test"), true);
    assert_non_null(module);
    return module;
}

static bool count_errors(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    *(unsigned *)user += diag->severity == JIG_ERROR;
    return true;
}

static JigStr name_in(JigOp *table, size_t i) {
    JigOp *op = jig_block_first(jig_op_body(table));
    while (i--)
        op = jig_op_next(op);
    return jig_symbol_name(op);
}

static void private_symbols_are_renamed(void **state) {
    (void)state;
    JigContext *ctx = new_context();
    JigOp *target = parse(ctx, "func.func private @f() { return }\n"
                               "func.func @g() { call @f() : () -> () return }\n");
    JigOp *other = parse(ctx, "func.func @f() { return }\n"
                              "func.func @f_0() { call @f() : () -> () return }\n");
    assert_true(jig_merge_symbols(target, other));
    assert_true(jig_str_is(name_in(target, 0), "f_1"));
    assert_true(jig_str_is(name_in(target, 1), "g"));
    assert_true(jig_str_is(name_in(target, 2), "f"));
    JigOp *renamed = jig_symbol_lookup_in(target, JIG_STR("f_1"));
    JigOp *caller = jig_symbol_lookup_in(target, JIG_STR("g"));
    assert_true(jig_symbol_has_uses(renamed, caller));
    jig_op_destroy(target);
    jig_context_destroy(ctx);
}

static void declarations_give_way(void **state) {
    (void)state;
    JigContext *ctx = new_context();
    JigOp *target = parse(ctx, "func.func private @f()\nfunc.func private @g()\n");
    JigOp *other = parse(ctx, "func.func @g() { return }\nfunc.func private @f()\n");
    assert_true(jig_merge_symbols(target, other));
    assert_true(jig_str_is(name_in(target, 0), "f"));
    assert_true(jig_str_is(name_in(target, 1), "g"));
    assert_false(jig_symbol_is_private(jig_symbol_lookup_in(target, JIG_STR("g"))));
    jig_op_destroy(target);
    jig_context_destroy(ctx);
}

static void definitions_collide(void **state) {
    (void)state;
    JigContext *ctx = new_context();
    unsigned errors = 0;
    JigOp *target = parse(ctx, "func.func @f() { return }\n");
    JigOp *other = parse(ctx, "func.func @f() { return }\n");
    jig_context_push_handler(ctx, count_errors, &errors);
    assert_false(jig_merge_symbols(target, other));
    jig_diag_flush(ctx);
    jig_context_pop_handler(ctx);
    assert_int_equal(errors, 1);
    jig_op_destroy(target);
    jig_context_destroy(ctx);
}

static void contexts_share_no_library(void **state) {
    (void)state;
    char path[] = "/tmp/jig-library-XXXXXX";
    static const char text[] =
        "module attributes {transform.with_named_sequence} {\n"
        "transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {\n"
        "transform.yield\n}\n}\n";
    int fd = mkstemp(path);
    assert_true(fd >= 0 && write(fd, text, sizeof text - 1) == (ssize_t)sizeof text - 1);
    close(fd);
    JigContext *one = new_context(), *two = new_context();
    JigStr paths[] = {jig_str(path)};
    assert_true(jig_library_preload(one, paths, 1));
    unlink(path);
    assert_non_null(jig_library_of(one));
    assert_null(jig_library_of(two));
    JigOp *payload = parse(one, "func.func @payload() { return }\n");
    JigOp *entry = jig_script_find_entry(payload, JIG_STR("f"));
    assert_non_null(entry);
    assert_ptr_equal(jig_library_link(entry, payload, false), entry);
    jig_op_destroy(payload);
    jig_context_destroy(one);
    jig_context_destroy(two);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(private_symbols_are_renamed),
        cmocka_unit_test(declarations_give_way),
        cmocka_unit_test(definitions_collide),
        cmocka_unit_test(contexts_share_no_library),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
