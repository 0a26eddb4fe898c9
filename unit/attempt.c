/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attempts (explain/attempt.h): what they tell, and that nothing is left of them. */
#include "scene.h"

#include "explain/attempt.h"
#include "ir/context.h"
#include "ir/fingerprint.h"
#include "jig/run.h"

#include <string.h>

#define T "tensor<64x64xf32>"
static const char payload[] =
    "func.func @f(%a: " T ", %b: " T ", %c: " T ", %n: tensor<?x64xf32>) -> (" T
    ", tensor<?x64xf32>) {\n"
    "  %0 = linalg.matmul ins(%a, %b : " T ", " T ") outs(%c : " T ") -> " T "\n"
    "  %1 = linalg.exp ins(%n : tensor<?x64xf32>) outs(%n : tensor<?x64xf32>) -> "
    "tensor<?x64xf32>\n"
    "  return %0, %1 : " T ", tensor<?x64xf32>\n"
    "}\n";

#define OP "!transform.any_op"
#define TILE                                                                                       \
    "%t, %l = transform.structured.tile_using_for %op tile_sizes [8] : (" OP ") -> (" OP ", " OP   \
    ")\n"
#define VECTORIZE "transform.structured.vectorize %op : " OP "\n"
#define MATCH                                                                                      \
    "%m = transform.structured.match ops{[\"linalg.exp\"]} in %root : (" OP ") -> " OP "\n"

static JigAttempted try_on(const Scene *s, const char *op, const char *lines) {
    uint64_t before = jig_fingerprint_of_op(s->module, NULL);
    JigAttempt attempt = {.root = s->module, .op = scene_find(s, op, 0), .lines = jig_str(lines)};
    JigAttempted what = jig_attempt(&attempt, s->a);
    assert_true(jig_fingerprint_of_op(s->module, NULL) == before);
    assert_true((what.status == JIG_SCRIPT_OK) == !what.reason);
    return what;
}

static void tells_what_came_of_it(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    JigAttempted tiled = try_on(&s, "linalg.matmul", TILE);
    assert_int_equal(tiled.status, JIG_SCRIPT_OK);
    assert_true(tiled.changes);
    JigAttempted matched = try_on(&s, "linalg.matmul", MATCH);
    assert_int_equal(matched.status, JIG_SCRIPT_OK);
    assert_false(matched.changes);
    JigAttempted refused = try_on(&s, "linalg.exp", VECTORIZE);
    assert_int_equal(refused.status, JIG_SCRIPT_SILENCEABLE);
    assert_false(refused.changes);
    scene_says(&s, refused.reason, "Attempted to vectorize, but failed");
    /* What went well before it failed is taken back, too. */
    JigAttempted second =
        try_on(&s, "linalg.matmul", TILE "transform.structured.vectorize %l : " OP "\n");
    assert_int_equal(second.status, JIG_SCRIPT_SILENCEABLE);
    scene_end(&s);
}

static void is_told_of_text_that_is_no_script(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    size_t heard = 0;
    jig_context_push_handler(s.ctx, scene_hear, &heard);
    JigAttempted unknown = try_on(&s, "linalg.matmul", "transform.structured.til %op : " OP "\n");
    assert_int_equal(unknown.status, JIG_SCRIPT_INVALID);
    scene_says(&s, unknown.reason, "transform.structured.til");
    JigAttempted spent = try_on(&s, "linalg.matmul", TILE TILE);
    assert_int_equal(spent.status, JIG_SCRIPT_INVALID);
    jig_context_pop_handler(s.ctx);
    assert_int_equal(heard, 0);
    scene_end(&s);
}

static void count_loops(void *user, JigOp *root) {
    Scene s = {.module = root};
    *(size_t *)user = scene_count(&s, "scf.for");
}

static void shows_the_result(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    size_t loops = 0;
    JigAttempt attempt = {.root = s.module,
                          .op = scene_find(&s, "linalg.matmul", 0),
                          .lines = JIG_STR(TILE),
                          .look = count_loops,
                          .user = &loops};
    assert_int_equal(jig_attempt(&attempt, s.a).status, JIG_SCRIPT_OK);
    assert_int_equal(loops, 1);
    assert_int_equal(scene_count(&s, "scf.for"), 0);
    scene_end(&s);
}

static void erased(JigListener *l, JigOp *op) {
    (void)op;
    ++*(size_t *)(l + 1);
}

static void is_not_heard(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    struct {
        JigListener listener;
        size_t n;
    } ears = {.listener = {.erased = erased}};
    jig_listen(s.ctx, &ears.listener);
    try_on(&s, "linalg.matmul", TILE);
    jig_unlisten(s.ctx, &ears.listener);
    assert_int_equal(ears.n, 0);
    scene_end(&s);
}

/* ---- Within a run ---- */

static void try_behind(void *user, JigRun *run, size_t step) {
    Scene *s = user;
    (void)run, (void)step;
    assert_int_equal(try_on(s, "linalg.matmul", TILE).status, JIG_SCRIPT_OK);
}

static void may_stand_in_a_run(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    JigOp *script = jig_parse_module(
        s.ctx,
        JIG_STR("module attributes {transform.with_named_sequence} {\n"
                "transform.named_sequence @__transform_main(%root: " OP ") {\n"
                "%op = transform.structured.match ops{[\"linalg.matmul\"]} in %root : (" OP
                ") -> " OP "\n" TILE "transform.annotate %t \"tiled\" : " OP "\n"
                "transform.yield\n}\n}\n"),
        JIG_STR("script"), true);
    JigRunListener listener = {.began = try_behind, .ended = try_behind, .user = &s};
    JigRun *run = jig_run_script(s.module, &(JigScript){.module = script},
                                 &(JigRunOptions){.listeners = &listener});
    assert_int_equal(jig_run_result(run)->status, JIG_SCRIPT_OK);
    assert_int_equal(scene_count(&s, "scf.for"), 1);
    jig_run_go(run, 0);
    assert_int_equal(scene_count(&s, "scf.for"), 0);
    jig_run_go(run, jig_run_num_moments(run) - 1);
    assert_int_equal(scene_count(&s, "scf.for"), 1);
    try_on(&s, "linalg.matmul", TILE);
    jig_run_destroy(run);
    assert_non_null(jig_op_attr(scene_find(&s, "linalg.matmul", 0), "tiled"));
    scene_end(&s);
}

/* ---- Memory ---- */

static void try_often(const Scene *s, size_t n) {
    static const struct {
        const char *op, *lines;
    } attempts[] = {
        {"linalg.matmul", TILE},
        {"linalg.exp", VECTORIZE},
        {"linalg.matmul", VECTORIZE},
        {"linalg.matmul", "transform.structured.no %op\n"},
        {"func.func", "transform.apply_patterns to %op {\n"
                      "transform.apply_patterns.canonicalization\n} : " OP "\n"},
    };
    for (size_t i = 0; i < n; ++i) {
        JigArena *a = jig_arena_create();
        JigAttempt attempt = {.root = s->module,
                              .op = scene_find(s, attempts[i % 5].op, 0),
                              .lines = jig_str(attempts[i % 5].lines)};
        (void)jig_attempt(&attempt, a);
        jig_arena_destroy(a);
    }
}

static void leaves_no_memory(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    try_often(&s, 100);
    size_t before = jig_context_memory(s.ctx);
    try_often(&s, 2000);
    assert_true(jig_context_memory(s.ctx) <= before + 4096);
    scene_end(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tells_what_came_of_it),
        cmocka_unit_test(is_told_of_text_that_is_no_script),
        cmocka_unit_test(shows_the_result),
        cmocka_unit_test(is_not_heard),
        cmocka_unit_test(may_stand_in_a_run),
        cmocka_unit_test(leaves_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
