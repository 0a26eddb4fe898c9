/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How parallel loops may be mapped to GPUs. */
#include "dialect/scf/scf.h"
#include "transform/ops/proposals.h"

static bool is_mapped_forall(const JigOp *op) {
    return jig_op_is(op, JIG_SCF(FORALL)) && jig_scf_forall_mapping_attr(op);
}

static bool is_launch(const JigOp *op) {
    return jig_op_has_name(op, "gpu.launch");
}

void jig_propose_to_blocks(JigProposals *to, JigOp *op) {
    if (jig_propose_is_function(op) && jig_propose_is_below(op, is_mapped_forall) &&
        !jig_propose_is_below(op, is_launch))
        jig_propose(to, &(JigProposal){.arguments = "generate_gpu_launch"});
    else if (is_launch(op) && jig_propose_is_below(op, is_mapped_forall))
        jig_propose(to, &(JigProposal){0});
}

void jig_propose_to_threads(JigProposals *to, JigOp *op) {
    if (is_launch(op) && jig_propose_is_below(op, is_mapped_forall))
        jig_propose(to, &(JigProposal){.arguments = "block_dims = [128, 1, 1]",
                                       .range = "threads along x, y and z, at least as many as "
                                                "the loops step"});
}

void jig_propose_copy_to_threads(JigProposals *to, JigOp *op) {
    bool is_copy = jig_op_has_name(op, "linalg.copy") || jig_op_has_name(op, "tensor.pad");
    if (is_copy && jig_propose_has_tensors(op))
        jig_propose(
            to, &(JigProposal){.arguments = "total_num_threads = 32 desired_bit_alignment = 128",
                               .range = "from 1; a multiple of the element's bits"});
}
