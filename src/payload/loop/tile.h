/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tiles of loops of any kind: loops over tiles, and loops within one. */
#ifndef JIG_PAYLOAD_LOOP_TILE_H
#define JIG_PAYLOAD_LOOP_TILE_H

#include "jig/iface.h"
#include "jig/reason.h"
#include "support/vec.h"

/* Iterations of `loop` in tiles of so many each: `n` numbers or index values, at least 1, for the
 * variables of a parallel loop (missing ones are 1), or for a nest of sequential loops that are
 * each all of the body of the one before. Appends the loops over tiles, then those within one.
 * Iterations of a nest keep their order, unless it is one of affine.for whose dependences bear
 * another. False, and why: nothing is changed. */
bool jig_tile_loop(JigRewriter *rw, JigOp *loop, const JigMixed *sizes, size_t n, JigOpVec *outer,
                   JigOpVec *inner, JigReason *why) JIG_NODISCARD;

/* How often the innermost variable of the loop steps; false: that is not known. */
bool jig_innermost_trips(const JigOp *loop, uint64_t *out);
/* The largest divisor of `trips`, which is at most JIG_MOST_FACTORED, that is at most `most`; 1 for
 * 0. Tiles of that size are full. Takes time with the root of `trips`. */
#define JIG_MOST_FACTORED ((uint64_t)1 << 40)
uint64_t jig_full_tile_size(uint64_t trips, uint64_t most);

#endif
