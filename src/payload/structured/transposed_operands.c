/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/transposed_operands.h"

#include "dialect/linalg/linalg.h"
#include "jig/iface.h"
#include "payload/structured/structured_int.h"

/* What a contraction does with `map` on a transposed operand, on the one that it was made of. */
static const JigMap *of_original(JigRewriter *rw, const JigMap *map, const JigAttr *permutation) {
    unsigned rank = jig_map_num_results(map),
             *places = JIG_NEW_ARRAY(rw->arena, unsigned, rank + 1);
    for (unsigned i = 0; i < rank; ++i)
        places[jig_attr_dense_array_int(permutation, i)] = i;
    return jig_map_sub(map, places, rank);
}

static bool is_batch(const JigOp *op, unsigned loop) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; i <= jig_linalg_num_ins(op); ++i)
        if (!jig_map_uses_dim(s->map(op, i), loop))
            return false;
    return true;
}

/* Batches stay outermost, in the result's order, so that each is a product of matrices still. */
static bool keeps_batches(const JigOp *op, const JigMap *map) {
    const JigMap *result = jig_structured(op)->map(op, jig_linalg_num_ins(op));
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        unsigned loop = jig_map_dim_position(map, i);
        if (is_batch(op, loop) && jig_map_result_position(result, jig_map_result(map, i)) != (int)i)
            return false;
    }
    return true;
}

static void read_original(JigRewriter *rw, JigOp *op, size_t operand, JigValue *original,
                          const JigMap *map) {
    const JigAttr *maps = jig_structured(op)->maps(op);
    size_t n = jig_attr_array_len(maps);
    const JigAttr **items = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; ++i)
        items[i] = jig_attr_array_at(maps, i);
    items[operand] = jig_attr_of_map(map);
    jig_rw_set_operand(rw, op, operand, original);
    jig_linalg_set_indexing_maps(rw, op, jig_attr_array(rw->ctx, items, n));
}

static bool fold_transposition(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_linalg_is_contraction(op) || !jig_linalg_on_tensors(op) ||
        !jig_linalg_indexing_maps_attr(op))
        return jig_no_match(rw, op, "no contraction of tensors with maps of its own");
    for (size_t i = 0; i < jig_linalg_num_ins(op); ++i) {
        const JigOp *transpose = jig_value_def(jig_op_operand(op, i));
        if (!jig_op_is(transpose, JIG_LINALG(TRANSPOSE)))
            continue;
        const JigMap *map = of_original(rw, jig_structured(op)->map(op, i),
                                        jig_linalg_transpose_permutation_attr(transpose));
        if (!keeps_batches(op, map))
            continue;
        read_original(rw, op, i, jig_linalg_transpose_input(transpose), map);
        return true;
    }
    return jig_no_match(rw, op, "no input is a transposition that it could read through");
}

const JigPattern jig_patterns_transposed_operands[] = {
    {.name = "ContractionReadsThroughTranspose",
     .iface = &jig_iface_structured,
     .fn = fold_transposition},
    {0},
};
