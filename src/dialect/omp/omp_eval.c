/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation: a team is one thread, as it may be, which runs all iterations in
 * order. What is reduced is the variable itself then, since nobody else has a
 * part of it. Races are those of a team of several threads (eval/shadow.h): what
 * stands in a parallel region is done by every thread, a construct that shares
 * work by one or the other, up to the next barrier.
 */
#include "dialect/omp/omp_int.h"
#include "eval/pointer.h"
#include "eval/shadow.h"

static JigEvalOutcome run_body(JigEvalCall *call) {
    size_t stack = call->eval->stack.len;
    JigEvalStep *end;
    bool ok =
        !call->step->bodies[0].num_blocks || jig_eval_body(call, &call->step->bodies[0], &end);
    jig_eval_leave_stack(call->eval, stack);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* Regions without arguments of their own. */
static JigEvalOutcome run_region(JigEvalCall *call) {
    const JigEvalBody *body = &call->step->bodies[0];
    if (body->num_blocks && body->blocks[0].num_args)
        return jig_eval_unknown(call, "cannot be evaluated: its region has arguments");
    return run_body(call);
}

/* ---- Who does it ---- */

/* The team whose threads would share what is to be done, each of which has come here; or NULL. */
static JigEvalFork *whole_team(const JigEvalCall *call) {
    JigEvalFork *f = jig_eval_inner_fork(call->eval);
    return f && f->strand == JIG_EVAL_EVERY_STRAND ? f : NULL;
}

/* Runs `fn` in one of the threads, whichever; at the end all wait for it, unless `nowait`. */
static JigEvalOutcome in_one_thread(JigEvalCall *call, JigEvalOutcome (*fn)(JigEvalCall *call),
                                    bool nowait) {
    JigEvalFork *team = whole_team(call);
    if (!team)
        return fn(call);
    jig_eval_next_strand(call->eval, team);
    JigEvalOutcome outcome = fn(call);
    jig_eval_strand(call->eval, team, JIG_EVAL_EVERY_STRAND);
    if (!nowait)
        jig_eval_barrier(call->eval, team);
    return outcome;
}

JigEvalOutcome jig_omp_eval_barrier(JigEvalCall *call) {
    jig_eval_barrier(call->eval, whole_team(call));
    return JIG_EVAL_NEXT;
}

/* Those of one name keep each other away. */
JigEvalOutcome jig_omp_eval_critical(JigEvalCall *call) {
    static const char without_name;
    const void *name = jig_omp_critical_name_attr(call->step->op);
    const void *guard = jig_eval_guard(call->eval, name ? name : &without_name);
    JigEvalOutcome outcome = run_region(call);
    jig_eval_guard(call->eval, guard);
    return outcome;
}

/* Always the same thread, for which nobody waits. */
static JigEvalOutcome in_first_thread(JigEvalCall *call) {
    JigEvalFork *team = whole_team(call);
    if (!team)
        return run_region(call);
    jig_eval_strand(call->eval, team, 0);
    JigEvalOutcome outcome = run_region(call);
    jig_eval_strand(call->eval, team, JIG_EVAL_EVERY_STRAND);
    return outcome;
}
JigEvalOutcome jig_omp_eval_master(JigEvalCall *call) {
    return in_first_thread(call);
}

JigEvalOutcome jig_omp_eval_masked(JigEvalCall *call) {
    JigInt who;
    if (!jig_omp_masked_filtered_thread_id(call->step->op))
        return in_first_thread(call);
    if (!jig_eval_get_int(call, 0, &who))
        return JIG_EVAL_STOP;
    return jig_int_is_zero(who) ? in_first_thread(call) : JIG_EVAL_NEXT;
}

/* One after the other of the sections around it. */
JigEvalOutcome jig_omp_eval_section(JigEvalCall *call) {
    JigEvalFork *f = jig_eval_inner_fork(call->eval);
    if (f && f->op == jig_op_parent(call->step->op))
        jig_eval_next_strand(call->eval, f);
    return run_region(call);
}

/* ---- Regions whose arguments are variables ---- */

static JigEvalBuffer *memory_of(const JigEval *e, const JigEvalValue *v) {
    if (v->tag == JIG_EVAL_SHAPED)
        return v->shaped->buffer;
    return v->tag == JIG_EVAL_NUMBER ? jig_eval_pointer_buffer(e, v->w[0]) : NULL;
}

static JigEvalOutcome run_shared(JigEvalCall *call) {
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

/* Each thread has variables of its own in place of those that are reduced. */
static JigEvalOutcome run_reducing(JigEvalCall *call) {
    JigOperandRange vars = jig_omp_vars(call->step->op).reduction_vars;
    JigEval *e = call->eval;
    if (!e->shadow || !vars.count)
        return run_shared(call);
    JigArenaMark mark = jig_arena_mark(&e->scratch);
    JigEvalBuffer **buffers = JIG_NEW_ARRAY(&e->scratch, JigEvalBuffer *, vars.count);
    uint32_t *born = JIG_NEW_ARRAY(&e->scratch, uint32_t, vars.count);
    for (size_t i = 0; i < vars.count; ++i) {
        buffers[i] = memory_of(e, jig_eval_slot(call, vars.start + i));
        if (buffers[i])
            born[i] = jig_eval_make_private(buffers[i]);
    }
    JigEvalOutcome outcome = run_shared(call);
    for (size_t i = vars.count; i-- > 0;)
        if (buffers[i])
            jig_eval_set_born(buffers[i], born[i]);
    jig_arena_rewind(&e->scratch, mark);
    return outcome;
}

JigEvalOutcome jig_omp_eval_shared(JigEvalCall *call) {
    return run_reducing(call);
}

static bool is_number(JigEvalCall *call, const JigValue *v, uint64_t n) {
    if (!v)
        return false;
    const JigEvalValue *x = jig_eval_slot(call, jig_eval_operand_of(call, v));
    return x->tag == JIG_EVAL_NUMBER && x->w[0] == n;
}

JigEvalOutcome jig_omp_eval_parallel(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    bool alone = is_number(call, jig_omp_parallel_if_expr(op), 0) ||
                 is_number(call, jig_omp_parallel_num_threads(op), 1);
    JigEvalFork team;
    if (!call->eval->shadow || alone)
        return run_reducing(call);
    jig_eval_fork_team(call, &team, "thread", NULL);
    team.num_strands = 1; /* the first thread, by its number */
    jig_eval_strand(call->eval, &team, JIG_EVAL_EVERY_STRAND);
    JigEvalOutcome outcome = run_reducing(call);
    jig_eval_join(call->eval, &team);
    return outcome;
}

JigEvalOutcome jig_omp_eval_single(JigEvalCall *call) {
    return in_one_thread(call, run_reducing, jig_omp_single_nowait(call->step->op));
}
JigEvalOutcome jig_omp_eval_wsloop(JigEvalCall *call) {
    return in_one_thread(call, run_reducing, jig_omp_wsloop_nowait(call->step->op));
}

static JigEvalOutcome run_sections(JigEvalCall *call) {
    JigEvalFork parts;
    jig_eval_fork_work(call, &parts, "section", NULL);
    JigEvalOutcome outcome = run_reducing(call);
    jig_eval_join(call->eval, &parts);
    return outcome;
}
JigEvalOutcome jig_omp_eval_sections(JigEvalCall *call) {
    return in_one_thread(call, whole_team(call) ? run_sections : run_reducing,
                         jig_omp_sections_nowait(call->step->op));
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

/* Iterations as they are numbered. */
static JigEvalGrid grid_of(JigEvalCall *call, const Loop *loops, size_t n, bool inclusive) {
    JigEvalGrid grid = {.rank = n};
    if (!call->eval->shadow)
        return grid;
    int64_t *all = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, 3 * n + 1);
    for (size_t i = 0; i < n; ++i) {
        uint64_t step = loops[i].step > 0 ? (uint64_t)loops[i].step : -(uint64_t)loops[i].step,
                 way = loops[i].step > 0 ? (uint64_t)loops[i].upper - (uint64_t)loops[i].lower
                                         : (uint64_t)loops[i].lower - (uint64_t)loops[i].upper;
        all[i] = loops[i].lower;
        all[n + i] = loops[i].step;
        all[2 * n + i] = (int64_t)((way - !inclusive) / step) + 1;
    }
    grid.first = all;
    grid.step = all + n;
    grid.count = all + 2 * n;
    return grid;
}

/* Do the threads of a team share the iterations? They are one strand of it then. */
static bool are_shared(const JigEvalCall *call) {
    const JigEvalFork *f = jig_eval_inner_fork(call->eval);
    const JigOp *around = jig_op_parent(call->step->op);
    if (around && jig_op_is(around, JIG_OMP(SIMD)))
        around = jig_op_parent(around);
    return f && f->takes_turns && jig_op_is(f->op, JIG_OMP(PARALLEL)) && around &&
           jig_op_is(around, JIG_OMP(WSLOOP));
}

/* From the last iteration to the first, whose bound is one of them then. */
static void turn_round(Loop *loop, bool inclusive) {
    uint64_t step = loop->step > 0 ? (uint64_t)loop->step : -(uint64_t)loop->step,
             way = loop->step > 0 ? (uint64_t)loop->upper - (uint64_t)loop->lower
                                  : (uint64_t)loop->lower - (uint64_t)loop->upper;
    int64_t first = loop->lower;
    way = (way - !inclusive) / step * step;
    loop->lower = (int64_t)((uint64_t)first + (loop->step > 0 ? way : -way));
    loop->now = loop->lower;
    loop->upper = first;
    loop->step = (int64_t) - (uint64_t)loop->step;
}

static bool run_loops(JigEvalCall *call, Loop *loops, size_t n, bool inclusive) {
    JigEvalFork fork = {0};
    bool shared = are_shared(call), ok = true;
    if (shared) {
        JigEvalGrid grid = grid_of(call, loops, n, inclusive);
        jig_eval_fork_work(call, &fork, "iteration", &grid);
        for (size_t i = 0; call->eval->is_backwards && i < n; ++i)
            turn_round(&loops[i], inclusive);
        inclusive |= call->eval->is_backwards;
    }
    do {
        jig_eval_next_strand(call->eval, &fork);
        ok = run_iteration(call, loops, n);
    } while (ok && advance(loops, n, inclusive));
    if (shared)
        jig_eval_join(call->eval, &fork);
    return ok;
}

JigEvalOutcome jig_omp_eval_loop_nest(JigEvalCall *call) {
    JigOp *op = call->step->op;
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    size_t n = jig_omp_loop_nest_num_loop_lower_bounds(op);
    Loop *loops = JIG_NEW_ARRAY(&call->eval->scratch, Loop, n);
    bool inclusive = jig_omp_loop_nest_loop_inclusive(op), any = true;
    bool ok = read_loops(call, loops, n, inclusive, &any);
    if (ok && any)
        ok = run_loops(call, loops, n, inclusive);
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
