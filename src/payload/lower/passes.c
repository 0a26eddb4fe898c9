/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Conversions that lower one dialect as passes. */
#include "dialect/builtin/builtin.h"
#include "dialect/scf/scf.h"
#include "payload/lower/lowerings.h"
#include "payload/lower/passes.h"
#include "payload/patterns/patterns.h"
#include "rewrite/reconcile.h"

/* ---- reconcile-unrealized-casts ---- */

static JigWalk collect_cast(JigOp *op, void *casts) {
    if (jig_op_is(op, JIG_BUILTIN(UNREALIZED_CONVERSION_CAST)))
        jig_vec_push((JigOpVec *)casts, op);
    return JIG_WALK_ADVANCE;
}

static bool reconcile(JigPassCall *call) {
    JigOpVec casts = {0};
    jig_walk_post(call->op, collect_cast, &casts);
    jig_reconcile_casts(&casts, call->rw);
    jig_vec_free(&casts);
    return true;
}

const JigPassRow jig_pass_reconcile_unrealized_casts = {
    .name = "reconcile-unrealized-casts",
    .title = "ReconcileUnrealizedCastsPass",
    .run = reconcile,
    .summary = "casts that lead back to the type before them go",
};

/* ---- convert-scf-to-cf ---- */

/* One that carries tensors is not lowered. */
static JigWalk find_outputs(JigOp *op, void *user) {
    (void)user;
    return jig_op_is(op, JIG_SCF(FORALL)) && jig_op_num_results(op) ? JIG_WALK_INTERRUPT
                                                                    : JIG_WALK_ADVANCE;
}

/* No number tells where such a variable ends. */
static bool circles(const JigValue *lower, const JigValue *upper, const JigValue *step,
                    bool is_signed) {
    int64_t end;
    return jig_scf_range_end((const JigValue *const[]){lower, upper, step}, is_signed, &end) ==
           JIG_FOR_CIRCLES;
}

static JigWalk find_circling(JigOp *op, void *user) {
    (void)user;
    bool found = jig_op_is(op, JIG_SCF(FOR)) &&
                 circles(jig_scf_for_lower_bound(op), jig_scf_for_upper_bound(op),
                         jig_scf_for_step(op), !jig_scf_for_unsigned_cmp_attr(op));
    size_t n = jig_op_is(op, JIG_SCF(PARALLEL)) ? jig_scf_parallel_num_lower_bound(op) : 0;
    for (size_t d = 0; d < n && !found; ++d)
        found =
            circles(jig_scf_parallel_lower_bound_at(op, d), jig_scf_parallel_upper_bound_at(op, d),
                    jig_scf_parallel_step_at(op, d), true);
    if (!found)
        return JIG_WALK_ADVANCE;
    jig_op_error(op,
                 "runs so far that its variable is again what it has been: jumps would not end");
    return JIG_WALK_INTERRUPT;
}

static bool scf_to_cf(JigPassCall *call) {
    JIG_CHECK(jig_walk_pre(call->op, find_circling, NULL) == JIG_WALK_ADVANCE);
    /* From the last op of a block on, what follows an op is moved once. A complaint is about the
     * first one. */
    bool all = jig_walk_pre(call->op, find_outputs, NULL) != JIG_WALK_INTERRUPT;
    const JigConversionRow row = {
        .patterns = {jig_scf_to_cf_patterns},
        .roots_are_illegal = true,
        .legality = (const JigLegalityRow[]){{"*", .is = JIG_LEGAL}, {0}},
        .backwards = all,
    };
    return jig_convert_by_row(call->op, &row);
}

static const JigOptionRow scf_to_cf_options[] = {
    {.name = "allow-pattern-rollback",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "May patterns be taken back? None of these has to be"},
};

const JigPassRow jig_pass_convert_scf_to_cf = {
    .name = "convert-scf-to-cf",
    .title = "SCFToControlFlowPass",
    JIG_TABLE(options, scf_to_cf_options),
    .run = scf_to_cf,
    .breaks = JIG_HOLDS_ONE_BLOCK,
    .summary = "structured control flow as jumps between blocks",
};

/* ---- lower-affine ---- */

static const JigConversionRow lower_affine = {
    .patterns = {jig_lower_affine_patterns, jig_patterns_expand_index},
    .legality = jig_lower_affine_legality,
};

const JigPassRow jig_pass_lower_affine = {
    .name = "lower-affine",
    .title = "LowerAffinePass",
    .conversion = &lower_affine,
    .summary = "affine ops as loops of scf, plain accesses and arithmetic",
};

/* ---- arith-expand ---- */

static JigLegality float_legality(const JigOp *op, void *which) {
    return jig_lower_expands_float(op, which) ? JIG_ILLEGAL : JIG_LEGAL;
}

static bool arith_expand(JigPassCall *call) {
    JigExpandFloats which = {.bf16 = jig_option_bool(call, "include-bf16"),
                             .f8e8m0 = jig_option_bool(call, "include-f8e8m0"),
                             .f4e2m1 = jig_option_bool(call, "include-f4e2m1")};
    const JigConversionRow row = {
        .patterns = {jig_arith_expand_divisions, jig_arith_expand_patterns,
                     which.bf16 ? jig_arith_expand_bf16_patterns : NULL,
                     which.f8e8m0 ? jig_arith_expand_f8e8m0_patterns : NULL,
                     which.f4e2m1 ? jig_arith_expand_f4e2m1_patterns : NULL},
        .roots_are_illegal = true,
        .legality =
            (const JigLegalityRow[]){
                {"arith, vector", .is = JIG_LEGAL},
                {"arith.extf, arith.truncf", .fn = float_legality},
                {0},
            },
        .user = &which,
    };
    return jig_convert_by_row(call->op, &row);
}

static const JigOptionRow arith_expand_options[] = {
    {.name = "include-bf16",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Conversions between bf16 and f32, too"},
    {.name = "include-f8e8m0",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Conversions from and to f8E8M0FNU, too"},
    {.name = "include-f4e2m1",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Conversions from and to f4E2M1FN, too"},
};

const JigPassRow jig_pass_arith_expand = {
    .name = "arith-expand",
    .title = "ArithExpandOpsPass",
    JIG_TABLE(options, arith_expand_options),
    .run = arith_expand,
    .summary = "arithmetic that machines lack by what they have",
};
