/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/affine/affine_math.h"

#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "support/arena.h"
#include "support/check.h"
#include "support/ints.h"

static JigMixed apply(const JigIndexMath *m, JigExprKind kind, bool symbol, JigMixed x,
                      JigMixed y) {
    JigContext *ctx = m->rw->ctx;
    const JigExpr *rhs = symbol ? jig_expr_symbol(ctx, 0) : jig_expr_dim(ctx, 1);
    const JigExpr *e = jig_expr_binary(kind, jig_expr_dim(ctx, 0), rhs);
    const JigMap *map = jig_map(ctx, symbol ? 1 : 2, symbol ? 1 : 0, &e, 1);
    return jig_affine_apply_folded(m->rw, m->loc, map, (JigMixed[]){x, y});
}

JigMixed jig_affine_index_add(const JigIndexMath *m, JigMixed x, JigMixed y) {
    return apply(m, JIG_EXPR_ADD, false, x, y);
}

JigMixed jig_affine_index_sub(const JigIndexMath *m, JigMixed x, JigMixed y) {
    JIG_REQUIRE(m);
    JigContext *ctx = m->rw->ctx;
    const JigExpr *e = jig_expr_sub(jig_expr_dim(ctx, 0), jig_expr_dim(ctx, 1));
    return jig_affine_apply_folded(m->rw, m->loc, jig_map(ctx, 2, 0, &e, 1), (JigMixed[]){x, y});
}

JigMixed jig_affine_index_mul(const JigIndexMath *m, JigMixed x, JigMixed y) {
    return apply(m, JIG_EXPR_MUL, true, x, y);
}

JigMixed jig_affine_index_floordiv(const JigIndexMath *m, JigMixed x, JigMixed y) {
    return apply(m, JIG_EXPR_FLOORDIV, true, x, y);
}

JigMixed jig_affine_index_ceildiv(const JigIndexMath *m, JigMixed x, JigMixed y) {
    return apply(m, JIG_EXPR_CEILDIV, true, x, y);
}

JigMixed jig_affine_index_min(const JigIndexMath *m, JigMixed x, JigMixed y) {
    JIG_REQUIRE(m);
    return jig_affine_min_folded(m->rw, m->loc, jig_map_identity(m->rw->ctx, 2),
                                 (JigMixed[]){x, y});
}

JigMixed jig_affine_index_max(const JigIndexMath *m, JigMixed x, JigMixed y) {
    JIG_REQUIRE(m);
    return jig_affine_max_folded(m->rw, m->loc, jig_map_identity(m->rw->ctx, 2),
                                 (JigMixed[]){x, y});
}

/* ---- Bounds ---- */
/* Of one result of an affine.apply or affine.min; only constants are looked for. */
static bool result_bound(const JigExpr *e, int64_t *out) {
    return jig_expr_is_constant(e, out);
}

bool jig_affine_index_upper_bound(JigMixed x, int64_t *out) {
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

/* ---- Divisors ---- */

static uint64_t divisor(JigMixed x, unsigned depth);

/* Of an expression over the operands of an affine.apply. */
static uint64_t expr_divisor(const JigExpr *e, const JigOp *apply, unsigned depth) {
    unsigned dims = jig_map_num_dims(jig_affine_apply_map(apply)), at;
    uint64_t a, b;
    switch (jig_expr_kind(e)) {
    case JIG_EXPR_CONSTANT:
        return jig_i64_magnitude(jig_expr_value(e));
    case JIG_EXPR_DIM:
    case JIG_EXPR_SYMBOL:
        at = jig_expr_position(e) + (jig_expr_kind(e) == JIG_EXPR_SYMBOL ? dims : 0);
        return divisor(jig_mixed_value(jig_affine_apply_map_operands_at(apply, at)), depth);
    case JIG_EXPR_ADD:
    case JIG_EXPR_MUL:
        if (!depth)
            return 1;
        a = expr_divisor(jig_expr_lhs(e), apply, depth - 1);
        b = expr_divisor(jig_expr_rhs(e), apply, depth - 1);
        if (jig_expr_kind(e) == JIG_EXPR_ADD)
            return jig_u64_gcd(a, b);
        return __builtin_mul_overflow(a, b, &a) ? 1 : a;
    default:
        return 1;
    }
}

static uint64_t induction_divisor(JigValue *v, unsigned depth) {
    const JigOp *owner = jig_block_parent_op(jig_value_block(v));
    const JigLoopIface *loop = owner ? jig_loop(owner) : NULL;
    for (size_t i = 0; loop && i < jig_loop_num_vars(owner); ++i)
        if (loop->var(owner, i) == v)
            return jig_u64_gcd(divisor(loop->lower(owner, i), depth),
                               divisor(loop->step(owner, i), depth));
    return 1;
}

static uint64_t divisor(JigMixed x, unsigned depth) {
    int64_t c;
    if (jig_mixed_constant(x, &c))
        return jig_i64_magnitude(c);
    if (!x.value || !depth)
        return 1;
    const JigOp *def = jig_value_def(x.value);
    if (!def)
        return induction_divisor(x.value, depth - 1);
    return jig_op_is(def, JIG_AFFINE(APPLY))
               ? expr_divisor(jig_map_result(jig_affine_apply_map(def), 0), def, depth - 1)
               : 1;
}

uint64_t jig_affine_index_divisor(JigMixed x) {
    enum { DEEPEST = 16 }; /* each level may ask twice */
    return divisor(x, DEEPEST);
}
