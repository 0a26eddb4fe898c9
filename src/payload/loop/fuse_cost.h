/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What fusing loop nests costs: ops that are carried out, and memory that is touched. */
#ifndef JIG_PAYLOAD_LOOP_FUSE_COST_H
#define JIG_PAYLOAD_LOOP_FUSE_COST_H

#include "payload/loop/loop_slice.h"

/* `slices` are by depth, from 1; those that can't be used have no loops. Chooses the depth at which
 * the copies touch least, of those that add less than `tolerance` of the ops that both nests carry
 * out, the deepest first. `access` is that of the source which matters. False: none, the numbers
 * are not known, or what is touched would grow. */
bool jig_fusion_pays(JigOp *access, JigOp *into, const JigLoopSlice *slices, size_t n,
                     double tolerance, JigArena *a, size_t *depth);

#endif
