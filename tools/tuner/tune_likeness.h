/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What payloads have in common that differ in sizes only: the same ops in the same order, of the
 * same kinds of values. */
#ifndef JIG_TOOLS_TUNE_LIKENESS_H
#define JIG_TOOLS_TUNE_LIKENESS_H

#include "jig/arena.h"
#include "jig/op.h"

/* Of likeness a fingerprint; of sizes a text, "64x32, 32x16, =8": shapes of all values, and
 * constants of type index, in the order of the ops. Both in `a`. */
void tune_likeness(JigOp *payload, JigArena *a, JigStr *likeness, JigStr *sizes);
/* How far sizes of payloads that are alike are from one another: 0, they are the same. */
double tune_sizes_apart(JigStr x, JigStr y);
/* Each shape once, those at the beginning; in `a`. */
JigStr tune_sizes_short(JigStr sizes, JigArena *a);

#endif
