/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The script engine through the C API, on transform ops of a dialect of its own:
 * handles, their invalidation and tracking, failures, and what observers see.
 */
#include "jig/pass.h"
#include "transform/passes/passes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

/* ---- The dialect ---- */

typedef struct Find {
    JigStr name;
    JigOp *found[16];
    size_t len;
} Find;

static JigWalk find_op(JigOp *op, void *user) {
    Find *f = user;
    if (jig_str_eq(jig_op_name_of(op), f->name) && f->len < JIG_LEN(f->found))
        f->found[f->len++] = op;
    return JIG_WALK_ADVANCE;
}

static JigStatus apply_find(JigTransformCall *call) {
    Find f = {.name = jig_attr_string_value(jig_op_attr(call->op, "name"))};
    JigOps roots = jig_payload_ops(call, jig_op_operand(call->op, 0));
    for (size_t i = 0; i < roots.len; ++i)
        jig_walk_pre(roots.items[i], find_op, &f);
    jig_set_ops(call, 0, f.found, f.len);
    return JIG_OK;
}

static JigStatus apply_erase(JigTransformCall *call) {
    JigOps ops = jig_payload_ops(call, jig_op_operand(call->op, 0));
    for (size_t i = 0; i < ops.len; ++i)
        jig_rw_erase(call->rw, ops.items[i]);
    return JIG_OK;
}

static JigStatus apply_mark(JigTransformCall *call) {
    JigOps ops = jig_payload_ops(call, jig_op_operand(call->op, 0));
    for (size_t i = 0; i < ops.len; ++i)
        jig_rw_set_attr(call->rw, ops.items[i], "mark", jig_op_attr(call->op, "as"));
    return JIG_OK;
}

/* Another op of the same name takes the place of each. */
static JigStatus apply_renew(JigTransformCall *call) {
    JigOps ops = jig_payload_ops(call, jig_op_operand(call->op, 0));
    for (size_t i = 0; i < ops.len; ++i) {
        jig_at_before(call->rw, ops.items[i]);
        jig_rw_replace_op(call->rw, ops.items[i], jig_rw_clone(call->rw, ops.items[i], NULL));
    }
    return JIG_OK;
}

static JigStatus apply_only(JigTransformCall *call) {
    JigOps ops = jig_payload_ops(call, jig_op_operand(call->op, 0));
    if (ops.len != 1) {
        jig_silenceable_op(call, "expects 1 target, got {}", jig_fact_int(ops.len));
        jig_failure_note(call, jig_payload_root(call), "in this payload");
        return JIG_SILENCEABLE;
    }
    jig_rw_set_attr(call->rw, ops.items[0], "only", jig_attr_unit(call->rw->ctx));
    jig_set_like(call, 0, jig_op_operand(call->op, 0));
    return JIG_OK;
}

static JigStatus apply_count(JigTransformCall *call) {
    size_t n = jig_payload_len(call, jig_op_operand(call->op, 0));
    const JigAttr *x = jig_attr_i64(call->rw->ctx, (int64_t)n);
    jig_set_params(call, 0, &x, 1);
    return JIG_OK;
}

static JigStatus apply_expect(JigTransformCall *call) {
    JigParams params = jig_payload_params(call, jig_op_operand(call->op, 0));
    int64_t want = jig_attr_int_value(jig_op_attr(call->op, "n"));
    if (params.len == 1 && jig_attr_int_value(params.items[0]) == want)
        return JIG_OK;
    return jig_definite_op(call, "the parameter is another");
}

static JigStatus apply_results(JigTransformCall *call) {
    JigOps ops = jig_payload_ops(call, jig_op_operand(call->op, 0));
    JigValue *values[16];
    size_t n = 0;
    for (size_t i = 0; i < ops.len; ++i)
        for (size_t k = 0; k < jig_op_num_results(ops.items[i]) && n < JIG_LEN(values); ++k)
            values[n++] = jig_op_result(ops.items[i], k);
    jig_set_values(call, 0, values, n);
    return JIG_OK;
}

static JigStatus apply_forget(JigTransformCall *call) {
    (void)call;
    return JIG_OK;
}

#define TRAITS .traits = "transform.TransformOpInterface, transform.ReportTrackingFailures"
static const JigOpRow rows[] = {
    {.name = "drill.find",
     .ins = "in: read AnyType",
     .outs = "out: AnyType",
     .props = "name: Str",
     TRAITS,
     .apply = apply_find},
    {.name = "drill.erase", .ins = "target: consume AnyType", TRAITS, .apply = apply_erase},
    {.name = "drill.mark",
     .ins = "target: read AnyType",
     .props = "as: Str",
     TRAITS,
     .apply = apply_mark},
    {.name = "drill.renew", .ins = "target: read AnyType", TRAITS, .apply = apply_renew},
    {.name = "drill.only",
     .ins = "target: read AnyType",
     .outs = "out: AnyType",
     TRAITS,
     .apply = apply_only},
    {.name = "drill.count",
     .ins = "target: read AnyType",
     .outs = "n: AnyType",
     TRAITS,
     .apply = apply_count},
    {.name = "drill.expect",
     .ins = "param: read AnyType",
     .props = "n: I64",
     TRAITS,
     .apply = apply_expect},
    {.name = "drill.results",
     .ins = "target: read AnyType",
     .outs = "out: AnyType",
     TRAITS,
     .apply = apply_results},
    {.name = "drill.forget", .outs = "out: AnyType", TRAITS, .apply = apply_forget},
};
static const JigDialect dialect = {.name = "drill", JIG_TABLE(ops, rows)};

/* ---- One script on one payload ---- */

static const char payload_text[] = "%0 = \"p.a\"() : () -> i32\n"
                                   "\"p.b\"(%0) ({\n"
                                   "  \"p.c\"() : () -> ()\n"
                                   "  \"p.c\"() : () -> ()\n"
                                   "}) : (i32) -> ()\n";

typedef struct Text {
    char chars[4096];
    size_t len;
} Text;

typedef struct Run {
    JigContext *ctx;
    JigOp *payload, *script;
    bool ok;
    Text before, after, diags, steps;
} Run;

static void add_text(void *user, const char *text, size_t len) {
    Text *t = user;
    assert_true(t->len + len < sizeof t->chars);
    memcpy(t->chars + t->len, text, len);
    t->len += len;
}

static bool on_diag(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    for (; diag; diag = diag->severity == JIG_NOTE ? diag->next : diag->notes) {
        add_text(user, diag->message.ptr, diag->message.len);
        add_text(user, "\n", 1);
    }
    return true;
}

/* "name:status[:payload of each result][+created-erased~modified]" */
static void on_step(void *user, const JigStep *step) {
    char line[128];
    JigStr name = jig_op_name_of(step->op);
    int len = snprintf(line, sizeof line, "%.*s:%d", JIG_FMT(name), (int)step->status);
    add_text(user, line, (size_t)len);
    for (size_t i = 0; i < jig_op_num_results(step->op); ++i)
        add_text(user, line, (size_t)snprintf(line, sizeof line, ":%zu", step->payload[i]));
    if (step->created || step->erased || step->modified)
        add_text(user, line,
                 (size_t)snprintf(line, sizeof line, "+%zu-%zu~%zu", step->created, step->erased,
                                  step->modified));
    add_text(user, " ", 1);
}

static void print_to(Text *t, JigOp *op) {
    JigPrintFlags flags = jig_print_flags();
    jig_op_print(op, &flags, add_text, t);
}

static Run *begin(const char *body) {
    static Run r;
    memset(&r, 0, sizeof r);
    r.ctx = jig_context_create();
    jig_register_all(r.ctx);
    jig_context_register(r.ctx, &dialect);
    jig_context_allow_unregistered(r.ctx, true);
    char text[4096];
    int len = snprintf(
        text, sizeof text,
        "module attributes {transform.with_named_sequence} {\n"
        "transform.named_sequence @main(%%root: !transform.any_op) {\n%s\ntransform.yield\n}\n}\n",
        body);
    assert_true(len > 0 && (size_t)len < sizeof text);
    r.payload = jig_parse_module(r.ctx, jig_str(payload_text), JIG_STR("payload"), true);
    r.script = jig_parse_module(r.ctx, (JigStr){text, (size_t)len}, JIG_STR("script"), true);
    assert_non_null(r.payload);
    assert_non_null(r.script);
    print_to(&r.before, r.payload);
    return &r;
}

static Run *run_with(const char *body, JigScriptOptions options) {
    Run *r = begin(body);
    jig_context_push_handler(r->ctx, on_diag, &r->diags);
    JigStepObserver observer = {.step = on_step, .user = &r->steps};
    JigOp *entry = jig_script_find_entry(r->script, JIG_STR("main"));
    assert_non_null(entry);
    options.observer = &observer;
    r->ok = jig_interpret(r->payload, entry, &options);
    jig_diag_flush(r->ctx);
    jig_context_pop_handler(r->ctx);
    assert_true(jig_op_verify(r->payload));
    print_to(&r->after, r->payload);
    return r;
}

static Run *run(const char *body) {
    return run_with(body, (JigScriptOptions){0});
}

static void finish(Run *r) {
    jig_op_destroy(r->script);
    jig_op_destroy(r->payload);
    jig_context_destroy(r->ctx);
}

#define OP "!transform.any_op"
#define FIND(result, name)                                                                         \
    "%" result " = \"drill.find\"(%root) {name = \"" name "\"} : (" OP ") -> " OP "\n"
#define ERASE(h)        "\"drill.erase\"(%" h ") : (" OP ") -> ()\n"
#define MARK(h, as)     "\"drill.mark\"(%" h ") {as = \"" as "\"} : (" OP ") -> ()\n"
#define RENEW(h)        "\"drill.renew\"(%" h ") : (" OP ") -> ()\n"
#define ONLY(result, h) "%" result " = \"drill.only\"(%" h ") : (" OP ") -> " OP "\n"
#define EXPECT(h, n)                                                                               \
    "%n" h " = \"drill.count\"(%" h ") : (" OP ") -> !transform.param<i64>\n"                      \
    "\"drill.expect\"(%n" h ") {n = " n " : i64} : (!transform.param<i64>) -> ()\n"

static bool has(const Text *t, const char *what) {
    return strstr(t->chars, what) != NULL;
}

/* ---- Handles ---- */

static void entry_is_found(void **state) {
    (void)state;
    Run *r = begin("");
    assert_null(jig_script_find_entry(r->script, JIG_STR("other")));
    assert_null(jig_script_find_entry(r->payload, JIG_STR("main")));
    assert_non_null(jig_script_find_entry(r->script, JIG_STR("main")));
    finish(r);
}

static void handles_and_params(void **state) {
    (void)state;
    Run *r = run(FIND("c", "p.c") EXPECT("c", "2") FIND("none", "p.none") EXPECT("none", "0")
                     MARK("c", "x"));
    assert_true(r->ok);
    assert_true(has(&r->after, "\"p.c\"() {mark = \"x\"}"));
    assert_int_equal(r->diags.len, 0);
    finish(r);
}

static void wrong_param_is_definite(void **state) {
    (void)state;
    Run *r = run(FIND("c", "p.c") EXPECT("c", "3") MARK("c", "late"));
    assert_false(r->ok);
    assert_true(has(&r->diags, "'drill.expect' op the parameter is another"));
    assert_string_equal(r->before.chars, r->after.chars);
    finish(r);
}

/* What the author of an op got wrong is said, not asserted: ops come from plugins too. */
static void results_must_be_as_declared(void **state) {
    (void)state;
    Run *r = run("%0 = \"drill.forget\"() : () -> " OP "\n");
    assert_false(r->ok);
    assert_true(has(&r->diags, "'drill.forget' op has set no payload for result #0"));
    finish(r);
    r = run("%0 = \"drill.count\"(%root) : (" OP ") -> " OP "\n");
    assert_false(r->ok);
    assert_true(has(&r->diags, "'drill.count' op has set parameters for result #0, whose type is "
                               "one of ops"));
    finish(r);
}

static void handles_follow_replacements(void **state) {
    (void)state;
    Run *r = run(FIND("a", "p.a") RENEW("a") EXPECT("a", "1") MARK("a", "x"));
    assert_true(r->ok);
    assert_true(has(&r->after, "\"p.a\"() {mark = \"x\"}"));
    finish(r);
}

/* Without results, nothing but the word of who replaces says what takes the place of an op. */
static void what_takes_over_is_followed(void **state) {
    (void)state;
    Run *r = run(FIND("c", "p.c") RENEW("c") MARK("c", "late"));
    assert_true(r->ok);
    assert_true(has(&r->after, "late"));
    finish(r);
}

static void lost_replacements_fail_when_needed(void **state) {
    (void)state;
    const JigScriptOptions strict = {.strict_handles = true};
    Run *r = run_with(FIND("c", "p.c") RENEW("c"), strict);
    assert_true(r->ok);
    finish(r);
    r = run_with(FIND("c", "p.c") RENEW("c") MARK("c", "late"), strict);
    assert_false(r->ok);
    assert_true(has(&r->diags, "tracking listener failed to find replacement op"));
    assert_false(has(&r->after, "late"));
    finish(r);
}

/* ---- Invalidation ---- */

static void use_after_consume(void **state) {
    (void)state;
    Run *r = run(FIND("c", "p.c") ERASE("c") MARK("c", "x"));
    assert_false(r->ok);
    assert_true(
        has(&r->diags, "op uses a handle invalidated by a previously executed transform op"));
    assert_true(has(&r->diags, "handle to invalidated ops"));
    assert_false(has(&r->after, "p.c"));
    finish(r);
}

static void consuming_takes_aliases_along(void **state) {
    (void)state;
    Run *r = run(FIND("c", "p.c") FIND("again", "p.c") ERASE("c") MARK("again", "x"));
    assert_false(r->ok);
    assert_true(has(&r->diags, "invalidated by this transform op that consumes its operand #0"));
    finish(r);
}

static void consuming_takes_nested_along(void **state) {
    (void)state;
    Run *r = run(FIND("b", "p.b") FIND("c", "p.c") ERASE("b") MARK("c", "x"));
    assert_false(r->ok);
    assert_true(has(&r->diags, "ancestor payload op"));
    assert_true(has(&r->diags, "nested payload op"));
    finish(r);
}

static void consuming_takes_values_along(void **state) {
    (void)state;
    Run *r = run(
        FIND("a", "p.a") FIND(
            "b", "p.b") "%v = \"drill.results\"(%a) : (" OP ") -> !transform.any_value\n" ERASE("b")
            ERASE("a") "\"drill.count\"(%v) : (!transform.any_value) -> !transform.param<i64>\n");
    assert_false(r->ok);
    assert_true(has(&r->diags, "op uses a handle invalidated"));
    finish(r);
}

static void others_stay_valid(void **state) {
    (void)state;
    Run *r = run(FIND("a", "p.a") FIND("c", "p.c") ERASE("c") MARK("a", "x"));
    assert_true(r->ok);
    assert_true(has(&r->after, "mark = \"x\""));
    finish(r);
}

/* ---- Failures ---- */

static void silenceable_failure_leaves_payload(void **state) {
    (void)state;
    Run *r = run(FIND("c", "p.c") ONLY("o", "c") MARK("c", "late"));
    assert_false(r->ok);
    assert_true(has(&r->diags, "'drill.only' op expects 1 target, got 2\nin this payload\n"));
    assert_string_equal(r->before.chars, r->after.chars);
    finish(r);
}

static void suppressed_failure_goes_on(void **state) {
    (void)state;
    Run *r = run(FIND("c", "p.c") "transform.sequence %root : " OP
                                  " failures(suppress) {\n^bb0(%inner: " OP "):\n" ONLY("o", "c")
                                      MARK("c", "on") EXPECT("o", "0") "}\n");
    assert_true(r->ok);
    assert_int_equal(r->diags.len, 0);
    assert_true(has(&r->after, "mark = \"on\""));
    assert_false(has(&r->after, "only"));
    finish(r);
}

static void propagated_failure_ends_the_script(void **state) {
    (void)state;
    Run *r = run(FIND("c", "p.c") "transform.sequence %root : " OP
                                  " failures(propagate) {\n^bb0(%inner: " OP
                                  "):\n" ONLY("o", "c") "}\n" MARK("c", "late"));
    assert_false(r->ok);
    assert_true(has(&r->diags, "got 2"));
    assert_string_equal(r->before.chars, r->after.chars);
    finish(r);
}

/* ---- Observers ---- */

static void observer_sees_steps(void **state) {
    (void)state;
    Run *r = run(FIND("c", "p.c") FIND("a", "p.a") MARK("c", "x") ONLY("o", "a") ERASE("c"));
    assert_true(r->ok);
    assert_string_equal(r->steps.chars, "drill.find:0:2 drill.find:0:1 drill.mark:0+0-0~2 "
                                        "drill.only:0:1+0-0~1 drill.erase:0+0-2~0 ");
    finish(r);
}

static void observer_sees_the_failing_step_last(void **state) {
    (void)state;
    Run *r = run(FIND("c", "p.c") ONLY("o", "c") ERASE("c"));
    assert_false(r->ok);
    assert_string_equal(r->steps.chars, "drill.find:0:2 drill.only:1:0 ");
    finish(r);
}

/* Arguments of the entry beyond the root. */
static void trailing_arguments(void **state) {
    (void)state;
    Run *r = begin(
        "transform.yield\n}\ntransform.named_sequence @more(%root: " OP
        ", %n: !transform.param<i64>, %a: " OP ") {\n"
        "\"drill.expect\"(%n) {n = 7 : i64} : (!transform.param<i64>) -> ()\n" MARK("a", "given"));
    Find f = {.name = JIG_STR("p.a")};
    jig_walk_pre(r->payload, find_op, &f);
    const JigAttr *seven = jig_attr_i64(r->ctx, 7);
    JigItems trailing[] = {{JIG_HANDLE_PARAMS, (void *[]){(void *)seven}, 1},
                           {JIG_HANDLE_OPS, (void **)f.found, f.len}};
    JigOp *entry = jig_script_find_entry(r->script, JIG_STR("more"));
    assert_true(jig_interpret(r->payload, entry,
                              &(JigScriptOptions){.trailing = trailing, .num_trailing = 2}));
    print_to(&r->after, r->payload);
    assert_true(has(&r->after, "mark = \"given\""));
    finish(r);
}

/* ---- A pass that leaves invalid payload behind ---- */

static bool put_return_into_module(JigPassCall *call) {
    jig_at_end(call->rw, jig_op_body(call->op));
    jig_create(call->rw, &(JigOpState){.loc = jig_op_loc(call->op),
                                       .name = jig_op_name(call->ctx, JIG_STR("func.return"))});
    return true;
}
static const JigPassRow breaking = {
    .name = "put-return-into-module", .title = "Break", .run = put_return_into_module};

static Run *break_payload(bool keep_partial) {
    Run *r = begin("transform.sequence %root : " OP " failures(suppress) {\n^bb0(%m: " OP "):\n"
                   "%x = transform.apply_registered_pass \"put-return-into-module\" to %m : (" OP
                   ") -> " OP "\n}\n");
    jig_pass_register(r->ctx, &breaking);
    jig_context_push_handler(r->ctx, on_diag, &r->diags);
    r->ok = jig_interpret(r->payload, jig_script_find_entry(r->script, JIG_STR("main")),
                          &(JigScriptOptions){.keep_partial = keep_partial});
    jig_diag_flush(r->ctx);
    jig_context_pop_handler(r->ctx);
    print_to(&r->after, r->payload);
    return r;
}

static void broken_payload_is_taken_back(void **state) {
    (void)state;
    Run *r = break_payload(false);
    assert_true(r->ok);
    assert_string_equal(r->after.chars, r->before.chars);
    finish(r);
}

static void broken_payload_that_stays_ends_the_script(void **state) {
    (void)state;
    Run *r = break_payload(true);
    assert_false(r->ok);
    assert_true(has(&r->diags, "pass pipeline failed"));
    finish(r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(broken_payload_is_taken_back),
        cmocka_unit_test(broken_payload_that_stays_ends_the_script),
        cmocka_unit_test(entry_is_found),
        cmocka_unit_test(handles_and_params),
        cmocka_unit_test(wrong_param_is_definite),
        cmocka_unit_test(results_must_be_as_declared),
        cmocka_unit_test(handles_follow_replacements),
        cmocka_unit_test(what_takes_over_is_followed),
        cmocka_unit_test(lost_replacements_fail_when_needed),
        cmocka_unit_test(use_after_consume),
        cmocka_unit_test(consuming_takes_aliases_along),
        cmocka_unit_test(consuming_takes_nested_along),
        cmocka_unit_test(consuming_takes_values_along),
        cmocka_unit_test(others_stay_valid),
        cmocka_unit_test(silenceable_failure_leaves_payload),
        cmocka_unit_test(suppressed_failure_goes_on),
        cmocka_unit_test(propagated_failure_ends_the_script),
        cmocka_unit_test(observer_sees_steps),
        cmocka_unit_test(observer_sees_the_failing_step_last),
        cmocka_unit_test(trailing_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
