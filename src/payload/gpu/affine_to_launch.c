/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Perfect nests of affine loops as launches: the outer loops are blocks, the inner ones threads. */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/gpu/gpu.h"
#include "payload/gpu/launch.h"
#include "payload/gpu/passes.h"
#include "payload/loop/expand_affine.h"
#include "support/vec.h"

enum { MOST_DIMS = 3 };

/* A loop of the nest, as it is before the launch. */
typedef struct Level {
    JigOp *loop;
    JigValue *lower, *step, *count;
} Level;

typedef struct Nest {
    JigRewriter *rw;
    JigArena *a;
    uint64_t blocks, threads; /* levels; at least one altogether */
    Level levels[2 * MOST_DIMS];
} Nest;

/* ---- Checking ---- */

static bool comes_from_above(const JigOp *loop, const JigRegion *limit) {
    size_t carried = jig_affine_for_num_inits(loop);
    for (size_t i = 0; i + carried < jig_op_num_operands(loop); ++i)
        if (jig_region_is_ancestor(limit, jig_value_region(jig_op_operand(loop, i))))
            return false;
    return true;
}

/* Fills in the loops. An error is at the loop that does not fit. */
static bool find_levels(Nest *n, JigOp *root) {
    JigOp *loop = root;
    for (size_t i = 0;; ++i) {
        if (!comes_from_above(loop, jig_affine_for_region(root)))
            return jig_op_emit_error(
                loop, "loops with bounds depending on other mapped loops are not supported");
        n->levels[i].loop = loop;
        if (i + 1 == n->blocks + n->threads)
            break;
        JigOp *first = jig_block_first(jig_op_body(loop));
        if (!jig_op_next(first) || jig_op_next(jig_op_next(first)))
            return jig_op_emit_error(loop, "expected perfectly nested loops in the body");
        if (!jig_op_is(first, JIG_AFFINE(FOR)))
            return jig_op_emit_error(first, "expected a nested loop");
        loop = first;
    }
    for (size_t i = 0; i < n->blocks + n->threads; ++i)
        if (jig_op_num_results(n->levels[i].loop))
            return jig_op_emit_error(n->levels[i].loop, "loops that carry values cannot be mapped");
    return true;
}

/* ---- Building ---- */

static bool build_range(Nest *n, Level *level) {
    JigRewriter *rw = n->rw;
    JigReason why = JIG_REASON(n->a);
    JigLoc loc = jig_op_loc(level->loop);
    level->lower = jig_loop_expand_affine_bound(rw, level->loop, false, n->a, &why);
    JigValue *upper =
        level->lower ? jig_loop_expand_affine_bound(rw, level->loop, true, n->a, &why) : NULL;
    if (!upper) {
        jig_reason_emit(rw->ctx, JIG_ERROR, &why);
        return false;
    }
    level->count = jig_op_result(
        jig_arith_subi_build(rw, loc, &(JigArithSubi){.lhs = upper, .rhs = level->lower}), 0);
    int64_t step = jig_affine_for_step(level->loop);
    level->step = jig_arith_index(rw, loc, step);
    if (step != 1)
        level->count = jig_op_result(
            jig_arith_ceildivsi_build(
                rw, loc, &(JigArithCeildivsi){.lhs = level->count, .rhs = level->step}),
            0);
    return true;
}

/* lower + step * id, at the start of the launch. */
static void replace_iv(Nest *n, const Level *level, JigLoc loc, JigValue *id) {
    JigRewriter *rw = n->rw;
    if (jig_affine_for_step(level->loop) != 1)
        id = jig_op_result(
            jig_arith_muli_build(rw, loc, &(JigArithMuli){.lhs = level->step, .rhs = id}), 0);
    JigValue *iv = jig_op_result(
        jig_arith_addi_build(rw, loc, &(JigArithAddi){.lhs = level->lower, .rhs = id}), 0);
    jig_rw_replace_uses(rw, jig_block_arg(jig_op_body(level->loop), 0), iv);
}

static JigOp *build_launch(Nest *n, JigLoc loc) {
    JigValue *one = jig_arith_index(n->rw, loc, 1), *sizes[2 * MOST_DIMS];
    for (size_t i = 0; i < MOST_DIMS; ++i) {
        sizes[i] = i < n->blocks ? n->levels[i].count : one;
        sizes[MOST_DIMS + i] = i < n->threads ? n->levels[n->blocks + i].count : one;
    }
    return jig_offload_build_launch_of(n->rw, loc, sizes);
}

static void move_body(Nest *n, JigOp *launch) {
    size_t all = n->blocks + n->threads;
    JigOp *root = n->levels[0].loop;
    JigBlock *from = jig_op_body(n->levels[all - 1].loop), *to = jig_op_body(launch);
    JigOp *end = jig_block_last(to);
    jig_op_set_loc(end, jig_op_loc(jig_block_last(from)));
    for (JigOp *op = jig_block_first(from), *next; op != jig_block_last(from); op = next) {
        next = jig_op_next(op);
        jig_rw_move_before(n->rw, op, end);
    }
    jig_at_before(n->rw, jig_block_first(to));
    for (size_t i = 0; i < all; ++i) {
        size_t at = i < n->blocks ? JIG_LAUNCH_BLOCK_ID + i : JIG_LAUNCH_THREAD_ID + i - n->blocks;
        replace_iv(n, &n->levels[i], jig_op_loc(root), jig_block_arg(to, at));
    }
    jig_rw_erase(n->rw, root);
}

static bool to_launch(Nest *n, JigOp *root) {
    JIG_CHECK(find_levels(n, root));
    jig_at_before(n->rw, root);
    for (size_t i = 0; i < n->blocks + n->threads; ++i)
        JIG_CHECK(build_range(n, &n->levels[i]));
    move_body(n, build_launch(n, jig_op_loc(root)));
    return true;
}

/* ---- The pass ---- */

static const JigOptionRow options[] = {
    {.name = "gpu-block-dims",
     .kind = JIG_OPTION_UINT,
     .otherwise = "1",
     .help = "How many outer loops are blocks"},
    {.name = "gpu-thread-dims",
     .kind = JIG_OPTION_UINT,
     .otherwise = "1",
     .help = "How many loops within are threads"},
};

/* Are there so many dimensions? */
static bool check_dims(const Nest *n, JigOp *loop) {
    if (n->blocks > MOST_DIMS)
        return jig_op_emit_error(loop, "cannot map to more than 3 block dimensions");
    if (n->threads > MOST_DIMS)
        return jig_op_emit_error(loop, "cannot map to more than 3 thread dimensions");
    return n->blocks + n->threads > 0 ||
           jig_op_emit_error(loop, "expected a block or thread dimension to map to");
}

static bool run(JigPassCall *call) {
    Nest n = {.rw = call->rw,
              .a = call->arena,
              .blocks = (uint64_t)jig_option_int(call, "gpu-block-dims"),
              .threads = (uint64_t)jig_option_int(call, "gpu-thread-dims")};
    bool ok = true;
    for (JigBlock *b = jig_op_body(call->op); b; b = jig_block_next(b))
        for (JigOp *op = jig_block_first(b), *next; op; op = next) {
            next = jig_op_next(op);
            if (jig_op_is(op, JIG_AFFINE(FOR)))
                ok &= check_dims(&n, op) && to_launch(&n, op);
        }
    return ok;
}

const JigPassRow jig_pass_convert_affine_for_to_gpu = {
    .name = "convert-affine-for-to-gpu",
    .title = "ConvertAffineForToGPUPass",
    .iface = &jig_iface_function,
    .options = options,
    .num_options = JIG_LEN(options),
    .run = run,
    .summary = "perfect nests of affine loops as launches",
};
