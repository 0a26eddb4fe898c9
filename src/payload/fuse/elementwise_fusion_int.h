/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files about fusion of structured ops share. */
#ifndef JIG_PAYLOAD_FUSE_ELEMENTWISE_FUSION_INT_H
#define JIG_PAYLOAD_FUSE_ELEMENTWISE_FUSION_INT_H

#include "dialect/common/reshape.h"
#include "jig/iface.h"
#include "jig/reason.h"
#include "jig/rewrite.h"

/* A tensor.expand_shape to these sizes, which `type` has, too. */
JigValue *jig_fuse_build_expanded(JigRewriter *rw, JigLoc loc, JigValue *v, const JigMixed *sizes,
                                  const JigType *type, JigGroups groups);
/* Moves what the sizes of a tensor.expand_shape are computed by before `where`, which is `op` or
 * stands before it in its block, unless it is there before `op` already. False: nothing is moved,
 * for it has effects, or needs what op makes. */
bool jig_fuse_move_sizes_before(JigRewriter *rw, JigOp *expand, JigOp *op, JigOp *where,
                                JigReason *why);
/* Is the operand made by an op of which nobody else uses anything? */
bool jig_fuse_is_only_use(JigOp *op, size_t operand);

#endif
