/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Do two accesses to the same memory, each made at every point of its domain, meet in an element,
 * one before the other? The question is whether a system has solutions: points of both domains
 * that have the same indices and are ordered as asked for.
 */
#ifndef JIG_ANALYSIS_DEPENDENCE_H
#define JIG_ANALYSIS_DEPENDENCE_H

#include "analysis/domain.h"

typedef struct JigAccess {
    JigDomain
        domain; /* its first dims are the variables of the loops around, the outermost first */
    size_t num_loops;
    const JigMap *map; /* the indices, of operands that the domain knows: dims, then symbols */
    JigValue *const *operands;
    const int64_t *extents; /* how many elements are touched from each index on; NULL: one */
} JigAccess;

/* How much later the second point is than the first, of one loop; INT64_MIN and INT64_MAX: no
 * bound is known. */
typedef struct JigDistance {
    int64_t least, most;
} JigDistance;

/* Loops around both, from the outside. */
size_t jig_dependence_common_loops(const JigAccess *first, const JigAccess *second);
/* Makes the system of pairs of points that touch the same element, such that the second one is
 * later in common loop number depth - 1 and at the same iterations of those around it; with a
 * greater depth than there are common loops, at the same iterations of all of them. Its dims are
 * `lead` new ones, those of the first domain, and those of the second. False: it can't be told by
 * linear constraints. The caller frees it in either case. */
bool jig_dependence_pairs(const JigAccess *first, const JigAccess *second, size_t depth,
                          size_t lead, JigSystem *out);
/* The values of the system's symbols, in their order. */
void jig_dependence_pair_symbols(const JigAccess *first, const JigAccess *second, JigValueVec *out);
typedef enum JigDepends { JIG_DEPENDS_NOT, JIG_DEPENDS, JIG_DEPENDS_UNKNOWN } JigDepends;
/* Are there such pairs? How far they are apart goes to `distances` (NULL: not asked for), one per
 * common loop. */
JigDepends jig_dependence_exists(const JigAccess *first, const JigAccess *second, size_t depth,
                                 JigDistance *distances);

#endif
