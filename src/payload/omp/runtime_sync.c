/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What one thread does at a time, or one of them for all, and where they wait. */
#include "payload/omp/omp_runtime_int.h"

/* ---- Single calls ---- */

bool jig_openmp_lower_barrier(JigOmpCalls *c, JigOp *op) {
    jig_at_before(c->rw, op);
    jig_openmp_barrier_of(c, false);
    jig_rw_erase(c->rw, op);
    return true;
}

bool jig_openmp_lower_flush(JigOmpCalls *c, JigOp *op) {
    jig_at_before(c->rw, op);
    JigValue *place = jig_openmp_place(c, JIG_OMP_PLACE);
    jig_openmp_call(c, "__kmpc_flush", NULL, JIG_VALUES(place));
    jig_rw_erase(c->rw, op);
    return true;
}

bool jig_openmp_lower_taskyield(JigOmpCalls *c, JigOp *op) {
    jig_at_before(c->rw, op);
    JigValue *place = jig_openmp_place(c, JIG_OMP_PLACE), *thread = jig_openmp_thread(c),
             *end = jig_openmp_number(c, c->i32, 0);
    jig_openmp_call(c, "__kmpc_omp_taskyield", c->i32, JIG_VALUES(place, thread, end));
    jig_rw_erase(c->rw, op);
    return true;
}

/* ---- A region between two calls ---- */

typedef struct Guard {
    const char *begin, *end;
    bool asks;          /* the first call tells whether this thread is the one */
    JigValueList more;  /* arguments of the first call, behind place and thread */
    JigValueList again; /* of the second one */
    JigOmpOwn *own;     /* or NULL */
} Guard;

static JigValueList with_place(JigOmpCalls *c, JigValue *place, JigValue *thread,
                               JigValueList more) {
    JigValue **args = JIG_NEW_ARRAY(c->rw->arena, JigValue *, more.n + 2);
    args[0] = place;
    args[1] = thread;
    for (size_t i = 0; i < more.n; ++i)
        args[i + 2] = more.items[i];
    return (JigValueList){args, more.n + 2};
}

static void run_region(JigOmpCalls *c, JigOp *op, const Guard *g, JigBlock *body, JigBlock *end) {
    JigRegion *region = jig_omp_region(op);
    JigBlock *first = jig_region_first(region);
    jig_at_end(c->rw, body);
    if (g->own)
        jig_openmp_own_begin(c, g->own, first);
    jig_openmp_wire(c, region, end);
    if (first)
        jig_rw_inline_region(c->rw, region, jig_block_region(end), end);
    size_t n = g->own ? g->own->num_private : 0;
    jig_openmp_jump(c, first ? first : end,
                    (JigValueList){first && n ? g->own->values : NULL, first ? n : 0});
}

/* Where the code behind it goes on. */
static JigBlock *guard(JigOmpCalls *c, JigOp *op, const Guard *g) {
    JigBlock *rest = jig_openmp_take_out(c, op), *body = jig_openmp_block(c, rest, NULL, 0),
             *end = jig_openmp_block(c, rest, NULL, 0), *after = jig_openmp_block(c, rest, NULL, 0);
    JigValue *place = jig_openmp_place(c, JIG_OMP_PLACE), *thread = jig_openmp_thread(c);
    JigValue *answer = jig_openmp_call(c, g->begin, g->asks ? c->i32 : NULL,
                                       with_place(c, place, thread, g->more));
    if (answer) {
        JigValue *zero = jig_openmp_number(c, c->i32, 0);
        jig_openmp_branch(c, jig_openmp_compare(c, JIG_COMPARE_NE, answer, zero), body, after);
    } else {
        jig_openmp_jump(c, body, (JigValueList){0});
    }
    run_region(c, op, g, body, end);
    jig_at_end(c->rw, end);
    if (g->own)
        jig_openmp_own_end(c, g->own, after, true, true);
    jig_openmp_call(c, g->end, NULL, with_place(c, place, thread, g->again));
    jig_openmp_jump(c, after, (JigValueList){0});
    jig_at_end(c->rw, after);
    return rest;
}

static bool finish(JigOmpCalls *c, JigOp *op, JigBlock *rest) {
    jig_openmp_jump(c, rest, (JigValueList){0});
    jig_rw_erase(c->rw, op);
    return true;
}

static bool has_no_args(JigOp *op) {
    const JigBlock *body = jig_region_first(jig_omp_region(op));
    return !body || !jig_block_num_args(body) ||
           jig_op_error(op, "has arguments in its region that stand for nothing");
}

bool jig_openmp_lower_master(JigOmpCalls *c, JigOp *op) {
    JIG_CHECK(has_no_args(op));
    Guard g = {.begin = "__kmpc_master", .end = "__kmpc_end_master", .asks = true};
    return finish(c, op, guard(c, op, &g));
}

bool jig_openmp_lower_masked(JigOmpCalls *c, JigOp *op) {
    JIG_CHECK(has_no_args(op));
    jig_at_before(c->rw, op);
    JigValue *who = jig_omp_masked_filtered_thread_id(op);
    if (who && !jig_type_is_integer(jig_value_type(who), 0))
        return jig_op_error(op, "has a number of a thread that is not signless");
    who = who ? jig_openmp_resize(c, who, c->i32, true) : jig_openmp_number(c, c->i32, 0);
    Guard g = {.begin = "__kmpc_masked",
               .end = "__kmpc_end_masked",
               .asks = true,
               .more = JIG_VALUES(who)};
    return finish(c, op, guard(c, op, &g));
}

bool jig_openmp_lower_single(JigOmpCalls *c, JigOp *op) {
    JigOmpOwn own;
    JIG_CHECK(
        jig_openmp_refuse_clause(op, jig_omp_single_num_allocate_vars(op), "allocate") &&
        jig_openmp_refuse_clause(op, jig_omp_single_num_copyprivate_vars(op), "copyprivate") &&
        jig_openmp_refuse_clause(op, jig_omp_single_private_needs_barrier(op), "private_barrier") &&
        jig_openmp_own(c, op, &own));
    bool nowait = jig_omp_single_nowait(op);
    Guard g = {.begin = "__kmpc_single", .end = "__kmpc_end_single", .asks = true, .own = &own};
    JigBlock *rest = guard(c, op, &g);
    if (!nowait)
        jig_openmp_barrier_of(c, true);
    return finish(c, op, rest);
}

bool jig_openmp_lower_critical(JigOmpCalls *c, JigOp *op) {
    JIG_CHECK(has_no_args(op));
    const JigAttr *name = jig_omp_critical_name_attr(op);
    JigOp *declared = name ? jig_symbol_lookup_ref_in(c->module, name) : NULL;
    int64_t hint = declared && jig_op_is(declared, JIG_OMP(CRITICAL_DECLARE))
                       ? jig_omp_critical_declare_hint(declared)
                       : 0;
    jig_at_before(c->rw, op);
    JigValue *lock = jig_openmp_lock(c, name ? jig_attr_symbol_leaf(name) : (JigStr){0});
    Guard g = {.begin = "__kmpc_critical",
               .end = "__kmpc_end_critical",
               .more = JIG_VALUES(lock),
               .again = JIG_VALUES(lock)};
    if (hint) {
        JigValue *number = jig_openmp_number(c, c->i32, hint);
        g.begin = "__kmpc_critical_with_hint";
        g.more = JIG_VALUES(lock, number);
        return finish(c, op, guard(c, op, &g));
    }
    return finish(c, op, guard(c, op, &g));
}
