/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Affine maps made from other maps: composition, replacement of inputs,
 * selection of results, inverses, and dropping of unused inputs.
 */
#include "ir/affine/expr_int.h"
#include "support/check.h"

const JigMap *jig_map_take(JigContext *ctx, unsigned num_dims, unsigned num_symbols,
                           JigFewExprs *results) {
    const JigMap *m = jig_map(ctx, num_dims, num_symbols, results->data, results->len);
    jig_few_free(results);
    return m;
}

/* The map of the same inputs with other results, which it frees. */
static const JigMap *with_results(const JigMap *m, JigFewExprs *results) {
    return jig_map_take(m->ctx, m->num_dims, m->num_symbols, results);
}

/* ---- Inputs ---- */

const JigMap *jig_map_replace(const JigMap *m, const JigExpr *const *dims, size_t num_dims,
                              const JigExpr *const *symbols, size_t num_symbols,
                              unsigned result_dims, unsigned result_symbols) {
    JIG_REQUIRE(m);
    JigFewExprs results;
    jig_few_init(&results);
    for (unsigned i = 0; i < m->num_results; ++i)
        jig_few_push(&results,
                     jig_expr_replace(m->results[i], dims, num_dims, symbols, num_symbols));
    return jig_map_take(m->ctx, result_dims, result_symbols, &results);
}

const JigMap *jig_map_compose(const JigMap *outer, const JigMap *inner) {
    JIG_REQUIRE(outer && inner);
    JIG_REQUIRE(inner->num_results == outer->num_dims && inner->ctx == outer->ctx);
    JigFewExprs dims;
    jig_few_init(&dims);
    for (unsigned i = 0; i < inner->num_results; ++i)
        jig_few_push(&dims, jig_expr_shift_symbols(inner->results[i], inner->num_symbols,
                                                   outer->num_symbols, 0));
    const JigMap *m = jig_map_replace(outer, dims.data, dims.len, NULL, 0, inner->num_dims,
                                      outer->num_symbols + inner->num_symbols);
    jig_few_free(&dims);
    return m;
}

const JigMap *jig_map_shift_dims(const JigMap *m, unsigned shift, unsigned offset) {
    JIG_REQUIRE(m);
    JigFewExprs results;
    jig_few_init(&results);
    for (unsigned i = 0; i < m->num_results; ++i)
        jig_few_push(&results, jig_expr_shift_dims(m->results[i], m->num_dims, shift, offset));
    return jig_map_take(m->ctx, m->num_dims + shift, m->num_symbols, &results);
}

const JigMap *jig_map_shift_symbols(const JigMap *m, unsigned shift, unsigned offset) {
    JIG_REQUIRE(m);
    JigFewExprs results;
    jig_few_init(&results);
    for (unsigned i = 0; i < m->num_results; ++i)
        jig_few_push(&results,
                     jig_expr_shift_symbols(m->results[i], m->num_symbols, shift, offset));
    return jig_map_take(m->ctx, m->num_dims, m->num_symbols + shift, &results);
}

/* New leaves for the positions that are kept, the constant 0 for the others;
 * the number kept. */
static unsigned renumber(JigContext *ctx, const bool *unused, unsigned n, JigExprKind kind,
                         JigFewExprs *leaves) {
    unsigned kept = 0;
    for (unsigned i = 0; i < n; ++i) {
        if (unused[i])
            jig_few_push(leaves, jig_expr_constant(ctx, 0));
        else
            jig_few_push(leaves, kind == JIG_EXPR_DIM ? jig_expr_dim(ctx, kept++)
                                                      : jig_expr_symbol(ctx, kept++));
    }
    return kept;
}

const JigMap *jig_map_compress_dims(const JigMap *m, const bool *unused) {
    JIG_REQUIRE(m && unused);
    JigFewExprs dims;
    jig_few_init(&dims);
    unsigned kept = renumber(m->ctx, unused, m->num_dims, JIG_EXPR_DIM, &dims);
    m = jig_map_replace(m, dims.data, dims.len, NULL, 0, kept, m->num_symbols);
    jig_few_free(&dims);
    return m;
}

const JigMap *jig_map_compress_symbols(const JigMap *m, const bool *unused) {
    JIG_REQUIRE(m && unused);
    JigFewExprs symbols;
    jig_few_init(&symbols);
    unsigned kept = renumber(m->ctx, unused, m->num_symbols, JIG_EXPR_SYMBOL, &symbols);
    m = jig_map_replace(m, NULL, 0, symbols.data, symbols.len, m->num_dims, kept);
    jig_few_free(&symbols);
    return m;
}

/* Does some result of the maps use the position? */
static bool some_map_uses(const JigMap *const *maps, size_t n, bool dim, unsigned position) {
    for (size_t i = 0; i < n; ++i)
        if (dim ? jig_map_uses_dim(maps[i], position) : jig_map_uses_symbol(maps[i], position))
            return true;
    return false;
}

static void compress_unused(const JigMap **maps, size_t n, bool dims) {
    if (n == 0)
        return;
    unsigned inputs = dims ? maps[0]->num_dims : maps[0]->num_symbols;
    bool *unused = jig_calloc((size_t)inputs + 1, sizeof *unused);
    for (unsigned i = 0; i < inputs; ++i)
        unused[i] = !some_map_uses(maps, n, dims, i);
    for (size_t i = 0; i < n; ++i)
        maps[i] = dims ? jig_map_compress_dims(maps[i], unused)
                       : jig_map_compress_symbols(maps[i], unused);
    jig_free(unused);
}

void jig_maps_compress_unused_dims(const JigMap **maps, size_t n) {
    JIG_REQUIRE(maps || !n);
    compress_unused(maps, n, true);
}

void jig_maps_compress_unused_symbols(const JigMap **maps, size_t n) {
    JIG_REQUIRE(maps || !n);
    compress_unused(maps, n, false);
}

/* ---- Results ---- */

const JigMap *jig_map_sub(const JigMap *m, const unsigned *positions, size_t n) {
    JIG_REQUIRE(m && (positions || !n));
    JigFewExprs results;
    jig_few_init(&results);
    for (size_t i = 0; i < n; ++i)
        jig_few_push(&results, m->results[positions[i]]);
    return with_results(m, &results);
}

const JigMap *jig_map_drop_result(const JigMap *m, unsigned position) {
    JIG_REQUIRE(m);
    JIG_REQUIRE(position < m->num_results);
    JigFewExprs results;
    jig_few_init(&results);
    jig_few_append(&results, m->results, position);
    jig_few_append(&results, m->results + position + 1, m->num_results - position - 1);
    return with_results(m, &results);
}

const JigMap *jig_map_insert_result(const JigMap *m, const JigExpr *e, unsigned position) {
    JIG_REQUIRE(m && e);
    JIG_REQUIRE(position <= m->num_results);
    JigFewExprs results;
    jig_few_init(&results);
    jig_few_append(&results, m->results, position);
    jig_few_push(&results, e);
    jig_few_append(&results, m->results + position, m->num_results - position);
    return with_results(m, &results);
}

const JigMap *jig_map_major_sub(const JigMap *m, unsigned n) {
    JIG_REQUIRE(m);
    if (n >= m->num_results)
        return m;
    return jig_map(m->ctx, m->num_dims, m->num_symbols, m->results, n);
}

const JigMap *jig_map_minor_sub(const JigMap *m, unsigned n) {
    JIG_REQUIRE(m);
    if (n >= m->num_results)
        return m;
    return jig_map(m->ctx, m->num_dims, m->num_symbols, m->results + m->num_results - n, n);
}

const JigMap *jig_map_remove_duplicate_results(const JigMap *m) {
    JIG_REQUIRE(m);
    JigFewExprs results;
    jig_few_init(&results);
    for (unsigned i = 0; i < m->num_results; ++i)
        if (i == 0 || m->results[i] != m->results[i - 1])
            jig_few_push(&results, m->results[i]);
    return with_results(m, &results);
}

const JigMap *jig_map_concat(JigContext *ctx, const JigMap *const *maps, size_t n) {
    JIG_REQUIRE(ctx && (maps || !n));
    JigFewExprs results;
    jig_few_init(&results);
    unsigned num_dims = 0, num_symbols = 0;
    for (size_t i = 0; i < n; ++i) {
        const JigMap *m = jig_map_shift_symbols(maps[i], num_symbols, 0);
        jig_few_append(&results, m->results, m->num_results);
        num_symbols = m->num_symbols;
        num_dims = m->num_dims > num_dims ? m->num_dims : num_dims;
    }
    return jig_map_take(ctx, num_dims, num_symbols, &results);
}

/* ---- Inverses ---- */

/* For each dim the first result that is that dim, as a dim of the inverse;
 * `missing` where there is none. */
static void results_of_dims(const JigMap *m, const JigExpr *missing, JigFewExprs *found) {
    for (unsigned i = 0; i < m->num_dims; ++i)
        jig_few_push(found, missing);
    for (unsigned i = 0; i < m->num_results; ++i) {
        const JigExpr *e = m->results[i];
        if (e->kind == JIG_EXPR_DIM && found->data[e->position] == missing)
            found->data[e->position] = jig_expr_dim(m->ctx, i);
    }
}

const JigMap *jig_map_inverse_permutation(const JigMap *m) {
    JIG_REQUIRE(m);
    if (jig_map_is_empty(m))
        return m;
    if (m->num_symbols)
        return NULL;
    JigFewExprs found;
    jig_few_init(&found);
    results_of_dims(m, NULL, &found);
    bool complete = true;
    for (size_t i = 0; i < found.len; ++i)
        complete = complete && found.data[i];
    if (complete)
        return jig_map_take(m->ctx, m->num_results, 0, &found);
    jig_few_free(&found);
    return NULL;
}

const JigMap *jig_map_inverse_and_broadcast_projected_permutation(const JigMap *m) {
    JIG_REQUIRE(m);
    JigFewExprs found;
    jig_few_init(&found);
    results_of_dims(m, jig_expr_constant(m->ctx, 0), &found);
    return jig_map_take(m->ctx, m->num_results, 0, &found);
}
