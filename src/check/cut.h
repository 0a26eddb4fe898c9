/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What of a payload is concerned by edits: of the ops right in it, those whose text they changed.
 */
#ifndef JIG_CHECK_CUT_H
#define JIG_CHECK_CUT_H

#include "ir/journal.h"
#include "support/vec.h"

/* An op right in the payload, with its text at two places of the journal; empty where it is not. */
typedef struct JigCut {
    const JigOp *op;
    JigStr before, after;
} JigCut;
typedef JIG_VEC(JigCut) JigCuts;

/* Those that differ, freed by the caller; texts in `a`. Leaves the payload at `to`. */
JigCuts jig_cut_changed(JigOp *payload, size_t from, size_t to, JigArena *a);
/* As a unified diff. */
void jig_cut_diff(const JigCuts *cuts, JigArena *a, JigWriteFn write, void *user);

#endif
