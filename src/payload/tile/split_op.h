/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Splitting an op in two, each of which does a part of one of its loops. */
#ifndef JIG_PAYLOAD_SPLIT_OP_H
#define JIG_PAYLOAD_SPLIT_OP_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigSplit {
    JigOp *first, *second; /* second NULL: nothing is left for it, and first is the op itself */
} JigSplit;

typedef struct JigSplitOptions {
    size_t loop;
    JigMixed size;
    bool as_reference; /* also where what is reduced depends on the order, which then is another */
} JigSplitOptions;
/* Replaces an op that can be tiled by one for the first `size` iterations of `loop` and one for
 * those that are left; the second writes into what the first gives. */
bool jig_tile_split(JigRewriter *rw, JigOp *op, const JigSplitOptions *o, JigArena *a,
                    JigSplit *out, JigReason *why) JIG_NODISCARD;

#endif
