/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Moving an op with a region, such as a loop, into a function of its own. */
#ifndef JIG_PAYLOAD_LOOP_OUTLINE_H
#define JIG_PAYLOAD_LOOP_OUTLINE_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigOutlined {
    JigOp *function, *call;
} JigOutlined;

/* The function stands before the one around `op`, and is called `name`, which
 * must be free. Values from outside become its arguments, in the order of their uses; index
 * constants are made anew inside. False, and why, when op has not exactly one
 * region or is in no function. */
bool jig_outline(JigRewriter *rw, JigOp *op, JigStr name, JigArena *a, JigOutlined *out,
                 JigReason *why) JIG_NODISCARD;

#endif
