/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Choices of a script, tried by a program (jig/tune.h). */
#include "scene.h"

#include "ir/fingerprint.h"

#include <math.h>
#include <string.h>

#define T "!transform.any_op"
#define P "!transform.param<i64>"

static const char text[] =
    "module attributes {transform.with_named_sequence} {\n"
    "  func.func @f(%a: tensor<64xf32>) -> tensor<64xf32> {\n"
    "    %0 = linalg.exp ins(%a : tensor<64xf32>) outs(%a : tensor<64xf32>) -> tensor<64xf32>\n"
    "    return %0 : tensor<64xf32>\n"
    "  }\n"
    "  transform.named_sequence @main(%root: " T " {transform.readonly}, %n: " P
    " {transform.readonly}) {\n"
    "    %m = transform.structured.match ops{[\"linalg.exp\"]} in %root : (" T ") -> " T "\n"
    "    %zero = transform.param.constant 0 : i64 -> " P "\n"
    "    %i = transform.tune.knob<\"size\"> = 8 from options = [0, 4, 8] -> " P "\n"
    "    transform.match.param.cmpi ne %i, %zero : " P "\n"
    "    %t, %l = transform.structured.tile_using_for %m tile_sizes [%i] : (" T ", " P ") -> (" T
    ", " T ")\n"
    "    transform.annotate %t \"n\" = %n : " T ", " P "\n"
    "    transform.tune.alternatives<\"way\"> {\n"
    "      transform.yield\n"
    "    }, {\n"
    "      transform.annotate %t \"other\" : " T "\n"
    "      transform.yield\n"
    "    }\n"
    "    transform.yield\n"
    "  }\n"
    "}\n";

static const JigStr offers[] = {{"n=1,2", 5}};

static JigTuner *opened(Scene *s, JigTuneStrategy strategy, JigReason *why) {
    return jig_tuner_create(s->module,
                            &(JigTunerOptions){.script = {.entry = JIG_STR("main")},
                                               .offers = offers,
                                               .num_offers = 1,
                                               .strategy = strategy,
                                               .seed = 1,
                                               .cpu = "skylake"},
                            why);
}

static size_t axis_of(const JigTuner *t, const char *name) {
    for (size_t i = 0; i < jig_tuner_num_axes(t); ++i)
        if (jig_str_is(jig_tuner_name(t, i), name))
            return i;
    fail_msg("no axis is called %s", name);
    return 0;
}

static void spaces_are_told(void **state) {
    (void)state;
    Scene s = scene_begin(text);
    JigReason why = JIG_REASON(s.a);
    JigTuner *t = opened(&s, JIG_TUNE_EXHAUSTIVE, &why);
    assert_non_null(t);
    assert_int_equal(jig_tuner_num_axes(t), 3);
    assert_true(jig_tuner_num_points(t) == 12);
    size_t size = axis_of(t, "size"), way = axis_of(t, "way"), n = axis_of(t, "n");
    assert_int_equal(jig_tuner_num_values(t, size), 3);
    assert_int_equal(jig_attr_int_value(jig_tuner_value(t, size, 1)), 4);
    assert_int_equal(jig_tuner_selected(t, size), 2);
    assert_true(jig_tuner_selected(t, way) == JIG_TUNE_NO_VALUE);
    assert_int_equal(jig_attr_int_value(jig_tuner_value(t, n, 1)), 2);
    jig_tuner_destroy(t);
    scene_end(&s);
}

static void points_are_gone_to(void **state) {
    (void)state;
    Scene s = scene_begin(text);
    JigReason why = JIG_REASON(s.a);
    uint64_t before = jig_fingerprint_of_op(s.module, NULL), point[3] = {0}, all, done;
    const JigReason *refused;
    JigTuner *t = opened(&s, JIG_TUNE_EXHAUSTIVE, &why);
    size_t size = axis_of(t, "size"), way = axis_of(t, "way"), n = axis_of(t, "n");
    assert_int_equal(jig_tuner_go(t, point, &refused), JIG_SILENCEABLE);
    scene_says(&s, refused, "not equal to 0");
    assert_false(jig_tuner_asked(t, way));
    point[size] = 1;
    point[n] = 1;
    assert_int_equal(jig_tuner_go(t, point, &refused), JIG_OK);
    assert_null(refused);
    assert_true(jig_tuner_asked(t, way));
    JigOp *tile = scene_find(&s, "linalg.exp", 0);
    assert_int_equal(jig_attr_int_value(jig_op_attr(tile, "n")), 2);
    assert_null(jig_op_attr(tile, "other"));
    point[way] = 1;
    assert_int_equal(jig_tuner_go(t, point, NULL), JIG_OK);
    assert_non_null(jig_op_attr(scene_find(&s, "linalg.exp", 0), "other"));
    JigStr words = jig_arena_str(s.a, jig_tuner_text(t, point, s.a));
    assert_non_null(strstr(words.ptr, "size=4"));
    jig_tuner_steps(t, &all, &done);
    assert_true(done < all);
    jig_tuner_go_to_start(t);
    assert_true(jig_fingerprint_of_op(s.module, NULL) == before);
    assert_int_equal(jig_tuner_go(t, point, NULL), JIG_OK);
    jig_tuner_destroy(t);
    assert_true(jig_fingerprint_of_op(s.module, NULL) == before);
    scene_end(&s);
}

/* All twelve points, the best of which is told; by each strategy. */
static void searches_find(void **state) {
    (void)state;
    for (int strategy = JIG_TUNE_EXHAUSTIVE; strategy <= JIG_TUNE_MODEL; ++strategy) {
        Scene s = scene_begin(text);
        JigReason why = JIG_REASON(s.a);
        JigTuner *t = opened(&s, (JigTuneStrategy)strategy, &why);
        uint64_t point[3];
        double cost;
        size_t size = axis_of(t, "size"), way = axis_of(t, "way"), useful = 0;
        assert_null(jig_tuner_best(t, &cost));
        while (jig_tuner_ask(t, point)) {
            bool ok = jig_tuner_go(t, point, NULL) == JIG_OK;
            useful += ok;
            jig_tuner_tell(t, point, ok ? 10 - (double)point[size] - (double)point[way] : INFINITY);
        }
        assert_int_equal(useful, 8);
        const uint64_t *best = jig_tuner_best(t, &cost);
        assert_true(best && best[size] == 2 && best[way] == 1 && cost == 7);
        jig_tuner_destroy(t);
        scene_end(&s);
    }
}

static void mistakes_are_told(void **state) {
    (void)state;
    static const struct {
        JigStr offer;
        const char *says;
    } rows[] = {{JIG_STR("size"), "NAME=VALUE"},
                {JIG_STR("size=5"), "cannot be 5"},
                {JIG_STR("other=5"), "nothing in the script is called"}};
    for (size_t i = 0; i < JIG_LEN(rows); ++i) {
        Scene s = scene_begin(text);
        JigReason why = JIG_REASON(s.a);
        const JigStr two[] = {offers[0], rows[i].offer};
        assert_null(jig_tuner_create(s.module,
                                     &(JigTunerOptions){.script = {.entry = JIG_STR("main")},
                                                        .offers = two,
                                                        .num_offers = 2},
                                     &why));
        scene_says(&s, &why, rows[i].says);
        scene_end(&s);
    }
    Scene s = scene_begin(text);
    JigReason why = JIG_REASON(s.a);
    size_t heard = 0;
    jig_context_push_handler(s.ctx, scene_hear, &heard);
    assert_null(jig_tuner_create(s.module, &(JigTunerOptions){0}, &why));
    jig_context_pop_handler(s.ctx);
    assert_int_equal(heard, 1);
    assert_false(jig_reason_given(&why));
    scene_end(&s);
}

/* A size of 0 is forbidden: 8 of 12 points are left. */
static void demands_are_known(void **state) {
    (void)state;
    Scene s = scene_begin(text);
    JigReason why = JIG_REASON(s.a);
    JigTuner *t = opened(&s, JIG_TUNE_RANDOM, &why);
    size_t size = axis_of(t, "size");
    uint64_t point[3] = {0}, random = 1;
    bool is_exact, seen[3] = {0};
    assert_true(jig_tuner_num_allowed(t, &is_exact) == 8 && is_exact);
    assert_false(jig_tuner_allows(t, point));
    assert_true(jig_tuner_repair(t, &random, point));
    for (size_t i = 0; i < 3; ++i)
        assert_int_equal(point[i], i == size);
    for (int i = 0; i < 50; ++i) {
        assert_true(jig_tuner_draw(t, &random, point) && jig_tuner_allows(t, point));
        seen[point[size]] = true;
    }
    assert_true(!seen[0] && seen[1] && seen[2]);
    jig_tuner_destroy(t);
    scene_end(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spaces_are_told),   cmocka_unit_test(points_are_gone_to),
        cmocka_unit_test(searches_find),     cmocka_unit_test(demands_are_known),
        cmocka_unit_test(mistakes_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
