/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Cleaning up the control flow of regions.
 */
#ifndef JIG_REWRITE_REGION_H
#define JIG_REWRITE_REGION_H

#include "rewrite/rewriter.h"
#include "support/vec.h"

typedef JIG_VEC(JigRegion *) JigRegionVec;
/* Those of the block's ops, without those within. */
void jig_regions_push_nested(JigRegionVec *work, const JigBlock *block);

/* Each returns whether anything changed. */
bool jig_regions_erase_unreachable(JigRewriter *rw, JigRegion **regions, size_t n);
bool jig_regions_eliminate_dead(JigRewriter *rw, JigRegion **regions, size_t n);
bool jig_regions_merge_identical_blocks(JigRewriter *rw, JigRegion **regions, size_t n);
bool jig_regions_drop_redundant_args(JigRewriter *rw, JigRegion **regions, size_t n);
/* All of them; the last two when `merge`. */
bool jig_regions_simplify(JigRewriter *rw, JigRegion **regions, size_t n, bool merge);

/* What ops below `region` use from outside, each value once, in the order of their first use; inner
 * ops come before those around them. */
void jig_regions_values_from_above(const JigRegion *region, JigValueVec *out);

#endif
