/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which op around another one stands in a given region, in constant time for a walk that goes
 * depth first, however deep it is. Nothing may change while one is in use.
 */
#ifndef JIG_IR_OP_PATH_H
#define JIG_IR_OP_PATH_H

#include "ir/op.h"
#include "support/map.h"
#include "support/vec.h"

/* Zero-initialised is at no op. Invariant: each op of `ops` is the parent of the next one; the
 * region that ops[k] stands in has the depth k. Depths of other regions are what they were. */
typedef struct JigOpPath {
    JIG_VEC(JigOp *) ops;
    JigPtrMap depths; /* region -> depth + 1 */
} JigOpPath;

/* `op`, or the op around it, that stands in the region; NULL: none. */
JigOp *jig_op_path_ancestor(JigOpPath *p, const JigRegion *region, JigOp *op);
/* Is `inner` within `outer`, or the same, where `op` stands within both? False: that is not so. */
bool jig_op_path_is_within(JigOpPath *p, const JigRegion *outer, const JigRegion *inner, JigOp *op);
void jig_op_path_free(JigOpPath *p);

#endif
