/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Packing of structured ops, and what becomes of linalg.pack and linalg.unpack. */
#include "dialect/linalg/linalg.h"
#include "ir/diag/kinds.h"
#include "jig/payload/pack.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/sizes.h"
#include "transform/state.h"
#include "transform/ops/proposals.h"

static JigApplyFn apply_pack, apply_pack_greedily, apply_pack_transpose, apply_lower_pack,
    apply_lower_unpack;
static bool verify_pack_greedily(JigOp *op), verify_pack_transpose(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.structured.pack",
     .ins = "target: consume Handle, packed_sizes: read variadic<Handle>",
     .outs = "packed_op: Handle",
     .props = "static_packed_sizes: DenseI64Array = array<i64>",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, "
               "$static_packed_sizes) attr-dict `:` functional-type(operands, results)",
     .apply = apply_pack,
     .more = JIG_MORE(.propose = jig_propose_pack),
     .summary = "tiles of the operands as dimensions of their own"},
    {.name = "transform.structured.pack_greedily",
     .ins = "target: consume Handle, matmul_packed_sizes: read variadic<Handle>",
     .outs = "packed_op: Handle",
     .props =
         "static_matmul_packed_sizes: Confined<DenseI64Array, count<3>> = array<i64>, "
         "matmul_padded_sizes_next_multiple_of: Confined<DenseI64Array, NoneOrThree> = array<i64>, "
         "matmul_inner_dims_order: Confined<DenseI64Array, count<3>> = array<i64>",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target oilist( `matmul_packed_sizes` `=` "
               "custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes) "
               "(`matmul_padded_sizes_next_multiple_of` `=` "
               "$matmul_padded_sizes_next_multiple_of^)? `matmul_inner_dims_order` `=` "
               "$matmul_inner_dims_order ) attr-dict `:` functional-type(operands, results)",
     .verify = verify_pack_greedily,
     .apply = apply_pack_greedily,
     .more = JIG_MORE(.propose = jig_propose_pack_greedily),
     .summary = "pack the matrix multiplication within a structured op"},
    {.name = "transform.structured.pack_transpose",
     .ins = "target_pack_or_un_pack_op: consume Handle, target_linalg_op: consume Handle",
     .outs = "packed_op: Handle, pack_op: Handle, un_pack_op: Handle",
     .props = "outer_perm: DenseI64Array ?= array<i64>, inner_perm: DenseI64Array ?= array<i64>",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` "
               "(`outer_perm` `=` $outer_perm^ )? (`inner_perm` `=` $inner_perm^ )? attr-dict `:` "
               "functional-type(operands, results)",
     .verify = verify_pack_transpose,
     .apply = apply_pack_transpose,
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_pack_transpose),
     .summary = "permute the packed dimensions of an op and its pack and unpack"},
    {.name = "transform.structured.lower_pack",
     .ins = "target: consume PackHandle",
     .outs = "pad_op: PadHandle, expand_shape_op: ExpandShapeHandle, transpose_op: TransposeHandle",
     .props = "lowerPadLikeWithInsertSlice: Bool = true",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, GuardsTargets",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_lower_pack,
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_lower_pack),
     .summary = "linalg.pack as pad, expand_shape and transpose"},
    {.name = "transform.structured.lower_unpack",
     .ins = "target: consume UnpackHandle",
     .outs = "empty_op: EmptyHandle, transpose_op: TransposeHandle, "
             "collapse_shape_op: CollapseShapeHandle, extract_slice_op: ExtractSliceHandle, "
             "copy_op: optional<CopyHandle>", /* after MLIR 22 */
     .props = "lowerUnpadLikeWithExtractSlice: Bool = true",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, GuardsTargets",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_lower_unpack,
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_lower_unpack),
     .summary = "linalg.unpack as transpose, collapse_shape and extract_slice"},
};

/* ---- Handles to ops of one name ---- */

#define HANDLE_TO(test, op_name)                                                                   \
    static bool test(const JigType *t) {                                                           \
        return jig_transform_is_handle_to(t, op_name);                                             \
    }
HANDLE_TO(is_pack, "linalg.pack")
HANDLE_TO(is_unpack, "linalg.unpack")
HANDLE_TO(is_transpose, "linalg.transpose")
HANDLE_TO(is_pad, "tensor.pad")
HANDLE_TO(is_empty, "tensor.empty")
HANDLE_TO(is_expand_shape, "tensor.expand_shape")
HANDLE_TO(is_collapse_shape, "tensor.collapse_shape")
HANDLE_TO(is_extract_slice, "tensor.extract_slice")
HANDLE_TO(is_copy, "linalg.copy")
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
    {"CopyHandle", "Transform IR handle to linalg.copy operations", .test = is_copy},
};

static bool is_none_or_three(const JigAttr *x) {
    return jig_attr_dense_array_len(x) == 0 || jig_attr_dense_array_len(x) == 3;
}
static const JigAttrConstraint attr_constraints[] = {
    {"NoneOrThree", "with 0 or 3 elements", .test = is_none_or_three},
};

const JigDialect jig_transform_pack = {.name = "transform",
                                       JIG_TABLE(ops, rows),
                                       JIG_TABLE(attr_constraints, attr_constraints),
                                       JIG_TABLE(type_constraints, constraints)};

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
                               jig_fact_kind(JIG_KIND_NOT_ONE), jig_fact_int(targets.len));
    size_t num_loops = structured->num_loops(target);
    if (jig_sizes_len(&s) != num_loops)
        return jig_silenceable(
            call, op, "requires number of packed sizes match the number of loops ({} vs {})",
            jig_fact_kind(JIG_KIND_PACKED_SIZES), jig_fact_int(jig_sizes_len(&s)),
            jig_fact_int(num_loops));
    JigMixed *sizes;
    size_t n;
    if (jig_sizes_shared(call, &s, NULL, &sizes, &n) != JIG_OK) {
        jig_silence(call); /* the reference does not tell which size is missing */
        return jig_definite(call, op, "data tiling failed");
    }
    JigReason *why = JIG_WHY(call);
    if (!jig_can_pack(call->rw, target, sizes, n, why))
        return jig_definite(call, op, "data tiling failed");
    if (!jig_packing_is_neutral(target, sizes, why))
        return jig_refused(call, jig_op_loc(op), why);
    jig_at_before(call->rw, target);
    JigOp *packed = jig_pack(call->rw, target, sizes, n, why);
    if (!packed)
        return jig_definite(call, op, "data tiling failed");
    jig_set_ops(call, 0, &packed, 1);
    return JIG_OK;
}

/* ---- transform.structured.pack_greedily ---- */

static JigPermutation numbers(const JigAttr *list) {
    return list ? (JigPermutation){jig_attr_dense_i64_data(list), jig_attr_dense_array_len(list)}
                : (JigPermutation){0};
}

static bool verify_pack_greedily(JigOp *op) {
    JigPermutation
        order = numbers(jig_transform_structured_pack_greedily_matmul_inner_dims_order_attr(op)),
        sizes = numbers(jig_transform_structured_pack_greedily_static_matmul_packed_sizes_attr(op)),
        multiples = numbers(
            jig_transform_structured_pack_greedily_matmul_padded_sizes_next_multiple_of_attr(op));
    if (!jig_is_permutation(order))
        return jig_op_error(op, "\"matmul_inner_dims_order\" is not a valid permutation");
    for (size_t i = 0; i < multiples.n; ++i)
        if (multiples.items[i] != 0 && sizes.items[i] != 0)
            return jig_op_error(op, "at most one of the packed_size and the "
                                    "padded_sizes_next_multiple_of can be nonzero for the matmul "
                                    "strategy");
    return true;
}

/* The packed op, or the target itself when there is nothing to pack in it. */
static JigStatus pack_one_greedily(JigTransformCall *call, JigOp *target,
                                   const JigMatmulPacking *how, JigGather *results) {
    if (!jig_contains_matmul(target)) {
        jig_gather_op(results, 0, target);
        return JIG_OK;
    }
    JigReason *why = JIG_WHY(call);
    JigOp *packed = jig_pack_matmul(call->rw, target, how, why);
    if (!packed) {
        jig_refused(call, jig_op_loc(call->op), why);
        jig_failure_note(call, target, "target op");
        return JIG_SILENCEABLE;
    }
    jig_gather_op(results, 0, packed);
    return JIG_OK;
}

static JigStatus apply_pack_greedily(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOps targets = jig_payload_ops(call, jig_transform_structured_pack_greedily_target(op));
    JigSizes s = jig_sizes_of(op, 1, "static_matmul_packed_sizes");
    JigMixed *sizes;
    size_t n;
    JIG_TRY(jig_sizes_shared(call, &s, NULL, &sizes, &n));
    JigPermutation multiples = numbers(
        jig_transform_structured_pack_greedily_matmul_padded_sizes_next_multiple_of_attr(op));
    JigMatmulPacking how = {
        .sizes = sizes,
        .multiples = multiples.n ? multiples.items : NULL,
        .order =
            numbers(jig_transform_structured_pack_greedily_matmul_inner_dims_order_attr(op)).items};
    JigGather results;
    jig_gather_init(&results, call, 0);
    for (size_t i = 0; i < targets.len; ++i)
        if (jig_structured(targets.items[i]))
            JIG_TRY(pack_one_greedily(call, targets.items[i], &how, &results));
    jig_gather_finish(&results);
    return JIG_OK;
}

/* ---- transform.structured.pack_transpose ---- */

static bool verify_pack_transpose(JigOp *op) {
    JigPermutation outer = numbers(jig_transform_structured_pack_transpose_outer_perm_attr(op)),
                   inner = numbers(jig_transform_structured_pack_transpose_inner_perm_attr(op));
    if (!jig_is_permutation(inner))
        return jig_op_error(op, "\"inner_perm\" is not a valid permutation");
    if (!jig_is_permutation(outer))
        return jig_op_error(op, "\"outer_perm\" is not a valid permutation");
    if (!inner.n && !outer.n)
        return jig_op_error(op,
                            " at least one of \"inner_perm\" or \"outer_perm\" must be specified");
    return true;
}

typedef struct PackChain {
    JigOp *pack, *compute, *unpack;
} PackChain;

static bool is_only_use_in(JigOp *pack, const JigOp *compute) {
    JigUse *use = jig_value_first_use(jig_op_result(pack, 0));
    return use && !jig_use_next(use) && jig_use_owner(use) == compute;
}

/* What packs the init whose result is unpacked. */
static JigOp *pack_of_unpack(const JigOp *compute, const JigOp *unpack) {
    size_t result = jig_value_index(jig_linalg_unpack_source(unpack));
    JigValue *init = jig_op_operand(compute, jig_dps_inits(compute).start + result);
    JigOp *pack = jig_value_def(init);
    JigUse *use = pack && jig_op_is(pack, JIG_LINALG(PACK)) ? jig_value_first_use(init) : NULL;
    return use && !jig_use_next(use) ? pack : NULL;
}

static JigStatus find_chain(JigTransformCall *call, JigOp *relayout, JigOp *compute,
                            PackChain *out) {
    bool is_pack = jig_op_is(relayout, JIG_LINALG(PACK));
    if (!is_pack && !jig_op_is(relayout, JIG_LINALG(UNPACK)))
        return jig_silenceable(call, call->op,
                               "requires target to map to a linalg.pack or linalg.unpack");
    if (!jig_structured(compute))
        return jig_silenceable(call, call->op, "requires a LinalgOp target");
    *out = (PackChain){.compute = compute};
    if (is_pack) {
        out->pack = relayout;
        if (!is_only_use_in(relayout, compute))
            return jig_silenceable(call, call->op, "not a single use by the LinalgOp target");
        return JIG_OK;
    }
    out->unpack = relayout;
    if (jig_value_def(jig_linalg_unpack_source(relayout)) != compute)
        return jig_silenceable(call, call->op, "not produced by the LinalgOp target");
    out->pack = pack_of_unpack(compute, relayout);
    return out->pack ? JIG_OK : jig_silenceable(call, call->op, "could not find matching pack op");
}

static JigStatus check_permutations(JigTransformCall *call, const PackChain *chain,
                                    JigPermutation outer, JigPermutation inner) {
    const JigOp *pack = chain->pack, *unpack = chain->unpack, *shown = unpack ? unpack : pack;
    if (!jig_fits_outer_dims(pack, outer) || (unpack && !jig_fits_outer_dims(unpack, outer)))
        return jig_silenceable(call, call->op, "invalid outer_perm: {}", jig_fact_op(shown));
    if (!jig_fits_inner_dims(pack, inner) || (unpack && !jig_fits_inner_dims(unpack, inner)))
        return jig_silenceable(call, call->op, "invalid inner_perm: {}", jig_fact_op(shown));
    return JIG_OK;
}

static JigStatus apply_pack_transpose(JigTransformCall *call) {
    const JigOp *op = call->op;
    enum { COMPUTE, PACK, UNPACK };
    JigOps relayouts = jig_payload_ops(
               call, jig_transform_structured_pack_transpose_target_pack_or_un_pack_op(op)),
           computes =
               jig_payload_ops(call, jig_transform_structured_pack_transpose_target_linalg_op(op));
    if (!relayouts.len) {
        for (size_t i = COMPUTE; i <= UNPACK; ++i)
            jig_set_ops(call, i, NULL, 0);
        return JIG_OK;
    }
    if (relayouts.len != 1 || computes.len != 1)
        return jig_silenceable(
            call, op,
            "requires target to map to exactly 1 packing op and 1 packed op (got {} and {})",
            jig_fact_kind(JIG_KIND_NOT_ONE), jig_fact_int(relayouts.len),
            jig_fact_int(computes.len));
    PackChain chain = {0};
    JIG_TRY(find_chain(call, relayouts.items[0], computes.items[0], &chain));
    JigPermutation outer = numbers(jig_transform_structured_pack_transpose_outer_perm_attr(op)),
                   inner = numbers(jig_transform_structured_pack_transpose_inner_perm_attr(op));
    JIG_TRY(check_permutations(call, &chain, outer, inner));
    JigTransposedPack made;
    JigReason *why = JIG_WHY(call);
    if (!jig_transpose_pack(call->rw, chain.pack, chain.compute, chain.unpack, outer, inner, &made,
                            why))
        return jig_refused(call, jig_op_loc(op), why);
    jig_set_ops(call, COMPUTE, &made.compute, 1);
    jig_set_ops(call, PACK, &made.pack, 1);
    jig_set_ops(call, UNPACK, &made.unpack, made.unpack != NULL);
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
    JigPackLowering how = {
        .insert = jig_transform_structured_lower_pack_lower_pad_like_with_insert_slice(call->op),
        .as_reference = call->state->options->as_reference};
    JigLoweredPack made;
    JigReason *why = JIG_WHY(call);
    if (!jig_lower_pack(call->rw, target, &how, &made, why))
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
    JigReason *why = JIG_WHY(call);
    if (!jig_lower_unpack(call->rw, target, slice, &made, why))
        return not_lowered(call, target, "cannot lower to transpose + collapse + extract", why);
    add_made(each, (JigOp *[]){made.empty, made.transpose, made.collapse, made.slice, made.copy},
             jig_op_num_results(call->op));
    return JIG_OK;
}

static JigStatus apply_lower_unpack(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_lower_unpack_target(call->op),
                           lower_unpack);
}
