/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Nests of affine.for as loops over tiles. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_AFFINE_TILE_H
#define JIG_PAYLOAD_LOOP_AFFINE_AFFINE_TILE_H

#include "jig/iface.h"
#include "jig/reason.h"
#include "support/vec.h"

/* `root`, and the loops that are each all of the body of the one before. */
void jig_loop_affine_band(JigOp *root, JigOpVec *out);
/* The iterations of perfectly nested loops in tiles of so many each: `tiled` are n loops over tiles
 * and n loops within one. False, and nothing changed: the bounds of one depend on another, values
 * are carried, or an iteration would come before one that it depends on. */
bool jig_loop_affine_tile(JigRewriter *rw, JigOp *const *band, size_t n, const int64_t *sizes,
                          JigOp **tiled, JigReason *why) JIG_NODISCARD;
/* Of loops within a tile: tiles of full size get loops of their own with constant trip counts, and
 * a condition chooses. */
bool jig_loop_affine_separate(JigRewriter *rw, JigOp *const *loops, size_t n, JigReason *why);
/* How many bytes the accesses in the loop touch; false: unknown. */
bool jig_loop_affine_footprint(JigOp *loop, JigArena *a, int64_t *out);

#endif
