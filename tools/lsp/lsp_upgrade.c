/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Spellings of former releases: where they are, and the text in today's. */
#include "jig/upgrade.h"
#include "lsp/lsp_reading.h"

static void tell_older(void *user, const JigUpgradeChange *c) {
    Reading *r = user;
    size_t begin = text_offset_of_bytes(r->text, c->line, c->column);
    Problem p = {.severity = c->is_left ? PROBLEM_INFORMATION : PROBLEM_HINT,
                 .begin = begin,
                 .end = begin + c->op.len,
                 .message = jig_arena_printf(r->arena, "%s%.*s (after %s)",
                                             c->is_left ? "left as it is: " : "", JIG_FMT(c->what),
                                             c->until),
                 .is_older = true};
    problem_keep(r, &p);
}

static void upgrade(Reading *r) {
    JigStr out, text = text_str(r->text);
    if (jig_upgrade(r->ctx, text, r->name, tell_older, r, r->arena, &out) && !jig_str_eq(out, text))
        r->upgraded = out;
}

/* What is upgraded is read anew, and its complaints are known. */
static bool say_nothing(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user, (void)ctx, (void)diag;
    return true;
}

void reading_upgrade(Reading *r) {
    jig_context_push_handler(r->ctx, say_nothing, NULL);
    upgrade(r);
    jig_diag_flush(r->ctx);
    jig_context_pop_handler(r->ctx);
}
