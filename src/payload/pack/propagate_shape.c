/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Packs before pads and reshapes, unpacks behind them: pads of dimensions that have no tiles, and
 * groups of dimensions whose innermost one consists of whole tiles, so that no tile is in two rows.
 */
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor_pad.h"
#include "payload/pack/pack_int.h"
#include "payload/pack/propagate.h"

static size_t tile_pos(const JigRelayout *r, size_t k) {
    return (size_t)jig_attr_dense_array_int(r->inner_pos, k);
}

/* The dimension that stands at outer place i. */
static size_t outer_dim(const JigRelayout *r, size_t i) {
    return jig_attr_dense_array_len(r->outer_perm)
               ? (size_t)jig_attr_dense_array_int(r->outer_perm, i)
               : i;
}

/* Moving a layout needs types that say the same: else the program has no meaning, and reshapes of
 * what is inferred would not verify. */
static bool has_plain_types(JigRewriter *rw, const JigOp *relayout, const JigRelayout *r) {
    if (jig_type_encoding(r->unpacked) || jig_type_encoding(r->packed))
        return jig_no_match(rw, relayout, "a tensor has an encoding");
    return jig_pack_types_agree(r, rw->arena) ||
           jig_no_match(rw, relayout, "the sizes of tiles are not those of the packed tensor");
}

/* ---- Pads ---- */

typedef struct Pad {
    JigOp *op;
    JigValue *value;
    size_t rank;
    JigMixed *low, *high;
} Pad;

/* A pad with one value, which stands before it from now on; false: it is another one. */
static bool one_value(JigRewriter *rw, JigOp *op, Pad *out) {
    *out = (Pad){.op = op, .value = op ? jig_tensor_pad_value(op) : NULL};
    if (!out->value)
        return false;
    out->low = jig_mixed_list(op, "static_low", 1, &out->rank, rw->arena);
    out->high = jig_mixed_list(op, "static_high", 2, &out->rank, rw->arena);
    return true;
}

static bool leaves_tiles(const Pad *pad, const JigRelayout *r) {
    for (size_t k = 0; k < r->num_tiles; ++k)
        if (!jig_mixed_is(pad->low[tile_pos(r, k)], 0) ||
            !jig_mixed_is(pad->high[tile_pos(r, k)], 0))
            return false;
    return true;
}

/* As many of each outer dimension, and of each tile none. */
static JigMixed *of_packed(JigRewriter *rw, const JigMixed *list, const Pad *pad,
                           const JigRelayout *r) {
    JigMixed *out = JIG_NEW_ARRAY(rw->arena, JigMixed, pad->rank + r->num_tiles + 1);
    for (size_t i = 0; i < pad->rank + r->num_tiles; ++i)
        out[i] = i < pad->rank ? list[outer_dim(r, i)] : jig_mixed_int(rw->ctx, 0);
    return out;
}

/* The packed `source` padded as the pad does: a tensor of these sizes. */
static JigValue *pad_packed(JigRewriter *rw, const Pad *pad, const JigRelayout *r,
                            JigValue *source) {
    JigOp *constant = jig_value_def(pad->value);
    if (constant && jig_op_parent(constant) == pad->op)
        jig_rw_move_before(rw, constant, pad->op);
    JigMixed *low = of_packed(rw, pad->low, pad, r), *high = of_packed(rw, pad->high, pad, r);
    const JigType *type = jig_value_type(source);
    size_t rank = pad->rank + r->num_tiles;
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    for (size_t i = 0; i < rank; ++i) {
        int64_t before, behind, size = jig_type_dim(type, i);
        bool known = size != JIG_DYNAMIC && jig_mixed_constant(low[i], &before) &&
                     jig_mixed_constant(high[i], &behind) && low[i].attr && high[i].attr;
        shape[i] = known ? size + before + behind : JIG_DYNAMIC;
    }
    type = jig_type_tensor(shape, rank, jig_type_element(type), NULL);
    JigOp *made = jig_tensor_build_pad(rw, jig_op_loc(pad->op), type, source, low, high, pad->value,
                                       jig_tensor_pad_nofold(pad->op));
    return jig_op_result(made, 0);
}

bool jig_pack_through_pad(JigRewriter *rw, JigOp *pack, const JigPattern *self) {
    (void)self;
    JigRelayout r = jig_linalg_relayout(pack, rw->arena);
    Pad pad;
    if (!one_value(rw, jig_value_def_of(r.source, JIG_TENSOR(PAD)), &pad) ||
        !jig_value_has_one_use(r.source))
        return jig_no_match(rw, pack, "not of what is padded with one value for it alone");
    JIG_CHECK(has_plain_types(rw, pack, &r));
    if (!leaves_tiles(&pad, &r))
        return jig_no_match(rw, pack, "a tiled dimension is padded");
    if (r.padding && !jig_mixed_equal(jig_mixed_value(r.padding), jig_mixed_value(pad.value)))
        return jig_no_match(rw, pack, "tiles are filled up with another value");
    JigLoc loc = jig_op_loc(pack);
    r.source = jig_tensor_pad_source(pad.op);
    jig_pack_make_dest(rw, loc, &r);
    JigOp *made = jig_linalg_build_relayout(rw, loc, &r);
    JigValue *padded = pad_packed(rw, &pad, &r, jig_op_result(made, 0));
    jig_rw_replace1(rw, pack, jig_tensor_as_type(rw, loc, padded, jig_op_result_type(pack, 0)));
    return true;
}

bool jig_pack_unpack_through_pad(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *unpack = jig_value_def_of(jig_tensor_pad_source(op), JIG_LINALG(UNPACK));
    Pad pad;
    if (!unpack || !one_value(rw, op, &pad))
        return jig_no_match(rw, op, "does not pad what is unpacked with one value");
    JigRelayout r = jig_linalg_relayout(unpack, rw->arena);
    JIG_CHECK(has_plain_types(rw, unpack, &r));
    if (!leaves_tiles(&pad, &r))
        return jig_no_match(rw, op, "a tiled dimension is padded");
    JigLoc loc = jig_op_loc(op);
    r.source = pad_packed(rw, &pad, &r, r.source);
    JigMixed *sizes = jig_tensor_pad_sizes(rw, op, rw->arena);
    r.dest = jig_linalg_build_empty(rw, loc, sizes, pad.rank, jig_type_element(r.unpacked));
    JigValue *made = jig_op_result(jig_linalg_build_relayout(rw, loc, &r), 0);
    jig_rw_replace1(rw, op, jig_tensor_as_type(rw, loc, made, jig_op_result_type(op, 0)));
    return true;
}

/* ---- Groups ---- */

/* The innermost dimension of the group that is not 1, or, where all are, the last. */
static size_t innermost(const JigGroup *g, const JigType *expanded) {
    size_t i = g->n - 1;
    while (i > 0 && jig_type_dim(expanded, (size_t)g->dims[i]) == 1)
        --i;
    return (size_t)(jig_type_dim(expanded, (size_t)g->dims[i]) == 1 ? g->dims[g->n - 1]
                                                                    : g->dims[i]);
}

/* Whole tiles, how many; -1: it can't be told, or they are not whole. */
static int64_t whole_tiles(const JigType *type, size_t dim, JigMixed tile) {
    int64_t size = jig_type_dim(type, dim), n;
    bool whole = size != JIG_DYNAMIC && jig_mixed_constant(tile, &n) && n > 0 && size % n == 0;
    return whole ? size / n : -1;
}

/* Dimensions of the expanded tensor that have the tiles of the collapsed one; NULL: a tile would be
 * in two rows. */
static const JigAttr *expanded_pos(JigRewriter *rw, const JigRelayout *r, JigGroups groups,
                                   const JigType *expanded) {
    int64_t *pos = JIG_NEW_ARRAY(rw->arena, int64_t, r->num_tiles + 1);
    for (size_t k = 0; k < r->num_tiles; ++k) {
        const JigGroup *g = &groups.items[tile_pos(r, k)];
        if (!g->n)
            return NULL;
        pos[k] = (int64_t)innermost(g, expanded);
        if (whole_tiles(expanded, (size_t)pos[k], r->tiles[k]) < 0)
            return NULL;
    }
    return jig_attr_dense_i64(rw->ctx, pos, r->num_tiles);
}

/* Groups of dimensions that follow each other, as long as those of `groups` in the order of outer
 * dimensions, then each tile by itself. */
static JigGroups packed_groups(JigRewriter *rw, const JigRelayout *r, JigGroups groups) {
    size_t n = groups.n + r->num_tiles;
    JigGroup *items = JIG_NEW_ARRAY(rw->arena, JigGroup, n + 1);
    int64_t next = 0;
    for (size_t i = 0; i < n; ++i) {
        size_t len = i < groups.n ? groups.items[outer_dim(r, i)].n : 1;
        items[i] = (JigGroup){JIG_NEW_ARRAY(rw->arena, int64_t, len + 1), len};
        for (size_t d = 0; d < len; ++d)
            items[i].dims[d] = next++;
    }
    return (JigGroups){items, n};
}

/* The order of outer dimensions, each as those of its group; empty where none is stated. */
static const JigAttr *expanded_order(JigRewriter *rw, const JigRelayout *r, JigGroups groups,
                                     size_t rank) {
    int64_t *dims = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    size_t n = 0;
    for (size_t i = 0; i < jig_attr_dense_array_len(r->outer_perm); ++i) {
        const JigGroup *g = &groups.items[outer_dim(r, i)];
        for (size_t d = 0; d < g->n; ++d)
            dims[n++] = g->dims[d];
    }
    return jig_attr_dense_i64(rw->ctx, dims, n);
}

/* The type with a dimension for each group of `shape`: its product where all of it is static. */
static const JigType *collapsed_type(JigRewriter *rw, const int64_t *shape, JigGroups groups,
                                     const JigType *element) {
    int64_t *sizes = JIG_NEW_ARRAY(rw->arena, int64_t, groups.n + 1);
    for (size_t i = 0; i < groups.n; ++i) {
        sizes[i] = 1;
        for (size_t d = 0; d < groups.items[i].n && sizes[i] != JIG_DYNAMIC; ++d) {
            int64_t size = shape[groups.items[i].dims[d]];
            if (size == JIG_DYNAMIC || __builtin_mul_overflow(sizes[i], size, &sizes[i]))
                sizes[i] = JIG_DYNAMIC;
        }
    }
    return jig_type_tensor(sizes, groups.n, element, NULL);
}

/* ---- Packs of what is collapsed ---- */

static bool pack_of_collapse(JigRewriter *rw, JigOp *pack, JigOp *collapse) {
    JigRelayout r = jig_linalg_relayout(pack, rw->arena), before = r;
    JIG_CHECK(has_plain_types(rw, pack, &r));
    JigGroups groups = jig_reshape_groups_of(collapse, rw->arena);
    before.source = jig_tensor_src(collapse);
    const JigType *expanded = jig_value_type(before.source);
    before.inner_pos = expanded_pos(rw, &r, groups, expanded);
    if (!groups.n || !r.num_tiles || !before.inner_pos)
        return jig_no_match(rw, pack, "a tile would be in two rows of what is collapsed");
    before.outer_perm = expanded_order(rw, &r, groups, jig_type_rank(expanded));
    JigLoc loc = jig_op_loc(pack);
    jig_pack_make_dest(rw, loc, &before);
    JigOp *made = jig_linalg_build_relayout(rw, loc, &before);
    groups = packed_groups(rw, &r, groups);
    const JigType *type = jig_op_result_type(made, 0);
    JigTensorCollapseShape parts = {
        .src = jig_op_result(made, 0),
        .result_type = collapsed_type(rw, jig_type_shape(type), groups, jig_type_element(type)),
        .reassociation = jig_reshape_groups_attr(rw->ctx, groups)};
    JigValue *collapsed = jig_op_result(jig_tensor_collapse_shape_build(rw, loc, &parts), 0);
    jig_rw_replace1(rw, pack, jig_tensor_as_type(rw, loc, collapsed, r.packed));
    return true;
}

/* ---- Packs and unpacks of what is expanded ---- */

/* The packed tensor `source`, of the type that these sizes collapse to, expanded: outer dimensions
 * to those of `groups`, of these sizes. */
static JigValue *expand_packed(JigRewriter *rw, JigLoc loc, JigValue *source, const JigRelayout *r,
                               JigGroups groups, const JigMixed *sizes) {
    size_t rank = r->num_tiles, n = 0;
    for (size_t i = 0; i < groups.n; ++i)
        rank += groups.items[i].n;
    JigMixed *shape = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < groups.n; ++i) {
        const JigGroup *g = &groups.items[outer_dim(r, i)];
        for (size_t d = 0; d < g->n; ++d)
            shape[n++] = sizes[g->dims[d]];
    }
    for (size_t k = 0; k < r->num_tiles; ++k)
        shape[n++] = r->tiles[k];
    JigMixedParts p = jig_mixed_parts(rw->ctx, shape, rank, rw->arena);
    const JigType *element = jig_type_element(jig_value_type(source));
    groups = packed_groups(rw, r, groups);
    const JigType *type = collapsed_type(rw, p.numbers, groups, element);
    JigTensorExpandShape parts = {.src = jig_tensor_as_type(rw, loc, source, type),
                                  .output_shape = p.values,
                                  .result_type = jig_type_tensor(p.numbers, rank, element, NULL),
                                  .reassociation = jig_reshape_groups_attr(rw->ctx, groups),
                                  .static_output_shape = p.attr};
    return jig_op_result(jig_tensor_expand_shape_build(rw, loc, &parts), 0);
}

/* Sizes of what is expanded, those with tiles by how many they are. */
static JigMixed *sizes_in_tiles(JigRewriter *rw, JigOp *expand, const JigRelayout *r,
                                const JigAttr *pos) {
    size_t rank;
    JigMixed *stated = jig_mixed_list(expand, "static_output_shape", 1, &rank, rw->arena),
             *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        sizes[i] = stated[i];
    for (size_t k = 0; k < r->num_tiles; ++k) {
        size_t dim = (size_t)jig_attr_dense_array_int(pos, k);
        int64_t n = whole_tiles(jig_op_result_type(expand, 0), dim, r->tiles[k]);
        sizes[dim] = jig_mixed_int(rw->ctx, n);
    }
    return sizes;
}

/* The collapsed dimensions that have the tiles of the expanded ones; NULL: a tile is not of the
 * innermost dimension, or two are of one group. */
static const JigAttr *collapsed_pos(JigRewriter *rw, const JigRelayout *r, JigGroups groups,
                                    const JigType *expanded) {
    int64_t *pos = JIG_NEW_ARRAY(rw->arena, int64_t, r->num_tiles + 1);
    bool *has_tile = JIG_NEW_ARRAY(rw->arena, bool, groups.n + 1);
    for (size_t k = 0; k < r->num_tiles; ++k) {
        size_t dim = tile_pos(r, k), g = 0;
        while (g < groups.n && (int64_t)dim > groups.items[g].dims[groups.items[g].n - 1])
            ++g;
        if (g == groups.n || has_tile[g] || innermost(&groups.items[g], expanded) != dim ||
            whole_tiles(expanded, dim, r->tiles[k]) < 0)
            return NULL;
        has_tile[g] = true;
        pos[k] = (int64_t)g;
    }
    return jig_attr_dense_i64(rw->ctx, pos, r->num_tiles);
}

static bool is_in_order(const JigAttr *perm) {
    for (size_t i = 0; i < jig_attr_dense_array_len(perm); ++i)
        if (jig_attr_dense_array_int(perm, i) != (int64_t)i)
            return false;
    return true;
}

static bool pack_of_expand(JigRewriter *rw, JigOp *pack, JigOp *expand) {
    JigRelayout r = jig_linalg_relayout(pack, rw->arena), before = r;
    JIG_CHECK(has_plain_types(rw, pack, &r));
    JigGroups groups = jig_reshape_groups_of(expand, rw->arena);
    before.source = jig_tensor_expand_shape_src(expand);
    if (!groups.n || !r.num_tiles || !is_in_order(r.outer_perm))
        return jig_no_match(rw, pack, "the outer dimensions are permuted");
    before.inner_pos = collapsed_pos(rw, &r, groups, r.unpacked);
    if (!before.inner_pos)
        return jig_no_match(rw, pack, "the tiles are not rows of what is expanded");
    int64_t none;
    before.outer_perm = jig_attr_dense_i64(rw->ctx, &none, 0);
    JigLoc loc = jig_op_loc(pack);
    jig_pack_make_dest(rw, loc, &before);
    JigValue *made = jig_op_result(jig_linalg_build_relayout(rw, loc, &before), 0);
    JigMixed *sizes = sizes_in_tiles(rw, expand, &r, r.inner_pos);
    made = expand_packed(rw, loc, made, &before, groups, sizes);
    jig_rw_replace1(rw, pack, jig_tensor_as_type(rw, loc, made, r.packed));
    return true;
}

bool jig_pack_through_reshape(JigRewriter *rw, JigOp *pack, const JigPattern *self) {
    (void)self;
    JigOp *reshape = jig_value_def(jig_linalg_pack_source(pack));
    if (reshape && jig_op_is(reshape, JIG_TENSOR(COLLAPSE_SHAPE)))
        return pack_of_collapse(rw, pack, reshape);
    if (reshape && jig_op_is(reshape, JIG_TENSOR(EXPAND_SHAPE)))
        return pack_of_expand(rw, pack, reshape);
    return jig_no_match(rw, pack, "not of a reshape");
}

bool jig_pack_unpack_through_expand(JigRewriter *rw, JigOp *expand, const JigPattern *self) {
    (void)self;
    JigOp *unpack = jig_value_def_of(jig_tensor_expand_shape_src(expand), JIG_LINALG(UNPACK));
    if (!unpack)
        return jig_no_match(rw, expand, "not of what is unpacked");
    JigRelayout r = jig_linalg_relayout(unpack, rw->arena), behind = r;
    JIG_CHECK(has_plain_types(rw, unpack, &r));
    JigGroups groups = jig_reshape_groups_of(expand, rw->arena);
    const JigType *expanded = jig_op_result_type(expand, 0);
    behind.inner_pos = expanded_pos(rw, &r, groups, expanded);
    if (!groups.n || !r.num_tiles || !behind.inner_pos)
        return jig_no_match(rw, expand, "a tile would be in two rows of what is expanded");
    size_t rank = jig_type_rank(expanded);
    behind.outer_perm = expanded_order(rw, &r, groups, rank);
    JigLoc loc = jig_op_loc(expand);
    JigMixed *stated = jig_mixed_list(expand, "static_output_shape", 1, &rank, rw->arena);
    JigMixed *sizes = sizes_in_tiles(rw, expand, &r, behind.inner_pos);
    behind.source = expand_packed(rw, loc, r.source, &r, groups, sizes);
    behind.dest = jig_linalg_build_empty(rw, loc, stated, rank, jig_type_element(expanded));
    JigValue *made = jig_op_result(jig_linalg_build_relayout(rw, loc, &behind), 0);
    jig_rw_replace1(rw, expand, jig_tensor_as_type(rw, loc, made, expanded));
    return true;
}
