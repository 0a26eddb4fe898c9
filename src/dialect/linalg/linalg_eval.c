/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation of structured ops: the body runs once for each point of the loops, in lexicographic
 * order, on the elements that the maps pick. A result of a map that is linear in the loops, as
 * nearly all are, becomes steps through memory, whose ends are checked once.
 */
#include "dialect/arith/arith.h"
#include "eval/eval_views.h"
#include "eval/shadow.h"
#include "eval/bulk.h"
#include "jig/iface.h"
#include "dialect/linalg/linalg_int.h"
#include "support/wide.h"

/* What is known of an op before it runs. */
typedef struct Access {
    const JigMap *map;
    bool is_shaped, linear, used;
    int64_t *coefficients; /* of each result: one per loop, and a constant */
} Access;
/* What the body does to its arguments, where loops do it at once (eval/bulk.h). */
typedef enum Does { DOES_ANYTHING, DOES_MUL_ADD, DOES_COPY } Does;
typedef struct Plan {
    size_t num_loops, num_operands, num_inputs, num_args;
    Access *operands;
    Does does;
    size_t from[2]; /* the operands that it multiplies, or copies */
} Plan;

/* One execution. */
typedef struct Stream {
    JigEvalShaped *s;
    int64_t *steps; /* in bytes, for one step of each loop */
    int64_t at;     /* byte of the current element */
} Stream;
typedef struct Run {
    const Plan *plan;
    Stream *streams;
    int64_t *sizes, *index, *point;
} Run;

/* ---- The plan ---- */

static bool linear(const JigExpr *e, int64_t scale, int64_t *out, size_t num_loops) {
    int64_t factor;
    switch (jig_expr_kind(e)) {
    case JIG_EXPR_DIM:
        return !__builtin_add_overflow(out[jig_expr_position(e)], scale,
                                       &out[jig_expr_position(e)]);
    case JIG_EXPR_CONSTANT:
        return !__builtin_mul_overflow(jig_expr_value(e), scale, &factor) &&
               !__builtin_add_overflow(out[num_loops], factor, &out[num_loops]);
    case JIG_EXPR_ADD:
        return linear(jig_expr_lhs(e), scale, out, num_loops) &&
               linear(jig_expr_rhs(e), scale, out, num_loops);
    case JIG_EXPR_MUL:
        return jig_expr_is_constant(jig_expr_rhs(e), &factor) &&
               !__builtin_mul_overflow(factor, scale, &factor) &&
               linear(jig_expr_lhs(e), factor, out, num_loops);
    default:
        return false;
    }
}

static void plan_access(JigEvalCall *call, const JigStructuredIface *iface, size_t i, Plan *plan) {
    JigOp *op = call->step->op;
    Access *a = &plan->operands[i];
    const JigType *type = jig_op_operand_type(op, i);
    a->is_shaped = jig_type_is_tensor(type) || jig_type_is_memref(type);
    a->used = i < plan->num_args && jig_value_has_uses(jig_block_arg(jig_op_body(op), i));
    if (!a->is_shaped)
        return;
    a->map = iface->map(op, i);
    size_t n = jig_map_num_results(a->map), row = plan->num_loops + 1;
    a->coefficients = JIG_NEW_ARRAY(&call->eval->perm, int64_t, n * row + 1);
    a->linear = true;
    for (unsigned r = 0; r < n; ++r)
        a->linear = a->linear && linear(jig_map_result(a->map, r), 1, &a->coefficients[r * row],
                                        plan->num_loops);
}

/* Is it the element of an operand that the loops go through evenly? */
static bool is_stream(const Plan *plan, const JigBlock *body, const JigValue *v, size_t *operand) {
    if (jig_value_is_result(v) || jig_value_block(v) != body)
        return false;
    *operand = jig_value_index(v);
    return *operand < plan->num_operands && plan->operands[*operand].is_shaped &&
           plan->operands[*operand].linear;
}

/* Result 0 of such an op in the body, used once. */
static JigOp *made_by(JigValue *v, const JigOpRow *row, const JigBlock *body) {
    JigOp *op = jig_value_is_result(v) ? jig_value_def(v) : NULL;
    return op && jig_op_is(op, row) && jig_op_block(op) == body ? op : NULL;
}

/* yield(to + x * y), in any order. */
static bool is_mul_add(Plan *plan, const JigBlock *body, JigValue *yielded, size_t to) {
    JigOp *add = made_by(yielded, JIG_ARITH(ADDF), body);
    for (size_t i = 0; add && i < 2; ++i) {
        size_t acc;
        JigOp *mul = made_by(jig_op_operand(add, i), JIG_ARITH(MULF), body);
        if (mul && is_stream(plan, body, jig_op_operand(add, 1 - i), &acc) && acc == to &&
            is_stream(plan, body, jig_arith_mulf_lhs(mul), &plan->from[0]) &&
            is_stream(plan, body, jig_arith_mulf_rhs(mul), &plan->from[1]))
            return plan->from[0] != to && plan->from[1] != to;
    }
    return false;
}

/* Of the body of one result, whose other ops have to be without effects. */
static Does what_it_does(Plan *plan, JigBlock *body) {
    JigOp *end = jig_block_terminator(body);
    size_t to = plan->num_inputs, ops = 0;
    for (JigOp *op = jig_block_first(body); op; op = jig_op_next(op))
        ++ops;
    if (!end || jig_op_num_operands(end) != 1 || plan->num_operands != to + 1 || ops > 3 ||
        !plan->operands[to].is_shaped || !plan->operands[to].linear)
        return DOES_ANYTHING;
    JigValue *yielded = jig_op_operand(end, to - plan->num_inputs);
    if (ops == 1 && is_stream(plan, body, yielded, &plan->from[0]))
        return plan->from[0] == to ? DOES_ANYTHING : DOES_COPY;
    return ops == 3 && is_mul_add(plan, body, yielded, to) ? DOES_MUL_ADD : DOES_ANYTHING;
}

static const Plan *plan_of(JigEvalCall *call) {
    JigOp *op = call->step->op;
    const JigStructuredIface *iface = jig_structured(op);
    bool is_new;
    Plan *plan = jig_eval_memo(call, sizeof *plan, &is_new);
    if (!is_new)
        return plan;
    plan->num_loops = iface->num_loops(op);
    plan->num_operands = jig_op_num_operands(op);
    plan->num_inputs = jig_dps_inits(op).start;
    plan->num_args = jig_block_num_args(jig_op_body(op));
    plan->operands = JIG_NEW_ARRAY(&call->eval->perm, Access, plan->num_operands);
    for (size_t i = 0; i < plan->num_operands; ++i)
        plan_access(call, iface, i, plan);
    plan->does = what_it_does(plan, jig_op_body(op));
    return plan;
}

/* ---- Operands ---- */

/* An init that is poison as a whole is one of poison elements, where its shape is known. */
static bool spread_out(JigEvalCall *call, size_t i) {
    const JigType *type = jig_op_operand_type(call->step->op, i);
    if (!jig_type_is_tensor(type) || !jig_type_has_static_shape(type))
        return jig_eval_need(call, i);
    JigEvalShaped *s = jig_eval_new(call, type, NULL, true);
    JIG_CHECK(s);
    jig_eval_buffer_mark(s->buffer, 0, s->buffer->size, JIG_EVAL_IS_POISON);
    jig_eval_set_slot(jig_eval_slot(call, i), jig_eval_shaped_value(s));
    return true;
}

/* Inits that are tensors are taken, and become the results. */
static bool open_operands(JigEvalCall *call, Run *run) {
    const Plan *plan = run->plan;
    size_t result = 0;
    for (size_t i = 0; i < plan->num_operands; ++i) {
        if (!plan->operands[i].is_shaped)
            continue;
        if (jig_eval_slot(call, i)->tag == JIG_EVAL_POISON)
            JIG_CHECK(spread_out(call, i));
        run->streams[i].s = jig_eval_shaped(call, i);
        JIG_CHECK(run->streams[i].s);
    }
    for (size_t i = plan->num_inputs; i < plan->num_operands; ++i) {
        if (!jig_type_is_tensor(jig_op_operand_type(call->step->op, i))) {
            if (run->streams[i].s->buffer->constant)
                return jig_eval_fail(call, "writes to constant memory");
            continue;
        }
        JigEvalShaped *s = jig_eval_shaped_own(call, i);
        JIG_CHECK(s);
        jig_eval_set_slot(jig_eval_result_slot(call, result++), jig_eval_shaped_value(s));
        run->streams[i].s = s;
    }
    return true;
}

/* ---- Loops ---- */

static bool set_size(JigEvalCall *call, Run *run, size_t loop, int64_t size) {
    int64_t *known = &run->sizes[loop];
    if (*known >= 0 && *known != size)
        return jig_eval_fail(call, "has loop %zu of two sizes: %lld and %lld", loop,
                             (long long)*known, (long long)size);
    *known = size;
    return true;
}

/* The size of a loop is that of any dimension which it alone indexes. */
static bool find_sizes(JigEvalCall *call, Run *run) {
    const Plan *plan = run->plan;
    for (size_t l = 0; l < plan->num_loops; ++l)
        run->sizes[l] = -1;
    for (size_t i = 0; i < plan->num_operands; ++i) {
        const JigMap *map = plan->operands[i].map;
        for (unsigned r = 0; map && r < jig_map_num_results(map); ++r) {
            const JigExpr *e = jig_map_result(map, r);
            if (jig_expr_kind(e) == JIG_EXPR_DIM)
                JIG_CHECK(set_size(call, run, jig_expr_position(e), run->streams[i].s->sizes[r]));
        }
    }
    for (size_t l = 0; l < plan->num_loops; ++l)
        if (run->sizes[l] < 0)
            return jig_eval_fail(call, "has loop %zu whose size nothing tells", l);
    return true;
}

static bool has_points(const Run *run) {
    for (size_t l = 0; l < run->plan->num_loops; ++l)
        if (run->sizes[l] == 0)
            return false;
    return true;
}

/* Are all elements that a linear map picks within the sizes? */
static bool check_linear(JigEvalCall *call, const Run *run, size_t i) {
    const Plan *plan = run->plan;
    const JigEvalShaped *s = run->streams[i].s;
    for (size_t r = 0; r < s->rank; ++r) {
        const int64_t *row = &plan->operands[i].coefficients[r * (plan->num_loops + 1)];
        JigI128 low = row[plan->num_loops], high = low;
        for (size_t l = 0; l < plan->num_loops; ++l)
            *(row[l] < 0 ? &low : &high) += (JigI128)row[l] * (run->sizes[l] - 1);
        if (low < 0 || high >= s->sizes[r])
            return jig_eval_fail(call,
                                 "reaches outside of operand #%zu: index %lld in dimension %zu of "
                                 "size %lld",
                                 i, (long long)(low < 0 ? low : high), r, (long long)s->sizes[r]);
    }
    return true;
}

/* Where the first element stands and how far one step of each loop goes. */
static bool open_stream(JigEvalCall *call, Run *run, size_t i) {
    const Plan *plan = run->plan;
    Stream *stream = &run->streams[i];
    const JigEvalShaped *s = stream->s;
    int64_t size = (int64_t)jig_eval_elem_bytes(&s->elem), low, high;
    JIG_CHECK(check_linear(call, run, i));
    stream->at = s->base + s->offset * size;
    for (size_t r = 0; r < s->rank; ++r) {
        const int64_t *row = &plan->operands[i].coefficients[r * (plan->num_loops + 1)];
        int64_t bytes = s->strides[r] * size;
        stream->at += row[plan->num_loops] * bytes;
        for (size_t l = 0; l < plan->num_loops; ++l)
            stream->steps[l] += row[l] * bytes;
    }
    low = high = stream->at;
    for (size_t l = 0; l < plan->num_loops; ++l)
        *(stream->steps[l] < 0 ? &low : &high) += stream->steps[l] * (run->sizes[l] - 1);
    return jig_eval_buffer_check(call, s->buffer, low, (size_t)size) &&
           jig_eval_buffer_check(call, s->buffer, high, (size_t)size);
}

/* Of a map that is not linear, at the current point. */
static bool locate(JigEvalCall *call, Run *run, size_t i) {
    size_t at = 0;
    if (!jig_map_eval(run->plan->operands[i].map, run->index, run->point))
        return jig_eval_fail(call, "has a map without a value");
    JIG_CHECK(jig_eval_shaped_at(call, run->streams[i].s, run->point, &at));
    run->streams[i].at = (int64_t)at;
    return true;
}

/* On to the next point; false behind the last. */
static bool step_on(Run *run) {
    const Plan *plan = run->plan;
    for (size_t l = plan->num_loops; l-- > 0;) {
        bool more = ++run->index[l] < run->sizes[l];
        int64_t by = more ? 1 : 1 - run->sizes[l];
        if (!more)
            run->index[l] = 0;
        for (size_t i = 0; i < plan->num_operands; ++i)
            if (plan->operands[i].linear && plan->operands[i].is_shaped)
                run->streams[i].at += by * run->streams[i].steps[l];
        if (more)
            return true;
    }
    return false;
}

/* ---- Points ---- */

static bool run_point(JigEvalCall *call, Run *run) {
    const Plan *plan = run->plan;
    JigEvalBody *body = &call->step->bodies[0];
    JigEvalStep *end;
    JigLoc loc = jig_eval_loc(call->step->op);
    for (size_t i = 0; i < plan->num_operands; ++i) {
        const Access *a = &plan->operands[i];
        if (a->is_shaped && !a->linear)
            JIG_CHECK(locate(call, run, i));
        if (!a->used)
            continue;
        JigEvalValue *arg = &call->frame[body->blocks[0].first_arg + i];
        if (!a->is_shaped) {
            jig_eval_copy_value(arg, jig_eval_slot(call, i));
            continue;
        }
        JigEvalValue v;
        jig_eval_load_elem(call->eval, loc, run->streams[i].s, (size_t)run->streams[i].at, &v);
        jig_eval_set_slot(arg, v);
    }
    JIG_CHECK(jig_eval_body(call, body, &end));
    for (size_t k = 0, i = plan->num_inputs; i < plan->num_operands; ++i, ++k)
        jig_eval_store_elem(run->streams[i].s, (size_t)run->streams[i].at,
                            jig_eval_end_slot(call, end, k));
    return true;
}

static JigBulkStream bulk_stream(const Run *run, size_t i) {
    const Stream *s = &run->streams[i];
    return (JigBulkStream){s->s->buffer, &s->s->elem, s->at, s->steps};
}

/* Where races are looked for, elements of memory are used one by one. */
static bool is_noted(const JigEvalCall *call) {
    return jig_eval_is_watched(call->eval) &&
           !jig_type_is_tensor(jig_op_operand_type(call->step->op, call->step->num_operands - 1));
}

/* All points at once, where that gives the same. */
static JigBulk run_in_bulk(JigEvalCall *call, const Run *run) {
    const Plan *plan = run->plan;
    const JigBulkLoops loops = {plan->num_loops, run->sizes};
    if (plan->does == DOES_ANYTHING || is_noted(call))
        return JIG_BULK_CANNOT;
    const JigBulkStream to = bulk_stream(run, plan->num_inputs),
                        x = bulk_stream(run, plan->from[0]);
    if (plan->does == DOES_COPY)
        return jig_bulk_copy(call, &loops, &to, &x);
    const JigBulkStream y = bulk_stream(run, plan->from[1]);
    return jig_bulk_mul_add(call, &loops, &to, &x, &y);
}

static bool run_all(JigEvalCall *call, Run *run) {
    const Plan *plan = run->plan;
    JIG_CHECK(open_operands(call, run) && find_sizes(call, run));
    if (!has_points(run))
        return true;
    for (size_t i = 0; i < plan->num_operands; ++i)
        if (plan->operands[i].is_shaped && plan->operands[i].linear)
            JIG_CHECK(open_stream(call, run, i));
    JigBulk bulk = run_in_bulk(call, run);
    if (bulk != JIG_BULK_CANNOT)
        return bulk == JIG_BULK_DONE;
    const int64_t *outer = call->eval->loops;
    call->eval->loops = run->index;
    bool ok = true;
    do
        ok = run_point(call, run);
    while (ok && step_on(run));
    call->eval->loops = outer;
    return ok;
}

JigEvalOutcome jig_linalg_eval(JigEvalCall *call) {
    JigArena *a = &call->eval->scratch;
    JigArenaMark mark = jig_arena_mark(a);
    Run run = {.plan = plan_of(call)};
    size_t n = run.plan->num_operands, loops = run.plan->num_loops, rank = 0;
    run.streams = JIG_NEW_ARRAY(a, Stream, n);
    for (size_t i = 0; i < n; ++i) {
        const JigMap *map = run.plan->operands[i].map;
        rank = map && jig_map_num_results(map) > rank ? jig_map_num_results(map) : rank;
        run.streams[i].steps = JIG_NEW_ARRAY(a, int64_t, loops + 1);
    }
    run.sizes = JIG_NEW_ARRAY(a, int64_t, loops + 1);
    run.index = JIG_NEW_ARRAY(a, int64_t, loops + 1);
    run.point = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    bool ok = run_all(call, &run);
    jig_arena_rewind(a, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

JigEvalOutcome jig_linalg_eval_index(JigEvalCall *call) {
    const int64_t *loops = call->eval->loops;
    if (!loops)
        return jig_eval_error(call, "is in no loops");
    if (!call->step->memo)
        call->step->memo = (void *)(uintptr_t)(jig_linalg_index_dim(call->step->op) + 1);
    jig_eval_set_index(call, 0, loops[(uintptr_t)call->step->memo - 1]);
    return JIG_EVAL_NEXT;
}
