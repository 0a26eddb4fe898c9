/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Structured ops become one: elementwise producers go into the body of what reads them, constants
 * and fills, too, and reshapes go around structured ops, whose loops become several.
 */
#ifndef JIG_PAYLOAD_FUSE_ELEMENTWISE_FUSION_H
#define JIG_PAYLOAD_FUSE_ELEMENTWISE_FUSION_H

#include "jig/reason.h"
#include "jig/rewrite.h"

/* ---- Producers (elementwise_fusion.c) ---- */
/* Can the linalg.generic that makes input number `input` of the linalg.generic `consumer` go into
 * it? The producer is elementwise, what it makes is a permutation of its loops, and the sizes of
 * all loops of the consumer are still known. Changes nothing. */
bool jig_fuse_may_elementwise(JigOp *consumer, size_t input, JigReason *why);
typedef struct JigFusedElementwise {
    JigOp *op; /* before the consumer, which is as it was */
    /* Results of `op`: those of the producer that are still made (NULL: not), those of the
     * consumer. Both in the rewriter's arena. */
    JigValue **made, **used;
} JigFusedElementwise;
/* Builds one op that does what both do. A result of the producer is made if another op uses it, if
 * its init is read, or if the size of a loop is known from it alone. False: nothing is changed. */
bool jig_fuse_elementwise(JigRewriter *rw, JigOp *consumer, size_t input, JigFusedElementwise *out,
                          JigReason *why);

/* ---- Reshapes (elementwise_expand.c) ---- */
/* Builds `op`, a structured op on tensors, with a loop for each dimension of what is expanded in
 * `reshape`, before it: a tensor.collapse_shape that makes input number `operand`, or a
 * tensor.expand_shape of the result whose init has that number. `results`, in the rewriter's arena,
 * has a value for each result, collapsed to its type; the caller replaces op. False: nothing is
 * built. */
bool jig_fuse_expand_structured(JigRewriter *rw, JigOp *op, JigOp *reshape, size_t operand,
                                JigValue **results, JigReason *why);

/* ---- Patterns, for producers with one use ---- */
/* Producers, fills, constants. */
extern const JigPattern jig_patterns_fuse_elementwise[];
/* The same, but contractions take in no producers. */
extern const JigPattern jig_patterns_fuse_elementwise_chains[];
/* Inits that are not read become tensor.empty. */
extern const JigPattern jig_patterns_start_from_empty[];
/* Reshapes next to structured ops and tensor.pad. */
extern const JigPattern jig_patterns_expand_structured[];
/* tensor.expand_shape before the tensor.collapse_shape that it reads, if they concern different
 * dimensions. */
extern const JigPattern jig_patterns_bubble_expand[];
/* Transposed constants. */
extern const JigPattern jig_patterns_fold_transposed_constant[];

#endif
