/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transfers whose maps permute, repeat or leave out dimensions. */
#include "payload/vectorize/vectorize_patterns.h"

#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_transfer.h"
#include "dialect/vector/vector_util.h"
#include "support/arena.h"

JigOp *jig_vectorize_masked_root(JigOp *op) {
    JigOp *parent = jig_op_parent(op);
    return jig_op_is(parent, JIG_VECTOR(MASK)) ? parent : op;
}

/* Masked regions, and vectors without dimensions, stay as they are. */
static bool is_plain(JigRewriter *rw, const JigTransfer *t) {
    if (jig_map_num_results(t->map) == 0)
        return jig_no_match(rw, t->op, "0-d transfer");
    if (jig_vectorize_masked_root(t->op) != t->op)
        return jig_no_match(rw, t->op, "in a masked region");
    return true;
}

/* Where each result of the map belongs in a minor identity. NULL: there is no way. */
static const int64_t *places_of(JigRewriter *rw, const JigMap *map) {
    unsigned n = jig_map_num_results(map), *places = JIG_NEW_ARRAY(rw->arena, unsigned, n);
    int64_t *wide = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    if (!jig_map_is_permutation_of_minor_identity_with_broadcast(map, places, NULL))
        return NULL;
    for (unsigned i = 0; i < n; ++i)
        wide[i] = places[i];
    return wide;
}

/* out[places[i]] = what the transfer knows of dimension i. */
static const bool *placed_in_bounds(JigRewriter *rw, const JigTransfer *t, const int64_t *places) {
    unsigned n = jig_map_num_results(t->map);
    bool *out = JIG_NEW_ARRAY(rw->arena, bool, n);
    for (unsigned i = 0; i < n; ++i)
        out[places[i]] = jig_vector_in_bounds_at(t, i);
    return out;
}

static const int64_t *inverse(JigRewriter *rw, const int64_t *permutation, size_t n) {
    int64_t *out = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    for (size_t i = 0; i < n; ++i)
        out[permutation[i]] = (int64_t)i;
    return out;
}

/* Reads with dimension i at places[i], and transposes what was read. */
static bool read_placed(JigRewriter *rw, const JigTransfer *t, const int64_t *places) {
    unsigned n = jig_map_num_results(t->map);
    JigLoc loc = jig_op_loc(t->op);
    const int64_t *back = inverse(rw, places, n);
    const JigMap *order = jig_map_permutation(rw->ctx, back, n);
    if (jig_map_is_identity(order))
        return jig_no_match(rw, t->op, "the map does not permute");
    JigVectorRead read = {.type = jig_vector_permuted_type(t->vector_type, back),
                          .base = t->base,
                          .indices = jig_vector_transfer_indices(t, rw->arena),
                          .padding = t->padding,
                          .mask = t->mask,
                          .map = jig_map_compose(order, t->map),
                          .in_bounds = placed_in_bounds(rw, t, places)};
    JigOp *made = jig_vector_build_read(rw, loc, &read, rw->arena);
    jig_rw_replace1(rw, t->op, jig_vector_build_transpose(rw, loc, jig_op_result(made, 0), places));
    return true;
}

static bool permute_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    JIG_CHECK(is_plain(rw, &t));
    const int64_t *places = places_of(rw, t.map);
    if (!places)
        return jig_no_match(rw, op, "the map can not be permuted to a minor identity");
    return read_placed(rw, &t, places);
}

/* ---- Masked reads that leave out dimensions between those that they permute ---- */

/* Where each dimension belongs, so that they come in the order of the memory: as a mask has them.
 * What repeats stays where it is. */
static const int64_t *places_in_memory_order(JigRewriter *rw, const JigMap *map) {
    unsigned n = jig_map_num_results(map), num_slots = 0;
    int64_t *places = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    unsigned *slots = JIG_NEW_ARRAY(rw->arena, unsigned, n);
    for (unsigned i = 0; i < n; ++i) {
        places[i] = i;
        if (jig_expr_kind(jig_map_result(map, i)) == JIG_EXPR_DIM)
            slots[num_slots++] = i;
    }
    for (unsigned i = 0; i < num_slots; ++i) {
        unsigned before = 0;
        for (unsigned k = 0; k < num_slots; ++k)
            before += jig_map_dim_position(map, slots[k]) < jig_map_dim_position(map, slots[i]);
        places[slots[i]] = slots[before];
    }
    return places;
}

static bool order_masked_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    JIG_CHECK(is_plain(rw, &t));
    if (!t.mask || places_of(rw, t.map))
        return jig_no_match(rw, op, "no mask, or the map can be permuted to a minor identity");
    return read_placed(rw, &t, places_in_memory_order(rw, t.map));
}

static void replace_write(JigRewriter *rw, JigOp *op, JigOp *made) {
    if (jig_op_num_results(op))
        jig_rw_replace_op(rw, op, made);
    else
        jig_rw_erase(rw, op);
}

static bool permute_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    JIG_CHECK(is_plain(rw, &t));
    unsigned n = jig_map_num_results(t.map);
    const int64_t *places = places_of(rw, t.map);
    if (jig_map_is_minor_identity(t.map) || !places)
        return jig_no_match(rw, op, "the map needs no permutation, or more than one");
    const JigMap *own = t.map;
    jig_maps_compress_unused_dims(&own, 1);
    const JigMap *order = jig_map_inverse_permutation(own);
    if (!order)
        return jig_no_match(rw, op, "the map is no permutation");
    int64_t *permutation = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    for (unsigned i = 0; i < n; ++i)
        permutation[i] = jig_map_dim_position(order, i);
    JigVectorWrite write = {
        .vector = jig_vector_build_transpose(rw, jig_op_loc(op), t.vector, permutation),
        .base = t.base,
        .indices = jig_vector_transfer_indices(&t, rw->arena),
        .mask = t.mask,
        .map = jig_map_minor_identity(rw->ctx, jig_map_num_dims(t.map), n),
        .in_bounds = placed_in_bounds(rw, &t, places)};
    replace_write(rw, op, jig_vector_build_write(rw, jig_op_loc(op), &write, rw->arena));
    return true;
}

/* ---- Reads that repeat what they read along leading dimensions ---- */

static bool drop_leading_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    JIG_CHECK(is_plain(rw, &t));
    unsigned n = jig_map_num_results(t.map), lead = 0;
    while (lead < n && jig_expr_is_constant_equal(jig_map_result(t.map, lead), 0))
        ++lead;
    if (!lead)
        return jig_no_match(rw, op, "no leading broadcast dimension");
    const JigMap *map = jig_map_minor_sub(t.map, n - lead);
    if (n == lead)
        map = jig_map(rw->ctx, jig_map_num_dims(t.map), 0, NULL, 0);
    if (!jig_map_is_minor_identity_with_broadcast(map, NULL, NULL))
        return jig_no_match(rw, op, "the rest of the map is no minor identity");
    JigShape shape = JIG_SHAPE(rw->arena);
    bool *in_bounds = JIG_NEW_ARRAY(rw->arena, bool, n);
    for (unsigned i = lead; i < n; ++i) {
        jig_vector_push_dim(&shape, jig_type_dim(t.vector_type, i),
                            jig_vector_scalable_at(t.vector_type, i));
        in_bounds[i - lead] = jig_vector_in_bounds_at(&t, i);
    }
    JigVectorRead read = {.type = jig_vector_of_shape(&shape, jig_type_element(t.vector_type)),
                          .base = t.base,
                          .indices = jig_vector_transfer_indices(&t, rw->arena),
                          .padding = t.padding,
                          .mask = t.mask,
                          .map = map,
                          .in_bounds = in_bounds};
    JigOp *made = jig_vector_build_read(rw, jig_op_loc(op), &read, rw->arena);
    jig_rw_replace1(
        rw, op,
        jig_vector_build_broadcast(rw, jig_op_loc(op), t.vector_type, jig_op_result(made, 0)));
    return true;
}

/* ---- Writes that leave out inner dimensions ---- */

/* With `added` dimensions of one lane in front. */
static JigValue *with_ones(JigRewriter *rw, JigLoc loc, JigValue *vector, size_t added) {
    const JigType *type = jig_value_type(vector);
    JigShape shape = JIG_SHAPE(rw->arena);
    for (size_t i = 0; i < added; ++i)
        jig_vector_push_dim(&shape, 1, false);
    jig_vector_append_dims(&shape, type);
    return jig_vector_build_broadcast(rw, loc, jig_vector_of_shape(&shape, jig_type_element(type)),
                                      vector);
}

/* A mask has the order of the memory: its new dimensions, which `missing` tells of the last `n`
 * that the memory has, stand between the others. */
static JigValue *mask_with_ones(JigRewriter *rw, JigLoc loc, JigValue *mask, const bool *missing,
                                size_t n, size_t added) {
    JigValue *wide = with_ones(rw, loc, mask, added);
    int64_t *permutation = JIG_NEW_ARRAY(rw->arena, int64_t, n);
    size_t own = added, one = 0;
    for (size_t i = 0; i < n; ++i)
        permutation[i] = (int64_t)(missing[i] ? one++ : own++);
    return jig_vector_build_transpose(rw, loc, wide, permutation);
}

static bool add_missing_dims(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    JIG_CHECK(is_plain(rw, &t));
    if (places_of(rw, t.map))
        return jig_no_match(rw, op, "the map can be permuted to a minor identity");
    unsigned n = jig_map_num_results(t.map), dims = jig_map_num_dims(t.map), added = 0;
    size_t n_memory = 0;
    const JigExpr **results = JIG_NEW_ARRAY(rw->arena, const JigExpr *, dims + n);
    bool *in_bounds = JIG_NEW_ARRAY(rw->arena, bool, dims + n), found = false;
    bool *missing = JIG_NEW_ARRAY(rw->arena, bool, dims + n);
    for (unsigned d = 0; d < dims; ++d) {
        bool has = jig_map_result_position(t.map, jig_expr_dim(rw->ctx, d)) >= 0;
        found |= has;
        missing[n_memory] = !has;
        n_memory += found;
        if (found && !has) {
            in_bounds[added] = true;
            results[added++] = jig_expr_dim(rw->ctx, d);
        }
    }
    for (unsigned i = 0; i < n; ++i) {
        if (jig_expr_kind(jig_map_result(t.map, i)) != JIG_EXPR_DIM)
            return jig_no_match(rw, op, "the map is no projection");
        in_bounds[added + i] = jig_vector_in_bounds_at(&t, i);
        results[added + i] = jig_map_result(t.map, i);
    }
    JigLoc loc = jig_op_loc(op);
    JigValue *vector = with_ones(rw, loc, t.vector, added);
    JigValue *mask = t.mask ? mask_with_ones(rw, loc, t.mask, missing, n_memory, added) : NULL;
    JigVectorWrite write = {.vector = vector,
                            .base = t.base,
                            .indices = jig_vector_transfer_indices(&t, rw->arena),
                            .mask = mask,
                            .map = jig_map(rw->ctx, dims, 0, results, added + n),
                            .in_bounds = in_bounds};
    replace_write(rw, op, jig_vector_build_write(rw, loc, &write, rw->arena));
    return true;
}

const JigPattern jig_masked_read_order_patterns[] = {
    {.name = "MaskedReadInMemoryOrder", .root = "vector.transfer_read", .fn = order_masked_read},
    {0},
};

const JigPattern jig_transfer_permutation_patterns[] = {
    {.name = "(anonymous namespace)::TransferReadPermutationLowering",
     .root = "vector.transfer_read",
     .fn = permute_read},
    {.name = "(anonymous namespace)::TransferWritePermutationLowering",
     .root = "vector.transfer_write",
     .fn = permute_write},
    {.name = "(anonymous namespace)::TransferOpReduceRank",
     .root = "vector.transfer_read",
     .fn = drop_leading_broadcast},
    {.name = "(anonymous namespace)::TransferWriteNonPermutationLowering",
     .root = "vector.transfer_write",
     .fn = add_missing_dims},
    {0},
};
