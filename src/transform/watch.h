/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * For loops over payload whose bodies change it.
 *
 * A watch knows which of a list of payload ops and values are still there. A
 * walk visits ops in post-order; the op being visited may go, but what the walk
 * comes to next must not: then it ends with a failure that says what was lost.
 */
#ifndef JIG_TRANSFORM_WATCH_H
#define JIG_TRANSFORM_WATCH_H

#include "jig/transform.h"
#include "support/map.h"

typedef struct JigWatch {
    JigListener listener;
    JigPtrMap there, gone; /* item -> its number */
    uintptr_t count;
} JigWatch;
void jig_watch_start(JigWatch *w, JigTransformCall *call);
void jig_watch_add(JigWatch *w, void *const *items, size_t n);
bool jig_watch_has(const JigWatch *w, const void *item);
/* Tells an item from one that has come to the same place; 0: it is not there. */
uintptr_t jig_watch_number(const JigWatch *w, const void *item);
void jig_watch_stop(JigWatch *w, JigTransformCall *call);

/* Visits what is inside `root`, then `root` itself. Stops at the first visit that isn't JIG_OK. */
typedef JigStatus (*JigVisitFn)(JigOp *op, void *user);
JigStatus jig_watch_walk(JigTransformCall *call, JigOp *root, JigVisitFn fn,
                         void *user) JIG_NODISCARD;

#endif
