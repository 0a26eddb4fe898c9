/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tiling of pack, unpack and softmax. The loops of pack are the outer
 * dimensions of the packed tensor; those of unpack the dimensions of the
 * unpacked one.
 */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/dim.h"
#include "dialect/affine/affine_math.h"
#include "dialect/common/slices.h"
#include "dialect/common/tiling.h"
#include "dialect/linalg/linalg_canon.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "support/arena.h"

static JigMixed *mixed_array(JigArena *a, size_t n) {
    return JIG_NEW_ARRAY(a, JigMixed, n + 1);
}
static size_t rank_of(JigValue *v) {
    return jig_type_rank(jig_value_type(v));
}

static size_t unpacked_rank(const JigOp *op) {
    return rank_of(jig_op_operand(op, jig_op_is(op, JIG_LINALG(PACK)) ? 0 : 1));
}

/* Sizes of all dimensions of the destination. */
static JigMixed *dest_sizes(JigRewriter *rw, JigOp *op, JigArena *a) {
    JigValue *dest = jig_linalg_dest(op);
    JigMixed *sizes = mixed_array(a, rank_of(dest));
    for (size_t i = 0; i < rank_of(dest); i++)
        sizes[i] = jig_tensor_build_dim(rw, jig_op_loc(op), dest, i);
    return sizes;
}

static void relayout_domain(JigRewriter *rw, JigOp *op, JigTileRange *out) {
    JigPoint point = jig_point(rw);
    JigArena *a = jig_arena_create();
    jig_at_before(rw, op);
    JigMixed *sizes = dest_sizes(rw, op, a);
    for (size_t i = 0; i < unpacked_rank(op); i++)
        out[i] = (JigTileRange){jig_mixed_int(rw->ctx, 0), sizes[i], jig_mixed_int(rw->ctx, 1)};
    jig_arena_destroy(a);
    jig_set_point(rw, point);
}

/* ---- What pack and unpack share ---- */
/* The tile of a dimension of the unpacked tensor; false when it is not tiled. */
static bool tile_of(const JigRelayout *r, size_t dim, JigMixed *out) {
    for (size_t i = 0; i < r->num_tiles; i++)
        if (jig_attr_dense_array_int(r->inner_pos, i) == (int64_t)dim) {
            *out = r->tiles[i];
            return true;
        }
    return false;
}

/* out[o] = in[perm[o]], or back: out[perm[o]] = in[o]. */
static void permute(const JigRelayout *r, bool back, size_t rank, const JigMixed *in,
                    JigMixed *out) {
    bool some = jig_attr_dense_array_len(r->outer_perm) != 0;
    for (size_t o = 0; o < rank; o++) {
        size_t i = some ? (size_t)jig_attr_dense_array_int(r->outer_perm, o) : o;
        out[back ? i : o] = in[back ? o : i];
    }
}

static JigOp *slice(JigRewriter *rw, JigOp *op, JigValue *v, JigSlice part) {
    return jig_linalg_build_slice(rw, jig_op_loc(op), v, part);
}

/* A copy of the op between `source` and `dest`. */
static JigOp *copy_between(JigRewriter *rw, JigOp *op, JigValue *source, JigValue *dest,
                           JigArena *a) {
    size_t n = jig_op_num_operands(op);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    operands[0] = source;
    operands[1] = dest;
    for (size_t i = 2; i < n; i++)
        operands[i] = jig_op_operand(op, i);
    const JigType *type = jig_value_type(dest);
    return jig_rw_clone_with(rw, jig_op_loc(op), op, operands, &type);
}

static void tiled_with_slices(JigOp *op, JigOp *first, JigOp *second, JigArena *a, JigTiled *out) {
    jig_tiling_tiled_op(op, a, out);
    out->slices = JIG_NEW_ARRAY(a, JigOp *, 2);
    out->slices[out->num_slices++] = first;
    if (second)
        out->slices[out->num_slices++] = second;
}

/* ---- pack ---- */
static bool pack_result_position(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile,
                                 JigArena *a, JigSlice *out) {
    (void)result;
    size_t rank = rank_of(jig_linalg_pack_dest(op));
    JigMixed *offsets = mixed_array(a, rank), *sizes = mixed_array(a, rank);
    JigMixed *whole = dest_sizes(rw, op, a);
    for (size_t i = 0; i < rank; i++) {
        offsets[i] = i < tile.rank ? tile.offsets[i] : jig_mixed_int(rw->ctx, 0);
        sizes[i] = i < tile.rank ? tile.sizes[i] : whole[i];
    }
    *out = (JigSlice){.offsets = offsets, .sizes = sizes, .rank = rank};
    return true;
}

/* The part of the source that the tile at `offset` of outer dimension `dim` packs. */
static void pack_source_part(const JigIndexMath *m, const JigRelayout *r, size_t dim,
                             JigMixed source_size, JigMixed *offset, JigMixed *size) {
    JigMixed tile;
    if (tile_of(r, dim, &tile)) {
        *offset = jig_affine_index_mul(m, *offset, tile);
        *size = jig_affine_index_mul(m, *size, tile);
    }
    if (r->padding)
        *size = jig_affine_index_min(m, *size, jig_affine_index_sub(m, source_size, *offset));
}

/* `part` of the source, as `tile` of the outer dimensions. */
static bool pack_onto(JigRewriter *rw, JigOp *op, JigSlice part, JigSlice tile, JigArena *a,
                      JigTiled *out) {
    JigOp *source = slice(rw, op, jig_linalg_pack_source(op), part);
    JigSlice packed;
    JIG_CHECK(pack_result_position(rw, op, 0, tile, a, &packed));
    JigOp *dest = slice(rw, op, jig_linalg_pack_dest(op), packed);
    tiled_with_slices(copy_between(rw, op, jig_op_result(source, 0), jig_op_result(dest, 0), a),
                      source, dest, a, out);
    return true;
}

static bool pack_tile(JigRewriter *rw, JigOp *op, JigSlice tile, JigArena *a, JigTiled *out) {
    JigRelayout r = jig_linalg_relayout(op, a);
    JigIndexMath m = {rw, jig_op_loc(op)};
    size_t rank = unpacked_rank(op);
    JigMixed *offsets = mixed_array(a, rank), *sizes = mixed_array(a, rank),
             *source_sizes = mixed_array(a, rank);
    permute(&r, true, rank, tile.offsets, offsets);
    permute(&r, true, rank, tile.sizes, sizes);
    for (size_t i = 0; i < rank; i++)
        source_sizes[i] = jig_tensor_build_dim(rw, m.loc, r.source, i);
    for (size_t i = 0; i < rank; i++)
        pack_source_part(&m, &r, i, source_sizes[i], &offsets[i], &sizes[i]);
    JigSlice part = {.offsets = offsets, .sizes = sizes, .rank = rank};
    tile.rank = rank;
    return pack_onto(rw, op, part, tile, a, out);
}

/* As a producer, only of whole inner tiles. */
static bool is_whole_tiles(const JigRelayout *r, const JigMixed *offsets, const JigMixed *sizes) {
    for (size_t i = 0; i < r->num_tiles; i++)
        if ((offsets && !jig_mixed_is(offsets[i], 0)) || !jig_mixed_equal(r->tiles[i], sizes[i]))
            return false;
    return true;
}

static bool pack_result_tile(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile, JigArena *a,
                             JigTiled *out) {
    (void)result;
    JigRelayout r = jig_linalg_relayout(op, a);
    size_t outer = unpacked_rank(op);
    return is_whole_tiles(&r, tile.offsets + outer, tile.sizes + outer) &&
           pack_tile(rw, op, tile, a, out);
}

/* The outer tiles that a part of source dimension `dim` fills. */
static bool outer_part(const JigIndexMath *m, const JigRelayout *r, size_t dim, size_t outer,
                       JigMixed *offset, JigMixed *size) {
    JigMixed tile;
    int64_t bound, inner, source = jig_type_dim(r->unpacked, dim);
    if (!tile_of(r, dim, &tile))
        return true;
    bool bounded = jig_affine_index_upper_bound(*size, &bound);
    if (bounded && source != JIG_DYNAMIC && bound >= source) {
        *size = jig_tensor_build_dim(m->rw, m->loc, r->dest, outer);
        return true;
    }
    if (!bounded || !jig_mixed_constant(tile, &inner) || inner <= 0 || bound % inner != 0)
        return false;
    *offset = jig_affine_index_floordiv(m, *offset, tile);
    *size = jig_affine_index_ceildiv(m, *size, tile);
    return true;
}

/* The reference counts the tiles of a packed tensor by its destination; those that the source does
 * not reach would stay as they were. */
static bool source_reaches_all(const JigRelayout *r) {
    for (size_t d = 0; d < jig_type_rank(r->unpacked); ++d)
        if (jig_type_is_dynamic_dim(r->packed, d))
            return false;
    return true;
}

static bool pack_domain_from_operand(JigRewriter *rw, JigOp *op, const size_t *operands, size_t n,
                                     const JigSlice *tiles, JigArena *a, JigSlice *loops) {
    if (n != 1 || operands[0] != 0)
        return false;
    JigRelayout r = jig_linalg_relayout(op, a);
    JIG_CHECK(source_reaches_all(&r));
    JigIndexMath m = {rw, jig_op_loc(op)};
    size_t rank = unpacked_rank(op);
    JigMixed *outer_offsets = mixed_array(a, rank), *outer_sizes = mixed_array(a, rank),
             *offsets = mixed_array(a, rank), *sizes = mixed_array(a, rank);
    for (size_t i = 0; i < rank; i++) {
        size_t outer = i;
        for (size_t o = 0; o < jig_attr_dense_array_len(r.outer_perm); o++)
            if (jig_attr_dense_array_int(r.outer_perm, o) == (int64_t)i)
                outer = o;
        outer_offsets[i] = tiles[0].offsets[i];
        outer_sizes[i] = tiles[0].sizes[i];
        JIG_CHECK(outer_part(&m, &r, i, outer, &outer_offsets[i], &outer_sizes[i]));
    }
    permute(&r, false, rank, outer_offsets, offsets);
    permute(&r, false, rank, outer_sizes, sizes);
    *loops = (JigSlice){.offsets = offsets, .sizes = sizes, .rank = rank};
    return true;
}

static bool pack_from_operand(JigRewriter *rw, JigOp *op, const size_t *operands, size_t n,
                              const JigSlice *tiles, JigArena *a, JigTiled *out) {
    JigSlice loops;
    return pack_domain_from_operand(rw, op, operands, n, tiles, a, &loops) &&
           pack_onto(rw, op, tiles[0], loops, a, out);
}

/* Inner tiles are taken as a whole. */
static bool never_empty(const JigOp *op, size_t loop) {
    (void)op;
    (void)loop;
    return false;
}

const JigTilingIface jig_linalg_pack_tiling = {
    .num_loops = unpacked_rank,
    .iterator = jig_tiling_parallel_iterator,
    .domain = relayout_domain,
    .tile = pack_tile,
    .result_position = pack_result_position,
    .result_tile = pack_result_tile,
    .tile_from_operand = pack_from_operand,
    .domain_from_operand = pack_domain_from_operand,
    .may_be_empty = never_empty,
};

/* ---- unpack ---- */
/* How a tile of one dimension of the result is cut out of packed tiles. */
typedef struct UnpackDim {
    bool aligned;        /* begins and ends with packed tiles */
    JigMixed first, num; /* packed tiles needed */
    JigMixed skip;       /* elements of the first one not wanted */
    JigMixed unpacked;   /* elements of all of them */
} UnpackDim;

/* Quotient and remainder, as ops even where they would fold. */
static void divide(const JigIndexMath *m, JigMixed x, JigMixed y, JigMixed *quotient,
                   JigMixed *remainder) {
    JigContext *ctx = m->rw->ctx;
    JigMixed operands[] = {jig_mixed_value(jig_arith_mixed_to_value(m->rw, m->loc, x)),
                           jig_mixed_value(jig_arith_mixed_to_value(m->rw, m->loc, y))};
    const JigExpr *d0 = jig_expr_dim(ctx, 0), *d1 = jig_expr_dim(ctx, 1);
    const JigExpr *div = jig_expr_floordiv(d0, d1), *mod = jig_expr_mod(d0, d1);
    *quotient = jig_mixed_value(
        jig_op_result(jig_affine_apply(m->rw, m->loc, jig_map(ctx, 2, 0, &div, 1), operands), 0));
    *remainder = jig_mixed_value(
        jig_op_result(jig_affine_apply(m->rw, m->loc, jig_map(ctx, 2, 0, &mod, 1), operands), 0));
}

static UnpackDim unaligned_part(const JigIndexMath *m, JigMixed tile, JigMixed offset,
                                JigMixed size) {
    JigMixed one = jig_mixed_int(m->rw->ctx, 1), last, ignored;
    UnpackDim d = {.aligned = false};
    divide(m, offset, tile, &d.first, &d.skip);
    JigMixed end = jig_affine_index_add(m, offset, size);
    divide(m, jig_affine_index_sub(m, end, one), tile, &last, &ignored);
    d.num = jig_affine_index_add(m, jig_affine_index_sub(m, last, d.first), one);
    const JigType *index = jig_type_index(m->rw->ctx);
    JigValue *factors[] = {jig_arith_mixed_to_value(m->rw, m->loc, d.num),
                           jig_arith_mixed_to_value(m->rw, m->loc, tile)};
    d.unpacked = jig_mixed_value(
        jig_build_or_fold(m->rw, m->loc, JIG_ARITH(MULI), factors, 2, &index, 1, NULL));
    return d;
}

static UnpackDim unpack_part(const JigIndexMath *m, const JigRelayout *r, size_t dim,
                             JigMixed offset, JigMixed size) {
    JigMixed zero = jig_mixed_int(m->rw->ctx, 0), tile;
    if (!tile_of(r, dim, &tile))
        return (UnpackDim){true, offset, size, zero, size};
    int64_t bound, inner;
    bool known =
        jig_affine_index_upper_bound(size, &bound) && jig_mixed_constant(tile, &inner) && inner > 0;
    if (known && bound == inner)
        return (UnpackDim){bound % inner == 0, jig_affine_index_floordiv(m, offset, tile),
                           jig_mixed_int(m->rw->ctx, 1), zero, size};
    if (known && bound % inner == 0) {
        JigMixed first = jig_affine_index_floordiv(m, offset, tile);
        return (UnpackDim){true, first, jig_affine_index_ceildiv(m, size, tile), zero, size};
    }
    return unaligned_part(m, tile, offset, size);
}

static bool unpack_tile(JigRewriter *rw, JigOp *op, JigSlice tile, JigArena *a, JigTiled *out) {
    JigRelayout r = jig_linalg_relayout(op, a);
    JigIndexMath m = {rw, jig_op_loc(op)};
    size_t rank = unpacked_rank(op), packed_rank = rank + r.num_tiles;
    JigMixed *first = mixed_array(a, rank), *num = mixed_array(a, rank),
             *skip = mixed_array(a, rank), *whole = mixed_array(a, rank);
    bool aligned = true;
    for (size_t i = 0; i < rank; i++) {
        UnpackDim d = unpack_part(&m, &r, i, tile.offsets[i], tile.sizes[i]);
        aligned &= d.aligned;
        first[i] = d.first;
        num[i] = d.num;
        skip[i] = d.skip;
        whole[i] = d.unpacked;
    }
    JigMixed *offsets = mixed_array(a, packed_rank), *sizes = mixed_array(a, packed_rank);
    permute(&r, false, rank, first, offsets);
    permute(&r, false, rank, num, sizes);
    for (size_t i = rank; i < packed_rank; i++) {
        offsets[i] = jig_mixed_int(rw->ctx, 0);
        sizes[i] = r.tiles[i - rank];
    }
    JigSlice packed = {.offsets = offsets, .sizes = sizes, .rank = packed_rank};
    JigOp *source = slice(rw, op, r.source, packed), *dest = NULL;
    tile.rank = rank;
    JigValue *into;
    if (aligned) {
        dest = slice(rw, op, r.dest, tile);
        into = jig_op_result(dest, 0);
    } else {
        into = jig_linalg_build_empty(rw, m.loc, whole, rank, jig_type_element(r.unpacked));
    }
    JigOp *copy = copy_between(rw, op, jig_op_result(source, 0), into, a);
    tiled_with_slices(copy, source, dest, a, out);
    JigSlice wanted = {.offsets = skip, .sizes = tile.sizes, .rank = rank};
    if (!aligned)
        out->values[0] = jig_op_result(slice(rw, op, jig_op_result(copy, 0), wanted), 0);
    return true;
}

static bool unpack_result_tile(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile,
                               JigArena *a, JigTiled *out) {
    (void)result;
    return unpack_tile(rw, op, tile, a, out);
}

static bool unpack_domain_from_operand(JigRewriter *rw, JigOp *op, const size_t *operands, size_t n,
                                       const JigSlice *tiles, JigArena *a, JigSlice *loops) {
    if (n != 1 || operands[0] > 1)
        return false;
    *loops = tiles[0];
    if (operands[0] == 1)
        return true;
    JigRelayout r = jig_linalg_relayout(op, a);
    JigIndexMath m = {rw, jig_op_loc(op)};
    size_t rank = unpacked_rank(op);
    JigMixed *whole = dest_sizes(rw, op, a), *offsets = mixed_array(a, rank),
             *sizes = mixed_array(a, rank), tile;
    permute(&r, true, rank, tiles[0].offsets, offsets);
    permute(&r, true, rank, tiles[0].sizes, sizes);
    for (size_t i = 0; i < rank; i++) {
        if (!tile_of(&r, i, &tile))
            continue;
        offsets[i] = jig_affine_index_mul(&m, offsets[i], tile);
        JigMixed all = jig_affine_index_mul(&m, sizes[i], tile);
        sizes[i] = jig_affine_index_min(&m, all, jig_affine_index_sub(&m, whole[i], offsets[i]));
    }
    *loops = (JigSlice){.offsets = offsets, .sizes = sizes, .rank = rank};
    return true;
}

static bool unpack_from_operand(JigRewriter *rw, JigOp *op, const size_t *operands, size_t n,
                                const JigSlice *tiles, JigArena *a, JigTiled *out) {
    JigRelayout r = jig_linalg_relayout(op, a);
    size_t rank = unpacked_rank(op);
    if (n != 1 || operands[0] != 0 || !is_whole_tiles(&r, NULL, tiles[0].sizes + rank))
        return false;
    JigSlice loops;
    JIG_CHECK(unpack_domain_from_operand(rw, op, operands, n, tiles, a, &loops));
    JigOp *dest = slice(rw, op, r.dest, loops);
    JigOp *source = slice(rw, op, r.source, tiles[0]);
    tiled_with_slices(copy_between(rw, op, jig_op_result(source, 0), jig_op_result(dest, 0), a),
                      source, dest, a, out);
    return true;
}

const JigTilingIface jig_linalg_unpack_tiling = {
    .num_loops = unpacked_rank,
    .iterator = jig_tiling_parallel_iterator,
    .domain = relayout_domain,
    .tile = unpack_tile,
    .result_position = jig_tiling_result_is_tile,
    .result_tile = unpack_result_tile,
    .domain_from_result = jig_tiling_result_is_tile,
    .tile_from_operand = unpack_from_operand,
    .domain_from_operand = unpack_domain_from_operand,
    .may_be_empty = never_empty,
};

/* ---- softmax ---- */
static size_t softmax_loops(const JigOp *op) {
    return rank_of(jig_linalg_softmax_input(op));
}

static JigIterator softmax_iterator(const JigOp *op, size_t loop) {
    return jig_linalg_softmax_dimension(op) == (int64_t)loop ? JIG_REDUCTION : JIG_PARALLEL;
}

static void softmax_domain(JigRewriter *rw, JigOp *op, JigTileRange *out) {
    JigLoc loc = jig_op_loc(op);
    JigMixed zero = jig_mixed_value(jig_arith_mixed_to_value(rw, loc, jig_mixed_int(rw->ctx, 0)));
    JigMixed one = jig_mixed_value(jig_arith_mixed_to_value(rw, loc, jig_mixed_int(rw->ctx, 1)));
    for (size_t i = 0; i < softmax_loops(op); i++)
        out[i] = (JigTileRange){
            zero, jig_tensor_build_dim(rw, loc, jig_linalg_softmax_input(op), i), one};
}

/* The reference also tiles the dimension that is summed up: each part would be a softmax of its
 * own. The offset of a loop that is not tiled is zero. */
static bool softmax_tile(JigRewriter *rw, JigOp *op, JigSlice tile, JigArena *a, JigTiled *out) {
    if (!jig_mixed_is(tile.offsets[jig_linalg_softmax_dimension(op)], 0))
        return jig_op_error(op, "cannot be tiled in the dimension that it normalizes");
    JigOp *in = slice(rw, op, jig_linalg_softmax_input(op), tile);
    JigOp *dest = in ? slice(rw, op, jig_linalg_softmax_output(op), tile) : NULL;
    if (!in || !dest)
        return jig_op_error(op, "failed to compute %s slice", in ? "output" : "input");
    JigValue *operands[] = {jig_op_result(in, 0), jig_op_result(dest, 0)};
    tiled_with_slices(jig_linalg_clone_onto(rw, op, operands), in, dest, a, out);
    return true;
}

const JigTilingIface jig_linalg_softmax_tiling = {
    .num_loops = softmax_loops,
    .iterator = softmax_iterator,
    .domain = softmax_domain,
    .tile = softmax_tile,
    .result_position = jig_tiling_result_is_tile,
    .domain_from_result = jig_tiling_result_is_tile,
};
