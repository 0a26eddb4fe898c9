/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Shrinks payload and script together while something persists: that a check tells a difference, a
 * crash, a message. Cuts (reduce/cuts.h) are tried in a mark of the journal, large ones first:
 * those after which the IR is valid and reads shorter, and of which the caller says that it is
 * still what was looked for, stand; all others are taken back.
 *
 * Which places of a cut are taken at once is found as in A. Zeller, R. Hildebrandt, "Simplifying
 * and Isolating Failure-Inducing Input", IEEE Transactions on Software Engineering 28(2), 2002:
 * all, halves, quarters, ..., each place by itself. Places are tried from behind, where nothing
 * depends on what goes, so that one pass over them does what their algorithm starts again for.
 */
#ifndef JIG_REDUCE_REDUCER_H
#define JIG_REDUCE_REDUCER_H

#include "jig/op.h"

/* How far it is. */
typedef struct JigReduced {
    size_t num_tried, num_kept; /* changes */
    size_t lines_before, lines; /* of both texts */
    const char *cut;            /* that is being tried, for people; NULL: none */
    bool in_time;               /* nothing more can be cut, as far as is known */
} JigReduced;

typedef struct JigReduceOptions {
    JigOp *payload;
    JigOp *script; /* NULL: none, or it stands in the payload */
    /* Is what is looked for still there? What it does to the IR it takes back. */
    bool (*persists)(void *user);
    void (*progress)(void *user, const JigReduced *so_far); /* or NULL */
    void *user;
    double seconds; /* after which nothing new is tried; 0: no limit */
} JigReduceOptions;

/* Both stay what their pointers say, changed in place; they verify as they did before. Diagnostics
 * on the way are not told. */
JigReduced jig_reduce(const JigReduceOptions *options);

#endif
