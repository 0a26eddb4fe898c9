/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reasons: rendering, what they keep of IR that goes, and that nothing is built without a reader.
 */
#include "jig/attr.h"
#include "jig/reason.h"
#include "jig/rewrite.h"
#include "jig/type.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static int setup(void **state) {
    *state = jig_context_create();
    jig_register_all(*state);
    return 0;
}

static int teardown(void **state) {
    jig_context_destroy(*state);
    return 0;
}

static void assert_text(const JigReason *why, const char *want) {
    assert_string_equal(jig_reason_text(why, why->arena).ptr, want);
}

/* A fact that must not be asked for. */
static JigFact forbidden(void) {
    fail_msg("evaluated without a reader");
    return jig_fact_int(0);
}

static JigOp *parse(JigContext *ctx, const char *text) {
    JigOp *module = jig_parse_module(ctx, jig_str(text), JIG_STR("in.mlir"), true);
    assert_non_null(module);
    return module;
}

static void test_facts(void **state) {
    JigContext *ctx = *state;
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    assert_false(jig_reason_given(&why));
    assert_text(&why, "");
    char gone[] = "four";
    assert_false(jig_refuse(&why, JIG_NOWHERE, "{} of {}, a {} and {}", jig_fact_text(gone),
                            jig_fact_int(INT64_MIN), jig_fact_type(jig_type_i(ctx, 32)),
                            jig_fact_attr(jig_attr_i64(ctx, -5))));
    gone[0] = 'p';
    assert_true(jig_reason_given(&why));
    assert_text(&why, "four of -9223372036854775808, a 'i32' and -5 : i64");
    assert_int_equal(why.what.num_facts, 4);
    assert_int_equal(why.what.facts[1].kind, JIG_FACT_INT);
    assert_true(why.what.facts[2].of.type == jig_type_i(ctx, 32));
    /* A place in what a fact says is no place for a fact. */
    jig_refuse(&why, JIG_NOWHERE, "{}{}", jig_fact_text("{}"), jig_fact_text("{}!"));
    assert_text(&why, "{}{}!");
    jig_arena_destroy(a);
}

/* Of what kind it is stands among the facts, is told nowhere, and goes along. */
static void test_kind(void **state) {
    (void)state;
    JigArena *a = jig_arena_create(), *other = jig_arena_create();
    JigReason why = JIG_REASON(a), copy = JIG_REASON(other);
    char kind[] = "toy-count";
    jig_refuse(&why, JIG_NOWHERE, "{} of {}", jig_fact_int(1), jig_fact_kind(kind),
               jig_fact_int(2));
    kind[0] = 'b';
    assert_text(&why, "1 of 2");
    assert_int_equal(why.what.num_facts, 2);
    assert_string_equal(why.kind, "toy-count");
    jig_reason_copy(&copy, &why);
    /* The last one counts. */
    jig_refuse(&why, JIG_NOWHERE, "no");
    assert_null(why.kind);
    jig_arena_destroy(a);
    assert_string_equal(copy.kind, "toy-count");
    jig_arena_destroy(other);
}

static void test_without_reader(void **state) {
    JigContext *ctx = *state;
    JigReason *nobody = NULL;
    assert_false(jig_refuse(nobody, JIG_NOWHERE, "{}", forbidden()));
    assert_false(jig_refuse_note(nobody, JIG_NOWHERE, "{}", forbidden()));
    jig_refuse_candidate(nobody, forbidden().text);
    JigRewriter *rw = jig_rewriter_create(ctx);
    assert_false(jig_no_match(rw, JIG_NOWHERE, "{}", forbidden()));
    jig_rewriter_destroy(rw);
}

/* What is said of an op holds when the op is gone, and does not lead to it. */
static void test_gone(void **state) {
    JigContext *ctx = *state;
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigOp *module = parse(ctx, "func.func private @f(i32)");
    JigOp *func = jig_block_first(jig_op_body(module));
    jig_refuse(&why, func, "not {}", jig_fact_op(func));
    jig_refuse_note(&why, func, "this one: {}", jig_fact_op_in_remark(func));
    assert_true(jig_blamed_op(&why.what.blame) == func);
    JigArena *b = jig_arena_create();
    JigReason copy = JIG_REASON(b);
    jig_reason_copy(&copy, &why);
    jig_op_destroy(module);
    jig_arena_destroy(a);
    assert_null(jig_blamed_op(&copy.what.blame));
    assert_text(&copy, "not \n\"func.func\"() <{function_type = (i32) -> (), sym_name = \"f\", "
                       "sym_visibility = \"private\"}> ({\n}) : () -> ()");
    assert_int_equal(copy.num_notes, 1);
    assert_string_equal(jig_clause_text(&copy.notes[0], b).ptr,
                        "this one: func.func private @f(i32)");
    jig_arena_destroy(b);
}

static void test_candidates_and_cause(void **state) {
    (void)state;
    JigArena *a = jig_arena_create(), *b = jig_arena_create();
    JigReason inner = JIG_REASON(a), why = JIG_REASON(a), copy = JIG_REASON(b);
    jig_refuse(&inner, JIG_NOWHERE, "the cause");
    jig_refuse(&why, JIG_NOWHERE, "no such thing");
    jig_refuse_candidate(&why, JIG_STR("one"));
    jig_refuse_candidate(&why, JIG_STR("two"));
    why.because = &inner;
    jig_reason_copy(&copy, &why);
    jig_arena_destroy(a);
    assert_int_equal(copy.num_candidates, 2);
    assert_true(jig_str_is(copy.candidates[1], "two"));
    assert_text(copy.because, "the cause");
    assert_text(&copy, "no such thing"); /* the reference's words have neither */
    jig_arena_destroy(b);
}

typedef struct Log {
    char text[512];
} Log;

static bool record(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    Log *log = user;
    for (const JigDiag *d = diag; d; d = d == diag ? d->notes : d->next) {
        size_t at = strlen(log->text);
        snprintf(log->text + at, sizeof log->text - at, "%d %.*s;", (int)d->severity,
                 JIG_FMT(d->message));
    }
    return true;
}

static void test_emit(void **state) {
    JigContext *ctx = *state;
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    Log log = {""}, want;
    jig_refuse(&why, JIG_NOWHERE, "expected {}", jig_fact_int(3));
    jig_refuse_note(&why, JIG_NOWHERE, "here");
    jig_context_push_handler(ctx, record, &log);
    jig_reason_emit(ctx, JIG_REMARK, &why);
    jig_context_pop_handler(ctx);
    snprintf(want.text, sizeof want.text, "%d expected 3;%d here;", (int)JIG_REMARK, (int)JIG_NOTE);
    assert_string_equal(log.text, want.text);
    jig_arena_destroy(a);
}

/* ---- What patterns say ---- */

typedef struct Heard {
    JigListener listener;
    char text[64];
} Heard;

static void hear(JigListener *l, const JigReason *why) {
    Heard *h = (Heard *)l;
    JigArena *a = jig_arena_create();
    snprintf(h->text, sizeof h->text, "%.*s", JIG_FMT(jig_reason_text(why, a)));
    jig_arena_destroy(a);
}

static void test_listener(void **state) {
    JigContext *ctx = *state;
    Heard h = {.listener.match_failure = hear};
    JigRewriter *rw = jig_rewriter_create(ctx);
    jig_listen(ctx, &h.listener);
    assert_false(jig_no_match(rw, JIG_NOWHERE, "{} lanes", jig_fact_int(7)));
    jig_unlisten(ctx, &h.listener);
    assert_string_equal(h.text, "7 lanes");
    jig_rewriter_destroy(rw);
}

/* What refuses may be asked from a pattern: the reason gets to the listener, and is not built
 * without one. */
static void test_passed_on(void **state) {
    JigContext *ctx = *state;
    Heard h = {.listener.match_failure = hear};
    JigRewriter *rw = jig_rewriter_create(ctx);
    assert_null(jig_match_reason(rw));
    assert_false(jig_no_match_because(rw, NULL));
    jig_listen(ctx, &h.listener);
    JigReason *why = jig_match_reason(rw);
    assert_non_null(why);
    assert_false(jig_no_match_because(rw, why)); /* nothing was said */
    assert_string_equal(h.text, "");
    assert_false(jig_refuse(why, JIG_NOWHERE, "loop #{} is not parallel", jig_fact_int(2)));
    assert_false(jig_no_match_because(rw, why));
    jig_unlisten(ctx, &h.listener);
    assert_string_equal(h.text, "loop #2 is not parallel");
    jig_rewriter_destroy(rw);
}

/* ---- What handlers of diagnostics get ---- */

typedef struct Told {
    JigArena *arena;
    size_t n; /* diagnostics */
    bool had_reason;
    JigReason reason;
    JigStr message;
} Told;

static bool keep_told(void *user, JigContext *ctx, const JigDiag *diag) {
    Told *told = user;
    (void)ctx;
    told->n++;
    told->had_reason = diag->reason != NULL;
    told->message = jig_arena_str(told->arena, diag->message);
    told->reason = JIG_REASON(told->arena);
    if (diag->reason)
        jig_reason_copy(&told->reason, diag->reason);
    return true;
}

static void assert_told(const Told *told) {
    assert_true(told->had_reason);
    assert_string_equal(told->message.ptr, "3 loops");
    assert_int_equal(told->reason.what.facts[0].kind, JIG_FACT_INT);
    assert_int_equal(told->reason.what.facts[0].of.num, 3);
    assert_int_equal(told->reason.num_notes, 2);
    assert_string_equal(jig_clause_text(&told->reason.notes[1], told->arena).ptr, "later: 5");
    assert_int_equal(told->reason.num_candidates, 1);
    assert_non_null(told->reason.because);
    assert_int_equal(told->reason.because->what.facts[0].of.num, 4);
}

/* The reason with all that is in it, also by way of a capture; messages without one have none. */
static void test_handler_gets_reason(void **state) {
    JigContext *ctx = *state;
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a), behind = JIG_REASON(a), more = JIG_REASON(a);
    Told told = {.arena = a};
    jig_context_push_handler(ctx, keep_told, &told);
    jig_refuse(&behind, JIG_NOWHERE, "of {}", jig_fact_int(4));
    jig_refuse(&why, JIG_NOWHERE, "{} loops", jig_fact_int(3));
    jig_refuse_note(&why, JIG_NOWHERE, "a note");
    jig_refuse_candidate(&why, JIG_STR("two"));
    why.because = &behind;
    jig_refuse_note(&more, JIG_NOWHERE, "later: {}", jig_fact_int(5));
    jig_reason_emit(ctx, JIG_ERROR, &why);
    jig_reason_emit(ctx, JIG_ERROR, &more); /* joins what is pending */
    jig_diag_flush(ctx);
    assert_int_equal(told.n, 1);
    assert_told(&told);
    jig_error(ctx, jig_loc_unknown(ctx), "plain");
    jig_reason_emit(ctx, JIG_NOTE, &behind); /* has a reason of its own, as a note */
    jig_diag_flush(ctx);
    assert_int_equal(told.n, 2);
    assert_false(told.had_reason);

    JigDiagCapture capture;
    jig_diag_capture_begin(ctx, &capture);
    jig_reason_emit(ctx, JIG_ERROR, &why);
    jig_reason_emit(ctx, JIG_ERROR, &more);
    jig_diag_capture_end(ctx, &capture);
    jig_diag_capture_replay(ctx, &capture);
    jig_diag_capture_free(&capture);
    assert_int_equal(told.n, 3);
    assert_told(&told);
    jig_context_pop_handler(ctx);
    jig_arena_destroy(a);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_facts, setup, teardown),
        cmocka_unit_test_setup_teardown(test_kind, setup, teardown),
        cmocka_unit_test_setup_teardown(test_without_reader, setup, teardown),
        cmocka_unit_test_setup_teardown(test_gone, setup, teardown),
        cmocka_unit_test_setup_teardown(test_candidates_and_cause, setup, teardown),
        cmocka_unit_test_setup_teardown(test_emit, setup, teardown),
        cmocka_unit_test_setup_teardown(test_listener, setup, teardown),
        cmocka_unit_test_setup_teardown(test_passed_on, setup, teardown),
        cmocka_unit_test_setup_teardown(test_handler_gets_reason, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
