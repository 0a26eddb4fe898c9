/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Accesses of a view become accesses of what it views: indices are computed from those of the view,
 * by affine ops. The kinds of access differ in where their parts stand, and in what of them lasts.
 */
#include "dialect/affine/affine.h"
#include "dialect/affine/affine_slices.h"
#include "dialect/arith/arith.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "jig/ops/vector.h"
#include "payload/patterns/patterns.h"
#include "payload/patterns/accesses.h"
#include "payload/patterns/viewed.h"
#include "support/check.h"

static const JigViewAccess
    load = {.base = 0, .indices = 1, .in_bounds = true},
    store = {.base = 1, .indices = 2, .in_bounds = true},
    vector_load = {.base = 0, .indices = 1, .vector = true},
    vector_store = {.base = 1, .indices = 2, .vector = true},
    masked = {.base = 0, .indices = 1, .vector = true},
    transfer_read = {.base = 0, .indices = 1, .transfer = true},
    transfer_write = {.base = 1, .indices = 2, .transfer = true},
    affine_load = {.base = 0, .indices = 1, .in_bounds = true, .affine = true},
    affine_store = {.base = 1, .indices = 2, .in_bounds = true, .affine = true},
    matrix_load = {.base = 0, .indices = 1}, matrix_store = {.base = 1, .indices = 2};

static JigValue *base_of(const JigOp *op, const JigViewAccess *x) {
    return jig_op_operand(op, jig_operand_range(op, x->base).start);
}

static JigValue *value_of(JigRewriter *rw, JigLoc loc, JigMixed m) {
    int64_t v;
    return !m.value && jig_mixed_constant(m, &v) ? jig_arith_index(rw, loc, v) : m.value;
}

/* One value per result of the map. */
static JigMixed *map_results(JigRewriter *rw, JigOp *op, const JigMixed *operands) {
    const JigMap *map = jig_attr_map_value(jig_affine_map_attr(op));
    unsigned n = jig_map_num_results(map);
    JigMixed *indices = JIG_NEW_ARRAY(rw->arena, JigMixed, n + 1);
    for (unsigned i = 0; i < n; i++) {
        JigMixed m = jig_affine_apply_folded(rw, jig_op_loc(op), jig_map_sub(map, &i, 1), operands);
        indices[i] = jig_mixed_value(value_of(rw, jig_op_loc(op), m));
    }
    return indices;
}

/* As values; those of an affine access are built. */
static JigMixed *indices_of(JigRewriter *rw, JigOp *op, const JigViewAccess *x) {
    JigOperandRange r = jig_operand_range(op, x->indices);
    JigMixed *indices = JIG_NEW_ARRAY(rw->arena, JigMixed, r.count + 1);
    for (size_t i = 0; i < r.count; i++)
        indices[i] = jig_mixed_value(jig_op_operand(op, r.start + i));
    return x->affine ? map_results(rw, op, indices) : indices;
}

/* ---- The access of what is viewed ---- */

static JigOp *affine_access(JigRewriter *rw, JigOp *op, JigValue *base, const JigMixed *indices) {
    size_t n = jig_type_rank(jig_value_type(base));
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        values[i] = value_of(rw, jig_op_loc(op), indices[i]);
    const JigAttr *map = jig_attr_of_map(jig_map_identity(rw->ctx, (unsigned)n));
    if (jig_op_is(op, JIG_AFFINE(STORE)))
        return jig_affine_store_build(rw, jig_op_loc(op),
                                      &(JigAffineStore){.value = jig_affine_store_value(op),
                                                        .memref = base,
                                                        .indices = {values, n},
                                                        .map = map});
    return jig_affine_load_build(rw, jig_op_loc(op),
                                 &(JigAffineLoad){.memref = base,
                                                  .indices = {values, n},
                                                  .result_type = jig_op_result_type(op, 0),
                                                  .map = map});
}

/* `map` is the transfer's, NULL of others. */
static JigOp *replace(JigRewriter *rw, JigOp *op, const JigViewAccess *x, JigValue *base,
                      const JigMixed *indices, const JigMap *map) {
    JigOp *to = x->affine
                    ? affine_access(rw, op, base, indices)
                    : jig_patterns_build_access_like(rw, op, jig_operand_range(op, x->base).start,
                                                     base, x->indices, indices, map);
    jig_rw_takes_over(rw, op, to);
    if (jig_op_num_results(op))
        jig_rw_replace_op(rw, op, to);
    else
        jig_rw_erase(rw, op);
    return to;
}

/* ---- Neighbours in the view, and in what it views ----
 * The reference does not ask whether they are the same. */

static const JigType *vector_of(const JigOp *op) {
    if (jig_transfer(op))
        return jig_value_type(jig_transfer(op)->vector(op));
    if (jig_op_num_results(op))
        return jig_op_result_type(op, 0);
    return jig_value_type(jig_op_is(op, JIG_VECTOR(STORE))
                              ? jig_vector_store_value_to_store(op)
                              : jig_vector_maskedstore_value_to_store(op));
}

/* May the vector's dimension `k`, counted from the last one, leave the buffer, and is padded then?
 */
static bool leaves_bounds(const JigOp *op, size_t n, size_t k) {
    const JigAttr *in_bounds = jig_transfer(op) ? jig_vector_in_bounds_attr(op) : NULL;
    return in_bounds && !jig_attr_bool_value(jig_attr_array_at(in_bounds, n - 1 - k));
}

/* How many dimensions, counted from the last one, the vector extends along. */
static size_t breadth(const JigOp *op) {
    const JigType *t = vector_of(op);
    size_t n = jig_type_rank(t), wide = 0;
    for (size_t k = 0; k < n; k++)
        if (jig_type_dim(t, n - 1 - k) != 1 || leaves_bounds(op, n, k))
            wide = k + 1;
    return wide;
}

/* Of a slice: rows beside each other are rows beside each other. */
static bool slice_keeps_neighbours(const JigOp *op, const JigSlice *s, const bool *dropped) {
    size_t wide = breadth(op);
    for (size_t k = 0; k < wide && wide > 1; k++)
        if (k >= s->rank || dropped[s->rank - 1 - k] ||
            !jig_mixed_is(s->strides[s->rank - 1 - k], 1))
            return false;
    return true;
}

/* Of an expanded buffer: where it extends along the last of several dimensions that are one, it
 * does not extend beyond. */
static bool expansion_keeps_neighbours(const JigOp *op, JigGroups groups, size_t rank) {
    size_t wide = breadth(op), n = jig_type_rank(vector_of(op));
    for (size_t k = 0; k < wide; k++) {
        const JigGroup *g = k < groups.n ? &groups.items[groups.n - 1 - k] : NULL;
        if (!g || (size_t)g->dims[g->n - 1] != rank - 1 - k ||
            (g->n > 1 && (k + 1 < wide || leaves_bounds(op, n, k))))
            return false;
    }
    return true;
}

static bool collapse_keeps_neighbours(const JigOp *op, JigGroups groups) {
    size_t wide = breadth(op);
    for (size_t k = 0; k < wide && wide > 1; k++)
        if (k >= groups.n || groups.items[groups.n - 1 - k].n != 1)
            return false;
    return true;
}

/* Has the buffer a dimension for each of the vector? */
static bool has_dims_for(const JigOp *op, const JigValue *base) {
    return jig_type_rank(jig_value_type(base)) >= jig_type_rank(vector_of(op));
}

/* ---- Of a subview ---- */

/* Vectors that are accessed through a subview are not streamed any more, elements are. */
static void no_streaming(JigRewriter *rw, JigOp *access) {
    if (jig_op_is(access, JIG_VECTOR(LOAD)))
        jig_vector_load_set_nontemporal(rw, access, jig_attr_bool(rw->ctx, false));
    else if (jig_op_is(access, JIG_VECTOR(STORE)))
        jig_vector_store_set_nontemporal(rw, access, jig_attr_bool(rw->ctx, false));
}

static bool access_of_subview(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigViewAccess *x = self->data;
    JigOp *view = jig_value_def_of(base_of(op, x), JIG_MEMREF(SUBVIEW));
    if (!view)
        return jig_no_match(rw, op, "not a subview producer");
    bool *dropped;
    JigSlice s = jig_memref_slice(view, rw->arena, &dropped);
    const JigMap *map = NULL;
    if (x->vector && !slice_keeps_neighbours(op, &s, dropped))
        return jig_no_match(rw, op, "neighbours in the view are not neighbours");
    if (x->transfer) {
        if (jig_patterns_transfer_leaves_bounds(op))
            return jig_no_match(rw, op, "out of bounds transfer dim");
        if (!jig_mixed_all_are(s.strides, s.rank, 1))
            return jig_no_match(rw, op,
                                "non-1 stride subview, need to track strides in folded memref");
        map = jig_patterns_transfer_map_over(op, dropped, s.rank, rw->arena);
    }
    JigIndexMath m = {rw, jig_op_loc(op)};
    JigMixed *indices = jig_affine_slice_resolve(&m, s, dropped, indices_of(rw, op, x), rw->arena);
    no_streaming(rw, replace(rw, op, x, jig_memref_subview_source(view), indices, map));
    return true;
}

bool jig_patterns_access_of_subview(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    return access_of_subview(rw, op, self);
}

bool jig_patterns_access_resolve_subview(JigRewriter *rw, JigOp *op, size_t base, size_t group,
                                         JigViewPlace *out) {
    JigOp *view = jig_value_def_of(jig_op_operand_group(op, base), JIG_MEMREF(SUBVIEW));
    if (!view)
        return false;
    bool *dropped;
    JigSlice s = jig_memref_slice(view, rw->arena, &dropped);
    JigIndexMath m = {rw, jig_op_loc(op)};
    const JigViewAccess x = {.base = base, .indices = group};
    JigMixed *indices = jig_affine_slice_resolve(&m, s, dropped, indices_of(rw, op, &x), rw->arena);
    *out = (JigViewPlace){jig_memref_subview_source(view),
                          JIG_NEW_ARRAY(rw->arena, JigValue *, s.rank + 1), s.rank};
    for (size_t i = 0; i < s.rank; i++)
        out->indices[i] = value_of(rw, jig_op_loc(op), indices[i]);
    return true;
}

static bool subview_of_subview(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *view = jig_value_def_of(jig_memref_subview_source(op), JIG_MEMREF(SUBVIEW));
    if (!view)
        return jig_no_match(rw, op, "not of a subview");
    bool *dropped, *unused;
    JigSlice outer = jig_memref_slice(view, rw->arena, &dropped),
             inner = jig_memref_slice(op, rw->arena, &unused);
    if (!jig_mixed_all_are(outer.strides, outer.rank, 1) ||
        !jig_mixed_all_are(inner.strides, inner.rank, 1))
        return jig_no_match(rw, op, "requires unit strides");
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, outer.rank + 1);
    for (size_t i = 0, k = 0; i < outer.rank; i++)
        sizes[i] = dropped[i] ? outer.sizes[i] : inner.sizes[k++];
    JigIndexMath m = {rw, jig_op_loc(op)};
    JigMixed *offsets = jig_affine_slice_resolve(&m, outer, dropped, inner.offsets, rw->arena);
    for (size_t i = 0; i < outer.rank; i++) {
        int64_t v;
        if (jig_mixed_constant(offsets[i], &v))
            offsets[i] = jig_mixed_int(rw->ctx, v);
    }
    JigSlice s = {offsets, sizes, outer.strides, outer.rank};
    jig_rw_replace_op(rw, op,
                      jig_memref_build_subview(rw, jig_op_loc(op), jig_op_result_type(op, 0),
                                               jig_memref_subview_source(view), s));
    return true;
}

/* ---- Of a reshape ---- */

/* The index of a group, where it has several dimensions. */
static JigMixed linearize(JigRewriter *rw, JigOp *op, bool in_bounds, const JigGroup *g,
                          const JigMixed *indices, const JigMixed *shape) {
    if (g->n == 1)
        return indices[g->dims[0]];
    JigValue **parts = JIG_NEW_ARRAY(rw->arena, JigValue *, g->n);
    JigMixed *basis = JIG_NEW_ARRAY(rw->arena, JigMixed, g->n);
    for (size_t i = 0; i < g->n; i++) {
        parts[i] = indices[g->dims[i]].value;
        basis[i] = shape[g->dims[i]];
    }
    JigMixedParts b = jig_mixed_parts(rw->ctx, basis, g->n, rw->arena);
    JigAffineLinearizeIndex made = {.multi_index = {parts, g->n},
                                    .dynamic_basis = b.values,
                                    .linear_index_type = jig_type_index(rw->ctx),
                                    .static_basis = b.attr,
                                    .disjoint = in_bounds ? jig_attr_unit(rw->ctx) : NULL};
    return jig_mixed_value(
        jig_op_result(jig_affine_linearize_index_build(rw, jig_op_loc(op), &made), 0));
}

/* Indices of an expanded buffer as those of its source. */
static JigMixed *collapsed(JigRewriter *rw, JigOp *op, JigOp *view, bool in_bounds,
                           const JigMixed *old) {
    size_t n, rank = jig_type_rank(jig_value_type(jig_memref_expand_shape_src(view)));
    JigMixed *shape = jig_mixed_list(view, "static_output_shape", 1, &n, rw->arena),
             *indices = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    JigGroups groups = jig_reshape_groups_of(view, rw->arena);
    for (size_t i = 0; i < groups.n; i++)
        indices[i] = linearize(rw, op, in_bounds, &groups.items[i], old, shape);
    return indices;
}

static bool access_of_expand(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigViewAccess *x = self->data;
    JigOp *view = jig_value_def_of(base_of(op, x), JIG_MEMREF(EXPAND_SHAPE));
    if (!view)
        return jig_no_match(rw, op, "not of an expanded buffer");
    JigValue *source = jig_memref_expand_shape_src(view);
    size_t rank = jig_type_rank(jig_value_type(source));
    const JigMap *map = NULL;
    if ((x->vector || x->transfer) &&
        (!has_dims_for(op, source) ||
         !expansion_keeps_neighbours(op, jig_reshape_groups_of(view, rw->arena),
                                     jig_type_rank(jig_op_result_type(view, 0)))))
        return jig_no_match(rw, op, "neighbours in the view are not neighbours");
    if (x->transfer) {
        size_t vector = jig_map_num_results(jig_patterns_transfer_map(op));
        if (!jig_map_is_minor_identity(jig_patterns_transfer_map(op)) || rank < vector)
            return jig_no_match(rw, op, "the map is not a minor identity");
        map = jig_map_minor_identity(rw->ctx, (unsigned)rank, (unsigned)vector);
    }
    JigMixed *indices = collapsed(rw, op, view, x->in_bounds, indices_of(rw, op, x));
    replace(rw, op, x, source, indices, map);
    return true;
}

/* The sizes of a buffer as its metadata tells them; constants where its type does. */
static JigMixed *sizes_of(JigRewriter *rw, JigLoc loc, JigValue *memref) {
    const JigType *t = jig_value_type(memref);
    JigMemrefExtractStridedMetadata parts = {.source = memref};
    JigOp *metadata = jig_memref_extract_strided_metadata_build(rw, loc, &parts);
    size_t rank = jig_type_rank(t);
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; i++)
        sizes[i] = jig_type_is_dynamic_dim(t, i)
                       ? jig_mixed_value(jig_memref_extract_strided_metadata_sizes_at(metadata, i))
                       : jig_mixed_int(rw->ctx, jig_type_dim(t, i));
    return sizes;
}

/* The indices of a group's dimensions. */
static void delinearize(JigRewriter *rw, JigLoc loc, JigMixed index, const JigGroup *g,
                        const JigMixed *sizes, JigMixed *out) {
    if (g->n == 1) {
        out[g->dims[0]] = index;
        return;
    }
    JigMixed *basis = JIG_NEW_ARRAY(rw->arena, JigMixed, g->n);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, g->n);
    for (size_t i = 0; i < g->n; i++) {
        basis[i] = sizes[g->dims[i]];
        types[i] = jig_type_index(rw->ctx);
    }
    JigMixedParts b = jig_mixed_parts(rw->ctx, basis, g->n, rw->arena);
    JigAffineDelinearizeIndex parts = {.linear_index = index.value,
                                       .dynamic_basis = b.values,
                                       .multi_index_types = {types, g->n},
                                       .static_basis = b.attr};
    JigOp *op = jig_affine_delinearize_index_build(rw, loc, &parts);
    for (size_t i = 0; i < g->n; i++)
        out[g->dims[i]] = jig_mixed_value(jig_op_result(op, i));
}

/* Indices of a collapsed buffer as those of its source. */
static JigMixed *expanded(JigRewriter *rw, JigLoc loc, JigOp *view, const JigMixed *old) {
    JigValue *source = jig_memref_collapse_shape_src(view);
    size_t rank = jig_type_rank(jig_value_type(source));
    JigMixed *indices = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    JigGroups groups = jig_reshape_groups_of(view, rw->arena);
    JigMixed *sizes = sizes_of(rw, loc, source);
    for (size_t i = 0; i < groups.n; i++)
        delinearize(rw, loc, old[i], &groups.items[i], sizes, indices);
    for (size_t i = 0; groups.n == 0 && i < rank; i++)
        indices[i] = jig_mixed_value(jig_arith_index(rw, loc, 0));
    return indices;
}

static bool access_of_collapse(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigViewAccess *x = self->data;
    JigOp *view = jig_value_def_of(base_of(op, x), JIG_MEMREF(COLLAPSE_SHAPE));
    if (!view)
        return jig_no_match(rw, op, "not of a collapsed buffer");
    if (x->vector && !collapse_keeps_neighbours(op, jig_reshape_groups_of(view, rw->arena)))
        return jig_no_match(rw, op, "neighbours in the view are not neighbours");
    JigMixed *indices = expanded(rw, jig_op_loc(op), view, indices_of(rw, op, x));
    replace(rw, op, x, jig_memref_collapse_shape_src(view), indices, NULL);
    return true;
}

/* ---- Of any of them ---- */

bool jig_patterns_look_through(JigRewriter *rw, JigOp *op, JigViewed *v) {
    JIG_REQUIRE(rw && op && v);
    JigOp *view = jig_value_def(v->base);
    if (jig_op_is(view, JIG_MEMREF(SUBVIEW))) {
        bool *dropped;
        JigSlice s = jig_memref_slice(view, rw->arena, &dropped);
        JigIndexMath m = {rw, jig_op_loc(op)};
        v->indices = jig_affine_slice_resolve(&m, s, dropped, v->indices, rw->arena);
        v->base = jig_memref_subview_source(view);
    } else if (jig_op_is(view, JIG_MEMREF(EXPAND_SHAPE))) {
        v->indices = collapsed(rw, op, view, false, v->indices);
        v->base = jig_memref_expand_shape_src(view);
    } else if (jig_op_is(view, JIG_MEMREF(COLLAPSE_SHAPE))) {
        v->indices = expanded(rw, jig_op_loc(op), view, v->indices);
        v->base = jig_memref_collapse_shape_src(view);
    } else {
        return false;
    }
    return true;
}

#define OF(fn_, root_, access)                                                                     \
    { .name = #fn_ "<" root_ ">", .root = root_, .fn = fn_, .data = &access }
const JigPattern jig_patterns_fold_memref_alias[] = {
    OF(access_of_subview, "memref.load", load),
    OF(access_of_subview, "vector.load", vector_load),
    OF(access_of_subview, "vector.maskedload", masked),
    OF(access_of_subview, "vector.transfer_read", transfer_read),
    OF(access_of_subview, "memref.store", store),
    OF(access_of_subview, "vector.transfer_write", transfer_write),
    OF(access_of_subview, "vector.store", vector_store),
    OF(access_of_subview, "vector.maskedstore", masked),
    OF(access_of_subview, "gpu.subgroup_mma_load_matrix", matrix_load),
    OF(access_of_subview, "gpu.subgroup_mma_store_matrix", matrix_store),
    OF(access_of_expand, "memref.load", load),
    OF(access_of_expand, "vector.load", vector_load),
    OF(access_of_expand, "vector.maskedload", masked),
    OF(access_of_expand, "vector.transfer_read", transfer_read),
    OF(access_of_expand, "memref.store", store),
    OF(access_of_expand, "vector.store", vector_store),
    OF(access_of_expand, "vector.maskedstore", masked),
    OF(access_of_collapse, "memref.load", load),
    OF(access_of_collapse, "vector.load", vector_load),
    OF(access_of_collapse, "vector.maskedload", masked),
    OF(access_of_collapse, "memref.store", store),
    OF(access_of_collapse, "vector.store", vector_store),
    OF(access_of_collapse, "vector.maskedstore", masked),
    {.name = "SubViewOfSubViewFolder", .root = "memref.subview", .fn = subview_of_subview},
    {0},
};
/* Where sizes or offsets are no symbols, what is computed from them is no index of affine ops: this
 * is told after the pass. */
#define AFFINE_OF(fn_, root_, access)                                                              \
    {                                                                                              \
        .name = #fn_ "<" root_ ">", .root = root_, .fn = fn_, .data = &access,                     \
        .leaves_invalid = true                                                                     \
    }
const JigPattern jig_patterns_fold_affine_alias[] = {
    AFFINE_OF(access_of_subview, "affine.load", affine_load),
    AFFINE_OF(access_of_expand, "affine.load", affine_load),
    AFFINE_OF(access_of_collapse, "affine.load", affine_load),
    AFFINE_OF(access_of_subview, "affine.store", affine_store),
    AFFINE_OF(access_of_expand, "affine.store", affine_store),
    AFFINE_OF(access_of_collapse, "affine.store", affine_store),
    {0},
};
