/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Unrolling an outer loop without repeating the loops in it. */
#include "dialect/affine/affine.h"
#include "dialect/scf/scf.h"
#include "ir/diag/kinds.h"
#include "payload/loop/body_copies.h"
#include "payload/loop/index_math.h"
#include "payload/loop/reduction.h"
#include "payload/loop/unroll_loop.h"
#include "support/vec.h"
#include "support/check.h"

/* Ops of one block, first to last, that are copied next to each other. */
typedef struct Run {
    JigOp *first, *last;
} Run;

typedef struct Jam {
    JigRewriter *rw;
    JigOp *loop;
    const JigOpRow *kind;
    uint64_t factor;
    int64_t step;
    JIG_VEC(Run) runs;
    JigOpVec loops;  /* with carried values, inner ones first; widened */
    JigIRMap **maps; /* of copy 1, 2, ... */
    JigReason *why;
} Jam;

/* ---- Can it be done? ---- */

static bool is_from_inside(const JigOp *loop, const JigValue *v) {
    return jig_region_is_ancestor(jig_loop_region(loop, 0), jig_value_region(v));
}

/* Does an inner loop carry values although it stands in another op, such as an if? That is copied
 * with it as a whole. */
static bool is_hidden(const Jam *j, const JigOp *inner) {
    while (inner != j->loop && jig_op_is(inner, j->kind))
        inner = jig_op_parent(inner);
    return inner != j->loop;
}

/* Of what is made inside only a constant is the same in all iterations for sure. */
static const char *why_not_outside(const JigValue *bound) {
    if (jig_constant_of(bound))
        return "bounds of the inner loop are constants that stand inside of the loop around it: "
               "canonicalization moves them out";
    if (jig_value_def(bound))
        return "bounds of the inner loop are computed inside of the loop around it: apply_licm "
               "moves out what is the same in each iteration";
    return "bounds of the inner loop differ from iteration to iteration";
}

static JigWalk check_inner(JigOp *op, void *user) {
    Jam *j = user;
    if (op == j->loop || !jig_op_is(op, j->kind))
        return JIG_WALK_ADVANCE;
    size_t n = jig_loop(op)->inits(op).start;
    for (size_t i = 0; i < n; ++i)
        if (is_from_inside(j->loop, jig_op_operand(op, i))) {
            jig_refuse(j->why, op, "{}",
                       jig_fact_str(jig_str(why_not_outside(jig_op_operand(op, i)))));
            return JIG_WALK_INTERRUPT;
        }
    if (jig_loop_num_carried(op) && is_hidden(j, op)) {
        jig_refuse(j->why, op, "loop in another op carries values");
        return JIG_WALK_INTERRUPT;
    }
    return JIG_WALK_ADVANCE;
}

static bool check_loops_inside(Jam *j) {
    return jig_walk_pre(j->loop, check_inner, j) != JIG_WALK_INTERRUPT;
}

/* ---- What is copied side by side ---- */

static void find_runs(Jam *j, JigOp *loop) {
    JigOp *end = jig_block_last(jig_op_body(loop));
    for (JigOp *op = jig_block_first(jig_op_body(loop)); op != end; op = jig_op_next(op)) {
        if (jig_op_is(op, j->kind)) {
            find_runs(j, op);
            continue;
        }
        Run run = {op, op};
        while (jig_op_next(run.last) != end && !jig_op_is(jig_op_next(run.last), j->kind))
            run.last = jig_op_next(run.last);
        jig_vec_push(&j->runs, run);
        op = run.last;
    }
}

static JigWalk find_carrying(JigOp *op, void *user) {
    Jam *j = user;
    if (jig_op_is(op, j->kind) && jig_loop_num_carried(op))
        jig_vec_push(&j->loops, op);
    return JIG_WALK_ADVANCE;
}

/* ---- Loops that carry what all copies carry ---- */

/* Carries `factor` times as much; what the copies start with and yield is set right later. */
static JigOp *widen(Jam *j, JigOp *loop) {
    JigRewriter *rw = j->rw;
    size_t n = jig_loop_num_carried(loop), more = n * (size_t)(j->factor - 1);
    JigValue **inits = JIG_NEW_ARRAY(rw->arena, JigValue *, more + 1),
             **yielded = JIG_NEW_ARRAY(rw->arena, JigValue *, more + 1),
             **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < more; ++i) {
        inits[i] = jig_loop_init(loop, i % n);
        yielded[i] = jig_loop_yielded(loop, i % n);
    }
    JigOp *by = jig_loop_with_carried(rw, loop, inits, more);
    if (jig_op_is(by, JIG_AFFINE(FOR)))
        jig_rw_drop_discardable_attrs(rw, by); /* only an scf.for keeps them */
    jig_loop_pass_on(rw, by, yielded, more);
    for (size_t i = 0; i < n; ++i)
        results[i] = jig_op_result(by, i);
    for (uint64_t k = 1; k < j->factor; ++k)
        for (size_t i = 0; i < n; ++i) {
            jig_irmap_value(j->maps[k - 1], jig_loop_arg(by, i), jig_loop_arg(by, k * n + i));
            jig_irmap_value(j->maps[k - 1], results[i], jig_op_result(by, k * n + i));
        }
    jig_rw_replace(rw, loop, results, n);
    return by;
}

static void set_carried(Jam *j, JigOp *loop, uint64_t copy) {
    size_t n = jig_loop_num_carried(loop) / (size_t)j->factor;
    JigOperandRange yielded;
    JigOp *end = jig_loop(loop)->yield(loop, &yielded);
    const JigIRMap *map = j->maps[copy - 1];
    for (size_t i = 0; i < n; ++i) {
        jig_loop_set_init(j->rw, loop, copy * n + i, jig_irmap_get(map, jig_loop_init(loop, i)));
        jig_rw_set_operand(j->rw, end, yielded.start + copy * n + i,
                           jig_irmap_get(map, jig_loop_yielded(loop, i)));
    }
}

/* ---- Copying ---- */

/* iv + step * i */
static JigValue *later_iv(JigRewriter *rw, JigLoc loc, JigValue *iv, uint64_t i, const void *user) {
    int64_t step = *(const int64_t *)user;
    const JigType *type = jig_value_type(iv);
    JigValue *ahead = jig_loop_int_constant(rw, loc, type, (int64_t)((uint64_t)step * i));
    return jig_build_or_fold(rw, loc, JIG_ARITH(ADDI), (JigValue *[]){iv, ahead}, 2, &type, 1,
                             NULL);
}

static void copy_run(Jam *j, const Run *run, uint64_t copy) {
    JigValue *iv = jig_loop(j->loop)->var(j->loop, 0);
    JigCopyVarFn *var = jig_op_is(j->loop, JIG_SCF(FOR)) ? later_iv : jig_loop_later_affine_iv;
    jig_at_after(j->rw, run->last);
    if (jig_value_has_uses(iv))
        jig_irmap_value(j->maps[copy - 1], iv, var(j->rw, jig_op_loc(j->loop), iv, copy, &j->step));
    for (JigOp *op = run->first;; op = jig_op_next(op)) {
        jig_rw_clone(j->rw, op, j->maps[copy - 1]);
        if (op == run->last)
            return;
    }
}

static void jam(Jam *j) {
    j->maps = JIG_NEW_ARRAY(j->rw->arena, JigIRMap *, j->factor);
    for (uint64_t k = 1; k < j->factor; ++k)
        j->maps[k - 1] = jig_irmap_create();
    find_runs(j, j->loop);
    jig_walk_post(j->loop, find_carrying, j);
    for (size_t i = 0; i < j->loops.len; ++i) {
        JigOp *old = j->loops.data[i];
        j->loops.data[i] = widen(j, old);
        if (old == j->loop)
            j->loop = j->loops.data[i];
    }
    for (uint64_t k = j->factor - 1; k >= 1; --k) {
        for (size_t i = 0; i < j->runs.len; ++i)
            copy_run(j, &j->runs.data[i], k);
        for (size_t i = 0; i < j->loops.len; ++i)
            set_carried(j, j->loops.data[i], k);
    }
    for (uint64_t k = 1; k < j->factor; ++k)
        jig_irmap_destroy(j->maps[k - 1]);
}

static void finish(Jam *j) {
    jig_vec_free(&j->runs);
    jig_vec_free(&j->loops);
}

/* ---- scf.for ---- */

static void set_step(Jam *j, int64_t by) {
    JigRewriter *rw = j->rw;
    JigLoc loc = jig_op_loc(j->loop);
    jig_at_before(rw, j->loop);
    JigValue *step = jig_scf_for_step(j->loop), *scaled;
    const JigType *type = jig_value_type(step);
    if ((uint64_t)by == (uint64_t)j->step * j->factor) {
        JigValue *factor = jig_loop_int_constant(rw, loc, type, (int64_t)j->factor);
        scaled = jig_build_or_fold(rw, loc, JIG_ARITH(MULI), (JigValue *[]){step, factor}, 2, &type,
                                   1, NULL);
    } else {
        scaled = jig_loop_int_constant(rw, loc, type, by);
    }
    jig_scf_for_set_step(rw, j->loop, scaled);
}

static bool jam_for(Jam *j) {
    uint64_t trips;
    int64_t by;
    JIG_CHECK(check_loops_inside(j));
    if (jig_op_num_results(j->loop))
        return jig_refuse(j->why, j->loop, "carries values");
    if (!jig_scf_for_trip_count(j->loop, &trips) ||
        !jig_constant_int(jig_scf_for_step(j->loop), &j->step))
        return jig_refuse(j->why, j->loop, "number of iterations is not known");
    if (trips == 0)
        return jig_refuse(j->why, j->loop, "never runs");
    if (j->factor > trips)
        j->factor = trips;
    if (trips % j->factor)
        return jig_refuse(j->why, j->loop, "{} iterations would be left over",
                          jig_fact_kind(JIG_KIND_LEFT_OVER),
                          jig_fact_int((int64_t)(trips % j->factor)));
    if (jig_block_first(jig_op_body(j->loop)) == jig_block_last(jig_op_body(j->loop)))
        return true;
    JIG_CHECK(jig_loop_may_copy(j->loop, j->factor, j->why));
    JIG_CHECK(jig_loop_copies_step(j->loop, j->step, j->factor, &by, j->why));
    jam(j);
    set_step(j, by);
    jig_scf_for_promote(j->rw, j->loop);
    return true;
}

/* ---- affine.for ---- */

static bool is_not(JigUse *use, void *op) {
    return jig_use_owner(use) != op;
}

/* What the copies have reduced is reduced further behind the loop. */
static void combine(Jam *j, const JigReduction *reductions, size_t n) {
    JigRewriter *rw = j->rw;
    jig_at_after(rw, j->loop);
    for (size_t i = 0; i < n; ++i) {
        JigValue *result = jig_op_result(j->loop, i), *all = result;
        JigOp *first = NULL;
        for (uint64_t k = j->factor - 1; k >= 1; --k) {
            all = jig_loop_int_op(rw, jig_op_loc(j->loop), reductions[i].combine, all,
                                  jig_op_result(j->loop, k * n + i));
            first = first ? first : jig_value_def(all);
        }
        jig_rw_replace_uses_if(rw, result, all, is_not, first);
    }
}

static bool check_reductions(Jam *j, JigReduction *out, size_t n) {
    for (size_t i = 0; i < n; ++i) {
        if (!jig_loop_match_reduction(j->loop, i, &out[i]))
            return jig_refuse(j->why, j->loop, "carries what is not reduced");
        if (!jig_loop_is_neutral(&out[i], jig_loop_init(j->loop, i)))
            return jig_refuse(j->why, j->loop, "reduction does not start at its neutral element");
    }
    return true;
}

static bool jam_affine(Jam *j) {
    uint64_t trips;
    int64_t by;
    bool known = jig_affine_trip_count(j->loop, &trips);
    size_t n = jig_loop_num_carried(j->loop);
    JigReduction *reductions = JIG_NEW_ARRAY(j->rw->arena, JigReduction, n + 1);
    if (jig_block_first(jig_op_body(j->loop)) == jig_block_last(jig_op_body(j->loop)))
        return true;
    if (known && trips < j->factor)
        return jig_refuse(j->why, j->loop, "runs {} times only", jig_fact_int((int64_t)trips));
    j->step = jig_affine_for_step(j->loop);
    if (j->step <= 0 || j->factor > INT64_MAX ||
        __builtin_mul_overflow(j->step, (int64_t)j->factor, &by))
        return jig_refuse(j->why, j->loop, "step is out of range");
    JIG_CHECK(check_loops_inside(j));
    JIG_CHECK(check_reductions(j, reductions, n));
    JIG_CHECK(jig_loop_may_copy(j->loop, j->factor, j->why));
    if (jig_affine_trip_count_divisor(j->loop) % j->factor) {
        if (jig_map_num_results(jig_affine_for_lower_bound_map(j->loop)) != 1 ||
            jig_map_num_results(jig_affine_for_upper_bound_map(j->loop)) != 1)
            return jig_refuse(j->why, j->loop, "iterations left over would start at a minimum",
                              jig_fact_kind(JIG_KIND_LEFT_OVER));
        JIG_CHECK(jig_loop_split_left_over(j->rw, j->loop, j->factor, j->why));
    }
    jam(j);
    jig_affine_for_set_step(j->rw, j->loop, jig_attr_index(j->rw->ctx, by));
    combine(j, reductions, n);
    jig_affine_for_promote(j->rw, j->loop);
    return true;
}

bool jig_unroll_and_jam(JigRewriter *rw, JigOp *loop, uint64_t factor, JigReason *why) {
    JIG_REQUIRE(rw && factor);
    JIG_REQUIRE(jig_op_is(loop, JIG_SCF(FOR)) || jig_op_is(loop, JIG_AFFINE(FOR)));
    uint64_t trips;
    bool is_affine = jig_op_is(loop, JIG_AFFINE(FOR));
    if (factor == 1) {
        if (is_affine && jig_affine_trip_count(loop, &trips) && trips == 1)
            return jig_affine_for_promote(rw, loop) || jig_refuse(why, loop, "starts at a maximum");
        return true;
    }
    Jam j = {.rw = rw,
             .loop = loop,
             .kind = is_affine ? JIG_AFFINE(FOR) : JIG_SCF(FOR),
             .factor = factor,
             .why = why};
    bool ok = is_affine ? jam_affine(&j) : jam_for(&j);
    finish(&j);
    return ok;
}
