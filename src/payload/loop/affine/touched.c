/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine/touched.h"

#include "analysis/domain_box.h"
#include "payload/loop/affine_fuse/loop_slice.h"
#include "support/check.h"

void jig_loop_affine_touched_free(JigTouched *x) {
    JIG_REQUIRE(x);
    jig_domain_free(&x->domain);
}

/* ---- One access ---- */

/* What is known of a value that has a column. */
static bool add_known(JigDomain *d, JigValue *v, JigArena *a) {
    const JigOp *loop = jig_affine_loop_of(v);
    int64_t value;
    size_t at = jig_domain_find(d, v);
    for (size_t i = 0; loop && i < jig_loop_num_vars(loop); ++i)
        if (jig_domain_find(d, jig_loop(loop)->var(loop, i)) == SIZE_MAX)
            return false; /* of an affine.parallel, all variables or none, as in the reference */
    if (loop)
        return jig_affine_domain_loop(d, loop, a);
    if (!jig_affine_is_symbol(v))
        return false;
    if (jig_constant_int(v, &value))
        jig_linear_bound(&d->system, JIG_BOUND_EQ, at,
                         jig_expr_constant(jig_value_context(v), value), true);
    return true;
}

/* Dims for the indices, then the operands of the access, and what the slice is in terms of. */
static bool add_operands(JigDomain *d, const JigAffineValue *m, size_t rank,
                         const JigLoopSlice *slice, JigArena *a) {
    unsigned dims = jig_map_num_dims(m->map);
    bool ok = true;
    for (size_t i = 0; i < rank; ++i)
        jig_domain_add(d, JIG_COLUMN_DIM, NULL);
    for (size_t i = 0; i < m->n; ++i)
        jig_domain_add(d, i < dims ? JIG_COLUMN_DIM : JIG_COLUMN_SYMBOL, m->operands[i]);
    for (size_t i = 0; slice && i < slice->num_operands; ++i)
        jig_domain_symbol(d, slice->operands[i]);
    for (size_t i = 0; ok && i < m->n; ++i)
        ok = add_known(d, m->operands[i], a);
    for (size_t i = 0; ok && slice && i < slice->num_operands; ++i)
        ok = add_known(d, slice->operands[i], a);
    return ok && (!slice || jig_loop_slice_add_bounds(slice, a, d));
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
            ok = jig_linear_require(&d->system, false, jig_expr_sub(index, e)) &&
                 jig_linear_require(&d->system, false,
                                    jig_expr_add_const(jig_expr_sub(e, index), more));
        else
            ok = e && jig_linear_require(&d->system, true, jig_expr_sub(index, e));
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
        const JigOp *loop = d->values.data[i] ? jig_affine_loop_of(d->values.data[i]) : NULL;
        bool stays = !loop;
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
        if (!jig_linear_substitute_constant(&d->system, i)) {
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
    size_t width = jig_linear_columns(&d->system) + 1;
    int64_t *row = jig_calloc(width, sizeof *row);
    for (size_t i = 0; i < rank; ++i) {
        row[i] = 1;
        row[width - 1] = 0;
        jig_linear_add_row(&d->system, false, row);
        if (!jig_type_is_dynamic_dim(memref, i)) {
            row[i] = -1;
            row[width - 1] = jig_type_dim(memref, i) - 1;
            jig_linear_add_row(&d->system, false, row);
        }
        row[i] = 0;
    }
    jig_free(row);
}

/* *linear: the indices are. */
static bool touched(JigOp *access, size_t depth, const JigLoopSlice *slice, bool in_shape,
                    JigArena *a, JigTouched *out, bool *linear) {
    JigAffineAccessInfo x;
    jig_affine_access_info(access, a, &x);
    const JigType *t = jig_value_type(x.memref);
    *out = (JigTouched){.memref = x.memref, .rank = jig_type_rank(t), .writes = x.writes};
    JigDomain *d = &out->domain;
    bool ok = x.linear && add_operands(d, &x.indices, out->rank, slice, a);
    *linear = !ok || add_indices(d, &x, out->rank);
    ok = ok && *linear;
    if (ok) {
        keep_outer(d, out->rank, access, depth);
        jig_linear_project_out(&d->system, d->values.len, d->system.count[JIG_COLUMN_LOCAL]);
        fold_constants(d, out->rank);
        if (in_shape)
            add_shape(d, t, out->rank);
        jig_linear_tighten(&d->system);
        jig_linear_normalize(&d->system);
        jig_linear_drop_trivial(&d->system);
    }
    jig_affine_access_free(&x);
    return ok && !d->system.lost;
}

bool jig_loop_affine_touched_by(JigOp *access, size_t depth, JigArena *a, JigTouched *out) {
    bool linear;
    return touched(access, depth, NULL, true, a, out, &linear);
}

static bool touched_or_error(JigOp *access, size_t depth, bool in_shape, JigArena *a,
                             JigTouched *out) {
    bool linear;
    if (touched(access, depth, NULL, in_shape, a, out, &linear))
        return true;
    if (out->domain.system.lost) /* too large to be told about */
        return false;
    if (!linear)
        jig_op_emit_error(access, "getMemRefRegion: compose affine map failed");
    return false;
}

bool jig_loop_affine_touched_or_error(JigOp *access, size_t depth, JigArena *a, JigTouched *out) {
    if (touched_or_error(access, depth, true, a, out))
        return true;
    if (!out->domain.system.lost)
        jig_op_emit_error(access, "error obtaining memory region");
    return false;
}

bool jig_loop_affine_touched_anywhere(JigOp *access, size_t depth, JigArena *a, JigTouched *out) {
    return touched_or_error(access, depth, false, a, out);
}

bool jig_loop_affine_touched_all(JigOp *access, size_t depth, JigTouched *out) {
    JigValue *memref = jig_affine_memory_of(access);
    const JigType *t = jig_value_type(memref);
    JigOpVec loops = {0};
    *out = (JigTouched){
        .memref = memref, .rank = jig_type_rank(t), .writes = jig_affine_memory(access)->writes};
    if (jig_type_num_dynamic_dims(t))
        return false;
    jig_affine_loops_around(access, &loops);
    for (size_t i = 0; i < out->rank; ++i)
        jig_domain_add(&out->domain, JIG_COLUMN_DIM, NULL);
    for (size_t i = 0, n = 0; i < loops.len && n < depth; ++i)
        if (jig_op_is(loops.data[i], JIG_AFFINE(FOR))) {
            jig_domain_add(&out->domain, JIG_COLUMN_SYMBOL,
                           jig_loop(loops.data[i])->var(loops.data[i], 0));
            ++n;
        }
    add_shape(&out->domain, t, out->rank);
    jig_vec_free(&loops);
    return true;
}

bool jig_loop_affine_touched_in_slice(JigOp *access, const JigLoopSlice *slice, JigArena *a,
                                      JigTouched *out) {
    bool linear;
    return touched(access, 0, slice, true, a, out, &linear);
}

/* ---- Boxes ---- */

/* The sum of the row's symbols, each times its factor, and the constant; times `sign`. */
static const JigExpr *sum_of(const JigSystem *s, const int64_t *row, int64_t sign,
                             JigContext *ctx) {
    const JigExpr *e = jig_expr_constant(ctx, 0);
    size_t dims = s->count[JIG_COLUMN_DIM], symbols = s->count[JIG_COLUMN_SYMBOL];
    for (unsigned k = 0; k < symbols; ++k)
        e = jig_expr_add(e, jig_expr_mul_const(jig_expr_symbol(ctx, k), sign * row[dims + k]));
    return jig_expr_add_const(e, sign * row[jig_linear_columns(s)]);
}

/* Is the number of values known, not only at most that? Of bounds that are quotients the reference
 * sees it where they are the same, and written the same way. */
static bool is_exact(const JigSystem *s, const JigSpan *span, size_t dim) {
    const int64_t *lower = jig_linear_row(s, &s->ge, span->lower),
                  *upper = jig_linear_row(s, &s->ge, span->upper);
    size_t constant = jig_linear_columns(s);
    int64_t by = lower[dim], above = upper[constant], below;
    return by == 1 || (!__builtin_sub_overflow(by - 1, lower[constant], &below) && below == above &&
                       (above % by || !above));
}

/* The first index as a map of the symbols, as the reference writes it; NULL: the number of values
 * is not known. */
static const JigExpr *start_of(const JigSystem *s, const JigSpan *span, size_t dim,
                               JigContext *ctx) {
    const int64_t *row = jig_linear_row(s, span->equality ? &s->eq : &s->ge, span->lower);
    int64_t by = row[dim];
    if (span->equality)
        return jig_expr_floordiv(sum_of(s, row, by > 0 ? -1 : 1, ctx),
                                 jig_expr_constant(ctx, by > 0 ? by : -by));
    if (!is_exact(s, span, dim))
        return NULL;
    return jig_expr_floordiv(jig_expr_add_const(jig_expr_neg(sum_of(s, row, 1, ctx)), by - 1),
                             jig_expr_constant(ctx, by));
}

bool jig_loop_affine_touched_box(const JigTouched *x, JigArena *a, JigTouchedBox *out) {
    JIG_REQUIRE(x && a && out);
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
        const JigExpr *e =
            jig_linear_span(&d.system, i, &span) ? start_of(&d.system, &span, i, ctx) : NULL;
        ok = e || !jig_type_is_dynamic_dim(t, i);
        out->sizes[i] = e ? span.size : ok ? jig_type_dim(t, i) : 0;
        e = e ? e : jig_expr_constant(ctx, 0);
        out->offsets[i] = jig_map(ctx, 0, symbols, &e, 1);
        ok = ok && !__builtin_mul_overflow(out->elements, out->sizes[i], &out->elements);
    }
    jig_domain_free(&d);
    return ok;
}

int64_t jig_loop_affine_element_bytes(const JigType *memref) {
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

bool jig_loop_affine_touched_bytes(const JigTouched *x, JigArena *a, int64_t *out) {
    JIG_REQUIRE(x && a && out);
    JigTouchedBox box;
    const JigType *t = jig_value_type(x->memref);
    int64_t bytes = jig_loop_affine_element_bytes(t);
    return !jig_type_layout(t) && bytes && jig_loop_affine_touched_box(x, a, &box) &&
           !__builtin_mul_overflow(bytes, box.elements, out);
}

bool jig_loop_affine_touched_join(JigTouched *x, const JigTouched *more) {
    JIG_REQUIRE(x && more);
    return jig_domain_join(&x->domain, &more->domain);
}
