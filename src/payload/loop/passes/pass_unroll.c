/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes that unroll affine loops. */
#include "dialect/affine/affine.h"
#include "jig/pass.h"
#include "payload/loop/unroll_loop.h"
#include "support/vec.h"

static const JigOptionRow unroll_options[] = {
    {.name = "unroll-factor",
     .kind = JIG_OPTION_LONG,
     .otherwise = "4",
     .help = "Iterations that become one; -1: all"},
    {.name = "unroll-up-to-factor",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Loops of fewer iterations, too"},
    {.name = "unroll-num-reps",
     .kind = JIG_OPTION_UINT,
     .otherwise = "1",
     .help = "How often the innermost loops are unrolled"},
    {.name = "unroll-full-threshold",
     .kind = JIG_OPTION_UINT,
     .otherwise = "1",
     .help = "With all iterations: only of loops that have at most so many"},
    {.name = "cleanup-unroll",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Loops that would leave iterations over are unrolled as a whole"},
};

typedef struct Found {
    JigOpVec loops;
    uint64_t most; /* iterations */
} Found;

static JigWalk find_short(JigOp *op, void *user) {
    Found *f = user;
    uint64_t trips;
    if (jig_op_is(op, JIG_AFFINE(FOR)) && jig_affine_trip_count(op, &trips) && trips <= f->most)
        jig_vec_push(&f->loops, op);
    return JIG_WALK_ADVANCE;
}

static JigWalk stop_at_loop(JigOp *op, void *user) {
    return op != user && jig_op_is(op, JIG_AFFINE(FOR)) ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

static JigWalk find_innermost(JigOp *op, void *user) {
    Found *f = user;
    if (jig_op_is(op, JIG_AFFINE(FOR)) && jig_walk_pre(op, stop_at_loop, op) != JIG_WALK_INTERRUPT)
        jig_vec_push(&f->loops, op);
    return JIG_WALK_ADVANCE;
}

/* Inner loops first, so that an outer one takes what is left of them along. */
static void unroll_short(JigPassCall *call) {
    Found f = {.most = (uint64_t)jig_option_int(call, "unroll-full-threshold")};
    jig_walk_post(call->op, find_short, &f);
    for (size_t i = 0; i < f.loops.len; ++i)
        (void)jig_loop_unroll_affine_fully(call->rw, f.loops.data[i], NULL);
    jig_vec_free(&f.loops);
}

static bool unroll_one(JigPassCall *call, JigOp *loop) {
    int64_t factor = jig_option_int(call, "unroll-factor");
    uint64_t trips;
    if (factor == -1)
        return jig_loop_unroll_affine_fully(call->rw, loop, NULL);
    if (jig_option_bool(call, "unroll-up-to-factor")) {
        if (jig_affine_trip_count(loop, &trips) && trips < (uint64_t)factor)
            return jig_loop_unroll_affine_fully(call->rw, loop, NULL);
        return jig_loop_unroll_affine(call->rw, loop, (uint64_t)factor, false, NULL);
    }
    return jig_loop_unroll_affine(call->rw, loop, (uint64_t)factor,
                                  jig_option_bool(call, "cleanup-unroll"), NULL);
}

static bool run_unroll(JigPassCall *call) {
    int64_t factor = jig_option_int(call, "unroll-factor"),
            times = jig_option_int(call, "unroll-num-reps");
    if (factor < 1 && factor != -1)
        return jig_error(call->ctx, jig_loc_unknown(call->ctx),
                         "Invalid option: 'unroll-factor' should be greater than 0 or equal to -1");
    if (factor == -1 && jig_option_is_given(call, "unroll-full-threshold")) {
        unroll_short(call);
        return true;
    }
    bool unrolled = true;
    for (int64_t k = 0; k < times && unrolled; ++k) {
        Found f = {0};
        unrolled = false;
        jig_walk_pre(call->op, find_innermost, &f);
        for (size_t i = 0; i < f.loops.len; ++i)
            unrolled |= unroll_one(call, f.loops.data[i]);
        jig_vec_free(&f.loops);
    }
    return true;
}

const JigPassRow jig_pass_affine_loop_unroll = {
    .name = "affine-loop-unroll",
    .title = "AffineLoopUnroll",
    .iface = &jig_iface_function,
    JIG_TABLE(options, unroll_options),
    .run = run_unroll,
    .summary = "several iterations of innermost affine loops in one",
};

/* ---- affine-loop-unroll-jam ---- */

static const JigOptionRow jam_options[] = {
    {.name = "unroll-jam-factor",
     .kind = JIG_OPTION_UINT,
     .otherwise = "4",
     .help = "Iterations that become one"},
};

/* Only the first loop of the function. */
static bool run_jam(JigPassCall *call) {
    JigBlock *entry = jig_op_body(call->op);
    int64_t factor = jig_option_int(call, "unroll-jam-factor");
    JigOp *first = entry ? jig_block_first(entry) : NULL;
    if (first && jig_op_is(first, JIG_AFFINE(FOR)) && factor > 0 &&
        jig_may_jam(first, (uint64_t)factor, NULL))
        (void)!jig_unroll_and_jam(call->rw, first, (uint64_t)factor, NULL);
    return true;
}

const JigPassRow jig_pass_affine_loop_unroll_jam = {
    .name = "affine-loop-unroll-jam",
    .title = "AffineLoopUnrollAndJam",
    .iface = &jig_iface_function,
    JIG_TABLE(options, jam_options),
    .run = run_jam,
    .summary = "unroll an outer affine loop without repeating those within",
};
