/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/diag/complaints.h"
#include "support/check.h"

void jig_complaints_begin(JigComplaints *c, JigContext *ctx, JigReason *why) {
    *c = (JigComplaints){.ctx = ctx, .why = why};
    if (why)
        jig_diag_capture_begin(ctx, &c->kept);
}

/* Notes of the diagnostics only show the ops, which a reader of reasons has no need of. */
static void give(const JigDiag *first, JigReason *why) {
    for (const JigDiag *d = first; d; d = d->next) {
        if (d->severity != JIG_ERROR)
            continue;
        if (jig_reason_given(why))
            jig_refuse_note(why, d->loc, "{}", jig_fact_str(d->message));
        else
            jig_refuse(why, d->loc, "{}", jig_fact_str(d->message));
    }
}

void jig_complaints_end(JigComplaints *c, bool ok) {
    JIG_REQUIRE(c);
    if (!c->why)
        return;
    jig_diag_capture_end(c->ctx, &c->kept);
    if (ok)
        jig_diag_capture_replay(c->ctx, &c->kept);
    else
        give(c->kept.first, c->why);
    jig_diag_capture_free(&c->kept);
}
