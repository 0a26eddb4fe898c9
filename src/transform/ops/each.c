/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What .apply functions of many ops do: target by target, and with the same complaints. */
#include "support/map.h"
#include "ir/diag/kinds.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/state.h"
#include "support/check.h"

/* ---- Target by target ---- */

void jig_each_add(JigEach *each, size_t result, JigOp *op) {
    jig_gather_op(each->results, result, op);
}

/* The first target that stands before one nested in it, or NULL. */
static JigOp *find_misplaced(JigOps targets, JigOp **descendant) {
    JigOp **first = targets.items + targets.len, **const end = first;
    JigPtrMap earlier = {0};
    for (JigOp **t = targets.items; t < end; ++t) {
        for (JigOp *p = *t; p; p = jig_op_parent(p)) {
            JigOp **at = jig_ptrmap_get(&earlier, p);
            if (!at || at >= first)
                continue;
            first = at;
            *descendant = *t;
        }
        if (!jig_ptrmap_has(&earlier, *t))
            jig_ptrmap_set(&earlier, *t, t);
    }
    jig_ptrmap_free(&earlier);
    return first < end ? *first : NULL;
}

/* A consumed target takes what is nested in it along, which therefore has to come first. */
static JigStatus check_order(JigTransformCall *call, const JigValue *handle) {
    JigOps targets = jig_payload_ops(call, handle);
    JigOp *descendant = NULL;
    JigOp *ancestor = targets.len > 1 ? find_misplaced(targets, &descendant) : NULL;
    if (!ancestor)
        return JIG_OK;
    JigLoc here = jig_op_loc(call->op);
    jig_definite(call, here,
                 "transform operation consumes a handle pointing to an ancestor payload operation "
                 "before its descendant");
    jig_failure_note(call, here,
                     "the ancestor is likely erased or rewritten before the descendant is "
                     "accessed, leading to undefined behavior");
    jig_failure_note(call, ancestor, "ancestor payload op");
    jig_failure_note(call, descendant, "descendant payload op");
    return JIG_DEFINITE;
}

static bool consumes(const JigOp *op, const JigValue *handle) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand(op, i) == handle)
            return jig_operand_is_consumed(op, i);
    return false;
}

JigStatus jig_each_target(JigTransformCall *call, const JigValue *handle,
                          JigStatus (*fn)(JigEach *each, JigOp *target)) {
    if (!call->state->options->keep_aliases && consumes(call->op, handle))
        JIG_TRY(check_order(call, handle));
    JigGather results;
    jig_gather_init(&results, call, 0);
    JigEach each = {.call = call, .results = &results};
    JigStatus status = JIG_OK;
    JigOp *target;
    for (size_t at = 0; (target = jig_payload_next_op(call, handle, &at));) {
        JigStatus s = fn(&each, target);
        if (s == JIG_DEFINITE)
            return s;
        if (s > status)
            status = s;
    }
    jig_gather_finish(&results);
    return status;
}

/* ---- Complaints ---- */

JigStatus jig_wrong_kind(JigTransformCall *call, const JigOp *target) {
    JIG_REQUIRE(call);
    return jig_transform_needs_kind(call, target, jig_op_row(call->op)->needs);
}

JigStatus jig_transform_needs_kind(JigTransformCall *call, const JigOp *target, const char *needs) {
    JIG_REQUIRE(call && target);
    jig_silenceable(call, call->op, "transform applied to the wrong op kind",
                    jig_fact_kind(JIG_KIND_WRONG_OP));
    jig_failure_note(call, target, "when applied to this op");
    JigReason *why = needs ? JIG_WHY(call) : NULL;
    jig_refuse(why, call->op, "it needs {}, not '{}'", jig_fact_text(needs),
               jig_fact_str(jig_op_name_of(target)));
    jig_failure_because(call, why);
    return JIG_SILENCEABLE;
}

JigStatus jig_transform_failed_to_apply(JigTransformCall *call, const JigOp *target,
                                        const JigReason *why) {
    JIG_REQUIRE(call && target);
    return jig_silenceable_because(call, why, target, "when applied to this op",
                                   "{} failed to apply", jig_fact_kind(JIG_KIND_NOT_APPLIED),
                                   jig_fact_str(jig_op_name_of(call->op)));
}

JigStatus jig_failed_for_good(JigTransformCall *call, const JigOp *target) {
    JIG_REQUIRE(call && target);
    jig_definite(call, call->op, "failed to apply", jig_fact_kind(JIG_KIND_GAVE_UP));
    jig_failure_note(call, target, "attempted to apply to this op");
    return JIG_DEFINITE;
}

JigStatus jig_check_not_script(JigTransformCall *call, const JigOp *target) {
    if (!jig_op_is_ancestor(target, call->op))
        return JIG_OK;
    jig_definite(call, call->op, "cannot apply transform to itself (or one of its ancestors)");
    jig_failure_note(call, target, "target payload op");
    return JIG_DEFINITE;
}
