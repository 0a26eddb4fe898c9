/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Generic rewriting of a target: patterns, CSE, LICM. */
#include "transform/ops/ops_int.h"

#include "jig/iface.h"

/* ---- Patterns ---- */

const JigIfaceId jig_iface_patterns = {.name = "PatternDescriptorOpInterface"};

static void populate_canonicalization(const JigOp *op, JigPatternSet *set) {
    (void)op;
    jig_patterns_add_canonicalization(set);
}
static const JigPatternsIface canonicalization = {.populate = populate_canonicalization};
const JigIface jig_canonicalization_patterns_ifaces[] = {{&jig_iface_patterns, &canonicalization},
                                                         {0}};

static JigPatternSet *patterns_of(const JigOp *apply_patterns) {
    JigPatternSet *set = jig_patterns_create(jig_op_context(apply_patterns));
    JigBlock *body = jig_region_first(jig_op_region(apply_patterns, 0));
    for (JigOp *op = body ? jig_block_first(body) : NULL; op; op = jig_op_next(op)) {
        const JigPatternsIface *iface = jig_op_iface(op, &jig_iface_patterns);
        if (iface)
            iface->populate(op, set);
    }
    return set;
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

static JigStatus apply_patterns_to(JigTransformCall *call, JigOp *target,
                                   const JigPatternSet *set) {
    enum { MAX_ROUNDS = 50 };
    JigGreedyOptions options = jig_greedy_options();
    JigRelay relay;
    jig_relay_init(&relay, call->rw->listeners);
    options.listener = &relay.listener;
    int64_t iterations = jig_op_int_attr(call->op, "max_iterations", -1);
    options.max_iterations = iterations == -1 ? options.max_iterations : iterations;
    options.max_rewrites = jig_op_int_attr(call->op, "max_num_rewrites", -1);
    bool cse = jig_op_attr(call->op, "apply_cse") != NULL, cse_changed = false;
    for (int round = 0; round == 0 || (cse_changed && round < MAX_ROUNDS); ++round) {
        bool changed;
        if (!rewrite_below(call, target, set, &options, &changed)) {
            jig_silenceable(call, jig_op_loc(call->op), "greedy pattern application failed");
            jig_failure_note(call, jig_op_loc(target), "when applied to this op");
            return JIG_SILENCEABLE;
        }
        cse_changed = false;
        if (cse)
            run_cse(call, target, &cse_changed);
    }
    return JIG_OK;
}

JigStatus jig_apply_apply_patterns(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_op_operand(call->op, 0));
    JigPatternSet *set = patterns_of(call->op);
    JigStatus status = JIG_OK;
    for (size_t i = 0; status == JIG_OK && i < targets.len; ++i) {
        status = jig_check_not_script(call, targets.items[i]);
        if (status == JIG_OK)
            status = apply_patterns_to(call, targets.items[i], set);
    }
    jig_patterns_destroy(set);
    return status;
}

/* ---- CSE and LICM ---- */

static JigStatus cse_target(JigEach *each, JigOp *target) {
    JIG_TRY(jig_check_not_script(each->call, target));
    bool changed;
    run_cse(each->call, target, &changed);
    return JIG_OK;
}

JigStatus jig_apply_apply_cse(JigTransformCall *call) {
    return jig_each_target(call, jig_op_operand(call->op, 0), cse_target);
}

static JigStatus licm_target(JigEach *each, JigOp *target) {
    if (!jig_op_iface(target, &jig_iface_loop))
        return jig_wrong_kind(each->call, target);
    JIG_TRY(jig_check_not_script(each->call, target));
    jig_move_loop_invariants(each->call->rw, target);
    return JIG_OK;
}

JigStatus jig_apply_apply_licm(JigTransformCall *call) {
    return jig_each_target(call, jig_op_operand(call->op, 0), licm_target);
}
