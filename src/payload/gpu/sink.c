/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Computing in a launch, once per thread, what would have to be handed over to it. */
#include "payload/gpu/sink.h"

#include "dialect/arith/arith.h"
#include "dialect/gpu/gpu.h"
#include "dialect/memref/memref.h"
#include "payload/gpu/passes.h"
#include "rewrite/region.h"

/* What a launch takes from outside, and what of that is computed inside in future. */
typedef struct Sinking {
    const JigContext *ctx;
    JigPtrMap taken;    /* values that the launch uses from outside */
    JigPtrMap answered; /* ops that were asked about: SUNK or STAYS */
    JigOpVec sunk;      /* definitions before uses */
} Sinking;
enum { SUNK = 1, STAYS = 2 };

static bool is_cheap(const JigOp *op) {
    return jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE) || jig_op_is(op, JIG_MEMREF(DIM)) ||
           jig_op_is(op, JIG_ARITH(SELECT)) || jig_op_is(op, JIG_ARITH(CMPI));
}

/* The op goes inside where each operand does, or is taken anyway. */
static bool sink(Sinking *s, JigOp *op) {
    uintptr_t known = (uintptr_t)jig_ptrmap_get(&s->answered, op);
    if (known)
        return known == SUNK;
    bool goes = is_cheap(op) && jig_stack_ok(s->ctx);
    for (size_t i = 0; goes && i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        JigOp *def = jig_value_def(v);
        goes = (def && sink(s, def)) || jig_ptrmap_has(&s->taken, v);
    }
    jig_ptrmap_set(&s->answered, op, (void *)(uintptr_t)(goes ? SUNK : STAYS));
    if (goes)
        jig_vec_push(&s->sunk, op);
    return goes;
}

static bool is_in_region(JigUse *use, void *region) {
    return jig_region_is_ancestor(region, jig_op_parent_region(jig_use_owner(use)));
}

static void copy_into(JigRewriter *rw, const Sinking *s, JigRegion *body) {
    JigIRMap *map = jig_irmap_create();
    jig_at_start(rw, jig_region_first(body));
    for (size_t i = 0; i < s->sunk.len; ++i) {
        JigOp *op = s->sunk.data[i], *copy = jig_rw_clone(rw, op, map);
        for (size_t k = 0; k < jig_op_num_results(op); ++k)
            jig_rw_replace_uses_if(rw, jig_op_result(op, k), jig_op_result(copy, k), is_in_region,
                                   body);
    }
    jig_irmap_destroy(map);
}

void jig_offload_sink_into_launch(JigRewriter *rw, JigOp *launch) {
    JigRegion *body = jig_gpu_launch_body(launch);
    JigValueVec taken = {0};
    Sinking s = {.ctx = rw->ctx};
    jig_regions_values_from_above(body, &taken);
    for (size_t i = 0; i < taken.len; ++i)
        jig_ptrset_add(&s.taken, taken.data[i]);
    for (size_t i = 0; i < taken.len; ++i) {
        JigOp *def = jig_value_def(taken.data[i]);
        if (def)
            (void)sink(&s, def);
    }
    copy_into(rw, &s, body);
    jig_vec_free(&taken);
    jig_vec_free(&s.sunk);
    jig_ptrmap_free(&s.taken);
    jig_ptrmap_free(&s.answered);
}

/* ---- The pass ---- */

static JigWalk sink_into(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_GPU(LAUNCH)))
        jig_offload_sink_into_launch(user, op);
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    jig_walk_post(call->op, sink_into, call->rw);
    return true;
}

const JigPassRow jig_pass_gpu_launch_sink_index_computations = {
    .name = "gpu-launch-sink-index-computations",
    .title = "GpuLaunchSinkIndexComputationsPass",
    .run = run,
    .summary = "compute cheap indices inside of launches",
};
