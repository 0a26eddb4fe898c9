/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/acts.h"
#include "support/check.h"

void jig_acts_begin(JigActs *acts, JigContext *ctx) {
    JIG_REQUIRE(acts && ctx && !ctx->journal->acts);
    *acts = (JigActs){0};
    ctx->journal->acts = acts;
}

void jig_acts_end(JigContext *ctx) {
    JIG_REQUIRE(ctx && ctx->journal->acts);
    ctx->journal->acts = NULL;
}

void jig_acts_free(JigActs *acts) {
    JIG_REQUIRE(acts);
    jig_vec_free(&acts->list);
    jig_vec_free(&acts->open);
}

/* From here on edits are the work of the innermost one; the one before did nothing, if there was no
 * edit. */
static void note(JigContext *ctx, JigActs *acts) {
    JigAct act = acts->open.len ? jig_vec_last(&acts->open) : (JigAct){0};
    act.place = jig_journal_place(ctx);
    if (acts->list.len && jig_vec_last(&acts->list).place == act.place)
        acts->list.len--;
    jig_vec_push(&acts->list, act);
}

void jig_acts_open_again(JigContext *ctx, size_t number, const char *what, const char *name,
                         JigOp *op) {
    JIG_REQUIRE(ctx && ctx->journal->acts && what);
    JigActs *acts = ctx->journal->acts;
    JigAct act = {.what = what, .name = name, .op = op, .number = number};
    if (acts->open.len) {
        const JigAct *around = &jig_vec_last(&acts->open);
        act.pass = around->pass;
        act.pass_op = around->pass_op;
        act.pass_number = around->pass_number;
    }
    if (strcmp(what, "pass") == 0) {
        act.pass = name;
        act.pass_op = op;
        act.pass_number = ++acts->num_passes;
    }
    jig_vec_push(&acts->open, act);
    if (jig_journal_is_open(ctx))
        note(ctx, acts);
}

size_t jig_acts_next_number(const JigContext *ctx) {
    JIG_REQUIRE(ctx && ctx->journal->acts);
    return ctx->journal->acts->num + 1;
}

void jig_acts_open(JigContext *ctx, const char *what, const char *name, JigOp *op) {
    JIG_REQUIRE(ctx && ctx->journal->acts && what);
    jig_acts_open_again(ctx, ++ctx->journal->acts->num, what, name, op);
}

void jig_acts_close(JigContext *ctx) {
    JIG_REQUIRE(ctx && ctx->journal->acts);
    JigActs *acts = ctx->journal->acts;
    if (!acts->open.len) /* it began before anybody noted */
        return;
    acts->open.len--;
    if (jig_journal_is_open(ctx))
        note(ctx, acts);
}

void jig_acts_forget(JigActs *acts, size_t place) {
    JIG_REQUIRE(acts);
    while (acts->list.len && jig_vec_last(&acts->list).place > place)
        acts->list.len--;
}
