/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The vector dialect to llvm: sets of patterns, in the environment of a JigLlvm (llvm.h). */
#ifndef JIG_PAYLOAD_LOWER_LLVM_VECTOR_LLVM_VECTOR_H
#define JIG_PAYLOAD_LOWER_LLVM_VECTOR_LLVM_VECTOR_H

#include "payload/lower/llvm/to_llvm.h"

typedef struct JigLlvmVectorOptions {
    bool reassociate;   /* sums of floats may be taken in any order */
    bool narrow_lanes;  /* lanes are counted in 32 bits */
    bool vectors_align; /* memory is aligned as its vectors are, not as its elements */
} JigLlvmVectorOptions;
void jig_to_llvm_add_vector_patterns(JigPatternSet *set, const JigConversionEnv *env,
                                     JigLlvmVectorOptions options);

/* Vectors as values (llvm_vector.c, llvm_vector_parts.c); vector.print (llvm_vector_print.c). */
extern const JigPattern jig_to_llvm_vector_patterns[], jig_to_llvm_vector_part_patterns[],
    jig_to_llvm_vector_print_patterns[];
/* Of reductions by `reassociate`, of masks by `narrow_lanes`, of memory by `vectors_align`
 * (llvm_vector_reduce.c, llvm_vector_masks.c, llvm_vector_memory.c). */
extern const JigPattern *const jig_to_llvm_vector_reduction_patterns[2],
    *const jig_to_llvm_vector_mask_patterns[2], *const jig_to_llvm_vector_memory_patterns[2];

/* convert-vector-to-llvm with the options of the machines that the context knows now. */
void jig_to_llvm_register_vector(JigContext *ctx);

/* Before the conversion: products and transpositions of matrices by intrinsics
 * (llvm_vector_matrix.c). */
extern const JigPattern jig_to_llvm_matrix_multiply_patterns[],
    jig_to_llvm_matrix_transpose_patterns[];

/* Element `at` of a converted vector of one dimension; with another one there. */
JigValue *jig_to_llvm_lane(JigRewriter *rw, JigLoc loc, JigValue *vector, JigValue *at);
JigValue *jig_to_llvm_set_lane(JigRewriter *rw, JigLoc loc, JigValue *vector, JigValue *element,
                               JigValue *at);
/* A constant of 64 bits, or of 32, whatever an index becomes. */
JigValue *jig_to_llvm_number(JigRewriter *rw, JigLoc loc, uint32_t bits, int64_t n);
/* The lanes of these numbers, counted through both vectors, which have one type; -1: any value. */
JigValue *jig_to_llvm_shuffle(JigRewriter *rw, JigLoc loc, JigValue *v1, JigValue *v2,
                              const int32_t *lanes, size_t n);

#endif
