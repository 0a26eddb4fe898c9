/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Remarks about the payload. */
#include "support/vec.h"
#include "transform/ops/ops_int.h"

static JigApplyFn emit_param_as_remark, emit_remark_at;

static const JigOpRow rows[] = {
    {.name = "transform.debug.emit_param_as_remark",
     .ins = "param: read Param, anchor: read optional<Handle>",
     .props = "message: optional<Str>",
     .traits = "MatchOpInterface, TransformOpInterface, ReadsPayload",
     .format = "$param (`,` $message^)? (`at` $anchor^)? attr-dict `:` type($param) (`,` "
               "type($anchor)^)?",
     .apply = emit_param_as_remark,
     .summary = "a remark with the values of a parameter, here or at each payload op"},
    {.name = "transform.debug.emit_remark_at",
     .ins = "at: read AnyHandle",
     .props = "message: Str",
     .traits = "MatchOpInterface, TransformOpInterface, ReadsPayload",
     .format = "$at `,` $message attr-dict `:` type($at)",
     .apply = emit_remark_at,
     .summary = "a remark at each payload op or value"},
};
const JigDialect jig_transform_debug = {.name = "transform", JIG_TABLE(ops, rows)};

static void remark_at_value(JigValue *v, JigStr message) {
    JigContext *ctx = jig_value_context(v);
    jig_remark(ctx, jig_value_loc(v), "%.*s", JIG_FMT(message));
    if (jig_value_is_result(v)) {
        jig_note(ctx, jig_value_loc(v), "value handle points to an op result #%zu",
                 jig_value_index(v));
        return;
    }
    JigBlock *owner = jig_value_owner_block(v);
    jig_note(ctx, jig_value_loc(v),
             "value handle points to a block argument #%zu in block #%zu in region #%zu",
             jig_value_index(v), jig_block_index(owner), jig_region_index(jig_block_region(owner)));
}

static JigStatus emit_remark_at(JigTransformCall *call) {
    const JigValue *at = jig_transform_debug_emit_remark_at_at(call->op);
    JigStr message = jig_transform_debug_emit_remark_at_message(call->op);
    JigOps ops = jig_payload_ops(call, at);
    for (size_t i = 0; i < ops.len; ++i)
        jig_op_remark(ops.items[i], "%.*s", JIG_FMT(message));
    JigValues values = jig_payload_values(call, at);
    for (size_t i = 0; i < values.len; ++i)
        remark_at_value(values.items[i], message);
    return JIG_OK;
}

/* "message 1 : i64, 2 : i64" */
static JigStr text_of_params(JigTransformCall *call) {
    JigParams params =
        jig_payload_params(call, jig_transform_debug_emit_param_as_remark_param(call->op));
    JigCharVec text = {0};
    JigStr message = jig_transform_debug_emit_param_as_remark_message(call->op);
    jig_vec_append(&text, message.ptr, message.len);
    if (jig_transform_debug_emit_param_as_remark_message_attr(call->op))
        jig_vec_push(&text, ' ');
    for (size_t i = 0; i < params.len; ++i) {
        JigStr value = jig_attr_to_str(params.items[i], call->arena);
        jig_vec_append(&text, ", ", i ? 2 : 0);
        jig_vec_append(&text, value.ptr, value.len);
    }
    JigStr result = jig_arena_str(call->arena, (JigStr){text.data, text.len});
    jig_vec_free(&text);
    return result;
}

static JigStatus emit_param_as_remark(JigTransformCall *call) {
    JigStr text = text_of_params(call);
    if (jig_op_num_operands(call->op) == 1) {
        jig_op_remark(call->op, "%.*s", JIG_FMT(text));
        return JIG_OK;
    }
    JigOps ops = jig_payload_ops(call, jig_transform_debug_emit_param_as_remark_anchor(call->op));
    for (size_t i = 0; i < ops.len; ++i)
        jig_remark(jig_op_context(call->op), jig_op_loc(ops.items[i]), "%.*s", JIG_FMT(text));
    return JIG_OK;
}
