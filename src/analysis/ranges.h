/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Between which numbers the integers and index values are: through the range
 * interface of ops, and the bounds of loops.
 */
#ifndef JIG_ANALYSIS_RANGES_H
#define JIG_ANALYSIS_RANGES_H

#include "analysis/forward.h"

/* What holds of the values in the regions of an op. IR may change meanwhile: what is erased is
 * forgotten, and nothing is known of what is new, unless it is said. */
typedef struct JigIntRanges JigIntRanges;
/* `folds`: what folds to a constant says which way control goes, too. Without, ranges alone do, and
 * ops that hand on a float constant lead nowhere, as in the reference. */
JigIntRanges *jig_ranges_create(JigOp *top, bool folds);
void jig_ranges_free(JigIntRanges *r);

/* False: the value is no integer of at most 64 bits, or never computed. */
bool jig_ranges_find(const JigIntRanges *r, const JigValue *v, JigIntRange *out);
/* A new value is what another one is. */
void jig_ranges_same(JigIntRanges *r, const JigValue *v, const JigValue *as);

#endif
