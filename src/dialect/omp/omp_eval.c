/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation: a team is one thread, as it may be, which runs all iterations in
 * order. What is reduced is the variable itself then, since nobody else has a
 * part of it.
 */
#include "dialect/omp/omp_int.h"
#include "eval/evaluator.h"

static JigEvalOutcome run_body(JigEvalCall *call) {
    size_t stack = call->eval->stack.len;
    JigEvalStep *end;
    bool ok =
        !call->step->bodies[0].num_blocks || jig_eval_body(call, &call->step->bodies[0], &end);
    jig_eval_leave_stack(call->eval, stack);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* Regions without arguments of their own. */
JigEvalOutcome jig_omp_eval_region(JigEvalCall *call) {
    const JigEvalBody *body = &call->step->bodies[0];
    if (body->num_blocks && body->blocks[0].num_args)
        return jig_eval_unknown(call, "cannot be evaluated: its region has arguments");
    return run_body(call);
}

JigEvalOutcome jig_omp_eval_masked(JigEvalCall *call) {
    JigInt who;
    if (!jig_omp_masked_filtered_thread_id(call->step->op))
        return jig_omp_eval_region(call);
    if (!jig_eval_get_int(call, 0, &who))
        return JIG_EVAL_STOP;
    return jig_int_is_zero(who) ? jig_omp_eval_region(call) : JIG_EVAL_NEXT;
}

/* Regions whose arguments are variables. */
JigEvalOutcome jig_omp_eval_shared(JigEvalCall *call) {
    JigOmpVars vars = jig_omp_vars(call->step->op);
    const JigEvalBody *body = &call->step->bodies[0];
    if (vars.private_vars.count)
        return jig_eval_unknown(call, "cannot be evaluated: it has private variables");
    if (body->num_blocks && body->blocks[0].num_args != vars.reduction_vars.count)
        return jig_eval_unknown(call, "cannot be evaluated: its region has other arguments");
    if (vars.reduction_vars.count)
        jig_eval_pass(call, body->blocks[0].first_arg, call->step, vars.reduction_vars.start,
                      vars.reduction_vars.count);
    return run_body(call);
}

JigEvalOutcome jig_omp_eval_threadprivate(JigEvalCall *call) {
    jig_eval_set(call, 0, jig_eval_operand(call, 0));
    return JIG_EVAL_NEXT;
}

/* ---- omp.loop_nest ---- */

typedef struct Loop {
    int64_t now, lower, upper, step; /* the last one: an iteration at `upper` is one, too */
    uint32_t width;
} Loop;

/* Is there an iteration? */
static bool is_within(const Loop *loop, bool inclusive) {
    if (inclusive)
        return loop->step > 0 ? loop->now <= loop->upper : loop->now >= loop->upper;
    return loop->step > 0 ? loop->now < loop->upper : loop->now > loop->upper;
}

static bool read_bound(JigEvalCall *call, size_t i, int64_t *out) {
    JIG_CHECK(jig_eval_need(call, i));
    *out =
        jig_eval_sign_extend(jig_eval_slot(call, i)->w[0], jig_eval_operand_elem(call, i)->width);
    return true;
}

static bool read_loops(JigEvalCall *call, Loop *loops, size_t n, bool inclusive, bool *any) {
    for (size_t i = 0; i < n; ++i) {
        loops[i].width = jig_eval_operand_elem(call, i)->width;
        if (loops[i].width > 64)
            return jig_eval_unknown_fail(call,
                                         "cannot be evaluated: it counts in more than 64 bits");
        JIG_CHECK(read_bound(call, i, &loops[i].lower) &&
                  read_bound(call, n + i, &loops[i].upper) &&
                  read_bound(call, 2 * n + i, &loops[i].step));
        if (!loops[i].step)
            return jig_eval_fail(call, "has a step of 0");
        loops[i].now = loops[i].lower;
        *any &= is_within(&loops[i], inclusive);
    }
    return true;
}

/* The next iteration in lexicographic order; false: there is none. */
static bool advance(Loop *loops, size_t n, bool inclusive) {
    for (size_t i = n; i-- > 0;) {
        int64_t next;
        bool fits = !__builtin_add_overflow(loops[i].now, loops[i].step, &next) &&
                    jig_eval_sign_extend((uint64_t)next & jig_eval_mask(loops[i].width),
                                         loops[i].width) == next;
        loops[i].now = next;
        if (fits && is_within(&loops[i], inclusive))
            return true;
        loops[i].now = loops[i].lower;
    }
    return false;
}

static bool run_iteration(JigEvalCall *call, const Loop *loops, size_t n) {
    uint32_t first = call->step->bodies[0].blocks[0].first_arg;
    for (size_t i = 0; i < n; ++i) {
        JigEvalValue iv = {.tag = JIG_EVAL_NUMBER};
        iv.w[0] = (uint64_t)loops[i].now & jig_eval_mask(loops[i].width);
        jig_eval_set_slot(&call->frame[first + i], iv);
    }
    return run_body(call) == JIG_EVAL_NEXT;
}

JigEvalOutcome jig_omp_eval_loop_nest(JigEvalCall *call) {
    JigOp *op = call->step->op;
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    size_t n = jig_omp_loop_nest_num_loop_lower_bounds(op);
    Loop *loops = JIG_NEW_ARRAY(&call->eval->scratch, Loop, n);
    bool inclusive = jig_omp_loop_nest_loop_inclusive(op), any = true;
    bool ok = read_loops(call, loops, n, inclusive, &any);
    if (ok && any)
        do
            ok = run_iteration(call, loops, n);
        while (ok && advance(loops, n, inclusive));
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
