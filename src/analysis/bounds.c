/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The set of constraints that grows from what is asked for. A column is what it stands for: an
 * index, a dimension, or an expression of others (no value). Those that were asked for are dims and
 * come first, the others are symbols.
 */
#include "analysis/bounds.h"

#include "support/arena.h"
#include "support/check.h"

#include <string.h>

/* ---- Columns ---- */

static size_t find_column(const JigBounds *b, JigExtent x) {
    for (size_t i = 0; i < b->columns.len; ++i)
        if (b->columns.data[i].value == x.value && b->columns.data[i].dim == x.dim)
            return i;
    return SIZE_MAX;
}

/* Columns behind a new dim move; what waits to be looked at keeps its numbers all the same, as in
 * the reference: some are looked at twice then, and others not at all, which only loses bounds. */
static size_t add_column(JigBounds *b, JigExtent x, JigColumnKind kind, bool look) {
    size_t pos = jig_linear_add_columns(&b->system, kind, 1);
    jig_vec_push(&b->columns, x);
    memmove(b->columns.data + pos + 1, b->columns.data + pos,
            (b->columns.len - pos - 1) * sizeof *b->columns.data);
    b->columns.data[pos] = x;
    if (look)
        jig_vec_push(&b->waiting, pos);
    return pos;
}

static const JigExpr *column_expr(const JigBounds *b, size_t pos) {
    size_t dims = b->system.count[JIG_COLUMN_DIM];
    return pos < dims ? jig_expr_dim(b->ctx, (unsigned)pos)
                      : jig_expr_symbol(b->ctx, (unsigned)(pos - dims));
}

const JigExpr *jig_bounds_constant(JigBounds *b, int64_t value) {
    return jig_expr_constant(b->ctx, value);
}

static bool constant_extent(JigExtent x, int64_t *out) {
    if (x.dim == JIG_NO_DIM)
        return jig_constant_int(x.value, out);
    const JigType *t = jig_value_type(x.value);
    if (!jig_type_has_rank(t) || jig_type_is_dynamic_dim(t, (size_t)x.dim))
        return false;
    *out = jig_type_dim(t, (size_t)x.dim);
    return true;
}

const JigExpr *jig_bounds_of(JigBounds *b, JigExtent x) {
    JIG_REQUIRE(b);
    int64_t value;
    bool constant = constant_extent(x, &value);
    if (b->system.lost)
        return jig_bounds_constant(b, 0);
    size_t pos = find_column(b, x);
    if (pos == SIZE_MAX) {
        pos = add_column(b, x, JIG_COLUMN_SYMBOL, !constant);
        if (constant)
            jig_bounds_equal(b, x, jig_bounds_constant(b, value));
    }
    return constant ? jig_bounds_constant(b, value) : column_expr(b, pos);
}

const JigExpr *jig_bounds_expr(JigBounds *b, JigValue *index) {
    return jig_bounds_of(b, jig_extent(index));
}

const JigExpr *jig_bounds_dim(JigBounds *b, JigValue *shaped, size_t dim) {
    return jig_bounds_of(b, jig_extent_of(shaped, dim));
}

const JigExpr *jig_bounds_mixed(JigBounds *b, JigMixed m) {
    JIG_REQUIRE(b);
    if (m.value)
        return jig_bounds_expr(b, m.value);
    JIG_REQUIRE(jig_attr_is_int(m.attr));
    return jig_bounds_constant(b, jig_attr_int_value(m.attr));
}

/* ---- Constraints ---- */

static void add_bound(JigBounds *b, JigExtent x, JigBound kind, const JigExpr *e, bool closed) {
    size_t pos = find_column(b, x);
    if (pos != SIZE_MAX && !b->system.lost)
        jig_linear_bound(&b->system, kind, pos, e, closed);
}
void jig_bounds_equal(JigBounds *b, JigExtent x, const JigExpr *e) {
    JIG_REQUIRE(b && e);
    add_bound(b, x, JIG_BOUND_EQ, e, true);
}
void jig_bounds_at_least(JigBounds *b, JigExtent x, const JigExpr *e) {
    JIG_REQUIRE(b && e);
    add_bound(b, x, JIG_BOUND_LOWER, e, true);
}
void jig_bounds_at_most(JigBounds *b, JigExtent x, const JigExpr *e) {
    JIG_REQUIRE(b && e);
    add_bound(b, x, JIG_BOUND_UPPER, e, true);
}
void jig_bounds_less(JigBounds *b, JigExtent x, const JigExpr *e) {
    JIG_REQUIRE(b && e);
    add_bound(b, x, JIG_BOUND_UPPER, e, false);
}

/* The op that can say something of v. */
static JigOp *owner_of(JigValue *v) {
    JigOp *def = jig_value_def(v);
    return def ? def : jig_block_parent_op(jig_value_owner_block(v));
}

static void ask_op(JigBounds *b, JigExtent x) {
    const JigOp *op = owner_of(x.value);
    const JigBoundsIface *iface = jig_bounds_iface(op);
    bool is_index = x.dim == JIG_NO_DIM;
    if (iface && is_index && iface->index)
        iface->index(op, x.value, b);
    if (iface && !is_index && iface->dim)
        iface->dim(op, x.value, (size_t)x.dim, b);
    if (iface || is_index || !jig_value_is_result(x.value) || !jig_dps(op))
        return;
    /* The shape of a result is that of its init. */
    JigOperandRange inits = jig_dps_inits(op);
    size_t i = jig_value_index(x.value);
    if (i < inits.count)
        jig_bounds_equal(b, x,
                         jig_bounds_dim(b, jig_op_operand(op, inits.start + i), (size_t)x.dim));
}

static void look_at_column(JigBounds *b, size_t pos) {
    int64_t value;
    if (pos >= b->columns.len || !b->columns.data[pos].value)
        return;
    JigExtent x = b->columns.data[pos];
    if (x.dim != JIG_NO_DIM && constant_extent(x, &value))
        jig_bounds_equal(b, x, jig_bounds_constant(b, value));
    else if (!b->stop || !b->stop(b, x, b->user))
        ask_op(b, x);
}

void jig_bounds_look(JigBounds *b) {
    while (b->next < b->waiting.len && !b->system.lost)
        look_at_column(b, b->waiting.data[b->next++]);
}

void jig_bounds_look_at(JigBounds *b, JigExtent x) {
    JIG_REQUIRE(b);
    (void)jig_bounds_of(b, x);
    jig_bounds_look(b);
}

/* ---- The set ---- */

void jig_bounds_init(JigBounds *b, JigContext *ctx, JigBoundsStopFn *stop, void *user) {
    *b = (JigBounds){.ctx = ctx, .stop = stop, .user = user};
}

void jig_bounds_free(JigBounds *b) {
    jig_linear_free(&b->system);
    jig_vec_free(&b->columns);
    jig_vec_free(&b->waiting);
}

static const JigExpr *map_expr(JigBounds *b, JigQuantity q) {
    const JigExpr **symbols = jig_calloc(q.n + 1, sizeof *symbols);
    for (size_t i = 0; i < q.n; ++i)
        symbols[i] = jig_bounds_of(b, q.items[i]);
    const JigExpr *e = jig_expr_replace(jig_map_result(q.map, 0), NULL, 0, symbols, q.n);
    jig_free(symbols);
    return e;
}

size_t jig_bounds_add_quantity(JigBounds *b, JigQuantity q) {
    size_t pos = add_column(b, (JigExtent){NULL, JIG_NO_DIM}, JIG_COLUMN_DIM, false);
    const JigExpr *e = map_expr(b, q);
    if (!b->system.lost)
        jig_linear_bound(&b->system, JIG_BOUND_EQ, pos, e, true);
    return pos;
}

void jig_bounds_forget(JigBounds *b, size_t pos) {
    jig_linear_project_out(&b->system, pos, 1);
    memmove(b->columns.data + pos, b->columns.data + pos + 1,
            (b->columns.len - pos - 1) * sizeof *b->columns.data);
    b->columns.len--;
}

/* ---- Comparing columns ---- */

static bool prove_inequality(JigBounds *b, size_t lhs, JigCompare relation, size_t rhs) {
    size_t n = jig_linear_columns(&b->system);
    int64_t *contrary = jig_calloc(n + 1, sizeof *contrary);
    bool up = relation == JIG_LESS || relation == JIG_AT_MOST;
    contrary[lhs] += up ? 1 : -1;
    contrary[rhs] -= up ? 1 : -1;
    contrary[n] = relation == JIG_AT_MOST || relation == JIG_AT_LEAST ? -1 : 0;
    jig_linear_add_row(&b->system, false, contrary);
    bool proven = jig_linear_is_empty(&b->system);
    jig_linear_drop_last_row(&b->system);
    jig_free(contrary);
    return proven;
}

bool jig_bounds_prove_columns(JigBounds *b, size_t lhs, JigCompare relation, size_t rhs) {
    if (b->system.lost || jig_linear_is_empty(&b->system))
        return false; /* of nothing, everything can be proven */
    if (relation == JIG_EQUAL)
        return prove_inequality(b, lhs, JIG_AT_MOST, rhs) &&
               prove_inequality(b, lhs, JIG_AT_LEAST, rhs);
    return prove_inequality(b, lhs, relation, rhs);
}

bool jig_bounds_prove(JigBounds *b, JigExtent lhs, JigCompare relation, JigExtent rhs) {
    JIG_REQUIRE(b);
    JigArena *a = jig_arena_create();
    size_t left = jig_bounds_add_quantity(b, jig_bounds_quantity_of_extent(lhs, a));
    jig_bounds_look(b);
    size_t right = jig_bounds_add_quantity(b, jig_bounds_quantity_of_extent(rhs, a));
    jig_bounds_look(b);
    jig_arena_destroy(a);
    return jig_bounds_prove_columns(b, left, relation, right);
}

static bool bound_between(JigBounds *b, JigExtent x, JigExtent low, JigExtent high) {
    if (!jig_bounds_prove(b, low, JIG_AT_MOST, high))
        return false;
    jig_bounds_at_least(b, x, jig_bounds_of(b, low));
    jig_bounds_at_most(b, x, jig_bounds_of(b, high));
    return true;
}

void jig_bounds_one_of(JigBounds *b, JigExtent x, JigExtent first, JigExtent second) {
    JIG_REQUIRE(b);
    bound_between(b, x, first, second);
    bound_between(b, x, second, first);
}
