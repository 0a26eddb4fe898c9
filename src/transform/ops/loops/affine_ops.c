/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Simplifying affine.min and affine.max by what is known of their operands. */
#include "dialect/affine/affine.h"
#include "payload/bounds/extremum.h"
#include "payload/loop/affine/super_vectorize.h"
#include "support/map.h"
#include "support/vec.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"

static JigApplyFn simplify_bounded, simplify_min_max, super_vectorize;
static bool verify_bounded(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.affine.simplify_bounded_affine_ops",
     .ins = "target: consume Handle, bounded_values: read variadic<Handle>",
     .props = "lower_bounds: DenseI64Array, upper_bounds: DenseI64Array",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]` `within` "
               "$lower_bounds `and` $upper_bounds attr-dict `:` type($target)",
     .verify = verify_bounded,
     .apply = simplify_bounded,
     .summary = "simplify minima and maxima of values with given bounds"},
    {.name = "transform.affine.simplify_min_max_affine_ops",
     .ins = "target: consume Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` type($target)",
     .apply = simplify_min_max,
     .more = JIG_MORE(.propose = jig_propose_min_max),
     .summary = "drop results of minima and maxima that others bound"},
    {.name = "transform.affine.super_vectorize",
     .ins = "target: consume Handle",
     .props = "vector_sizes: DenseI64Array, fastest_varying_pattern: optional<DenseI64Array>, "
              "vectorize_reductions: Bool = false",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target $vector_sizes (`fastest_varying_pattern` `=` $fastest_varying_pattern^)? "
               "(`vectorize_reductions` `=` $vectorize_reductions^)? attr-dict `:` type($target)",
     .apply = super_vectorize,
     .more = JIG_MORE(.propose = jig_propose_super_vectorize),
     .summary = "nests of affine loops as loops over vectors"},
};
const JigDialect jig_transform_affine = {.name = "transform", JIG_TABLE(ops, rows)};

static bool is_extremum(const JigOp *op) {
    return jig_op_is(op, JIG_AFFINE(MIN)) || jig_op_is(op, JIG_AFFINE(MAX));
}

static JigStatus refuse_target(JigTransformCall *call, const JigOp *target, const char *text,
                               const char *note) {
    jig_definite(call, call->op, text);
    jig_failure_note(call, target, note);
    return JIG_DEFINITE;
}

static bool simplify_by_known(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    return jig_extremum_simplify(rw, op, self->data);
}

/* Canonicalizes the targets to the end, with `more` patterns (an array, or NULL); false: there is
 * no end. */
static bool canonicalize(JigTransformCall *call, JigOps targets, const JigPattern *more,
                         bool *changed) {
    JigContext *ctx = jig_op_context(call->op);
    JigPatternSet *set = jig_patterns_create(ctx);
    jig_patterns_add_list(set, JIG_AFFINE(MAX)->canonicalize);
    jig_patterns_add_list(set, JIG_AFFINE(MIN)->canonicalize);
    jig_patterns_add_list(set, more);
    JigGreedyOptions options = jig_greedy_options();
    options.strictness = JIG_EXISTING_AND_NEW_OPS;
    bool all_erased, converged = jig_apply_greedily_to_ops(targets.items, targets.len, ctx, set,
                                                           &options, changed, &all_erased);
    jig_patterns_destroy(set);
    return converged;
}

/* ---- transform.affine.simplify_bounded_affine_ops ---- */

static bool verify_count(JigOp *op, const JigAttr *bounds, const char *which) {
    size_t want = jig_transform_affine_simplify_bounded_affine_ops_num_bounded_values(op),
           has = jig_attr_dense_array_len(bounds);
    return want == has ||
           jig_op_error(op, "incorrect number of %s bounds, expected %zu but found %zu", which,
                        want, has);
}

static bool verify_bounded(JigOp *op) {
    return verify_count(op, jig_transform_affine_simplify_bounded_affine_ops_lower_bounds_attr(op),
                        "lower") &&
           verify_count(op, jig_transform_affine_simplify_bounded_affine_ops_upper_bounds_attr(op),
                        "upper");
}

/* At least `lower`, less than `upper`. */
static void add_range(JigDomain *known, JigValue *v, int64_t lower, int64_t upper) {
    size_t pos = jig_domain_symbol(known, v);
    JigContext *ctx = jig_value_context(v);
    jig_linear_bound(&known->system, JIG_BOUND_LOWER, pos, jig_expr_constant(ctx, lower), true);
    jig_linear_bound(&known->system, JIG_BOUND_UPPER, pos, jig_expr_constant(ctx, upper), false);
}

static JigStatus read_bounds(JigTransformCall *call, JigDomain *known, JigPtrMap *bounded) {
    const JigOp *op = call->op;
    size_t n = jig_transform_affine_simplify_bounded_affine_ops_num_bounded_values(op);
    for (size_t i = 0; i < n; ++i) {
        JigOps ops = jig_payload_ops(
            call, jig_transform_affine_simplify_bounded_affine_ops_bounded_values_at(op, i));
        for (size_t k = 0; k < ops.len; ++k) {
            JigOp *of = ops.items[k];
            if (jig_op_num_results(of) != 1 || !jig_type_is_index(jig_op_result_type(of, 0)))
                return refuse_target(call, of,
                                     "expected bounded value handle to point to one or multiple "
                                     "single-result index-typed ops",
                                     "multiple/non-index result");
            jig_ptrset_add(bounded, of);
            add_range(
                known, jig_op_result(of, 0),
                jig_attr_dense_array_int(
                    jig_transform_affine_simplify_bounded_affine_ops_lower_bounds_attr(op), i),
                jig_attr_dense_array_int(
                    jig_transform_affine_simplify_bounded_affine_ops_upper_bounds_attr(op), i));
        }
    }
    return JIG_OK;
}

static JigStatus simplify_targets(JigTransformCall *call, JigDomain *known, JigPtrMap *bounded) {
    JIG_TRY(read_bounds(call, known, bounded));
    JigOps targets =
        jig_payload_ops(call, jig_transform_affine_simplify_bounded_affine_ops_target(call->op));
    for (size_t i = 0; i < targets.len; ++i) {
        if (!is_extremum(targets.items[i]))
            return refuse_target(call, targets.items[i], "target must be affine.min or affine.max",
                                 "target op");
        if (jig_ptrmap_has(bounded, targets.items[i]))
            return refuse_target(call, targets.items[i],
                                 "target op result must not be constrainted",
                                 "target/constrained op");
    }
    const JigPattern patterns[] = {{.name = "SimplifyAffineMinMaxOp",
                                    .root = "affine.min",
                                    .fn = simplify_by_known,
                                    .data = known},
                                   {.name = "SimplifyAffineMinMaxOp",
                                    .root = "affine.max",
                                    .fn = simplify_by_known,
                                    .data = known},
                                   {0}};
    bool changed;
    if (!canonicalize(call, targets, patterns, &changed))
        return jig_definite(call, call->op, "affine.min/max simplification did not converge");
    return JIG_OK;
}

static JigStatus simplify_bounded(JigTransformCall *call) {
    JigDomain known = {0};
    JigPtrMap bounded = {0};
    JigStatus status = simplify_targets(call, &known, &bounded);
    jig_ptrmap_free(&bounded);
    jig_domain_free(&known);
    return status;
}

/* ---- transform.affine.simplify_min_max_affine_ops ---- */

static JigStatus simplify_min_max(JigTransformCall *call) {
    JigOps targets =
        jig_payload_ops(call, jig_transform_affine_simplify_min_max_affine_ops_target(call->op));
    for (size_t i = 0; i < targets.len; ++i)
        if (!is_extremum(targets.items[i]))
            return refuse_target(call, targets.items[i], "target must be affine.min or affine.max",
                                 "target op");
    for (size_t i = 0; i < targets.len; ++i)
        jig_extremum_drop_bounded(call->rw, targets.items[i]);
    bool changed = false;
    if (!canonicalize(call, targets, NULL, &changed))
        return jig_definite(call, call->op, "affine.min/max simplification did not converge");
    if (!changed) /* as the reference, which does not count what was dropped */
        return jig_silenceable(call, call->op,
                               "the transform failed to simplify any of the target operations");
    return JIG_OK;
}

/* ---- transform.affine.super_vectorize ---- */

static const int64_t *numbers_of(JigTransformCall *call, const JigAttr *list, size_t *n) {
    *n = list ? jig_attr_dense_array_len(list) : 0;
    int64_t *out = JIG_NEW_ARRAY(call->rw->arena, int64_t, *n + 1);
    for (size_t i = 0; i < *n; ++i)
        out[i] = jig_attr_dense_array_int(list, i);
    return out;
}

static bool is_inside_loop(const JigOp *op) {
    const JigOp *up = jig_op_parent(op);
    while (up && !jig_op_is(up, JIG_AFFINE(FOR)))
        up = jig_op_parent(up);
    return up;
}

/* Targets inside other loops are vectorized with these, or not at all. */
static JigStatus super_vectorize(JigTransformCall *call) {
    const JigOp *op = call->op;
    size_t n;
    JigSuperVectorize o = {.reductions =
                               jig_transform_affine_super_vectorize_vectorize_reductions(op)};
    o.sizes = numbers_of(call, jig_transform_affine_super_vectorize_vector_sizes_attr(op), &o.rank);
    const int64_t *fastest =
        numbers_of(call, jig_transform_affine_super_vectorize_fastest_varying_pattern_attr(op), &n);
    o.fastest = n ? fastest : NULL;
    if (n && n != o.rank)
        return jig_silenceable(call, op,
                               "fastest varying pattern has {} numbers for vectors of {} "
                               "dimensions",
                               jig_fact_int((int64_t)n), jig_fact_int((int64_t)o.rank));
    if (o.reductions && o.rank != 1)
        return jig_silenceable(call, op,
                               "reductions are vectorized by vectors of one dimension only");
    for (size_t i = 0; i < o.rank; ++i)
        if (o.sizes[i] <= 0)
            return jig_silenceable(call, op, "vector size {} is not positive",
                                   jig_fact_int(o.sizes[i]));
    JigOps targets = jig_payload_ops(call, jig_transform_affine_super_vectorize_target(op));
    JigOp **roots = JIG_NEW_ARRAY(call->rw->arena, JigOp *, targets.len + 1);
    size_t num_roots = 0;
    for (size_t i = 0; i < targets.len; ++i)
        if (!is_inside_loop(targets.items[i]))
            roots[num_roots++] = targets.items[i];
    for (size_t i = 0; i < num_roots; ++i)
        jig_loop_affine_vectorize(call->rw, roots[i], &o);
    return JIG_OK;
}
