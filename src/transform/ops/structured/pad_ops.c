/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Padding of structured ops, and hoisting pads out of loops. */
#include "ir/context.h"
#include "ir/diag/kinds.h"
#include "transform/state.h"
#include "jig/payload/pad.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "dialect/ub/ub.h"
#include "jig/payload/hoist.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "dialect/common/slices.h"
#include "transform/ops/sizes.h"
#include "transform/ops/proposals.h"

static JigApplyFn apply_pad, apply_pad_loops, apply_build_packing, apply_hoist_pad;
static bool verify_pad(JigOp *op), verify_build_packing(JigOp *op), verify_hoist_pad(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.structured.pad",
     .ins = "target: consume Handle, pad_to_multiple_of: read variadic<ParamOrHandle>",
     .outs = "padded: Handle, pad: Handle, copy: Handle",
     .props = "padding_values: Array = [], padding_dimensions: I64Array = [], "
              "static_pad_to_multiple_of: DenseI64Array ?= array<i64>, "
              "nofold_flags: I64Array = [], transpose_paddings: PaddingPermutations = [], "
              "copy_back_op: Str = \"bufferization.materialize_in_destination\", "
              "use_prescribed_tensor_shapes: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, "
               "$static_pad_to_multiple_of)^)? (`use_prescribed_tensor_shapes` "
               "$use_prescribed_tensor_shapes^)? attr-dict `:` functional-type(operands, results)",
     .verify = verify_pad,
     .apply = apply_pad,
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_pad),
     .summary = "pad the operands that some loops of an op subscribe"},
    {.name = "transform.structured.pad_tiling_interface",
     .ins = "target: consume Handle, padding_sizes: read variadic<ParamOrHandle>",
     .outs = "padded: Handle, pad: Handle",
     .props = "padding_values: Array = [], static_padding_sizes: DenseI64Array ?= array<i64>, "
              "pad_to_multiple_of: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target `to` (`padding_sizes` custom<DynamicIndexList>($padding_sizes, "
               "$static_padding_sizes)^)? (`pad_to_multiple_of` $pad_to_multiple_of^)? attr-dict "
               "`:` functional-type(operands, results)",
     .apply = apply_pad_loops,
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_pad_loops),
     .summary = "pad the loops of an op to given sizes"},
    {.name = "transform.structured.hoist_pad.build_packing_loop_nest",
     .ins = "target: read Handle, loop: read Handle",
     .outs = "packing_loop: Handle",
     .props = "transpose: DenseI64Array = array<i64>",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target `above` $loop (`,` `transpose` `by` $transpose^)? attr-dict `:` "
               "functional-type(operands, results)",
     .verify = verify_build_packing,
     .apply = apply_build_packing,
     .more = JIG_MORE(.propose = jig_propose_build_packing),
     .summary = "build the loops that pad and pack ahead of a loop"},
    {.name = "transform.structured.hoist_pad",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "num_loops: I64, transpose: DenseI64Array = array<i64>",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)? attr-dict `:` "
               "functional-type(operands, results)",
     .verify = verify_hoist_pad,
     .apply = apply_hoist_pad,
     .more = JIG_MORE(.propose = jig_propose_hoist_pad),
     .summary = "pad ahead of loops, and pack what was padded"},
};

static const JigAttrConstraint constraints[] = {
    {"PaddingPermutations", "array of arrays of i64", .expr = "ArrayOf<I64Array>"},
};
const JigDialect jig_transform_padding = {
    .name = "transform", JIG_TABLE(ops, rows), JIG_TABLE(attr_constraints, constraints)};

static int64_t number_at(const JigAttr *array, size_t i) {
    return jig_attr_int_value(jig_attr_array_at(array, i));
}

static size_t length(const JigAttr *array) {
    return array ? jig_attr_array_len(array) : 0;
}

/* ---- Padding values ---- */

static void show_op(JigTransformCall *call) {
    if (jig_diag_shows_ops(call->state->ctx))
        jig_failure_note(call, call->op, "see current operation: {}", jig_fact_op(call->op));
}

static JigStatus bad_value(JigTransformCall *call, const JigOp *target) {
    show_op(call);
    jig_failure_note(call, target, "when applied to this op");
    return JIG_DEFINITE;
}

/* The value for an operand with elements of type `element`: a string is read as such. */
static JigStatus padding_value(JigTransformCall *call, const JigOp *target, const JigAttr *given,
                               const JigType *element, const JigAttr **out) {
    *out = given;
    if (jig_attr_is(given, JIG_UB_POISON_ATTR))
        return JIG_OK;
    const JigAttr *value = given;
    if (jig_attr_is_string(given)) {
        JigStr text = jig_attr_string_value(given);
        value = jig_parse_typed_attr_str(jig_op_context(call->op), text, element);
        if (!value || jig_attr_type(value) != element) {
            jig_definite_op(call, "expects a padding that parses to {}, got {}",
                            jig_fact_type(element), jig_fact_attr(given));
            return bad_value(call, target);
        }
    } else if (!jig_attr_type(given)) {
        jig_definite_op(call, "expects padding values to be typed attributes or poison");
        show_op(call);
        return JIG_DEFINITE;
    } else if (jig_attr_type(given) != element) {
        jig_definite_op(call, "expects a padding value of type {}, got {}",
                        jig_fact_kind(JIG_KIND_PADDING), jig_fact_type(element),
                        jig_fact_attr(given));
        return bad_value(call, target);
    }
    *out = value;
    return JIG_OK;
}

static JigStatus padding_values(JigTransformCall *call, const JigOp *target, const JigAttr *list,
                                JigPadValues *out) {
    size_t n = length(list);
    if (n > jig_op_num_operands(target))
        n = jig_op_num_operands(target);
    const JigAttr **items = JIG_NEW_ARRAY(call->arena, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        const JigType *element = jig_type_element_or_self(jig_op_operand_type(target, i));
        JIG_TRY(padding_value(call, target, jig_attr_array_at(list, i), element, &items[i]));
    }
    *out = (JigPadValues){items, n};
    return JIG_OK;
}

/* ---- transform.structured.pad ---- */

static const struct {
    const char *name;
    JigCopyBack kind;
} copies_back[] = {
    {"bufferization.materialize_in_destination", JIG_COPY_BACK_MATERIALIZE},
    {"linalg.copy", JIG_COPY_BACK_LINALG},
    {"none", JIG_COPY_BACK_NONE},
};

static bool copy_back_of(const JigOp *op, JigCopyBack *out) {
    JigStr name = jig_transform_structured_pad_copy_back_op(op);
    for (size_t i = 0; i < JIG_LEN(copies_back); ++i)
        if (jig_str_eq(name, jig_str(copies_back[i].name))) {
            *out = copies_back[i].kind;
            return true;
        }
    return false;
}

static bool is_permutation(const JigAttr *list) {
    size_t n = jig_attr_array_len(list);
    JigArena *a = jig_arena_create();
    bool *seen = JIG_NEW_ARRAY(a, bool, n + 1), ok = true;
    for (size_t i = 0; ok && i < n; ++i) {
        uint64_t at = (uint64_t)number_at(list, i);
        ok = at < n && !seen[at];
        if (ok)
            seen[at] = true;
    }
    jig_arena_destroy(a);
    return ok;
}

static bool verify_pad(JigOp *op) {
    const JigAttr *nofold = jig_transform_structured_pad_nofold_flags_attr(op),
                  *loops = jig_transform_structured_pad_padding_dimensions_attr(op),
                  *transposes = jig_transform_structured_pad_transpose_paddings_attr(op);
    JigSizes multiples = jig_sizes_of(op, 1, "static_pad_to_multiple_of");
    for (size_t i = 0; i < length(nofold); ++i)
        if (number_at(nofold, i) != 0 && number_at(nofold, i) != 1)
            return jig_op_error(op, "expects nofold_flags to contain booleans (0/1), found %s",
                                jig_msg_attr(nofold));
    for (size_t i = 0; i < length(loops); ++i)
        if (number_at(loops, i) < 0)
            return jig_op_error(op,
                                "expects padding_dimensions to contain positive integers, found %s",
                                jig_msg_attr(loops));
    if (jig_sizes_len(&multiples) && jig_sizes_len(&multiples) != length(loops))
        return jig_op_error(op, "expects as many multiples as padding_dimensions") ||
               jig_transform_explain(op,
                                     "pad_to_multiple_of has %zu, padding_dimensions %zu: there is "
                                     "a multiple for each of these loops",
                                     jig_sizes_len(&multiples), length(loops));
    for (size_t i = 0; i < length(transposes); ++i)
        if (!is_permutation(jig_attr_array_at(transposes, i)))
            return jig_op_error(op, "expects transpose_paddings to be a permutation, found %s",
                                jig_msg_attr(jig_attr_array_at(transposes, i)));
    JigCopyBack kind;
    return copy_back_of(op, &kind) || jig_op_error(op, "invalid copy_back_op");
}

static int64_t *loops_to_pad(JigTransformCall *call, const JigAttr *list) {
    int64_t *loops = JIG_NEW_ARRAY(call->arena, int64_t, length(list) + 1);
    for (size_t i = 0; i < length(list); ++i)
        loops[i] = number_at(list, i);
    return loops;
}

static JigStatus multiples_of(JigTransformCall *call, size_t num_loops, int64_t **out) {
    JigSizes s = jig_sizes_of(call->op, 1, "static_pad_to_multiple_of");
    if (jig_sizes_len(&s))
        return jig_sizes_constant(call, &s, out);
    *out = JIG_NEW_ARRAY(call->arena, int64_t, num_loops + 1);
    for (size_t i = 0; i < num_loops; ++i)
        (*out)[i] = 1;
    return JIG_OK;
}

/* All of the options but the values, which depend on the target. */
static JigStatus pad_options(JigTransformCall *call, JigPadOptions *o) {
    const JigOp *op = call->op;
    const JigAttr *nofold = jig_transform_structured_pad_nofold_flags_attr(op),
                  *loops = jig_transform_structured_pad_padding_dimensions_attr(op);
    bool *flags = JIG_NEW_ARRAY(call->arena, bool, length(nofold) + 1);
    for (size_t i = 0; i < length(nofold); ++i)
        flags[i] = number_at(nofold, i) != 0;
    int64_t *multiples;
    JIG_TRY(multiples_of(call, length(loops), &multiples));
    *o = (JigPadOptions){.loops = loops_to_pad(call, loops),
                         .multiples = multiples,
                         .num_loops = length(loops),
                         .nofold = flags,
                         .num_nofold = length(nofold),
                         .as_they_are =
                             jig_transform_structured_pad_use_prescribed_tensor_shapes(op)};
    (void)copy_back_of(op, &o->copy_back);
    return JIG_OK;
}

static JigStatus not_structured(JigTransformCall *call, const JigOp *target, const char *message) {
    return jig_silenceable_about(call, target, "target op", message);
}

static JigStatus not_padded(JigTransformCall *call, const JigOp *target, const JigReason *why) {
    return jig_silenceable_because(call, why, target, "target op", "failed to pad op");
}

static void add_padded(JigGather *results, const JigPadded *made) {
    enum { PADDED, PAD, COPY };
    jig_gather_op(results, PADDED, made->op);
    for (size_t i = 0; i < made->num_pads; ++i)
        jig_gather_op(results, PAD, made->pads[i]);
    for (size_t i = 0; i < made->num_copies; ++i)
        jig_gather_op(results, COPY, made->copies[i]);
}

/* The reference takes them, and does nothing about them. */
static void remark_on_loops(JigTransformCall *call, const JigOp *target) {
    const JigAttr *loops = jig_transform_structured_pad_padding_dimensions_attr(call->op);
    size_t n = jig_structured(target)->num_loops(target);
    for (size_t i = 0; i < length(loops); ++i)
        if ((uint64_t)number_at(loops, i) >= n)
            jig_warning(
                call->state->ctx, jig_op_loc(call->op),
                "loop %lld in 'padding_dimensions' pads nothing: this '%.*s' has %zu loops, "
                "counted from 0",
                (long long)number_at(loops, i), JIG_FMT(jig_op_name_of(target)), n);
}

static JigStatus apply_pad(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_transform_structured_pad_target(call->op));
    const JigAttr *values = jig_transform_structured_pad_padding_values_attr(call->op);
    JigGather results;
    jig_gather_init(&results, call, 0);
    for (size_t i = 0; i < targets.len; ++i) {
        JigOp *target = targets.items[i];
        if (!jig_structured(target))
            return not_structured(call, target, "expected LinalgOp target");
        if (call->state->options->explain)
            remark_on_loops(call, target);
        JigPadValues given;
        JIG_TRY(padding_values(call, target, values, &given));
        JigPadOptions options;
        JIG_TRY(pad_options(call, &options));
        options.values = given;
        JigPadded made;
        JigReason *why = JIG_WHY(call);
        if (!jig_pad(call->rw, target, &options, call->arena, &made, why))
            return not_padded(call, target, why);
        add_padded(&results, &made);
    }
    jig_gather_finish(&results);
    return JIG_OK;
}

/* ---- transform.structured.pad_tiling_interface ---- */

/* The reference pads to most negative sizes, and the verifier refuses what that makes; it dies of
 * the smallest number, which stands for an operand that there is not. */
static JigStatus check_not_negative(JigTransformCall *call, const JigMixed *sizes, size_t n) {
    for (size_t i = 0; i < n; ++i) {
        int64_t size;
        if (sizes[i].value || !jig_mixed_constant(sizes[i], &size) || size >= 0 ||
            (call->state->options->as_reference && size != INT64_MIN))
            continue;
        return jig_silenceable(call, call->op, "padding size {} of loop #{} is negative",
                               jig_fact_int(size), jig_fact_int((int64_t)i));
    }
    return JIG_OK;
}

static JigStatus pad_loops_options(JigTransformCall *call, JigPadLoopsOptions *o) {
    JigSizes s = jig_sizes_of(call->op, 1, "static_padding_sizes");
    JigMixed *sizes;
    JIG_TRY(jig_sizes_check_integers(call, NULL));
    JIG_TRY(jig_sizes_shared(call, &s, NULL, &sizes, &o->num_sizes));
    JIG_TRY(check_not_negative(call, sizes, o->num_sizes));
    o->sizes = sizes;
    o->multiples = jig_transform_structured_pad_tiling_interface_pad_to_multiple_of(call->op);
    return JIG_OK;
}

static JigStatus apply_pad_loops(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOps targets =
        jig_payload_ops(call, jig_transform_structured_pad_tiling_interface_target(op));
    const JigAttr *values = jig_transform_structured_pad_tiling_interface_padding_values_attr(op);
    JigGather results;
    jig_gather_init(&results, call, 0);
    for (size_t i = 0; i < targets.len; ++i) {
        JigOp *target = targets.items[i];
        if (!jig_tiling(target))
            return not_structured(call, target, "expected TilingInterface target");
        if (!jig_structured(target))
            return not_structured(call, target, "only IndexingMapOpInterface ops supported atm");
        JigPadLoopsOptions options = {.sizes = NULL};
        JIG_TRY(padding_values(call, target, values, &options.values));
        JIG_TRY(pad_loops_options(call, &options));
        JigPadded made;
        JigReason *why = JIG_WHY(call);
        if (!jig_pad_loops(call->rw, target, &options, call->arena, &made, why))
            return not_padded(call, target, why);
        add_padded(&results, &made);
    }
    jig_gather_finish(&results);
    return JIG_OK;
}

/* ---- transform.structured.hoist_pad and its part that builds ---- */

static JigHoistPadOptions transpose_of(const JigAttr *list) {
    return (JigHoistPadOptions){.transpose = jig_attr_dense_i64_data(list),
                                .num_transpose = jig_attr_dense_array_len(list)};
}

static bool verify_build_packing(JigOp *op) {
    return jig_transform_verify_permutation(
        op, "transpose",
        jig_transform_structured_hoist_pad_build_packing_loop_nest_transpose_attr(op));
}

static bool verify_hoist_pad(JigOp *op) {
    return jig_transform_verify_permutation(op, "transpose",
                                            jig_transform_structured_hoist_pad_transpose_attr(op));
}

static JigStatus apply_build_packing(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOps targets = jig_payload_ops(
               call, jig_transform_structured_hoist_pad_build_packing_loop_nest_target(op)),
           loops = jig_payload_ops(
               call, jig_transform_structured_hoist_pad_build_packing_loop_nest_loop(op));
    if (targets.len != 1 || loops.len != 1)
        return jig_definite(call, op,
                            "requires exactly one target and one loop handle (got {} and {})",
                            jig_fact_kind(JIG_KIND_NOT_ONE), jig_fact_int((int64_t)targets.len),
                            jig_fact_int((int64_t)loops.len));
    JigOp *pad = targets.items[0], *loop = loops.items[0];
    if (!jig_op_is(pad, JIG_TENSOR(PAD)) || !jig_op_is(loop, JIG_SCF(FOR)))
        return jig_definite(call, op, "requires exactly 2 non-null handles");
    JigHoistPadOptions options =
        transpose_of(jig_transform_structured_hoist_pad_build_packing_loop_nest_transpose_attr(op));
    JigReason *why = JIG_WHY(call);
    JigOp *made = jig_build_packing(call->rw, pad, loop, &options, why);
    if (!made) {
        jig_definite(call, op, "could not build packing loop nest");
        jig_failure_because(call, why);
        return JIG_DEFINITE;
    }
    jig_set_ops(call, 0, &made, 1);
    return JIG_OK;
}

/* The reference counts loops in 32 bits. */
static int64_t loops_to_leave(const JigOp *op) {
    return (int32_t)(uint32_t)(uint64_t)jig_transform_structured_hoist_pad_num_loops(op);
}

static JigStatus hoist_pad(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    if (!jig_op_is(target, JIG_TENSOR(PAD)))
        return jig_transform_needs_kind(call, target,
                                        "tensor.pad, as transform.structured.pad makes it");
    JigHoistPadOptions options =
        transpose_of(jig_transform_structured_hoist_pad_transpose_attr(call->op));
    JigReason *why = JIG_WHY(call);
    JigOp *made = jig_hoist_pad(call->rw, target, loops_to_leave(call->op), &options, why);
    if (!made)
        return jig_transform_failed_to_apply(call, target, why);
    jig_each_add(each, 0, made);
    return JIG_OK;
}

static JigStatus apply_hoist_pad(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_hoist_pad_target(call->op), hoist_pad);
}
