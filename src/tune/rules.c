/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/rules.h"

#include "dialect/smt/smt.h"
#include "jig/num.h"
#include "jig/ops/transform_ext.h"
#include "support/check.h"
#include "transform/ops/ops.h"

enum {
    MOST_OPS = 100000, /* that are gone through */
    MOST_DEEP = 64,    /* sequences in each other */
    NO_TERM = UINT32_MAX,
};

/* What is known of a parameter. */
typedef struct Param {
    const JigType *type; /* of its numbers */
    JigTerm *terms;
    size_t n;
} Param;

typedef struct Walk {
    const JigTuneSpace *space;
    JigTuneTerms *t;
    JigArena *a;
    JigTuneRules *out;
    JigPtrMap params; /* script value -> Param */
    JigPtrMap terms;  /* smt value -> term, from 1 */
    JigTerm path;     /* under which condition this place is reached */
    size_t num_ops;
    unsigned depth;
} Walk;

static void walk_block(Walk *w, JigBlock *block);

static JigTerm term_of(Walk *w, JigTermKind kind, JigTerm x, JigTerm y) {
    return jig_tune_term_of(w->t, kind, x, y, 0);
}
static JigTerm negated(Walk *w, JigTerm x) {
    return term_of(w, JIG_TERM_NOT, x, 0);
}

static void demand(Walk *w, JigTerm x, const JigOp *at) {
    JigTerm rule = term_of(w, JIG_TERM_OR, negated(w, w->path), x);
    const JigTuneTerm *term = jig_tune_term_at(w->t, rule);
    if (w->num_ops >= MOST_OPS) /* what is known of parameters is of before */
        return;
    if (term->kind != JIG_TERM_CONST || !term->number)
        jig_vec_push(w->out, ((JigTuneRule){rule, at}));
}

/* ---- Numbers of parameters ---- */

/* Their signed or unsigned number is one of 64 bits. */
static bool is_followed(const JigType *type) {
    return type && (jig_type_is_index(type) ||
                    (jig_type_is_any_integer(type) && jig_type_width(type) <= 64 &&
                     (jig_type_sign(type) != JIG_UNSIGNED || jig_type_width(type) < 64)));
}

static bool is_bit(const JigType *type) {
    return !jig_type_is_index(type) && jig_type_width(type) == 1;
}

static const Param *param_at(const Walk *w, const JigValue *v) {
    return jig_ptrmap_get(&w->params, v);
}

static void set_param(Walk *w, const JigValue *v, const Param *p) {
    if (p || jig_ptrmap_has(&w->params, v))
        jig_ptrmap_set(&w->params, v, (void *)(uintptr_t)p);
}

static Param *new_param(Walk *w, const JigType *type, size_t n) {
    Param *p = JIG_NEW(w->a, Param);
    *p = (Param){type, JIG_NEW_ARRAY(w->a, JigTerm, n + 1), n};
    return p;
}

static Param *param_of_attr(Walk *w, const JigAttr *x) {
    if (!x || !jig_attr_is_int(x) || !is_followed(jig_attr_type(x)))
        return NULL;
    Param *p = new_param(w, jig_attr_type(x), 1);
    p->terms[0] = jig_tune_term_const(w->t, jig_attr_int_value(x));
    return p;
}

static Param *param_of_axis(Walk *w, const JigTuneAxis *axis) {
    const JigKnobValues *v = &axis->values;
    const JigType *type =
        v->list ? jig_attr_is_int(v->list[0]) ? jig_attr_type(v->list[0]) : NULL : v->type;
    JigTerm term;
    if (!is_followed(type) || !jig_tune_term_axis(w->t, (size_t)(axis - w->space->axes), &term))
        return NULL;
    Param *p = new_param(w, type, 1);
    p->terms[0] = term;
    return p;
}

/* ---- Comparison of parameters ---- */

static JigTerm compared(Walk *w, int64_t how, JigTerm x, JigTerm y) {
    switch (how) {
    case JIG_COMPARE_EQ:
        return term_of(w, JIG_TERM_EQ, x, y);
    case JIG_COMPARE_NE:
        return negated(w, term_of(w, JIG_TERM_EQ, x, y));
    case JIG_COMPARE_SLT:
        return term_of(w, JIG_TERM_LT, x, y);
    case JIG_COMPARE_SLE:
        return term_of(w, JIG_TERM_LE, x, y);
    case JIG_COMPARE_SGT:
        return term_of(w, JIG_TERM_LT, y, x);
    default:
        return term_of(w, JIG_TERM_LE, y, x);
    }
}

/* Do all pairs compare so? NO_TERM: that is not known. Numbers count as signed there, which those
 * of unsigned types are not here. */
static JigTerm all_compare(Walk *w, int64_t how, const JigValue *x, const JigValue *y) {
    const Param *a = param_at(w, x), *b = param_at(w, y);
    if (!a || !b || a->n != b->n || a->type != b->type)
        return NO_TERM;
    bool is_plain =
        !is_bit(a->type) && (jig_type_is_index(a->type) || jig_type_sign(a->type) != JIG_UNSIGNED);
    if (!is_plain && how != JIG_COMPARE_EQ && how != JIG_COMPARE_NE)
        return NO_TERM;
    JigTerm all = jig_tune_term_truth(w->t, true);
    for (size_t i = 0; i < a->n; ++i)
        all = term_of(w, JIG_TERM_AND, all, compared(w, how, a->terms[i], b->terms[i]));
    return all;
}

static void demand_known(Walk *w, JigTerm x, const JigOp *at) {
    if (x != NO_TERM)
        demand(w, x, at);
}

/* ---- Terms of the smt dialect ---- */

static JigTerm smt_at(const Walk *w, const JigValue *v) {
    return (JigTerm)((uintptr_t)jig_ptrmap_get(&w->terms, v) - 1);
}
static void set_smt(Walk *w, const JigValue *v, JigTerm x) {
    jig_ptrmap_set(&w->terms, v, (void *)(uintptr_t)((uint64_t)x + 1));
}
static void forget_smt(Walk *w, const JigValue *v) {
    (void)jig_ptrmap_remove(&w->terms, v);
}

/* All operands are known? */
static bool smt_operands(const Walk *w, const JigOp *op, JigTerm *x) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        if (!jig_ptrmap_has(&w->terms, jig_op_operand(op, i)))
            return false;
        x[i] = smt_at(w, jig_op_operand(op, i));
    }
    return true;
}

static JigTerm chain(Walk *w, JigTermKind kind, const JigTerm *x, size_t n, JigTerm none) {
    JigTerm all = n ? x[0] : none;
    for (size_t i = 1; i < n; ++i)
        all = term_of(w, kind, all, x[i]);
    return all;
}

/* Of all pairs, or of neighbours. */
static JigTerm equalities(Walk *w, const JigTerm *x, size_t n, bool distinct) {
    JigTerm all = jig_tune_term_truth(w->t, true);
    for (size_t i = 0; i < n; ++i)
        for (size_t k = i + 1; k < (distinct || n < i + 2 ? n : i + 2); ++k) {
            JigTerm eq = term_of(w, JIG_TERM_EQ, x[i], x[k]);
            all = term_of(w, JIG_TERM_AND, all, distinct ? negated(w, eq) : eq);
        }
    return all;
}

static JigTerm smt_constant(Walk *w, const JigOp *op) {
    if (jig_op_is(op, JIG_SMT(CONSTANT)))
        return jig_tune_term_truth(w->t, jig_smt_constant_value(op));
    const JigAttr *x = jig_smt_int_constant_value_attr(op);
    uint32_t width = jig_type_width(jig_attr_type(x));
    if (width > 64)
        return NO_TERM;
    unsigned shift = 64 - width;
    int64_t n = (int64_t)((uint64_t)jig_attr_int_value(x) << shift) >> shift;
    return jig_tune_term_const(w->t, n);
}

static JigTerm smt_compare(Walk *w, const JigOp *op, const JigTerm *x) {
    static const int64_t how[] = {[JIG_SMT_LT] = JIG_COMPARE_SLT,
                                  [JIG_SMT_LE] = JIG_COMPARE_SLE,
                                  [JIG_SMT_GT] = JIG_COMPARE_SGT,
                                  [JIG_SMT_GE] = JIG_COMPARE_SGE};
    return compared(w, how[jig_smt_pred(op)], x[0], x[1]);
}

static JigTerm absolute(Walk *w, JigTerm x) {
    JigTerm zero = jig_tune_term_const(w->t, 0);
    return jig_tune_term_of(w->t, JIG_TERM_ITE, term_of(w, JIG_TERM_LE, zero, x), x,
                            term_of(w, JIG_TERM_SUB, zero, x));
}

/* NO_TERM: it is not followed. */
static JigTerm smt_term(Walk *w, const JigOp *op, const JigTerm *x, size_t n) {
    JigTuneTerms *t = w->t;
    switch (jig_op_row(op) - jig_smt_ops) {
    case JIG_SMT_DECLARE_FUN: {
        const JigType *sort = jig_op_result_type(op, 0);
        bool truth = jig_type_is(sort, JIG_SMT_SORT(BOOL));
        return truth || jig_type_is(sort, JIG_SMT_SORT(INT)) ? jig_tune_term_free(t, truth)
                                                             : NO_TERM;
    }
    case JIG_SMT_CONSTANT:
    case JIG_SMT_INT_CONSTANT:
        return smt_constant(w, op);
    case JIG_SMT_EQ:
        return equalities(w, x, n, false);
    case JIG_SMT_DISTINCT:
        return equalities(w, x, n, true);
    case JIG_SMT_ITE:
        return jig_tune_term_of(t, JIG_TERM_ITE, x[0], x[1], x[2]);
    case JIG_SMT_NOT:
        return negated(w, x[0]);
    case JIG_SMT_AND:
        return chain(w, JIG_TERM_AND, x, n, jig_tune_term_truth(t, true));
    case JIG_SMT_OR:
        return chain(w, JIG_TERM_OR, x, n, jig_tune_term_truth(t, false));
    case JIG_SMT_XOR: {
        JigTerm odd = n ? x[0] : jig_tune_term_truth(t, false);
        for (size_t i = 1; i < n; ++i)
            odd = negated(w, term_of(w, JIG_TERM_EQ, odd, x[i]));
        return odd;
    }
    case JIG_SMT_IMPLIES:
        return term_of(w, JIG_TERM_OR, negated(w, x[0]), x[1]);
    case JIG_SMT_INT_ABS:
        return absolute(w, x[0]);
    case JIG_SMT_INT_ADD:
        return chain(w, JIG_TERM_ADD, x, n, jig_tune_term_const(t, 0));
    case JIG_SMT_INT_MUL:
        return chain(w, JIG_TERM_MUL, x, n, jig_tune_term_const(t, 1));
    case JIG_SMT_INT_SUB:
        return n > 1 ? chain(w, JIG_TERM_SUB, x, n, 0)
                     : term_of(w, JIG_TERM_SUB, jig_tune_term_const(t, 0), x[0]);
    case JIG_SMT_INT_DIV:
        return term_of(w, JIG_TERM_DIV, x[0], x[1]);
    case JIG_SMT_INT_MOD:
        return term_of(w, JIG_TERM_MOD, x[0], x[1]);
    case JIG_SMT_INT_CMP:
        return smt_compare(w, op, x);
    default:
        return NO_TERM;
    }
}

static void walk_smt(Walk *w, JigOp *op) {
    JigTerm *x = JIG_NEW_ARRAY(w->a, JigTerm, jig_op_num_operands(op) + 1);
    bool known = !jig_op_num_regions(op) && smt_operands(w, op, x);
    if (jig_op_is(op, JIG_SMT(ASSERT))) {
        if (known)
            demand(w, x[0], op);
        return;
    }
    if (jig_op_num_results(op) != 1)
        return;
    JigTerm term = known ? smt_term(w, op, x, jig_op_num_operands(op)) : NO_TERM;
    if (term == NO_TERM)
        forget_smt(w, jig_op_result(op, 0));
    else
        set_smt(w, jig_op_result(op, 0), term);
}

/* ---- transform.smt.constrain_params ---- */

/* A number as a solver has it: without sign where its type has none, and 1 for a bit. */
static JigTerm to_smt(Walk *w, const JigType *sort, const JigType *type, JigTerm x) {
    JigTerm zero = jig_tune_term_const(w->t, 0);
    if (jig_type_is(sort, JIG_SMT_SORT(BOOL)))
        return negated(w, term_of(w, JIG_TERM_EQ, x, zero));
    if (!jig_type_is(sort, JIG_SMT_SORT(INT)))
        return NO_TERM;
    if (!is_bit(type))
        return x;
    return jig_tune_term_of(w->t, JIG_TERM_ITE, term_of(w, JIG_TERM_EQ, x, zero), zero,
                            jig_tune_term_const(w->t, 1));
}

/* The type of a result's numbers. */
static const JigType *result_type(const JigOp *op, size_t i, const JigType *sort) {
    const JigType *t = jig_op_result_type(op, i);
    if (jig_type_is(t, JIG_TRANSFORM_TYPE(PARAM)))
        return jig_attr_type_value(jig_type_param(t, 0));
    return jig_type_i(jig_type_context(sort), jig_type_is(sort, JIG_SMT_SORT(BOOL)) ? 1 : 64);
}

/* What is yielded must be a number of the type. */
static void demand_fit(Walk *w, const JigType *type, JigTerm x, const JigOp *yield) {
    uint32_t width = jig_type_is_index(type) ? 64 : jig_type_width(type);
    bool negative = width > 1 && (jig_type_is_index(type) || jig_type_sign(type) != JIG_UNSIGNED);
    if (width == 64)
        return; /* others are not known anyway */
    int64_t high =
        negative ? ((int64_t)1 << (width - 1)) - 1 : (int64_t)(((uint64_t)1 << width) - 1);
    int64_t low = negative ? -high - 1 : 0;
    demand(w,
           term_of(w, JIG_TERM_AND, term_of(w, JIG_TERM_LE, jig_tune_term_const(w->t, low), x),
                   term_of(w, JIG_TERM_LE, x, jig_tune_term_const(w->t, high))),
           yield);
}

static JigTerm from_smt(Walk *w, const JigType *sort, const JigType *type, JigTerm x) {
    bool truth = jig_type_is(sort, JIG_SMT_SORT(BOOL));
    if (!truth && !is_bit(type))
        return x;
    JigTerm one = jig_tune_term_const(w->t, jig_attr_int_value(jig_attr_int(type, 1))),
            zero = jig_tune_term_const(w->t, 0);
    JigTerm is_zero = truth ? negated(w, x) : term_of(w, JIG_TERM_EQ, x, zero);
    return jig_tune_term_of(w->t, JIG_TERM_ITE, is_zero, zero, one);
}

static bool keeps_assertions(JigBlock *body) {
    for (JigOp *op = jig_block_first(body); op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_SMT(PUSH)) || jig_op_is(op, JIG_SMT(POP)) ||
            jig_op_is(op, JIG_SMT(RESET)))
            return false;
    return true;
}

/* Number `round` of each operand is given. */
static void walk_round(Walk *w, JigOp *op, size_t round, Param **results) {
    JigBlock *body = jig_op_body(op);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigValue *arg = jig_block_arg(body, i);
        const Param *p = param_at(w, jig_op_operand(op, i));
        JigTerm x = p ? to_smt(w, jig_value_type(arg), p->type, p->terms[round]) : NO_TERM;
        if (x == NO_TERM)
            forget_smt(w, arg);
        else
            set_smt(w, arg, x);
    }
    JigOp *yield = jig_block_last(body);
    for (JigOp *inner = jig_block_first(body); inner != yield; inner = jig_op_next(inner))
        walk_smt(w, inner);
    for (size_t i = 0; i < jig_op_num_operands(yield); ++i) {
        const JigValue *v = jig_op_operand(yield, i);
        const JigType *sort = jig_value_type(v), *type = result_type(op, i, sort);
        bool truth = jig_type_is(sort, JIG_SMT_SORT(BOOL));
        if (!jig_ptrmap_has(&w->terms, v) || !is_followed(type) ||
            (!truth && !jig_type_is(sort, JIG_SMT_SORT(INT)))) {
            results[i] = NULL;
            continue;
        }
        if (!truth)
            demand_fit(w, type, smt_at(w, v), yield);
        if (results[i]) {
            results[i]->type = type;
            results[i]->terms[round] = from_smt(w, sort, type, smt_at(w, v));
        }
    }
}

static void walk_constraints(Walk *w, JigOp *op) {
    JigBlock *body = jig_op_body(op);
    size_t n = 1, num_results = jig_op_num_results(op);
    bool is_counted = true; /* how many rounds there are */
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const Param *p = param_at(w, jig_op_operand(op, i));
        is_counted &= p && (i == 0 || p->n == n);
        n = p ? p->n : n;
    }
    Param **results = JIG_NEW_ARRAY(w->a, Param *, num_results + 1);
    /* Of a parameter that is not known there may be none at all, for which nothing is demanded. */
    bool known = is_counted && keeps_assertions(body);
    for (size_t i = 0; known && i < num_results; ++i)
        results[i] = new_param(w, NULL, n);
    for (size_t i = 0; known && i < n; ++i)
        walk_round(w, op, i, results);
    for (size_t i = 0; i < num_results; ++i)
        set_param(w, jig_op_result(op, i), n ? results[i] : NULL);
}

/* ---- Blocks and sequences ---- */

static void hand_over(Walk *w, JigBlock *body, const JigOp *op) {
    for (size_t i = 0; i < jig_block_num_args(body); ++i)
        set_param(w, jig_block_arg(body, i),
                  i < jig_op_num_operands(op) ? param_at(w, jig_op_operand(op, i)) : NULL);
}

static void take_yielded(Walk *w, JigBlock *body, const JigOp *op) {
    JigOp *yield = jig_block_last(body);
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        set_param(w, jig_op_result(op, i),
                  i < jig_op_num_operands(yield) ? param_at(w, jig_op_operand(yield, i)) : NULL);
}

static void forget_results(Walk *w, const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        set_param(w, jig_op_result(op, i), NULL);
}

/* Where failures are suppressed, the script goes on. */
static void walk_sequence(Walk *w, JigOp *op, JigBlock *body, int64_t failures) {
    if (!body || failures != JIG_FAILURES_PROPAGATE || w->depth == MOST_DEEP) {
        forget_results(w, op);
        return;
    }
    ++w->depth;
    hand_over(w, body, op);
    walk_block(w, body);
    take_yielded(w, body, op);
    --w->depth;
}

static void walk_include(Walk *w, JigOp *op) {
    JigOp *sequence = jig_find_sequence(op, jig_transform_include_target_attr(op));
    walk_sequence(w, op, sequence ? jig_op_body(sequence) : NULL,
                  jig_transform_include_failure_propagation_mode(op));
}

/* ---- Regions that are chosen ---- */

static void walk_under(Walk *w, JigTerm condition, JigBlock *body) {
    JigTerm before = w->path;
    w->path = term_of(w, JIG_TERM_AND, before, condition);
    walk_block(w, body);
    w->path = before;
}

static const Param *chooser(Walk *w, const JigOp *op) {
    if (jig_op_num_operands(op))
        return param_at(w, jig_transform_tune_alternatives_selected_region_param(op));
    const JigTuneAxis *axis = jig_tune_axis_of(w->space, op);
    return axis ? param_of_axis(w, axis)
                : param_of_attr(w, jig_transform_tune_alternatives_selected_region_attr_attr(op));
}

/* What all regions yield as one parameter. */
static const Param *merged(Walk *w, const JigOp *op, size_t result, JigTerm number) {
    Param *all = NULL;
    for (size_t r = jig_op_num_regions(op); r-- > 0;) {
        JigOp *yield = jig_block_last(jig_region_first(jig_op_region(op, r)));
        const Param *p = param_at(w, jig_op_operand(yield, result));
        if (!p || (all && (all->n != p->n || all->type != p->type)))
            return NULL;
        JigTerm here = term_of(w, JIG_TERM_EQ, number, jig_tune_term_const(w->t, (int64_t)r));
        Param *next = new_param(w, p->type, p->n);
        for (size_t i = 0; i < p->n; ++i)
            next->terms[i] =
                all ? jig_tune_term_of(w->t, JIG_TERM_ITE, here, p->terms[i], all->terms[i])
                    : p->terms[i];
        all = next;
    }
    return all;
}

static void walk_alternatives(Walk *w, JigOp *op) {
    const Param *number = chooser(w, op);
    size_t n = jig_op_num_regions(op);
    if (!number || number->n != 1 || is_bit(number->type)) {
        forget_results(w, op);
        return;
    }
    JigTerm x = number->terms[0];
    if (jig_op_num_operands(op))
        demand(w,
               term_of(w, JIG_TERM_AND, term_of(w, JIG_TERM_LE, jig_tune_term_const(w->t, 0), x),
                       term_of(w, JIG_TERM_LT, x, jig_tune_term_const(w->t, (int64_t)n))),
               op);
    for (size_t r = 0; r < n; ++r)
        walk_under(w, term_of(w, JIG_TERM_EQ, x, jig_tune_term_const(w->t, (int64_t)r)),
                   jig_region_first(jig_op_region(op, r)));
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        set_param(w, jig_op_result(op, i), merged(w, op, i, x));
}

static void walk_condition(Walk *w, JigOp *op) {
    JigTerm x = all_compare(w, jig_transform_execute_if_cmpi_predicate(op),
                            jig_transform_execute_if_cmpi_param(op),
                            jig_transform_execute_if_cmpi_reference(op));
    if (x != NO_TERM)
        walk_under(w, x, jig_op_body(op));
}

/* ---- Parameters of many ---- */

static void walk_merge(Walk *w, JigOp *op) {
    size_t n = 0, num = jig_op_num_operands(op);
    const JigType *type = NULL;
    bool known = num && !jig_transform_merge_handles_deduplicate(op);
    for (size_t i = 0; i < num; ++i) {
        const Param *p = param_at(w, jig_op_operand(op, i));
        known &= p && (!type || p->type == type);
        type = p ? p->type : type;
        n += p ? p->n : 0;
    }
    Param *all = known ? new_param(w, type, n) : NULL;
    n = 0;
    for (size_t i = 0; known && i < num; ++i) {
        const Param *p = param_at(w, jig_op_operand(op, i));
        for (size_t k = 0; k < p->n; ++k)
            all->terms[n++] = p->terms[k];
    }
    set_param(w, jig_op_result(op, 0), all);
}

/* ---- Steps ---- */

static void walk_knob(Walk *w, JigOp *op) {
    const JigTuneAxis *axis = jig_tune_axis_of(w->space, op);
    set_param(w, jig_op_result(op, 0),
              axis ? param_of_axis(w, axis)
                   : param_of_attr(w, jig_transform_tune_knob_selected_attr(op)));
}

static void walk_constant(Walk *w, JigOp *op) {
    set_param(w, jig_op_result(op, 0),
              param_of_attr(w, jig_transform_param_constant_value_attr(op)));
}

static void walk_match(Walk *w, JigOp *op) {
    demand_known(w,
                 all_compare(w, jig_transform_match_param_cmpi_predicate(op),
                             jig_transform_match_param_cmpi_param(op),
                             jig_transform_match_param_cmpi_reference(op)),
                 op);
}
static void walk_same(Walk *w, JigOp *op) {
    demand_known(w,
                 all_compare(w, JIG_COMPARE_EQ, jig_transform_ext_param_cmp_eq_lhs(op),
                             jig_transform_ext_param_cmp_eq_rhs(op)),
                 op);
}
static void walk_own_sequence(Walk *w, JigOp *op) {
    walk_sequence(w, op, jig_op_body(op), jig_transform_sequence_failure_propagation_mode(op));
}

static const struct {
    const char *name;
    void (*walk)(Walk *w, JigOp *op);
} followed[] = {
    {"transform.execute_if_cmpi", walk_condition},
    {"transform.include", walk_include},
    {"transform.match.param.cmpi", walk_match},
    {"transform.merge_handles", walk_merge},
    {"transform.param.constant", walk_constant},
    {"transform.sequence", walk_own_sequence},
    {"transform.smt.constrain_params", walk_constraints},
    {"transform.tune.alternatives", walk_alternatives},
    {"transform.tune.knob", walk_knob},
    {"transform_ext.param_cmp_eq", walk_same},
};

static void walk_block(Walk *w, JigBlock *block) {
    for (JigOp *op = jig_block_first(block); op && w->num_ops < MOST_OPS; op = jig_op_next(op)) {
        size_t i = 0;
        ++w->num_ops;
        while (i < JIG_LEN(followed) && !jig_op_has_name(op, followed[i].name))
            ++i;
        if (i < JIG_LEN(followed))
            followed[i].walk(w, op);
        else
            forget_results(w, op);
    }
}

void jig_tune_rules_find(const JigTuneSpace *space, JigTuneTerms *terms, JigTuneRules *out) {
    JIG_REQUIRE(space && terms && out);
    Walk w = {.space = space, .t = terms, .a = terms->arena, .out = out};
    w.path = jig_tune_term_truth(terms, true);
    for (size_t i = 0; i < space->num_axes; ++i) {
        const JigTuneAxis *x = &space->axes[i];
        if (x->knob.kind == JIG_KNOB_ARGUMENT)
            set_param(&w, jig_block_arg(jig_op_body(space->entry), x->knob.arg),
                      param_of_axis(&w, x));
    }
    walk_block(&w, jig_op_body(space->entry));
    jig_ptrmap_free(&w.params);
    jig_ptrmap_free(&w.terms);
}
