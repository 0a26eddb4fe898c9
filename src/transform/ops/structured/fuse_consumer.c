/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Consumers into the loops that make what they use. The reference has this as a function only. */
#include "jig/payload/fuse.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"

static JigApplyFn apply;

static const JigOpRow rows[] = {
    {.name = "transform.structured.fuse_consumer_into_containing_op",
     .ins = "consumer_op: consume Handle, containing_op: read variadic<Handle>",
     .outs = "fused_op: Handle, new_containing_op: variadic<Handle>",
     .props = "assume_tiles_cover: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$consumer_op `into` $containing_op attr-dict `:` functional-type(operands, "
               "results)",
     .apply = apply,
     .needs = "consumer_op: interface<TilingInterface>",
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_fuse_consumer),
     .summary = "move consumers into the loops that make what they use, tile by tile"},
};
const JigDialect jig_transform_fuse_consumer = {.name = "transform", JIG_TABLE(ops, rows)};

/* The loops of all handles, outer ones before those in them. */
static JigOp **loops_of(JigTransformCall *call, size_t *n) {
    const JigOp *op = call->op;
    size_t total = 0;
    for (size_t i = 1; i < jig_op_num_operands(op); ++i)
        total += jig_payload_ops(call, jig_op_operand(op, i)).len;
    JigOp **loops = JIG_NEW_ARRAY(call->arena, JigOp *, total + 1);
    *n = 0;
    for (size_t i = 1; i < jig_op_num_operands(op); ++i) {
        JigOps ops = jig_payload_ops(call, jig_op_operand(op, i));
        for (size_t k = 0; k < ops.len; ++k) {
            size_t at = (*n)++;
            for (; at > 0 && jig_op_is_proper_ancestor(ops.items[k], loops[at - 1]); --at)
                loops[at] = loops[at - 1];
            loops[at] = ops.items[k];
        }
    }
    return loops;
}

/* The first in the block goes in first: what uses it may follow. */
static JigOp *next_consumer(JigOps *left) {
    size_t first = 0;
    for (size_t i = 1; i < left->len; ++i)
        if (jig_op_block(left->items[i]) == jig_op_block(left->items[first]) &&
            jig_op_is_before(left->items[i], left->items[first]))
            first = i;
    JigOp *op = left->items[first];
    left->items[first] = left->items[--left->len];
    return op;
}

static JigStatus not_fused(JigTransformCall *call, const JigOp *consumer, const JigReason *why) {
    jig_silenceable(call, call->op, "could not fuse the consumer into the loops");
    if (!why)
        return JIG_SILENCEABLE;
    const JigOp *blamed = jig_blamed_op(&why->what.blame);
    jig_failure_note(call, blamed ? blamed : consumer, "{}",
                     jig_fact_str(jig_reason_text(why, call->arena)));
    return JIG_SILENCEABLE;
}

static JigStatus fuse_all(JigTransformCall *call, JigOps consumers, JigOp **loops, size_t n,
                          JigGather *results) {
    bool cover =
        jig_transform_structured_fuse_consumer_into_containing_op_assume_tiles_cover(call->op);
    while (consumers.len) {
        JigOp *consumer = next_consumer(&consumers);
        JigConsumerFusion made;
        JigReason *why = JIG_WHY(call);
        if (!jig_fuse_consumer(call->rw, consumer, loops, n, cover, call->arena, &made, why)) {
            return not_fused(call, consumer, why);
        }
        for (size_t i = 0; i < made.num_fused; ++i)
            jig_gather_op(results, 0, made.fused[i]);
        for (size_t l = 0; l < n; ++l)
            loops[l] = made.loops[l];
    }
    return JIG_OK;
}

static JigStatus apply(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOps consumers = jig_payload_ops(
        call, jig_transform_structured_fuse_consumer_into_containing_op_consumer_op(op));
    size_t n, num_handles = jig_op_num_results(op) - 1;
    JigOp **loops = loops_of(call, &n);
    if (n == 0 && consumers.len)
        return jig_silenceable(call, op, "expected a loop to fuse the consumer into");
    if (num_handles != 1 && num_handles != n)
        return jig_silenceable(call, op,
                               "expected a result for each of {} loops, or one for all, got {}",
                               jig_fact_int((int64_t)n), jig_fact_int((int64_t)num_handles));
    JigGather results;
    jig_gather_init(&results, call, 0);
    JIG_TRY(fuse_all(call, consumers, loops, n, &results));
    for (size_t l = 0; l < n; ++l)
        jig_gather_op(&results, num_handles == 1 ? 1 : 1 + l, loops[l]);
    jig_gather_finish(&results);
    return JIG_OK;
}
