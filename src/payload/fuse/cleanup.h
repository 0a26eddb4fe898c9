/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns that simplify the slices which tiling makes. */
#ifndef JIG_PAYLOAD_FUSE_CLEANUP_H
#define JIG_PAYLOAD_FUSE_CLEANUP_H

#include "jig/rewrite.h"

/* The canonical form of slices; slices of slices and insertions of insertions become one; slices
 * stand before reshapes. */
void jig_fuse_add_cleanup(JigPatternSet *set);

#endif
