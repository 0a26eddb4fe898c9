/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Data flow: ranges of integers through control flow, each arith op's range
 * against all values of three bits, and that analyses leave IR as it was.
 */
#include "analysis/constants.h"
#include "analysis/liveness.h"
#include "analysis/ranges.h"
#include "ir/fingerprint.h"
#include "jig/asm.h"
#include "jig/context.h"
#include "support/arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static JigOp *parse(JigContext *ctx, const char *body) {
    char source[2048];
    snprintf(source, sizeof source,
             "func.func @f(%%n: index, %%m: index, %%p: i1, %%x: i8, %%y: i8) {\n%s\n  return\n}\n",
             body);
    JigOp *module = jig_parse_module(ctx, jig_str(source), JIG_STR("case"), true);
    assert_non_null(module);
    return module;
}

static JigWalk find_use(JigOp *op, void *user) {
    if (!jig_op_has_name(op, "test.use"))
        return JIG_WALK_ADVANCE;
    *(JigOp **)user = op;
    return JIG_WALK_INTERRUPT;
}

static JigContext *create(void) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    jig_context_allow_unregistered(ctx, true);
    return ctx;
}

/* ---- Ranges ---- */

typedef struct Case {
    const char *body; /* uses one value in test.use */
    int64_t min, max; /* as signed */
} Case;
#define USE(v, t) "\"test.use\"(" v ") : (" t ") -> ()\n"

static const Case cases[] = {
    {USE("%x", "i8"), INT8_MIN, INT8_MAX},
    {"%c = arith.constant 7 : i8\n" USE("%c", "i8"), 7, 7},
    {"%c = arith.constant 15 : i8\n%a = arith.andi %x, %c : i8\n%b = arith.addi %a, %c : i8\n" USE(
         "%b", "i8"),
     15, 30},
    {"%c = arith.constant 15 : i8\n%a = arith.remui %x, %c : i8\n" USE("%a", "i8"), 0, 14},
    {"%a = arith.extui %x : i8 to i32\n" USE("%a", "i32"), 0, 255},
    {"%a = arith.extsi %x : i8 to i32\n%b = arith.index_cast %a : i32 to index\n" USE("%b",
                                                                                      "index"),
     INT8_MIN, INT8_MAX},
    /* 200 to 227, which are negative in 8 bits. */
    {"%c = arith.constant 100 : i8\n%a = arith.maxsi %x, %c : i8\n%b = arith.addi %a, %c : "
     "i8\n" USE("%b", "i8"),
     -56, -29},
    {"%c = arith.constant 100 : i8\n%b = arith.addi %x, %c : i8\n" USE("%b", "i8"), INT8_MIN,
     INT8_MAX},
    {"%a = arith.constant 3 : i8\n%b = arith.constant 9 : i8\n%s = arith.select %p, %a, %b : "
     "i8\n" USE("%s", "i8"),
     3, 9},
    {"%a = arith.constant 3 : i8\n%b = arith.constant 9 : i8\n%s = scf.if %p -> i8 { scf.yield %a "
     ": "
     "i8 } else { scf.yield %b : i8 }\n" USE("%s", "i8"),
     3, 9},
    /* Control goes by what is a constant without ranges, too. */
    {"%a = arith.constant 3 : i8\n%b = arith.constant 9 : i8\n%c = arith.constant 15 : i8\n%z = "
     "arith.andi %x, %c : i8\n%d = arith.constant 16 : i8\n%q = arith.cmpi ult, %z, %d : i8\n%s = "
     "scf.if %q -> i8 { scf.yield %a : i8 } else { scf.yield %b : i8 }\n" USE("%s", "i8"),
     3, 9},
    {"%a = arith.constant 3 : i8\n%b = arith.constant 9 : i8\n%q = arith.constant true\n%s = "
     "scf.if %q -> i8 { scf.yield %a : i8 } else { scf.yield %b : i8 }\n" USE("%s", "i8"),
     3, 3},
    {"scf.for %i = %n to %m step %n {\n" USE("%i", "index") "}", INT64_MIN, INT64_MAX - 1},
    {"%a = arith.constant 2 : index\n%b = arith.constant 10 : index\nscf.for %i = %a to %b step %a "
     "{\n" USE("%i", "index") "}",
     2, 9},
    {"scf.forall (%i, %j) = (1, 4) to (7, 20) step (1, 3) {\n" USE("%j", "index") "}", 4, 19},
    {"affine.for %i = -3 to 8 {\n" USE("%i", "index") "}", -3, 7},
    {"affine.parallel (%i, %j) = (0, 2) to (5, 6) {\n" USE("%j", "index") "}", 2, 5},
    /* A value that grows around a loop ends as anything. */
    {"%c = arith.constant 1 : i8\n%r = scf.for %i = %n to %m step %n iter_args(%a = %c) -> (i8) {\n"
     "%b = arith.addi %a, %c : i8\nscf.yield %b : i8\n}\n" USE("%r", "i8"),
     INT8_MIN, INT8_MAX},
};

static void test_ranges(void **state) {
    (void)state;
    for (size_t i = 0; i < JIG_LEN(cases); ++i) {
        JigContext *ctx = create();
        JigOp *module = parse(ctx, cases[i].body), *use = NULL;
        jig_walk_pre(module, find_use, &use);
        JigIntRanges *ranges = jig_ranges_create(module, true);
        JigIntRange r;
        assert_true(jig_ranges_find(ranges, jig_op_operand(use, 0), &r));
        if (r.smin != cases[i].min || r.smax != cases[i].max)
            fail_msg("case %zu: %lld to %lld", i, (long long)r.smin, (long long)r.smax);
        jig_ranges_free(ranges);
        jig_op_destroy(module);
        jig_context_destroy(ctx);
    }
}

/* ---- All values of three bits ---- */

enum { BITS = 3, VALUES = 1 << BITS, UNDEFINED = -100 };

static int as_signed(int v) {
    return v >= VALUES / 2 ? v - VALUES : v;
}
static int floor_of(int a, int b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
static int compute(const char *op, int a, int b) {
    int s = as_signed(a), t = as_signed(b);
#define IS(name, result)                                                                           \
    if (!strcmp(op, name))                                                                         \
    return (result)
    IS("addi", a + b);
    IS("subi", a - b);
    IS("muli", a * b);
    IS("divui", b ? a / b : UNDEFINED);
    IS("divsi", t ? s / t : UNDEFINED);
    IS("ceildivui", b ? (a + b - 1) / b : UNDEFINED);
    IS("ceildivsi", t ? -floor_of(-s, t) : UNDEFINED);
    IS("floordivsi", t ? floor_of(s, t) : UNDEFINED);
    IS("remui", b ? a % b : UNDEFINED);
    IS("remsi", t ? s % t : UNDEFINED);
    IS("andi", a & b);
    IS("ori", a | b);
    IS("xori", a ^ b);
    IS("shli", b < BITS ? a << b : UNDEFINED);
    IS("shrui", b < BITS ? a >> b : UNDEFINED);
    IS("shrsi", b < BITS ? (s < 0 ? ~(~s >> b) : s >> b) : UNDEFINED);
    IS("maxsi", s > t ? s : t);
    IS("minsi", s < t ? s : t);
    IS("maxui", a > b ? a : b);
    IS("minui", a < b ? a : b);
    IS("cmpi eq,", a == b);
    IS("cmpi ne,", a != b);
    IS("cmpi slt,", s < t);
    IS("cmpi sle,", s <= t);
    IS("cmpi sgt,", s > t);
    IS("cmpi sge,", s >= t);
    IS("cmpi ult,", a < b);
    IS("cmpi ule,", a <= b);
    IS("cmpi ugt,", a > b);
    IS("cmpi uge,", a >= b);
#undef IS
    fail_msg("%s", op);
    return 0;
}

static const char *const binary[] = {
    "addi",      "subi",       "muli",      "divui",     "divsi",     "ceildivui",
    "ceildivsi", "floordivsi", "remui",     "remsi",     "andi",      "ori",
    "xori",      "shli",       "shrui",     "shrsi",     "maxsi",     "minsi",
    "maxui",     "minui",      "cmpi eq,",  "cmpi ne,",  "cmpi slt,", "cmpi sle,",
    "cmpi sgt,", "cmpi sge,",  "cmpi ult,", "cmpi ule,", "cmpi ugt,", "cmpi uge,"};

static bool has(const JigIntRange *r, int v, uint32_t width) {
    int values = 1 << width, u = v & (values - 1), s = u >= values / 2 ? u - values : u;
    return s >= r->smin && s <= r->smax && (uint64_t)u >= r->umin && (uint64_t)u <= r->umax;
}

static void check_ranges(const JigOp *op, const char *name, JigIntRange a, JigIntRange b) {
    uint32_t width = jig_int_range_width(jig_op_result_type(op, 0));
    JigIntRange r = jig_int_range(op)->result(op, (JigIntRange[]){a, b});
    for (int x = 0; x < VALUES; ++x)
        for (int y = 0; y < VALUES; ++y) {
            int v = has(&a, x, BITS) && has(&b, y, BITS) ? compute(name, x, y) : UNDEFINED;
            if (v != UNDEFINED && !has(&r, v, width))
                fail_msg("%s of %d, %d is %d", name, x, y, v);
        }
}

/* All ranges of either reading. */
static size_t all_ranges(JigIntRange *out) {
    size_t n = 0;
    for (int low = 0; low < VALUES; ++low)
        for (int high = low; high < VALUES; ++high) {
            out[n++] = jig_int_range_unsigned(BITS, (uint64_t)low, (uint64_t)high);
            out[n++] = jig_int_range_signed(BITS, low - VALUES / 2, high - VALUES / 2);
        }
    return n;
}

static void test_sound(void **state) {
    (void)state;
    static JigIntRange ranges[2 * VALUES * VALUES];
    size_t n = all_ranges(ranges);
    for (size_t k = 0; k < JIG_LEN(binary); ++k) {
        char body[128];
        snprintf(body, sizeof body,
                 "%%a = arith.trunci %%x : i8 to i3\n%%r = arith.%s %%a, %%a : i3\n"
                 "\"test.use\"(%%r) : (%s) -> ()",
                 binary[k], strchr(binary[k], ',') ? "i1" : "i3");
        JigContext *ctx = create();
        JigOp *module = parse(ctx, body), *use = NULL;
        jig_walk_pre(module, find_use, &use);
        const JigOp *op = jig_value_def(jig_op_operand(use, 0));
        for (size_t i = 0; i < n; ++i)
            for (size_t j = 0; j < n; ++j)
                check_ranges(op, binary[k], ranges[i], ranges[j]);
        jig_op_destroy(module);
        jig_context_destroy(ctx);
    }
}

/* ---- Analyses only look ---- */

static void test_leaves_ir(void **state) {
    (void)state;
    JigContext *ctx = create();
    /* Folds move constants to the right, and take casts and constants into the op. */
    JigOp *module = parse(
        ctx, "%c = arith.constant 7 : i8\n%a = arith.addi %c, %x : i8\n%i = arith.constant 2 : "
             "index\n%b = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]\n%t = "
             "tensor.empty(%i) : tensor<?xi8>\n%d = tensor.cast %t : tensor<?xi8> to "
             "tensor<2xi8>\n%z = arith.constant 0 : index\n%e = tensor.dim %d, %z : "
             "tensor<2xi8>\naffine.for %k = affine_map<(d0) -> (d0 + 1)>(%i) to %e { }\n"
             "\"test.use\"(%a, %b, %e) : (i8, index, index) -> ()");
    size_t num_ops;
    uint64_t before = jig_fingerprint_of_op(module, &num_ops);
    JigForwardFlow *reach = jig_forward_run(module, &jig_constants);
    JigIntRanges *ranges = jig_ranges_create(module, true);
    JigBackwardFlow *live = jig_backward_run(module, reach, &jig_liveness);
    JigOp *use = NULL;
    jig_walk_pre(module, find_use, &use);
    assert_true(jig_liveness_is_live(live, jig_op_operand(use, 0)));
    assert_true(jig_fingerprint_of_op(module, &num_ops) == before);
    jig_backward_free(live);
    jig_ranges_free(ranges);
    jig_forward_free(reach);
    jig_op_destroy(module);
    jig_context_destroy(ctx);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ranges),
        cmocka_unit_test(test_sound),
        cmocka_unit_test(test_leaves_ir),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
