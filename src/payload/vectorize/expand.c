/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/vectorize/expand.h"

#include "dialect/affine/affine.h"
#include "payload/loop/expand_affine.h"

static void note_divisor(const JigExpr *e, void *user) {
    JigExprKind kind = jig_expr_kind(e);
    int64_t divisor;
    if ((kind == JIG_EXPR_MOD || kind == JIG_EXPR_FLOORDIV || kind == JIG_EXPR_CEILDIV) &&
        jig_expr_is_constant(jig_expr_rhs(e), &divisor) && divisor <= 0)
        *(bool *)user = true;
}

static void expand_apply(JigRewriter *rw, JigOp *op) {
    const JigMap *map = jig_affine_apply_map(op);
    size_t n = jig_op_num_operands(op);
    JigArena *a = jig_arena_create();
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        operands[i] = jig_op_operand(op, i);
    jig_at_before(rw, op);
    JigValue *value = jig_loop_expand_affine_expr(rw, jig_op_loc(op), jig_map_result(map, 0),
                                                  operands, operands + jig_map_num_dims(map), NULL);
    if (value)
        jig_rw_replace1(rw, op, value);
    jig_arena_destroy(a);
}

void jig_vectorize_expand_applies(JigRewriter *rw, JigBlock *block) {
    for (JigOp *op = jig_block_first(block), *next; op; op = next) {
        next = jig_op_next(op);
        if (!jig_op_is(op, JIG_AFFINE(APPLY)))
            continue;
        bool bad_divisor = false;
        jig_expr_walk(jig_map_result(jig_affine_apply_map(op), 0), note_divisor, &bad_divisor);
        if (!bad_divisor)
            expand_apply(rw, op);
    }
}
