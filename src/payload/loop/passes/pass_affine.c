/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes about affine loops. */
#include "analysis/linear.h"
#include "dialect/affine/affine.h"
#include "jig/pass.h"
#include "support/vec.h"

/* ---- affine-loop-normalize ---- */

static const JigOptionRow normalize_options[] = {
    {.name = "promote-single-iter",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Loops that run once become their bodies"},
};

static JigWalk normalize(JigOp *op, void *user) {
    JigPassCall *call = user;
    if (jig_op_is(op, JIG_AFFINE(PARALLEL)))
        (void)jig_affine_parallel_normalize(call->rw, op);
    else if (jig_op_is(op, JIG_AFFINE(FOR)) && !(jig_option_bool(call, "promote-single-iter") &&
                                                 jig_affine_for_promote(call->rw, op)))
        (void)jig_affine_for_normalize(call->rw, op);
    return JIG_WALK_ADVANCE;
}

/* Inner loops first. */
static bool run_normalize(JigPassCall *call) {
    jig_walk_post(call->op, normalize, call);
    return true;
}

const JigPassRow jig_pass_affine_loop_normalize = {
    .name = "affine-loop-normalize",
    .title = "AffineLoopNormalize",
    .anchor = "func.func",
    JIG_TABLE(options, normalize_options),
    .run = run_normalize,
    .summary = "affine loops from 0 in steps of 1",
};

/* ---- affine-simplify-structures ---- */

typedef struct Simplifying {
    JigRewriter *rw;
    JigOpVec ops; /* to be canonicalized */
} Simplifying;

/* Maps and sets among the op's attributes, whatever they mean. */
static void simplify_attrs(JigRewriter *rw, JigOp *op) {
    const JigAttr *attrs = jig_op_attrs(op);
    const JigNamedAttr *items = jig_attr_dict_items(attrs);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i) {
        const JigAttr *x = items[i].value, *simple = x;
        if (jig_attr_kind(x) == JIG_ATTR_MAP)
            simple = jig_attr_of_map(jig_map_simplify(jig_attr_map_value(x)));
        else if (jig_attr_kind(x) == JIG_ATTR_SET)
            simple = jig_attr_of_set(jig_linear_simplify_set(jig_attr_set_value(x)));
        if (simple == x)
            continue;
        jig_op_set_attr_id(op, items[i].name, simple);
        jig_rw_modified(rw, op);
    }
}

static JigWalk simplify(JigOp *op, void *user) {
    Simplifying *s = user;
    simplify_attrs(s->rw, op);
    if (jig_op_is(op, JIG_AFFINE(FOR)) || jig_op_is(op, JIG_AFFINE(IF)) ||
        jig_op_is(op, JIG_AFFINE(APPLY)))
        jig_vec_push(&s->ops, op);
    return JIG_WALK_ADVANCE;
}

static bool run_simplify(JigPassCall *call) {
    Simplifying s = {.rw = call->rw};
    JigGreedyOptions options = jig_greedy_options();
    options.strictness = JIG_EXISTING_AND_NEW_OPS;
    jig_walk_post(call->op, simplify, &s);
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, JIG_AFFINE(APPLY)->canonicalize);
    jig_patterns_add_list(set, JIG_AFFINE(FOR)->canonicalize);
    jig_patterns_add_list(set, JIG_AFFINE(IF)->canonicalize);
    (void)jig_apply_greedily_to_ops(s.ops.data, s.ops.len, call->ctx, set, &options, NULL, NULL);
    jig_patterns_destroy(set);
    jig_vec_free(&s.ops);
    return true;
}

const JigPassRow jig_pass_affine_simplify_structures = {
    .name = "affine-simplify-structures",
    .title = "SimplifyAffineStructures",
    .anchor = "func.func",
    .run = run_simplify,
    .summary = "simpler affine maps and sets, and the affine ops that this decides",
};
