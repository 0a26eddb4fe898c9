/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Boxes around the points of a domain: each dim has a range that other dims have no part in. */
#ifndef JIG_ANALYSIS_DOMAIN_BOX_H
#define JIG_ANALYSIS_DOMAIN_BOX_H

#include "analysis/domain.h"

/* Bounds of a dim: factors of the symbols and a constant, which the divisor belongs to. Both are to
 * be rounded down. */
typedef struct JigRange {
    int64_t *lower, *upper, divisor;
} JigRange;
/* The narrowest one of constant width; false: there is none. Arrays are in `a`. */
bool jig_domain_range(const JigDomain *d, size_t dim, JigArena *a, JigRange *out);
/* Grows to a box around what is in both. Dims and symbols are matched by their values, dims of no
 * value by their places; false, and unchanged, where boxes can't be compared. */
bool jig_domain_join(JigDomain *x, const JigDomain *more);

/* Adds the rows of `from`, whose dims and symbols are matched like that, and its locals. */
void jig_domain_spread(const JigDomain *from, JigDomain *to);

#endif
