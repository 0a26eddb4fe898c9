/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Walks over the blocks of a region along their successors.
 */
#ifndef JIG_IR_CFG_H
#define JIG_IR_CFG_H

#include "ir/op.h"

/* Appends the blocks of the region reachable from `entry`, each after its successors, in the
 * order of a depth-first walk that takes successors from first to last. */
void jig_cfg_post_order(JigBlock *entry, JigBlockVec *out);
/* Does a path along successors lead from the block back to it? */
bool jig_cfg_in_cycle(const JigBlock *block);
/* The successor `i` of the block's last op; NULL beyond the last one. */
static inline size_t jig_cfg_num_successors(const JigBlock *block) {
    return block->last ? block->last->num_successors : 0;
}
static inline JigBlock *jig_cfg_successor(const JigBlock *block, size_t i) {
    return jig_op_successors(block->last)[i].block;
}

#endif
