/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Layouts of described tiles, and fetching them ahead. */
#include "dialect/common/slices.h"
#include "dialect/gpu/gpu.h"
#include "ir/diag/kinds.h"
#include "machine/xegpu/xegpu_int.h"
#include "jig/ops/transform.h"
#include "jig/payload/gpu.h"
#include "machine/xegpu/xegpu_tiles.h"
#include "transform/ops/sizes.h"

static JigApplyFn get_desc_op, set_desc_layout, set_op_layout_attr, set_gpu_launch_threads,
    insert_prefetch, convert_layout, get_load_op, set_anchor_layout;

static const JigOpRow rows[] = {
    {.name = "transform.xegpu.get_desc_op",
     .ins = "target: read ValueHandle",
     .outs = "descHandle: Handle",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = get_desc_op,
     .summary = "the op that describes the tile that a value comes from"},
    {.name = "transform.xegpu.set_desc_layout",
     .ins = "target: consume Handle, sg_layout: read variadic<ParamOrHandle>, sg_data: read "
            "variadic<ParamOrHandle>, inst_data: read variadic<ParamOrHandle>",
     .outs = "transformed: Handle",
     .props = "static_sg_layout: DenseI64Array ?= array<i64>, static_sg_data: DenseI64Array ?= "
              "array<i64>, static_inst_data: DenseI64Array ?= array<i64>, slice_dims: "
              "DenseI64Array ?= array<i64>",
     .traits = "AttrSizedOperandSegments, TransformOpInterface, ModifiesPayload",
     .format = "$target `sg_layout` `=` custom<DynamicIndexList>($sg_layout, "
               "$static_sg_layout) `sg_data` `=` custom<DynamicIndexList>($sg_data, "
               "$static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, "
               "$static_inst_data)^)? (`slice_dims` `=` $slice_dims^)? attr-dict `:` "
               "functional-type(operands, results)",
     .apply = set_desc_layout,
     .summary = "say how a described tile is shared out"},
    {.name = "transform.xegpu.set_op_layout_attr",
     .ins = "target: read Handle, sg_layout: read variadic<ParamOrHandle>, sg_data: read "
            "variadic<ParamOrHandle>, inst_data: read variadic<ParamOrHandle>",
     .props = "index: I64 ?= 0, static_sg_layout: DenseI64Array ?= array<i64>, static_sg_data: "
              "DenseI64Array ?= array<i64>, static_inst_data: DenseI64Array ?= array<i64>, "
              "slice_dims: DenseI64Array ?= array<i64>, result: Unit",
     .traits = "AttrSizedOperandSegments, TransformOpInterface, ModifiesPayload",
     .format = "$target (`result` $result^)? (`index` `=` $index^)? `sg_layout` `=` "
               "custom<DynamicIndexList>($sg_layout, $static_sg_layout) `sg_data` `=` "
               "custom<DynamicIndexList>($sg_data, $static_sg_data) (`inst_data` `=` "
               "custom<DynamicIndexList>($inst_data, $static_inst_data)^)? (`slice_dims` `=` "
               "$slice_dims^)? attr-dict `:` qualified(type(operands))",
     .apply = set_op_layout_attr,
     .summary = "say how an operand or a result is shared out"},
    {.name = "transform.xegpu.set_gpu_launch_threads",
     .ins = "target: read Handle, threads: read variadic<ParamOrHandle>",
     .props = "static_threads: DenseI64Array ?= array<i64>",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target `threads` `=` custom<DynamicIndexList>($threads, $static_threads) "
               "attr-dict `:` qualified(type(operands))",
     .apply = set_gpu_launch_threads,
     .summary = "give a launch its threads"},
    {.name = "transform.xegpu.insert_prefetch",
     .ins = "target: read ValueHandle, dynamic_nb_prefetch: read optional<ParamOrHandle>",
     .outs = "desc_op: Handle",
     .props = "static_nb_prefetch: I64 ?= 1",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)? "
               "attr-dict `:` functional-type(operands, results)",
     .apply = insert_prefetch,
     .summary = "fetch the tiles of later iterations ahead"},
    {.name = "transform.xegpu.convert_layout",
     .ins = "target: read ValueHandle, input_sg_layout: read variadic<ParamOrHandle>, "
            "input_sg_data: read variadic<ParamOrHandle>, input_inst_data: read "
            "variadic<ParamOrHandle>, target_sg_layout: read variadic<ParamOrHandle>, "
            "target_sg_data: read variadic<ParamOrHandle>, target_inst_data: read "
            "variadic<ParamOrHandle>",
     .outs = "newConvertOp: Handle",
     .props = "static_input_sg_layout: DenseI64Array ?= array<i64>, static_input_sg_data: "
              "DenseI64Array ?= array<i64>, static_input_inst_data: DenseI64Array ?= array<i64>, "
              "static_target_sg_layout: DenseI64Array ?= array<i64>, static_target_sg_data: "
              "DenseI64Array ?= array<i64>, static_target_inst_data: DenseI64Array ?= array<i64>",
     .traits = "AttrSizedOperandSegments, TransformOpInterface, ModifiesPayload",
     .format = "$target `input_sg_layout` `=` custom<DynamicIndexList>($input_sg_layout, "
               "$static_input_sg_layout) `input_sg_data` `=` "
               "custom<DynamicIndexList>($input_sg_data, $static_input_sg_data) "
               "(`input_inst_data` `=` custom<DynamicIndexList>($input_inst_data, "
               "$static_input_inst_data)^)? `target_sg_layout` `=` "
               "custom<DynamicIndexList>($target_sg_layout, $static_target_sg_layout) "
               "`target_sg_data` `=` custom<DynamicIndexList>($target_sg_data, "
               "$static_target_sg_data) (`target_inst_data` `=` "
               "custom<DynamicIndexList>($target_inst_data, $static_target_inst_data)^)? "
               "attr-dict `:` functional-type(operands, results)",
     .apply = convert_layout,
     .summary = "share a value out otherwise for what uses it"},
    /* After MLIR 22. */
    {.name = "transform.xegpu.get_load_op",
     .ins = "target: read ValueHandle",
     .outs = "loadNdHandle: Handle",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = get_load_op,
     .summary = "the load that a value comes from"},
    {.name = "transform.xegpu.set_anchor_layout",
     .ins = "target: read Handle, sg_layout: read variadic<ParamOrHandle>, sg_data: read "
            "variadic<ParamOrHandle>, inst_data: read variadic<ParamOrHandle>",
     .props = "index: I64 ?= 0, static_sg_layout: DenseI64Array ?= array<i64>, static_sg_data: "
              "DenseI64Array ?= array<i64>, static_inst_data: DenseI64Array ?= array<i64>, order: "
              "DenseI32Array ?= array<i32>, slice_dims: DenseI64Array ?= array<i64>",
     .traits = "AttrSizedOperandSegments, TransformOpInterface, ModifiesPayload",
     .format =
         "$target (`index` `=` $index^)? `sg_layout` `=` custom<DynamicIndexList>($sg_layout, "
         "$static_sg_layout) `sg_data` `=` custom<DynamicIndexList>($sg_data, "
         "$static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, "
         "$static_inst_data)^)? (`order` `=` $order^)? (`slice_dims` `=` $slice_dims^)? "
         "attr-dict `:` qualified(type(operands))",
     .apply = set_anchor_layout,
     .summary = "say how what an op accesses is shared out"},
};
static const char *const depends[] = {"xegpu", NULL};
const JigDialect jig_xegpu_scripts = {
    .name = "transform", JIG_TABLE(ops, rows), .depends = depends};

/* ---- Targets and layouts ---- */

static JigStatus one_op(JigTransformCall *call, const JigValue *handle, const char *text,
                        JigOp **out) {
    JigOps ops = jig_payload_ops(call, handle);
    if (ops.len != 1)
        return jig_silenceable(call, call->op, text, jig_fact_kind(JIG_KIND_NOT_ONE),
                               jig_fact_int((int64_t)ops.len));
    *out = ops.items[0];
    return JIG_OK;
}

static JigStatus one_value(JigTransformCall *call, const JigValue *handle, JigValue **out) {
    JigValues values = jig_payload_values(call, handle);
    if (values.len != 1)
        return jig_silenceable(call, call->op, "requires exactly one target value handle (got {})",
                               jig_fact_kind(JIG_KIND_NOT_ONE), jig_fact_int((int64_t)values.len));
    *out = values.items[0];
    return JIG_OK;
}

/* What a list of constants, parameters and handles to constants tells. */
static JigStatus read_numbers(JigTransformCall *call, const JigSizes *sizes, int64_t **out,
                              size_t *n) {
    JigMixed *mixed;
    JIG_TRY(jig_sizes_shared(call, sizes, NULL, &mixed, n));
    *out = JIG_NEW_ARRAY(call->arena, int64_t, *n + 1);
    for (size_t i = 0; i < *n; i++)
        if (!jig_mixed_constant(mixed[i], &(*out)[i]))
            return jig_silenceable(
                call, call->op, "requires param or handle to be the result of a constant like op");
    return JIG_OK;
}

/* The layout that three groups of operands, the first of which is `first`, and their lists of
 * constants tell. What is no layout ends the script. */
static JigStatus read_ordered_layout(JigTransformCall *call, size_t first,
                                     const char *const names[3], const JigAttr *dropped,
                                     const JigAttr *order, const JigAttr **out) {
    int64_t *numbers[3];
    size_t n[3];
    JIG_TRY(jig_sizes_check_integers(call, NULL));
    for (size_t i = 0; i < 3; i++) {
        JigSizes sizes = jig_sizes_of(call->op, first + i, names[i]);
        JIG_TRY(read_numbers(call, &sizes, &numbers[i], &n[i]));
    }
    const JigXegpuNumbersOfLayout layout = {.sg_layout = numbers[0],
                                            .sg_data = numbers[1],
                                            .inst_data = numbers[2],
                                            .num_sg_layout = n[0],
                                            .num_sg_data = n[1],
                                            .num_inst_data = n[2],
                                            .dropped = dropped,
                                            .order = order};
    *out = jig_xegpu_layout_of_numbers(jig_op_context(call->op), jig_op_loc(call->op), &layout);
    return *out ? JIG_OK : JIG_DEFINITE;
}

static JigStatus read_layout(JigTransformCall *call, size_t first, const char *const names[3],
                             const JigAttr *dropped, const JigAttr **out) {
    return read_ordered_layout(call, first, names, dropped, NULL, out);
}

static const char *const layout_names[] = {"static_sg_layout", "static_sg_data",
                                           "static_inst_data"};

/* ---- transform.xegpu.get_desc_op ---- */

static JigStatus get_desc_op(JigTransformCall *call) {
    JigValue *target;
    JIG_TRY(one_value(call, jig_transform_xegpu_get_desc_op_target(call->op), &target));
    JigOp *desc = jig_xegpu_find_descriptor(target);
    if (!desc)
        return jig_silenceable(call, call->op,
                               "Could not find a matching descriptor op when walking the producer "
                               "chain of the first operand.");
    jig_set_ops(call, 0, &desc, 1);
    return JIG_OK;
}

/* ---- transform.xegpu.set_desc_layout ---- */

static JigStatus wrong_op(JigTransformCall *call, const JigOp *target, const char *wanted) {
    return jig_silenceable_about(call, target, "target op", "Expected a {} op, but got: {}",
                                 jig_fact_text(wanted), jig_fact_str(jig_op_name_of(target)));
}

static JigStatus set_desc_layout(JigTransformCall *call) {
    JigOp *target;
    const JigAttr *layout;
    JIG_TRY(one_op(call, jig_transform_xegpu_set_desc_layout_target(call->op),
                   "requires exactly one targetOp handle (got {})", &target));
    JIG_TRY(read_layout(call, 1, layout_names,
                        jig_transform_xegpu_set_desc_layout_slice_dims_attr(call->op), &layout));
    if (!jig_op_is(target, JIG_XEGPU(CREATE_ND_TDESC)))
        return wrong_op(call, target, "xegpu.create_nd_desc");
    JigOp *made = jig_xegpu_set_descriptor_layout(call->rw, target, layout);
    if (!made)
        return JIG_DEFINITE;
    jig_set_ops(call, 0, &made, 1);
    return JIG_OK;
}

/* ---- transform.xegpu.set_op_layout_attr ---- */

static JigStatus set_op_layout_attr(JigTransformCall *call) {
    JigOp *target, *op = call->op;
    const JigAttr *layout;
    JIG_TRY(one_op(call, jig_transform_xegpu_set_op_layout_attr_target(op),
                   "Requires exactly one targetOp handle (got {})", &target));
    bool of_result = jig_transform_xegpu_set_op_layout_attr_result(op);
    uint64_t index = (uint64_t)jig_transform_xegpu_set_op_layout_attr_index(op);
    if (of_result && index >= jig_op_num_results(target))
        return jig_silenceable(call, op, "Index exceeds the number of op results");
    if (!of_result && index >= jig_op_num_operands(target))
        return jig_silenceable(call, op, "Index exceeds the number of op operands");
    JIG_TRY(read_layout(call, 1, layout_names,
                        jig_transform_xegpu_set_op_layout_attr_slice_dims_attr(op), &layout));
    (of_result ? jig_xegpu_set_result_layout : jig_xegpu_set_operand_layout)(call->rw, target,
                                                                             index, layout);
    return JIG_OK;
}

/* ---- transform.xegpu.set_gpu_launch_threads ---- */

static JigStatus set_gpu_launch_threads(JigTransformCall *call) {
    JigOp *target;
    int64_t *threads;
    JIG_TRY(one_op(call, jig_transform_xegpu_set_gpu_launch_threads_target(call->op),
                   "Requires exactly one targetOp handle (got {})", &target));
    if (!jig_op_is(target, JIG_GPU(LAUNCH)))
        return wrong_op(call, target, "gpu.launch");
    JigSizes sizes = jig_sizes_of(call->op, 1, "static_threads");
    size_t n;
    JIG_TRY(jig_sizes_check_integers(call, NULL));
    JIG_TRY(read_numbers(call, &sizes, &threads, &n));
    if (n != 3)
        return jig_silenceable(call, call->op,
                               "Expected threads argument to consist of three values (got {})",
                               jig_fact_int((int64_t)n));
    jig_gpu_set_launch_threads(call->rw, target,
                               &(JigGpuSizes){{threads[0], threads[1], threads[2]}});
    return JIG_OK;
}

/* ---- transform.xegpu.insert_prefetch ---- */

static JigStatus read_ahead(JigTransformCall *call, int64_t *out) {
    JigSizes sizes = jig_sizes_of(call->op, 1, "static_nb_prefetch");
    sizes.constants = jig_attr_dense_i64(jig_op_context(call->op), &(int64_t){JIG_DYNAMIC}, 1);
    *out = jig_transform_xegpu_insert_prefetch_static_nb_prefetch(call->op);
    if (sizes.count) {
        int64_t *number;
        size_t n;
        JIG_TRY(jig_sizes_check_integers(call, NULL));
        JIG_TRY(read_numbers(call, &sizes, &number, &n));
        *out = *number;
    }
    return *out > 0 ? JIG_OK
                    : jig_silenceable(call, call->op, "nb_prefetch must be a positive integer.");
}

static JigStatus insert_prefetch(JigTransformCall *call) {
    JigValue *target;
    int64_t ahead;
    JIG_TRY(one_value(call, jig_transform_xegpu_insert_prefetch_target(call->op), &target));
    JIG_TRY(read_ahead(call, &ahead));
    JigOp *load = jig_xegpu_find_load(target);
    if (!load)
        return jig_silenceable(call, call->op, "Could not find load op.");
    JigReason *why = JIG_WHY(call);
    JigOp *desc = jig_xegpu_insert_prefetch(call->rw, load, ahead, why);
    if (!desc)
        return jig_refused(call, jig_op_loc(call->op), why);
    jig_set_ops(call, 0, &desc, 1);
    return JIG_OK;
}

/* ---- transform.xegpu.convert_layout ---- */

static JigStatus convert_layout(JigTransformCall *call) {
    static const char *const from_names[] = {"static_input_sg_layout", "static_input_sg_data",
                                             "static_input_inst_data"},
                             *const to_names[] = {"static_target_sg_layout",
                                                  "static_target_sg_data",
                                                  "static_target_inst_data"};
    JigValue *target;
    const JigAttr *from, *to;
    JIG_TRY(one_value(call, jig_transform_xegpu_convert_layout_target(call->op), &target));
    JIG_TRY(read_layout(call, 1, from_names, NULL, &from));
    JIG_TRY(read_layout(call, 4, to_names, NULL, &to));
    if (!jig_value_has_uses(target))
        return jig_silenceable(call, call->op, "Value has no users to insert layout conversion.");
    JigOp *made = jig_xegpu_convert_layout(call->rw, target, from, to);
    jig_set_ops(call, 0, &made, 1);
    return JIG_OK;
}

/* ---- transform.xegpu.get_load_op ---- */

static JigStatus get_load_op(JigTransformCall *call) {
    JigValue *target;
    JIG_TRY(one_value(call, jig_transform_xegpu_get_load_op_target(call->op), &target));
    JigOp *load = jig_xegpu_find_any_load(target);
    if (!load)
        return jig_silenceable(call, call->op,
                               "no load was found on the way back from the value along the first "
                               "operands");
    jig_set_ops(call, 0, &load, 1);
    return JIG_OK;
}

/* ---- transform.xegpu.set_anchor_layout ---- */

static JigStatus set_anchor_layout(JigTransformCall *call) {
    JigOp *target, *op = call->op;
    const JigAttr *layout;
    JIG_TRY(one_op(call, jig_transform_xegpu_set_anchor_layout_target(op),
                   "requires exactly one target op (got {})", &target));
    JIG_TRY(read_ordered_layout(call, 1, layout_names,
                                jig_transform_xegpu_set_anchor_layout_slice_dims_attr(op),
                                jig_transform_xegpu_set_anchor_layout_order_attr(op), &layout));
    uint64_t index = (uint64_t)jig_transform_xegpu_set_anchor_layout_index(op);
    if (jig_xegpu_set_anchor_layout(call->rw, target, index, layout))
        return JIG_OK;
    jig_silenceable(call, op, "{} has no layout of its own for number {}",
                    jig_fact_str(jig_op_name_of(target)), jig_fact_int((int64_t)index));
    jig_failure_note(call, target, "target op");
    return JIG_SILENCEABLE;
}
