/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* transform.foreach: a block of transforms, run for each payload entity. */
#include "transform/ops/ops_int.h"

#include "ir/diag/kinds.h"
#include "jig/iface.h"
#include "transform/ops/gather.h"
#include "transform/state.h"
#include "transform/watch.h"

static JigApplyFn apply_foreach;
static bool verify_foreach(JigOp *op);
static const JigIface foreach_ifaces[2];

static const JigOpRow rows[] = {
    {.name = "transform.foreach",
     .ins = "targets: variadic<AnyHandleOrParam>",
     .outs = "results: variadic<AnyHandleOrParam>",
     .props = "with_zip_shortest: Unit",
     .regions = "body: sized<1>",
     .traits = "TransformOpInterface, GuardsTargets, RegionBranchOpInterface, "
               "SingleBlockImplicitTerminator<transform.yield>",
     .format = "$targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets) "
               "(`->` type($results)^)? $body attr-dict",
     .verify = verify_foreach,
     .effects = jig_body_effects,
     .ifaces = foreach_ifaces,
     .apply = apply_foreach,
     .summary = "run the body for each payload op, value or parameter"},
};
const JigDialect jig_transform_foreach = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- What it demands ---- */

static bool verify_foreach(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    size_t num_targets = jig_op_num_operands(op), num_results = jig_op_num_results(op);
    for (size_t i = 0; i < num_targets || i < jig_block_num_args(body); ++i) {
        if (i >= num_targets || i >= jig_block_num_args(body))
            return jig_op_error(op, "expects the same number of targets as the body has block "
                                    "arguments") ||
                   jig_transform_explain(
                       op,
                       "it takes %zu handle(s), and its body has %zu argument(s): "
                       "one stands for the payload of each handle in turn",
                       num_targets, jig_block_num_args(body));
        if (jig_op_operand_type(op, i) != jig_value_type(jig_block_arg(body, i)))
            return jig_op_error(op, "expects co-indexed targets and the body's block arguments to "
                                    "have the same op/value/param type") ||
                   jig_transform_explain(op, "handle #%zu is %s, and argument #%zu is %s", i,
                                         jig_msg_type(jig_op_operand_type(op, i)), i,
                                         jig_msg_type(jig_value_type(jig_block_arg(body, i))));
    }
    JigOp *yield = jig_block_last(body);
    for (size_t i = 0; i < num_results || i < jig_op_num_operands(yield); ++i) {
        if (i >= num_results || i >= jig_op_num_operands(yield))
            return jig_op_error(op, "expects the same number of results as the yield terminator "
                                    "has operands") ||
                   jig_transform_explain(op,
                                         "its body yields %zu handle(s), and %zu type(s) stand "
                                         "behind '->'",
                                         jig_op_num_operands(yield), num_results);
        if (jig_op_result_type(op, i) != jig_op_operand_type(yield, i))
            return jig_op_error(op, "expects co-indexed results and yield operands to have the "
                                    "same op/value/param type") ||
                   jig_transform_explain(op, "result #%zu is %s, and what is yielded for it is %s",
                                         i, jig_msg_type(jig_op_result_type(op, i)),
                                         jig_msg_type(jig_op_operand_type(yield, i)));
    }
    return true;
}

static void foreach_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                               JigRegionSuccs *out) {
    (void)consts;
    JigRegion *body = jig_transform_foreach_body(op);
    if (!from) {
        jig_region_succs_add_region(out, body);
        return;
    }
    jig_region_succs_add(out, body, 0,
                         0); /* the next round gets new payload, not what is yielded */
    jig_region_succs_add_exit(out, op);
}
static const JigRegionBranchIface foreach_branch = {
    .successors = foreach_successors, .entry_operands = jig_nested_body_entry_operands};
static const JigIface foreach_ifaces[2] = {{&jig_iface_region_branch, &foreach_branch}, {0}};

/* ---- Carrying it out ---- */

typedef struct Loop {
    JigTransformCall *call;
    JigItems *targets;
    size_t rounds;
    JigWatch watch;
    JigGather yielded;
} Loop;

static JigStatus find_targets(Loop *l) {
    JigTransformCall *call = l->call;
    size_t n = jig_op_num_operands(call->op);
    bool shortest = jig_transform_foreach_with_zip_shortest_attr(call->op) != NULL;
    l->targets = jig_arena_alloc(call->arena, n * sizeof *l->targets);
    for (size_t i = 0; i < n; ++i) {
        const JigValue *target = jig_op_operand(call->op, i);
        l->targets[i] = jig_payload_items(call, target);
        size_t len = l->targets[i].len;
        if (i == 0 || (shortest && len < l->rounds))
            l->rounds = len;
        if (len != l->rounds && !shortest)
            return jig_silenceable(call, call->op,
                                   "prior targets' payload size ({}) differs from payload size "
                                   "({}) of target {}",
                                   jig_fact_kind(JIG_KIND_FOREACH_LENGTHS), jig_fact_int(l->rounds),
                                   jig_fact_int(len), jig_fact_value(target));
    }
    return JIG_OK;
}

static JigStatus bind_round(Loop *l, size_t round) {
    JigTransformCall *call = l->call;
    JigBlock *body = jig_op_body(call->op);
    for (size_t i = 0; i < jig_op_num_operands(call->op); ++i) {
        JigItems one = {l->targets[i].kind, &l->targets[i].items[round], 1};
        if (one.kind != JIG_HANDLE_PARAMS && l->rounds > 1 &&
            !jig_watch_has(&l->watch, one.items[0]))
            return jig_definite_op(call, "payload #{} of target #{} was erased before its turn",
                                   jig_fact_int(round), jig_fact_int(i));
        JIG_TRY(jig_bind_items(call, jig_block_arg(body, i), one));
    }
    return JIG_OK;
}

static JigStatus run_round(Loop *l, size_t round) {
    JigTransformCall *call = l->call;
    JigBlock *body = jig_op_body(call->op);
    JIG_TRY(bind_round(l, round));
    JIG_TRY(jig_apply_block(call, body, false));
    JIG_TRY(jig_invalidate_check_yield(call, body));
    JigOp *yield = jig_block_last(body);
    for (size_t i = 0; i < jig_op_num_operands(yield); ++i) {
        JigItems more = jig_payload_items(call, jig_op_operand(yield, i));
        jig_gather_add(&l->yielded, i, more.items, more.len);
    }
    return JIG_OK;
}

static JigStatus apply_foreach(JigTransformCall *call) {
    Loop l = {.call = call};
    JIG_TRY(find_targets(&l));
    jig_gather_init(&l.yielded, call, 0);
    jig_watch_start(&l.watch, call);
    l.yielded.watch = &l.watch;
    for (size_t i = 0; l.rounds > 1 && i < jig_op_num_operands(call->op); ++i)
        if (l.targets[i].kind != JIG_HANDLE_PARAMS)
            jig_watch_add(&l.watch, l.targets[i].items, l.rounds);
    JigStatus status = JIG_OK;
    for (size_t i = 0; status == JIG_OK && i < l.rounds; ++i) {
        jig_scope_open(call, jig_op_body(call->op));
        status = run_round(&l, i);
        jig_scope_close(call);
    }
    if (status == JIG_OK)
        jig_gather_finish(&l.yielded);
    jig_watch_stop(&l.watch, call);
    return status;
}
