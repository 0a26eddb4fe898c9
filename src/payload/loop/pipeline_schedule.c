/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* In which stage each op of a loop runs, and in which order. */
#include "dialect/scf/scf.h"
#include "dialect/vector/vector.h"
#include "payload/loop/body_copies.h"
#include "payload/loop/pipeline_loop_int.h"

#include <stdlib.h>

static uint32_t latency_of(const JigLoopPipelineOptions *options, const JigOp *op) {
    return jig_op_is(op, JIG_VECTOR(TRANSFER_READ)) || jig_op_is(op, JIG_VECTOR(LOAD))
               ? (uint32_t)options->read_latency
               : 1;
}

/* The cycle that all operands are there, where `most` is the longest wait for one. What comes from
 * outside counts as computed in cycle 0. */
static uint64_t earliest_cycle(const JigLoopPipelineOptions *options, const JigOp *op,
                               const JigPtrMap *cycles, uint32_t most) {
    uint64_t early = 0;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigOp *def = jig_op_operand_def(op, i);
        if (!def)
            continue;
        uint32_t wait = latency_of(options, def);
        uint64_t ready = (uint64_t)(uintptr_t)jig_ptrmap_get(cycles, def);
        ready += wait < most ? wait : most;
        early = ready > early ? ready : early;
    }
    return early;
}

/* By the cycle within an interval, and else as they stand. */
static int by_slot(const void *a, const void *b) {
    const JigScheduled *x = a, *y = b;
    if (x->slot != y->slot)
        return x->slot < y->slot ? -1 : 1;
    return x->position < y->position ? -1 : x->position > y->position;
}

/* The k-th op to run. */
static void set_stage(JigPipelining *p, size_t k, JigScheduled s) {
    p->ops[k] = s;
    p->last_stage = s.stage > p->last_stage ? s.stage : p->last_stage;
    jig_ptrmap_set(&p->stages, s.op, (void *)(uintptr_t)(s.stage + 1));
}

static void schedule(JigPipelining *p, const JigLoopPipelineOptions *options) {
    JigPtrMap cycles = {0};
    JigOp *end = jig_block_last(jig_op_body(p->loop));
    int64_t lower, upper;
    uint32_t most = UINT32_MAX;
    if (jig_constant_int(p->lower, &lower) && jig_constant_int(p->upper, &upper))
        most = (uint32_t)upper - (uint32_t)lower - 1;
    for (JigOp *op = jig_block_first(jig_op_body(p->loop)); op != end; op = jig_op_next(op))
        p->n++;
    p->ops = JIG_NEW_ARRAY(p->rw->arena, JigScheduled, p->n + 1);
    size_t k = 0;
    for (JigOp *op = jig_block_first(jig_op_body(p->loop)); op != end; op = jig_op_next(op), ++k) {
        uint64_t cycle = earliest_cycle(options, op, &cycles, most);
        jig_ptrmap_set(&cycles, op, (void *)(uintptr_t)cycle);
        uint64_t stage = cycle / (uint64_t)options->interval;
        uint64_t slot = cycle % (uint64_t)options->interval;
        set_stage(p, k, (JigScheduled){.op = op, .stage = stage, .slot = slot, .position = k});
    }
    jig_ptrmap_free(&cycles);
    qsort(p->ops, p->n, sizeof *p->ops, by_slot);
}

bool jig_loop_pipeline_stage(const JigPipelining *p, const JigOp *op, uint64_t *stage) {
    uintptr_t found = op ? (uintptr_t)jig_ptrmap_get(&p->stages, op) : 0;
    *stage = (uint64_t)found - 1;
    return found;
}

JigValue *jig_loop_pipeline_yielded(const JigPipelining *p, const JigValue *v) {
    if (jig_value_def(v) || jig_value_owner_block(v) != jig_op_body(p->loop) || v == p->iv)
        return NULL;
    return jig_loop_yielded(p->loop, jig_value_index(v) - 1);
}

/* ---- Can it be done? ---- */

typedef struct Check {
    const JigPipelining *p;
    const JigPtrMap *turns; /* op -> turn + 1, counting through the stages */
    uint64_t turn;          /* of the op that is looked at */
} Check;

static JigWalk check_operands(JigOp *op, void *user) {
    const Check *c = user;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i), *yielded = jig_loop_pipeline_yielded(c->p, v);
        JigOp *def = jig_value_def(yielded ? yielded : v);
        uintptr_t turn = def ? (uintptr_t)jig_ptrmap_get(c->turns, def) : 0;
        if (turn && c->turn + (yielded ? c->p->n : 0) < turn - 1)
            return JIG_WALK_INTERRUPT;
    }
    return JIG_WALK_ADVANCE;
}

/* Does each op, with what is in it, run after what it needs, of its iteration or the one before? */
static bool check_order(const JigPipelining *p, JigReason *why) {
    JigPtrMap turns = {0};
    bool ok = true;
    for (size_t i = 0; i < p->n; ++i)
        jig_ptrmap_set(&turns, p->ops[i].op, (void *)(uintptr_t)(p->ops[i].stage * p->n + i + 1));
    for (size_t i = 0; ok && i < p->n; ++i) {
        Check c = {p, &turns, p->ops[i].stage * p->n + i};
        ok = jig_walk_pre(p->ops[i].op, check_operands, &c) != JIG_WALK_INTERRUPT;
        if (!ok && p->as_reference)
            jig_op_emit_error(p->ops[i].op, "operation scheduled before its operands");
    }
    jig_ptrmap_free(&turns);
    return ok || jig_refuse(why, p->loop, "an operation is scheduled before its operands");
}

static bool check_yielded(const JigPipelining *p, JigReason *why) {
    for (size_t i = 0; i < jig_loop_num_carried(p->loop); ++i)
        if (!jig_value_def(jig_loop_yielded(p->loop, i)))
            return jig_refuse(why, p->loop, "carries what is from two iterations before");
    return true;
}

static bool check_trips(const JigPipelining *p, JigReason *why) {
    int64_t lower, upper, step;
    uint64_t trips;
    if (jig_scf_for_unsigned_cmp(p->loop))
        return jig_refuse(why, p->loop, "compares as unsigned");
    if (!jig_constant_int(p->lower, &lower) || !jig_constant_int(p->upper, &upper) ||
        !jig_constant_int(p->step, &step))
        return jig_refuse(why, p->loop, "number of iterations is not known");
    if (step <= 0 || !jig_scf_for_trip_count(p->loop, &trips))
        return jig_refuse(why, p->loop, "step is {}", jig_fact_int(step));
    /* A loop that ends a step or more before it begins has fewer iterations than none. */
    if (trips < p->last_stage ||
        (upper < lower && (uint64_t)lower - (uint64_t)upper >= (uint64_t)step))
        return jig_refuse(why, p->loop, "{} iterations are too few for {} stages",
                          jig_fact_int((int64_t)trips), jig_fact_int((int64_t)p->last_stage + 1));
    return true;
}

bool jig_loop_pipeline_check(const JigPipelining *p, JigReason *why) {
    if (!p->n)
        return jig_refuse(why, p->loop, "loop is empty");
    return check_trips(p, why) && check_order(p, why) && check_yielded(p, why) &&
           jig_loop_may_copy(p->loop, 2 * (p->last_stage + 1), why);
}

bool jig_loop_pipeline_plan(JigPipelining *p, const JigLoopPipelineOptions *options,
                            JigReason *why) {
    if (options->interval <= 0 || options->interval > UINT32_MAX)
        return jig_refuse(why, p->loop, "interval of {} cycles", jig_fact_int(options->interval));
    p->as_reference = options->as_reference;
    schedule(p, options);
    return jig_loop_pipeline_check(p, why) &&
           (options->any_order || jig_loop_stages_keep_order(p, why));
}

void jig_loop_pipeline_take(JigPipelining *p) {
    const JigPipelineSchedule *given = p->given;
    p->as_reference = given->as_reference;
    p->n = given->n;
    p->ops = JIG_NEW_ARRAY(p->rw->arena, JigScheduled, p->n + 1);
    for (size_t k = 0; k < p->n; ++k)
        set_stage(p, k, (JigScheduled){.op = given->ops[k].op, .stage = given->ops[k].stage});
}
