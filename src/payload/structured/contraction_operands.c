/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/contraction_operands.h"

#include "dialect/linalg/linalg.h"
#include "jig/iface.h"
#include "payload/structured/structured_int.h"

#include <stdlib.h>

/* The loop along the last dimension of the result. */
static bool innermost_loop(const JigOp *op, unsigned *loop) {
    const JigMap *result = jig_structured(op)->map(op, jig_linalg_num_ins(op));
    unsigned rank = jig_map_num_results(result);
    if (!rank || jig_expr_kind(jig_map_result(result, rank - 1)) != JIG_EXPR_DIM)
        return false;
    *loop = jig_expr_position(jig_map_result(result, rank - 1));
    return true;
}

typedef struct Dimension {
    unsigned loop;
    int64_t number;
} Dimension;

static int by_loop(const void *x, const void *y) {
    const Dimension *a = x, *b = y;
    return a->loop < b->loop ? -1 : a->loop > b->loop;
}

/* The dimensions in the order of their loops, that of `last` behind all others. False: they have
 * `last` behind already, or not at all. */
static bool better_order(const JigMap *map, unsigned last, Dimension *out) {
    size_t rank = jig_map_num_results(map);
    bool found = false;
    for (size_t i = 0; i < rank; ++i) {
        unsigned loop = jig_expr_position(jig_map_result(map, (unsigned)i));
        found |= loop == last;
        out[i] = (Dimension){loop == last ? UINT32_MAX : loop, (int64_t)i};
    }
    if (!found || out[rank - 1].loop == UINT32_MAX)
        return false;
    qsort(out, rank, sizeof *out, by_loop);
    return true;
}

static void transpose_operand(JigRewriter *rw, JigOp *op, size_t operand, const Dimension *order) {
    const JigMap *map = jig_structured(op)->map(op, operand);
    unsigned rank = jig_map_num_results(map), *kept = JIG_NEW_ARRAY(rw->arena, unsigned, rank + 1);
    int64_t *permutation = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    for (unsigned i = 0; i < rank; ++i) {
        permutation[i] = order[i].number;
        kept[i] = (unsigned)order[i].number;
    }
    const JigAttr *maps = jig_structured(op)->maps(op);
    size_t n = jig_attr_array_len(maps);
    const JigAttr **items = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; ++i)
        items[i] = jig_attr_array_at(maps, i);
    items[operand] = jig_attr_of_map(jig_map_sub(map, kept, rank));
    jig_at_before(rw, op);
    JigValue *transposed = jig_structured_transposed(
        rw, jig_op_loc(op), jig_op_operand(op, operand), permutation, NULL);
    jig_rw_set_operand(rw, op, operand, transposed);
    jig_linalg_set_indexing_maps(rw, op, jig_attr_array(rw->ctx, items, n));
}

/* A loop of the result that the input knows nothing of reads it again and again. Without one, as in
 * the product of a matrix and a vector, to transpose would cost as much as to compute. */
static bool is_read_again(const JigOp *op, const JigMap *map) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t loop = 0; loop < s->num_loops(op); ++loop)
        if (s->iterator(op, loop) == JIG_PARALLEL && !jig_map_uses_dim(map, (unsigned)loop))
            return true;
    return false;
}

static bool lay_rows(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    unsigned innermost;
    if (!jig_linalg_is_contraction(op) || !jig_linalg_on_tensors(op) ||
        !jig_linalg_indexing_maps_attr(op))
        return jig_no_match(rw, op, "no contraction of tensors with maps of its own");
    if (!innermost_loop(op, &innermost))
        return jig_no_match(rw, op, "the result has no rows");
    for (size_t i = 0; i < jig_linalg_num_ins(op); ++i) {
        const JigMap *map = jig_structured(op)->map(op, i);
        Dimension *order = JIG_NEW_ARRAY(rw->arena, Dimension, jig_map_num_results(map) + 1);
        if (!is_read_again(op, map) || !better_order(map, innermost, order))
            continue;
        transpose_operand(rw, op, i, order);
        return true;
    }
    return jig_no_match(rw, op, "operands are read row by row");
}

const JigPattern jig_patterns_contraction_operands[] = {
    {.name = "TransposeContractionOperand", .iface = &jig_iface_structured, .fn = lay_rows},
    {0},
};
