/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transfers: what is known to be in bounds, masks that select all; values that went through a
 * tensor and need not. */
#include "dialect/common/constfold.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector_transfer.h"
#include "dialect/vector/vector_util.h"
#include "support/arena.h"
#include "ir/trail.h"

/* ---- In bounds ---- */
static bool is_repeated(const JigTransfer *t, unsigned i) {
    return jig_expr_kind(jig_map_result(t->map, i)) != JIG_EXPR_DIM;
}

/* How many lanes a scalable dimension has is not known. */
static bool lane_in_bounds(const JigTransfer *t, unsigned i) {
    unsigned d = jig_map_dim_position(t->map, i);
    int64_t at, end;
    return !jig_type_is_dynamic_dim(t->base_type, d) &&
           !jig_vector_scalable_at(t->vector_type, i) &&
           jig_constant_int(jig_op_operand(t->op, t->indices.start + d), &at) && at >= 0 &&
           !__builtin_add_overflow(at, jig_type_dim(t->vector_type, i), &end) &&
           end <= jig_type_dim(t->base_type, d);
}

static bool infer_in_bounds(JigFoldCall *call, const JigTransfer *t) {
    JigContext *ctx = jig_op_context(t->op);
    unsigned n = jig_map_num_results(t->map);
    const JigAttr **items = JIG_NEW_ARRAY(call->arena, const JigAttr *, n + 1);
    bool changed = false, all = true;
    for (unsigned i = 0; i < n; i++)
        all &= is_repeated(t, i) || jig_vector_in_bounds_at(t, i) || lane_in_bounds(t, i);
    /* Of the repeated dims it is written down only when all others are in bounds. */
    for (unsigned i = 0; i < n; i++) {
        bool before = jig_vector_in_bounds_at(t, i),
             now = before || (is_repeated(t, i) ? all : lane_in_bounds(t, i));
        changed |= now != before;
        items[i] = jig_attr_bool(ctx, now);
    }
    if (changed)
        jig_vector_set_in_bounds(NULL, t->op, jig_attr_array(ctx, items, n));
    return changed;
}

static bool stays_in_bounds(const JigTransfer *t) {
    for (unsigned i = 0; i < jig_map_num_results(t->map); i++)
        if (!jig_vector_in_bounds_at(t, i))
            return false;
    return true;
}

/* ---- Two transfers ---- */
static JigValue *index_at(const JigTransfer *t, size_t d) {
    return jig_op_operand(t->op, t->indices.start + d);
}

static bool same_indices(const JigTransfer *a, const JigTransfer *b) {
    if (a->indices.count != b->indices.count)
        return false;
    for (size_t i = 0; i < a->indices.count; i++)
        if (index_at(a, i) != index_at(b, i))
            return false;
    return true;
}

/* The same lanes at the same place, when their masks and bounds agree. */
static bool same_place(const JigTransfer *a, const JigTransfer *b) {
    return a->map == b->map && a->vector_type == b->vector_type && same_indices(a, b);
}

enum { UNKNOWN_LANES = -1 };

/* Number of lanes along dimension `d` of the base; 1: the transfer does not move along it. */
static int64_t lanes_along(const JigTransfer *t, size_t d) {
    for (unsigned i = 0; i < jig_map_num_results(t->map); i++)
        if (!is_repeated(t, i) && jig_map_dim_position(t->map, i) == d)
            return jig_vector_scalable_at(t->vector_type, i) ? UNKNOWN_LANES
                                                             : jig_type_dim(t->vector_type, i);
    return 1;
}

/* How far apart along dimension `d` two transfers must start. Whatever the maps say, the reference
 * takes the lanes to lie along the last dimensions, and here it is not known better than there. */
static int64_t room_along(const JigTransfer *a, const JigTransfer *b, size_t d) {
    size_t lead = jig_vector_leading_dims(a);
    int64_t room = d < lead ? 1 : jig_type_dim(a->vector_type, d - lead), x = lanes_along(a, d),
            y = lanes_along(b, d);
    if (x == UNKNOWN_LANES || y == UNKNOWN_LANES ||
        (d >= lead && jig_vector_scalable_at(a->vector_type, d - lead)))
        return UNKNOWN_LANES;
    x = x > y ? x : y;
    return room > x ? room : x;
}

/* No lane in common: some index is a constant in both, and they are too far from each other. */
static bool are_apart(const JigTransfer *a, const JigTransfer *b) {
    if (a->vector_type != b->vector_type || a->indices.count != b->indices.count)
        return false;
    for (size_t d = 0; d < a->indices.count; d++) {
        int64_t x, y, room = room_along(a, b, d);
        if (room == UNKNOWN_LANES || !jig_constant_int(index_at(a, d), &x) ||
            !jig_constant_int(index_at(b, d), &y))
            continue;
        uint64_t distance = x < y ? (uint64_t)y - (uint64_t)x : (uint64_t)x - (uint64_t)y;
        if (distance >= (uint64_t)room)
            return true;
    }
    return false;
}

/* Do the lanes that the masks leave out read the same value that was written to all others? */
static bool masks_agree(const JigTransfer *read, const JigTransfer *write) {
    if (!read->mask && !write->mask)
        return true;
    const JigAttr *written = jig_constant_of(write->vector),
                  *padding = jig_constant_of(read->padding);
    return (!write->mask || write->mask == read->mask) && written && padding &&
           jig_attr_is_dense(written) && jig_attr_is_splat(written) &&
           jig_attr_element(written, 0) == padding;
}

/* The vector that a write before put where `read` looks, if no write in between may have changed
 * it. */
static JigValue *what_was_written(const JigTransfer *read) {
    JigOp *def = jig_value_def(read->base);
    JigTrail trail = {0};
    while (jig_op_is(def, JIG_VECTOR(TRANSFER_WRITE)) && jig_trail_step(&trail, def)) {
        JigTransfer write = jig_vector_transfer(def);
        if (stays_in_bounds(&write) && same_place(read, &write) && masks_agree(read, &write))
            return write.vector;
        if (!are_apart(read, &write))
            return NULL;
        def = jig_value_def(write.base);
    }
    return NULL;
}

static bool covers_tensor(const JigTransfer *t) {
    if (!jig_map_is_minor_identity(t->map) || !stays_in_bounds(t) ||
        jig_type_rank(t->vector_type) != jig_type_rank(t->base_type))
        return false;
    for (size_t d = 0; d < t->indices.count; d++) {
        int64_t at;
        if (!jig_constant_int(index_at(t, d), &at) || at != 0 ||
            jig_type_dim(t->vector_type, d) != jig_type_dim(t->base_type, d))
            return false;
    }
    return true;
}

/* The tensor that a write leaves: where it was just read from, or all of the one read. */
static JigValue *what_was_read(const JigTransfer *write) {
    JigOp *def = jig_value_def(write->vector);
    if (!jig_op_is(def, JIG_VECTOR(TRANSFER_READ)))
        return NULL;
    JigTransfer read = jig_vector_transfer(def);
    bool same = read.base == write->base && same_place(&read, write);
    if (write->mask || read.mask || read.base_type != write->base_type)
        return NULL;
    return same || (covers_tensor(&read) && covers_tensor(write)) ? read.base : NULL;
}

JigFold jig_vector_fold_transfer(JigFoldCall *call) {
    enum { MASK_GROUP = 3 };
    JigTransfer t = jig_vector_transfer(call->op);
    bool memref = jig_type_is_memref(t.base_type);
    JigValue *known = memref ? NULL : t.reads ? what_was_written(&t) : what_was_read(&t);
    if (known)
        return jig_const_fold_value(call, known);
    if (jig_type_rank(t.vector_type) && infer_in_bounds(call, &t))
        return JIG_FOLD_IN_PLACE;
    if (t.mask && jig_vector_lanes_of(t.mask) == JIG_LANES_ALL) {
        jig_op_set_operand_group(call->op, MASK_GROUP, NULL, 0);
        return JIG_FOLD_IN_PLACE;
    }
    bool cast = (t.reads || memref) && jig_vector_fold_base_cast(call->op, t.reads ? 0 : 1);
    return cast ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}

/* ---- transfer_write ---- */
/* An earlier write of the same lanes of a tensor does nothing, if only writes elsewhere are in
 * between. */
static bool covers_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    if (!jig_type_is_tensor(t.base_type))
        return jig_no_match(rw, op, "no tensor");
    JigOp *reader = op;
    JigTrail trail = {0};
    for (JigOp *def = jig_value_def(t.base); jig_op_is(def, JIG_VECTOR(TRANSFER_WRITE));) {
        JigTransfer before = jig_vector_transfer(def);
        if (def == op || !jig_trail_step(&trail, def))
            break;
        if (t.mask == before.mask && same_place(&t, &before)) {
            jig_vector_transfer_write_set_base(rw, reader, before.base);
            return true;
        }
        if (!are_apart(&t, &before) || !jig_value_has_one_use(jig_op_result(def, 0)))
            break;
        reader = def;
        def = jig_value_def(before.base);
    }
    return jig_no_match(rw, op, "no write to the same place before");
}

/* Is all of the tensor written, whatever it was before? */
static bool overwrites(const JigTransfer *write) {
    if (write->mask || jig_type_rank(write->vector_type) != jig_type_rank(write->base_type))
        return false;
    for (unsigned i = 0; i < write->indices.count; i++) {
        size_t d = jig_map_dim_position(write->map, i);
        int64_t at;
        if (!jig_constant_int(index_at(write, d), &at) || at != 0 ||
            jig_type_dim(write->vector_type, i) != jig_type_dim(write->base_type, d))
            return false;
    }
    return true;
}

/* The first part of what was written to another tensor is inserted: written to a slice of the
 * destination at once. */
static bool write_into_slice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *slice = jig_value_def_of(jig_tensor_insert_slice_source(op), JIG_TENSOR(EXTRACT_SLICE));
    if (!slice || !jig_value_has_one_use(jig_op_result(slice, 0)))
        return jig_no_match(rw, op, "no slice of its own");
    JigOp *def =
        jig_value_def_of(jig_tensor_extract_slice_source(slice), JIG_VECTOR(TRANSFER_WRITE));
    if (!def || !jig_value_has_one_use(jig_op_result(def, 0)))
        return jig_no_match(rw, op, "no slice of what is written");
    JigTransfer write = jig_vector_transfer(def);
    JigValue *dest = jig_tensor_insert_slice_dest(op);
    const JigType *type = jig_op_result_type(slice, 0);
    JigArena *a = rw->arena;
    if (!jig_slice_has_unit_strides(op, a) || !jig_slice_has_unit_strides(slice, a) ||
        !jig_slice_has_zero_offsets(slice, a) || !jig_slice_same_sizes(op, slice, a) ||
        jig_type_rank(type) != jig_map_num_results(write.map) || !overwrites(&write))
        return jig_no_match(rw, op, "not the first part of a tensor that is written whole");
    size_t rank;
    JigSlice place = {.offsets = jig_slice_offsets(op, &rank, a),
                      .sizes = jig_slice_sizes(op, &rank, a),
                      .strides = jig_slice_strides(op, &rank, a)};
    place.rank = rank;
    JigOp *part = jig_tensor_build_extract_slice(rw, jig_op_loc(slice), type, dest, place);
    const JigAttr **bounds = JIG_NEW_ARRAY(a, const JigAttr *, rank + 1);
    for (size_t i = 0; i < rank; i++)
        bounds[i] = jig_attr_bool(rw->ctx, false);
    JigValue **indices = JIG_NEW_ARRAY(a, JigValue *, rank + 1);
    for (size_t d = 0; d < rank; d++)
        indices[d] = index_at(&write, d);
    JigVectorTransferWrite parts = {.value_to_store = write.vector,
                                    .base = jig_op_result(part, 0),
                                    .indices = {indices, rank},
                                    .result_type = type,
                                    .permutation_map = jig_attr_of_map(write.map),
                                    .in_bounds = jig_attr_array(rw->ctx, bounds, rank)};
    JigOp *made = jig_vector_transfer_write_build(rw, jig_op_loc(def), &parts);
    jig_tensor_insert_slice_set_source(rw, op, jig_op_result(made, 0));
    return true;
}

const JigPattern jig_vector_transfer_write_patterns[] = {
    {.name = "FoldWaw", .root = "vector.transfer_write", .fn = covers_write},
    {.name = "SwapExtractSliceOfTransferWrite",
     .root = "tensor.insert_slice",
     .fn = write_into_slice},
    {0},
};

/* ---- transfer_read ---- */
/* Number of lanes along each dim of the base, below zero that at a vscale of 1; 0: none. */
static void accessed_lanes(const JigTransfer *t, int64_t *lanes) {
    memset(lanes, 0, jig_map_num_dims(t->map) * sizeof *lanes);
    for (unsigned i = 0; i < jig_map_num_results(t->map); i++) {
        int64_t n = jig_type_dim(t->vector_type, i);
        if (!is_repeated(t, i))
            lanes[jig_map_dim_position(t->map, i)] =
                jig_vector_scalable_at(t->vector_type, i) ? -n : n;
    }
}

static bool access_same_lanes(const JigTransfer *a, const JigTransfer *b, JigArena *arena) {
    size_t n = jig_map_num_dims(a->map);
    int64_t *x = JIG_NEW_ARRAY(arena, int64_t, n + 1), *y = JIG_NEW_ARRAY(arena, int64_t, n + 1);
    if (jig_map_num_dims(b->map) != n || a->mask || b->mask || !same_indices(a, b) ||
        !stays_in_bounds(a) || !stays_in_bounds(b))
        return false;
    accessed_lanes(a, x);
    accessed_lanes(b, y);
    return !memcmp(x, y, n * sizeof *x);
}

/* The read's map, in which dims that it reads one lane of, and the write says nothing about, are
 * repeated. */
static const JigMap *without_own_ones(const JigTransfer *read, const JigTransfer *write,
                                      JigArena *arena) {
    unsigned n = jig_map_num_results(read->map);
    const JigExpr **results = JIG_NEW_ARRAY(arena, const JigExpr *, n + 1);
    for (unsigned i = 0; i < n; i++) {
        results[i] = jig_map_result(read->map, i);
        if (!is_repeated(read, i) && jig_vector_is_one_lane(read->vector_type, i) &&
            !jig_map_uses_dim(write->map, jig_expr_position(results[i])))
            results[i] = jig_expr_constant(jig_map_context(read->map), 0);
    }
    return jig_map(jig_map_context(read->map), jig_map_num_dims(read->map), 0, results, n);
}

/* From the order of a write's lanes to that of a read. */
static const JigMap *order_of_lanes(const JigTransfer *read, const JigTransfer *write) {
    const JigMap *to = read->map, *from = write->map;
    jig_maps_compress_unused_dims(&to, 1);
    jig_maps_compress_unused_dims(&from, 1);
    return jig_map_num_dims(to) == jig_map_num_results(from) ? jig_map_compose(to, from) : NULL;
}

/* The same lanes as were written, some more often, or in another order. */
static bool read_after_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer read = jig_vector_transfer(op);
    JigOp *def = jig_value_def(read.base);
    if (!jig_type_is_tensor(read.base_type) || !jig_op_is(def, JIG_VECTOR(TRANSFER_WRITE)))
        return jig_no_match(rw, op, "no write to a tensor before");
    JigTransfer write = jig_vector_transfer(def);
    read.map = without_own_ones(&read, &write, rw->arena);
    if (!access_same_lanes(&read, &write, rw->arena))
        return jig_no_match(rw, op, "not the lanes that were written");
    const JigMap *map = order_of_lanes(&read, &write);
    size_t rank = jig_type_rank(read.vector_type);
    unsigned *order = JIG_NEW_ARRAY(rw->arena, unsigned, rank + 1), n;
    if (!map || !jig_map_num_results(map) ||
        !jig_map_is_permutation_of_minor_identity_with_broadcast(map, order, &n))
        return jig_no_match(rw, op, "no broadcast");
    int64_t *permutation = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1),
            *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    bool *scalable = JIG_NEW_ARRAY(rw->arena, bool, rank + 1);
    for (size_t i = 0; i < rank; i++) {
        permutation[i] = order[i];
        shape[order[i]] = jig_type_dim(read.vector_type, i);
        scalable[order[i]] = jig_vector_scalable_at(read.vector_type, i);
    }
    const JigType *type =
        jig_type_vector(shape, scalable, rank, jig_type_element(write.vector_type));
    JigOp *repeated =
        jig_build(rw, jig_op_loc(op), JIG_VECTOR(BROADCAST), &write.vector, 1, &type, 1, NULL);
    JigValue *lanes = jig_op_result(repeated, 0);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(TRANSPOSE), &lanes, 1, &read.vector_type, 1,
                            "permutation", jig_attr_dense_i64(rw->ctx, permutation, rank), NULL);
    return true;
}

const JigPattern jig_vector_transfer_read_patterns[] = {
    {.name = "TransferReadAfterWriteToBroadcast",
     .root = "vector.transfer_read",
     .fn = read_after_write},
    {0},
};
