/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Packs and unpacks of a single tile in each tiled dimension: then the tiles, and what has none,
 * are all there is, and need only be padded or cut off, and brought into another order.
 */
#include "dialect/affine/affine_math.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_pad.h"
#include "payload/pack/pack_int.h"
#include "payload/pack/pack_patterns.h"

/* A pack or unpack on its way. Dimensions are those of the unpacked tensor. */
typedef struct Single {
    JigRewriter *rw;
    JigLoc loc;
    JigRelayout r;
    size_t rank, packed_rank;
    size_t *tile;  /* which tile a dimension has; num_tiles: none */
    size_t *outer; /* where it stands in the packed tensor */
} Single;

static bool is_tiled(const Single *s, size_t dim) {
    return s->tile[dim] < s->r.num_tiles;
}

/* The dimension that stands at `outer` in the packed tensor. */
static size_t dim_at(const Single *s, size_t outer) {
    return jig_attr_dense_array_len(s->r.outer_perm)
               ? (size_t)jig_attr_dense_array_int(s->r.outer_perm, outer)
               : outer;
}

static Single begin(JigRewriter *rw, const JigOp *op) {
    Single s = {.rw = rw, .loc = jig_op_loc(op), .r = jig_linalg_relayout(op, rw->arena)};
    s.rank = jig_type_rank(s.r.unpacked);
    s.packed_rank = jig_type_rank(s.r.packed);
    s.tile = JIG_NEW_ARRAY(rw->arena, size_t, s.rank + 1);
    s.outer = JIG_NEW_ARRAY(rw->arena, size_t, s.rank + 1);
    for (size_t i = 0; i < s.rank; ++i) {
        s.tile[i] = s.r.num_tiles;
        s.outer[dim_at(&s, i)] = i;
    }
    for (size_t k = 0; k < s.r.num_tiles; ++k)
        s.tile[jig_attr_dense_array_int(s.r.inner_pos, k)] = k;
    return s;
}

/* The reference looks for the size at the dimension of that number in the order, too. */
static bool has_single_tiles(const Single *s) {
    for (size_t i = 0; i < s->rank; ++i)
        if (is_tiled(s, i) && (jig_type_dim(s->r.packed, s->outer[i]) != 1 ||
                               jig_type_dim(s->r.packed, dim_at(s, i)) != 1))
            return false;
    return true;
}

/* Known, too, where it is a value that is a constant. */
static int64_t tile_size(const Single *s, size_t tile) {
    int64_t size;
    return jig_mixed_constant(s->r.tiles[tile], &size) ? size : JIG_DYNAMIC;
}

static const JigType *tensor_like(const Single *s, const int64_t *shape, size_t rank) {
    return jig_type_tensor(shape, rank, jig_type_element(s->r.packed), NULL);
}

static JigValue *transposed(const Single *s, JigValue *v, const JigMixed *sizes,
                            const int64_t *order, size_t rank) {
    JigValue *empty =
        jig_linalg_build_empty(s->rw, s->loc, sizes, rank, jig_type_element(s->r.packed));
    bool moves = false;
    for (size_t i = 0; i < rank; ++i)
        moves |= order[i] != (int64_t)i;
    return moves ? jig_op_result(jig_pack_transpose(s->rw, s->loc, v, empty, order, rank), 0) : v;
}

static JigMixed *zeros(const Single *s, size_t n) {
    JigMixed *list = JIG_NEW_ARRAY(s->rw->arena, JigMixed, n + 1);
    for (size_t i = 0; i < n; ++i)
        list[i] = jig_mixed_int(s->rw->ctx, 0);
    return list;
}

static JigSlice from_start(const Single *s, const JigMixed *sizes, size_t rank) {
    return (JigSlice){.offsets = zeros(s, rank), .sizes = sizes, .rank = rank};
}

/* ---- pack ---- */

/* Are dimensions without tiles in the order that they had, as far as the reference sees it? */
static bool keeps_order(const Single *s) {
    size_t last = 0;
    for (size_t i = 0; i < jig_attr_dense_array_len(s->r.outer_perm); ++i) {
        size_t dim = dim_at(s, i);
        if (is_tiled(s, dim))
            continue;
        if (dim < last &&
            (jig_type_dim(s->r.packed, last) != 1 || jig_type_dim(s->r.packed, dim) != 1))
            return false;
        last = dim;
    }
    return true;
}

/* The order of the source's dimensions: those without tiles, then as the tiles are. */
static int64_t *order_of_pack(const Single *s) {
    int64_t *order = JIG_NEW_ARRAY(s->rw->arena, int64_t, s->rank + 1);
    size_t n = 0;
    for (size_t i = 0; i < s->rank; ++i)
        if (!is_tiled(s, i))
            order[n++] = (int64_t)i;
    for (size_t k = 0; k < s->r.num_tiles; ++k)
        order[n++] = jig_attr_dense_array_int(s->r.inner_pos, k);
    return order;
}

/* The source's shape when it is padded. */
static int64_t *padded_shape(const Single *s) {
    int64_t *shape = JIG_NEW_ARRAY(s->rw->arena, int64_t, s->rank + 1);
    for (size_t i = 0; i < s->rank; ++i)
        shape[i] = s->r.padding && is_tiled(s, i) ? tile_size(s, s->tile[i])
                                                  : jig_type_dim(s->r.unpacked, i);
    return shape;
}

/* Is the packed tensor, without ones, the source in that order? */
static bool fits(const Single *s, const int64_t *shape, const int64_t *order) {
    int64_t *in_order = JIG_NEW_ARRAY(s->rw->arena, int64_t, s->rank + 1),
            *packed = JIG_NEW_ARRAY(s->rw->arena, int64_t, s->packed_rank + 1);
    bool *dropped = JIG_NEW_ARRAY(s->rw->arena, bool, s->packed_rank + 1);
    for (size_t i = 0; i < s->rank; ++i) {
        in_order[i] = shape[order[i]];
        packed[s->outer[i]] = is_tiled(s, i) ? 1 : shape[i];
    }
    for (size_t k = 0; k < s->r.num_tiles; ++k)
        packed[s->rank + k] = tile_size(s, k);
    return jig_tensor_dropped_dims(packed, s->packed_rank, tensor_like(s, in_order, s->rank), false,
                                   dropped);
}

static JigValue *padded(const Single *s, const int64_t *shape) {
    if (!s->r.padding)
        return s->r.source;
    JigIndexMath m = {s->rw, s->loc};
    JigMixed *high = zeros(s, s->rank);
    for (size_t i = 0; i < s->rank; ++i)
        if (is_tiled(s, i))
            high[i] = jig_affine_index_sub(&m, s->r.tiles[s->tile[i]],
                                           jig_tensor_build_dim(s->rw, s->loc, s->r.source, i));
    return jig_op_result(jig_tensor_build_pad(s->rw, s->loc, tensor_like(s, shape, s->rank),
                                              s->r.source, zeros(s, s->rank), high, s->r.padding,
                                              false),
                         0);
}

/* Sizes that are values, but constants. */
static void find_constant_tiles(const Single *s) {
    int64_t size;
    for (size_t k = 0; k < s->r.num_tiles; ++k)
        if (jig_mixed_constant(s->r.tiles[k], &size))
            s->r.tiles[k] = jig_mixed_int(s->rw->ctx, size);
}

static bool decompose_pack(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Single s = begin(rw, op);
    find_constant_tiles(&s);
    if (!has_single_tiles(&s) || !keeps_order(&s))
        return jig_no_match(rw, op, "has several tiles, or moves what has none");
    int64_t *order = order_of_pack(&s), *shape = padded_shape(&s);
    if (!fits(&s, shape, order))
        return jig_no_match(rw, op, "is not known to fill its tiles");
    JigValue *v = padded(&s, shape);
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, s.rank + 1),
             *packed = JIG_NEW_ARRAY(rw->arena, JigMixed, s.packed_rank + 1);
    for (size_t i = 0; i < s.rank; ++i) {
        size_t dim = (size_t)order[i];
        sizes[i] =
            is_tiled(&s, dim) ? s.r.tiles[s.tile[dim]] : jig_tensor_build_dim(rw, s.loc, v, dim);
        packed[s.outer[dim]] = is_tiled(&s, dim) ? jig_mixed_int(rw->ctx, 1) : sizes[i];
    }
    memcpy(packed + s.rank, s.r.tiles, s.r.num_tiles * sizeof *packed);
    v = transposed(&s, v, sizes, order, s.rank);
    jig_rw_replace_op(rw, op,
                      jig_tensor_build_insert_slice(rw, s.loc, v, s.r.dest,
                                                    from_start(&s, packed, s.packed_rank)));
    return true;
}

/* ---- unpack ---- */

/* The dimensions that are more than a one in both tensors, as they follow each other in the packed
 * one; n of them. False: one tensor knows of ones that the other does not. */
static bool order_of_unpack(const Single *s, int64_t *dims, size_t *n) {
    *n = 0;
    for (size_t o = 0; o < s->rank; ++o) {
        size_t dim = dim_at(s, o);
        if (is_tiled(s, dim))
            continue;
        bool is_one = jig_type_dim(s->r.packed, o) == 1;
        if (is_one != (jig_type_dim(s->r.unpacked, dim) == 1))
            return false;
        if (!is_one)
            dims[(*n)++] = (int64_t)dim;
    }
    for (size_t k = 0; k < s->r.num_tiles; ++k)
        dims[(*n)++] = jig_attr_dense_array_int(s->r.inner_pos, k);
    return true;
}

/* The slice without outer ones; sizes[i] is that of the i-th dimension left. */
static JigValue *read_tile(const Single *s, JigMixed *sizes, size_t n) {
    JigMixed *all = JIG_NEW_ARRAY(s->rw->arena, JigMixed, s->packed_rank + 1);
    int64_t *shape = JIG_NEW_ARRAY(s->rw->arena, int64_t, n + 1);
    size_t k = 0;
    for (size_t o = 0; o < s->packed_rank; ++o) {
        bool is_tile = o >= s->rank, is_one = jig_type_dim(s->r.packed, o) == 1;
        all[o] =
            is_tile ? s->r.tiles[o - s->rank] : jig_tensor_build_dim(s->rw, s->loc, s->r.source, o);
        if (is_one && !is_tile)
            continue;
        shape[k] = all[o].attr ? jig_attr_int_value(all[o].attr) : JIG_DYNAMIC;
        sizes[k++] = all[o];
    }
    return jig_op_result(jig_tensor_build_extract_slice(s->rw, s->loc, tensor_like(s, shape, n),
                                                        s->r.source,
                                                        from_start(s, all, s->packed_rank)),
                         0);
}

static JigValue *in_order_of_dest(const Single *s, JigValue *v, const int64_t *dims,
                                  const JigMixed *sizes, size_t n) {
    int64_t *order = JIG_NEW_ARRAY(s->rw->arena, int64_t, n + 1);
    JigMixed *moved = JIG_NEW_ARRAY(s->rw->arena, JigMixed, n + 1);
    size_t k = 0;
    for (size_t dim = 0; dim < s->rank; ++dim)
        for (size_t i = 0; i < n; ++i)
            if (dims[i] == (int64_t)dim) {
                order[k] = (int64_t)i;
                moved[k++] = sizes[i];
            }
    return transposed(s, v, moved, order, n);
}

static bool decompose_unpack(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Single s = begin(rw, op);
    size_t n;
    int64_t *dims = JIG_NEW_ARRAY(rw->arena, int64_t, s.rank + 1);
    if (!has_single_tiles(&s) || !order_of_unpack(&s, dims, &n))
        return jig_no_match(rw, op, "has several tiles, or ones that are not known to be");
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, s.rank + 1),
             *dest = JIG_NEW_ARRAY(rw->arena, JigMixed, s.rank + 1),
             *kept = JIG_NEW_ARRAY(rw->arena, JigMixed, s.rank + 1);
    JigValue *v = in_order_of_dest(&s, read_tile(&s, sizes, n), dims, sizes, n);
    n = 0;
    for (size_t i = 0; i < s.rank; ++i) {
        dest[i] = jig_tensor_build_dim(rw, s.loc, s.r.dest, i);
        if (is_tiled(&s, i) || jig_type_dim(s.r.packed, s.outer[i]) != 1)
            kept[n++] = dest[i];
    }
    v = jig_op_result(jig_tensor_build_extract_slice(rw, s.loc, NULL, v, from_start(&s, kept, n)),
                      0);
    jig_rw_replace_op(
        rw, op,
        jig_tensor_build_insert_slice(rw, s.loc, v, s.r.dest, from_start(&s, dest, s.rank)));
    return true;
}

const JigPattern jig_patterns_decompose_relayout[] = {
    {.name = "mlir::linalg::DecomposeOuterUnitDimsPackOpPattern",
     .root = "linalg.pack",
     .fn = decompose_pack},
    {.name = "mlir::linalg::DecomposeOuterUnitDimsUnPackOpPattern",
     .root = "linalg.unpack",
     .fn = decompose_unpack},
    {0},
};
