/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which blocks of a region control may go back to: the strongly connected components of its jumps.
 */
#ifndef JIG_ANALYSIS_BLOCK_CYCLES_H
#define JIG_ANALYSIS_BLOCK_CYCLES_H

#include "ir/op.h"
#include "support/map.h"
#include "support/vec.h"

/* Zeroed: no region is known. Those that are asked about must not change. */
typedef struct JigBlockCycles {
    JigPtrMap of; /* block -> number of its component, one more */
    uintptr_t num;
} JigBlockCycles;
void jig_block_cycles_free(JigBlockCycles *c);

/* May control come from each of the two to the other? Both are of one region. */
bool jig_block_cycles_contain(JigBlockCycles *c, JigBlock *a, JigBlock *b);

/* The components of more than one block, or of one that goes to itself, among those reached from
 * `entry`: what control comes to last first, and so the blocks of each. Component i ends before
 * ends[i]. */
typedef struct JigBlockComponents {
    JigBlockVec blocks;
    JIG_VEC(size_t) ends;
} JigBlockComponents;
void jig_block_cycles_components(JigBlock *entry, JigBlockComponents *out);
void jig_block_cycles_free_components(JigBlockComponents *c);

#endif
