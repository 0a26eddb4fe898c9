/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Reductions of structured ops in parts. Results get a dimension more for each reduced loop that is
 * split, after those that they have: partial results by position in the tile, or by thread. At the
 * end linalg.reduce combines them.
 */
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/common/tiling.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/tensor/tensor.h"

static const JigMap *init_map(const JigOp *op, size_t init) {
    return jig_structured(op)->map(op, jig_linalg_num_ins(op) + init);
}

/* The number of `loop` among the split ones; n when it is not split. */
static size_t split_number(const JigPartial *p, size_t loop) {
    size_t i = 0;
    while (i < p->n && p->loops[i] != loop)
        i++;
    return i;
}

static const JigMap *partial_map(const JigOp *op, size_t init, const JigPartial *p) {
    const JigMap *map = init_map(op, init);
    for (size_t i = 0; i < p->n; i++)
        map = jig_map_insert_result(map, jig_expr_dim(jig_op_context(op), (unsigned)p->loops[i]),
                                    jig_map_num_results(map));
    return map;
}

/* ---- Where to begin ---- */

static JigValue *identity_tensor(JigRewriter *rw, JigOp *op, size_t init, const JigPartial *p,
                                 const JigMixed *lengths, const JigAttr *identity, JigArena *a) {
    JigLoc loc = jig_op_loc(op);
    const JigMap *map = partial_map(op, init, p);
    unsigned rank = jig_map_num_results(map);
    JigMixed *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    for (unsigned r = 0; r < rank; r++)
        sizes[r] = lengths[jig_expr_position(jig_map_result(map, r))];
    const JigType *element = jig_type_element(jig_op_result_type(op, init));
    JigValue *empty = jig_linalg_build_empty(rw, loc, sizes, rank, element);
    JigValue *value = jig_arith_constant(rw, loc, element, identity);
    return jig_op_result(jig_linalg_build(rw, loc, JIG_LINALG(FILL), &value, 1, &empty, 1, NULL),
                         0);
}

/* Loops one by one are its subscripts. */
static bool has_plain_init(const JigOp *op, size_t init) {
    const JigMap *map = init_map(op, init);
    for (unsigned r = 0; r < jig_map_num_results(map); r++)
        if (jig_expr_kind(jig_map_result(map, r)) != JIG_EXPR_DIM)
            return false;
    return true;
}

/* How parts of a result are put together; false after a diagnostic. */
static bool combination_of(JigOp *op, size_t result, const JigPartial *p, JigCombination *out) {
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    bool ok = jig_linalg_combination(op, result, p->as_reference, out, &why);
    if (!ok && !p->as_reference)
        jig_reason_emit(jig_op_context(op), JIG_ERROR, &why);
    else if (!ok)
        jig_op_error(op, jig_linalg_init_combiner(op, result)
                             ? "Failed to get an identity value for the reduction operation."
                             : "Failed to anaysis the reduction operation.");
    jig_arena_destroy(a);
    return ok;
}

static bool partial_inits(JigRewriter *rw, JigOp *op, const JigPartial *p, const JigMixed *lengths,
                          JigArena *a, JigValue **out) {
    if (jig_linalg_on_buffers(op))
        return jig_op_error(op, "expected operation to have tensor semantics");
    for (size_t i = 0; i < jig_op_num_results(op); i++) {
        JigCombination c;
        JIG_CHECK(combination_of(op, i, p, &c));
        if (!has_plain_init(op, i)) /* a dimension can't be added */
            return jig_op_error(op, "expected results to be accessed using permuted projections");
        out[i] = identity_tensor(rw, op, i, p, lengths, c.neutral, a);
    }
    return true;
}

/* ---- Tiles ---- */

/* Where the tile works on partial results; of `whole`, when given, *type is the slice's type,
 * without the threads' dimensions. */
static JigSlice partial_slice(const JigOp *op, size_t init, const JigPartial *p, JigSlice tile,
                              const JigType *whole, const JigType **type, JigArena *a) {
    JigContext *ctx = jig_op_context(op);
    const JigMap *map = partial_map(op, init, p);
    unsigned rank = jig_map_num_results(map);
    JigMixed *offsets = JIG_NEW_ARRAY(a, JigMixed, rank + 1),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + 1),
             *kept = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    size_t num_kept = 0;
    for (unsigned r = 0; r < rank; r++) {
        size_t loop = jig_expr_position(jig_map_result(map, r)), number = split_number(p, loop);
        bool split = number < p->n;
        offsets[r] = !split     ? tile.offsets[loop]
                     : p->slots ? p->slots[number]
                                : jig_mixed_int(ctx, 0);
        sizes[r] = split && p->slots ? jig_mixed_int(ctx, 1) : tile.sizes[loop];
        if (!split || !p->slots)
            kept[num_kept++] = sizes[r];
    }
    if (whole)
        *type = jig_tensor_extract_slice_type(whole, kept, num_kept);
    return (JigSlice){.offsets = offsets, .sizes = sizes, .rank = rank};
}

/* The op with its body, on results by position: split loops are parallel. */
static JigOp *widened(JigRewriter *rw, JigOp *op, JigValue *const *operands, const JigPartial *p,
                      JigArena *a) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_op_num_operands(op), ins = jig_linalg_num_ins(op), loops = s->num_loops(op);
    const JigMap **maps = JIG_NEW_ARRAY(a, const JigMap *, n + 1);
    JigIterator *iterators = JIG_NEW_ARRAY(a, JigIterator, loops + 1);
    for (size_t i = 0; i < n; i++)
        maps[i] = i < ins ? s->map(op, i) : partial_map(op, i - ins, p);
    for (size_t i = 0; i < loops; i++)
        iterators[i] = split_number(p, i) < p->n ? JIG_PARALLEL : s->iterator(op, i);
    JigOp *generic = jig_linalg_build_generic(rw, jig_op_loc(op), operands, ins, operands + ins,
                                              n - ins, maps, iterators, loops);
    JigPoint point = jig_point(rw);
    jig_rw_erase_block(rw, jig_op_body(generic));
    JigIRMap *map = jig_irmap_create();
    jig_region_clone_into(jig_linalg_generic_region(op), jig_linalg_generic_region(generic), NULL,
                          map);
    jig_irmap_destroy(map);
    jig_set_point(rw, point);
    return generic;
}

static bool partial_tile(JigRewriter *rw, JigOp *op, const JigPartial *p, JigSlice tile,
                         JigValue *const *inits, JigArena *a, JigTiled *out) {
    size_t n = jig_op_num_operands(op), ins = jig_linalg_num_ins(op);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    JIG_CHECK(jig_linalg_tile_operands(rw, op, ins, tile, a, operands));
    for (size_t i = 0; i < n - ins; i++) {
        const JigType *type;
        JigSlice part = partial_slice(op, i, p, tile, jig_value_type(inits[i]), &type, a);
        operands[ins + i] = jig_op_result(
            jig_tensor_build_extract_slice(rw, jig_op_loc(op), type, inits[i], part), 0);
    }
    JigOp *made =
        p->slots ? jig_linalg_clone_onto(rw, op, operands) : widened(rw, op, operands, p, a);
    for (size_t i = 0; i < n - ins; i++) {
        JigOp *step = jig_linalg_init_combiner(made, i);
        if (step)
            jig_arith_may_overflow(rw, step);
    }
    /* The reference leaves linalg.index as it is: it would begin anew in each tile. */
    jig_linalg_offset_indices(rw, made, tile.offsets, tile.rank);
    jig_tiling_tiled_op(made, a, out);
    return true;
}

static bool partial_position(JigRewriter *rw, JigOp *op, size_t result, const JigPartial *p,
                             JigSlice tile, JigArena *a, JigSlice *out) {
    (void)rw;
    *out = partial_slice(op, result, p, tile, NULL, NULL, a);
    return true;
}

/* ---- In the end ---- */

/* The dimensions of partial results that the split loops index, in order. */
static const JigAttr *split_dims(const JigOp *op, size_t init, const JigPartial *p, JigArena *a) {
    const JigMap *map = partial_map(op, init, p);
    int64_t *dims = JIG_NEW_ARRAY(a, int64_t, jig_map_num_results(map) + 1);
    size_t n = 0;
    for (unsigned r = 0; r < jig_map_num_results(map); r++)
        if (split_number(p, jig_expr_position(jig_map_result(map, r))) < p->n)
            dims[n++] = r;
    return jig_attr_dense_i64(jig_op_context(op), dims, n);
}

static void combiner_body(JigRewriter *rw, JigOp *op, const JigCombination *c, JigOp *reduce) {
    const JigType *element = jig_type_element(jig_op_result_type(reduce, 0));
    const JigType *types[] = {element, element};
    JigPoint point = jig_point(rw);
    JigBlock *body =
        jig_create_block(rw, jig_linalg_reduce_combiner(reduce), NULL, types, 2, jig_op_loc(op));
    jig_at_end(rw, body);
    JigValue *combined = jig_arith_combine(rw, jig_op_loc(c->step), c, jig_block_arg(body, 0),
                                           jig_block_arg(body, 1));
    jig_linalg_build_yield(rw, jig_op_loc(op), &combined, 1);
    jig_set_point(rw, point);
}

static bool merge(JigRewriter *rw, JigOp *op, const JigPartial *p, JigValue *const *partial,
                  JigArena *a, JigTiled *out) {
    size_t n = jig_op_num_results(op);
    JigOperandRange inits = jig_dps_inits(op);
    *out = (JigTiled){.ops = JIG_NEW_ARRAY(a, JigOp *, n + 1),
                      .values = JIG_NEW_ARRAY(a, JigValue *, n + 1),
                      .num_ops = n,
                      .num_values = n};
    for (size_t i = 0; i < n; i++) {
        JigCombination c;
        JIG_CHECK(combination_of(op, i, p, &c));
        JigValue *init = jig_op_operand(op, inits.start + i);
        const JigType *type = jig_value_type(init);
        out->ops[i] =
            jig_linalg_reduce_build(rw, jig_op_loc(op),
                                    &(JigLinalgReduce){.inputs = JIG_VALUES(partial[i]),
                                                       .inits = JIG_VALUES(init),
                                                       .result_types = {&type, 1},
                                                       .dimensions = split_dims(op, i, p, a)});
        combiner_body(rw, op, &c, out->ops[i]);
        out->values[i] = jig_op_result(out->ops[i], 0);
    }
    return true;
}

const JigPartialReductionIface jig_linalg_partial_reduction = {
    .inits = partial_inits,
    .tile = partial_tile,
    .result_position = partial_position,
    .merge = merge,
};
