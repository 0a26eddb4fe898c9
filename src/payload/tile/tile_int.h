/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What both kinds of tiling share. */
#ifndef JIG_PAYLOAD_TILE_INT_H
#define JIG_PAYLOAD_TILE_INT_H

#include "dialect/common/slices.h"
#include "jig/payload/tile.h"

/* One tiling on its way. Arrays have one item per loop of the op. */
typedef struct Tiling {
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
} Tiling;

/* Sets up domain and inits at the op. False: why says what is missing. */
bool jig_tile_begin(Tiling *t, JigRewriter *rw, JigOp *op, JigArena *a, JigReason *why);
/* Sizes below 0 make no tiles: the loop would end before it reached all, or go the wrong way. */
bool jig_tile_check_sizes(const Tiling *t, const JigTileOptions *o, JigReason *why);
/* order[k]: the loop of the op that is k-th in the nest. The interchange permutes the outermost
 * loops. */
bool jig_tile_order(const Tiling *t, const JigTileOptions *o, size_t *order, JigReason *why);
/* Where its result depends on that: does the tiled op reduce in the order of the op? When sizes are
 * chosen. */
bool jig_tile_keeps_order(const Tiling *t, const size_t *order, JigReason *why);
bool jig_tile_loop_is_tiled(const Tiling *t, size_t loop);
/* The tile's size in `loop` from offset `offset`, cut at the domain's end. */
JigMixed jig_tile_bounded_size(Tiling *t, size_t loop, JigMixed offset);
/* Builds the tiled op at the insertion point, with `inits` in place of the op's inits. */
bool jig_tile_build_one(Tiling *t, JigValue *const *inits, JigReason *why);
/* Where the tile's results stand; at the insertion point. NULL: why says what is missing. */
const JigSlice *jig_tile_result_slices(Tiling *t, JigReason *why);
/* ---- Partial results (tile_partial.c) ---- */
/* When sizes are chosen: the loops carry tensors of identities, with room for the results of each
 * tile where `parallel`. */
bool jig_tile_begin_partial(Tiling *t, const JigTileOptions *o, bool parallel, JigReason *why);
/* In the loop: where the tile puts what it reduced; of no effect without slots. */
void jig_tile_find_slots(Tiling *t, JigValue *const *ivs);
/* What takes the place of the op's results: `results` of the loop, combined if they are partial. At
 * the insertion point. */
bool jig_tile_finish(Tiling *t, JigValue **results, JigTileResult *out);

/* Is there a loop over a reduction that may run more than once? */
bool jig_tile_revisits(const Tiling *t);
/* Without a loop the op is its own tile. */
JigTileResult jig_tile_untiled(Tiling *t);

#endif
