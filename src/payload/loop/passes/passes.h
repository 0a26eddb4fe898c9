/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The passes that transform loops; src/all.c registers them. */
#ifndef JIG_PAYLOAD_LOOP_PASSES_PASSES_H
#define JIG_PAYLOAD_LOOP_PASSES_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_affine_loop_unroll, jig_pass_affine_loop_unroll_jam,
    jig_pass_loop_invariant_subset_hoisting, jig_pass_scf_for_loop_peeling,
    jig_pass_scf_forall_to_for, jig_pass_scf_forall_to_parallel,
    jig_pass_scf_parallel_for_to_nested_fors, jig_pass_scf_for_to_while,
    jig_pass_affine_loop_coalescing, jig_pass_affine_loop_normalize,
    jig_pass_scf_parallel_loop_tiling, jig_pass_scf_for_loop_specialization,
    jig_pass_scf_parallel_loop_specialization, jig_pass_scf_for_loop_range_folding,
    jig_pass_affine_loop_tile, jig_pass_affine_loop_invariant_code_motion,
    jig_pass_affine_parallelize, jig_pass_scf_parallel_loop_fusion, jig_pass_affine_scalrep,
    jig_pass_affine_simplify_structures, jig_pass_affine_loop_fusion,
    jig_pass_affine_raise_from_memref, jig_pass_affine_super_vectorize,
    jig_pass_affine_data_copy_generate;

#endif
