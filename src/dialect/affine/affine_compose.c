/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Maps with operands: canonical form, composition with the affine.apply ops
 * that define operands, and building applies, minima and maxima from them.
 */
#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "ir/trail.h"
#include "support/check.h"
#include "support/vec.h"

#include <stdlib.h>

/* ---- Canonical form ---- */

/* Dims whose operands are symbols become symbols (after the ones there are). */
static void promote_symbols(JigAffineValue *m, JigArena *a) {
    JigContext *ctx = jig_map_context(m->map);
    unsigned num_dims = jig_map_num_dims(m->map), num_symbols = jig_map_num_symbols(m->map);
    const JigExpr **dims = jig_arena_alloc(a, (num_dims + 1) * sizeof *dims);
    JigValue **kept = jig_arena_alloc(a, (m->n + 1) * sizeof *kept),
             **moved = jig_arena_alloc(a, (m->n + 1) * sizeof *moved);
    unsigned num_kept = 0, num_moved = 0;
    for (unsigned i = 0; i < num_dims; ++i) {
        if (jig_affine_is_symbol(m->operands[i])) {
            dims[i] = jig_expr_symbol(ctx, num_symbols + num_moved);
            moved[num_moved++] = m->operands[i];
        } else {
            dims[i] = jig_expr_dim(ctx, num_kept);
            kept[num_kept++] = m->operands[i];
        }
    }
    if (!num_moved)
        return;
    memcpy(kept + num_kept, m->operands + num_dims, num_symbols * sizeof *kept);
    memcpy(kept + num_kept + num_symbols, moved, num_moved * sizeof *kept);
    const JigExpr **symbols = jig_arena_alloc(a, (num_symbols + 1) * sizeof *symbols);
    for (unsigned i = 0; i < num_symbols; ++i)
        symbols[i] = jig_expr_symbol(ctx, i);
    m->map = jig_map_replace(m->map, dims, num_dims, symbols, num_symbols, num_kept,
                             num_symbols + num_moved);
    m->operands = kept;
}

static bool is_only_dim(const JigValue *v) {
    JigOp *def = jig_value_def(v),
          *owner = def ? def : jig_block_parent_op(jig_value_owner_block(v));
    return owner && !jig_affine_is_symbol(v) && jig_affine_is_dim_in(v, jig_affine_scope(owner));
}

/* Symbols whose operands may be dims only become dims (after the ones there are). */
static void demote_dims(JigAffineValue *m, JigArena *a) {
    JigContext *ctx = jig_map_context(m->map);
    unsigned num_dims = jig_map_num_dims(m->map), num_symbols = jig_map_num_symbols(m->map);
    const JigExpr **exprs = JIG_NEW_ARRAY(a, const JigExpr *, num_dims + num_symbols + 1),
                  **symbols = exprs + num_dims;
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, m->n + 1),
             **kept = JIG_NEW_ARRAY(a, JigValue *, num_symbols + 1);
    unsigned dims = 0, num_kept = 0;
    for (; dims < num_dims; ++dims) {
        exprs[dims] = jig_expr_dim(ctx, dims);
        operands[dims] = m->operands[dims];
    }
    for (unsigned i = 0; i < num_symbols; ++i) {
        JigValue *v = m->operands[num_dims + i];
        bool moves = is_only_dim(v);
        symbols[i] = moves ? jig_expr_dim(ctx, dims) : jig_expr_symbol(ctx, num_kept);
        if (moves)
            operands[dims++] = v;
        else
            kept[num_kept++] = v;
    }
    if (dims == num_dims)
        return;
    memcpy(operands + dims, kept, num_kept * sizeof *kept);
    m->map = jig_map_replace(m->map, exprs, num_dims, symbols, num_symbols, dims, num_kept);
    m->operands = operands;
}

/* The expression that stands for an operand met before, or NULL. */
static const JigExpr *met_before(JigValue *const *operands, const JigExpr *const *exprs,
                                 unsigned from, unsigned i) {
    for (unsigned k = from; k < i; ++k)
        if (exprs[k] && operands[k] == operands[i])
            return exprs[k];
    return NULL;
}

/* Unused operands go, equal ones become one, constants go into the map. */
static void dedupe(JigAffineValue *m, JigArena *a) {
    JigContext *ctx = jig_map_context(m->map);
    unsigned num_dims = jig_map_num_dims(m->map), num_symbols = jig_map_num_symbols(m->map);
    unsigned next_dim = 0, next_symbol = 0;
    size_t n = 0;
    const JigExpr **exprs = jig_arena_calloc(a, (num_dims + num_symbols + 1) * sizeof *exprs);
    JigValue **kept = jig_arena_alloc(a, (m->n + 1) * sizeof *kept);
    for (unsigned i = 0; i < num_dims; ++i) {
        if (!jig_map_uses_dim(m->map, i) || (exprs[i] = met_before(m->operands, exprs, 0, i)))
            continue;
        exprs[i] = jig_expr_dim(ctx, next_dim++);
        kept[n++] = m->operands[i];
    }
    for (unsigned s = 0; s < num_symbols; ++s) {
        unsigned i = num_dims + s;
        int64_t value;
        if (!jig_map_uses_symbol(m->map, s))
            continue;
        if (jig_constant_int(m->operands[i], &value)) {
            exprs[i] = jig_expr_constant(ctx, value);
            continue;
        }
        if ((exprs[i] = met_before(m->operands, exprs, num_dims, i)))
            continue;
        exprs[i] = jig_expr_symbol(ctx, next_symbol++);
        kept[n++] = m->operands[i];
    }
    for (unsigned i = 0; i < num_dims + num_symbols; ++i)
        if (!exprs[i]) /* unused: anything */
            exprs[i] = jig_expr_constant(ctx, 0);
    m->map = jig_map_replace(m->map, exprs, num_dims, exprs + num_dims, num_symbols, next_dim,
                             next_symbol);
    m->operands = kept;
    m->n = n;
}

void jig_affine_canonicalize(JigAffineValue *m, JigArena *a) {
    if (!m->n)
        return;
    promote_symbols(m, a);
    demote_dims(m, a);
    dedupe(m, a);
}

/* ---- Composition ---- */

static uint64_t total_size(const JigMap *map) {
    uint64_t n = 0;
    for (unsigned i = 0; i < jig_map_num_results(map); ++i)
        n += jig_expr_size(jig_map_result(map, i));
    return n;
}

/* A chain of applies that use their operand twice doubles with each of them:
 * a large map may not grow by more than half of what it is made of. */
static bool grows_without_end(const JigMap *whole, const JigMap *outer, const JigMap *inner) {
    enum { LARGE = 1 << 18 };
    uint64_t size = total_size(whole), parts = total_size(outer) + total_size(inner);
    return size > LARGE && size > parts + parts / 2;
}

JigAffineValue jig_affine_map_of(const JigOp *op, JigArena *a) {
    JigAffineValue m = {.map = jig_attr_map_value(jig_affine_map_attr(op)),
                        .n = jig_op_num_operands(op)};
    m.operands = JIG_NEW_ARRAY(a, JigValue *, m.n + 1);
    for (size_t i = 0; i < m.n; ++i)
        m.operands[i] = jig_op_operand(op, i);
    return m;
}

/* Puts the map of the apply that defines operand `at`, canonical, in its place; false when
 * the result would be too large. */
static bool inline_apply(JigAffineValue *m, size_t at, JigArena *a) {
    JigAffineValue from = jig_affine_map_of(jig_value_def(m->operands[at]), a);
    jig_affine_canonicalize(&from, a);
    const JigMap *inner = from.map;
    JigContext *ctx = jig_map_context(m->map);
    unsigned dims = jig_map_num_dims(m->map), symbols = jig_map_num_symbols(m->map);
    unsigned inner_dims = jig_map_num_dims(inner), inner_symbols = jig_map_num_symbols(inner);
    const JigExpr *e =
        jig_expr_shift_symbols(jig_expr_shift_dims(jig_map_result(inner, 0), inner_dims, dims, 0),
                               inner_symbols, symbols, 0);
    const JigExpr **exprs = jig_arena_alloc(a, (dims + symbols) * sizeof *exprs);
    for (unsigned i = 0; i < dims; ++i)
        exprs[i] = i == at ? e : jig_expr_dim(ctx, i);
    for (unsigned i = 0; i < symbols; ++i)
        exprs[dims + i] = dims + i == at ? e : jig_expr_symbol(ctx, i);
    const JigMap *whole = jig_map_replace(m->map, exprs, dims, exprs + dims, symbols,
                                          dims + inner_dims, symbols + inner_symbols);
    if (grows_without_end(whole, m->map, inner))
        return false;
    m->map = whole;

    size_t n = m->n + inner_dims + inner_symbols, k = 0;
    JigValue **operands = jig_arena_alloc(a, n * sizeof *operands);
    for (unsigned i = 0; i < dims; ++i)
        operands[k++] = m->operands[i];
    for (unsigned i = 0; i < inner_dims; ++i)
        operands[k++] = from.operands[i];
    for (unsigned i = 0; i < symbols; ++i)
        operands[k++] = m->operands[dims + i];
    for (unsigned i = 0; i < inner_symbols; ++i)
        operands[k++] = from.operands[inner_dims + i];
    m->operands = operands;
    m->n = n;
    return true;
}

/* ---- Coordinates added up again ---- */

/* Terms whose sum is `whole`: a dim when all of them are dims, else a symbol. */
typedef struct Parts {
    const JigExpr **terms, *whole;
    size_t n;
    bool symbols;
    JigArena *arena;
} Parts;

static size_t chain_length(const JigExpr *e) {
    size_t n = 1;
    for (; jig_expr_kind(e) == JIG_EXPR_ADD; e = jig_expr_lhs(e))
        ++n;
    return n;
}

static bool take(const Parts *p, bool *taken, const JigExpr *term) {
    for (size_t i = 0; i < p->n; ++i)
        if (!taken[i] && p->terms[i] == term)
            return taken[i] = true;
    return false;
}

static const JigExpr *shorten(const Parts *p, const JigExpr *e);

/* A sum that has all parts has the whole instead, in front. */
static const JigExpr *shorten_sum(const Parts *p, const JigExpr *e) {
    size_t n = chain_length(e), found = 0, k = 0;
    const JigExpr **terms = JIG_NEW_ARRAY(p->arena, const JigExpr *, n + 1), *sum = NULL;
    bool *taken = JIG_NEW_ARRAY(p->arena, bool, p->n + 1),
         *in_parts = JIG_NEW_ARRAY(p->arena, bool, n + 1);
    for (k = n; k > 1; e = jig_expr_lhs(e))
        terms[--k] = jig_expr_rhs(e);
    terms[0] = e;
    for (k = 0; k < n; ++k)
        found += in_parts[k] = take(p, taken, terms[k]);
    if (found == p->n)
        sum = p->whole;
    for (k = 0; k < n; ++k) {
        if (found == p->n && in_parts[k])
            continue;
        const JigExpr *term = shorten(p, terms[k]);
        sum = sum ? jig_expr_add(sum, term) : term;
    }
    return sum;
}

static const JigExpr *shorten(const Parts *p, const JigExpr *e) {
    if (!jig_expr_is_binary(e) || !jig_stack_ok(jig_expr_context(e)))
        return e;
    if (jig_expr_kind(e) == JIG_EXPR_ADD)
        return shorten_sum(p, e);
    return jig_expr_binary(jig_expr_kind(e), shorten(p, jig_expr_lhs(e)),
                           shorten(p, jig_expr_rhs(e)));
}

/* Of operands that are the same value, the last one counts. */
static const JigExpr *input_of(const JigAffineValue *m, const JigValue *v) {
    unsigned dims = jig_map_num_dims(m->map);
    JigContext *ctx = jig_map_context(m->map);
    for (unsigned i = (unsigned)m->n; i-- > 0;)
        if (m->operands[i] == v)
            return i < dims ? jig_expr_dim(ctx, i) : jig_expr_symbol(ctx, i - dims);
    return NULL;
}

/* Each result of the delinearize_index by its stride; false when one is not an operand, or a
 * stride is not known. */
static bool find_parts(const JigAffineValue *m, const JigOp *split, Parts *p) {
    const JigAttr *basis = jig_affine_delinearize_index_static_basis_attr(split);
    size_t len = jig_attr_dense_array_len(basis);
    int64_t stride = 1;
    p->n = jig_op_num_results(split);
    p->terms = JIG_NEW_ARRAY(p->arena, const JigExpr *, p->n + 1);
    for (size_t i = p->n; i-- > 0;) {
        const JigExpr *input = input_of(m, jig_op_result(split, i));
        if (!input)
            return false;
        p->symbols |= jig_expr_kind(input) == JIG_EXPR_SYMBOL;
        p->terms[i] = jig_expr_mul_const(input, stride);
        if (i == 0)
            break;
        int64_t size = jig_attr_dense_array_int(basis, len - (p->n - i));
        if (size == JIG_DYNAMIC || __builtin_mul_overflow(stride, size, &stride))
            return false;
    }
    return true;
}

/* What operand `at` is a coordinate of, wherever the coordinates make it up again: one more dim or
 * symbol. */
static bool join_coordinates(JigAffineValue *m, size_t at, JigArena *a) {
    enum { MAX_NODES = 10000 };
    const JigOp *split = jig_value_def(m->operands[at]);
    JigContext *ctx = jig_map_context(m->map);
    unsigned dims = jig_map_num_dims(m->map), symbols = jig_map_num_symbols(m->map),
             n = jig_map_num_results(m->map);
    Parts p = {.arena = a};
    if (total_size(m->map) > MAX_NODES || !find_parts(m, split, &p))
        return false;
    p.whole = p.symbols ? jig_expr_symbol(ctx, symbols) : jig_expr_dim(ctx, dims);
    const JigExpr **results = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    for (unsigned i = 0; i < n; ++i)
        results[i] = shorten(&p, jig_map_result(m->map, i));
    const JigMap *map = jig_map(ctx, dims + !p.symbols, symbols + p.symbols, results, n);
    if (p.symbols ? !jig_map_uses_symbol(map, symbols) : !jig_map_uses_dim(map, dims))
        return false;
    size_t place = p.symbols ? m->n : dims;
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, m->n + 1);
    memcpy(operands, m->operands, place * sizeof *operands);
    operands[place] = jig_affine_delinearize_index_linear_index(split);
    memcpy(operands + place + 1, m->operands + place, (m->n - place) * sizeof *operands);
    *m = (JigAffineValue){.map = map, .operands = operands, .n = m->n + 1};
    return true;
}

static bool compose_operand(JigAffineValue *m, size_t at, JigArena *a) {
    JigOp *def = jig_value_def(m->operands[at]);
    if (jig_op_is(def, JIG_AFFINE(APPLY)))
        return !jig_trail_depends_on_itself(def) && inline_apply(m, at, a);
    return jig_op_is(def, JIG_AFFINE(DELINEARIZE_INDEX)) && join_coordinates(m, at, a);
}

void jig_affine_compose(JigAffineValue *m, JigArena *a) {
    JIG_REQUIRE(m && a);
    enum { MOST = 1 << 14 /* what is shared may be met again and again */ };
    size_t composed = 0;
    for (size_t i = 0; i < m->n && composed < MOST;) {
        if (!compose_operand(m, i, a)) {
            ++i;
            continue;
        }
        composed++;
        /* The replaced operand is unused now, and goes; one that becomes so by this stays, as in
         * the reference. */
        jig_affine_canonicalize(m, a);
        i = 0;
    }
    if (composed)
        m->map = jig_map_simplify(m->map);
    else
        jig_affine_canonicalize(m, a);
}

/* ---- Building ---- */

/* Constants among the operands go into the map. */
static JigAffineValue absorb_constants(JigContext *ctx, const JigMap *map, const JigMixed *operands,
                                       JigArena *a) {
    unsigned dims = jig_map_num_dims(map), symbols = jig_map_num_symbols(map), next_dim = 0,
             next_symbol = 0;
    const JigExpr **exprs = jig_arena_alloc(a, (dims + symbols + 1) * sizeof *exprs);
    JigAffineValue m = {.operands = jig_arena_alloc(a, (dims + symbols + 1) * sizeof(JigValue *))};
    for (unsigned i = 0; i < dims + symbols; ++i) {
        if (operands[i].attr) {
            exprs[i] = jig_expr_constant(ctx, jig_attr_int_value(operands[i].attr));
            continue;
        }
        exprs[i] = i < dims ? jig_expr_dim(ctx, next_dim++) : jig_expr_symbol(ctx, next_symbol++);
        m.operands[m.n++] = operands[i].value;
    }
    m.map = jig_map_replace(map, exprs, dims, exprs + dims, symbols, next_dim, next_symbol);
    return m;
}

/* Simplified also where there was nothing to compose. */
static void compose_whole(JigAffineValue *m, JigArena *a) {
    jig_affine_compose(m, a);
    m->map = jig_map_simplify(m->map);
}

static JigOp *build(JigRewriter *rw, JigLoc loc, const JigOpRow *row, const JigAffineValue *m) {
    const JigType *index = jig_type_index(rw->ctx);
    return jig_build(rw, loc, row, m->operands, m->n, &index, 1, "map", jig_attr_of_map(m->map),
                     NULL);
}

/* A value for a single result that needs no op: an operand, or a constant. */
static bool fold_single(JigRewriter *rw, const JigAffineValue *m, JigMixed *out) {
    const JigExpr *e = jig_map_result(m->map, 0);
    int64_t value;
    if (jig_expr_is_constant(e, &value))
        *out = jig_mixed_attr(jig_attr_index(rw->ctx, value));
    else if (jig_expr_kind(e) == JIG_EXPR_DIM)
        *out = jig_mixed_value(m->operands[jig_expr_position(e)]);
    else if (jig_expr_kind(e) == JIG_EXPR_SYMBOL)
        *out = jig_mixed_value(m->operands[jig_map_num_dims(m->map) + jig_expr_position(e)]);
    else
        return false;
    return true;
}

/* All results at constant operands. */
static bool fold_constants(const JigAffineValue *m, int64_t *results, JigArena *a) {
    int64_t *inputs = jig_arena_alloc(a, (m->n + 1) * sizeof *inputs);
    for (size_t i = 0; i < m->n; ++i)
        if (!jig_constant_int(m->operands[i], &inputs[i]))
            return false;
    return jig_map_eval_modulo(m->map, inputs, results);
}

static bool is_composable(const JigOp *def) {
    return jig_op_is(def, JIG_AFFINE(APPLY)) || jig_op_is(def, JIG_AFFINE(DELINEARIZE_INDEX));
}

/* What most maps of tiles come to: a number, or an operand by itself that nothing is composed into.
 */
static bool fold_plain(JigContext *ctx, const JigMap *map, const JigMixed *operands,
                       JigMixed *out) {
    enum { MOST = 16 };
    unsigned dims = jig_map_num_dims(map), n = jig_map_num_inputs(map), constants = 0;
    int64_t inputs[MOST], value;
    while (n <= MOST && constants < n &&
           jig_mixed_constant(operands[constants], &inputs[constants]))
        constants++;
    if (constants == n && jig_map_eval_modulo(map, inputs, &value)) {
        *out = jig_mixed_attr(jig_attr_index(ctx, value));
        return true;
    }
    const JigExpr *e = jig_map_result(map, 0);
    bool symbol = jig_expr_kind(e) == JIG_EXPR_SYMBOL;
    if (!symbol && jig_expr_kind(e) != JIG_EXPR_DIM)
        return false;
    *out = operands[jig_expr_position(e) + (symbol ? dims : 0)];
    return !jig_mixed_constant(*out, &value) && !is_composable(jig_value_def(out->value));
}

JigMixed jig_affine_apply_folded(JigRewriter *rw, JigLoc loc, const JigMap *map,
                                 const JigMixed *operands) {
    JigMixed plain;
    if (jig_map_num_results(map) == 1 && fold_plain(rw->ctx, map, operands, &plain))
        return plain;
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    JigAffineValue m = absorb_constants(rw->ctx, map, operands, a);
    compose_whole(&m, a);
    JigMixed out;
    int64_t value;
    if (!fold_single(rw, &m, &out)) {
        if (fold_constants(&m, &value, a))
            out = jig_mixed_attr(jig_attr_index(rw->ctx, value));
        else
            out = jig_mixed_value(jig_op_result(build(rw, loc, JIG_AFFINE(APPLY), &m), 0));
    }
    jig_arena_free(a);
    return out;
}

JigOp *jig_affine_apply(JigRewriter *rw, JigLoc loc, const JigMap *map, const JigMixed *operands) {
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    JigAffineValue m = absorb_constants(rw->ctx, map, operands, a);
    compose_whole(&m, a);
    JigOp *op = build(rw, loc, JIG_AFFINE(APPLY), &m);
    jig_arena_free(a);
    return op;
}

/* Extremum of constant results; false when one is not constant. */
static bool constant_extremum(const JigAffineValue *m, bool max, JigArena *a, int64_t *out) {
    unsigned n = jig_map_num_results(m->map);
    int64_t *results = jig_arena_alloc(a, (n + 1) * sizeof *results);
    if (!fold_constants(m, results, a))
        return false;
    *out = results[0];
    for (unsigned i = 1; i < n; ++i)
        if (max ? results[i] > *out : results[i] < *out)
            *out = results[i];
    return true;
}

/* The results one by one, each with operands of its own, which are then put together: the order of
 * operands follows that of results. */
static void compose_results(JigAffineValue *m, JigArena *a) {
    unsigned n = jig_map_num_results(m->map), num_dims = 0, num_symbols = 0;
    JigContext *ctx = jig_map_context(m->map);
    JigAffineValue *parts = JIG_NEW_ARRAY(a, JigAffineValue, n + 1);
    size_t total = 0;
    for (unsigned i = 0; i < n; ++i) {
        parts[i] = (JigAffineValue){jig_map_sub(m->map, &i, 1), m->operands, m->n};
        jig_affine_compose(&parts[i], a);
        total += parts[i].n;
        num_dims += jig_map_num_dims(parts[i].map);
    }
    const JigExpr **results = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, total + 1);
    unsigned dim = 0;
    for (unsigned i = 0; i < n; ++i) {
        unsigned dims = jig_map_num_dims(parts[i].map), symbols = jig_map_num_symbols(parts[i].map);
        const JigExpr *e = jig_expr_shift_dims(jig_map_result(parts[i].map, 0), dims, dim, 0);
        results[i] = jig_expr_shift_symbols(e, symbols, num_symbols, 0);
        memcpy(operands + dim, parts[i].operands, dims * sizeof *operands);
        memcpy(operands + num_dims + num_symbols, parts[i].operands + dims,
               symbols * sizeof *operands);
        dim += dims;
        num_symbols += symbols;
    }
    *m = (JigAffineValue){jig_map(ctx, num_dims, num_symbols, results, n), operands, total};
    jig_affine_canonicalize(m, a);
}

static JigMixed extremum_folded(JigRewriter *rw, JigLoc loc, const JigMap *map,
                                const JigMixed *operands, bool max) {
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    JigAffineValue m = absorb_constants(rw->ctx, map, operands, a);
    compose_results(&m, a);
    m.map = jig_map_simplify(m.map);
    JigMixed out;
    int64_t value;
    if (constant_extremum(&m, max, a, &value))
        out = jig_mixed_attr(jig_attr_index(rw->ctx, value));
    else if (jig_map_num_results(m.map) != 1 || !fold_single(rw, &m, &out))
        out = jig_mixed_value(
            jig_op_result(build(rw, loc, max ? JIG_AFFINE(MAX) : JIG_AFFINE(MIN), &m), 0));
    jig_arena_free(a);
    return out;
}

JigMixed jig_affine_min_folded(JigRewriter *rw, JigLoc loc, const JigMap *map,
                               const JigMixed *operands) {
    return extremum_folded(rw, loc, map, operands, false);
}

JigMixed jig_affine_max_folded(JigRewriter *rw, JigLoc loc, const JigMap *map,
                               const JigMixed *operands) {
    return extremum_folded(rw, loc, map, operands, true);
}
