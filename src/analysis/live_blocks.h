/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which buffers are still needed where a block begins and ends. A value is live into a block when
 * it is defined elsewhere and used there, in what is nested there, or in a block that control may
 * reach from there. Of blocks at all depths.
 */
#ifndef JIG_ANALYSIS_LIVE_BLOCKS_H
#define JIG_ANALYSIS_LIVE_BLOCKS_H

#include "ir/op.h"
#include "support/vec.h"

typedef struct JigLiveBlocks JigLiveBlocks;

/* Of the memrefs in `top`; the caller destroys it. Uses that come later are not seen. */
JigLiveBlocks *jig_live_blocks_create(JigOp *top);
void jig_live_blocks_destroy(JigLiveBlocks *l);
/* `to` is what `from` was, which goes. */
void jig_live_blocks_rename(JigLiveBlocks *l, JigValue *from, JigValue *to);

/* Appended in order: arguments by their number, then results as they stand in the program. */
void jig_live_blocks_into(JigLiveBlocks *l, const JigBlock *block, JigValueVec *out);
/* Live out of `from`, and, unless that is NULL, into `to`. */
void jig_live_blocks_between(JigLiveBlocks *l, const JigBlock *from, const JigBlock *to,
                             JigValueVec *out);

#endif
