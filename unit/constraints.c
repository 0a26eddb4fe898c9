/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What scripts demand of their choices (src/tune/constraints.h), held against carrying them out. */
#include "scene.h"

#include "jig/asm.h"
#include "support/heap.h"
#include "support/random.h"
#include "transform/passes/passes.h"
#include "tune/constraints.h"
#include "tune/paths.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define T "!transform.any_op"
#define P "!transform.param<i64>"

#define SCRIPT(others, body)                                                                       \
    "module attributes {transform.with_named_sequence} {\n" others                                 \
    "  transform.named_sequence @main(%root: " T " {transform.readonly}) {\n" body                 \
    "    transform.yield\n"                                                                        \
    "  }\n"                                                                                        \
    "}\n"

#define KNOB(name, options)                                                                        \
    "%" name " = transform.tune.knob<\"" name "\"> options = " options " -> " P "\n"
#define RANGE(name, low, high) KNOB(name, "{lb = " low ", ub = " high "}")
#define CONST(name, value)     "%" name " = transform.param.constant " value " : i64 -> " P "\n"
#define CMP(how, x, y)         "transform.match.param.cmpi " how " %" x ", %" y " : " P "\n"

/* ---- Scripts that demand something of choices, and nothing else ---- */

#define COMPARED                                                                                   \
    SCRIPT("", RANGE("a", "0", "5") KNOB("b", "[7, 1, 3, 2, 5]") RANGE("c", "1", "3") CONST(       \
                   "two", "2") CMP("lt", "a", "b") CMP("ne", "a", "two") CMP("ge", "b", "c"))

/* Division, whose rest is never negative, and all else that is computed of integers. */
#define COMPUTED                                                                                   \
    SCRIPT("", RANGE("a", "-3", "3") KNOB("b", "[3, -2, 1]")                                       \
                   RANGE("c", "-2", "2") "%r:2 = transform.smt.constrain_params(%a, %b, %c) : (" P \
                                         ", " P ", " P ") -> (" P ", " P ") {\n"                   \
                                         "^bb0(%x: !smt.int, %y: !smt.int, %z: !smt.int):\n"       \
                                         "  %q = smt.int.div %x, %y\n"                             \
                                         "  %m = smt.int.mod %x, %y\n"                             \
                                         "  %p = smt.int.mul %q, %y\n"                             \
                                         "  %s = smt.int.add %p, %m\n"                             \
                                         "  %same = smt.eq %s, %x : !smt.int\n"                    \
                                         "  smt.assert %same\n"                                    \
                                         "  %abs = smt.int.abs %z\n"                               \
                                         "  %less = smt.int.cmp le %abs, %m\n"                     \
                                         "  %d = smt.int.sub %x, %z\n"                             \
                                         "  %zero = smt.int.constant 0\n"                          \
                                         "  %positive = smt.int.cmp gt %d, %zero\n"                \
                                         "  %odd = smt.xor %less, %positive\n"                     \
                                         "  %far = smt.distinct %x, %y, %z : !smt.int\n"           \
                                         "  %if = smt.implies %far, %odd\n"                        \
                                         "  %no = smt.not %less\n"                                 \
                                         "  %t = smt.ite %no, %d, %m : !smt.int\n"                 \
                                         "  smt.assert %if\n"                                      \
                                         "  smt.yield %t, %d : !smt.int, !smt.int\n"               \
                                         "}\n"                                                     \
                                         "transform.match.param.cmpi le %r#0, %r#1 : " P "\n")

/* Rules of what is not carried out are none; regions yield parameters. */
#define CHOSEN                                                                                     \
    SCRIPT("  transform.named_sequence @less(%x: " P " {transform.readonly}, %y: " P               \
           " {transform.readonly}) -> " P " {\n" CMP("lt", "x", "y")                               \
               KNOB("in", "[1, 2]") "    transform.yield %in : " P "\n  }\n",                      \
           RANGE("a", "0", "3") RANGE(                                                             \
               "b", "0",                                                                           \
               "3") "%w, %u = transform.tune.alternatives<\"way\"> -> " P ", " P " {\n"            \
                    "  %i = transform.include @less failures(propagate) (%a, %b) : (" P ", " P     \
                    ") -> " P "\n"                                                                 \
                    "  transform.yield %i, %a : " P ", " P "\n"                                    \
                    "}, {\n" CMP(                                                                  \
                        "eq", "a",                                                                 \
                        "b") "  transform.yield %b, %b : " P ", " P "\n"                           \
                             "}, {\n"                                                              \
                             "  %i = transform.include @less failures(suppress) (%a, %b) : (" P    \
                             ", " P ") -> " P "\n"                                                 \
                             "  transform.yield %a, %a : " P ", " P "\n"                           \
                             "}\n" CONST("two", "2") CMP(                                          \
                                 "le", "w",                                                        \
                                 "two") "transform.execute_if_cmpi gt %u, %two : " P ", " P        \
                                        " {\n" CMP("ne", "b",                                      \
                                                   "two") "}\n"                                    \
                                                          "transform.sequence %root : " T          \
                                                          " failures(propagate) {\n^bb0(%any: " T  \
                                                          "):\n" CMP("ne", "b", "u") "}\n")

/* Several at once, and as many results. */
#define MERGED                                                                                     \
    SCRIPT("", RANGE("a", "0", "4")                                                                \
                   RANGE("b", "0", "4") "%ab = transform.merge_handles %a, %b : " P "\n"           \
                                        "%ba = transform.merge_handles %b, %a : " P "\n"           \
                                        "%s = transform.smt.constrain_params(%ab, %ba) : (" P      \
                                        ", " P ") -> " P " {\n"                                    \
                                        "^bb0(%x: !smt.int, %y: !smt.int):\n"                      \
                                        "  %c = smt.int.constant 2\n"                              \
                                        "  %t = smt.int.mul %x, %c\n"                              \
                                        "  %ok = smt.int.cmp ge %t, %y\n"                          \
                                        "  smt.assert %ok\n"                                       \
                                        "  smt.yield %t : !smt.int\n"                              \
                                        "}\n"                                                      \
                                        "transform.match.param.cmpi ne %s, %ab : " P "\n"          \
                                        "transform_ext.param_cmp_eq %ab, %ab : " P ", " P "\n")

/* Numbers of other types: a bit, truth values, unsigned ones, and what does not fit. */
#define TYPED                                                                                      \
    SCRIPT("",                                                                                     \
           "%a = transform.tune.knob<\"a\"> options = [true, false] -> !transform.param<i1>\n"     \
           "%b = transform.tune.knob<\"b\"> options = {lb = 120 : i8, ub = 127 : i8} -> "          \
           "!transform.param<i8>\n"                                                                \
           "%c = transform.tune.knob<\"c\"> options = [3 : ui8, 250 : ui8] -> "                    \
           "!transform.param<ui8>\n"                                                               \
           "%d = transform.tune.knob<\"d\"> options = [0 : i1, 1 : i1] -> !transform.param<i1>\n"  \
           "%s, %t = transform.smt.constrain_params(%a, %b, %c, %d) : (!transform.param<i1>, "     \
           "!transform.param<i8>, !transform.param<ui8>, !transform.param<i1>) -> "                \
           "(!transform.param<i8>, !transform.param<i1>) {\n"                                      \
           "^bb0(%x: !smt.bool, %y: !smt.int, %z: !smt.int, %w: !smt.int):\n"                      \
           "  %small = smt.int.constant 10\n"                                                      \
           "  %ok = smt.int.cmp lt %z, %small\n"                                                   \
           "  %same = smt.eq %ok, %x : !smt.bool\n"                                                \
           "  smt.assert %same\n"                                                                  \
           "  %more = smt.int.add %y, %z, %w\n"                                                    \
           "  %high = smt.int.constant 260\n"                                                      \
           "  %less = smt.int.sub %more, %high\n"                                                  \
           "  %n = smt.ite %x, %more, %less : !smt.int\n"                                          \
           "  smt.yield %n, %w : !smt.int, !smt.int\n"                                             \
           "}\n"                                                                                   \
           "transform.match.param.cmpi eq %t, %d : !transform.param<i1>\n")

/* Some number that a solver finds: half of one, a third of the other. */
#define UNKNOWN                                                                                    \
    SCRIPT("", RANGE("a", "1", "9") RANGE("b", "1", "9")                                           \
                   RANGE("c", "1", "2") "transform.smt.constrain_params(%a, %b) : (" P ", " P      \
                                        ") -> () {\n"                                              \
                                        "^bb0(%x: !smt.int, %y: !smt.int):\n"                      \
                                        "  %n = smt.declare_fun \"n\" : !smt.int\n"                \
                                        "  %two = smt.int.constant 2\n"                            \
                                        "  %three = smt.int.constant 3\n"                          \
                                        "  %h = smt.int.mul %n, %two\n"                            \
                                        "  %t = smt.int.mul %n, %three\n"                          \
                                        "  %eq = smt.eq %h, %x : !smt.int\n"                       \
                                        "  %le = smt.int.cmp le %t, %y\n"                          \
                                        "  smt.assert %eq\n"                                       \
                                        "  smt.assert %le\n"                                       \
                                        "  smt.yield\n"                                            \
                                        "}\n" CMP("ne", "c", "a"))

/* The least of all integers, of which the difference needs more than 64 bits. */
#define LEAST                                                                                      \
    SCRIPT("", KNOB("a", "[1, 7]")                                                                 \
                   KNOB("b", "[-9223372036854775808, 5]") "transform.smt.constrain_params(%a, "    \
                                                          "%b) : (" P ", " P ") -> () {\n"         \
                                                          "^bb0(%x: !smt.int, %y: !smt.int):\n"    \
                                                          "  %d = smt.int.sub %x, %y\n"            \
                                                          "  %zero = smt.int.constant 0\n"         \
                                                          "  %ok = smt.int.cmp ge %d, %zero\n"     \
                                                          "  smt.assert %ok\n"                     \
                                                          "  smt.yield\n"                          \
                                                          "}\n")

static const char *const scripts[] = {COMPARED, COMPUTED, CHOSEN, MERGED, TYPED, UNKNOWN, LEAST};

/* ---- Scenes ---- */

typedef struct Opened {
    Scene s;
    JigOp *script;
    JigTuneSpace space;
    JigTuneConstraints *c;
} Opened;

static Opened opened(const char *text, uint64_t budget) {
    Opened o = {.s = scene_begin("func.func private @f()\n")};
    JigReason why = JIG_REASON(o.s.a);
    o.script = jig_parse_module(o.s.ctx, jig_str(text), JIG_STR("s.mlir"), true);
    assert_non_null(o.script);
    JigOp *entry = jig_script_find_entry(o.script, JIG_STR("main"));
    if (!jig_tune_space_make(entry, NULL, 0, o.s.a, &o.space, &why))
        fail_msg("%s", jig_arena_str(o.s.a, jig_reason_text(&why, o.s.a)).ptr);
    o.c = jig_tune_constraints_create(&o.space, budget, &why);
    assert_non_null(o.c);
    return o;
}

static void closed(Opened *o) {
    jig_tune_constraints_destroy(o->c);
    jig_tune_space_free(&o->space);
    jig_op_destroy(o->script);
    scene_end(&o->s);
}

/* All points, one after the other. */
static bool next_of_all(const Opened *o, uint64_t *point) {
    for (size_t i = o->space.num_axes; i-- > 0; point[i] = 0)
        if (++point[i] < o->space.axes[i].values.count)
            return true;
    return false;
}

/* A budget of one is not enough for any diagram. */
static const uint64_t budgets[] = {JIG_TUNE_BUDGET, 1};

/* ---- Tests ---- */

/* A point is allowed where the script does not fail, and is listed then, in order. */
static void allowed_is_what_succeeds(void **state) {
    (void)state;
    for (size_t k = 0; k < 2 * JIG_LEN(scripts); ++k) {
        Opened o = opened(scripts[k / 2], budgets[k % 2]);
        JigTunePaths *paths = jig_tune_paths_create(o.s.module, &o.space, &(JigScriptOptions){0});
        uint64_t point[8] = {0}, listed[8] = {0};
        size_t n = 0, all = 0;
        bool more = jig_tune_constraints_first(o.c, listed), is_exact;
        do {
            bool succeeds = jig_tune_paths_go(paths, point).status == JIG_OK;
            all++;
            if (jig_tune_constraints_allow(o.c, point) != succeeds)
                fail_msg("script %zu, %s: %d", k / 2,
                         jig_arena_str(o.s.a, jig_tune_point_text(&o.space, point, o.s.a)).ptr,
                         succeeds);
            if (!succeeds)
                continue;
            n++;
            assert_true(more);
            assert_memory_equal(point, listed, o.space.num_axes * sizeof *point);
            more = jig_tune_constraints_next(o.c, listed);
        } while (next_of_all(&o, point));
        assert_false(more);
        assert_true(n > 0 && n < all);
        assert_true(jig_tune_constraints_count(o.c, &is_exact) == (double)n &&
                    is_exact == (k % 2 == 0));
        jig_tune_paths_destroy(paths);
        closed(&o);
    }
}

/* ---- How likely a point is ---- */

/* Products, of which one in a hundred is allowed, by a rule that ties all of them. */
#define PRODUCTS                                                                                   \
    SCRIPT("", RANGE("a", "1", "20") RANGE("b", "1", "20") RANGE("c", "1", "20") CONST(            \
                   "n", "120") "transform.smt.constrain_params(%a, %b, %c, %n) : (" P ", " P       \
                               ", " P ", " P ") -> () {\n"                                         \
                               "^bb0(%x: !smt.int, %y: !smt.int, %z: !smt.int, %n_: !smt.int):\n"  \
                               "  %p = smt.int.mul %x, %y, %z\n"                                   \
                               "  %eq = smt.eq %p, %n_ : !smt.int\n"                               \
                               "  smt.assert %eq\n"                                                \
                               "  smt.yield\n"                                                     \
                               "}\n")

/* The number of each point among all. */
static size_t number_of(const Opened *o, const uint64_t *point) {
    size_t n = 0;
    for (size_t i = 0; i < o->space.num_axes; ++i)
        n = n * (size_t)o->space.axes[i].values.count + (size_t)point[i];
    return n;
}

/* Chi squared over its degrees of freedom, of `each` points for each one that is allowed. */
static double unevenness(Opened *o, size_t each) {
    size_t *counts = jig_arena_calloc(o->s.a, (size_t)o->space.num_points * sizeof *counts), n = 0;
    uint64_t point[8] = {0}, random = 5;
    do
        n += jig_tune_constraints_allow(o->c, point);
    while (next_of_all(o, point));
    for (size_t i = 0; i < n * each; ++i) {
        assert_true(jig_tune_constraints_draw(o->c, &random, point));
        assert_true(jig_tune_constraints_allow(o->c, point));
        counts[number_of(o, point)]++;
    }
    double sum = 0;
    do {
        double off = (double)counts[number_of(o, point)] - (double)each;
        if (jig_tune_constraints_allow(o->c, point))
            sum += off * off / (double)each;
    } while (next_of_all(o, point));
    return sum / (double)(n - 1);
}

/* Of a hundred classes it is beyond 1.5 but once in a thousand times, of 40 beyond 1.8. */
static void allowed_points_are_as_likely(void **state) {
    (void)state;
    static const char *const drawn[] = {COMPARED, CHOSEN, UNKNOWN, PRODUCTS};
    for (size_t k = 0; k < 2 * JIG_LEN(drawn); ++k) {
        Opened o = opened(drawn[k / 2], budgets[k % 2]);
        double x = unevenness(&o, 50);
        if (x > 1.8)
            fail_msg("script %zu, budget %d: %g", k / 2, (int)budgets[k % 2], x);
        closed(&o);
    }
}

/* ---- The nearest ---- */

static double distance(const Opened *o, const uint64_t *x, const uint64_t *y) {
    double sum = 0;
    for (size_t i = 0; i < o->space.num_axes; ++i) {
        double far = (double)(x[i] > y[i] ? x[i] - y[i] : y[i] - x[i]);
        sum += far > 0 ? 1 + far / (double)o->space.axes[i].values.count : 0;
    }
    return sum;
}

static double least_distance(const Opened *o, const uint64_t *from, const bool *kept) {
    uint64_t point[8] = {0};
    double least = INFINITY;
    do {
        bool fits = jig_tune_constraints_allow(o->c, point);
        for (size_t i = 0; kept && i < o->space.num_axes; ++i)
            fits &= !kept[i] || point[i] == from[i];
        double d = fits ? distance(o, from, point) : INFINITY;
        least = d < least ? d : least;
    } while (next_of_all(o, point));
    return least;
}

static void repaired_is_the_nearest(void **state) {
    (void)state;
    for (size_t k = 0; k < 2 * JIG_LEN(scripts); ++k) {
        Opened o = opened(scripts[k / 2], budgets[k % 2]);
        uint64_t from[8] = {0}, point[8], random = 3;
        double far = 0, least = 0;
        do {
            bool kept[8] = {jig_random_below(&random, 2), jig_random_below(&random, 2)};
            double held = least_distance(&o, from, kept),
                   wanted = held < INFINITY ? held : least_distance(&o, from, NULL);
            memcpy(point, from, sizeof point);
            assert_true(jig_tune_constraints_repair(o.c, kept, &random, point));
            assert_true(jig_tune_constraints_allow(o.c, point));
            for (size_t i = 0; held < INFINITY && i < 2; ++i)
                assert_true(!kept[i] || point[i] == from[i]);
            if (k % 2 == 0 && fabs(distance(&o, from, point) - wanted) > 1e-9)
                fail_msg("script %zu: %g instead of %g", k / 2, distance(&o, from, point), wanted);
            far += distance(&o, from, point);
            least += wanted;
        } while (next_of_all(&o, from));
        assert_true(far <= 1.5 * least);
        closed(&o);
    }
}

/* Values that are far from what is allowed, in a part of many more ways than can be gone through.
 */
#define ADDED                                                                                      \
    SCRIPT(                                                                                        \
        "",                                                                                        \
        RANGE("a", "1", "64") RANGE("b", "1", "64") RANGE("c", "1", "64") RANGE("d", "1", "64")    \
            RANGE("e", "1", "64") RANGE("f", "1", "64") RANGE("g", "1", "64") RANGE(               \
                "h", "1", "64") RANGE("i", "1", "64") RANGE("j", "1", "64") RANGE("k", "1", "64")  \
                RANGE("l", "1", "64") RANGE("m", "1", "64") RANGE(                                 \
                    "n", "1",                                                                      \
                    "64") "transform.smt.constrain_params(%a, %b, %c, %d, %e, %f, %g, %h, %i, "    \
                          "%j, "                                                                   \
                          "%k, %l, %m, %n) : (" P ", " P ", " P ", " P ", " P ", " P ", " P ", " P \
                          ", " P ", " P ", " P ", " P ", " P ", " P ") -> () {\n"                  \
                          "^bb0(%x0: !smt.int, %x1: !smt.int, %x2: !smt.int, %x3: !smt.int, "      \
                          "%x4: !smt.int, %x5: !smt.int, %x6: !smt.int, %x7: !smt.int, "           \
                          "%x8: !smt.int, %x9: !smt.int, %x10: !smt.int, %x11: !smt.int, "         \
                          "%x12: !smt.int, %x13: !smt.int):\n"                                     \
                          "  %s = smt.int.add %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, "  \
                          "%x10, %x11, %x12, %x13\n"                                               \
                          "  %cap = smt.int.constant 145\n"                                        \
                          "  %le = smt.int.cmp le %s, %cap\n"                                      \
                          "  smt.assert %le\n"                                                     \
                          "  smt.yield\n"                                                          \
                          "}\n")

static int by_size(const void *x, const void *y) {
    uint64_t a = *(const uint64_t *)x, b = *(const uint64_t *)y;
    return a < b ? 1 : a > b ? -1 : 0;
}

/* What is too much in all is taken from as few as can give it, the greatest first. */
static double least_to_take(const uint64_t *point, const bool *kept) {
    uint64_t free[14], sum = 14, most = 145;
    size_t n = 0, taken = 0;
    for (size_t i = 0; i < 14; ++i) {
        sum += point[i];
        if (!kept[i])
            free[n++] = point[i];
    }
    qsort(free, n, sizeof *free, by_size);
    double too_much = sum > most ? (double)(sum - most) : 0, rest = too_much;
    for (; taken < n && rest > 0; ++taken)
        rest -= (double)free[taken];
    return rest > 0 ? INFINITY : (double)taken + too_much / 64;
}

static void what_is_far_is_repaired(void **state) {
    (void)state;
    Opened o = opened(ADDED, JIG_TUNE_BUDGET);
    uint64_t random = 7, point[14], from[14];
    double far = 0, least = 0;
    for (size_t k = 0; k < 100; ++k) {
        bool kept[14] = {0};
        assert_true(jig_tune_constraints_draw(o.c, &random, point));
        for (size_t i = 0; i <= k % 2; ++i) {
            size_t axis = (k + 3 * i) % 14;
            point[axis] = 63 - jig_random_below(&random, 4);
            kept[axis] = true;
        }
        memcpy(from, point, sizeof from);
        assert_true(jig_tune_constraints_repair(o.c, kept, &random, point));
        assert_true(jig_tune_constraints_allow(o.c, point));
        for (size_t i = 0; i < 14; ++i)
            assert_true(!kept[i] || point[i] == from[i]);
        far += distance(&o, from, point);
        least += least_to_take(from, kept);
    }
    assert_true(far <= 1.2 * least);
    closed(&o);
}

/* ---- Many ---- */

/* So many demands on one choice, or each on a choice of its own. */
static const char *many(JigArena *a, size_t n, bool have_own) {
    static const char head[] = "module attributes {transform.with_named_sequence} {\n"
                               "transform.named_sequence @main(%root: " T
                               " {transform.readonly}) {\n" CONST("two", "2") KNOB("k", "[1, 3]");
    size_t most = 200 * n + 1000, len = sizeof head - 1;
    char *text = jig_arena_calloc(a, most);
    memcpy(text, head, len);
    for (size_t i = 0; i < n; ++i)
        len +=
            (size_t)(have_own
                         ? snprintf(text + len, most - len,
                                    "%%k%zu = transform.tune.knob<\"k%zu\"> options = [1, 3] -> " P
                                    "\n"
                                    "transform.match.param.cmpi ne %%k%zu, %%two : " P "\n",
                                    i, i, i)
                         : snprintf(text + len, most - len,
                                    "%%c%zu = transform.param.constant %zu : i64 -> " P "\n"
                                    "transform.match.param.cmpi ne %%k, %%c%zu : " P "\n",
                                    i, i + 10, i));
    snprintf(text + len, most - len, "transform.yield\n}\n}\n");
    return text;
}

static size_t memory_of(size_t n, bool have_own) {
    Scene s = scene_begin("func.func private @f()\n");
    Opened o = opened(many(s.a, n, have_own), JIG_TUNE_BUDGET);
    JigHeap heap;
    JigReason why = JIG_REASON(s.a);
    jig_heap_init(&heap);
    JigHeap *before = jig_heap_enter(&heap);
    JigTuneConstraints *c = jig_tune_constraints_create(&o.space, JIG_TUNE_BUDGET, &why);
    size_t bytes = heap.used;
    jig_tune_constraints_destroy(c);
    jig_heap_enter(before);
    closed(&o);
    scene_end(&s);
    return bytes;
}

/* Twice as many take twice the memory, or little more. */
static void memory_is_linear(void **state) {
    (void)state;
    for (int own = 0; own < 2; ++own) {
        size_t some = memory_of(500, own), twice = memory_of(1000, own);
        if (twice > 2.5 * (double)some)
            fail_msg("%d: %zu bytes, and %zu", own, some, twice);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(allowed_is_what_succeeds), cmocka_unit_test(allowed_points_are_as_likely),
        cmocka_unit_test(repaired_is_the_nearest),  cmocka_unit_test(what_is_far_is_repaired),
        cmocka_unit_test(memory_is_linear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
