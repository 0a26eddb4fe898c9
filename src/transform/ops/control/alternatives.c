/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * transform.alternatives: sequences of transforms, of which the first that goes
 * through counts. Each works on a clone of the scope, so that one that fails
 * leaves nothing behind; the clone that came through takes the scope's place.
 *
 * A mark could be rolled back instead, but a clone shows: values have their users in
 * the order of the text again, which scripts and patterns see.
 */
#include "transform/ops/ops_int.h"

#include "ir/diag/kinds.h"
#include "jig/iface.h"
#include "support/map.h"
#include "transform/state.h"

static JigApplyFn apply_alternatives;
static bool verify_alternatives(JigOp *op);
static const JigIface alternatives_ifaces[2];

static const JigOpRow rows[] = {
    {.name = "transform.alternatives",
     .ins = "scope: consume optional<Handle>",
     .outs = "results: variadic<Handle>",
     .regions = "alternatives: variadic<sized<1>>",
     .traits = "RegionBranchOpInterface, TransformOpInterface, IsolatedFromAbove, "
               "PossibleTopLevel, SingleBlockImplicitTerminator<transform.yield>, ModifiesPayload",
     .format = "($scope^ `:` type($scope))? (`->` type($results)^)? attr-dict-with-keyword regions",
     .ifaces = alternatives_ifaces,
     .verify = verify_alternatives,
     .apply = apply_alternatives,
     .summary = "the first sequence of transforms that goes through"},
};
const JigDialect jig_transform_alternatives = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- What it demands ---- */

static bool verify_alternatives(JigOp *op) {
    for (size_t i = 0; i < jig_op_num_regions(op); ++i) {
        JigOp *yield = jig_block_last(jig_region_first(jig_op_region(op, i)));
        if (jig_transform_same_types_as_results(op, yield))
            continue;
        jig_op_error(op, "expects terminator operands to have the same type as results of the "
                         "operation");
        jig_op_note(yield, "terminator");
        return false;
    }
    return true;
}

static void alternatives_invocations(const JigOp *op, const JigAttr *const *consts,
                                     JigInvocations *out) {
    (void)consts;
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        out[i] = (JigInvocations){i == 0, 1};
}
static const JigRegionBranchIface alternatives_branch = {.successors = jig_nested_body_successors,
                                                         .entry_operands =
                                                             jig_nested_body_entry_operands,
                                                         .invocations = alternatives_invocations};
static const JigIface alternatives_ifaces[2] = {{&jig_iface_region_branch, &alternatives_branch},
                                                {0}};

/* ---- The scope ---- */

static JigStatus refuse(JigTransformCall *call, const JigOp *scope, const char *why) {
    jig_definite(call, call->op, "{}", jig_fact_text(why));
    jig_failure_note(call, scope, "scope");
    return JIG_DEFINITE;
}

static JigStatus check_scopes(JigTransformCall *call, JigOps scopes) {
    for (size_t i = 0; i < scopes.len; ++i) {
        if (jig_op_is_ancestor(scopes.items[i], call->op))
            return refuse(call, scopes.items[i],
                          "scope must not contain the transforms being applied");
        if (!jig_op_has_trait(scopes.items[i], JIG_TRAIT_ISOLATED_FROM_ABOVE))
            return refuse(call, scopes.items[i],
                          "only isolated-from-above ops can be alternative scopes");
    }
    return JIG_OK;
}

/* One scope inside another would go with it when that is replaced. */
static JigOp *find_nested(JigOps scopes) {
    JigPtrMap set = {0};
    JigOp *found = NULL;
    for (size_t i = 0; i < scopes.len; ++i)
        jig_ptrset_add(&set, scopes.items[i]);
    for (size_t i = 0; !found && i < scopes.len; ++i)
        for (JigOp *p = scopes.items[i]; !found && (p = jig_op_parent(p));)
            found = jig_ptrmap_has(&set, p) ? scopes.items[i] : NULL;
    jig_ptrmap_free(&set);
    return found;
}

static JigStatus find_scopes(JigTransformCall *call, JigOps *out) {
    if (jig_op_num_operands(call->op)) {
        *out = jig_payload_ops(call, jig_transform_alternatives_scope(call->op));
        return JIG_OK;
    }
    JigOp *root = jig_payload_root(call);
    *out = (JigOps){jig_arena_copy(call->arena, &root, sizeof root), 1};
    return root ? JIG_OK : JIG_DEFINITE;
}

/* ---- One alternative ---- */

/* The clones that an alternative works on; detached until they take their places. */
typedef struct Attempt {
    JigOps scopes;
    JigOpRef *clones;
} Attempt;

static void make_clones(Attempt *a) {
    for (size_t i = 0; i < a->scopes.len; ++i)
        a->clones[i] = jig_op_ref(jig_op_clone(a->scopes.items[i], NULL));
}

/* No handle is left to what is in them. */
static void drop_clones(Attempt *a) {
    for (size_t i = 0; i < a->scopes.len; ++i)
        if (jig_op_ref_holds(&a->clones[i]))
            jig_op_destroy(a->clones[i].op);
}

static JigStatus check_places(JigTransformCall *call, const Attempt *a) {
    JigOp *nested = find_nested(a->scopes);
    if (nested)
        return refuse(call, nested, "a scope must not contain another one");
    for (size_t i = 0; i < a->scopes.len; ++i) {
        if (!jig_op_block(a->scopes.items[i]))
            return refuse(call, a->scopes.items[i],
                          "a scope that is in no block can't be replaced");
        if (!jig_op_ref_holds(&a->clones[i]))
            return refuse(call, a->scopes.items[i], "an alternative must not erase its scope");
    }
    return JIG_OK;
}

static void take_places(JigTransformCall *call, const Attempt *a) {
    for (size_t i = 0; i < a->scopes.len; ++i) {
        JigOp *scope = a->scopes.items[i], *clone = a->clones[i].op;
        size_t n = jig_op_num_results(clone);
        JigValue **values = jig_arena_alloc(call->arena, n * sizeof *values);
        for (size_t k = 0; k < n; ++k)
            values[k] = jig_op_result(clone, k);
        jig_block_insert(jig_op_block(scope), scope, clone);
        jig_rw_replace(call->rw, scope, values, n);
    }
}

/* A silenceable failure is not reported: the next alternative gets its turn. */
static JigStatus run(JigTransformCall *call, const Attempt *a, JigBlock *body) {
    JigOp **clones = jig_arena_alloc(call->arena, a->scopes.len * sizeof *clones);
    for (size_t i = 0; i < a->scopes.len; ++i)
        clones[i] = a->clones[i].op;
    JIG_TRY(jig_bind_ops(call, jig_block_arg(body, 0), clones, a->scopes.len));
    JIG_TRY(jig_apply_block(call, body, false));
    JIG_TRY(check_places(call, a));
    JIG_TRY(jig_forward_yield(call, body));
    take_places(call, a);
    return JIG_OK;
}

/* What one that fails has said is not so, since it is taken back. */
static JigStatus run_quietly(JigTransformCall *call, const Attempt *a, JigBlock *body) {
    JigDiagCapture said = {0};
    jig_diag_capture_begin(call->state->ctx, &said);
    JigStatus status = run(call, a, body);
    jig_diag_capture_end(call->state->ctx, &said);
    if (status != JIG_SILENCEABLE)
        jig_diag_capture_replay(call->state->ctx, &said);
    jig_diag_capture_free(&said);
    return status;
}

static JigStatus attempt(JigTransformCall *call, Attempt *a, JigBlock *body) {
    make_clones(a);
    jig_scope_open(call, body);
    JigStatus status =
        call->state->options->as_reference ? run(call, a, body) : run_quietly(call, a, body);
    jig_scope_close(call);
    if (status != JIG_OK)
        drop_clones(a);
    return status;
}

static JigStatus apply_alternatives(JigTransformCall *call) {
    Attempt a = {0};
    JIG_TRY(find_scopes(call, &a.scopes));
    JIG_TRY(check_scopes(call, a.scopes));
    a.clones = jig_arena_calloc(call->arena, a.scopes.len * sizeof *a.clones);
    for (size_t i = 0; i < jig_op_num_regions(call->op); ++i) {
        JigStatus status = attempt(call, &a, jig_region_first(jig_op_region(call->op, i)));
        if (status != JIG_SILENCEABLE)
            return status;
        jig_silence(call);
    }
    return jig_silenceable(call, call->op, "all alternatives failed",
                           jig_fact_kind(JIG_KIND_ALTERNATIVES));
}
