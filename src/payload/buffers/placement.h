/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where allocations stand: as far up as all uses of their views allow, or on the stack. */
#ifndef JIG_PAYLOAD_BUFFERS_PLACEMENT_H
#define JIG_PAYLOAD_BUFFERS_PLACEMENT_H

#include "jig/payload/hoist.h"
#include "jig/pass.h"

/* What iterations of loops below `top` allocate, with sizes known before, and free in the same
 * block is allocated before the loop, and freed behind it. */
void jig_buffers_hoist_pairs(JigRewriter *rw, JigOp *top);

/* Puts an allocation onto the stack when nothing frees it, it is small, and no view of it leaves
 * the scope in which it stands outside of loops. Small is what has at most `max_bytes`, or, of
 * dynamic size, at most `max_rank` dimensions that are all ranks of something. Those that do
 * not fit into `max_total` bytes together with the ones before stay; 0: there is no such limit. */
void jig_buffers_promote_to_stack(JigRewriter *rw, JigOp *top, uint64_t max_bytes,
                                  uint64_t max_rank, uint64_t max_total);

#endif
