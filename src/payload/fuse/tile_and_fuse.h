/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tiling an op and fusing what it uses: each slice that the loops take of something computed before
 * them is computed in its place, and so on through the slices that this takes.
 */
#ifndef JIG_PAYLOAD_TILE_AND_FUSE_H
#define JIG_PAYLOAD_TILE_AND_FUSE_H

#include "payload/tile/tile.h"

typedef struct JigTileAndFuseOptions {
    JigTileOptions tile;
    bool forall; /* one scf.forall in place of scf.for */
    /* Slices are simplified by these before it is looked whether they can be computed in place. */
    const JigPatternSet *cleanup; /* or NULL */
} JigTileAndFuseOptions;

typedef struct JigTileAndFuseResult {
    JigTileResult tile; /* of the op itself */
    JigOp **producers;  /* that were fused, once each */
    size_t num_producers;
} JigTileAndFuseResult;

/* Builds the loops after `op`, which stays, as the producers do: jig_tile_and_fuse_finish replaces
 * them. On failure nothing is promised about what was built. Arrays live in `a`. */
bool jig_tile_and_fuse(JigRewriter *rw, JigOp *op, const JigTileAndFuseOptions *options,
                       JigArena *a, JigTileAndFuseResult *out, JigReason *why) JIG_NODISCARD;
/* Lets the loops' results take the place of the op's; erases it and the producers that nobody needs
 * any more. */
void jig_tile_and_fuse_finish(JigRewriter *rw, JigOp *op, const JigTileAndFuseResult *r);

#endif
