/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A transform op that tiles, by the function that transform.structured.tile_using_for calls. */
#include "jig/ops/my.h"
#include "transform.h"

static JigApplyFn tile_to_fit;

static const JigOpRow ops[] = {
    {.name = "transform.my.tile_to_fit",
     .ins = "target: consume Handle",
     .outs = "tiled: Handle, loops: Handle",
     .props = "bytes: Confined<I64, positive>",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target `in` $bytes attr-dict `:` functional-type(operands, results)",
     .apply = tile_to_fit,
     .summary = "tile a structured op so that what a tile works on has at most so many bytes"},
};

/* What a tile of `size` iterations of each loop works on; INT64_MAX, if that is too many to count.
 */
static int64_t bytes_of_tile(const JigOp *op, int64_t size) {
    int64_t sum = 0;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigType *type = jig_op_operand_type(op, i);
        bool shaped = jig_type_is_shaped(type);
        int64_t bytes = (jig_type_width(shaped ? jig_type_element(type) : type) + 7) / 8;
        for (size_t d = 0; shaped && d < jig_type_rank(type); ++d)
            if (__builtin_mul_overflow(bytes, size, &bytes))
                return INT64_MAX;
        if (__builtin_add_overflow(sum, bytes, &sum))
            return INT64_MAX;
    }
    return sum;
}

/* The largest power of two for all loops. What fails is silenceable: the engine takes back what was
 * built by then (jig-opt leaves it there, as mlir-opt does). */
static JigStatus tile_one(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    int64_t most = jig_transform_my_tile_to_fit_bytes(call->op), size = 1;
    if (!jig_structured(target) || !jig_tiling(target))
        return jig_wrong_kind(call, target);
    while (size < 1 << 20 && bytes_of_tile(target, 2 * size) <= most)
        size *= 2;
    size_t n = jig_tiling(target)->num_loops(target);
    JigMixed *sizes = jig_arena_alloc(call->arena, (n + 1) * sizeof *sizes);
    for (size_t i = 0; i < n; ++i)
        sizes[i] = (JigMixed){.attr = jig_attr_index(call->rw->ctx, size)};
    JigTileResult r;
    JigReason *why = JIG_WHY(call);
    if (!jig_tile_with_for(call->rw, target, &(JigTileOptions){.sizes = sizes, .num_sizes = n},
                           call->arena, &r, why))
        return jig_refused(call, jig_op_loc(call->op), why);
    jig_tile_replace(call->rw, target, &r);
    jig_each_add(each, 0, r.tiled[0]);
    for (size_t i = 0; i < r.num_loops; ++i)
        jig_each_add(each, 1, r.loops[i]);
    return JIG_OK;
}

static JigStatus tile_to_fit(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_my_tile_to_fit_target(call->op), tile_one);
}

const JigDialect my_tile_transforms = {.name = "transform", JIG_TABLE(ops, ops)};
