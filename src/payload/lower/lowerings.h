/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns that lower dialects, for conversions (jig/convert.h). Lists end with an empty one. */
#ifndef JIG_PAYLOAD_LOWERINGS_H
#define JIG_PAYLOAD_LOWERINGS_H

#include "jig/convert.h"

/* Structured control flow as jumps between blocks. */
extern const JigPattern jig_scf_to_cf_patterns[];

/* Affine ops, but those that split and join indices (jig_patterns_expand_index). */
extern const JigPattern jig_lower_affine_patterns[];
extern const JigLegalityRow jig_lower_affine_legality[];

/* Ops that no conversion to llvm takes, by simpler ones (left_over.c). */
extern const JigPattern jig_left_over_patterns[];
/* Functions that exp and log do not give exactly for numbers near 0, as calls of the C library. */
extern const JigPattern jig_near_zero_patterns[];
/* Functions of complex numbers by those of f64, as exact as these (convert-complex-to-standard
 * computes in the format of the numbers, and less exactly near zeros). */
extern const JigPattern jig_exact_complex_patterns[];
/* On memref.generic_atomic_rmw of floats: finalize-memref-to-llvm exchanges their bits, as
 * llvm.cmpxchg takes integers only. */
#define JIG_EXCHANGES_BITS "jig.exchanges_bits"
/* Ops of ml_program as what bufferization takes; graphs are sorted before (topological-sort). */
bool jig_lower_has_ml_program(JigOp *payload);
void jig_lower_ml_program(JigRewriter *rw, JigOp *payload);
/* A vector.mask with what passes through, by one without. */
extern const JigPattern jig_choose_lanes_patterns[];
/* A vector.mask around a sum or product of lanes, by one of all lanes that keeps its flags. */
extern const JigPattern jig_reduce_all_lanes_patterns[];

/* Arithmetic that machines lack; divisions that round up or down by themselves. */
extern const JigPattern jig_arith_expand_patterns[], jig_arith_expand_divisions[];
/* Conversions from and to small floats. */
extern const JigPattern jig_arith_expand_bf16_patterns[], jig_arith_expand_f8e8m0_patterns[],
    jig_arith_expand_f4e2m1_patterns[];
typedef struct JigExpandFloats {
    bool bf16, f8e8m0, f4e2m1;
} JigExpandFloats;
/* Is an arith.extf or arith.truncf one of those that these sets expand? */
bool jig_lower_expands_float(const JigOp *op, const JigExpandFloats *which);

#endif
