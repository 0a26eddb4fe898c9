/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A reduction as a parallel loop around a shorter one, and another that combines the results. */
#ifndef JIG_PAYLOAD_STRUCTURED_SPLIT_REDUCTION_H
#define JIG_PAYLOAD_STRUCTURED_SPLIT_REDUCTION_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigSplitReductionOptions {
    int64_t factor;
    size_t dim;          /* of the partial results: the new one */
    bool inner_parallel; /* the parallel loop goes through neighbours */
    bool scale;          /* inputs are read as they are, at scaled indices, in place of reshaped */
    bool alloc;          /* partial results are in a bufferization.alloc_tensor */
    bool as_reference;   /* as mlir-opt in both: what it refuses is refused, though it could be
                            done; what it builds for the verifier to refuse is built: partial
                            results without the sizes that are not known, dimensions taken for
                            others */
} JigSplitReductionOptions;

typedef struct JigSplitReduction {
    JigOp *init, *fill, *split, *combine;
} JigSplitReduction;

/* Replaces a structured op on tensors. False, and why, when it has not the one result and reduction
 * that it takes, or the factor does not divide the reduction. */
bool jig_structured_split_reduction(JigRewriter *rw, JigOp *op,
                                    const JigSplitReductionOptions *options, JigArena *a,
                                    JigSplitReduction *out, JigReason *why) JIG_NODISCARD;

#endif
