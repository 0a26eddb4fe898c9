/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transformations through the public headers alone, and what they leave behind when they fail. */
#include "ir/fingerprint.h"
#include "scene.h"

static const char *const text = "func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: "
                                "tensor<?x?xf32>) -> tensor<?x?xf32> {\n"
                                "  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, "
                                "tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> "
                                "tensor<?x?xf32>\n"
                                "  return %0 : tensor<?x?xf32>\n"
                                "}\n";

static Scene begin(void) {
    return scene_begin(text);
}

static JigOp *matmul(const Scene *s) {
    return scene_find(s, "linalg.matmul", 0);
}

static void tiles_and_replaces(void **state) {
    (void)state;
    Scene s = begin();
    const JigMixed sizes[] = {scene_index(&s, 4), scene_index(&s, 0), scene_index(&s, 8)};
    JigTileOptions options = {JIG_TABLE(sizes, sizes)};
    JigTileResult r;
    assert_true(jig_tile_with_for(s.rw, matmul(&s), &options, s.a, &r, NULL));
    assert_int_equal(r.num_loops, 2);
    assert_int_equal(r.num_tiled, 1);
    jig_tile_replace(s.rw, matmul(&s), &r);
    assert_true(jig_op_is_ancestor(r.loops[0], r.tiled[0]));
    assert_true(jig_op_has_uses(r.loops[0]));
    scene_end(&s);
}

static void nothing_to_tile(void **state) {
    (void)state;
    Scene s = begin();
    JigTileResult r;
    assert_true(jig_tile_with_for(s.rw, matmul(&s), &(JigTileOptions){0}, s.a, &r, NULL));
    assert_ptr_equal(r.tiled[0], matmul(&s));
    jig_tile_replace(s.rw, matmul(&s), &r);
    assert_true(jig_op_has_uses(matmul(&s)));
    scene_end(&s);
}

/* What was built before it is known that the order is none goes with the mark. */
static void failures_go_back(void **state) {
    (void)state;
    Scene s = begin();
    const JigMixed sizes[] = {scene_index(&s, 4), scene_index(&s, 4)};
    const int64_t order[] = {1, 1};
    JigTileOptions options = {
        .sizes = sizes, .num_sizes = 2, .interchange = order, .num_interchange = 2};
    JigReason why = JIG_REASON(s.a);
    JigTileResult r;
    uint64_t before = jig_fingerprint_of_op(s.module, NULL);
    JigMark mark = jig_mark(s.ctx);
    assert_false(jig_tile_with_for(s.rw, matmul(&s), &options, s.a, &r, &why));
    assert_true(jig_reason_text(&why, s.a).len > 0);
    jig_rollback(s.ctx, mark);
    jig_commit(s.ctx, mark);
    assert_true(jig_fingerprint_of_op(s.module, NULL) == before);
    scene_end(&s);
}

static void lowers(void **state) {
    (void)state;
    Scene s = begin();
    assert_true(jig_lower(s.module, NULL, NULL));
    assert_null(jig_symbol_lookup_in(s.module, JIG_STR("g")));
    const JigOp *f = jig_symbol_lookup_in(s.module, JIG_STR("f"));
    assert_true(jig_op_has_name(f, "llvm.func"));
    scene_end(&s);
}

/* The op that no pass takes is blamed, and no handler hears of it. */
static void says_why_it_does_not_lower(void **state) {
    (void)state;
    Scene s = scene_begin("func.func @f(%a: !ml_program.token) { return }\n");
    JigReason why = JIG_REASON(s.a);
    size_t heard = 0;
    jig_context_push_handler(s.ctx, scene_hear, &heard);
    assert_false(jig_lower(s.module, NULL, &why));
    jig_context_pop_handler(s.ctx);
    assert_int_equal(heard, 0);
    scene_says(&s, &why, "func");
    assert_false(jig_lower(s.module, NULL, NULL));
    scene_end(&s);
}

/* ---- What is printed on the way ---- */

typedef struct Said {
    char text[4096];
    size_t len;
} Said;

static void hear(void *user, const char *text, size_t len) {
    Said *said = user;
    assert_true(len < sizeof said->text - said->len);
    memcpy(said->text + said->len, text, len);
    said->len += len;
}

static const char *const printing =
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) "
    "{\n"
    "    transform.print %root {name = \"here\"} : !transform.any_op\n"
    "    transform.apply_registered_pass \"print-op-stats\" to %root : (!transform.any_op) -> "
    "!transform.any_op\n"
    "    transform.yield\n"
    "  }\n"
    "}\n";

static void streams_are_the_contexts(void **state) {
    (void)state;
    Scene s = begin();
    Said output = {0}, messages = {0};
    jig_context_set_stream(s.ctx, JIG_STREAM_OUTPUT, hear, &output);
    jig_context_set_stream(s.ctx, JIG_STREAM_MESSAGES, hear, &messages);
    JigOp *script = jig_parse_module(s.ctx, jig_str(printing), JIG_STR("script"), true);
    assert_non_null(script);
    assert_true(
        jig_interpret(s.module, jig_symbol_lookup_in(script, JIG_STR("__transform_main")), NULL));
    assert_non_null(strstr(output.text, "[[[ IR printer: here ]]]"));
    assert_non_null(strstr(output.text, "linalg.matmul"));
    assert_null(strstr(output.text, "Operations encountered"));
    assert_non_null(strstr(messages.text, "linalg.matmul"));
    /* A diagnostic that nobody handles. */
    messages.len = 0;
    jig_error(s.ctx, jig_loc_unknown(s.ctx), "nobody takes this");
    jig_diag_flush(s.ctx);
    assert_non_null(strstr(messages.text, "error: nobody takes this"));
    jig_context_set_stream(s.ctx, JIG_STREAM_OUTPUT, NULL, NULL);
    jig_context_set_stream(s.ctx, JIG_STREAM_MESSAGES, NULL, NULL);
    jig_op_destroy(script);
    scene_end(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tiles_and_replaces),         cmocka_unit_test(nothing_to_tile),
        cmocka_unit_test(failures_go_back),           cmocka_unit_test(lowers),
        cmocka_unit_test(says_why_it_does_not_lower), cmocka_unit_test(streams_are_the_contexts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
