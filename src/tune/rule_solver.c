/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/rule_solver.h"

#include "support/check.h"
#include "support/heap.h"
#include "transform/smt/z3.h"

#include <stdio.h>

enum {
    MILLISECONDS = 300, /* for an answer */
    STEPS = 300000,     /* of Z3, likewise: the same on every machine */
};

struct JigTuneSolver {
    const JigZ3 *z;
    Z3Context c;
    Z3Solver solver;
    Z3Sort integers;
    JigArena *arena;
    const JigTuneTerms *terms;
    Z3Ast *indices; /* of axes: the number of the value */
    Z3Ast *of;      /* of terms; NULL: not yet */
    Z3Ast *labels;  /* of rules: what implies them; NULL: not yet */
    const JigTuneRule *rules;
    size_t num_rules;
    struct JigHeld *held;
};

/* ---- Terms ---- */

static Z3Ast numeral(JigTuneSolver *s, int64_t n) {
    char text[24];
    snprintf(text, sizeof text, "%lld", (long long)n);
    return s->z->mk_numeral(s->c, text, s->integers);
}

/* The number of a value. */
static Z3Ast index_numeral(JigTuneSolver *s, uint64_t n) {
    char text[24];
    snprintf(text, sizeof text, "%llu", (unsigned long long)n);
    return s->z->mk_numeral(s->c, text, s->integers);
}

/* Which of the listed numbers it is. */
static Z3Ast listed(JigTuneSolver *s, size_t axis) {
    const int64_t *numbers = s->terms->numbers[axis];
    uint64_t n = s->terms->space->axes[axis].values.count;
    Z3Ast all = numeral(s, numbers[n - 1]);
    for (uint64_t i = n - 1; i-- > 0;)
        all = s->z->mk_ite(s->c, s->z->mk_eq(s->c, s->indices[axis], index_numeral(s, i)),
                           numeral(s, numbers[i]), all);
    return all;
}

static Z3Ast axis_term(JigTuneSolver *s, size_t axis) {
    const JigKnobValues *v = &s->terms->space->axes[axis].values;
    if (s->terms->numbers[axis])
        return listed(s, axis);
    Z3Ast parts[] = {numeral(s, v->step), s->indices[axis]};
    Z3Ast sum[] = {numeral(s, v->first), s->z->mk_mul(s->c, 2, parts)};
    return s->z->mk_add(s->c, 2, sum);
}

static Z3Ast free_term(JigTuneSolver *s, bool is_truth) {
    return s->z->mk_fresh_const(s->c, "free", is_truth ? s->z->mk_bool_sort(s->c) : s->integers);
}

static Z3Ast operation(JigTuneSolver *s, const JigTuneTerm *t) {
    const JigZ3 *z = s->z;
    Z3Context c = s->c;
    size_t n = jig_tune_term_num_operands(t->kind);
    Z3Ast x[3] = {NULL};
    for (size_t i = 0; i < n; ++i)
        x[i] = s->of[t->x[i]];
    switch (t->kind) {
    case JIG_TERM_ADD:
        return z->mk_add(c, 2, x);
    case JIG_TERM_SUB:
        return z->mk_sub(c, 2, x);
    case JIG_TERM_MUL:
        return z->mk_mul(c, 2, x);
    case JIG_TERM_DIV:
        return z->mk_div(c, x[0], x[1]);
    case JIG_TERM_MOD:
        return z->mk_mod(c, x[0], x[1]);
    case JIG_TERM_EQ:
        return z->mk_eq(c, x[0], x[1]);
    case JIG_TERM_LT:
        return z->mk_lt(c, x[0], x[1]);
    case JIG_TERM_LE:
        return z->mk_le(c, x[0], x[1]);
    case JIG_TERM_NOT:
        return z->mk_not(c, x[0]);
    case JIG_TERM_AND:
        return z->mk_and(c, 2, x);
    case JIG_TERM_OR:
        return z->mk_or(c, 2, x);
    default:
        return z->mk_ite(c, x[0], x[1], x[2]);
    }
}

static Z3Ast make_term(JigTuneSolver *s, JigTerm x) {
    const JigTuneTerm *t = jig_tune_term_at(s->terms, x);
    switch (t->kind) {
    case JIG_TERM_CONST:
        if (t->is_truth)
            return t->number ? s->z->mk_true(s->c) : s->z->mk_false(s->c);
        return numeral(s, t->number);
    case JIG_TERM_AXIS:
        return axis_term(s, (size_t)t->number);
    case JIG_TERM_INDEX:
        return s->indices[t->number];
    case JIG_TERM_FREE:
    case JIG_TERM_TABLE: /* an answer of this solver: it is not part of a rule here */
        return free_term(s, t->is_truth);
    default:
        return operation(s, t);
    }
}

/* What a term needs has lower numbers. */
static Z3Ast term_at(JigTuneSolver *s, JigTerm x) {
    bool *needed = jig_calloc((size_t)x + 1, sizeof *needed);
    needed[x] = true;
    for (JigTerm i = x + 1; i-- > 0;) {
        const JigTuneTerm *t = jig_tune_term_at(s->terms, i);
        for (size_t k = 0; needed[i] && !s->of[i] && k < jig_tune_term_num_operands(t->kind); ++k)
            needed[t->x[k]] = true;
    }
    for (JigTerm i = 0; i <= x; ++i)
        if (needed[i] && !s->of[i])
            s->of[i] = make_term(s, i);
    jig_free(needed);
    return s->of[x];
}

/* ---- Beginning and end ---- */

/* Errors are seen where a function returns NULL. */
static void ignore_error(Z3Context c, int code) {
    (void)c, (void)code;
}

static void del_context(void *c, size_t size) {
    (void)size;
    jig_solver_z3(NULL)->del_context(c);
}

static void set_limits(JigTuneSolver *s) {
    Z3Params params = s->z->mk_params(s->c);
    s->z->params_inc_ref(s->c, params);
    s->z->params_set_uint(s->c, params, s->z->mk_string_symbol(s->c, "rlimit"), STEPS);
    s->z->params_set_uint(s->c, params, s->z->mk_string_symbol(s->c, "timeout"), MILLISECONDS);
    s->z->solver_set_params(s->c, s->solver, params);
    s->z->params_dec_ref(s->c, params);
}

static void assert_bounds(JigTuneSolver *s, size_t axis, uint64_t low, uint64_t high) {
    const JigZ3 *z = s->z;
    z->solver_assert(s->c, s->solver, z->mk_le(s->c, index_numeral(s, low), s->indices[axis]));
    z->solver_assert(s->c, s->solver, z->mk_le(s->c, s->indices[axis], index_numeral(s, high)));
}

JigTuneSolver *jig_tune_solver_create(const JigTuneTerms *terms, const JigTuneRule *rules, size_t n,
                                      JigReason *why) {
    JIG_REQUIRE(terms && (rules || !n));
    const JigZ3 *z = jig_solver_z3(why);
    if (!z)
        return NULL;
    JigArena *a = jig_arena_create();
    JigTuneSolver *s = JIG_NEW(a, JigTuneSolver);
    Z3Config config = z->mk_config();
    *s = (JigTuneSolver){
        .z = z, .c = z->mk_context(config), .arena = a, .terms = terms, .rules = rules};
    z->del_config(config);
    z->set_error_handler(s->c, ignore_error);
    s->held = jig_heap_hold(NULL, del_context, s->c, 0);
    s->solver = z->mk_solver(s->c);
    z->solver_inc_ref(s->c, s->solver);
    s->integers = z->mk_int_sort(s->c);
    s->num_rules = n;
    s->indices = JIG_NEW_ARRAY(a, Z3Ast, terms->space->num_axes + 1);
    s->of = JIG_NEW_ARRAY(a, Z3Ast, terms->list.len + 1);
    s->labels = JIG_NEW_ARRAY(a, Z3Ast, n + 1);
    for (size_t i = 0; i < terms->space->num_axes; ++i) {
        s->indices[i] = z->mk_fresh_const(s->c, "axis", s->integers);
        assert_bounds(s, i, 0, terms->space->axes[i].values.count - 1);
    }
    set_limits(s);
    return s;
}

void jig_tune_solver_destroy(JigTuneSolver *s) {
    if (!s)
        return;
    s->z->solver_dec_ref(s->c, s->solver);
    jig_heap_let_go(s->held);
    jig_arena_destroy(s->arena);
}

/* ---- Asking ---- */

static Z3Ast label_of(JigTuneSolver *s, size_t rule) {
    if (!s->labels[rule]) {
        Z3Ast term = term_at(s, s->rules[rule].term);
        s->labels[rule] = s->z->mk_fresh_const(s->c, "rule", s->z->mk_bool_sort(s->c));
        s->z->solver_assert(s->c, s->solver, s->z->mk_implies(s->c, s->labels[rule], term));
    }
    return s->labels[rule];
}

JigTuneTruth jig_tune_solver_ask(JigTuneSolver *s, const size_t *rules, size_t n,
                                 const JigTuneBox *box) {
    JIG_REQUIRE(s && (rules || !n));
    Z3Ast *labels = jig_malloc((n + 1) * sizeof *labels);
    for (size_t i = 0; i < n; ++i)
        labels[i] = label_of(s, rules[i]);
    if (box) {
        s->z->solver_push(s->c, s->solver);
        for (size_t i = 0; i < s->terms->space->num_axes; ++i)
            if (box->low[i] || box->high[i] + 1 < s->terms->space->axes[i].values.count)
                assert_bounds(s, i, box->low[i], box->high[i]);
    }
    Z3Truth answer = s->z->solver_check_assumptions(s->c, s->solver, (unsigned)n, labels);
    if (box)
        s->z->solver_pop(s->c, s->solver, 1);
    jig_free(labels);
    return answer == Z3_TRUE ? JIG_TUNE_YES : answer == Z3_FALSE ? JIG_TUNE_NO : JIG_TUNE_MAYBE;
}

void jig_tune_solver_read_core(JigTuneSolver *s, size_t *rules, size_t *n) {
    JIG_REQUIRE(s && rules && n);
    Z3Vector core = s->z->solver_get_unsat_core(s->c, s->solver);
    if (!core)
        return;
    s->z->ast_vector_inc_ref(s->c, core);
    size_t kept = 0;
    for (size_t i = 0; i < *n; ++i) {
        bool found = false;
        for (unsigned k = 0; k < s->z->ast_vector_size(s->c, core); ++k)
            found |= s->z->ast_vector_get(s->c, core, k) == s->labels[rules[i]];
        if (found)
            rules[kept++] = rules[i];
    }
    *n = kept;
    s->z->ast_vector_dec_ref(s->c, core);
}
