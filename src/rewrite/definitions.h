/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values that are needed earlier than they are made. */
#ifndef JIG_REWRITE_DEFINITIONS_H
#define JIG_REWRITE_DEFINITIONS_H

#include "jig/iface.h"
#include "jig/rewrite.h"

/* Moves the ops that these operands of `user` are computed by, within the block of `op`, before
 * `where`, which is `op` or stands before it in its block, unless they are there before `op`
 * already. False: nothing is moved, for one of them has effects, or needs what `op` makes. */
bool jig_rw_move_definitions(JigRewriter *rw, const JigOp *user, JigOperandRange operands,
                             JigOp *op, JigOp *where);

#endif
