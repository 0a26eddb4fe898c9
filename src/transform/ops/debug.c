/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Remarks about the payload. */
#include "transform/ops/ops_int.h"

static JigApplyFn emit_remark_at;

static const JigOpRow rows[] = {
    {.name = "transform.debug.emit_remark_at",
     .ins = "at: read AnyHandle",
     .props = "message: Str",
     .traits = "MatchOpInterface, TransformOpInterface, ReadsPayload",
     .format = "$at `,` $message attr-dict `:` type($at)",
     .apply = emit_remark_at,
     .summary = "a remark at each payload op or value"},
};
const JigDialect jig_transform_debug = {.name = "transform", .ops = rows, .num_ops = JIG_LEN(rows)};

static void remark_at_value(JigTransformCall *call, JigValue *v, JigStr message) {
    JigContext *ctx = jig_value_context(v);
    jig_remark(ctx, jig_value_loc(v), "%.*s", JIG_FMT(message));
    (void)call;
    if (jig_value_is_result(v)) {
        jig_note(ctx, jig_value_loc(v), "value handle points to an op result #%zu",
                 jig_value_index(v));
        return;
    }
    size_t block = 0;
    JigBlock *owner = jig_value_owner_block(v);
    for (JigBlock *b = owner; (b = jig_block_prev(b));)
        ++block;
    jig_note(ctx, jig_value_loc(v),
             "value handle points to a block argument #%zu in block #%zu in region #%zu",
             jig_value_index(v), block, jig_region_index(jig_block_region(owner)));
}

static JigStatus emit_remark_at(JigTransformCall *call) {
    const JigValue *at = jig_op_operand(call->op, 0);
    JigStr message = jig_op_str_attr(call->op, "message");
    JigOps ops = jig_payload_ops(call, at);
    for (size_t i = 0; i < ops.len; ++i)
        jig_op_remark(ops.items[i], "%.*s", JIG_FMT(message));
    JigValues values = jig_payload_values(call, at);
    for (size_t i = 0; i < values.len; ++i)
        remark_at_value(call, values.items[i], message);
    return JIG_OK;
}
