/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Broken contracts are told and end the process: in builds that check them, and bugs in all. */
#include "support/check.h"

#include "jig/attr.h"
#include "jig/context.h"
#include "jig/op.h"

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
#endif

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bug),
        cmocka_unit_test(test_requirements),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
