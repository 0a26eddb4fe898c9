/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Generic rewriting of a target: patterns, CSE, dead code, LICM. */
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"

#include "jig/iface.h"

static JigApplyFn apply_cse, apply_dce, apply_patterns, apply_licm;
static bool verify_apply_patterns(JigOp *op);
static void populate_canonicalization(const JigOp *op, JigPatternSet *set);

static const JigPatternsIface canonicalization = {.populate = populate_canonicalization};

static const JigOpRow rows[] = {
    {.name = "transform.apply_cse",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "`to` $target attr-dict `:` type($target)",
     .apply = apply_cse,
     .more = JIG_MORE(.propose = jig_propose_cse),
     .summary = "merge equal ops inside the target"},
    {.name = "transform.apply_dce",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "`to` $target attr-dict `:` type($target)",
     .apply = apply_dce,
     .more = JIG_MORE(.propose = jig_propose_dce),
     .summary = "erase dead ops inside the target"},
    {.name = "transform.apply_patterns",
     .ins = "target: read Handle",
     .props = "apply_cse: Unit, max_iterations: I64 = -1, max_num_rewrites: I64 = -1",
     .regions = "patterns: max<1>",
     .traits = "TransformOpInterface, NoTerminator, SingleBlock, GraphRegion, ModifiesPayload, "
               "ReportTrackingFailures",
     .format = "`to` $target $patterns attr-dict `:` type($target)",
     .verify = verify_apply_patterns,
     .apply = apply_patterns,
     .more = JIG_MORE(.propose = jig_propose_patterns),
     .summary = "rewrite the target with patterns until nothing changes"},
    {.name = "transform.apply_patterns.canonicalization",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &canonicalization}, {0}},
     .summary = "the canonicalization patterns of all dialects"},
    {.name = "transform.apply_licm",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "`to` $target attr-dict `:` type($target)",
     .apply = apply_licm,
     .needs = "target: interface<LoopLikeOpInterface>",
     .more = JIG_MORE(.propose = jig_propose_licm),
     .summary = "move loop-invariant ops out of the target loop"},
};
const JigDialect jig_transform_apply = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- Patterns ---- */

static void populate_canonicalization(const JigOp *op, JigPatternSet *set) {
    (void)op;
    jig_patterns_add_canonicalization(set);
}

static bool verify_apply_patterns(JigOp *op) {
    return jig_transform_verify_descriptors(op, 0, "children ops", &jig_iface_patterns);
}

static JigWalk count_nested(JigOp *op, void *user) {
    (void)op;
    ++*(size_t *)user;
    return JIG_WALK_ADVANCE;
}

typedef struct OpList {
    JigOp **items;
    size_t len;
    const JigOp *except;
} OpList;

static JigWalk list_nested(JigOp *op, void *user) {
    OpList *list = user;
    if (op != list->except)
        list->items[list->len++] = op;
    return JIG_WALK_ADVANCE;
}

/* Greedy rewriting below the target: of regions where it is isolated, else of
 * the ops that are there. */
static bool rewrite_below(JigTransformCall *call, JigOp *target, const JigPatternSet *set,
                          const JigGreedyOptions *options, bool *changed) {
    if (jig_op_has_trait(target, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        return jig_apply_greedily(target, set, options, changed);
    size_t room = 0;
    jig_walk_post(target, count_nested, &room);
    OpList list = {.items = jig_arena_alloc(call->arena, room * sizeof(JigOp *)), .except = target};
    jig_walk_post(target, list_nested, &list);
    bool all_erased;
    return jig_apply_greedily_to_ops(list.items, list.len,
                                     call->state ? jig_op_context(target) : NULL, set, options,
                                     changed, &all_erased);
}

static void run_cse(JigTransformCall *call, JigOp *target, bool *changed) {
    JigDominance *dom = jig_dominance_create(jig_op_context(target));
    size_t num_cse, num_dce;
    jig_eliminate_common_subexpressions(call->rw, dom, target, changed, &num_cse, &num_dce);
    jig_dominance_destroy(dom);
}

/* What the attribute says, -1 for no limit. */
static int64_t limit(const JigOp *op, const char *attr) {
    return jig_op_int_attr(op, attr, -1);
}

static JigStatus apply_patterns_to(JigTransformCall *call, JigOp *target,
                                   const JigPatternSet *set) {
    enum { MAX_CSE = 50, MANY_ROUNDS = 4096 /* patterns that never end shall */ };
    JigGreedyOptions options = jig_greedy_options();
    options.max_iterations = limit(call->op, "max_iterations");
    if (options.max_iterations == -1)
        options.max_iterations = MANY_ROUNDS;
    options.max_rewrites = limit(call->op, "max_num_rewrites");
    bool cse = jig_transform_apply_patterns_apply_cse_attr(call->op) != NULL, cse_changed = false,
         changed;
    JigOpRef ref = jig_op_ref(target); /* patterns may erase the target itself */
    JigLoc loc = jig_op_loc(target);
    for (int round = 0; round < MAX_CSE; ++round) {
        if (!rewrite_below(call, target, set, &options, &changed))
            return jig_silenceable(call, loc, "greedy pattern application failed");
        cse_changed = false;
        if (cse && jig_op_ref_holds(&ref))
            run_cse(call, target, &cse_changed);
        if (!cse_changed)
            return JIG_OK;
    }
    return jig_definite(call, call->op, "fixpoint iteration did not converge");
}

/* A target that fails silenceably lets the others go on. */
static JigStatus apply_patterns(JigTransformCall *call) {
    const JigValue *targets = jig_transform_apply_patterns_target(call->op);
    JigPatternSet *set = jig_transform_described_patterns(call->op);
    JigStatus status = JIG_OK;
    JigOp *target;
    for (size_t at = 0;
         status != JIG_DEFINITE && (target = jig_payload_next_op(call, targets, &at));) {
        JigStatus s = jig_check_not_script(call, target);
        if (s == JIG_OK)
            s = apply_patterns_to(call, target, set);
        if (s > status)
            status = s;
    }
    jig_patterns_destroy(set);
    return status;
}

/* ---- CSE, dead code, LICM ---- */

static JigStatus cse_target(JigEach *each, JigOp *target) {
    JIG_TRY(jig_check_not_script(each->call, target));
    bool changed;
    run_cse(each->call, target, &changed);
    return JIG_OK;
}

static JigStatus apply_cse(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_apply_cse_target(call->op), cse_target);
}

static JigStatus dce_target(JigEach *each, JigOp *target) {
    JIG_TRY(jig_check_not_script(each->call, target));
    jig_eliminate_dead_ops(each->call->rw, target);
    return JIG_OK;
}

static JigStatus apply_dce(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_apply_dce_target(call->op), dce_target);
}

static JigStatus licm_target(JigEach *each, JigOp *target) {
    if (!jig_op_iface(target, &jig_iface_loop))
        return jig_wrong_kind(each->call, target);
    JIG_TRY(jig_check_not_script(each->call, target));
    jig_move_loop_invariants(each->call->rw, target);
    return JIG_OK;
}

static JigStatus apply_licm(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_apply_licm_target(call->op), licm_target);
}
