/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Integer sets: the points where every constraint is zero, or not negative.
 */
#include "ir/affine/expr_int.h"
#include "support/check.h"

typedef struct SetKey {
    JigContext *ctx;
    unsigned num_dims, num_symbols;
    const JigExpr *const *constraints;
    const bool *is_equality;
    size_t n;
} SetKey;

static bool key_equals(const void *object, const void *data) {
    const JigSet *s = object;
    const SetKey *key = data;
    if (s->tag != JIG_AFFINE_SET || s->num_dims != key->num_dims ||
        s->num_symbols != key->num_symbols || s->num_constraints != key->n)
        return false;
    return key->n == 0 ||
           (memcmp(s->constraints, key->constraints, key->n * sizeof(JigExpr *)) == 0 &&
            memcmp(s->is_equality, key->is_equality, key->n * sizeof(bool)) == 0);
}

static void *make_set(void *user, const void *data) {
    (void)user;
    const SetKey *key = data;
    JigArena *arena = &key->ctx->perm;
    JigSet *s = jig_arena_calloc(arena, sizeof *s + key->n * sizeof(JigExpr *));
    s->tag = JIG_AFFINE_SET;
    s->num_dims = key->num_dims;
    s->num_symbols = key->num_symbols;
    s->num_constraints = (unsigned)key->n;
    s->ctx = key->ctx;
    s->is_equality = jig_arena_copy(arena, key->is_equality, key->n * sizeof(bool));
    if (key->n)
        memcpy(s->constraints, key->constraints, key->n * sizeof(JigExpr *));
    return s;
}

const JigSet *jig_set(JigContext *ctx, unsigned num_dims, unsigned num_symbols,
                      const JigExpr *const *constraints, const bool *is_equality, size_t n) {
    JIG_REQUIRE(ctx);
    JIG_REQUIRE(!n || (constraints && is_equality));
    SetKey key = {ctx, num_dims, num_symbols, constraints, is_equality, n};
    uint64_t hash = jig_hash_mix(JIG_AFFINE_SET + 1, ((uint64_t)num_dims << 32) | num_symbols);
    hash = jig_hash_mix(hash, jig_hash_bytes(constraints, n * sizeof(JigExpr *)));
    hash = jig_hash_mix(hash, jig_hash_bytes(is_equality, n * sizeof(bool)));
    return jig_uniquer_get(&ctx->affine, hash, key_equals, &key, make_set, NULL);
}

JigContext *jig_set_context(const JigSet *s) {
    JIG_REQUIRE(s);
    return s->ctx;
}

unsigned jig_set_num_dims(const JigSet *s) {
    JIG_REQUIRE(s);
    return s->num_dims;
}

unsigned jig_set_num_symbols(const JigSet *s) {
    JIG_REQUIRE(s);
    return s->num_symbols;
}

unsigned jig_set_num_constraints(const JigSet *s) {
    JIG_REQUIRE(s);
    return s->num_constraints;
}

const JigExpr *jig_set_constraint(const JigSet *s, unsigned i) {
    JIG_REQUIRE(i < s->num_constraints);
    return s->constraints[i];
}

bool jig_set_is_equality(const JigSet *s, unsigned i) {
    JIG_REQUIRE(i < s->num_constraints);
    return s->is_equality[i];
}

const JigSet *jig_set_empty(JigContext *ctx, unsigned num_dims, unsigned num_symbols) {
    JIG_REQUIRE(ctx);
    const JigExpr *one = jig_expr_constant(ctx, 1);
    return jig_set(ctx, num_dims, num_symbols, &one, &(bool){true}, 1);
}

bool jig_set_is_empty(const JigSet *s) {
    JIG_REQUIRE(s);
    return s->num_constraints == 1 && s->is_equality[0] &&
           jig_expr_is_constant_equal(s->constraints[0], 1);
}

const JigSet *jig_set_replace(const JigSet *s, const JigExpr *const *dims, size_t num_dims,
                              const JigExpr *const *symbols, size_t num_symbols,
                              unsigned result_dims, unsigned result_symbols) {
    JIG_REQUIRE(s);
    JigExprVec constraints = {0};
    for (unsigned i = 0; i < s->num_constraints; ++i)
        jig_vec_push(&constraints,
                     jig_expr_replace(s->constraints[i], dims, num_dims, symbols, num_symbols));
    s = jig_set(s->ctx, result_dims, result_symbols, constraints.data, s->is_equality,
                constraints.len);
    jig_vec_free(&constraints);
    return s;
}
