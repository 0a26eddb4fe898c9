/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/tensor/tensor_pad.h"
#include "jig/ops/tensor.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/dim.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "support/arena.h"

JigValue *jig_tensor_pad_value(JigOp *pad) {
    JigBlock *body = jig_op_body(pad);
    JigOp *yield = body ? jig_block_last(body) : NULL;
    JigValue *v = yield && jig_op_num_operands(yield) == 1 ? jig_tensor_yield_value(yield) : NULL;
    if (!v || jig_value_owner_block(v) == body)
        return NULL;
    bool outside = jig_value_block(v) != body;
    return outside || jig_constant_of(v) ? v : NULL;
}

/* Size `i` of the source. Where it is known the reference leaves constants behind: what it asked
 * for, and what that folded to. */
static JigMixed source_size(JigRewriter *rw, JigLoc loc, JigValue *source, size_t i) {
    JigMixed size = jig_tensor_build_dim(rw, loc, source, i);
    if (size.attr) {
        jig_arith_mixed_to_value(rw, loc, jig_mixed_int(rw->ctx, (int64_t)i));
        jig_arith_mixed_to_value(rw, loc, size);
    }
    return size;
}

JigMixed *jig_tensor_pad_sizes(JigRewriter *rw, JigOp *pad, JigArena *a) {
    const JigType *type = jig_op_result_type(pad, 0);
    JigLoc loc = jig_op_loc(pad);
    size_t rank;
    JigMixed *low = jig_mixed_list(pad, "static_low", 1, &rank, a),
             *high = jig_mixed_list(pad, "static_high", 2, &rank, a),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    const JigExpr *sum = jig_expr_add(jig_expr_dim(rw->ctx, 0), jig_expr_dim(rw->ctx, 1));
    sum = jig_expr_add(sum, jig_expr_dim(rw->ctx, 2));
    const JigMap *map = jig_map(rw->ctx, 3, 0, &sum, 1);
    for (size_t i = 0; i < rank; i++) {
        sizes[i] = jig_mixed_int(rw->ctx, jig_type_dim(type, i));
        if (!jig_type_is_dynamic_dim(type, i))
            continue;
        JigMixed source = source_size(rw, loc, jig_tensor_pad_source(pad), i);
        sizes[i] = jig_affine_apply_folded(rw, loc, map, (JigMixed[]){source, low[i], high[i]});
    }
    return sizes;
}

JigOp *jig_tensor_build_pad(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *source,
                            const JigMixed *low, const JigMixed *high, JigValue *value,
                            bool nofold) {
    JigArena *a = jig_arena_create();
    size_t rank = jig_type_rank(type);
    JigMixedParts low_parts = jig_mixed_parts(rw->ctx, low, rank, a),
                  high_parts = jig_mixed_parts(rw->ctx, high, rank, a);
    JigTensorPad parts = {.source = source,
                          .low = low_parts.values,
                          .high = high_parts.values,
                          .result_type = type,
                          .static_low = low_parts.attr,
                          .static_high = high_parts.attr,
                          .nofold = nofold ? jig_attr_unit(rw->ctx) : NULL};
    JigOp *pad = jig_tensor_pad_build(rw, loc, &parts);
    const JigType **indices = JIG_NEW_ARRAY(a, const JigType *, rank + 1);
    for (size_t i = 0; i < rank; i++)
        indices[i] = jig_type_index(rw->ctx);
    JigPoint point = jig_point(rw);
    jig_create_block(rw, jig_tensor_pad_region(pad), NULL, indices, rank, loc);
    jig_at_end(rw, jig_op_body(pad));
    jig_tensor_yield_build(rw, loc, &(JigTensorYield){.value = value});
    jig_set_point(rw, point);
    jig_arena_destroy(a);
    return pad;
}
