/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Loops that threads share. Iterations are numbered from 0, in 64 bits; the
 * runtime deals out ranges of numbers, and each number is taken apart into one
 * index per loop.
 */
#include "payload/omp/omp_runtime_int.h"

/* ---- Counting ---- */

typedef struct Nest {
    JigOp *op;
    size_t n, shared;    /* loops; how many of them are dealt out, from the outermost on */
    JigValue **trips;    /* of each loop, i64 */
    JigValue *own_trips; /* of the loops that each thread runs whole; NULL: there are none */
    JigValue *all_trips; /* of what is dealt out */
} Nest;

/* How often one of the loops runs: (upper - lower - 1) / step + 1, where it runs at all. */
static JigValue *trip_count(JigOmpCalls *c, JigOp *nest, size_t i) {
    JigValue *lower = jig_omp_loop_nest_loop_lower_bounds_at(nest, i),
             *upper = jig_omp_loop_nest_loop_upper_bounds_at(nest, i),
             *step = jig_omp_loop_nest_loop_steps_at(nest, i);
    const JigType *type = jig_value_type(lower);
    bool inclusive = jig_omp_loop_nest_loop_inclusive(nest);
    JigValue *zero = jig_openmp_number(c, type, 0), *one = jig_openmp_number(c, type, 1);
    JigValue *down = jig_openmp_compare(c, JIG_COMPARE_SLT, step, zero),
             *minus = jig_openmp_binary(c, JIG_LLVM(SUB), zero, step),
             *by = jig_openmp_select(c, down, minus, step),
             *from = jig_openmp_select(c, down, upper, lower),
             *to = jig_openmp_select(c, down, lower, upper),
             *span = jig_openmp_binary(c, JIG_LLVM(SUB), to, from),
             *none = jig_openmp_compare(c, inclusive ? JIG_COMPARE_SLT : JIG_COMPARE_SLE, to, from);
    if (!inclusive)
        span = jig_openmp_binary(c, JIG_LLVM(SUB), span, one);
    JigValue *last = jig_openmp_binary(c, JIG_LLVM(UDIV), span, by);
    last = jig_openmp_resize(c, last, c->i64, false);
    JigValue *trips = jig_openmp_binary(c, JIG_LLVM(ADD), last, jig_openmp_number(c, c->i64, 1));
    return jig_openmp_select(c, none, jig_openmp_number(c, c->i64, 0), trips);
}

static JigValue *product(JigOmpCalls *c, JigValue *const *trips, size_t n) {
    JigValue *all = n ? trips[0] : NULL;
    for (size_t i = 1; i < n; ++i)
        all = jig_openmp_binary(c, JIG_LLVM(MUL), all, trips[i]);
    return all;
}

static bool check(JigOp *nest) {
    const JigType *type = jig_value_type(jig_omp_loop_nest_loop_lower_bounds_at(nest, 0));
    if (!jig_type_is_integer(type, 0) || jig_type_width(type) > 64)
        return jig_op_error(nest, "over %s cannot become calls of the runtime", jig_msg_type(type));
    return jig_openmp_refuse_clause(nest, jig_omp_loop_nest_tile_sizes_attr(nest) != NULL, "tiles");
}

/* `shared` 0: as the nest says. */
static Nest count(JigOmpCalls *c, JigOp *op, bool all_shared) {
    Nest nest = {.op = op, .n = jig_omp_loop_nest_num_loop_lower_bounds(op)};
    nest.shared = all_shared ? nest.n : (size_t)jig_omp_loop_nest_collapse_num_loops(op);
    nest.trips = JIG_NEW_ARRAY(c->rw->arena, JigValue *, nest.n + 1);
    for (size_t i = 0; i < nest.n; ++i)
        nest.trips[i] = trip_count(c, op, i);
    nest.all_trips = product(c, nest.trips, nest.shared);
    nest.own_trips = product(c, nest.trips + nest.shared, nest.n - nest.shared);
    return nest;
}

/* ---- Bodies ---- */

/* The indices of loops `first` to `end` in iteration `number` of them. */
static void take_apart(JigOmpCalls *c, const Nest *nest, size_t first, size_t end, JigValue *number,
                       JigValue **ivs) {
    for (size_t i = end; i-- > first;) {
        JigValue *at = number;
        if (i > first) {
            at = jig_openmp_binary(c, JIG_LLVM(UREM), number, nest->trips[i]);
            number = jig_openmp_binary(c, JIG_LLVM(UDIV), number, nest->trips[i]);
        }
        JigValue *lower = jig_omp_loop_nest_loop_lower_bounds_at(nest->op, i),
                 *step = jig_omp_loop_nest_loop_steps_at(nest->op, i);
        at = jig_openmp_resize(c, at, jig_value_type(lower), false);
        at = jig_openmp_binary(c, JIG_LLVM(MUL), at, step);
        ivs[i] = jig_openmp_binary(c, JIG_LLVM(ADD), at, lower);
    }
}

/* A loop from 0 below `n`, which begins here: where its body is to be written, with the number as
 * argument, and where that goes on. */
typedef struct Counted {
    JigBlock *body, *next;
    JigValue *number;
} Counted;

static Counted count_up(JigOmpCalls *c, JigValue *n, JigBlock *before, JigBlock *after) {
    JigBlock *head = jig_openmp_block(c, before, c->i64, 1);
    Counted loop = {.body = jig_openmp_block(c, before, NULL, 0),
                    .next = jig_openmp_block(c, before, NULL, 0),
                    .number = jig_block_arg(head, 0)};
    JigValue *zero = jig_openmp_number(c, c->i64, 0);
    jig_openmp_jump(c, head, JIG_VALUES(zero));
    jig_at_end(c->rw, head);
    jig_openmp_branch(c, jig_openmp_compare(c, JIG_COMPARE_ULT, loop.number, n), loop.body, after);
    jig_at_end(c->rw, loop.next);
    JigValue *one = jig_openmp_number(c, c->i64, 1);
    JigValue *more = jig_openmp_binary(c, JIG_LLVM(ADD), loop.number, one);
    jig_openmp_jump(c, head, JIG_VALUES(more));
    jig_at_end(c->rw, loop.body);
    return loop;
}

/* One iteration, here; then on to `next`, in front of which its blocks go. */
static void run_nest(JigOmpCalls *c, void *nest_, JigValue *number, JigBlock *next) {
    const Nest *nest = nest_;
    JigValue **ivs = JIG_NEW_ARRAY(c->rw->arena, JigValue *, nest->n + 1);
    take_apart(c, nest, 0, nest->shared, number, ivs);
    if (nest->own_trips) {
        Counted inner = count_up(c, nest->own_trips, next, next);
        take_apart(c, nest, nest->shared, nest->n, inner.number, ivs);
        next = inner.next;
    }
    JigRegion *region = jig_omp_loop_nest_region(nest->op);
    JigBlock *first = jig_region_first(region);
    jig_openmp_wire(c, region, next);
    jig_rw_inline_region(c->rw, region, jig_block_region(next), next);
    jig_openmp_jump(c, first, (JigValueList){ivs, nest->n});
}

/* ---- Dealing out ---- */

typedef void RunFn(JigOmpCalls *c, void *user, JigValue *number, JigBlock *next);

typedef struct Shared {
    JigValue *trips;
    JigOmpSchedule kind;
    int64_t number;                          /* of the schedule, as the runtime has it */
    JigValue *chunk;                         /* i64, at least 1; NULL: not said */
    JigValue *last, *lower, *upper, *stride; /* where the runtime writes to */
    RunFn *run;
    void *user;
    JigBlock *after;
} Shared;

static void make_room(JigOmpCalls *c, Shared *s) {
    s->last = jig_openmp_room(c, c->i32);
    s->lower = jig_openmp_room(c, c->i64);
    s->upper = jig_openmp_room(c, c->i64);
    s->stride = jig_openmp_room(c, c->i64);
}

/* From `from` up to `to`, that too. */
static void run_range(JigOmpCalls *c, const Shared *s, JigValue *from, JigValue *to,
                      JigBlock *after) {
    JigValue *n = jig_openmp_binary(c, JIG_LLVM(SUB), to, from);
    n = jig_openmp_binary(c, JIG_LLVM(ADD), n, jig_openmp_number(c, c->i64, 1));
    Counted loop = count_up(c, n, s->after, after);
    s->run(c, s->user, jig_openmp_binary(c, JIG_LLVM(ADD), loop.number, from), loop.next);
}

/* Further ranges, each one stride after the one before. */
static void run_chunks(JigOmpCalls *c, const Shared *s, JigValue *from, JigValue *to,
                       JigValue *end) {
    JigBlock *head = jig_openmp_block(c, s->after, c->i64, 2),
             *body = jig_openmp_block(c, s->after, NULL, 0),
             *next = jig_openmp_block(c, s->after, NULL, 0);
    JigValue *by = jig_openmp_load(c, c->i64, s->stride);
    jig_openmp_jump(c, head, JIG_VALUES(from, to));
    jig_at_end(c->rw, head);
    from = jig_block_arg(head, 0);
    to = jig_block_arg(head, 1);
    jig_openmp_branch(c, jig_openmp_compare(c, JIG_COMPARE_ULT, from, s->trips), body, s->after);
    jig_at_end(c->rw, body);
    JigValue *last = jig_openmp_select(c, jig_openmp_compare(c, JIG_COMPARE_ULT, to, end), to, end);
    run_range(c, s, from, last, next);
    jig_at_end(c->rw, next);
    from = jig_openmp_binary(c, JIG_LLVM(ADD), from, by);
    to = jig_openmp_binary(c, JIG_LLVM(ADD), to, by);
    jig_openmp_jump(c, head, JIG_VALUES(from, to));
}

/* Each thread asks once, and knows then what is its own. */
static void deal_at_once(JigOmpCalls *c, const Shared *s) {
    JigValue *zero = jig_openmp_number(c, c->i64, 0), *one = jig_openmp_number(c, c->i64, 1);
    JigValue *end = jig_openmp_binary(c, JIG_LLVM(SUB), s->trips, one);
    jig_openmp_store(c, zero, s->lower);
    jig_openmp_store(c, end, s->upper);
    jig_openmp_store(c, one, s->stride);
    jig_openmp_store(c, jig_openmp_number(c, c->i32, 0), s->last);
    JigValue *place = jig_openmp_place(c, JIG_OMP_PLACE), *thread = jig_openmp_thread(c),
             *number = jig_openmp_number(c, c->i32, s->number);
    jig_openmp_call(c, "__kmpc_for_static_init_8u", NULL,
                    JIG_VALUES(place, thread, number, s->last, s->lower, s->upper, s->stride, one,
                               s->chunk ? s->chunk : zero));
    JigValue *from = jig_openmp_load(c, c->i64, s->lower),
             *to = jig_openmp_load(c, c->i64, s->upper);
    if (s->chunk)
        run_chunks(c, s, from, to, end);
    else
        run_range(c, s, from, to, s->after);
    jig_at_end(c->rw, s->after);
    place = jig_openmp_place(c, JIG_OMP_PLACE);
    thread = jig_openmp_thread(c);
    jig_openmp_call(c, "__kmpc_for_static_fini", NULL, JIG_VALUES(place, thread));
}

/* Each thread asks for more until there is none. The runtime counts from 1 here, so that it can be
 * told of no iterations. */
static void deal_on_demand(JigOmpCalls *c, const Shared *s) {
    JigBlock *head = jig_openmp_block(c, s->after, NULL, 0),
             *body = jig_openmp_block(c, s->after, NULL, 0);
    JigValue *one = jig_openmp_number(c, c->i64, 1), *place = jig_openmp_place(c, JIG_OMP_PLACE),
             *thread = jig_openmp_thread(c), *number = jig_openmp_number(c, c->i32, s->number);
    jig_openmp_call(
        c, "__kmpc_dispatch_init_8u", NULL,
        JIG_VALUES(place, thread, number, one, s->trips, one, s->chunk ? s->chunk : one));
    jig_openmp_jump(c, head, (JigValueList){0});
    jig_at_end(c->rw, head);
    JigValue *more =
        jig_openmp_call(c, "__kmpc_dispatch_next_8u", c->i32,
                        JIG_VALUES(place, thread, s->last, s->lower, s->upper, s->stride));
    if (!more)
        return;
    JigValue *zero = jig_openmp_number(c, c->i32, 0);
    jig_openmp_branch(c, jig_openmp_compare(c, JIG_COMPARE_NE, more, zero), body, s->after);
    jig_at_end(c->rw, body);
    JigValue *from = jig_openmp_load(c, c->i64, s->lower),
             *to = jig_openmp_load(c, c->i64, s->upper);
    from = jig_openmp_binary(c, JIG_LLVM(SUB), from, one);
    to = jig_openmp_binary(c, JIG_LLVM(SUB), to, one);
    run_range(c, s, from, to, head);
    jig_at_end(c->rw, s->after);
}

static bool is_static(JigOmpSchedule kind) {
    return kind == JIG_OMP_STATIC || kind == JIG_OMP_DISTRIBUTED;
}

/* Blocks go before `before`; code goes on in a new one. */
static void deal(JigOmpCalls *c, Shared *s, JigBlock *before) {
    s->after = jig_openmp_block(c, before, NULL, 0);
    make_room(c, s);
    if (is_static(s->kind))
        deal_at_once(c, s);
    else
        deal_on_demand(c, s);
}

/* ---- omp.wsloop ---- */

/* The runtime's numbers of schedules. */
static int64_t schedule_number(const JigOp *op, JigOmpSchedule kind, bool chunk) {
    static const int64_t numbers[] = {
        [JIG_OMP_STATIC] = 34, [JIG_OMP_DYNAMIC] = 35, [JIG_OMP_GUIDED] = 36,
        [JIG_OMP_AUTO] = 38,   [JIG_OMP_RUNTIME] = 37, [JIG_OMP_DISTRIBUTED] = 34};
    enum { STATIC_CHUNKED = 33, MONOTONIC = 1 << 29, NONMONOTONIC = 1 << 30 };
    const JigAttr *mod = jig_omp_wsloop_schedule_mod_attr(op);
    if (is_static(kind))
        return chunk ? STATIC_CHUNKED : numbers[kind];
    bool in_order = mod && jig_attr_enum_value(mod) == JIG_OMP_MONOTONIC;
    return numbers[kind] | (in_order ? MONOTONIC : NONMONOTONIC);
}

/* At least one, at most all. */
static JigValue *chunk_size(JigOmpCalls *c, JigValue *said, JigValue *trips) {
    if (!said)
        return NULL;
    JigValue *one = jig_openmp_number(c, c->i64, 1), *n = jig_openmp_resize(c, said, c->i64, true);
    n = jig_openmp_select(c, jig_openmp_compare(c, JIG_COMPARE_SLT, n, one), one, n);
    JigValue *fewer = jig_openmp_compare(c, JIG_COMPARE_ULT, trips, n);
    n = jig_openmp_select(c, fewer, trips, n);
    return jig_openmp_select(c, jig_openmp_compare(c, JIG_COMPARE_ULT, n, one), one, n);
}

static bool check_wsloop(JigOp *op) {
    const JigValue *chunk = jig_omp_wsloop_schedule_chunk(op);
    return jig_openmp_refuse_clause(op, jig_omp_wsloop_num_allocate_vars(op), "allocate") &&
           jig_openmp_refuse_clause(op, jig_omp_wsloop_num_linear_vars(op), "linear") &&
           jig_openmp_refuse_clause(op, jig_omp_wsloop_ordered_attr(op) != NULL, "ordered") &&
           jig_openmp_refuse_clause(op, jig_omp_wsloop_reduction_mod_attr(op) != NULL, "mod") &&
           (!chunk ||
            (jig_type_is_integer(jig_value_type(chunk), 0) &&
             jig_type_width(jig_value_type(chunk)) <= 64) ||
            jig_op_error(op, "has a chunk that is no number"));
}

/* The nest, through an omp.simd that says nothing of variables. NULL after an error. */
static JigOp *nest_of(JigOp *op) {
    JigOp *nested = jig_block_first(jig_region_first(jig_omp_region(op)));
    if (jig_op_is(nested, JIG_OMP(LOOP_NEST)))
        return check(nested) ? nested : NULL;
    bool plain = jig_op_is(nested, JIG_OMP(SIMD)) && !jig_omp_simd_num_private_vars(nested) &&
                 !jig_omp_simd_num_reduction_vars(nested) && !jig_omp_simd_num_linear_vars(nested);
    if (plain)
        return nest_of(nested);
    jig_op_error(nested, "in 'omp.wsloop' with variables cannot become calls of the runtime");
    return NULL;
}

bool jig_openmp_lower_wsloop(JigOmpCalls *c, JigOp *op) {
    JigOmpOwn own;
    JigOp *nest_op = nest_of(op);
    JIG_CHECK(nest_op && check_wsloop(op) && jig_openmp_own(c, op, &own));
    const JigAttr *kind = jig_omp_wsloop_schedule_kind_attr(op);
    bool nowait = jig_omp_wsloop_nowait(op);
    JigBlock *rest = jig_openmp_take_out(c, op);
    jig_openmp_own_begin(c, &own, jig_region_first(jig_omp_wsloop_region(op)));
    Nest nest = count(c, nest_op, false);
    Shared s = {.trips = nest.all_trips,
                .kind = kind ? (JigOmpSchedule)jig_attr_enum_value(kind) : JIG_OMP_STATIC,
                .run = run_nest,
                .user = &nest};
    s.chunk = chunk_size(c, jig_omp_wsloop_schedule_chunk(op), s.trips);
    s.number = schedule_number(op, s.kind, s.chunk != NULL);
    deal(c, &s, rest);
    if (!nowait)
        jig_openmp_barrier_of(c, true);
    jig_openmp_own_end(c, &own, rest, nowait, false);
    jig_openmp_jump(c, rest, (JigValueList){0});
    jig_rw_erase(c->rw, op);
    return true;
}

/* ---- omp.simd: that one thread runs all is always right ---- */

bool jig_openmp_lower_simd(JigOmpCalls *c, JigOp *op) {
    JigOmpOwn own;
    JigOp *nest_op = jig_block_first(jig_region_first(jig_omp_simd_region(op)));
    JIG_CHECK(check(nest_op) &&
              jig_openmp_refuse_clause(op, jig_omp_simd_num_linear_vars(op), "linear") &&
              jig_openmp_refuse_clause(op, jig_omp_simd_reduction_mod_attr(op) != NULL, "mod") &&
              jig_openmp_own(c, op, &own));
    JigBlock *rest = jig_openmp_take_out(c, op), *after = jig_openmp_block(c, rest, NULL, 0);
    jig_openmp_own_begin(c, &own, jig_region_first(jig_omp_simd_region(op)));
    Nest nest = count(c, nest_op, true);
    Counted loop = count_up(c, nest.all_trips, after, after);
    run_nest(c, &nest, loop.number, loop.next);
    jig_at_end(c->rw, after);
    jig_openmp_own_end(c, &own, rest, true, true);
    jig_openmp_jump(c, rest, (JigValueList){0});
    jig_rw_erase(c->rw, op);
    return true;
}

/* ---- omp.sections: iterations of which each runs another region ---- */

typedef struct Sections {
    JigOmpOwn *own;
    JigOpVec all;
} Sections;

/* Its region here, with the variables that the sections have. */
static void run_section(JigOmpCalls *c, const Sections *s, JigOp *op, JigBlock *block,
                        JigBlock *next) {
    JigRegion *region = jig_omp_section_region(op);
    JigBlock *first = jig_region_first(region);
    size_t n = s->own->num_private + s->own->num_reduced;
    jig_at_end(c->rw, block);
    if (!first) {
        jig_openmp_jump(c, next, (JigValueList){0});
        return;
    }
    jig_openmp_wire(c, region, next);
    jig_rw_inline_region(c->rw, region, jig_block_region(next), next);
    jig_openmp_jump(c, first, (JigValueList){s->own->values, n});
}

static void run_sections(JigOmpCalls *c, void *user, JigValue *number, JigBlock *next) {
    const Sections *s = user;
    int64_t n = (int64_t)s->all.len;
    JigBlock **blocks = JIG_NEW_ARRAY(c->rw->arena, JigBlock *, s->all.len + 1);
    JigValueList *none = JIG_NEW_ARRAY(c->rw->arena, JigValueList, s->all.len + 1);
    int64_t *cases = JIG_NEW_ARRAY(c->rw->arena, int64_t, s->all.len + 1);
    for (size_t i = 0; i < s->all.len; ++i) {
        blocks[i] = jig_openmp_block(c, next, NULL, 0);
        none[i] = (JigValueList){0};
        cases[i] = (int64_t)i;
    }
    JigLlvmSwitch parts = {.value = number,
                           .case_operands = {none, s->all.len},
                           .case_values =
                               jig_attr_dense(jig_type_tensor(&n, 1, c->i64, NULL), cases, n == 1),
                           .default_destination = next,
                           .case_destinations = {blocks, s->all.len}};
    jig_llvm_switch_build(c->rw, c->loc, &parts);
    for (size_t i = 0; i < s->all.len; ++i)
        run_section(c, s, s->all.data[i], blocks[i], next);
}

bool jig_openmp_lower_sections(JigOmpCalls *c, JigOp *op) {
    JigOmpOwn own;
    JIG_CHECK(
        jig_openmp_refuse_clause(op, jig_omp_sections_num_allocate_vars(op), "allocate") &&
        jig_openmp_refuse_clause(op, jig_omp_sections_reduction_mod_attr(op) != NULL, "mod") &&
        jig_openmp_own(c, op, &own));
    bool nowait = jig_omp_sections_nowait(op);
    Sections s = {.own = &own};
    JigBlock *body = jig_region_first(jig_omp_sections_region(op));
    bool fits = true;
    for (JigOp *x = jig_block_first(body); x && fits; x = jig_op_next(x))
        if (jig_op_is(x, JIG_OMP(SECTION))) {
            const JigBlock *first = jig_region_first(jig_omp_section_region(x));
            fits = !first || jig_block_num_args(first) == own.num_private + own.num_reduced ||
                   jig_op_error(x, "has other arguments than the sections around it");
            jig_vec_push(&s.all, x);
        }
    if (!fits) {
        jig_vec_free(&s.all);
        return false;
    }
    JigBlock *rest = jig_openmp_take_out(c, op);
    jig_openmp_own_begin(c, &own, body);
    if (s.all.len) {
        Shared shared = {.trips = jig_openmp_number(c, c->i64, (int64_t)s.all.len),
                         .kind = JIG_OMP_STATIC,
                         .number = schedule_number(op, JIG_OMP_STATIC, false),
                         .run = run_sections,
                         .user = &s};
        deal(c, &shared, rest);
    }
    if (!nowait)
        jig_openmp_barrier_of(c, true);
    jig_openmp_own_end(c, &own, rest, nowait, false);
    jig_openmp_jump(c, rest, (JigValueList){0});
    jig_rw_erase(c->rw, op);
    jig_vec_free(&s.all);
    return true;
}
