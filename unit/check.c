/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Broken contracts are told and end the process: in builds that check them, and bugs in all. */
#include "support/check.h"

#include "jig/affine.h"
#include "jig/attr.h"
#include "jig/context.h"
#include "jig/op.h"
#include "jig/rewrite.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct Ending {
    int status;
    char said[1024];
} Ending;

/* How a process ends that calls `fn`, and what it says. */
static Ending ending_of(void (*fn)(JigContext *ctx)) {
    Ending e = {0};
    FILE *said = tmpfile();
    assert_non_null(said);
    fflush(NULL);
    pid_t pid = fork();
    if (!pid) {
        dup2(fileno(said), STDERR_FILENO);
        signal(SIGABRT, SIG_DFL);
        JigContext *ctx = jig_context_create();
        fn(ctx);
        jig_context_destroy(ctx);
        _exit(0);
    }
    assert_int_equal(waitpid(pid, &e.status, 0), pid);
    rewind(said);
    e.said[fread(e.said, 1, sizeof e.said - 1, said)] = 0;
    fclose(said);
    return e;
}

static void has(const Ending *e, const char *text) {
    if (!strstr(e->said, text))
        fail_msg("'%s' is not in: %s", text, e->said);
}

static void bug(JigContext *ctx) {
    (void)ctx;
    JIG_BUG("%d is not %d", 1, 2);
}

static void test_bug(void **state) {
    (void)state;
    Ending e = ending_of(bug);
#ifdef NDEBUG
    assert_true(WIFEXITED(e.status));
    assert_int_equal(WEXITSTATUS(e.status), JIG_EXIT_BUG);
#else
    assert_true(WIFSIGNALED(e.status));
#endif
    has(&e, "check.c:");
    has(&e, "bug: 1 is not 2; this is a defect of Jig");
}

#ifndef NDEBUG
static void argument_out_of_range(JigContext *ctx) {
    JigBlock *block = jig_block_create(ctx);
    (void)jig_block_arg(block, 3);
}

static void value_of_another_kind(JigContext *ctx) {
    (void)jig_attr_string_value(jig_attr_i64(ctx, 1));
}

/* ---- What callers get wrong: of each kind one ---- */

static void no_object(JigContext *ctx) {
    (void)ctx;
    (void)jig_type_is_index(NULL);
}

static void no_row(JigContext *ctx) {
    (void)jig_type_is(jig_type_index(ctx), NULL);
}

static void type_of_another_context(JigContext *ctx) {
    JigContext *other = jig_context_create();
    jig_block_add_arg(jig_block_create(ctx), jig_type_index(other), jig_loc_unknown(ctx));
}

static void location_of_another_context(JigContext *ctx) {
    JigContext *other = jig_context_create();
    (void)jig_loc_attr(ctx, jig_loc_name(other, JIG_STR("x"), jig_loc_unknown(other)));
}

static void location_of_another_kind(JigContext *ctx) {
    (void)jig_loc_line(ctx, jig_loc_unknown(ctx));
}

static void expressions_of_two_contexts(JigContext *ctx) {
    (void)jig_expr_add(jig_expr_dim(ctx, 0), jig_expr_dim(jig_context_create(), 0));
}

static void maps_that_do_not_meet(JigContext *ctx) {
    (void)jig_map_compose(jig_map_identity(ctx, 2), jig_map_identity(ctx, 3));
}

static void place_in_no_block(JigContext *ctx) {
    JigOpState state = {.name = jig_op_name(ctx, JIG_STR("x.y")), .loc = jig_loc_unknown(ctx)};
    jig_rw_move_before(jig_rewriter_create(ctx), jig_op_create(&state), jig_op_create(&state));
}

static void numbers_of_two_widths(JigContext *ctx) {
    (void)ctx;
    (void)jig_int_add(jig_int(8, 1, NULL), jig_int(16, 1, NULL), NULL);
}

static void division_by_zero(JigContext *ctx) {
    (void)ctx;
    (void)jig_int_sdiv(jig_int(8, 1, NULL), jig_int(8, 0, NULL), NULL);
}

static void wide_number_without_arena(JigContext *ctx) {
    (void)ctx;
    (void)jig_int(65, 1, NULL);
}

static void floats_of_two_formats(JigContext *ctx) {
    (void)ctx;
    (void)jig_float_cmp(jig_float_zero(JIG_F32, false), jig_float_zero(JIG_F64, false));
}

static void number_beyond_an_enum(JigContext *ctx) {
    (void)ctx;
    (void)jig_compare_negated((JigIntCompare)(JIG_COMPARE_UGE + 1));
}

static const struct {
    void (*wrong)(JigContext *ctx);
    const char *said;
} kinds[] = {
    {no_object, "jig_type_is_index requires of its caller: t"},
    {no_row, "jig_type_is requires of its caller: row"},
    {type_of_another_context,
     "jig_block_insert_arg requires of its caller: type->ctx == block->ctx"},
    {location_of_another_context, "requires of its caller: !loc.bits || "},
    {location_of_another_kind,
     "jig_loc_line requires of its caller: ctx && jig_loc_kind(ctx, loc)"},
    {expressions_of_two_contexts, "jig_expr_add requires of its caller: lhs->ctx == rhs->ctx"},
    {maps_that_do_not_meet, "requires of its caller: inner->num_results == outer->num_dims"},
    {place_in_no_block, "jig_rw_move_before requires of its caller: where->block"},
    {numbers_of_two_widths, "jig_int_add requires of its caller: x.width == y.width"},
    {division_by_zero, "jig_int_sdiv requires of its caller: !x.width || !jig_int_is_zero(y)"},
    {wide_number_without_arena, "jig_int requires of its caller: width <= 64 || a"},
    {floats_of_two_formats, "jig_float_cmp requires of its caller: x.kind == y.kind"},
    {number_beyond_an_enum, "jig_compare_negated requires of its caller: how <= JIG_COMPARE_UGE"},
};

static void test_kinds(void **state) {
    (void)state;
    for (size_t i = 0; i < JIG_LEN(kinds); i++) {
        Ending e = ending_of(kinds[i].wrong);
        has(&e, kinds[i].said);
        assert_true(WIFSIGNALED(e.status));
    }
}

static void never(JigContext *ctx) {
    if (JIG_NEVER(ctx != NULL))
        fprintf(stderr, "went on");
}

static void test_requirements(void **state) {
    (void)state;
    Ending e = ending_of(argument_out_of_range);
    assert_true(WIFSIGNALED(e.status));
    has(&e, "jig_block_arg requires of its caller: i < block->num_args");
    has(&e, "called from ");
    e = ending_of(value_of_another_kind);
    assert_true(WIFSIGNALED(e.status));
    has(&e, "jig_attr_string_value requires of its caller: jig_attr_is_string(x)");
    e = ending_of(never);
    assert_true(WIFSIGNALED(e.status));
    has(&e, "never: expected: not ctx != NULL");
}
#else
/* The defence is taken. */
static void test_requirements(void **state) {
    (void)state;
    assert_true(JIG_NEVER(1));
    assert_false(JIG_ALWAYS(0));
}

static void test_kinds(void **state) {
    (void)state;
}
#endif

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bug),
        cmocka_unit_test(test_requirements),
        cmocka_unit_test(test_kinds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
