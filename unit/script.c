/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig_apply_script: how a script ends, which step failed, why, and what was reported. */
#include "scene.h"

#include <stdio.h>
#include <unistd.h>

static const char *const payload =
    "func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> "
    "tensor<8x8xf32> {\n"
    "  %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) "
    "outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>\n"
    "  return %0 : tensor<8x8xf32>\n}\n";

#define OP "!transform.any_op"
#define MATCH                                                                                      \
    "    %m = transform.structured.match ops{[\"linalg.matmul\"]} in %root : (" OP ") -> " OP "\n"
#define TILE(sizes)                                                                                \
    "    %t, %l = transform.structured.tile_using_for %m tile_sizes " sizes " : (" OP ") -> (" OP  \
    ", " OP ")\n"
#define SEQUENCE(name, args, body)                                                                 \
    "  transform.named_sequence @" name "(%root: " OP " {transform.readonly}" args ") {\n" body    \
    "    transform.yield\n"                                                                        \
    "  }\n"
#define SCRIPT(text) "module attributes {transform.with_named_sequence} {\n" text "}\n"

/* The script goes with its context. */
static JigOp *parse(const Scene *s, const char *text) {
    JigOp *script = jig_parse_module(s->ctx, jig_str(text), JIG_STR("script"), true);
    jig_diag_flush(s->ctx);
    assert_non_null(script);
    return script;
}

static JigScriptResult apply(const Scene *s, const JigScript *script) {
    JigScriptResult r;
    bool ok = jig_apply_script(s->module, script, s->a, &r);
    assert_true(ok == (r.status == JIG_SCRIPT_OK));
    assert_true(ok == !r.reason);
    return r;
}

static void succeeds(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    JigOp *script = parse(&s, SCRIPT(SEQUENCE("__transform_main", "", MATCH TILE("[4]"))));
    JigScriptResult r = apply(&s, &(JigScript){.module = script});
    assert_int_equal(r.status, JIG_SCRIPT_OK);
    assert_null(r.diags);
    assert_null(r.step);
    assert_int_equal(scene_count(&s, "scf.for"), 1);
    assert_true(jig_apply_script(s.module, &(JigScript){.module = script}, NULL, NULL));
    assert_int_equal(scene_count(&s, "scf.for"), 2);
    scene_end(&s);
}

/* The payload holds its script, too. */
static void finds_the_script_in_the_payload(void **state) {
    (void)state;
    Scene s = scene_begin(SCRIPT(SEQUENCE("other", "", MATCH)));
    assert_int_equal(apply(&s, &(JigScript){.entry = JIG_STR("other")}).status, JIG_SCRIPT_OK);
    scene_end(&s);
}

/* Parameters, values and ops of the payload for the arguments behind the first. */
static void binds_arguments(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    JigOp *script = parse(
        &s, SCRIPT(SEQUENCE("main", ", %n: !transform.param<i64>, %m: " OP,
                            "    %t, %l = transform.structured.tile_using_for %m tile_sizes [%n] : "
                            "(" OP ", !transform.param<i64>) -> (" OP ", " OP ")\n")));
    const JigAttr *four = jig_attr_i64(s.ctx, 4);
    JigOp *matmul = scene_find(&s, "linalg.matmul", 0);
    const JigItems args[] = {{JIG_HANDLE_PARAMS, (void **)&four, 1},
                             {JIG_HANDLE_OPS, (void **)&matmul, 1}};
    JigScript how = {.module = script,
                     .entry = JIG_STR("main"),
                     .options = {.trailing = args, .num_trailing = 2},
                     .quiet = true};
    assert_int_equal(apply(&s, &how).status, JIG_SCRIPT_OK);
    assert_int_equal(scene_count(&s, "scf.for"), 1);
    how.options.num_trailing = 1;
    JigScriptResult r = apply(&s, &how);
    assert_int_equal(r.status, JIG_SCRIPT_INVALID);
    scene_says(&s, r.reason, "expects 2 extra value bindings");
    const JigItems wrong[] = {args[1], args[0]};
    how.options = (JigScriptOptions){.trailing = wrong, .num_trailing = 2};
    r = apply(&s, &how);
    assert_int_equal(r.status, JIG_SCRIPT_INVALID);
    scene_says(&s, r.reason, "wrong kind of value");
    scene_end(&s);
}

/* Facts, step and notes of what failed; earlier steps stay. */
static void fails_silenceably(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    size_t heard = 0;
    JigOp *script =
        parse(&s, SCRIPT(SEQUENCE("__transform_main", "",
                                  MATCH TILE("[4]") "    transform.structured.tile_using_for %t "
                                                    "tile_sizes [1, 1, 1, 1] : (" OP ") -> (" OP
                                                    ", " OP ", " OP ", " OP ", " OP ")\n")));
    jig_context_push_handler(s.ctx, scene_hear, &heard);
    JigScript how = {.module = script, .quiet = true};
    JigScriptResult r = apply(&s, &how);
    assert_int_equal(r.status, JIG_SCRIPT_SILENCEABLE);
    assert_int_equal(heard, 0);
    assert_true(jig_op_has_name(r.step, "transform.structured.tile_using_for"));
    assert_ptr_equal(jig_blamed_op(&r.reason->script), r.step);
    assert_true(r.reason->what.text && r.reason->what.blame.loc.bits);
    assert_non_null(r.diags);
    assert_null(r.diags->next);
    assert_non_null(r.diags->reason);
    assert_true(jig_str_eq(r.diags->message, jig_reason_text(r.reason, s.a)));
    assert_int_equal(scene_count(&s, "scf.for"), 1);
    how.quiet = false; /* the handler hears it, too */
    r = apply(&s, &how);
    assert_int_equal(r.status, JIG_SCRIPT_SILENCEABLE);
    assert_int_equal(heard, 1);
    jig_context_pop_handler(s.ctx);
    scene_end(&s);
}

/* What is silenced is no failure. */
static void silences(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    JigOp *script = parse(
        &s,
        SCRIPT(SEQUENCE("inner", "", MATCH "    transform.loop.unroll %m {factor = 2} : " OP "\n")
                   SEQUENCE("__transform_main", "",
                            "    transform.include @inner failures(suppress) (%root) : (" OP
                            ") -> ()\n")));
    JigScriptResult r = apply(&s, &(JigScript){.module = script, .quiet = true});
    assert_int_equal(r.status, JIG_SCRIPT_OK);
    assert_null(r.diags);
    scene_end(&s);
}

static void fails_definitely(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    JigOp *script = parse(
        &s,
        SCRIPT(SEQUENCE("__transform_main", "",
                        MATCH "    %e = transform.structured.match ops{[\"scf.for\"]} in %root : "
                              "(" OP ") -> " OP "\n"
                              "    %j = transform.loop.fuse_sibling %e into %m : (" OP ", " OP
                              ") -> " OP "\n")));
    JigScriptResult r = apply(&s, &(JigScript){.module = script, .quiet = true});
    assert_int_equal(r.status, JIG_SCRIPT_DEFINITE);
    assert_true(jig_op_has_name(r.step, "transform.loop.fuse_sibling"));
    assert_int_equal(r.reason->what.num_facts, 2);
    assert_int_equal(r.reason->what.facts[0].of.num, 0);
    assert_int_equal(r.reason->what.facts[1].of.num, 1);
    scene_end(&s);
}

static void counts_steps(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    JigOp *script = parse(&s, SCRIPT(SEQUENCE("__transform_main", "", MATCH TILE("[4]"))));
    JigScriptResult r =
        apply(&s, &(JigScript){.module = script, .options.max_steps = 2, .quiet = true});
    assert_int_equal(r.status, JIG_SCRIPT_DEFINITE);
    scene_says(&s, r.reason, "one step too many");
    scene_end(&s);
}

/* There is no such sequence: those that there are are candidates. */
static void needs_an_entry(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    JigOp *script = parse(&s, SCRIPT(SEQUENCE("one", "", "") SEQUENCE(
                                  "two", "", "") "transform.named_sequence private @three(%r: " OP
                                                 " {transform.readonly})\n"));
    JigScript how = {.module = script, .quiet = true};
    JigScriptResult r = apply(&s, &how);
    assert_int_equal(r.status, JIG_SCRIPT_INVALID);
    assert_int_equal(r.reason->num_candidates, 2);
    assert_true(jig_str_is(r.reason->candidates[1], "two"));
    assert_ptr_equal(jig_blamed_op(&r.reason->what.blame), script);
    how.entry = JIG_STR("three"); /* is only declared */
    assert_int_equal(apply(&s, &how).status, JIG_SCRIPT_INVALID);
    const JigStr nowhere = JIG_STR("/nowhere/at/all.mlir");
    how = (JigScript){.module = script,
                      .entry = JIG_STR("one"),
                      .libraries = &nowhere,
                      .num_libraries = 1,
                      .quiet = true};
    r = apply(&s, &how);
    assert_int_equal(r.status, JIG_SCRIPT_INVALID);
    scene_says(&s, r.reason, "neither a file nor a directory");
    scene_end(&s);
}

static void reads_libraries(void **state) {
    (void)state;
    char path[] = "/tmp/jig-unit-XXXXXX";
    int fd = mkstemp(path);
    static const char text[] = SCRIPT(SEQUENCE("three", "", MATCH TILE("[2]")));
    assert_true(fd >= 0 && write(fd, text, sizeof text - 1) == (ssize_t)sizeof text - 1);
    close(fd);
    Scene s = scene_begin(payload);
    JigOp *script =
        parse(&s, SCRIPT(SEQUENCE("__transform_main", "",
                                  "    transform.include @three failures(propagate) (%root) : (" OP
                                  ") -> ()\n") "  transform.named_sequence private @three(%r: " OP
                                               " {transform.readonly})\n"));
    const JigStr library = jig_str(path);
    JigScriptResult r =
        apply(&s, &(JigScript){.module = script, .libraries = &library, .num_libraries = 1});
    unlink(path);
    assert_int_equal(r.status, JIG_SCRIPT_OK);
    assert_int_equal(scene_count(&s, "scf.for"), 1);
    /* The library stays with the context, and what it gave the script with that. */
    assert_int_equal(apply(&s, &(JigScript){.module = script}).status, JIG_SCRIPT_OK);
    assert_int_equal(scene_count(&s, "scf.for"), 2);
    scene_end(&s);
}

/* Failures of passes are text: the reason has no facts but that. */
static void tells_what_passes_say(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    JigOp *script = parse(
        &s,
        SCRIPT(SEQUENCE("__transform_main", "",
                        MATCH "    %r = transform.apply_registered_pass \"no-such-pass\" to %m : "
                              "(" OP ") -> " OP "\n")));
    JigScriptResult r = apply(&s, &(JigScript){.module = script, .quiet = true});
    assert_true(r.status == JIG_SCRIPT_DEFINITE || r.status == JIG_SCRIPT_SILENCEABLE);
    scene_says(&s, r.reason, "no-such-pass");
    assert_true(jig_op_has_name(r.step, "transform.apply_registered_pass"));
    scene_end(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(succeeds),        cmocka_unit_test(finds_the_script_in_the_payload),
        cmocka_unit_test(binds_arguments), cmocka_unit_test(fails_silenceably),
        cmocka_unit_test(silences),        cmocka_unit_test(fails_definitely),
        cmocka_unit_test(counts_steps),    cmocka_unit_test(needs_an_entry),
        cmocka_unit_test(reads_libraries), cmocka_unit_test(tells_what_passes_say),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
