/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Do the tiles that a nest of loops writes make up all of a tensor, each element once? Offsets and
 * sizes are followed as sums of values; what can't be told so counts as no.
 */
#ifndef JIG_PAYLOAD_FUSE_COVER_H
#define JIG_PAYLOAD_FUSE_COVER_H

#include "jig/iface.h"
#include "jig/reason.h"

/* `tile`: where an iteration of all `n` loops, the outermost first, writes into `whole`. `assumed`:
 * nothing is asked about bounds and sizes of loops, only which of them moves the tile where. False:
 * why names the dimension, or the loop whose iterations write to the same place. */
bool jig_fuse_tiles_cover(JigOp *const *loops, size_t n, const JigValue *whole, JigSlice tile,
                          bool assumed, JigArena *a, JigReason *why) JIG_NODISCARD;

#endif
