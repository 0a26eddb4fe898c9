/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Fusing a producer into a loop that uses it. In order of preference: the
 * slice that the loop takes of the producer's result is computed in place;
 * the same where the loop takes its slice from a shared output whose initial
 * value is the producer's result; or the producer is cloned to its first use.
 */
#ifndef JIG_PAYLOAD_FUSE_H
#define JIG_PAYLOAD_FUSE_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigFuseResult {
    JigOp **fused; /* in the arena */
    size_t num_fused;
    JigOp *container; /* the loop; another op when it got a result more */
} JigFuseResult;

/* True when fused; the payload is unchanged otherwise, and notes of `why` say what is against each
 * of the ways. */
bool jig_fuse_into(JigRewriter *rw, JigOp *producer, JigOp *container, JigArena *a,
                   JigFuseResult *out, JigReason *why) JIG_NODISCARD;

#endif
