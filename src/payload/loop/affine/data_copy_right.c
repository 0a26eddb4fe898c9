/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * May a copy stand for a part of a memref? Where nothing else accesses that memory meanwhile, all
 * that is copied is within the memref, and what is copied out was copied in or written for certain.
 */
#include "analysis/domain_box.h"
#include "payload/loop/affine/data_copy_int.h"

typedef struct Asking {
    const JigCopyRange *range;
    const JigCopyPart *part;
    const JigCopyPlace *place;
    const JigHoistScope *scope;
    bool out, transfers;
    JigArena *arena;
    const JigMap *edge; /* of what is copied, only where the index is this; NULL: all */
    unsigned edge_result;
    int64_t edge_more;
} Asking;

/* The first op that the copy is around. */
static JigOp *first_op(const Asking *x) {
    return x->place->loop ? x->place->loop : x->range->begin;
}

static bool is_alone(const Asking *x) {
    JigValue *memref = x->part->region.memref;
    return jig_loop_affine_copy_is_alone(x->place->traffic, memref, x->out) &&
           !jig_ptrmap_has(&x->scope->transferred, memref);
}

/* ---- Values are there ---- */

/* Of a value that the range has a use for. Where it is of another block of a region around, that
 * block comes first. */
static bool is_there(JigValue *v, JigOp *at) {
    const JigOp *def = jig_value_def(v), *up = jig_block_ancestor(jig_value_block(v), at);
    if (!up)
        return jig_region_ancestor_op(jig_value_region(v), at);
    return !def || (def != up && jig_op_is_before(def, up));
}

static bool are_there(const Asking *x) {
    bool ok = is_there(x->part->region.memref, first_op(x));
    for (size_t i = 0; ok && i < x->part->num_outer; ++i)
        ok = is_there(x->part->outer[i], first_op(x));
    return ok;
}

/* ---- Sets of elements ---- */

enum { ALL_INDICES = -1 };

/* Dims are the variables of loops around the copy and then the indices, or one of them. */
static size_t num_indices(const Asking *x, int which) {
    return which == ALL_INDICES ? x->part->region.rank : 1;
}

/* Is the domain of the loop all of its iterations, and nothing else? */
static bool is_exact(const JigOp *loop) {
    int64_t from;
    if (jig_op_is(loop, JIG_AFFINE(FOR)))
        return jig_affine_for_step(loop) == 1 ||
               jig_map_is_single_constant(jig_affine_for_lower_bound_map(loop), &from);
    const JigAttr *steps = jig_affine_parallel_steps_attr(loop);
    for (size_t i = 0; i < jig_attr_array_len(steps); ++i)
        if (jig_attr_int_value(jig_attr_array_at(steps, i)) != 1)
            return false;
    return true;
}

/* Does the access happen whenever its loops and conditions say so, and do these say all? */
static bool is_certain(const Asking *x, JigOp *access) {
    const JigOp *stop = jig_op_parent(first_op(x));
    for (JigOp *in = access, *up = jig_op_parent(in); up != stop; in = up, up = jig_op_parent(up)) {
        bool loop = jig_op_is(up, JIG_AFFINE(FOR)) || jig_op_is(up, JIG_AFFINE(PARALLEL));
        if (loop ? !is_exact(up)
                 : !jig_op_is(up, JIG_AFFINE(IF)) ||
                       jig_op_parent_region(in) != jig_affine_if_then_region(up))
            return false;
    }
    return true;
}

/* Equations for the indices, whose columns begin at `first`. */
static bool add_indices(JigDomain *d, const JigAffineAccessInfo *info, size_t first, int which) {
    const JigAffineValue *m = &info->indices;
    bool ok = true;
    for (unsigned i = 0, at = 0; ok && i < jig_map_num_results(m->map); ++i) {
        if (which != ALL_INDICES && which != (int)i)
            continue;
        const JigExpr *e = jig_domain_express(d, jig_map_result(m->map, i),
                                              jig_map_num_dims(m->map), m->operands, m->n);
        ok = e && jig_linear_require(
                      &d->system, true,
                      jig_expr_sub(jig_expr_dim(jig_map_context(m->map), (unsigned)first + at), e));
        ++at;
    }
    return ok;
}

static void drop_values(JigDomain *d, size_t first, size_t n) {
    for (size_t i = first; i + n < d->values.len; ++i)
        d->values.data[i] = d->values.data[i + n];
    d->values.len -= n;
}

/* Quotients that only steps of loops inside needed; others stay. */
static void drop_locals(JigDomain *d) {
    for (size_t i = d->system.count[JIG_COLUMN_LOCAL]; i-- > 0;) {
        JigSystem less = jig_linear_copy(&d->system);
        bool ok = jig_linear_project_inside(&less, d->values.len + i, 1);
        jig_linear_free(ok ? &d->system : &less);
        if (ok)
            d->system = less;
    }
}

/* Elements, or one of their indices, that the access certainly touches; false: it can't be told. */
static bool accessed(const Asking *x, JigOp *access, int which, JigDomain *out) {
    JigAffineAccessInfo info;
    size_t outer = jig_affine_num_vars_around(first_op(x));
    jig_affine_access_info(access, x->arena, &info);
    *out = jig_domain_copy(&info.access.domain);
    size_t loops = info.access.num_loops, dims = out->system.count[JIG_COLUMN_DIM];
    bool ok = info.linear && !info.access.extents && loops == dims && outer <= loops;
    for (size_t i = 0; ok && i < num_indices(x, which); ++i)
        jig_domain_add(out, JIG_COLUMN_DIM, NULL);
    ok = ok && add_indices(out, &info, dims, which) &&
         jig_linear_project_inside(&out->system, outer, loops - outer);
    if (ok)
        drop_values(out, outer, loops - outer);
    if (ok)
        drop_locals(out);
    jig_affine_access_free(&info);
    return ok;
}

/* index - at >= 0, or at - index >= 0, for each result of a map of the part's outer values. */
static bool add_bound(const Asking *x, JigDomain *d, size_t index, const JigMap *map, bool upper,
                      int64_t more) {
    bool ok = map;
    for (unsigned i = 0; ok && i < jig_map_num_results(map); ++i) {
        const JigExpr *at = jig_domain_express(d, jig_map_result(map, i), 0, x->part->outer,
                                               x->part->num_outer),
                      *e = jig_expr_dim(jig_map_context(map), (unsigned)index);
        if (!at)
            return false;
        at = jig_expr_add_const(at, more);
        ok = jig_linear_require(&d->system, false,
                                upper ? jig_expr_sub(at, e) : jig_expr_sub(e, at));
    }
    return ok;
}

static bool add_edge(const Asking *x, JigDomain *d, size_t column) {
    const JigMap *map = x->edge;
    if (!map)
        return true;
    const JigExpr *result = jig_map_result(map, x->edge_result);
    map =
        jig_map(jig_map_context(map), jig_map_num_dims(map), jig_map_num_symbols(map), &result, 1);
    return add_bound(x, d, column, map, false, x->edge_more) &&
           add_bound(x, d, column, map, true, x->edge_more);
}

static bool add_copied(const Asking *x, JigDomain *d, size_t column, size_t index) {
    const JigCopyPart *p = x->part;
    if (!add_edge(x, d, column))
        return false;
    if (x->transfers)
        return add_bound(x, d, column, p->box.offsets[index], false, 0) &&
               add_bound(x, d, column, p->box.offsets[index], true, p->box.sizes[index] - 1);
    return add_bound(x, d, column, p->lower[index], false, 0) &&
           add_bound(x, d, column, p->upper[index], true, 0);
}

/* What is copied, with the columns of `like` and symbols more; these `like` gets, too. */
static bool copied(const Asking *x, int which, JigDomain *like, JigDomain *out) {
    JigOpVec loops = {0};
    bool ok = true;
    size_t n = num_indices(x, which), outer;
    *out = (JigDomain){0};
    jig_affine_loops_around(first_op(x), &loops);
    for (size_t i = 0; i < loops.len; ++i)
        for (size_t k = 0; k < jig_loop_num_vars(loops.data[i]); ++k)
            jig_domain_add(out, JIG_COLUMN_DIM, jig_loop(loops.data[i])->var(loops.data[i], k));
    outer = out->values.len;
    for (size_t i = 0; i < n; ++i)
        jig_domain_add(out, JIG_COLUMN_DIM, NULL);
    for (size_t i = outer + n; i < like->values.len; ++i)
        jig_domain_add(out, JIG_COLUMN_SYMBOL, like->values.data[i]);
    for (size_t i = 0; ok && i < loops.len; ++i)
        ok = jig_affine_domain_loop(out, loops.data[i], x->arena);
    for (size_t i = 0; ok && i < x->part->num_outer; ++i)
        ok = jig_affine_domain_value(out, x->part->outer[i], x->arena);
    ok = ok && out->system.count[JIG_COLUMN_DIM] == outer + n;
    for (size_t i = 0; ok && i < n; ++i)
        ok = add_copied(x, out, outer + i, which == ALL_INDICES ? i : (size_t)which);
    for (size_t i = like->values.len; ok && i < out->values.len; ++i)
        jig_domain_add(like, JIG_COLUMN_SYMBOL, out->values.data[i]);
    jig_vec_free(&loops);
    return ok;
}

/* ---- One set of elements in several ---- */

enum { MOST_PARTS = 8, MOST_CUTS = 256 };

typedef struct Parts {
    JigDomain at[MOST_PARTS]; /* what single accesses certainly touch */
    size_t n, cuts;
} Parts;

/* Adds row r of a part; with a sign of -1 or 1 that its sum is less or greater than 0 instead. */
static void add_row(const JigDomain *part, bool equality, size_t r, int sign, JigDomain *to) {
    JigDomain one = jig_domain_copy(part);
    const JigRows *rows = equality ? &part->system.eq : &part->system.ge;
    size_t n = jig_linear_columns(&part->system);
    const int64_t *old = jig_linear_row(&part->system, rows, r);
    int64_t *row = jig_calloc(n + 1, sizeof *row);
    one.system.eq.n = one.system.ge.n = 0;
    for (size_t i = 0; i <= n; ++i)
        row[i] = sign < 0 ? -old[i] : old[i];
    row[n] -= sign != 0;
    jig_linear_add_row(&one.system, equality && !sign, row);
    jig_domain_spread(&one, to);
    jig_free(row);
    jig_domain_free(&one);
}

/* Is all of `what` in one of the parts from number `first` on? */
static bool is_among(const JigDomain *what, Parts *parts, size_t first) {
    if (jig_linear_is_empty(&what->system))
        return true;
    if (first == parts->n || parts->cuts++ > MOST_CUTS)
        return false;
    const JigDomain *part = &parts->at[first];
    JigDomain inside = jig_domain_copy(what);
    size_t num_eq = part->system.eq.n, num = num_eq + part->system.ge.n;
    bool ok = true;
    for (size_t i = 0; ok && i < num; ++i) { /* what is outside by this row, and inside by others */
        bool equality = i < num_eq;
        size_t r = equality ? i : i - num_eq;
        for (int sign = -1; ok && sign <= (equality ? 1 : -1); sign += 2) {
            JigDomain outside = jig_domain_copy(&inside);
            add_row(part, equality, r, sign, &outside);
            ok = is_among(&outside, parts, first + 1);
            jig_domain_free(&outside);
        }
        add_row(part, equality, r, 0, &inside);
    }
    jig_domain_free(&inside);
    return ok;
}

typedef struct Search {
    const Asking *x;
    int which;
    Parts parts;
} Search;

/* A part that has quotients left is asked alone. */
static bool covers_alone(const Search *s, JigDomain *part) {
    JigDomain all = {0};
    bool ok =
        copied(s->x, s->which, part, &all) && jig_linear_is_within(&all.system, &part->system);
    jig_domain_free(&all);
    return ok;
}

/* Does the access cover all of it? Else it is one of several. */
static bool covers(Search *s, JigOp *op) {
    JigDomain part = {0};
    bool known = is_certain(s->x, op) && accessed(s->x, op, s->which, &part),
         all = known && covers_alone(s, &part);
    if (known && !all && s->parts.n < MOST_PARTS && !part.system.count[JIG_COLUMN_LOCAL])
        s->parts.at[s->parts.n++] = part;
    else
        jig_domain_free(&part);
    return all;
}

static bool all_cover(Search *s) {
    JigDomain all = {0};
    bool ok = s->parts.n && copied(s->x, s->which, &s->parts.at[0], &all);
    for (size_t i = 1; ok && i < s->parts.n; ++i)
        for (size_t k = s->parts.at[i].system.count[JIG_COLUMN_DIM]; k < s->parts.at[i].values.len;
             ++k)
            jig_domain_symbol(&all, s->parts.at[i].values.data[k]);
    ok = ok && is_among(&all, &s->parts, 0);
    jig_domain_free(&all);
    return ok;
}

/* Is what is copied among what accesses certainly touch? */
static bool is_covered(const Asking *x, bool writes, int which) {
    Search s = {.x = x, .which = which};
    bool ok = false;
    const JigOpVec *users = x->part->users;
    for (size_t i = 0; !ok && i < users->len; ++i)
        ok = (!writes || jig_affine_memory(users->data[i])->writes) && covers(&s, users->data[i]);
    ok = ok || all_cover(&s);
    for (size_t i = 0; i < s.parts.n; ++i)
        jig_domain_free(&s.parts.at[i]);
    return ok;
}

/* ---- Within the memref ---- */

static bool is_in_shape(const Asking *x, size_t index) {
    const JigType *t = jig_value_type(x->part->region.memref);
    JigDomain all = {0}, none = {0};
    size_t column = jig_affine_num_vars_around(first_op(x));
    JigContext *ctx = jig_value_context(x->part->region.memref);
    const JigExpr *e = jig_expr_dim(ctx, (unsigned)column);
    if (jig_type_is_dynamic_dim(t, index))
        return false;
    bool ok = copied(x, (int)index, &none, &all);
    JigSystem shape = {.count = {all.system.count[0], all.system.count[1], 0}};
    ok = ok && jig_linear_require(&shape, false, e) &&
         jig_linear_require(&shape, false,
                            jig_expr_sub(jig_expr_constant(ctx, jig_type_dim(t, index) - 1), e)) &&
         jig_linear_is_within(&all.system, &shape);
    jig_linear_free(&shape);
    jig_domain_free(&all);
    jig_domain_free(&none);
    return ok;
}

/* Both ends, index by index: where the program itself goes as far, it is not for us to doubt. */
static bool is_edge_within(Asking *x, size_t index, bool upper) {
    const JigCopyPart *p = x->part;
    bool ok = true;
    x->edge = x->transfers ? p->box.offsets[index] : upper ? p->upper[index] : p->lower[index];
    x->edge_more = x->transfers && upper ? p->box.sizes[index] - 1 : 0;
    for (unsigned i = 0; ok && i < jig_map_num_results(x->edge); ++i) {
        x->edge_result = i;
        ok = is_in_shape(x, index) || is_covered(x, false, (int)index);
    }
    x->edge = NULL;
    return ok;
}

static bool is_within(Asking *x) {
    bool ok = true;
    for (size_t i = 0; ok && i < x->part->region.rank; ++i)
        ok = is_edge_within(x, i, false) && is_edge_within(x, i, true);
    return ok;
}

bool jig_loop_affine_copy_is_right(const JigCopyRange *range, const JigCopyPart *part,
                                   const JigCopyPlace *place, const JigHoistScope *scope, bool in,
                                   bool out, bool transfers, JigArena *a) {
    Asking x = {.range = range,
                .part = part,
                .place = place,
                .scope = scope,
                .out = out,
                .transfers = transfers,
                .arena = a};
    return are_there(&x) && is_alone(&x) && is_within(&x) &&
           (in || is_covered(&x, true, ALL_INDICES));
}
