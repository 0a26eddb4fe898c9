/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns and folds of pack and unpack. */
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/linalg/linalg_canon.h"
#include "dialect/tensor/tensor.h"
#include "jig/bounds.h"
#include "support/arena.h"
#include "support/check.h"

#include <stdlib.h>

/* ---- Building ---- */
/* Takes source, dest, padding, tiles and permutations from `r`. */
JigOp *jig_linalg_build_relayout(JigRewriter *rw, JigLoc loc, const JigRelayout *r) {
    JIG_REQUIRE(rw && r);
    JigArena *a = jig_arena_create();
    JigMixedParts tiles = jig_mixed_parts(rw->ctx, r->tiles, r->num_tiles, a);
    const JigAttr *outer_perm = jig_attr_dense_array_len(r->outer_perm) ? r->outer_perm : NULL;
    JigLinalgPack pack = {.source = r->source,
                          .dest = r->dest,
                          .padding_value = r->padding,
                          .inner_tiles = tiles.values,
                          .result_type = jig_value_type(r->dest),
                          .outer_dims_perm = outer_perm,
                          .inner_dims_pos = r->inner_pos,
                          .static_inner_tiles = tiles.attr};
    JigLinalgUnpack unpack = {.source = r->source,
                              .dest = r->dest,
                              .inner_tiles = tiles.values,
                              .result_type = jig_value_type(r->dest),
                              .outer_dims_perm = outer_perm,
                              .inner_dims_pos = r->inner_pos,
                              .static_inner_tiles = tiles.attr};
    JigOp *op = r->is_pack ? jig_linalg_pack_build(rw, loc, &pack)
                           : jig_linalg_unpack_build(rw, loc, &unpack);
    jig_arena_destroy(a);
    return op;
}

/* ---- Comparing a pack with an unpack ---- */
/* No permutation is the identity. */
static bool is_identity(const JigAttr *perm) {
    for (size_t i = 0; i < jig_attr_dense_array_len(perm); i++)
        if (jig_attr_dense_array_int(perm, i) != (int64_t)i)
            return false;
    return true;
}

static bool same_layout(const JigRelayout *x, const JigRelayout *y) {
    bool same = x->inner_pos == y->inner_pos && x->num_tiles == y->num_tiles &&
                (x->outer_perm == y->outer_perm ||
                 (is_identity(x->outer_perm) && is_identity(y->outer_perm)));
    for (size_t i = 0; same && i < x->num_tiles; i++)
        same = jig_mixed_equal(x->tiles[i], y->tiles[i]);
    return same;
}

/* ---- Sizes of dimensions that are not tiled are the same on both sides ---- */
static const JigType *with_shape(const JigType *type, const int64_t *shape) {
    return jig_type_tensor(shape, jig_type_rank(type), jig_type_element(type),
                           jig_type_encoding(type));
}

/* The types with what each side knows of the other; false when there is nothing new. */
static bool infer_types(JigRewriter *rw, const JigRelayout *r, const JigType **unpacked,
                        const JigType **packed) {
    size_t rank = jig_type_rank(r->unpacked), packed_rank = jig_type_rank(r->packed);
    int64_t *in = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1),
            *out = JIG_NEW_ARRAY(rw->arena, int64_t, packed_rank + 1);
    memcpy(in, jig_type_shape(r->unpacked), rank * sizeof *in);
    memcpy(out, jig_type_shape(r->packed), packed_rank * sizeof *out);
    bool changed = false;
    for (size_t o = 0; o < rank; o++) {
        size_t num_outer = jig_attr_dense_array_len(r->outer_perm);
        size_t i = num_outer ? (size_t)jig_attr_dense_array_int(r->outer_perm, o) : o;
        bool tiled = false;
        for (size_t k = 0; k < r->num_tiles; k++)
            tiled |= jig_attr_dense_array_int(r->inner_pos, k) == (int64_t)i;
        if (tiled || (in[i] == JIG_DYNAMIC) == (out[o] == JIG_DYNAMIC))
            continue;
        in[i] = out[o] = in[i] == JIG_DYNAMIC ? out[o] : in[i];
        changed = true;
    }
    *unpacked = with_shape(r->unpacked, in);
    *packed = with_shape(r->packed, out);
    return changed;
}

/* ---- pack ---- */
static bool pads_nothing(const JigRelayout *r) {
    for (size_t i = 0; i < r->num_tiles; i++)
        if (!r->tiles[i].attr ||
            jig_type_is_dynamic_dim(r->unpacked, (size_t)jig_attr_dense_array_int(r->inner_pos, i)))
            return false;
    return !jig_linalg_needs_padding(r);
}

static bool is_not(JigUse *use, void *user) {
    return jig_use_owner(use) != user;
}

static bool infer_pack(JigRewriter *rw, JigOp *op, const JigRelayout *r) {
    const JigType *unpacked, *packed;
    if (!infer_types(rw, r, &unpacked, &packed))
        return jig_no_match(rw, op, "nothing to simplify");
    JigLoc loc = jig_op_loc(op);
    JigValue *source = jig_tensor_as_type(rw, loc, r->source, unpacked),
             *dest = jig_tensor_as_type(rw, loc, r->dest, packed);
    jig_linalg_set_source(NULL, op, source);
    jig_linalg_set_dest(NULL, op, dest);
    JigValue *result = jig_op_result(op, 0);
    jig_value_set_type(result, packed);
    jig_rw_modified(rw, op);
    if (packed != r->packed) {
        jig_at_after(rw, op);
        JigValue *cast = jig_tensor_build_cast(rw, loc, result, r->packed);
        jig_rw_replace_uses_if(rw, result, cast, is_not, jig_value_def(cast));
    }
    return true;
}

static bool canonicalize_pack(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigRelayout r = jig_linalg_relayout(op, rw->arena);
    if (jig_value_def_is(r.source, JIG_LINALG(UNPACK))) {
        JigRelayout inner = jig_linalg_relayout(jig_value_def(r.source), rw->arena);
        if (inner.packed == r.packed && !r.padding && same_layout(&r, &inner)) {
            jig_rw_replace1(rw, op, inner.source);
            return true;
        }
    }
    if (r.padding && pads_nothing(&r)) {
        jig_linalg_pack_set_padding_value(rw, op, NULL, 0);
        return true;
    }
    return infer_pack(rw, op, &r);
}

/* ---- unpack ---- */
static size_t tile_number(const JigRelayout *r, size_t dim) {
    size_t k = 0;
    while (k < r->num_tiles && jig_attr_dense_array_int(r->inner_pos, k) != (int64_t)dim)
        k++;
    return k;
}

/* Does a slice of this size need all of unpacked dimension `dim`, or, where that has tiles, the
 * last of them? */
static bool reaches_end(const JigRelayout *r, size_t outer, size_t dim, JigMixed size,
                        const JigType *type, JigArena *a) {
    int64_t tiles = jig_type_dim(r->packed, outer), length = jig_type_dim(type, dim), all;
    size_t k = tile_number(r, dim);
    if (k == r->num_tiles)
        return tiles != JIG_DYNAMIC && length != JIG_DYNAMIC
                   ? tiles == length
                   : jig_bounds_compare(jig_quantity(size, a), JIG_EQUAL,
                                        jig_quantity_of_dim(r->dest, dim, a)) == JIG_TRUE;
    int64_t tile = jig_attr_dense_array_int(r->static_tiles, k);
    return tiles != JIG_DYNAMIC && length != JIG_DYNAMIC && tile != JIG_DYNAMIC &&
           !__builtin_mul_overflow(tiles, tile, &all) && all - length < tile;
}

bool jig_linalg_slice_needs_all_tiles(const JigRelayout *r, JigOp *slice, JigArena *a) {
    const JigType *type = jig_op_result_type(slice, 0);
    size_t rank = jig_type_rank(r->unpacked);
    if (jig_type_rank(type) != rank)
        return false;
    JigSlice s = jig_tensor_slice(slice, a, NULL);
    if (!jig_mixed_all_are(s.offsets, rank, 0) || !jig_mixed_all_are(s.strides, rank, 1))
        return false;
    for (size_t o = 0; o < rank; o++) {
        size_t num_outer = jig_attr_dense_array_len(r->outer_perm);
        size_t i = num_outer ? (size_t)jig_attr_dense_array_int(r->outer_perm, o) : o;
        if (!reaches_end(r, o, i, s.sizes[i], type, a))
            return false;
    }
    return true;
}

static bool fold_slice(JigRewriter *rw, JigOp *op, const JigRelayout *r) {
    JigValue *result = jig_op_result(op, 0);
    JigOp *user = jig_value_has_one_use(result) ? jig_use_owner(jig_value_first_use(result)) : NULL;
    if (!jig_op_is(user, JIG_TENSOR(EXTRACT_SLICE)) ||
        !jig_linalg_slice_needs_all_tiles(r, user, rw->arena))
        return jig_no_match(rw, op, "not used by one slice that takes all tiles");
    JigPoint point = jig_point(rw);
    jig_at_before(rw, op);
    size_t n;
    JigSlice slice = {.offsets = jig_slice_offsets(user, &n, rw->arena),
                      .sizes = jig_slice_sizes(user, &n, rw->arena),
                      .strides = jig_slice_strides(user, &n, rw->arena)};
    slice.rank = n;
    JigValue *dest =
        jig_op_result(jig_tensor_build_extract_slice(rw, jig_op_loc(op), NULL, r->dest, slice), 0);
    jig_linalg_set_dest(NULL, op, dest);
    jig_value_set_type(result, jig_value_type(dest));
    jig_rw_modified(rw, op);
    jig_rw_replace1(rw, user, result);
    jig_set_point(rw, point);
    return true;
}

static bool infer_unpack(JigRewriter *rw, JigOp *op, JigRelayout *r) {
    const JigType *unpacked, *packed;
    if (!infer_types(rw, r, &unpacked, &packed))
        return jig_no_match(rw, op, "nothing to simplify");
    JigLoc loc = jig_op_loc(op);
    r->source = jig_tensor_as_type(rw, loc, r->source, packed);
    r->dest = jig_tensor_as_type(rw, loc, r->dest, unpacked);
    JigOp *copy = jig_linalg_build_relayout(rw, loc, r);
    const JigType *type = jig_op_result_type(op, 0);
    jig_rw_replace1(rw, op, jig_tensor_build_cast(rw, loc, jig_op_result(copy, 0), type));
    return true;
}

static bool canonicalize_unpack(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigRelayout r = jig_linalg_relayout(op, rw->arena);
    if (jig_value_def_is(r.source, JIG_LINALG(PACK))) {
        JigRelayout inner = jig_linalg_relayout(jig_value_def(r.source), rw->arena);
        if (inner.unpacked != r.unpacked || inner.padding || !same_layout(&inner, &r))
            return jig_no_match(rw, op, "the pack before has another layout");
        jig_rw_replace1(rw, op, inner.source);
        return true;
    }
    JigOp *maker = jig_value_def(r.dest);
    if (maker && jig_dps(maker)) {
        /* All elements are overwritten: what the destination held does not matter. */
        JigOperandRange inits = jig_dps_inits(maker);
        jig_linalg_unpack_set_dest(rw, op,
                                   jig_op_operand(maker, inits.start + jig_value_index(r.dest)));
        return true;
    }
    return fold_slice(rw, op, &r) || infer_unpack(rw, op, &r);
}

const JigPattern jig_linalg_pack_patterns[] = {
    {.name = "linalg.pack", .root = "linalg.pack", .fn = canonicalize_pack},
    {0},
};
const JigPattern jig_linalg_unpack_patterns[] = {
    {.name = "linalg.unpack", .root = "linalg.unpack", .fn = canonicalize_unpack},
    {0},
};

/* ---- Casts of operands ---- */
bool jig_linalg_fold_relayout_casts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_tensor_has_foldable_cast(op))
        return jig_no_match(rw, op, "no cast to fold");
    JigRelayout r = jig_linalg_relayout(op, rw->arena);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, jig_op_num_operands(op) + 1);
    const JigType *types[1];
    jig_tensor_operands_without_casts(op, operands, types);
    r.source = operands[0];
    r.dest = operands[1];
    /* A tile size that became known is a number. */
    const JigType *packed = jig_value_type(r.is_pack ? r.dest : r.source);
    size_t first = jig_type_rank(packed) - r.num_tiles;
    for (size_t i = 0; i < r.num_tiles; i++)
        if (!r.tiles[i].attr && !jig_type_is_dynamic_dim(packed, first + i))
            r.tiles[i] = jig_mixed_int(rw->ctx, jig_type_dim(packed, first + i));
    JigOp *copy = jig_linalg_build_relayout(rw, jig_op_loc(op), &r);
    const JigAttr *attrs = jig_op_attrs(op);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); i++)
        if (!jig_op_is_inherent(op, jig_attr_dict_items(attrs)[i].name))
            jig_op_set_attr_id(copy, jig_attr_dict_items(attrs)[i].name,
                               jig_attr_dict_items(attrs)[i].value);
    JigValue *result = jig_op_result(copy, 0);
    jig_rw_replace1(rw, op,
                    jig_tensor_as_type(rw, jig_op_loc(op), result, jig_op_result_type(op, 0)));
    return true;
}
