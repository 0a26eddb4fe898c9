/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Addresses of evaluated memory, and layouts of types of the llvm dialect. */
#include "dialect/llvm/eval/llvm_eval.h"
#include "eval/pointer.h"
#include "jig/asm.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

typedef struct Fixture {
    JigContext *ctx;
    JigOp *module;
    JigEval *e;
    JigEvalStep step;
    JigEvalCall call;
    unsigned errors;
} Fixture;

static bool count_errors(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    *(unsigned *)user += diag->severity == JIG_ERROR;
    return true;
}

static void open_fixture(Fixture *f) {
    *f = (Fixture){.ctx = jig_context_create()};
    jig_register_all(f->ctx);
    jig_context_push_handler(f->ctx, count_errors, &f->errors);
    f->module = jig_parse_module(f->ctx, JIG_STR("llvm.func @f()\nllvm.func @g()\n"),
                                 JIG_STR("test"), true);
    assert_non_null(f->module);
    f->e = jig_eval_create(f->module, NULL);
    f->step.op = f->module;
    f->call = (JigEvalCall){.eval = f->e, .step = &f->step, .element = -1};
}
static void close_fixture(Fixture *f) {
    jig_eval_destroy(f->e);
    jig_op_destroy(f->module);
    jig_diag_flush(f->ctx);
    jig_context_destroy(f->ctx);
}
static JigEvalBuffer *new_buffer(Fixture *f, size_t size) {
    JigEvalBuffer *b =
        jig_eval_buffer_create(f->e, jig_loc_unknown(f->ctx), size, JIG_BUFFER_HEAP, true);
    assert_non_null(b);
    return b;
}
static unsigned errors_of(Fixture *f) {
    jig_diag_flush(f->ctx);
    unsigned n = f->errors;
    f->errors = 0;
    return n;
}

/* ---- Addresses ---- */

static void test_addresses(void **state) {
    (void)state;
    Fixture f;
    open_fixture(&f);
    JigEvalBuffer *a = new_buffer(&f, 16), *b = new_buffer(&f, 0), *c = new_buffer(&f, 8);
    uint64_t pa = jig_eval_pointer_to(a), pb = jig_eval_pointer_to(b),
             pc = jig_eval_pointer_to_malloced(c);
    size_t at;
    assert_true(pa && pa == jig_eval_pointer_to(a) && pa % 4096 == 0);
    assert_true(pb != pa && pc != pb && pc % 32 == 16);
    assert_ptr_equal(jig_eval_pointer_at(&f.call, pa + 12, 4, &at), a);
    assert_int_equal(at, 12);
    assert_ptr_equal(jig_eval_pointer_at(&f.call, pa + 16, 0, &at), a);
    assert_ptr_equal(jig_eval_pointer_at(&f.call, pb, 0, &at), b);
    assert_int_equal(errors_of(&f), 0);
    /* What is computed from one never reaches another. */
    assert_null(jig_eval_pointer_at(&f.call, pa + 13, 4, &at));
    assert_null(jig_eval_pointer_at(&f.call, pa - 1, 1, &at));
    assert_null(jig_eval_pointer_at(&f.call, pa, SIZE_MAX, &at));
    assert_null(jig_eval_pointer_at(&f.call, pb, 1, &at));
    assert_null(jig_eval_pointer_at(&f.call, 0, 0, &at));
    assert_null(jig_eval_pointer_at(&f.call, 1, 1, &at));
    assert_null(jig_eval_pointer_at(&f.call, UINT64_MAX, 1, &at));
    assert_int_equal(errors_of(&f), 7);
    jig_eval_buffer_release(a);
    jig_eval_buffer_release(b);
    jig_eval_buffer_release(c);
    close_fixture(&f);
}

/* An address outlives its owner's last reference, but not the memory. */
static void test_lives(void **state) {
    (void)state;
    Fixture f;
    open_fixture(&f);
    size_t at, before = f.e->memory;
    JigEvalBuffer *a = new_buffer(&f, 16);
    uint64_t p = jig_eval_pointer_to(a);
    jig_eval_buffer_release(a);
    assert_ptr_equal(jig_eval_pointer_at_write(&f.call, p, 16, &at), a);
    a->constant = true;
    assert_null(jig_eval_pointer_at_write(&f.call, p, 16, &at));
    a->refs++;
    jig_eval_buffer_free(a);
    jig_eval_buffer_release(a);
    assert_null(jig_eval_pointer_at(&f.call, p, 1, &at));
    assert_int_equal(errors_of(&f), 2);
    assert_int_equal(f.e->memory - before, sizeof(JigEvalPlace));
    JigEvalBuffer *b = new_buffer(&f, 16);
    assert_true(jig_eval_pointer_to(b) != p);
    jig_eval_buffer_release(b); /* its place still has it */
    close_fixture(&f);
}

static void test_functions(void **state) {
    (void)state;
    Fixture f;
    open_fixture(&f);
    JigOp *g = jig_symbol_lookup_in(f.module, JIG_STR("g"));
    JigOp *h = jig_symbol_lookup_in(f.module, JIG_STR("f"));
    uint64_t p = jig_eval_pointer_to_function(f.e, g);
    size_t at;
    assert_true(p == jig_eval_pointer_to_function(f.e, g) &&
                p != jig_eval_pointer_to_function(f.e, h));
    assert_ptr_equal(jig_eval_pointer_function(f.e, p), g);
    assert_null(jig_eval_pointer_function(f.e, p + 1));
    assert_null(jig_eval_pointer_function(f.e, 0));
    assert_null(jig_eval_pointer_at(&f.call, p, 0, &at));
    assert_int_equal(errors_of(&f), 1);
    close_fixture(&f);
}

/* ---- Layouts ---- */

static void assert_layout(Fixture *f, const char *text, uint64_t value, uint64_t size,
                          uint64_t align) {
    const JigType *t = jig_parse_type_str(f->ctx, jig_str(text), jig_str(text));
    assert_non_null(t);
    const JigLlvmLayout *l = jig_llvm_layout_of(f->e, t);
    assert_non_null(l);
    if (l->value != value || l->size != size || l->align != align)
        fail_msg("%s: %llu, %llu, %llu", text, (unsigned long long)l->value,
                 (unsigned long long)l->size, (unsigned long long)l->align);
}

static void test_layouts(void **state) {
    (void)state;
    Fixture f;
    open_fixture(&f);
    assert_layout(&f, "i1", 1, 1, 1);
    assert_layout(&f, "i24", 3, 4, 4);
    assert_layout(&f, "i65", 9, 16, 16);
    assert_layout(&f, "f80", 10, 16, 16);
    assert_layout(&f, "!llvm.ptr", 8, 8, 8);
    assert_layout(&f, "vector<3xf32>", 12, 16, 16);
    assert_layout(&f, "vector<9xi1>", 9, 2, 2);
    assert_layout(&f, "vector<2x3xf32>", 24, 32, 16);
    assert_layout(&f, "!llvm.array<3 x i24>", 9, 12, 4);
    assert_layout(&f, "!llvm.array<0 x i64>", 0, 0, 8);
    assert_layout(&f, "!llvm.struct<(i8, i32, i8)>", 6, 12, 4);
    assert_layout(&f, "!llvm.struct<packed (i8, i32, i8)>", 6, 6, 1);
    assert_layout(&f, "!llvm.struct<()>", 0, 0, 1);
    assert_layout(&f, "!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>", 56, 56, 8);
    static const char *const none[] = {"!llvm.array<9223372036854775807 x i64>",
                                       "!llvm.struct<\"opaque\", opaque>", "!llvm.token"};
    for (size_t i = 0; i < JIG_LEN(none); ++i)
        assert_null(
            jig_llvm_layout_of(f.e, jig_parse_type_str(f.ctx, jig_str(none[i]), jig_str(none[i]))));
    close_fixture(&f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_addresses),
        cmocka_unit_test(test_lives),
        cmocka_unit_test(test_functions),
        cmocka_unit_test(test_layouts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
