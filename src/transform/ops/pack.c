/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Packing of structured ops, and what becomes of linalg.pack and linalg.unpack. */
#include "payload/pack/pack.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/sizes.h"

static JigApplyFn apply_pack, apply_lower_pack, apply_lower_unpack;

static const JigOpRow rows[] = {
    {.name = "transform.structured.pack",
     .ins = "target: consume Handle, packed_sizes: read variadic<Handle>",
     .outs = "packed_op: Handle",
     .props = "static_packed_sizes: DenseI64Array = array<i64>",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, "
               "$static_packed_sizes) attr-dict `:` functional-type(operands, results)",
     .apply = apply_pack,
     .summary = "tiles of the operands as dimensions of their own"},
    {.name = "transform.structured.lower_pack",
     .ins = "target: consume PackHandle",
     .outs = "pad_op: PadHandle, expand_shape_op: ExpandShapeHandle, transpose_op: TransposeHandle",
     .props = "lowerPadLikeWithInsertSlice: Bool = true",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, GuardsTargets",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_lower_pack,
     .result_names = jig_name_results_by_row,
     .summary = "linalg.pack as pad, expand_shape and transpose"},
    {.name = "transform.structured.lower_unpack",
     .ins = "target: consume UnpackHandle",
     .outs = "empty_op: EmptyHandle, transpose_op: TransposeHandle, "
             "collapse_shape_op: CollapseShapeHandle, extract_slice_op: ExtractSliceHandle",
     .props = "lowerUnpadLikeWithExtractSlice: Bool = true",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, GuardsTargets",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_lower_unpack,
     .result_names = jig_name_results_by_row,
     .summary = "linalg.unpack as transpose, collapse_shape and extract_slice"},
};

/* ---- Handles to ops of one name ---- */

static bool is_handle_to(const JigType *t, const char *name) {
    return jig_type_is(t, JIG_TRANSFORM_TYPE(OP)) && jig_op_type_num_names(t) == 1 &&
           jig_str_eq(jig_op_type_name(t, 0), jig_str(name));
}
#define HANDLE_TO(test, op_name)                                                                   \
    static bool test(const JigType *t) {                                                           \
        return is_handle_to(t, op_name);                                                           \
    }
HANDLE_TO(is_pack, "linalg.pack")
HANDLE_TO(is_unpack, "linalg.unpack")
HANDLE_TO(is_transpose, "linalg.transpose")
HANDLE_TO(is_pad, "tensor.pad")
HANDLE_TO(is_empty, "tensor.empty")
HANDLE_TO(is_expand_shape, "tensor.expand_shape")
HANDLE_TO(is_collapse_shape, "tensor.collapse_shape")
HANDLE_TO(is_extract_slice, "tensor.extract_slice")
#undef HANDLE_TO
static const JigTypeConstraint constraints[] = {
    {"PackHandle", "Transform IR handle to linalg.pack operations", .test = is_pack},
    {"UnpackHandle", "Transform IR handle to linalg.unpack operations", .test = is_unpack},
    {"TransposeHandle", "Transform IR handle to linalg.transpose operations", .test = is_transpose},
    {"PadHandle", "Transform IR handle to tensor.pad operations", .test = is_pad},
    {"EmptyHandle", "Transform IR handle to tensor.empty operations", .test = is_empty},
    {"ExpandShapeHandle", "Transform IR handle to tensor.expand_shape operations",
     .test = is_expand_shape},
    {"CollapseShapeHandle", "Transform IR handle to tensor.collapse_shape operations",
     .test = is_collapse_shape},
    {"ExtractSliceHandle", "Transform IR handle to tensor.extract_slice operations",
     .test = is_extract_slice},
};

const JigDialect jig_transform_pack = {.name = "transform",
                                       .ops = rows,
                                       .num_ops = JIG_LEN(rows),
                                       .type_constraints = constraints,
                                       .num_type_constraints = JIG_LEN(constraints)};

/* ---- transform.structured.pack ---- */

static JigStatus apply_pack(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOps targets = jig_payload_ops(call, jig_transform_structured_pack_target(op));
    JigSizes s = jig_sizes_of(op, 1, "static_packed_sizes");
    if (!targets.len) {
        jig_set_ops(call, 0, NULL, 0);
        return JIG_OK;
    }
    JigOp *target = targets.items[0];
    const JigStructuredIface *structured = jig_structured(target);
    if (targets.len != 1 || !structured)
        return jig_silenceable(call, op, "requires target to map to exactly 1 LinalgOp (got {})",
                               jig_fact_int(targets.len));
    size_t num_loops = structured->num_loops(target);
    if (jig_sizes_len(&s) != num_loops)
        return jig_silenceable(
            call, op, "requires number of packed sizes match the number of loops ({} vs {})",
            jig_fact_int(jig_sizes_len(&s)), jig_fact_int(num_loops));
    JigMixed *sizes;
    size_t n;
    if (jig_sizes_shared(call, &s, NULL, &sizes, &n) != JIG_OK) {
        jig_silence(call); /* the reference does not tell which size is missing */
        return jig_definite(call, op, "data tiling failed");
    }
    JigReason room, *why = jig_reason_wanted(call, &room);
    if (!jig_packing_is_neutral(target, sizes, why))
        return jig_refused(call, jig_op_loc(op), why);
    jig_at_before(call->rw, target);
    JigOp *packed = jig_pack(call->rw, target, sizes, n, why);
    if (!packed)
        return jig_definite(call, op, "data tiling failed");
    jig_set_ops(call, 0, &packed, 1);
    return JIG_OK;
}

/* ---- transform.structured.lower_pack, lower_unpack ---- */

/* Where some op was not needed, none is a result. */
static void add_made(JigEach *each, JigOp *const *ops, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (!ops[i])
            return;
    for (size_t i = 0; i < n; ++i)
        jig_each_add(each, i, ops[i]);
}

static JigStatus not_lowered(JigTransformCall *call, const JigOp *target, const char *message,
                             const JigReason *why) {
    jig_silenceable(call, target, message);
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus lower_pack(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    bool insert = jig_transform_structured_lower_pack_lower_pad_like_with_insert_slice(call->op);
    JigLoweredPack made;
    JigReason room, *why = jig_reason_wanted(call, &room);
    if (!jig_lower_pack(call->rw, target, insert, &made, why))
        return not_lowered(call, target, "cannot lower to pad + expand + transpose", why);
    add_made(each, (JigOp *[]){made.pad, made.expand, made.transpose}, 3);
    return JIG_OK;
}

static JigStatus apply_lower_pack(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_lower_pack_target(call->op), lower_pack);
}

static JigStatus lower_unpack(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    bool slice =
        jig_transform_structured_lower_unpack_lower_unpad_like_with_extract_slice(call->op);
    JigLoweredUnpack made;
    JigReason room, *why = jig_reason_wanted(call, &room);
    if (!jig_lower_unpack(call->rw, target, slice, &made, why))
        return not_lowered(call, target, "cannot lower to transpose + collapse + extract", why);
    add_made(each, (JigOp *[]){made.empty, made.transpose, made.collapse, made.slice}, 4);
    return JIG_OK;
}

static JigStatus apply_lower_unpack(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_lower_unpack_target(call->op),
                           lower_unpack);
}
