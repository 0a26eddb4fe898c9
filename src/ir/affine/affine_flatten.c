/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Flattening: an expression as constant + sum of coefficient * column, where a
 * column is a dim, a symbol or a local. A local stands for what is not linear.
 *
 * Sums and products by constants only hand a scale down to their leaves, which
 * add to the innermost open form. A division, or a product by a symbol, opens
 * a form for each operand, and closes it when the operand is done: then the
 * operand's form is normalized, the local is found or made, and the result is
 * added to the form that was open before. So the work is that of the tree's
 * nodes plus the sorting of the forms, and an open form costs only its terms.
 */
#include "ir/affine/expr_int.h"
#include "support/check.h"

enum {
    /* Composition shares subexpressions without bound, and flattening visits
     * them as a tree: what no text could spell out is left as it is. */
    MAX_TREE = 1 << 24,
};

typedef enum TaskKind {
    TASK_ADD,   /* add scale * expr to the innermost open form */
    TASK_OPEN,  /* open a form */
    TASK_CLOSE, /* close the forms of expr's operands, add scale * result */
} TaskKind;

typedef struct Task {
    TaskKind kind;
    const JigExpr *expr;
    int64_t scale;
} Task;

typedef struct Flattener {
    JigFlat *flat;
    JIG_VEC(Task) tasks;
    JIG_VEC(JigLinear) open;
    bool wrapped; /* a number did not fit 64 bits */
} Flattener;

/* ---- Numbers modulo 2^64 ---- */

static int64_t times(Flattener *f, int64_t a, int64_t b) {
    int64_t product;
    f->wrapped |= __builtin_mul_overflow(a, b, &product);
    return product;
}

static int64_t plus(Flattener *f, int64_t a, int64_t b) {
    int64_t sum;
    f->wrapped |= __builtin_add_overflow(a, b, &sum);
    return sum;
}

/* ---- Linear forms ---- */

static void linear_free(JigLinear *f) {
    jig_vec_free(&f->terms);
}

static void linear_add_constant(Flattener *f, JigLinear *to, int64_t scale, int64_t value) {
    to->constant = plus(f, to->constant, times(f, scale, value));
}

static void linear_add_term(JigLinear *f, unsigned column, int64_t coef) {
    jig_vec_push(&f->terms, ((JigLinearTerm){column, coef}));
}

/* Adds `from` to the innermost open form. */
static void add_linear(Flattener *f, int64_t scale, const JigLinear *from) {
    JigLinear *to = &jig_vec_last(&f->open);
    for (size_t i = 0; i < from->terms.len; ++i) {
        JigLinearTerm t = from->terms.data[i];
        linear_add_term(to, t.column, times(f, scale, t.coef));
    }
    linear_add_constant(f, to, scale, from->constant);
}

static int compare_columns(const void *a, const void *b) {
    unsigned x = ((const JigLinearTerm *)a)->column, y = ((const JigLinearTerm *)b)->column;
    return (x > y) - (x < y);
}

/* Sorts by column and merges equal ones. */
static void linear_normalize(Flattener *f, JigLinear *form) {
    size_t n = form->terms.len, kept = 0;
    JigLinearTerm *t = form->terms.data;
    if (n > 1)
        qsort(t, n, sizeof *t, compare_columns);
    for (size_t i = 0; i < n;) {
        JigLinearTerm sum = t[i++];
        for (; i < n && t[i].column == sum.column; ++i)
            sum.coef = plus(f, sum.coef, t[i].coef);
        if (sum.coef != 0)
            t[kept++] = sum;
    }
    form->terms.len = kept;
}

/* Largest divisor that `by` has in common with every coefficient. */
static int64_t linear_gcd(const JigLinear *f, int64_t by) {
    uint64_t gcd = jig_u64_gcd((uint64_t)by, jig_i64_magnitude(f->constant));
    for (size_t i = 0; i < f->terms.len; ++i)
        gcd = jig_u64_gcd(gcd, jig_i64_magnitude(f->terms.data[i].coef));
    return (int64_t)gcd;
}

static void linear_divide(JigLinear *f, int64_t by) {
    f->constant /= by;
    for (size_t i = 0; i < f->terms.len; ++i)
        f->terms.data[i].coef /= by;
}

/* ---- Columns ---- */

const JigExpr *jig_flat_column(const JigFlat *flat, JigContext *ctx, unsigned column) {
    if (column < flat->num_dims)
        return jig_expr_dim(ctx, column);
    column -= flat->num_dims;
    if (column < flat->num_symbols)
        return jig_expr_symbol(ctx, column);
    return flat->locals.data[column - flat->num_symbols];
}

const JigExpr *jig_flat_to_expr(const JigFlat *flat, const JigLinear *form, JigContext *ctx) {
    const JigExpr *sum = jig_expr_constant(ctx, 0);
    for (size_t i = 0; i < form->terms.len; ++i) {
        const JigExpr *column = jig_flat_column(flat, ctx, form->terms.data[i].column);
        sum = jig_expr_add(sum, jig_expr_mul_const(column, form->terms.data[i].coef));
    }
    return jig_expr_add_const(sum, form->constant);
}

/* The column of the local that stands for `e`, made when it is new: then it takes the terms of
 * `dividend`. */
static unsigned local_column(JigFlat *flat, const JigExpr *e, JigLinear *dividend,
                             int64_t divisor) {
    uintptr_t *index = (uintptr_t *)jig_ptrmap_slot(&flat->local_index, e);
    if (!*index) {
        jig_vec_push(&flat->locals, e);
        jig_vec_push(&flat->divisions, ((JigFlatDivision){*dividend, divisor}));
        *dividend = (JigLinear){0};
        *index = flat->locals.len;
    }
    return flat->num_dims + flat->num_symbols + (unsigned)(*index - 1);
}

/* ---- Closing forms ---- */

static void add_local(Flattener *f, const JigExpr *e, JigLinear *dividend, int64_t divisor,
                      int64_t scale) {
    linear_add_term(&jig_vec_last(&f->open), local_column(f->flat, e, dividend, divisor), scale);
}

/* x mod c = x - c * (x floordiv c), the quotient reduced. */
static void close_mod(Flattener *f, JigLinear *x, int64_t c, JigContext *ctx, int64_t scale) {
    int64_t gcd = linear_gcd(x, c);
    if (gcd == c)
        return; /* x is a multiple: adds nothing */
    add_linear(f, scale, x);
    linear_divide(x, gcd);
    const JigExpr *reduced = jig_flat_to_expr(f->flat, x, ctx);
    const JigExpr *divisor = jig_expr_constant(ctx, c / gcd);
    add_local(f, jig_expr_floordiv(reduced, divisor), x, c / gcd, times(f, scale, -c));
}

static void close_div(Flattener *f, JigExprKind kind, JigLinear *x, int64_t c, JigContext *ctx,
                      int64_t scale) {
    int64_t gcd = linear_gcd(x, c);
    linear_divide(x, gcd);
    if (gcd == c) {
        add_linear(f, scale, x);
        return;
    }
    const JigExpr *reduced = jig_flat_to_expr(f->flat, x, ctx);
    const JigExpr *quotient = jig_expr_binary(kind, reduced, jig_expr_constant(ctx, c / gcd));
    c /= gcd;
    if (kind == JIG_EXPR_CEILDIV && __builtin_add_overflow(x->constant, c - 1, &x->constant))
        c = 0; /* nobody can say the dividend */
    add_local(f, quotient, x, c, scale);
}

static bool close_by_constant(Flattener *f, const JigExpr *e, JigLinear *x, int64_t scale) {
    int64_t c = e->rhs->value;
    if (c <= 0)
        return false;
    linear_normalize(f, x);
    if (e->kind == JIG_EXPR_MOD)
        close_mod(f, x, c, e->ctx, scale);
    else
        close_div(f, (JigExprKind)e->kind, x, c, e->ctx, scale);
    return true;
}

/* Both operands stay symbolic: the whole operation is a local. */
static void close_semi_affine(Flattener *f, const JigExpr *e, JigLinear *lhs, JigLinear *rhs,
                              int64_t scale) {
    linear_normalize(f, lhs);
    linear_normalize(f, rhs);
    const JigExpr *left = jig_flat_to_expr(f->flat, lhs, e->ctx);
    const JigExpr *right = jig_flat_to_expr(f->flat, rhs, e->ctx);
    JigLinear none = {0};
    add_local(f, jig_expr_binary((JigExprKind)e->kind, left, right), &none, 0, scale);
}

static bool close_operands(Flattener *f, const JigExpr *e, int64_t scale) {
    bool ok = true;
    JigLinear rhs = {0};
    bool by_constant = jig_expr_is_const_kind(e->rhs);
    if (!by_constant)
        rhs = jig_vec_pop(&f->open);
    JigLinear lhs = jig_vec_pop(&f->open);
    if (by_constant)
        ok = close_by_constant(f, e, &lhs, scale);
    else
        close_semi_affine(f, e, &lhs, &rhs, scale);
    linear_free(&lhs);
    linear_free(&rhs);
    return ok;
}

/* ---- The traversal ---- */

static void push_task(Flattener *f, TaskKind kind, const JigExpr *e, int64_t scale) {
    jig_vec_push(&f->tasks, ((Task){kind, e, scale}));
}

/* The tasks are done in the reverse order of these pushes. */
static void add_binary(Flattener *f, const JigExpr *e, int64_t scale) {
    bool by_constant = jig_expr_is_const_kind(e->rhs);
    if (e->kind == JIG_EXPR_ADD) {
        push_task(f, TASK_ADD, e->rhs, scale);
        push_task(f, TASK_ADD, e->lhs, scale);
        return;
    }
    if (e->kind == JIG_EXPR_MUL && by_constant) {
        push_task(f, TASK_ADD, e->lhs, times(f, scale, e->rhs->value));
        return;
    }
    push_task(f, TASK_CLOSE, e, scale);
    if (!by_constant) {
        push_task(f, TASK_ADD, e->rhs, 1);
        push_task(f, TASK_OPEN, NULL, 0);
    }
    push_task(f, TASK_ADD, e->lhs, 1);
    push_task(f, TASK_OPEN, NULL, 0);
}

static void add_scaled(Flattener *f, const JigExpr *e, int64_t scale) {
    JigLinear *form = &jig_vec_last(&f->open);
    switch ((JigExprKind)e->kind) {
    case JIG_EXPR_CONSTANT:
        linear_add_constant(f, form, scale, e->value);
        return;
    case JIG_EXPR_DIM:
        linear_add_term(form, e->position, scale);
        return;
    case JIG_EXPR_SYMBOL:
        linear_add_term(form, f->flat->num_dims + e->position, scale);
        return;
    default:
        add_binary(f, e, scale);
    }
}

static bool run_task(Flattener *f, Task task) {
    switch (task.kind) {
    case TASK_OPEN:
        jig_vec_push(&f->open, ((JigLinear){0}));
        return true;
    case TASK_ADD:
        add_scaled(f, task.expr, task.scale);
        return true;
    case TASK_CLOSE:
        return close_operands(f, task.expr, task.scale);
    }
    return false;
}

static bool flatten(JigFlat *flat, const JigExpr *e, unsigned num_dims, unsigned num_symbols,
                    bool may_wrap) {
    *flat = (JigFlat){.num_dims = num_dims, .num_symbols = num_symbols};
    if (e->size > MAX_TREE || e->dim_limit > num_dims || e->sym_limit > num_symbols ||
        num_dims > UINT32_MAX / 2 - num_symbols)
        return false;
    Flattener f = {.flat = flat};
    bool ok = true;
    push_task(&f, TASK_ADD, e, 1);
    push_task(&f, TASK_OPEN, NULL, 0);
    while (ok && f.tasks.len)
        ok = run_task(&f, jig_vec_pop(&f.tasks));
    if (ok)
        linear_normalize(&f, &f.open.data[0]);
    ok &= may_wrap || !f.wrapped;
    if (ok) {
        flat->result = f.open.data[0];
        f.open.len = 0;
    }
    for (size_t i = 0; i < f.open.len; ++i)
        linear_free(&f.open.data[i]);
    jig_vec_free(&f.open);
    jig_vec_free(&f.tasks);
    return ok;
}

bool jig_flat_of(JigFlat *flat, const JigExpr *e, unsigned num_dims, unsigned num_symbols) {
    JIG_REQUIRE(flat && e);
    return flatten(flat, e, num_dims, num_symbols, false);
}

bool jig_flat_of_modulo(JigFlat *flat, const JigExpr *e, unsigned num_dims, unsigned num_symbols) {
    JIG_REQUIRE(flat && e);
    return flatten(flat, e, num_dims, num_symbols, true);
}

void jig_flat_free(JigFlat *flat) {
    JIG_REQUIRE(flat);
    for (size_t i = 0; i < flat->divisions.len; ++i)
        linear_free(&flat->divisions.data[i].dividend);
    jig_vec_free(&flat->divisions);
    jig_vec_free(&flat->locals);
    jig_ptrmap_free(&flat->local_index);
    linear_free(&flat->result);
}
