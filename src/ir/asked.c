/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/asked.h"

#include "support/check.h"

void jig_asked_listen(JigContext *ctx, const JigAskedListener *listener) {
    JIG_REQUIRE(ctx);
    ctx->asked = listener;
}

void jig_asked_tell(JigContext *ctx, const JigOrderAsked *question) {
    JIG_REQUIRE(ctx && question);
    if (ctx->asked)
        ctx->asked->asked(ctx->asked->user, question);
}

JigOrderAccess jig_asked_access(JigOp *op, bool writes) {
    JIG_REQUIRE(op);
    return (JigOrderAccess){.op = op,
                            .name = jig_op_name_of(op),
                            .loc = jig_op_loc(op),
                            .operand = JIG_NO_OPERAND,
                            .writes = writes};
}

const char *jig_order_change_name(JigOrderChange change) {
    static const char *const names[] = {"iterations", "jammed",   "stages",
                                        "fused",      "parallel", "moved"};
    JIG_REQUIRE((size_t)change < JIG_LEN(names));
    return names[change];
}

const char *jig_order_answer_name(JigOrderAnswer answer) {
    static const char *const names[] = {"kept", "unknown", "lost"};
    JIG_REQUIRE((size_t)answer < JIG_LEN(names));
    return names[answer];
}
