/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* JigTiling of reductions whose tiles give partial results. */
#include "dialect/affine/affine.h"
#include "payload/tile/tile_int.h"

/* What a range is called by who splits it in another way: of results that have no such dimension.
 */
static bool check_loops(const JigTiling *t) {
    for (size_t i = 0; i < t->rank; ++i)
        if (jig_tile_loop_is_tiled(t, i) && t->iface->iterator(t->op, i) == JIG_PARALLEL)
            return jig_op_error(t->op, "tiling parallel dimensions is not supported with partial "
                                       "reduction tiling strategies");
    return true;
}

/* Each tiled one once. */
static void find_split(JigTiling *t, const JigTileOptions *o) {
    size_t *loops = JIG_NEW_ARRAY(t->a, size_t, o->num_split), n = 0;
    bool *seen = JIG_NEW_ARRAY(t->a, bool, t->rank);
    for (size_t i = 0; i < o->num_split; ++i) {
        size_t loop = o->split[i];
        if (loop >= t->rank || seen[loop] || !jig_tile_loop_is_tiled(t, loop))
            continue;
        seen[loop] = true;
        loops[n++] = loop;
    }
    t->partial = (JigPartial){.loops = loops, .n = n, .as_reference = o->as_reference};
}

static bool is_split(const JigTiling *t, size_t loop) {
    for (size_t i = 0; i < t->partial.n; ++i)
        if (t->partial.loops[i] == loop)
            return true;
    return false;
}

/* Threads that reduce in a loop that is not split would all write to one place. */
static bool check_all_split(const JigTiling *t, JigReason *why) {
    for (size_t i = 0; i < t->rank; ++i)
        if (jig_tile_loop_is_tiled(t, i) && !is_split(t, i))
            return jig_refuse(why, t->op,
                              "expected loop {}, which threads share, among the reduced ones",
                              jig_fact_int((int64_t)i));
    return true;
}

/* How many tiles a loop has: the threads, or ceil(length / size). */
static JigMixed num_tiles(JigTiling *t, size_t loop) {
    if (t->threads)
        return t->threads[loop];
    JigContext *ctx = t->rw->ctx;
    const JigExpr *e = jig_expr_ceildiv(jig_expr_symbol(ctx, 0), jig_expr_symbol(ctx, 1));
    JigMixed operands[2] = {t->domain[loop].size, t->sizes[loop]};
    return jig_affine_apply_folded(t->rw, t->loc, jig_map(ctx, 0, 2, &e, 1), operands);
}

bool jig_tile_begin_partial(JigTiling *t, const JigTileOptions *o, bool parallel, JigReason *why) {
    t->split = jig_partial_reduction(t->op);
    if (!t->split)
        return jig_refuse(why, t->op, "expected an op whose reductions can be split");
    JIG_CHECK(check_loops(t));
    find_split(t, o);
    if (parallel) {
        JIG_CHECK(check_all_split(t, why));
        t->slots = JIG_NEW_ARRAY(t->a, JigMixed, t->partial.n);
        t->partial.slots = t->slots;
    }
    JigMixed *lengths = JIG_NEW_ARRAY(t->a, JigMixed, t->rank);
    for (size_t i = 0; i < t->rank; ++i)
        lengths[i] = !is_split(t, i) ? t->domain[i].size : parallel ? num_tiles(t, i) : t->sizes[i];
    t->inits = JIG_NEW_ARRAY(t->a, JigValue *, t->num_inits);
    return t->split->inits(t->rw, t->op, &t->partial, lengths, t->a, t->inits);
}

void jig_tile_find_slots(JigTiling *t, JigValue *const *ivs) {
    if (!t->slots)
        return;
    JigContext *ctx = t->rw->ctx;
    const JigExpr *e = jig_expr_floordiv(jig_expr_symbol(ctx, 0), jig_expr_symbol(ctx, 1));
    JigMixed *of_loop = JIG_NEW_ARRAY(t->a, JigMixed, t->rank);
    for (size_t i = 0; i < t->rank; ++i) {
        if (!is_split(t, i))
            continue;
        JigMixed operands[2] = {jig_mixed_value(ivs[i]), t->sizes[i]};
        of_loop[i] = t->threads ? operands[0]
                                : jig_affine_apply_folded(t->rw, t->loc, jig_map(ctx, 0, 2, &e, 1),
                                                          operands);
    }
    for (size_t k = 0; k < t->partial.n; ++k)
        t->slots[k] = of_loop[t->partial.loops[k]];
}

bool jig_tile_finish(JigTiling *t, JigValue **results, JigTileResult *out) {
    out->tiled = t->tiled.ops;
    out->num_tiled = t->tiled.num_ops;
    out->replacements = results;
    out->num_replacements = t->num_inits;
    out->slices = t->tiled.slices;
    out->num_slices = t->tiled.num_slices;
    out->inits = t->inits;
    out->num_inits = t->num_inits;
    out->revisits = jig_tile_revisits(t);
    if (!t->split)
        return true;
    JigTiled merged;
    JIG_CHECK(t->split->merge(t->rw, t->op, &t->partial, results, t->a, &merged));
    out->merges = merged.ops;
    out->num_merges = merged.num_ops;
    out->replacements = merged.values;
    return true;
}
