/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reductions along several dimensions: transposed and flattened to rows and columns, which are
 * reduced one by one. */
#include "dialect/arith/arith.h"
#include "jig/lower.h"
#include "payload/vector_lower/vector_lower_int.h"

/* The pattern's data: are the dimensions that are reduced the last ones, or the first? */
static const bool outer = false, inner = true;

typedef struct Reduction {
    JigOp *op;
    JigValue *source, *acc;
    const JigType *type; /* of the source */
    size_t rank, num_reduced;
    bool *reduced;
    bool inner;
} Reduction;

static Reduction reduction_of(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigAttr *dims = jig_vector_multi_reduction_reduction_dims_attr(op);
    Reduction r = {.op = op,
                   .source = jig_vector_multi_reduction_source(op),
                   .acc = jig_vector_multi_reduction_acc(op),
                   .num_reduced = jig_attr_dense_array_len(dims),
                   .inner = self->data && *(const bool *)self->data};
    r.type = jig_value_type(r.source);
    r.rank = jig_type_rank(r.type);
    r.reduced = JIG_NEW_ARRAY(rw->arena, bool, r.rank);
    for (size_t i = 0; i < r.num_reduced; ++i)
        r.reduced[jig_attr_dense_array_int(dims, i)] = true;
    return r;
}

/* The same reduction of another source. */
static JigValue *build(JigRewriter *rw, const Reduction *r, JigValue *source, JigValue *acc,
                       const bool *reduced, JigValue *mask) {
    JigLoc loc = jig_op_loc(r->op);
    JigOp *op = jig_vector_build_reduction(rw, loc, jig_vector_kind(r->op), source, acc, reduced);
    return jig_vector_lower_mask(rw, op, mask);
}

/* Dimension i, in the order that is wanted: is it reduced? */
static bool wants_reduced(const Reduction *r, size_t i) {
    return r->inner ? i >= r->rank - r->num_reduced : i < r->num_reduced;
}

static bool is_in_order(const Reduction *r) {
    for (size_t i = 0; i < r->rank; ++i)
        if (r->reduced[i] != wants_reduced(r, i))
            return false;
    return true;
}

/* ---- Nothing ---- */

/* Without a dimension that is reduced the lanes are combined one by one with the accumulator's. */
static bool combine_lanes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Reduction r = reduction_of(rw, op, self);
    if (r.num_reduced)
        return jig_no_match(rw, op, "some dimension is reduced");
    if (!jig_vector_combiner(jig_vector_kind(op), r.type))
        return jig_no_match(rw, op, "elements are not combined so");
    JigMasked m = jig_vector_lower_masked(rw, op);
    jig_rw_replace1(
        rw, m.root,
        jig_vector_lower_combine(rw, jig_op_loc(op), jig_vector_kind(op), r.source, r.acc, m.mask));
    return true;
}

/* ---- Order ---- */

static bool order_dims(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Reduction r = reduction_of(rw, op, self);
    if (r.num_reduced == r.rank || is_in_order(&r))
        return jig_no_match(rw, op, "dimensions are in order");
    int64_t *order = JIG_NEW_ARRAY(rw->arena, int64_t, r.rank);
    bool *reduced = JIG_NEW_ARRAY(rw->arena, bool, r.rank);
    size_t next[2] = {r.inner ? 0 : r.num_reduced, r.inner ? r.rank - r.num_reduced : 0};
    for (size_t i = 0; i < r.rank; ++i) {
        order[next[r.reduced[i]]++] = (int64_t)i;
        reduced[i] = wants_reduced(&r, i);
    }
    JigMasked m = jig_vector_lower_masked(rw, op);
    JigLoc loc = jig_op_loc(op);
    JigValue *mask = m.mask ? jig_vector_build_transpose(rw, loc, m.mask, order) : NULL,
             *source = jig_vector_build_transpose(rw, loc, r.source, order);
    jig_rw_replace1(rw, m.root, build(rw, &r, source, r.acc, reduced, mask));
    return true;
}

/* ---- Rank ---- */

/* Dimensions as one. */
typedef struct Flat {
    size_t n;
    int64_t size;
    bool scalable;
} Flat;

static Flat flatten(const Reduction *r, bool reduced) {
    Flat f = {.size = 1};
    for (size_t i = 0; i < r->rank; ++i) {
        if (r->reduced[i] != reduced)
            continue;
        ++f.n;
        f.scalable |= jig_vector_scalable_at(r->type, i);
        if (__builtin_mul_overflow(f.size, jig_type_dim(r->type, i), &f.size))
            f.size = INT64_MAX;
    }
    return f;
}

static size_t num_scalable(const JigType *type) {
    size_t n = 0;
    for (size_t i = 0; i < jig_type_rank(type); ++i)
        n += jig_vector_scalable_at(type, i);
    return n;
}

static bool flatten_dims(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Reduction r = reduction_of(rw, op, self);
    if (r.rank < 2 || num_scalable(r.type) > 1 || (r.rank == 2 && r.reduced[0] != r.reduced[1]))
        return jig_no_match(rw, op, "can not be flattened, or is flat");
    if (!is_in_order(&r))
        return jig_no_match(rw, op, "dimensions that are reduced are apart");
    Flat flat[2] = {flatten(&r, false), flatten(&r, true)};
    int64_t dims[2];
    bool scalable[2], reduced[2];
    size_t n = 0;
    for (size_t i = 0; i < 2; ++i) {
        bool which = r.inner ? i == 1 : i == 0;
        if (!flat[which].n)
            continue;
        dims[n] = flat[which].size;
        scalable[n] = flat[which].scalable;
        reduced[n++] = which;
    }
    JigMasked m = jig_vector_lower_masked(rw, op);
    JigLoc loc = jig_op_loc(op);
    JigValue *mask = NULL;
    if (m.mask)
        mask = jig_vector_build_shape_cast(
            rw, loc, jig_vector_lower_vector_type(jig_value_type(m.mask), dims, scalable, n),
            m.mask);
    JigValue *source = jig_vector_build_shape_cast(
                 rw, loc, jig_vector_lower_vector_type(r.type, dims, scalable, n), r.source),
             *acc = r.acc;
    if (flat[0].n)
        acc = jig_vector_build_shape_cast(
            rw, loc, jig_vector_lower_vector_type(r.type, &flat[0].size, &flat[0].scalable, 1),
            acc);
    JigValue *result = build(rw, &r, source, acc, reduced, mask);
    if (flat[0].n)
        result = jig_vector_build_shape_cast(rw, loc, jig_value_type(r.acc), result);
    jig_rw_replace1(rw, m.root, result);
    return true;
}

static bool add_row(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Reduction r = reduction_of(rw, op, self);
    if (r.rank != 1 || !r.num_reduced)
        return jig_no_match(rw, op, "more than one dimension");
    JigMasked m = jig_vector_lower_masked(rw, op);
    JigLoc loc = jig_op_loc(op);
    int64_t dims[2] = {1, jig_type_dim(r.type, 0)};
    bool scalable[2] = {false, jig_vector_scalable_at(r.type, 0)}, reduced[2] = {false, true};
    JigValue *source = jig_vector_build_shape_cast(
                 rw, loc, jig_vector_lower_vector_type(r.type, dims, scalable, 2), r.source),
             *acc = jig_vector_build_broadcast(
                 rw, loc, jig_vector_lower_vector_type(r.type, dims, NULL, 1), r.acc),
             *mask = NULL;
    if (m.mask)
        mask = jig_vector_build_broadcast(
            rw, loc, jig_vector_lower_vector_type(jig_value_type(m.mask), dims, scalable, 2),
            m.mask);
    JigValue *result = build(rw, &r, source, acc, reduced, mask);
    jig_rw_replace1(rw, m.root, jig_vector_lower_extract(rw, loc, result, 0));
    return true;
}

/* ---- Rows and columns ---- */

/* Of two dimensions, is exactly this one reduced, and can it be taken apart along the first? */
static bool is_plane(JigRewriter *rw, const Reduction *r, size_t reduced) {
    if (r->rank != 2 || r->num_reduced != 1 || !r->reduced[reduced])
        return jig_no_match(rw, r->op, "not of rows and columns");
    if (jig_vector_scalable_at(r->type, 0) || jig_type_dim(r->type, 0) > JIG_VECTOR_MANY)
        return jig_no_match(rw, r->op, "too many rows, or an unknown number");
    return jig_vector_combiner(jig_vector_kind(r->op), r->type) ||
           jig_no_match(rw, r->op, "elements are not combined so");
}

/* Rows are combined with one another. */
static bool combine_rows(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Reduction r = reduction_of(rw, op, self);
    JIG_CHECK(is_plane(rw, &r, 0));
    JigMasked m = jig_vector_lower_masked(rw, op);
    JigLoc loc = jig_op_loc(op);
    JigValue *result = r.acc;
    for (int64_t i = 0; i < jig_type_dim(r.type, 0); ++i) {
        JigValue *row = jig_vector_lower_extract(rw, loc, r.source, i),
                 *mask = m.mask ? jig_vector_lower_extract(rw, loc, m.mask, i) : NULL;
        result = jig_vector_lower_combine(rw, loc, jig_vector_kind(op), row, result, mask);
    }
    jig_rw_replace1(rw, m.root, result);
    return true;
}

/* Each row is reduced by itself; with flags of floats, or NULL. */
static bool reduce_each(JigRewriter *rw, JigOp *op, const JigPattern *self, const JigAttr *flags) {
    Reduction r = reduction_of(rw, op, self);
    JIG_CHECK(is_plane(rw, &r, 1));
    JigMasked m = jig_vector_lower_masked(rw, op);
    JigLoc loc = jig_op_loc(op);
    JigValue *result = jig_vector_lower_zero(rw, loc, jig_value_type(r.acc));
    for (int64_t i = 0; i < jig_type_dim(r.type, 0); ++i) {
        JigVectorReduction parts = {.vector = jig_vector_lower_extract(rw, loc, r.source, i),
                                    .acc = jig_vector_lower_extract(rw, loc, r.acc, i),
                                    .dest_type = jig_type_element(r.type),
                                    .kind = jig_vector_multi_reduction_kind_attr(op),
                                    .fastmath = flags};
        JigValue *mask = m.mask ? jig_vector_lower_extract(rw, loc, m.mask, i) : NULL;
        JigValue *sum =
            jig_vector_lower_mask(rw, jig_vector_reduction_build(rw, loc, &parts), mask);
        result = jig_vector_lower_insert(rw, loc, sum, result, i);
    }
    jig_rw_replace1(rw, m.root, result);
    return true;
}

static bool reduce_rows(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    return reduce_each(rw, op, self, NULL);
}
static bool is_float_sum(const JigOp *op) {
    int kind = jig_vector_kind(op);
    return (kind == JIG_KIND_ADD || kind == JIG_KIND_MUL) &&
           jig_type_is_float(
               jig_type_element(jig_value_type(jig_vector_multi_reduction_source(op))));
}
static bool reduce_rows_freely(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigAttr *flags = jig_attr_enum(rw->ctx, JIG_ARITH_FASTMATH_ATTR, JIG_FAST_MATH_REASSOC);
    return reduce_each(rw, op, self, is_float_sum(op) ? flags : NULL);
}

/* Of Jig's own: what is left of a reduction along no dimension. */
#define OF_NOTHING                                                                                 \
    { .name = "reductions of nothing", .root = "vector.multi_reduction", .fn = combine_lanes }
#define PATTERN(name_, fn_)                                                                        \
    .name = "(anonymous namespace)::" name_, .root = "vector.multi_reduction", .fn = fn_

static const JigPattern outer_patterns[] = {
    OF_NOTHING,
    {PATTERN("InnerOuterDimReductionConversion", order_dims), .data = &outer},
    {PATTERN("ReduceMultiDimReductionRank", flatten_dims), .data = &outer},
    {PATTERN("OneDimMultiReductionToTwoDim", add_row)},
    {PATTERN("TwoDimMultiReductionToElementWise", combine_rows)},
    {0},
};
static const JigPattern inner_patterns[] = {
    OF_NOTHING,
    {PATTERN("InnerOuterDimReductionConversion", order_dims), .data = &inner},
    {PATTERN("ReduceMultiDimReductionRank", flatten_dims), .data = &inner},
    {PATTERN("OneDimMultiReductionToTwoDim", add_row)},
    {PATTERN("TwoDimMultiReductionToReduction", reduce_rows)},
    {0},
};

/* One step each, as scripts ask for them one by one. */
static const JigPattern
    outer_order[] = {{PATTERN("InnerOuterDimReductionConversion", order_dims), .data = &outer},
                     {0}},
    inner_order[] = {{PATTERN("InnerOuterDimReductionConversion", order_dims), .data = &inner},
                     {0}},
    outer_flat[] = {{PATTERN("ReduceMultiDimReductionRank", flatten_dims), .data = &outer}, {0}},
    inner_flat[] = {{PATTERN("ReduceMultiDimReductionRank", flatten_dims), .data = &inner}, {0}},
    outer_rows[] = {OF_NOTHING,
                    {PATTERN("OneDimMultiReductionToTwoDim", add_row)},
                    {PATTERN("TwoDimMultiReductionToElementWise", combine_rows)},
                    {0}},
    inner_rows[] = {OF_NOTHING,
                    {PATTERN("OneDimMultiReductionToTwoDim", add_row)},
                    {PATTERN("TwoDimMultiReductionToReduction", reduce_rows)},
                    {0}};

const JigPattern *const jig_order_multi_reduction_patterns[] = {
    [JIG_MULTI_REDUCTION_INNER_PARALLEL] = outer_order,
    [JIG_MULTI_REDUCTION_INNER_REDUCTION] = inner_order,
};
const JigPattern *const jig_flatten_multi_reduction_patterns[] = {
    [JIG_MULTI_REDUCTION_INNER_PARALLEL] = outer_flat,
    [JIG_MULTI_REDUCTION_INNER_REDUCTION] = inner_flat,
};
const JigPattern *const jig_unroll_multi_reduction_patterns[] = {
    [JIG_MULTI_REDUCTION_INNER_PARALLEL] = outer_rows,
    [JIG_MULTI_REDUCTION_INNER_REDUCTION] = inner_rows,
};
const JigPattern *const jig_vector_lower_multi_reduction_patterns[] = {
    [JIG_MULTI_REDUCTION_INNER_PARALLEL] = outer_patterns,
    [JIG_MULTI_REDUCTION_INNER_REDUCTION] = inner_patterns,
};

/* ---- By what suits a machine ---- */

/* Registers add their own lanes in few steps if the order is free; else all sums go on side by
 * side, and it does not matter that lanes have to be brought together for that. */
static bool reduce_lanes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Reduction r = reduction_of(rw, op, &(JigPattern){0});
    bool in_order = self->data == inner_patterns && is_float_sum(op);
    if (!r.rank || !r.num_reduced || !r.reduced[r.rank - 1] || in_order)
        return jig_no_match(rw, op, "lanes are reduced side by side");
    for (const JigPattern *p = self->data; p->fn; ++p)
        if (p->fn(rw, op, p))
            return true;
    return false;
}

static const JigPattern freely[] = {
    OF_NOTHING,
    {PATTERN("order of dimensions", order_dims), .data = &inner},
    {PATTERN("dimensions joined", flatten_dims), .data = &inner},
    {PATTERN("one row", add_row)},
    {PATTERN("rows", reduce_rows_freely)},
    {0},
};
#define LANES(patterns)                                                                            \
    {                                                                                              \
        .name = "reductions of lanes", .root = "vector.multi_reduction", .fn = reduce_lanes,       \
        .data = (patterns)                                                                         \
    }
static const JigPattern lanes_in_order[] = {LANES(inner_patterns), {0}},
                        lanes_freely[] = {LANES(freely), {0}};
const JigPattern *const jig_vector_lower_lanes_patterns[] = {
    [false] = lanes_in_order, [true] = lanes_freely};
