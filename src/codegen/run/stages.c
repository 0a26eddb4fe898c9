/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/stages.h"

#include "support/check.h"

static const JigContextKey key = {.size = sizeof(JigRunStageFn)};

static void nobody(JigRunStage stage) {
    (void)stage;
}

void jig_run_tell_stages(JigContext *ctx, JigRunStageFn tell) {
    JIG_REQUIRE(ctx);
    *(JigRunStageFn *)jig_context_slot(ctx, &key) = tell;
}

JigRunStageFn jig_run_stages(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    JigRunStageFn tell = *(JigRunStageFn *)jig_context_slot(ctx, &key);
    return tell ? tell : nobody;
}
