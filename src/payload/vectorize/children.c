/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/patterns/patterns.h"
#include "payload/vectorize/children.h"

#include "dialect/vector/vector_transfer.h"
#include "payload/vectorize/vectorize_patterns.h"
#include "jig/payload/vectorize.h"

static bool vectorize(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigVectorized r;
    if (!jig_can_vectorize(op))
        return jig_no_match(rw, op, "Unsupported Op, cannot vectorize");
    if (!jig_vectorize(rw, op, self->data, rw->arena, &r, NULL))
        return jig_no_match(rw, op, "it can not be vectorized");
    jig_vectorize_replace(rw, op, &r);
    return true;
}

static JigPatternSet *patterns_for(JigContext *ctx, const JigVectorizeChildren *o,
                                   const JigPattern *vectorization) {
    JigPatternSet *set = jig_patterns_create(ctx);
    jig_patterns_add(set, vectorization);
    if (!o->keep_permutations)
        jig_patterns_add_list(set, jig_transfer_permutation_patterns);
    if (!o->keep_reductions)
        jig_patterns_add_list(set, jig_reduction_to_contract_patterns);
    jig_patterns_add_list(set, jig_sink_vector_patterns);
    jig_patterns_add_list(set, jig_copy_forwarding_patterns);
    jig_patterns_add_list(set, jig_vector_transfer_read_patterns);
    jig_patterns_add_list(set, jig_vector_transfer_write_patterns);
    jig_patterns_add_list(set, jig_patterns_fold_subsets_into_transfers);
    jig_patterns_add_list(set, jig_copy_vectorization_patterns);
    if (o->fold_extensions)
        jig_patterns_add_list(set, jig_fold_arith_extension_patterns);
    if (o->pads) {
        jig_patterns_add_list(set, jig_pad_vectorization_patterns);
        jig_patterns_add_list(set, jig_patterns_decompose_pad);
    }
    jig_patterns_add_list(set, jig_step_patterns);
    return set;
}

bool jig_vectorize_children(JigOp *op, const JigVectorizeChildren *o) {
    JigVectorizeOptions options = {.nd_extract = o->nd_extract,
                                   .flatten_depthwise = o->flatten_depthwise,
                                   .as_reference = o->as_reference};
    JigPattern vectorization = {
        .name = "(anonymous namespace)::VectorizationPattern",
        .fn = vectorize,
        .data = &options,
        .leaves_invalid = true /* of 1-D convolutions of mixed types, as the verifier tells */};
    JigPatternSet *set = patterns_for(jig_op_context(op), o, &vectorization);
    bool ok = jig_apply_greedily(op, set, NULL, NULL);
    jig_patterns_destroy(set);
    return ok;
}
