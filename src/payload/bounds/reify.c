/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/bounds/reify.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "support/check.h"

static JigValue *read_extent(JigRewriter *rw, JigLoc loc, JigExtent x) {
    if (x.dim == JIG_NO_DIM)
        return x.value;
    JigValue *index = jig_arith_index(rw, loc, x.dim);
    JigOp *dim =
        jig_type_is_tensor(jig_value_type(x.value))
            ? jig_tensor_dim_build(rw, loc, &(JigTensorDim){.source = x.value, .index = index})
            : jig_memref_dim_build(rw, loc, &(JigMemrefDim){.source = x.value, .index = index});
    return jig_op_result(dim, 0);
}

JigMixed jig_reify_quantity(JigRewriter *rw, JigLoc loc, JigQuantity q) {
    JIG_REQUIRE(rw && q.map && (q.items || !q.n));
    JigArena *a = jig_arena_create();
    JigAffineValue m = {.map = q.map, .operands = JIG_NEW_ARRAY(a, JigValue *, q.n + 1), .n = q.n};
    for (size_t i = 0; i < q.n; ++i)
        m.operands[i] = read_extent(rw, loc, q.items[i]);
    jig_affine_canonicalize(&m, a);
    const JigExpr *e = jig_map_result(m.map, 0);
    JigMixed out;
    int64_t value;
    if (jig_expr_is_constant(e, &value))
        out = jig_mixed_attr(jig_attr_index(rw->ctx, value));
    else if (jig_expr_kind(e) == JIG_EXPR_DIM)
        out = jig_mixed_value(m.operands[jig_expr_position(e)]);
    else if (jig_expr_kind(e) == JIG_EXPR_SYMBOL)
        out = jig_mixed_value(m.operands[jig_map_num_dims(m.map) + jig_expr_position(e)]);
    else
        out = jig_mixed_value(jig_op_result(
            jig_affine_apply_build(rw, loc,
                                   &(JigAffineApply){.map_operands = {m.operands, m.n},
                                                     .map = jig_attr_of_map(m.map)}),
            0));
    jig_arena_destroy(a);
    return out;
}

bool jig_reify_independent(JigRewriter *rw, JigLoc loc, JigMixed m, JigValue *const *of, size_t n,
                           JigMixed *out) {
    JIG_REQUIRE(rw && (of || !n) && out);
    *out = m;
    if (m.attr)
        return true;
    JigArena *a = jig_arena_create();
    JigQuantity bound;
    bool found = jig_bounds_find_independent(jig_quantity(m, a), JIG_BOUND_UPPER, of, n, a, &bound);
    if (found)
        *out = jig_reify_quantity(rw, loc, bound);
    jig_arena_destroy(a);
    return found;
}
