/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tiling: an op becomes a loop nest around a smaller one, whose results are put together by slice
 * insertions. For every op with a JigTilingIface: structured ops, tensor.pad, pack, unpack,
 * softmax, ops of plugins.
 *
 * How it goes, for both kinds of loops: build the loops over the tiled part of the iteration
 * domain; inside, compute offsets and bounded sizes of the tile; ask the op, with its inits
 * replaced by what the loops carry, for its tiled implementation; insert the tile's results where
 * the op says that they stand. (The tiling interface and this scheme are MLIR's.)
 */
#ifndef JIG_PAYLOAD_TILE_H
#define JIG_PAYLOAD_TILE_H

#include "jig/iface.h"
#include "jig/reason.h"

JIG_BEGIN_C

/* Zeroed: nothing is tiled. Arrays are the caller's, and only read. */
typedef struct JigTileOptions {
    /* Elements per tile for each loop of the op, as constants or index values that dominate it; 0:
     * not tiled. Shorter lists mean zeros; longer ones than there are loops are refused. */
    const JigMixed *sizes;
    size_t num_sizes;
    /* In place of `sizes`, which don't count then: 1 for each loop of a length that is not constant
     * (for only). */
    bool by_one;
    /* Which of the sizes count in multiples of vector.vscale (for only); NULL: none. */
    const bool *scalable;
    JigLoc scalable_loc; /* where these multiples are asked for */
    /* In place of `sizes`, which don't count where there are any: how many threads share each loop
     * (forall only); 0: not distributed. */
    const JigMixed *threads;
    size_t num_threads;
    /* The loops from the outermost in, by number; empty: as they are. */
    const int64_t *interchange;
    size_t num_interchange;
    /* Do tiles give partial results, which are combined behind the loops? */
    bool partial;
    /* Which loops over reductions they are of; those that are not tiled don't count. Not read
     * without `partial`. */
    const size_t *split;
    size_t num_split;
    const JigAttr *mapping; /* of the forall, an array of device mappings; or NULL */
    bool normalize;         /* the forall counts from 0 in steps of 1 */
    bool quiet;             /* no warnings of races */
    bool as_reference;      /* what mlir-opt refuses is refused, though it could be done */
    JIG_RESERVED(3);
} JigTileOptions;

/* Arrays are in the caller's arena. */
typedef struct JigTileResult {
    JigOp **tiled; /* the op itself where no size was above 0 */
    size_t num_tiled;
    JigOp **loops; /* outermost first; one forall */
    size_t num_loops;
    JigValue **replacements; /* for each result of the op */
    size_t num_replacements;
    JigOp **slices; /* that the tiled op works on */
    size_t num_slices;
    JigValue **inits; /* that the loops start from */
    size_t num_inits;
    JigOp **merges; /* that combine partial results */
    size_t num_merges;
    bool revisits; /* several iterations may write the same part of a result, one after the other */
    JIG_RESERVED(3);
} JigTileResult;

/* Build the loops, of scf.for or one scf.forall, right after `op`, which stays: replacing it is the
 * caller's (jig_tile_replace). `op` must have a JigTilingIface and stand in a block.
 *
 * False: `why` (NULL: nobody asks) says what is in the way: an order that would change, a tile that
 * the op can't compute, counts that don't fit. Ops that were built by then, such as sizes of
 * dimensions, may be left behind unused: who wants none sets a mark before (jig/journal.h) and
 * rolls back to it.
 *
 * The insertion point is behind what was built then, or anywhere after a failure. */
JIG_API bool jig_tile_with_for(JigRewriter *rw, JigOp *op, const JigTileOptions *options,
                               JigArena *a, JigTileResult *out, JigReason *why) JIG_NODISCARD;
JIG_API bool jig_tile_with_forall(JigRewriter *rw, JigOp *op, const JigTileOptions *options,
                                  JigArena *a, JigTileResult *out, JigReason *why) JIG_NODISCARD;

/* Lets what was built take the place of `op`, which is erased; not where nothing was tiled. */
JIG_API void jig_tile_replace(JigRewriter *rw, JigOp *op, const JigTileResult *by);

JIG_END_C

#endif
