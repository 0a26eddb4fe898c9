/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What proposals of several families need: sizes of loops, and sizes that suit them. */
#ifndef JIG_TRANSFORM_OPS_PROPOSALS_H
#define JIG_TRANSFORM_OPS_PROPOSALS_H

#include "jig/iface.h"
#include "transform/propose.h"

/* How often a loop of an op with a JigTilingIface or of a structured op steps; JIG_DYNAMIC: it is
 * not known. */
int64_t jig_propose_loop_size(const JigOp *op, size_t loop);
/* What it never exceeds, or, if that is unknown, JIG_DYNAMIC; the same of a dimension. */
int64_t jig_propose_loop_bound(JigOp *op, size_t loop, JigArena *a);
int64_t jig_propose_dim_bound(JigValue *shaped, size_t dim, JigArena *a);
size_t jig_propose_num_loops(const JigOp *op);
/* Of what kind the loop is; JIG_PARALLEL of ops that don't tell. */
bool jig_propose_is_reduction(const JigOp *op, size_t loop);

/* Which loops: all, or those of a kind. */
typedef enum JigProposeLoops {
    JIG_PROPOSE_ALL,
    JIG_PROPOSE_PARALLEL,
    JIG_PROPOSE_REDUCTIONS
} JigProposeLoops;
/* Sizes that divide those of the loops, "[8, 16]", a 0 for each loop that is left alone; *num: how
 * many are not 0. Zeros at the end are left out, unless `whole`. */
const char *jig_propose_tiles(JigProposals *to, const JigOp *op, JigProposeLoops which, bool whole,
                              size_t *num);
/* The same of a loop; 0: it is not worth it. */
int64_t jig_propose_tile(int64_t size);
/* "0 to 512, 0 to 64, 0 or more; 0 leaves a loop alone": for each loop of the kind. */
const char *jig_propose_tile_range(JigProposals *to, const JigOp *op, JigProposeLoops which);
/* "[a, b, c]" of a size for each loop. */
const char *jig_propose_list(JigProposals *to, const int64_t *sizes, size_t n);
/* "0.0 : f32, 0 : i8": zeros of the element types of all operands; NULL: there is one without a
 * zero. */
const char *jig_propose_zeros(JigProposals *to, const JigOp *op, size_t first);

/* Does it work on tensors; on buffers? Some operand or result is one. */
bool jig_propose_has_tensors(const JigOp *op);
bool jig_propose_has_buffers(const JigOp *op);
/* Does such an op stand below? */
bool jig_propose_is_below(JigOp *op, bool (*test)(const JigOp *op));
/* A function with a body. */
bool jig_propose_is_function(const JigOp *op);
/* The loop around `op` that does not stand around `other`, the outermost one; *depth: the how
 * manieth around op it is among those of its name, from 1. NULL: there is none. */
JigOp *jig_propose_loop_around(JigOp *op, JigOp *other, size_t *depth);

/* ---- .propose of rows ---- */
typedef void JigProposeFn(JigProposals *to, JigOp *payload);
/* handles/propose_ways.c */
JigProposeFn jig_propose_producers, jig_propose_consumers, jig_propose_parent;
/* structured/propose_tiles.c */
JigProposeFn jig_propose_tile_using_for, jig_propose_tile_using_forall, jig_propose_fuse,
    jig_propose_fuse_into_containing, jig_propose_fuse_consumer, jig_propose_tile_reduction_for,
    jig_propose_tile_reduction_forall, jig_propose_split_reduction, jig_propose_split,
    jig_propose_multitile, jig_propose_continuous;
/* structured/propose_forms.c */
JigProposeFn jig_propose_vectorize, jig_propose_vectorize_children,
    jig_propose_for_functions_with_loops, jig_propose_interchange, jig_propose_generalize,
    jig_propose_specialize, jig_propose_decompose, jig_propose_decompose_interface,
    jig_propose_flatten, jig_propose_destination_style, jig_propose_slice_to_copy,
    jig_propose_copy_to_memref, jig_propose_transpose_matmul, jig_propose_transpose_conv,
    jig_propose_img2col, jig_propose_winograd, jig_propose_decompose_winograd,
    jig_propose_scalarize, jig_propose_to_loops, jig_propose_promote;
/* structured/propose_packs.c */
JigProposeFn jig_propose_pack, jig_propose_pack_greedily, jig_propose_pack_transpose,
    jig_propose_lower_pack, jig_propose_lower_unpack, jig_propose_pad, jig_propose_pad_loops,
    jig_propose_hoist_pad, jig_propose_build_packing, jig_propose_tensor_independent,
    jig_propose_memref_independent;
/* loops/propose_loops.c */
JigProposeFn jig_propose_unroll, jig_propose_unroll_and_jam, jig_propose_peel, jig_propose_pipeline,
    jig_propose_loop_split, jig_propose_loop_tile, jig_propose_coalesce, jig_propose_fuse_sibling,
    jig_propose_forall_to_for, jig_propose_forall_to_parallel, jig_propose_parallel_to_fors,
    jig_propose_promote_loop, jig_propose_for_loops, jig_propose_outline, jig_propose_min_max,
    jig_propose_super_vectorize;
/* memory/propose_memory.c */
JigProposeFn jig_propose_one_shot, jig_propose_eliminate_empty, jig_propose_empty_to_alloc,
    jig_propose_to_allocation, jig_propose_promote_tensor, jig_propose_fast_memory,
    jig_propose_multibuffer, jig_propose_to_global, jig_propose_for_functions_with_allocs;
/* patterns/propose_patterns.c */
JigProposeFn jig_propose_cse, jig_propose_dce, jig_propose_licm, jig_propose_patterns,
    jig_propose_deduplicate_args;
/* devices/propose_devices.c */
JigProposeFn jig_propose_to_blocks, jig_propose_to_threads, jig_propose_copy_to_threads;

#endif
