/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Matchers: blocks of match ops, applied to one payload op after the other. One says by a
 * silenceable failure, of which nobody hears, that an op does not match. */
#include "transform/ops/ops_int.h"
#include "transform/state.h"

JigStatus jig_bind_args(JigTransformCall *call, JigBlock *block, const JigItems *args) {
    for (size_t i = 0; i < jig_block_num_args(block); ++i) {
        JigValue *arg = jig_block_arg(block, i);
        if (jig_handle_kind(arg) != args[i].kind)
            return jig_definite(call, arg, "argument #{} is bound to payload of another kind",
                                jig_fact_int(i));
        JigStatus status = jig_bind_items(call, arg, args[i]);
        if (status == JIG_OK)
            continue;
        jig_report_queue(call);
        return JIG_DEFINITE;
    }
    return JIG_OK;
}

JigItems *jig_yielded_items(JigTransformCall *call, JigBlock *block) {
    JigOp *yield = jig_block_last(block);
    size_t n = jig_op_num_operands(yield);
    JigItems *items = jig_arena_alloc(call->arena, n * sizeof *items);
    for (size_t i = 0; i < n; ++i)
        items[i] = jig_payload_items(call, jig_op_operand(yield, i));
    return items;
}

static JigStatus match(JigTransformCall *call, JigBlock *matcher) {
    for (JigOp *op = jig_block_first(matcher); op != jig_block_last(matcher);
         op = jig_op_next(op)) {
        if (!jig_op_has_own_trait(op, JIG_TRANSFORM_TRAIT(MATCH)))
            return jig_definite(call, op,
                                "expected operations in the match part to implement "
                                "MatchOpInterface");
        JIG_TRY(jig_apply_op(call, op));
    }
    return JIG_OK;
}

JigStatus jig_run_matcher(JigTransformCall *call, JigBlock *matcher, const JigItems *args,
                          JigItems **yielded) {
    jig_scope_open(call, matcher);
    jig_failure_mute(call->state);
    JigStatus status = jig_bind_args(call, matcher, args);
    if (status == JIG_OK)
        status = match(call, matcher);
    if (status == JIG_OK)
        status = jig_invalidate_check_yield(call, matcher);
    jig_failure_unmute(call->state);
    if (status == JIG_OK)
        *yielded = jig_yielded_items(call, matcher);
    else if (status == JIG_SILENCEABLE)
        jig_silence(call);
    jig_scope_close(call);
    return status;
}
