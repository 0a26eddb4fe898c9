/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Allocations for tensors. An allocation was asked for with a handle to a value first, which
 * transform.structured.promote_tensor takes today, then with one to the op that makes it.
 */
#include "transform/older/modernise_int.h"

static bool modernise_allocation(JigRewriter *rw, JigOp *op, JigReason *why);
static bool parse_of_value(JigParser *p, JigOpState *state);

static const JigOpRow rows[] = {
    {.name = "transform.older.structured.bufferize_to_allocation",
     .ins = "target: consume ValueHandle",
     .outs = "transformed: ValueHandle",
     .props = "memory_space: optional<Any>",
     .traits = "SameOperandsAndResultType, TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` type($target)",
     .apply = jig_modernise_apply,
     .older = &(const JigOlder){.until = "17-dev",
                                .what = "it takes ops; a value is given an allocation by "
                                        "transform.structured.promote_tensor",
                                .modernise = modernise_allocation},
     .summary = "an allocation of their own for tensors"},
};

static const JigOlderText texts[] = {{"transform.structured.bufferize_to_allocation",
                                      .op = "transform.older.structured.bufferize_to_allocation",
                                      .parse = parse_of_value, .until = "17-dev", UNTYPED},
                                     {"transform.structured.bufferize_to_allocation",
                                      .format = "$target attr-dict", .until = "16", UNTYPED},
                                     {0}};

const JigDialect jig_transform_older_buffers = {
    .name = "transform", JIG_TABLE(ops, rows), .older_texts = texts};

static bool is_of_values(const JigType *type) {
    const JigHandleType *handle = jig_type_iface(type, &jig_iface_handle);
    return handle && handle->kind == JIG_HANDLE_VALUES;
}

static bool parse_of_value(JigParser *p, JigOpState *state) {
    JigUnresolved target;
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_operand(p, &target) && jig_parse_attr_dict(p, state));
    const JigType *type = jig_parse_known_type(p, &target);
    if (!type || !is_of_values(type))
        return jig_parse_error(p, spot, "expected a handle to values");
    jig_state_add_types(state, p, &type, 1);
    return jig_resolve_operand(p, state, &target, type);
}

static bool modernise_allocation(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    JigOp *today = jig_transform_structured_promote_tensor_build(
        rw, jig_op_loc(op),
        &(JigTransformStructuredPromoteTensor){
            .tensor = jig_transform_older_structured_bufferize_to_allocation_target(op),
            .memory_space =
                jig_transform_older_structured_bufferize_to_allocation_memory_space_attr(op),
            .promoted_type = jig_op_result_type(op, 0)});
    jig_modernise_replace(rw, op, today, NULL);
    return true;
}
