/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation. What a loop carries lives in the slots of its region's arguments: the terminator's
 * operands are passed to them, and at the end they become the results. Parallel loops run
 * their iterations in one order (eval/nest.h), one after another; what these insert into shared
 * tensors is put there when all have run, if they read the tensors as well.
 */
#include "eval/inserts.h"
#include "eval/nest.h"
#include "eval/shadow.h"
#include "dialect/scf/scf_int.h"

/* ---- Conditions ---- */

static JigEvalOutcome run_one(JigEvalCall *call, size_t region) {
    JigEvalStep *end;
    if (!jig_eval_body(call, &call->step->bodies[region], &end))
        return JIG_EVAL_STOP;
    jig_eval_finish(call, end, 0);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_scf_eval_if(JigEvalCall *call) {
    if (!jig_eval_need(call, 0))
        return JIG_EVAL_STOP;
    return run_one(call, jig_eval_slot(call, 0)->w[0] & 1 ? 0 : 1);
}

JigEvalOutcome jig_scf_eval_execute_region(JigEvalCall *call) {
    return run_one(call, 0);
}

JigEvalOutcome jig_scf_eval_index_switch(JigEvalCall *call) {
    int64_t arg;
    if (!jig_eval_get_index(call, 0, &arg))
        return JIG_EVAL_STOP;
    const JigAttr *cases = jig_scf_index_switch_cases_attr(call->step->op);
    const int64_t *values = jig_attr_dense_i64_data(cases);
    for (size_t i = 0; i < jig_attr_dense_array_len(cases); ++i)
        if (values[i] == arg)
            return run_one(call, i + 1);
    return run_one(call, 0);
}

/* ---- for ---- */

typedef struct Counter {
    uint64_t now, end, step;
    uint32_t width;
    bool is_unsigned;
} Counter;

static bool read_counter(JigEvalCall *call, Counter *c) {
    c->width = jig_eval_operand_elem(call, 0)->width;
    c->is_unsigned = jig_scf_for_unsigned_cmp(call->step->op);
    if (c->width > 64)
        return jig_eval_unknown_fail(call, "cannot be evaluated: it counts in more than 64 bits");
    for (size_t i = 0; i < 3; ++i)
        JIG_CHECK(jig_eval_need(call, i));
    c->now = jig_eval_slot(call, 0)->w[0];
    c->end = jig_eval_slot(call, 1)->w[0];
    c->step = jig_eval_slot(call, 2)->w[0];
    bool positive = c->is_unsigned ? c->step != 0 : jig_eval_sign_extend(c->step, c->width) > 0;
    return positive || jig_eval_fail(call, "has a step that is not positive");
}

static bool goes_on(const Counter *c) {
    return c->is_unsigned
               ? c->now < c->end
               : jig_eval_sign_extend(c->now, c->width) < jig_eval_sign_extend(c->end, c->width);
}

/* Steps on; false when the counter would wrap around, which is past any end. */
static bool advance(Counter *c) {
    uint64_t next = (c->now + c->step) & jig_eval_mask(c->width);
    bool wrapped = c->is_unsigned ? next < c->now
                                  : jig_eval_sign_extend(next, c->width) <
                                        jig_eval_sign_extend(c->now, c->width);
    c->now = next;
    return !wrapped;
}

JigEvalOutcome jig_scf_eval_for(JigEvalCall *call) {
    Counter c = {0};
    if (!read_counter(call, &c))
        return JIG_EVAL_STOP;
    JigEvalBody *body = &call->step->bodies[0];
    uint32_t iv = body->blocks[0].first_arg;
    size_t n = call->step->num_results;
    JigEvalStep *end;
    if (n)
        jig_eval_pass(call, iv + 1, call->step, 3, n);
    for (bool more = true; more && goes_on(&c); more = advance(&c)) {
        jig_eval_set_slot(&call->frame[iv], jig_eval_number(c.now));
        if (!jig_eval_body(call, body, &end))
            return JIG_EVAL_STOP;
        if (n)
            jig_eval_pass(call, iv + 1, end, 0, n);
    }
    jig_eval_finish_slots(call, iv + 1, n);
    return JIG_EVAL_NEXT;
}

/* ---- while ---- */

JigEvalOutcome jig_scf_eval_while(JigEvalCall *call) {
    JigEvalBody *before = &call->step->bodies[0], *after = &call->step->bodies[1];
    JigEvalStep *end;
    if (call->step->num_operands)
        jig_eval_pass(call, before->blocks[0].first_arg, call->step, 0, call->step->num_operands);
    for (;;) {
        if (!jig_eval_body(call, before, &end))
            return JIG_EVAL_STOP;
        const JigEvalValue *condition = jig_eval_end_slot(call, end, 0);
        if (!jig_eval_need_value(call, condition, "its condition"))
            return JIG_EVAL_STOP;
        if (!(condition->w[0] & 1))
            break;
        if (end->num_operands > 1)
            jig_eval_pass(call, after->blocks[0].first_arg, end, 1, end->num_operands - 1);
        if (!jig_eval_body(call, after, &end))
            return JIG_EVAL_STOP;
        if (end->num_operands)
            jig_eval_pass(call, before->blocks[0].first_arg, end, 0, end->num_operands);
    }
    jig_eval_finish(call, end, 1);
    return JIG_EVAL_NEXT;
}

/* ---- Nests ---- */

typedef struct Nest {
    JigEvalNest at;
    uint32_t first_iv;
    JigEvalFork fork;
} Nest;

static Nest nest_of_rank(JigEvalCall *call, size_t rank) {
    int64_t *all = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, 4 * rank + 1);
    return (Nest){.at = {.lower = all,
                         .upper = all + rank,
                         .step = all + 2 * rank,
                         .now = all + 3 * rank,
                         .rank = rank},
                  .first_iv = call->step->bodies[0].blocks[0].first_arg};
}

/* Sets up the first iteration. False when there is none, or (*ok false) after an error. */
static bool nest_begin(JigEvalCall *call, Nest *nest, bool *ok) {
    for (size_t i = 0; i < nest->at.rank; ++i)
        if (nest->at.step[i] <= 0)
            return *ok = jig_eval_fail(call, "has a step that is not positive");
    return jig_eval_nest_begin(call->eval, &nest->at);
}

static bool nest_run(JigEvalCall *call, Nest *nest, JigEvalStep **end) {
    jig_eval_next_strand(call->eval, &nest->fork);
    for (size_t i = 0; i < nest->at.rank; ++i)
        jig_eval_set_slot(&call->frame[nest->first_iv + i],
                          jig_eval_number((uint64_t)nest->at.now[i]));
    return jig_eval_body(call, &call->step->bodies[0], end);
}

static void nest_fork(JigEvalCall *call, Nest *nest) {
    JigEvalGrid grid =
        jig_eval_grid(call, nest->at.rank, nest->at.lower, nest->at.upper, nest->at.step);
    jig_eval_fork(call, &nest->fork, "iteration", &grid);
}

/* ---- forall ---- */

/* Which shared values are read in the body, not just inserted into? Kept with the op. */
typedef struct Shared {
    size_t n;
    bool *is_read;
} Shared;

static bool is_read(const JigValue *arg) {
    for (JigUse *u = jig_value_first_use(arg); u; u = jig_use_next(u)) {
        const JigOp *block_op = jig_block_parent_op(jig_op_block(jig_use_owner(u)));
        bool combines = jig_op_has_trait(block_op, JIG_TRAIT_PARALLEL_COMBINING);
        if (!combines || jig_use_index(u) != 1)
            return true;
    }
    return false;
}

static const Shared *shared_of(JigEvalCall *call, size_t rank, size_t n) {
    bool is_new;
    Shared *shared = jig_eval_memo(call, sizeof *shared, &is_new);
    if (!is_new)
        return shared;
    shared->n = n;
    shared->is_read = JIG_NEW_ARRAY(&call->eval->perm, bool, n + 1);
    for (size_t i = 0; i < n; ++i)
        shared->is_read[i] = is_read(jig_block_arg(jig_op_body(call->step->op), rank + i));
    return shared;
}

/* Runs the iterations. They read the values of before; what they insert where that makes a
 * difference is inserted at the end. */
static bool forall_run(JigEvalCall *call, Nest *nest, uint32_t first, const Shared *shared) {
    JigEvalInserts inserts = {.first = first, .n = shared->n, .is_read = shared->is_read};
    JigEvalStep *end;
    bool ok = true;
    jig_eval_inserts_begin(call, &inserts);
    if (nest_begin(call, nest, &ok))
        do
            ok = nest_run(call, nest, &end);
        while (ok && jig_eval_nest_next(&nest->at));
    return jig_eval_inserts_end(call, &inserts, ok);
}

JigEvalOutcome jig_scf_eval_forall(JigEvalCall *call) {
    JigOp *op = call->step->op;
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigEvalList lists[] = {
        jig_eval_list(jig_scf_forall_static_lower_bound_attr(op),
                      jig_scf_forall_dynamic_lower_bound(op)),
        jig_eval_list(jig_scf_forall_static_upper_bound_attr(op),
                      jig_scf_forall_dynamic_upper_bound(op)),
        jig_eval_list(jig_scf_forall_static_step_attr(op), jig_scf_forall_dynamic_step(op))};
    Nest nest = nest_of_rank(call, lists[0].n);
    JigOperandRange outputs = jig_scf_forall_outputs(op);
    bool ok = jig_eval_list_get(call, &lists[0], nest.at.lower) &&
              jig_eval_list_get(call, &lists[1], nest.at.upper) &&
              jig_eval_list_get(call, &lists[2], nest.at.step);
    uint32_t shared = nest.first_iv + (uint32_t)nest.at.rank;
    if (ok && outputs.count)
        jig_eval_pass(call, shared, call->step, outputs.start, outputs.count);
    if (ok) {
        nest_fork(call, &nest);
        ok = forall_run(call, &nest, shared, shared_of(call, nest.at.rank, outputs.count));
        jig_eval_join(call->eval, &nest.fork);
    }
    if (ok)
        jig_eval_finish_slots(call, shared, outputs.count);
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* The ops inside change the shared values in their slots. */
JigEvalOutcome jig_scf_eval_in_parallel(JigEvalCall *call) {
    JigEvalStep *end;
    return jig_eval_body(call, &call->step->bodies[0], &end) ? JIG_EVAL_END : JIG_EVAL_STOP;
}

/* ---- parallel ---- */

/* What one iteration gives is combined with what there is, in the order of the iterations. Who
 * combines may do so in any order: backwards what there is comes second, unless there is only one
 * iteration. */
static bool reduce(JigEvalCall *call, JigEvalStep *reduce, bool is_only) {
    bool swaps = call->eval->is_backwards && !is_only;
    for (size_t i = 0; i < call->step->num_results; ++i) {
        JigEvalValue *acc = &call->frame[call->step->first_result + i];
        uint32_t args = reduce->bodies[i].blocks[0].first_arg;
        JigEvalStep *end;
        jig_eval_set_slot(&call->frame[args + swaps], *acc);
        acc->tag = JIG_EVAL_NONE;
        jig_eval_pass(call, args + !swaps, reduce, i, 1);
        JIG_CHECK(jig_eval_body(call, &reduce->bodies[i], &end));
        jig_eval_pass(call, call->step->first_result + (uint32_t)i, end, 0, 1);
    }
    return true;
}

static bool parallel_run(JigEvalCall *call, Nest *nest) {
    bool ok, is_only = true;
    for (size_t i = 0; is_only && i < nest->at.rank; ++i)
        is_only = nest->at.upper[i] - nest->at.lower[i] <= nest->at.step[i];
    if (!is_only && call->step->num_results)
        jig_eval_note_order(call->eval);
    do {
        JigEvalStep *end;
        ok = nest_run(call, nest, &end) && reduce(call, end, is_only);
    } while (ok && jig_eval_nest_next(&nest->at));
    return ok;
}

JigEvalOutcome jig_scf_eval_parallel(JigEvalCall *call) {
    JigOp *op = call->step->op;
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    size_t rank = jig_scf_parallel_num_lower_bound(op);
    JigOperandRange inits = jig_scf_parallel_init_vals(op);
    Nest nest = nest_of_rank(call, rank);
    bool ok = jig_eval_indices(call, jig_scf_parallel_lower_bound(op).start, rank, nest.at.lower) &&
              jig_eval_indices(call, jig_scf_parallel_upper_bound(op).start, rank, nest.at.upper) &&
              jig_eval_indices(call, jig_scf_parallel_step(op).start, rank, nest.at.step);
    if (ok && inits.count)
        jig_eval_pass(call, call->step->first_result, call->step, inits.start, inits.count);
    if (ok && nest_begin(call, &nest, &ok)) {
        nest_fork(call, &nest);
        ok = parallel_run(call, &nest);
        jig_eval_join(call->eval, &nest.fork);
    }
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
