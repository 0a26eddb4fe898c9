/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transfers of whole rows that lie next to each other in memory, as transfers of one row. */
#include "dialect/affine/affine.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_transfer.h"
#include "dialect/vector/vector_util.h"
#include "dialect/arith/arith.h"
#include "payload/patterns/kept.h"
#include "payload/vector_memory/vector_memory_patterns.h"
#include "support/arena.h"

/* The pattern's data: vectors whose last dimension has as many bits stay. */
typedef struct Limit {
    uint32_t bits;
} Limit;

typedef struct Flat {
    JigTransfer t;
    size_t rank, joined; /* dimensions of the buffer, and how many of the last ones are joined */
    const JigType *type; /* of the row */
} Flat;

static bool is_number(const JigType *element) {
    return jig_type_is_float(element) || jig_type_is_integer(element, 0);
}

static size_t leading_ones(const JigType *type) {
    size_t n = 0;
    while (n < jig_type_rank(type) && jig_type_dim(type, n) == 1)
        ++n;
    return n;
}

/* Do the vector's dimensions from `first` on, but for that, take all of the buffer's, which lie
 * next to each other? */
static bool is_contiguous(const JigTransfer *t, size_t first, JigArena *a) {
    size_t rank = jig_type_rank(t->base_type), n = jig_type_rank(t->vector_type) - first;
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, rank), offset, expected = 1;
    if (!jig_type_strides(t->base_type, strides, &offset))
        return false;
    for (size_t i = 0; i < n; ++i) {
        size_t dim = rank - 1 - i;
        int64_t size = jig_type_dim(t->base_type, dim),
                lanes = jig_type_dim(t->vector_type, first + n - 1 - i);
        if (strides[dim] != expected)
            return false;
        if (i + 1 < n && (size != lanes || __builtin_mul_overflow(expected, size, &expected)))
            return false;
    }
    return true;
}

static bool plan(JigRewriter *rw, JigOp *op, const Limit *limit, Flat *f) {
    JigTransfer t = jig_vector_transfer(op);
    size_t rank = jig_type_rank(t.vector_type);
    const JigType *element = jig_type_element(t.vector_type);
    if (!jig_type_is_memref(t.base_type) || t.mask || rank < 2 ||
        jig_type_is_scalable(t.vector_type) || !jig_map_is_minor_identity(t.map))
        return jig_no_match(rw, op, "no transfer of several rows of a buffer in order");
    if (!is_number(element) || element != jig_type_element(t.base_type))
        return jig_no_match(rw, op, "not of integers or floats");
    for (unsigned i = 0; i < rank; ++i)
        if (!jig_vector_in_bounds_at(&t, i))
            return jig_no_match(rw, op, "it may be out of bounds");
    uint64_t bits = jig_type_width(element) * (uint64_t)jig_type_dim(t.vector_type, rank - 1);
    if (bits >= limit->bits)
        return jig_no_match(rw, op, "rows are long enough");
    size_t first = leading_ones(t.vector_type);
    if (first == rank || !is_contiguous(&t, first, rw->arena))
        return jig_no_match(rw, op, "the elements do not lie next to each other");
    int64_t lanes = jig_type_num_elements(t.vector_type);
    *f = (Flat){.t = t,
                .rank = jig_type_rank(t.base_type),
                .joined = rank - first,
                .type = jig_type_vector(&lanes, NULL, 1, element)};
    return true;
}

/* The buffer with its last dimensions joined. */
static JigValue *collapse(JigRewriter *rw, const Flat *f) {
    if (f->joined == 1)
        return f->t.base;
    size_t n = f->rank - f->joined + 1;
    JigGroups groups = {JIG_NEW_ARRAY(rw->arena, JigGroup, n), n};
    for (size_t i = 0, dim = 0; i < n; ++i) {
        JigGroup *g = &groups.items[i];
        g->n = i + 1 < n ? 1 : f->joined;
        g->dims = JIG_NEW_ARRAY(rw->arena, int64_t, g->n);
        for (size_t k = 0; k < g->n; ++k)
            g->dims[k] = (int64_t)dim++;
    }
    JigMemrefCollapseShape parts = {
        .src = f->t.base,
        .result_type = jig_memref_collapsed_type(f->t.base_type, groups, rw->arena),
        .reassociation = jig_reshape_groups_attr(rw->ctx, groups)};
    return jig_memref_collapse_shape_result(
        jig_memref_collapse_shape_build(rw, jig_op_loc(f->t.op), &parts));
}

static JigMixed index_of(JigRewriter *rw, JigValue *v) {
    int64_t x;
    return jig_constant_int(v, &x) ? jig_mixed_int(rw->ctx, x) : jig_mixed_value(v);
}

/* The indices of the row: the last one counts elements of the joined dimensions. */
static JigValueList indices(JigRewriter *rw, const Flat *f) {
    size_t n = f->rank - f->joined + 1;
    JigValue **out = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        out[i] = jig_op_operand(f->t.op, f->t.indices.start + i);
    if (f->joined == 1)
        return (JigValueList){out, n};
    JigMixed *parts = JIG_NEW_ARRAY(rw->arena, JigMixed, f->joined);
    const JigExpr *sum = jig_expr_constant(rw->ctx, 0);
    int64_t step = 1;
    for (size_t i = f->joined; i-- > 0;) {
        parts[i] = index_of(rw, jig_op_operand(f->t.op, f->t.indices.start + n - 1 + i));
        const JigExpr *at = jig_expr_dim(rw->ctx, (unsigned)i);
        sum = jig_expr_add(jig_expr_mul(at, jig_expr_constant(rw->ctx, step)), sum);
        step *= i ? jig_type_dim(f->t.base_type, n - 1 + i) : 1;
    }
    JigLoc loc = jig_op_loc(f->t.op);
    const JigMap *map = jig_map(rw->ctx, (unsigned)f->joined, 0, &sum, 1);
    out[n - 1] = jig_arith_mixed_to_value(rw, loc, jig_affine_apply_folded(rw, loc, map, parts));
    return (JigValueList){out, n};
}

static bool of_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Flat f;
    JIG_CHECK(plan(rw, op, self->data, &f));
    JigValue *base = collapse(rw, &f);
    JigValueList at = indices(rw, &f);
    JigVectorRead read = {.type = f.type,
                          .base = base,
                          .indices = at.items,
                          .padding = f.t.padding,
                          .all_in_bounds = true};
    JigOp *made = jig_vector_build_read(rw, jig_op_loc(op), &read, rw->arena);
    jig_rw_replace1(
        rw, op,
        jig_vector_build_shape_cast(rw, jig_op_loc(op), f.t.vector_type, jig_op_result(made, 0)));
    return true;
}

static bool of_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Flat f;
    JIG_CHECK(plan(rw, op, self->data, &f));
    JigLoc loc = jig_op_loc(op);
    JigValue *base = collapse(rw, &f);
    JigValueList at = indices(rw, &f);
    JigVectorWrite write = {.vector = jig_vector_build_shape_cast(rw, loc, f.type, f.t.vector),
                            .base = base,
                            .indices = at.items,
                            .all_in_bounds = true};
    jig_vector_build_write(rw, loc, &write, rw->arena);
    jig_rw_erase(rw, op);
    return true;
}

static const JigPattern patterns[] = {
    {.name = "rows in memory as one: read", .root = "vector.transfer_read", .fn = of_read},
    {.name = "rows in memory as one: write", .root = "vector.transfer_write", .fn = of_write},
    {0},
};

const JigPattern *jig_vector_memory_flatten_transfers(JigContext *ctx, uint32_t bits) {
    Limit limit = {bits};
    return jig_patterns_kept(ctx, patterns, &limit, sizeof limit);
}
