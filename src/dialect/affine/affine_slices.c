/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/affine/affine_slices.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "support/check.h"

/* `e` of the operands, which are its symbols. */
static JigMixed apply(const JigIndexMath *m, const JigExpr *e, const JigMixed *operands,
                      unsigned n) {
    return jig_affine_apply_folded(m->rw, m->loc, jig_map(m->rw->ctx, 0, n, &e, 1), operands);
}

JigMixed jig_affine_slice_index(const JigIndexMath *m, JigMixed offset, JigMixed index,
                                JigMixed stride) {
    JigContext *ctx = m->rw->ctx;
    const JigExpr *product = jig_expr_mul(jig_expr_symbol(ctx, 1), jig_expr_symbol(ctx, 2));
    return apply(m, jig_expr_add(jig_expr_symbol(ctx, 0), product),
                 (JigMixed[]){offset, index, stride}, 3);
}

JigSlice jig_affine_slice_compose(const JigIndexMath *m, JigSlice outer, const bool *dropped,
                                  JigSlice inner, JigArena *a) {
    JIG_REQUIRE(m && a && (dropped || !outer.rank));
    JigContext *ctx = m->rw->ctx;
    const JigExpr *product = jig_expr_mul(jig_expr_symbol(ctx, 0), jig_expr_symbol(ctx, 1)),
                  *position = jig_expr_add(product, jig_expr_symbol(ctx, 2));
    JigMixed *offsets = JIG_NEW_ARRAY(a, JigMixed, outer.rank + 1),
             *sizes = JIG_NEW_ARRAY(a, JigMixed, outer.rank + 1),
             *strides = JIG_NEW_ARRAY(a, JigMixed, outer.rank + 1);
    for (size_t i = 0, k = 0; i < outer.rank; i++) {
        offsets[i] = outer.offsets[i];
        sizes[i] = outer.sizes[i];
        strides[i] = outer.strides[i];
        if (dropped[i])
            continue;
        offsets[i] = apply(m, position,
                           (JigMixed[]){inner.offsets[k], outer.strides[i], outer.offsets[i]}, 3);
        sizes[i] = inner.sizes[k];
        strides[i] = apply(m, product, (JigMixed[]){inner.strides[k], outer.strides[i]}, 2);
        k++;
    }
    return (JigSlice){offsets, sizes, strides, outer.rank};
}

JigMixed *jig_affine_slice_resolve(const JigIndexMath *m, JigSlice outer, const bool *dropped,
                                   const JigMixed *indices, JigArena *a) {
    JIG_REQUIRE(m && a && (dropped || !outer.rank) && indices);
    JigMixed *resolved = JIG_NEW_ARRAY(a, JigMixed, outer.rank + 1);
    for (size_t i = 0, k = 0; i < outer.rank; i++) {
        JigMixed index = dropped[i] ? jig_mixed_int(m->rw->ctx, 0) : indices[k++];
        JigMixed at = jig_affine_slice_index(m, outer.offsets[i], index, outer.strides[i]);
        resolved[i] = jig_mixed_value(jig_arith_mixed_to_value(m->rw, m->loc, at));
    }
    return resolved;
}
