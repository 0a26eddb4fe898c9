/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns about packs and unpacks; each ends with an empty one. */
#ifndef JIG_PAYLOAD_PACK_PATTERNS_H
#define JIG_PAYLOAD_PACK_PATTERNS_H

#include "jig/rewrite.h"

/* A pad ahead of a pack, a slice of an unpack, transpositions next to either, become part of it. */
extern const JigPattern jig_patterns_fold_into_relayout[];
/* Packs and unpacks of one tile in each tiled dimension as pads, transpositions and slices. */
extern const JigPattern jig_patterns_decompose_relayout[];
/* Packs go up, before what makes the tensor, and unpacks down, behind what uses it. Operands that
 * have to be packed for that are filled up with poison, or, without, are of whole tiles. */
extern const JigPattern jig_patterns_propagate_layout[],
    jig_patterns_propagate_layout_with_poison[];

#endif
