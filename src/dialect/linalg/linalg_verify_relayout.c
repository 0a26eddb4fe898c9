/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What pack, unpack and the Winograd transforms must satisfy. */
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg_int.h"
#include "support/arena.h"
#include "support/check.h"

/* ---- pack, unpack ---- */
/* Distinct positions below `rank`. */
static bool is_positions(const JigAttr *list, size_t rank) {
    size_t n = jig_attr_dense_array_len(list);
    for (size_t i = 0; i < n; i++) {
        int64_t at = jig_attr_dense_array_int(list, i);
        if (at < 0 || at >= (int64_t)rank)
            return false;
        for (size_t j = 0; j < i; j++)
            if (jig_attr_dense_array_int(list, j) == at)
                return false;
    }
    return n <= rank;
}

const JigType *jig_linalg_packed_type(const JigType *unpacked, const JigAttr *tiles,
                                      const JigAttr *inner_pos, const JigAttr *outer_perm) {
    size_t rank = jig_type_rank(unpacked), n = jig_attr_dense_array_len(tiles),
           k = jig_attr_dense_array_len(outer_perm);
    JigArena *a = jig_arena_create();
    int64_t *tiled = JIG_NEW_ARRAY(a, int64_t, rank + 1),
            *shape = JIG_NEW_ARRAY(a, int64_t, rank + n + 1);
    for (size_t i = 0; i < rank; i++)
        tiled[i] = jig_type_dim(unpacked, i);
    for (size_t i = 0; i < n; i++) {
        int64_t *size = &tiled[jig_attr_dense_array_int(inner_pos, i)],
                tile = jig_attr_dense_array_int(tiles, i);
        bool known = *size != JIG_DYNAMIC && tile != JIG_DYNAMIC && tile > 0;
        *size = known ? *size / tile + (*size % tile != 0) : JIG_DYNAMIC;
        shape[rank + i] = tile;
    }
    for (size_t i = 0; i < rank; i++)
        shape[i] = tiled[k ? (size_t)jig_attr_dense_array_int(outer_perm, i) : i];
    const JigType *type = jig_type_tensor(shape, rank + n, jig_type_element(unpacked), NULL);
    jig_arena_destroy(a);
    return type;
}

JigRelayout jig_linalg_relayout(const JigOp *op, JigArena *a) {
    bool is_pack = jig_op_is(op, JIG_LINALG(PACK));
    JigRelayout r = {
        .is_pack = is_pack, .source = jig_linalg_source(op), .dest = jig_linalg_dest(op)};
    r.unpacked = jig_value_type(is_pack ? r.source : r.dest);
    r.packed = jig_value_type(is_pack ? r.dest : r.source);
    r.padding = is_pack ? jig_linalg_pack_padding_value(op) : NULL;
    r.inner_pos = jig_linalg_inner_dims_pos_attr(op);
    r.outer_perm = jig_linalg_outer_dims_perm_attr(op);
    if (!r.outer_perm)
        r.outer_perm = jig_attr_dense_i64(jig_op_context(op), NULL, 0);
    r.static_tiles = jig_linalg_static_inner_tiles_attr(op);
    r.tiles = jig_mixed_list(op, "static_inner_tiles", is_pack ? 3 : 2, &r.num_tiles, a);
    return r;
}

static bool inner_sizes_match(const JigRelayout *r) {
    size_t first = jig_type_rank(r->packed) - r->num_tiles;
    for (size_t i = 0; i < r->num_tiles; i++) {
        int64_t size = jig_type_dim(r->packed, first + i);
        if (r->tiles[i].attr ? size != jig_attr_int_value(r->tiles[i].attr) : size != JIG_DYNAMIC)
            return false;
    }
    return true;
}

static bool verify_tiles(JigOp *op, const JigRelayout *r) {
    size_t rank = jig_type_rank(r->unpacked), num_outer = jig_attr_dense_array_len(r->outer_perm);
    for (size_t i = 0; i < r->num_tiles; i++)
        if (jig_mixed_is(r->tiles[i], 0))
            return jig_op_emit_error(op, "invalid zero tile factor");
    if (!is_positions(r->inner_pos, rank))
        return jig_op_emit_error(op, "invalid inner_dims_pos vector");
    if (!is_positions(r->outer_perm, rank))
        return jig_op_emit_error(op, "invalid outer_dims_perm vector");
    if (num_outer && num_outer != rank)
        return jig_op_emit_error(op, "outer_dims_perm must be a permutation or empty");
    if (r->num_tiles > rank)
        return jig_op_emit_error(
            op,
            "tiling factors must be less than or equal to the input rank for pack or output rank "
            "for unpack");
    if (r->num_tiles != jig_attr_dense_array_len(r->inner_pos))
        return jig_op_emit_error(op, "tiling factors must equal the number of dimensions to tile");
    return true;
}

static bool verify_relayout(JigOp *op, const JigRelayout *r) {
    JIG_CHECK(verify_tiles(op, r));
    size_t expected_rank = jig_type_rank(r->unpacked) + r->num_tiles;
    if (expected_rank != jig_type_rank(r->packed))
        return jig_op_emit_error(
            op, "packed rank != (unpacked rank + num tiling factors), got %zu != %zu",
            jig_type_rank(r->packed), expected_rank);
    if (!inner_sizes_match(r))
        return jig_op_emit_error(
            op,
            "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed "
            "type");
    const JigType *expected =
        jig_linalg_packed_type(r->unpacked, r->static_tiles, r->inner_pos, r->outer_perm);
    if (!jig_shapes_compatible(expected, r->packed))
        return jig_op_emit_error(op, "expected %s for the packed domain value, got %s",
                                 jig_msg_type(expected), jig_msg_type(r->packed));
    return true;
}

/* Does the last tile along a dimension stick out of the source? */
bool jig_linalg_needs_padding(const JigRelayout *r) {
    JIG_REQUIRE(r);
    size_t num_outer = jig_attr_dense_array_len(r->outer_perm);
    for (size_t i = 0; i < r->num_tiles; i++) {
        int64_t at = jig_attr_dense_array_int(r->inner_pos, i), tile,
                size = jig_type_dim(r->unpacked, (size_t)at);
        size_t outer = (size_t)at;
        for (size_t k = 0; k < num_outer; k++)
            if (jig_attr_dense_array_int(r->outer_perm, k) == at)
                outer = k;
        if (size == JIG_DYNAMIC)
            continue;
        /* Of an unknown tile, the number of tiles must divide the size. */
        if (!jig_mixed_constant(r->tiles[i], &tile))
            tile = jig_type_dim(r->packed, outer);
        if (tile != JIG_DYNAMIC && tile > 0 && size % tile != 0)
            return true;
    }
    return false;
}

static bool verify_padding(JigOp *op, const JigRelayout *r) {
    const JigType *element = jig_type_element(r->unpacked);
    if (r->padding && jig_value_type(r->padding) != element)
        return jig_op_error(op, "expected padding_value has %s but got: %s", jig_msg_type(element),
                            jig_msg_type(jig_value_type(r->padding)));
    if (!r->padding && jig_linalg_needs_padding(r))
        return jig_op_error(
            op, "invalid tile factor or output size provided. Only full tiles are supported when "
                "padding_value is not set");
    return true;
}

bool jig_linalg_verify_pack(JigOp *op) {
    JigArena *a = jig_arena_create();
    JigRelayout r = jig_linalg_relayout(op, a);
    bool ok = verify_relayout(op, &r) && verify_padding(op, &r);
    jig_arena_destroy(a);
    return ok;
}

bool jig_linalg_verify_unpack(JigOp *op) {
    JigArena *a = jig_arena_create();
    JigRelayout r = jig_linalg_relayout(op, a);
    bool ok = verify_relayout(op, &r);
    jig_arena_destroy(a);
    return ok;
}

/* ---- Winograd ---- */
static bool expect_shape(JigOp *op, const int64_t *expected) {
    const JigType *out = jig_value_type(jig_linalg_output(op));
    const JigType *wanted =
        jig_type_tensor(expected, jig_type_rank(out), jig_type_element(out), NULL);
    return jig_shapes_compatible(wanted, out) ||
           jig_op_error(op, "the output shape is not expected");
}

bool jig_linalg_verify_winograd_filter(JigOp *op) {
    const JigType *filter =
        jig_value_type(jig_linalg_winograd_filter_transform_filter(op)); /* f h w c */
    JigWinograd w = jig_linalg_winograd(op);
    int64_t height = jig_type_dim(filter, 1), width = jig_type_dim(filter, 2);
    if (height != w.r && height != 1)
        return jig_op_error(op, "expect filter height either equals to r or 1");
    if (width != w.r && width != 1)
        return jig_op_error(op, "expect filter width either equals to r or 1");
    if (height == 1 && width == 1)
        return jig_op_error(op, "expect either filter height or width equals to r");
    int64_t expected[] = {height == w.r ? w.tile : 1, width == w.r ? w.tile : 1,
                          jig_type_dim(filter, 3), jig_type_dim(filter, 0)};
    return expect_shape(op, expected);
}

/* Of one dimension: size of a tile and number of tiles. */
static void input_tiles(int64_t size, int64_t alpha, JigWinograd w, int64_t *tile, int64_t *num) {
    bool transforms = alpha != 1;
    *tile = size == JIG_DYNAMIC || transforms ? w.tile : 1;
    *num = size == JIG_DYNAMIC ? JIG_DYNAMIC : transforms ? (size - (w.r - 1)) / w.m : size;
}

bool jig_linalg_verify_winograd_input(JigOp *op) {
    const JigType *in = jig_value_type(jig_linalg_winograd_input_transform_input(op)),
                  *out = jig_value_type(jig_linalg_winograd_input_transform_output(
                      op)); /* n h w c; alpha h w, tiles h w, n c */
    JigWinograd w = jig_linalg_winograd(op);
    int64_t expected[6];
    input_tiles(jig_type_dim(in, 1), jig_type_dim(out, 0), w, &expected[0], &expected[2]);
    input_tiles(jig_type_dim(in, 2), jig_type_dim(out, 1), w, &expected[1], &expected[3]);
    expected[4] = jig_type_dim(in, 0);
    expected[5] = jig_type_dim(in, 3);
    return expect_shape(op, expected);
}

static bool output_size(JigOp *op, const JigType *value, size_t dim, const char *what,
                        JigWinograd w, int64_t *out) {
    int64_t size = jig_type_dim(value, dim), tiles = jig_type_dim(value, dim + 2);
    bool transforms = size != 1;
    *out = JIG_DYNAMIC;
    if (size == JIG_DYNAMIC || tiles == JIG_DYNAMIC)
        return true;
    if (size != (transforms ? w.tile : 1))
        return jig_op_error(op, "expect input %s equals to input tile size", what);
    *out = (transforms ? w.m : 1) * tiles;
    return true;
}

bool jig_linalg_verify_winograd_output(JigOp *op) {
    const JigType *value = jig_value_type(
        jig_linalg_winograd_output_transform_value(op)); /* alpha h w, tiles h w, n f */
    JigWinograd w = jig_linalg_winograd(op);
    int64_t expected[] = {jig_type_dim(value, 4), 0, 0, jig_type_dim(value, 5)};
    JIG_CHECK(output_size(op, value, 0, "height", w, &expected[1]));
    JIG_CHECK(output_size(op, value, 1, "width", w, &expected[2]));
    return expect_shape(op, expected);
}
