/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/arith/arith.h"
#include "dialect/scf/scf.h"
#include "payload/loop/index_math.h"
#include "payload/loop/pipeline_loop_int.h"
#include "support/vec.h"
#include "support/check.h"

/* ---- Versions of values: of how many iterations before the end of the ramp ---- */

static void set_version(JigPipelining *p, const JigValue *v, uint64_t at, JigValue *version) {
    void **slot = jig_ptrmap_slot(&p->versions, v);
    if (!*slot)
        *slot = JIG_NEW_ARRAY(p->rw->arena, JigValue *, p->last_stage + 1);
    if (at <= p->last_stage)
        ((JigValue **)*slot)[at] = version;
}

static JigValue *version(const JigPipelining *p, const JigValue *v, uint64_t at) {
    JigValue **of = jig_ptrmap_get(&p->versions, v);
    return of ? of[at] : NULL;
}

typedef struct Setting {
    const JigPipelining *p;
    const JigOp *copy;
    uint64_t at;
} Setting;

static JigWalk set_operands(JigOp *op, void *user) {
    const Setting *s = user;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *by = version(s->p, jig_op_operand(op, i), s->at);
        if (by)
            jig_rw_set_operand(s->p->rw, op, i, by);
    }
    return JIG_WALK_ADVANCE;
}

/* A copy of the op, and what is in it, on versions `at`. */
static JigOp *copy_at(JigPipelining *p, const JigOp *op, uint64_t at) {
    JigOp *copy = jig_rw_clone(p->rw, op, NULL);
    Setting s = {p, copy, at};
    jig_walk_pre(copy, set_operands, &s);
    return copy;
}

/* lower + step * i */
static JigValue *iv_at(JigPipelining *p, JigValue *i) {
    JigLoc loc = jig_op_loc(p->loop);
    JigValue *ahead = jig_loop_int_op(p->rw, loc, JIG_ARITH(MULI), p->step, i);
    return jig_loop_int_op(p->rw, loc, JIG_ARITH(ADDI), p->lower, ahead);
}

static JigValue *number(JigPipelining *p, int64_t value) {
    return jig_loop_int_constant(p->rw, jig_op_loc(p->loop), jig_value_type(p->lower), value);
}

static bool ends_in_loop(const JigPipelining *p) {
    return p->given && p->given->guard;
}

static void tell(JigPipelining *p, JigOp *copy, JigPipelinePart part, uint64_t iteration) {
    if (p->given && p->given->made)
        p->given->made(p->rw, copy, part, iteration, p->given->user);
}

/* ---- Iterations begin ---- */

/* The copy's results are version `at` of the op's, and the next one of what carries them. */
static void set_results(JigPipelining *p, const JigOp *op, JigOp *copy, uint64_t at,
                        JigValue **returned) {
    for (size_t r = 0; r < jig_op_num_results(op); ++r) {
        JigValue *result = jig_op_result(op, r), *by = jig_op_result(copy, r);
        set_version(p, result, at, by);
        for (size_t i = 0; i < jig_loop_num_carried(p->loop); ++i) {
            if (jig_loop_yielded(p->loop, i) != result)
                continue;
            if (returned)
                returned[i] = by;
            set_version(p, jig_loop_arg(p->loop, i), at + 1, by);
        }
    }
}

/* What is carried, when it is yielded from outside the loop: the same in all iterations but the
 * first. */
static JigValue *from_outside(const JigPipelining *p, const JigValue *arg) {
    JigValue *v = jig_loop_pipeline_yielded(p, arg);
    uint64_t stage;
    return v && !jig_loop_pipeline_stage(p, jig_value_def(v), &stage) ? v : NULL;
}

/* Is the last stage of the first iteration one of those that end behind the loop, which then has no
 * iteration? */
static bool ends_first(const JigPipelining *p) {
    uint64_t trips;
    return jig_scf_for_trip_count(p->loop, &trips) && trips == p->last_stage;
}

static void start_carried(JigPipelining *p) {
    for (size_t i = 0; i < jig_loop_num_carried(p->loop); ++i) {
        JigValue *arg = jig_loop_arg(p->loop, i), *v = jig_loop_yielded(p->loop, i);
        uint64_t stage;
        set_version(p, arg, 0, jig_loop_init(p->loop, i));
        if (jig_loop_pipeline_stage(p, jig_value_def(v), &stage))
            continue;
        for (uint64_t k = 1; k <= p->last_stage; ++k)
            set_version(p, arg, k, v);
    }
}

static void begin(JigPipelining *p) {
    jig_at_before(p->rw, p->loop);
    start_carried(p);
    for (uint64_t i = 0; i < p->last_stage; ++i) {
        set_version(p, p->iv, i, iv_at(p, number(p, (int64_t)i)));
        for (size_t k = 0; k < p->n; ++k) {
            const JigScheduled *s = &p->ops[k];
            if (s->stage > i)
                continue;
            JigOp *copy = copy_at(p, s->op, i - s->stage);
            tell(p, copy, JIG_PIPELINE_BEGIN, i);
            set_results(p, s->op, copy, i - s->stage, NULL);
        }
    }
}

/* ---- What crosses stages ---- */

typedef struct Uses {
    JigPipelining *p;
    JigOp *op; /* of the body */
    uint64_t stage;
} Uses;

static void note_crossing(JigPipelining *p, JigValue *v, uint64_t from, uint64_t to) {
    void **slot = jig_ptrmap_slot(&p->crossing_of, v);
    if (!*slot) {
        p->crossings[p->num_crossings] = (JigCrossing){.value = v, .from = from, .to = to};
        *slot = (void *)(uintptr_t)++p->num_crossings;
    }
    JigCrossing *c = &p->crossings[(uintptr_t)*slot - 1];
    c->to = to > c->to ? to : c->to;
}

static JigWalk find_crossings(JigOp *op, void *user) {
    Uses *u = user;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i), *yielded = jig_loop_pipeline_yielded(u->p, v);
        uint64_t from, distance = yielded ? 1 : 0;
        JigOp *def = jig_value_def(yielded ? yielded : v);
        if (jig_loop_pipeline_stage(u->p, def, &from) && from != u->stage &&
            from != u->stage + distance)
            note_crossing(u->p, v, from, u->stage);
    }
    return JIG_WALK_ADVANCE;
}

/* Operands of the op come before those of ops in it. */
static void analyse(JigPipelining *p) {
    size_t room = 0;
    for (size_t k = 0; k < p->n; ++k)
        room += jig_op_num_results(p->ops[k].op);
    p->crossings =
        JIG_NEW_ARRAY(p->rw->arena, JigCrossing, room + jig_loop_num_carried(p->loop) + 1);
    for (size_t k = 0; k < p->n; ++k) {
        Uses u = {p, p->ops[k].op, p->ops[k].stage};
        jig_walk_pre(u.op, find_crossings, &u);
    }
}

/* ---- The loop ---- */

static JigValueList new_inits(JigPipelining *p) {
    JIG_VEC(JigValue *) list = {0};
    for (size_t i = 0; i < jig_loop_num_carried(p->loop); ++i) {
        uint64_t stage;
        bool inside =
            jig_loop_pipeline_stage(p, jig_value_def(jig_loop_yielded(p->loop, i)), &stage);
        jig_vec_push(&list, inside ? version(p, jig_loop_arg(p->loop, i), p->last_stage - stage)
                                   : jig_loop_init(p->loop, i));
    }
    for (size_t k = 0; k < p->num_crossings; ++k) {
        JigCrossing *c = &p->crossings[k];
        c->first_arg = list.len;
        for (uint64_t i = 0; i < c->to - c->from; ++i)
            jig_vec_push(&list, version(p, c->value, p->last_stage - c->to + i));
    }
    JigValue **items = JIG_NEW_ARRAY(p->rw->arena, JigValue *, list.len + 1);
    for (size_t i = 0; i < list.len; ++i)
        items[i] = list.data[i];
    JigValueList all = {items, list.len};
    jig_vec_free(&list);
    return all;
}

/* upper - step * iterations. */
static JigValue *before_end(JigPipelining *p, uint64_t iterations) {
    JigLoc loc = jig_op_loc(p->loop);
    JigValue *n = number(p, (int64_t)iterations),
             *less = jig_loop_int_op(p->rw, loc, JIG_ARITH(MULI), p->step, n);
    return jig_loop_int_op(p->rw, loc, JIG_ARITH(SUBI), p->upper, less);
}

static JigOp *build_loop(JigPipelining *p) {
    JigLoc loc = jig_op_loc(p->loop);
    JigValueList inits = new_inits(p);
    JigValue *upper = ends_in_loop(p) ? p->upper : before_end(p, p->last_stage);
    JigValue *bounds[] = {p->lower, upper, p->step};
    return jig_scf_for_begin(p->rw, loc, bounds, inits.items, inits.n, NULL);
}

typedef struct Kernel {
    JigPipelining *p;
    JigOp *by; /* the new loop */
    JigIRMap *map;
    JigOp *copy; /* of the op of the body that is being copied */
    uint64_t stage;
    JigValue **conds; /* NULL: all ops run. Of each stage but the last: is there an iteration? */
} Kernel;

/* What operand `v` of an op in stage k->stage is in the new loop; NULL: as the map has it. */
static JigValue *operand_in_kernel(Kernel *k, JigValue *v) {
    JigPipelining *p = k->p;
    JigLoc loc = jig_op_loc(p->loop);
    uint64_t from;
    if (v == p->iv) {
        jig_at_before(p->rw, k->copy);
        JigValue *stages = number(p, (int64_t)(p->last_stage - k->stage)),
                 *ahead = jig_loop_int_op(p->rw, loc, JIG_ARITH(MULI), p->step, stages),
                 *iv = jig_loop_int_op(p->rw, loc, JIG_ARITH(ADDI), jig_scf_for_iv(k->by), ahead);
        jig_at_after(p->rw, k->copy);
        return iv;
    }
    if (k->stage < p->last_stage && from_outside(p, v))
        return from_outside(p, v);
    JigValue *yielded = jig_loop_pipeline_yielded(p, v), *source = yielded ? yielded : v;
    if (!jig_loop_pipeline_stage(p, jig_value_def(source), &from) || from == k->stage)
        return NULL;
    if (yielded && from == k->stage + 1)
        return jig_irmap_get(k->map, yielded);
    const JigCrossing *c = &p->crossings[(uintptr_t)jig_ptrmap_get(&p->crossing_of, v) - 1];
    return jig_loop_arg(k->by, c->first_arg + (size_t)(c->to - c->from - (k->stage - from)));
}

static JigWalk set_kernel_operands(JigOp *op, void *user) {
    Kernel *k = user;
    JigOp *copy = jig_irmap_get_op(k->map, op);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = operand_in_kernel(k, jig_op_operand(op, i));
        if (v)
            jig_rw_set_operand(k->p->rw, copy, i, v);
    }
    return JIG_WALK_ADVANCE;
}

/* What the new loop carries on, and what of that those that end behind it begin with. */
static void yield_from_kernel(Kernel *k) {
    JigPipelining *p = k->p;
    size_t n = jig_loop_num_carried(p->loop), at = 0;
    JigValue **yielded = JIG_NEW_ARRAY(p->rw->arena, JigValue *, jig_loop_num_carried(k->by) + 1);
    for (; at < n; ++at)
        yielded[at] = jig_irmap_get(k->map, jig_loop_yielded(p->loop, at));
    for (size_t c = 0; c < p->num_crossings; ++c) {
        const JigCrossing *crossing = &p->crossings[c];
        uint64_t number_of = crossing->to - crossing->from,
                 first = p->last_stage - crossing->to + 1;
        for (uint64_t i = 0; i < number_of; ++i, ++at) {
            set_version(p, crossing->value, first + i, jig_op_result(k->by, at));
            yielded[at] = i + 1 < number_of ? jig_loop_arg(k->by, at + 1)
                                            : jig_irmap_get(k->map, crossing->value);
        }
    }
    for (size_t i = 0; i < n; ++i) {
        JigValue *arg = jig_loop_arg(p->loop, i), *v = jig_loop_yielded(p->loop, i);
        uint64_t stage;
        if (!jig_loop_pipeline_stage(p, jig_value_def(v), &stage)) {
            for (uint64_t s = 1; s <= p->last_stage; ++s)
                set_version(p, arg, s, s == 1 && ends_first(p) ? jig_loop_init(p->loop, i) : v);
        } else if (stage > 0) {
            set_version(p, arg, p->last_stage - stage + 1, jig_op_result(k->by, i));
        }
    }
    jig_at_end(p->rw, jig_op_body(k->by));
    jig_scf_yield_build(p->rw, jig_op_loc(p->loop), &(JigScfYield){.results = {yielded, at}});
}

/* Stage s is so many iterations ahead of the last one that the loop's end is that much earlier. */
static void compare_with_end(Kernel *k) {
    JigPipelining *p = k->p;
    k->conds = JIG_NEW_ARRAY(p->rw->arena, JigValue *, p->last_stage + 1);
    for (uint64_t s = 0; s < p->last_stage; ++s)
        k->conds[s] = jig_loop_int_compare(p->rw, jig_op_loc(p->loop), JIG_COMPARE_SLT,
                                           jig_scf_for_iv(k->by), before_end(p, p->last_stage - s));
}

static void guard_copy(Kernel *k, JigOp *op) {
    if (!k->conds || k->stage == k->p->last_stage)
        return;
    k->copy = k->p->given->guard(k->p->rw, k->copy, k->conds[k->stage]);
    for (size_t r = 0; r < jig_op_num_results(op); ++r)
        jig_irmap_value(k->map, jig_op_result(op, r), jig_op_result(k->copy, r));
}

static void fill_loop(JigPipelining *p, JigOp *by) {
    Kernel k = {.p = p, .by = by, .map = jig_irmap_create()};
    jig_ptrmap_clear(&p->versions);
    jig_irmap_value(k.map, p->iv, jig_scf_for_iv(by));
    for (size_t i = 0; i < jig_loop_num_carried(p->loop); ++i)
        jig_irmap_value(k.map, jig_loop_arg(p->loop, i), jig_loop_arg(by, i));
    jig_at_end(p->rw, jig_op_body(by));
    if (ends_in_loop(p))
        compare_with_end(&k);
    for (size_t i = 0; i < p->n; ++i) {
        k.stage = p->ops[i].stage;
        k.copy = jig_rw_clone(p->rw, p->ops[i].op, k.map);
        jig_walk_post(p->ops[i].op, set_kernel_operands, &k);
        guard_copy(&k, p->ops[i].op);
        tell(p, k.copy, JIG_PIPELINE_LOOP, 0);
    }
    yield_from_kernel(&k);
    jig_irmap_destroy(k.map);
}

/* ---- Iterations end ---- */

/* The number of the first iteration that has not ended: all but those of the last stages. */
static JigValue *first_open(JigPipelining *p, JigValue **one) {
    JigRewriter *rw = p->rw;
    JigLoc loc = jig_op_loc(p->loop);
    JigValue *zero = number(p, 0);
    *one = number(p, 1);
    JigValue *down = jig_loop_int_compare(rw, loc, JIG_COMPARE_SLT, p->step, zero),
             *minus = number(p, -1),
             *less = jig_arith_select_result(jig_arith_select_build(
                 rw, loc,
                 &(JigArithSelect){.condition = down, .true_value = *one, .false_value = minus})),
             *length = jig_loop_int_op(rw, loc, JIG_ARITH(SUBI), p->upper, p->lower),
             *more = jig_loop_int_op(rw, loc, JIG_ARITH(ADDI), length, p->step),
             *last = jig_loop_int_op(rw, loc, JIG_ARITH(ADDI), more, less),
             *all = jig_loop_int_op(rw, loc, JIG_ARITH(DIVSI), last, p->step),
             *ended =
                 jig_loop_int_op(rw, loc, JIG_ARITH(SUBI), all, number(p, (int64_t)p->last_stage));
    return jig_loop_int_op(rw, loc, JIG_ARITH(MAXSI), zero, ended);
}

static void end(JigPipelining *p, JigValue **returned) {
    JigValue *one, *i = first_open(p, &one);
    for (uint64_t k = 1; k <= p->last_stage; ++k) {
        set_version(p, p->iv, k, iv_at(p, i));
        i = jig_loop_int_op(p->rw, jig_op_loc(p->loop), JIG_ARITH(ADDI), i, one);
    }
    for (uint64_t k = 1; k <= p->last_stage; ++k)
        for (size_t o = 0; o < p->n; ++o) {
            const JigScheduled *s = &p->ops[o];
            if (s->stage < k)
                continue;
            uint64_t at = p->last_stage - s->stage + k;
            JigOp *copy = copy_at(p, s->op, at);
            tell(p, copy, JIG_PIPELINE_END, k - 1);
            set_results(p, s->op, copy, at, returned);
        }
}

/* ---- All of it ---- */

static JigOp *pipeline(JigPipelining *p) {
    size_t n = jig_loop_num_carried(p->loop);
    begin(p);
    analyse(p);
    JigOp *by = build_loop(p);
    fill_loop(p, by);
    JigValue **returned = JIG_NEW_ARRAY(p->rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        JigValue *outside = ends_first(p) ? from_outside(p, jig_loop_arg(p->loop, i)) : NULL;
        returned[i] = outside && p->last_stage ? outside : jig_op_result(by, i);
    }
    jig_at_after(p->rw, by);
    if (!ends_in_loop(p))
        end(p, returned);
    jig_rw_replace(p->rw, p->loop, returned, n);
    return by;
}

static JigPipelining pipelining_of(JigRewriter *rw, JigOp *loop) {
    return (JigPipelining){.rw = rw,
                           .loop = loop,
                           .lower = jig_scf_for_lower_bound(loop),
                           .upper = jig_scf_for_upper_bound(loop),
                           .step = jig_scf_for_step(loop),
                           .iv = jig_scf_for_iv(loop)};
}

static void finish(JigPipelining *p) {
    jig_ptrmap_free(&p->stages);
    jig_ptrmap_free(&p->versions);
    jig_ptrmap_free(&p->crossing_of);
}

JigOp *jig_pipeline_loop(JigRewriter *rw, JigOp *loop, const JigLoopPipelineOptions *options,
                         JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(loop, JIG_SCF(FOR)) && options);
    JigPipelining p = pipelining_of(rw, loop);
    JigOp *by = jig_loop_pipeline_plan(&p, options, why) ? pipeline(&p) : NULL;
    finish(&p);
    return by;
}

bool jig_can_pipeline_by(JigRewriter *rw, JigOp *loop, const JigPipelineSchedule *schedule,
                         JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(loop, JIG_SCF(FOR)) && schedule);
    JigPipelining p = pipelining_of(rw, loop);
    p.given = schedule;
    jig_loop_pipeline_take(&p);
    bool ok = jig_loop_pipeline_check(&p, why);
    finish(&p);
    return ok;
}

JigOp *jig_pipeline_by(JigRewriter *rw, JigOp *loop, const JigPipelineSchedule *schedule,
                       JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(loop, JIG_SCF(FOR)) && schedule);
    JigPipelining p = pipelining_of(rw, loop);
    p.given = schedule;
    jig_loop_pipeline_take(&p);
    JigOp *by = jig_loop_pipeline_check(&p, why) ? pipeline(&p) : NULL;
    finish(&p);
    return by;
}
