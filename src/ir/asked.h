/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Questions about the order of accesses to memory (jig/order.h), on their way from who asks them to
 * who keeps them. Without anybody who listens a question costs a branch.
 */
#ifndef JIG_IR_ASKED_H
#define JIG_IR_ASKED_H

#include "ir/context.h"
#include "jig/order.h"

typedef struct JigAskedListener {
    void (*asked)(void *user, const JigOrderAsked *question);
    void *user;
} JigAskedListener;

/* From here on, in place of the one before; NULL: nobody listens. */
void jig_asked_listen(JigContext *ctx, const JigAskedListener *listener);
/* Has somebody to be told? Then what nobody else needs is worth finding out. */
static inline bool jig_asked_is_heard(const JigContext *ctx) {
    return JIG_UNLIKELY(ctx->asked != NULL);
}
void jig_asked_tell(JigContext *ctx, const JigOrderAsked *question);
JigOrderAccess jig_asked_access(JigOp *op, bool writes);

#endif
