/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Building scf.forall, and what normalising loops is made of (jig/payload/loop.h). */
#ifndef JIG_PAYLOAD_LOOP_FORALL_H
#define JIG_PAYLOAD_LOOP_FORALL_H

#include "jig/payload/loop.h"

/* A forall with an empty body (but its terminator) at the insertion point; `mapping` may be NULL.
 */
JigOp *jig_loop_build_forall(JigRewriter *rw, JigLoc loc, const JigLoopBounds *bounds,
                             JigValue *const *outs, size_t num_outs, const JigAttr *mapping);
/* ceil((upper - lower) / step) of index numbers, at the insertion point. */
JigMixed jig_loop_index_trip_count(JigRewriter *rw, JigLoc loc, JigMixed lower, JigMixed upper,
                                   JigMixed step);
/* For uses of `iv`, which counts from 0 in steps of 1 now, what it was: iv * step + lower. */
void jig_loop_denormalize_index(JigRewriter *rw, JigLoc loc, JigValue *iv, JigMixed lower,
                                JigMixed step);

#endif
