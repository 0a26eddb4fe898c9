/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes over the sets of patterns of this folder. */
#include "jig/pass.h"

#include "dialect/vector/vector.h"
#include "payload/vector_memory/vector_memory_patterns.h"
#include "payload/vectorize/vectorize_patterns.h"

static const JigOptionRow options[] = {
    {.name = "full-unroll",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "A transfer for each lane instead of loops"},
    {.name = "target-rank",
     .kind = JIG_OPTION_UINT,
     .otherwise = "1",
     .help = "Transfers of vectors of more dimensions are taken apart"},
    {.name = "lower-tensors",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Transfers of tensors, too"},
    {.name = "lower-scalable",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Writes of transposed vectors with a scalable dimension, too"},
};

static bool convert(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, jig_transfer_permutation_patterns);
    jig_patterns_add_list(set, jig_masked_read_order_patterns);
    (void)jig_pass_apply(call, set, NULL);
    set = jig_patterns_create(call->ctx);
    JigTransferToScf how = {.target_rank = (uint32_t)jig_option_int(call, "target-rank"),
                            .full_unroll = jig_option_bool(call, "full-unroll"),
                            .tensors = jig_option_bool(call, "lower-tensors"),
                            .scalable = jig_option_bool(call, "lower-scalable")};
    jig_vector_memory_add_to_scf(set, call->ctx, how);
    (void)jig_pass_apply(call, set, NULL);
    return true;
}

const JigPassRow jig_pass_convert_vector_to_scf = {
    .name = "convert-vector-to-scf",
    .title = "ConvertVectorToSCF",
    JIG_TABLE(options, options),
    .run = convert,
    .summary = "transfers of vectors as loops over smaller ones",
};

/* ---- Masks ---- */

static bool lower_masks(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, jig_masked_transfer_patterns);
    jig_patterns_add_list(set, JIG_VECTOR(MASK)->canonicalize);
    (void)jig_pass_apply(call, set, NULL);
    return true;
}

const JigPassRow jig_pass_lower_vector_mask = {
    .name = "lower-vector-mask",
    .title = "LowerVectorMaskPass",
    .anchor = "func.func",
    .run = lower_masks,
    .summary = "ops in vector.mask that can take the mask as an operand",
};
