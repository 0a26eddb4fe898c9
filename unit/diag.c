/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics: delivery, handlers, captures, the text with its quoted line. */
#include "ir/context.h"
#include "jig/asm.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

typedef struct Log {
    char text[4096];
    bool take; /* handle what comes */
} Log;

static void append(void *user, const char *text, size_t len) {
    Log *log = user;
    strncat(log->text, text, len);
}

static bool record(void *user, JigContext *ctx, const JigDiag *diag) {
    Log *log = user;
    if (log->take)
        jig_diag_render(ctx, diag, append, log);
    return log->take;
}

static int setup(void **state) {
    *state = jig_context_create();
    return 0;
}

static int teardown(void **state) {
    jig_context_destroy(*state);
    return 0;
}

static void test_pending(void **state) {
    JigContext *ctx = *state;
    Log log = {.take = true};
    jig_context_push_handler(ctx, record, &log);
    JigLoc at = jig_loc_file(ctx, JIG_STR("f"), 3, 4);
    assert_false(jig_error(ctx, at, "first %d", 1));
    assert_string_equal(log.text, "");
    jig_note(ctx, at, "note");
    jig_warning(ctx, jig_loc_unknown(ctx), "second");
    assert_string_equal(log.text, "f:3:4: error: first 1\nf:3:4: note: note\n");
    jig_diag_flush(ctx);
    assert_string_equal(log.text,
                        "f:3:4: error: first 1\nf:3:4: note: note\n<unknown>:0: warning: second\n");
    assert_int_equal(jig_diag_num_errors(ctx), 1);
    jig_context_pop_handler(ctx);
}

/* A piece made for a note survives the delivery of the diagnostic before. */
static void test_pieces(void **state) {
    JigContext *ctx = *state;
    Log log = {.take = true};
    jig_context_push_handler(ctx, record, &log);
    JigLoc at = jig_loc_unknown(ctx);
    jig_remark(ctx, at, "zero");
    const char *type = jig_msg_type(jig_type_i(ctx, 32));
    jig_remark(ctx, at, "one %s", type);
    jig_note(ctx, at, "two %s", type);
    jig_context_pop_handler(ctx);
    assert_string_equal(log.text, "<unknown>:0: remark: zero\n<unknown>:0: remark: one "
                                  "'i32'\n<unknown>:0: note: two 'i32'\n");
}

static void test_handlers(void **state) {
    JigContext *ctx = *state;
    Log outer = {.take = true}, inner = {.take = false};
    jig_context_push_handler(ctx, record, &outer);
    jig_context_push_handler(ctx, record, &inner);
    jig_remark(ctx, jig_loc_unknown(ctx), "a");
    jig_diag_flush(ctx);
    inner.take = true;
    jig_remark(ctx, jig_loc_unknown(ctx), "b");
    jig_context_pop_handler(ctx);
    jig_context_pop_handler(ctx);
    assert_string_equal(outer.text, "<unknown>:0: remark: a\n");
    assert_string_equal(inner.text, "<unknown>:0: remark: b\n");
}

static void test_capture(void **state) {
    JigContext *ctx = *state;
    Log log = {.take = true};
    jig_context_push_handler(ctx, record, &log);
    JigDiagCapture outer, inner;
    jig_diag_capture_begin(ctx, &outer);
    jig_error(ctx, jig_loc_unknown(ctx), "kept");
    jig_note(ctx, jig_loc_unknown(ctx), "with note");
    jig_diag_capture_begin(ctx, &inner);
    jig_error(ctx, jig_loc_unknown(ctx), "dropped");
    jig_diag_capture_end(ctx, &inner);
    assert_non_null(inner.first);
    jig_diag_capture_free(&inner);
    jig_diag_capture_end(ctx, &outer);
    assert_string_equal(log.text, "");
    jig_diag_capture_replay(ctx, &outer);
    jig_diag_capture_free(&outer);
    jig_context_pop_handler(ctx);
    assert_string_equal(log.text, "<unknown>:0: error: kept\n<unknown>:0: note: with note\n");
}

static void check_quote(JigContext *ctx, unsigned line, unsigned column, const char *want) {
    Log log = {.take = true};
    JigDiag diag = {.severity = JIG_ERROR,
                    .loc = jig_loc_file(ctx, JIG_STR("s"), line, column),
                    .message = JIG_STR("m")};
    jig_diag_render(ctx, &diag, append, &log);
    assert_string_equal(strchr(log.text, '\n') + 1, want);
}

static void test_quotes(void **state) {
    JigContext *ctx = *state;
    jig_source_add(ctx, JIG_STR("s"), JIG_STR("ab\r\ncd\n\te\tfg\n\n\xc3\xa9 x\nlast"), false, 1);
    check_quote(ctx, 1, 2, "ab\n ^\n");
    check_quote(ctx, 1, 3, "ab\n  ^\n");
    check_quote(ctx, 1, 4, "");
    check_quote(ctx, 2, 3, "cd\n  ^\n");
    check_quote(ctx, 3, 1, "        e       fg\n^^^^^^^^\n");
    check_quote(ctx, 3, 3, "        e       fg\n         ^^^^^^^\n");
    check_quote(ctx, 3, 5, "        e       fg\n                 ^\n");
    check_quote(ctx, 4, 1, "\n^\n");
    check_quote(ctx, 5, 1, "\xc3\xa9 x\n");
    check_quote(ctx, 6, 5, "last\n    ^\n");
    check_quote(ctx, 6, 6, "");
    check_quote(ctx, 7, 1, "");
    check_quote(ctx, 0, 3, "");
    check_quote(ctx, 2, 0, "");
}

/* What is read under one name again and again is kept once, and quoted as it is by now. */
static void test_sources_of_one_name(void **state) {
    JigContext *ctx = *state;
    size_t known = ctx->sources.len;
    ctx->allow_unregistered = true;
    for (int i = 0; i < 100; i++) {
        JigStr text = jig_str(i % 2 ? "\"even\"() : () -> ()" : "\"odd\"() : () -> ()");
        jig_op_destroy(jig_parse_module(ctx, text, JIG_STR("s"), true));
        assert_non_null(jig_parse_typed_attr_str(ctx, JIG_STR("1"), jig_type_i(ctx, 32)));
    }
    check_quote(ctx, 1, 2, "\"even\"() : () -> ()\n ^\n");
    assert_int_equal(ctx->sources.len, known + 1);
}

static void test_call_stack(void **state) {
    JigContext *ctx = *state;
    Log log = {.take = true};
    JigLoc stack = jig_loc_file(ctx, JIG_STR("f"), 99, 1);
    for (unsigned i = 0; i < 12; i++)
        stack = jig_loc_callsite(ctx, jig_loc_file(ctx, JIG_STR("f"), i, 1), stack);
    JigDiag diag = {.severity = JIG_ERROR, .loc = stack, .message = JIG_STR("m")};
    jig_diag_render(ctx, &diag, append, &log);
    int lines = 0;
    for (const char *p = log.text; *p; p++)
        lines += *p == '\n';
    assert_int_equal(lines, 11);
    assert_memory_equal(log.text, "f:11:1: error: m\nf:10:1: note: called from\n", 43);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_pending, setup, teardown),
        cmocka_unit_test_setup_teardown(test_pieces, setup, teardown),
        cmocka_unit_test_setup_teardown(test_handlers, setup, teardown),
        cmocka_unit_test_setup_teardown(test_capture, setup, teardown),
        cmocka_unit_test_setup_teardown(test_quotes, setup, teardown),
        cmocka_unit_test_setup_teardown(test_sources_of_one_name, setup, teardown),
        cmocka_unit_test_setup_teardown(test_call_stack, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
