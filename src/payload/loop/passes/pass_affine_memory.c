/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes about affine loops that ask which accesses to memory depend on each other. */
#include "dialect/affine/affine.h"
#include "payload/loop/affine/affine_forward.h"
#include "payload/loop/affine/affine_hoist.h"
#include "payload/loop/affine/affine_parallelize.h"
#include "payload/loop/affine/affine_raise.h"
#include "jig/pass.h"
#include "support/vec.h"

/* ---- affine-loop-invariant-code-motion ---- */

typedef struct Hoist {
    JigRewriter *rw;
    JigHoistScope scope;
} Hoist;

static JigWalk hoist(JigOp *op, void *user) {
    const Hoist *h = user;
    if (jig_op_is(op, JIG_AFFINE(FOR)))
        jig_loop_affine_hoist(h->rw, &h->scope, op);
    return JIG_WALK_ADVANCE;
}

/* Inner loops first, so that what leaves them can leave outer ones, too. */
static bool run_hoist(JigPassCall *call) {
    Hoist h = {.rw = call->rw};
    jig_loop_affine_hoist_scope_begin(&h.scope, call->op);
    jig_walk_post(call->op, hoist, &h);
    jig_loop_affine_hoist_scope_end(&h.scope);
    return true;
}

const JigPassRow jig_pass_affine_loop_invariant_code_motion = {
    .name = "affine-loop-invariant-code-motion",
    .title = "AffineLoopInvariantCodeMotion",
    .anchor = "func.func",
    .run = run_hoist,
    .summary = "what is the same in every iteration of an affine loop goes before it",
};

/* ---- affine-parallelize ---- */

static const JigOptionRow parallelize_options[] = {
    {.name = "max-nested",
     .kind = JIG_OPTION_UINT,
     .otherwise = "4294967295",
     .help = "At most so many affine.parallel in each other"},
    {.name = "parallel-reductions",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Loops that reduce, too"},
};

typedef struct Search {
    JigPassCall *call;
    JigOpVec found;
} Search;

static JigWalk find_parallel(JigOp *op, void *user) {
    Search *s = user;
    bool reductions = jig_option_bool(s->call, "parallel-reductions");
    if (jig_op_is(op, JIG_AFFINE(FOR)) &&
        jig_loop_affine_may_be_parallel(op, reductions, s->call->arena, NULL))
        jig_vec_push(&s->found, op);
    return JIG_WALK_ADVANCE;
}

static int64_t parallel_around(const JigOp *op) {
    int64_t n = 0;
    for (JigOp *up = jig_op_parent(op); up && !jig_op_has_trait(up, JIG_TRAIT_AFFINE_SCOPE);
         up = jig_op_parent(up))
        n += jig_op_is(up, JIG_AFFINE(PARALLEL));
    return n;
}

/* Outer loops first: they count as those around inner ones. */
static bool run_parallelize(JigPassCall *call) {
    Search s = {.call = call};
    jig_walk_pre(call->op, find_parallel, &s);
    for (size_t i = 0; i < s.found.len; ++i)
        if (parallel_around(s.found.data[i]) < jig_option_int(call, "max-nested"))
            jig_loop_affine_parallelize(call->rw, s.found.data[i]);
    jig_vec_free(&s.found);
    return true;
}

const JigPassRow jig_pass_affine_parallelize = {
    .name = "affine-parallelize",
    .title = "AffineParallelize",
    .anchor = "func.func",
    JIG_TABLE(options, parallelize_options),
    .run = run_parallelize,
    .summary = "affine loops whose iterations don't need each other as affine.parallel",
};

/* ---- affine-scalrep ---- */

static bool run_forward(JigPassCall *call) {
    jig_loop_affine_forward(call->rw, call->op);
    return true;
}

const JigPassRow jig_pass_affine_scalrep = {
    .name = "affine-scalrep",
    .title = "AffineScalarReplacement",
    .anchor = "func.func",
    .run = run_forward,
    .summary = "values instead of what is written to memory and read again at affine indices",
};

/* ---- affine-raise-from-memref ---- */

static JigWalk raise_access(JigOp *op, void *user) {
    JigPassCall *call = user;
    jig_loop_affine_raise(call->rw, op, call->arena);
    return JIG_WALK_ADVANCE;
}

static bool run_raise(JigPassCall *call) {
    jig_walk_post(call->op, raise_access, call);
    return true;
}

const JigPassRow jig_pass_affine_raise_from_memref = {
    .name = "affine-raise-from-memref",
    .title = "RaiseMemrefDialect",
    .anchor = "func.func",
    .run = run_raise,
    .summary = "loads and stores whose indices are affine as affine.load and affine.store",
};
