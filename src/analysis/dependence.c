/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/dependence.h"

#include "analysis/linear_parts.h"
#include "support/arena.h"
#include "support/check.h"

size_t jig_dependence_common_loops(const JigAccess *first, const JigAccess *second) {
    JIG_REQUIRE(first && second);
    size_t n = 0;
    while (n < first->num_loops && n < second->num_loops &&
           first->domain.values.data[n] == second->domain.values.data[n])
        ++n;
    return n;
}

/* ---- Two domains in one system: dims of each, symbols of both by what they are ---- */

typedef struct Side {
    const JigAccess *of;
    size_t first_dim;   /* the column of its first dim */
    size_t first_local; /* counted from the first local */
} Side;

typedef struct Pairs {
    JigSystem *s;
    JigValueVec symbols;
    Side sides[2];
    JigContext *ctx;
} Pairs;

static size_t symbol_of(const Pairs *p, const JigValue *v) {
    for (size_t i = 0; i < p->symbols.len; ++i)
        if (p->symbols.data[i] == v)
            return i;
    return SIZE_MAX;
}

static void collect_symbols(Pairs *p, const JigDomain *d) {
    for (size_t i = d->system.count[JIG_COLUMN_DIM]; i < d->values.len; ++i)
        if (symbol_of(p, d->values.data[i]) == SIZE_MAX)
            jig_vec_push(&p->symbols, d->values.data[i]);
}

/* Where column i of a side's domain is in the system. */
static size_t column_of(const Pairs *p, const Side *side, size_t i) {
    const JigDomain *d = &side->of->domain;
    size_t dims = d->system.count[JIG_COLUMN_DIM];
    if (i < dims)
        return side->first_dim + i;
    if (i < d->values.len)
        return p->s->count[JIG_COLUMN_DIM] + symbol_of(p, d->values.data[i]);
    return p->s->count[JIG_COLUMN_DIM] + p->symbols.len + side->first_local + i - d->values.len;
}

static void add_rows(Pairs *p, const Side *side, bool equality) {
    const JigSystem *from = &side->of->domain.system;
    const JigRows *rows = equality ? &from->eq : &from->ge;
    size_t n = jig_linear_columns(from), width = jig_linear_columns(p->s) + 1;
    int64_t *row = jig_calloc(width, sizeof *row);
    for (size_t i = 0; i < rows->n; ++i) {
        const int64_t *old = jig_linear_row(from, rows, i);
        memset(row, 0, width * sizeof *row);
        for (size_t k = 0; k < n; ++k)
            row[column_of(p, side, k)] = old[k];
        row[width - 1] = old[n];
        jig_linear_add_row(p->s, equality, row);
    }
    jig_free(row);
}

static void lay_out(Pairs *p, size_t lead) {
    size_t at = lead, locals = 0;
    for (size_t k = 0; k < 2; ++k) {
        const JigSystem *s = &p->sides[k].of->domain.system;
        p->sides[k].first_dim = at;
        p->sides[k].first_local = locals;
        at += s->count[JIG_COLUMN_DIM];
        locals += s->count[JIG_COLUMN_LOCAL];
        p->s->lost |= s->lost;
        collect_symbols(p, &p->sides[k].of->domain);
    }
    jig_linear_add_columns(p->s, JIG_COLUMN_DIM, at);
    jig_linear_add_columns(p->s, JIG_COLUMN_SYMBOL, p->symbols.len);
    jig_linear_add_columns(p->s, JIG_COLUMN_LOCAL, locals);
    for (size_t k = 0; k < 2; ++k) {
        add_rows(p, &p->sides[k], true);
        add_rows(p, &p->sides[k], false);
    }
}

/* ---- What relates them ---- */

/* Index i of a side over the columns of the system; NULL: an operand is unknown. */
static const JigExpr *index_of(const Pairs *p, const Side *side, unsigned i) {
    const JigAccess *x = side->of;
    unsigned dims = jig_map_num_dims(x->map), n = jig_map_num_inputs(x->map);
    const JigExpr **columns = jig_calloc(n + 1, sizeof *columns), *e = jig_map_result(x->map, i);
    for (unsigned k = 0; k < n && e; ++k) {
        size_t column = jig_domain_find(&x->domain, x->operands[k]);
        if (column == SIZE_MAX) {
            e = NULL;
            break;
        }
        column = column_of(p, side, column);
        size_t all = p->s->count[JIG_COLUMN_DIM];
        columns[k] = column < all ? jig_expr_dim(p->ctx, (unsigned)column)
                                  : jig_expr_symbol(p->ctx, (unsigned)(column - all));
    }
    if (e)
        e = jig_expr_replace(e, columns, dims, columns + dims, n - dims);
    jig_free(columns);
    return e;
}

static int64_t extent(const JigAccess *x, unsigned i) {
    return x->extents ? x->extents[i] : 1;
}

/* The elements from index a on and those from b on have one in common. */
static bool same_element(Pairs *p, unsigned i) {
    const JigExpr *a = index_of(p, &p->sides[0], i), *b = index_of(p, &p->sides[1], i);
    if (!a || !b)
        return false;
    int64_t more_a = extent(p->sides[0].of, i) - 1, more_b = extent(p->sides[1].of, i) - 1;
    const JigExpr *later = jig_expr_sub(b, a);
    if (!more_a && !more_b)
        return jig_linear_require(p->s, true, later);
    return jig_linear_require(p->s, false, jig_expr_add_const(later, more_b)) &&
           jig_linear_require(p->s, false, jig_expr_add_const(jig_expr_neg(later), more_a));
}

/* Common loop i: the second point is later, or at the same iteration. */
static void add_order(Pairs *p, size_t i, bool later) {
    size_t width = jig_linear_columns(p->s) + 1;
    int64_t *row = jig_calloc(width, sizeof *row);
    row[p->sides[0].first_dim + i] = -1;
    row[p->sides[1].first_dim + i] = 1;
    row[width - 1] = later ? -1 : 0;
    jig_linear_add_row(p->s, !later, row);
    jig_free(row);
}

bool jig_dependence_pairs(const JigAccess *first, const JigAccess *second, size_t depth,
                          size_t lead, JigSystem *out) {
    JIG_REQUIRE(first && second && out);
    *out = (JigSystem){0};
    Pairs p = {.s = out, .sides = {{.of = first}, {.of = second}}};
    p.ctx = jig_map_context(first->map);
    lay_out(&p, lead);
    bool ok = jig_map_num_results(first->map) == jig_map_num_results(second->map);
    for (unsigned i = 0; ok && i < jig_map_num_results(first->map); ++i)
        ok = same_element(&p, i);
    size_t common = jig_dependence_common_loops(first, second);
    for (size_t i = 0; i < common && i < depth; ++i)
        add_order(&p, i, i + 1 == depth);
    jig_vec_free(&p.symbols);
    return ok;
}

void jig_dependence_pair_symbols(const JigAccess *first, const JigAccess *second,
                                 JigValueVec *out) {
    JIG_REQUIRE(first && second && out);
    Pairs p = {0};
    collect_symbols(&p, &first->domain);
    collect_symbols(&p, &second->domain);
    jig_vec_append(out, p.symbols.data, p.symbols.len);
    jig_vec_free(&p.symbols);
}

/* ---- Asking ---- */

static void bound_distances(const JigSystem *s, const JigPart *p, size_t common,
                            JigDistance *distances) {
    JigSystem part = jig_linear_part_system(s, p, s->work);
    size_t leading = 0;
    while (leading < p->n && p->columns[leading] < common)
        ++leading;
    jig_linear_project_out(&part, leading, p->n - leading);
    for (size_t i = 0; i < leading; ++i) {
        JigDistance *d = &distances[p->columns[i]];
        if (!jig_linear_constant_bound(&part, JIG_BOUND_LOWER, i, &d->least))
            d->least = INT64_MIN;
        if (!jig_linear_constant_bound(&part, JIG_BOUND_UPPER, i, &d->most))
            d->most = INT64_MAX;
    }
    jig_linear_free(&part);
}

/* Leading dim i becomes the distance in common loop i; all else goes. */
static void find_distances(const JigAccess *first, JigSystem *s, size_t common,
                           JigDistance *distances) {
    size_t width = jig_linear_columns(s) + 1;
    size_t dims = first->domain.system.count[JIG_COLUMN_DIM];
    int64_t *row = jig_calloc(width, sizeof *row);
    for (size_t i = 0; i < common; ++i) {
        memset(row, 0, width * sizeof *row);
        row[i] = 1;
        row[common + i] = 1;
        row[common + dims + i] = -1;
        jig_linear_add_row(s, true, row);
    }
    jig_free(row);
    JigParts parts = jig_linear_parts(s);
    for (size_t i = 0; i < parts.n; ++i)
        if (parts.at[i].columns[0] < common)
            bound_distances(s, &parts.at[i], common, distances);
    jig_linear_parts_free(&parts);
}

/* Is an index of each a constant, and these are different ones? Then there is nothing to ask, where
 * the other indices can be asked about at all. */
static bool are_told_apart(const JigAccess *first, const JigAccess *second) {
    unsigned n = jig_map_num_results(first->map);
    bool apart = false;
    int64_t a, b;
    if (first->extents || second->extents || n != jig_map_num_results(second->map))
        return false;
    for (unsigned i = 0; i < n; ++i) {
        const JigExpr *x = jig_map_result(first->map, i), *y = jig_map_result(second->map, i);
        if (!jig_expr_is_pure_affine(x) || !jig_expr_is_pure_affine(y))
            return false;
        apart |= jig_expr_is_constant(x, &a) && jig_expr_is_constant(y, &b) && a != b;
    }
    return apart;
}

JigDepends jig_dependence_exists(const JigAccess *first, const JigAccess *second, size_t depth,
                                 JigDistance *distances) {
    JIG_REQUIRE(first && second);
    JigSystem s;
    JigDepends answer = JIG_DEPENDS_UNKNOWN;
    if (are_told_apart(first, second))
        return JIG_DEPENDS_NOT;
    if (jig_dependence_pairs(first, second, depth, 0, &s) && !s.lost)
        answer = jig_linear_is_empty(&s) ? JIG_DEPENDS_NOT : JIG_DEPENDS;
    jig_linear_free(&s);
    if (answer == JIG_DEPENDS && distances) {
        size_t common = jig_dependence_common_loops(first, second);
        if (jig_dependence_pairs(first, second, depth, common, &s))
            find_distances(first, &s, common, distances);
        jig_linear_free(&s);
    }
    return answer;
}
