/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How structured ops may be tiled, fused and split. */
#include "transform/ops/proposals.h"

/* ---- Tiles ---- */

static const char *with_results(JigProposals *to, const char *range) {
    return jig_propose_text(to, "%s, and has no result", range);
}

void jig_propose_tile_using_for(JigProposals *to, JigOp *op) {
    size_t n;
    if (!jig_tiling(op))
        return;
    const char *sizes = jig_propose_tiles(to, op, JIG_PROPOSE_ALL, false, &n);
    if (n)
        jig_propose(to, &(JigProposal){.arguments = jig_propose_text(to, "tile_sizes %s", sizes),
                                       .num_results = n,
                                       .range = with_results(
                                           to, jig_propose_tile_range(to, op, JIG_PROPOSE_ALL))});
}

void jig_propose_tile_using_forall(JigProposals *to, JigOp *op) {
    size_t n;
    if (!jig_tiling(op))
        return;
    const char *sizes = jig_propose_tiles(to, op, JIG_PROPOSE_PARALLEL, false, &n);
    if (n)
        jig_propose(to,
                    &(JigProposal){.arguments = jig_propose_text(to, "tile_sizes %s", sizes),
                                   .range = jig_propose_tile_range(to, op, JIG_PROPOSE_PARALLEL)});
}

/* ---- Fusion ---- */

static bool has_tileable_producer(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigOp *def = jig_op_operand_def(op, i);
        if (def && jig_tiling(def))
            return true;
    }
    return false;
}

void jig_propose_fuse(JigProposals *to, JigOp *op) {
    size_t n;
    if (!jig_tiling(op) || !has_tileable_producer(op))
        return;
    const char *sizes = jig_propose_tiles(to, op, JIG_PROPOSE_PARALLEL, false, &n);
    if (n)
        jig_propose(to,
                    &(JigProposal){.arguments = jig_propose_text(to, "tile_sizes %s", sizes),
                                   .num_results = n,
                                   .range = with_results(
                                       to, jig_propose_tile_range(to, op, JIG_PROPOSE_PARALLEL))});
}

/* The loop around all that uses the results: a handle to it comes by way of the first use. */
void jig_propose_fuse_into_containing(JigProposals *to, JigOp *op) {
    JigOp *loop = NULL, *user = NULL;
    size_t depth = 0;
    if (!jig_tiling(op) || jig_op_num_results(op) != 1)
        return;
    for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u)) {
        JigOp *around = jig_propose_loop_around(jig_use_owner(u), op, &depth);
        if (!around || (loop && around != loop))
            return;
        loop = around;
        user = jig_use_owner(u);
    }
    if (!user)
        return;
    JigStr name = jig_op_name_of(loop);
    const char *nth = depth > 1 ? jig_propose_text(to, ", nth_parent = %zu : i64", depth) : "";
    jig_propose(
        to, &(JigProposal){.before = jig_propose_text(
                               to,
                               "%%users = transform.get_consumers_of_result %%op[0] : (!t) -> !t\n"
                               "%%loop = transform.get_parent_op %%users {deduplicate, op_name = "
                               "\"%.*s\"%s} : (!t) -> !t\n",
                               JIG_FMT(name), nth),
                           .arguments = "into %loop",
                           .num_handles = 1});
}

/* The loop that makes an operand. */
void jig_propose_fuse_consumer(JigProposals *to, JigOp *op) {
    if (!jig_tiling(op))
        return;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigOp *def = jig_op_operand_def(op, i);
        if (!def || !jig_loop(def))
            continue;
        jig_propose(
            to, &(JigProposal){.before = jig_propose_text(
                                   to,
                                   "%%loop = transform.get_producer_of_operand %%op[%zu] : (!t) -> "
                                   "!t\n",
                                   i),
                               .arguments = "into %loop",
                               .num_handles = 1,
                               .num_results = 1});
        return;
    }
}

/* ---- Reductions ---- */

static void propose_tile_reduction(JigProposals *to, JigOp *op, const char *format) {
    size_t n;
    if (!jig_op_iface(op, &jig_iface_partial_reduction))
        return;
    const char *sizes = jig_propose_tiles(to, op, JIG_PROPOSE_REDUCTIONS, true, &n);
    if (!n)
        return;
    size_t fills = jig_op_num_results(op);
    jig_propose(to,
                &(JigProposal){.arguments = jig_propose_text(to, format, sizes),
                               .num_results = fills,
                               .range = jig_propose_tile_range(to, op, JIG_PROPOSE_REDUCTIONS)});
}

void jig_propose_tile_reduction_for(JigProposals *to, JigOp *op) {
    propose_tile_reduction(to, op, "by tile_sizes = %s");
}

void jig_propose_tile_reduction_forall(JigProposals *to, JigOp *op) {
    propose_tile_reduction(to, op, "by tile_sizes = %s");
}

/* The last loop that reduces and is long enough. */
void jig_propose_split_reduction(JigProposals *to, JigOp *op) {
    bool reduces = false, fits = jig_structured(op) && jig_op_num_results(op) == 1;
    for (size_t i = fits ? jig_propose_num_loops(op) : 0; i-- > 0;) {
        int64_t size = jig_propose_loop_size(op, i), factor = jig_propose_tile(size);
        reduces |= jig_propose_is_reduction(op, i);
        if (!jig_propose_is_reduction(op, i) || size == JIG_DYNAMIC || factor < 2)
            continue;
        jig_propose(
            to, &(JigProposal){
                    .arguments = jig_propose_text(
                        to, "{split_factor = %lld, insert_split_dimension = 0}", (long long)factor),
                    .range = jig_propose_text(
                        to,
                        "split_factor: above 1 and what divides %lld; insert_split_dimension: 0 to "
                        "%zu, where the new dimension stands in the partial result",
                        (long long)size, jig_type_rank(jig_op_result_type(op, 0)))});
        return;
    }
    if (reduces)
        jig_propose(to, &(JigProposal){.unless = "no reduction is of a known size that a factor "
                                                 "divides"});
}

/* ---- Parts of a loop ---- */

static void propose_for_each_loop(JigProposals *to, JigOp *op,
                                  void (*one)(JigProposals *to, size_t loop, int64_t size)) {
    if (!jig_structured(op))
        return;
    for (size_t i = 0; i < jig_propose_num_loops(op); ++i) {
        int64_t size = jig_propose_loop_size(op, i);
        if (size == JIG_DYNAMIC || size < 3)
            continue;
        one(to, i, size);
        return;
    }
}

static int64_t half(int64_t size) {
    int64_t tile = jig_propose_tile(size), tiles = size / tile / 2;
    return tiles > 0 ? tiles * tile : size / 2;
}

static void split_one(JigProposals *to, size_t loop, int64_t size) {
    jig_propose(
        to, &(JigProposal){.lines = jig_propose_text(
                               to,
                               "%%parts = transform.structured.split %%op after %lld {dimension = "
                               "%zu} : !t\n",
                               (long long)half(size), loop),
                           .range = jig_propose_text(to, "after 1 to %lld; dimension: any loop",
                                                     (long long)size)});
}

void jig_propose_split(JigProposals *to, JigOp *op) {
    propose_for_each_loop(to, op, split_one);
}

static void two_sizes(JigProposals *to, size_t loop, int64_t size) {
    jig_propose(to, &(JigProposal){
                        .lines = jig_propose_text(
                            to,
                            "%%low, %%high, %%point = transform.structured.multitile_sizes %%op "
                            "{dimension = %zu, target_size = %lld} : (!t) -> "
                            "!transform.param<i64>\n"
                            "%%parts = transform.structured.split %%op after %%point {dimension = "
                            "%zu} : !t, !transform.param<i64>\n",
                            loop, (long long)(size > 32 ? 24 : (size + 1) / 2), loop),
                        .range = "target_size: from 1; divisor = 1 and more: what both sizes are "
                                 "multiples of"});
}

void jig_propose_multitile(JigProposals *to, JigOp *op) {
    propose_for_each_loop(to, op, two_sizes);
}

static void falling_sizes(JigProposals *to, size_t loop, int64_t size) {
    jig_propose(to, &(JigProposal){
                        .lines = jig_propose_text(
                            to,
                            "%%sizes, %%chunks = transform.structured.continuous_tile_sizes %%op "
                            "{dimension = %zu, target_size = %lld} : (!t) -> "
                            "!transform.param<i64>\n"
                            "%%parts = transform.structured.split %%op after %%chunks {dimension "
                            "= %zu, multiway} : !t, !transform.param<i64>\n",
                            loop, (long long)(size > 32 ? 24 : (size + 1) / 2), loop),
                        .range = jig_propose_text(to, "target_size: 1 to %lld", (long long)size)});
}

void jig_propose_continuous(JigProposals *to, JigOp *op) {
    propose_for_each_loop(to, op, falling_sizes);
}
