/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * May iterations of one nest run in the iterations of another one that need them?
 *
 * The reference asks less: it keeps producers ahead of their consumers, but not readers ahead of
 * writers, takes it that iterations can be repeated, and that nests which carry values through
 * memory can be cut anywhere. What that breaks is refused here (docs/miscompiles.md).
 */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_FUSE_ORDER_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_FUSE_ORDER_H

#include "payload/loop/affine_fuse/nest_graph.h"

typedef struct JigFusion {
    JigNestGraph *graph;
    JigNest *source, *into;
    const JigLoopSlice *slice;
    bool source_goes;
    bool is_sibling; /* neither depends on the other */
    JigArena *arena;
} JigFusion;

/* Does every read still see what it saw, and does memory have in the end what it had? */
bool jig_loop_fuse_keeps_values(const JigFusion *f);
/* And if `memref` is new memory for each iteration of the destination's loop? `escapes`: others
 * write to it, too. */
bool jig_loop_fuse_may_privatize(const JigFusion *f, JigValue *memref, bool escapes);
/* May nothing but affine accesses touch what the two nests do, and nothing the same memory by
 * another name? */
bool jig_loop_fuse_is_plain(const JigFusion *f);

#endif
