/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tiles of scf.parallel. */
#ifndef JIG_PAYLOAD_LOOP_PARALLEL_TILE_H
#define JIG_PAYLOAD_LOOP_PARALLEL_TILE_H

#include "jig/iface.h"

/* An scf.parallel without results becomes one over tiles and one in it over a tile. Sizes that are
 * missing are 1. With `guard`, tiles at the ends are as large as others, and what is beyond the
 * bounds is left out by an scf.if. */
void jig_loop_parallel_tile(JigRewriter *rw, JigOp *loop, const int64_t *sizes, size_t n,
                            bool guard);

#endif
