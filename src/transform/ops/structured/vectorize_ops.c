/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Vectorizing structured ops. */
#include "dialect/func/func.h"
#include "dialect/linalg/linalg.h"
#include "ir/diag/kinds.h"
#include "payload/bounds/trip_bound.h"
#include "payload/vectorize/children.h"
#include "jig/payload/hoist.h"
#include "payload/vectorize/vectorize_patterns.h"
#include "jig/journal.h"
#include "jig/payload/vectorize.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/sizes.h"
#include "transform/state.h"
#include "transform/ops/proposals.h"

static JigApplyFn apply_vectorize, apply_children, apply_hoist_transfers, apply_hoist_broadcasts;
static const JigPatternsIface pad_vectorization = {.patterns = jig_pad_vectorization_patterns};
static bool verify_vectorize(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.structured.vectorize",
     .ins = "target: consume Handle, vector_sizes: read variadic<ParamOrHandle>",
     .props = "static_vector_sizes: DenseI64Array ?= array<i64>, "
              "vectorize_nd_extract: Unit, assume_dynamic_dims_match_vec_sizes: Unit, "
              "create_named_contraction: Unit, scalable_sizes: DenseBoolArray ?= array<i1>, "
              "bounded: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, CarriesOn",
     .format = "$target oilist( `vector_sizes` custom<DynamicIndexList>($vector_sizes, "
               "$static_vector_sizes, $scalable_sizes)) attr-dict `:` type($target) "
               "(`,` type($vector_sizes)^)?",
     .verify = verify_vectorize,
     .apply = apply_vectorize,
     .more = JIG_MORE(.propose = jig_propose_vectorize),
     .summary = "structured ops as ops on vectors"},
    {.name = "transform.structured.vectorize_children_and_apply_patterns",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "fold_type_extensions_into_contract: Unit, vectorize_padding: Unit, "
              "vectorize_nd_extract: Unit, flatten_1d_depthwise_conv: Unit, "
              "disable_multi_reduction_to_contract_patterns: Unit, "
              "disable_transfer_permutation_map_lowering_patterns: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, CarriesOn",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_children,
     .more = JIG_MORE(.propose = jig_propose_vectorize_children),
     .summary = "all structured ops inside the target as ops on vectors"},
    {.name = "transform.structured.hoist_redundant_vector_transfers",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "verify_non_zero_trip: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, CarriesOn",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_hoist_transfers,
     .more = JIG_MORE(.propose = jig_propose_for_functions_with_loops),
     .summary = "vectors that go round loops in memory, in registers"},
    {.name = "transform.structured.hoist_redundant_vector_broadcasts",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, CarriesOn",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_hoist_broadcasts,
     .more = JIG_MORE(.propose = jig_propose_for_functions_with_loops),
     .summary = "vectors that go round loops as broadcasts, as what is broadcast"},
    {.name = "transform.apply_patterns.linalg.pad_vectorization",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &pad_vectorization}, {0}},
     .summary = "tensor.pad with the transfers and slices that use it"},
};
const JigDialect jig_transform_vectorize = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- transform.structured.vectorize ---- */

static bool verify_vectorize(JigOp *op) {
    JigSizes s = jig_sizes_of(op, 1, "static_vector_sizes");
    const JigAttr *scalable = jig_transform_structured_vectorize_scalable_sizes_attr(op);
    size_t flags = scalable ? jig_attr_dense_array_len(scalable) : 0;
    if (jig_transform_structured_vectorize_bounded_attr(op) && jig_sizes_len(&s))
        return jig_op_error(op, "takes vector sizes or finds them (bounded), not both");
    if (jig_sizes_len(&s) == flags)
        return true;
    return jig_op_error(op, "expected same number of vector sizes (%zu) and scalable sizes (%zu)",
                        jig_sizes_len(&s), flags);
}

static JigStatus options_of(JigTransformCall *call, JigVectorizeOptions *out) {
    const JigOp *op = call->op;
    JigSizes s = jig_sizes_of(op, 1, "static_vector_sizes");
    const JigAttr *scalable = jig_transform_structured_vectorize_scalable_sizes_attr(op);
    int64_t *sizes;
    JIG_TRY(jig_sizes_constant(call, &s, &sizes));
    bool *flags = JIG_NEW_ARRAY(call->arena, bool, jig_sizes_len(&s));
    for (size_t i = 0; i < jig_sizes_len(&s); ++i)
        flags[i] = jig_attr_dense_array_int(scalable, i) != 0;
    *out = (JigVectorizeOptions){
        .sizes = sizes,
        .scalable = flags,
        .num_sizes = jig_sizes_len(&s),
        .nd_extract = jig_transform_structured_vectorize_vectorize_nd_extract_attr(op),
        .dims_match_sizes =
            jig_transform_structured_vectorize_assume_dynamic_dims_match_vec_sizes_attr(op),
        .named_contraction = jig_transform_structured_vectorize_create_named_contraction_attr(op),
        .as_reference = call->state->options->as_reference};
    return JIG_OK;
}

static JigStatus vectorize(JigTransformCall *call, JigOp *target,
                           const JigVectorizeOptions *options) {
    JigVectorized r;
    JigReason *why = JIG_WHY(call);
    if (!jig_can_vectorize(target)) {
        jig_silenceable(call, target, "Unsupported Op, cannot vectorize",
                        jig_fact_kind(JIG_KIND_NO_VECTORIZING));
        jig_refuse(why, target, "'{}' can not be: ops of linalg can, and a few of tensor",
                   jig_fact_str(jig_op_name_of(target)));
        jig_failure_because(call, why);
        return JIG_SILENCEABLE;
    }
    if (!jig_vectorize(call->rw, target, options, call->arena, &r, why)) {
        jig_silenceable(call, target, "Attempted to vectorize, but failed",
                        jig_fact_kind(JIG_KIND_NOT_VECTORIZED));
        jig_failure_because(call, why);
        return JIG_SILENCEABLE;
    }
    jig_vectorize_replace(call->rw, target, &r);
    return JIG_OK;
}

static int64_t next_power_of_two(int64_t n) {
    int64_t p = 1;
    while (p < n && p <= INT64_MAX / 2)
        p *= 2;
    return p < n ? n : p;
}

/* Sizes that are not known become the greatest that they can be: masks leave out what is beyond.
 * What is masked anyway has the innermost size that machines have registers for. */
static JigStatus find_sizes(JigTransformCall *call, const JigOp *target, JigVectorizeOptions *o) {
    const JigStructuredIface *s = jig_structured(target);
    size_t n = s ? s->num_loops(target) : 0;
    int64_t *sizes = JIG_NEW_ARRAY(call->arena, int64_t, n);
    bool known = true;
    for (size_t i = 0; i < n; ++i) {
        sizes[i] = jig_trip_bound(target, i, call->arena);
        if (sizes[i] == JIG_DYNAMIC)
            return jig_silenceable(call, target, "loop #{} of the op has no known bound",
                                   jig_fact_int((int64_t)i));
        bool is_known = jig_linalg_static_loop_size(target, i) != JIG_DYNAMIC;
        if (!is_known && i + 1 == n)
            sizes[i] = next_power_of_two(sizes[i]);
        known = known && is_known;
    }
    if (known)
        return JIG_OK;
    o->sizes = sizes;
    o->scalable = JIG_NEW_ARRAY(call->arena, bool, n);
    o->num_sizes = n;
    return JIG_OK;
}

static JigStatus apply_vectorize(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_transform_structured_vectorize_target(call->op));
    JigVectorizeOptions options;
    if (!targets.len)
        return JIG_OK;
    JIG_TRY(options_of(call, &options));
    for (size_t i = 0; i < targets.len; ++i) {
        JigVectorizeOptions o = options;
        if (jig_transform_structured_vectorize_bounded_attr(call->op))
            JIG_TRY(find_sizes(call, targets.items[i], &o));
        JIG_TRY(vectorize(call, targets.items[i], &o));
    }
    return JIG_OK;
}

/* ---- transform.structured.vectorize_children_and_apply_patterns ---- */

typedef struct Left {
    JigTransformCall *call;
    const JigVectorizeOptions *options;
} Left;

/* Tries again, to hear why not, and takes back what that may change. */
static JigWalk remark_on_left(JigOp *op, void *user) {
    const Left *left = user;
    JigContext *ctx = jig_op_context(op);
    JigArena *a = left->call->arena;
    JigReason why = JIG_REASON(a);
    JigVectorized r;
    if (!jig_structured(op))
        return JIG_WALK_ADVANCE;
    JigMark mark = jig_mark(ctx);
    bool can =
        jig_can_vectorize(op) && jig_vectorize(left->call->rw, op, left->options, a, &r, &why);
    jig_rollback(ctx, mark);
    jig_commit(ctx, mark);
    JigStr text = jig_reason_text(&why, a);
    if (!can)
        jig_remark(ctx, jig_op_loc(op), "'%.*s' is left as it is: %.*s",
                   JIG_FMT(jig_op_name_of(op)), JIG_FMT(text));
    return JIG_WALK_SKIP;
}

static void remark_on_all_left(JigTransformCall *call, JigOp *target,
                               const JigVectorizeChildren *o) {
    JigVectorizeOptions options = {.nd_extract = o->nd_extract,
                                   .flatten_depthwise = o->flatten_depthwise};
    if (call->state->options->explain)
        jig_walk_pre(target, remark_on_left, &(Left){call, &options});
}

static JigStatus vectorize_children(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    const JigOp *op = call->op;
    if (!jig_op_has_trait(target, JIG_TRAIT_ISOLATED_FROM_ABOVE)) {
        (void)jig_op_error(op, "requires isolated-from-above targets");
        jig_note(jig_op_context(op), jig_op_loc(target), "non-isolated target");
        return JIG_DEFINITE;
    }
    JigVectorizeChildren options = {
        .as_reference = call->state->options->as_reference,
        .fold_extensions =
            jig_transform_structured_vectorize_children_and_apply_patterns_fold_type_extensions_into_contract_attr(
                op),
        .pads =
            jig_transform_structured_vectorize_children_and_apply_patterns_vectorize_padding_attr(
                op),
        .nd_extract =
            jig_transform_structured_vectorize_children_and_apply_patterns_vectorize_nd_extract_attr(
                op),
        .flatten_depthwise =
            jig_transform_structured_vectorize_children_and_apply_patterns_flatten_1d_depthwise_conv_attr(
                op),
        .keep_reductions =
            jig_transform_structured_vectorize_children_and_apply_patterns_disable_multi_reduction_to_contract_patterns_attr(
                op),
        .keep_permutations =
            jig_transform_structured_vectorize_children_and_apply_patterns_disable_transfer_permutation_map_lowering_patterns_attr(
                op)};
    if (!jig_vectorize_children(target, &options)) {
        (void)jig_definite(call, op, "failed to apply", jig_fact_kind(JIG_KIND_GAVE_UP));
        jig_failure_note(call, target, "attempted to apply to this op");
        JigReason *why = JIG_WHY(call);
        jig_refuse(why, target, "the patterns make of each other's results ever more");
        jig_failure_because(call, why);
        return JIG_DEFINITE;
    }
    remark_on_all_left(call, target, &options);
    jig_each_add(each, 0, target);
    return JIG_OK;
}

static JigStatus apply_children(JigTransformCall *call) {
    return jig_each_target(
        call, jig_transform_structured_vectorize_children_and_apply_patterns_target(call->op),
        vectorize_children);
}

/* ---- transform.structured.hoist_redundant_vector_* ---- */

static JigStatus hoist_transfers(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    bool certain =
        jig_transform_structured_hoist_redundant_vector_transfers_verify_non_zero_trip_attr(
            call->op);
    if (!jig_op_is(target, JIG_FUNC(FUNC)))
        return jig_wrong_kind(call, target);
    jig_hoist_transfers(call->rw, target, certain);
    jig_each_add(each, 0, target);
    return JIG_OK;
}

static JigStatus apply_hoist_transfers(JigTransformCall *call) {
    return jig_each_target(
        call, jig_transform_structured_hoist_redundant_vector_transfers_target(call->op),
        hoist_transfers);
}

static JigStatus hoist_broadcasts(JigEach *each, JigOp *target) {
    jig_hoist_broadcasts(each->call->rw, target);
    jig_each_add(each, 0, target);
    return JIG_OK;
}

static JigStatus apply_hoist_broadcasts(JigTransformCall *call) {
    return jig_each_target(
        call, jig_transform_structured_hoist_redundant_vector_broadcasts_target(call->op),
        hoist_broadcasts);
}
