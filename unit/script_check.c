/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scripts that fail where a step is wrong (JigScriptOptions.check). */
#include "scene.h"

#include "jig/check.h"
#include "jig/run.h"

#include <string.h>

static const char payload_text[] =
    "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %c = arith.constant dense<2.0> : tensor<4xf32>\n"
    "  %s = linalg.mul ins(%a, %c : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> "
    "tensor<4xf32>\n"
    "  return %s : tensor<4xf32>\n"
    "}\n";

#define T "!transform.any_op"
#define GENERALIZE                                                                                 \
    "    %m = transform.structured.match ops{[\"linalg.mul\"]} in %root : (" T ") -> " T "\n"      \
    "    %g = transform.structured.generalize %m : (" T ") -> " T "\n"
#define REPLACE(value)                                                                             \
    "    %k = transform.structured.match ops{[\"arith.constant\"]} in %root : (" T ") -> " T "\n"  \
    "    %n = transform.structured.replace %k {\n"                                                 \
    "      %d = arith.constant dense<" value "> : tensor<4xf32>\n"                                 \
    "    } : (" T ") -> " T "\n"
#define SCRIPT(body)                                                                               \
    "module attributes {transform.with_named_sequence} {\n"                                        \
    "  transform.named_sequence @__transform_main(%root: " T ") {\n" body "    transform.yield\n"  \
    "  }\n"                                                                                        \
    "}\n"

typedef struct Play {
    JigContext *ctx;
    JigOp *payload, *script;
    JigArena *arena;
    JigScriptChecker checks;
    JigScriptCheck check;
    size_t num_told, num_errors;
} Play;

static void count_step(void *user, JigRun *run, const JigChecked *step) {
    Play *p = user;
    assert_true(step->step < jig_run_num_steps(run));
    p->num_told++;
}

static bool count_errors(void *user, JigContext *ctx, const JigDiag *diag) {
    Play *p = user;
    (void)ctx;
    p->num_errors += diag->severity == JIG_ERROR;
    return true;
}

static Play *open_play(const char *script) {
    static Play p;
    memset(&p, 0, sizeof p);
    p.ctx = jig_context_create();
    jig_register_all(p.ctx);
    p.payload = jig_parse_module(p.ctx, jig_str(payload_text), JIG_STR("payload"), true);
    p.script = jig_parse_module(p.ctx, jig_str(script), JIG_STR("script"), true);
    assert_non_null(p.payload);
    assert_non_null(p.script);
    p.arena = jig_arena_create();
    p.checks = (JigScriptChecker){.tell = count_step, .user = &p};
    p.check = jig_checker_of_scripts(&p.checks);
    jig_context_push_handler(p.ctx, count_errors, &p);
    return &p;
}

static void close_play(Play *p) {
    jig_context_pop_handler(p->ctx);
    jig_op_destroy(p->script);
    jig_op_destroy(p->payload);
    jig_arena_destroy(p->arena);
    jig_context_destroy(p->ctx);
}

static JigStr payload_now(const Play *p) {
    JigPrintFlags flags = jig_print_flags();
    return jig_op_to_str(p->payload, &flags, p->arena);
}

static bool has(JigStr text, const char *part) {
    return jig_str_find(text, jig_str(part)) < text.len;
}

static void right_steps_pass(void **state) {
    (void)state;
    Play *p = open_play(SCRIPT(GENERALIZE REPLACE("2.0")));
    JigScript script = {.module = p->script, .options = {.check = &p->check}};
    JigScriptResult out;
    assert_true(jig_apply_script(p->payload, &script, p->arena, &out));
    assert_int_equal(out.status, JIG_SCRIPT_OK);
    assert_int_equal(p->num_told, 2);
    assert_int_equal(p->checks.worst, JIG_VERDICT_EQUAL);
    assert_true(has(payload_now(p), "linalg.generic"));
    close_play(p);
}

/* The payload is what the steps before made of it. */
static void a_wrong_step_fails(void **state) {
    (void)state;
    Play *p = open_play(SCRIPT(GENERALIZE REPLACE("3.0")));
    JigScript script = {.module = p->script, .options = {.check = &p->check}};
    JigScriptResult out;
    assert_false(jig_apply_script(p->payload, &script, p->arena, &out));
    assert_int_equal(out.status, JIG_SCRIPT_DEFINITE);
    assert_true(jig_str_is(jig_op_name_of(out.step), "transform.structured.replace"));
    JigStr why = jig_reason_text(out.reason, p->arena);
    assert_true(has(why, "step 4 'transform.structured.replace' differs: @f: result 0"));
    assert_int_equal(p->num_errors, 1);
    assert_non_null(out.diags);
    assert_int_equal(p->checks.worst, JIG_VERDICT_DIFFERS);
    JigStr now = payload_now(p);
    assert_true(has(now, "linalg.generic") && has(now, "2.0") && !has(now, "3.0"));
    assert_true(jig_op_verify(p->payload));
    close_play(p);
}

/* A quiet script tells nobody but who asks for the result. */
static void quiet_scripts_are_quiet(void **state) {
    (void)state;
    Play *p = open_play(SCRIPT(REPLACE("3.0")));
    JigScript script = {.module = p->script, .options = {.check = &p->check}, .quiet = true};
    JigScriptResult out;
    assert_false(jig_apply_script(p->payload, &script, p->arena, &out));
    assert_int_equal(p->num_errors, 0);
    assert_non_null(out.diags);
    close_play(p);
}

static void scripts_of_an_entry_and_of_a_context(void **state) {
    (void)state;
    Play *p = open_play(SCRIPT(REPLACE("3.0")));
    JigOp *entry = jig_block_first(jig_op_body(p->script));
    assert_false(jig_interpret(p->payload, entry, &(JigScriptOptions){.check = &p->check}));
    assert_int_equal(p->num_errors, 1);
    assert_false(has(payload_now(p), "3.0"));
    jig_script_check_by(p->ctx, &p->check);
    assert_false(jig_interpret(p->payload, entry, NULL));
    assert_int_equal(p->num_errors, 2);
    jig_script_check_by(p->ctx, NULL);
    assert_true(jig_interpret(p->payload, entry, NULL));
    assert_true(has(payload_now(p), "3.0"));
    close_play(p);
}

/* What fails by itself is told as without a check. */
static void failures_are_as_without(void **state) {
    (void)state;
    Play *p =
        open_play(SCRIPT("    %g = transform.structured.generalize %root : (" T ") -> " T "\n"));
    JigScript script = {.module = p->script, .options = {.check = &p->check}};
    JigScriptResult out;
    assert_false(jig_apply_script(p->payload, &script, p->arena, &out));
    assert_int_equal(out.status, JIG_SCRIPT_SILENCEABLE);
    assert_non_null(out.reason);
    assert_int_equal(p->num_errors, 1);
    assert_int_equal(p->num_told, 0);
    close_play(p);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(right_steps_pass),
        cmocka_unit_test(a_wrong_step_fails),
        cmocka_unit_test(quiet_scripts_are_quiet),
        cmocka_unit_test(scripts_of_an_entry_and_of_a_context),
        cmocka_unit_test(failures_are_as_without),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
