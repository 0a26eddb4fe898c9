/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine/affine_parallelize.h"

#include "dialect/affine/affine.h"
#include "payload/loop/affine/affine_iteration_order.h"
#include "payload/loop/reduction.h"

bool jig_loop_affine_may_be_parallel(JigOp *loop, bool reductions, JigArena *a, JigReason *why) {
    size_t n = jig_loop_num_carried(loop);
    if (n && !reductions)
        return jig_refuse(why, loop, "carries values");
    for (size_t i = 0; i < n; ++i) {
        JigReduction r;
        if (jig_type_is_any_memref(jig_value_type(jig_loop_init(loop, i))) ||
            !jig_loop_match_reduction(loop, i, &r))
            return jig_refuse(why, loop, "carries more than reductions");
    }
    return jig_loop_affine_is_parallel(loop, a) ||
           jig_refuse(why, loop, "an iteration depends on another");
}

static JigOp *build_shell(JigRewriter *rw, JigOp *loop, const JigReduction *reductions, size_t n) {
    JigAffineValue lower = jig_affine_bound(loop, false, rw->arena),
                   upper = jig_affine_bound(loop, true, rw->arena);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    const char **names = JIG_NEW_ARRAY(rw->arena, const char *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        types[i] = jig_value_type(reductions[i].value);
        names[i] = reductions[i].name;
    }
    return jig_affine_parallel_new(rw, jig_op_loc(loop), &lower, &upper, jig_affine_for_step(loop),
                                   names, types, n);
}

void jig_loop_affine_parallelize(JigRewriter *rw, JigOp *loop) {
    size_t n = jig_loop_num_carried(loop);
    JigReduction *reductions = JIG_NEW_ARRAY(rw->arena, JigReduction, n + 1);
    JigValue **yielded = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        (void)jig_loop_match_reduction(loop, i, &reductions[i]);
        yielded[i] = reductions[i].value;
    }
    jig_at_before(rw, loop);
    JigOp *parallel = build_shell(rw, loop, reductions, n);
    jig_rw_inline_region(rw, jig_affine_for_region(loop), jig_affine_parallel_region(parallel),
                         NULL);
    JigBlock *body = jig_op_body(parallel);
    for (size_t i = 0; i < n; ++i) {
        JigOp *combine = reductions[i].op;
        JigValue *operands[] = {jig_loop_init(loop, i), jig_op_result(parallel, i)};
        jig_rw_move_before(rw, combine, loop);
        for (size_t k = 0; k < 2; ++k)
            jig_rw_set_operand(rw, combine, k, operands[k]);
        jig_rw_replace_uses(rw, jig_op_result(loop, i), jig_op_result(combine, 0));
    }
    jig_affine_yield_set_operands(rw, jig_block_last(body), yielded, n);
    for (size_t i = n; i > 0; --i)
        jig_rw_erase_arg(rw, body, i);
    jig_rw_erase(rw, loop);
}
