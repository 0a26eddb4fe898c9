/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers freed after their last use, without bits that say who owns them. */
#ifndef JIG_PAYLOAD_DEALLOC_FREE_BUFFERS_H
#define JIG_PAYLOAD_DEALLOC_FREE_BUFFERS_H

#include "jig/iface.h"
#include "jig/reason.h"

/* What becomes of a buffer that a function returns and did not allocate. */
typedef enum JigCopyResults {
    JIG_COPY_NONE,  /* it is returned: callers free none that may be such a one */
    JIG_COPY_MIXED, /* where it is allocated at other times, a copy; else as it is */
    JIG_COPY_ALL,   /* a copy */
} JigCopyResults;

/* Frees what functions below `module` allocate, and what they are given by calls and is surely new,
 * where nobody does: after the last use, or, what may be a result, before the function returns
 * something else. With JIG_COPY_NONE what cannot be told of is never freed, as if the pass were not
 * there; with the others false, with a reason, for a caller who takes back what was done. */
bool jig_dealloc_free_buffers(JigRewriter *rw, JigOp *module, JigCopyResults copy,
                              JigReason *why) JIG_NODISCARD;

#endif
