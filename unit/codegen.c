/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Machine code from the text of LLVM IR, and values as LLVM keeps them. Skipped without LLVM. */
#include "codegen/run/form.h"
#include "codegen/run/packed.h"
#include "jig/asm.h"
#include "jig/codegen.h"
#include "jig/context.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#define NEED_LLVM()                                                                                \
    if (!jig_codegen_available(NULL))                                                              \
    skip()

typedef struct Bytes {
    char data[1 << 16];
    size_t len;
} Bytes;

static void add(void *user, const char *text, size_t len) {
    Bytes *b = user;
    if (b->len + len < sizeof b->data) {
        memcpy(b->data + b->len, text, len);
        b->len += len;
    }
}

/* ---- Emitting ---- */

static const char twice[] = "define i32 @twice(i32 %x) {\n"
                            "  %y = add i32 %x, %x\n"
                            "  ret i32 %y\n"
                            "}\n";

static void assembly_and_objects(void **state) {
    (void)state;
    NEED_LLVM();
    static Bytes out;
    JigCodeOptions options = {.level = 3};
    out.len = 0;
    assert_true(jig_codegen_emit(jig_str(twice), JIG_CODE_ASSEMBLY, &options, add, &out, NULL));
    out.data[out.len] = '\0';
    assert_non_null(strstr(out.data, "twice:"));
    out.len = 0;
    assert_true(jig_codegen_emit(jig_str(twice), JIG_CODE_OBJECT, NULL, add, &out, NULL));
    assert_memory_equal(out.data, "\177ELF", 4);
    out.len = 0;
    options = (JigCodeOptions){.triple = "aarch64-linux-gnu", .level = 2};
    assert_true(jig_codegen_emit(jig_str(twice), JIG_CODE_ASSEMBLY, &options, add, &out, NULL));
    out.data[out.len] = '\0';
    assert_non_null(strstr(out.data, "lsl\tw0, w0, #1"));
}

/* Nothing is written, and the reason has `part` in it. */
static void expect_refusal(const char *ir, const JigCodeOptions *options, const char *part) {
    static Bytes out;
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    out.len = 0;
    assert_false(jig_codegen_emit(jig_str(ir), JIG_CODE_OBJECT, options, add, &out, &why));
    assert_int_equal(out.len, 0);
    JigStr text = jig_reason_text(&why, a);
    if (!strstr(jig_arena_str(a, text).ptr, part))
        fail_msg("'%.*s' does not say '%s'", JIG_FMT(text), part);
    jig_arena_destroy(a);
}

static void refusals(void **state) {
    (void)state;
    NEED_LLVM();
    expect_refusal("define i32 @f( {", NULL, "module:1:17: error: expected type");
    expect_refusal("define i32 @f() {\n  ret i64 0\n}\n", NULL, "value doesn't match function");
    expect_refusal(twice, &(JigCodeOptions){.triple = "nowhere-at-all"}, "nowhere");
    expect_refusal(twice, &(JigCodeOptions){.cpu = "abacus"}, "'abacus' is not a recognized");
    expect_refusal(twice, &(JigCodeOptions){.features = "+beads"}, "'+beads' is not a recognized");
    expect_refusal(twice, &(JigCodeOptions){.triple = "aarch64-linux-gnu", .cpu = "host"},
                   "the CPU of this machine");
    expect_refusal("target datalayout = \"e-p:32:32\"\ndefine void @f() {\n  ret void\n}\n", NULL,
                   "data layout");
    expect_refusal("define void @f() {\n  call void asm \"frobnicate\", \"\"()\n  ret void\n}\n",
                   NULL, "invalid instruction mnemonic");
    expect_refusal("define void @f() {\nl:\n  br label %l\n}\n", NULL, "predecessors");
}

/* ---- Code in this process ---- */

static JigJit *jit_of(const char *ir) {
    JigCodeOptions options = {.level = 2, .cpu = "host"};
    JigJit *jit = jig_jit_create(jig_str(ir), &options, NULL);
    assert_non_null(jit);
    return jit;
}

static void calls(void **state) {
    (void)state;
    NEED_LLVM();
    JigJit *jit =
        jit_of("define i32 @twice(i32 %x) {\n"
               "  %y = add i32 %x, %x\n"
               "  ret i32 %y\n"
               "}\n"
               "define { i1, <3 x float> } @many(i1 %a, <3 x float> %v, { i8, double } %s) {\n"
               "  %d = extractvalue { i8, double } %s, 1\n"
               "  %f = fptrunc double %d to float\n"
               "  %w = insertelement <3 x float> %v, float %f, i32 1\n"
               "  %n = xor i1 %a, true\n"
               "  %r = insertvalue { i1, <3 x float> } poison, i1 %n, 0\n"
               "  %t = insertvalue { i1, <3 x float> } %r, <3 x float> %w, 1\n"
               "  ret { i1, <3 x float> } %t\n"
               "}\n"
               "define internal void @hidden() {\n  ret void\n}\n"
               "declare void @printNewline()\n");
    int32_t x = 21, y = 0;
    jig_jit_function(jit, "twice")((void *[]){&x, &y});
    assert_int_equal(y, 42);
    assert_string_equal(jig_jit_type(jit, "twice"), "i32 (i32)");
    struct {
        uint8_t flag;
        _Alignas(16) float v[4];
    } out;
    _Alignas(16) float v[4] = {1, 2, 3, 0};
    struct {
        uint8_t c;
        double d;
    } s = {1, 7.5};
    uint8_t flag = 0;
    jig_jit_function(jit, "many")((void *[]){&flag, v, &s, &out});
    assert_int_equal(out.flag, 1);
    assert_true(out.v[0] == 1 && out.v[1] == 7.5f && out.v[2] == 3);
    assert_null(jig_jit_function(jit, "hidden"));
    assert_null(jig_jit_function(jit, "nobody"));
    assert_null(jig_jit_type(jit, "printNewline"));
    jig_jit_destroy(jit);
}

static void constructors(void **state) {
    (void)state;
    NEED_LLVM();
    JigJit *jit = jit_of("@n = global i32 1\n"
                         "@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [\n"
                         "  { i32, ptr, ptr } { i32 20, ptr @add, ptr null },\n"
                         "  { i32, ptr, ptr } { i32 10, ptr @times, ptr null }]\n"
                         "define void @add() {\n  %x = load i32, ptr @n\n  %y = add i32 %x, 3\n"
                         "  store i32 %y, ptr @n\n  ret void\n}\n"
                         "define void @times() {\n  %x = load i32, ptr @n\n  %y = mul i32 %x, 5\n"
                         "  store i32 %y, ptr @n\n  ret void\n}\n"
                         "define i32 @get() {\n  %x = load i32, ptr @n\n  ret i32 %x\n}\n");
    int32_t x = 0;
    jig_jit_function(jit, "get")((void *[]){&x});
    jig_jit_function(jit, "get")((void *[]){&x});
    assert_int_equal(x, 8);
    jig_jit_destroy(jit);
}

static void missing_symbols(void **state) {
    (void)state;
    NEED_LLVM();
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    assert_null(jig_jit_create(jig_str("declare void @no_such_thing()\n"
                                       "@no_such_number = external global i32\n"
                                       "define void @f() {\n"
                                       "  call void @no_such_thing()\n"
                                       "  store i32 1, ptr @no_such_number\n"
                                       "  ret void\n}\n"),
                               NULL, &why));
    char all[256];
    JigStr text = jig_reason_text(&why, a);
    assert_int_equal(why.num_notes, 2); /* another symbol, and where symbols come from */
    JigStr note = jig_clause_text(&why.notes[0], a);
    snprintf(all, sizeof all, "%.*s, %.*s", JIG_FMT(text), JIG_FMT(note));
    assert_non_null(strstr(all, "there is no 'no_such_thing' to call or refer to"));
    assert_non_null(strstr(all, "there is no 'no_such_number' to call or refer to"));
    jig_arena_destroy(a);
}

/* ---- Values in memory ---- */

static const JigType *parse(JigContext *ctx, const char *text) {
    return jig_parse_type_str(ctx, jig_str(text), jig_str(text));
}

static void forms(void **state) {
    (void)state;
    static const struct {
        const char *type, *llvm;
        uint64_t size, align;
    } cases[] = {
        {"i1", "i1", 1, 1},
        {"i24", "i24", 4, 4},
        {"i33", "i33", 8, 8},
        {"i65", "i65", 16, 16},
        {"i129", "i129", 32, 16},
        {"index", "i64", 8, 8},
        {"bf16", "bfloat", 2, 2},
        {"f80", "x86_fp80", 16, 16},
        {"f128", "fp128", 16, 16},
        {"f8E4M3FN", "i8", 1, 1},
        {"complex<f64>", "{ double, double }", 16, 8},
        {"vector<3xf32>", "<3 x float>", 16, 16},
        {"vector<f32>", "<1 x float>", 4, 4},
        {"vector<9xi1>", "<9 x i1>", 2, 2},
        {"vector<5xi4>", "<5 x i4>", 4, 4},
        {"vector<2x3x5xi8>", "[2 x [3 x <5 x i8>]]", 48, 8},
    };
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    JigArena *a = jig_arena_create();
    for (size_t i = 0; i < JIG_LEN(cases); ++i) {
        const JigType *t = parse(ctx, cases[i].type);
        JigForm form;
        assert_true(jig_run_form_of(t, &form));
        assert_int_equal(form.size, cases[i].size);
        assert_int_equal(form.align, cases[i].align);
        assert_true(jig_str_is(jig_run_form_type(t, a), cases[i].llvm));
    }
    JigForm form;
    assert_false(jig_run_form_of(parse(ctx, "vector<[4]xf32>"), &form));
    assert_false(jig_run_form_of(parse(ctx, "memref<4xf32>"), &form));
    assert_false(jig_run_form_of(parse(ctx, "none"), &form));
    assert_true(jig_str_is(jig_run_form_type(parse(ctx, "memref<f32>"), a), "{ ptr, ptr, i64 }"));
    assert_true(jig_str_is(jig_run_form_type(parse(ctx, "memref<*xf32>"), a), "{ i64, ptr }"));
    assert_int_equal(jig_run_form_type(parse(ctx, "memref<4xf32, 3>"), a).len, 0);
    jig_arena_destroy(a);
    jig_context_destroy(ctx);
}

static void packed_bits(void **state) {
    (void)state;
    JigContext *ctx = jig_context_create();
    JigForm form;
    assert_true(jig_run_form_of(parse(ctx, "vector<2x5xi4>"), &form));
    const uint8_t numbers[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    const uint8_t expected[8] = {0x21, 0x43, 0x05, 0, 0x76, 0x98, 0x0a, 0};
    uint8_t memory[8], back[10] = {0};
    assert_int_equal(form.size, 8);
    jig_run_form_store(&form, numbers, memory);
    assert_memory_equal(memory, expected, 8);
    jig_run_form_load(&form, memory, back);
    assert_memory_equal(back, numbers, 10);
    jig_context_destroy(ctx);
}

/* A strided memref and what else an argument may be. */
static void descriptors(void **state) {
    (void)state;
    static const char *const texts[] = {"memref<2x3xi16, strided<[10, 2], offset: 5>>=iota", "i1=1",
                                        "tensor<?xf32>:4=2.5", "memref<i64>=7"};
    enum { N = JIG_LEN(texts) };
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    JigArena *a = jig_arena_create();
    JigOp *module = jig_parse_module(ctx, JIG_STR("module {}"), JIG_STR("m"), true);
    JigEval *e = jig_eval_create(module, NULL);
    const JigType *types[N] = {parse(ctx, "memref<2x3xi16, strided<[10, 2], offset: 5>>"),
                               parse(ctx, "i1"), parse(ctx, "tensor<?xf32>"),
                               parse(ctx, "memref<i64>")};
    JigEvalValue values[N];
    for (size_t i = 0; i < N; ++i)
        assert_true(jig_eval_parse_value(e, types[i], jig_str(texts[i]), &values[i]));
    JigEvalSignature call = {types, types, N, 2};
    JigPacked p;
    assert_true(jig_run_packed_make(e, &call, values, a, &p, NULL));
    assert_true(jig_str_is(p.type,
                           "{ { ptr, ptr, i64, [2 x i64], [2 x i64] }, i1 } (ptr, ptr, i64, "
                           "i64, i64, i64, i64, i1, ptr, ptr, i64, i64, i64, ptr, ptr, i64)"));
    assert_int_equal(p.num_params, 7 + 1 + 5 + 3);
    static const int64_t words[] = {5, 2, 3, 10, 2};
    for (size_t i = 0; i < JIG_LEN(words); ++i)
        assert_int_equal(*(int64_t *)p.pointers[2 + i], words[i]);
    const int16_t *elements = *(int16_t **)p.pointers[1];
    assert_int_equal(elements[5 + 10 + 2], 4); /* [1, 1] */
    assert_int_equal(*(uint8_t *)p.pointers[7], 1);
    assert_true((*(float **)p.pointers[9])[3] == 2.5f);
    assert_int_equal(*(int64_t *)p.pointers[11], 4);
    assert_int_equal(**(int64_t **)p.pointers[14], 7);
    assert_int_equal(p.places[1], 56);
    assert_int_equal(p.sizes[p.num_params], 64);
    jig_run_packed_free(&p);
    for (size_t i = 0; i < N; ++i)
        jig_eval_release(&values[i]);
    jig_eval_destroy(e);
    jig_op_destroy(module);
    jig_arena_destroy(a);
    jig_context_destroy(ctx);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(assembly_and_objects),
        cmocka_unit_test(refusals),
        cmocka_unit_test(calls),
        cmocka_unit_test(constructors),
        cmocka_unit_test(missing_symbols),
        cmocka_unit_test(forms),
        cmocka_unit_test(packed_bits),
        cmocka_unit_test(descriptors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
