/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes that a script cuts loops into. */
#ifndef JIG_CHECK_TILES_H
#define JIG_CHECK_TILES_H

#include "jig/op.h"
#include "support/vec.h"

#define JIG_TILE_ANYWHERE ((size_t)-1)
typedef struct JigTile {
    int64_t size;
    size_t position; /* of the loop, in a list of so many; JIG_TILE_ANYWHERE: a number by itself */
    size_t num_positions;
} JigTile;
typedef JIG_VEC(JigTile) JigTiles;

/* Adds those above 1. */
void jig_checker_tiles(JigOp *script, JigTiles *out);
/* Those that functions of the payload have by themselves, which a script may call: steps of loops,
 * lengths of vectors, what indices are divided by. */
void jig_checker_own_tiles(JigOp *payload, JigTiles *out);

#endif
