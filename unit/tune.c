/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Spaces of scripts, points one after the other on shared ways, and the order of a search
 * (src/tune). */
#include "scene.h"

#include "ir/fingerprint.h"
#include "jig/asm.h"
#include "support/vec.h"
#include "support/words.h"
#include "transform/passes/passes.h"
#include "tune/narrow.h"
#include "tune/paths.h"
#include "tune/search.h"

#include <math.h>
#include <string.h>

#define T "!transform.any_op"
#define P "!transform.param<i64>"

static const char payload[] =
    "func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {\n"
    "  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>)\n"
    "    outs(%a : tensor<64x64xf32>) -> tensor<64x64xf32>\n"
    "  return %0 : tensor<64x64xf32>\n"
    "}\n";

#define SCRIPT(args, body)                                                                         \
    "module attributes {transform.with_named_sequence} {\n"                                        \
    "  transform.named_sequence @tile(%op: " T " {transform.consumed}) -> " T " {\n"               \
    "    %k = transform.tune.knob<\"k\"> options = [2, 4] -> " P "\n"                              \
    "    %t, %l = transform.structured.tile_using_for %op tile_sizes [0, 0, %k]\n"                 \
    "      : (" T ", " P ") -> (" T ", " T ")\n"                                                   \
    "    transform.yield %t : " T "\n"                                                             \
    "  }\n"                                                                                        \
    "  transform.named_sequence @main(%root: " T " {transform.readonly}" args ") {\n"              \
    "    %m = transform.structured.match ops{[\"linalg.matmul\"]} in %root : (" T ") -> " T        \
    "\n" body "    transform.yield\n"                                                              \
    "  }\n"                                                                                        \
    "}\n"

/* Tiles of rows (not all of which are allowed), of what is summed up, and a choice that is asked
 * for in one region only. */
static const char nested[] = SCRIPT(
    ", %j: " P " {transform.readonly}",
    "    %i = transform.tune.knob<\"i\"> = 8 from options = [8, 0, 16] -> " P "\n"
    "    %zero = transform.param.constant 0 : i64 -> " P "\n"
    "    transform.match.param.cmpi ne %i, %zero : " P "\n"
    "    %t, %l:2 = transform.structured.tile_using_for %m tile_sizes [%i, %j]\n"
    "      : (" T ", " P ", " P ") -> (" T ", " T ", " T ")\n"
    "    %u = transform.include @tile failures(propagate) (%t) : (" T ") -> " T "\n"
    "    transform.tune.alternatives<\"way\"> {\n"
    "      %w = transform.tune.knob<\"unroll\"> options = {lb = 2, ub = 8, divisible_by = 2} -> " P
    "\n"
    "      transform.annotate %u \"unrolled\" = %w : " T ", " P "\n"
    "      transform.yield\n"
    "    }, {\n"
    "      transform.yield\n"
    "    }\n");

typedef struct Opened {
    Scene s;
    JigOp *script, *entry;
    JigTuneSpace space;
} Opened;

static Opened opened(const char *text, const JigTuneOffer *offers, size_t n) {
    Opened o = {.s = scene_begin(payload)};
    JigReason why = JIG_REASON(o.s.a);
    o.script = jig_parse_module(o.s.ctx, jig_str(text), JIG_STR("s.mlir"), true);
    assert_non_null(o.script);
    o.entry = jig_script_find_entry(o.script, JIG_STR("main"));
    assert_true(jig_tune_space_make(o.entry, offers, n, o.s.a, &o.space, &why));
    return o;
}

static void closed(Opened *o) {
    jig_tune_space_free(&o->space);
    jig_op_destroy(o->script);
    scene_end(&o->s);
}

static size_t axis_of(const Opened *o, const char *name) {
    for (size_t i = 0; i < o->space.num_axes; ++i)
        if (jig_str_is(o->space.axes[i].name, name))
            return i;
    fail_msg("no axis is called %s", name);
    return 0;
}

static const JigTuneOffer sizes[] = {{{"j", 1}, {"4, 8", 4}}};

/* ---- Spaces ---- */

static void axes_are_sorted(void **state) {
    (void)state;
    Opened o = opened(nested, sizes, 1);
    static const char *const names[] = {"j", "i", "k", "way", "unroll"};
    static const uint64_t counts[] = {2, 3, 2, 2, 4};
    assert_int_equal(o.space.num_axes, 5);
    for (size_t i = 0; i < 5; ++i) {
        const JigTuneAxis *x = &o.space.axes[axis_of(&o, names[i])];
        assert_int_equal(x->values.count, counts[i]);
        assert_true(!i || o.space.axes[i - 1].step <= o.space.axes[i].step);
    }
    assert_true(o.space.num_points == 96);
    assert_int_equal(o.space.axes[axis_of(&o, "i")].start, 0);
    assert_true(o.space.axes[axis_of(&o, "k")].start == JIG_NO_VALUE);
    closed(&o);
}

#define ONE_KNOB(options)                                                                          \
    SCRIPT("", "    %x = transform.tune.knob<\"x\"> options = " options " -> " P "\n")

/* The values, as "1 2 4", or why there are none. */
static void values_are(const char *text, const char *wanted) {
    Scene s = scene_begin(payload);
    JigReason why = JIG_REASON(s.a);
    JigTuneSpace space = {0};
    JigOp *script = jig_parse_module(s.ctx, jig_str(text), JIG_STR("s.mlir"), true);
    assert_non_null(script);
    JigOp *entry = jig_script_find_entry(script, JIG_STR("main"));
    JigStr all = {0};
    if (jig_tune_space_make(entry, NULL, 0, s.a, &space, &why)) {
        const JigKnobValues *v = &space.axes[0].values;
        for (uint64_t i = 0; i < v->count; ++i) {
            const JigAttr *x = jig_knob_value_at(v, i);
            assert_true(jig_knob_value_find(v, x) == i);
            JigStr one = jig_knob_value_text_at(v, i, s.a);
            assert_ptr_equal(jig_knob_value_said(v, one, s.a), x);
            all = jig_arena_printf(s.a, "%.*s%s%.*s", JIG_FMT(all), i ? " " : "", JIG_FMT(one));
        }
        jig_tune_space_free(&space);
    } else {
        all = jig_reason_text(&why, s.a);
    }
    assert_string_equal(jig_arena_str(s.a, all).ptr, wanted);
    jig_op_destroy(script);
    scene_end(&s);
}

static void ranges_have_values(void **state) {
    (void)state;
    values_are(ONE_KNOB("[4, 8, 4]"), "4 8");
    values_are(ONE_KNOB("{lb = 1, ub = 10, step = 3}"), "1 4 7 10");
    values_are(ONE_KNOB("{lb = -3, ub = 3, divisible_by = 2}"), "-2 0 2");
    values_are(ONE_KNOB("{lower_bound = 5, upper_bound = 5}"), "5");
    values_are(ONE_KNOB("{divides = 36}"), "1 2 3 4 6 9 12 18 36");
    values_are(ONE_KNOB("{divides = 36, lb = 3, ub = 12, divisible_by = 3}"), "3 6 9 12");
    values_are(ONE_KNOB("{options = [1, 2, 3, 5, 6], divides = 6}"), "1 2 3 6");
    values_are(ONE_KNOB("{lb = 9223372036854775806, ub = 9223372036854775807}"),
               "9223372036854775806 9223372036854775807");
    values_are(ONE_KNOB("{options = [1, 2, 64], ub = 8}"), "1 2");
    values_are(ONE_KNOB("{lb = -1, ub = 5, divisible_by = 9223372036854775807}"), "0");
    values_are(ONE_KNOB("[0.5, 1.5 : f32, \"a b\"]"), "5.000000e-01 1.500000e+00 a b");
    values_are(ONE_KNOB("[1 : i8, 1, 2]"), "1 : i8 1 : i64 2 : i64");
    values_are(ONE_KNOB("[2.0 : f32, 2.0]"), "2.000000e+00 : f32 2.000000e+00 : f64");
    values_are(ONE_KNOB("{lb = 1 : i8, ub = 300}"), "'x' goes beyond the numbers of type 'i8'");
    values_are(ONE_KNOB("{lb = 1, ub = 300 : i128}"), "what 'x' says of its range are no integers");
    values_are(ONE_KNOB("{lb = 2, ub = 1}"), "there is no value for 'x'");
    values_are(ONE_KNOB("[]"), "there is no value for 'x'");
    values_are(ONE_KNOB("{lb = 1}"), "'x' does not say from where to where its values are");
    values_are(ONE_KNOB("{lb = 1, ub = 2, step = 0}"), "the values of 'x' cannot be 0 apart");
    values_are(ONE_KNOB("{lb = 1, ub = 2, stride = 2}"),
               "'x' says 'stride' of its options, which is not known");
    values_are(ONE_KNOB("{divides = -4}"), "'x' cannot be the divisors of -4");
    values_are(ONE_KNOB("3"), "the options of 'x' are neither a list nor a range: 3 : i64");
}

static void large_ranges_are_counted(void **state) {
    (void)state;
    Opened o = opened(ONE_KNOB("{lb = -9223372036854775808, ub = 9223372036854775807}"), NULL, 0);
    const JigKnobValues *v = &o.space.axes[0].values;
    assert_true(v->count == UINT64_MAX);
    assert_true(jig_attr_int_value(jig_knob_value_at(v, v->count - 1)) == INT64_MAX - 1);
    closed(&o);
}

/* What is printed of a point is read as it was. */
static void choices_are_quoted(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    static const char *const choices[] = {"tile=16",    "x=-1.5e+3", "f=a b",  "my name=x",
                                          "q=it's 'b'", "e=",        "b=a\\b", "n=[1, 2]"};
    JigStr text = {0};
    for (size_t i = 0; i < JIG_LEN(choices); ++i)
        text = jig_arena_printf(s.a, "%.*s%s%.*s", JIG_FMT(text), i ? " " : "",
                                JIG_FMT(jig_tune_quoted(jig_str(choices[i]), s.a)));
    assert_string_equal(jig_arena_str(s.a, text).ptr,
                        "tile=16 x=-1.5e+3 'f=a b' 'my name=x' 'q=it'\\''s '\\''b'\\''' 'e=' "
                        "'b=a\\b' 'n=[1, 2]'");
    JigWords words = jig_words_split(text, s.a);
    assert_int_equal(words.n, JIG_LEN(choices));
    for (size_t i = 0; i < words.n; ++i)
        assert_true(jig_str_is(words.items[i], choices[i]));
    scene_end(&s);
}

/* ---- What a payload comes by ---- */

/* Of a choice that is behind another one, which makes a difference by that only, of one that is for
 * other payloads, and of one that is read and changes nothing. */
static const char many[] = SCRIPT(
    "",
    "    %way = transform.tune.knob<\"way\"> = 0 from options = [0, 1] -> " P "\n"
    "    %size = transform.tune.alternatives<\"x\"> selected_region = %way : " P " -> " P " {\n"
    "      %n = transform.param.constant 8 : i64 -> " P "\n"
    "      transform.yield %n : " P "\n"
    "    }, {\n"
    "      %n = transform.tune.knob<\"behind\"> = 8 from options = [8, 16] -> " P "\n"
    "      transform.yield %n : " P "\n"
    "    }\n"
    "    %t, %l = transform.structured.tile_using_for %m tile_sizes [%size]\n"
    "      : (" T ", " P ") -> (" T ", " T ")\n"
    "    %other = transform.structured.match ops{[\"linalg.exp\"]} in %root : (" T ") -> " T "\n"
    "    transform.foreach %other : " T " {\n"
    "    ^bb0(%one: " T "):\n"
    "      %n = transform.tune.knob<\"other\"> = 1 from options = [1, 2] -> " P "\n"
    "      transform.annotate %one \"n\" = %n : " T ", " P "\n"
    "    }\n"
    "    %idle = transform.tune.knob<\"idle\"> = 1 from options = [1, 2] -> " P "\n"
    "    transform.match.param.cmpi le %idle, %size : " P "\n"
    "    %open = transform.tune.knob<\"open\"> options = [1, 2] -> " P "\n");

static void narrow_spaces_have_what_matters(void **state) {
    (void)state;
    static const JigScriptOptions plain = {0};
    Opened o = opened(many, NULL, 0);
    size_t num_ops;
    uint64_t before = jig_fingerprint_of_op(o.s.module, &num_ops);
    assert_int_equal(o.space.num_axes, 5);
    assert_true(jig_tune_space_narrow(&o.space, o.s.module, &plain));
    assert_true(jig_fingerprint_of_op(o.s.module, &num_ops) == before);
    assert_int_equal(o.space.num_axes, 3);
    assert_true(o.space.num_points == 8);
    size_t behind = axis_of(&o, "behind");
    (void)axis_of(&o, "way");
    (void)axis_of(&o, "open");
    /* The script finds each at its new place, and those that are gone nowhere. */
    assert_ptr_equal(jig_tune_axis_of(&o.space, o.space.axes[behind].knob.op),
                     &o.space.axes[behind]);
    closed(&o);
}

/* ---- Ways ---- */

static JigStr text_of(JigOp *op, JigArena *a) {
    JigCharVec text = {0};
    JigPrintFlags flags = jig_print_flags();
    assert_true(jig_op_print(op, &flags, jig_chars_write, &text));
    JigStr out = jig_arena_str(a, jig_chars_str(&text));
    jig_vec_free(&text);
    return out;
}

/* What the script makes of a fresh payload, as text; NULL: it fails. */
static JigStr made_afresh(const uint64_t *point, JigArena *a) {
    Opened o = opened(nested, sizes, 1);
    JigTunePaths *p = jig_tune_paths_create(o.s.module, &o.space, &(JigScriptOptions){0});
    assert_non_null(p);
    JigStatus status = jig_tune_paths_go(p, point).status;
    jig_tune_paths_destroy(p);
    JigStr text = status == JIG_OK ? text_of(o.s.module, a) : (JigStr){0};
    closed(&o);
    return text;
}

/* In the order of numbers, which shares most, and in a random one. */
static void points_are_as_if_alone(void **state) {
    (void)state;
    for (int shuffled = 0; shuffled < 2; ++shuffled) {
        Opened o = opened(nested, sizes, 1);
        uint64_t before = jig_fingerprint_of_op(o.s.module, NULL), point[5];
        JigTunePaths *p = jig_tune_paths_create(o.s.module, &o.space, &(JigScriptOptions){0});
        JigTuneSearch *search =
            jig_tune_search_create(&o.space, shuffled ? JIG_TUNE_RANDOM : JIG_TUNE_EXHAUSTIVE, 7);
        size_t n = 0;
        for (; jig_tune_search_ask(search, point); ++n) {
            JigStr wanted = made_afresh(point, o.s.a);
            JigTuneArrival arrival = jig_tune_paths_go(p, point);
            assert_int_equal(arrival.status, wanted.len ? JIG_OK : JIG_SILENCEABLE);
            if (wanted.len)
                assert_string_equal(text_of(o.s.module, o.s.a).ptr, wanted.ptr);
            else
                assert_true(jig_reason_given(arrival.why));
        }
        assert_int_equal(n, 64); /* a third of them is forbidden */
        JigTuneCounts counts = jig_tune_paths_counts(p);
        assert_true(counts.done < counts.steps);
        jig_tune_paths_go_to_start(p);
        assert_true(jig_fingerprint_of_op(o.s.module, NULL) == before);
        jig_tune_search_destroy(search);
        jig_tune_paths_destroy(p);
        closed(&o);
    }
}

static void what_is_not_asked_is_the_same(void **state) {
    (void)state;
    Opened o = opened(nested, sizes, 1);
    uint64_t point[5] = {0};
    size_t unroll = axis_of(&o, "unroll"), way = axis_of(&o, "way"), i = axis_of(&o, "i");
    JigTunePaths *p = jig_tune_paths_create(o.s.module, &o.space, &(JigScriptOptions){0});
    point[way] = 1;
    assert_false(jig_tune_paths_go(p, point).is_same);
    assert_false(jig_tune_paths_asked(p, unroll));
    point[unroll] = 3;
    assert_true(jig_tune_paths_go(p, point).is_same);
    point[way] = 0;
    assert_false(jig_tune_paths_go(p, point).is_same);
    assert_true(jig_tune_paths_asked(p, unroll));
    /* What fails, fails for all that differ behind it only. */
    point[i] = 1;
    assert_int_equal(jig_tune_paths_go(p, point).status, JIG_SILENCEABLE);
    point[unroll] = 1;
    JigTuneArrival arrival = jig_tune_paths_go(p, point);
    assert_true(arrival.is_same && arrival.status == JIG_SILENCEABLE);
    scene_says(&o.s, arrival.why, "not equal to 0");
    point[i] = 2;
    assert_int_equal(jig_tune_paths_go(p, point).status, JIG_OK);
    jig_tune_paths_destroy(p);
    closed(&o);
}

/* A knob that stands in front of a failing step is read behind it, or not at all. */
static void failures_hide_late_knobs(void **state) {
    (void)state;
    static const char text[] =
        SCRIPT("", "    %i = transform.tune.knob<\"i\"> options = [0, 8] -> " P "\n"
                   "    %late = transform.tune.knob<\"late\"> options = [1, 2, 4] -> " P "\n"
                   "    %zero = transform.param.constant 0 : i64 -> " P "\n"
                   "    transform.match.param.cmpi ne %i, %zero : " P "\n"
                   "    transform.annotate %m \"late\" = %late : " T ", " P "\n");
    Opened o = opened(text, NULL, 0);
    JigTunePaths *p = jig_tune_paths_create(o.s.module, &o.space, &(JigScriptOptions){0});
    size_t late = axis_of(&o, "late"), i = axis_of(&o, "i");
    uint64_t point[2] = {0};
    assert_int_equal(jig_tune_paths_go(p, point).status, JIG_SILENCEABLE);
    point[late] = 2;
    assert_true(jig_tune_paths_go(p, point).is_same);
    point[i] = 1;
    assert_int_equal(jig_tune_paths_go(p, point).status, JIG_OK);
    JigOp *product = scene_find(&o.s, "linalg.matmul", 0);
    assert_int_equal(jig_attr_int_value(jig_op_attr(product, "late")), 4);
    uint64_t done = jig_tune_paths_counts(p).done;
    point[late] = 1;
    assert_int_equal(jig_tune_paths_go(p, point).status, JIG_OK);
    assert_int_equal(jig_attr_int_value(jig_op_attr(product, "late")), 2);
    assert_int_equal(jig_tune_paths_counts(p).done, done + 1);
    jig_tune_paths_destroy(p);
    closed(&o);
}

/* However many points, no more is kept than for the first ones. */
static void nothing_grows(void **state) {
    (void)state;
    Opened o = opened(nested, sizes, 1);
    JigTunePaths *p = jig_tune_paths_create(o.s.module, &o.space, &(JigScriptOptions){0});
    uint64_t point[5];
    size_t most = 0;
    for (int round = 0; round < 20; ++round) {
        JigTuneSearch *search = jig_tune_search_create(&o.space, JIG_TUNE_EXHAUSTIVE, 1);
        while (jig_tune_search_ask(search, point))
            (void)jig_tune_paths_go(p, point);
        jig_tune_search_destroy(search);
        if (round == 1)
            most = jig_context_memory(o.s.ctx);
    }
    assert_true(jig_context_memory(o.s.ctx) <= most);
    jig_tune_paths_destroy(p);
    closed(&o);
}

/* ---- Searches ---- */

#define BOX                                                                                        \
    SCRIPT("", "    %x = transform.tune.knob<\"x\"> options = {lb = 0, ub = 99} -> " P "\n"        \
               "    %y = transform.tune.knob<\"y\"> options = {lb = 0, ub = 99} -> " P "\n"        \
               "    %z = transform.tune.knob<\"z\"> options = {lb = 0, ub = 99999999} -> " P "\n")

/* Chi squared of 100 classes is below 149 but once in a thousand times; the seed is fixed. */
static void random_points_are_uniform(void **state) {
    (void)state;
    Opened o = opened(BOX, NULL, 0);
    JigTuneSearch *search = jig_tune_search_create(&o.space, JIG_TUNE_RANDOM, 3);
    enum { POINTS = 20000 };
    unsigned counts[3][100] = {{0}};
    uint64_t point[3];
    for (int i = 0; i < POINTS; ++i) {
        assert_true(jig_tune_search_ask(search, point));
        for (size_t axis = 0; axis < 3; ++axis)
            counts[axis][point[axis] * 100 / o.space.axes[axis].values.count]++;
    }
    for (size_t axis = 0; axis < 3; ++axis) {
        double sum = 0, each = POINTS / 100.0;
        for (size_t i = 0; i < 100; ++i)
            sum += (counts[axis][i] - each) * (counts[axis][i] - each) / each;
        assert_true(sum < 149);
    }
    jig_tune_search_destroy(search);
    closed(&o);
}

static double bowl(const uint64_t *p) {
    double x = (double)p[0] - 70, y = (double)p[1] - 20;
    return 1 + x * x + 3 * y * y;
}

/* How good 400 points are. */
static double least_of(JigTuneStrategy strategy, uint64_t seed) {
    Opened o = opened(BOX, NULL, 0);
    JigTuneSearch *search = jig_tune_search_create(&o.space, strategy, seed);
    uint64_t point[3];
    double least = INFINITY;
    for (int i = 0; i < 400 && jig_tune_search_ask(search, point); ++i) {
        double cost = point[0] % 7 == 3 ? INFINITY : bowl(point);
        jig_tune_search_tell(search, point, cost);
        least = cost < least ? cost : least;
    }
    jig_tune_search_destroy(search);
    closed(&o);
    return least;
}

static void evolving_comes_near(void **state) {
    (void)state;
    double evolved = 0, random = 0;
    for (uint64_t seed = 1; seed <= 5; ++seed) {
        evolved += least_of(JIG_TUNE_EVOLVE, seed);
        random += least_of(JIG_TUNE_RANDOM, seed);
    }
    assert_true(evolved < 5 * 4 && evolved < random / 3);
}

static void the_same_seed_is_the_same(void **state) {
    (void)state;
    Opened o = opened(BOX, NULL, 0);
    JigTuneSearch *a = jig_tune_search_create(&o.space, JIG_TUNE_EVOLVE, 5),
                  *b = jig_tune_search_create(&o.space, JIG_TUNE_EVOLVE, 5);
    uint64_t x[3], y[3];
    for (int i = 0; i < 200; ++i) {
        assert_true(jig_tune_search_ask(a, x) && jig_tune_search_ask(b, y));
        assert_memory_equal(x, y, sizeof x);
        jig_tune_search_tell(a, x, bowl(x));
        jig_tune_search_tell(b, y, bowl(y));
    }
    jig_tune_search_destroy(a);
    jig_tune_search_destroy(b);
    closed(&o);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(axes_are_sorted),
        cmocka_unit_test(ranges_have_values),
        cmocka_unit_test(large_ranges_are_counted),
        cmocka_unit_test(choices_are_quoted),
        cmocka_unit_test(narrow_spaces_have_what_matters),
        cmocka_unit_test(points_are_as_if_alone),
        cmocka_unit_test(what_is_not_asked_is_the_same),
        cmocka_unit_test(failures_hide_late_knobs),
        cmocka_unit_test(nothing_grows),
        cmocka_unit_test(random_points_are_uniform),
        cmocka_unit_test(evolving_comes_near),
        cmocka_unit_test(the_same_seed_is_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
