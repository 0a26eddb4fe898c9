/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Fusing a consumer into loops that make what it uses, tile by tile: it works on each tile as soon
 * as that is complete, and the loops carry its results, too.
 */
#ifndef JIG_PAYLOAD_FUSE_CONSUMER_H
#define JIG_PAYLOAD_FUSE_CONSUMER_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigConsumerFusion {
    JigOp **fused; /* in the arena */
    size_t num_fused;
    JigOp **loops; /* that took the place of those given, in their order; in the arena */
} JigConsumerFusion;

/* `loops`: `n` that stand in each other, the outermost first, each of which hands on what the one
 * in it makes. Replaces them and the consumer. `tiles_cover`: the caller knows that the tiles make
 * up all of the loops' results, each element once; else that has to be seen. False: why says what
 * is in the way, and nothing is changed. */
bool jig_fuse_consumer(JigRewriter *rw, JigOp *consumer, JigOp *const *loops, size_t n,
                       bool tiles_cover, JigArena *a, JigConsumerFusion *out,
                       JigReason *why) JIG_NODISCARD;

#endif
