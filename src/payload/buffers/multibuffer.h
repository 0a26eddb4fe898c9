/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Several copies of a buffer, one after another in turn, for the iterations of a loop. */
#ifndef JIG_PAYLOAD_BUFFERS_MULTIBUFFER_H
#define JIG_PAYLOAD_BUFFERS_MULTIBUFFER_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigMultibufferOptions {
    int64_t factor;     /* how many copies, at least 1 */
    bool skip_analysis; /* iterations may read what others wrote, as far as the caller cares */
} JigMultibufferOptions;

/* Is the memref.alloc used in loops only (and freed anywhere)? */
bool jig_is_used_in_loops(const JigOp *alloc);
/* Replaces a memref.alloc that each iteration of a loop overwrites by one that is `factor` times as
 * large, of which iteration i has part i modulo factor. NULL, and why: nothing was changed. */
JigOp *jig_multibuffer(JigRewriter *rw, JigOp *alloc, const JigMultibufferOptions *options,
                       JigReason *why);

#endif
