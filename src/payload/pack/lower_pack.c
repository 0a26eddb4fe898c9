/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * linalg.pack and linalg.unpack as simpler ops. Between the packed and the unpacked shape stands
 * the strip-mined one: each unpacked dimension as its outer part followed by its tile.
 */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/dim.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor_pad.h"
#include "payload/pack/pack_int.h"
#include "support/arena.h"

typedef struct StripMined {
    JigRelayout r;
    size_t rank, packed_rank; /* of the unpacked and the packed tensor */
    int64_t *from_packed;     /* the packed dimension that each dimension is */
    int64_t *outer;           /* of each unpacked dimension, the packed dimension of its tiles */
    JigGroups groups;         /* dimensions for each unpacked one */
    const JigType *type, *collapsed;
} StripMined;

static int64_t position(const JigAttr *list, int64_t value) {
    for (size_t i = 0; i < jig_attr_dense_array_len(list); ++i)
        if (jig_attr_dense_array_int(list, i) == value)
            return (int64_t)i;
    return -1;
}

static int64_t product(int64_t x, int64_t y) {
    int64_t z;
    return x == JIG_DYNAMIC || y == JIG_DYNAMIC || __builtin_mul_overflow(x, y, &z) ? JIG_DYNAMIC
                                                                                    : z;
}

static StripMined strip_mined(JigOp *op, JigArena *a) {
    StripMined s = {.r = jig_linalg_relayout(op, a)};
    s.rank = jig_type_rank(s.r.unpacked);
    s.packed_rank = jig_type_rank(s.r.packed);
    s.from_packed = JIG_NEW_ARRAY(a, int64_t, s.packed_rank + 1);
    s.outer = JIG_NEW_ARRAY(a, int64_t, s.rank + 1);
    s.groups = (JigGroups){JIG_NEW_ARRAY(a, JigGroup, s.rank + 1), s.rank};
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, s.packed_rank + 1),
            *collapsed = JIG_NEW_ARRAY(a, int64_t, s.rank + 1);
    size_t n = 0;
    for (size_t i = 0; i < s.rank; ++i) {
        bool permuted = jig_attr_dense_array_len(s.r.outer_perm);
        s.outer[i] = permuted ? position(s.r.outer_perm, (int64_t)i) : (int64_t)i;
        int64_t tile = position(s.r.inner_pos, (int64_t)i);
        JigGroup *group = &s.groups.items[i];
        group->dims = JIG_NEW_ARRAY(a, int64_t, 2);
        group->dims[group->n++] = (int64_t)n;
        s.from_packed[n++] = s.outer[i];
        collapsed[i] = jig_type_dim(s.r.packed, (size_t)s.outer[i]);
        if (tile < 0)
            continue;
        group->dims[group->n++] = (int64_t)n;
        s.from_packed[n++] = (int64_t)s.rank + tile;
        collapsed[i] = product(collapsed[i], jig_type_dim(s.r.packed, s.rank + (size_t)tile));
    }
    for (size_t i = 0; i < n; ++i)
        shape[i] = jig_type_dim(s.r.packed, (size_t)s.from_packed[i]);
    const JigType *element = jig_type_element(s.r.packed);
    s.type = jig_type_tensor(shape, n, element, jig_type_encoding(s.r.packed));
    s.collapsed = jig_type_tensor(collapsed, s.rank, element, NULL);
    return s;
}

/* Is there one tile of the first dimensions, in their order, and 1 for all others? */
static bool only_cuts_edges(const StripMined *s) {
    for (size_t i = 0; i < s->rank; ++i)
        if (jig_type_dim(s->r.packed, i) != 1)
            return false;
    for (size_t k = 0; k < s->r.num_tiles; ++k)
        if (jig_attr_dense_array_int(s->r.inner_pos, k) != (int64_t)k)
            return false;
    return true;
}

JigOp *jig_pack_transpose(JigRewriter *rw, JigLoc loc, JigValue *input, JigValue *init,
                          const int64_t *permutation, size_t rank) {
    JigNamedAttr item = {jig_ident(rw->ctx, JIG_STR("permutation")),
                         jig_attr_dense_i64(rw->ctx, permutation, rank)};
    return jig_linalg_build(rw, loc, JIG_LINALG(TRANSPOSE), &input, 1, &init, 1,
                            jig_attr_dict(rw->ctx, &item, 1));
}

/* ---- pack ---- */

static JigValue *padding_of(JigRewriter *rw, JigLoc loc, const JigRelayout *r) {
    const JigType *element = jig_type_element(r->packed);
    JigArithConstant zero = {.value = jig_attr_zero(element), .result_type = element};
    return r->padding ? r->padding : jig_op_result(jig_arith_constant_build(rw, loc, &zero), 0);
}

/* What is missing at the end of each dimension to fill its tiles. */
static JigMixed *high_padding(JigRewriter *rw, JigLoc loc, const StripMined *s, JigArena *a) {
    JigMixed *high = JIG_NEW_ARRAY(a, JigMixed, s->rank + 1);
    for (size_t i = 0; i < s->rank; ++i)
        high[i] = jig_mixed_int(rw->ctx, 0);
    const JigExpr *e =
        jig_expr_sub(jig_expr_mul(jig_expr_dim(rw->ctx, 0), jig_expr_symbol(rw->ctx, 0)),
                     jig_expr_dim(rw->ctx, 1));
    for (size_t k = 0; k < s->r.num_tiles; ++k) {
        size_t i = (size_t)jig_attr_dense_array_int(s->r.inner_pos, k);
        JigMixed size = jig_tensor_build_dim(rw, loc, s->r.source, i),
                 tiles = jig_tensor_build_dim(rw, loc, s->r.dest, (size_t)s->outer[i]);
        high[i] = jig_affine_apply_folded(rw, loc, jig_map(rw->ctx, 2, 1, &e, 1),
                                          (JigMixed[]){tiles, size, s->r.tiles[k]});
    }
    return high;
}

static JigOp *insert_whole(JigRewriter *rw, JigLoc loc, const StripMined *s, JigValue *padded,
                           JigArena *a) {
    JigMixed *offsets = JIG_NEW_ARRAY(a, JigMixed, s->packed_rank + 1),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, s->packed_rank + 1);
    for (size_t i = 0; i < s->packed_rank; ++i) {
        offsets[i] = jig_mixed_int(rw->ctx, 0);
        sizes[i] = jig_tensor_build_dim(rw, loc, s->r.dest, i);
    }
    JigSlice slice = {.offsets = offsets, .sizes = sizes, .rank = s->packed_rank};
    return jig_tensor_build_insert_slice(rw, loc, padded, s->r.dest, slice);
}

/* The one dynamic dimension of a group, if any, is what is left of the whole by the others. */
static void size_by_whole(JigRewriter *rw, JigLoc loc, const StripMined *s, size_t i,
                          JigMixed whole, JigMixed *sizes) {
    const JigGroup *group = &s->groups.items[i];
    int64_t others = 1, dynamic = -1;
    for (size_t k = 0; k < group->n; ++k) {
        int64_t size = jig_type_dim(s->type, (size_t)group->dims[k]);
        sizes[group->dims[k]] = jig_mixed_int(rw->ctx, size);
        if (size == JIG_DYNAMIC)
            dynamic = group->dims[k];
        else
            others *= size;
    }
    if (dynamic < 0)
        return;
    const JigType *index = jig_type_index(rw->ctx);
    JigValue *operands[] = {jig_arith_mixed_to_value(rw, loc, whole),
                            jig_arith_mixed_to_value(rw, loc, jig_mixed_int(rw->ctx, others))};
    sizes[dynamic] =
        jig_mixed_value(jig_build_or_fold(rw, loc, JIG_ARITH(DIVSI), operands, 2, &index, 1, NULL));
}

/* Tiles of a size that is a value: they have it, and there are as many as the destination has. */
static void size_by_tile(JigRewriter *rw, JigLoc loc, const StripMined *s, size_t i,
                         JigMixed *sizes) {
    const int64_t *dims = s->groups.items[i].dims;
    size_t tile = (size_t)s->from_packed[dims[1]] - s->rank;
    sizes[dims[0]] = jig_tensor_build_dim(rw, loc, s->r.dest, (size_t)s->outer[i]);
    sizes[dims[1]] = s->r.tiles[tile];
}

static bool has_dynamic_tile(const StripMined *s, size_t i) {
    const JigGroup *group = &s->groups.items[i];
    return group->n == 2 && jig_type_dim(s->type, (size_t)group->dims[1]) == JIG_DYNAMIC;
}

static JigOp *build_expand(JigRewriter *rw, JigLoc loc, const StripMined *s, JigValue *padded,
                           JigArena *a) {
    JigMixed *whole = JIG_NEW_ARRAY(a, JigMixed, s->rank + 1),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, s->packed_rank + 1);
    for (size_t i = 0; i < s->rank; ++i)
        whole[i] = jig_tensor_build_dim(rw, loc, padded, i);
    for (size_t i = 0; i < s->rank; ++i)
        if (has_dynamic_tile(s, i))
            size_by_tile(rw, loc, s, i, sizes);
        else
            size_by_whole(rw, loc, s, i, whole[i], sizes);
    JigMixedParts parts = jig_mixed_parts(rw->ctx, sizes, s->packed_rank, a);
    JigTensorExpandShape expand = {.src = padded,
                                   .output_shape = parts.values,
                                   .result_type = s->type,
                                   .reassociation = jig_reshape_groups_attr(rw->ctx, s->groups),
                                   .static_output_shape = parts.attr};
    return jig_tensor_expand_shape_build(rw, loc, &expand);
}

/* What the source is padded to: the collapsed tensor, with what the source knows. */
static const JigType *padded_type(const StripMined *s, const JigMixed *high, JigArena *a) {
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, s->rank + 1), added;
    for (size_t i = 0; i < s->rank; ++i) {
        int64_t size = jig_type_dim(s->r.unpacked, i);
        shape[i] = jig_type_dim(s->collapsed, i);
        if (shape[i] == JIG_DYNAMIC && size != JIG_DYNAMIC && jig_mixed_constant(high[i], &added))
            shape[i] = size + added;
    }
    return jig_type_tensor(shape, s->rank, jig_type_element(s->collapsed), NULL);
}

static JigValue *build_padded(JigRewriter *rw, JigLoc loc, const StripMined *s, bool as_reference,
                              JigLoweredPack *out, JigArena *a) {
    JigMixed *high = high_padding(rw, loc, s, a), *low = JIG_NEW_ARRAY(a, JigMixed, s->rank + 1);
    for (size_t i = 0; i < s->rank; ++i)
        low[i] = jig_mixed_int(rw->ctx, 0);
    JigValue *padding = padding_of(rw, loc, &s->r);
    const JigType *type = as_reference ? s->collapsed : padded_type(s, high, a);
    out->pad = jig_tensor_build_pad(rw, loc, type, s->r.source, low, high, padding, false);
    JigValue *padded = jig_op_result(out->pad, 0);
    return type == s->collapsed ? padded : jig_tensor_build_cast(rw, loc, padded, s->collapsed);
}

static void lower_pack(JigRewriter *rw, JigOp *op, const StripMined *s, const JigPackLowering *how,
                       JigLoweredPack *out, JigArena *a) {
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    JigValue *padded = build_padded(rw, loc, s, how->as_reference, out, a);
    if (how->insert && only_cuts_edges(s) && jig_dim_shape_drops_ones(s->r.packed, s->collapsed)) {
        jig_rw_replace_op(rw, op, insert_whole(rw, loc, s, padded, a));
        return;
    }
    out->expand = build_expand(rw, loc, s, padded, a);
    int64_t *permutation = JIG_NEW_ARRAY(a, int64_t, s->packed_rank + 1);
    for (size_t i = 0; i < s->packed_rank; ++i)
        permutation[s->from_packed[i]] = (int64_t)i;
    out->transpose = jig_pack_transpose(rw, loc, jig_op_result(out->expand, 0), s->r.dest,
                                        permutation, s->packed_rank);
    jig_rw_replace_op(rw, op, out->transpose);
}

static bool tiles_are_static(const StripMined *s) {
    for (size_t k = 0; k < s->r.num_tiles; ++k)
        if (s->r.tiles[k].value)
            return false;
    return true;
}

bool jig_lower_pack(JigRewriter *rw, JigOp *pack, const JigPackLowering *how, JigLoweredPack *out,
                    JigReason *why) {
    JigArena *a = jig_arena_create();
    StripMined s = strip_mined(pack, a);
    *out = (JigLoweredPack){0};
    bool ok = !how->as_reference || tiles_are_static(&s),
         has_padding = s.r.padding || jig_attr_zero(jig_type_element(s.r.packed));
    if (!ok)
        jig_refuse(why, pack, "non-static shape NYI, needs a more powerful tensor.expand_shape op");
    else if (!has_padding)
        jig_refuse(why, pack, "there is no zero of type {} to pad with",
                   jig_fact_type(jig_type_element(s.r.packed)));
    else
        lower_pack(rw, pack, &s, how, out, a);
    jig_arena_destroy(a);
    return ok && has_padding;
}

/* ---- unpack ---- */

static JigOp *extract_start(JigRewriter *rw, JigLoc loc, const StripMined *s, JigValue *source,
                            JigArena *a) {
    size_t rank = jig_type_rank(jig_value_type(source)), ones = rank - s->rank;
    JigMixed *offsets = JIG_NEW_ARRAY(a, JigMixed, rank + 1),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i) {
        offsets[i] = jig_mixed_int(rw->ctx, 0);
        sizes[i] = i < ones ? jig_mixed_int(rw->ctx, 1)
                            : jig_tensor_build_dim(rw, loc, s->r.dest, i - ones);
    }
    JigSlice slice = {.offsets = offsets, .sizes = sizes, .rank = rank};
    return jig_tensor_build_extract_slice(rw, loc, s->r.unpacked, source, slice);
}

static JigValue *build_strip_mined_empty(JigRewriter *rw, JigLoc loc, const StripMined *s,
                                         JigArena *a) {
    JigMixed *packed = JIG_NEW_ARRAY(a, JigMixed, s->packed_rank + 1),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, s->packed_rank + 1);
    for (size_t i = 0; i < s->packed_rank; ++i)
        packed[i] = jig_tensor_build_dim(rw, loc, s->r.source, i);
    for (size_t i = 0; i < s->packed_rank; ++i)
        sizes[i] = packed[s->from_packed[i]];
    return jig_linalg_build_empty(rw, loc, sizes, s->packed_rank, jig_type_element(s->type));
}

static void lower_unpack(JigRewriter *rw, JigOp *op, const StripMined *s, bool slice,
                         JigLoweredUnpack *out, JigArena *a) {
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    /* Dimensions without a tile do not stand last in the packed tensor, and the slice would be of
     * others: that matters unless there is one element. */
    bool fits = s->r.num_tiles == s->rank || (jig_type_has_static_shape(s->r.unpacked) &&
                                              jig_type_num_elements(s->r.unpacked) == 1);
    if (slice && fits && only_cuts_edges(s)) {
        out->slice = extract_start(rw, loc, s, s->r.source, a);
        jig_rw_replace_op(rw, op, out->slice);
        return;
    }
    JigValue *empty = build_strip_mined_empty(rw, loc, s, a);
    out->empty = jig_value_def(empty);
    out->transpose =
        jig_pack_transpose(rw, loc, s->r.source, empty, s->from_packed, s->packed_rank);
    JigTensorCollapseShape collapse = {.src = jig_op_result(out->transpose, 0),
                                       .result_type = s->collapsed,
                                       .reassociation =
                                           jig_reshape_groups_attr(rw->ctx, s->groups)};
    out->collapse = jig_tensor_collapse_shape_build(rw, loc, &collapse);
    out->slice = extract_start(rw, loc, s, jig_op_result(out->collapse, 0), a);
    JigValue *result = jig_op_result(out->slice, 0), *dest = s->r.dest;
    out->copy = jig_linalg_build(rw, loc, JIG_LINALG(COPY), &result, 1, &dest, 1, NULL);
    jig_rw_replace_op(rw, op, out->copy);
}

bool jig_lower_unpack(JigRewriter *rw, JigOp *unpack, bool slice, JigLoweredUnpack *out,
                      JigReason *why) {
    (void)why;
    JigArena *a = jig_arena_create();
    StripMined s = strip_mined(unpack, a);
    *out = (JigLoweredUnpack){0};
    lower_unpack(rw, unpack, &s, slice, out, a);
    jig_arena_destroy(a);
    return true;
}
