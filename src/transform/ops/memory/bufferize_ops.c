/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Programs of tensors as programs of buffers. */
#include "dialect/builtin/builtin.h"
#include "dialect/tensor/tensor.h"
#include "ir/diag/kinds.h"
#include "jig/payload/bufferize.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/state.h"
#include "transform/ops/proposals.h"

static JigApplyFn one_shot, eliminate_empty, eliminate_operands, empty_to_alloc;
static bool verify_one_shot(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.bufferization.one_shot_bufferize",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "function_boundary_type_conversion: optional<transform.layout_map_option>, "
              "allow_return_allocs_from_loops: Bool = false, allow_unknown_ops: Bool = false, "
              "bufferize_function_boundaries: Bool = false, dump_alias_sets: Bool = false, "
              "test_analysis_only: Bool = false, print_conflicts: Bool = false, "
              "check_parallel_regions: Bool = true, memcpy_op: Str = \"memref.copy\"",
     .traits = "TransformOpInterface, ModifiesPayload, CarriesOn",
     .format = "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict `:` "
               "functional-type($target, results)",
     .verify = verify_one_shot,
     .apply = one_shot,
     .more = JIG_MORE(.propose = jig_propose_one_shot),
     .summary = "tensors of modules or functions as buffers"},
    {.name = "transform.bufferization.eliminate_empty_tensors",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` type($target)",
     .apply = eliminate_empty,
     .more = JIG_MORE(.propose = jig_propose_eliminate_empty),
     .summary = "empty tensors as parts of those that they become a part of"},
    {.name = "transform.structured.eliminate_empty_tensors",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` type($target)",
     .apply = eliminate_operands,
     .more = JIG_MORE(.propose = jig_propose_eliminate_empty),
     .summary = "what structured ops copy from empty tensors, where they put it"},
    {.name = "transform.bufferization.empty_tensor_to_alloc_tensor",
     .ins = "target: consume EmptyHandle",
     .outs = "transformed: AllocTensorHandle",
     .traits = "TransformOpInterface, ModifiesPayload, CarriesOn",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = empty_to_alloc,
     .more = JIG_MORE(.propose = jig_propose_empty_to_alloc),
     .summary = "tensor.empty as bufferization.alloc_tensor"},
};

static const JigEnumCase layouts[] = {
    {JIG_LAYOUT_INFERRED, "InferLayoutMap"},
    {JIG_LAYOUT_IDENTITY, "IdentityLayoutMap"},
    {JIG_LAYOUT_DYNAMIC, "FullyDynamicLayoutMap"},
    {0},
};
static const JigEnumRow enums[] = {
    {.name = "transform.layout_map_option",
     .message_name = "::mlir::bufferization::LayoutMapOption",
     .cases = layouts,
     .storage = "i32",
     .summary = "option for map layout"},
};

static bool is_empty_handle(const JigType *t) {
    return jig_transform_is_handle_to(t, "tensor.empty");
}
static bool is_alloc_tensor_handle(const JigType *t) {
    return jig_transform_is_handle_to(t, "bufferization.alloc_tensor");
}
static const JigTypeConstraint constraints[] = {
    {"EmptyHandle", "Transform IR handle to tensor.empty operations", .test = is_empty_handle},
    {"AllocTensorHandle", "Transform IR handle to bufferization.alloc_tensor operations",
     .test = is_alloc_tensor_handle},
};

const JigDialect jig_transform_bufferize = {.name = "transform",
                                            JIG_TABLE(ops, rows),
                                            JIG_TABLE(enums, enums),
                                            JIG_TABLE(type_constraints, constraints)};

/* ---- transform.bufferization.one_shot_bufferize ---- */

#define FLAG(name)                                                                                 \
    jig_attr_bool_value(jig_transform_bufferization_one_shot_bufferize_##name##_attr(op))

static bool verify_one_shot(JigOp *op) {
    JigStr copy = jig_transform_bufferization_one_shot_bufferize_memcpy_op(op);
    if (!jig_str_is(copy, "memref.copy") && !jig_str_is(copy, "linalg.copy"))
        return jig_op_error(op, "unsupported memcpy op");
    if (FLAG(print_conflicts) && !FLAG(test_analysis_only))
        return jig_op_error(op, "'print_conflicts' requires 'test_analysis_only'");
    return !FLAG(dump_alias_sets) || FLAG(test_analysis_only) ||
           jig_op_error(op, "'dump_alias_sets' requires 'test_analysis_only'");
}

static JigBufferOptions options_of(const JigOp *op) {
    JigBufferOptions o = jig_buffer_options();
    const JigAttr *layout =
        jig_transform_bufferization_one_shot_bufferize_function_boundary_type_conversion_attr(op);
    o.return_allocs = FLAG(allow_return_allocs_from_loops);
    o.unknown_ops = FLAG(allow_unknown_ops);
    o.functions = FLAG(bufferize_function_boundaries);
    o.print_aliases = FLAG(dump_alias_sets);
    o.analyze_only = FLAG(test_analysis_only);
    o.print_conflicts = FLAG(print_conflicts);
    o.parallel = FLAG(check_parallel_regions);
    o.copy_by_linalg =
        jig_str_is(jig_transform_bufferization_one_shot_bufferize_memcpy_op(op), "linalg.copy");
    if (layout)
        o.function_layout = (JigBufferLayout)jig_attr_int_value(layout);
    return o;
}

/* Where what is wrong is told at once, as the reference does: NULL. */
static JigReason *kept_reason(JigTransformCall *call, JigReason *room) {
    *room = JIG_REASON(call->arena);
    return call->state->options->keep_partial ? NULL : room;
}

/* Queues a failure, with what is behind it. */
static JigStatus failed(JigTransformCall *call, JigLoc loc, const char *text,
                        const JigReason *why) {
    (void)!jig_silenceable(call, loc, "{}", jig_fact_text(text));
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus one_shot(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOps targets =
        jig_payload_ops(call, jig_transform_bufferization_one_shot_bufferize_target(op));
    JigBufferOptions o = options_of(op);
    JigReason room, *why = kept_reason(call, &room);
    for (size_t i = 0; i < targets.len; ++i) {
        JigOp *target = targets.items[i];
        bool is_module = jig_op_is(target, JIG_BUILTIN(MODULE));
        if (!is_module && !jig_function(target))
            return jig_silenceable(call, jig_op_loc(op), "expected module or function target",
                                   jig_fact_kind(JIG_KIND_MODULE));
        if (o.functions && !is_module)
            return jig_silenceable(call, jig_op_loc(op), "expected module target",
                                   jig_fact_kind(JIG_KIND_MODULE));
        if (!jig_bufferize(target, &o, why))
            return failed(call, jig_op_loc(op), "bufferization failed", why);
    }
    jig_set_ops(call, 0, targets.items, targets.len);
    return JIG_OK;
}

/* ---- Empty tensors ---- */

static JigStatus eliminate_empty(JigTransformCall *call) {
    JigOps targets =
        jig_payload_ops(call, jig_transform_bufferization_eliminate_empty_tensors_target(call->op));
    JigReason room, *why = kept_reason(call, &room);
    for (size_t i = 0; i < targets.len; ++i)
        if (!jig_eliminate_empty_tensors(call->rw, targets.items[i], why))
            return failed(call, jig_op_loc(targets.items[i]), "empty tensor elimination failed",
                          why);
    return JIG_OK;
}

static JigStatus eliminate_operands(JigTransformCall *call) {
    JigOps targets =
        jig_payload_ops(call, jig_transform_structured_eliminate_empty_tensors_target(call->op));
    JigReason room, *why = kept_reason(call, &room);
    for (size_t i = 0; i < targets.len; ++i)
        if (!jig_eliminate_empty_operands(call->rw, targets.items[i], why))
            return failed(call, jig_op_loc(targets.items[i]), "failed to analyze op", why);
    return JIG_OK;
}

static JigStatus to_alloc(JigEach *each, JigOp *target) {
    if (!jig_op_is(target, JIG_TENSOR(EMPTY)))
        return jig_wrong_kind(each->call, target);
    jig_each_add(each, 0, jig_empty_to_alloc_tensor(each->call->rw, target));
    return JIG_OK;
}

static JigStatus empty_to_alloc(JigTransformCall *call) {
    return jig_each_target(
        call, jig_transform_bufferization_empty_tensor_to_alloc_tensor_target(call->op), to_alloc);
}
