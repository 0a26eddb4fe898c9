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
/* Slices that are all of a tensor, and insertions that replace all of it. */
extern const JigPattern jig_patterns_whole_slices[];
/* Slices of reshapes as reshapes of slices. */
extern const JigPattern jig_patterns_bubble_slices[];
/* What adds dimensions of 1 before what drops them, and the reverse. */
extern const JigPattern jig_patterns_drop_rank_expansion[];
/* Reshapes that only add or drop ones, next to slices that drop and add them. */
extern const JigPattern jig_patterns_fold_reshapes[];
/* Transfers of vectors from and to slices; and, in the second, insertions of insertions. */
extern const JigPattern jig_patterns_fold_subsets_into_transfers[], jig_patterns_fold_subsets[];
/* tensor.concat as insertions. */
extern const JigPattern jig_patterns_decompose_concat[];
/* tensor.generate and tensor.pad of constants as constants; the second even where the source has
 * other uses. */
extern const JigPattern jig_patterns_as_constant[], jig_patterns_as_constant_always[];

/* ---- Sizes ---- */
/* tensor.dim and memref.dim of what can tell its sizes, and of what a loop combines. */
extern const JigPattern jig_patterns_resolve_dims[];

/* ---- scf ---- */
/* affine.min and affine.max that the bounds of loops around them tell; dimensions of what scf.for
 * carries, where it keeps the shape. */
extern const JigPattern jig_patterns_loop_bounds[];

/* ---- linalg ---- */
/* Loops over one iteration go, and dimensions of 1 with them: by reshapes, or by slices. */
extern const JigPattern jig_patterns_unit_dims_by_reshapes[], jig_patterns_unit_dims_by_slices[];
/* What goes well with them. */
void jig_patterns_add_unit_dims_canonicalization(JigPatternSet *set, bool by_slices);
/* What elementwise ops read of their inits becomes inputs. */
extern const JigPattern jig_patterns_inits_to_inputs[];
/* linalg.generic without operands that it does not read or has twice; the second also without
 * results that nobody uses. */
extern const JigPattern jig_patterns_erase_inputs[], jig_patterns_erase_operands[];
/* Inputs that are the same in all iterations are read in the body. */
extern const JigPattern jig_patterns_inline_scalars[];
/* A sum with what a contraction makes is where the contraction starts from. */
extern const JigPattern jig_patterns_fold_add[];
extern const JigPattern jig_patterns_slice_of_fill[];
/* linalg.generic on slices computes on the whole, of which the result is a slice. */
extern const JigPattern jig_patterns_sink_slices[];
/* tensor.pad as linalg.fill and an insertion. */
extern const JigPattern jig_patterns_decompose_pad[];
/* linalg.elementwise takes in transpositions of its inputs. */
extern const JigPattern jig_patterns_fold_into_elementwise[];
/* pack and unpack of tensor.empty. */
extern const JigPattern jig_patterns_relayout_of_empty[];
/* The canonicalization of what tiling leaves behind. */
void jig_patterns_add_tiling_canonicalization(JigPatternSet *set);

/* ---- affine ---- */
/* Indices split and joined by arithmetic, or by affine.apply. */
extern const JigPattern jig_patterns_expand_index[], jig_patterns_expand_index_as_affine[];

/* affine.min, affine.max and affine.apply by what is known of the bounds of their operands. */
void jig_patterns_add_affine_extrema(JigPatternSet *set);

/* ---- memref ---- */
/* Accesses of subviews and reshapes, and subviews of subviews, are of what these view. */
extern const JigPattern jig_patterns_fold_memref_alias[];
/* affine.load and affine.store of subviews and reshapes are of what these view. */
extern const JigPattern jig_patterns_fold_affine_alias[];
/* Buffers of several dimensions are accessed as one row of their elements. */
extern const JigPattern jig_patterns_flatten_memrefs[];
/* Accesses at index 0 of a subview that starts where the access was. */
extern const JigPattern jig_patterns_extract_addresses[];
/* Views as casts of the base buffer; metadata of views and new buffers. */
extern const JigPattern jig_patterns_expand_strided_metadata[];
/* memref.reshape to a known rank as reinterpret_cast. */
extern const JigPattern jig_patterns_expand_memref[];
/* memref.alloc of static shape, freed in its block, as alloca; with a limit, of fewer bytes. The
 * context keeps them. */
const JigPattern *jig_patterns_alloc_to_alloca(JigContext *ctx, bool has_limit, int64_t limit);

#endif
