/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/ops/matcher.h"

#include "transform/ops/ops_int.h"
#include "transform/state.h"

/* ---- Symbols ---- */

JigOp *jig_find_sequence(JigOp *from, const JigAttr *symbol) {
    JigOp *found = jig_symbol_lookup_nearest(from, symbol);
    return jig_op_is(found, JIG_TRANSFORM(NAMED_SEQUENCE)) ? found : NULL;
}

bool jig_verify_called_sequence(JigOp *sequence) {
    size_t n = jig_type_num_inputs(jig_sequence_type(sequence));
    for (size_t i = 0; i < n; ++i)
        if (!jig_sequence_arg_consumed(sequence, i) && !jig_sequence_arg_read(sequence, i))
            return jig_error(
                jig_op_context(sequence), jig_op_loc(sequence),
                "must provide consumed/readonly status for arguments of external or called ops");
    return true;
}

bool jig_same_handle_kind(const JigType *a, const JigType *b) {
    const JigHandleType *x = jig_handle_type(a), *y = jig_handle_type(b);
    return x && y && x->kind == y->kind;
}

const JigType *jig_sequence_type(const JigOp *sequence) {
    return jig_attr_type_value(jig_op_attr(sequence, "function_type"));
}

JigStatus jig_resolve_body(JigTransformCall *call, const JigAttr *symbol, JigBlock **out) {
    JigOp *found = jig_find_sequence(call->op, symbol);
    *out = found ? jig_op_body(found) : NULL;
    return *out ? JIG_OK
                : jig_definite(call, jig_op_loc(call->op), "unresolved external symbol %s",
                               jig_msg_attr(symbol));
}

/* ---- Running ---- */

JigStatus jig_bind_args(JigTransformCall *call, JigBlock *block, const JigItems *args) {
    for (size_t i = 0; i < jig_block_num_args(block); ++i) {
        JigValue *arg = jig_block_arg(block, i);
        if (jig_handle_kind(arg) != args[i].kind)
            return jig_definite(call, jig_value_loc(arg),
                                "argument #%zu is bound to payload of another kind", i);
        JigStatus status = jig_bind_items(call, arg, args[i]);
        if (status == JIG_OK)
            continue;
        jig_report_queue(call->state);
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
            return jig_definite(call, jig_op_loc(op),
                                "expected operations in the match part to implement "
                                "MatchOpInterface");
        JIG_TRY(jig_apply_op(call, op));
    }
    return JIG_OK;
}

JigStatus jig_run_matcher(JigTransformCall *call, JigBlock *matcher, const JigItems *args,
                          JigItems **yielded) {
    jig_scope_open(call);
    jig_mute(call->state);
    JigStatus status = jig_bind_args(call, matcher, args);
    if (status == JIG_OK)
        status = match(call, matcher);
    if (status == JIG_OK)
        status = jig_check_yield(call, matcher);
    jig_unmute(call->state);
    if (status == JIG_OK)
        *yielded = jig_yielded_items(call, matcher);
    else if (status == JIG_SILENCEABLE)
        jig_silence(call);
    jig_scope_close(call);
    return status;
}
