/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What rows propose (jig/propose.h), collected. */
#ifndef JIG_TRANSFORM_PROPOSE_H
#define JIG_TRANSFORM_PROPOSE_H

#include "jig/propose.h"
#include "support/vec.h"

struct JigProposals {
    JigOp *root;
    JigArena *arena;
    JIG_VEC(JigProposal) items;
};

/* What the row proposes for `payload`, added to `to`: by its .propose, or by its .needs. */
void jig_propose_by_row(JigProposals *to, const JigOpRow *row, JigOp *payload);
/* The line, or lines, of a proposal of the row. */
JigStr jig_propose_lines(const JigProposal *x, const JigOpRow *row, JigContext *ctx, JigArena *a);

/* .propose of rows that are applied as they are, to functions with a body. */
void jig_propose_for_functions(JigProposals *to, JigOp *payload);

/* The text with `!t` written out. */
JigStr jig_propose_written_out(const char *text, JigArena *a);

#endif
