/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Packing a structured op: each packed loop gets a second loop, within the tile, at the end. An
 * operand that the loop subscribes gets that dimension's tile as its last dimension.
 */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "payload/pack/pack_int.h"
#include "payload/structured/extend.h"
#include "support/arena.h"

/* ---- The destination of a pack ---- */

/* As an op even where it would fold. */
static JigMixed size_of_dim(JigRewriter *rw, JigLoc loc, JigValue *v, size_t i) {
    int64_t size = jig_type_dim(jig_value_type(v), i);
    if (size != JIG_DYNAMIC)
        return jig_mixed_int(rw->ctx, size);
    JigValue *at = jig_arith_mixed_to_value(rw, loc, jig_mixed_int(rw->ctx, (int64_t)i));
    JigTensorDim dim = {.source = v, .index = at, .result_type = jig_type_index(rw->ctx)};
    return jig_mixed_value(jig_op_result(jig_tensor_dim_build(rw, loc, &dim), 0));
}

static JigMixed number_of_tiles(JigRewriter *rw, JigLoc loc, JigMixed size, JigMixed tile) {
    const JigExpr *e = jig_expr_ceildiv(jig_expr_dim(rw->ctx, 0), jig_expr_dim(rw->ctx, 1));
    return jig_affine_apply_folded(rw, loc, jig_map(rw->ctx, 2, 0, &e, 1),
                                   (JigMixed[]){size, tile});
}

void jig_pack_make_dest(JigRewriter *rw, JigLoc loc, JigRelayout *r) {
    r->unpacked = jig_value_type(r->source);
    size_t rank = jig_type_rank(r->unpacked);
    JigArena *a = jig_arena_create();
    JigMixed *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + r->num_tiles + 1),
             *outer = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        outer[i] = size_of_dim(rw, loc, r->source, i);
    for (size_t k = 0; k < r->num_tiles; ++k) {
        JigMixed *size = &outer[jig_attr_dense_array_int(r->inner_pos, k)];
        *size = number_of_tiles(rw, loc, *size, r->tiles[k]);
        sizes[rank + k] = r->tiles[k];
    }
    bool permuted = jig_attr_dense_array_len(r->outer_perm);
    for (size_t i = 0; i < rank; ++i)
        sizes[i] = outer[permuted ? (size_t)jig_attr_dense_array_int(r->outer_perm, i) : i];
    r->dest =
        jig_linalg_build_empty(rw, loc, sizes, rank + r->num_tiles, jig_type_element(r->unpacked));
    r->packed = jig_value_type(r->dest);
    jig_arena_destroy(a);
}

/* ---- Shapes ---- */

static int64_t static_tiles(int64_t size, int64_t tile) {
    return size == JIG_DYNAMIC || tile <= 0 ? JIG_DYNAMIC : size / tile + (size % tile != 0);
}

int64_t *jig_pack_shape(const JigRelayout *r, JigArena *a) {
    size_t rank = jig_type_has_rank(r->unpacked) ? jig_type_rank(r->unpacked) : 0;
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + r->num_tiles + 1),
            *outer = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        outer[i] = jig_type_dim(r->unpacked, i);
    for (size_t k = 0; k < r->num_tiles; ++k) {
        int64_t *size = &outer[jig_attr_dense_array_int(r->inner_pos, k)], tile;
        if (!jig_mixed_constant(r->tiles[k], &tile))
            tile = JIG_DYNAMIC;
        shape[rank + k] = tile;
        *size = static_tiles(*size, tile);
    }
    bool permuted = jig_attr_dense_array_len(r->outer_perm);
    for (size_t i = 0; i < rank; ++i)
        shape[i] = outer[permuted ? (size_t)jig_attr_dense_array_int(r->outer_perm, i) : i];
    return shape;
}

bool jig_pack_types_agree(const JigRelayout *r, JigArena *a) {
    const int64_t *shape = jig_pack_shape(r, a);
    for (size_t i = 0; i < jig_type_rank(r->packed); ++i) {
        int64_t size = jig_type_dim(r->packed, i);
        if (size != JIG_DYNAMIC && shape[i] != JIG_DYNAMIC && size != shape[i])
            return false;
    }
    return true;
}

/* ---- Loops and maps ---- */

typedef struct Packing {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    const JigMixed *sizes; /* one per loop of op */
    size_t num_operands, num_loops;
    size_t *loops; /* the packed ones */
    size_t num_packed;
    JigIterator *iterators; /* of all, num_loops + num_packed */
    const JigMap **maps;    /* of operands */
    int64_t *dims;          /* dims[k * num_operands + i]: of operand i, for loops[k]; -1: none */
    JigOp **packs;          /* of operands; NULL: stays */
    JigArena *a;
} Packing;

/* The subscript of the map that `loop` is part of; -1: there is none. */
static int64_t dim_of_loop(const JigMap *map, size_t loop) {
    for (unsigned i = 0; i < jig_map_num_results(map); ++i)
        if (jig_expr_uses_dim(jig_map_result(map, i), (unsigned)loop))
            return i;
    return -1;
}

/* Adds the loop within the tiles of loops[k] to all maps. */
static bool extend_maps(Packing *p, size_t k, JigReason *why) {
    size_t loop = p->loops[k];
    unsigned added = (unsigned)(p->num_loops + k);
    const JigExpr *var = jig_expr_dim(p->rw->ctx, added);
    p->iterators[added] = p->iterators[loop];
    for (size_t i = 0; i < p->num_operands; ++i) {
        const JigMap *map = jig_map_shift_dims(p->maps[i], 1, added);
        int64_t dim = dim_of_loop(map, loop);
        p->dims[k * p->num_operands + i] = dim;
        if (dim >= 0) {
            if (jig_expr_kind(jig_map_result(map, (unsigned)dim)) != JIG_EXPR_DIM)
                return jig_refuse(why, p->op, "loop #{} is only a part of a subscript",
                                  jig_fact_int(loop));
            map = jig_map_insert_result(map, var, jig_map_num_results(map));
        }
        p->maps[i] = map;
    }
    return true;
}

static bool begin(Packing *p, JigReason *why) {
    const JigStructuredIface *s = jig_structured(p->op);
    p->loc = jig_op_loc(p->op);
    p->num_operands = jig_op_num_operands(p->op);
    p->loops = JIG_NEW_ARRAY(p->a, size_t, p->num_loops + 1);
    for (size_t i = 0; i < p->num_loops; ++i)
        if (!jig_mixed_is(p->sizes[i], 0))
            p->loops[p->num_packed++] = i;
    p->iterators = JIG_NEW_ARRAY(p->a, JigIterator, p->num_loops + p->num_packed + 1);
    for (size_t i = 0; i < p->num_loops; ++i)
        p->iterators[i] = s->iterator(p->op, i);
    p->maps = JIG_NEW_ARRAY(p->a, const JigMap *, p->num_operands + 1);
    p->packs = JIG_NEW_ARRAY(p->a, JigOp *, p->num_operands + 1);
    p->dims = JIG_NEW_ARRAY(p->a, int64_t, p->num_packed * p->num_operands + 1);
    for (size_t i = 0; i < p->num_operands; ++i)
        p->maps[i] = s->map(p->op, i);
    for (size_t k = 0; k < p->num_packed; ++k)
        JIG_CHECK(extend_maps(p, k, why));
    return true;
}

/* ---- Operands and results ---- */

/* The tiles of operand i in the order of the loops. */
static JigRelayout layout_of_operand(Packing *p, size_t i) {
    JigMixed *tiles = JIG_NEW_ARRAY(p->a, JigMixed, p->num_packed + 1);
    int64_t *positions = JIG_NEW_ARRAY(p->a, int64_t, p->num_packed + 1);
    JigRelayout r = {.is_pack = true, .source = jig_op_operand(p->op, i), .tiles = tiles};
    for (size_t k = 0; k < p->num_packed; ++k) {
        int64_t dim = p->dims[k * p->num_operands + i];
        if (dim < 0)
            continue;
        positions[r.num_tiles] = dim;
        tiles[r.num_tiles++] = p->sizes[p->loops[k]];
    }
    r.inner_pos = jig_attr_dense_i64(p->rw->ctx, positions, r.num_tiles);
    r.outer_perm = jig_attr_dense_i64(p->rw->ctx, NULL, 0);
    return r;
}

static bool may_stick_out(const JigRelayout *r) {
    int64_t tile;
    for (size_t i = 0; i < r->num_tiles; ++i)
        if (!jig_mixed_constant(r->tiles[i], &tile))
            return true;
    return !jig_type_has_static_shape(r->unpacked) || jig_linalg_needs_padding(r);
}

/* Zeros fill what is not whole tiles. */
static bool pack_operand(Packing *p, size_t i, JigReason *why) {
    JigRelayout r = layout_of_operand(p, i);
    if (!r.num_tiles)
        return true;
    jig_pack_make_dest(p->rw, p->loc, &r);
    if (may_stick_out(&r)) {
        const JigType *element = jig_type_element(r.unpacked);
        const JigAttr *zero = jig_attr_zero(element);
        if (!zero)
            return jig_refuse(why, p->op, "there is no zero of type {} to pad with",
                              jig_fact_type(element));
        JigArithConstant constant = {.value = zero, .result_type = element};
        r.padding = jig_op_result(jig_arith_constant_build(p->rw, p->loc, &constant), 0);
    }
    p->packs[i] = jig_linalg_build_relayout(p->rw, p->loc, &r);
    return true;
}

static JigOp *build_packed(Packing *p) {
    size_t num_inputs = jig_linalg_num_ins(p->op);
    JigValue **operands = JIG_NEW_ARRAY(p->a, JigValue *, p->num_operands + 1);
    for (size_t i = 0; i < p->num_operands; ++i)
        operands[i] = p->packs[i] ? jig_op_result(p->packs[i], 0) : jig_op_operand(p->op, i);
    JigOp *packed = jig_linalg_build_generic(p->rw, p->loc, operands, num_inputs,
                                             operands + num_inputs, p->num_operands - num_inputs,
                                             p->maps, p->iterators, p->num_loops + p->num_packed);
    jig_rw_erase_block(p->rw, jig_op_body(packed));
    jig_rw_inline_region(p->rw, jig_linalg_generic_region(p->op), jig_linalg_generic_region(packed),
                         NULL);
    return packed;
}

/* What op's result i is: the packed one, put back in place. */
static JigValue *unpack_result(Packing *p, JigOp *packed, size_t i) {
    JigOp *pack = p->packs[jig_linalg_num_ins(p->op) + i];
    if (!pack)
        return jig_op_result(packed, i);
    JigRelayout r = jig_linalg_relayout(pack, p->a);
    JigRelayout back = {.source = jig_op_result(packed, i),
                        .dest = r.source,
                        .inner_pos = r.inner_pos,
                        .outer_perm = r.outer_perm,
                        .tiles = r.tiles,
                        .num_tiles = r.num_tiles};
    return jig_op_result(jig_linalg_build_relayout(p->rw, p->loc, &back), 0);
}

/* ---- The whole ---- */

static JigOp *pack(Packing *p, JigReason *why) {
    if (!begin(p, why))
        return NULL;
    for (size_t i = 0; i < p->num_operands; ++i)
        if (!pack_operand(p, i, why))
            return NULL;
    JigOp *packed = build_packed(p);
    size_t n = jig_op_num_results(packed);
    JigValue **results = JIG_NEW_ARRAY(p->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        results[i] = unpack_result(p, packed, i);
    jig_rw_replace(p->rw, p->op, results, n);
    return packed;
}

bool jig_can_pack(JigRewriter *rw, JigOp *op, const JigMixed *sizes, size_t n, JigReason *why) {
    if (n != jig_structured(op)->num_loops(op))
        return jig_refuse(why, op, "incorrect number of pack sizes");
    if (!jig_linalg_on_tensors(op))
        return jig_refuse(why, op, "expected an op on tensors");
    JigArena *a = jig_arena_create();
    Packing p = {.rw = rw, .op = op, .sizes = sizes, .num_loops = n, .a = a};
    bool can = begin(&p, why);
    jig_arena_destroy(a);
    return can;
}

JigOp *jig_pack(JigRewriter *rw, JigOp *op, const JigMixed *sizes, size_t n, JigReason *why) {
    if (!jig_can_pack(rw, op, sizes, n, why))
        return NULL;
    JigArena *a = jig_arena_create();
    Packing p = {.rw = rw, .op = op, .sizes = sizes, .num_loops = n, .a = a};
    JigOp *packed = pack(&p, why);
    jig_arena_destroy(a);
    return packed;
}

/* ---- What keeps the meaning ---- */

static bool divides(const JigOp *op, size_t loop, JigMixed tile) {
    int64_t size = jig_linalg_static_loop_size(op, loop), number;
    return size != JIG_DYNAMIC && jig_mixed_constant(tile, &number) && number > 0 &&
           size % number == 0;
}

typedef struct LoopCounts {
    const JigMixed *sizes;
    size_t n;
    bool found;
} LoopCounts;

/* Interchanging loops makes affine.apply take one of the numbers of all loops. */
static bool is_ignored(const JigUse *use) {
    const JigOp *op = jig_use_owner(use);
    if (!jig_op_is(op, JIG_AFFINE(APPLY)))
        return false;
    const JigMap *map = jig_attr_map_value(jig_affine_apply_map_attr(op));
    unsigned at = (unsigned)jig_use_index(use), dims = jig_map_num_dims(map);
    return at < dims ? !jig_map_uses_dim(map, at) : !jig_map_uses_symbol(map, at - dims);
}

static JigWalk note_count(JigOp *op, void *user) {
    LoopCounts *counts = user;
    int64_t dim = jig_op_is(op, JIG_LINALG(INDEX)) ? jig_linalg_index_dim(op) : -1;
    if (dim < 0 || (size_t)dim >= counts->n || jig_mixed_is(counts->sizes[dim], 0))
        return JIG_WALK_ADVANCE;
    for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u))
        counts->found |= !is_ignored(u);
    return JIG_WALK_ADVANCE;
}

static bool counts_packed_loop(JigOp *op, const JigMixed *sizes, size_t n) {
    LoopCounts counts = {.sizes = sizes, .n = n};
    jig_walk_pre(op, note_count, &counts);
    return counts.found;
}

/* A tile is taken of one dimension of an operand: of another that the loop is in, too, only every
 * so-manieth element would be met. The verifier sees that where sizes are constant. */
static bool is_in_two(const JigMap *map, const JigType *type, unsigned loop) {
    unsigned uses = 0;
    bool is_dynamic = false;
    for (unsigned k = 0; k < jig_map_num_results(map); ++k) {
        bool uses_loop = jig_expr_uses_dim(jig_map_result(map, k), loop);
        uses += uses_loop;
        is_dynamic |= uses_loop && jig_type_shape(type)[k] == JIG_DYNAMIC;
    }
    return uses > 1 && is_dynamic;
}

static bool takes_whole_tiles(JigOp *op, const JigMixed *sizes, size_t n, JigReason *why) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        for (size_t loop = 0; loop < n; ++loop)
            if (!jig_mixed_is(sizes[loop], 0) &&
                is_in_two(jig_structured(op)->map(op, i), jig_op_operand_type(op, i),
                          (unsigned)loop))
                return jig_refuse(why, op, "loop #{} is in two subscripts of operand #{}",
                                  jig_fact_int((int64_t)loop), jig_fact_int((int64_t)i));
    return true;
}

/* A packed loop counts tiles, and those that are within them are the innermost. */
static bool keeps_order(JigOp *op, const JigMixed *sizes, size_t n, JigReason *why) {
    JigArena *a = jig_arena_create();
    JigLoopPart *parts = JIG_NEW_ARRAY(a, JigLoopPart, n + 1);
    for (size_t i = 0; i < n; ++i)
        parts[i] = (JigLoopPart){i, !jig_mixed_is(sizes[i], 0) && !jig_mixed_is(sizes[i], 1)};
    bool ok = jig_linalg_keeps_order(op, parts, n, why);
    jig_arena_destroy(a);
    return ok;
}

bool jig_packing_is_neutral(JigOp *op, const JigMixed *sizes, JigReason *why) {
    size_t n = jig_structured(op)->num_loops(op), num_operands = jig_op_num_operands(op);
    int64_t size;
    for (size_t i = 0; i < n; ++i)
        if (jig_mixed_constant(sizes[i], &size) && size < 0)
            return jig_refuse(why, op, "packed size {} of loop #{} is negative", jig_fact_int(size),
                              jig_fact_int(i));
    if (counts_packed_loop(op, sizes, n))
        return jig_refuse(why, op, "linalg.index of a packed loop would count its tiles");
    JIG_CHECK(takes_whole_tiles(op, sizes, n, why));
    JIG_CHECK(keeps_order(op, sizes, n, why));
    JigArena *a = jig_arena_create();
    bool *extended = JIG_NEW_ARRAY(a, bool, n + 1);
    const JigAttr **padding = JIG_NEW_ARRAY(a, const JigAttr *, num_operands + 1);
    for (size_t i = 0; i < n; ++i)
        extended[i] = !jig_mixed_is(sizes[i], 0) && !divides(op, i, sizes[i]);
    for (size_t i = 0; i < num_operands; ++i)
        padding[i] = jig_attr_zero(jig_type_element_or_self(jig_value_type(jig_op_operand(op, i))));
    bool neutral = jig_structured_extension_is_neutral(op, extended, padding, why);
    jig_arena_destroy(a);
    return neutral;
}
