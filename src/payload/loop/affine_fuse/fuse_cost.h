/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What fusing loop nests costs: ops that are carried out, and memory that is touched. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_FUSE_COST_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_FUSE_COST_H

#include "payload/loop/affine_fuse/nest_graph.h"

/* By which part of the ops that both nests carry out there are more with the copies; false: the
 * numbers are not known. */
bool jig_loop_fuse_adds(JigOp *source, JigOp *into, const JigLoopSlice *slice, double *out);
/* `slices` are by depth, from 1; those that can't be used have no loops. Chooses the depth at which
 * the copies touch least, of those that add no more than `tolerance`, the deepest first. `access`
 * is that of the source which matters; NULL: there are several, and only the deepest is asked
 * about. False: none, the numbers are not known, or what is touched would grow. */
bool jig_loop_fuse_pays(JigNestGraph *g, const JigNest *source, JigOp *access, const JigNest *into,
                        const JigLoopSlice *slices, size_t n, double tolerance, JigArena *a,
                        size_t *depth);

#endif
