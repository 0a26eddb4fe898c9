/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Structured ops and their like in another form. */
#include "dialect/linalg/linalg.h"
#include "payload/structured/destination.h"
#include "payload/structured/downscale.h"
#include "payload/structured/flatten_elementwise.h"
#include "payload/structured/interchange.h"
#include "payload/structured/specialize_structured.h"
#include "transform/ops/ops_int.h"
#include "transform/state.h"
#include "transform/ops/proposals.h"

#include <inttypes.h>
#include <stdio.h>

static JigApplyFn apply_interchange, apply_specialize, apply_decompose, apply_flatten;
static JigApplyFn apply_destination_style, apply_insert_slice_to_copy, apply_copy_to_memref;
static JigApplyFn apply_decompose_interface;
static bool verify_interchange(JigOp *op);

#define ON_EACH           "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, GuardsTargets"
#define ON_EACH_UNTRACKED "TransformOpInterface, ModifiesPayload, GuardsTargets"
#define FORMAT_SEMI                                                                                \
    "attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")"

#define FORMAT_FUNCTIONAL "$target attr-dict `:` functional-type(operands, results)"

static const JigOpRow rows[] = {
    {.name = "transform.structured.interchange",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "iterator_interchange: Confined<DenseI64Array, each_non_negative> ?= array<i64>",
     .traits = ON_EACH ", CarriesOn",
     .format = "$target (`iterator_interchange` `=` $iterator_interchange^)? " FORMAT_SEMI,
     .verify = verify_interchange,
     .apply = apply_interchange,
     .needs = "target: op<\"linalg.generic\">",
     .more = JIG_MORE(.propose = jig_propose_interchange),
     .summary = "another order of loops"},
    {.name = "transform.structured.specialize",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "emit_category: Unit",
     .traits = ON_EACH ", CarriesOn",
     .format = "$target " FORMAT_SEMI,
     .apply = apply_specialize,
     .needs = "target: structured.op<any>",
     .more = JIG_MORE(.propose = jig_propose_specialize),
     .summary = "generic structured ops as named ones"},
    {.name = "transform.structured.decompose",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = ON_EACH,
     .format = FORMAT_FUNCTIONAL,
     .apply = apply_decompose,
     .needs = "target: structured.op<any>",
     .more = JIG_MORE(.propose = jig_propose_decompose),
     .summary = "2-D convolutions and poolings as 1-D ones"},
    {.name = "transform.structured.flatten_elementwise",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = ON_EACH ", CarriesOn",
     .format = FORMAT_FUNCTIONAL,
     .apply = apply_flatten,
     .needs = "target: structured.op<any>",
     .more = JIG_MORE(.propose = jig_propose_flatten),
     .summary = "elementwise ops with one loop"},
    {.name = "transform.structured.decompose_interface",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = ON_EACH,
     .format = FORMAT_FUNCTIONAL,
     .apply = apply_decompose_interface,
     .more = JIG_MORE(.propose = jig_propose_decompose_interface),
     .summary = "ops as the simpler ones that they stand for"},
    {.name = "transform.structured.rewrite_in_destination_passing_style",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = ON_EACH,
     .format = FORMAT_FUNCTIONAL,
     .apply = apply_destination_style,
     .more = JIG_MORE(.propose = jig_propose_destination_style),
     .summary = "tensors made in a destination"},
    {.name = "transform.structured.insert_slice_to_copy",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = ON_EACH_UNTRACKED,
     .format = FORMAT_FUNCTIONAL,
     .apply = apply_insert_slice_to_copy,
     .more = JIG_MORE(.propose = jig_propose_slice_to_copy),
     .summary = "copies of slices as structured ops"},
    {.name = "transform.structured.linalg_copy_to_memref",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = ON_EACH_UNTRACKED ", CarriesOn",
     .format = FORMAT_FUNCTIONAL,
     .apply = apply_copy_to_memref,
     .more = JIG_MORE(.propose = jig_propose_copy_to_memref),
     .summary = "copies between buffers as memref.copy"},
};
const JigDialect jig_transform_structured_rewrite = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- transform.structured.interchange ---- */

static bool is_permutation(const int64_t *list, size_t n) {
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    bool *seen = JIG_NEW_ARRAY(a, bool, n + 1), ok = true;
    for (size_t i = 0; i < n && ok; ++i) {
        ok = list[i] >= 0 && (uint64_t)list[i] < n && !seen[list[i]];
        if (ok)
            seen[list[i]] = true;
    }
    jig_arena_free(a);
    return ok;
}

bool jig_transform_verify_permutation(JigOp *op, const char *what, const JigAttr *order) {
    size_t n = order ? jig_attr_dense_array_len(order) : 0;
    if (!n || is_permutation(jig_attr_dense_i64_data(order), n))
        return true;
    enum { ROOM = 23 }; /* for a number and what is between two */
    JigArena *a = jig_arena_create();
    char *found = jig_arena_alloc(a, n * ROOM), *end = found;
    for (size_t i = 0; i < n; ++i)
        end += snprintf(end, ROOM, "%s%" PRId64, i ? ", " : "", jig_attr_dense_array_int(order, i));
    bool ok = jig_op_error(op, "expects %s to be a permutation, found %s", what, found);
    jig_arena_destroy(a);
    return ok;
}

static bool verify_interchange(JigOp *op) {
    return jig_transform_verify_permutation(
        op, "iterator_interchange",
        jig_transform_structured_interchange_iterator_interchange_attr(op));
}

static JigStatus interchange(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    if (!jig_op_is(target, JIG_LINALG(GENERIC)))
        return jig_wrong_kind(call, target);
    const JigAttr *order = jig_transform_structured_interchange_iterator_interchange_attr(call->op);
    size_t n = order ? jig_attr_dense_array_len(order) : 0;
    JigReason *why = JIG_WHY(call);
    const int64_t *loops = n ? jig_attr_dense_i64_data(order) : NULL;
    bool keeps = call->state->options->as_reference ||
                 n != jig_structured(target)->num_loops(target) ||
                 jig_structured_interchange_keeps_order(target, loops, n, why);
    if (!keeps || !jig_structured_interchange(call->rw, target, loops, n, why))
        return jig_refused(call, jig_op_loc(call->op), why);
    jig_each_add(each, 0, target);
    return JIG_OK;
}

static JigStatus apply_interchange(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_interchange_target(call->op),
                           interchange);
}

/* ---- transform.structured.specialize ---- */

static JigStatus specialize(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    if (!jig_structured(target))
        return jig_wrong_kind(call, target);
    JigReason *why = JIG_WHY(call);
    bool category = jig_transform_structured_specialize_emit_category(call->op);
    JigOp *named = !jig_op_is(target, JIG_LINALG(GENERIC)) ? target
                   : category ? jig_structured_specialize_to_category(call->rw, target, why)
                              : jig_structured_specialize(call->rw, target, why);
    if (!named)
        return jig_transform_failed_to_apply(call, target, why);
    jig_each_add(each, 0, named);
    return JIG_OK;
}

static JigStatus apply_specialize(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_specialize_target(call->op), specialize);
}

/* ---- transform.structured.decompose ---- */

static JigStatus decompose(JigEach *each, JigOp *target) {
    if (!jig_structured(target))
        return jig_wrong_kind(each->call, target);
    JigReason *why = JIG_WHY(each->call);
    JigOp *low = jig_structured_downscale(each->call->rw, target, why);
    if (!low)
        return jig_transform_failed_to_apply(each->call, target, why);
    jig_each_add(each, 0, low);
    return JIG_OK;
}

static JigStatus apply_decompose(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_decompose_target(call->op), decompose);
}

/* ---- transform.structured.flatten_elementwise ---- */

static JigStatus flatten(JigEach *each, JigOp *target) {
    if (!jig_structured(target))
        return jig_wrong_kind(each->call, target);
    JigReason *why = JIG_WHY(each->call);
    JigOp *flat = jig_structured_flatten_elementwise(each->call->rw, target, why);
    if (!flat) {
        jig_silenceable(each->call, target,
                        jig_linalg_is_elementwise(target)
                            ? "attempted to flatten, but failed"
                            : "only elementwise flattening is supported");
        jig_failure_because(each->call, why);
        return JIG_SILENCEABLE;
    }
    jig_each_add(each, 0, flat);
    return JIG_OK;
}

static JigStatus apply_flatten(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_flatten_elementwise_target(call->op),
                           flatten);
}

/* ---- transform.structured.decompose_interface ---- */

static JigStatus decompose_interface(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    const JigAggregatedIface *aggregated = jig_aggregated(target);
    size_t n = jig_op_num_results(target);
    JigValue **results = JIG_NEW_ARRAY(call->arena, JigValue *, n + 1);
    JigReason *why = JIG_WHY(call);
    jig_at_before(call->rw, target);
    if (!aggregated || !aggregated->decompose(call->rw, target, call->arena, results, why))
        return jig_transform_failed_to_apply(call, target, aggregated ? why : NULL);
    jig_rw_replace(call->rw, target, results, n);
    for (size_t i = 0; i < n; ++i)
        if (jig_value_def(results[i]))
            jig_each_add(each, 0, jig_value_def(results[i]));
    return JIG_OK;
}

static JigStatus apply_decompose_interface(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_decompose_interface_target(call->op),
                           decompose_interface);
}

/* ---- Tensors in destinations, and copies ---- */

static JigStatus destination_style(JigEach *each, JigOp *target) {
    JigReason *why = JIG_WHY(each->call);
    JigOp *last = jig_structured_to_destination_style(each->call->rw, target, why);
    if (!last)
        return jig_transform_failed_to_apply(each->call, target, why);
    jig_each_add(each, 0, last);
    return JIG_OK;
}

static JigStatus apply_destination_style(JigTransformCall *call) {
    return jig_each_target(
        call, jig_transform_structured_rewrite_in_destination_passing_style_target(call->op),
        destination_style);
}

/* Copies that another op becomes, or why it does not. */
static JigStatus add_copy(JigEach *each, JigOp *copy, JigLoc target_loc, const JigReason *why) {
    if (copy) {
        jig_each_add(each, 0, copy);
        return JIG_OK;
    }
    jig_refused(each->call, jig_op_loc(each->call->op), why);
    jig_failure_note(each->call, target_loc, "target op");
    return JIG_SILENCEABLE;
}

static JigStatus insert_slice_to_copy(JigEach *each, JigOp *target) {
    JigLoc loc = jig_op_loc(target);
    JigReason *why = JIG_WHY(each->call);
    return add_copy(each, jig_structured_insert_slice_to_copy(each->call->rw, target, why), loc,
                    why);
}

static JigStatus apply_insert_slice_to_copy(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_insert_slice_to_copy_target(call->op),
                           insert_slice_to_copy);
}

static JigStatus copy_to_memref(JigEach *each, JigOp *target) {
    JigLoc loc = jig_op_loc(target);
    JigReason *why = JIG_WHY(each->call);
    return add_copy(each, jig_structured_copy_to_memref(each->call->rw, target, why), loc, why);
}

static JigStatus apply_copy_to_memref(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_linalg_copy_to_memref_target(call->op),
                           copy_to_memref);
}
