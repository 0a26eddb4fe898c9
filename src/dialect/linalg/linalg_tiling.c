/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tiling of structured ops: a tile of the iteration domain becomes, through
 * the indexing maps, a slice of each operand; the op is copied onto the slices.
 *
 * Tile sizes are half open. Maps are applied to closed intervals (sizes - 1),
 * since the image of [0, n) under d0 + d1 is not that of its open bounds. What
 * is built, and in which order, shows in the output, dead ops included.
 */
#include "dialect/common/tiling.h"
#include "dialect/affine/affine.h"
#include "dialect/common/dim.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "dialect/arith/arith.h"
#include "support/arena.h"

/* ---- Shapes ---- */
/* One result of `map`, applied to as many operands as it has dims. */
static JigMixed apply_result(JigRewriter *rw, JigLoc loc, const JigMap *map, unsigned result,
                             const JigMixed *operands) {
    return jig_affine_apply_folded(rw, loc, jig_map_sub(map, &result, 1), operands);
}

/* e(operand) for an expression of one dim. */
static JigMixed apply_expr(JigRewriter *rw, JigLoc loc, const JigExpr *e, JigMixed operand) {
    return jig_affine_apply_folded(rw, loc, jig_map(rw->ctx, 1, 0, &e, 1), &operand);
}

static JigMixed plus_constant(JigRewriter *rw, JigLoc loc, JigMixed x, int64_t c) {
    return apply_expr(rw, loc, jig_expr_add_const(jig_expr_dim(rw->ctx, 0), c), x);
}

/* The constant zero? */
static bool is_zero(JigMixed x) {
    return jig_mixed_is(x, 0);
}

/* ---- The iteration domain ---- */
static size_t num_loops(const JigOp *op) {
    return jig_structured(op)->num_loops(op);
}

static JigIterator iterator(const JigOp *op, size_t loop) {
    return jig_structured(op)->iterator(op, loop);
}

const JigMap *jig_linalg_loops_to_shapes(const JigOp *op, JigArena *a) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_op_num_operands(op);
    const JigMap **maps = JIG_NEW_ARRAY(a, const JigMap *, n + 1);
    for (size_t i = 0; i < n; i++)
        maps[i] = s->map(op, i);
    return jig_map_concat(jig_op_context(op), maps, n);
}

/* Dimensions of all operands, one after another. */
static JigMixed *flat_dims(JigRewriter *rw, const JigOp *op, JigArena *a) {
    size_t total = 0, k = 0, n = jig_op_num_operands(op);
    for (size_t i = 0; i < n; i++)
        total += jig_linalg_rank(jig_op_operand_type(op, i));
    JigMixed *dims = JIG_NEW_ARRAY(a, JigMixed, total + 1);
    for (size_t i = 0; i < n; i++) {
        JigValue *v = jig_op_operand(op, i);
        for (size_t d = 0; d < jig_linalg_rank(jig_value_type(v)); d++)
            dims[k++] = jig_tensor_build_dim(rw, jig_op_loc(op), v, d);
    }
    return dims;
}

void jig_linalg_loop_sizes(JigRewriter *rw, const JigOp *op, JigMixed *sizes) {
    JigArena *a = jig_arena_create();
    const JigMixed *dims = flat_dims(rw, op, a);
    const JigMap *map = jig_map_inverse_permutation(jig_linalg_loops_to_shapes(op, a));
    for (size_t i = 0; i < num_loops(op); i++)
        sizes[i] = dims[jig_map_dim_position(map, (unsigned)i)];
    jig_arena_destroy(a);
}

static void domain(JigRewriter *rw, JigOp *op, JigTileRange *out) {
    JigPoint point = jig_point(rw);
    JigArena *a = jig_arena_create();
    jig_at_before(rw, op);
    JigMixed *dims = flat_dims(rw, op, a);
    const JigMap *map = jig_map_inverse_permutation(jig_linalg_loops_to_shapes(op, a));
    for (size_t i = 0; i < num_loops(op); i++) {
        out[i].offset = jig_mixed_int(rw->ctx, 0);
        out[i].size = apply_result(rw, jig_op_loc(op), map, (unsigned)i, dims);
        out[i].stride = jig_mixed_int(rw->ctx, 1);
    }
    jig_arena_destroy(a);
    jig_set_point(rw, point);
}

/* ---- Slices of operands ---- */
typedef struct Tile {
    const JigMixed *sizes; /* of the loops; 0: not tiled */
    const JigMixed *lower; /* offsets; 0 where the loop is not tiled */
    const JigMixed *last;  /* sizes - 1 */
} Tile;

static bool expr_is_tiled(const JigExpr *e, const JigMixed *sizes, const JigContext *ctx) {
    if (jig_expr_kind(e) == JIG_EXPR_DIM)
        return !is_zero(sizes[jig_expr_position(e)]);
    if (!jig_expr_is_binary(e) || !jig_stack_ok(ctx))
        return false;
    return expr_is_tiled(jig_expr_lhs(e), sizes, ctx) || expr_is_tiled(jig_expr_rhs(e), sizes, ctx);
}

static bool map_is_tiled(const JigMap *map, const JigMixed *sizes) {
    for (unsigned i = 0; i < jig_map_num_results(map); i++)
        if (expr_is_tiled(jig_map_result(map, i), sizes, jig_map_context(map)))
            return true;
    return false;
}

/* Loops that are not tiled (size 0) take no offset. */
static JigMixed *tile_lower(JigRewriter *rw, JigSlice tile, JigArena *a) {
    JigMixed *lower = JIG_NEW_ARRAY(a, JigMixed, tile.rank + 1);
    size_t used = 0;
    for (size_t i = 0; i < tile.rank; i++)
        lower[i] = is_zero(tile.sizes[i]) ? jig_mixed_int(rw->ctx, 0) : tile.offsets[used++];
    return lower;
}

static JigMixed *tile_last(JigRewriter *rw, JigLoc loc, JigSlice tile, JigArena *a) {
    JigMixed *last = JIG_NEW_ARRAY(a, JigMixed, tile.rank + 1);
    for (size_t i = 0; i < tile.rank; i++)
        last[i] = plus_constant(rw, loc, tile.sizes[i], -1);
    return last;
}

/* The slice of `shaped`, read through `map`, that the tile needs. */
static JigSlice slice_of(JigRewriter *rw, JigLoc loc, JigValue *shaped, const JigMap *map,
                         const Tile *tile, JigArena *a) {
    size_t rank = jig_type_rank(jig_value_type(shaped));
    JigMixed *offsets = JIG_NEW_ARRAY(a, JigMixed, rank + 1),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    int64_t *zeros = JIG_NEW_ARRAY(a, int64_t, jig_map_num_inputs(map) + 1);
    for (unsigned r = 0; r < rank; r++) {
        const JigMap *m = jig_map_sub(map, &r, 1);
        if (!map_is_tiled(m, tile->sizes)) {
            offsets[r] = jig_mixed_int(rw->ctx, 0);
            sizes[r] = jig_tensor_build_dim(rw, loc, shaped, r);
            continue;
        }
        /* From m(offsets) - m(0) on, since the map's own constant is part of the access, which
         * reaches as far as m(last). */
        int64_t at_zero = 0;
        if (!jig_map_eval(m, zeros, &at_zero))
            at_zero = 0;
        const JigExpr *e = jig_expr_add_const(jig_map_result(m, 0), -at_zero);
        const JigMap *start = jig_map(rw->ctx, jig_map_num_dims(m), 0, &e, 1);
        offsets[r] = jig_affine_apply_folded(rw, loc, start, tile->lower);
        JigMixed last = jig_affine_apply_folded(rw, loc, m, tile->last);
        const JigExpr *next = jig_expr_add_const(jig_expr_symbol(rw->ctx, 0), 1);
        sizes[r] = jig_affine_apply_folded(rw, loc, jig_map(rw->ctx, 0, 1, &next, 1), &last);
    }
    return (JigSlice){.offsets = offsets, .sizes = sizes, .rank = rank};
}

/* An operand that no tiled loop indexes is used whole, but a destination tensor
 * always becomes a slice, so that each iteration shows what it writes. */
static bool needs_slice(const JigOp *op, size_t operand, const JigMixed *sizes) {
    bool destination = operand >= jig_linalg_num_ins(op) &&
                       jig_type_is_ranked_tensor(jig_op_operand_type(op, operand));
    return destination || map_is_tiled(jig_structured(op)->map(op, operand), sizes);
}

JigOp *jig_linalg_build_slice(JigRewriter *rw, JigLoc loc, JigValue *v, JigSlice slice) {
    return jig_type_is_memref(jig_value_type(v))
               ? jig_memref_build_subview(rw, loc, NULL, v, slice)
               : jig_tensor_build_extract_slice(rw, loc, NULL, v, slice);
}

bool jig_linalg_tile_operands(JigRewriter *rw, JigOp *op, size_t n, JigSlice loops, JigArena *a,
                              JigValue **tiled) {
    JigLoc loc = jig_op_loc(op);
    Tile tile = {.sizes = loops.sizes,
                 .lower = tile_lower(rw, loops, a),
                 .last = tile_last(rw, loc, loops, a)};
    JigSlice *slices = JIG_NEW_ARRAY(a, JigSlice, n + 1);
    for (size_t i = 0; i < n; i++) {
        const JigMap *map = jig_structured(op)->map(op, i);
        if (!needs_slice(op, i, loops.sizes))
            continue;
        JIG_CHECK(
            jig_linalg_tiles_move(map, (JigSlice){.offsets = tile.lower, .sizes = tile.sizes}));
        slices[i] = slice_of(rw, loc, jig_op_operand(op, i), map, &tile, a);
    }
    for (size_t i = 0; i < n; i++) {
        tiled[i] = jig_op_operand(op, i);
        if (!slices[i].offsets)
            continue;
        JigOp *slice = jig_linalg_build_slice(rw, loc, tiled[i], slices[i]);
        if (!slice)
            return jig_op_error(op, "cannot take a view of an operand that is not strided");
        tiled[i] = jig_op_result(slice, 0);
    }
    return true;
}

/* ---- The tiled op ---- */
JigOp *jig_linalg_clone_onto(JigRewriter *rw, JigOp *op, JigValue *const *operands) {
    JigOperandRange inits = jig_dps_inits(op);
    JigArena *a = jig_arena_create();
    size_t num_results = jig_op_num_results(op);
    const JigType **types = JIG_NEW_ARRAY(a, const JigType *, num_results + 1);
    for (size_t i = 0; i < num_results; i++)
        types[i] = jig_value_type(operands[inits.start + i]);
    JigOp *copy = jig_rw_clone_with(rw, jig_op_loc(op), op, operands, types);
    jig_arena_destroy(a);
    return copy;
}

static bool is_other_use(JigUse *use, void *user) {
    return jig_use_owner(use) != user;
}

void jig_linalg_offset_indices(JigRewriter *rw, JigOp *op, const JigMixed *offsets, size_t n) {
    const JigExpr *sum = jig_expr_add(jig_expr_dim(rw->ctx, 0), jig_expr_dim(rw->ctx, 1));
    const JigMap *map = jig_map(rw->ctx, 2, 0, &sum, 1);
    JigPoint point = jig_point(rw);
    JigBlock *body = jig_op_body(op);
    for (JigOp *o = body ? jig_block_first(body) : NULL, *next; o; o = next) {
        next = jig_op_next(o);
        if (!jig_op_is(o, JIG_LINALG(INDEX)))
            continue;
        size_t dim = (size_t)jig_linalg_index_dim(o);
        if (dim >= n || (!offsets[dim].attr && !offsets[dim].value))
            continue;
        jig_at_after(rw, o);
        JigValue *index = jig_op_result(o, 0);
        JigMixed moved = jig_affine_apply_folded(
            rw, jig_op_loc(o), map, (JigMixed[]){jig_mixed_value(index), offsets[dim]});
        JigValue *value = jig_arith_mixed_to_value(rw, jig_op_loc(o), moved);
        if (value != index)
            jig_rw_replace_uses_if(rw, index, value, is_other_use, jig_value_def(value));
    }
    jig_set_point(rw, point);
}

static void collect_slices(JigValue *const *values, size_t n, JigArena *a, JigTiled *out) {
    out->slices = JIG_NEW_ARRAY(a, JigOp *, n + 1);
    for (size_t i = 0; i < n; i++)
        if (jig_value_def_is(values[i], JIG_TENSOR(EXTRACT_SLICE)) ||
            jig_value_def_is(values[i], JIG_MEMREF(SUBVIEW)))
            out->slices[out->num_slices++] = jig_value_def(values[i]);
}

/* A loop without iterations, or as many as there are: of a dimension of 0 there is no slice, which
 * has to begin with an element. */
static size_t find_empty_loop(JigSlice loops) {
    size_t i = 0;
    while (i < loops.rank && !is_zero(loops.sizes[i]))
        ++i;
    return i;
}

static bool tile(JigRewriter *rw, JigOp *op, JigSlice loops, JigArena *a, JigTiled *out) {
    size_t n = jig_op_num_operands(op);
    JigValue **tiled = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    if (find_empty_loop(loops) < loops.rank)
        return false;
    JIG_CHECK(jig_linalg_tile_operands(rw, op, n, loops, a, tiled));
    JigOp *copy = jig_linalg_clone_onto(rw, op, tiled);
    jig_linalg_offset_indices(rw, copy, loops.offsets, loops.rank);
    jig_tiling_tiled_op(copy, a, out);
    collect_slices(tiled, n, a, out);
    return true;
}

/* ---- From results and operands to the domain and back ---- */
static bool result_position(JigRewriter *rw, JigOp *op, size_t result, JigSlice loops, JigArena *a,
                            JigSlice *out) {
    JigLoc loc = jig_op_loc(op);
    size_t operand = jig_linalg_num_ins(op) + result;
    Tile tile = {
        .sizes = loops.sizes, .lower = loops.offsets, .last = tile_last(rw, loc, loops, a)};
    *out = slice_of(rw, loc, jig_op_operand(op, operand), jig_structured(op)->map(op, operand),
                    &tile, a);
    return true;
}

/* The loops that tiles of operands fix directly; the others run in full. False
 * when two tiles disagree. */
static bool domain_of_tiles(JigRewriter *rw, JigOp *op, const JigMap *const *maps, size_t n,
                            const JigSlice *tiles, JigArena *a, JigSlice *out) {
    size_t loops = num_loops(op);
    JigMixed *offsets = JIG_NEW_ARRAY(a, JigMixed, loops + 1),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, loops + 1);
    for (size_t i = 0; i < n; i++)
        for (unsigned r = 0; r < jig_map_num_results(maps[i]); r++) {
            const JigExpr *e = jig_map_result(maps[i], r);
            if (jig_expr_kind(e) != JIG_EXPR_DIM)
                continue;
            unsigned loop = jig_expr_position(e);
            bool seen = sizes[loop].attr || sizes[loop].value;
            if (seen && !(jig_mixed_same(offsets[loop], tiles[i].offsets[r]) &&
                          jig_mixed_same(sizes[loop], tiles[i].sizes[r])))
                return false;
            offsets[loop] = tiles[i].offsets[r];
            sizes[loop] = tiles[i].sizes[r];
        }
    JigTileRange *whole = JIG_NEW_ARRAY(a, JigTileRange, loops + 1);
    domain(rw, op, whole);
    for (size_t i = 0; i < loops; i++)
        if (!sizes[i].attr && !sizes[i].value) {
            offsets[i] = whole[i].offset;
            sizes[i] = whole[i].size;
        }
    *out = (JigSlice){.offsets = offsets, .sizes = sizes, .rank = loops};
    return true;
}

static bool domain_from_result(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile,
                               JigArena *a, JigSlice *loops) {
    const JigMap *map = jig_structured(op)->map(op, jig_linalg_num_ins(op) + result);
    if (!jig_map_is_projected_permutation(map, false))
        return jig_op_error(
            op, "unhandled tiled implementation generation when result is not accessed using a "
                "permuted projection");
    return domain_of_tiles(rw, op, &map, 1, &tile, a, loops);
}

static bool domain_from_operand(JigRewriter *rw, JigOp *op, const size_t *operands, size_t n,
                                const JigSlice *tiles, JigArena *a, JigSlice *loops) {
    const JigMap **maps = JIG_NEW_ARRAY(a, const JigMap *, n + 1);
    for (size_t i = 0; i < n; i++)
        maps[i] = jig_structured(op)->map(op, operands[i]);
    return domain_of_tiles(rw, op, maps, n, tiles, a, loops);
}

static bool tile_from_operand(JigRewriter *rw, JigOp *op, const size_t *operands, size_t n,
                              const JigSlice *tiles, JigArena *a, JigTiled *out) {
    JigSlice loops;
    return domain_from_operand(rw, op, operands, n, tiles, a, &loops) &&
           tile(rw, op, loops, a, out);
}

static bool result_tile(JigRewriter *rw, JigOp *op, size_t result, JigSlice of_result, JigArena *a,
                        JigTiled *out) {
    JigSlice loops;
    JIG_CHECK(domain_from_result(rw, op, result, of_result, a, &loops) &&
              tile(rw, op, loops, a, out));
    out->values[0] = out->values[result];
    out->num_values = 1;
    return true;
}

/* A window takes something of its operand even then. */
static bool may_be_empty(const JigOp *op, size_t loop) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigMap *map = s->map(op, i);
        for (unsigned r = 0; r < jig_map_num_results(map); ++r) {
            const JigExpr *e = jig_map_result(map, r);
            if (jig_expr_kind(e) != JIG_EXPR_DIM && jig_expr_uses_dim(e, (unsigned)loop))
                return false;
        }
    }
    return true;
}

static void why_no_tile(const JigOp *op, JigSlice loops, JigReason *why) {
    size_t empty = find_empty_loop(loops);
    if (empty < loops.rank) {
        jig_refuse(why, op, "loop #{} has no iterations: there is nothing to take a slice of",
                   jig_fact_int((int64_t)empty));
        return;
    }
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigMap *map = jig_structured(op)->map(op, i);
        if (!needs_slice(op, i, loops.sizes) || jig_linalg_tiles_move(map, loops))
            continue;
        const JigAttr *attr = jig_attr_of_map(map);
        jig_refuse(why, op,
                   "operand #{} is indexed by {}, along which a tile's elements would not begin "
                   "with its first iteration, or not end with its last: indices fall, or start "
                   "anew",
                   jig_fact_int((int64_t)i), jig_fact_attr(attr));
        return;
    }
}

const JigTilingIface jig_linalg_tiling = {
    .num_loops = num_loops,
    .iterator = iterator,
    .domain = domain,
    .tile = tile,
    .result_position = result_position,
    .result_tile = result_tile,
    .tile_from_operand = tile_from_operand,
    .domain_from_operand = domain_from_operand,
    .domain_from_result = domain_from_result,
    .scalar = jig_linalg_scalar,
    .may_be_empty = may_be_empty,
    .why_no_tile = why_no_tile,
};
