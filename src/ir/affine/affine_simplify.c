/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Simplification of whole expressions: flatten, then rebuild as a sum in
 * canonical order. Divisions by a symbol are cancelled first where they are
 * exact, and a sum with products by symbols has an order of its own.
 */
#include "ir/affine/expr_int.h"
#include "support/check.h"

enum {
    /* Exact division by a symbol recurses; larger expressions keep theirs. */
    MAX_SYMBOLIC_SIZE = 10000,
};

/* ---- Division by a symbol ---- */

typedef enum Divisibility {
    NOT_DIVISIBLE,
    ROUNDED_DIVISIBLE, /* by the division asked for: it changes places with one in `e` */
    EXACTLY_DIVISIBLE, /* every value is a multiple */
} Divisibility;

/* One term may be rounded: the exact others are integers that move out. Two
 * may not, as floor(a) + floor(b) is not floor(a + b). */
static Divisibility sum_divisibility(Divisibility lhs, Divisibility rhs) {
    if (lhs == EXACTLY_DIVISIBLE)
        return rhs;
    return rhs == EXACTLY_DIVISIBLE ? lhs : NOT_DIVISIBLE;
}

/*
 * Can `e` be divided by the symbol, with divide_by? A division of the same
 * kind can change places with it: (x floordiv y) floordiv s =
 * (x floordiv s) floordiv y.
 */
static Divisibility divisibility(const JigExpr *e, unsigned symbol, JigExprKind kind) {
    bool divisible;
    switch ((JigExprKind)e->kind) {
    case JIG_EXPR_CONSTANT:
        divisible = e->value == 0;
        break;
    case JIG_EXPR_DIM:
        divisible = false;
        break;
    case JIG_EXPR_SYMBOL:
        divisible = e->position == symbol;
        break;
    case JIG_EXPR_ADD:
        return sum_divisibility(divisibility(e->lhs, symbol, kind),
                                divisibility(e->rhs, symbol, kind));
    case JIG_EXPR_MOD:
        divisible = divisibility(e->lhs, symbol, kind) == EXACTLY_DIVISIBLE &&
                    divisibility(e->rhs, symbol, kind) == EXACTLY_DIVISIBLE;
        break;
    case JIG_EXPR_MUL:
        divisible = divisibility(e->lhs, symbol, kind) == EXACTLY_DIVISIBLE ||
                    divisibility(e->rhs, symbol, kind) == EXACTLY_DIVISIBLE;
        break;
    default:
        divisible = false;
        if (kind == (JigExprKind)e->kind && divisibility(e->lhs, symbol, kind) != NOT_DIVISIBLE)
            return ROUNDED_DIVISIBLE;
    }
    return divisible ? EXACTLY_DIVISIBLE : NOT_DIVISIBLE;
}

/* `e` divided by a symbol that it is divisible by. */
static const JigExpr *divide_by(const JigExpr *e, unsigned symbol, JigExprKind kind) {
    switch ((JigExprKind)e->kind) {
    case JIG_EXPR_SYMBOL:
        return jig_expr_constant(e->ctx, 1);
    case JIG_EXPR_ADD:
    case JIG_EXPR_MOD:
        return jig_expr_binary((JigExprKind)e->kind, divide_by(e->lhs, symbol, kind),
                               divide_by(e->rhs, symbol, kind));
    case JIG_EXPR_MUL:
        if (divisibility(e->lhs, symbol, kind) == EXACTLY_DIVISIBLE)
            return jig_expr_mul(divide_by(e->lhs, symbol, kind), e->rhs);
        return jig_expr_mul(e->lhs, divide_by(e->rhs, symbol, kind));
    case JIG_EXPR_FLOORDIV:
    case JIG_EXPR_CEILDIV:
        return jig_expr_binary((JigExprKind)e->kind, divide_by(e->lhs, symbol, kind), e->rhs);
    default: /* the constant 0 */
        return e;
    }
}

/* A remainder is zero only when the dividend is exactly divisible, where no
 * division of kind `mod` can be. */
static bool divides_away(const JigExpr *e, const JigExpr *lhs, const JigExpr *rhs) {
    if (e->kind == JIG_EXPR_ADD || e->kind == JIG_EXPR_MUL || rhs->kind != JIG_EXPR_SYMBOL)
        return false;
    if (e->lhs->size > MAX_SYMBOLIC_SIZE || lhs->size > MAX_SYMBOLIC_SIZE)
        return false;
    JigExprKind kind = (JigExprKind)e->kind;
    return divisibility(e->lhs, rhs->position, kind) != NOT_DIVISIBLE &&
           divisibility(lhs, rhs->position, kind) != NOT_DIVISIBLE;
}

/* e = -(x mod q); gives x. */
static const JigExpr *negated_remainder(const JigExpr *e, const JigExpr *q) {
    bool negated = e->kind == JIG_EXPR_MUL && jig_expr_is_const_kind(e->rhs) && e->rhs->value == -1;
    return negated && e->lhs->kind == JIG_EXPR_MOD && e->lhs->rhs == q ? e->lhs->lhs : NULL;
}

/* Is `e` x - x mod q for some x, the remainder anywhere in the sum? */
static bool is_whole_multiple(const JigExpr *e, const JigExpr *q) {
    enum { MAX_TERMS = 32 };
    const JigExpr *terms[MAX_TERMS], *x = NULL, *rest = NULL;
    size_t n = 0, at = 0;
    for (; e->kind == JIG_EXPR_ADD && n + 1 < MAX_TERMS; e = e->lhs)
        terms[n++] = e->rhs;
    terms[n++] = e;
    while (at < n && !(x = negated_remainder(terms[at], q)))
        ++at;
    for (size_t i = n; x && i-- > 0;)
        if (i != at)
            rest = rest ? jig_expr_add(rest, terms[i]) : terms[i];
    return x && rest == x;
}

static const JigExpr *combine_semi_affine(const JigExpr *e, const JigExpr *lhs, const JigExpr *rhs,
                                          const void *user) {
    (void)user;
    JigExprKind kind = (JigExprKind)e->kind;
    if (kind == JIG_EXPR_MOD && is_whole_multiple(lhs, rhs))
        return jig_expr_constant(e->ctx, 0);
    if (!divides_away(e, lhs, rhs))
        return jig_expr_binary(kind, lhs, rhs);
    if (kind == JIG_EXPR_MOD)
        return jig_expr_constant(e->ctx, 0);
    return divide_by(lhs, rhs->position, kind);
}

/* ---- Order of a sum with products by symbols ---- */

/*
 * The key of a term in the canonical order. Terms are grouped by the position
 * of their leading dim or symbol. In a group come terms of the dim alone,
 * later found ones first, then dim times symbol by the symbol's position, then
 * terms led by a symbol, in the order found. Two terms can have one key, as
 * d0 * s0 and d0 floordiv s0 do (the reference then takes the first of them
 * twice, which is another value); they stay in the order found.
 */
typedef struct OrderedTerm {
    unsigned leader;
    int64_t rank;
    size_t found;
    const JigExpr *expr;
    int64_t coef;
} OrderedTerm;

typedef struct TermOrder {
    JIG_VEC(OrderedTerm) terms;
    int64_t next_dim_rank;    /* descends from -1 */
    int64_t next_symbol_rank; /* ascends from max(dims, symbols), above all positions */
} TermOrder;

static void order_add(TermOrder *o, unsigned leader, int64_t rank, const JigExpr *e, int64_t coef) {
    jig_vec_push(&o->terms, ((OrderedTerm){leader, rank, o->terms.len, e, coef}));
}

static int compare_terms(const void *a, const void *b) {
    const OrderedTerm *x = a, *y = b;
    if (x->leader != y->leader)
        return x->leader < y->leader ? -1 : 1;
    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    return x->found < y->found ? -1 : 1;
}

static bool is_position(const JigExpr *e) {
    return e->kind == JIG_EXPR_DIM || e->kind == JIG_EXPR_SYMBOL;
}

/* Does this local take part in the order? Others follow after it. */
static bool is_ordered_local(const JigExpr *e) {
    return jig_expr_is_op(e) && is_position(e->lhs) &&
           (is_position(e->rhs) || jig_expr_is_const_kind(e->rhs));
}

static void order_local(TermOrder *o, const JigExpr *e, int64_t coef) {
    unsigned leader = e->lhs->position;
    if (e->lhs->kind == JIG_EXPR_SYMBOL)
        order_add(o, leader, o->next_symbol_rank++, e, coef);
    else if (jig_expr_is_const_kind(e->rhs))
        order_add(o, leader, o->next_dim_rank--, e, coef);
    else
        order_add(o, leader, e->rhs->position, e, coef);
}

typedef enum ColumnKind { COLUMN_DIM, COLUMN_SYMBOL, COLUMN_LOCAL } ColumnKind;

static ColumnKind column_kind(const JigFlat *flat, unsigned column) {
    if (column < flat->num_dims)
        return COLUMN_DIM;
    return column - flat->num_dims < flat->num_symbols ? COLUMN_SYMBOL : COLUMN_LOCAL;
}

/* Enters the terms of one kind of column, in the order of the columns. */
static void order_columns(TermOrder *o, const JigFlat *flat, JigContext *ctx, ColumnKind kind) {
    for (size_t i = 0; i < flat->result.terms.len; ++i) {
        JigLinearTerm t = flat->result.terms.data[i];
        if (column_kind(flat, t.column) != kind)
            continue;
        const JigExpr *e = jig_flat_column(flat, ctx, t.column);
        if (kind == COLUMN_DIM)
            order_add(o, e->position, o->next_dim_rank--, e, t.coef);
        else if (kind == COLUMN_SYMBOL)
            order_add(o, e->position, o->next_symbol_rank++, e, t.coef);
        else if (is_ordered_local(e))
            order_local(o, e, t.coef);
    }
}

static const JigExpr *add_multiple(const JigExpr *sum, const JigExpr *e, int64_t coef) {
    return jig_expr_add(sum, jig_expr_mul_const(e, coef));
}

static const JigExpr *flat_to_ordered_expr(const JigFlat *flat, JigContext *ctx) {
    unsigned most = flat->num_dims > flat->num_symbols ? flat->num_dims : flat->num_symbols;
    TermOrder order = {.next_dim_rank = -1, .next_symbol_rank = most};
    order_columns(&order, flat, ctx, COLUMN_SYMBOL);
    order_columns(&order, flat, ctx, COLUMN_LOCAL);
    order_columns(&order, flat, ctx, COLUMN_DIM);
    if (order.terms.len > 1)
        qsort(order.terms.data, order.terms.len, sizeof *order.terms.data, compare_terms);

    const JigExpr *sum = jig_expr_constant(ctx, 0);
    for (size_t i = 0; i < order.terms.len; ++i)
        sum = add_multiple(sum, order.terms.data[i].expr, order.terms.data[i].coef);
    jig_vec_free(&order.terms);
    for (size_t i = 0; i < flat->result.terms.len; ++i) {
        JigLinearTerm t = flat->result.terms.data[i];
        const JigExpr *e = jig_flat_column(flat, ctx, t.column);
        if (column_kind(flat, t.column) == COLUMN_LOCAL && !is_ordered_local(e))
            sum = add_multiple(sum, e, t.coef);
    }
    return jig_expr_add_const(sum, flat->result.constant);
}

/* ---- Entry points ---- */

const JigExpr *jig_expr_simplify(const JigExpr *e, unsigned num_dims, unsigned num_symbols) {
    JIG_REQUIRE(e);
    if (!e->pure)
        e = jig_expr_rewrite(e, &(JigExprRewrite){.combine = combine_semi_affine});
    JigFlat flat;
    const JigExpr *result = e;
    if (jig_flat_of_modulo(&flat, e, num_dims, num_symbols)) {
        result = jig_flat_to_expr(&flat, &flat.result, e->ctx);
        if (!e->pure && result != e)
            result = flat_to_ordered_expr(&flat, e->ctx);
    }
    jig_flat_free(&flat);
    return result;
}

const JigMap *jig_map_simplify(const JigMap *m) {
    JIG_REQUIRE(m);
    JigFewExprs results;
    jig_few_init(&results);
    for (unsigned i = 0; i < m->num_results; ++i)
        jig_few_push(&results, jig_expr_simplify(m->results[i], m->num_dims, m->num_symbols));
    return jig_map_take(m->ctx, m->num_dims, m->num_symbols, &results);
}
