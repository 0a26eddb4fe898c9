/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Subsets of tensors out of loops: of the loop that is the target, or of all loops in a target that
 * is none. Today's op takes loops only, so that a script says it where one can tell which it is.
 */
#include "dialect/scf/scf.h"
#include "jig/payload/hoist.h"
#include "support/vec.h"
#include "transform/older/modernise_int.h"
#include "transform/handle_type.h"

static JigApplyFn apply_hoist;
static bool modernise_hoist(JigRewriter *rw, JigOp *op, JigReason *why);

static const JigOpRow rows[] = {
    {.name = "transform.structured.hoist_redundant_tensor_subsets",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, CarriesOn",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = apply_hoist,
     .older = &(const JigOlder){.until = "17",
                                .what = "it is transform.loop.hoist_loop_invariant_subsets, which "
                                        "takes the loops and leaves their handle valid",
                                .modernise = modernise_hoist},
     .summary = "carry parts of tensors instead of reading and writing them in each iteration"},
};
const JigDialect jig_transform_older_subsets = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- Where the script does not say whether its target is a loop ---- */

static JigWalk collect(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_SCF(FOR)))
        jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

/* Returns the target, or the loop that took its place. */
static JigOp *hoist(JigRewriter *rw, JigOp *target) {
    if (jig_op_is(target, JIG_SCF(FOR)))
        return jig_hoist_subsets(rw, target);
    JigOpVec loops = {0};
    jig_walk_post(target, collect, &loops);
    for (size_t i = 0; i < loops.len; ++i)
        jig_hoist_subsets(rw, loops.data[i]);
    jig_vec_free(&loops);
    return target;
}

static JigStatus apply_hoist(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(
        call, jig_transform_structured_hoist_redundant_tensor_subsets_target(call->op));
    JIG_VEC(JigOpRef) refs = {0};
    JigOpVec targets_now = {0};
    for (size_t i = 0; i < targets.len; ++i)
        jig_vec_push(&refs, jig_op_ref(targets.items[i]));
    /* A loop may have been replaced with the function that it stands in. */
    for (size_t i = 0; i < refs.len; ++i)
        if (jig_op_ref_holds(&refs.data[i]))
            jig_vec_push(&targets_now, hoist(call->rw, refs.data[i].op));
    jig_vec_free(&refs);
    jig_set_ops(call, 0, targets_now.data, targets_now.len);
    jig_vec_free(&targets_now);
    return JIG_OK;
}

/* ---- Where it does ---- */

typedef enum Kind { UNKNOWN, LOOP, NO_LOOP } Kind;

static Kind kind_of_names(const JigAttr *names) {
    size_t loops = 0, n = jig_attr_array_len(names);
    for (size_t i = 0; i < n; ++i)
        loops += jig_str_is(jig_attr_string_value(jig_attr_array_at(names, i)), "scf.for");
    return loops == n ? LOOP : loops ? UNKNOWN : NO_LOOP;
}

static Kind kind_of_type(const JigType *t) {
    size_t loops = 0, n = jig_transform_type_num_names(t);
    for (size_t i = 0; i < n; ++i)
        loops += jig_str_is(jig_transform_type_name(t, i), "scf.for");
    return !n ? UNKNOWN : loops == n ? LOOP : loops ? UNKNOWN : NO_LOOP;
}

/* By the type of the handle, or by the op that makes it. */
static Kind kind_of(const JigValue *handle) {
    Kind kind = kind_of_type(jig_value_type(handle));
    const JigOp *op = jig_value_def(handle);
    if (kind != UNKNOWN || !op)
        return kind;
    if (jig_transform_structured_match_is(op)) {
        const JigAttr *names = jig_transform_structured_match_ops_attr(op);
        return names ? kind_of_names(names) : UNKNOWN;
    }
    if (jig_transform_get_parent_op_is(op)) {
        const JigAttr *name = jig_transform_get_parent_op_op_name_attr(op);
        if (name)
            return jig_str_is(jig_attr_string_value(name), "scf.for") ? LOOP : NO_LOOP;
        return jig_transform_get_parent_op_isolated_from_above(op) ? NO_LOOP : UNKNOWN;
    }
    if (jig_transform_structured_tile_using_for_is(op))
        return jig_value_index(handle) ? LOOP : UNKNOWN;
    return UNKNOWN;
}

static bool modernise_hoist(JigRewriter *rw, JigOp *op, JigReason *why) {
    JigContext *ctx = jig_op_context(op);
    JigValue *target = jig_transform_structured_hoist_redundant_tensor_subsets_target(op),
             *loops = target;
    Kind kind = kind_of(target);
    if (kind == UNKNOWN)
        return jig_refuse(why, op,
                          "it is transform.loop.hoist_loop_invariant_subsets of loops, and the "
                          "script does not say whether the target is one");
    if (kind == NO_LOOP) {
        const JigAttr *name = jig_attr_string(ctx, JIG_STR("scf.for"));
        loops = jig_transform_structured_match_results(jig_transform_structured_match_build(
            rw, jig_op_loc(op),
            &(JigTransformStructuredMatch){.target = target,
                                           .result_type = jig_value_type(target),
                                           .ops = jig_attr_array(ctx, &name, 1)}));
    }
    jig_transform_loop_hoist_loop_invariant_subsets_build(
        rw, jig_op_loc(op), &(JigTransformLoopHoistLoopInvariantSubsets){.target = loops});
    jig_rw_replace(rw, op, &target, 1);
    return true;
}
