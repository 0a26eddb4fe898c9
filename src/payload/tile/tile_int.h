/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What both kinds of tiling share.
 *
 * Where a function fails, `why` says what is missing. Ops that were built by then stay where they
 * are, unused, as jig/payload/tile.h says: domains and inits at the op, what is of one tile at the
 * insertion point. Only jig_tile_check_sizes, jig_tile_order and jig_tile_keeps_order build
 * nothing.
 */
#ifndef JIG_PAYLOAD_TILE_INT_H
#define JIG_PAYLOAD_TILE_INT_H

#include "dialect/common/slices.h"
#include "jig/payload/tile.h"

/* One tiling on its way. Arrays have one item per loop of the op. */
typedef struct JigTiling {
    JigRewriter *rw;
    JigOp *op;
    const JigTilingIface *iface;
    JigArena *a;
    JigLoc loc;
    size_t rank;
    JigTileRange *domain;
    JigMixed *sizes;          /* of tiles; 0: not tiled */
    JigMixed *offsets, *tile; /* of the current tile */
    size_t num_inits;
    JigValue **inits; /* tensors that the loops carry */
    JigTiled tiled;
    JigPartial partial;                    /* how reductions are split, if they are: */
    const JigPartialReductionIface *split; /* NULL: they are not */
    const JigMixed *threads;               /* one per loop; NULL: tiled by sizes */
    JigMixed *slots;                       /* of `partial`, in a loop of threads */
} JigTiling;

/* Sets up domain and inits at the op. False: why says what is missing. */
bool jig_tile_begin(JigTiling *t, JigRewriter *rw, JigOp *op, JigArena *a, JigReason *why);
/* Sizes below 0 make no tiles: the loop would end before it reached all, or go the wrong way. */
bool jig_tile_check_sizes(const JigTiling *t, const JigTileOptions *o, JigReason *why);
/* order[k]: the loop of the op that is k-th in the nest. The interchange permutes the outermost
 * loops. */
bool jig_tile_order(const JigTiling *t, const JigTileOptions *o, size_t *order, JigReason *why);
/* Where its result depends on that: does the tiled op reduce in the order of the op? When sizes are
 * chosen. */
bool jig_tile_keeps_order(const JigTiling *t, const size_t *order, JigReason *why);
bool jig_tile_loop_is_tiled(const JigTiling *t, size_t loop);
/* The tile's size in `loop` from offset `offset`, cut at the domain's end. */
JigMixed jig_tile_bounded_size(JigTiling *t, size_t loop, JigMixed offset);
/* Builds the tiled op at the insertion point, with `inits` in place of the op's inits. */
bool jig_tile_build_one(JigTiling *t, JigValue *const *inits, JigReason *why);
/* Where the tile's results stand; at the insertion point. NULL: why says what is missing. */
const JigSlice *jig_tile_result_slices(JigTiling *t, JigReason *why);
/* ---- Partial results (tile_partial.c) ---- */
/* When sizes are chosen: the loops carry tensors of identities, with room for the results of each
 * tile where `parallel`. Fails with an error at once, not with `why`, where a parallel loop is
 * tiled. */
bool jig_tile_begin_partial(JigTiling *t, const JigTileOptions *o, bool parallel, JigReason *why);
/* In the loop: where the tile puts what it reduced; of no effect without slots. */
void jig_tile_find_slots(JigTiling *t, JigValue *const *ivs);
/* What takes the place of the op's results: `results` of the loop, combined if they are partial. At
 * the insertion point. Fails, without a word, where the op can't combine them. */
bool jig_tile_finish(JigTiling *t, JigValue **results, JigTileResult *out);

/* Is there a loop over a reduction that may run more than once? */
bool jig_tile_revisits(const JigTiling *t);
/* Without a loop the op is its own tile. */
JigTileResult jig_tile_untiled(JigTiling *t);

#endif
