/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Fusing and generalizing structured ops. */
#include "jig/payload/fuse.h"
#include "ir/diag/kinds.h"
#include "payload/structured/generalize.h"
#include "transform/ops/gather.h"
#include "support/map.h"
#include "transform/ops/ops_int.h"
#include "transform/state.h"
#include "transform/ops/proposals.h"

#include <string.h>

static JigApplyFn fuse_into_containing_op, apply_generalize;

static const JigOpRow rows[] = {
    {.name = "transform.structured.fuse_into_containing_op",
     .ins = "producer_op: consume Handle, containing_op: read Handle",
     .outs = "fused_op: Handle, new_containing_op: Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, "
               "AllowsRepeatedPayload",
     .format = "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, "
               "results)",
     .apply = fuse_into_containing_op,
     .needs = "producer_op: interface<TilingInterface>",
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_fuse_into_containing),
     .summary = "move producers into a loop that uses them"},
    {.name = "transform.structured.generalize",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits =
         "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, GuardsTargets, CarriesOn",
     .format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), "
               "\"false\")",
     .apply = apply_generalize,
     .needs = "target: structured.op<any>",
     .more = JIG_MORE(.propose = jig_propose_generalize),
     .summary = "named structured ops as generic ones"},
};
const JigDialect jig_transform_structured = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- transform.structured.fuse_into_containing_op ---- */

/* What to do about it. */
#define CARRIED "transform.structured.fuse of the consumer tiles and fuses in one step"

static size_t uses_inside(const JigOp *producer, const JigOp *container) {
    size_t n = 0;
    for (size_t i = 0; i < jig_op_num_results(producer); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(producer, i)); u; u = jig_use_next(u))
            n += jig_op_is_ancestor(container, jig_use_owner(u));
    return n;
}

/* Takes the first producer that the container uses; one with its last use
 * leaves the list. NULL: none is used. */
static JigOp *next_producer(JigOps *left, const JigOp *container) {
    for (size_t i = 0; i < left->len; ++i) {
        JigOp *producer = left->items[i];
        size_t uses = uses_inside(producer, container);
        if (!uses)
            continue;
        if (uses == 1) {
            memmove(left->items + i, left->items + i + 1,
                    (left->len - i - 1) * sizeof *left->items);
            left->len--;
        }
        return producer;
    }
    return NULL;
}

/* A producer that the handle names twice counts once. */
static JigOps without_repetition(JigOps list) {
    JigPtrMap seen = {0};
    size_t n = 0;
    for (size_t i = 0; i < list.len; ++i)
        if (jig_ptrset_add(&seen, list.items[i]))
            list.items[n++] = list.items[i];
    jig_ptrmap_free(&seen);
    list.len = n;
    return list;
}

/* Do loops around or at the container begin with the producer's result? */
static bool begins_loops(const JigOp *producer, const JigOp *container) {
    for (size_t i = 0; i < jig_op_num_results(producer); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(producer, i)); u; u = jig_use_next(u))
            if (jig_op_iface(jig_use_owner(u), &jig_iface_loop) &&
                jig_op_is_ancestor(jig_use_owner(u), container))
                return true;
    return false;
}

static JigStatus cannot_fuse(JigTransformCall *call, JigOp *producer, const JigOp *container,
                             JigReason *why) {
    jig_refuse(why, producer, "could not fuse {} into {}", jig_fact_op_in_remark(producer),
               jig_fact_op_in_remark(container));
    jig_refused(call, jig_op_loc(producer), why);
    call->state->last_silenceable->severity = JIG_REMARK;
    JigReason *more = begins_loops(producer, container) ? JIG_WHY(call) : NULL;
    jig_refuse(more, producer, "loops carry what it computes: " CARRIED);
    jig_failure_because(call, more);
    return JIG_SILENCEABLE;
}

/* All that are left have to be used in the container: one that is not is in the way. */
static JigStatus no_producer(JigTransformCall *call, JigOps left, const JigOp *container) {
    jig_silenceable(call, call->op, "could not find next producer to fuse into container",
                    jig_fact_kind(JIG_KIND_NOTHING_TO_FUSE));
    jig_failure_note(call, container, "containing op");
    JigReason *why = JIG_WHY(call);
    JigFact name = jig_fact_str(jig_op_name_of(left.items[0]));
    if (begins_loops(left.items[0], container))
        jig_refuse(
            why, left.items[0],
            "this '{}' is not used inside the container, but where loops around it begin: " CARRIED,
            name);
    else
        jig_refuse(why, left.items[0], "this '{}' is not used inside the container", name);
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

static JigStatus fuse_into_containing_op(JigTransformCall *call) {
    enum { FUSED, CONTAINER };
    JigOps producers = without_repetition(jig_payload_ops(
        call, jig_transform_structured_fuse_into_containing_op_producer_op(call->op)));
    JigOps containers = jig_payload_ops(
        call, jig_transform_structured_fuse_into_containing_op_containing_op(call->op));
    if (containers.len != 1)
        return jig_definite(call, call->op, "requires exactly one containing_op handle (got {})",
                            jig_fact_kind(JIG_KIND_NOT_ONE), jig_fact_int(containers.len));
    JigGather results;
    jig_gather_init(&results, call, 0);
    JigOp *container = containers.items[0];
    while (producers.len) {
        JigOp *producer = next_producer(&producers, container);
        if (!producer)
            return no_producer(call, producers, container);
        JigFuseResult r;
        JigReason *why = JIG_WHY(call);
        if (!jig_fuse_into(call->rw, producer, container, call->arena, &r, why))
            return cannot_fuse(call, producer, container, why);
        for (size_t i = 0; i < r.num_fused; ++i)
            jig_gather_op(&results, FUSED, r.fused[i]);
        if (r.container != container) {
            jig_follow_op(call, container, r.container);
            jig_rw_erase(call->rw, container);
            container = r.container;
        }
    }
    jig_gather_op(&results, CONTAINER, container);
    jig_gather_finish(&results);
    return JIG_OK;
}

/* ---- transform.structured.generalize ---- */

static JigStatus generalize(JigEach *each, JigOp *target) {
    if (!jig_structured(target))
        return jig_wrong_kind(each->call, target);
    JigReason *why = JIG_WHY(each->call);
    JigOp *generic = jig_structured_generalize(each->call->rw, target, why);
    if (!generic)
        return jig_transform_failed_to_apply(each->call, target, why);
    jig_each_add(each, 0, generic);
    return JIG_OK;
}

static JigStatus apply_generalize(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_generalize_target(call->op), generalize);
}
