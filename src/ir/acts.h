/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Whose work edits are. Who changes IR on its own account (a pattern, a fold, a pass) says so when
 * it begins and when it is done; while somebody keeps acts, the place of the journal is noted then:
 * edits between two places are the work of the first.
 *
 * Invariants: places grow, and each is one that the journal can be sent to (jig_journal_go): what
 * jig_rollback takes back has no acts. An act without edits leaves nothing.
 */
#ifndef JIG_IR_ACTS_H
#define JIG_IR_ACTS_H

#include "ir/journal.h"

typedef struct JigAct {
    const char *what; /* "pattern", "fold", "pass"; NULL: of nobody who says who he is */
    const char *name; /* of a pattern, of a pass; or NULL */
    JigOp *op;        /* that it is applied to, which may be gone afterwards; or NULL */
    size_t place;     /* where it begins, or goes on when one inside of it is done */
    size_t number;    /* of the application, from 1, in the order in which they began */
    const char *pass; /* the innermost that runs, or NULL */
    JigOp *pass_op;
    size_t pass_number; /* among all, from 1; 0: none runs */
} JigAct;

typedef struct JigActs {
    JIG_VEC(JigAct) list, open; /* open: one inside the other */
    size_t num, num_passes;
} JigActs;

/* Notes the acts of the context from here on; whoever began before does not. Freed by the caller,
 * when noting has ended. */
void jig_acts_begin(JigActs *acts, JigContext *ctx);
void jig_acts_end(JigContext *ctx);
void jig_acts_free(JigActs *acts);

/* What is behind these two, and jig_rollback. */
void jig_acts_open(JigContext *ctx, const char *what, const char *name, JigOp *op);
/* The same of work whose number is known: some of it was done before, the rest has waited. The next
 * one's is jig_acts_next_number. */
void jig_acts_open_again(JigContext *ctx, size_t number, const char *what, const char *name,
                         JigOp *op);
size_t jig_acts_next_number(const JigContext *ctx);
void jig_acts_close(JigContext *ctx);
void jig_acts_forget(JigActs *acts, size_t place);

static inline void jig_act_begin(JigContext *ctx, const char *what, const char *name, JigOp *op) {
    if (JIG_UNLIKELY(ctx->journal->acts != NULL))
        jig_acts_open(ctx, what, name, op);
}
static inline void jig_act_end(JigContext *ctx) {
    if (JIG_UNLIKELY(ctx->journal->acts != NULL))
        jig_acts_close(ctx);
}

#endif
