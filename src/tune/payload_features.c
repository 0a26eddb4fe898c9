/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/payload_features.h"

#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "lint/facts.h"
#include "support/check.h"

#include <math.h>

/* A loop of the nest around the hottest innermost one, and what it touches while it runs once. */
typedef struct Level {
    JigOp *loop;
    double bytes;
} Level;

typedef struct Look {
    JigLint lint;               /* its machine */
    double n[JIG_NUM_FEATURES]; /* counts, before their logarithms */
    JigOp *hottest;             /* innermost loop; NULL: none so far */
    double heat;                /* its instructions, in all */
    Level levels[JIG_TUNE_LEVELS];
    size_t num_levels;
} Look;

static double times(const JigOp *op) {
    return jig_lint_times(op, NULL);
}

static void at_least(double *most, double x) {
    *most = x > *most ? x : *most;
}

/* ---- Values ---- */

static double lanes_of(const JigType *t) {
    return jig_type_is_vector(t) && jig_type_has_static_shape(t) ? (double)jig_type_num_elements(t)
                                                                 : 1;
}

static double bytes_of(const JigType *t) {
    return jig_type_is_shaped(t) ? jig_lint_bytes(t) : jig_lint_bits(t) / 8.0;
}

static double registers_of(const Look *l, const JigType *t) {
    double n = jig_lint_registers(&l->lint, t);
    return n ? n : lanes_of(t);
}

/* ---- Loops ---- */

static void look_at_loop(Look *l, JigOp *op) {
    double n = times(op), rounds = n * jig_lint_iterations(op);
    l->n[JIG_FEATURE_LOOPS]++;
    if (jig_loop(op)->parallel)
        at_least(&l->n[JIG_FEATURE_PARALLEL], rounds);
    if (!jig_lint_is_innermost(op))
        return;
    double body = jig_lint_instructions(&l->lint, op);
    if (l->hottest && body * rounds <= l->heat)
        return;
    l->hottest = op;
    l->heat = body * rounds;
    l->n[JIG_FEATURE_BODY] = body;
    l->n[JIG_FEATURE_ROUNDS] = rounds;
}

static void take_levels(Look *l) {
    if (!l->hottest)
        return;
    for (size_t i = 0; i < jig_loop_num_carried(l->hottest); ++i)
        l->n[JIG_FEATURE_CARRIED] += registers_of(l, jig_value_type(jig_loop_init(l->hottest, i)));
    for (JigOp *loop = l->hottest; loop; loop = jig_lint_loop_around(loop)) {
        l->n[JIG_FEATURE_DEPTH]++;
        if (l->num_levels == JIG_TUNE_LEVELS)
            continue;
        l->n[JIG_FEATURE_TRIPS + l->num_levels] = jig_lint_iterations(loop);
        l->levels[l->num_levels++].loop = loop;
    }
}

/* ---- Accesses ---- */

/* What is touched while loops around the access run, no more than there is. */
static void touch_levels(Look *l, const JigOp *op, const JigAccessed *x) {
    double bytes = bytes_of(jig_value_type(x->value)),
           whole = bytes_of(jig_value_type(jig_lint_whole_of(x->base)));
    for (JigOp *loop = jig_lint_loop_around(op); loop; loop = jig_lint_loop_around(loop)) {
        bytes *= jig_lint_moves(op, x, loop) ? jig_lint_iterations(loop) : 1;
        for (size_t i = 0; i < l->num_levels; ++i)
            if (l->levels[i].loop == loop)
                l->levels[i].bytes += whole && bytes > whole ? whole : bytes;
    }
}

static void look_at_access(Look *l, const JigOp *op, const JigAccessed *x) {
    const JigType *t = jig_value_type(x->value);
    double n = times(op);
    l->n[x->writes ? JIG_FEATURE_STORES : JIG_FEATURE_LOADS] += n * registers_of(l, t);
    l->n[JIG_FEATURE_BYTES] += n * bytes_of(t);
    if (jig_type_is_vector(t) && !jig_lint_is_contiguous(op, x))
        l->n[JIG_FEATURE_APART] += n * lanes_of(t);
    touch_levels(l, op, x);
}

/* ---- Arithmetic ---- */

static void look_at_arithmetic(Look *l, const JigOp *op) {
    const JigType *t = jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL;
    if (!t || jig_type_is_index(t))
        return;
    double n = times(op) * jig_lint_products(op);
    l->n[jig_type_is_vector(t) ? JIG_FEATURE_VECTORS : JIG_FEATURE_NUMBERS] +=
        n * registers_of(l, t);
    l->n[JIG_FEATURE_WORK] += n * lanes_of(t);
    if (jig_lint_is_call(op))
        l->n[JIG_FEATURE_CALLS] += n * lanes_of(t);
    at_least(&l->n[JIG_FEATURE_LANES], (double)jig_lint_row_bits(t));
}

/* Loops that the lowering makes of it touch its operands. */
static void look_at_structured(Look *l, JigOp *op) {
    enum { UNKNOWN = 64 };
    double points = times(op);
    for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i) {
        int64_t size = jig_linalg_static_loop_size(op, i);
        points *= size < 0 ? UNKNOWN : (double)size;
    }
    l->n[JIG_FEATURE_LEFT] += points;
    l->n[JIG_FEATURE_WORK] += points;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        l->n[JIG_FEATURE_BYTES] += times(op) * bytes_of(jig_op_operand_type(op, i));
}

/* ---- Functions ---- */

static JigWalk look_at_loops(JigOp *op, void *user) {
    if ((jig_loop(op) || jig_structured(op)) && jig_lint_is_dead(op))
        return JIG_WALK_SKIP;
    if (jig_loop(op))
        look_at_loop(user, op);
    return jig_structured(op) ? JIG_WALK_SKIP : JIG_WALK_ADVANCE;
}

static JigWalk look_at_op(JigOp *op, void *user) {
    Look *l = user;
    JigAccessed x;
    if ((jig_loop(op) || jig_structured(op)) && jig_lint_is_dead(op))
        return JIG_WALK_SKIP;
    l->n[JIG_FEATURE_OPS]++;
    if (jig_structured(op)) {
        look_at_structured(l, op);
        return JIG_WALK_SKIP;
    }
    if (jig_lint_access(op, &x))
        look_at_access(l, op, &x);
    else if (jig_lint_is_arithmetic(op))
        look_at_arithmetic(l, op);
    else if (jig_op_is(op, JIG_MEMREF(ALLOC)) || jig_op_is(op, JIG_MEMREF(ALLOCA)))
        l->n[JIG_FEATURE_NEW] += times(op) * bytes_of(jig_op_result_type(op, 0));
    return JIG_WALK_ADVANCE;
}

/* Of the payload, which the script may stand in. */
static JigWalk each_function(JigOp *op, void (*look)(Look *l, JigOp *function), Look *l) {
    if (jig_str_starts_with(jig_op_name_of(op), "transform."))
        return JIG_WALK_SKIP;
    if (!jig_function(op))
        return JIG_WALK_ADVANCE;
    if (jig_op_body(op))
        look(l, op);
    return JIG_WALK_SKIP;
}

static void add_loops(Look *l, JigOp *function) {
    l->n[JIG_FEATURE_CYCLES] += jig_lint_cycles(&l->lint, function);
    l->n[JIG_FEATURE_INSTRUCTIONS] += jig_lint_instructions(&l->lint, function);
    l->n[JIG_FEATURE_COPIED] += jig_lint_copied(function);
    jig_walk_pre(function, look_at_loops, l);
}

static void add_ops(Look *l, JigOp *function) {
    jig_walk_pre(function, look_at_op, l);
}

static void add_cycles(Look *l, JigOp *function) {
    l->n[JIG_FEATURE_CYCLES] += jig_lint_cycles(&l->lint, function);
}

static JigWalk visit_loops(JigOp *op, void *user) {
    return each_function(op, add_loops, user);
}
static JigWalk visit_ops(JigOp *op, void *user) {
    return each_function(op, add_ops, user);
}
static JigWalk visit_cycles(JigOp *op, void *user) {
    return each_function(op, add_cycles, user);
}

double jig_tune_cycles(const JigLintMachine *machine, JigOp *payload) {
    JIG_REQUIRE(machine && payload);
    Look l = {.lint.machine = *machine};
    jig_walk_pre(payload, visit_cycles, &l);
    return l.n[JIG_FEATURE_CYCLES];
}

void jig_tune_features(const JigLintMachine *machine, JigOp *payload, double *out) {
    JIG_REQUIRE(machine && payload && out);
    Look l = {.lint.machine = *machine};
    jig_walk_pre(payload, visit_loops, &l);
    take_levels(&l);
    jig_walk_pre(payload, visit_ops, &l);
    for (size_t i = 0; i < l.num_levels; ++i)
        l.n[JIG_FEATURE_FOOTPRINT + i] = l.levels[i].bytes;
    if (l.n[JIG_FEATURE_BYTES])
        l.n[JIG_FEATURE_WORK] /= l.n[JIG_FEATURE_BYTES];
    for (size_t i = 0; i < JIG_NUM_FEATURES; ++i)
        out[i] = log2(1 + (l.n[i] > 0 ? fmin(l.n[i], 1e300) : 0));
}

bool jig_tune_features_at(const JigLintMachine *machine, JigTunePaths *paths, JigOp *payload,
                          const uint64_t *point, double *out, bool *asked) {
    JIG_REQUIRE(machine && paths && payload && out && asked);
    if (jig_tune_paths_go(paths, point).status != JIG_OK)
        return false;
    jig_tune_features(machine, payload, out);
    jig_tune_paths_all_asked(paths, asked);
    return true;
}
