/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/dry_run.h"

#include "ir/context.h"
#include "ir/journal.h"
#include "jig/asm.h"
#include "support/check.h"

static void say(const JigDiag *told, JigReason *why) {
    for (const JigDiag *d = told; d && !jig_reason_given(why); d = d->next)
        if (d->severity == JIG_ERROR)
            jig_reason_of_error(why, d);
}

JigOp *jig_dry_run_parse(JigContext *ctx, JigStr text, JigStr name, JigReason *why) {
    JIG_REQUIRE(ctx && why);
    JigDiagCapture told;
    bool was = jig_journal_pause(ctx);
    jig_diag_capture_begin(ctx, &told);
    JigOp *script = jig_parse_module(ctx, text, name, true);
    jig_diag_capture_end(ctx, &told);
    jig_journal_resume(ctx, was);
    if (!script)
        say(told.first, why);
    jig_diag_capture_free(&told);
    return script;
}

void jig_dry_run_drop(JigOp *script) {
    JIG_REQUIRE(script);
    JigContext *ctx = jig_op_context(script);
    bool was = jig_journal_pause(ctx);
    jig_op_destroy(script);
    jig_journal_resume(ctx, was);
}

JigDryRun jig_dry_run_begin(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    JigDryRun t = {.ctx = ctx, .listeners = ctx->listeners};
    ctx->listeners = NULL;
    t.ahead = jig_journal_set_aside(ctx);
    t.mark = jig_mark(ctx);
    return t;
}

void jig_dry_run_end(const JigDryRun *t) {
    JIG_REQUIRE(t);
    jig_rollback(t->ctx, t->mark);
    jig_commit(t->ctx, t->mark);
    jig_journal_put_back(t->ctx, t->ahead);
    t->ctx->listeners = t->listeners;
}
