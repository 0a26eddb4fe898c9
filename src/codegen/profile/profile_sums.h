/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The rows of a profile's tables, the longest first. */
#ifndef JIG_CODEGEN_PROFILE_PROFILE_SUMS_H
#define JIG_CODEGEN_PROFILE_PROFILE_SUMS_H

#include "codegen/profile/profile.h"

typedef struct JigProfileSum {
    size_t of; /* the place, step or call that stands for all of them */
    double seconds, share;
    uint64_t count;
    JigStr key; /* what they have in common */
} JigProfileSum;
typedef JIG_VEC(JigProfileSum) JigProfileSums; /* the caller's to free */

double jig_profile_share(const JigProfile *p, double seconds);
JigProfileSums jig_profile_by_line(const JigProfile *p); /* `of`: the place with most of it */
/* The ops on the line of a place, those of one name and last step together. */
JigProfileSums jig_profile_ops_on_line(const JigProfile *p, size_t place);
JigProfileSums jig_profile_by_step(const JigProfile *p);
JigProfileSums jig_profile_by_call(const JigProfile *p); /* `of`: the call with most of it */
/* Loops inside of a place, and none in between; of JIG_NO_PLACE the functions. */
JigProfileSums jig_profile_loops_in(const JigProfile *p, size_t place);
/* Everything inside of a place, and none in between, itself without what is inside, too. */
JigProfileSums jig_profile_inside(const JigProfile *p, size_t place);
/* The number of the step that made it last; empty: none did. */
JigStr jig_profile_last_step(const JigProfile *p, const JigProfilePlace *place);
/* Seconds of what no step made. */
double jig_profile_unmade(const JigProfile *p);
/* Of that, those of one line and name together; `of`: the place with most of it. */
JigProfileSums jig_profile_unmade_ops(const JigProfile *p);

#endif
