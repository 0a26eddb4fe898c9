/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * When do two ops compute the same? Locations never count.
 */
#ifndef JIG_REWRITE_EQUIVALENCE_H
#define JIG_REWRITE_EQUIVALENCE_H

#include "rewrite/rewriter.h"

/* Same name, attributes, result types and successors count. */
bool jig_equivalence_same_kind(const JigOp *a, const JigOp *b);
/* Same kind, same operands (in any order for commutative ops), and regions that do the same, with
 * operands in their order: what is inside has none that two regions share. */
bool jig_equivalence_of_ops(const JigOp *a, const JigOp *b);
/* Regions that do the same, in terms of values outside as they are. */
bool jig_equivalence_of_regions(const JigRegion *a, const JigRegion *b);
/* Equal for equivalent regions, and most likely for no others. */
uint64_t jig_equivalence_hash_region(const JigRegion *r);
/* Equal for equivalent ops. */
uint64_t jig_equivalence_hash_op(const JigOp *op);
/* The same without operands. */
uint64_t jig_equivalence_hash_kind(const JigOp *op);

#endif
