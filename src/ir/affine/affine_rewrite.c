/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Rebuilding expressions: replacement of dims and symbols, of subexpressions,
 * and shifting of positions. One traversal serves them all; of large expressions
 * it has its own stack, and rewrites what they share with themselves only once.
 */
#include "ir/affine/expr_int.h"
#include "support/check.h"

enum {
    /* Trees below this size are rewritten by recursion, and without remembering shared nodes. */
    MEMO_SIZE = 64,
    /* Up to so many pairs a linear search beats a table. */
    LINEAR_PAIRS = 8,
};

/* ---- The traversal ---- */

typedef struct Rewriter {
    const JigExprRewrite *rule;
    JIG_VEC(struct {
        const JigExpr *expr;
        bool expanded; /* the operands' rewritten forms are on top of `done` */
    })
    todo;
    JigExprVec done;
    JigPtrMap memo; /* of binary nodes */
} Rewriter;

static void push_todo(Rewriter *rw, const JigExpr *e) {
    jig_vec_reserve(&rw->todo, rw->todo.len + 1);
    rw->todo.data[rw->todo.len].expr = e;
    rw->todo.data[rw->todo.len++].expanded = false;
}

/* The result for `e` if it needs no look at its operands. */
static const JigExpr *immediate_result(Rewriter *rw, const JigExpr *e) {
    const JigExpr *result = rw->rule->leaf ? rw->rule->leaf(e, rw->rule->user) : NULL;
    if (result)
        return result;
    if (!jig_expr_is_op(e))
        return e;
    return jig_ptrmap_get(&rw->memo, e);
}

static const JigExpr *combine(const JigExprRewrite *rule, const JigExpr *e, const JigExpr *lhs,
                              const JigExpr *rhs) {
    if (rule->combine)
        return rule->combine(e, lhs, rhs, rule->user);
    if (lhs == e->lhs && rhs == e->rhs)
        return e;
    return jig_expr_binary((JigExprKind)e->kind, lhs, rhs);
}

static void combine_top(Rewriter *rw, const JigExpr *e) {
    const JigExpr *rhs = jig_vec_pop(&rw->done), *lhs = jig_vec_pop(&rw->done);
    const JigExpr *result = combine(rw->rule, e, lhs, rhs);
    jig_ptrmap_set(&rw->memo, e, (void *)(uintptr_t)result);
    jig_vec_push(&rw->done, result);
}

static void step(Rewriter *rw) {
    const JigExpr *e = jig_vec_last(&rw->todo).expr;
    if (jig_vec_last(&rw->todo).expanded) {
        rw->todo.len--;
        combine_top(rw, e);
        return;
    }
    const JigExpr *result = immediate_result(rw, e);
    if (result) {
        rw->todo.len--;
        jig_vec_push(&rw->done, result);
        return;
    }
    jig_vec_last(&rw->todo).expanded = true;
    push_todo(rw, e->rhs);
    push_todo(rw, e->lhs);
}

/* The same for a tree that is no deeper than it is large, which is little. */
static const JigExpr *rewrite_small(const JigExpr *e, const JigExprRewrite *rule) {
    const JigExpr *result = rule->leaf ? rule->leaf(e, rule->user) : NULL;
    if (result || !jig_expr_is_op(e))
        return result ? result : e;
    const JigExpr *lhs = rewrite_small(e->lhs, rule), *rhs = rewrite_small(e->rhs, rule);
    return combine(rule, e, lhs, rhs);
}

const JigExpr *jig_expr_rewrite(const JigExpr *e, const JigExprRewrite *rule) {
    if (e->size < MEMO_SIZE)
        return rewrite_small(e, rule);
    Rewriter rw = {.rule = rule};
    const JigExpr *result = immediate_result(&rw, e);
    if (result)
        return result;
    push_todo(&rw, e);
    while (rw.todo.len)
        step(&rw);
    result = rw.done.data[0];
    jig_vec_free(&rw.todo);
    jig_vec_free(&rw.done);
    jig_ptrmap_free(&rw.memo);
    return result;
}

/* ---- Dims and symbols ---- */

typedef struct Replacement {
    const JigExpr *const *dims, *const *symbols;
    size_t num_dims, num_symbols;
} Replacement;

static const JigExpr *replace_leaf(const JigExpr *e, const void *user) {
    const Replacement *r = user;
    switch ((JigExprKind)e->kind) {
    case JIG_EXPR_DIM:
        return e->position < r->num_dims ? r->dims[e->position] : NULL;
    case JIG_EXPR_SYMBOL:
        return e->position < r->num_symbols ? r->symbols[e->position] : NULL;
    default:
        return NULL;
    }
}

const JigExpr *jig_expr_replace(const JigExpr *e, const JigExpr *const *dims, size_t num_dims,
                                const JigExpr *const *symbols, size_t num_symbols) {
    JIG_REQUIRE(e);
    Replacement r = {dims, symbols, num_dims, num_symbols};
    return jig_expr_rewrite(e, &(JigExprRewrite){.leaf = replace_leaf, .user = &r});
}

typedef struct Shift {
    JigExprKind kind; /* of the leaves that move */
    unsigned shift, begin, end;
} Shift;

static const JigExpr *shift_leaf(const JigExpr *e, const void *user) {
    const Shift *s = user;
    if (e->kind != s->kind || e->position < s->begin || e->position >= s->end)
        return NULL;
    unsigned moved = e->position + s->shift;
    return s->kind == JIG_EXPR_DIM ? jig_expr_dim(e->ctx, moved) : jig_expr_symbol(e->ctx, moved);
}

const JigExpr *jig_expr_shift_dims(const JigExpr *e, unsigned num_dims, unsigned shift,
                                   unsigned offset) {
    JIG_REQUIRE(e);
    Shift s = {JIG_EXPR_DIM, shift, offset, num_dims};
    return jig_expr_rewrite(e, &(JigExprRewrite){.leaf = shift_leaf, .user = &s});
}

const JigExpr *jig_expr_shift_symbols(const JigExpr *e, unsigned num_symbols, unsigned shift,
                                      unsigned offset) {
    JIG_REQUIRE(e);
    Shift s = {JIG_EXPR_SYMBOL, shift, offset, num_symbols};
    return jig_expr_rewrite(e, &(JigExprRewrite){.leaf = shift_leaf, .user = &s});
}

/* ---- Subexpressions ---- */

typedef struct Pairs {
    const JigExpr *const *from, *const *to;
    size_t n;
    JigPtrMap table; /* from -> to; empty when n is small */
} Pairs;

static const JigExpr *substitute_node(const JigExpr *e, const void *user) {
    const Pairs *p = user;
    if (p->table.len)
        return jig_ptrmap_get(&p->table, e);
    for (size_t i = 0; i < p->n; ++i)
        if (p->from[i] == e)
            return p->to[i];
    return NULL;
}

const JigExpr *jig_expr_substitute(const JigExpr *e, const JigExpr *const *from,
                                   const JigExpr *const *to, size_t n) {
    JIG_REQUIRE(e && from && (to || !n));
    Pairs p = {.from = from, .to = to, .n = n};
    if (n > LINEAR_PAIRS)
        for (size_t i = n; i-- > 0;) /* backwards: the first of equal ones wins */
            jig_ptrmap_set(&p.table, from[i], (void *)(uintptr_t)to[i]);
    e = jig_expr_rewrite(e, &(JigExprRewrite){.leaf = substitute_node, .user = &p});
    jig_ptrmap_free(&p.table);
    return e;
}
