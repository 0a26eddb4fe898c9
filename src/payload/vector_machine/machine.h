/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns that make instructions of single machines of vector ops. Each is an array that
 * ends with an empty pattern. */
#ifndef JIG_PAYLOAD_VECTOR_MACHINE_H
#define JIG_PAYLOAD_VECTOR_MACHINE_H

#include "jig/rewrite.h"

/* x86: a row of numbers times one number, added to a row (x86_products.c). */
extern const JigPattern jig_x86_fma_patterns[];
/* The same of pairs of bf16 and fours of i8 (x86_products.c). */
extern const JigPattern jig_x86_dot_patterns[];
/* The same of pairs of bf16 that are in memory, by conversions from there (x86_bf16.c). */
extern const JigPattern jig_x86_bf16_fma_patterns[];
/* Neon: products of matrices of numbers of 8 bits, and of bf16 (neon.c). */
extern const JigPattern jig_neon_i8_patterns[], jig_neon_bf16_patterns[];
/* SVE: the same with as many columns as the machine has (sve.c). */
extern const JigPattern jig_sve_i8_patterns[], jig_sve_bf16_patterns[];
/* SVE: predicates in memory as whole registers (sve_storage.c), and whether all who use such memory
 * do so now: false after an error. */
extern const JigPattern jig_sve_storage_patterns[];
bool jig_sve_check_storage(JigOp *root);
/* Neon: sums of products of rows of four as one instruction (neon.c). */
extern const JigPattern jig_neon_rows_patterns[];
/* Reads of vectors go to where they are first needed (sink.c). */
extern const JigPattern jig_sink_vector_producer_patterns[];

#endif
