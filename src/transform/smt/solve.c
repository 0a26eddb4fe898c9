/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/smt/solve.h"

#include "transform/smt/plain.h"
#include "transform/smt/solver_int.h"
#include "support/check.h"
#include "support/heap.h"

#include <time.h>

/* Of what Z3 may use for one question it counts its steps, but not in every theory; there is a
 * time for all questions together too. */
enum {
    STEPS = 5 * 1000 * 1000,
    MILLISECONDS = 20 * 1000,
};

/* One thing demanded: an assertion, or that a result fits its type. Z3 is told `label` implies it,
 * and which labels to take for true. */
typedef struct Demand {
    Z3Ast label;
    const JigOp *op; /* smt.assert, or smt.yield */
    size_t result;   /* of an smt.yield */
} Demand;

typedef struct Search {
    JigTerms terms;
    Z3Solver solver;
    JigOp *yield;
    const JigType *const *types;
    JIG_VEC(Demand) demands;
    int64_t deadline; /* in milliseconds */
} Search;

/* ---- Asking ---- */

static int64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void limit(Search *s) {
    const JigZ3 *z = s->terms.z;
    Z3Context c = s->terms.c;
    int64_t left = s->deadline - now();
    Z3Params params = z->mk_params(c);
    z->params_inc_ref(c, params);
    z->params_set_uint(c, params, z->mk_string_symbol(c, "rlimit"), STEPS);
    z->params_set_uint(c, params, z->mk_string_symbol(c, "timeout"), left > 1 ? (unsigned)left : 1);
    z->solver_set_params(c, s->solver, params);
    z->params_dec_ref(c, params);
}

static Z3Truth ask(Search *s, Z3Ast const *assumptions, size_t n) {
    limit(s);
    return s->terms.z->solver_check_assumptions(s->terms.c, s->solver, (unsigned)n, assumptions);
}

static void demand(Search *s, Z3Ast term) {
    s->terms.z->solver_assert(s->terms.c, s->solver, term);
}

static JigStatus undecided(Search *s) {
    return jig_silenceable(
        s->terms.call, s->terms.call->op,
        "whether the constraints can be satisfied was not decided: {}",
        jig_fact_text(s->terms.z->solver_get_reason_unknown(s->terms.c, s->solver)));
}

/* ---- Demands ---- */

static void add_demand(Search *s, Z3Ast term, const JigOp *op, size_t result) {
    const JigZ3 *z = s->terms.z;
    Z3Context c = s->terms.c;
    Z3Ast label = z->mk_fresh_const(c, "demand", z->mk_bool_sort(c));
    demand(s, z->mk_implies(c, label, term));
    jig_vec_push(&s->demands, ((Demand){label, op, result}));
}

/* Truth values count from zero; signless numbers and indices are signed. */
static bool is_signed(const JigType *type) {
    return jig_type_width(type) > 1 &&
           (jig_type_is_index(type) || jig_type_sign(type) != JIG_UNSIGNED);
}

/* Bounds of the integers of a type, as text. */
static void bounds_of(JigTerms *t, const JigType *type, const char **low, const char **high) {
    JigArena *a = t->call->arena;
    uint32_t width = jig_type_width(type);
    bool negative = is_signed(type);
    *low = negative ? jig_solver_terms_decimal(t, jig_int_smin_of(width, a), true) : "0";
    *high = negative ? jig_solver_terms_decimal(t, jig_int_smax_of(width, a), true)
                     : jig_solver_terms_decimal(t, jig_int_umax_of(width, a), false);
}

static void demand_fit(Search *s, size_t result) {
    JigTerms *t = &s->terms;
    const JigValue *v = jig_op_operand(s->yield, result);
    if (!jig_type_is(jig_value_type(v), JIG_SMT_SORT(INT)))
        return;
    const char *low, *high;
    bounds_of(t, s->types[result], &low, &high);
    Z3Ast x = jig_solver_terms_at(t, v);
    Z3Sort sort = t->z->mk_int_sort(t->c);
    Z3Ast both[] = {t->z->mk_ge(t->c, x, t->z->mk_numeral(t->c, low, sort)),
                    t->z->mk_le(t->c, x, t->z->mk_numeral(t->c, high, sort))};
    add_demand(s, t->z->mk_and(t->c, 2, both), s->yield, result);
}

static void add_demands(Search *s) {
    for (size_t i = 0; i < s->terms.assertions.len; i++) {
        const JigAssertion *x = &s->terms.assertions.data[i];
        add_demand(s, x->term, x->op, 0);
    }
    for (size_t i = 0; i < jig_op_num_operands(s->yield); i++)
        demand_fit(s, i);
}

/* ---- What cannot hold ---- */

/* Of the assumed labels, marks those that Z3 found to contradict each other. */
static void read_core(Search *s, bool *in_core) {
    const JigZ3 *z = s->terms.z;
    Z3Context c = s->terms.c;
    Z3Vector core = z->solver_get_unsat_core(c, s->solver);
    if (!core)
        return;
    z->ast_vector_inc_ref(c, core);
    JigPtrMap set = {0};
    for (unsigned i = 0; i < z->ast_vector_size(c, core); i++)
        jig_ptrset_add(&set, z->ast_vector_get(c, core, i));
    for (size_t i = 0; i < s->demands.len; i++)
        in_core[i] = jig_ptrmap_has(&set, s->demands.data[i].label);
    jig_ptrmap_free(&set);
    z->ast_vector_dec_ref(c, core);
}

static Z3Truth ask_marked(Search *s, const bool *marked, size_t except) {
    Z3Ast *assumptions =
        jig_arena_alloc(s->terms.call->arena, (s->demands.len + 1) * sizeof *assumptions);
    size_t n = 0;
    for (size_t i = 0; i < s->demands.len; i++)
        if (marked[i] && i != except)
            assumptions[n++] = s->demands.data[i].label;
    return ask(s, assumptions, n);
}

/* Leaves out, from the last to the first, what the others contradict each other without. */
static void shrink(Search *s, bool *marked) {
    for (size_t i = s->demands.len; i-- > 0;)
        if (marked[i] && ask_marked(s, marked, i) == Z3_FALSE)
            marked[i] = false;
}

static JigStatus contradiction(Search *s, const JigAttr *const *params, size_t num_params) {
    JigTransformCall *call = s->terms.call;
    bool *marked = jig_arena_calloc(call->arena, s->demands.len + 1);
    read_core(s, marked);
    shrink(s, marked);
    size_t n = 0;
    for (size_t i = 0; i < s->demands.len; i++)
        n += marked[i];
    jig_silenceable(call, call->op, "no values satisfy the constraints");
    for (size_t i = 0; i < s->demands.len; i++) {
        const Demand *d = &s->demands.data[i];
        if (!marked[i])
            continue;
        if (d->op == s->yield)
            jig_failure_note(call, d->op, "result #{} {} {}", jig_fact_int(d->result),
                             jig_fact_text(n > 1 ? "must, in contradiction to the others noted, fit"
                                                 : "cannot fit"),
                             jig_fact_type(s->types[d->result]));
        else
            jig_failure_note(call, d->op, "assertion {}",
                             jig_fact_text(n > 1 ? "contradicts the others noted" : "cannot hold"));
    }
    for (size_t i = 0; i < num_params; i++)
        jig_failure_note(call, call->op, "where parameter #{} is {}", jig_fact_int(i),
                         jig_fact_attr(params[i]));
    return JIG_SILENCEABLE;
}

/* ---- The smallest values ---- */

/* A yielded number in the direction of the search: its distance from zero. */
typedef struct Quest {
    Search *s;
    Z3Ast term;
    Z3Sort sort;
    bool bits, negative;
    uint32_t width; /* of distances: enough for all, and a sign */
} Quest;

static Z3Ast numeral_of(const Quest *q, JigInt distance) {
    JigTerms *t = &q->s->terms;
    JigInt value = q->negative ? jig_int_neg(distance, t->call->arena) : distance;
    return t->z->mk_numeral(t->c, jig_solver_terms_decimal(t, value, true), q->sort);
}

static Z3Ast within(const Quest *q, JigInt distance) {
    JigTerms *t = &q->s->terms;
    Z3Binary *compare = q->bits ? t->z->mk_bvule : q->negative ? t->z->mk_ge : t->z->mk_le;
    return compare(t->c, q->term, numeral_of(q, distance));
}

/* The distance in the model of the last question. */
static bool read_distance(const Quest *q, JigInt *distance) {
    JigTerms *t = &q->s->terms;
    Z3Model model = t->z->solver_get_model(t->c, q->s->solver);
    if (!model)
        return false;
    t->z->model_inc_ref(t->c, model);
    Z3Ast value = NULL;
    bool ok = t->z->model_eval(t->c, model, q->term, true, &value) && value;
    const char *text = ok ? t->z->get_numeral_string(t->c, value) : NULL;
    ok = text &&
         jig_int_parse(jig_str(text[0] == '-' ? text + 1 : text), 10, t->call->arena, distance);
    if (ok)
        *distance = jig_int_zext(*distance, q->width, t->call->arena);
    t->z->model_dec_ref(t->c, model);
    return ok;
}

static Z3Truth ask_whether(const Quest *q, Z3Ast condition) {
    JigTerms *t = &q->s->terms;
    Z3Ast label = t->z->mk_fresh_const(t->c, "question", t->z->mk_bool_sort(t->c));
    demand(q->s, t->z->mk_implies(t->c, label, condition));
    return ask(q->s, &label, 1);
}

/* Halves the distances that are left. `high` has been reached; below `low` there is none. */
static Z3Truth halve(const Quest *q, JigInt low, JigInt *high) {
    JigArena *a = q->s->terms.call->arena;
    while (jig_int_ucmp(low, *high) < 0) {
        JigInt middle = jig_int_lshr(jig_int_add(low, *high, a), 1, a);
        Z3Truth answer = ask_whether(q, within(q, middle));
        if (answer == Z3_UNKNOWN || (answer == Z3_TRUE && !read_distance(q, high)))
            return Z3_UNKNOWN;
        if (answer == Z3_FALSE)
            low = jig_int_add(middle, jig_int(q->width, 1, a), a);
    }
    return Z3_TRUE;
}

/* On one side of zero, from `least` on: Z3_FALSE when nothing is there. */
static Z3Truth search_side(Quest *q, bool negative, JigInt *distance) {
    JigTerms *t = &q->s->terms;
    JigInt least = jig_int(q->width, negative, t->call->arena);
    q->negative = negative;
    if (!q->bits) {
        Z3Binary *beyond = negative ? t->z->mk_le : t->z->mk_ge;
        Z3Ast side = beyond(t->c, q->term, numeral_of(q, least));
        Z3Truth answer = ask_whether(q, side);
        if (answer != Z3_TRUE)
            return answer;
        if (!read_distance(q, distance))
            return Z3_UNKNOWN;
        demand(q->s, side);
    } else if (ask(q->s, NULL, 0) != Z3_TRUE || !read_distance(q, distance)) {
        return Z3_UNKNOWN;
    }
    return halve(q, least, distance);
}

static JigStatus find_number(Search *s, size_t i, const JigAttr **out) {
    JigTerms *t = &s->terms;
    const JigType *sort = jig_op_operand_type(s->yield, i);
    Quest q = {.s = s,
               .term = jig_solver_terms_at(t, jig_op_operand(s->yield, i)),
               .sort = jig_solver_terms_sort(t, s->yield, sort),
               .bits = jig_type_is(sort, JIG_SMT_SORT(BV)),
               .width = jig_type_width(s->types[i]) + 2};
    JigInt distance;
    Z3Truth found = search_side(&q, false, &distance);
    if (found == Z3_FALSE)
        found = search_side(&q, true, &distance);
    if (found != Z3_TRUE)
        return undecided(s);
    demand(s, t->z->mk_eq(t->c, q.term, numeral_of(&q, distance)));
    JigArena *a = t->call->arena;
    JigInt value = q.negative ? jig_int_neg(distance, a) : distance;
    *out = jig_attr_big_int(s->types[i], jig_int_zext(value, jig_type_width(s->types[i]), a));
    return JIG_OK;
}

static JigStatus find_truth(Search *s, size_t i, const JigAttr **out) {
    JigTerms *t = &s->terms;
    Z3Ast term = jig_solver_terms_at(t, jig_op_operand(s->yield, i)), no = t->z->mk_not(t->c, term);
    Quest q = {.s = s, .term = term};
    Z3Truth can_be_false = ask_whether(&q, no);
    if (can_be_false == Z3_UNKNOWN)
        return undecided(s);
    demand(s, can_be_false == Z3_TRUE ? no : term);
    *out = jig_attr_int(s->types[i], can_be_false == Z3_FALSE);
    return JIG_OK;
}

static JigStatus find_values(Search *s, const JigAttr **values) {
    for (size_t i = 0; i < jig_op_num_operands(s->yield); i++) {
        const JigType *sort = jig_op_operand_type(s->yield, i);
        bool truth = jig_type_is(sort, JIG_SMT_SORT(BOOL));
        JIG_TRY(truth ? find_truth(s, i, &values[i]) : find_number(s, i, &values[i]));
    }
    return JIG_OK;
}

/* ---- A whole problem ---- */

static JigStatus bind_param(JigTerms *t, const JigValue *arg, const JigAttr *param, size_t i) {
    const JigOp *op = t->call->op;
    const JigType *sort = jig_value_type(arg), *type = jig_attr_type(param);
    uint32_t width = jig_attr_is_int(param) ? jig_type_width(type) : 0;
    bool fits = jig_type_is(sort, JIG_SMT_SORT(INT))    ? width > 0
                : jig_type_is(sort, JIG_SMT_SORT(BOOL)) ? width == 1
                                                        : width == jig_smt_bv_width(sort);
    if (!fits)
        return jig_definite(t->call, op, "parameter #{} is {}, which {} cannot be", jig_fact_int(i),
                            jig_fact_attr(param), jig_fact_type(sort));
    Z3Sort z3_sort = jig_solver_terms_sort(t, op, sort);
    if (!z3_sort)
        return JIG_DEFINITE;
    Z3Ast term;
    if (jig_type_is(sort, JIG_SMT_SORT(BOOL)))
        term = jig_attr_int_value(param) ? t->z->mk_true(t->c) : t->z->mk_false(t->c);
    else
        term = t->z->mk_numeral(
            t->c, jig_solver_terms_decimal(t, jig_attr_big_int_value(param), is_signed(type)),
            z3_sort);
    jig_ptrmap_set(&t->of, arg, term);
    return JIG_OK;
}

static JigStatus search(Search *s, JigBlock *body, const JigAttr *const *params,
                        const JigAttr **values) {
    size_t n = jig_block_num_args(body);
    for (size_t i = 0; i < n; i++)
        JIG_TRY(bind_param(&s->terms, jig_block_arg(body, i), params[i], i));
    JIG_TRY(jig_solver_terms_of_block(&s->terms, body));
    s->yield = jig_block_last(body);
    for (size_t i = 0; i < jig_op_num_operands(s->yield); i++)
        if (!jig_solver_terms_at(&s->terms, jig_op_operand(s->yield, i)))
            return jig_definite(s->terms.call, s->yield,
                                "yields a value that is not of these constraints");
    add_demands(s);
    bool *all = jig_arena_alloc(s->terms.call->arena, s->demands.len + 1);
    memset(all, true, s->demands.len + 1);
    switch (ask_marked(s, all, SIZE_MAX)) {
    case Z3_FALSE:
        return contradiction(s, params, n);
    case Z3_UNKNOWN:
        return undecided(s);
    case Z3_TRUE:
        break;
    }
    for (size_t i = 0; i < s->demands.len; i++)
        demand(s, s->demands.data[i].label);
    return find_values(s, values);
}

/* Errors are seen where a function returns NULL. */
static void ignore_error(Z3Context c, int code) {
    (void)c, (void)code;
}

static void del_context(void *c, size_t size) {
    (void)size;
    jig_solver_z3(NULL)->del_context(c);
}

JigStatus jig_solver_solve(JigTransformCall *call, JigBlock *body, const JigAttr *const *params,
                           const JigType *const *types, const JigAttr **values) {
    JIG_REQUIRE(call && body && params && values);
    if (jig_solver_plain(call, body, params, types, values))
        return JIG_OK;
    JigReason why = JIG_REASON(call->arena);
    const JigZ3 *z = jig_solver_z3(&why);
    if (!z)
        return jig_definite_op(call, "{}", jig_fact_str(jig_reason_text(&why, call->arena)));
    Z3Config config = z->mk_config();
    Z3Context c = z->mk_context(config);
    z->del_config(config);
    z->set_error_handler(c, ignore_error);
    struct JigHeld *held = jig_heap_hold(NULL, del_context, c, 0);
    Search s = {.terms = {.call = call, .z = z, .c = c},
                .solver = z->mk_solver(c),
                .types = types,
                .deadline = now() + MILLISECONDS};
    z->solver_inc_ref(c, s.solver);
    JigStatus status = search(&s, body, params, values);
    z->solver_dec_ref(c, s.solver);
    jig_heap_let_go(held);
    jig_ptrmap_free(&s.terms.of);
    jig_ptrmap_free(&s.terms.sorts);
    jig_vec_free(&s.terms.assertions);
    jig_vec_free(&s.terms.levels);
    jig_vec_free(&s.demands);
    return status;
}
