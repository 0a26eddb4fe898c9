/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns for passes and scripts: arrays that end with an empty pattern, or functions that
 * add what depends on other tables. */
#ifndef JIG_PAYLOAD_PATTERNS_H
#define JIG_PAYLOAD_PATTERNS_H

#include "jig/rewrite.h"

/* ---- tensor ---- */
/* Reshapes, slices and concatenations of tensor.empty are tensor.empty; the second only where it
 * has no other use. */
extern const JigPattern jig_patterns_fold_empty[], jig_patterns_fold_single_use_empty[];
/* Slices of slices, insertions of insertions. */
extern const JigPattern jig_patterns_merge_slices[];
/* What adds dimensions of 1 before what drops them, and the reverse. */
extern const JigPattern jig_patterns_drop_rank_expansion[];
/* Reshapes that only add or drop ones, next to slices that drop and add them. */
extern const JigPattern jig_patterns_fold_reshapes[];
/* tensor.concat as insertions. */
extern const JigPattern jig_patterns_decompose_concat[];
/* tensor.generate and tensor.pad of constants as constants; the second even where the source has
 * other uses. */
extern const JigPattern jig_patterns_as_constant[], jig_patterns_as_constant_always[];

/* ---- Sizes ---- */
/* tensor.dim and memref.dim of what can tell its sizes, and of what a loop combines. */
extern const JigPattern jig_patterns_resolve_dims[];

/* ---- linalg ---- */
/* Loops over one iteration go, and dimensions of 1 with them: by reshapes, or by slices. */
extern const JigPattern jig_patterns_unit_dims_by_reshapes[], jig_patterns_unit_dims_by_slices[];
/* What goes well with them. */
void jig_patterns_add_unit_dims_canonicalization(JigPatternSet *set, bool by_slices);
/* What elementwise ops read of their inits becomes inputs. */
extern const JigPattern jig_patterns_inits_to_inputs[];
/* The canonicalization of what tiling leaves behind. */
void jig_patterns_add_tiling_canonicalization(JigPatternSet *set);

#endif
