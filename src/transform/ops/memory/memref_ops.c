/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers: more of them, elsewhere, fewer. */
#include "dialect/memref/memref.h"
#include "ir/diag/kinds.h"
#include "payload/buffers/dead.h"
#include "payload/buffers/alloca_to_global.h"
#include "jig/payload/promote.h"
#include "payload/vectorize/written.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/state.h"
#include "transform/ops/proposals.h"

static JigApplyFn multibuffer, alloca_to_global, erase_dead;

static const JigOpRow rows[] = {
    {.name = "transform.memref.multibuffer",
     .ins = "target: consume AllocHandle",
     .outs = "transformed: Handle",
     .props = "factor: Confined<I64, positive>, skip_analysis: Unit",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = multibuffer,
     .more = JIG_MORE(.propose = jig_propose_multibuffer),
     .summary = "copies of a buffer for iterations in turn"},
    {.name = "transform.memref.alloca_to_global",
     .ins = "alloca: consume AllocaHandle",
     .outs = "getGlobal: Handle, global: Handle",
     .traits = "TransformOpInterface, ModifiesPayload, CarriesOn",
     .format = "$alloca attr-dict `:` functional-type(operands, results)",
     .apply = alloca_to_global,
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_to_global),
     .summary = "buffers on the stack as globals"},
    {.name = "transform.memref.erase_dead_alloc_and_stores",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` functional-type($target, results)",
     .apply = erase_dead,
     .more = JIG_MORE(.propose = jig_propose_for_functions_with_allocs),
     .summary = "forward written vectors to reads, erase buffers that are only written to"},
};

static bool is_alloc_handle(const JigType *t) {
    return jig_transform_is_handle_to(t, "memref.alloc");
}
static bool is_alloca_handle(const JigType *t) {
    return jig_transform_is_handle_to(t, "memref.alloca");
}

static const JigTypeConstraint type_constraints[] = {
    {"AllocaHandle", "Transform IR handle to memref.alloca operations", .test = is_alloca_handle},
    {"AllocHandle", "Transform IR handle to memref.alloc operations", .test = is_alloc_handle},
};
const JigDialect jig_transform_memref = {
    .name = "transform", JIG_TABLE(ops, rows), JIG_TABLE(type_constraints, type_constraints)};

/* ---- transform.memref.multibuffer ---- */

static JigStatus multibuffer(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigMultibufferOptions options = {
        .factor = (uint32_t)jig_attr_int_value(jig_transform_memref_multibuffer_factor_attr(op)),
        .skip_analysis = jig_transform_memref_multibuffer_skip_analysis(op),
        .as_reference = call->state->options->as_reference};
    JigOps targets = jig_payload_ops(call, jig_transform_memref_multibuffer_target(op));
    JigGather results;
    jig_gather_init(&results, call, 0);
    for (size_t i = 0; i < targets.len; ++i) {
        JigOp *target = targets.items[i];
        if (!jig_is_used_in_loops(target))
            continue;
        JigReason *why = JIG_WHY(call);
        JigLoc loc = jig_op_loc(target);
        JigOp *made = jig_multibuffer(call->rw, target, &options, why);
        if (!made) {
            jig_silenceable(call, loc, "op failed to multibuffer", jig_fact_kind(JIG_KIND_BUFFERS));
            jig_failure_because(call, why);
            return JIG_SILENCEABLE;
        }
        jig_gather_op(&results, 0, made);
    }
    jig_gather_finish(&results);
    return JIG_OK;
}

/* ---- transform.memref.alloca_to_global ---- */

/* Where the reference's answer is asked for, it makes a global without sizes, which the verifier
 * refuses. */
static JigStatus check_global(JigTransformCall *call, const JigOp *alloca) {
    if (!jig_op_num_operands(alloca) || call->state->options->keep_partial)
        return JIG_OK;
    return jig_silenceable_about(call, alloca, "of this only its operands tell the size",
                                 "a global has the same size in every run");
}

static JigStatus alloca_to_global(JigTransformCall *call) {
    enum { GET_GLOBAL, GLOBAL };
    JigOps targets = jig_payload_ops(call, jig_transform_memref_alloca_to_global_alloca(call->op));
    JigGather results;
    jig_gather_init(&results, call, 0);
    for (size_t i = 0; i < targets.len; ++i) {
        JIG_TRY(check_global(call, targets.items[i]));
        JigOp *global, *made = jig_buffers_alloca_to_global(call->rw, targets.items[i], &global);
        if (!made)
            return jig_silenceable(call, call->op, "expected alloca payload to be in symbol table");
        jig_gather_op(&results, GET_GLOBAL, made);
        jig_gather_op(&results, GLOBAL, global);
    }
    jig_gather_finish(&results);
    return JIG_OK;
}

/* ---- transform.memref.erase_dead_alloc_and_stores ---- */

static JigStatus erase_dead_target(JigEach *each, JigOp *target) {
    jig_vectorize_forward_written_vectors(each->call->rw, target);
    jig_buffers_erase_dead(each->call->rw, target);
    return JIG_OK;
}

static JigStatus erase_dead(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_memref_erase_dead_alloc_and_stores_target(call->op),
                           erase_dead_target);
}
