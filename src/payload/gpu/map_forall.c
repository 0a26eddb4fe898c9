/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops give way to what processors do. */
#include "dialect/arith/arith.h"
#include "dialect/scf/scf.h"
#include "payload/gpu/map_int.h"
#include "support/arena.h"
#include "support/check.h"

/* ---- Finding ---- */

typedef struct Top {
    JigOp *forall;
    size_t n;
} Top;

static JigWalk look(JigOp *op, void *user) {
    Top *top = user;
    if (!jig_op_is(op, JIG_SCF(FORALL)) || jig_op_parent_of(op, JIG_SCF(FORALL)))
        return JIG_WALK_ADVANCE;
    top->forall = op;
    return ++top->n > 1 ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

JigOp *jig_gpu_find_top_forall(JigOp *target) {
    JIG_REQUIRE(target);
    Top top = {0};
    jig_walk_post(target, look, &top);
    return top.n == 1 ? top.forall : NULL;
}

/* ---- Replacing a loop ---- */

/* The body stands before the loop, or in an scf.if there. */
static void replace_by_body(JigRewriter *rw, const JigGpuLoop *loop, const JigGpuIds *ids) {
    JigOp *forall = loop->op;
    JigBlock *body = jig_op_body(forall), *dest = jig_op_block(forall);
    JigOp *before = forall;
    JigLoc loc = jig_op_loc(forall);
    jig_rw_erase(rw, jig_block_last(body));
    if (ids->predicate) {
        JigOp *guard = jig_scf_if_build(rw, loc, &(JigScfIf){.condition = ids->predicate});
        dest = jig_create_block(rw, jig_scf_if_then_region(guard), NULL, NULL, 0, loc);
        jig_at_end(rw, dest);
        before = jig_scf_yield_build(rw, loc, &(JigScfYield){0});
    }
    jig_rw_inline_block(rw, body, dest, before, ids->of_loop, loop->rank);
    jig_rw_erase(rw, forall);
}

static void map_one(JigRewriter *rw, const JigGpuLoop *loop, const JigGpuProcessors *p,
                    bool predicated) {
    JigGpuIds ids;
    jig_at_before(rw, loop->op);
    jig_offload_build_ids(rw, loop, p, &ids);
    if (!predicated)
        ids.predicate = NULL;
    replace_by_body(rw, loop, &ids);
}

/* ---- To blocks ---- */

/* A grid with a block for each iteration. More than three linear sizes share the last one. */
static void grid_for(const JigGpuLoop *loop, JigGpuSizes *grid) {
    *grid = (JigGpuSizes){{1, 1, 1}};
    for (size_t i = 0; i < loop->num_sizes; ++i)
        grid->of[i < 3 ? i : 2] *= loop->sizes[i];
}

bool jig_gpu_map_to_blocks(JigRewriter *rw, JigOp *forall, const JigGpuSizes *given,
                           JigGpuSizes *grid, JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(forall, JIG_SCF(FORALL)) && grid);
    JigGpuLoop loop;
    JigGpuProcessors p = {.sizes = grid, .blocks = true, .threads_each = 1};
    JIG_CHECK(jig_offload_read_loop(forall, true, &loop, why));
    if (given)
        *grid = *given;
    else
        grid_for(&loop, grid);
    JIG_CHECK(jig_offload_check_processors(&loop, &p, why));
    /* The reference makes a zero for ids of blocks too, which nobody uses. */
    jig_at_start(rw, jig_op_block(forall));
    (void)jig_arith_index(rw, jig_op_loc(forall), 0);
    map_one(rw, &loop, &p, given != NULL);
    return true;
}

/* ---- To threads ---- */

typedef struct Threads {
    JigRewriter *rw;
    const JigGpuThreads *options;
    JigReason *why;
} Threads;

static JigGpuProcessors processors_of(JigGpuAttr kind, const JigGpuThreads *t) {
    enum { WARPS_OF_GROUP = 4 };
    JigGpuProcessors p = {.sizes = &t->block, .threads_each = 1};
    if (kind == JIG_GPU_WARP)
        p.threads_each = t->warp_size;
    else if (kind == JIG_GPU_WARPGROUP &&
             __builtin_mul_overflow(t->warp_size, WARPS_OF_GROUP, &p.threads_each))
        p.threads_each = INT64_MAX;
    else if (kind == JIG_GPU_LANE)
        p.period = t->warp_size;
    return p;
}

static JigWalk map_to_threads(JigOp *op, void *user) {
    Threads *t = user;
    JigGpuLoop loop;
    if (!jig_op_is(op, JIG_SCF(FORALL)))
        return JIG_WALK_ADVANCE;
    if (!jig_offload_read_loop(op, false, &loop, t->why))
        return JIG_WALK_INTERRUPT;
    JigGpuProcessors p = processors_of(loop.kind, t->options);
    if (!jig_offload_check_processors(&loop, &p, t->why))
        return JIG_WALK_INTERRUPT;
    if (t->options->sync) {
        jig_at_after(t->rw, op);
        jig_gpu_barrier_build(t->rw, jig_op_loc(op), &(JigGpuBarrier){0});
    }
    map_one(t->rw, &loop, &p, true);
    return JIG_WALK_ADVANCE;
}

typedef struct Units {
    JigRewriter *rw;
    const JigGpuSizes *block;
    JigValue *zero;
} Units;

/* The only id in a dimension of size 1. */
static JigWalk replace_unit(JigOp *op, void *user) {
    Units *u = user;
    if (jig_op_is(op, JIG_GPU(THREAD_ID)) &&
        u->block->of[jig_attr_enum_value(jig_gpu_thread_id_dimension_attr(op))] == 1)
        jig_rw_replace_uses(u->rw, jig_op_result(op, 0), u->zero);
    return JIG_WALK_ADVANCE;
}

bool jig_gpu_map_to_threads(JigRewriter *rw, JigOp *launch, const JigGpuThreads *threads,
                            JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(launch, JIG_GPU(LAUNCH)) && threads);
    Threads t = {rw, threads, why};
    jig_at_start(rw, jig_op_body(launch));
    JigValue *zero = jig_arith_index(rw, jig_op_loc(launch), 0);
    if (jig_walk_post(launch, map_to_threads, &t) == JIG_WALK_INTERRUPT)
        return false;
    Units units = {rw, &threads->block, zero};
    jig_walk_post(launch, replace_unit, &units);
    return true;
}
