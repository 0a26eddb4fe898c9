/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Matchers: blocks of match ops, applied to one payload op after the other. One says by a
 * silenceable failure, of which nobody hears, that an op does not match. */
#include "transform/ops/ops_int.h"
#include "ir/diag/kinds.h"
#include "transform/record.h"
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
                                "MatchOpInterface",
                                jig_fact_kind(JIG_KIND_MATCHER));
        JIG_TRY(jig_apply_op(call, op));
    }
    return JIG_OK;
}

/* What the matcher yields is in `yielded` when it takes its payload. */
static JigStatus try_matcher(JigTransformCall *call, JigBlock *matcher, const JigItems *args,
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
    return status;
}

static void leave(JigTransformCall *call, JigStatus status) {
    if (status == JIG_SILENCEABLE)
        jig_silence(call);
    jig_scope_close(call);
}

/* A matcher is quiet, as nobody reads what it says of payload that it does not take; where somebody
 * wants to, it is tried again aloud. */
static void tell(JigTransformCall *call, JigBlock *matcher, const JigItems *args,
                 JigStatus status) {
    JigTransformState *st = call->state;
    JigOp *op = jig_block_parent_op(matcher), *payload = args->items[0];
    JigItems *yielded;
    if (!jig_record_tried(st, op, payload, status) || status != JIG_SILENCEABLE)
        return;
    st->hears = true;
    status = try_matcher(call, matcher, args, &yielded);
    const JigFailure *f = st->last_silenceable;
    if (status == JIG_SILENCEABLE && f && jig_reason_given(&f->why))
        jig_record_refused(st, op, payload, &f->why);
    leave(call, status);
    st->hears = false;
}

JigStatus jig_run_matcher(JigTransformCall *call, JigBlock *matcher, const JigItems *args,
                          JigItems **yielded) {
    JigStatus status = try_matcher(call, matcher, args, yielded);
    leave(call, status);
    if (JIG_UNLIKELY(call->state->record != NULL) && args->kind == JIG_HANDLE_OPS && args->len)
        tell(call, matcher, args, status);
    return status;
}
