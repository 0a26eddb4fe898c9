/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of loops and conditions with affine bounds. */
#include "eval/access.h"
#include "eval/nest.h"
#include "eval/reduce.h"
#include "eval/shadow.h"
#include "dialect/affine/affine_int.h"

/* The largest (smallest) of `n` results of a map from `from` on. */
static int64_t extremum(const int64_t *values, size_t from, size_t n, bool largest) {
    int64_t best = values[from];
    for (size_t i = from + 1; i < from + n; ++i)
        best = (values[i] > best) == largest ? values[i] : best;
    return best;
}

/* Values of the map in the named attribute, on the operands from `first` on; in the scratch arena.
 */
static int64_t *values_of(JigEvalCall *call, const JigMap *map, size_t first) {
    int64_t *out = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, jig_map_num_results(map) + 1);
    return jig_affine_eval_map(call, map, first, out) ? out : NULL;
}

/* ---- for ---- */

static JigEvalOutcome run_for(JigEvalCall *call, int64_t lower, int64_t upper, int64_t step) {
    JigEvalBody *body = &call->step->bodies[0];
    uint32_t iv = body->blocks[0].first_arg;
    size_t n = call->step->num_results;
    JigEvalStep *end;
    if (n)
        jig_eval_pass(call, iv + 1, call->step, jig_affine_for_inits(call->step->op).start, n);
    for (int64_t i = lower; i < upper;) {
        jig_eval_set_slot(&call->frame[iv], jig_eval_number((uint64_t)i));
        if (!jig_eval_body(call, body, &end))
            return JIG_EVAL_STOP;
        if (n)
            jig_eval_pass(call, iv + 1, end, 0, n);
        if (__builtin_add_overflow(i, step, &i))
            break;
    }
    jig_eval_finish_slots(call, iv + 1, n);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_affine_eval_for(JigEvalCall *call) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigOp *op = call->step->op;
    const JigMap *lower_map = jig_affine_for_lower_bound_map(op),
                 *upper_map = jig_affine_for_upper_bound_map(op);
    const int64_t *lower = values_of(call, lower_map, 0);
    const int64_t *upper =
        lower ? values_of(call, upper_map, jig_affine_for_upper_bound_operands(op).start) : NULL;
    JigEvalOutcome outcome = JIG_EVAL_STOP;
    if (upper) {
        int64_t from = extremum(lower, 0, jig_map_num_results(lower_map), true),
                to = extremum(upper, 0, jig_map_num_results(upper_map), false);
        int64_t step = jig_affine_for_step(op);
        outcome = step > 0 ? run_for(call, from, to, step)
                           : jig_eval_error(call, "has a step that is not positive");
    }
    jig_arena_rewind(&call->eval->scratch, mark);
    return outcome;
}

/* ---- if ---- */

/* 1: the operands are in the set, 0: they are not, -1: after an error. */
static int is_in_set(JigEvalCall *call) {
    const JigSet *set = jig_attr_set_value(jig_affine_if_condition_attr(call->step->op));
    size_t n = call->step->num_operands, dims = jig_set_num_dims(set);
    int64_t *inputs = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1), value;
    if (!jig_eval_indices(call, 0, n, inputs))
        return -1;
    for (unsigned i = 0; i < jig_set_num_constraints(set); ++i) {
        if (!jig_expr_eval(jig_set_constraint(set, i), inputs, inputs + dims, &value)) {
            jig_eval_error(call, "has a constraint without a value");
            return -1;
        }
        if (jig_set_is_equality(set, i) ? value != 0 : value < 0)
            return 0;
    }
    return 1;
}

JigEvalOutcome jig_affine_eval_if(JigEvalCall *call) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    int in = is_in_set(call);
    jig_arena_rewind(&call->eval->scratch, mark);
    JigEvalStep *end;
    if (in < 0 || !jig_eval_body(call, &call->step->bodies[in ? 0 : 1], &end))
        return JIG_EVAL_STOP;
    jig_eval_finish(call, end, 0);
    return JIG_EVAL_NEXT;
}

/* ---- parallel ---- */

/* The bounds of all loops are results of one map; groups say how many belong to each. */
static bool read_bounds(JigEvalCall *call, const JigMap *map, const JigAttr *sizes, size_t first,
                        bool lower, int64_t *out, size_t rank) {
    const int64_t *values = values_of(call, map, first);
    JIG_CHECK(values);
    size_t at = 0;
    for (size_t i = 0; i < rank; ++i) {
        size_t n = (size_t)jig_attr_dense_int(sizes, (int64_t)i);
        out[i] = extremum(values, at, n, lower);
        at += n;
    }
    return true;
}

static bool read_nest(JigEvalCall *call, JigEvalNest *nest) {
    JigOp *op = call->step->op;
    const JigAttr *steps = jig_affine_parallel_steps_attr(op);
    nest->rank = jig_attr_array_len(steps);
    nest->lower = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, 4 * nest->rank + 1);
    nest->upper = nest->lower + nest->rank;
    nest->step = nest->upper + nest->rank;
    nest->now = nest->step + nest->rank;
    const JigMap *lower = jig_affine_parallel_lower_bounds_map(op),
                 *upper = jig_affine_parallel_upper_bounds_map(op);
    for (size_t i = 0; i < nest->rank; ++i) {
        nest->step[i] = jig_attr_int_value(jig_attr_array_at(steps, i));
        if (nest->step[i] <= 0)
            return jig_eval_fail(call, "has a step that is not positive");
    }
    return read_bounds(call, lower, jig_affine_parallel_lower_bounds_groups_attr(op), 0, true,
                       nest->lower, nest->rank) &&
           read_bounds(call, upper, jig_affine_parallel_upper_bounds_groups_attr(op),
                       jig_map_num_inputs(lower), false, nest->upper, nest->rank);
}

static bool run_iteration(JigEvalCall *call, const JigEvalNest *nest) {
    JigEvalBody *body = &call->step->bodies[0];
    const JigAttr *kinds = jig_affine_parallel_reductions_attr(call->step->op);
    JigEvalStep *end;
    for (size_t i = 0; i < nest->rank; ++i)
        jig_eval_set_slot(&call->frame[body->blocks[0].first_arg + i],
                          jig_eval_number((uint64_t)nest->now[i]));
    JIG_CHECK(jig_eval_body(call, body, &end));
    for (size_t i = 0; i < call->step->num_results; ++i)
        JIG_CHECK(jig_eval_combine(
            call, jig_eval_atomic_kernel(jig_attr_int_value(jig_attr_array_at(kinds, i))),
            jig_eval_result_elem(call, i), &call->frame[call->step->first_result + i],
            jig_eval_end_slot(call, end, i)));
    return true;
}

/* Results start with the neutral elements of their reductions. */
static bool run_nest(JigEvalCall *call, JigEvalNest *nest) {
    const JigAttr *kinds = jig_affine_parallel_reductions_attr(call->step->op);
    for (size_t i = 0; i < call->step->num_results; ++i)
        if (!jig_eval_atomic_neutral(call, jig_attr_int_value(jig_attr_array_at(kinds, i)),
                                     jig_eval_result_elem(call, i), jig_eval_result_slot(call, i)))
            return jig_eval_unknown_fail(
                call, "cannot be evaluated: its reduction has no neutral element");
    if (!jig_eval_nest_begin(call->eval, nest))
        return true;
    JigEvalGrid grid = jig_eval_grid(call, nest->rank, nest->lower, nest->upper, nest->step);
    JigEvalFork fork;
    bool ok = true;
    jig_eval_fork(call, &fork, "iteration", &grid);
    do {
        jig_eval_next_strand(call->eval, &fork);
        ok = run_iteration(call, nest);
    } while (ok && jig_eval_nest_next(nest));
    jig_eval_join(call->eval, &fork);
    return ok;
}

JigEvalOutcome jig_affine_eval_parallel(JigEvalCall *call) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigEvalNest nest;
    bool ok = read_nest(call, &nest) && run_nest(call, &nest);
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
