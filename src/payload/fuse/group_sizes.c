/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes of tiles kept with structured ops. An operand's indexing map says which loop runs along
 * which dimension: through the maps of one tensor sizes go from loops to dimensions and on. */
#include "payload/fuse/group_sizes.h"

#include "analysis/loop_roles.h"
#include "dialect/linalg/linalg.h"
#include "jig/iface.h"
#include "support/vec.h"

/* ---- The attribute ---- */

const JigAttr *jig_fuse_group_sizes(const JigOp *op) {
    const JigAttr *x = jig_op_attr(op, JIG_GROUP_SIZES);
    return x && !jig_fuse_group_sizes_malformed(op) ? x : NULL;
}

/* linalg.pack is tiled along the dimensions of the packed tensor's outer part, linalg.unpack along
 * those of its result. */
static size_t num_loops(const JigOp *op, size_t otherwise) {
    if (jig_op_is(op, JIG_LINALG(PACK)))
        return jig_type_rank(jig_value_type(jig_linalg_pack_source(op)));
    if (jig_op_is(op, JIG_LINALG(UNPACK)))
        return jig_type_rank(jig_value_type(jig_linalg_unpack_dest(op)));
    return jig_structured(op) ? jig_structured(op)->num_loops(op) : otherwise;
}

const char *jig_fuse_group_sizes_malformed(const JigOp *op) {
    const JigAttr *x = jig_op_attr(op, JIG_GROUP_SIZES);
    if (!x)
        return NULL;
    if (!jig_attr_is_dense_array(x, jig_type_i(jig_op_context(op), 64)))
        return "an array of i64";
    size_t n = jig_attr_dense_array_len(x);
    for (size_t i = 0; i < n; ++i)
        if (jig_attr_dense_array_int(x, i) < 0)
            return "sizes of at least 0";
    return n == num_loops(op, n) ? NULL : "one size for each loop";
}

void jig_fuse_group_set_sizes(JigRewriter *rw, JigOp *op, JigSizeList sizes) {
    jig_op_set_attr(op, JIG_GROUP_SIZES, jig_attr_dense_i64(rw->ctx, sizes.items, sizes.len));
    jig_rw_modified(rw, op);
}

static JigSizeList zeros(size_t n, JigArena *a) {
    JigSizeList list = {jig_arena_alloc(a, (n + 1) * sizeof *list.items), n};
    for (size_t i = 0; i < n; ++i)
        list.items[i] = 0;
    return list;
}

/* ---- Maps ---- */

/* The loop that runs along the dimension; false: something is computed of loops there. */
static bool loop_along(const JigMap *map, unsigned dim, size_t *loop) {
    const JigExpr *e = jig_map_result(map, dim);
    if (jig_expr_kind(e) != JIG_EXPR_DIM)
        return false;
    *loop = jig_expr_position(e);
    return true;
}

/* The map of the only init. NULL: there are several or none, or it is no structured op. */
static const JigMap *result_map(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    if (!s)
        return NULL;
    JigOperandRange inits = jig_dps_inits(op);
    return inits.count == 1 ? s->map(op, inits.start) : NULL;
}

/* The parallel loop that runs along a dimension of the result. */
static bool free_loop_along(const JigOp *op, const JigMap *result, unsigned dim, size_t *loop) {
    return loop_along(result, dim, loop) && jig_structured(op)->iterator(op, *loop) == JIG_PARALLEL;
}

/* The maps of all places where a structured op has the value: as input, as init, as result. */
typedef JIG_VEC(const JigMap *) Maps;
static Maps maps_of(const JigOp *op, const JigValue *value) {
    const JigStructuredIface *s = jig_structured(op);
    Maps maps = {0};
    if (!s)
        return maps;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand(op, i) == value)
            jig_vec_push(&maps, s->map(op, i));
    size_t first_init = jig_dps_inits(op).start;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_op_result(op, i) == value)
            jig_vec_push(&maps, s->map(op, first_init + i));
    return maps;
}

/* The size along the dimension, by the sizes of loops; 0: none is said. */
static int64_t size_along(const JigMap *map, unsigned dim, const JigAttr *sizes) {
    size_t loop;
    bool said = loop_along(map, dim, &loop) && loop < jig_attr_dense_array_len(sizes);
    return said ? jig_attr_dense_array_int(sizes, loop) : 0;
}

/* ---- Choosing ---- */

enum { TILED_DIMS = 2 }; /* so many of the innermost ones */

static JigSizeList pack_sizes(const JigOp *op, JigArena *a) {
    JigRelayout r = jig_linalg_relayout(op, a);
    JigSizeList sizes = zeros(jig_type_rank(r.unpacked), a);
    for (size_t i = 0; i < sizes.len; ++i)
        sizes.items[i] = 1;
    return sizes;
}

static bool unpack_sizes(const JigOp *op, JigArena *a, JigSizeList *out) {
    JigRelayout r = jig_linalg_relayout(op, a);
    *out = pack_sizes(op, a);
    for (size_t i = 0; i < r.num_tiles; ++i) {
        int64_t tile = jig_attr_dense_array_int(r.static_tiles, i);
        if (tile == JIG_DYNAMIC)
            return false;
        out->items[jig_attr_dense_array_int(r.inner_pos, i)] = tile;
    }
    return true;
}

/* A loop of which all iterations fit into less than one tile would run once. */
static bool is_short(const JigType *result, unsigned dim, int64_t size) {
    int64_t n = jig_type_dim(result, dim);
    return n != JIG_DYNAMIC && n < size;
}

bool jig_fuse_group_choose_sizes(const JigOp *op, int64_t size, JigArena *a, JigSizeList *out) {
    if (jig_op_is(op, JIG_LINALG(PACK))) {
        *out = pack_sizes(op, a);
        return true;
    }
    if (jig_op_is(op, JIG_LINALG(UNPACK)))
        return unpack_sizes(op, a, out);
    const JigMap *map = result_map(op);
    if (!map)
        return false;
    *out = zeros(jig_map_num_dims(map), a);
    const JigType *result = jig_op_operand_type(op, jig_dps_inits(op).start);
    size_t found = 0;
    for (unsigned dim = jig_map_num_results(map); dim-- > 0;) {
        size_t loop;
        if (!free_loop_along(op, map, dim, &loop))
            continue;
        int64_t here = found++ < TILED_DIMS || !size ? size : 1;
        out->items[loop] = here > 1 && is_short(result, dim, size) ? 0 : here;
    }
    return found > 0;
}

/* What a kind of product has for its loops: `b` is 1 in tiles, `t` a tile, `-` whole. */
static const struct Product {
    const JigOpRow *row;
    const char *loops;
} products[] = {
    {JIG_LINALG(MATMUL), "tt-"},
    {JIG_LINALG(BATCH_MATMUL), "btt-"},
    {JIG_LINALG(BATCH_REDUCE_MATMUL), "-tt-"},
};

static JigSizeList named_product_sizes(const JigOp *op, const char *loops, int64_t size,
                                       JigArena *a) {
    const JigType *result = jig_op_operand_type(op, jig_dps_inits(op).start);
    JigSizeList sizes = zeros(strlen(loops), a);
    for (size_t i = 0; i < jig_type_rank(result); ++i)
        if (is_short(result, (unsigned)i, size))
            return sizes;
    for (size_t i = 0; i < sizes.len; ++i)
        sizes.items[i] = loops[i] == 't' ? size : loops[i] == 'b' && size ? 1 : 0;
    return sizes;
}

static JigSizeList contract_sizes(const JigOp *op, int64_t size, JigArena *a) {
    const JigMap *map = result_map(op);
    const JigType *result = jig_op_operand_type(op, jig_dps_inits(op).start);
    JigSizeList sizes = zeros(jig_map_num_dims(map), a);
    unsigned rank = jig_map_num_results(map),
             first = rank > TILED_DIMS ? rank - TILED_DIMS : 0; /* that is tiled */
    for (unsigned dim = first; dim < rank; ++dim)
        if (is_short(result, dim, size))
            return sizes;
    for (unsigned dim = 0; dim < rank; ++dim) {
        size_t loop;
        if (loop_along(map, dim, &loop))
            sizes.items[loop] = dim < first && size ? 1 : size;
    }
    return sizes;
}

JigSizeList jig_fuse_group_product_sizes(const JigOp *op, int64_t size, JigArena *a) {
    for (size_t i = 0; i < JIG_LEN(products); ++i)
        if (jig_op_is(op, products[i].row))
            return named_product_sizes(op, products[i].loops, size, a);
    return jig_op_is(op, JIG_LINALG(CONTRACT)) ? contract_sizes(op, size, a) : (JigSizeList){0};
}

/* ---- From op to op ---- */

bool jig_fuse_group_is_barrier(const JigOp *op) {
    if (jig_op_is(op, JIG_LINALG(PACK)) || jig_op_is(op, JIG_LINALG(UNPACK)))
        return true;
    if (!jig_structured(op))
        return false;
    if (jig_linalg_is_contraction(op) || jig_op_iface(op, &jig_iface_convolution))
        return true;
    JigArena *a = jig_arena_create();
    JigConvolutionLoops loops;
    bool convolves = jig_loop_roles_of_convolution(op, a, &loops) && loops.filter.len > 0;
    jig_arena_destroy(a);
    return convolves;
}

static bool maps_agree(const JigMap *a, const JigAttr *a_sizes, const JigMap *b,
                       const JigAttr *b_sizes) {
    for (unsigned dim = 0; dim < jig_map_num_results(a) && dim < jig_map_num_results(b); ++dim) {
        int64_t x = size_along(a, dim, a_sizes), y = size_along(b, dim, b_sizes);
        if (x && y && x != y)
            return false;
    }
    return true;
}

bool jig_fuse_group_sizes_agree(const JigOp *a, const JigOp *b, const JigValue *shared) {
    const JigAttr *a_sizes = jig_fuse_group_sizes(a), *b_sizes = jig_fuse_group_sizes(b);
    if (!a_sizes || !b_sizes)
        return true;
    Maps of_a = maps_of(a, shared), of_b = maps_of(b, shared);
    bool agree = true;
    for (size_t i = 0; i < of_a.len; ++i)
        for (size_t k = 0; k < of_b.len; ++k)
            agree = agree && maps_agree(of_a.data[i], a_sizes, of_b.data[k], b_sizes);
    jig_vec_free(&of_a);
    jig_vec_free(&of_b);
    return agree;
}

/* Sizes along the dimensions of one place, to the loops of another; false: a loop has another size
 * from a place before. */
static bool carry(const JigMap *from, const JigAttr *sizes, const JigMap *to, const bool *is_free,
                  JigSizeList *out) {
    for (unsigned dim = 0; dim < jig_map_num_results(to); ++dim) {
        size_t loop;
        if (!loop_along(to, dim, &loop) || !is_free[loop] || dim >= jig_map_num_results(from))
            continue;
        int64_t size = size_along(from, dim, sizes);
        if (size && out->items[loop] && out->items[loop] != size)
            return false;
        out->items[loop] = size ? size : out->items[loop];
    }
    return true;
}

bool jig_fuse_group_carry_sizes(const JigOp *from, const JigOp *to, const JigValue *shared,
                                JigArena *arena, JigSizeList *out) {
    const JigAttr *sizes = jig_fuse_group_sizes(from);
    const JigMap *result = result_map(to);
    if (!sizes || !result || jig_op_num_results(to) != 1)
        return false;
    *out = zeros(jig_map_num_dims(result), arena);
    bool *is_free = jig_arena_alloc(arena, out->len + 1), any = false, fits = true;
    memset(is_free, 0, out->len + 1);
    for (unsigned dim = 0; dim < jig_map_num_results(result); ++dim) {
        size_t loop;
        if (free_loop_along(to, result, dim, &loop))
            is_free[loop] = true;
    }
    Maps there = maps_of(from, shared), here = maps_of(to, shared);
    for (size_t i = 0; i < there.len; ++i)
        for (size_t k = 0; k < here.len; ++k)
            fits = fits && carry(there.data[i], sizes, here.data[k], is_free, out);
    jig_vec_free(&there);
    jig_vec_free(&here);
    for (size_t i = 0; i < out->len; ++i)
        any |= out->items[i] != 0;
    return fits && any;
}
