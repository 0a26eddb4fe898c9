/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What stands next to a pack or unpack as a part of it: pads, slices, transpositions. */
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor_pad.h"
#include "payload/pack/pack_int.h"
#include "payload/pack/pack_patterns.h"

/* `r` in the place of op. */
static void replace_by(JigRewriter *rw, JigOp *op, const JigRelayout *r) {
    JigLoc loc = jig_op_loc(op);
    JigValue *made = jig_op_result(jig_linalg_build_relayout(rw, loc, r), 0);
    jig_rw_replace1(rw, op, jig_tensor_as_type(rw, loc, made, jig_op_result_type(op, 0)));
}

/* ---- A pad ahead of a pack ---- */

/* Does the last tile of packed dimension `k` stick out less than a tile when it is also what fills
 * up `more` at the end of the dimension? */
static bool fills_last_tile(const JigRelayout *r, size_t k, JigMixed more) {
    int64_t dim = jig_attr_dense_array_int(r->inner_pos, k),
            size = jig_type_dim(r->unpacked, (size_t)dim),
            tile = jig_attr_dense_array_int(r->static_tiles, k), missing, all;
    size_t outer = (size_t)dim;
    for (size_t i = 0; i < jig_attr_dense_array_len(r->outer_perm); ++i)
        if (jig_attr_dense_array_int(r->outer_perm, i) == dim)
            outer = i;
    int64_t tiles = jig_type_dim(r->packed, outer);
    return size != JIG_DYNAMIC && tile != JIG_DYNAMIC && tiles != JIG_DYNAMIC &&
           jig_mixed_constant(more, &missing) && !__builtin_mul_overflow(tiles, tile, &all) &&
           !__builtin_add_overflow(all - size, missing, &all) && all < tile;
}

static bool pads_only_packed(const JigRelayout *r, const JigMixed *high, size_t rank, JigArena *a) {
    bool *packed = JIG_NEW_ARRAY(a, bool, rank + 1);
    for (size_t k = 0; k < r->num_tiles; ++k) {
        size_t dim = (size_t)jig_attr_dense_array_int(r->inner_pos, k);
        packed[dim] = true;
        /* The reference takes high[k] for high[dim]: what it leaves stays as well. */
        if (!fills_last_tile(r, k, high[dim]) || !fills_last_tile(r, k, high[k]))
            return false;
    }
    for (size_t i = 0; i < rank; ++i)
        if (!packed[i] && !jig_mixed_is(high[i], 0))
            return false;
    return true;
}

static bool pack_of_pad(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigRelayout r = jig_linalg_relayout(op, rw->arena);
    JigOp *pad = jig_value_def_of(r.source, JIG_TENSOR(PAD));
    JigValue *value = pad ? jig_tensor_pad_value(pad) : NULL;
    if (!value || jig_tensor_pad_nofold(pad))
        return jig_no_match(rw, op, "not of a pad with one value");
    size_t rank;
    JigMixed *low = jig_mixed_list(pad, "static_low", 1, &rank, rw->arena),
             *high = jig_mixed_list(pad, "static_high", 2, &rank, rw->arena);
    if (!jig_mixed_all_are(low, rank, 0))
        return jig_no_match(rw, op, "the pad is not only at the end");
    if (r.padding && !jig_mixed_equal(jig_mixed_value(r.padding), jig_mixed_value(value)))
        return jig_no_match(rw, op, "the pad is of another value");
    if (!pads_only_packed(&r, high, rank, rw->arena))
        return jig_no_match(rw, op, "the pad is more than what fills the last tiles");
    r.source = jig_tensor_pad_source(pad);
    r.padding = value;
    replace_by(rw, op, &r);
    return true;
}

/* ---- A slice of an unpack ---- */

static bool slice_of_unpack(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *unpack = jig_value_def_of(jig_tensor_extract_slice_source(op), JIG_LINALG(UNPACK));
    if (!unpack)
        return jig_no_match(rw, op, "not of an unpack");
    JigRelayout r = jig_linalg_relayout(unpack, rw->arena);
    if (!jig_linalg_slice_needs_all_tiles(&r, op, rw->arena))
        return jig_no_match(rw, op, "is more than the last tiles smaller");
    JigSlice s = jig_tensor_slice(op, rw->arena, NULL);
    r.dest =
        jig_linalg_build_empty(rw, jig_op_loc(op), s.sizes, s.rank, jig_type_element(r.unpacked));
    replace_by(rw, op, &r);
    return true;
}

/* ---- Transpositions ---- */

/* Dimension i of the result of `op` is dimension items[i] of its only input. */
static bool is_transpose(const JigOp *op, JigArena *a, JigPermutation *out) {
    const JigStructuredIface *s = op ? jig_structured(op) : NULL;
    if (!s || jig_linalg_num_ins(op) != 1 || jig_op_num_operands(op) != 2 ||
        jig_op_num_results(op) != 1)
        return false;
    if (jig_op_is(op, JIG_LINALG(TRANSPOSE))) {
        const JigAttr *order = jig_linalg_transpose_permutation_attr(op);
        *out = (JigPermutation){jig_attr_dense_i64_data(order), jig_attr_dense_array_len(order)};
        return true;
    }
    const JigMap *from = s->map(op, 0), *to = s->map(op, 1);
    if (from == to || !jig_map_is_permutation(from) || !jig_map_is_permutation(to) ||
        !jig_linalg_forwards_inputs(op) ||
        jig_block_first(jig_op_body(op)) != jig_block_last(jig_op_body(op)))
        return false;
    size_t n = jig_map_num_results(to);
    int64_t *order = JIG_NEW_ARRAY(a, int64_t, n + 1);
    for (size_t i = 0; i < n; ++i)
        order[i] = jig_map_result_position(from, jig_map_result(to, (unsigned)i));
    *out = (JigPermutation){order, n};
    return true;
}

static JigPermutation inverse(JigPermutation p, JigArena *a) {
    int64_t *items = JIG_NEW_ARRAY(a, int64_t, p.n + 1);
    for (size_t i = 0; i < p.n; ++i)
        items[p.items[i]] = (int64_t)i;
    return (JigPermutation){items, p.n};
}

/* The parts of a permutation of packed dimensions that are of outer ones and of tiles; false: it
 * mixes them. */
static bool split(JigPermutation p, size_t rank, JigArena *a, JigPermutation *outer,
                  JigPermutation *inner) {
    int64_t *items = JIG_NEW_ARRAY(a, int64_t, p.n + 1);
    for (size_t i = 0; i < p.n; ++i) {
        if ((i < rank) != (p.items[i] < (int64_t)rank))
            return false;
        items[i] = i < rank ? p.items[i] : p.items[i] - (int64_t)rank;
    }
    *outer = (JigPermutation){items, rank};
    *inner = (JigPermutation){items + rank, p.n - rank};
    return true;
}

/* The layout where dimension i of what is not packed is called p.items[i]. */
static void rename_dims(JigRelayout *r, JigPermutation p, JigContext *ctx, JigArena *a) {
    int64_t *outer = JIG_NEW_ARRAY(a, int64_t, p.n + 1),
            *inner = JIG_NEW_ARRAY(a, int64_t, r->num_tiles + 1);
    bool permuted = jig_attr_dense_array_len(r->outer_perm);
    for (size_t i = 0; i < p.n; ++i)
        outer[i] = p.items[permuted ? (size_t)jig_attr_dense_array_int(r->outer_perm, i) : i];
    for (size_t k = 0; k < r->num_tiles; ++k)
        inner[k] = p.items[jig_attr_dense_array_int(r->inner_pos, k)];
    r->outer_perm = jig_attr_dense_i64(ctx, outer, p.n);
    r->inner_pos = jig_attr_dense_i64(ctx, inner, r->num_tiles);
}

static bool transpose_of_pack(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigPermutation p, outer, inner;
    JigOp *pack = jig_op_num_operands(op)
                      ? jig_value_def_of(jig_linalg_generic_inputs_at(op, 0), JIG_LINALG(PACK))
                      : NULL;
    if (!pack || !is_transpose(op, rw->arena, &p))
        return jig_no_match(rw, op, "no transposition of a pack");
    size_t rank = jig_type_rank(jig_value_type(jig_linalg_source(pack)));
    if (!split(p, rank, rw->arena, &outer, &inner))
        return jig_no_match(rw, op, "mixes tiles with what they are of");
    JigRelayout r = jig_pack_transposed_layout(rw, pack, outer, inner, rw->arena);
    jig_pack_make_dest(rw, jig_op_loc(op), &r);
    replace_by(rw, op, &r);
    return true;
}

static bool pack_of_transpose(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigPermutation p;
    JigRelayout r = jig_linalg_relayout(op, rw->arena);
    JigOp *transpose = jig_value_def(r.source);
    if (!is_transpose(transpose, rw->arena, &p))
        return jig_no_match(rw, op, "not of a transposition");
    rename_dims(&r, p, rw->ctx, rw->arena);
    r.source = jig_linalg_generic_inputs_at(transpose, 0);
    jig_pack_make_dest(rw, jig_op_loc(transpose), &r);
    replace_by(rw, op, &r);
    return true;
}

static bool transpose_of_unpack(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigPermutation p;
    JigOp *unpack = jig_op_num_operands(op)
                        ? jig_value_def_of(jig_linalg_generic_inputs_at(op, 0), JIG_LINALG(UNPACK))
                        : NULL;
    if (!unpack || !is_transpose(op, rw->arena, &p))
        return jig_no_match(rw, op, "no transposition of an unpack");
    JigRelayout r = jig_linalg_relayout(unpack, rw->arena);
    rename_dims(&r, inverse(p, rw->arena), rw->ctx, rw->arena);
    r.dest = jig_linalg_generic_outputs_at(op, 0);
    replace_by(rw, op, &r);
    return true;
}

static bool unpack_of_transpose(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigPermutation p, outer, inner;
    JigOp *transpose = jig_value_def(jig_linalg_unpack_source(op));
    if (!is_transpose(transpose, rw->arena, &p))
        return jig_no_match(rw, op, "not of a transposition");
    JigValue *dest = jig_linalg_unpack_dest(op);
    size_t rank = jig_type_rank(jig_value_type(dest));
    if (!split(inverse(p, rw->arena), rank, rw->arena, &outer, &inner))
        return jig_no_match(rw, op, "mixes tiles with what they are of");
    JigRelayout r = jig_pack_transposed_layout(rw, op, outer, inner, rw->arena);
    JigLoc loc = jig_op_loc(transpose);
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        sizes[i] = jig_tensor_build_dim(rw, loc, dest, i);
    r.source = jig_linalg_generic_inputs_at(transpose, 0);
    r.dest = jig_linalg_build_empty(rw, loc, sizes, rank, jig_type_element(r.unpacked));
    replace_by(rw, op, &r);
    return true;
}

const JigPattern jig_patterns_fold_into_relayout[] = {
    {.name = "(anonymous namespace)::FoldUnpackWithExtractSliceOp",
     .root = "tensor.extract_slice",
     .fn = slice_of_unpack},
    {.name = "(anonymous namespace)::FoldPadWithPackOp", .root = "linalg.pack", .fn = pack_of_pad},
    {.name = "(anonymous namespace)::FoldProducerPackWithConsumerLinalgTransposeOp",
     .iface = &jig_iface_structured,
     .fn = transpose_of_pack},
    {.name = "(anonymous namespace)::FoldConsumerPackWithProducerLinalgTransposeOp",
     .root = "linalg.pack",
     .fn = pack_of_transpose},
    {.name = "(anonymous namespace)::FoldConsumerUnPackWithProducerLinalgTransposeOp",
     .root = "linalg.unpack",
     .fn = unpack_of_transpose},
    {.name = "(anonymous namespace)::FoldProducerUnPackWithConsumerLinalgTransposeOp",
     .iface = &jig_iface_structured,
     .fn = transpose_of_unpack},
    {0},
};
