/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What is wrong with the text of a script, for who wrote it: complaints of parser and verifier in a
 * schedule author's words, and what would do.
 */
#ifndef JIG_EXPLAIN_MISTAKE_H
#define JIG_EXPLAIN_MISTAKE_H

#include "explain/matching.h"

/* What to tell in place of `error`, and in `lines` what is said below it, all in `a`. What is not
 * about a transform op stays as it is; of warnings and remarks only ops are left out that can be
 * read where they are written. */
const JigDiag *jig_mistake_explain(JigContext *ctx, const JigDiag *error, JigArena *a,
                                   JigLines *lines);

#endif
