/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/strides.h"

#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"

/* `loop * stride`, of more than 1. */
static bool is_multiple(const JigExpr *e, unsigned *loop, int64_t *stride) {
    if (jig_expr_kind(e) != JIG_EXPR_MUL || jig_expr_kind(jig_expr_lhs(e)) != JIG_EXPR_DIM ||
        !jig_expr_is_constant(jig_expr_rhs(e), stride) || *stride <= 1)
        return false;
    *loop = jig_expr_position(jig_expr_lhs(e));
    return true;
}

static bool has_multiple(const JigMap *map) {
    unsigned loop;
    int64_t stride;
    for (unsigned i = 0; i < jig_map_num_results(map); ++i)
        if (is_multiple(jig_map_result(map, i), &loop, &stride))
            return true;
    return false;
}

/* The operand at those places only, which the map reads one after the other then. */
static JigValue *strided(JigRewriter *rw, JigOp *op, JigValue *v, const JigMap **map) {
    JigArena *a = rw->arena;
    unsigned rank = jig_map_num_results(*map), loop;
    JigTileRange *ranges = JIG_NEW_ARRAY(a, JigTileRange, jig_structured(op)->num_loops(op) + 1);
    jig_tiling(op)->domain(rw, op, ranges);
    JigMixed *offsets = JIG_NEW_ARRAY(a, JigMixed, rank), *sizes = JIG_NEW_ARRAY(a, JigMixed, rank),
             *strides = JIG_NEW_ARRAY(a, JigMixed, rank);
    const JigExpr **results = JIG_NEW_ARRAY(a, const JigExpr *, rank);
    for (unsigned i = 0; i < rank; ++i) {
        int64_t stride = 1;
        bool is_strided = is_multiple(jig_map_result(*map, i), &loop, &stride);
        offsets[i] = jig_mixed_int(rw->ctx, 0);
        strides[i] = jig_mixed_int(rw->ctx, is_strided ? stride : 1);
        sizes[i] = is_strided ? ranges[loop].size : jig_tensor_build_dim(rw, jig_op_loc(op), v, i);
        results[i] = is_strided ? jig_expr_dim(rw->ctx, loop) : jig_map_result(*map, i);
    }
    *map = jig_map(rw->ctx, jig_map_num_dims(*map), 0, results, rank);
    JigSlice slice = {.offsets = offsets, .sizes = sizes, .strides = strides, .rank = rank};
    return jig_op_result(jig_tensor_build_extract_slice(rw, jig_op_loc(op), NULL, v, slice), 0);
}

static bool slice_inputs(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_operands(op), at = 0, num_ins = jig_linalg_num_ins(op);
    const JigStructuredIface *s = jig_structured(op);
    while (at < num_ins && !has_multiple(s->map(op, at)))
        ++at;
    if (!jig_linalg_on_tensors(op) || at == num_ins)
        return jig_no_match(rw, op, "no input is read at multiples of a loop");
    const JigAttr **maps = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n);
    for (size_t i = 0; i < n; ++i)
        maps[i] = jig_attr_of_map(s->map(op, i));
    const JigMap *map = s->map(op, at);
    jig_at_before(rw, op);
    JigValue *sliced = strided(rw, op, jig_op_operand(op, at), &map);
    maps[at] = jig_attr_of_map(map);
    jig_rw_set_operand(rw, op, at, sliced);
    jig_linalg_set_indexing_maps(rw, op, jig_attr_array(rw->ctx, maps, n));
    return true;
}

const JigPattern jig_patterns_strides_to_slices[] = {
    {.name = "StrideToSlice", .root = "linalg.generic", .fn = slice_inputs},
    {0},
};
