/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Pipelines and options of passes: text in, text out, and what is wrong with it. */
#include "jig/pass.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

static const char *const levels[] = {"off", "normal", "high", NULL};
static const JigOptionRow options[] = {
    {.name = "top-down", .kind = JIG_OPTION_BOOL, .otherwise = "true", .help = ""},
    {.name = "level",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "normal",
     .choices = levels,
     .help = ""},
    {.name = "count", .kind = JIG_OPTION_LONG, .otherwise = "10", .help = ""},
    {.name = "size", .kind = JIG_OPTION_UINT, .otherwise = "0", .help = ""},
    {.name = "names", .kind = JIG_OPTION_LIST, .help = ""},
    {.name = "tiles", .kind = JIG_OPTION_UINT_LIST, .help = ""},
    {.name = "label", .kind = JIG_OPTION_STRING, .otherwise = "", .help = ""},
    {.name = "factor", .kind = JIG_OPTION_FLOAT, .otherwise = "0.3", .help = ""},
    {.name = "inner", .kind = JIG_OPTION_PIPELINE_LIST, .help = ""},
};

static bool nothing(JigPassCall *call) {
    return call->op != NULL;
}

static const JigPassRow rich = {
    .name = "rich", .title = "Rich", JIG_TABLE(options, options), .run = nothing};
static const JigPassRow plain = {.name = "plain", .title = "Plain", .run = nothing};
static const JigPassRow on_func = {
    .name = "on-func", .title = "OnFunc", .anchor = "func.func", .run = nothing};

static int setup(void **state) {
    JigContext *ctx = jig_context_create();
    jig_pass_register(ctx, &rich);
    jig_pass_register(ctx, &plain);
    jig_pass_register(ctx, &on_func);
    *state = ctx;
    return 0;
}

static int teardown(void **state) {
    jig_context_destroy(*state);
    return 0;
}

static void check(JigContext *ctx, const char *text, const char *want, const char *option,
                  const char *message) {
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigPipeline *p = jig_pipeline_parse(ctx, jig_str(text), a, &why);
    if (want) {
        assert_non_null(p);
        assert_string_equal(jig_pipeline_to_str(p, a).ptr, want);
    } else {
        assert_null(p);
        JigStr said = why.num_notes ? jig_clause_text(&why.notes[0], a) : JIG_STR("");
        assert_true(jig_str_is(said, option));
        assert_true(jig_str_is(jig_reason_text(&why, a), message));
    }
    jig_pipeline_destroy(p);
    jig_arena_destroy(a);
}

static void test_text(void **state) {
    JigContext *ctx = *state;
    check(ctx, "builtin.module()", "builtin.module()", 0, 0);
    check(ctx, " any ( plain , func.func( plain,on-func ) , plain ) ",
          "any(plain,func.func(plain,on-func),plain)", 0, 0);
    check(ctx, "builtin.module(plain{})", "builtin.module(plain)", 0, 0);
    check(ctx,
          "a(rich{count=0x10 top-down=0 label='x y' names={a,\"b c\",{d,e}} tiles=1,2 size=3 "
          "level=high factor=1})",
          "a(rich{count=16 factor=1.000000e+00  label={x y} level=high names={a,{b c},d,e} size=3 "
          "tiles={1,2} top-down=false})",
          0, 0);
    check(ctx, "a(rich{inner=func.func(plain,on-func),any(plain)})",
          "a(rich{count=10 factor=3.000000e-01 inner={func.func(plain,on-func),any(plain)} label= "
          "level=normal  size=0  top-down=true})",
          0, 0);
}

static void check_data(JigContext *ctx, const JigPassOption *with, const char *want,
                       const char *option) {
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigPipeline *p = jig_pipeline_create(ctx, JIG_STR("a"));
    bool ok = jig_pipeline_add_pass(p, JIG_STR("rich"), with, a, &why);
    assert_int_equal(ok, want != NULL);
    if (want)
        assert_string_equal(jig_pipeline_to_str(p, a).ptr, want);
    else if (why.num_notes)
        assert_string_equal(jig_clause_text(&why.notes[0], a).ptr, option);
    else
        assert_true(jig_str_starts_with(jig_reason_text(&why, a), option));
    jig_pipeline_destroy(p);
    jig_arena_destroy(a);
}

/* What text could not say is an item, too. */
static void test_data(void **state) {
    JigContext *ctx = *state;
    check_data(ctx, NULL,
               "a(rich{count=10 factor=3.000000e-01  label= level=normal  size=0  top-down=true})",
               "");
    check_data(ctx,
               (const JigPassOption[]){{.name = "count", .num = INT64_MIN},
                                       {.name = "top-down", .num = 0},
                                       {.name = "level", .text = "high"},
                                       {.name = "names", .text = "a,b"},
                                       {.name = "names", .text = "c"},
                                       {.name = "factor", .text = "2"},
                                       {.name = "size", .num = UINT32_MAX},
                                       {0}},
               "a(rich{count=-9223372036854775808 factor=2.000000e+00  label= level=high "
               "names={a,b,c} size=4294967295  top-down=false})",
               "");
    check_data(ctx, (const JigPassOption[]){{.name = "size", .num = -1}, {0}}, NULL,
               "for the --size option: '-1' value invalid for uint argument!");
    check_data(ctx, (const JigPassOption[]){{.name = "top-down", .num = 2}, {0}}, NULL,
               "for the --top-down option: '2' value invalid for boolean argument!");
    check_data(ctx, (const JigPassOption[]){{.name = "none"}, {0}}, NULL,
               "<Pass-Options-Parser>: no such option none");
}

static void test_errors(void **state) {
    JigContext *ctx = *state;
    const char *wrap = "expected pass pipeline to be wrapped with the anchor operation type, e.g. "
                       "'builtin.module(...)'";
    check(ctx, "", NULL, "", wrap);
    check(ctx, "plain", NULL, "", wrap);
    check(ctx, "a(plain,)", NULL, "",
          "MLIR Textual PassPipeline Parser:1:7: error: '' does not refer to a registered pass or "
          "pass pipeline\nplain,\n      ^\n");
    check(ctx, "a(plain{x=1)", NULL, "",
          "MLIR Textual PassPipeline Parser:1:6: error: missing closing '}' while processing pass "
          "options\nplain{x=1\n     ^\n");
    check(ctx, "a(plain))", NULL, "",
          "MLIR Textual PassPipeline Parser:1:6: error: encountered extra closing ')' creating "
          "unbalanced parentheses while "
          "parsing pipeline\nplain)\n     ^\n");
    check(ctx, "a(plain{x=1})", NULL, "",
          "<Pass-Options-Parser>: no such option x\n\nfailed to add `plain` with options `x=1`\n");
    check(ctx, "a(rich{count=x})", NULL,
          "for the --count option: 'x' value invalid for long argument!",
          "\nfailed to add `rich` with options `count=x`\n");
    check(ctx, "a(b(rich{size=-1}))", NULL,
          "for the --size option: '-1' value invalid for uint argument!",
          "\nfailed to add `rich` with options `size=-1`\nfailed to add `b` with options `` to "
          "inner pipeline\n");
    check(ctx, "a(rich{top-down=maybe})", NULL,
          "for the --top-down option: 'maybe' is invalid value for boolean argument! Try 0 or 1",
          "\nfailed to add `rich` with options `top-down=maybe`\n");
    check(ctx, "a(rich{level=x})", NULL, "for the --level option: Cannot find option named 'x'!",
          "\nfailed to add `rich` with options `level=x`\n");
    check(ctx, "a(on-func)", NULL, "",
          "Can't add pass 'OnFunc' restricted to 'func.func' on a PassManager intended to run on "
          "'a', did you intend to "
          "nest?\nfailed to add `on-func` with options ``\n");
}

static void test_add(void **state) {
    JigContext *ctx = *state;
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigPipeline *p = jig_pipeline_create(ctx, JIG_STR("builtin.module"));
    assert_true(jig_pipeline_add(p, JIG_STR("plain"), JIG_STR(""), a, &why));
    assert_true(jig_pipeline_add(p, JIG_STR("on-func"), JIG_STR(""), a, &why));
    assert_false(jig_pipeline_add(p, JIG_STR("absent"), JIG_STR(""), a, &why));
    assert_string_equal(jig_pipeline_dump(p, a).ptr,
                        "Pass Manager with 2 passes:\nbuiltin.module(\n  plain,\n  func.func(\n"
                        "    on-func\n  )\n)\n\n");
    jig_pipeline_destroy(p);
    jig_arena_destroy(a);
}

static void test_deep(void **state) {
    JigContext *ctx = *state;
    enum { DEPTH = 200000 };
    JigArena *a = jig_arena_create();
    char *text = jig_arena_alloc(a, 2 * DEPTH + 8);
    for (int i = 0; i < DEPTH; i++)
        text[2 * i] = 'a', text[2 * i + 1] = '(';
    strcpy(text + 2 * DEPTH, ")");
    JigReason why = JIG_REASON(a);
    assert_null(jig_pipeline_parse(ctx, jig_str(text), a, &why));
    jig_arena_destroy(a);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_text, setup, teardown),
        cmocka_unit_test_setup_teardown(test_data, setup, teardown),
        cmocka_unit_test_setup_teardown(test_errors, setup, teardown),
        cmocka_unit_test_setup_teardown(test_add, setup, teardown),
        cmocka_unit_test_setup_teardown(test_deep, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
