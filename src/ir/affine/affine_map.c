/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Affine maps: making them, and what their results are (identity, permutation,
 * constant). Maps made from other maps are in affine_map_transform.c.
 */
#include "ir/affine/expr_int.h"
#include "support/check.h"

/* ---- Uniquing ---- */

typedef struct MapKey {
    JigContext *ctx;
    unsigned num_dims, num_symbols;
    const JigExpr *const *results;
    size_t num_results;
} MapKey;

static bool key_equals(const void *object, const void *data) {
    const JigMap *m = object;
    const MapKey *key = data;
    return m->tag == JIG_AFFINE_MAP && m->num_dims == key->num_dims &&
           m->num_symbols == key->num_symbols && m->num_results == key->num_results &&
           (key->num_results == 0 ||
            memcmp(m->results, key->results, key->num_results * sizeof(JigExpr *)) == 0);
}

static void *make_map(void *user, const void *data) {
    (void)user;
    const MapKey *key = data;
    JigMap *m = jig_arena_calloc(&key->ctx->perm, sizeof *m + key->num_results * sizeof(JigExpr *));
    m->tag = JIG_AFFINE_MAP;
    m->num_dims = key->num_dims;
    m->num_symbols = key->num_symbols;
    m->num_results = (unsigned)key->num_results;
    m->ctx = key->ctx;
    if (key->num_results)
        memcpy(m->results, key->results, key->num_results * sizeof(JigExpr *));
    return m;
}

const JigMap *jig_map(JigContext *ctx, unsigned num_dims, unsigned num_symbols,
                      const JigExpr *const *results, size_t num_results) {
    JIG_REQUIRE(ctx);
    JIG_REQUIRE(!num_results || results);
    MapKey key = {ctx, num_dims, num_symbols, results, num_results};
    uint64_t hash = jig_hash_mix(JIG_AFFINE_MAP + 1, ((uint64_t)num_dims << 32) | num_symbols);
    hash = jig_hash_mix(hash, jig_hash_bytes(results, num_results * sizeof(JigExpr *)));
    return jig_uniquer_get(&ctx->affine, hash, key_equals, &key, make_map, NULL);
}

/* ---- Frequent maps ---- */

const JigMap *jig_map_identity(JigContext *ctx, unsigned rank) {
    return jig_map_minor_identity(ctx, rank, rank);
}

const JigMap *jig_map_minor_identity(JigContext *ctx, unsigned dims, unsigned results) {
    JIG_REQUIRE(results <= dims && ctx);
    JigFewExprs exprs;
    jig_few_init(&exprs);
    for (unsigned i = 0; i < results; ++i)
        jig_few_push(&exprs, jig_expr_dim(ctx, dims - results + i));
    return jig_map_take(ctx, dims, 0, &exprs);
}

const JigMap *jig_map_constant(JigContext *ctx, int64_t value) {
    JIG_REQUIRE(ctx);
    const JigExpr *result = jig_expr_constant(ctx, value);
    return jig_map(ctx, 0, 0, &result, 1);
}

const JigMap *jig_map_permutation(JigContext *ctx, const int64_t *permutation, size_t n) {
    return jig_map_multi_dim(ctx, (unsigned)n, permutation, n);
}

const JigMap *jig_map_multi_dim(JigContext *ctx, unsigned num_dims, const int64_t *positions,
                                size_t n) {
    JIG_REQUIRE(ctx);
    JIG_REQUIRE(!n || positions);
    JigFewExprs exprs;
    jig_few_init(&exprs);
    for (size_t i = 0; i < n; ++i)
        jig_few_push(&exprs, jig_expr_dim(ctx, (unsigned)positions[i]));
    return jig_map_take(ctx, num_dims, 0, &exprs);
}

/* ---- Parts ---- */

JigContext *jig_map_context(const JigMap *m) {
    JIG_REQUIRE(m);
    return m->ctx;
}

unsigned jig_map_num_dims(const JigMap *m) {
    JIG_REQUIRE(m);
    return m->num_dims;
}

unsigned jig_map_num_symbols(const JigMap *m) {
    JIG_REQUIRE(m);
    return m->num_symbols;
}

unsigned jig_map_num_inputs(const JigMap *m) {
    JIG_REQUIRE(m);
    return m->num_dims + m->num_symbols;
}

unsigned jig_map_num_results(const JigMap *m) {
    JIG_REQUIRE(m);
    return m->num_results;
}

const JigExpr *jig_map_result(const JigMap *m, unsigned i) {
    JIG_REQUIRE(i < m->num_results);
    return m->results[i];
}

const JigExpr *const *jig_map_results(const JigMap *m) {
    JIG_REQUIRE(m);
    return m->results;
}

unsigned jig_map_dim_position(const JigMap *m, unsigned result) {
    JIG_REQUIRE(result < m->num_results);
    JIG_REQUIRE(m->results[result]->kind == JIG_EXPR_DIM);
    return m->results[result]->position;
}

int jig_map_result_position(const JigMap *m, const JigExpr *e) {
    JIG_REQUIRE(m && e);
    for (unsigned i = 0; i < m->num_results; ++i)
        if (m->results[i] == e)
            return (int)i;
    return -1;
}

bool jig_map_uses_dim(const JigMap *m, unsigned position) {
    JIG_REQUIRE(m);
    for (unsigned i = 0; i < m->num_results; ++i)
        if (jig_expr_uses_dim(m->results[i], position))
            return true;
    return false;
}

bool jig_map_uses_symbol(const JigMap *m, unsigned position) {
    JIG_REQUIRE(m);
    for (unsigned i = 0; i < m->num_results; ++i)
        if (jig_expr_uses_symbol(m->results[i], position))
            return true;
    return false;
}

/* ---- Shapes of maps ---- */

static bool is_dim_at(const JigExpr *e, unsigned position) {
    return e->kind == JIG_EXPR_DIM && e->position == position;
}

/* Are the results the last dims, in order? */
static bool ends_in_order(const JigMap *m) {
    if (m->num_results > m->num_dims)
        return false;
    for (unsigned i = 0; i < m->num_results; ++i)
        if (!is_dim_at(m->results[i], m->num_dims - m->num_results + i))
            return false;
    return true;
}

bool jig_map_is_identity(const JigMap *m) {
    JIG_REQUIRE(m);
    return m->num_dims == m->num_results && ends_in_order(m);
}

bool jig_map_is_minor_identity(const JigMap *m) {
    JIG_REQUIRE(m);
    return m->num_symbols == 0 && ends_in_order(m);
}

bool jig_map_is_minor_identity_with_broadcast(const JigMap *m, unsigned *broadcast, unsigned *num) {
    JIG_REQUIRE(m);
    unsigned count = 0;
    if (m->num_results > m->num_dims)
        return false;
    for (unsigned i = 0; i < m->num_results; ++i) {
        if (jig_expr_is_constant_equal(m->results[i], 0)) {
            if (broadcast)
                broadcast[count] = i;
            ++count;
        } else if (!is_dim_at(m->results[i], m->num_dims - m->num_results + i)) {
            return false;
        }
    }
    if (num)
        *num = count;
    return true;
}

/* Where the dims of `m` go when its results are permuted to a minor identity
 * with broadcasts; broadcasts get what places are left, in order. */
static bool find_places(const JigMap *m, unsigned *place, bool *taken) {
    unsigned inputs = jig_map_num_inputs(m), results = m->num_results;
    unsigned first_dim = results < inputs ? inputs - results : 0;
    unsigned leading = results > inputs ? results - inputs : 0;
    for (unsigned i = 0; i < results; ++i) {
        const JigExpr *e = m->results[i];
        if (jig_expr_is_constant_equal(e, 0))
            continue;
        if (e->kind != JIG_EXPR_DIM || e->position < first_dim)
            return false;
        place[i] = e->position - first_dim + leading;
        taken[place[i]] = true;
    }
    unsigned next = 0;
    for (unsigned i = 0; i < results; ++i) {
        if (!jig_expr_is_const_kind(m->results[i]))
            continue;
        while (next < results && taken[next])
            ++next;
        place[i] = next++;
    }
    return true;
}

bool jig_map_is_permutation_of_minor_identity_with_broadcast(const JigMap *m, unsigned *permutation,
                                                             unsigned *num) {
    JIG_REQUIRE(m);
    unsigned *place = jig_calloc(m->num_results + 1, sizeof *place);
    bool *taken = jig_calloc(m->num_results + 1, sizeof *taken);
    bool ok = find_places(m, place, taken);
    if (ok && permutation)
        memcpy(permutation, place, m->num_results * sizeof *place);
    if (ok && num)
        *num = m->num_results;
    jig_free(place);
    jig_free(taken);
    return ok;
}

bool jig_map_is_empty(const JigMap *m) {
    JIG_REQUIRE(m);
    return m->num_dims == 0 && m->num_symbols == 0 && m->num_results == 0;
}

bool jig_map_is_single_constant(const JigMap *m, int64_t *value) {
    JIG_REQUIRE(m);
    return m->num_results == 1 && jig_expr_is_constant(m->results[0], value);
}

bool jig_map_is_constant(const JigMap *m) {
    JIG_REQUIRE(m);
    for (unsigned i = 0; i < m->num_results; ++i)
        if (!jig_expr_is_const_kind(m->results[i]))
            return false;
    return true;
}

bool jig_map_is_permutation(const JigMap *m) {
    return m->num_dims == m->num_results && jig_map_is_projected_permutation(m, false);
}

static bool all_distinct_dims(const JigMap *m, bool allow_zero, bool *seen) {
    for (unsigned i = 0; i < m->num_results; ++i) {
        const JigExpr *e = m->results[i];
        if (allow_zero && jig_expr_is_constant_equal(e, 0))
            continue;
        if (e->kind != JIG_EXPR_DIM || e->position >= m->num_dims || seen[e->position])
            return false;
        seen[e->position] = true;
    }
    return true;
}

bool jig_map_is_projected_permutation(const JigMap *m, bool allow_zero) {
    JIG_REQUIRE(m);
    if (m->num_symbols > 0 || m->num_results > m->num_dims)
        return false;
    bool few[16] = {0}, *seen = few;
    if (m->num_dims > JIG_LEN(few))
        seen = jig_calloc(m->num_dims, sizeof *seen);
    bool result = all_distinct_dims(m, allow_zero, seen);
    if (seen != few)
        jig_free(seen);
    return result;
}

void jig_map_apply_permutation(const JigMap *m, const int64_t *values, int64_t *results) {
    JIG_REQUIRE(m && values && results);
    for (unsigned i = 0; i < m->num_results; ++i)
        results[i] = m->results[i]->kind == JIG_EXPR_DIM ? values[m->results[i]->position] : 0;
}
