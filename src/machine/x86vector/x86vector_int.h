/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_MACHINE_X86VECTOR_X86VECTOR_INT_H
#define JIG_MACHINE_X86VECTOR_X86VECTOR_INT_H

#include "jig/convert.h"
#include "machine/x86vector/x86vector.h"
#include "rows/x86vector.h"

extern const JigOlderText jig_x86vector_newer[]; /* x86vector_newer.c */

/* ---- Sets of patterns ---- */
/* A row of numbers times one number, added to a row (x86vector_products.c). */
extern const JigPattern jig_x86vector_fma_patterns[];
/* The same of pairs of bf16 and fours of i8 (x86vector_products.c). */
extern const JigPattern jig_x86vector_dot_patterns[];
/* The same of pairs of bf16 that are in memory, by conversions from there (x86vector_bf16.c). */
extern const JigPattern jig_x86vector_bf16_fma_patterns[];
/* Whole tiles of the same, in registers of 512 or 256 bits, with one factor of bytes without sign;
 * and transpositions of two and four rows, which pack them (x86vector_dots.c). */
extern const JigPattern jig_x86vector_dots_512_patterns[], jig_x86vector_dots_256_patterns[];
/* Reads of vectors go to where they are first needed (x86vector_sink.c). */
extern const JigPattern jig_sink_vector_producer_patterns[];

/* x86vector_lower.c */
void jig_x86vector_lower(const JigConversionEnv *env, JigPatternSet *set,
                         JigConversionTarget *target);

#endif
