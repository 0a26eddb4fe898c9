/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops of threads: who writes where, how many there are, and how often they begin. */
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "lint/lint_int.h"

static bool is_parallel(const JigOp *op) {
    return jig_loop(op) && jig_loop(op)->parallel;
}

/* ---- Races ---- */

static bool is_of_loop(const JigValue *v, const JigOp *loop) {
    return !jig_value_def(v) && jig_block_parent_op(jig_value_owner_block(v)) == loop;
}

/* Where a value of the variable tells the place. Arguments of the loop other than its variables
 * tell nothing of it. */
static bool depends(const JigValue *v, const JigOp *loop, size_t var, unsigned *looked_at) {
    const JigOp *def = jig_value_def(v);
    if (v == jig_loop(loop)->var(loop, var))
        return true;
    if (is_of_loop(v, loop) || jig_loop_is_defined_outside(loop, v))
        return false;
    if (!def || ++*looked_at > JIG_LINT_FARTHEST || jig_op_num_regions(def))
        return true; /* who knows */
    for (size_t i = 0; i < jig_op_num_operands(def); ++i)
        if (depends(jig_op_operand(def, i), loop, var, looked_at))
            return true;
    return false;
}

/* What an op writes: which operands tell where. */
typedef struct Written {
    JigValue *base;
    size_t first, count; /* of further operands that tell the place */
} Written;

static bool writes(const JigOp *op, Written *out) {
    JigAccessed x;
    if (jig_op_has_name(op, "tensor.parallel_insert_slice")) {
        *out = (Written){jig_op_operand(op, 1), 2, jig_op_num_operands(op) - 2};
        return true;
    }
    if (jig_lint_access(op, &x) && x.writes && jig_type_is_memref(jig_value_type(x.base))) {
        *out = (Written){x.base, x.indices.start, x.indices.count};
        return true;
    }
    bool structured = jig_structured(op) && !jig_op_num_results(op);
    if (!structured && !jig_op_is(op, JIG_MEMREF(COPY)))
        return false;
    *out = (Written){jig_op_operand(op, jig_op_num_operands(op) - 1), 0, 0};
    return jig_type_is_memref(jig_value_type(out->base));
}

static const JigValue *source_of(const JigValue *v) {
    unsigned left = JIG_LINT_FARTHEST;
    for (JigOp *def = jig_value_def(v); left && def && jig_op_iface(def, &jig_iface_view);
         def = jig_value_def(v), --left)
        v = jig_op_operand(def, 0);
    return v;
}

typedef struct Race {
    JigOp *loop, *found;
    size_t var;
} Race;

static bool meets(const JigOp *op, const Written *w, const JigOp *loop, size_t var) {
    uint64_t count;
    if (jig_loop_trip_count(loop, var, &count) && count < 2)
        return false;
    const JigValue *source = source_of(w->base);
    if (!is_of_loop(source, loop) && !jig_loop_is_defined_outside(loop, source))
        return false; /* memory of the iteration's own */
    unsigned looked_at = 0;
    if (depends(w->base, loop, var, &looked_at))
        return false;
    for (size_t i = 0; i < w->count; ++i)
        if (depends(jig_op_operand(op, w->first + i), loop, var, &looked_at))
            return false;
    return true;
}

/* Only some iterations may get there. */
static bool is_conditional(const JigOp *op, const JigOp *loop) {
    for (const JigOp *p = jig_op_parent(op); p && p != loop; p = jig_op_parent(p))
        if (jig_op_is(p, JIG_SCF(IF)) || jig_op_has_name(p, "affine.if") ||
            jig_op_is(p, JIG_SCF(INDEX_SWITCH)))
            return true;
    return false;
}

static JigWalk find_race(JigOp *op, void *user) {
    Race *r = user;
    Written w;
    if (!writes(op, &w) || is_conditional(op, r->loop))
        return JIG_WALK_ADVANCE;
    for (size_t i = 0; i < jig_loop_num_vars(r->loop); ++i)
        if (meets(op, &w, r->loop, i)) {
            r->found = op;
            r->var = i;
            return JIG_WALK_INTERRUPT;
        }
    return JIG_WALK_ADVANCE;
}

static void look_race(JigLook *look, JigOp *op) {
    Race r = {.loop = op};
    if (!is_parallel(op) || !jig_loop_num_vars(op))
        return;
    jig_walk_pre(op, find_race, &r);
    if (!r.found)
        return;
    JigStr what = jig_wording_op(r.found, look->a);
    uint64_t count = 0;
    bool known = jig_loop_trip_count(op, r.var, &count);
    jig_lint_found(
        look, op, jig_lint_times(r.found, NULL),
        "iterations of a parallel loop race: %.*s writes the same place whatever variable "
        "#%zu is%s, so the result is that of one iteration, or a mixture",
        JIG_FMT(what), r.var,
        known ? jig_arena_printf(look->a, ", %llu times", (unsigned long long)count).ptr : "");
}

static bool mend_race(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_sharing_sum(m) || jig_lint_try_sizes(m, JIG_SIZES_NONE);
}

/* ---- How many, how often ---- */

static bool is_within_parallel(const JigOp *op) {
    for (const JigOp *p = jig_lint_loop_around(op); p; p = jig_lint_loop_around(p))
        if (is_parallel(p))
            return true;
    return false;
}

static void look_few_tasks(JigLook *look, JigOp *op) {
    uint32_t threads = look->lint->machine.threads;
    if (!is_parallel(op) || threads < 2 || is_within_parallel(op))
        return;
    bool known = jig_loop_num_vars(op) > 0;
    uint64_t count;
    for (size_t i = 0; i < jig_loop_num_vars(op); ++i)
        known &= jig_loop_trip_count(op, i, &count);
    enum { MANY = 1000000 };
    double tasks = jig_lint_iterations(op);
    if (tasks > MANY)
        return;
    double rounds = (double)(uint64_t)((tasks + threads - 1) / threads),
           used = tasks / (rounds * threads);
    if (!known || tasks < 1 || used > 0.7)
        return;
    jig_lint_found(look, op, 1 / used,
                   "a parallel loop has %.0f iteration%s for %u threads: %.0f%% of them wait",
                   tasks, tasks == 1 ? "" : "s", threads, 100 * (1 - used));
}

static bool mend_few_tasks(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_sizes(m, JIG_SIZES_SMALLER);
}

/* To begin with threads and to wait for them all takes microseconds. */
static void look_fork_in_loop(JigLook *look, JigOp *op) {
    enum { SOME_TIMES = 64 };
    JigOp *loop = is_parallel(op) ? jig_lint_loop_around(op) : NULL;
    if (!loop || is_within_parallel(op) || jig_lint_times(op, NULL) < SOME_TIMES ||
        !look->lint->machine.threads)
        return;
    JigStr times = jig_lint_times_text(op, look->a);
    jig_lint_found(look, op, jig_lint_times(op, NULL),
                   "threads begin and are waited for %.*s, as their loop stands inside of another: "
                   "that takes some microseconds each time",
                   JIG_FMT(times));
}

static bool mend_fork_in_loop(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_threads_outside(m) ||
           jig_lint_try_at_end(m, "$c = transform.structured.match ops{[\"scf.forall\"]} in $r : "
                                  "($R) -> !transform.any_op\n"
                                  "$d = transform.loop.forall_to_for $c : (!transform.any_op) -> "
                                  "!transform.any_op\n");
}

const JigLintRule jig_lint_parallel_rules[] = {
    {.name = "race", .look = look_race, .mend = mend_race, .hides = 2, .not_time = true},
    {.name = "few-tasks", .look = look_few_tasks, .mend = mend_few_tasks},
    {.name = "fork-in-loop", .look = look_fork_in_loop, .mend = mend_fork_in_loop},
    {0},
};
