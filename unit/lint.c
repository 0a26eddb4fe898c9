/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Proposals of lint (src/lint): how long they are looked for. */
#include "scene.h"

#include "lint/lint.h"

static const char payload_text[] =
    "func.func @f(%a: memref<64x1024xf32>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %c64 = arith.constant 64 : index\n"
    "  scf.for %i = %c0 to %c64 step %c1 {\n"
    "    %x = memref.subview %a[%i, 0] [1, 1024] [1, 1] : memref<64x1024xf32> to "
    "memref<1x1024xf32, strided<[1024, 1], offset: ?>>\n"
    "    memref.copy %x, %x : memref<1x1024xf32, strided<[1024, 1], offset: ?>> to "
    "memref<1x1024xf32, strided<[1024, 1], offset: ?>>\n"
    "  }\n"
    "  return\n"
    "}\n";
static const char script_text[] =
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @__transform_main(%root: !transform.any_op) {\n"
    "    transform.yield\n"
    "  }\n"
    "}\n";

/* Tries and lines of help for a buffer that is copied onto itself. */
static size_t tries_in(double seconds, size_t *num_lines) {
    Scene s = scene_begin(payload_text);
    JigLint lint;
    JigLintMachine machine = {.vector_bits = 512, .vector_registers = 32};
    JigOp *module = jig_parse_module(s.ctx, jig_str(script_text), JIG_STR("script"), true);
    assert_non_null(module);
    JigScript script = {.start = jig_block_first(jig_op_body(module))};
    JigRunListener listener = jig_lint_begin(&lint, s.module, &machine);
    lint.most_seconds = seconds;
    JigRun *run = jig_run_script(s.module, &script,
                                 &(JigRunOptions){.listeners = &listener, .untimed = true});
    assert_non_null(run);
    jig_lint_look(&lint, run);
    assert_int_equal(lint.findings.len, 1);
    jig_lint_mend(&lint, run, &script);
    size_t tries = lint.num_tries;
    *num_lines = lint.findings.data[0].mend.len;
    jig_run_destroy(run);
    jig_lint_end(&lint);
    jig_op_destroy(module);
    scene_end(&s);
    return tries;
}

static void mends_are_tried(void **state) {
    size_t num_lines;
    (void)state;
    assert_true(tries_in(1000, &num_lines) > 0);
    assert_true(num_lines > 0);
}

/* The clock of the run itself may stand still. */
static void nothing_is_tried_without_time(void **state) {
    size_t num_lines;
    (void)state;
    assert_int_equal(tries_in(1e-9, &num_lines), 0);
    assert_int_equal(num_lines, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mends_are_tried),
        cmocka_unit_test(nothing_is_tried_without_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
