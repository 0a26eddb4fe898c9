/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes that turn loops of one kind into loops of another, everywhere. */
#include "dialect/affine/affine.h"
#include "dialect/scf/scf.h"
#include "jig/payload/loop.h"
#include "jig/pass.h"

typedef struct Conversion {
    JigPassCall *call;
    const JigOpRow *from;
    bool to_parallel, failed;
} Conversion;

static JigWalk convert(JigOp *op, void *user) {
    Conversion *c = user;
    JigForNest nest;
    JigOp *by;
    JigReason why = JIG_REASON(c->call->arena);
    if (!jig_op_is(op, c->from))
        return JIG_WALK_ADVANCE;
    if (c->to_parallel ? jig_forall_to_parallel(c->call->rw, op, &by, &why)
                       : jig_parallel_to_for(c->call->rw, op, c->call->arena, &nest, &why))
        return JIG_WALK_ADVANCE;
    /* An scf.parallel with results stays. */
    c->failed |= c->from == JIG_SCF(FORALL);
    if (c->failed)
        jig_reason_emit(c->call->ctx, JIG_ERROR, &why);
    return JIG_WALK_ADVANCE;
}

/* Inner loops first. */
static bool convert_all(Conversion c) {
    jig_walk_post(c.call->op, convert, &c);
    return !c.failed;
}

static bool run_forall_to_for(JigPassCall *call) {
    return convert_all((Conversion){.call = call, .from = JIG_SCF(FORALL)});
}
static bool run_forall_to_parallel(JigPassCall *call) {
    return convert_all((Conversion){.call = call, .from = JIG_SCF(FORALL), .to_parallel = true});
}
static bool run_parallel_to_for(JigPassCall *call) {
    return convert_all((Conversion){.call = call, .from = JIG_SCF(PARALLEL)});
}

const JigPassRow jig_pass_scf_forall_to_for = {
    .name = "scf-forall-to-for",
    .title = "SCFForallToForLoop",
    .run = run_forall_to_for,
    .summary = "scf.forall as nests of scf.for",
};
const JigPassRow jig_pass_scf_forall_to_parallel = {
    .name = "scf-forall-to-parallel",
    .title = "SCFForallToParallelLoop",
    .run = run_forall_to_parallel,
    .summary = "scf.forall as scf.parallel",
};
const JigPassRow jig_pass_scf_parallel_for_to_nested_fors = {
    .name = "scf-parallel-for-to-nested-fors",
    .title = "SCFParallelForToNestedFors",
    .run = run_parallel_to_for,
    .summary = "scf.parallel as nests of scf.for",
};

/* ---- scf-for-to-while ---- */

static bool to_while(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigReason *why = jig_match_reason(rw);
    return jig_for_to_while(rw, op, why) || jig_no_match_because(rw, why);
}

static bool run_for_to_while(JigPassCall *call) {
    static const JigPattern pattern = {
        .name = "(anonymous namespace)::ForLoopLoweringPattern", .root = "scf.for", .fn = to_while};
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add(set, &pattern);
    (void)jig_pass_apply(call, set, NULL);
    return true;
}

const JigPassRow jig_pass_scf_for_to_while = {
    .name = "scf-for-to-while",
    .title = "SCFForToWhileLoop",
    .run = run_for_to_while,
    .summary = "scf.for as scf.while",
};

/* ---- affine-loop-coalescing ---- */

static JigWalk coalesce(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_SCF(FOR)) || jig_op_is(op, JIG_AFFINE(FOR)))
        (void)!jig_coalesce(user, op, NULL, NULL);
    return JIG_WALK_ADVANCE;
}

/* Outer loops first: what they take in is gone then. */
static bool run_coalescing(JigPassCall *call) {
    jig_walk_pre(call->op, coalesce, call->rw);
    return true;
}

const JigPassRow jig_pass_affine_loop_coalescing = {
    .name = "affine-loop-coalescing",
    .title = "LoopCoalescing",
    .anchor = "func.func",
    .run = run_coalescing,
    .summary = "perfectly nested loops as one",
};
