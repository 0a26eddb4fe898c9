/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The tables by which ops of machines are intrinsics: what is wrong in one is told. */
#include "codegen/check_intrinsics.h"
#include "jig/dialect.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "machine/nvidia/nvvm/nvvm_call.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

static bool keep_message(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    snprintf(user, 256, "%.*s", JIG_FMT(diag->message));
    return true;
}

#define REDUX(...)                                                                                 \
    { .id = JIG_NVVM_REDUX_SYNC, __VA_ARGS__ }
#define NAME(...)                                                                                  \
    .name = (const JigNvvmPiece[]) {                                                               \
        __VA_ARGS__, {                                                                             \
            0                                                                                      \
        }                                                                                          \
    }
#define ARGS(...)                                                                                  \
    .args = (const JigNvvmArg[]) {                                                                 \
        __VA_ARGS__, {                                                                             \
            0                                                                                      \
        }                                                                                          \
    }
/* One fault each. */
static const struct {
    JigNvvmCall rows[3];
    const char *message;
} faulty[] = {
    {{REDUX(NAME({.of = "kinds"}))}, "there is no part 'kinds'"},
    {{REDUX(NAME({.text = "x", .when = {.of = "mode"}}))}, "there is no part 'mode'"},
    {{REDUX(NAME({.of = "kind", .cases = (const JigNvvmCase[]){{"plus", "add"}, {0}}}))},
     "there is no case 'plus' of 'kind'"},
    {{REDUX(NAME({.text = "x"}), .when = {.of = "kind", .is = "sum"})},
     "there is no case 'sum' of 'kind'"},
    {{REDUX(NAME({.text = "x"}), .when = {.is = "add"})}, "a condition has no part, but 'add'"},
    {{REDUX(NAME({.text = "x", .otherwise = "y"}))}, "is never written: 'y'"},
    {{REDUX(NAME({.text = "x"}), ARGS({.kind = JIG_NVVM_OPERAND, .of = "value"}))},
     "there is no part 'value'"},
    {{REDUX(NAME({.text = "x"}), ARGS({.kind = JIG_NVVM_IS_THERE}))},
     "an argument has a part too many or too few: ''"},
    {{REDUX(NAME({.text = "x"}), ARGS({.kind = JIG_NVVM_NUMBER, .of = "kind"}))},
     "an argument has no type: 'kind'"},
    {{REDUX(NAME({.text = "x"})), REDUX(NAME({.text = "y"}))},
     "a row before takes all ops, so that none gets to 'this one'"},
};

static void test_faults(void **unused) {
    (void)unused;
    for (size_t i = 0; i < JIG_LEN(faulty); i++) {
        char text[256] = "", expected[256];
        JigContext *ctx = jig_context_create();
        jig_register_all(ctx);
        jig_context_push_handler(ctx, keep_message, text);
        assert_false(jig_nvvm_check_calls(ctx, faulty[i].rows));
        jig_diag_flush(ctx);
        snprintf(expected, sizeof expected, "intrinsic of 'nvvm.redux.sync': %s",
                 faulty[i].message);
        assert_string_equal(text, expected);
        jig_context_pop_handler(ctx);
        jig_context_destroy(ctx);
    }
}

static void test_rows(void **unused) {
    (void)unused;
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    assert_true(jig_codegen_check_intrinsics(ctx));
    jig_context_destroy(ctx);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_faults), cmocka_unit_test(test_rows)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
