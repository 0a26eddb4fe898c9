/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory for tensors and parts of buffers. */
#include "payload/buffers/promote_tensor.h"
#include "transform/ops/ops_int.h"

static JigApplyFn promote_tensor;

static const JigOpRow rows[] = {
    {.name = "transform.structured.promote_tensor",
     .ins = "tensor: read ValueHandle",
     .outs = "promoted: ValueHandle",
     .props = "memory_space: optional<Any>",
     .traits = "SameOperandsAndResultType, TransformOpInterface, ModifiesPayload",
     .format = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)",
     .apply = promote_tensor,
     .summary = "an allocation of their own for tensors"},
};
const JigDialect jig_transform_buffers = {
    .name = "transform", .ops = rows, .num_ops = JIG_LEN(rows)};

/* ---- transform.structured.promote_tensor ---- */

static JigStatus promote_tensor(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigValues tensors =
        jig_payload_values(call, jig_transform_structured_promote_tensor_tensor(op));
    const JigAttr *space = jig_transform_structured_promote_tensor_memory_space_attr(op);
    JigValue **promoted = JIG_NEW_ARRAY(call->arena, JigValue *, tensors.len);
    for (size_t i = 0; i < tensors.len; ++i) {
        if (!jig_type_is_ranked_tensor(jig_value_type(tensors.items[i])))
            return jig_silenceable(call, op, "non-tensor type: {}",
                                   jig_fact_value(tensors.items[i]));
        promoted[i] = jig_promote_tensor(call->rw, tensors.items[i], space);
    }
    jig_set_values(call, 0, promoted, tensors.len);
    return JIG_OK;
}
