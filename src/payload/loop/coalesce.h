/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* One loop in place of nested ones. */
#ifndef JIG_PAYLOAD_LOOP_COALESCE_H
#define JIG_PAYLOAD_LOOP_COALESCE_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Of the nest of scf.for or affine.for that begins with `loop`: neighbours whose bounds are known
 * before the first of them become one loop, which the first one is then. False, and why, where
 * there are none; a single affine.for is left as it is. Where an inner body reads what an outer
 * loop carries, the one loop carries that, too: it is another op than `loop`, and `*by` says which.
 * `by` NULL: such loops stay. */
bool jig_coalesce(JigRewriter *rw, JigOp *loop, JigOp **by, JigReason *why);
/* The same, also where ops without effects, such as computations of indices, stand between two
 * loops: these move into the innermost one. */
bool jig_coalesce_nested(JigRewriter *rw, JigOp *loop, JigOp **by, JigReason *why);

#endif
