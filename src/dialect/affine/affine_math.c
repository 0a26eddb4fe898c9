/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/affine/affine_math.h"

#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "support/arena.h"

static JigMixed apply(const JigIndexMath *m, JigExprKind kind, bool symbol, JigMixed x,
                      JigMixed y) {
    JigContext *ctx = m->rw->ctx;
    const JigExpr *rhs = symbol ? jig_expr_symbol(ctx, 0) : jig_expr_dim(ctx, 1);
    const JigExpr *e = jig_expr_binary(kind, jig_expr_dim(ctx, 0), rhs);
    const JigMap *map = jig_map(ctx, symbol ? 1 : 2, symbol ? 1 : 0, &e, 1);
    return jig_affine_apply_folded(m->rw, m->loc, map, (JigMixed[]){x, y});
}

JigMixed jig_index_add(const JigIndexMath *m, JigMixed x, JigMixed y) {
    return apply(m, JIG_EXPR_ADD, false, x, y);
}

JigMixed jig_index_sub(const JigIndexMath *m, JigMixed x, JigMixed y) {
    JigContext *ctx = m->rw->ctx;
    const JigExpr *e = jig_expr_sub(jig_expr_dim(ctx, 0), jig_expr_dim(ctx, 1));
    return jig_affine_apply_folded(m->rw, m->loc, jig_map(ctx, 2, 0, &e, 1), (JigMixed[]){x, y});
}

JigMixed jig_index_mul(const JigIndexMath *m, JigMixed x, JigMixed y) {
    return apply(m, JIG_EXPR_MUL, true, x, y);
}

JigMixed jig_index_floordiv(const JigIndexMath *m, JigMixed x, JigMixed y) {
    return apply(m, JIG_EXPR_FLOORDIV, true, x, y);
}

JigMixed jig_index_ceildiv(const JigIndexMath *m, JigMixed x, JigMixed y) {
    return apply(m, JIG_EXPR_CEILDIV, true, x, y);
}

JigMixed jig_index_min(const JigIndexMath *m, JigMixed x, JigMixed y) {
    return jig_affine_min_folded(m->rw, m->loc, jig_map_identity(m->rw->ctx, 2),
                                 (JigMixed[]){x, y});
}

JigMixed jig_index_max(const JigIndexMath *m, JigMixed x, JigMixed y) {
    return jig_affine_max_folded(m->rw, m->loc, jig_map_identity(m->rw->ctx, 2),
                                 (JigMixed[]){x, y});
}

/* ---- Bounds ---- */
/* Of one result of an affine.apply or affine.min; only constants are looked for. */
static bool result_bound(const JigExpr *e, int64_t *out) {
    return jig_expr_is_constant(e, out);
}

bool jig_index_upper_bound(JigMixed x, int64_t *out) {
    if (jig_mixed_constant(x, out))
        return true;
    JigOp *def = jig_value_def(x.value);
    if (!jig_op_is(def, JIG_AFFINE(MIN)))
        return false;
    const JigMap *map = jig_attr_map_value(jig_affine_min_map_attr(def));
    bool found = false;
    for (unsigned i = 0; i < jig_map_num_results(map); i++) {
        int64_t bound;
        const JigExpr *e = jig_map_result(map, i);
        bool known = result_bound(e, &bound);
        if (known && (!found || bound < *out))
            *out = bound;
        found |= known;
    }
    return found;
}
