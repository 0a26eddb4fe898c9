/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What loops may become. */
#include "transform/ops/proposals.h"

#include <string.h>

static bool is_for(const JigOp *op) {
    return jig_op_has_name(op, "scf.for") || jig_op_has_name(op, "affine.for");
}

/* -1: not known. */
static int64_t num_iterations(const JigOp *op) {
    uint64_t n;
    return jig_loop_num_vars(op) == 1 && jig_loop_trip_count(op, 0, &n) && n < INT64_MAX
               ? (int64_t)n
               : -1;
}

/* Does it write memory, or do what nobody knows? Steps that let iterations overlap take for granted
 * that none needs what others write. */
static bool writes(const JigOp *op) {
    JigEffects effects = {0};
    jig_op_effects(op, &effects);
    bool writes = !effects.known;
    for (size_t i = 0; i < effects.len; ++i)
        writes |= effects.items[i].kind != JIG_EFFECT_READ;
    jig_effects_free(&effects);
    return writes;
}

/* The only loop right in its body; NULL: there is none, or there are several. */
static JigOp *inner_loop(const JigOp *op) {
    JigOp *found = NULL;
    for (JigOp *at = jig_block_first(jig_op_body(op)); at; at = jig_op_next(at)) {
        if (!jig_loop(at))
            continue;
        if (found)
            return NULL;
        found = at;
    }
    return found;
}

/* ---- More in one iteration ---- */

enum { FEW_ITERATIONS = 8 };

static int64_t factor_for(int64_t iterations) {
    return iterations < 0 || iterations % 4 == 0 ? 4 : iterations % 2 == 0 ? 2 : 3;
}

void jig_propose_unroll(JigProposals *to, JigOp *op) {
    int64_t n = is_for(op) ? num_iterations(op) : 0;
    if (!is_for(op) || n == 0 || n == 1)
        return;
    jig_propose(
        to,
        &(JigProposal){
            .arguments = jig_propose_text(to, "{factor = %lld}", (long long)factor_for(n)),
            .range = n > 0 ? jig_propose_text(to, "1 to %lld; {full}", (long long)n) : "from 1"});
    if (n > 0 && n <= FEW_ITERATIONS)
        jig_propose(to, &(JigProposal){.arguments = "{full}"});
}

void jig_propose_unroll_and_jam(JigProposals *to, JigOp *op) {
    int64_t n = is_for(op) ? num_iterations(op) : 0;
    if (is_for(op) && n != 0 && n != 1 && inner_loop(op))
        jig_propose(to, &(JigProposal){.arguments = jig_propose_text(to, "{factor = %lld}",
                                                                     (long long)factor_for(n)),
                                       .range = "from 1"});
}

/* ---- Iterations in several loops ---- */

static const char as_for[] = "%for = transform.cast %op : !t to !transform.op<\"scf.for\">\n";

/* Do the iterations divide what the loop goes over for sure, as it steps by 1? */
static bool steps_by_one(const JigOp *op) {
    int64_t step;
    const JigLoopIface *loop = jig_loop(op);
    JigMixed by = loop->step(op, 0);
    return by.value && jig_constant_int(by.value, &step) && step == 1;
}

void jig_propose_peel(JigProposals *to, JigOp *op) {
    if (!jig_op_has_name(op, "scf.for") || num_iterations(op) == 1 || steps_by_one(op))
        return;
    jig_propose(
        to,
        &(JigProposal){.lines = jig_propose_text(to,
                                                 "%s%%peeled, %%rest = transform.loop.peel %%for : "
                                                 "(!transform.op<\"scf.for\">) -> (!t, !t)\n",
                                                 as_for),
                       .range = "{peel_front = true}: the first iteration, not the last"});
}

void jig_propose_pipeline(JigProposals *to, JigOp *op) {
    int64_t n = jig_op_has_name(op, "scf.for") ? num_iterations(op) : 0;
    if (n == 0 || n == 1 || inner_loop(op))
        return;
    jig_propose(to, &(JigProposal){
                        .lines = jig_propose_text(
                            to,
                            "%s%%piped = transform.loop.pipeline %%for {iteration_interval = 1, "
                            "read_latency = 2} : (!transform.op<\"scf.for\">) -> !t\n",
                            as_for),
                        .range = "both from 1, as long as there are iterations for all stages",
                        .unless = writes(op) ? "it writes memory, and only you know whether an "
                                               "iteration needs what another one writes: "
                                               "{iteration_interval = 1, read_latency = 2} behind "
                                               "a handle of type !transform.op<\"scf.for\"> if not"
                                             : NULL});
}

void jig_propose_loop_split(JigProposals *to, JigOp *op) {
    int64_t n = is_for(op) ? num_iterations(op) : 0;
    if (is_for(op) && n != 1 && n != 0)
        jig_propose(to,
                    &(JigProposal){.lines = "%first, %second = transform.loop.split %op "
                                            "{upper_bound_divisible_by = 8} : (!t) -> (!t, !t)\n",
                                   .range = "from 1"});
}

void jig_propose_loop_tile(JigProposals *to, JigOp *op) {
    int64_t n = is_for(op) ? num_iterations(op) : 0;
    if (is_for(op) && n != 1 && n != 0)
        jig_propose(to,
                    &(JigProposal){
                        .lines = jig_propose_text(
                            to,
                            "%%outer, %%inner = transform.loop.tile %%op tile_sizes(%lld) : "
                            "(!t) -> (!t, !t)\n",
                            (long long)factor_for(n)),
                        .range = n > 0 ? jig_propose_text(to, "1 to %lld iterations", (long long)n)
                                       : "from 1, in iterations"});
}

/* ---- Several loops in one ---- */

void jig_propose_coalesce(JigProposals *to, JigOp *op) {
    if (is_for(op) && inner_loop(op))
        jig_propose(to, &(JigProposal){0});
}

/* The next loop of the kind in the block. */
static JigOp *next_sibling(JigOp *op) {
    JigOp *at = jig_op_next(op);
    while (at && !jig_str_eq(jig_op_name_of(at), jig_op_name_of(op)))
        at = jig_op_next(at);
    return at;
}

/* A handle to the sibling comes by way of their parent: of the loops right in there, the one
 * behind. */
static const char *line_for_sibling(JigProposals *to, JigOp *op, JigOp *sibling) {
    JigStr name = jig_op_name_of(op);
    size_t at = 0, n = 0;
    for (JigOp *x = jig_block_first(jig_op_block(op)); x; x = jig_op_next(x)) {
        if (!jig_str_eq(jig_op_name_of(x), name))
            continue;
        at = x == sibling ? n : at;
        ++n;
    }
    const char *types = "";
    for (size_t i = 0; i < n; ++i)
        types = jig_propose_text(to, "%s%s!t", types, i ? ", " : "");
    return jig_propose_text(to,
                            "%%parent = transform.get_parent_op %%op : (!t) -> !t\n"
                            "%%loops = transform.structured.match ops{[\"%.*s\"]} in %%parent : "
                            "(!t) -> !t\n"
                            "%%each:%zu = transform.split_handle %%loops : (!t) -> (%s)\n"
                            "%%merged = transform.loop.fuse_sibling %%each#%zu into %%op : (!t, "
                            "!t) -> !t\n",
                            JIG_FMT(name), n, types, at);
}

static JigWalk count_name(JigOp *op, void *user) {
    size_t *n = user;
    ++*n;
    (void)op;
    return JIG_WALK_ADVANCE;
}

/* Only where all loops of the kind in the block stand right in it, so that a match finds these. */
static bool are_alone(JigOp *op) {
    for (JigOp *x = jig_block_first(jig_op_block(op)); x; x = jig_op_next(x))
        for (size_t i = 0; i < jig_op_num_regions(x); ++i)
            for (JigBlock *b = jig_region_first(jig_op_region(x, i)); b; b = jig_block_next(b))
                for (JigOp *y = jig_block_first(b); y; y = jig_op_next(y)) {
                    size_t n = 0;
                    if (jig_str_eq(jig_op_name_of(y), jig_op_name_of(op)))
                        return false;
                    for (size_t k = 0; k < jig_op_num_regions(y); ++k)
                        if (jig_loop(y) && jig_walk_pre(y, count_name, &n) && n)
                            return false;
                }
    return true;
}

void jig_propose_fuse_sibling(JigProposals *to, JigOp *op) {
    bool fits =
        is_for(op) || jig_op_has_name(op, "scf.forall") || jig_op_has_name(op, "scf.parallel");
    JigOp *sibling = fits && jig_op_block(op) ? next_sibling(op) : NULL;
    if (sibling && are_alone(op))
        jig_propose(to, &(JigProposal){.lines = line_for_sibling(to, op, sibling),
                                       .unless = writes(op) || writes(sibling)
                                                     ? "they write memory, and only you know "
                                                       "whether one needs what the other writes "
                                                       "in other iterations"
                                                     : NULL});
}

/* ---- Another kind of loop, or none ---- */

static void propose_variables(JigProposals *to, JigOp *op, const char *name, bool each) {
    if (jig_op_has_name(op, name))
        jig_propose(to, &(JigProposal){.num_results = each ? jig_loop_num_vars(op) : 1});
}

void jig_propose_forall_to_for(JigProposals *to, JigOp *op) {
    propose_variables(to, op, "scf.forall", true);
}

void jig_propose_forall_to_parallel(JigProposals *to, JigOp *op) {
    propose_variables(to, op, "scf.forall", false);
}

void jig_propose_parallel_to_fors(JigProposals *to, JigOp *op) {
    propose_variables(to, op, "scf.parallel", true);
}

void jig_propose_promote_loop(JigProposals *to, JigOp *op) {
    if ((is_for(op) || jig_op_has_name(op, "scf.forall")) && num_iterations(op) == 1)
        jig_propose(to, &(JigProposal){0});
}

void jig_propose_for_loops(JigProposals *to, JigOp *op) {
    if (jig_loop(op))
        jig_propose(to, &(JigProposal){0});
}

void jig_propose_outline(JigProposals *to, JigOp *op) {
    if (jig_loop(op))
        jig_propose(to,
                    &(JigProposal){.arguments = "{func_name = \"kernel\"}", .range = "any name"});
}

/* ---- Affine ops ---- */

void jig_propose_min_max(JigProposals *to, JigOp *op) {
    if (jig_op_has_name(op, "affine.min") || jig_op_has_name(op, "affine.max"))
        jig_propose(to, &(JigProposal){0});
}

void jig_propose_super_vectorize(JigProposals *to, JigOp *op) {
    if (jig_op_has_name(op, "affine.for"))
        jig_propose(to, &(JigProposal){.arguments = "[8]",
                                       .range = "from 1, for each of the loops in each other that "
                                                "become vectors"});
}
