/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tiling of tensor.pad: a tile of the result is a padded slice of the source.
 * Where the tile may lie in the padding alone, scf.if chooses a tensor.generate
 * instead, since slices of size 0 mean nothing.
 */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/dim.h"
#include "dialect/affine/affine_math.h"
#include "dialect/tensor/tensor_pad.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/common/tiling.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "jig/payload/tile.h"
#include "payload/tile/tile_setup.h"
#include "support/arena.h"

typedef struct PadTile {
    JigIndexMath m;
    JigOp *pad;
    JigValue *value; /* what pads */
    size_t rank;
    JigMixed *low, *high;                           /* of the pad */
    JigMixed *offsets, *sizes, *new_low, *new_high; /* of the slice and the smaller pad */
    JigSlice tile;
    bool never_reads;
    JigValue *may_not_read;
    JigArena *a;
} PadTile;

static size_t rank_of(const JigOp *op) {
    return jig_type_rank(jig_op_result_type(op, 0));
}

/* Computed before op, wherever the loops come. */
static void domain(JigRewriter *rw, JigOp *op, JigTileRange *out) {
    JigArena *a = jig_arena_create();
    JigPoint point = jig_point(rw);
    jig_at_before(rw, op);
    const JigMixed *sizes = jig_tensor_pad_sizes(rw, op, a);
    jig_set_point(rw, point);
    for (size_t i = 0; i < rank_of(op); i++)
        out[i] = (JigTileRange){jig_mixed_int(rw->ctx, 0), sizes[i], jig_mixed_int(rw->ctx, 1)};
    jig_arena_destroy(a);
}

/* Is the slice of this dimension empty? Collects the conditions. */
static void note_empty(PadTile *t, JigMixed length) {
    JigRewriter *rw = t->m.rw;
    if (jig_mixed_is(length, 0)) {
        t->never_reads = true;
        return;
    }
    if (t->never_reads)
        return;
    const JigType *i1 = jig_type_i(rw->ctx, 1);
    JigValue *length_value = jig_arith_mixed_to_value(rw, t->m.loc, length);
    JigValue *operands[] = {length_value,
                            jig_arith_mixed_to_value(rw, t->m.loc, jig_mixed_int(rw->ctx, 0))};
    JigOp *is_zero = jig_build(rw, t->m.loc, JIG_ARITH(CMPI), operands, 2, &i1, 1, "predicate",
                               jig_attr_i64(rw->ctx, JIG_COMPARE_EQ), NULL);
    JigValue *check = jig_op_result(is_zero, 0);
    if (t->may_not_read)
        check = jig_op_result(jig_build(rw, t->m.loc, JIG_ARITH(ORI),
                                        (JigValue *[]){check, t->may_not_read}, 2, &i1, 1, NULL),
                              0);
    t->may_not_read = check;
}

/* Which part of the source the tile reads along `i`, and what is left to pad. */
static void tile_dim(PadTile *t, size_t i) {
    const JigIndexMath *m = &t->m;
    JigMixed zero = jig_mixed_int(m->rw->ctx, 0), low = t->low[i], offset = t->tile.offsets[i],
             length = t->tile.sizes[i];
    bool has_low = !jig_mixed_is(low, 0), has_high = !jig_mixed_is(t->high[i], 0);
    t->offsets[i] = offset;
    t->sizes[i] = length;
    t->new_low[i] = low;
    t->new_high[i] = t->high[i];
    if (!has_low && !has_high)
        return;
    JigMixed source = jig_tensor_build_dim(m->rw, m->loc, jig_tensor_pad_source(t->pad), i);
    t->new_low[i] =
        has_low ? jig_affine_index_max(m, zero, jig_affine_index_sub(m, low, offset)) : zero;
    JigMixed start =
        has_low ? jig_affine_index_max(m, jig_affine_index_sub(m, offset, low), zero) : offset;
    t->offsets[i] = jig_affine_index_min(m, start, source);
    JigMixed available = jig_affine_index_sub(m, source, t->offsets[i]),
             wanted = jig_affine_index_sub(m, length, t->new_low[i]);
    t->sizes[i] = jig_affine_index_min(m, available, wanted);
    if (has_low)
        t->sizes[i] = jig_affine_index_max(m, t->sizes[i], zero);
    note_empty(t, t->sizes[i]);
    t->new_high[i] =
        has_high
            ? jig_affine_index_sub(m, jig_affine_index_sub(m, length, t->sizes[i]), t->new_low[i])
            : zero;
}

/* ---- The two forms of a tile ---- */
static const JigType *tile_type(PadTile *t, JigValue **dynamic, size_t *num_dynamic) {
    int64_t *shape = JIG_NEW_ARRAY(t->a, int64_t, t->rank + 1);
    *num_dynamic = jig_mixed_split(t->tile.sizes, t->rank, shape, dynamic);
    return jig_type_tensor(shape, t->rank, jig_type_element(jig_op_result_type(t->pad, 0)), NULL);
}

/* The padding value at the insertion point: a constant of the pad's own body is made there anew, as
 * the body goes with the pad. */
static JigValue *padding_here(const PadTile *t) {
    JigOp *def = jig_value_def(t->value);
    bool inside = def && jig_op_is_ancestor(t->pad, def);
    return inside ? jig_op_result(jig_rw_clone(t->m.rw, def, NULL), 0) : t->value;
}

/* The padding value everywhere. */
static JigOp *build_generate(PadTile *t) {
    JigRewriter *rw = t->m.rw;
    JigValue **dynamic = JIG_NEW_ARRAY(t->a, JigValue *, t->rank + 1);
    size_t n;
    const JigType *type = tile_type(t, dynamic, &n), *index = jig_type_index(rw->ctx);
    JigOp *op =
        jig_build_regions(rw, t->m.loc, JIG_TENSOR(GENERATE), dynamic, n, &type, 1, 1, NULL);
    JigBlock *body = jig_block_create(rw->ctx);
    jig_region_insert(jig_tensor_generate_body(op), NULL, body);
    for (size_t i = 0; i < t->rank; i++)
        jig_block_add_arg(body, index, t->m.loc);
    JigPoint point = jig_point(rw);
    jig_at_end(rw, body);
    JigValue *value = padding_here(t);
    jig_build(rw, t->m.loc, JIG_TENSOR(YIELD), &value, 1, NULL, 0, NULL);
    jig_set_point(rw, point);
    return op;
}

static const JigType *padded_type(PadTile *t, const JigType *source, const int64_t *low,
                                  const int64_t *high) {
    int64_t *shape = JIG_NEW_ARRAY(t->a, int64_t, t->rank + 1);
    for (size_t i = 0; i < t->rank; i++) {
        bool known =
            !jig_type_is_dynamic_dim(source, i) && low[i] != JIG_DYNAMIC && high[i] != JIG_DYNAMIC;
        shape[i] = known ? jig_type_dim(source, i) + low[i] + high[i] : JIG_DYNAMIC;
    }
    return jig_type_tensor(shape, t->rank, jig_type_element(source), NULL);
}

/* pad(extract_slice(source)). */
static JigOp *build_pad(PadTile *t, JigOp **slice) {
    JigRewriter *rw = t->m.rw;
    JigSlice s = {.offsets = t->offsets, .sizes = t->sizes, .rank = t->rank};
    *slice = jig_tensor_build_extract_slice(rw, t->m.loc, NULL, jig_tensor_pad_source(t->pad), s);
    JigMixedParts low = jig_mixed_parts(rw->ctx, t->new_low, t->rank, t->a),
                  high = jig_mixed_parts(rw->ctx, t->new_high, t->rank, t->a);
    JigValue *source = jig_op_result(*slice, 0);
    JigRegion *region = jig_region_create(rw->ctx);
    JigIRMap *map = jig_irmap_create();
    jig_region_clone_into(jig_tensor_pad_region(t->pad), region, NULL, map);
    jig_irmap_destroy(map);
    JigTensorPad parts = {.source = source,
                          .low = low.values,
                          .high = high.values,
                          .result_type =
                              padded_type(t, jig_value_type(source), low.numbers, high.numbers),
                          .static_low = low.attr,
                          .static_high = high.attr,
                          .region = region,
                          .attrs = jig_op_attrs(t->pad)};
    JigOp *op = jig_tensor_pad_build(rw, t->m.loc, &parts);
    jig_region_destroy(region);
    return op;
}

static JigValue *as_tile(PadTile *t, JigOp *op) {
    JigValue **dynamic = JIG_NEW_ARRAY(t->a, JigValue *, t->rank + 1), *v = jig_op_result(op, 0);
    size_t n;
    const JigType *type = tile_type(t, dynamic, &n);
    return jig_tensor_as_type(t->m.rw, t->m.loc, v, type);
}

static void yield(PadTile *t, JigOp *op) {
    JigValue *v = as_tile(t, op);
    jig_build(t->m.rw, t->m.loc, JIG_SCF(YIELD), &v, 1, NULL, 0, NULL);
}

static JigBlock *add_block(JigRewriter *rw, JigOp *op, size_t region) {
    JigBlock *block = jig_block_create(rw->ctx);
    jig_region_insert(jig_op_region(op, region), NULL, block);
    jig_at_end(rw, block);
    return block;
}

static void finish(PadTile *t, JigOp *op, JigValue *value, JigOp *slice, JigTiled *out) {
    jig_tiling_tiled_op(op, t->a, out);
    out->values[0] = value;
    out->slices = JIG_NEW_ARRAY(t->a, JigOp *, 1);
    if (slice)
        out->slices[out->num_slices++] = slice;
}

static void build_choice(PadTile *t, JigTiled *out) {
    JigRewriter *rw = t->m.rw;
    JigValue **dynamic = JIG_NEW_ARRAY(t->a, JigValue *, t->rank + 1);
    size_t n;
    const JigType *type = tile_type(t, dynamic, &n);
    JigOp *choice =
              jig_build_regions(rw, t->m.loc, JIG_SCF(IF), &t->may_not_read, 1, &type, 1, 2, NULL),
          *slice;
    JigPoint point = jig_point(rw);
    add_block(rw, choice, 0);
    yield(t, build_generate(t));
    add_block(rw, choice, 1);
    JigOp *pad = build_pad(t, &slice);
    yield(t, pad);
    jig_set_point(rw, point);
    finish(t, pad, jig_op_result(choice, 0), slice, out);
}

static bool tile(JigRewriter *rw, JigOp *op, JigSlice part, JigArena *a, JigTiled *out) {
    PadTile t = {.m = {rw, jig_op_loc(op)},
                 .pad = op,
                 .value = jig_tensor_pad_value(op),
                 .tile = part,
                 .a = a};
    if (!t.value)
        return false;
    t.low = jig_mixed_list(op, "static_low", 1, &t.rank, a);
    t.high = jig_mixed_list(op, "static_high", 2, &t.rank, a);
    t.offsets = JIG_NEW_ARRAY(a, JigMixed, t.rank + 1);
    t.sizes = JIG_NEW_ARRAY(a, JigMixed, t.rank + 1);
    t.new_low = JIG_NEW_ARRAY(a, JigMixed, t.rank + 1);
    t.new_high = JIG_NEW_ARRAY(a, JigMixed, t.rank + 1);
    for (size_t i = 0; i < t.rank; i++)
        tile_dim(&t, i);
    JigOp *slice = NULL;
    if (t.never_reads || !t.may_not_read) {
        JigOp *made = t.never_reads ? build_generate(&t) : build_pad(&t, &slice);
        finish(&t, made, as_tile(&t, made), slice, out);
    } else {
        build_choice(&t, out);
    }
    return true;
}

static bool result_tile(JigRewriter *rw, JigOp *op, size_t result, JigSlice part, JigArena *a,
                        JigTiled *out) {
    (void)result;
    return tile(rw, op, part, a, out);
}

static const JigTilingIface pad_tiling = {
    .num_loops = rank_of,
    .iterator = jig_tiling_parallel_iterator,
    .domain = domain,
    .tile = tile,
    .result_position = jig_tiling_result_is_tile,
    .result_tile = result_tile,
    .domain_from_result = jig_tiling_result_is_tile,
};

void jig_tile_pad_setup(JigContext *ctx) {
    static const JigIface ifaces[] = {{&jig_iface_tiling, &pad_tiling}, {0}};
    jig_op_attach_ifaces(ctx, "tensor.pad", ifaces);
}
