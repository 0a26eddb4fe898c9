/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Slices and insertions: of masks, broadcasts, constants, and chains that set every lane. */
#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "dialect/vector/vector_util.h"
#include "support/arena.h"
#include "ir/trail.h"

/* The scalar in every lane of a broadcast, or NULL. */
static JigValue *scalar_in_all(const JigValue *v) {
    JigOp *def = jig_value_def(v);
    if (!jig_op_is(def, JIG_VECTOR(BROADCAST)))
        return NULL;
    JigValue *scalar = jig_vector_broadcast_source(def);
    return jig_type_is_vector(jig_value_type(scalar)) ? NULL : scalar;
}

static int64_t item(const JigOp *op, const char *list, size_t i) {
    return jig_attr_int_value(jig_attr_array_at(jig_op_attr(op, list), i));
}

static bool has_unit_strides(const JigOp *op) {
    const JigAttr *strides = jig_vector_strides_attr(op);
    for (size_t i = 0; i < jig_attr_array_len(strides); i++)
        if (jig_attr_int_value(jig_attr_array_at(strides, i)) != 1)
            return false;
    return true;
}

/* ---- extract_strided_slice ---- */
static bool slice_of_constant_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *mask =
        jig_value_def_of(jig_vector_extract_strided_slice_source(op), JIG_VECTOR(CONSTANT_MASK));
    if (!mask || !has_unit_strides(op))
        return jig_no_match(rw, op, "not of a constant mask, or in strides");
    const JigAttr *sizes = jig_vector_constant_mask_mask_dim_sizes_attr(mask);
    size_t n = jig_attr_array_len(jig_vector_extract_strided_slice_offsets_attr(op));
    JigShape kept = JIG_SHAPE(rw->arena);
    for (size_t i = 0; i < jig_attr_dense_array_len(sizes); i++) {
        int64_t size = jig_attr_dense_array_int(sizes, i);
        if (i < n) {
            int64_t start = item(op, "offsets", i), end = start + item(op, "sizes", i);
            size = (size < end ? size : end) - start;
        }
        jig_vector_push_dim(&kept, size, false);
    }
    jig_vector_replace_by_mask(rw, op, &kept);
    return true;
}

/* The slice of the source that the slice of its broadcast needs; the source when that is all of it.
 */
static JigValue *sliced_source(JigRewriter *rw, JigOp *op, JigValue *source) {
    const JigType *from = jig_value_type(source), *to = jig_op_result_type(op, 0);
    size_t rank = jig_type_is_vector(from) ? jig_type_rank(from) : 0,
           lead = jig_type_rank(to) - rank;
    size_t n = jig_attr_array_len(jig_vector_extract_strided_slice_offsets_attr(op));
    JigShape offsets = JIG_SHAPE(rw->arena), sizes = offsets, strides = offsets, shape = offsets;
    bool slices = false;
    for (size_t i = 0; i < rank; i++) {
        int64_t dim = jig_type_dim(from, i), kept = dim == 1 ? 1 : jig_type_dim(to, lead + i);
        slices |= kept != dim;
        jig_vector_push_dim(&shape, kept, jig_vector_scalable_at(from, i));
        if (lead + i >= n)
            continue;
        jig_vector_push_dim(&offsets, dim == 1 ? 0 : item(op, "offsets", lead + i), false);
        jig_vector_push_dim(&sizes, kept, false);
        jig_vector_push_dim(&strides, 1, false);
    }
    if (!slices)
        return source;
    const JigType *type = jig_vector_of_shape(&shape, jig_type_element(from));
    JigOp *made =
        jig_build(rw, jig_op_loc(op), JIG_VECTOR(EXTRACT_STRIDED_SLICE), &source, 1, &type, 1,
                  "offsets", jig_attr_i64_array(rw->ctx, offsets.dims, offsets.rank), "sizes",
                  jig_attr_i64_array(rw->ctx, sizes.dims, sizes.rank), "strides",
                  jig_attr_i64_array(rw->ctx, strides.dims, strides.rank), NULL);
    return jig_op_result(made, 0);
}

static bool slice_of_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *broadcast =
        jig_value_def_of(jig_vector_extract_strided_slice_source(op), JIG_VECTOR(BROADCAST));
    if (!broadcast || !has_unit_strides(op))
        return jig_no_match(rw, op, "not of a broadcast, or in strides");
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *source = sliced_source(rw, op, jig_vector_broadcast_source(broadcast));
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(BROADCAST), &source, 1, &type, 1, NULL);
    return true;
}
const JigPattern jig_vector_extract_strided_slice_patterns[] = {
    {.name = "StridedSliceConstantMaskFolder",
     .root = "vector.extract_strided_slice",
     .fn = slice_of_constant_mask},
    {.name = "StridedSliceCreateMask",
     .root = "vector.extract_strided_slice",
     .fn = jig_vector_slice_of_mask},
    {.name = "StridedSliceBroadcast",
     .root = "vector.extract_strided_slice",
     .fn = slice_of_broadcast},
    {.name = "ContiguousExtractStridedSliceToExtract",
     .root = "vector.extract_strided_slice",
     .fn = jig_vector_slice_of_row},
    {0},
};

/* ---- insert_strided_slice ---- */
/* The same scalar everywhere, or what the destination had there already. */
static bool insert_nothing_new(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *dest = jig_vector_insert_strided_slice_dest(op),
             *scalar = scalar_in_all(jig_vector_insert_strided_slice_value_to_store(op));
    bool known = scalar && scalar == scalar_in_all(dest);
    JigOp *slice = jig_value_def(jig_vector_insert_strided_slice_value_to_store(op));
    if (jig_op_is(slice, JIG_VECTOR(EXTRACT_STRIDED_SLICE)))
        known = jig_vector_extract_strided_slice_source(slice) == dest &&
                jig_vector_extract_strided_slice_offsets_attr(slice) ==
                    jig_vector_insert_strided_slice_offsets_attr(op) &&
                jig_vector_extract_strided_slice_strides_attr(slice) ==
                    jig_vector_insert_strided_slice_strides_attr(op);
    if (known)
        jig_rw_replace1(rw, op, dest);
    return known;
}

/* Larger constants are not rewritten element by element. */
#define MAX_ELEMENTS 256

/* Row-major number in `dest` of lane `i` of the slice. */
static int64_t lane_in_dest(const JigOp *op, const JigType *slice, const JigType *dest, int64_t i) {
    size_t rank = jig_type_rank(dest), lead = rank - jig_type_rank(slice);
    int64_t lane = 0, scale = 1;
    for (size_t d = rank; d-- > 0; scale *= jig_type_dim(dest, d)) {
        int64_t at = d < jig_attr_array_len(jig_vector_insert_strided_slice_offsets_attr(op))
                         ? item(op, "offsets", d)
                         : 0;
        if (d >= lead) {
            at += i % jig_type_dim(slice, d - lead);
            i /= jig_type_dim(slice, d - lead);
        }
        lane += at * scale;
    }
    return lane;
}

static bool insert_constant_slice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *source = jig_constant_of(jig_vector_insert_strided_slice_value_to_store(op)),
                  *dest = jig_constant_of(jig_vector_insert_strided_slice_dest(op));
    if (!source || !dest || !jig_attr_is_dense(source) || !jig_attr_is_dense(dest) ||
        !has_unit_strides(op))
        return jig_no_match(rw, op, "no constants, or in strides");
    const JigType *slice = jig_attr_type(source), *type = jig_attr_type(dest);
    if (jig_type_is_scalable(type) || jig_type_is_scalable(slice))
        return jig_no_match(rw, op, "scalable");
    int64_t total = jig_type_num_elements(type), n = jig_type_num_elements(slice);
    if ((total > MAX_ELEMENTS &&
         !jig_value_has_one_use(jig_vector_insert_strided_slice_dest(op))) ||
        jig_const_is_too_long(dest, total))
        return jig_no_match(rw, op, "the constant would be too long, or stays as well");
    const JigAttr **items = jig_arena_alloc(rw->arena, ((size_t)total + 1) * sizeof *items);
    for (int64_t i = 0; i < total; i++)
        items[i] = jig_attr_element(dest, i);
    for (int64_t i = 0; i < n; i++) {
        int64_t lane = lane_in_dest(op, slice, type, i);
        if (lane < 0 || lane >= total)
            return jig_no_match(rw, op, "a lane is out of bounds");
        items[lane] = jig_attr_element(source, i);
    }
    const JigAttr *all = jig_attr_dense_of(type, items, (size_t)total);
    jig_rw_replace_with_new(rw, op, JIG_ARITH(CONSTANT), NULL, 0, &type, 1, "value", all, NULL);
    return true;
}
const JigPattern jig_vector_insert_strided_slice_patterns[] = {
    {.name = "FoldInsertStridedSliceOfExtract",
     .root = "vector.insert_strided_slice",
     .fn = insert_nothing_new},
    {.name = "InsertStridedSliceConstantFolder",
     .root = "vector.insert_strided_slice",
     .fn = insert_constant_slice},
    {0},
};

/* ---- insert ---- */
static bool insert_to_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *from = jig_value_type(jig_vector_insert_value_to_store(op)),
                  *type = jig_op_result_type(op, 0);
    JigValue *value = jig_vector_insert_value_to_store(op), *scalar = scalar_in_all(value);
    if (scalar && scalar == scalar_in_all(jig_vector_insert_dest(op))) {
        jig_rw_replace_with_new(rw, op, JIG_VECTOR(BROADCAST), &scalar, 1, &type, 1, NULL);
        return true;
    }
    if (!jig_type_is_vector(from) || jig_type_num_elements(from) != jig_type_num_elements(type))
        return jig_no_match(rw, op, "not the whole vector");
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(BROADCAST), &value, 1, &type, 1, NULL);
    return true;
}

/* First lane that an insertion sets; false when its position is not static. */
static bool first_lane(const JigOp *insert, int64_t *lane) {
    const JigAttr *at = jig_vector_insert_static_position_attr(insert);
    const JigType *type = jig_op_result_type(insert, 0);
    *lane = 0;
    for (size_t i = 0; i < jig_type_rank(type); i++) {
        int64_t p = i < jig_attr_dense_array_len(at) ? jig_attr_dense_array_int(at, i) : 0;
        if (p < 0 || p >= jig_type_dim(type, i))
            return false;
        *lane = *lane * jig_type_dim(type, i) + p;
    }
    return true;
}

static int64_t num_lanes(const JigOp *insert) {
    const JigType *type = jig_value_type(jig_vector_insert_value_to_store(insert));
    return jig_type_is_vector(type) ? jig_type_num_elements(type) : 1;
}

static bool is_extended(const JigOp *insert) {
    for (JigUse *u = jig_value_first_use(jig_op_result(insert, 0)); u; u = jig_use_next(u))
        if (jig_op_is(jig_use_owner(u), JIG_VECTOR(INSERT)) && jig_use_index(u) == 1)
            return true;
    return false;
}

/* Marks the lanes that `insert` sets and no later one did; how many. */
static int64_t mark_lanes(JigOp *insert, int64_t first, JigOp **by) {
    int64_t n = 0;
    for (int64_t i = 0; i < num_lanes(insert); i++)
        if (!by[first + i]) {
            by[first + i] = insert;
            n++;
        }
    return n;
}

/* Inserts up to `last`, the first one first: the last ones that set all lanes together, and which
 * of them sets each lane. */
typedef struct InsertChain {
    JigOp **inserts, **by;
    size_t length, lanes;
} InsertChain;

static bool find_chain(JigOp *last, InsertChain *c, JigArena *a) {
    int64_t left = (int64_t)c->lanes, lane;
    c->by = jig_arena_calloc(a, (c->lanes + 1) * sizeof *c->by);
    JigTrail trail = {0};
    for (JigOp *at = last; jig_op_is(at, JIG_VECTOR(INSERT));
         at = jig_value_def(jig_vector_insert_dest(at))) {
        if (!jig_trail_step(&trail, at) || !first_lane(at, &lane) ||
            (at != last && !jig_value_has_one_use(jig_op_result(at, 0))))
            return false;
        c->length += left > 0;
        if (left)
            left -= mark_lanes(at, lane, c->by);
    }
    c->inserts = jig_arena_alloc(a, (c->length + 1) * sizeof *c->inserts);
    JigOp *at = last;
    for (size_t i = c->length; i-- > 0; at = jig_value_def(jig_vector_insert_dest(at)))
        c->inserts[i] = at;
    return left == 0;
}

static JigOp *lanes_of(JigRewriter *rw, JigLoc loc, JigValue *value) {
    size_t n = (size_t)jig_type_num_elements(jig_value_type(value));
    const JigType **types = jig_arena_alloc(rw->arena, n * sizeof *types);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_type_element(jig_value_type(value));
    return jig_build(rw, loc, JIG_VECTOR(TO_ELEMENTS), &value, 1, types, n, NULL);
}

/* Puts the lanes that the insert sets for good into `elements`. */
static void take_lanes(JigRewriter *rw, JigLoc loc, const InsertChain *c, JigOp *insert,
                       JigValue **elements) {
    JigValue *value = jig_vector_insert_value_to_store(insert);
    bool spread = jig_type_is_vector(jig_value_type(value));
    JigOp *lanes = NULL;
    int64_t first;
    (void)first_lane(insert, &first);
    for (int64_t i = 0; i < num_lanes(insert); i++) {
        if (c->by[first + i] != insert)
            continue;
        if (spread && !lanes)
            lanes = lanes_of(rw, loc, value);
        elements[first + i] = spread ? jig_op_result(lanes, (size_t)i) : value;
    }
}

/* A chain that leaves no lane of what it began with: elements. */
static bool insert_all_lanes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { MANY = 1 << 24 /* the result lists them all */ };
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_type_is_scalable(type) || is_extended(op) || jig_type_num_elements(type) > MANY)
        return jig_no_match(rw, op, "scalable, partly inserted or too many lanes");
    InsertChain chain = {.lanes = (size_t)jig_type_num_elements(type)};
    if (!find_chain(op, &chain, rw->arena))
        return jig_no_match(rw, op, "not all lanes are inserted");
    JigValue **elements = jig_arena_alloc(rw->arena, (chain.lanes + 1) * sizeof *elements);
    for (size_t i = 0; i < chain.length; i++)
        take_lanes(rw, jig_op_loc(op), &chain, chain.inserts[i], elements);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(FROM_ELEMENTS), elements, chain.lanes, &type, 1,
                            NULL);
    return true;
}
const JigPattern jig_vector_insert_patterns[] = {
    {.name = "InsertToBroadcast", .root = "vector.insert", .fn = insert_to_broadcast},
    {.name = "InsertChainFullyInitialized", .root = "vector.insert", .fn = insert_all_lanes},
    {0},
};
