/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/touched.h"

void jig_touched_free(JigTouched *x) {
    jig_domain_free(&x->domain);
}

/* ---- One access ---- */

/* Dims for the indices, then the operands of the access with what is known of them. */
static bool add_operands(JigDomain *d, const JigAffineValue *m, size_t rank, JigArena *a) {
    unsigned dims = jig_map_num_dims(m->map);
    for (size_t i = 0; i < rank; ++i)
        jig_domain_add(d, JIG_COLUMN_DIM, NULL);
    for (size_t i = 0; i < m->n; ++i)
        jig_domain_add(d, i < dims ? JIG_COLUMN_DIM : JIG_COLUMN_SYMBOL, m->operands[i]);
    for (size_t i = 0; i < m->n; ++i) {
        JigBlock *block = jig_value_owner_block(m->operands[i]);
        JigOp *loop = block ? jig_block_parent_op(block) : NULL;
        int64_t value;
        size_t at = jig_domain_find(d, m->operands[i]);
        if (jig_op_is(loop, JIG_AFFINE(FOR)) && jig_value_index(m->operands[i]) == 0) {
            if (!jig_affine_domain_loop(d, loop, a))
                return false;
        } else if (jig_op_is(loop, JIG_AFFINE(PARALLEL))) {
            if (!jig_affine_domain_loop(d, loop, a))
                return false;
        } else if (!jig_affine_is_symbol(m->operands[i])) {
            return false;
        } else if (jig_constant_int(m->operands[i], &value)) {
            jig_system_bound(&d->system, JIG_BOUND_EQ, at,
                             jig_expr_constant(jig_map_context(m->map), value), true);
        }
    }
    return true;
}

/* Index i is result i; of a vector it is that or one of those behind it. */
static bool add_indices(JigDomain *d, const JigAffineAccessInfo *x, size_t rank) {
    JigContext *ctx = jig_map_context(x->indices.map);
    bool ok = true;
    for (size_t i = 0; ok && i < rank; ++i) {
        const JigExpr *e = jig_domain_express(d, jig_map_result(x->indices.map, (unsigned)i),
                                              jig_map_num_dims(x->indices.map), x->indices.operands,
                                              x->indices.n),
                      *index = jig_expr_dim(ctx, (unsigned)i);
        int64_t more = x->access.extents ? x->access.extents[i] - 1 : 0;
        if (e && more > 0)
            ok = jig_system_require(&d->system, false, jig_expr_sub(index, e)) &&
                 jig_system_require(&d->system, false,
                                    jig_expr_add_const(jig_expr_sub(e, index), more));
        else
            ok = e && jig_system_require(&d->system, true, jig_expr_sub(index, e));
    }
    return ok;
}

/* All but the indices become symbols; loops within go. */
static void keep_outer(JigDomain *d, size_t rank, const JigOp *access, size_t depth) {
    JigOpVec loops = {0};
    JigSystem *s = &d->system;
    jig_affine_loops_around(access, &loops);
    s->count[JIG_COLUMN_SYMBOL] += s->count[JIG_COLUMN_DIM] - rank;
    s->count[JIG_COLUMN_DIM] = rank;
    for (size_t i = rank; i < d->values.len;) {
        JigBlock *block = jig_value_owner_block(d->values.data[i]);
        JigOp *loop = block ? jig_block_parent_op(block) : NULL;
        bool is_variable =
            loop && (jig_op_is(loop, JIG_AFFINE(FOR)) ? jig_value_index(d->values.data[i]) == 0
                                                      : jig_op_is(loop, JIG_AFFINE(PARALLEL)));
        bool stays = !is_variable;
        for (size_t k = 0; !stays && k < depth && k < loops.len; ++k)
            stays = loops.data[k] == loop;
        if (stays)
            ++i;
        else
            jig_domain_project_out(d, i);
    }
    jig_vec_free(&loops);
}

static void fold_constants(JigDomain *d, size_t rank) {
    for (size_t i = rank; i < d->values.len;) {
        if (!jig_system_substitute_constant(&d->system, i)) {
            ++i;
            continue;
        }
        for (size_t k = i; k + 1 < d->values.len; ++k)
            d->values.data[k] = d->values.data[k + 1];
        d->values.len--;
    }
}

/* Indices are within the memref. */
static void add_shape(JigDomain *d, const JigType *memref, size_t rank) {
    size_t width = jig_system_columns(&d->system) + 1;
    int64_t *row = jig_calloc(width, sizeof *row);
    for (size_t i = 0; i < rank; ++i) {
        row[i] = 1;
        row[width - 1] = 0;
        jig_system_add_row(&d->system, false, row);
        if (!jig_type_is_dynamic_dim(memref, i)) {
            row[i] = -1;
            row[width - 1] = jig_type_dim(memref, i) - 1;
            jig_system_add_row(&d->system, false, row);
        }
        row[i] = 0;
    }
    jig_free(row);
}

bool jig_touched_by(JigOp *access, size_t depth, JigArena *a, JigTouched *out) {
    JigAffineAccessInfo x;
    jig_affine_access_info(access, a, &x);
    const JigType *t = jig_value_type(x.memref);
    *out = (JigTouched){.memref = x.memref, .rank = jig_type_rank(t), .writes = x.writes};
    JigDomain *d = &out->domain;
    bool ok =
        x.linear && add_operands(d, &x.indices, out->rank, a) && add_indices(d, &x, out->rank);
    if (ok) {
        keep_outer(d, out->rank, access, depth);
        jig_system_project_out(&d->system, d->values.len, d->system.count[JIG_COLUMN_LOCAL]);
        fold_constants(d, out->rank);
        add_shape(d, t, out->rank);
        jig_system_tighten(&d->system);
        jig_system_normalize(&d->system);
        jig_system_drop_trivial(&d->system);
    }
    jig_affine_access_free(&x);
    return ok && !d->system.lost;
}

/* ---- Boxes ---- */

/* A bound of one dimension: coefficients of symbols and locals, and the constant; over a divisor.
 * Both bounds are to be rounded down. */
typedef struct Range {
    int64_t *lower, *upper, divisor;
} Range;

/* NULL: too large. */
static int64_t *symbols_of(const JigSystem *s, const int64_t *row, int64_t sign, JigArena *a) {
    size_t dims = s->count[JIG_COLUMN_DIM], n = s->count[JIG_COLUMN_SYMBOL];
    int64_t *out = JIG_NEW_ARRAY(a, int64_t, n + 1);
    for (size_t i = 0; i <= n; ++i)
        if (__builtin_mul_overflow(sign, row[i < n ? dims + i : jig_system_columns(s)], &out[i]))
            return NULL;
    return out;
}

static bool range_of(const JigSystem *s, size_t dim, JigArena *a, Range *out) {
    JigSpan span;
    if (!jig_system_span(s, dim, &span))
        return false;
    if (span.equality) {
        const int64_t *row = jig_system_row(s, &s->eq, span.lower);
        out->lower = out->upper = symbols_of(s, row, row[dim] > 0 ? -1 : 1, a);
        out->divisor = 1;
        return out->lower != NULL;
    }
    const int64_t *lower = jig_system_row(s, &s->ge, span.lower);
    out->lower = symbols_of(s, lower, -1, a);
    out->upper = symbols_of(s, jig_system_row(s, &s->ge, span.upper), 1, a);
    out->divisor = lower[dim];
    if (!out->lower || !out->upper || out->divisor <= 0)
        return false;
    int64_t *constant = &out->lower[s->count[JIG_COLUMN_SYMBOL]];
    return !__builtin_add_overflow(*constant, out->divisor - 1, constant);
}

bool jig_touched_box(const JigTouched *x, JigArena *a, JigTouchedBox *out) {
    const JigType *t = jig_value_type(x->memref);
    JigDomain d = jig_domain_copy(&x->domain);
    JigContext *ctx = jig_value_context(x->memref);
    bool ok = !d.system.lost;
    add_shape(&d, t, x->rank);
    *out = (JigTouchedBox){.sizes = JIG_NEW_ARRAY(a, int64_t, x->rank + 1),
                           .offsets = JIG_NEW_ARRAY(a, const JigMap *, x->rank + 1),
                           .elements = 1};
    unsigned symbols = (unsigned)d.system.count[JIG_COLUMN_SYMBOL];
    for (size_t i = 0; ok && i < x->rank; ++i) {
        JigSpan span;
        Range r;
        const JigExpr *e = jig_expr_constant(ctx, 0);
        if (jig_system_span(&d.system, i, &span) && range_of(&d.system, i, a, &r)) {
            out->sizes[i] = span.size;
            for (unsigned k = 0; k < symbols; ++k)
                e = jig_expr_add(e, jig_expr_mul_const(jig_expr_symbol(ctx, k), r.lower[k]));
            e = jig_expr_add_const(e, r.lower[symbols]);
            e = jig_expr_floordiv(e, jig_expr_constant(ctx, r.divisor));
        } else if (jig_type_is_dynamic_dim(t, i)) {
            ok = false;
        } else {
            out->sizes[i] = jig_type_dim(t, i);
        }
        out->offsets[i] = jig_map(ctx, 0, symbols, &e, 1);
        ok = ok && !__builtin_mul_overflow(out->elements, out->sizes[i], &out->elements);
    }
    jig_domain_free(&d);
    return ok;
}

int64_t jig_element_bytes(const JigType *memref) {
    const JigType *t = jig_type_element(memref);
    int64_t n = 1, bits;
    if (jig_type_is_vector(t)) {
        n = jig_type_num_elements(t);
        t = jig_type_element(t);
    }
    if (!jig_type_is_int_or_float(t) ||
        __builtin_mul_overflow(n, (int64_t)jig_type_width(t), &bits))
        return 0;
    return bits / 8 + (bits % 8 != 0);
}

bool jig_touched_bytes(const JigTouched *x, JigArena *a, int64_t *out) {
    JigTouchedBox box;
    const JigType *t = jig_value_type(x->memref);
    int64_t bytes = jig_element_bytes(t);
    return !jig_type_layout(t) && bytes && jig_touched_box(x, a, &box) &&
           !__builtin_mul_overflow(bytes, box.elements, out);
}

/* ---- The box around two ---- */

typedef enum Order { LESS, EQUAL, GREATER, UNKNOWN } Order;

static Order compare(const int64_t *x, const int64_t *y, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (x[i] != y[i])
            return UNKNOWN;
    return x[n] < y[n] ? LESS : x[n] > y[n] ? GREATER : EQUAL;
}

/* The lower (upper) one of two bounds, or of what is known of them; as a row's symbols. */
static bool outer_bound(const JigSystem *s, const JigSystem *t, size_t dim, bool upper,
                        const Range *x, const Range *y, int64_t *out) {
    size_t n = s->count[JIG_COLUMN_SYMBOL];
    const int64_t *a = upper ? x->upper : x->lower, *b = upper ? y->upper : y->lower, *best;
    Order order = compare(a, b, n);
    if (order == UNKNOWN) {
        int64_t p, q;
        JigBound kind = upper ? JIG_BOUND_UPPER : JIG_BOUND_LOWER;
        if (!jig_system_constant_bound(s, kind, dim, &p) ||
            !jig_system_constant_bound(t, kind, dim, &q))
            return false;
        memset(out, 0, n * sizeof *out);
        out[n] = upper ? (p > q ? p : q) : (p < q ? p : q);
        return true;
    }
    best = order == EQUAL || (order == LESS) == !upper ? a : b;
    memcpy(out, best, (n + 1) * sizeof *out);
    return upper || !__builtin_sub_overflow(out[n], x->divisor - 1, &out[n]);
}

/* Makes the symbols of both the same, in the same order. */
static void align(JigDomain *x, JigDomain *y, size_t rank) {
    for (size_t i = rank; i < y->values.len; ++i)
        if (jig_domain_find(x, y->values.data[i]) == SIZE_MAX)
            jig_domain_add(x, JIG_COLUMN_SYMBOL, y->values.data[i]);
    JigDomain to = {0};
    for (size_t i = 0; i < rank; ++i)
        jig_domain_add(&to, JIG_COLUMN_DIM, NULL);
    for (size_t i = rank; i < x->values.len; ++i)
        jig_domain_add(&to, JIG_COLUMN_SYMBOL, x->values.data[i]);
    jig_system_add_columns(&to.system, JIG_COLUMN_LOCAL, y->system.count[JIG_COLUMN_LOCAL]);
    size_t width = jig_system_columns(&to.system) + 1, n = jig_system_columns(&y->system);
    int64_t *row = jig_calloc(width, sizeof *row);
    for (int eq = 0; eq < 2; ++eq) {
        const JigRows *rows = eq ? &y->system.eq : &y->system.ge;
        for (size_t r = 0; r < rows->n; ++r) {
            const int64_t *old = jig_system_row(&y->system, rows, r);
            memset(row, 0, width * sizeof *row);
            for (size_t i = 0; i < n; ++i)
                row[i < rank            ? i
                    : i < y->values.len ? jig_domain_find(&to, y->values.data[i])
                                        : to.values.len + i - y->values.len] = old[i];
            row[width - 1] = old[n];
            jig_system_add_row(&to.system, eq, row);
        }
    }
    jig_free(row);
    jig_domain_free(y);
    *y = to;
}

/* Rows for dimension `dim` of the box. */
static bool add_box_rows(const JigSystem *s, const JigSystem *t, size_t dim, JigArena *a,
                         JigSystem *to) {
    Range x, y;
    size_t dims = s->count[JIG_COLUMN_DIM], n = s->count[JIG_COLUMN_SYMBOL], width = dims + n + 1;
    int64_t *row = JIG_NEW_ARRAY(a, int64_t, width), *part = JIG_NEW_ARRAY(a, int64_t, n + 1);
    if (!range_of(s, dim, a, &x) || !range_of(t, dim, a, &y) || x.divisor != y.divisor)
        return false;
    for (int upper = 0; upper < 2; ++upper) {
        if (!outer_bound(s, t, dim, upper, &x, &y, part))
            return false;
        memset(row, 0, width * sizeof *row);
        row[dim] = upper ? -x.divisor : x.divisor;
        for (size_t i = 0; i <= n; ++i)
            if (__builtin_mul_overflow(part[i], upper ? 1 : -1, &row[dims + i]))
                return false;
        jig_system_add_row(to, false, row);
    }
    return true;
}

/* Constraints that both systems have stay. */
static void add_common(const JigSystem *s, const JigSystem *t, bool equality, JigSystem *to) {
    const JigRows *rows = equality ? &s->eq : &s->ge, *others = equality ? &t->eq : &t->ge;
    size_t width = jig_system_columns(s) + 1;
    for (size_t i = 0; i < rows->n; ++i)
        for (size_t k = 0; k < others->n; ++k)
            if (!memcmp(jig_system_row(s, rows, i), jig_system_row(t, others, k),
                        width * sizeof(int64_t))) {
                jig_system_add_row(to, equality, jig_system_row(s, rows, i));
                break;
            }
}

bool jig_touched_join(JigTouched *x, const JigTouched *more) {
    JigArena *a = jig_arena_create();
    JigDomain mine = jig_domain_copy(&x->domain), other = jig_domain_copy(&more->domain), box = {0};
    align(&mine, &other, x->rank);
    bool ok = !mine.system.count[JIG_COLUMN_LOCAL] && !other.system.count[JIG_COLUMN_LOCAL];
    for (size_t i = 0; i < mine.values.len; ++i)
        jig_domain_add(&box, i < x->rank ? JIG_COLUMN_DIM : JIG_COLUMN_SYMBOL, mine.values.data[i]);
    for (size_t i = 0; ok && i < x->rank; ++i)
        ok = add_box_rows(&mine.system, &other.system, i, a, &box.system);
    if (ok) {
        add_common(&mine.system, &other.system, true, &box.system);
        add_common(&mine.system, &other.system, false, &box.system);
        jig_system_tighten(&box.system);
        jig_system_normalize(&box.system);
        jig_system_drop_trivial(&box.system);
        jig_domain_free(&x->domain);
        x->domain = box;
    } else {
        jig_domain_free(&box);
    }
    jig_domain_free(&mine);
    jig_domain_free(&other);
    jig_arena_destroy(a);
    return ok;
}
