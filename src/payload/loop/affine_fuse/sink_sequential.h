/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops whose iterations don't depend on each other go to the outside of a nest. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_SINK_SEQUENTIAL_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_SINK_SEQUENTIAL_H

#include "jig/rewrite.h"

/* Of affine.for loops that are perfectly nested from `loop` on; in their order, before the others.
 * Only where every dependence still goes forward. Returns the outermost one then. */
JigOp *jig_loop_fuse_sink_sequential(JigRewriter *rw, JigOp *loop);

#endif
