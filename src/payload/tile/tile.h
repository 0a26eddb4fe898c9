/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tiling through the tiling interface: an op becomes a loop nest around a
 * smaller one, whose results are put together by slice insertions.
 *
 * The algorithm, common to both kinds of loops: build the loops over the tiled
 * part of the iteration domain; inside, compute offsets and bounded sizes of
 * the tile; ask the op (with its inits replaced by the loop-carried ones) for
 * its tiled implementation; insert the tile's results where the op says they
 * stand.
 */
#ifndef JIG_PAYLOAD_TILE_H
#define JIG_PAYLOAD_TILE_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigTileOptions {
    /* One per loop of the op, 0: not tiled. Shorter lists mean zeros. */
    const JigMixed *sizes;
    size_t num_sizes;
    /* Instead: 1 for each loop of a length that is not constant (for only). */
    bool by_one;
    /* Which of the sizes count in multiples of vector.vscale (for only); NULL: none. */
    const bool *scalable;
    JigLoc scalable_loc; /* where these multiples are asked for */
    /* Instead: how many threads share each loop (forall only); 0: not distributed. */
    const JigMixed *threads;
    size_t num_threads;
    /* The loops from the outermost in, by number; empty: as they are. */
    const int64_t *interchange;
    size_t num_interchange;
    /* Loops over reductions whose tiles give partial results (partial only); those that are not
     * tiled don't count. */
    bool partial;
    const size_t *split;
    size_t num_split;
    const JigAttr *mapping; /* of the forall; or NULL */
    bool normalize;         /* the forall counts from 0 in steps of 1 */
    bool quiet;             /* no warnings of races */
    bool as_reference;      /* what mlir-opt refuses is refused, though it could be done */
} JigTileOptions;

typedef struct JigTileResult {
    JigOp **tiled;
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
} JigTileResult;

/* Builds the loops after `op`; replacing op is the caller's. Arrays live in `a`.
 * On failure nothing is left behind, and why says what is wrong. */
bool jig_tile_with_for(JigRewriter *rw, JigOp *op, const JigTileOptions *options, JigArena *a,
                       JigTileResult *out, JigReason *why) JIG_NODISCARD;
bool jig_tile_with_forall(JigRewriter *rw, JigOp *op, const JigTileOptions *options, JigArena *a,
                          JigTileResult *out, JigReason *why) JIG_NODISCARD;

/* Attaches the tiling of tensor.pad, which needs what stands above the tensor dialect. */
void jig_tile_pad_setup(JigContext *ctx);

#endif
