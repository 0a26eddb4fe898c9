/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Index-set splitting: the iterations of a loop in two loops, one after the other. */
#ifndef JIG_PAYLOAD_LOOP_SPLIT_H
#define JIG_PAYLOAD_LOOP_SPLIT_H

#include "jig/iface.h"
#include "jig/reason.h"

/* The loop, an scf.for or affine.for, keeps as many of its first iterations as are a multiple of
 * `divisor`, at least 1; *rest is a loop behind it with the others, of which there may be none.
 * False, and why: nothing is changed. */
bool jig_split_loop(JigRewriter *rw, JigOp *loop, int64_t divisor, JigOp **rest, JigReason *why);

#endif
