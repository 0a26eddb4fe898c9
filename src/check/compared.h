/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Numbers that a payload's comparisons, maxima and switches say, and such as are beside them:
 * random arguments seldom meet the case 2 of a switch, or are 100 where only more than 100 is
 * treated in another way.
 */
#ifndef JIG_CHECK_COMPARED_H
#define JIG_CHECK_COMPARED_H

#include "jig/op.h"
#include "support/vec.h"

/* Of more than are tried some are, from all over the payload, themselves before what is beside
 * them. */
typedef struct JigCompared {
    JIG_VEC(int64_t) said_ints, ints; /* each once, as they stand in the payload; what is tried */
    JIG_VEC(double) said_floats, floats;
} JigCompared;

/* Adds those of the ops under `root`. */
void jig_compared_see(JigCompared *n, JigOp *root);
void jig_compared_free(JigCompared *n);
/* How many a scalar of that type may be. */
size_t jig_compared_count(const JigCompared *n, const JigType *element);
/* The k-th of these, round and round, as jig eval takes it; or what draws from all. Empty: there is
 * none. */
JigStr jig_compared_text(const JigCompared *n, const JigType *element, size_t k, JigArena *a);
JigStr jig_compared_any(const JigCompared *n, const JigType *element, JigArena *a);

#endif
