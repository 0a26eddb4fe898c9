/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* An outcome that somebody asks for: of which steps is it the work, what can go while it is there?
 */
#ifndef JIG_CHECK_ASK_H
#define JIG_CHECK_ASK_H

#include "jig/op.h"

typedef enum JigAnswer {
    JIG_ANSWER_NO,
    JIG_ANSWER_YES,
    JIG_ANSWER_UNKNOWN, /* it cannot be told of this payload */
} JigAnswer;

/* Has the payload, as it is now, that outcome? It may be read, not changed. *what, in `a`: what was
 * seen; empty: nothing to tell. */
typedef struct JigAsk {
    JigAnswer (*has)(void *user, JigOp *payload, JigArena *a, JigStr *what);
    void *user;
} JigAsk;

#endif
