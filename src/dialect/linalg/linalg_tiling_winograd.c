/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tiling of the Winograd transforms.
 *
 * An image dimension is covered by overlapping tiles of m + r - 1 elements, m
 * apart, of which each makes m elements of output; one that is not transformed
 * has tiles of one element. Loops are the dimensions of the operand that counts
 * tiles (alpha h w, tiles h w, n, channel), and of a filter (f h w c).
 */
#include "dialect/affine/affine.h"
#include "dialect/common/dim.h"
#include "dialect/common/tiling.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/tensor/tensor.h"
#include "support/arena.h"

enum { FILTER_RANK = 4, IMAGE_RANK = 4, TILES_RANK = 6 };

static JigValue *in(const JigOp *op) {
    return jig_op_operand(op, 0);
}
static JigValue *dest(const JigOp *op) {
    return jig_linalg_output(op);
}

static JigSlice slice_of(JigArena *a, const JigMixed *offsets, const JigMixed *sizes, size_t rank) {
    return (JigSlice){.offsets = jig_arena_copy(a, offsets, rank * sizeof *offsets),
                      .sizes = jig_arena_copy(a, sizes, rank * sizeof *sizes),
                      .rank = rank};
}

static void domain_of(JigRewriter *rw, JigOp *op, JigValue *shape, JigTileRange *out) {
    for (size_t i = 0; i < jig_type_rank(jig_value_type(shape)); ++i)
        out[i] = (JigTileRange){jig_mixed_int(rw->ctx, 0),
                                jig_tensor_build_dim(rw, jig_op_loc(op), shape, i),
                                jig_mixed_int(rw->ctx, 1)};
}

/* The op from `from` to `to`, parts of its operands. */
static bool on_slices(JigRewriter *rw, JigOp *op, JigOp *from, JigOp *to, JigArena *a,
                      JigTiled *out) {
    JigValue *operands[] = {jig_op_result(from, 0), jig_op_result(to, 0)};
    JigOp *slices[] = {from, to};
    jig_tiling_tiled_op(jig_linalg_clone_onto(rw, op, operands), a, out);
    out->slices = jig_arena_copy(a, slices, sizeof slices);
    out->num_slices = JIG_LEN(slices);
    return true;
}

static JigOp *part_of(JigRewriter *rw, JigOp *op, JigValue *v, JigSlice part) {
    return jig_linalg_build_slice(rw, jig_op_loc(op), v, part);
}

/* ---- Filter: f h w c to alpha h w, c f ---- */

static size_t filter_loops(const JigOp *op) {
    (void)op;
    return FILTER_RANK;
}

static void filter_domain(JigRewriter *rw, JigOp *op, JigTileRange *out) {
    domain_of(rw, op, in(op), out);
}

static bool filter_position(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile, JigArena *a,
                            JigSlice *out) {
    (void)result;
    const JigType *filter = jig_value_type(in(op));
    int64_t alpha = jig_linalg_winograd(op).tile;
    JigMixed zero = jig_mixed_int(rw->ctx, 0);
    JigMixed offsets[] = {zero, zero, tile.offsets[3], tile.offsets[0]};
    JigMixed sizes[] = {jig_mixed_int(rw->ctx, jig_type_dim(filter, 1) == 1 ? 1 : alpha),
                        jig_mixed_int(rw->ctx, jig_type_dim(filter, 2) == 1 ? 1 : alpha),
                        tile.sizes[3], tile.sizes[0]};
    *out = slice_of(a, offsets, sizes, FILTER_RANK);
    return true;
}

/* Each tile needs the whole window. */
static bool filter_tile(JigRewriter *rw, JigOp *op, JigSlice tile, JigArena *a, JigTiled *out) {
    JigMixed zero = jig_mixed_int(rw->ctx, 0);
    JigMixed offsets[] = {tile.offsets[0], zero, zero, tile.offsets[3]};
    JigMixed sizes[] = {tile.sizes[0], jig_tensor_build_dim(rw, jig_op_loc(op), in(op), 1),
                        jig_tensor_build_dim(rw, jig_op_loc(op), in(op), 2), tile.sizes[3]};
    JigSlice position;
    JigOp *from = part_of(rw, op, in(op), slice_of(a, offsets, sizes, FILTER_RANK));
    JIG_CHECK(filter_position(rw, op, 0, tile, a, &position));
    return on_slices(rw, op, from, part_of(rw, op, dest(op), position), a, out);
}

const JigTilingIface jig_linalg_winograd_filter_tiling = {
    .num_loops = filter_loops,
    .iterator = jig_tiling_parallel_iterator,
    .domain = filter_domain,
    .tile = filter_tile,
    .result_position = filter_position,
};

/* ---- Images and their tiles ---- */

static size_t image_loops(const JigOp *op) {
    (void)op;
    return TILES_RANK;
}

/* x * factor + more, as an op even when all of it is known. */
static JigMixed scaled(JigRewriter *rw, JigOp *op, JigMixed x, int64_t factor, int64_t more) {
    const JigExpr *d = jig_expr_dim(rw->ctx, 0);
    const JigExpr *product = jig_expr_mul(d, jig_expr_constant(rw->ctx, factor));
    const JigExpr *e = jig_expr_add(product, jig_expr_constant(rw->ctx, more));
    const JigMap *map = jig_map(rw->ctx, 1, 0, &e, 1);
    return jig_mixed_value(jig_op_result(jig_affine_apply(rw, jig_op_loc(op), map, &x), 0));
}

/* The part n h w c of the image that belongs to `tile`, whose tiles are m apart and reach `more`
 * elements further. Dimension h or w that is not transformed has an alpha of 1. */
static JigSlice image_part(JigRewriter *rw, JigOp *op, const JigType *tiles, JigSlice tile,
                           int64_t more, JigArena *a) {
    int64_t m = jig_linalg_winograd(op).m;
    bool transformed[] = {jig_type_dim(tiles, 0) != 1, jig_type_dim(tiles, 1) != 1};
    JigMixed offsets[IMAGE_RANK] = {tile.offsets[4], [3] = tile.offsets[5]},
             sizes[IMAGE_RANK] = {tile.sizes[4], [3] = tile.sizes[5]};
    for (size_t d = 0; d < 2; ++d)
        offsets[1 + d] = scaled(rw, op, tile.offsets[2 + d], transformed[d] ? m : 1, 0);
    for (size_t d = 0; d < 2; ++d) {
        JigMixed covered = scaled(rw, op, tile.sizes[2 + d], m, more);
        sizes[1 + d] = transformed[d] ? covered : tile.sizes[2 + d];
    }
    return slice_of(a, offsets, sizes, IMAGE_RANK);
}

/* The whole of alpha h w, and `tile` of the others. */
static JigSlice tiles_part(JigRewriter *rw, JigOp *op, const JigType *tiles, JigSlice tile,
                           JigArena *a) {
    JigMixed offsets[TILES_RANK], sizes[TILES_RANK];
    for (size_t i = 0; i < TILES_RANK; ++i) {
        offsets[i] = i < 2 ? jig_mixed_int(rw->ctx, 0) : tile.offsets[i];
        sizes[i] =
            i < 2 ? jig_mixed_int(rw->ctx,
                                  jig_type_dim(tiles, i) == 1 ? 1 : jig_linalg_winograd(op).tile)
                  : tile.sizes[i];
    }
    return slice_of(a, offsets, sizes, TILES_RANK);
}

/* ---- Input: image to tiles ---- */

static void input_domain(JigRewriter *rw, JigOp *op, JigTileRange *out) {
    domain_of(rw, op, dest(op), out);
}

static bool input_position(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile, JigArena *a,
                           JigSlice *out) {
    (void)result;
    *out = tiles_part(rw, op, jig_value_type(dest(op)), tile, a);
    return true;
}

/* Of an image dimension of unknown size the op can't tell that it is not transformed. */
static bool knows_plain_sizes(const JigType *tiles, JigSlice tile) {
    for (size_t d = 0; d < 2; ++d)
        if (jig_type_dim(tiles, d) == 1 && !tile.sizes[2 + d].attr)
            return false;
    return true;
}

static bool input_tile(JigRewriter *rw, JigOp *op, JigSlice tile, JigArena *a, JigTiled *out) {
    const JigType *tiles = jig_value_type(dest(op));
    if (!knows_plain_sizes(tiles, tile))
        return jig_op_error(op, "can't have tiles of unknown size in a dimension that is not "
                                "transformed");
    int64_t overlap = jig_linalg_winograd(op).r - 1;
    JigOp *from = part_of(rw, op, in(op), image_part(rw, op, tiles, tile, overlap, a));
    JigOp *to = part_of(rw, op, dest(op), tiles_part(rw, op, tiles, tile, a));
    return on_slices(rw, op, from, to, a, out);
}

const JigTilingIface jig_linalg_winograd_input_tiling = {
    .num_loops = image_loops,
    .iterator = jig_tiling_parallel_iterator,
    .domain = input_domain,
    .tile = input_tile,
    .result_position = input_position,
};

/* ---- Output: tiles to image ---- */

static void output_domain(JigRewriter *rw, JigOp *op, JigTileRange *out) {
    domain_of(rw, op, in(op), out);
}

static bool output_position(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile, JigArena *a,
                            JigSlice *out) {
    (void)result;
    *out = image_part(rw, op, jig_value_type(in(op)), tile, 0, a);
    return true;
}

/* Each part of a tile would add all of it. */
static bool has_whole_tiles(const JigType *tiles, JigSlice tile) {
    for (size_t d = 0; d < 2; ++d) {
        int64_t size = jig_type_dim(tiles, d);
        if (!jig_mixed_is(tile.offsets[d], 0) ||
            (size != JIG_DYNAMIC && !jig_mixed_is(tile.sizes[d], size)))
            return false;
    }
    return true;
}

static bool output_tile(JigRewriter *rw, JigOp *op, JigSlice tile, JigArena *a, JigTiled *out) {
    JigSlice position;
    if (!has_whole_tiles(jig_value_type(in(op)), tile))
        return jig_op_error(op, "can't add up parts of tiles");
    JigOp *from = part_of(rw, op, in(op), tiles_part(rw, op, jig_value_type(in(op)), tile, a));
    JIG_CHECK(output_position(rw, op, 0, tile, a, &position));
    return on_slices(rw, op, from, part_of(rw, op, dest(op), position), a, out);
}

const JigTilingIface jig_linalg_winograd_output_tiling = {
    .num_loops = image_loops,
    .iterator = jig_tiling_parallel_iterator,
    .domain = output_domain,
    .tile = output_tile,
    .result_position = output_position,
};
