/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns about vectors. Each is an array that ends with an empty pattern. */
#ifndef JIG_PAYLOAD_VECTORIZE_PATTERNS_H
#define JIG_PAYLOAD_VECTORIZE_PATTERNS_H

#include "jig/rewrite.h"

/* Transfers whose map is no minor identity become such with a transposition or a broadcast
 * (permutation.c). */
extern const JigPattern jig_transfer_permutation_patterns[];
/* Of masked reads that leave out dimensions between those that they permute. */
extern const JigPattern jig_masked_read_order_patterns[];
/* Sums of products, with what only reorders or repeats operands, become contractions
 * (to_contract.c). */
extern const JigPattern jig_reduction_to_contract_patterns[];
/* Contractions take extensions of their operands (to_contract.c). */
extern const JigPattern jig_fold_arith_extension_patterns[];
/* What moves lanes goes behind elementwise ops, what picks one before them (sink_relayouts.c). */
extern const JigPattern jig_sink_vector_patterns[];
/* vector.step as a constant (sink_relayouts.c). */
extern const JigPattern jig_step_patterns[];
/* Transfers from and to buffers that are copied: to where the copy comes from or goes
 * (forward_copies.c). */
extern const JigPattern jig_copy_forwarding_patterns[];
/* memref.copy as a transfer (forward_copies.c). */
extern const JigPattern jig_copy_vectorization_patterns[];
/* tensor.pad with the transfers and slices that use it (pads.c). */
extern const JigPattern jig_pad_vectorization_patterns[];

/* The op to be replaced with `op`: the vector.mask around it, if there is one. */
JigOp *jig_vectorize_masked_root(JigOp *op);

#endif
