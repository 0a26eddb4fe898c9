/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Affine expression nodes: making them unique, the facts kept in each, and the
 * queries that read those facts. The rules by which binary expressions
 * simplify as they are made are in affine_fold.c.
 */
#include "ir/affine/expr_int.h"
#include "support/check.h"

/* ---- Derived facts ---- */

static uint32_t position_bit(unsigned position) {
    return (uint32_t)1 << (position < 31 ? position : 31);
}

static uint32_t saturating_sum(uint32_t a, uint32_t b) {
    return a > UINT32_MAX - b ? UINT32_MAX : a + b;
}

static uint32_t larger(uint32_t a, uint32_t b) {
    return a > b ? a : b;
}

static int64_t divisor_of_constant(int64_t value) {
    /* 2^63 does not fit; its half is a divisor too. */
    return value == INT64_MIN ? (int64_t)1 << 62 : value < 0 ? -value : value;
}

static int64_t divisor_of_product(int64_t a, int64_t b) {
    int64_t product;
    return __builtin_mul_overflow(a, b, &product) ? (a > b ? a : b) : product;
}

/* A quotient keeps what remains of the dividend's divisor, if that is exact. */
static int64_t divisor_of_quotient(const JigExpr *lhs, const JigExpr *rhs) {
    if (!jig_expr_is_const_kind(rhs) || rhs->value == 0 || lhs->divisor % rhs->value != 0)
        return 1;
    return jig_i64_floordiv(lhs->divisor, divisor_of_constant(rhs->value));
}

static int64_t divisor_of_binary(const JigExpr *e) {
    switch ((JigExprKind)e->kind) {
    case JIG_EXPR_MUL:
        return divisor_of_product(e->lhs->divisor, e->rhs->divisor);
    case JIG_EXPR_FLOORDIV:
    case JIG_EXPR_CEILDIV:
        return divisor_of_quotient(e->lhs, e->rhs);
    default: /* a sum or a remainder: what divides both */
        return (int64_t)jig_u64_gcd((uint64_t)e->lhs->divisor, (uint64_t)e->rhs->divisor);
    }
}

static bool pure_binary(const JigExpr *e) {
    if (!e->lhs->pure || !e->rhs->pure)
        return false;
    if (e->kind == JIG_EXPR_ADD)
        return true;
    return jig_expr_is_const_kind(e->rhs) ||
           (e->kind == JIG_EXPR_MUL && jig_expr_is_const_kind(e->lhs));
}

static void derive_facts(JigExpr *e) {
    if (!jig_expr_is_op(e)) {
        e->pure = true;
        e->depth = e->size = 1;
        e->divisor = 1;
        if (e->kind == JIG_EXPR_CONSTANT) {
            e->divisor = divisor_of_constant(e->value);
        } else if (e->kind == JIG_EXPR_DIM) {
            e->dim_mask = position_bit(e->position);
            e->dim_limit = saturating_sum(e->position, 1);
        } else {
            e->sym_mask = position_bit(e->position);
            e->sym_limit = saturating_sum(e->position, 1);
        }
        return;
    }
    const JigExpr *l = e->lhs, *r = e->rhs;
    e->pure = pure_binary(e);
    e->depth = saturating_sum(larger(l->depth, r->depth), 1);
    e->size = saturating_sum(saturating_sum(l->size, r->size), 1);
    e->dim_mask = l->dim_mask | r->dim_mask;
    e->sym_mask = l->sym_mask | r->sym_mask;
    e->dim_limit = larger(l->dim_limit, r->dim_limit);
    e->sym_limit = larger(l->sym_limit, r->sym_limit);
    e->divisor = divisor_of_binary(e);
}

/* ---- Uniquing ---- */

/* What identifies a node: for a leaf `first` is its value or position. */
typedef struct ExprKey {
    JigContext *ctx;
    JigExprKind kind;
    uint64_t first;
    const JigExpr *lhs, *rhs;
} ExprKey;

static bool key_equals(const void *object, const void *data) {
    const JigExpr *e = object;
    const ExprKey *key = data;
    if (e->tag != JIG_AFFINE_EXPR || e->kind != key->kind)
        return false;
    switch (key->kind) {
    case JIG_EXPR_CONSTANT:
        return e->value == (int64_t)key->first;
    case JIG_EXPR_DIM:
    case JIG_EXPR_SYMBOL:
        return e->position == key->first;
    default:
        return e->lhs == key->lhs && e->rhs == key->rhs;
    }
}

static void *make_expr(void *user, const void *data) {
    (void)user;
    const ExprKey *key = data;
    JigExpr *e = JIG_NEW(&key->ctx->perm, JigExpr);
    e->tag = JIG_AFFINE_EXPR;
    e->kind = (uint8_t)key->kind;
    e->ctx = key->ctx;
    if (key->kind == JIG_EXPR_CONSTANT) {
        e->value = (int64_t)key->first;
    } else if (!jig_expr_is_op(e)) {
        e->position = (unsigned)key->first;
    } else {
        e->lhs = key->lhs;
        e->rhs = key->rhs;
    }
    derive_facts(e);
    return e;
}

static const JigExpr *unique_leaf(JigContext *ctx, JigExprKind kind, uint64_t first) {
    ExprKey key = {.ctx = ctx, .kind = kind, .first = first};
    uint64_t hash = jig_hash_mix(jig_hash_mix(JIG_AFFINE_EXPR + 1, kind), first);
    return jig_uniquer_get(&ctx->affine, hash, key_equals, &key, make_expr, NULL);
}

const JigExpr *jig_expr_unique_binary(JigExprKind kind, const JigExpr *lhs, const JigExpr *rhs) {
    JIG_REQUIRE(lhs && rhs);
    JIG_REQUIRE(kind <= JIG_EXPR_LAST_BINARY);
    ExprKey key = {.ctx = lhs->ctx, .kind = kind, .lhs = lhs, .rhs = rhs};
    uint64_t hash = jig_hash_mix(JIG_AFFINE_EXPR + 1, kind);
    hash = jig_hash_mix(hash, (uint64_t)(uintptr_t)lhs);
    hash = jig_hash_mix(hash, (uint64_t)(uintptr_t)rhs);
    return jig_uniquer_get(&lhs->ctx->affine, hash, key_equals, &key, make_expr, NULL);
}

const JigExpr *jig_expr_constant(JigContext *ctx, int64_t value) {
    JIG_REQUIRE(ctx);
    return unique_leaf(ctx, JIG_EXPR_CONSTANT, (uint64_t)value);
}

const JigExpr *jig_expr_dim(JigContext *ctx, unsigned position) {
    JIG_REQUIRE(ctx);
    return unique_leaf(ctx, JIG_EXPR_DIM, position);
}

const JigExpr *jig_expr_symbol(JigContext *ctx, unsigned position) {
    JIG_REQUIRE(ctx);
    return unique_leaf(ctx, JIG_EXPR_SYMBOL, position);
}

/* ---- Queries ---- */

JigContext *jig_expr_context(const JigExpr *e) {
    JIG_REQUIRE(e);
    return e->ctx;
}

JigExprKind jig_expr_kind(const JigExpr *e) {
    JIG_REQUIRE(e);
    return (JigExprKind)e->kind;
}

bool jig_expr_is_binary(const JigExpr *e) {
    JIG_REQUIRE(e);
    return jig_expr_is_op(e);
}

const JigExpr *jig_expr_lhs(const JigExpr *e) {
    JIG_REQUIRE(jig_expr_is_op(e));
    return e->lhs;
}

const JigExpr *jig_expr_rhs(const JigExpr *e) {
    JIG_REQUIRE(jig_expr_is_op(e));
    return e->rhs;
}

unsigned jig_expr_position(const JigExpr *e) {
    JIG_REQUIRE(e->kind == JIG_EXPR_DIM || e->kind == JIG_EXPR_SYMBOL);
    return e->position;
}

int64_t jig_expr_value(const JigExpr *e) {
    JIG_REQUIRE(e->kind == JIG_EXPR_CONSTANT);
    return e->value;
}

bool jig_expr_is_constant(const JigExpr *e, int64_t *value) {
    JIG_REQUIRE(e);
    if (!jig_expr_is_const_kind(e))
        return false;
    if (value)
        *value = e->value;
    return true;
}

bool jig_expr_is_constant_equal(const JigExpr *e, int64_t value) {
    JIG_REQUIRE(e);
    return jig_expr_is_const_kind(e) && e->value == value;
}

bool jig_expr_is_symbolic_or_constant(const JigExpr *e) {
    JIG_REQUIRE(e);
    return e->dim_limit == 0;
}

bool jig_expr_is_pure_affine(const JigExpr *e) {
    JIG_REQUIRE(e);
    return e->pure;
}

uint32_t jig_expr_size(const JigExpr *e) {
    JIG_REQUIRE(e);
    return e->size;
}

int64_t jig_expr_largest_divisor(const JigExpr *e) {
    JIG_REQUIRE(e);
    return e->divisor;
}

bool jig_expr_is_multiple_of(const JigExpr *e, int64_t factor) {
    JIG_REQUIRE(e);
    return factor == 0 ? e->divisor == 0 : e->divisor % factor == 0;
}

static bool uses_leaf(const JigExpr *e, JigExprKind kind, unsigned position) {
    bool found = false;
    JigExprWalk walk;
    jig_expr_walk_init(&walk, e);
    while (!found && (e = jig_expr_walk_next(&walk)))
        found = e->kind == kind && e->position == position;
    jig_expr_walk_free(&walk);
    return found;
}

bool jig_expr_uses_dim(const JigExpr *e, unsigned position) {
    JIG_REQUIRE(e);
    if (!(e->dim_mask & position_bit(position)) || position >= e->dim_limit)
        return false;
    /* The bit is exact below 31, and the limit is a position that is used. */
    return position < 31 || position + 1 == e->dim_limit || uses_leaf(e, JIG_EXPR_DIM, position);
}

bool jig_expr_uses_symbol(const JigExpr *e, unsigned position) {
    JIG_REQUIRE(e);
    if (!(e->sym_mask & position_bit(position)) || position >= e->sym_limit)
        return false;
    return position < 31 || position + 1 == e->sym_limit || uses_leaf(e, JIG_EXPR_SYMBOL, position);
}

/* ---- Walking ---- */

static void push_unexpanded(JigExprWalk *w, const JigExpr *e) {
    jig_vec_reserve(&w->stack, w->stack.len + 1);
    w->stack.data[w->stack.len].expr = e;
    w->stack.data[w->stack.len++].expanded = false;
}

void jig_expr_walk_init(JigExprWalk *w, const JigExpr *root) {
    *w = (JigExprWalk){0};
    push_unexpanded(w, root);
}

const JigExpr *jig_expr_walk_next(JigExprWalk *w) {
    while (w->stack.len) {
        const JigExpr *e = jig_vec_last(&w->stack).expr;
        if (!jig_expr_is_op(e) || jig_vec_last(&w->stack).expanded) {
            w->stack.len--;
            return e;
        }
        jig_vec_last(&w->stack).expanded = true;
        push_unexpanded(w, e->rhs);
        push_unexpanded(w, e->lhs);
    }
    return NULL;
}

void jig_expr_walk_free(JigExprWalk *w) {
    jig_vec_free(&w->stack);
}

void jig_expr_walk(const JigExpr *e, void (*fn)(const JigExpr *e, void *user), void *user) {
    JIG_REQUIRE(e && fn);
    JigExprWalk walk;
    jig_expr_walk_init(&walk, e);
    while ((e = jig_expr_walk_next(&walk)))
        fn(e, user);
    jig_expr_walk_free(&walk);
}
