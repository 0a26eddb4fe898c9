/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a model learns of costs, and how near searches come with it (src/tune). */
#include "scene.h"

#include "support/random.h"
#include "tune/payload_features.h"
#include "tune/model.h"
#include "tune/search.h"

#include <math.h>
#include <string.h>

#define T "!transform.any_op"
#define P "!transform.param<i64>"
#define KNOB(name, options)                                                                        \
    "    %" name " = transform.tune.knob<\"" name "\"> options = " options " -> " P "\n"
#define SIZES "[1, 2, 4, 8, 16, 32, 64, 128, 256]"

/* Axes as a product of matrices has them: sizes of tiles on two levels, an unrolling, an order. */
static const char tiles[] =
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @main(%root: " T " {transform.readonly}) {\n" KNOB("m", SIZES)
        KNOB("n", SIZES) KNOB("k", SIZES) KNOB("rows", "[1, 2, 3, 4, 6, 8, 12, 16]")
            KNOB("columns", "[4, 8, 16, 32, 64]") KNOB("unroll", "[1, 2, 4, 8, 16]")
                KNOB("order", "[0, 1, 2, 3, 4, 5]") "    transform.yield\n"
                                                    "  }\n"
                                                    "}\n";

typedef struct Space {
    Scene s;
    JigOp *entry;
    JigTuneSpace space;
} Space;

static Space opened(void) {
    Space o = {.s = scene_begin(tiles)};
    JigReason why = JIG_REASON(o.s.a);
    o.entry = jig_symbol_lookup_in(o.s.module, JIG_STR("main"));
    assert_non_null(o.entry);
    assert_true(jig_tune_space_make(o.entry, NULL, 0, o.s.a, &o.space, &why));
    return o;
}

static void closed(Space *o) {
    jig_tune_space_free(&o->space);
    scene_end(&o->s);
}

static double value_of(const Space *o, const char *name, const uint64_t *point) {
    for (size_t i = 0; i < o->space.num_axes; ++i)
        if (jig_str_is(o->space.axes[i].name, name))
            return (double)jig_attr_int_value(
                jig_knob_value_at(&o->space.axes[i].values, point[i]));
    fail();
    return 0;
}

/* ---- Costs that are made up ---- */

static double off(double x, double best) {
    double d = log2(x / best);
    return d * d;
}

/* Caches and registers: what is best on one axis depends on others, there are cliffs, and points of
 * no use. The least is 1. */
static double of_caches(const Space *o, const uint64_t *p) {
    double m = value_of(o, "m", p), n = value_of(o, "n", p), k = value_of(o, "k", p),
           rows = value_of(o, "rows", p), columns = value_of(o, "columns", p),
           unroll = value_of(o, "unroll", p), order = value_of(o, "order", p);
    if (rows > m || columns > n)
        return INFINITY;
    double registers = rows * columns / 16, footprint = 4 * (m * k + k * n + m * n);
    double cost = 1 + 0.05 * off(registers, 12) + (registers > 28 ? 1.5 : 0);
    cost *= 1 + 0.04 * off(footprint, 32768) + (footprint > 262144 ? 0.5 : 0);
    cost *= 1 + 0.02 * off(unroll * registers, 32);
    static const double orders[] = {1.3, 1.0, 2.0, 1.1, 2.5, 1.6};
    return cost * orders[(size_t)order] * (1 + 0.02 * off(rows, 6));
}

/* Each axis by itself. */
static double of_axes(const Space *o, const uint64_t *p) {
    return 1 + 0.1 * off(value_of(o, "m", p), 32) + 0.1 * off(value_of(o, "n", p), 64) +
           0.1 * off(value_of(o, "k", p), 128) + 0.2 * off(value_of(o, "rows", p), 4) +
           0.2 * off(value_of(o, "columns", p), 16) + 0.05 * off(value_of(o, "unroll", p), 4);
}

/* A good region that is narrow, far from where most points are fair. */
static double of_valley(const Space *o, const uint64_t *p) {
    double m = value_of(o, "m", p), n = value_of(o, "n", p), rows = value_of(o, "rows", p);
    double far = 2 + 0.05 * off(m, 8) + 0.05 * off(n, 8);
    double near = 1 + 0.3 * off(m, 128) + 0.3 * off(m / n, 2) + 0.3 * off(rows, 8);
    return fmin(far, near) + 0.02 * off(value_of(o, "k", p), 32);
}

typedef double Cost(const Space *o, const uint64_t *p);

/* ---- Searches ---- */

/* The least of so many costs; what is of no use costs next to nothing to find out. */
static double best_of(Cost *cost, JigTuneStrategy strategy, uint64_t seed, int trials) {
    Space o = opened();
    JigTuneSearch *search = jig_tune_search_create(&o.space, strategy, seed);
    uint64_t point[8];
    double least = INFINITY;
    for (int i = 0; i < trials && jig_tune_search_ask(search, point);) {
        double x = cost(&o, point);
        i += isfinite(x) != 0;
        jig_tune_search_tell(search, point, x);
        least = fmin(least, x);
    }
    jig_tune_search_destroy(search);
    closed(&o);
    return least;
}

/* The geometric mean over some seeds; the least cost there is is 1. */
static double typical(Cost *cost, JigTuneStrategy strategy, int trials) {
    enum { SEEDS = 8 };
    double sum = 0;
    for (uint64_t seed = 1; seed <= SEEDS; ++seed)
        sum += log(best_of(cost, strategy, seed, trials));
    return exp(sum / SEEDS);
}

static void the_model_comes_nearer(void **state) {
    (void)state;
    static Cost *const costs[] = {of_caches, of_axes, of_valley};
    for (size_t i = 0; i < JIG_LEN(costs); ++i)
        for (int trials = 80; trials <= 160; trials *= 2) {
            double random = typical(costs[i], JIG_TUNE_RANDOM, trials),
                   evolved = typical(costs[i], JIG_TUNE_EVOLVE, trials),
                   learned = typical(costs[i], JIG_TUNE_MODEL, trials);
            print_message("costs %zu, %d trials: random %.3f, evolve %.3f, model %.3f\n", i, trials,
                          random, evolved, learned);
            assert_true(learned < evolved + 0.01 && learned - 1 < (random - 1) * 0.7);
            assert_true(trials < 160 || learned - 1 < (evolved - 1) * 0.7);
        }
}

static void the_same_seed_is_the_same(void **state) {
    (void)state;
    Space o = opened();
    JigTuneSearch *a = jig_tune_search_create(&o.space, JIG_TUNE_MODEL, 5),
                  *b = jig_tune_search_create(&o.space, JIG_TUNE_MODEL, 5);
    uint64_t x[8], y[8];
    for (int i = 0; i < 120; ++i) {
        assert_true(jig_tune_search_ask(a, x) && jig_tune_search_ask(b, y));
        assert_memory_equal(x, y, o.space.num_axes * sizeof *x);
        jig_tune_search_tell(a, x, of_axes(&o, x));
        jig_tune_search_tell(b, y, of_axes(&o, y));
    }
    jig_tune_search_destroy(a);
    jig_tune_search_destroy(b);
    closed(&o);
}

/* Knows which points are refused, and that one axis makes no difference. */
static bool look_at(void *user, const uint64_t *point, double *features, bool *asked) {
    const Space *o = user;
    features[0] = value_of(o, "rows", point) * value_of(o, "columns", point);
    for (size_t i = 0; i < o->space.num_axes; ++i)
        asked[i] = !jig_str_is(o->space.axes[i].name, "unroll");
    return value_of(o, "rows", point) <= value_of(o, "m", point);
}

/* Once there is a model, it proposes nothing that is refused, and of what is the same one point;
 * neighbours of good points are tried as they come. */
static void guides_are_asked(void **state) {
    (void)state;
    Space o = opened();
    JigTuneGuide guide = {look_at, 1, &o};
    JigTuneSearch *search = jig_tune_search_create(&o.space, JIG_TUNE_MODEL, 1);
    jig_tune_search_guide(search, &guide);
    uint64_t point[8];
    double features[1];
    bool asked[8];
    unsigned refused[2] = {0};
    for (int i = 0; i < 200; ++i) {
        assert_true(jig_tune_search_ask(search, point));
        bool ok = look_at(&o, point, features, asked);
        refused[i >= 100] += !ok;
        jig_tune_search_tell(search, point, ok ? of_axes(&o, point) : INFINITY);
    }
    assert_true(refused[1] < 25);
    jig_tune_search_destroy(search);
    closed(&o);
}

/* Where nothing is better for long, it looks elsewhere. */
static void stuck_searches_begin_again(void **state) {
    (void)state;
    double least = 0;
    for (uint64_t seed = 1; seed <= 4; ++seed)
        least += best_of(of_valley, JIG_TUNE_EVOLVE, seed, 1500) / 4;
    assert_true(least < 1.1);
}

/* ---- The model ---- */

static double function_of(const double *x) {
    return exp(0.3 * x[0] * x[0] + x[1] + (x[2] == 3 ? 2 : 0));
}

static void models_learn(void **state) {
    (void)state;
    static const bool is_kind[] = {false, false, true, false};
    JigTuneModel *m = jig_tune_model_create(4, is_kind);
    uint64_t random = 1;
    double x[4] = {0}, off = 0, far[4] = {30, 30, 3, 5};
    assert_true(jig_tune_model_guess(m, x).mean == 0);
    jig_tune_model_add(m, x, INFINITY);
    assert_true(jig_tune_model_guess(m, x).mean == 0 && jig_tune_model_has(m, x));
    for (int i = 0; i < 400; ++i) {
        x[0] = 4 * jig_random_share(&random) - 2;
        x[1] = 2 * jig_random_share(&random);
        x[2] = (double)jig_random_below(&random, 5);
        x[3] = jig_random_share(&random);
        assert_false(jig_tune_model_has(m, x));
        JigTuneGuess guess = jig_tune_model_guess(m, x);
        off += i < 300 ? 0 : fabs(guess.mean - log(function_of(x))) / 100;
        assert_true(guess.spread >= 0);
        jig_tune_model_add(m, x, function_of(x));
    }
    /* The worst quarter counts as its least one. */
    assert_true(off < 0.4);
    assert_true(jig_tune_model_guess(m, far).spread > 3 * jig_tune_model_guess(m, x).spread);
    jig_tune_model_destroy(m);
}

/* Costs need not be times. */
static void costs_may_be_below_0(void **state) {
    (void)state;
    static const bool is_kind[] = {false};
    JigTuneModel *m = jig_tune_model_create(1, is_kind);
    for (int i = -6; i <= 6; ++i) {
        double x = i / 2.0;
        jig_tune_model_add(m, &x, x * x - 4);
    }
    double at = 0.25;
    assert_true(fabs(jig_tune_model_guess(m, &at).mean + 3.9) < 0.3);
    jig_tune_model_destroy(m);
}

/* ---- Features ---- */

#define NEST(body)                                                                                 \
    "func.func @f(%a: memref<64x128xf32>) {\n"                                                     \
    "  %0 = arith.constant 0 : index\n"                                                            \
    "  %1 = arith.constant 1 : index\n"                                                            \
    "  %8 = arith.constant 8 : index\n"                                                            \
    "  %64 = arith.constant 64 : index\n"                                                          \
    "  %128 = arith.constant 128 : index\n"                                                        \
    "  scf.for %i = %0 to %64 step %1 {\n" body "  }\n"                                            \
    "  return\n"                                                                                   \
    "}\n"

static void features_are(const char *text, const double *wanted) {
    Scene s = scene_begin(text);
    JigLintMachine machine = {.vector_bits = 256, .vector_registers = 16};
    double f[JIG_NUM_FEATURES];
    jig_tune_features(&machine, s.module, f);
    for (size_t i = 0; i < JIG_NUM_FEATURES; ++i) {
        assert_true(isfinite(f[i]) && f[i] >= 0);
        if (wanted[i] && fabs(exp2(f[i]) - 1 - wanted[i]) > 1e-6 * wanted[i])
            fail_msg("feature %zu is %g, not %g", i, exp2(f[i]) - 1, wanted[i]);
    }
    assert_true(f[JIG_FEATURE_CYCLES] == log2(1 + jig_tune_cycles(&machine, s.module)));
    scene_end(&s);
}

static void payloads_have_features(void **state) {
    (void)state;
    static const double vectors[JIG_NUM_FEATURES] = {
        [JIG_FEATURE_LOOPS] = 2,
        [JIG_FEATURE_DEPTH] = 2,
        [JIG_FEATURE_ROUNDS] = 64 * 16,
        [JIG_FEATURE_LANES] = 256,
        [JIG_FEATURE_VECTORS] = 64 * 16,
        [JIG_FEATURE_LOADS] = 64 * 16,
        [JIG_FEATURE_STORES] = 64 * 16,
        [JIG_FEATURE_BYTES] = 64 * 16 * 64,
        [JIG_FEATURE_WORK] = 1.0 / 8,
        [JIG_FEATURE_TRIPS] = 16,
        [JIG_FEATURE_TRIPS + 1] = 64,
        [JIG_FEATURE_FOOTPRINT] = 2 * 512,
        [JIG_FEATURE_FOOTPRINT + 1] = 2 * 64 * 512,
    };
    features_are(NEST("    scf.for %j = %0 to %128 step %8 {\n"
                      "      %v = vector.load %a[%i, %j] : memref<64x128xf32>, vector<8xf32>\n"
                      "      %w = arith.mulf %v, %v : vector<8xf32>\n"
                      "      vector.store %w, %a[%i, %j] : memref<64x128xf32>, vector<8xf32>\n"
                      "    }\n"),
                 vectors);
    static const double numbers[JIG_NUM_FEATURES] = {
        [JIG_FEATURE_LOOPS] = 1,      [JIG_FEATURE_ROUNDS] = 64,
        [JIG_FEATURE_NUMBERS] = 64,   [JIG_FEATURE_NEW] = 64 * 4,
        [JIG_FEATURE_BYTES] = 64 * 8, [JIG_FEATURE_FOOTPRINT] = 2 * 64 * 4,
    };
    features_are(NEST("    %b = memref.alloca() : memref<f32>\n"
                      "    %x = memref.load %a[%i, %0] : memref<64x128xf32>\n"
                      "    %y = math.exp %x : f32\n"
                      "    memref.store %y, %a[%i, %1] : memref<64x128xf32>\n"),
                 numbers);
    static const double none[JIG_NUM_FEATURES] = {0};
    features_are("func.func private @g()\n", none);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_model_comes_nearer), cmocka_unit_test(the_same_seed_is_the_same),
        cmocka_unit_test(guides_are_asked),       cmocka_unit_test(stuck_searches_begin_again),
        cmocka_unit_test(models_learn),           cmocka_unit_test(costs_may_be_below_0),
        cmocka_unit_test(payloads_have_features),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
